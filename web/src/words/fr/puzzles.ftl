# Les mots des énigmes : trouver le meilleur coup.

puzzle = Énigme
puzzles = Énigmes
puzzles-line = Trouve le coup qui est nettement le meilleur.
puzzle-today = L’énigme du jour
puzzle-find = Trouve le meilleur coup.
puzzle-how = Choisis sur le plateau. Ta première action est ta réponse, et seul le premier essai compte.
puzzle-how-own = Joue le coup que tu crois le meilleur ; le bot le plus fort le juge ensuite, en quelques secondes.
puzzle-level-easy = Facile
puzzle-level-medium = Moyen
puzzle-level-hard = Difficile
puzzle-level-own = Personnel
puzzle-you = Vous
puzzle-rival = Adversaire { $number }
puzzle-number = Énigme { $number }, { $players } joueurs
puzzle-was-right = résolue
puzzle-was-wrong = non résolue
puzzle-right = C’est le meilleur coup !
puzzle-as-good = Aussi bon que le meilleur, autant que le bot puisse en juger.
puzzle-wrong = Il y a mieux.
puzzle-why = Pourquoi
puzzle-best = Le meilleur
puzzle-second = Le suivant
puzzle-yours = Le vôtre
puzzle-values = Part de victoire attendue, chaque coup jugé avec { $simulations } simulations
puzzle-values-own = Part de victoire attendue, d’après un rapide examen du bot le plus fort
puzzle-less = moins bon que ceux-ci
puzzle-others = { $share } des { $tried } joueurs l’ont trouvé du premier coup.
puzzle-first = Personne n’a encore essayé celle-ci avant toi.
puzzle-bots = Parmi les bots, il est trouvé par :
puzzle-again = Réessayer
puzzle-next = Énigme suivante
puzzle-study = Étudier cette position
puzzle-streak = { $days ->
    [one] Énigme du jour résolue : premier jour de la série.
   *[other] { $days } jours de suite.
}
puzzle-best-streak = { $days ->
    [one] Plus longue série : un jour.
   *[other] Plus longue série : { $days } jours.
}
