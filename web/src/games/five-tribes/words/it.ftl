# Five Tribes in italiano.

## Pieces

ft-tribe-yellow = Visir
ft-tribe-white = Saggi
ft-tribe-green = Mercanti
ft-tribe-blue = Costruttori
ft-tribe-red = Assassini
ft-letter-yellow = V
ft-letter-white = S
ft-letter-green = M
ft-letter-blue = C
ft-letter-red = A
ft-one-tribe = { $colour ->
    [yellow] un visir
    [white] un saggio
    [green] un mercante
    [blue] un costruttore
   *[red] un assassino
}
ft-some-tribe = { $colour ->
    [yellow] { $number } visir
    [white] { $number ->
        [one] 1 saggio
       *[other] { $number } saggi
    }
    [green] { $number ->
        [one] 1 mercante
       *[other] { $number } mercanti
    }
    [blue] { $number ->
        [one] 1 costruttore
       *[other] { $number } costruttori
    }
   *[red] { $number ->
        [one] 1 assassino
       *[other] { $number } assassini
    }
}
ft-kind-village = villaggio
ft-kind-sacred-place = luogo sacro
ft-kind-oasis = oasi
ft-kind-small-market = piccolo mercato
ft-kind-large-market = grande mercato
ft-ground-blue = sfondo blu
ft-ground-red = sfondo rosso
ft-card-ivory = avorio
ft-card-gems = gemme
ft-card-gold = lingotti d’oro
ft-card-papyrus = papiro
ft-card-silk = seta
ft-card-spices = spezie
ft-card-fish = pesce
ft-card-wheat = grano
ft-card-pottery = ceramica
ft-card-fakir = fachiro
ft-gold = oro
ft-worth = vale { $points }
ft-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
ft-points-at-least = almeno { $points } punti
ft-points-change = { $points } punti
ft-camel-of = cammello di { $name }
ft-some-palms = { $number ->
    [one] 1 palma
   *[other] { $number } palme
}
ft-some-palaces = { $number ->
    [one] 1 palazzo
   *[other] { $number } palazzi
}
ft-pay = { $elders ->
    [0] 1 fachiro
    [1] { $fakirs ->
        [0] 1 saggio
       *[other] 1 saggio e 1 fachiro
    }
   *[other] 2 saggi
}

## The table

ft-tiles = Le trenta tessere
ft-may-be-chosen = si può scegliere
ft-may-end-here = la tua mossa può finire qui
ft-bid-order = Offerte
ft-turn-order = Gioca per primo … per ultimo
ft-spot = Casella da { $price }
ft-spot-taken = Casella da { $price }: { $name }
ft-spot-bid = Offri { $price }: paghi { $pay } oro e per ora giocheresti in posizione { $place }
ft-card-row = Carte del mercato
ft-djinn-row = Djinn disponibili
ft-pile-left = { $number } nel mazzo
ft-row-empty = non c’è più nulla
ft-buy-card = Compra: { $card }
ft-palms-left = palme rimaste
ft-palaces-left = palazzi rimasti
ft-bag = sacchetto { $number }
ft-discards = scarti { $number }
ft-players = Che cosa hanno i giocatori
ft-camels-left = cammelli rimasti
ft-cards-in-hand = carte in mano
ft-total-so-far = punti finora, per quanto si sa
ft-djinn-ready = { $djinn }: si può usare ora
ft-round = Turno { $round }
ft-last-round = l’ultimo
ft-zoom = Tessere più grandi
ft-beside = Accanto al tabellone
ft-tab-table = Giocatori
ft-tab-moves = Cerca mosse
ft-tab-score = Punti

## Choices

ft-choices = Le tue scelte
ft-plan = Il tuo piano
ft-plan-whole = Questa è tutta la tua mossa. La giochi?
ft-play-plan = Gioca
ft-take-back = Indietro
ft-plan-clear = Butta via il piano
ft-gains = Che cosa porta
ft-control-of = il tuo cammello su { $tile }
ft-hand = Nella tua mano
ft-ends = Dove può finire questa mossa
ft-end-takes = { $tile }: { $tribe }
ft-end-control = arriva il tuo cammello
ft-end-gold = { $gold } oro
ft-end-reach = { $reach ->
    [one] una vittima a 1 passo
   *[other] una vittima entro { $reach } passi
}
ft-picked = Quale
ft-kumarbi-pays = Fachiri per Kumarbi:
ft-build-with = { $fakirs ->
    [0] Senza fachiri: { $gold } oro
    [one] Con 1 fachiro: { $gold } oro
   *[other] Con { $fakirs } fachiri: { $gold } oro
}
ft-kill-of = { $colour ->
    [yellow] Un visir di { $name }
   *[other] Un saggio di { $name }
}
ft-keep = Tieni { $djinn }
ft-place-at = Mettilo su { $tile }
ft-powers-now = Djinn che possono aiutare ora
ft-summon-for = Evoca per { ft-pay }
ft-use-for = Usa per { ft-pay }
ft-sale = Vendi una serie di carte diverse
ft-card-held = { $card }, ne hai { $number }
ft-sell-set = { $number ->
    [one] Vendi 1 carta per { $gold } oro
   *[other] Vendi { $number } carte diverse per { $gold } oro
}
ft-done = Fatto
ft-done-end = Finisci la mossa
ft-done-market = Non comprare nulla
ft-done-sacred = Non evocare nessuno
ft-done-kill = Non uccidere nessuno

## Move finder

ft-filter-tribe = Tribù finale
ft-filter-start = Da
ft-filter-end = A
ft-filter-action = Tessera
ft-filter-control = nuovo cammello
ft-filter-gold = Oro ≥
ft-any = tutte
ft-moves-found = { $number ->
    [0] Nessuna mossa così.
    [one] 1 mossa
   *[other] { $number } mosse, le più ricche per prime
}
ft-moves-more = e altre { $number }: restringi la ricerca
ft-move-from-to = da { $start } a { $end }
ft-paths = { $number ->
    [one] 1 percorso
   *[other] { $number } percorsi
}

## Score

ft-score-sheet = Punti per provenienza
ft-source-gold = Oro
ft-source-viziers = Visir
ft-source-elders = Saggi
ft-source-djinns = Djinn
ft-source-tiles = Tessere
ft-source-palms = Palme
ft-source-palaces = Palazzi
ft-source-goods = Merci
ft-total = Totale
ft-score-hidden = Ciò che gli altri tengono nascosto non è contato.

## What is to be done

ft-task-over = La partita è finita.
ft-task-wait = Gioca { $name }.
ft-task-wait-bid = { $name } fa la sua offerta.
ft-task-bid = La tua offerta: scegli una casella. La più cara gioca per prima; hai { $gold } oro.
ft-task-move = Tocca a te: raccogli i meeple di una tessera.
ft-task-sow = { $number ->
    [one] L’ultimo meeple deve cadere dove il suo colore c’è già.
   *[other] Lascia i tuoi { $number } meeple uno alla volta, di tessera in tessera.
}
ft-task-build = I tuoi costruttori guadagnano: li aiutano dei fachiri?
ft-task-kill = { $reach ->
    [one] Scegli una vittima: a 1 passo, uno in più per fachiro, o davanti a un rivale.
   *[other] Scegli una vittima: entro { $reach } passi, uno in più per fachiro, o davanti a un rivale.
}
ft-task-kill-again = Iblis: scegli la seconda vittima nello stesso posto.
ft-task-small-market = Piccolo mercato: 3 oro per una delle prime tre carte?
ft-task-large-market = Grande mercato: 6 oro per due delle prime sei carte?
ft-task-market-again = Scegli la tua seconda carta.
ft-task-sacred = Luogo sacro: evochi uno dei djinn?
ft-task-place-palace = Il palazzo va su { $tile }, se prima non interviene un djinn.
ft-task-place-palm = La palma va su { $tile }, se prima non interviene un djinn.
ft-task-target-anun-nak = Anun-Nak: scegli una tessera vuota per i meeple del sacchetto.
ft-task-target-bouraq = Bouraq: scegli un villaggio per il palazzo.
ft-task-target-enki = Enki: scegli un’oasi per la palma.
ft-task-target-leta = Leta: scegli una tessera vuota per il tuo cammello.
ft-task-target-utug = Utug: scegli per il tuo cammello una tessera con soli meeple.
ft-task-hagis = Hagis: scegli una delle tessere intorno per il palazzo.
ft-task-lamia = Lamia: scegli una delle tessere intorno per la palma.
ft-task-keep = Sibittis: tieni uno di questi djinn.
ft-task-end = Finisci la mossa, o chiama prima un djinn.
ft-task-end-sell = Se vuoi, vendi serie di carte diverse; poi finisci la mossa.

## The log

ft-line-meeple = Anun-Nak porta { ft-one-tribe } su { $tile }.
ft-line-djinn = { $djinn } arriva nella fila.
ft-line-draw-card = { $name } pesca una carta dal mazzo.
ft-line-drawn-card = { $name } ha pescato: { $card }.
ft-line-drawn-djinn = { $name } ha pescato { $djinn }.
ft-line-keep = { $name } tiene { $djinn }.
ft-line-bid = { $name } offre { $price }.
ft-line-bid-fakirs = { $name } offre { $price } e paga { $gold } oro e { $fakirs ->
    [one] 1 fachiro
   *[other] { $fakirs } fachiri
}.
ft-line-take = { $name } raccoglie { $tile }.
ft-line-aim = { $name } sceglie { $tile }.
ft-line-control = Un cammello di { $name } arriva su { $tile }.
ft-line-palm = Su { $tile } cresce una palma.
ft-line-palace = Su { $tile } sorge un palazzo.
ft-line-drop = … { ft-one-tribe } su { $tile }
ft-line-kill = { $name } uccide { ft-one-tribe } su { $tile }.
ft-line-murder = { $name } uccide { ft-one-tribe } di { $rival }.
ft-line-build = { $fakirs ->
    [one] Un fachiro aiuta i costruttori di { $name }.
   *[other] { $fakirs } fachiri aiutano i costruttori di { $name }.
}
ft-line-buy = { $name } compra: { $card }.
ft-line-summon = { $name } evoca { $djinn } per { ft-pay }.
ft-line-power = { $name } usa { $djinn } per { ft-pay }.
ft-line-sell = { $name } vende { $cards } per { $gold } oro.
ft-line-tribe = { $name } prende { ft-some-tribe } su { $tile }.
ft-line-cards = I mercanti portano: { $cards }.
ft-line-gold = { $name }: +{ $gold } oro.
ft-line-paid = { $name } paga { $gold } oro.
ft-line-round = Comincia il turno { $round }.
ft-line-done = { $name } ha finito.
ft-line-turn = Tocca a { $name }.
ft-line-last-round = Questo turno è l’ultimo.
ft-line-end = La partita è finita.

## Steps

ft-step-bid = Offri { $price }
ft-step-bid-fakirs = Offri { $price } per { $gold } oro e { $fakirs ->
    [one] 1 fachiro
   *[other] { $fakirs } fachiri
}
ft-step-take = Raccogli { $tile }
ft-step-at = Scegli { $tile }
ft-step-drop = Lascia { ft-one-tribe } su { $tile }
ft-step-kill = Uccidi { ft-one-tribe } su { $tile }
ft-step-murder = Uccidi { ft-one-tribe } del giocatore { $seat }
ft-step-fakirs = { $number ->
    [0] Costruisci senza fachiri
    [one] Costruisci con 1 fachiro
   *[other] Costruisci con { $number } fachiri
}
ft-step-buy = Compra: { $card }
ft-step-buy-place = Compra la carta { $place }
ft-step-summon = Evoca { $djinn } per { ft-pay }
ft-step-djinn = Usa { $djinn } per { ft-pay }
ft-step-keep = Tieni { $djinn }
ft-step-sell = Vendi { $cards }
ft-step-done = Fatto

## Djinns

ft-cost-none = Agisce sempre e non costa nulla.
ft-cost-either = Una volta per mossa, per un saggio o un fachiro.
ft-cost-plus = Una volta per mossa, per un saggio e un altro saggio o fachiro.
ft-cost-fakir = Una volta per mossa, per un fachiro.
ft-cost-fakirs = Con la tua offerta, per quanti fachiri vuoi.
ft-djinn-al-amin = Alla fine due tuoi fachiri valgono una carta qualsiasi.
ft-djinn-anun-nak = Tre meeple dal sacchetto arrivano su una tessera vuota.
ft-djinn-baal = Quando qualcuno ottiene un djinn: 1 oro se sei tu, 2 se è un rivale.
ft-djinn-boaz = Nessuno può uccidere i tuoi visir e i tuoi saggi.
ft-djinn-bouraq = Metti un palazzo su un villaggio qualsiasi.
ft-djinn-echidna = I tuoi costruttori, fachiri compresi, guadagnano il doppio in questa mossa.
ft-djinn-enki = Metti una palma su un’oasi qualsiasi.
ft-djinn-hagis = Il palazzo che stai mettendo va invece su una delle otto tessere intorno.
ft-djinn-haurvatat = Le tue palme valgono 5 punti l’una.
ft-djinn-iblis = I tuoi assassini uccidono due volte nello stesso posto.
ft-djinn-jafaar = I tuoi visir valgono 3 punti l’uno.
ft-djinn-kandicha = Le tue vittime ti servono: visir e saggi sono tuoi, un mercante porta una carta, un costruttore oro.
ft-djinn-kumarbi = Ogni fachiro abbassa la tua offerta al prezzo della casella inferiore.
ft-djinn-lamia = La palma che stai mettendo va invece su una delle otto tessere intorno.
ft-djinn-leta = Metti un cammello su una tessera dove non c’è nulla.
ft-djinn-marid = Per ogni meeple lasciato sulle tue tessere: 1 oro se lo lasci tu, 2 se è un rivale.
ft-djinn-monkir = Per ogni palazzo: 1 oro se lo metti tu, 2 se è un rivale.
ft-djinn-nekir = Per ogni uccisione: 1 oro se è tua, 2 se è di un rivale.
ft-djinn-shamhat = I tuoi saggi valgono 4 punti l’uno.
ft-djinn-sibittis = Pesca tre djinn e tienine uno.
ft-djinn-sloar = Prendi la prima carta del mazzo.
ft-djinn-utug = Metti un cammello su una tessera con meeple e nient’altro.

## Rules that refuse

ft-rule-FT-7 = È il momento delle offerte: metti il tuo segnalino su una casella libera del tracciato.
ft-rule-FT-8 = Sugli zeri stanno solo tre segnalini; prendi una casella a pagamento.
ft-rule-FT-9 = Non puoi pagare questa offerta.
ft-rule-FT-12 = Semini i meeple di una tessera: raccogline una che ne abbia, e lascia solo ciò che hai in mano.
ft-rule-FT-13 = Il prossimo meeple cade su una tessera che tocca l’ultima per un lato.
ft-rule-FT-14 = Mai dritto indietro sulla tessera appena lasciata.
ft-rule-FT-15 = L’ultimo meeple deve cadere dove ce n’è già uno del suo colore.
ft-rule-FT-17 = Si comincia solo una mossa che si può completare, e chi può muovere deve muovere.
ft-rule-FT-18 = Prima lascia i meeple che hai in mano; nient’altro accade prima.
ft-rule-FT-23 = Di’ quanti dei tuoi fachiri aiutano i costruttori; non più di quanti ne hai.
ft-rule-FT-24 = Gli assassini colpiscono entro tanti passi quanti sono, uno in più per fachiro, o davanti a un rivale.
ft-rule-FT-26 = Il palazzo o la palma va messo adesso.
ft-rule-FT-27 = Al piccolo mercato puoi comprare una delle prime tre carte per 3 oro.
ft-rule-FT-28 = Al grande mercato puoi comprare due delle prime sei carte per 6 oro.
ft-rule-FT-29 = Un djinn della fila costa due saggi, o un saggio e un fachiro, in un luogo sacro.
ft-rule-FT-31 = Alla fine della mossa puoi vendere serie di carte diverse che hai; i fachiri mai.
ft-rule-FT-37 = Così ora questo djinn non serve: dev’essere tuo, non usato, pagabile e avere effetto.
ft-rule-FT-39 = Il potere del djinn non lo permette.

## Options

ft-option-djinn-use = Quante volte aiuta un djinn
ft-option-djinn-use-turn = una volta per mossa
ft-option-djinn-use-round = una volta per turno
ft-option-gold = L’oro degli altri
ft-option-gold-hidden = nascosto
ft-option-gold-shown = visibile
ft-option-goods = Le carte degli altri
ft-option-goods-hidden = nascoste
ft-option-goods-shown = visibili

## Help

ft-help-aim = Fai un’offerta per il tuo posto nel turno, semina meeple nel sultanato di trenta tessere e usa ciò che tribù e tessera ti danno. Vince chi ha più punti.
ft-help-bid = 1 · Offrire
ft-help-bid-text = Ogni segnalino prende una casella e ne paga il prezzo. La più cara gioca per prima. Tra chi sta a zero, gioca prima l’ultimo arrivato.
ft-help-sow = 2 · Seminare
ft-help-sow-text = Raccogli tutti i meeple di una tessera. Lasciali uno alla volta, ciascuno su una tessera che tocca la precedente per un lato, mai dritto indietro. L’ultimo deve trovare il suo colore.
ft-help-control = 3 · Prendere, e vincere la tessera
ft-help-control-text = Prendi l’ultimo meeple e tutti quelli del suo colore lì. Se la tessera ora è vuota e di nessuno, il tuo cammello la fa tua per sempre.
ft-help-tribes = 4 · La tribù agisce
ft-help-yellow = restano con te: 1 punto l’uno, e 10 per ogni rivale che ne ha meno.
ft-help-white = restano con te: 2 punti l’uno; pagano i djinn.
ft-help-green = portano altrettante carte dall’inizio della fila.
ft-help-blue = guadagnano 1 oro ciascuno per ogni tessera blu nel blocco di nove; i fachiri contano come costruttori.
ft-help-red = uccidono un meeple entro tanti passi quanti sono, più i fachiri, o un visir o saggio di un rivale. Una tessera svuotata è tua.
ft-help-tiles = 5 · La tessera agisce
ft-help-village = qui va un palazzo: 5 punti per il padrone.
ft-help-oasis = qui va una palma: 3 punti per il padrone.
ft-help-small-market = 3 oro per una delle prime tre carte.
ft-help-large-market = 6 oro per due delle prime sei carte.
ft-help-sacred-place = due saggi, o un saggio e un fachiro, evocano un djinn.
ft-help-end = 6 · Vendere, e la fine
ft-help-end-text = Alla fine della tua mossa serie da 1 a 9 carte diverse portano 1, 3, 7, 13, 21, 30, 40, 50 o 60 oro; ciò che tieni vale altrettanto alla fine. Il turno in cui qualcuno mette l’ultimo cammello, o non può muovere, è l’ultimo.
ft-help-plan = A questo tavolo
ft-help-plan-text = La tua mossa si prepara in privato: scegli una tessera, lascia, torna indietro, guarda che cosa porta; gli altri la vedono solo quando premi «Gioca». Le bandierine mostrano dove può finire una mossa. La ricerca elenca tutte le mosse complete.
ft-help-keys = Tasti: T alle tessere, frecce per spostarsi, Invio per scegliere, 1–5 per la tribù che cade, Backspace per tornare indietro, P per giocare il piano, M per cercare mosse, S per i punti.
