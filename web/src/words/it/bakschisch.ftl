# Bakschisch. `$person` è guard, servant, harem-lady, eunuch, fakir o caliph; `$to` e `$space` sono un numero, start o throne.

bk-person = { $person ->
    [guard] guardia
    [servant] servitore
    [harem-lady] dama dell’harem
    [eunuch] eunuco
    [fakir] fachiro
    *[caliph] califfo
}
bk-letter = { $person ->
    [guard] G
    [servant] S
    [harem-lady] D
    [eunuch] E
    [fakir] F
   *[caliph] C
}
bk-to = { $to ->
    [start] alla PARTENZA
    [throne] sul trono
   *[other] alla casella { $to }
}
bk-spaces = { $by ->
    [one] 1 casella
   *[other] { $by } caselle
}
bk-coins = { $coins ->
    [0] nessuna moneta
    [one] 1 moneta
   *[other] { $coins } monete
}

## What to do

bk-task-forward = Corruzione { $bribe } di 5, { bk-person }: avanza chi mostra più oro. Chiudi il pugno.
bk-task-back = Quinta corruzione, { bk-person }: chi mostra meno oro va INDIETRO. Chiudi il pugno.
bk-task-closed = Il tuo pugno è chiuso; puoi ancora cambiarlo. In attesa di { $names }.
bk-task-watch = Corruzione { $bribe } di 5, { bk-person }. In attesa di { $names }.
bk-task-card = Si gira la prossima carta.
bk-task-over = La partita è finita.

## Steps

bk-step-pass = pugno vuoto
bk-step-bid = { bk-coins } nel pugno
bk-step-thief = il ladro nel pugno
bk-confirm-all = È tutto il tuo oro: { bk-coins }. Comunque vada, lascia il tuo sacchetto. Mostrarlo tutto?
bk-confirm-throne = Sei sul trono, e un pugno senza oro mostra meno di tutti: andresti indietro. Procedere lo stesso?

## What a choice would mean

bk-preview-forward = Ti porta avanti di { bk-spaces }, { bk-to }, se nessuno mostra di più.
bk-preview-nothing = Resti dove sei e tieni le tue monete.
bk-preview-throned = Sei sul trono e ci resti; le tue monete possono solo superare quelle degli altri.
bk-preview-throned-nothing = Sei sul trono e ci resti.
bk-preview-thief = Prende le monete mostrate dagli altri (da dividere fra ladri). Tu non mostri oro.
bk-preview-back = Ti manda indietro di { bk-spaces }, { bk-to }: nessuno può mostrare meno.
bk-preview-safe = Ti manda indietro di { bk-spaces }, { bk-to }, a meno che qualcuno mostri meno.
bk-preview-safe-everyone = Ti manda indietro di { bk-spaces }, { bk-to }, se nessuno mostra meno o se qualcuno non mostra nulla.
bk-preview-start = Sei alla PARTENZA e non puoi andare indietro.
bk-preview-left = { $left ->
    [0] Il tuo sacchetto resterà vuoto.
    [one] Resta 1 moneta nel sacchetto.
    *[other] Restano { $left } monete nel sacchetto.
}

## The log

bk-line-card = { $bribe ->
    [5] Corruzione 5, all’indietro: { bk-person }.
    *[other] Corruzione { $bribe }: { bk-person }.
}
bk-line-chose = { $name } ha scelto.
bk-turn-card = { $bribe ->
    [5] Corruzione 5, all’indietro: { bk-person }
   *[other] Corruzione { $bribe }: { bk-person }
}
bk-turn-fist = { $fist ->
    [thief] ladro
    [none] 0
   *[other] { $fist }
}
bk-turn-walk = avanti di { bk-spaces }, { bk-to }
bk-turn-back = indietro di { bk-spaces }, { bk-to }
bk-turn-steal = ruba { bk-coins }
bk-turn-share = { bk-coins } dal piatto a testa
bk-turn-round = Round { $round }
bk-line-reveal-2 = I pugni si aprono: { $name0 } { $fist0 ->
    [thief] ladro
    [none] niente
   *[other] { $fist0 }
}, { $name1 } { $fist1 ->
    [thief] ladro
    [none] niente
   *[other] { $fist1 }
}.
bk-line-reveal-3 = I pugni si aprono: { $name0 } { $fist0 ->
    [thief] ladro
    [none] niente
   *[other] { $fist0 }
}, { $name1 } { $fist1 ->
    [thief] ladro
    [none] niente
   *[other] { $fist1 }
}, { $name2 } { $fist2 ->
    [thief] ladro
    [none] niente
   *[other] { $fist2 }
}.
bk-line-reveal-4 = I pugni si aprono: { $name0 } { $fist0 ->
    [thief] ladro
    [none] niente
   *[other] { $fist0 }
}, { $name1 } { $fist1 ->
    [thief] ladro
    [none] niente
   *[other] { $fist1 }
}, { $name2 } { $fist2 ->
    [thief] ladro
    [none] niente
   *[other] { $fist2 }
}, { $name3 } { $fist3 ->
    [thief] ladro
    [none] niente
   *[other] { $fist3 }
}.
bk-line-walk = { $name } va avanti di { bk-spaces }, { bk-to }.
bk-line-back = { $name } va indietro di { bk-spaces }, { bk-to }.
bk-line-steal = { $coins ->
    [0] Il ladro di { $name } resta a mani vuote.
   *[other] Il ladro di { $name } prende { bk-coins }.
}
bk-line-pot = { $coins ->
    [one] 1 moneta va nel piatto.
   *[other] { $coins } monete vanno nel piatto.
}
bk-line-thief-palace = { $name } entra nel palazzo; il ladro deve restare fuori.
bk-line-share = { $coins ->
    [0] Il piatto non basta per tutti; resto { $pot }.
   *[other] Si divide il piatto: { $coins } a testa, resto { $pot }.
}
bk-line-thief-back = Il ladro di { $name } è tornato.
bk-line-shuffle = Tutte le carte sono state viste; si mescolano di nuovo.
bk-line-round = Comincia il round { $round }.
bk-line-end = { $count ->
    [one] Vince { $names }.
   *[other] { $names } si dividono la vittoria.
}

## The board

bk-path = Il cammino verso il trono; le frecce portano di casella in casella
bk-space = Casella { $space }, { bk-person }
bk-space-palace = Casella { $space } nel palazzo, { bk-person }
bk-start = PARTENZA
bk-throne = Il trono
bk-stop = stop dei ladri: oltre, nessun ladro
bk-stop-short = stop dei ladri
bk-palace = palazzo
bk-here = qui: { $names }
bk-landing = con questa carta potrebbe arrivare qui: { $names }
bk-cards = Le cinque carte di questo round
bk-round-of = Round { $round }
bk-card-now = Corruzione { $bribe }, carta scoperta: { bk-person }
bk-card-done = Corruzione { $bribe }, passata: { bk-person }
bk-card-down = Corruzione { $bribe }, coperta
bk-card-back = fa arretrare
bk-unseen = Carte non ancora viste
bk-unseen-of = { bk-person }: { $count }
bk-pot = Piatto
bk-pot-coins = Piatto: { bk-coins }
bk-bag = sacchetto: { bk-coins }
bk-bag-closed = sacchetto chiuso
bk-thief-ready = ladro pronto
bk-thief-out = ladro fuori fino alla fine del round
bk-thief-outside = ladro vietato nel palazzo
bk-fist-waiting = pugno ancora aperto
bk-fist-closed = pugno chiuso
bk-fist-thief = mostra il ladro
bk-fist-nothing = non mostra nulla
bk-fist-coins = mostra { bk-coins }
bk-last = ultimo: { $fist ->
    [thief] ladro
    [none] 0
    *[other] { $fist }
}
bk-jump-forward = questa carta: avanti di { $by }, { bk-to }
bk-jump-back = questa carta: indietro di { $by }, { bk-to }
bk-jump-none = questa carta non muove questa pedina
bk-rank = { $rank }º posto

## The fist

bk-your-fist = Il tuo pugno
bk-how-many = Monete nel tuo pugno
bk-fewer = Una moneta in meno
bk-more = Una moneta in più
bk-thief = Ladro
bk-thief-label = Prendi il ladro nel pugno
bk-thief-no = Ladro via
bk-close-thief = Chiudi il pugno: ladro
bk-close-nothing = Chiudi il pugno: vuoto
bk-close-coins = Chiudi il pugno: { bk-coins }
bk-change-thief = Cambia: ladro
bk-change-nothing = Cambia: vuoto
bk-change-coins = Cambia: { bk-coins }
bk-closed-thief = Chiuso: ladro
bk-closed-nothing = Chiuso: vuoto
bk-closed-coins = Chiuso: { bk-coins }
bk-fists-open = I pugni si aprono…
bk-not-yours = Stai guardando. Quando tutti i pugni sono chiusi, si aprono.
bk-keys-line = 0–9 monete · + − · T ladro · Invio

## Rules that refuse

bk-refusal-too-few-coins = { $coins ->
    [0] Non puoi mostrarne { $bid }: il tuo sacchetto è vuoto.
    [one] Non puoi mostrarne { $bid }: nel tuo sacchetto c’è 1 moneta.
   *[other] Non puoi mostrarne { $bid }: nel tuo sacchetto ci sono { $coins } monete.
}
bk-refusal-thief-is-out = Il tuo ladro è fuori fino alla fine del round; mostra monete o niente.
bk-refusal-thief-in-palace = Sei nel palazzo, dove non ci sono ladri; mostra monete o niente.

## The end

bk-why-throne = unica pedina sul trono, oro: { $gold }
bk-why-richest = la pedina più ricca sul trono, oro: { $gold }
bk-why-first = sul trono, a pari oro ({ $gold }), ma da più tempo
bk-why-shared = sul trono, a pari oro ({ $gold }) e a pari tempo
bk-why-poorer = anche sul trono, ma con meno oro: { $gold }
bk-why-later = anche sul trono, a pari oro ({ $gold }), ma da meno tempo
bk-why-rounds = la pedina più avanti all’ultimo round: { $space ->
    [start] PARTENZA
    *[other] casella { $space }
}, oro: { $gold }
bk-why-space = { $space ->
    [start] ancora alla PARTENZA
    *[other] ha raggiunto la casella { $space }
}, oro: { $gold }

## Options

bk-option-track = Cammino verso il trono (ricostruzioni)
bk-option-track-standard = normale: 30 caselle
bk-option-track-short = breve: 20 caselle
bk-option-track-long = lungo: 40 caselle
bk-option-shared-rank = Carta del califfo: le pedine sulla stessa casella contano
bk-option-shared-rank-best = con il rango migliore
bk-option-shared-rank-worst = con il rango peggiore
bk-option-fifth-zero = Quinta corruzione: se qualcuno non mostra nulla, chi va indietro?
bk-option-fifth-zero-those = solo quelli che non hanno mostrato nulla
bk-option-fifth-zero-everyone = tutte le pedine (può non finire mai)
bk-option-thief-stop = Il ladro si mette da parte quando la sua pedina arriva
bk-option-thief-stop-beyond = oltre lo stop dei ladri
bk-option-thief-stop-onto = sullo stop dei ladri
bk-option-gold = I sacchetti degli altri
bk-option-gold-hidden = sono chiusi
bk-option-gold-shown = sono visibili
bk-option-max-rounds = Numero massimo di round

## Help

bk-help-goal = Lo scopo
bk-help-goal-text = Fatti strada a suon di bustarelle. Vince chi siede sul trono alla fine di un round.
bk-help-setup = Prima del primo round
bk-help-setup-text = Ognuno ha una pedina alla PARTENZA, un ladro e un sacchetto chiuso con 10 monete; non c’è banca. Si mescolano trenta carte, cinque per ognuno dei sei personaggi, e ogni round ne mette cinque coperte: sei round, poi si rimescola tutto.
bk-help-fist = Il pugno
bk-help-fist-text = Cominci con 10 monete e un ladro. Ogni round ha cinque carte. Si gira una carta; ognuno prende in segreto nel pugno delle monete, il ladro o niente, e può cambiare idea finché l’ultimo pugno non è chiuso. Tutti i pugni si aprono insieme. Ogni moneta mostrata lascia il sacchetto, per chi vince e per chi perde.
bk-help-forward = Corruzioni da 1 a 4: avanti
bk-help-forward-text = Chi mostra più oro va alla prossima casella con il personaggio della carta. A pari oro si muovono tutti; se nessuno mostra oro, nessuno si muove. Nessun personaggio uguale davanti? Allora dritto sul trono! Una pedina sul trono ci resta: le sue monete possono solo superare quelle degli altri.
bk-help-back = Corruzione 5: indietro
bk-help-back-text = { $zero ->
    [everyone] Chi mostra meno oro torna alla casella più vicina alle spalle con il personaggio della carta, o alla PARTENZA. A pari oro arretrano tutti. A questo tavolo, se qualcuno non mostra nulla, arretrano tutti. Un ladro e un pugno vuoto valgono zero; una pedina alla PARTENZA ci resta.
   *[those] Chi mostra meno oro torna alla casella più vicina alle spalle con il personaggio della carta, o alla PARTENZA. A pari oro arretrano tutti. Un ladro e un pugno vuoto valgono zero; una pedina alla PARTENZA ci resta.
}
bk-help-caliph = Il califfo
bk-help-caliph-text = Sta solo sul trono. Nelle corruzioni da 1 a 4 la sua carta ti muove di tante caselle quanto vale la tua posizione: 1 per chi è in testa, fino a 4 per l’ultimo di quattro. Alla quinta è il contrario: chi è in testa a quattro arretra di 4, l’ultimo di 1. { $shared ->
    [worst] Le pedine sulla stessa casella prendono tutte la posizione peggiore.
   *[best] Le pedine sulla stessa casella prendono tutte la posizione migliore.
}
bk-help-thief = Il ladro
bk-help-thief-text = I ladri prendono ciò che gli altri mostrano e lo dividono in monete intere; il resto va nel piatto, e ci va tutto se le monete sono meno dei ladri. Chi ha mostrato più (o meno) oro si muove lo stesso. Un ladro mostrato è fuori fino alla fine del round, anche se non ha preso nulla. Niente ladri nel palazzo: { $stop ->
    [onto] appena raggiungi lo stop dei ladri, il tuo aspetta fuori.
   *[beyond] appena superi lo stop dei ladri, il tuo aspetta fuori.
}
bk-help-pot = Il piatto
bk-help-pot-text = Le monete che nessun ladro prende vanno nel piatto. Dopo la quinta corruzione si divide in parti uguali; il resto vi rimane. I ladri tornano, si posano cinque carte nuove.
bk-help-end = La fine
bk-help-end-text = Una sola pedina sul trono dopo la quinta corruzione: vince. Più d’una: la più ricca, poi quella che vi siede da più tempo, altrimenti si divide la vittoria. Le altre si ordinano per casella, poi per oro. { $rounds ->
    [one] La partita finisce al più tardi dopo { $rounds } round: allora vince la pedina più avanti.
   *[other] La partita finisce al più tardi dopo { $rounds } round: allora vince la pedina più avanti.
}
bk-help-signs = I segni accanto ai posti
bk-help-signs-text = +3 → 8: con questa carta la pedina avanzerebbe di 3 caselle, fino alla casella 8; con il meno arretra, ♛ è il trono, · non si muove. Le lettere con un numero contano le carte che nessuno ha ancora visto.
bk-help-persons = I personaggi
bk-help-track = L’ordine dei personaggi sul cammino stampato non è noto; i cammini qui sono ricostruzioni.
bk-help-keys = Tasti per il pugno
bk-help-keys-text = da 0 a 9: numero di monete (due cifre per numeri più alti) · + e −: una in più, una in meno · T: ladro · Invio: chiudi il pugno · frecce sul cammino: guarda le caselle

bk-result-space = Casella
bk-result-gold = Oro
bk-result-throne = sul trono
bk-result-start = partenza

## What a position cannot be

bk-flaw-1 = Il round, la corruzione o la fine della partita è fuori dai limiti.
bk-flaw-2 = Un sacchetto o il piatto contiene meno di niente.
bk-flaw-3 = Le monete di tutti i sacchetti e del piatto devono fare 10 per ogni posto.
bk-flaw-4 = Le carte si scoprono da sinistra a destra: scoperte fino alla corruzione in corso, poi coperte.
bk-flaw-5 = Ci sono cinque carte di ogni persona; la fila e le carte non ancora viste ne contengono altre.
bk-flaw-6 = Le carte non ancora viste e la fila non fanno quanto resta di questo passaggio attraverso le 30 carte.
bk-flaw-7 = Una pedina sta fuori dal percorso.
bk-flaw-8 = Un ladro c’è o è via, ed è sempre via per una pedina nel palazzo.
bk-flaw-9 = Un pugno contiene monete che il suo sacchetto ha, o un ladro che si può usare.
bk-flaw-10 = Una pedina sul trono, e nessun’altra, ricorda la corruzione di questo round che ve l’ha portata.
bk-flaw-11 = I pugni si chiudono solo finché una carta è scoperta, e si aprono appena tutti sono chiusi.
bk-flaw-12 = La partita finisce dopo la quinta corruzione, con una pedina sul trono o all’ultimo round.
bk-flaw-13 = Un posto che non gioca deve essere vuoto.
bk-flaw-14 = Fra i round e alla fine il piatto è diviso: vi restano meno monete di quanti sono i posti.
bk-flaw-15 = Fra i round e alla fine tutti i ladri sono a casa, tranne quelli delle pedine nel palazzo.

# Perché un turno merita attenzione: i codici delle ragioni del server.
bk-brings-spaces = { $amount ->
    [one] in media { $amount } casella più avanti che con gli altri pugni
   *[other] in media { $amount } caselle più avanti che con gli altri pugni
}
bk-brings-goes = avanza contro il { $amount }% dei pugni probabili
bk-brings-stays = non arretra contro il { $amount }% dei pugni probabili
bk-brings-coins = { $amount ->
    [one] in media { $amount } moneta in più nel sacchetto
   *[other] in media { $amount } monete in più nel sacchetto
}
bk-brings-loot = { $amount ->
    [one] il ladro porta in media { $amount } moneta in più
   *[other] il ladro porta in media { $amount } monete in più
}
bk-brings-throne = il { $amount }% più spesso sul trono
bk-brings-behind = { $amount ->
    [one] tiene il primo rivale { $amount } casella più indietro
   *[other] tiene il primo rivale { $amount } caselle più indietro
}
bk-brings-tie = rompe una parità per l’offerta più alta nel { $amount }% dei casi
