# Le lezioni guidate: lesson-<lezione>-<scena>-<testo>. Le scene sono in src/serai/school/lessons.

lesson-bakschisch-fist-title = Il pugno
lesson-bakschisch-fist-guide = Ognuno nasconde monete nel pugno, e tutti i pugni si aprono insieme. Chi ne mostra di più cammina fino al personaggio della carta. Prendi in mano quattro, cinque o sei monete.
lesson-bakschisch-fist-empty = Un pugno vuoto conserva le monete, ma non ti fa mai avanzare. Prendine da quattro a sei.
lesson-bakschisch-fist-few = Qualcuno ne mostrerà di sicuro altrettante. Un po’ di più: da quattro a sei.
lesson-bakschisch-fist-thief = Il ladro avrà una scena tutta sua. Questa volta prendi monete: da quattro a sei.
lesson-bakschisch-fist-other = Vinceresti, ma le monete mostrate sono perse comunque. Da quattro a sei bastano.
lesson-bakschisch-fist-done = Hai mostrato più di tutti e hai camminato fino al primo eunuco. Tutte le monete mostrate sono nel piatto, anche quelle di chi ha perso.

lesson-bakschisch-card-title = Leggere una carta
lesson-bakschisch-card-guide = Una carta vale tanti passi quanto è lontano il prossimo personaggio uguale. Questo fachiro è cinque passi davanti a te, ma solo uno o due davanti agli altri: merita una bustarella. Mostra da tre a cinque monete.
lesson-bakschisch-card-far = Cinque passi per poche monete: di rado li avrai a meno. Mostrane da tre a cinque.
lesson-bakschisch-card-few = Anche Yusuf vuole i suoi due passi. Tre monete o più dovrebbero bastare.
lesson-bakschisch-card-thief = Con il ladro resteresti fermo, e cinque passi ti aspettano. Mostra da tre a cinque monete.
lesson-bakschisch-card-much = È più di quanto vale la carta: gli altri qui hanno poco da guadagnare. Da tre a cinque bastano.
lesson-bakschisch-card-near = Ora un eunuco, e sta proprio sulla prossima casella. Per gli altri vale di più. Lascia andare questa carta: chiudi un pugno vuoto.
lesson-bakschisch-card-other = Un solo passo non merita niente di tuo. Tieni monete e ladro: chiudi un pugno vuoto.
lesson-bakschisch-card-done = Yusuf ci ha speso quattro monete, tu nessuna. Le buone bustarelle sono quelle che ti portano lontano.

lesson-bakschisch-ties-title = La parità
lesson-bakschisch-ties-guide = Con le prime quattro carte si muove chiunque mostri di più; la parità non ferma nessuno. A Yusuf restano due monete, a Leila nessuna. Qual è il minimo che ti fa avanzare di sicuro?
lesson-bakschisch-ties-empty = È il più economico, ma a pugno vuoto nessuno si muove. Trova il minimo che basta di sicuro.
lesson-bakschisch-ties-few = Yusuf può mostrarne due, e allora una è troppo poco. Pensa alla parità.
lesson-bakschisch-ties-thief = Il tuo ladro non cammina. Trova il minimo di monete che basta di sicuro.
lesson-bakschisch-ties-other = Anche così ti muovi, ma Yusuf non può mostrarne più di due, e a te basta la parità.
lesson-bakschisch-ties-done = Due contro due: camminate entrambi fino al servitore, ognuno dalla sua casella. E il resto lo hai risparmiato.

lesson-bakschisch-pot-title = Il piatto
lesson-bakschisch-pot-guide = Le monete mostrate restano nel piatto fino alla fine del round; poi tutti lo dividono in parti uguali. Questa quinta carta manda indietro qualcuno, ma tu sei alla PARTENZA, e più indietro non si va. Quanto spendi?
lesson-bakschisch-pot-other = Dalla PARTENZA nessuno può mandarti indietro, quindi qui ogni moneta è sprecata. Chiudi un pugno vuoto.
lesson-bakschisch-pot-done = Hai mostrato meno di tutti e sei rimasto dov’eri. Poi il piatto è stato diviso: nove monete a testa. Chi risparmia comincia ricco il round dopo.

lesson-bakschisch-fifth-title = La quinta carta
lesson-bakschisch-fifth-guide = La quinta carta di un round rovescia tutto: chi mostra di meno torna indietro fino a quel personaggio. Cadresti di sei passi. A Yusuf resta una moneta, a Leila due. Mostra quanto basta per stare al sicuro.
lesson-bakschisch-fifth-empty = Niente è il minimo di tutti, e torneresti indietro di sei passi. Yusuf ha una moneta: mostra più di quanto può lui.
lesson-bakschisch-fifth-tie = Se Yusuf mostra la sua moneta, avete entrambi il minimo e tornate entrambi indietro. Mostra più di lui.
lesson-bakschisch-fifth-other = Sicuro, ma caro. Yusuf può mostrare al massimo una moneta: due o tre bastano e avanzano.
lesson-bakschisch-fifth-done = Yusuf ha mostrato di meno ed è tornato indietro. Ricorda: con quattro carte conta il più, con la quinta il meno.

lesson-bakschisch-thief-title = Il ladro
lesson-bakschisch-thief-guide = Invece delle monete puoi chiudere nel pugno il tuo ladro: prende tutte le monete che gli altri mostrano. Questo eunuco per te è a un passo, e gli altri hanno i sacchetti pieni. Mandalo.
lesson-bakschisch-thief-empty = Un pugno vuoto non costa niente e non rende niente. Il tuo ladro potrebbe riempirti il sacchetto.
lesson-bakschisch-thief-other = Pagheresti per un solo passo, e gli altri possono spendere più di te. Lascia fare al ladro.
lesson-bakschisch-thief-done = Nove monete per il tuo sacchetto! Leila ha camminato lo stesso: un ladro prende l’oro, non la mossa. Riposa fino alla fine del round.

lesson-bakschisch-stop-title = Lo stop dei ladri
lesson-bakschisch-stop-guide = Nel palazzo niente ladri: chi va oltre lo stop dei ladri, dove ti trovi ora, lascia fuori il suo. Usalo un’ultima volta.
lesson-bakschisch-stop-empty = Allora il tuo ladro torna a casa a mani vuote. Mostralo adesso: oltre lo stop non può seguirti.
lesson-bakschisch-stop-other = Così entreresti nel palazzo, e il tuo ladro resterebbe fuori con il sacco vuoto. Usa prima lui.
lesson-bakschisch-stop-now = Cinque monete in più! Ora un fachiro aspetta nel palazzo, due passi più in là. Entra: mostra da quattro a sei monete.
lesson-bakschisch-stop-walk = Anche gli altri mostreranno qualcosa. Da quattro a sei monete ti portano nel palazzo.
lesson-bakschisch-stop-done = Sei nel palazzo. Il tuo ladro aspetta fuori, finché qualcuno non ti ributta allo stop o più in basso.

lesson-bakschisch-throne-title = Il trono
lesson-bakschisch-throne-guide = Tra te e il trono non ci sono più fachiri. Se davanti quel personaggio non c’è più, vai dritto sul trono! Mostra da tre a cinque monete.
lesson-bakschisch-throne-empty = Il trono è a una bustarella di distanza, e resteresti fermo? Mostra da tre a cinque monete.
lesson-bakschisch-throne-few = Yusuf e Leila ne mostreranno due. Tre monete o più ti portano sul trono.
lesson-bakschisch-throne-much = Ti serviranno monete anche per la quinta carta. Da tre a cinque bastano.
lesson-bakschisch-throne-stay = Siedi sul trono! Ma ora arriva la quinta carta, e chi mostra di meno torna indietro. A Yusuf resta una moneta. Tieniti forte.
lesson-bakschisch-throne-fall = Così potresti essere tra gli ultimi, e scivoleresti fino al servitore. Mostra più di quanto può Yusuf.
lesson-bakschisch-throne-done = Il round è finito e sei sul trono: hai vinto! Ora sai giocare a Bakschisch.

lesson-bagdad-guards-title = Le guardie
lesson-bagdad-guards-guide = I tuoi ladri entrano solo dove una tua guardia sta alla porta, e ogni guardia altrui costa loro una carta. Metti la tua ultima guardia dove c’è calma: al palazzo rosso o a quello giallo.
lesson-bagdad-guards-crowded = A quella porta c’è ressa: ogni ladro ti costerebbe due carte o più. Cercane una con una sola guardia altrui.
lesson-bagdad-guards-other = Lì c’è già una tua guardia. Una nuova porta ti apre altre strade: rosso o giallo.
lesson-bagdad-guards-done = Ben piazzata. Le guardie grigie non sono di nessuno, e a una porta non stanno mai più di quattro.

lesson-bagdad-thieves-title = I ladri
lesson-bagdad-thieves-guide = Alla porta rossa stanno la tua guardia e una altrui: ogni ladro costa una carta rossa. Ne hai tre, e tre ladri sono il massimo in un turno. Mandali tutti e tre, poi pesca le tue carte.
lesson-bagdad-thieves-red = Si può fare, ma i ladri sono forti insieme. Radunali al palazzo rosso.
lesson-bagdad-thieves-pass = Con una mano povera si può aspettare. Oggi hai tre carte rosse: manda i tuoi ladri al palazzo rosso.
lesson-bagdad-thieves-more = In un turno puoi mandare fino a tre ladri, e hai le carte. Un altro al palazzo rosso!
lesson-bagdad-thieves-other = Le tue guardie stanno bene dove sono. Spendi le carte rosse per i ladri al palazzo rosso.
lesson-bagdad-thieves-done = Tre ladri nel cortile! Dopo le tue azioni peschi tre carte, e tocca agli altri.

lesson-bagdad-pay-title = Pagare un palazzo
lesson-bagdad-pay-guide = Ogni guardia altrui vuole una carta del palazzo. Alla porta blu stanno una neutrale e una di Yusuf: due carte blu per un ladro. Pagale, poi pesca.
lesson-bagdad-pay-pass = Hai due carte blu, ed è proprio il prezzo alla porta blu. Usale.
lesson-bagdad-pay-other = Anche spostare guardie costa carte. Ne hai due blu: fai passare un ladro davanti alle due guardie della porta blu.
lesson-bagdad-pay-done = Due guardie, due carte. Il numero sul palazzo è sempre il tuo prezzo.

lesson-bagdad-dancers-title = Le danzatrici
lesson-bagdad-dancers-guide = Hai una carta blu, e la porta blu ne costa due. Chi non fa nessuna azione pesca quattro carte, e una può essere una danzatrice. Prendi una danzatrice!
lesson-bagdad-dancers-cards = Quattro carte comuni forse aiutano. Una danzatrice aiuta sempre: prendila con tre carte.
lesson-bagdad-dancers-other = Aspetta, questa volta. Chi non fa niente può prendere una danzatrice.
lesson-bagdad-dancers-use = Una danzatrice vale come qualsiasi carta, dal tuo turno successivo. Fai passare un ladro dalla porta blu con una carta blu e la danzatrice, poi pesca.
lesson-bagdad-dancers-mix = Guarda il palazzo blu: una carta blu e la danzatrice sono proprio il prezzo.
lesson-bagdad-dancers-again = Hai la tua danzatrice: ora falla danzare. Il palazzo blu aspetta.
lesson-bagdad-dancers-done = Ha fatto girare la testa alle guardie, ed è di nuovo accanto al tabellone, per chi la prenderà.

lesson-bagdad-chests-title = I forzieri
lesson-bagdad-chests-guide = Il forziere in cima al palazzo rosso richiede quattro ladri, e tre dei tuoi aspettano nel cortile. Manda il quarto, poi pesca.
lesson-bagdad-chests-pass = Ancora un ladro e il forziere è tuo. Le carte rosse ce le hai!
lesson-bagdad-chests-other = Non adesso: al palazzo rosso tre ladri aspettano il quarto.
lesson-bagdad-chests-done = Il quarto ladro, e il forziere è stato subito tuo. Tutti e quattro sono a casa, pronti a ripartire. Il prossimo forziere rosso ne richiede cinque.

lesson-bagdad-carry-title = In viaggio insieme
lesson-bagdad-carry-guide = Una guardia va a un altro palazzo per una carta di uno dei due, e un tuo ladro può seguirla senza pagare altro. Il tuo ladro del palazzo viola manca in quello rosso. Falli viaggiare, poi pesca.
lesson-bagdad-carry-alone = Così la guardia va da sola. Porta con lei il ladro: non costa di più.
lesson-bagdad-carry-thief = Un altro ladro al palazzo viola non prende ancora forzieri. Al rosso tre aspettano il quarto.
lesson-bagdad-carry-pass = Guarda il cortile rosso: manca un ladro, ed è nel palazzo viola.
lesson-bagdad-carry-other = Al palazzo rosso aspettano tre ladri. Portaci quello del viola con la sua guardia.
lesson-bagdad-carry-done = Per una carta viola sono arrivati guardia e ladro, e con quattro ladri il forziere era tuo.

lesson-bagdad-closing-title = Chiudere un palazzo
lesson-bagdad-closing-guide = Yusuf ha tre ladri nel palazzo giallo e gliene manca uno, ma a quella porta non c’è nessuna sua guardia. Un posto è libero. Occupalo con una guardia del palazzo bianco, poi pesca.
lesson-bagdad-closing-greed = Un ladro per te, ma poi Yusuf mette una guardia al giallo e prende il forziere. Prima chiudi la porta.
lesson-bagdad-closing-pass = Se aspetti, Yusuf occupa l’ultimo posto libero al giallo. Prendilo tu.
lesson-bagdad-closing-other = Guarda la porta gialla: un posto è libero, e serve a Yusuf. Spostaci una guardia dal palazzo bianco.
lesson-bagdad-closing-done = Quattro guardie, e la porta è chiusa. Senza una sua guardia, i tre ladri di Yusuf aspettano invano.

lesson-bagdad-win-title = L’ultimo forziere
lesson-bagdad-win-guide = In due si vince con sei forzieri rubati, grandi o piccoli. Tu ne hai cinque, e quattro ladri aspettano nel palazzo blu, dove il forziere ne richiede cinque. Finisci!
lesson-bagdad-win-white = Un bravo ladro, ma non prende forzieri. Il quinto al palazzo blu vince la partita.
lesson-bagdad-win-pass = Anche Yusuf ha cinque forzieri. Prendi prima il tuo: il palazzo blu!
lesson-bagdad-win-other = Non serve: un ladro al palazzo blu vince la partita.
lesson-bagdad-win-done = Sei forzieri: hai vinto, subito e nel mezzo del turno. Ora sai giocare a Il ladro di Bagdad.

lesson-five-tribes-bid-title = Le offerte
lesson-five-tribes-bid-guide = Ogni round comincia con le offerte: chi paga di più gioca per primo. Yusuf ha preso il 3, Leila l’1. Gioca per primo spendendo il meno possibile.
lesson-five-tribes-bid-last = È gratis, e giochi per ultimo. A volte è giusto; adesso prova a essere davanti.
lesson-five-tribes-bid-other = Così sei davanti, ma le monete sono punti. Il 5 basta per giocare prima di Yusuf.
lesson-five-tribes-bid-done = Hai pagato cinque monete e giochi prima degli altri. L’ordine di gioco sarà anche quello delle prossime offerte.

lesson-five-tribes-sow-title = Seminare
lesson-five-tribes-sow-guide = Raccogli tutti i meeple di una tessera e lasciali uno alla volta, ciascuno su una tessera vicina. L’ultimo deve incontrare il suo colore. Prendi i tre di b3 e fai finire il saggio bianco dal saggio di d2.
lesson-five-tribes-sow-elder = Tieni il saggio bianco per ultimo: deve incontrare il suo simile in d2.
lesson-five-tribes-sow-other = Prendi i tre della tessera b3: da lì il saggio bianco arriva in d2 al terzo passo.
lesson-five-tribes-sow-done = L’ultimo meeple e tutti quelli del suo colore su quella tessera sono tuoi. Due saggi: due punti l’uno, e i geni li adorano.

lesson-five-tribes-viziers-title = I visir
lesson-five-tribes-viziers-guide = Un visir vale un punto, e altri dieci per ogni avversario che ne ha meno. Yusuf ne ha uno, Leila due. Prendi i due meeple di c2 e finisci con il visir giallo in e2.
lesson-five-tribes-viziers-vizier = Il visir deve arrivare per ultimo. Lascia prima il mercante verde.
lesson-five-tribes-viziers-other = Parti da c2: il suo visir ne raggiunge altri due in e2.
lesson-five-tribes-viziers-done = Tre visir, più di ogni avversario: tre punti, e due volte dieci. Adesso devono tenerti d’occhio.

lesson-five-tribes-merchants-title = I mercanti
lesson-five-tribes-merchants-guide = I mercanti portano carte: tante quanti ne prendi, dal lato sinistro della fila. Prendi i meeple di e3, finisci con il mercante verde in e5, tieni le carte e finisci il turno.
lesson-five-tribes-merchants-merchant = Tieni il mercante verde per ultimo: altri due aspettano in e5.
lesson-five-tribes-merchants-sell = Non ancora! Più carte diverse ha una serie, più vale ciascuna. Tienile.
lesson-five-tribes-merchants-other = Parti da e3: il suo mercante ne raggiunge altri due in e5.
lesson-five-tribes-merchants-done = Tre mercanti, tre carte: seta, pesce e un fachiro, che non è merce ma aiuta costruttori, assassini e geni.

lesson-five-tribes-builders-title = I costruttori
lesson-five-tribes-builders-guide = I costruttori guadagnano monete per ogni tessera blu, la loro e le otto intorno. Intorno a b3 quattro sono blu. Prendi i meeple di b1, finisci con il costruttore blu in b3 e manda anche il tuo fachiro.
lesson-five-tribes-builders-builder = Tieni il costruttore blu per ultimo: altri due aspettano in b3.
lesson-five-tribes-builders-alone = Tre costruttori guadagnano dodici. Il tuo fachiro conta come il quarto: quattro monete in più. Mandalo.
lesson-five-tribes-builders-other = Parti da b1: il suo costruttore ne raggiunge altri due in b3.
lesson-five-tribes-builders-done = Tre costruttori e un fachiro, quattro tessere blu: sedici monete. E il villaggio ha avuto un palazzo.

lesson-five-tribes-assassins-title = Gli assassini
lesson-five-tribes-assassins-guide = Gli assassini uccidono un meeple: su una tessera vicina, o un visir o saggio di un avversario. Leila ha tre visir, tu due. Prendi i meeple di d3, finisci con l’assassino rosso in e2 e colpisci un visir di Leila.
lesson-five-tribes-assassins-assassin = Tieni l’assassino rosso per ultimo: un altro aspetta in e2.
lesson-five-tribes-assassins-victim = Così non aiuti nessuno. Il terzo visir di Leila le vale dieci punti: colpisci lì.
lesson-five-tribes-assassins-other = Parti da d3: il suo assassino ne raggiunge un altro in e2.
lesson-five-tribes-assassins-done = Leila non ha più visir di te, e i suoi dieci punti sono svaniti. Gli assassini svuotano anche tessere, che poi sono tue.

lesson-five-tribes-control-title = Il controllo
lesson-five-tribes-control-guide = Se sulla tessera dove finisce la tua mossa non resta nessun meeple, è tua: ci va un cammello, per sempre. Prendi i meeple di e2 in modo che il visir solo in e4 se ne vada con il tuo.
lesson-five-tribes-control-beside = In d3 resterebbe un mercante, e la tessera non sarebbe vuota. Fai arrivare per ultimo il visir, in e4.
lesson-five-tribes-control-other = Parti da e2: il suo visir raggiunge quello che è solo in e4.
lesson-five-tribes-control-done = La tessera è vuota e c’è il tuo cammello: cinque punti, e altri cinque per il palazzo. Chi posa l’ultimo cammello fa finire la partita.

lesson-five-tribes-market-title = La tessera agisce
lesson-five-tribes-market-guide = Ogni tessera fa qualcosa: le oasi danno palme, i villaggi palazzi, i luoghi sacri chiamano geni, i mercati vendono carte. Prendi i meeple di a2, finisci con il visir al mercato c2, compra una carta che non hai e finisci il turno.
lesson-five-tribes-market-same = Ne hai già una. Una serie vuole carte diverse: prendi le gemme.
lesson-five-tribes-market-sell = Tieni la serie: con ogni carta diversa vale di più.
lesson-five-tribes-market-nothing = Tre monete per una carta che fa crescere la serie sono poche. Compra le gemme.
lesson-five-tribes-market-other = Parti da a2, prima il saggio: il visir finisce al mercato c2.
lesson-five-tribes-market-done = Seta, pesce e gemme: tre carte diverse valgono sette monete, nove ne valgono sessanta.

lesson-five-tribes-djinn-title = I geni
lesson-five-tribes-djinn-guide = In un luogo sacro due saggi chiamano un genio. Hai due saggi e molti visir, e con Jafaar ogni visir vale tre. Prendi i meeple di c2, finisci con il visir in c4 ed evoca Jafaar.
lesson-five-tribes-djinn-which = Un bravo genio, ma ora hai cinque visir: con Jafaar ognuno vale tre.
lesson-five-tribes-djinn-shy = Coraggio! Due saggi sono quattro punti, e Jafaar ne porta sedici. Evocalo.
lesson-five-tribes-djinn-other = Parti da c2, prima il mercante: il visir finisce nel luogo sacro c4.
lesson-five-tribes-djinn-done = Sei punti per Jafaar, altri dieci con i tuoi visir. Tocca un genio per leggere che cosa sa fare.

lesson-five-tribes-sets-title = Vendere serie
lesson-five-tribes-sets-guide = Alla fine del turno puoi vendere una serie di carte diverse: più è grande, più vale. Prendi i meeple di d2, finisci con il visir in e1, vendi tutti e cinque i tipi in una serie e finisci il turno.
lesson-five-tribes-sets-small = Una serie più grande vale molto di più: cinque carte diverse rendono 21 monete. Scegli tutti e cinque i tipi.
lesson-five-tribes-sets-keep = Puoi tenerle, alla fine contano lo stesso. Oggi si vende: cinque tipi in una serie.
lesson-five-tribes-sets-other = Parti da d2, prima il saggio: il visir finisce in e1.
lesson-five-tribes-sets-done = Ventuno monete per una serie. Il secondo pesce ne comincia un’altra.

lesson-five-tribes-score-title = La fine
lesson-five-tribes-score-guide = Ti resta un cammello. Quando qualcuno posa il suo ultimo, si completa il round e la partita è finita. Prendi i meeple di f4, finisci con il visir in e3 e finisci il turno.
lesson-five-tribes-score-sell = Non serve: alla fine le tue carte contano come se le avessi vendute. Finisci il turno e basta.
lesson-five-tribes-score-other = Parti da f4: il suo visir raggiunge quello che è solo in e3.
lesson-five-tribes-score-done = Monete, tessere, palme e palazzi, visir, saggi, geni e carte: tutto vale punti. Guarda il punteggio; ora sai giocare a Five Tribes.
