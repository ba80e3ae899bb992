### Parlare al tavolo

chat-watchers = tra chi guarda
chat-about = { $name }: «{ $text }». Reagisci, silenzia o segnala
chat-more = Reagisci, silenzia o segnala
chat-empty-watching = Saluta gli altri che guardano.
chat-apart = I giocatori lo vedranno a partita finita.
say-to-watchers = Di’ qualcosa a chi guarda
phrases = Frasi pronte
phrase-hello = Ciao!
phrase-good-luck = Buona fortuna!
phrase-well-played = Ben giocato!
phrase-thanks = Grazie!
phrase-oops = Ops!
phrase-one-moment = Un momento, per favore.
phrase-good-game = Bella partita!
react = Reagisci
sign-like = Mi piace
sign-laugh = Divertente
sign-wow = Caspita
sign-clap = Applauso
sign-hmm = Mah
sign-count = { $count ->
    [one] { $sign }
   *[other] { $sign }: { $count }
}
line-of-member = { $name }, membro
line-of-guest = { $name }, ospite
mute = Silenzia { $name }
mute-note = Non vedi più quello che dice questa persona, a nessun tavolo. Puoi annullarlo nelle impostazioni.
muted-now = { $name } è silenziato per te.
hush = Nessuno qui deve più sentire { $name }
hush-lift = Fai parlare di nuovo { $name } qui
report = Segnala
report-reason = Che cosa non va?
report-insult = insulto o minaccia
report-spam = spam o pubblicità
report-cheating = imbrogli
report-name = il nome
report-other = altro
report-text = Con parole tue (facoltativo)
report-send = Invia a chi gestisce la casa
reported = Grazie. Chi gestisce la casa darà un’occhiata.
