### Parler à la table

chat-watchers = entre spectateurs
chat-about = { $name } : « { $text } ». Réagir, masquer ou signaler
chat-more = Réagir, masquer ou signaler
chat-empty-watching = Dis bonjour aux autres qui regardent.
chat-apart = Les joueurs verront cela à la fin de la partie.
say-to-watchers = Dire quelque chose à ceux qui regardent
phrases = Petits mots
phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-oops = Oups !
phrase-one-moment = Un instant, s’il vous plaît.
phrase-good-game = Belle partie !
react = Réagir
sign-like = J’aime
sign-laugh = Drôle
sign-wow = Oh !
sign-clap = Bravo
sign-hmm = Hum
sign-count = { $count ->
    [one] { $sign }
   *[other] { $sign } : { $count }
}
line-of-member = { $name }, membre
line-of-guest = { $name }, invité
mute = Masquer { $name }
mute-note = Tu ne vois plus ce que dit cette personne, à aucune table. Tu peux annuler cela dans les réglages.
muted-now = Tu ne vois plus ce que dit { $name }.
hush = Que personne n’entende plus { $name } ici
hush-lift = Laisser { $name } parler ici à nouveau
report = Signaler
report-reason = Que se passe-t-il ?
report-insult = insulte ou menace
report-spam = spam ou publicité
report-cheating = triche
report-name = le nom
report-other = autre chose
report-text = Avec tes mots (facultatif)
report-send = Envoyer à l’hôte de la maison
reported = Merci. L’hôte de la maison va regarder.
