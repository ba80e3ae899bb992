# Le Voleur de Bagdad.

bg-palace = { $palace ->
    [red] rouge
    [blue] bleu
    [green] vert
    [yellow] jaune
    [purple] violet
   *[white] blanc
}
bg-from = { $from ->
    [red] rouge
    [blue] bleu
    [green] vert
    [yellow] jaune
    [purple] violet
   *[white] blanc
}
bg-to = { $to ->
    [red] rouge
    [blue] bleu
    [green] vert
    [yellow] jaune
    [purple] violet
   *[white] blanc
}
bg-card = { $card ->
    [red] carte rouge
    [blue] carte bleue
    [green] carte verte
    [yellow] carte jaune
    [purple] carte violette
    [white] carte blanche
   *[dancer] danseuse
}
bg-cards = { $card ->
    [red] { $count } { $count ->
        [one] carte rouge
       *[other] cartes rouges
    }
    [blue] { $count } { $count ->
        [one] carte bleue
       *[other] cartes bleues
    }
    [green] { $count } { $count ->
        [one] carte verte
       *[other] cartes vertes
    }
    [yellow] { $count } { $count ->
        [one] carte jaune
       *[other] cartes jaunes
    }
    [purple] { $count } { $count ->
        [one] carte violette
       *[other] cartes violettes
    }
    [white] { $count } { $count ->
        [one] carte blanche
       *[other] cartes blanches
    }
   *[dancer] { $count } { $count ->
        [one] danseuse
       *[other] danseuses
    }
}
bg-cards2 = { $card2 ->
    [red] { $count2 } rouge
    [blue] { $count2 } bleue
    [green] { $count2 } verte
    [yellow] { $count2 } jaune
    [purple] { $count2 } violette
   *[white] { $count2 } blanche
}
bg-dancers = { $dancers } { $dancers ->
    [one] danseuse
   *[other] danseuses
}
bg-pay1 = { $pay1 ->
    [red] une carte rouge
    [blue] une carte bleue
    [green] une carte verte
    [yellow] une carte jaune
    [purple] une carte violette
    [white] une carte blanche
   *[dancer] une danseuse
}
bg-pay2 = { $pay2 ->
    [red] une carte rouge
    [blue] une carte bleue
    [green] une carte verte
    [yellow] une carte jaune
    [purple] une carte violette
    [white] une carte blanche
   *[dancer] une danseuse
}

## Ce qu’il faut faire

bg-task = { $left ->
    [one] À toi : prépare tes actions, dont { $left } avec un voleur, puis pioche. Ou passe.
   *[other] À toi : prépare tes actions, dont { $left } au plus avec un voleur, puis pioche. Ou passe.
}
bg-task-more = { $left ->
    [0] Continue sans voleur, ou pioche.
    [one] Continue, encore une action avec un voleur, ou pioche.
   *[other] Continue, encore { $left } actions au plus avec un voleur, ou pioche.
}
bg-task-other = { $name } est à l’œuvre dans les palais.
bg-task-draw = { $name } pioche.
bg-task-guards = { $guards ->
    [one] Poste ton dernier gardien devant un palais qui a une place libre.
    *[other] Poste un gardien devant un palais qui a une place libre ; il t’en reste { $guards }.
}
bg-task-guards-tactical = Poste un gardien : à toi (encore { $guards }) ou neutre (encore { $neutrals }).
bg-task-guards-other = { $name } poste un gardien.
bg-task-give = { $cards ->
    [one] Tu as trop de cartes : défausses-en une.
    *[other] Tu as trop de cartes : défausses-en { $cards }.
}
bg-task-give-other = { $name } se défausse de cartes.
bg-task-over = { $why ->
    [stall] Plus personne n’a rien pu faire pendant un tour de table : la partie est finie.
    [turns] Le dernier tour est joué : la partie est finie.
   *[chests] Le coffre décisif est volé : la partie est finie.
}

## Le journal

bg-line-first = { $name } commence.
bg-line-turn = Tour { $turn } : { $name }
bg-line-card = { $name } pioche une { bg-card }.
bg-line-guard = { $name } poste un gardien devant le palais { bg-palace }.
bg-line-neutral-guard = { $name } poste un gardien neutre devant le palais { bg-palace }.
bg-line-pay-cards = { $name } paie { bg-cards }.
bg-line-pay-two = { $name } paie { bg-cards } et { bg-cards2 }.
bg-line-pay-mixed = { $name } paie { bg-cards } et { bg-dancers }.
bg-line-pay-dancers = { $name } paie { bg-dancers }.
bg-line-place = { $name } glisse un voleur dans le palais { bg-palace }.
bg-line-move = { $name } déplace un gardien du palais { bg-from } au palais { bg-to }.
bg-line-carry = { $name } déplace un gardien et un voleur du palais { bg-from } au palais { bg-to }.
bg-line-neutral = { $name } déplace un gardien neutre du palais { bg-from } au palais { bg-to }.
bg-line-steal = { $name } vole un coffre : { $chest } voleurs le sortent du palais { bg-palace } !
bg-line-pass = { $name } passe et pioche davantage.
bg-line-pass-dancer = { $name } passe et prend une danseuse.
bg-line-shuffle = La défausse est mélangée : la nouvelle pioche a { $cards } cartes.
bg-line-give = { $name } défausse une { bg-card }.
bg-turn-guard = gardien devant le palais { bg-palace }
bg-turn-neutral-guard = gardien neutre devant le palais { bg-palace }
bg-turn-place = voleur dans le palais { bg-palace }
bg-turn-move = gardien du palais { bg-from } au { bg-to }
bg-turn-carry = gardien et voleur du palais { bg-from } au { bg-to }
bg-turn-neutral = gardien neutre du palais { bg-from } au { bg-to }
bg-turn-steal = coffre à { $chest } voleurs du palais { bg-palace }
bg-turn-pass = passe
bg-turn-pass-dancer = passe et prend une danseuse
bg-turn-give = défausse une { bg-card }
bg-turn-paid = { $count ->
    [one] paie { $count } carte
   *[other] paie { $count } cartes
}
bg-turn-drawn = { $count ->
    [one] pioche { $count } carte
   *[other] pioche { $count } cartes
}
bg-turn-deal = Les premières mains sont distribuées
bg-line-end = { bg-task-over }

## Les coups

bg-step-guard = Poster un gardien devant le palais { bg-palace }
bg-step-neutral-guard = Poster un gardien neutre devant le palais { bg-palace }
bg-step-place = { $dancers ->
    [0] Envoyer un voleur dans le palais { bg-palace }
    [one] Envoyer un voleur dans le palais { bg-palace }, avec { $dancers } danseuse
   *[other] Envoyer un voleur dans le palais { bg-palace }, avec { $dancers } danseuses
}
bg-step-move = Déplacer un gardien du palais { bg-from } au palais { bg-to } pour { bg-pay1 }
bg-step-carry = Déplacer un gardien et un voleur du palais { bg-from } au palais { bg-to } pour { bg-pay1 }
bg-step-neutral = Déplacer un gardien neutre du palais { bg-from } au palais { bg-to } pour { bg-pay1 } et { bg-pay2 }
bg-step-end = Finir le tour et piocher
bg-step-pass = Passer et piocher 4 cartes
bg-step-pass-dancer = Passer, prendre une danseuse et piocher 3 cartes
bg-step-give = Défausser une { bg-card }
bg-step-unknown = { $step }
bg-price-cards = { bg-cards }
bg-price-two = { bg-cards } et { bg-cards2 }
bg-price-mixed = { bg-cards } et { bg-dancers }
bg-price-dancers = { bg-dancers }
bg-confirm-steal = Un voleur de plus dans le palais { bg-palace } te donnerait un coffre, et tu peux le payer. Piocher quand même ?

## Le plateau

bg-palaces = Palais
bg-palace-name = Palais { bg-palace }
bg-palace-chests = { $count ->
    [0] Il n’a plus de coffre.
    [one] Son dernier coffre demande { $top } voleurs.
   *[other] Son coffre du dessus demande { $top } voleurs ; il reste { $count } coffres.
}
bg-palace-thieves = Voleurs : { $list }.
bg-palace-no-thieves = Pas de voleur dans sa cour.
bg-palace-guards = Gardiens : { $list }.
bg-palace-cost = { $cost ->
    [0] Aucun de tes voleurs ne peut entrer.
    [one] Un voleur te coûte { $cost } carte.
   *[other] Un voleur te coûte { $cost } cartes.
}
bg-neutral = neutre
bg-free-spaces = places libres
bg-cost-badge = { $cost ->
    [one] Ici, un voleur te coûte { $cost } carte
   *[other] Ici, un voleur te coûte { $cost } cartes
}
bg-no-entry = Aucun de tes voleurs ne peut entrer ici maintenant
bg-send-thief = Envoyer un voleur
bg-lift-guard = Soulever ton gardien
bg-lift-neutral = Soulever le gardien neutre
bg-put-back = Reposer le gardien
bg-move-here = Le déplacer ici
bg-post-here = Poster le gardien ici
bg-hand = Ta main
bg-hand-empty = pas de cartes
bg-hand-hidden = On prend sa main quand tous les gardiens sont en place.
bg-card-count = { bg-cards }
bg-give-card = Défausser : { bg-card }
bg-chests-of = coffres : { $chests } sur { $goal }
bg-cards-in-hand = { $count ->
    [one] { $count } carte Palais
    *[other] { $count } cartes Palais
}
bg-dancers-held = { $count ->
    [one] { $count } danseuse
   *[other] { $count } danseuses
}
bg-reserve = { $count ->
    [one] { $count } voleur en réserve
   *[other] { $count } voleurs en réserve
}
bg-guards-left = { $count ->
    [one] { $count } gardien à poster
    *[other] { $count } gardiens à poster
}
bg-neutrals-left = { $count ->
    [one] { $count } gardien neutre à poster
    *[other] { $count } gardiens neutres à poster
}
bg-known = A sûrement en main : { $list }
bg-holds = A en main : { $list }
bg-counter = Compter les cartes
bg-supply = Cartes
bg-pile = Pioche
bg-open-dancers = Danseuses
bg-discards = Défausse
bg-unseen = Cachées
bg-unseen-note = dans la pioche ou dans des mains que tu ne vois pas

## Préparer son tour

bg-plan = Plan de ton tour
bg-plan-empty = Clique sur un palais pour y envoyer un voleur, ou sur un gardien pour le déplacer. Rien n’est joué avant la pioche.
bg-thief-actions = { $left ->
    [0] plus d’action avec un voleur
    [one] encore { $left } action avec un voleur
   *[other] encore { $left } actions avec un voleur
}
bg-left-after = Reste en main
bg-take-back = Retirer : { $step }
bg-peek = Montrer le plateau après : { $step }
bg-short-place = Voleur
bg-short-move = Gardien
bg-short-carry = Gardien et voleur
bg-short-neutral = Neutre
bg-wins-chest = un coffre !
bg-commit = Jouer et piocher 3
bg-commit-win = Jouer et gagner la partie
bg-draw = Piocher 3
bg-pass = Passer : 4 cartes
bg-pass-dancer = Passer : une danseuse et 3 cartes
bg-committing = Ton tour se joue…
bg-fallen = { $count ->
    [one] Une action suivante dépendait de celle-ci et tombe aussi.
   *[other] { $count } actions suivantes dépendaient de celle-ci et tombent aussi.
}
bg-lifted-own = Ton gardien quitte le palais { bg-palace }. Pour aller où ?
bg-lifted-neutral = Le gardien neutre quitte le palais { bg-palace }. Pour aller où ?
bg-with-thief = avec un voleur
bg-cancel = Annuler
bg-pay-with = Comment paies-tu ?
bg-post-own = Ton gardien ({ $count })
bg-post-neutral = Gardien neutre ({ $count })
bg-post-question = Quel gardien ?
bg-post-commit = Le poster devant le palais { bg-palace }
bg-post-choose = Choisis un palais qui a une place libre.
bg-give-choose = { $count ->
    [one] Choisis dans ta main une carte à défausser.
    *[other] Choisis dans ta main { $count } cartes à défausser.
}
bg-planned = Prévu : { $step }.
bg-taken-back = Retiré.

## Depuis le dernier tour

bg-theft = { $name } vole un coffre !

## Le résultat

bg-result-chests = Coffres
bg-result-thieves = Voleurs dans les palais
bg-result-why = { bg-task-over }

## Options

bg-option-neutral-setup = Gardiens neutres
bg-option-neutral-setup-fixed = un devant chaque palais
bg-option-neutral-setup-tactical = chacun en poste deux
bg-option-first-seat = Qui commence
bg-option-first-seat-random = tiré au sort
bg-option-first-seat-seat-0 = la première place
bg-option-hands = On voit sa première main
bg-option-hands-after = quand tous les gardiens sont en place
bg-option-hands-before = pendant qu’on poste les gardiens
bg-option-thief-actions = Actions avec un voleur par tour
bg-option-hand-limit = Limite de cartes en main
bg-option-max-turns = Nombre maximal de tours, tous joueurs confondus

## Règles

bg-refusal-neutrals-stand = Les gardiens neutres sont déjà en place, un devant chaque palais. Poste un des tiens.
bg-refusal-guards-first = Les tours commencent quand tous les gardiens sont en place ; poste un gardien.
bg-refusal-guards-stand = Tous les gardiens sont en place ; désormais ils se déplacent contre des cartes.
bg-refusal-palace-full = Quatre gardiens se tiennent devant le palais { bg-palace } ; un cinquième n’y tient pas.
bg-refusal-no-neutral-left = Tes deux gardiens neutres sont postés ; poste un des tiens.
bg-refusal-no-guard-left = Tous tes gardiens sont postés ; poste un gardien neutre.
bg-refusal-reserve-empty = Il n’y a plus de voleur dans ta réserve.
bg-refusal-no-guard-to-help = Sans gardien à toi devant le palais { bg-palace }, aucun voleur n’y entre.
bg-refusal-no-foreign-guard = Seuls tes gardiens se tiennent devant le palais { bg-palace } ; un voleur doit se glisser devant un gardien étranger.
bg-refusal-too-many-dancers = Un voleur au palais { bg-palace } coûte { $cost } ; { bg-dancers }, c’est trop.
bg-refusal-thief-unpaid = { $cards ->
    [one] Ce voleur coûte { $cards } carte du palais { bg-palace } ; tu en as { $held }.
   *[other] Ce voleur coûte { $cards } cartes du palais { bg-palace } ; tu en as { $held }.
}
bg-refusal-no-own-guard = Tu n’as pas de gardien devant le palais { bg-palace }.
bg-refusal-move-unpaid = Ce déplacement coûte une { bg-card }, et tu n’en as pas.
bg-refusal-no-thief = Tu n’as pas de voleur dans le palais { bg-palace }.
bg-refusal-no-neutral-guard = Aucun gardien neutre ne se tient devant le palais { bg-palace }.
bg-refusal-neutral-unpaid = Déplacer ce gardien neutre coûte une { bg-card }, et tu n’en as pas.
bg-refusal-thief-limit = { $limit ->
    [one] Tu as déjà fait ce tour-ci ton unique action ({ $limit }) avec un voleur. Les gardiens seuls peuvent encore bouger.
   *[other] Tu as déjà fait ce tour-ci tes { $limit } actions avec un voleur. Les gardiens seuls peuvent encore bouger.
}
bg-refusal-palace-emptied = Le palais { bg-palace } n’a plus de coffre et ne laisse plus entrer de voleur.
bg-refusal-no-action = Tu n’as rien fait ce tour-ci : passe, et pioche davantage.
bg-refusal-has-acted = Tu as agi ce tour-ci, tu ne peux donc plus passer : pioche.
bg-refusal-no-dancer = Aucune danseuse n’est libre ; passe et pioche quatre cartes.
bg-refusal-too-few-dancers = Il faut { bg-dancers } ; tu en as { $held }.
bg-refusal-within-limit = On ne défausse pas de cartes maintenant.
bg-refusal-no-such-card = Tu n’as pas de { bg-card } à défausser.
bg-refusal-over-limit = { $cards ->
    [one] Ta main dépasse la limite de { $limit } : défausse d’abord { $cards } carte.
   *[other] Ta main dépasse la limite de { $limit } : défausse d’abord { $cards } cartes.
}
bg-not-yours = Les gardiens et les voleurs des autres ne bougent jamais.

## Aide

bg-help-aim = Vole des coffres. Qui en a 6 d’abord (5 à trois joueurs, 4 à quatre) gagne aussitôt, quelle que soit leur taille.
bg-help-setup = Avant le premier tour
bg-help-setup-text = Chacun a 12 voleurs en réserve. Un par un et à tour de rôle, on poste ses gardiens devant des palais qui ont une place libre : 4 à deux joueurs, 3 à trois, 2 à quatre. { $neutrals ->
    [tactical] Chacun poste aussi deux gardiens neutres, dans l’ordre qu’il veut.
   *[fixed] Un gardien neutre se tient déjà devant chaque palais.
} La première personne a 6 cartes en main, les suivantes 7, 8 et 9.
bg-help-palace = Un palais
bg-help-palace-text = Sur la terrasse, une pile de coffres qui demandent 4, 5, 6 et 7 voleurs, le plus léger sur le dessus. Dans la cour, tes voleurs se rassemblent. Devant la porte se tiennent quatre gardiens au plus : les tiens, ceux des autres, et des neutres. Un palais sans coffre ne laisse plus entrer de voleur.
bg-help-thief = Envoyer un voleur
bg-help-thief-text = Il faut un de tes gardiens à la porte et au moins un gardien étranger à tromper. Chaque gardien étranger te coûte une carte de ce palais. Le chiffre affiché sur le palais est ton prix.
bg-help-guard = Déplacer un gardien
bg-help-guard-text = Ton gardien va vers un autre palais qui a une place libre, pour une carte de l’un des deux palais. Un de tes voleurs, s’il est dans le palais quitté, peut le suivre sans rien payer de plus.
bg-help-neutral = Déplacer un gardien neutre
bg-help-neutral-text = Deux cartes, une de chaque palais. Les gardiens des autres joueurs ne bougent jamais.
bg-help-steal = Voler un coffre
bg-help-steal-text = Dès que tu as assez de voleurs dans une cour, le coffre du dessus est à toi et ces voleurs rentrent chez toi, prêts à repartir.
bg-help-turn = Ton tour
bg-help-turn-text = { $actions ->
    [one] Fais autant d’actions que tu peux en payer, dont { $actions } au plus avec un voleur ; déplacer un gardien seul et voler ne comptent pas.
   *[other] Fais autant d’actions que tu peux en payer, dont { $actions } au plus avec un voleur ; déplacer un gardien seul et voler ne comptent pas.
} Puis pioche 3 cartes. Sans aucune action, tu en pioches 4, ou 3 et une danseuse. Quand la pioche est vide, on mélange la défausse.{ $limit ->
    [0] { "" }
   *[other] { " " }Qui a alors plus de { $limit } cartes en défausse jusqu’à ce nombre.
}
bg-help-dancer = Danseuses
bg-help-dancer-text = Une danseuse paie pour n’importe quel palais. Une fois jouée, elle est de nouveau libre pour tous.
bg-help-end = La fin
bg-help-end-text = Le coffre décisif finit la partie. Elle finit aussi quand personne n’a pu agir ni piocher pendant un tour de table, et après { $turns } tours de tous ensemble. Les autres (ou tous) se classent alors par coffres, puis par voleurs dans les palais ; à égalité, ils partagent le rang.
bg-help-signs = Les signes sur la table
bg-help-signs-text = 2/6 à côté d’un nom : coffres volés, sur ceux qu’il faut. En dessous : cartes, danseuses, voleurs en réserve ; ≥ montre les cartes qui sont à coup sûr dans cette main. « Cachées » compte, pour chaque palais, les cartes de la pioche ou des mains que tu ne vois pas. Chaque palais a son symbole, qui est aussi sur ses cartes.
bg-help-plan = Préparer
bg-help-plan-text = Ce que tu choisis n’est qu’un plan, et personne d’autre ne le voit. Sous chaque action se trouvent son prix et ce qui te reste en main. Retire n’importe laquelle avec ×. Seul le dernier bouton joue le tout et pioche.
bg-keys = Touches sur le plateau
bg-key-arrows = de palais en palais
bg-key-thief = envoyer un voleur, ou choisir ce palais
bg-key-guard = soulever ton gardien ici
bg-key-neutral = soulever le gardien neutre ici
bg-key-carry = emmener un voleur, ou non
bg-key-back = retirer la dernière action prévue
bg-key-escape = reposer le gardien
bg-key-draw = jouer le plan et piocher

bg-result-tie = Autant de coffres : les voleurs dans les palais départagent.

## What a position cannot be

bg-flaw-1 = La phase, une place, le tour ou les tours sans action sont hors limites.
bg-flaw-2 = Il y a au plus quatre coffres par palais, et 24 dans tous les palais et devant toutes les places.
bg-flaw-3 = Une place a 12 voleurs, et dans un palais moins que n’en demande le coffre du dessus.
bg-flaw-4 = Chaque place a tous ses gardiens, et tous les gardiens neutres sont là.
bg-flaw-5 = Les gardiens et les emplacements libres sont quatre devant chaque palais.
bg-flaw-6 = Il y a 17 cartes de chaque palais dans la pioche, la défausse et les mains.
bg-flaw-7 = Il y a huit danseuses, libres ou dans les mains.
bg-flaw-8 = Les cartes connues d’une main doivent s’y trouver, et ne se comptent qu’à deux joueurs.
bg-flaw-9 = Avant le premier tour rien n’est volé ni défaussé, et le premier joueur est conforme à son option.
bg-flaw-10 = Les gardiens se postent et les mains se distribuent dans l’ordre du tour, 6, 7, 8, 9 cartes, avant le premier tour.
bg-flaw-11 = La place dont c’est le tour, ses actions ou ses actions avec des voleurs sont impossibles.
bg-flaw-12 = On ne pioche qu’à la fin d’un tour, au plus 3 cartes après des actions et 4 sans, et d’une pioche qui en a.
bg-flaw-13 = Une main dépasse la limite, ou doit se défausser sans la dépasser.
bg-flaw-14 = La partie s’achève avec le dernier coffre nécessaire, un blocage ou le dernier tour, et seulement alors.
bg-flaw-15 = Une place qui ne joue pas doit être vide.
bg-flaw-16 = Un tour sans action laisse pioche et défausse vides, jusqu’à ce que la place suivante paie une carte.

# Pourquoi un tour mérite réflexion : les codes des raisons du serveur.
bg-brings-wins = gagne la partie
bg-brings-chest = { $amount ->
    [one] 1 coffre du palais { bg-palace }
   *[other] { $amount } coffres du palais { bg-palace }
}
bg-brings-thieves = { $amount ->
    [one] 1 voleur de plus dans le palais { bg-palace }, il en manque { $missing }
   *[other] { $amount } voleurs de plus dans le palais { bg-palace }, il en manque { $missing }
}
bg-brings-door = { $amount ->
    [one] ouvre le palais { bg-palace } : un voleur coûte 1 carte
   *[other] ouvre le palais { bg-palace } : un voleur coûte { $amount } cartes
}
bg-brings-cheaper = { $amount ->
    [one] un voleur dans le palais { bg-palace } coûte 1 carte de moins
   *[other] un voleur dans le palais { bg-palace } coûte { $amount } cartes de moins
}
bg-brings-shut = ferme le palais { bg-palace } à { $name }
bg-brings-block = { $amount ->
    [one] un voleur dans le palais { bg-palace } coûte 1 carte de plus à { $name }
   *[other] un voleur dans le palais { bg-palace } coûte { $amount } cartes de plus à { $name }
}
bg-brings-dancer = { $amount ->
    [one] 1 danseuse de plus
   *[other] { $amount } danseuses de plus
}
bg-brings-cards = { $amount ->
    [one] pioche 1 carte
   *[other] pioche { $amount } cartes
}
bg-brings-reach = { $amount ->
    [one] un coffre à portée du prochain tour : palais { bg-palace }
   *[other] { $amount } coffres à portée du prochain tour, d’abord dans le palais { bg-palace }
}
