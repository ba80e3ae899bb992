### The host's room

hostroom-line = Qui tient cette maison veille sur elle ici. Personne ne voit les mains cachées, pas même d’ici.
hostroom-not-yours = Cette pièce est pour qui tient la maison.
hostroom-how = L’hôte est nommé sur la machine où tourne le serveur : serai admin host NOM
hostroom-parts = Parties de cette pièce
hostroom-house = Maison
hostroom-members = Membres
hostroom-tables = Tables
hostroom-invitations = Invitations
hostroom-deeds = Ce que les hôtes ont fait
hostroom-state = L’état de la maison
hostroom-version = Version
hostroom-since = En marche depuis
hostroom-ready = État
hostroom-ready-ready = prêt
hostroom-ready-starting = démarre
hostroom-ready-compiling = compile les règles
hostroom-ready-unwritable = la base de données n’accepte rien
hostroom-ready-stopping = s’arrête
hostroom-door-state = Porte
hostroom-door-open = ouverte aux invités
hostroom-door-members = membres seulement
hostroom-connections = Connexions en direct
hostroom-moves = Coups par minute
hostroom-waiting = Bots qui attendent de réfléchir
hostroom-in-memory = Tables en mémoire
hostroom-memory = Mémoire du processus
hostroom-database = Base de données
hostroom-growth = { $bytes } par jour
hostroom-disk = Libre sur le disque
hostroom-counts = Tables par jeu
hostroom-count = { $stage } : { $count }
hostroom-stage-open = ouvertes
hostroom-stage-playing = en cours
hostroom-stage-over = terminées
hostroom-stage-closed = fermées
hostroom-none-yet = Aucune pour l’instant.
hostroom-lately = Ce qui a mal tourné récemment
hostroom-lately-none = Rien depuis le démarrage.
hostroom-settings = Réglages en vigueur
hostroom-settings-line = Ce qui diffère de l’habitude est en gras. Les secrets ne sont pas montrés.
hostroom-look-again = Regarder à nouveau
hostroom-backups = Sauvegardes
hostroom-backups-line = Une pression copie tout dans un fichier du dossier de données du serveur, pendant que l’on joue. Il contient les secrets de la maison : ne le montre à personne.
hostroom-backup-press = Faire une sauvegarde
hostroom-backup-going-on = Une sauvegarde est en cours…
hostroom-backup-done = La sauvegarde est là.
hostroom-backup-download = Télécharger { $name }
hostroom-backup-delete = Supprimer { $name }
hostroom-backup-delete-sure = Cette sauvegarde sera perdue pour toujours.
hostroom-search = Chercher un nom
hostroom-search-press = Chercher
hostroom-found = { $count ->
    [0] Aucun membre de ce nom.
    [one] { $count } membre.
   *[other] { $count } membres.
}
hostroom-joined = depuis { $when }
hostroom-seen = vu { $when }
hostroom-table-count = { $count ->
    [0] aucune table
    [one] { $count } table
   *[other] { $count } tables
}
hostroom-role-host = hôte
hostroom-role-closed = fermé
hostroom-muted = muet
hostroom-muted-until = muet jusqu’à { $when }
hostroom-actions = Que faire avec { $name }
hostroom-hours = Pour combien de temps
hostroom-hour = une heure
hostroom-day = un jour
hostroom-week = une semaine
hostroom-ever = pour toujours
hostroom-mute = Réduire au silence
hostroom-unmute = Laisser écrire
hostroom-rename = Renommer
hostroom-rename-line = Laisse vide : son nom sera quelques lettres sans signification.
hostroom-sign-out = Déconnecter partout
hostroom-close = Fermer le compte
hostroom-close-line = Il est déconnecté et ne peut plus entrer. Ses parties restent, et tu peux rouvrir le compte.
hostroom-close-network = N’admettre non plus personne de nouveau du même réseau
hostroom-reopen = Rouvrir le compte
hostroom-make-host = Nommer hôte
hostroom-make-host-line = Un hôte peut faire ici tout ce que tu peux.
hostroom-unmake-host = N’est plus hôte
hostroom-done = C’est fait.
hostroom-tables-line = Ce qui est ouvert ou en cours. On y voit ce que voit tout spectateur.
hostroom-tables-none = Personne ne joue en ce moment.
hostroom-private = privée
hostroom-opened = ouverte { $when }
hostroom-entries = { $count ->
    [0] aucune entrée
    [one] { $count } entrée
   *[other] { $count } entrées
}
hostroom-watching = { $count ->
    [0] personne ici
    [one] { $count } ici
   *[other] { $count } ici
}
hostroom-look-in = Regarder
hostroom-close-table = Fermer la table
hostroom-close-table-line = La partie finit sans résultat. Ceux qui y sont assis lisent ta phrase.
hostroom-sentence = Une phrase pour la table
hostroom-send-away = Renvoyer
hostroom-send-away-line = La place est perdue ; en partie, un bot continue.
hostroom-at-seat = { $name } à cette table
hostroom-invitations-line = Par un lien, quelqu’un devient membre ; là où seuls les membres entrent, c’est le seul moyen.
hostroom-note = Note, pour les hôtes seulement
hostroom-uses = Combien peuvent venir avec
hostroom-good-for = Valable
hostroom-month = un mois
hostroom-invite = Créer un lien
hostroom-link = Le nouveau lien
hostroom-link-line = On ne le montre que maintenant. Qui l’a peut entrer.
hostroom-link-copy = Copier
hostroom-link-copied = Le lien est copié.
hostroom-used = { $uses } sur { $most } utilisées
hostroom-until = jusqu’à { $when }
hostroom-revoked = révoquée
hostroom-over = expirée
hostroom-revoke = Révoquer l’invitation { $note }
hostroom-came = Venus : { $names }
hostroom-invitations-none = Il n’y a pas encore d’invitation.
hostroom-deeds-line = Chaque geste d’un hôte figure ici ; personne ne peut le changer.
hostroom-deeds-none = Rien encore.
hostroom-gone = un ancien membre
hostroom-deed-mute = { $host } a réduit { $subject } au silence
hostroom-deed-unmute = { $host } a laissé { $subject } écrire
hostroom-deed-rename = { $host } a renommé { $subject }
hostroom-deed-sign-out = { $host } a déconnecté { $subject }
hostroom-deed-close = { $host } a fermé le compte de { $subject }
hostroom-deed-reopen = { $host } a rouvert le compte de { $subject }
hostroom-deed-make-host = { $host } a nommé { $subject } hôte
hostroom-deed-unmake-host = { $host } a retiré à { $subject } le rôle d’hôte
hostroom-deed-close-table = { $host } a fermé une table de { $subject }
hostroom-deed-seat-send-away = { $host } a renvoyé quelqu’un d’une table de { $subject }
hostroom-deed-seat-mute = { $host } a réduit quelqu’un au silence à une table de { $subject }
hostroom-deed-seat-unmute = { $host } a laissé quelqu’un écrire à une table de { $subject }
hostroom-deed-invite = { $host } a créé une invitation
hostroom-deed-revoke = { $host } a révoqué une invitation
hostroom-deed-backup = { $host } a fait la sauvegarde { $subject }
hostroom-deed-download = { $host } a téléchargé la sauvegarde { $subject }
hostroom-deed-delete-backup = { $host } a supprimé la sauvegarde { $subject }
hostroom-pages = Pages
hostroom-earlier = Page précédente
hostroom-later = Page suivante
hostroom-page = Page { $page } sur { $pages }
hostroom-reports = Signalements
hostroom-reports-line = Ce que des visiteurs ont signalé. Le nom de qui signale reste entre lui et les hôtes.
hostroom-reports-open = À voir ({ $count })
hostroom-reports-closed = Vus
hostroom-reports-none = Il n’y a rien ici.
hostroom-report-by = { $name }, { $when }
hostroom-said-around = Ce qui s’est dit autour
hostroom-report-decide = Décider au sujet de { $name }
hostroom-verdict = Note, pour les hôtes seulement
hostroom-report-close = Rien de plus à faire
hostroom-deed-report-close = { $host } a vu un signalement
hostroom-deed-report-mute = { $host } a réduit quelqu’un au silence après un signalement
