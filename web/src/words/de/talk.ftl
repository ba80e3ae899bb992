### Am Tisch reden

chat-watchers = unter den Zuschauern
chat-about = { $name }: „{ $text }“. Reagieren, stummschalten oder melden
chat-more = Reagieren, stummschalten oder melden
chat-empty-watching = Sag Hallo zu den anderen, die zuschauen.
chat-apart = Die Spieler sehen das nach dem Ende der Partie.
say-to-watchers = Den Zuschauern etwas sagen
phrases = Kurze Worte
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-oops = Hoppla!
phrase-one-moment = Einen Moment, bitte.
phrase-good-game = Schöne Partie!
react = Reagieren
sign-like = Gefällt mir
sign-laugh = Lustig
sign-wow = Wow
sign-clap = Applaus
sign-hmm = Hm
sign-count = { $count ->
    [one] { $sign }
   *[other] { $sign }: { $count }
}
line-of-member = { $name }, Mitglied
line-of-guest = { $name }, Gast
mute = { $name } stummschalten
mute-note = Du siehst an keinem Tisch mehr, was diese Person sagt. In den Einstellungen kannst du das aufheben.
muted-now = { $name } ist für dich stumm.
hush = { $name } soll hier niemand mehr hören
hush-lift = { $name } darf hier wieder reden
report = Melden
report-reason = Was ist los?
report-insult = Beleidigung oder Drohung
report-spam = Spam oder Werbung
report-cheating = Betrug
report-name = der Name
report-other = etwas anderes
report-text = In deinen Worten (freiwillig)
report-send = An den Gastgeber des Hauses senden
reported = Danke. Der Gastgeber des Hauses sieht es sich an.
