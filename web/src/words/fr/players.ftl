### Joueurs et classements

players-line = Les cotes viennent des parties classées entre membres ou contre nos bots. Qui ouvre une table peut la faire classer.
players-search = Nom d’un membre
players-find = Chercher
players-found = { $count ->
    [one] { $count } membre trouvé
   *[other] { $count } membres trouvés
}
players-place = Rang
players-player = Joueur
players-games = Parties
players-more = En voir plus
players-none = Personne n’a encore joué { $least } parties classées.
players-how = Un nouveau joueur a 1500 points. Le nombre après ± est le doute : la vraie force s’y trouve 19 fois sur 20. L’ordre suit ce qu’une cote vaut au moins.
player-rating = Cote
player-points = { $points } ± { $doubt }
player-provisional = provisoire
player-when = Quand
player-curve = { $game } : la cote après { $games ->
    [one] { $games } partie classée
   *[other] { $games } parties classées
}, à la fin { $points } ± { $doubt }
player-curve-table = En tableau
player-since = Membre depuis { $when } · { $games ->
    [one] { $games } partie terminée
   *[other] { $games } parties terminées
}
player-yours = C’est ainsi que les autres voient ta page ; toi seul vois tes parties privées.
player-hidden = Toi seul vois cette page.
player-no-games = Pas encore de partie terminée.
player-rated-games = { $count ->
    [one] { $count } partie classée
   *[other] { $count } parties classées
}
player-tallies = Parties gagnées
player-against = Contre
player-won = Gagnées
player-versus-people = des personnes
player-versus-mixed = des bots de plusieurs niveaux
player-meetings = Adversaires
player-ahead = devant
player-behind = derrière
player-others = invités et autres sans page
player-best = Meilleures parties
player-best-victory = victoire sur { $points }
player-best-score = meilleur score
player-games = Dernières parties
player-with = avec { $names }
player-place = Rang { $place } sur { $players }, { $score } points
player-left = partie abandonnée : dernier
player-change = cote { $change }
player-not-counted = ne compte pas pour la cote
player-private-line = Les parties aux tables privées comptent, mais seuls ceux qui y étaient les voient dans les listes.
