# Five Tribes en français.

## Pieces

ft-tribe-yellow = Vizirs
ft-tribe-white = Sages
ft-tribe-green = Marchands
ft-tribe-blue = Bâtisseurs
ft-tribe-red = Assassins
ft-letter-yellow = V
ft-letter-white = S
ft-letter-green = M
ft-letter-blue = B
ft-letter-red = A
ft-one-tribe = { $colour ->
    [yellow] un vizir
    [white] un sage
    [green] un marchand
    [blue] un bâtisseur
   *[red] un assassin
}
ft-some-tribe = { $colour ->
    [yellow] { $number ->
        [one] { $number } vizir
       *[other] { $number } vizirs
    }
    [white] { $number ->
        [one] { $number } sage
       *[other] { $number } sages
    }
    [green] { $number ->
        [one] { $number } marchand
       *[other] { $number } marchands
    }
    [blue] { $number ->
        [one] { $number } bâtisseur
       *[other] { $number } bâtisseurs
    }
   *[red] { $number ->
        [one] { $number } assassin
       *[other] { $number } assassins
    }
}
ft-kind-village = village
ft-kind-sacred-place = lieu sacré
ft-kind-oasis = oasis
ft-kind-small-market = petit marché
ft-kind-large-market = grand marché
ft-ground-blue = fond bleu
ft-ground-red = fond rouge
ft-card-ivory = ivoire
ft-card-gems = gemmes
ft-card-gold = lingots d’or
ft-card-papyrus = papyrus
ft-card-silk = soie
ft-card-spices = épices
ft-card-fish = poisson
ft-card-wheat = blé
ft-card-pottery = poterie
ft-card-fakir = fakir
ft-gold = or
ft-worth = vaut { $points }
ft-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ft-points-at-least = au moins { $points ->
    [one] { $points } point
    *[other] { $points } points
}
ft-points-change = { $number ->
    [one] { $points } point
    *[other] { $points } points
}
ft-camel-of = chameau ({ $name })
ft-some-palms = { $number ->
    [one] { $number } palmier
   *[other] { $number } palmiers
}
ft-some-palaces = { $number } palais
ft-pay = { $elders ->
    [0] 1 fakir
    [1] { $fakirs ->
        [0] 1 sage
       *[other] 1 sage et 1 fakir
    }
   *[other] 2 sages
}

## The table

ft-tiles = Les trente tuiles
ft-may-be-chosen = peut être choisie
ft-may-end-here = ton déplacement peut finir ici
ft-bid-order = Ordre des enchères
ft-turn-order = Joue en premier … en dernier
ft-spot = Case à { $price }
ft-spot-taken = Case à { $price } : { $name }
ft-spot-bid = Miser { $price } : tu paies { $pay } PO et jouerais pour l’instant en position { $place }
ft-card-row = Cartes Ressource
ft-djinn-row = Djinns disponibles
ft-pile-left = { $number } dans la pioche
ft-row-empty = plus rien
ft-buy-card = Acheter : { $card }
ft-palms-left = palmiers restants
ft-palaces-left = palais restants
ft-bag = sac { $number }
ft-discards = défausse { $number }
ft-camels-left = chameaux restants
ft-cards-in-hand = cartes en main
ft-total-so-far = points jusqu’ici, pour autant qu’ils soient connus
ft-djinn-ready = { $djinn } : utilisable maintenant
ft-round = Manche { $round }
ft-last-round = la dernière
ft-tab-table = Joueurs
ft-tab-moves = Coups possibles
ft-tab-score = Score

## Choices

ft-choices = Tes choix
ft-play-plan = Jouer ce tour
ft-play-part = Jouer jusqu’ici
ft-plan-clear = Abandonner le plan
ft-gains = Ce que cela rapporte
ft-control-of = ton chameau sur { $tile }
ft-hand = Dans ta main
ft-ends = Où ce déplacement peut finir
ft-end-takes = { $tile } : { $tribe }
ft-end-control = ton chameau s’installe
ft-end-gold = { $gold } PO
ft-end-reach = { $reach ->
    [one] une victime à { $reach } pas au plus
    *[other] une victime à { $reach } pas au plus
}
ft-picked = Lequel ?
ft-kumarbi-pays = Fakirs pour Kumarbi :
ft-build-with = { $fakirs ->
    [0] Sans fakir : { $gold } PO
    [one] Avec { $fakirs } fakir : { $gold } PO
    *[other] Avec { $fakirs } fakirs : { $gold } PO
}
ft-kill-of = { $colour ->
    [yellow] Un vizir ({ $name })
    *[other] Un sage ({ $name })
}
ft-keep = Garder { $djinn }
ft-place-at = Le poser sur { $tile }
ft-powers-now = Djinns qui peuvent aider maintenant
ft-summon-for = Invoquer pour { ft-pay }
ft-use-for = Utiliser pour { ft-pay }
ft-sale = Vendre une série de cartes différentes
ft-card-held = { $card }, tu en as { $number }
ft-sell-set = { $number ->
    [one] Vendre { $number } carte pour { $gold } PO
    *[other] Vendre { $number } cartes différentes pour { $gold } PO
}
ft-done = Terminé
ft-done-end = Finir le tour
ft-done-market = Ne rien acheter
ft-done-sacred = N’invoquer personne
ft-done-kill = Ne tuer personne

## Move finder

ft-filter-tribe = Tribu finale
ft-filter-start = De
ft-filter-end = Vers
ft-filter-action = Tuile
ft-filter-control = chameau posé
ft-filter-gold = Or ≥
ft-any = toutes
ft-finder-past = Le chercheur connaît les coups de la table telle qu’elle est maintenant. Reviens à la partie pour t’en servir.
ft-finder-looks = Recherche des coups…
ft-moves-found = { $number ->
    [0] Aucun coup de ce genre.
    [one] { $number } coup
   *[other] { $number } coups, les plus riches d’abord
}
ft-moves-more = et { $number } autres : précise la recherche
ft-move-from-to = de { $start } à { $end }
ft-paths = { $number ->
    [one] { $number } chemin
   *[other] { $number } chemins
}

## Score

ft-score-sheet = Points par origine
ft-source-gold = Or
ft-source-viziers = Vizirs
ft-source-elders = Sages
ft-source-djinns = Djinns
ft-source-tiles = Tuiles
ft-source-palms = Palmiers
ft-source-palaces = Palais
ft-source-goods = Marchandises
ft-total = Total
ft-score-hidden = Ce que les autres gardent secret n’est pas compté.

## What is to be done

ft-task-over = La partie est finie.
ft-task-wait = { $name } joue.
ft-task-wait-bid = { $name } mise.
ft-task-bid = Ta mise : choisis une case. La case la plus chère joue en premier ; tu as { $gold } PO.
ft-task-move = À toi : ramasse les meeples d’une tuile.
ft-task-sow = { $number ->
    [one] Le dernier meeple doit tomber là où sa couleur se trouve déjà.
   *[other] Dépose tes { $number } meeples un à un, de tuile en tuile.
}
ft-task-build = Tes bâtisseurs gagnent de l’or : choisis combien de fakirs les aident.
ft-task-build-alone = Tes bâtisseurs gagnent de l’or, sauf si tu utilises d’abord un Djinn.
ft-task-kill = { $reach ->
    [one] Choisis une victime : ici ou à 1 pas, un de plus par fakir, ou devant un adversaire.
    *[other] Choisis une victime : à { $reach } pas au plus, un de plus par fakir, ou devant un adversaire.
}
ft-task-kill-nobody = Aucune victime à portée : utilise d’abord un Djinn, ou ne tue personne.
ft-task-kill-again = Iblis : choisis la seconde victime au même endroit.
ft-task-small-market = Petit marché : achète une des trois premières cartes pour 3 PO, ou rien.
ft-task-large-market = Grand marché : achète deux des six premières cartes pour 6 PO, ou rien.
ft-task-market-poor = Il te manque de l’or pour ce marché : utilise un Djinn qui en rapporte, ou n’achète rien.
ft-task-market-again = Choisis ta seconde carte.
ft-task-sacred = Lieu sacré : invoque un des Djinns, ou personne.
ft-task-place-palace = Le palais va sur { $tile }, sauf si un Djinn s’en mêle d’abord.
ft-task-place-palm = Le palmier va sur { $tile }, sauf si un Djinn s’en mêle d’abord.
ft-task-target-meeples-empty = { $djinn } : choisis une tuile vide pour les meeples du sac.
ft-task-target-palace-village = { $djinn } : choisis un village pour le palais.
ft-task-target-palm-oasis = { $djinn } : choisis une oasis pour le palmier.
ft-task-target-camel-empty = { $djinn } : choisis une tuile vide pour ton chameau.
ft-task-target-camel-bare = { $djinn } : choisis pour ton chameau une tuile avec seulement des meeples.
ft-task-neighbour-palace = { $djinn } : choisis une des tuiles voisines pour le palais.
ft-task-neighbour-palm = { $djinn } : choisis une des tuiles voisines pour le palmier.
ft-task-keep = Sibittis : garde un de ces Djinns.
ft-task-end = Finis ton tour, ou utilise d’abord un Djinn.
ft-task-end-sell = Vends si tu veux des séries de cartes différentes, puis finis ton tour.

## The log

ft-line-meeple = Anun-Nak amène { ft-one-tribe } sur { $tile }.
ft-line-djinn = { $djinn } rejoint la rangée.
ft-line-draw-card = { $name } pioche une carte.
ft-line-drawn-card = { $name } a pioché : { $card }.
ft-line-drawn-djinn = { $name } a pioché { $djinn }.
ft-line-keep = { $name } garde { $djinn }.
ft-line-bid = { $name } mise { $price }.
ft-line-bid-fakirs = { $name } mise { $price } et paie { $gold } PO et { $fakirs ->
    [one] { $fakirs } fakir
    *[other] { $fakirs } fakirs
}.
ft-line-take = { $name } ramasse { $tile }.
ft-line-aim = { $name } choisit { $tile }.
ft-line-control = { $name } : un chameau arrive sur { $tile }.
ft-line-palm = Un palmier pousse sur { $tile }.
ft-line-palace = Un palais s’élève sur { $tile }.
ft-line-drop = … { ft-one-tribe } sur { $tile }
ft-line-kill = { $name } tue { ft-one-tribe } sur { $tile }{ ft-for-fakirs }.{ ft-victim-kept }
ft-line-murder = { $name } tue { ft-one-tribe } ({ $rival }).{ ft-victim-kept }
ft-for-fakirs = { $fakirs ->
    [0] { "" }
    [one] { " " }pour { $fakirs } fakir
    *[other] { " " }pour { $fakirs } fakirs
}
ft-victim-kept = { $kept ->
    [yes] { " " }Kandicha garde la victime.
    *[no] { "" }
}
ft-line-build = { $fakirs ->
    [0] { $name } : les bâtisseurs rapportent { $gold } PO
    [one] { $name } : les bâtisseurs et { $fakirs } fakir rapportent { $gold } PO
    *[other] { $name } : les bâtisseurs et { $fakirs } fakirs rapportent { $gold } PO
}{ $doubled ->
    [yes] , doublées par Echidna.
    *[no] .
}
ft-line-buy = { $name } achète : { $card }.
ft-line-buy-paid = { $name } paie { $gold } PO et achète : { $card }.
ft-line-summon = { $name } invoque { $djinn } pour { ft-pay }.
ft-line-power = { $name } utilise { $djinn } pour { ft-pay }.
ft-line-sell = { $name } vend { $cards } pour { $gold } PO.
ft-line-tribe = { $name } prend { ft-some-tribe } sur { $tile }.
ft-turn-bid = mise { $price }
ft-turn-control = chameau sur { $tile }
ft-turn-palm = palmier sur { $tile }
ft-turn-palace = palais sur { $tile }
ft-turn-kill = tue { ft-one-tribe } sur { $tile }
ft-turn-murder = tue { ft-one-tribe } ({ $rival })
ft-turn-draw = une carte de la pioche
ft-turn-card = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
}
ft-turn-summon = invoque { $djinn }
ft-turn-power = utilise { $djinn }
ft-turn-keep = garde { $djinn }
ft-turn-sell = { $number ->
    [one] vend { $number } carte
   *[other] vend { $number } cartes
}
ft-turn-gold = { $gold } PO
ft-turn-nothing = ne joue pas
ft-line-declined = { $declined ->
    [kill] { $name } ne tue personne.
    [market] { $name } n’achète rien.
   *[sacred] { $name } n’invoque personne.
}
ft-line-cards = Les marchands rapportent : { $cards }.
ft-line-gold = { $name } : +{ $gold } PO grâce à { $djinn }.
ft-line-round = La manche { $round } commence.
ft-line-turn = C’est à { $name } de jouer.
ft-line-last-round = Cette manche est la dernière.
ft-line-end = La partie est finie.

## Steps

ft-step-bid = Miser { $price }
ft-step-bid-fakirs = Miser { $price } avec { $fakirs ->
    [one] { $fakirs } fakir
    *[other] { $fakirs } fakirs
}
ft-step-take = Ramasser { $tile }
ft-step-at = Choisir { $tile }
ft-step-drop = Déposer { ft-one-tribe } sur { $tile }
ft-step-kill = Tuer { ft-one-tribe } sur { $tile }
ft-step-murder = Tuer { ft-one-tribe } ({ $rival })
ft-step-fakirs = { $number ->
    [0] Bâtir sans fakir
    [one] Bâtir avec { $number } fakir
   *[other] Bâtir avec { $number } fakirs
}
ft-step-buy = Acheter : { $card }
ft-step-buy-place = Acheter la carte { $place }
ft-step-summon = Invoquer { $djinn } pour { ft-pay }
ft-step-djinn = Utiliser { $djinn } pour { ft-pay }
ft-step-keep = Garder { $djinn }
ft-step-sell = Vendre { $cards }
ft-step-done = Terminé

## Djinns

ft-cost-none = Agit toujours, sans coût.
ft-cost-either = { $span ->
    [round] Une fois par manche, pour un sage ou un fakir.
   *[turn] Une fois par tour, pour un sage ou un fakir.
}
ft-cost-plus = { $span ->
    [round] Une fois par manche, pour un sage et encore un sage ou un fakir.
   *[turn] Une fois par tour, pour un sage et encore un sage ou un fakir.
}
ft-cost-fakir = { $span ->
    [round] Une fois par manche, pour un fakir.
   *[turn] Une fois par tour, pour un fakir.
}
ft-cost-fakirs = Avec ta mise, pour autant de fakirs que tu veux.
ft-djinn-al-amin = À la fin, chaque paire de tes fakirs vaut une marchandise de ton choix.
ft-djinn-anun-nak = Trois meeples du sac arrivent sur une tuile où il n’y a rien.
ft-djinn-baal = Quand quelqu’un gagne un Djinn : 1 PO si c’est toi, 2 si c’est un adversaire.
ft-djinn-boaz = Personne ne peut tuer tes vizirs ni tes sages.
ft-djinn-bouraq = Pose un palais sur n’importe quel village.
ft-djinn-echidna = Tes bâtisseurs, fakirs compris, gagnent le double ce tour-ci.
ft-djinn-enki = Pose un palmier sur n’importe quelle oasis.
ft-djinn-hagis = Le palais que tu poses va plutôt sur une des huit tuiles voisines.
ft-djinn-haurvatat = Tes palmiers comptent 5 points chacun.
ft-djinn-iblis = Tes assassins font deux victimes au même endroit.
ft-djinn-jafaar = Tes vizirs comptent 3 points chacun.
ft-djinn-kandicha = Tes victimes te servent : tu gardes vizirs et sages, un marchand apporte la première carte de la pioche, un bâtisseur 1 PO par tuile bleue autour de lui.
ft-djinn-kumarbi = Chaque fakir ramène ta mise au prix de la case inférieure.
ft-djinn-lamia = Le palmier que tu poses va plutôt sur une des huit tuiles voisines.
ft-djinn-leta = Pose un chameau sur une tuile où il n’y a rien.
ft-djinn-marid = Par meeple déposé sur tes tuiles : 1 PO si c’est par toi, 2 si c’est par un adversaire.
ft-djinn-monkir = Par palais posé : 1 PO si c’est par toi, 2 si c’est par un adversaire.
ft-djinn-nekir = Par meurtre : 1 PO si c’est le tien, 2 si c’est celui d’un adversaire.
ft-djinn-shamhat = Tes sages comptent 4 points chacun.
ft-djinn-sibittis = Pioche trois Djinns et gardes-en un.
ft-djinn-sloar = Prends la première carte de la pioche.
ft-djinn-utug = Pose un chameau sur une tuile avec des meeples et rien d’autre.

## Rules that refuse

ft-no-tribe = { $colour ->
    [yellow] aucun vizir
    [white] aucun sage
    [green] aucun marchand
    [blue] aucun bâtisseur
   *[red] aucun assassin
}
ft-refusal-now-bid = C’est le moment d’enchérir : pose ton pion d’enchère sur une case libre de la piste d’ordre de jeu.
ft-refusal-now-move = Tu peux bouger, donc tu dois : ramasse les meeples d’une tuile. Des Djinns peuvent aider avant.
ft-refusal-now-sow = Dépose d’abord les meeples que tu as en main ; rien d’autre ne se passe avant.
ft-refusal-now-build = Dis d’abord combien de fakirs aident tes bâtisseurs.
ft-refusal-now-kill = Tes assassins doivent choisir leur victime maintenant.
ft-refusal-now-kill-nobody = Aucune victime à portée de tes assassins : utilise d’abord un Djinn, ou ne tue personne.
ft-refusal-now-kill-again = Iblis permet à tes assassins d’en tuer un deuxième au même endroit : choisis-le.
ft-refusal-now-place = Le palais ou le palmier doit être posé maintenant.
ft-refusal-now-market = Tu es au marché : achète une carte, ou n’achète rien.
ft-refusal-now-market-again = Le grand marché te donne une deuxième carte : choisis-la.
ft-refusal-now-sacred = Tu es dans un lieu sacré : invoque un djinn, ou personne.
ft-refusal-now-end = Ton tour s’achève : vends des séries, utilise des Djinns, ou termine-le.
ft-refusal-now-target = Choisis une tuile où le pouvoir du djinn peut servir.
ft-refusal-now-lay = Choisis la tuile où va le palais ou le palmier.
ft-refusal-now-neighbour = La pièce va sur l’une des huit tuiles autour : choisis-la.
ft-refusal-now-keep = Garde un des Djinns que Sibittis a piochés.
ft-refusal-spot-taken = La case à { $price } est prise.
ft-refusal-zeros-full = Trois pions occupent déjà les zéros ; prends une case payante.
ft-refusal-spot-is-free = Sans or, tu prends la case à 1 gratuitement ; aucun fakir n’est nécessaire.
ft-refusal-too-dear = Cette mise coûte { $price } PO ; tu en as { $gold }.
ft-refusal-no-kumarbi = Seul Kumarbi permet de payer avec des fakirs, et il n’est pas à toi.
ft-refusal-too-few-fakirs-to-bid = { $fakirs ->
    [one] Tu as { $fakirs } fakir pour payer, pas { $asked }.
   *[other] Tu as { $fakirs } fakirs pour payer, pas { $asked }.
}
ft-refusal-no-meeples = Il n’y a pas de meeples sur { $tile }.
ft-refusal-not-in-hand = Tu n’as { ft-no-tribe } en main.
ft-refusal-not-adjacent = { $tile } ne touche pas { $here } par un côté.
ft-refusal-straight-back = { $tile } est la tuile que tu viens de quitter ; jamais de retour direct.
ft-refusal-alone = Le dernier meeple doit trouver sa couleur, et il n’y a { ft-no-tribe } sur { $tile }.
ft-refusal-no-end = Depuis { $tile }, aucun déplacement ne peut s’achever : nulle part le dernier meeple ne trouverait sa couleur.
ft-refusal-dead-end = Après cette dépose sur { $tile }, le déplacement ne pourrait plus s’achever.
ft-refusal-too-few-fakirs = { $fakirs ->
    [one] Tu as { $fakirs } fakir, pas { $asked }.
   *[other] Tu as { $fakirs } fakirs, pas { $asked }.
}
ft-refusal-own-people = Tes assassins ne tuent pas tes propres vizirs et sages.
ft-refusal-no-victim = Il n’y a { ft-no-tribe } sur { $tile }.
ft-refusal-no-rival-victim = { $seat } n’a pas de telle victime.
ft-refusal-too-far = { $steps ->
    [one] { $tile } est à { $steps } pas ; avec tous tes fakirs tu vas jusqu’à { $reach }.
   *[other] { $tile } est à { $steps } pas ; avec tous tes fakirs tu vas jusqu’à { $reach }.
}
ft-refusal-boaz = { $seat } : Boaz protège ses vizirs et ses sages.
ft-refusal-too-poor = Ce marché coûte { $price } PO ; tu en as { $gold }.
ft-refusal-not-in-first-three = Au petit marché, on choisit parmi les trois premières cartes.
ft-refusal-not-in-first-six = Au grand marché, on choisit parmi les six premières cartes.
ft-refusal-not-in-row = { $djinn } n’est pas dans la rangée.
ft-refusal-cannot-pay = { $djinn } coûte deux sages, ou un sage et un fakir ; tu ne peux pas payer cela.
ft-refusal-not-in-stock = Tu n’as pas cette carte à vendre : { $card }.
ft-refusal-not-your-djinn = { $djinn } n’est pas à toi.
ft-refusal-djinn-used = { $span ->
    [round] { $djinn } t’a déjà aidé pendant cette manche.
   *[turn] { $djinn } t’a déjà aidé pendant ce tour.
}
ft-refusal-no-use = Tu ne peux pas payer { $djinn } maintenant, ou il n’aurait aucun effet.

## Options

ft-option-djinn-use = Un Djinn peut servir
ft-option-djinn-use-turn = une fois par tour
ft-option-djinn-use-round = une fois par manche
ft-option-gold = L’or des autres
ft-option-gold-hidden = caché
ft-option-gold-shown = visible
ft-option-goods = Les cartes des autres
ft-option-goods-hidden = cachées
ft-option-goods-shown = visibles

## Help

ft-help-aim = Enchéris pour ta place dans la manche, sème des meeples à travers les trente tuiles du sultanat, et profite de ce que t’offrent la tribu et la tuile. Qui a le plus de points gagne.
ft-help-setup = Avant la partie
ft-help-setup-text = Trois meeples se tiennent sur chacune des trente tuiles. Tu as 50 PO et 8 chameaux ; à deux joueurs, 11 chameaux. L’or est aussi des points : chaque mise et chaque achat en coûtent.
ft-help-bid = 1 · Miser
ft-help-bid-text = Chaque pion d’enchère prend une case et en paie le prix. La case la plus chère joue en premier. Trois pions au plus se tiennent à zéro, et parmi eux le dernier venu joue d’abord. L’ordre de jeu devient le prochain ordre des enchères. À deux joueurs, chacun a deux pions, donc deux tours par manche.
ft-help-sow = 2 · Semer
ft-help-sow-text = Ramasse tous les meeples d’une tuile. Dépose-les un à un, chacun sur une tuile qui touche la précédente par un côté, sans jamais revenir aussitôt en arrière ; faire une boucle est permis. Le dernier doit tomber là où il y en a déjà un de sa couleur : un meeple déposé dans le même déplacement compte. Qui peut se déplacer le doit.
ft-help-control = 3 · Prendre, et gagner la tuile
ft-help-control-text = Prends le dernier meeple et tous ceux de sa couleur sur cette tuile. S’il n’y reste aucun meeple et qu’elle n’est à personne, un de tes chameaux la fait tienne pour de bon : à la fin, tu marques le nombre inscrit dessus.
ft-help-tribes = 4 · La tribu agit
ft-help-yellow = restent chez toi : 1 point chacun, et 10 pour chaque adversaire qui en a moins.
ft-help-white = restent chez toi : 2 points chacun ; ils paient les Djinns.
ft-help-green = rapportent chacun une carte, à partir de la gauche de la rangée.
ft-help-blue = gagnent chacun 1 PO par tuile bleue, celle-ci et les huit autour ; chaque carte Fakir défaussée compte comme un bâtisseur de plus.
ft-help-red = tuent un meeple à autant de pas au plus qu’ils sont, un de plus par fakir défaussé, ou un vizir ou sage d’un adversaire. Une tuile ainsi vidée est à toi si elle n’est à personne.
ft-help-tiles = 5 · La tuile agit
ft-help-village = pose un palais ici : 5 points pour qui contrôle la tuile. Obligatoire.
ft-help-oasis = pose un palmier ici : 3 points pour qui contrôle la tuile. Obligatoire.
ft-help-small-market = tu peux payer 3 PO pour une des trois premières cartes.
ft-help-large-market = tu peux payer 6 PO pour deux des six premières cartes.
ft-help-sacred-place = tu peux invoquer un Djinn pour deux sages, ou pour un sage et un fakir.
ft-help-cards = Les cartes Ressource
ft-help-cards-text = Neuf sortes de marchandises : ivoire, gemmes et lingots d’or (2 cartes chacune), papyrus, soie et épices (4 chacune), poisson, blé et poterie (6 chacune). Les 18 fakirs ne sont pas des marchandises : on les défausse pour aider bâtisseurs, assassins et Djinns, ou pour invoquer. Les cartes et les Djinns pris sont remplacés après la manche.
ft-help-end = 6 · Vendre, et la fin
ft-help-end-text = À la fin de ton tour, des séries de 1 à 9 cartes différentes rapportent 1, 3, 7, 13, 21, 30, 40, 50 ou 60 PO ; les fakirs ne se vendent pas. Ce que tu gardes compte autant à la fin. La manche où quelqu’un pose son dernier chameau, ou ne peut plus bouger, est la dernière. On marque alors 1 point par pièce d’or, ses vizirs, ses sages et ses Djinns, ses tuiles avec leurs palmiers et palais, et ses séries. À égalité, la victoire est partagée.
ft-help-plan = À cette table
ft-help-plan-text = Ton tour se prépare en privé : choisis une tuile, dépose, reprends, regarde ce que cela donne ; les autres ne le voient que lorsque tu cliques sur « Jouer ». Des fanions montrent où un déplacement peut finir. La liste des coups possibles les montre tous.
ft-help-signs = Les signes sur la table
ft-help-signs-text = Le nombre sur une tuile est ce qu’elle rapporte. « Au moins » et ≥ près des points : ce qu’un adversaire cache n’y est pas compté. Un Djinn pâli a déjà servi ; un Djinn qui luit peut aider maintenant.
ft-help-keys = Touches : T vers les tuiles, flèches pour se déplacer, Entrée pour choisir, 1–5 pour la tribu à déposer, Retour arrière pour reprendre, P pour jouer le plan, M pour les coups possibles, S pour le score.

ft-result-tie = Autant de points : la place est partagée.

## What a position cannot be

ft-flaw-1 = La phase, la place, la manche, la fin ou les Djinns utilisés sont hors limites.
ft-flaw-2 = Les tuiles ne sont pas celles du jeu, ou ne sont pas posées de a1 à f5.
ft-flaw-3 = Il y a quelque part moins de zéro meeple, ou des meeples sur une tuile qui n’est pas posée.
ft-flaw-4 = Il y a en tout 16 meeples jaunes, 20 blancs, 18 verts, 18 bleus et 18 rouges.
ft-flaw-5 = Il y a quelque part moins de zéro carte, ou un trou dans la rangée.
ft-flaw-6 = Les cartes de la rangée, des piles et des mains ne sont pas les 54 du jeu.
ft-flaw-7 = Un djinn est dans un lieu qui n’existe pas, ou la rangée des Djinns ne correspond pas à leurs lieux.
ft-flaw-8 = Le chameau d’une tuile ou les chameaux d’une place ne font pas le compte de chaque place.
ft-flaw-9 = Il n’y a pas 12 palmiers, ou pas 10 palais.
ft-flaw-10 = L’or est négatif, ou dépasse ce qui peut exister.
ft-flaw-11 = Les pions d’enchère des deux pistes ne sont pas ceux des places, ou pas là où ils doivent être maintenant.
ft-flaw-12 = Une place qui ne joue pas doit être vide.
ft-flaw-13 = Quand les marchandises sont visibles, aucune carte en main n’est inconnue.
ft-flaw-14 = Les meeples en main ne peuvent pas être semés jusqu’au bout, ou personne ne sème.
ft-flaw-15 = Une place qui a bougé a une tuile d’arrivée et a pris au moins deux meeples ; une autre n’en a pas.
ft-flaw-16 = La phase ne correspond pas à la tuile, à la couleur prise, à l’or ou à ce qui reste à choisir.
ft-flaw-17 = Le djinn utilisé, sa tuile, ce qu’il pioche ou ce qui vient ensuite ne vont pas ensemble.
ft-flaw-18 = On pioche des Djinns pendant que Sibittis sert, et à aucun autre moment.
ft-flaw-19 = La partie est finie quand la dernière manche l’est.
ft-flaw-20 = Ce qui est retenu pour aller plus vite ne correspond pas aux tuiles, aux meeples ou aux Djinns.

# Pourquoi un tour mérite réflexion : les codes des raisons du serveur.
ft-brings-gold = { $amount } PO
ft-brings-elders = { $amount ->
    [one] 1 point grâce aux sages
   *[other] { $amount } points grâce aux sages
}
ft-brings-goods = { $amount ->
    [one] 1 point grâce aux séries de marchandises
   *[other] { $amount } points grâce aux séries de marchandises
}
ft-brings-tiles = { $amount ->
    [one] 1 point grâce aux palais et palmiers de tes tuiles
   *[other] { $amount } points grâce aux palais et palmiers de tes tuiles
}
ft-brings-control = { $tiles ->
    [one] contrôle d’une tuile : { $amount } points
   *[other] contrôle de { $tiles } tuiles : { $amount } points
}
ft-brings-djinn = { $amount ->
    [one] { $djinn } : { $amount } point
   *[other] { $djinn } : { $amount } points
}
ft-brings-viziers = { $amount ->
    [one] 1 vizir de plus
   *[other] { $amount } vizirs de plus
}
ft-brings-vizier-tie = départage les vizirs avec { $name } : { $amount } points
ft-brings-vizier-lead = plus de vizirs que { $name } : { $amount } points
ft-brings-rival = { $amount ->
    [one] coûte 1 point à { $name }
   *[other] coûte { $amount } points à { $name }
}
ft-brings-spoils = { $amount ->
    [one] laisse à { $name } un tour qui vaut 1 point de moins
   *[other] laisse à { $name } un tour qui vaut { $amount } points de moins
}
ft-brings-fakirs = { $amount ->
    [one] 1 fakir de plus
   *[other] { $amount } fakirs de plus
}
ft-brings-early = { $amount ->
    [one] jouer plus tôt : environ 1 point de plus qu’en dernier
   *[other] jouer plus tôt : environ { $amount } points de plus qu’en dernier
}
ft-brings-saves = { $amount } PO de moins que la mise moyenne
