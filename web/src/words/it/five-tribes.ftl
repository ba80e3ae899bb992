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
ft-points-at-least = almeno { $points ->
    [one] 1 punto
    *[other] { $points } punti
}
ft-points-change = { $number ->
    [one] { $points } punto
    *[other] { $points } punti
}
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
ft-bid-order = Ordine d’offerta
ft-turn-order = Gioca per primo … per ultimo
ft-spot = Casella da { $price }
ft-spot-taken = Casella da { $price }: { $name }
ft-spot-bid = Offri { $price }: paghi { $pay ->
    [one] 1 moneta
    *[other] { $pay } monete
} e per ora giocheresti in posizione { $place }
ft-card-row = Carte Risorsa
ft-djinn-row = Geni disponibili
ft-pile-left = { $number } nel mazzo
ft-row-empty = non c’è più nulla
ft-buy-card = Compra: { $card }
ft-palms-left = palme rimaste
ft-palaces-left = palazzi rimasti
ft-bag = sacchetto { $number }
ft-discards = scarti { $number }
ft-camels-left = cammelli rimasti
ft-cards-in-hand = carte in mano
ft-total-so-far = punti finora, per quanto si sa
ft-djinn-ready = { $djinn }: si può usare ora
ft-round = Round { $round }
ft-last-round = l’ultimo
ft-tab-table = Giocatori
ft-tab-moves = Cerca mosse
ft-tab-score = Punti

## Choices

ft-choices = Le tue scelte
ft-play-plan = Gioca il turno
ft-play-part = Gioca fin qui
ft-plan-clear = Scarta il piano
ft-gains = Che cosa porta
ft-control-of = il tuo cammello su { $tile }
ft-hand = Nella tua mano
ft-ends = Dove può finire questa mossa
ft-end-takes = { $tile }: { $tribe }
ft-end-control = arriva il tuo cammello
ft-end-gold = { $gold ->
    [one] 1 moneta
    *[other] { $gold } monete
}
ft-end-reach = { $reach ->
    [one] una vittima entro 1 passo
    *[other] una vittima entro { $reach } passi
}
ft-picked = Quale
ft-kumarbi-pays = Fachiri per Kumarbi:
ft-build-with = { $fakirs ->
    [0] Senza fachiri: { ft-end-gold }
    [one] Con 1 fachiro: { ft-end-gold }
    *[other] Con { $fakirs } fachiri: { ft-end-gold }
}
ft-kill-of = { $colour ->
    [yellow] Un visir di { $name }
   *[other] Un saggio di { $name }
}
ft-keep = Tieni { $djinn }
ft-place-at = Posa su { $tile }
ft-powers-now = Geni che possono aiutare ora
ft-summon-for = Evoca per { ft-pay }
ft-use-for = Usa per { ft-pay }
ft-sale = Vendi una serie di carte diverse
ft-card-held = { $card }, ne hai { $number }
ft-sell-set = { $number ->
    [one] Vendi 1 carta per { ft-end-gold }
    *[other] Vendi { $number } carte diverse per { ft-end-gold }
}
ft-done = Fatto
ft-done-end = Finisci il turno
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
ft-finder-past = Il cercatore conosce le mosse del tavolo com’è adesso. Torna alla partita per usarlo.
ft-finder-looks = Cerco le mosse…
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
ft-source-djinns = Geni
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
ft-task-bid = La tua offerta: scegli una casella. La casella più cara gioca per prima; hai { ft-end-gold }.
ft-task-move = Tocca a te: raccogli i meeple di una tessera.
ft-task-sow = { $number ->
    [one] L’ultimo meeple deve cadere dove il suo colore c’è già.
   *[other] Lascia i tuoi { $number } meeple uno alla volta, di tessera in tessera.
}
ft-task-build = I tuoi costruttori guadagnano: scegli quanti fachiri li aiutano.
ft-task-build-alone = I tuoi costruttori guadagnano ora, se prima non usi un genio.
ft-task-kill = { $reach ->
    [one] Scegli una vittima: qui o a 1 passo, uno in più per fachiro, o davanti a un avversario.
    *[other] Scegli una vittima: entro { $reach } passi, uno in più per fachiro, o davanti a un avversario.
}
ft-task-kill-nobody = Nessuna vittima a portata: usa prima un genio, o non uccidere nessuno.
ft-task-kill-again = Iblis: scegli la seconda vittima nello stesso posto.
ft-task-small-market = Piccolo mercato: compra una delle prime tre carte per 3 monete, o niente.
ft-task-large-market = Grande mercato: compra due delle prime sei carte per 6 monete, o niente.
ft-task-market-poor = Ti mancano monete per questo mercato: usa un genio che ne porti, o non comprare nulla.
ft-task-market-again = Scegli la tua seconda carta.
ft-task-sacred = Luogo sacro: evoca uno dei geni, o nessuno.
ft-task-place-palace = Il palazzo va su { $tile }, se prima non interviene un genio.
ft-task-place-palm = La palma va su { $tile }, se prima non interviene un genio.
ft-task-target-meeples-empty = { $djinn }: scegli una tessera vuota per i meeple del sacchetto.
ft-task-target-palace-village = { $djinn }: scegli un villaggio per il palazzo.
ft-task-target-palm-oasis = { $djinn }: scegli un’oasi per la palma.
ft-task-target-camel-empty = { $djinn }: scegli una tessera vuota per il tuo cammello.
ft-task-target-camel-bare = { $djinn }: scegli per il tuo cammello una tessera con soli meeple.
ft-task-neighbour-palace = { $djinn }: scegli una delle tessere intorno per il palazzo.
ft-task-neighbour-palm = { $djinn }: scegli una delle tessere intorno per la palma.
ft-task-keep = Sibittis: tieni uno di questi geni.
ft-task-end = Finisci il turno, o usa prima un genio.
ft-task-end-sell = Se vuoi, vendi serie di carte diverse; poi finisci il turno.

## The log

ft-line-meeple = Anun-Nak porta { ft-one-tribe } su { $tile }.
ft-line-djinn = { $djinn } arriva nella fila.
ft-line-draw-card = { $name } pesca una carta dal mazzo.
ft-line-drawn-card = { $name } ha pescato: { $card }.
ft-line-drawn-djinn = { $name } ha pescato { $djinn }.
ft-line-keep = { $name } tiene { $djinn }.
ft-line-bid = { $name } offre { $price }.
ft-line-bid-fakirs = { $name } offre { $price } e paga { ft-end-gold } e { $fakirs ->
    [one] 1 fachiro
    *[other] { $fakirs } fachiri
}.
ft-line-take = { $name } raccoglie { $tile }.
ft-line-aim = { $name } sceglie { $tile }.
ft-line-control = Un cammello di { $name } arriva su { $tile }.
ft-line-palm = Su { $tile } cresce una palma.
ft-line-palace = Su { $tile } sorge un palazzo.
ft-line-drop = … { ft-one-tribe } su { $tile }
ft-line-kill = { $name } uccide { ft-one-tribe } su { $tile }{ ft-for-fakirs }.{ ft-victim-kept }
ft-line-murder = { $name } uccide { ft-one-tribe } di { $rival }.{ ft-victim-kept }
ft-for-fakirs = { $fakirs ->
    [0] { "" }
    [one] { " " }per 1 fachiro
    *[other] { " " }per { $fakirs } fachiri
}
ft-victim-kept = { $kept ->
    [yes] { " " }Kandicha tiene la vittima.
    *[no] { "" }
}
ft-line-build = { $fakirs ->
    [0] { $name }: i costruttori guadagnano { ft-end-gold }
    [one] { $name }: i costruttori e 1 fachiro guadagnano { ft-end-gold }
    *[other] { $name }: i costruttori e { $fakirs } fachiri guadagnano { ft-end-gold }
}{ $doubled ->
    [yes] , raddoppiate da Echidna.
    *[no] .
}
ft-line-buy = { $name } compra: { $card }.
ft-line-buy-paid = { $name } paga { ft-end-gold } e compra: { $card }.
ft-line-summon = { $name } evoca { $djinn } per { ft-pay }.
ft-line-power = { $name } usa { $djinn } per { ft-pay }.
ft-line-sell = { $name } vende { $cards } per { ft-end-gold }.
ft-line-tribe = { $name } prende { ft-some-tribe } su { $tile }.
ft-turn-bid = offre { $price }
ft-turn-control = cammello su { $tile }
ft-turn-palm = palma su { $tile }
ft-turn-palace = palazzo su { $tile }
ft-turn-kill = uccide { ft-one-tribe } su { $tile }
ft-turn-murder = uccide { ft-one-tribe } di { $rival }
ft-turn-draw = una carta dal mazzo
ft-turn-card = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
}
ft-turn-summon = evoca { $djinn }
ft-turn-power = usa { $djinn }
ft-turn-keep = tiene { $djinn }
ft-turn-sell = { $number ->
    [one] vende 1 carta
   *[other] vende { $number } carte
}
ft-turn-gold = { ft-end-gold }
ft-turn-nothing = non muove
ft-line-declined = { $declined ->
    [kill] { $name } non uccide nessuno.
    [market] { $name } non compra niente.
   *[sacred] { $name } non evoca nessuno.
}
ft-line-cards = I mercanti portano: { $cards }.
ft-line-gold = { $name }: +{ ft-end-gold } grazie a { $djinn }.
ft-line-round = Comincia il round { $round }.
ft-line-turn = Tocca a { $name }.
ft-line-last-round = Questo round è l’ultimo.
ft-line-end = La partita è finita.

## Steps

ft-step-bid = Offri { $price }
ft-step-bid-fakirs = Offri { $price } con { $fakirs ->
    [one] 1 fachiro
    *[other] { $fakirs } fachiri
}
ft-step-take = Raccogli { $tile }
ft-step-at = Scegli { $tile }
ft-step-drop = Lascia { ft-one-tribe } su { $tile }
ft-step-kill = Uccidi { ft-one-tribe } su { $tile }
ft-step-murder = Uccidi { ft-one-tribe } di { $rival }
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
ft-cost-either = { $span ->
    [round] Una volta per round, per un saggio o un fachiro.
   *[turn] Una volta per turno, per un saggio o un fachiro.
}
ft-cost-plus = { $span ->
    [round] Una volta per round, per un saggio e un altro saggio o fachiro.
   *[turn] Una volta per turno, per un saggio e un altro saggio o fachiro.
}
ft-cost-fakir = { $span ->
    [round] Una volta per round, per un fachiro.
   *[turn] Una volta per turno, per un fachiro.
}
ft-cost-fakirs = Con la tua offerta, per quanti fachiri vuoi.
ft-djinn-al-amin = Alla fine ogni due tuoi fachiri valgono una merce qualsiasi.
ft-djinn-anun-nak = Tre meeple dal sacchetto arrivano su una tessera dove non c’è nulla.
ft-djinn-baal = Quando qualcuno ottiene un genio: 1 moneta se sei tu, 2 se è un avversario.
ft-djinn-boaz = Nessuno può uccidere i tuoi visir e i tuoi saggi.
ft-djinn-bouraq = Metti un palazzo su un villaggio qualsiasi.
ft-djinn-echidna = I tuoi costruttori, fachiri compresi, guadagnano il doppio in questo turno.
ft-djinn-enki = Metti una palma su un’oasi qualsiasi.
ft-djinn-hagis = Il palazzo che stai mettendo va invece su una delle otto tessere intorno.
ft-djinn-haurvatat = Le tue palme valgono 5 punti l’una.
ft-djinn-iblis = I tuoi assassini uccidono due volte nello stesso posto.
ft-djinn-jafaar = I tuoi visir valgono 3 punti l’uno.
ft-djinn-kandicha = Le tue vittime ti servono: tieni visir e saggi, un mercante porta la prima carta del mazzo, un costruttore 1 moneta per ogni tessera blu intorno a lui.
ft-djinn-kumarbi = Ogni fachiro abbassa la tua offerta al prezzo della casella inferiore.
ft-djinn-lamia = La palma che stai mettendo va invece su una delle otto tessere intorno.
ft-djinn-leta = Metti un cammello su una tessera dove non c’è nulla.
ft-djinn-marid = Per ogni meeple lasciato sulle tue tessere: 1 moneta se lo lasci tu, 2 se è un avversario.
ft-djinn-monkir = Per ogni palazzo: 1 moneta se lo metti tu, 2 se è un avversario.
ft-djinn-nekir = Per ogni uccisione: 1 moneta se è tua, 2 se è di un avversario.
ft-djinn-shamhat = I tuoi saggi valgono 4 punti l’uno.
ft-djinn-sibittis = Pesca tre geni e tienine uno.
ft-djinn-sloar = Prendi la prima carta del mazzo.
ft-djinn-utug = Metti un cammello su una tessera con meeple e nient’altro.

## Rules that refuse

ft-no-tribe = { $colour ->
    [yellow] nessun visir
    [white] nessun saggio
    [green] nessun mercante
    [blue] nessun costruttore
   *[red] nessun assassino
}
ft-refusal-now-bid = È il momento delle offerte: metti il tuo segnalino su una casella libera del tracciato.
ft-refusal-now-move = Puoi muovere, quindi devi: raccogli i meeple di una tessera. Prima possono aiutarti dei geni.
ft-refusal-now-sow = Prima lascia i meeple che hai in mano; nient’altro accade prima.
ft-refusal-now-build = Prima di’ quanti fachiri aiutano i tuoi costruttori.
ft-refusal-now-kill = Ora i tuoi assassini devono scegliere la vittima.
ft-refusal-now-kill-nobody = Nessuna vittima è a portata dei tuoi assassini: usa prima un genio, o non uccidere nessuno.
ft-refusal-now-kill-again = Iblis permette ai tuoi assassini di ucciderne un secondo nello stesso posto: sceglilo.
ft-refusal-now-place = Ora bisogna posare il palazzo o la palma.
ft-refusal-now-market = Sei al mercato: compra una carta, o non comprare nulla.
ft-refusal-now-market-again = Il grande mercato ti dà una seconda carta: sceglila.
ft-refusal-now-sacred = Sei in un luogo sacro: evoca un genio, o nessuno.
ft-refusal-now-end = Il tuo turno è alla fine: vendi serie, usa geni, oppure termina.
ft-refusal-now-target = Scegli una tessera su cui il potere del genio abbia effetto.
ft-refusal-now-lay = Scegli la tessera su cui va il palazzo o la palma.
ft-refusal-now-neighbour = Il pezzo va su una delle otto tessere intorno: sceglila.
ft-refusal-now-keep = Tieni uno dei geni pescati da Sibittis.
ft-refusal-spot-taken = La casella da { $price } è occupata.
ft-refusal-zeros-full = Sugli zeri ci sono già tre segnalini; prendi una casella a pagamento.
ft-refusal-spot-is-free = Senza monete prendi gratis la casella da 1; non serve nessun fachiro.
ft-refusal-too-dear = Questa offerta costa { $price } monete; ne hai { $gold }.
ft-refusal-no-kumarbi = Solo Kumarbi permette di pagare con i fachiri, e non è tuo.
ft-refusal-too-few-fakirs-to-bid = { $fakirs ->
    [one] Per pagare hai 1 fachiro, non { $asked }.
   *[other] Per pagare hai { $fakirs } fachiri, non { $asked }.
}
ft-refusal-no-meeples = Su { $tile } non ci sono meeple.
ft-refusal-not-in-hand = Non hai { ft-no-tribe } in mano.
ft-refusal-not-adjacent = { $tile } non tocca { $here } per un lato.
ft-refusal-straight-back = { $tile } è la tessera appena lasciata; mai tornare subito indietro.
ft-refusal-alone = L’ultimo meeple deve trovare il suo colore, e su { $tile } non c’è { ft-no-tribe }.
ft-refusal-no-end = Da { $tile } nessuna mossa si può completare: l’ultimo meeple non troverebbe da nessuna parte il suo colore.
ft-refusal-dead-end = Dopo aver lasciato questo meeple su { $tile } la mossa non si potrebbe completare.
ft-refusal-too-few-fakirs = { $fakirs ->
    [one] Hai 1 fachiro, non { $asked }.
   *[other] Hai { $fakirs } fachiri, non { $asked }.
}
ft-refusal-own-people = I tuoi assassini non uccidono i tuoi visir e saggi.
ft-refusal-no-victim = Su { $tile } non c’è { ft-no-tribe }.
ft-refusal-no-rival-victim = { $seat } non ha una vittima simile.
ft-refusal-too-far = { $steps ->
    [one] { $tile } è a 1 passo; con tutti i tuoi fachiri arrivi a { $reach }.
   *[other] { $tile } è a { $steps } passi; con tutti i tuoi fachiri arrivi a { $reach }.
}
ft-refusal-boaz = Boaz protegge i visir e i saggi di { $seat }.
ft-refusal-too-poor = Questo mercato costa { $price } monete; ne hai { $gold }.
ft-refusal-not-in-first-three = Al piccolo mercato si sceglie fra le prime tre carte.
ft-refusal-not-in-first-six = Al grande mercato si sceglie fra le prime sei carte.
ft-refusal-not-in-row = { $djinn } non è nella fila.
ft-refusal-cannot-pay = { $djinn } costa due saggi, o un saggio e un fachiro; non puoi pagarlo.
ft-refusal-not-in-stock = Non hai questa carta da vendere: { $card }.
ft-refusal-not-your-djinn = { $djinn } non è tuo.
ft-refusal-djinn-used = { $span ->
    [round] { $djinn } ti ha già aiutato in questo round.
   *[turn] { $djinn } ti ha già aiutato in questo turno.
}
ft-refusal-no-use = Ora non puoi pagare { $djinn }, oppure non avrebbe effetto.

## Options

ft-option-djinn-use = Un genio si può usare
ft-option-djinn-use-turn = una volta per turno
ft-option-djinn-use-round = una volta per round
ft-option-gold = L’oro degli altri
ft-option-gold-hidden = nascosto
ft-option-gold-shown = visibile
ft-option-goods = Le carte degli altri
ft-option-goods-hidden = nascoste
ft-option-goods-shown = visibili

## Help

ft-help-aim = Fai un’offerta per l’ordine di turno, semina meeple sulle trenta tessere del sultanato e usa ciò che tribù e tessera ti danno. Vince chi ha più punti.
ft-help-setup = Prima della partita
ft-help-setup-text = Su ognuna delle trenta tessere ci sono tre meeple. Hai 50 monete e 8 cammelli; in due giocatori, 11 cammelli. Le monete sono anche punti: ogni offerta e ogni acquisto ne costa.
ft-help-bid = 1 · Offrire
ft-help-bid-text = Ogni segnalino prende una casella e ne paga il prezzo. La casella più cara gioca per prima. Al massimo tre segnalini stanno a zero, e tra loro gioca prima l’ultimo arrivato. L’ordine di gioco diventa il prossimo ordine d’offerta. In due, ognuno ha due segnalini, quindi due turni per round.
ft-help-sow = 2 · Seminare
ft-help-sow-text = Raccogli tutti i meeple di una tessera. Lasciali uno alla volta, ciascuno su una tessera che tocca la precedente per un lato, senza mai tornare subito indietro; fare un giro completo è permesso. L’ultimo deve cadere dove ce n’è già uno del suo colore: vale anche uno lasciato nella stessa mossa. Chi può muovere deve farlo.
ft-help-control = 3 · Prendere, e conquistare la tessera
ft-help-control-text = Prendi l’ultimo meeple e tutti quelli del suo colore su quella tessera. Se non resta nessun meeple e la tessera non è di nessuno, un tuo cammello la fa tua per sempre: alla fine vale i punti che porta.
ft-help-tribes = 4 · La tribù agisce
ft-help-yellow = restano con te: 1 punto l’uno, e 10 per ogni avversario che ne ha meno.
ft-help-white = restano con te: 2 punti l’uno; pagano i geni.
ft-help-green = portano una carta ciascuno, dal lato sinistro della fila.
ft-help-blue = guadagnano 1 moneta ciascuno per ogni tessera blu, questa e le otto intorno; ogni carta Fachiro scartata conta come un costruttore in più.
ft-help-red = uccidono un meeple entro tanti passi quanti sono, uno in più per fachiro scartato, o un visir o saggio di un avversario. Una tessera svuotata così è tua, se non è di nessuno.
ft-help-tiles = 5 · La tessera agisce
ft-help-village = posa qui un palazzo: 5 punti per chi controlla la tessera. Obbligatorio.
ft-help-oasis = posa qui una palma: 3 punti per chi controlla la tessera. Obbligatorio.
ft-help-small-market = puoi pagare 3 monete per una delle prime tre carte.
ft-help-large-market = puoi pagare 6 monete per due delle prime sei carte.
ft-help-sacred-place = puoi evocare un genio per due saggi, o per un saggio e un fachiro.
ft-help-cards = Le carte Risorsa
ft-help-cards-text = Nove tipi di merce: avorio, gemme e lingotti d’oro (2 carte l’uno), papiro, seta e spezie (4 l’uno), pesce, grano e ceramica (6 l’uno). I 18 fachiri non sono merci: si scartano per aiutare costruttori, assassini e geni, o per evocare. Le carte e i geni presi si sostituiscono dopo il round.
ft-help-end = 6 · Vendere, e la fine
ft-help-end-text = Alla fine del tuo turno serie da 1 a 9 carte diverse portano 1, 3, 7, 13, 21, 30, 40, 50 o 60 monete; i fachiri non si vendono. Ciò che tieni vale altrettanto alla fine. Il round in cui qualcuno mette l’ultimo cammello, o non può muovere, è l’ultimo. Poi conti 1 punto per moneta, i tuoi visir, saggi e geni, le tue tessere con palme e palazzi, e le tue serie. A pari punti si divide la vittoria.
ft-help-plan = A questo tavolo
ft-help-plan-text = Il tuo turno si prepara in privato: scegli una tessera, lascia, torna indietro, guarda che cosa porta; gli altri lo vedono solo quando premi «Gioca». Le bandierine mostrano dove può finire una mossa. La ricerca elenca tutte le mosse complete.
ft-help-signs = I segni sul tavolo
ft-help-signs-text = Il numero su una tessera è quanto vale. «Almeno» e ≥ accanto ai punti: ciò che un avversario tiene nascosto non è contato. Un genio sbiadito è già stato usato; uno che brilla può aiutare ora.
ft-help-keys = Tasti: T alle tessere, frecce per spostarsi, Invio per scegliere, 1–5 per la tribù che cade, Backspace per tornare indietro, P per giocare il piano, M per cercare mosse, S per i punti.

ft-result-tie = Stessi punti: il posto è condiviso.

## What a position cannot be

ft-flaw-1 = La fase, il posto, il giro, la fine o i geni usati sono fuori dai limiti.
ft-flaw-2 = Le tessere non sono quelle del gioco, o non sono disposte da a1 a f5.
ft-flaw-3 = Da qualche parte ci sono meno di zero meeple, o ci sono meeple su una tessera che non è disposta.
ft-flaw-4 = In tutto ci sono 16 meeple gialli, 20 bianchi, 18 verdi, 18 blu e 18 rossi.
ft-flaw-5 = Da qualche parte ci sono meno di zero carte, o c’è un buco nella fila.
ft-flaw-6 = Le carte della fila, dei mazzi e delle mani non sono le 54 del gioco.
ft-flaw-7 = Un genio è in un luogo che non esiste, o la fila dei geni non corrisponde ai loro luoghi.
ft-flaw-8 = Il cammello di una tessera o i cammelli di un posto non fanno quanti ne ha ogni posto.
ft-flaw-9 = Le palme non sono 12, o i palazzi non sono 10.
ft-flaw-10 = L’oro è meno di niente, o più di quanto ce ne possa essere.
ft-flaw-11 = I segnalini sui due tracciati non sono quelli dei posti, o non sono dove devono stare ora.
ft-flaw-12 = Un posto che non gioca deve essere vuoto.
ft-flaw-13 = Con le merci scoperte non ci sono carte sconosciute nelle mani.
ft-flaw-14 = I meeple in mano non si possono lasciare fino alla fine, o nessuno li sta lasciando.
ft-flaw-15 = Un posto che ha mosso ha una tessera finale e ha preso almeno due meeple; uno che non ha mosso non ne ha.
ft-flaw-16 = La fase non corrisponde alla tessera, al colore preso, all’oro o a ciò che resta da scegliere.
ft-flaw-17 = Il genio in uso, la sua tessera, ciò che pesca o ciò che viene dopo non vanno insieme.
ft-flaw-18 = I geni si pescano mentre Sibittis è in uso, e in nessun altro momento.
ft-flaw-19 = La partita è finita quando lo è l’ultimo giro.
ft-flaw-20 = Ciò che è tenuto a mente per fare più in fretta non corrisponde alle tessere, ai meeple o ai geni.

# Perché un turno merita attenzione: i codici delle ragioni del server.
ft-brings-gold = { $amount ->
    [one] 1 moneta d’oro
   *[other] { $amount } monete d’oro
}
ft-brings-elders = { $amount ->
    [one] 1 punto dai saggi
   *[other] { $amount } punti dai saggi
}
ft-brings-goods = { $amount ->
    [one] 1 punto dalle serie di merci
   *[other] { $amount } punti dalle serie di merci
}
ft-brings-tiles = { $amount ->
    [one] 1 punto da palazzi e palme sulle tue tessere
   *[other] { $amount } punti da palazzi e palme sulle tue tessere
}
ft-brings-control = { $tiles ->
    [one] controllo di 1 tessera: { $amount } punti
   *[other] controllo di { $tiles } tessere: { $amount } punti
}
ft-brings-djinn = { $amount ->
    [one] { $djinn }: 1 punto
   *[other] { $djinn }: { $amount } punti
}
ft-brings-viziers = { $amount ->
    [one] 1 visir in più
   *[other] { $amount } visir in più
}
ft-brings-vizier-tie = rompe la parità di visir con { $name }: { $amount } punti
ft-brings-vizier-lead = più visir di { $name }: { $amount } punti
ft-brings-rival = { $amount ->
    [one] costa 1 punto a { $name }
   *[other] costa { $amount } punti a { $name }
}
ft-brings-spoils = { $amount ->
    [one] lascia a { $name } un turno che vale 1 punto in meno
   *[other] lascia a { $name } un turno che vale { $amount } punti in meno
}
ft-brings-fakirs = { $amount ->
    [one] 1 fachiro in più
   *[other] { $amount } fachiri in più
}
ft-brings-early = { $amount ->
    [one] giocare prima: circa 1 punto in più che per ultimo
   *[other] giocare prima: circa { $amount } punti in più che per ultimo
}
ft-brings-saves = { $amount ->
    [one] 1 moneta d’oro in meno dell’offerta media
   *[other] { $amount } monete d’oro in meno dell’offerta media
}
