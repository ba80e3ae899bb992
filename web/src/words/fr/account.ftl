### The page of one's account

account-line = On peut jouer sans compte. Avec un compte, tu gardes ton nom, tes parties et tes études sur tous tes appareils.
account-member-line = Tu es connecté en tant que { $name }.
account-welcome = Bienvenue, { $name } !
account-not-here = Les comptes reposent sur des clés d’accès, que les navigateurs n’admettent qu’à une adresse sûre (https) avec un nom, ou à localhost. Cette page a une autre adresse.
account-join = Devenir membre
account-join-line = Un seul geste, et ton appareil garde une clé d’accès : ni mot de passe, ni adresse e-mail. Tes places et tes parties restent à toi.
account-join-press = Créer une clé d’accès
account-enter = Se connecter
account-enter-line = Avec la clé d’accès de cet appareil ou de ton téléphone. Là où tu es assis en invité, tu continues à jouer.
account-enter-press = Se connecter avec une clé d’accès
account-lost = J’ai perdu mes clés d’accès
account-code = Code de secours
account-recovered = Te voilà. Ajoute maintenant une clé d’accès de cet appareil.
account-codes = Tes codes de secours
account-codes-line = Si tu perds un jour tous tes appareils, chacun de ces codes te laisse entrer une fois. On ne les montre que maintenant : garde-les en lieu sûr.
account-codes-save = Enregistrer dans un fichier
account-codes-copy = Copier
account-codes-copied = Les codes sont copiés.
account-codes-kept = Je les ai gardés
account-codes-left = { $count ->
    [0] Il ne reste aucun code de secours.
    [one] Il reste { $count } code de secours.
   *[other] Il reste { $count } codes de secours.
}
account-codes-new = Créer de nouveaux codes de secours
account-name-line = Personne d’autre ici ne peut porter ce nom, ni un nom qui lui ressemble.
account-name-saved = Le nom est enregistré.
account-leave = Se déconnecter
account-leave-others = Déconnecter tous les autres appareils
account-others-out = Tous les autres appareils sont déconnectés.
account-keys = Clés d’accès
account-keys-line = Chaque appareil, ou ton gestionnaire de mots de passe, a la sienne. Ajoutes-en une deuxième : perdre un appareil ne coûtera rien.
account-key = Clé d’accès
account-key-name = Nom de la nouvelle
account-key-add = Ajouter
account-key-known = Cet appareil a déjà une clé d’accès de toi.
account-key-remove = Retirer la clé d’accès { $name }
account-used = utilisée { $when }
account-data = Tes données
account-data-line = Tout ce que ce serveur a de toi, dans un fichier.
account-data-press = Télécharger mes données
account-delete-line = Si tu supprimes ton compte, les parties restent avec « un ancien joueur » ; ton nom, tes messages et tes études disparaissent.
account-delete = Supprimer mon compte
account-delete-sure = Ton compte, tes clés d’accès, tes études et tes messages disparaîtront pour toujours. Un bot continue les parties en cours.
account-deleted = Ton compte est supprimé.
account-door = Cette maison est réservée à ses membres
account-door-line = Connecte-toi avec ta clé d’accès. Les nouveaux viennent avec une invitation : demande un lien à quelqu’un qui joue ici.
account-invited = Tu es invité : choisis un nom et entre.
account-prove = Montre encore une fois ta clé d’accès : personne d’autre ne doit pouvoir faire cela.
account-page = Ma page
account-colour = Ma couleur
account-colour-none = sans couleur
account-colour-amber = ambre
account-colour-copper = cuivre
account-colour-rose = rose
account-colour-plum = prune
account-colour-indigo = indigo
account-colour-slate = ardoise
account-colour-teal = sarcelle
account-colour-olive = olive
account-listed = Les autres peuvent voir ma page
account-listed-line = Sinon, tu n’apparais dans aucune liste ni recherche, et personne d’autre ne peut ouvrir ta page. Tes parties continuent de compter.
account-saved = C’est enregistré.
