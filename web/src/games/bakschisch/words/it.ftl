# Bakschisch. `$person` è guard, servant, harem-lady, eunuch, fakir o caliph; `$to` e `$space` sono un numero, start o throne.

bk-person = { $person ->
    [guard] guardia
    [servant] servo
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

bk-task-forward = Mancia { $bribe } di 5, { bk-person }: avanza chi mostra più oro. Chiudi il pugno.
bk-task-back = Quinta mancia, { bk-person }: chi mostra meno oro va INDIETRO. Chiudi il pugno.
bk-task-closed = Il tuo pugno è chiuso; puoi ancora cambiarlo. Si aspetta { $names }.
bk-task-watch = Mancia { $bribe } di 5, { bk-person }. Si aspetta { $names }.
bk-task-card = Si gira la prossima carta.
bk-task-over = La partita è finita.

## Steps

bk-step-pass = pugno vuoto
bk-step-bid = { bk-coins } nel pugno
bk-step-thief = il ladro nel pugno
bk-confirm-all = È tutto il tuo oro: { bk-coins }. Comunque vada, lascia la tua borsa. Mostrarlo tutto?
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
    [0] La tua borsa resterà vuota.
    [one] Resta 1 moneta nella borsa.
   *[other] Restano { $left } monete nella borsa.
}

## The log

bk-line-card = { $bribe ->
    [5] Mancia 5, all’indietro: { bk-person }.
   *[other] Mancia { $bribe }: { bk-person }.
}
bk-line-chose = { $name } ha scelto.
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
bk-line-round = Comincia il giro { $round }.
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
bk-stop = sosta dei ladri: oltre, nessun ladro
bk-stop-short = sosta dei ladri
bk-palace = palazzo
bk-here = qui: { $names }
bk-landing = questa carta potrebbe portare qui: { $names }
bk-reconstruction = { $name ->
    [standard] Cammino: normale, una ricostruzione
    [short] Cammino: breve, una ricostruzione
    [long] Cammino: lungo, una ricostruzione
   *[own] Cammino personale
}
bk-cards = Le cinque carte di questo giro
bk-round-of = Giro { $round }
bk-card-now = Mancia { $bribe }, carta aperta: { bk-person }
bk-card-done = Mancia { $bribe }, passata: { bk-person }
bk-card-down = Mancia { $bribe }, coperta
bk-card-back = va all’indietro
bk-unseen = Carte non ancora viste
bk-unseen-of = { bk-person }: { $count }
bk-pot = Piatto
bk-pot-coins = Piatto: { bk-coins }
bk-seats = Borse, ladri e pugni
bk-bag = borsa: { bk-coins }
bk-bag-closed = borsa chiusa
bk-thief-ready = ladro pronto
bk-thief-out = ladro via fino alla fine del giro
bk-thief-outside = ladro vietato nel palazzo
bk-fist-waiting = pugno ancora aperto
bk-fist-closed = pugno chiuso
bk-fist-thief = mostra il ladro
bk-fist-nothing = non mostra nulla
bk-fist-coins = mostra { bk-coins }
bk-last = prima: { $fist ->
    [thief] ladro
    [none] 0
   *[other] { $fist }
}
bk-jump-forward = questa carta: avanti di { $by }, { bk-to }
bk-jump-back = questa carta: indietro di { $by }, { bk-to }
bk-jump-none = questa carta non muove questa pedina
bk-rank = Posto { $rank }

## The fist

bk-your-fist = Il tuo pugno
bk-how-many = Monete nel tuo pugno
bk-fewer = Una moneta in meno
bk-more = Una moneta in più
bk-thief = Ladro
bk-thief-label = Prendi il ladro nel pugno
bk-thief-no = Ladro via
bk-close-thief = Chiudi: ladro
bk-close-nothing = Chiudi: vuoto
bk-close-coins = Chiudi: { bk-coins }
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

bk-rule-BK-5 = Nel pugno vanno monete della propria borsa, al massimo tutte, oppure il ladro, mai entrambi.
bk-rule-BK-6 = Si può cambiare il pugno finché l’ultimo non è chiuso; poi sono tutti aperti.
bk-rule-BK-7 = Il pugno vuoto è sempre permesso; senza monete e senza ladro non c’è altro.
bk-rule-BK-17 = Un ladro che è stato mostrato è via fino alla fine del giro.
bk-rule-BK-18 = Niente ladri nel palazzo: oltre la sosta dei ladri si mostrano monete o niente.

## The end

bk-why-throne = da solo sul trono, { $gold } d’oro
bk-why-richest = il più ricco sul trono, { $gold } d’oro
bk-why-first = sul trono, a pari oro ({ $gold }), ma seduto per primo
bk-why-shared = sul trono, a pari oro ({ $gold }) e a pari tempo
bk-why-poorer = anche lui sul trono, ma con solo { $gold } d’oro
bk-why-later = anche lui sul trono, a pari oro ({ $gold }), ma arrivato dopo
bk-why-rounds = il più avanti alla fine dei giri: { $space ->
    [start] PARTENZA
   *[other] casella { $space }
}, { $gold } d’oro
bk-why-space = { $space ->
    [start] ancora alla PARTENZA
   *[other] arrivato alla casella { $space }
}, { $gold } d’oro

## Options

bk-option-track = Cammino verso il trono (ricostruzioni)
bk-option-track-standard = normale: 30 caselle
bk-option-track-short = breve: 20 caselle
bk-option-track-long = lungo: 40 caselle
bk-option-shared-rank = Carta del califfo: le pedine sulla stessa casella contano
bk-option-shared-rank-best = con il rango migliore
bk-option-shared-rank-worst = con il rango peggiore
bk-option-fifth-zero = Quinta mancia: se qualcuno non mostra nulla, vanno indietro
bk-option-fifth-zero-those = solo quelli che non hanno mostrato nulla
bk-option-fifth-zero-everyone = tutte le pedine (può non finire mai)
bk-option-thief-stop = Il ladro si mette da parte quando la sua pedina arriva
bk-option-thief-stop-beyond = oltre la sosta dei ladri
bk-option-thief-stop-onto = sulla sosta dei ladri
bk-option-gold = Le borse degli altri
bk-option-gold-hidden = sono chiuse
bk-option-gold-shown = sono visibili
bk-option-max-rounds = La partita finisce dopo tanti giri

## Help

bk-help-goal = Lo scopo
bk-help-goal-text = Fatti strada a suon di mance. Vince chi siede sul trono alla fine di un giro.
bk-help-fist = Il pugno
bk-help-fist-text = Ogni giro ha cinque carte. Si gira una carta; ognuno prende in segreto nel pugno delle monete, il ladro o niente. Tutti i pugni si aprono insieme. Ogni moneta mostrata lascia la borsa, per chi vince e per chi perde.
bk-help-forward = Mance da 1 a 4: avanti
bk-help-forward-text = Chi mostra più oro va alla prossima casella con il personaggio della carta. A pari oro si muovono tutti. Nessun personaggio simile davanti? Allora dritto sul trono!
bk-help-back = Mancia 5: indietro
bk-help-back-text = Chi mostra meno oro torna alla casella più vicina con il personaggio della carta, o alla PARTENZA. Un ladro e un pugno vuoto valgono niente.
bk-help-caliph = Il califfo
bk-help-caliph-text = Sta solo sul trono. La sua carta ti muove di tante caselle quanto il tuo posto: 1 per il primo, fino a 4 per l’ultimo di quattro. Alla quinta mancia il primo arretra più di tutti.
bk-help-thief = Il ladro
bk-help-thief-text = I ladri prendono ciò che gli altri mostrano e lo dividono in monete intere; il resto va nel piatto. Una volta per giro, e mai da dentro il palazzo: oltre la sosta aspetta fuori.
bk-help-pot = Il piatto
bk-help-pot-text = Le monete che nessun ladro prende vanno nel piatto. Dopo la quinta mancia si divide in parti uguali; un resto vi rimane. I ladri tornano, si posano cinque carte nuove.
bk-help-end = La fine
bk-help-end-text = Una sola pedina sul trono dopo la quinta mancia: vince. Più d’una: la più ricca, poi chi si è seduto per primo. Gli altri si ordinano per casella, poi per oro.
bk-help-persons = I personaggi
bk-help-track = L’ordine dei personaggi sul cammino stampato non è noto; i cammini qui sono ricostruzioni.
bk-help-keys = Tasti per il pugno
bk-help-keys-text = da 0 a 9: tante monete (due cifre per di più) · + e −: una in più, una in meno · T: ladro · Invio: chiudere il pugno · frecce sul cammino: guardare le caselle
