### Les soirées : tournois et leurs pages

evenings-line = Un tournoi en une minute : crée-le, envoie le lien, la maison fait le reste.
evenings-mine = Les miennes
evenings-coming = À venir
evenings-playing = En cours
evenings-over = Terminées
evenings-none = Aucune soirée publique n’est annoncée. Crées-en une !
evening-make = Créer une soirée
evening-make-press = Créer la soirée
evening-title = Nom
evening-title-example = Vendredi soir
evening-untitled = Soirée de { $name }
evening-game = Jeu
evening-size = Par table
evening-format = Formule
evening-format-swiss = Système suisse
evening-format-round-robin = Toutes rondes
evening-format-groups = Poules et finales
evening-format-swiss-line = Tout le monde joue chaque ronde, contre des joueurs classés à peu près pareil.
evening-format-round-robin-line = Chacun rencontre chacun : pour peu de monde.
evening-format-groups-line = Des poules tirées au sort, chacun contre chacun ; les meilleurs vont en finale.
evening-more = Plus de choix
evening-rounds = Rondes
evening-groups = Poules
evening-automatic = autant qu’il en faut
evening-break = Pause entre les rondes
evening-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
evening-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
evening-absent = Un bot pour les absents après
evening-starts = Prévue le
evening-semifinals = Avec demi-finales
evening-third = Avec un match pour la troisième place
evening-same-deals = Les mêmes donnes à toutes les tables (duplicate) ; des bots prennent les places libres
evening-same-deals-short = mêmes donnes partout
evening-fill = Des bots prennent les places libres pour que toutes les tables soient pleines
evening-watch = Les autres peuvent regarder les tables
evening-members = Réservée aux membres
evening-public = La montrer dans la liste publique
evening-public-members = La montrer dans la liste publique (pour les membres)
evening-plays = Je joue aussi
evening-players-count = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
evening-at-table = { $count } par table
evening-rounds-count = { $count ->
    [one] { $count } ronde
   *[other] { $count } rondes
}
evening-by = par { $name }
evening-begins = début : { $when }
evening-round = Ronde { $number }
evening-stage-coming = pas encore commencée
evening-stage-playing = commence
evening-stage-over = terminée
evening-stage-semifinal = Demi-finales
evening-stage-final = Finale
evening-stage-third = Pour la troisième place
evening-table = Table { $number }
evening-group = Poule { $name }
evening-bot = bot
evening-you = toi
evening-left = (est parti)
evening-byes = Exempt cette ronde : { $names }
evening-my-table = À ma table
evening-state-coming = On commence bientôt : qui a le lien peut participer.
evening-state-round = { $count ->
    [0] toutes les tables ont fini
    [one] { $count } table joue encore
   *[other] { $count } tables jouent encore
}
evening-state-few = On attend d’autres joueurs
evening-state-paused = La soirée est en pause
evening-state-over = La soirée est terminée
evening-state-closed = Cette soirée a été annulée
evening-next-in = Prochaine ronde dans { $time }
evening-next-soon = La prochaine ronde commence bientôt.
evening-round-over = La ronde { $number } est terminée.
evening-join = Participer
evening-join-late = Participer dès la prochaine ronde
evening-leave = Quitter la soirée
evening-screen = Grand écran
evening-invite = Inviter
evening-link = Lien vers la soirée
evening-standings = Classement
evening-place = Place
evening-player = Joueur
evening-points = Points
evening-strength = Adv.
evening-wins = Vict.
evening-share = Score
evening-ties = Comment comptent les points et les égalités
evening-points-line = Une victoire vaut 12 points à toute table : 12 et 0 à deux, 12, 6, 0 à trois, 12, 8, 4, 0 à quatre. Qui partage une place partage ses points. Une ronde sans jouer compte 12, un retard 6 une seule fois. À égalité de points décident, dans cet ordre :
evening-strength-line = La force des adversaires : leurs points, en moyenne ronde par ronde, additionnés.
evening-wins-line = Le nombre de parties gagnées.
evening-share-line = La part du score à ses tables ; 100 est la moyenne.
evening-direct-line = La rencontre directe, si tous les ex æquo se sont rencontrés.
evening-lot-line = Le sort, tiré une fois pour la soirée.
evening-standings-csv = Classement (CSV)
evening-results-csv = Résultats (CSV)
evening-watch-press = Regarder
evening-look = Revoir
evening-corrected = à la main
evening-correct = Corriger
evening-correct-title = Résultat de la ronde { $round }, table { $table }
evening-correct-line = Donne à chacun son rang ; des rangs égaux partagent une place. Tout le monde voit qu’il a été donné à la main.
evening-notes = Résultats donnés à la main
evening-note = { $when } : ronde { $round }, table { $table } : { $before } est devenu { $after }
evening-direct = Direction
evening-start = Commencer
evening-call = Prochaine ronde tout de suite
evening-extend = Une minute de plus
evening-pause = Pause
evening-resume = Continuer
evening-door-close = Ne plus laisser entrer personne
evening-door-open = Laisser entrer
evening-people = Joueurs
evening-people-line = Qui est retiré n’est plus apparié, et un bot finit sa partie. Qui est exclu ne peut pas revenir.
evening-remove = Retirer
evening-ban = Exclure
evening-close = Annuler
evening-close-line = La soirée disparaîtra pour tout le monde.
evening-finish = Terminer la soirée
evening-finish-line = Le classement reste tel quel ; aucune autre ronde ne sera jouée.
