### Trouver du monde : tables ouvertes et parties rapides

open-tables = Tables ouvertes
open-tables-none = Personne n’attend en ce moment. À toi de commencer !
open-tables-all = Voir les { $count }
open-tables-few = En voir moins
open-one = Ouvrir une table
watch = regarder
quick-match = Partie rapide
quick-match-line = Nous cherchons des personnes qui veulent la même chose et ouvrons une table dès qu’elles sont là. En attendant, tu peux faire autre chose.
match-game = Jeu
match-any-game = n’importe quel jeu
match-any-number = peu importe
match-any-clock = avec ou sans
match-clock-live = avec pendule (5 min + 10 s)
match-clock-none = sans pendule
match-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
match-if-nobody = Si personne ne vient
match-wait-on = attendre encore
match-bot = jouer contre des bots : { $bot }
match-after = Après
match-seconds = { $seconds ->
    [30] 30 secondes
    [60] 1 minute
    [120] 2 minutes
    [300] 5 minutes
   *[other] { $seconds } secondes
}
match-near = Seulement des personnes à peu près de ma force
match-begin = Chercher des joueurs
match-looking = On cherche des joueurs : { $what }
match-others = { $count ->
    [0] Personne d’autre ne cherche encore la même chose.
    [one] { $count } autre personne cherche la même chose.
   *[other] { $count } autres personnes cherchent la même chose.
}
match-bots-in = bots ({ $bot }) dans { $time }
match-stop = Ne plus chercher
match-found = Ta table est prête !
match-not-now = Pas maintenant
match-go = Y aller ({ $time })
match-waiting-there = On attend les autres : { $time }
match-not-all = Tout le monde n’est pas venu. La recherche continue.
match-wanted = { $count ->
    [one] Quelqu’un cherche des joueurs : { $what }
   *[other] { $count } personnes cherchent des joueurs : { $what }
}
match-me-too = Moi aussi
