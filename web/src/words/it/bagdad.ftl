# Il ladro di Bagdad.

bg-palace = { $palace ->
    [red] rosso
    [blue] blu
    [green] verde
    [yellow] giallo
    [purple] viola
   *[white] bianco
}
bg-from = { $from ->
    [red] rosso
    [blue] blu
    [green] verde
    [yellow] giallo
    [purple] viola
   *[white] bianco
}
bg-to = { $to ->
    [red] rosso
    [blue] blu
    [green] verde
    [yellow] giallo
    [purple] viola
   *[white] bianco
}
bg-card = { $card ->
    [red] carta rossa
    [blue] carta blu
    [green] carta verde
    [yellow] carta gialla
    [purple] carta viola
    [white] carta bianca
   *[dancer] danzatrice
}
bg-cards = { $card ->
    [red] { $count } { $count ->
        [one] carta rossa
       *[other] carte rosse
    }
    [blue] { $count } { $count ->
        [one] carta blu
       *[other] carte blu
    }
    [green] { $count } { $count ->
        [one] carta verde
       *[other] carte verdi
    }
    [yellow] { $count } { $count ->
        [one] carta gialla
       *[other] carte gialle
    }
    [purple] { $count } { $count ->
        [one] carta viola
       *[other] carte viola
    }
    [white] { $count } { $count ->
        [one] carta bianca
       *[other] carte bianche
    }
   *[dancer] { $count } { $count ->
        [one] danzatrice
       *[other] danzatrici
    }
}
bg-cards2 = { $card2 ->
    [red] { $count2 } rossa
    [blue] { $count2 } blu
    [green] { $count2 } verde
    [yellow] { $count2 } gialla
    [purple] { $count2 } viola
   *[white] { $count2 } bianca
}
bg-dancers = { $dancers } { $dancers ->
    [one] danzatrice
   *[other] danzatrici
}
bg-pay1 = { $pay1 ->
    [red] una carta rossa
    [blue] una carta blu
    [green] una carta verde
    [yellow] una carta gialla
    [purple] una carta viola
    [white] una carta bianca
   *[dancer] una danzatrice
}
bg-pay2 = { $pay2 ->
    [red] una carta rossa
    [blue] una carta blu
    [green] una carta verde
    [yellow] una carta gialla
    [purple] una carta viola
    [white] una carta bianca
   *[dancer] una danzatrice
}

## Che cosa fare

bg-task = { $left ->
    [one] Tocca a te: prepara le tue azioni, { $left } con un ladro, poi pesca. Oppure passa.
   *[other] Tocca a te: prepara le tue azioni, al massimo { $left } con un ladro, poi pesca. Oppure passa.
}
bg-task-more = { $left ->
    [0] Continua senza ladri, oppure pesca.
    [one] Continua, ancora un’azione con un ladro, oppure pesca.
   *[other] Continua, ancora { $left } azioni al massimo con un ladro, oppure pesca.
}
bg-task-other = { $name } è all’opera nei palazzi.
bg-task-draw = { $name } pesca.
bg-task-guards = { $guards ->
    [one] Metti la tua ultima guardia a un palazzo con un posto libero.
   *[other] Metti una guardia a un palazzo con un posto libero; te ne restano { $guards }.
}
bg-task-guards-tactical = Metti una guardia: tua (ancora { $guards }) o neutrale (ancora { $neutrals }).
bg-task-guards-other = { $name } mette una guardia.
bg-task-give = { $cards ->
    [one] Hai troppe carte in mano: scartane una.
    *[other] Hai troppe carte in mano: scartane { $cards }.
}
bg-task-give-other = { $name } scarta delle carte.
bg-task-over = { $why ->
    [stall] Per un giro intero nessuno ha potuto fare nulla: la partita è finita.
    [turns] L’ultimo turno è giocato: la partita è finita.
   *[chests] Il forziere decisivo è rubato: la partita è finita.
}

## Il diario

bg-line-first = { $name } comincia.
bg-line-turn = Turno { $turn }: { $name }
bg-line-card = { $name } pesca una { bg-card }.
bg-line-guard = { $name } mette una guardia al palazzo { bg-palace }.
bg-line-neutral-guard = { $name } mette una guardia neutrale al palazzo { bg-palace }.
bg-line-pay-cards = { $name } paga { bg-cards }.
bg-line-pay-two = { $name } paga { bg-cards } e { bg-cards2 }.
bg-line-pay-mixed = { $name } paga { bg-cards } e { bg-dancers }.
bg-line-pay-dancers = { $name } paga { bg-dancers }.
bg-line-place = { $name } fa entrare un ladro nel palazzo { bg-palace }.
bg-line-move = { $name } sposta una guardia dal palazzo { bg-from } al palazzo { bg-to }.
bg-line-carry = { $name } sposta una guardia con un ladro dal palazzo { bg-from } al palazzo { bg-to }.
bg-line-neutral = { $name } sposta una guardia neutrale dal palazzo { bg-from } al palazzo { bg-to }.
bg-line-steal = { $name } ruba un forziere: { $chest } ladri lo portano fuori dal palazzo { bg-palace }!
bg-line-pass = { $name } passa e pesca di più.
bg-line-pass-dancer = { $name } passa e prende una danzatrice.
bg-line-shuffle = Gli scarti vengono mescolati: il nuovo mazzo ha { $cards } carte.
bg-line-give = { $name } scarta una { bg-card }.
bg-turn-guard = guardia al palazzo { bg-palace }
bg-turn-neutral-guard = guardia neutrale al palazzo { bg-palace }
bg-turn-place = ladro nel palazzo { bg-palace }
bg-turn-move = guardia dal palazzo { bg-from } al { bg-to }
bg-turn-carry = guardia e ladro dal palazzo { bg-from } al { bg-to }
bg-turn-neutral = guardia neutrale dal palazzo { bg-from } al { bg-to }
bg-turn-steal = forziere da { $chest } ladri dal palazzo { bg-palace }
bg-turn-pass = passa
bg-turn-pass-dancer = passa e prende una danzatrice
bg-turn-give = scarta una { bg-card }
bg-turn-paid = { $count ->
    [one] paga 1 carta
   *[other] paga { $count } carte
}
bg-turn-drawn = { $count ->
    [one] pesca 1 carta
   *[other] pesca { $count } carte
}
bg-turn-deal = Si distribuiscono le prime carte
bg-line-end = { bg-task-over }

## Le mosse

bg-step-guard = Metti una guardia al palazzo { bg-palace }
bg-step-neutral-guard = Metti una guardia neutrale al palazzo { bg-palace }
bg-step-place = { $dancers ->
    [0] Manda un ladro nel palazzo { bg-palace }
    [one] Manda un ladro nel palazzo { bg-palace } pagando { $dancers } danzatrice
    *[other] Manda un ladro nel palazzo { bg-palace } pagando { $dancers } danzatrici
}
bg-step-move = Sposta una guardia dal palazzo { bg-from } al palazzo { bg-to } per { bg-pay1 }
bg-step-carry = Sposta una guardia con un ladro dal palazzo { bg-from } al palazzo { bg-to } per { bg-pay1 }
bg-step-neutral = Sposta una guardia neutrale dal palazzo { bg-from } al palazzo { bg-to } per { bg-pay1 } e { bg-pay2 }
bg-step-end = Finisci il turno e pesca
bg-step-pass = Passa e pesca 4 carte
bg-step-pass-dancer = Passa, prendi una danzatrice e pesca 3 carte
bg-step-give = Scarta una { bg-card }
bg-step-unknown = { $step }
bg-price-cards = { bg-cards }
bg-price-two = { bg-cards } e { bg-cards2 }
bg-price-mixed = { bg-cards } e { bg-dancers }
bg-price-dancers = { bg-dancers }
bg-confirm-steal = Un altro ladro nel palazzo { bg-palace } ti darebbe un forziere, e puoi pagarlo. Peschi lo stesso?

## Il tavolo

bg-palaces = Palazzi
bg-palace-name = Palazzo { bg-palace }
bg-palace-chests = { $count ->
    [0] Non ha più forzieri.
    [one] Il suo ultimo forziere richiede { $top } ladri.
   *[other] Il forziere in cima richiede { $top } ladri; ne restano { $count }.
}
bg-palace-thieves = Ladri: { $list }.
bg-palace-no-thieves = Nessun ladro nel cortile.
bg-palace-guards = Guardie: { $list }.
bg-palace-cost = { $cost ->
    [0] Nessun tuo ladro può entrare.
    [one] Un ladro ti costa { $cost } carta.
   *[other] Un ladro ti costa { $cost } carte.
}
bg-neutral = neutrali
bg-free-spaces = liberi
bg-cost-badge = { $cost ->
    [one] Qui un ladro ti costa { $cost } carta
   *[other] Qui un ladro ti costa { $cost } carte
}
bg-no-entry = Ora nessun tuo ladro può entrare qui
bg-send-thief = Manda un ladro
bg-lift-guard = Prendi la tua guardia
bg-lift-neutral = Prendi la guardia neutrale
bg-put-back = Rimetti giù la guardia
bg-move-here = Spostala qui
bg-post-here = Metti qui la guardia
bg-hand = La tua mano
bg-hand-empty = nessuna carta
bg-hand-hidden = Le carte si prendono in mano quando tutte le guardie sono a posto.
bg-card-count = { bg-cards }
bg-give-card = Scarta: { bg-card }
bg-chests-of = forzieri: { $chests } su { $goal }
bg-cards-in-hand = { $count ->
    [one] { $count } carta palazzo
   *[other] { $count } carte palazzo
}
bg-dancers-held = { $count ->
    [one] { $count } danzatrice
   *[other] { $count } danzatrici
}
bg-reserve = { $count ->
    [one] { $count } ladro di riserva
   *[other] { $count } ladri di riserva
}
bg-guards-left = { $count ->
    [one] { $count } guardia da mettere
   *[other] { $count } guardie da mettere
}
bg-neutrals-left = { $count ->
    [one] { $count } guardia neutrale da mettere
   *[other] { $count } guardie neutrali da mettere
}
bg-known = Ha di sicuro in mano: { $list }
bg-holds = Ha in mano: { $list }
bg-counter = Conta le carte
bg-supply = Carte
bg-pile = Mazzo
bg-open-dancers = Danzatrici
bg-discards = Scarti
bg-unseen = Non viste
bg-unseen-note = nel mazzo o in mani che non vedi

## Preparare il turno

bg-plan = Piano del tuo turno
bg-plan-empty = Scegli un palazzo per mandarci un ladro, o una guardia per spostarla. È solo un piano finché non peschi.
bg-thief-actions = { $left ->
    [0] nessun’altra azione con un ladro
    [one] ancora { $left } azione con un ladro
   *[other] ancora { $left } azioni con un ladro
}
bg-left-after = Resta in mano
bg-take-back = Togli: { $step }
bg-peek = Mostra il tabellone dopo: { $step }
bg-short-place = Ladro
bg-short-move = Guardia
bg-short-carry = Guardia e ladro
bg-short-neutral = Neutrale
bg-wins-chest = un forziere!
bg-commit = Gioca e pesca 3
bg-commit-win = Gioca e vinci la partita
bg-draw = Pesca 3
bg-pass = Passa: 4 carte
bg-pass-dancer = Passa: una danzatrice e 3 carte
bg-committing = Il tuo turno viene giocato…
bg-fallen = { $count ->
    [one] Un’azione successiva dipendeva da questa e cade anch’essa.
   *[other] { $count } azioni successive dipendevano da questa e cadono anch’esse.
}
bg-lifted-own = La tua guardia lascia il palazzo { bg-palace }. Dove va?
bg-lifted-neutral = La guardia neutrale lascia il palazzo { bg-palace }. Dove va?
bg-with-thief = con un ladro
bg-cancel = Annulla
bg-pay-with = Come paghi?
bg-post-own = Tua guardia ({ $count })
bg-post-neutral = Guardia neutrale ({ $count })
bg-post-question = Quale guardia?
bg-post-commit = Mettila al palazzo { bg-palace }
bg-post-choose = Scegli un palazzo con un posto libero.
bg-give-choose = { $count ->
    [one] Scegli nella tua mano una carta da scartare.
    *[other] Scegli nella tua mano { $count } carte da scartare.
}
bg-planned = Previsto: { $step }.
bg-taken-back = Tolta.

## Dall’ultimo turno

bg-theft = { $name } ruba un forziere!

## Il risultato

bg-result-chests = Forzieri
bg-result-thieves = Ladri nei palazzi
bg-result-why = { bg-task-over }

## Opzioni

bg-option-neutral-setup = Guardie neutrali
bg-option-neutral-setup-fixed = una a ogni palazzo
bg-option-neutral-setup-tactical = ognuno ne mette due
bg-option-first-seat = Chi comincia
bg-option-first-seat-random = a sorte
bg-option-first-seat-seat-0 = il primo posto
bg-option-hands = Le prime carte si vedono
bg-option-hands-after = quando tutte le guardie sono a posto
bg-option-hands-before = mentre si mettono le guardie
bg-option-thief-actions = Azioni con un ladro per turno
bg-option-hand-limit = Limite di carte in mano
bg-option-max-turns = Numero massimo di turni, di tutti insieme

## Regole

bg-refusal-neutrals-stand = Le guardie neutrali sono già a posto, una per palazzo. Metti una delle tue.
bg-refusal-guards-first = I turni cominciano quando tutte le guardie sono a posto; metti una guardia.
bg-refusal-guards-stand = Tutte le guardie sono a posto; d’ora in poi si spostano pagando carte.
bg-refusal-palace-full = Davanti al palazzo { bg-palace } ci sono quattro guardie; una quinta non ci sta.
bg-refusal-no-neutral-left = Le tue due guardie neutrali sono a posto; metti una delle tue.
bg-refusal-no-guard-left = Le tue guardie sono tutte a posto; mettine una neutrale.
bg-refusal-reserve-empty = Nella tua riserva non ci sono più ladri.
bg-refusal-no-guard-to-help = Senza una tua guardia al palazzo { bg-palace } nessun ladro entra.
bg-refusal-no-foreign-guard = Al palazzo { bg-palace } ci sono solo guardie tue; un ladro ha bisogno di una guardia altrui da aggirare.
bg-refusal-too-many-dancers = Un ladro nel palazzo { bg-palace } costa { $cost }; { bg-dancers } sono troppe.
bg-refusal-thief-unpaid = { $cards ->
    [one] Questo ladro costa 1 carta del palazzo { bg-palace }; ne hai { $held }.
   *[other] Questo ladro costa { $cards } carte del palazzo { bg-palace }; ne hai { $held }.
}
bg-refusal-no-own-guard = Non hai guardie al palazzo { bg-palace }.
bg-refusal-move-unpaid = Questo spostamento costa una { bg-card }, e non ne hai.
bg-refusal-no-thief = Non hai ladri nel palazzo { bg-palace }.
bg-refusal-no-neutral-guard = Al palazzo { bg-palace } non ci sono guardie neutrali.
bg-refusal-neutral-unpaid = Spostare questa guardia neutrale costa una { bg-card }, e non ne hai.
bg-refusal-thief-limit = { $limit ->
    [one] In questo turno hai già fatto la tua unica azione ({ $limit }) con un ladro. Le guardie da sole possono ancora muoversi.
   *[other] In questo turno hai già fatto le tue { $limit } azioni con un ladro. Le guardie da sole possono ancora muoversi.
}
bg-refusal-palace-emptied = Il palazzo { bg-palace } non ha più forzieri e non lascia più entrare ladri.
bg-refusal-no-action = In questo turno non hai fatto nulla: passa e pesca di più.
bg-refusal-has-acted = In questo turno hai già agito, quindi non puoi più passare: pesca.
bg-refusal-no-dancer = Non ci sono danzatrici libere; passa e pesca quattro carte.
bg-refusal-too-few-dancers = Servono { bg-dancers }; ne hai { $held }.
bg-refusal-within-limit = Ora non si scartano carte.
bg-refusal-no-such-card = Non hai nessuna { bg-card } da scartare.
bg-refusal-over-limit = { $cards ->
    [one] La tua mano supera il limite di { $limit }: prima scarta 1 carta.
   *[other] La tua mano supera il limite di { $limit }: prima scarta { $cards } carte.
}
bg-not-yours = Le guardie e i ladri degli altri non si spostano mai.

## Aiuto

bg-help-aim = Ruba forzieri. Chi per primo ne ha 6 (5 in tre giocatori, 4 in quattro) vince subito, qualunque sia la loro grandezza.
bg-help-setup = Prima del primo turno
bg-help-setup-text = Ognuno ha 12 ladri di riserva. Uno alla volta e a turno si mettono le proprie guardie ai palazzi con un posto libero: 4 a testa in due, 3 in tre, 2 in quattro. { $neutrals ->
    [tactical] Ognuno mette anche due guardie neutrali, nell’ordine che vuole.
   *[fixed] A ogni palazzo c’è già una guardia neutrale.
} Chi comincia ha in mano 6 carte, chi segue 7, 8 e 9.
bg-help-palace = Un palazzo
bg-help-palace-text = Sulla terrazza c’è una pila di forzieri che richiedono 4, 5, 6 e 7 ladri, il più leggero in cima. Nel cortile si radunano i tuoi ladri. Alla porta stanno al massimo quattro guardie: le tue, quelle degli altri e quelle neutrali. Un palazzo senza forzieri non lascia più entrare ladri.
bg-help-thief = Mandare un ladro
bg-help-thief-text = Serve una tua guardia alla porta e almeno una guardia altrui da eludere. Ogni guardia altrui ti costa una carta di quel palazzo. Il numero sul palazzo è il tuo prezzo.
bg-help-guard = Spostare una guardia
bg-help-guard-text = La tua guardia va a un altro palazzo con un posto libero per una carta di uno dei due palazzi. Un tuo ladro del palazzo che lascia può seguirla senza pagare altro.
bg-help-neutral = Spostare una guardia neutrale
bg-help-neutral-text = Due carte, una di ciascun palazzo. Le guardie degli altri giocatori non si muovono mai.
bg-help-steal = Rubare un forziere
bg-help-steal-text = Appena hai abbastanza ladri in un cortile, il forziere in cima è tuo e quei ladri tornano a casa, pronti a ripartire.
bg-help-turn = Il tuo turno
bg-help-turn-text = { $actions ->
    [one] Fai tutte le azioni che puoi pagare, al massimo { $actions } con un ladro; spostare una guardia da sola e rubare non contano.
   *[other] Fai tutte le azioni che puoi pagare, al massimo { $actions } con un ladro; spostare una guardia da sola e rubare non contano.
} Poi pesca 3 carte. Senza azioni ne peschi 4, oppure 3 e una danzatrice. Quando il mazzo è vuoto, si mescolano gli scarti.{ $limit ->
    [0] { "" }
   *[other] { " " }Chi ha allora più di { $limit } carte ne scarta fino a quel numero.
}
bg-help-dancer = Danzatrici
bg-help-dancer-text = Una danzatrice paga per qualsiasi palazzo. Una volta giocata torna libera per tutti.
bg-help-end = La fine
bg-help-end-text = Il forziere decisivo chiude la partita. Finisce anche se per un giro intero nessuno ha potuto agire o pescare, e dopo { $turns } turni di tutti insieme. Gli altri (o tutti) si ordinano allora per forzieri, poi per ladri nei palazzi; a parità dividono la posizione.
bg-help-signs = I segni sul tavolo
bg-help-signs-text = 2/6 accanto a un nome: forzieri rubati, su quelli che servono. Sotto: carte, danzatrici, ladri di riserva; ≥ mostra le carte che di sicuro sono in quella mano. «Non viste» conta, per ogni palazzo, le carte nel mazzo o in mani che non vedi. Ogni palazzo ha un simbolo, che sta anche sulle sue carte.
bg-help-plan = Preparare
bg-help-plan-text = Quello che scegli è solo un piano, e lo vedi solo tu. Sotto ogni azione trovi il suo prezzo e ciò che ti resta in mano. Togli qualunque azione con ×. Solo l’ultimo pulsante gioca tutto e pesca.
bg-keys = Tasti sul tabellone
bg-key-arrows = da palazzo a palazzo
bg-key-thief = mandare un ladro, o scegliere questo palazzo
bg-key-guard = sollevare la tua guardia qui
bg-key-neutral = sollevare la guardia neutrale qui
bg-key-carry = portare con sé un ladro, o no
bg-key-back = togliere l’ultima azione prevista
bg-key-escape = rimettere giù la guardia
bg-key-draw = giocare il piano e pescare

bg-result-tie = Stesso numero di forzieri: decidono i ladri nei palazzi.

## What a position cannot be

bg-flaw-1 = La fase, un posto, il turno o i turni senza azioni sono fuori dai limiti.
bg-flaw-2 = In un palazzo ci sono al massimo quattro forzieri, e 24 in tutti i palazzi e davanti a tutti i posti.
bg-flaw-3 = Un posto ha 12 ladri, e in un palazzo meno di quanti ne chiede il forziere in cima.
bg-flaw-4 = Ogni posto ha tutte le sue guardie, e le guardie neutrali ci sono tutte.
bg-flaw-5 = Guardie e posti di guardia liberi sono quattro a ogni palazzo.
bg-flaw-6 = Ci sono 17 carte di ogni palazzo nel mazzo, negli scarti e nelle mani.
bg-flaw-7 = Ci sono otto danzatrici, scoperte o nelle mani.
bg-flaw-8 = Le carte note di una mano devono esserci, e si contano solo in due giocatori.
bg-flaw-9 = Prima del primo turno niente è rubato o scartato, e il primo giocatore è quello della sua opzione.
bg-flaw-10 = Le guardie si mettono e le mani si danno in ordine di turno, 6, 7, 8, 9 carte, prima del primo turno.
bg-flaw-11 = Il posto di turno, le sue azioni o le sue azioni con i ladri sono impossibili.
bg-flaw-12 = Si pesca solo alla fine di un turno, al massimo 3 carte dopo azioni e 4 senza, e da un mazzo che ne ha.
bg-flaw-13 = Una mano supera il limite, o deve scartare senza superarlo.
bg-flaw-14 = La partita finisce con l’ultimo forziere che serve, uno stallo o l’ultimo turno, e solo allora.
bg-flaw-15 = Un posto che non gioca deve essere vuoto.
bg-flaw-16 = Un turno senza azioni lascia vuoti mazzo e scarti, finché il posto seguente paga una carta.

# Perché un turno merita attenzione: i codici delle ragioni del server.
bg-brings-wins = vince la partita
bg-brings-chest = { $amount ->
    [one] 1 forziere dal palazzo { bg-palace }
   *[other] { $amount } forzieri dal palazzo { bg-palace }
}
bg-brings-thieves = { $amount ->
    [one] 1 ladro in più nel palazzo { bg-palace }, ne mancano { $missing }
   *[other] { $amount } ladri in più nel palazzo { bg-palace }, ne mancano { $missing }
}
bg-brings-door = { $amount ->
    [one] apre il palazzo { bg-palace }: un ladro costa 1 carta
   *[other] apre il palazzo { bg-palace }: un ladro costa { $amount } carte
}
bg-brings-cheaper = { $amount ->
    [one] un ladro nel palazzo { bg-palace } costa 1 carta in meno
   *[other] un ladro nel palazzo { bg-palace } costa { $amount } carte in meno
}
bg-brings-shut = chiude il palazzo { bg-palace } a { $name }
bg-brings-block = { $amount ->
    [one] un ladro nel palazzo { bg-palace } costa a { $name } 1 carta in più
   *[other] un ladro nel palazzo { bg-palace } costa a { $name } { $amount } carte in più
}
bg-brings-dancer = { $amount ->
    [one] 1 danzatrice in più
   *[other] { $amount } danzatrici in più
}
bg-brings-cards = { $amount ->
    [one] pesca 1 carta
   *[other] pesca { $amount } carte
}
bg-brings-reach = { $amount ->
    [one] un forziere a portata del prossimo turno: palazzo { bg-palace }
   *[other] { $amount } forzieri a portata del prossimo turno, prima nel palazzo { bg-palace }
}
