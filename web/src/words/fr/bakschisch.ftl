# Bakschisch. `$person` vaut guard, servant, harem-lady, eunuch, fakir ou caliph ; `$to` et `$space` sont un nombre, start ou throne.

bk-person = { $person ->
    [guard] garde
    [servant] serviteur
    [harem-lady] dame du harem
    [eunuch] eunuque
    [fakir] fakir
   *[caliph] calife
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
    [start] au DÉPART
    [throne] sur le trône
   *[other] sur la case { $to }
}
bk-spaces = { $by ->
    [one] { $by } case
   *[other] { $by } cases
}
bk-coins = { $coins ->
    [0] aucune pièce
    [one] 1 pièce
   *[other] { $coins } pièces
}

## What to do

bk-task-forward = Bakchich { $bribe } sur 5, { bk-person } : qui montre le plus d’or avance. Ferme le poing.
bk-task-back = Cinquième bakchich, { bk-person } : qui montre le moins d’or RECULE. Ferme le poing.
bk-task-closed = Ton poing est fermé ; tu peux encore le changer. On attend { $names }.
bk-task-watch = Bakchich { $bribe } sur 5, { bk-person }. On attend { $names }.
bk-task-card = On retourne la carte suivante.
bk-task-over = La partie est terminée.

## Steps

bk-step-pass = le poing vide
bk-step-bid = { bk-coins } dans le poing
bk-step-thief = le voleur dans le poing
bk-confirm-all = C’est tout ton or : { bk-coins }. Quoi qu’il arrive, il quitte ta bourse. Tout montrer ?
bk-confirm-throne = Tu es sur le trône, et un poing sans or montre le moins : tu reculerais. Continuer quand même ?

## What a choice would mean

bk-preview-forward = Te fait avancer de { bk-spaces }, { bk-to }, si personne n’en montre davantage.
bk-preview-nothing = Tu restes en place et gardes tes pièces.
bk-preview-throned = Tu es sur le trône et tu y restes ; tes pièces ne peuvent que surenchérir sur les autres.
bk-preview-throned-nothing = Tu es sur le trône et tu y restes.
bk-preview-thief = Prend les pièces que montrent les autres (à partager entre voleurs). Tu ne montres pas d’or.
bk-preview-back = Te fait reculer de { bk-spaces }, { bk-to } : personne ne peut montrer moins.
bk-preview-safe = Te fait reculer de { bk-spaces }, { bk-to }, sauf si quelqu’un montre moins.
bk-preview-safe-everyone = Te fait reculer de { bk-spaces }, { bk-to }, si personne ne montre moins ou si quelqu’un ne montre rien.
bk-preview-start = Tu es au DÉPART et ne peux pas reculer.
bk-preview-left = { $left ->
    [0] Ta bourse sera vide.
    [one] Il reste 1 pièce dans ta bourse.
   *[other] Il reste { $left } pièces dans ta bourse.
}

## The log

bk-line-card = { $bribe ->
    [5] Bakchich 5, en arrière : { bk-person }.
    *[other] Bakchich { $bribe } : { bk-person }.
}
bk-line-chose = { $name } a choisi.
bk-turn-card = { $bribe ->
    [5] Bakchich 5, en arrière : { bk-person }
   *[other] Bakchich { $bribe } : { bk-person }
}
bk-turn-fist = { $fist ->
    [thief] voleur
    [none] 0
   *[other] { $fist }
}
bk-turn-walk = avance de { bk-spaces }, { bk-to }
bk-turn-back = recule de { bk-spaces }, { bk-to }
bk-turn-steal = vole { bk-coins }
bk-turn-share = { bk-coins } de la cagnotte à chacun
bk-turn-round = Manche { $round }
bk-line-reveal-2 = Les poings s’ouvrent : { $name0 } { $fist0 ->
    [thief] voleur
    [none] rien
   *[other] { $fist0 }
}, { $name1 } { $fist1 ->
    [thief] voleur
    [none] rien
   *[other] { $fist1 }
}.
bk-line-reveal-3 = Les poings s’ouvrent : { $name0 } { $fist0 ->
    [thief] voleur
    [none] rien
   *[other] { $fist0 }
}, { $name1 } { $fist1 ->
    [thief] voleur
    [none] rien
   *[other] { $fist1 }
}, { $name2 } { $fist2 ->
    [thief] voleur
    [none] rien
   *[other] { $fist2 }
}.
bk-line-reveal-4 = Les poings s’ouvrent : { $name0 } { $fist0 ->
    [thief] voleur
    [none] rien
   *[other] { $fist0 }
}, { $name1 } { $fist1 ->
    [thief] voleur
    [none] rien
   *[other] { $fist1 }
}, { $name2 } { $fist2 ->
    [thief] voleur
    [none] rien
   *[other] { $fist2 }
}, { $name3 } { $fist3 ->
    [thief] voleur
    [none] rien
   *[other] { $fist3 }
}.
bk-line-walk = { $name } avance de { bk-spaces }, { bk-to }.
bk-line-back = { $name } recule de { bk-spaces }, { bk-to }.
bk-line-steal = { $coins ->
    [0] { $name } : le voleur repart les mains vides.
    *[other] { $name } : le voleur prend { bk-coins }.
}
bk-line-pot = { $coins ->
    [one] 1 pièce va dans la cagnotte.
   *[other] { $coins } pièces vont dans la cagnotte.
}
bk-line-thief-palace = { $name } entre au palais ; le voleur doit rester dehors.
bk-line-share = { $coins ->
    [0] La cagnotte ne suffit pas pour tous ; reste { $pot }.
   *[other] On partage la cagnotte : { $coins } chacun, reste { $pot }.
}
bk-line-thief-back = { $name } : le voleur est de retour.
bk-line-shuffle = Toutes les cartes ont été vues ; on les mélange à nouveau.
bk-line-round = La manche { $round } commence.
bk-line-end = { $count ->
    [one] { $names } gagne.
   *[other] { $names } se partagent la victoire.
}

## The board

bk-path = Le chemin du trône ; les flèches mènent de case en case
bk-space = Case { $space }, { bk-person }
bk-space-palace = Case { $space } du palais, { bk-person }
bk-start = DÉPART
bk-throne = Le trône
bk-stop = arrêt voleurs : au-delà, plus de voleur
bk-stop-short = arrêt voleurs
bk-palace = palais
bk-here = ici : { $names }
bk-landing = avec cette carte, pourrait arriver ici : { $names }
bk-cards = Les cinq cartes de la manche
bk-round-of = Manche { $round }
bk-card-now = Bakchich { $bribe }, face visible : { bk-person }
bk-card-done = Bakchich { $bribe }, passé : { bk-person }
bk-card-down = Bakchich { $bribe }, face cachée
bk-card-back = fait reculer
bk-unseen = Cartes pas encore vues
bk-unseen-of = { bk-person } : { $count }
bk-pot = Cagnotte
bk-pot-coins = Cagnotte : { bk-coins }
bk-bag = bourse : { bk-coins }
bk-bag-closed = bourse fermée
bk-thief-ready = voleur prêt
bk-thief-out = voleur absent jusqu’à la fin de la manche
bk-thief-outside = voleur interdit au palais
bk-fist-waiting = poing encore ouvert
bk-fist-closed = poing fermé
bk-fist-thief = montre le voleur
bk-fist-nothing = ne montre rien
bk-fist-coins = montre { bk-coins }
bk-last = dernier : { $fist ->
    [thief] voleur
    [none] 0
    *[other] { $fist }
}
bk-jump-forward = cette carte : avance de { $by }, { bk-to }
bk-jump-back = cette carte : recule de { $by }, { bk-to }
bk-jump-none = cette carte ne déplace pas ce pion
bk-rank = Rang { $rank }

## The fist

bk-your-fist = Ton poing
bk-how-many = Pièces dans ton poing
bk-fewer = Une pièce de moins
bk-more = Une pièce de plus
bk-thief = Voleur
bk-thief-label = Prendre le voleur dans le poing
bk-thief-no = Voleur absent
bk-close-thief = Fermer le poing : voleur
bk-close-nothing = Fermer le poing : vide
bk-close-coins = Fermer le poing : { bk-coins }
bk-change-thief = Changer : voleur
bk-change-nothing = Changer : vide
bk-change-coins = Changer : { bk-coins }
bk-closed-thief = Fermé : voleur
bk-closed-nothing = Fermé : vide
bk-closed-coins = Fermé : { bk-coins }
bk-fists-open = Les poings s’ouvrent…
bk-not-yours = Tu regardes. Quand tous les poings sont fermés, ils s’ouvrent.
bk-keys-line = 0–9 pièces · + − · T voleur · Entrée

## Rules that refuse

bk-refusal-too-few-coins = { $coins ->
    [0] Tu ne peux pas montrer { $bid } : ta bourse est vide.
    [one] Tu ne peux pas montrer { $bid } : ta bourse contient { $coins } pièce.
   *[other] Tu ne peux pas montrer { $bid } : ta bourse contient { $coins } pièces.
}
bk-refusal-thief-is-out = Ton voleur est absent jusqu’à la fin de la manche ; montre des pièces ou rien.
bk-refusal-thief-in-palace = Tu es dans le palais, où il n’y a pas de voleurs ; montre des pièces ou rien.

## The end

bk-why-throne = seul pion sur le trône, or : { $gold }
bk-why-richest = le plus d’or sur le trône : { $gold }
bk-why-first = sur le trône, à égalité d’or ({ $gold }), mais depuis plus longtemps
bk-why-shared = sur le trône, à égalité d’or ({ $gold }) et de temps
bk-why-poorer = sur le trône aussi, mais moins d’or : { $gold }
bk-why-later = sur le trône aussi, à égalité d’or ({ $gold }), mais depuis moins longtemps
bk-why-rounds = le plus loin à la dernière manche : { $space ->
    [start] DÉPART
    *[other] case { $space }
}, or : { $gold }
bk-why-space = { $space ->
    [start] encore au DÉPART
    *[other] a atteint la case { $space }
}, or : { $gold }

## Options

bk-option-track = Chemin du trône (reconstitutions)
bk-option-track-standard = normal : 30 cases
bk-option-track-short = court : 20 cases
bk-option-track-long = long : 40 cases
bk-option-shared-rank = Carte du calife : les pions d’une même case comptent
bk-option-shared-rank-best = au meilleur rang
bk-option-shared-rank-worst = au moins bon rang
bk-option-fifth-zero = Cinquième bakchich : si quelqu’un ne montre rien, qui recule ?
bk-option-fifth-zero-those = seulement ceux qui n’ont rien montré
bk-option-fifth-zero-everyone = tous les pions (peut ne jamais finir)
bk-option-thief-stop = On met le voleur de côté quand son pion arrive
bk-option-thief-stop-beyond = au-delà de l’arrêt voleurs
bk-option-thief-stop-onto = sur l’arrêt voleurs
bk-option-gold = Les bourses des autres
bk-option-gold-hidden = sont fermées
bk-option-gold-shown = sont visibles
bk-option-max-rounds = Nombre maximal de manches

## Help

bk-help-goal = Le but
bk-help-goal-text = Graisse la patte à tout le monde le long du chemin. Qui est sur le trône à la fin d’une manche gagne.
bk-help-setup = Avant la première manche
bk-help-setup-text = Chacun a un pion au DÉPART, un voleur et une bourse fermée de 10 pièces ; il n’y a pas de banque. On mélange trente cartes, cinq de chacun des six personnages, et chaque manche en pose cinq face cachée : six manches, puis on mélange tout à nouveau.
bk-help-fist = Le poing
bk-help-fist-text = Tu commences avec 10 pièces et un voleur. Une manche compte cinq cartes. On retourne une carte ; chacun prend en secret des pièces, son voleur ou rien dans le poing, et peut changer d’avis jusqu’à ce que le dernier poing soit fermé. Tous les poings s’ouvrent ensemble. Chaque pièce montrée quitte sa bourse, qu’on gagne ou qu’on perde.
bk-help-forward = Bakchichs 1 à 4 : en avant
bk-help-forward-text = Qui montre le plus d’or avance jusqu’à la prochaine case portant le personnage de la carte. À égalité, tous avancent ; si personne ne montre d’or, personne ne bouge. Plus de tel personnage devant ? Alors droit au trône ! Un pion sur le trône y reste : ses pièces ne peuvent que dépasser celles des autres.
bk-help-back = Bakchich 5 : en arrière
bk-help-back-text = { $zero ->
    [everyone] Qui montre le moins d’or recule jusqu’à la case la plus proche derrière soi portant le personnage de la carte, ou au DÉPART. À égalité, tous reculent. À cette table, dès que quelqu’un ne montre rien, tout le monde recule. Un voleur et un poing vide comptent pour rien ; un pion au DÉPART y reste.
   *[those] Qui montre le moins d’or recule jusqu’à la case la plus proche derrière soi portant le personnage de la carte, ou au DÉPART. À égalité, tous reculent. Un voleur et un poing vide comptent pour rien ; un pion au DÉPART y reste.
}
bk-help-caliph = Le calife
bk-help-caliph-text = Il n’est que sur le trône. Aux bakchichs 1 à 4, gagner sa carte te fait avancer d’autant de cases que ton rang : 1 pour qui est en tête, jusqu’à 4 pour le dernier de quatre. Au cinquième, c’est l’inverse : la tête de quatre recule de 4, la queue de 1. { $shared ->
    [worst] Les pions d’une même case prennent tous le moins bon rang.
   *[best] Les pions d’une même case prennent tous le meilleur rang.
}
bk-help-thief = Le voleur
bk-help-thief-text = Les voleurs prennent ce que montrent les autres et se le partagent en pièces entières ; le reste va dans la cagnotte, et tout y va s’il y a moins de pièces que de voleurs. Qui a montré le plus (ou le moins) d’or se déplace quand même. Un voleur montré est sorti jusqu’à la fin de la manche, même s’il n’a rien pris. Pas de voleur dans le palais : { $stop ->
    [onto] dès que tu atteins l’arrêt voleurs, le tien attend dehors.
   *[beyond] dès que tu dépasses l’arrêt voleurs, le tien attend dehors.
}
bk-help-pot = La cagnotte
bk-help-pot-text = Les pièces qu’aucun voleur ne prend vont dans la cagnotte. Après le cinquième bakchich, on la partage à parts égales ; un reste y demeure. Les voleurs reviennent, on pose cinq nouvelles cartes.
bk-help-end = La fin
bk-help-end-text = Un seul pion sur le trône après le cinquième bakchich : il gagne. Plusieurs : le plus riche, puis celui qui y est depuis le plus longtemps, sinon la victoire est partagée. Les autres sont classés par case, puis par or. { $rounds ->
    [one] La partie s’arrête au plus tard après { $rounds } manche : le pion le plus avancé gagne alors.
   *[other] La partie s’arrête au plus tard après { $rounds } manches : le pion le plus avancé gagne alors.
}
bk-help-signs = Les signes près des places
bk-help-signs-text = +3 → 8 : avec cette carte, le pion avancerait de 3 cases, jusqu’à la case 8 ; un moins recule, ♛ est le trône, · ne bouge pas. Les lettres avec un nombre comptent les cartes que personne n’a encore vues.
bk-help-persons = Les personnages
bk-help-track = On ne connaît pas l’ordre des personnages du chemin imprimé ; les chemins d’ici sont des reconstitutions.
bk-help-keys = Touches pour le poing
bk-help-keys-text = 0 à 9 : tant de pièces (deux chiffres pour plus) · + et − : une de plus, une de moins · T : voleur · Entrée : fermer le poing · flèches sur le chemin : regarder les cases

bk-result-space = Case
bk-result-gold = Or
bk-result-throne = sur le trône
bk-result-start = départ

## What a position cannot be

bk-flaw-1 = La manche, le bakchich ou la fin de la partie est hors limites.
bk-flaw-2 = Une bourse ou la cagnotte contient moins que rien.
bk-flaw-3 = Les pièces de toutes les bourses et de la cagnotte doivent faire 10 par place.
bk-flaw-4 = Les cartes se retournent de gauche à droite : visibles jusqu’au bakchich en cours, cachées ensuite.
bk-flaw-5 = Il y a cinq cartes de chaque personnage ; la rangée et les cartes pas encore vues en contiennent d’autres.
bk-flaw-6 = Les cartes pas encore vues et la rangée ne font pas ce qui reste de ce passage à travers les 30 cartes.
bk-flaw-7 = Un pion se trouve hors du chemin.
bk-flaw-8 = Un voleur est là ou absent, et toujours absent pour un pion dans le palais.
bk-flaw-9 = Un poing contient des pièces que sa bourse possède, ou un voleur dont on peut se servir.
bk-flaw-10 = Un pion sur le trône, et aucun autre, retient le bakchich de cette manche qui l’y a mené.
bk-flaw-11 = Les poings ne se ferment que tant qu’une carte est visible, et s’ouvrent dès que tous sont fermés.
bk-flaw-12 = La partie s’achève après le cinquième bakchich, avec un pion sur le trône ou à la dernière manche.
bk-flaw-13 = Une place qui ne joue pas doit être vide.
bk-flaw-14 = Entre les manches et à la fin, la cagnotte est partagée : il y reste moins de pièces qu’il n’y a de places.
bk-flaw-15 = Entre les manches et à la fin, tous les voleurs sont rentrés, sauf ceux des pions dans le palais.

# Pourquoi un tour mérite réflexion : les codes des raisons du serveur.
bk-brings-spaces = { $amount ->
    [one] en moyenne { $amount } case plus loin qu’avec les autres poings
   *[other] en moyenne { $amount } cases plus loin qu’avec les autres poings
}
bk-brings-goes = avance contre { $amount } % des poings probables
bk-brings-stays = ne recule pas contre { $amount } % des poings probables
bk-brings-coins = { $amount ->
    [one] en moyenne { $amount } pièce de plus dans ta bourse
   *[other] en moyenne { $amount } pièces de plus dans ta bourse
}
bk-brings-loot = { $amount ->
    [one] le voleur rapporte en moyenne { $amount } pièce de plus
   *[other] le voleur rapporte en moyenne { $amount } pièces de plus
}
bk-brings-throne = { $amount } % plus souvent sur le trône
bk-brings-behind = { $amount ->
    [one] retient le premier rival { $amount } case plus en arrière
   *[other] retient le premier rival { $amount } cases plus en arrière
}
bk-brings-tie = départage la plus haute mise dans { $amount } % des cas
