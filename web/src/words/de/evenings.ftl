### Abende: Turniere und ihre Seiten

evenings-line = Ein Turnier in einer Minute: anlegen, Link verschicken, den Rest macht das Haus.
evenings-mine = Meine
evenings-coming = Demnächst
evenings-playing = Im Gang
evenings-over = Vorbei
evenings-none = Kein öffentlicher Abend ist angekündigt. Mach einen!
evening-make = Einen Abend machen
evening-make-press = Abend anlegen
evening-title = Name
evening-title-example = Freitagabend
evening-untitled = Abend von { $name }
evening-game = Spiel
evening-size = An einem Tisch
evening-format = Modus
evening-format-swiss = Schweizer System
evening-format-round-robin = Jeder gegen jeden
evening-format-groups = Gruppen und Finale
evening-format-swiss-line = Alle spielen jede Runde, gegen andere, die etwa gleich gut stehen.
evening-format-round-robin-line = Alle treffen auf alle: für wenige Leute.
evening-format-groups-line = Geloste Gruppen, in jeder alle gegen alle; die Besten kommen ins Finale.
evening-more = Mehr Möglichkeiten
evening-rounds = Runden
evening-groups = Gruppen
evening-automatic = so viele wie passend
evening-break = Pause zwischen den Runden
evening-seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
evening-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
evening-absent = Wer nicht kommt: Bot nach
evening-starts = Geplant für
evening-semifinals = Mit Halbfinale
evening-third = Mit Spiel um den dritten Platz
evening-same-deals = An allen Tischen dieselben Karten (Duplikat); Bots füllen freie Plätze
evening-same-deals-short = überall dieselben Karten
evening-fill = Bots füllen freie Plätze, damit alle Tische voll sind
evening-watch = Andere dürfen an den Tischen zusehen
evening-members = Nur für Mitglieder
evening-public = In der öffentlichen Liste zeigen
evening-public-members = In der öffentlichen Liste zeigen (für Mitglieder)
evening-plays = Ich spiele mit
evening-players-count = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
evening-at-table = { $count } an einem Tisch
evening-rounds-count = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
evening-by = von { $name }
evening-begins = beginnt { $when }
evening-round = Runde { $number }
evening-stage-coming = noch nicht begonnen
evening-stage-playing = beginnt gerade
evening-stage-over = vorbei
evening-stage-semifinal = Halbfinale
evening-stage-final = Finale
evening-stage-third = Um den dritten Platz
evening-table = Tisch { $number }
evening-group = Gruppe { $name }
evening-bot = Bot
evening-you = du
evening-left = (ist gegangen)
evening-byes = Spielfrei: { $names }
evening-my-table = Zu meinem Tisch
evening-state-coming = Bald geht es los: Wer den Link hat, kann mitmachen.
evening-state-round = { $count ->
    [0] alle Tische sind fertig
    [one] { $count } Tisch spielt noch
   *[other] { $count } Tische spielen noch
}
evening-state-few = Wir warten auf mehr Spieler
evening-state-paused = Die Leitung hat den Abend angehalten
evening-state-over = Der Abend ist vorbei
evening-state-closed = Dieser Abend wurde abgesagt
evening-next-in = Nächste Runde in { $time }
evening-next-soon = Die nächste Runde beginnt bald.
evening-round-over = Runde { $number } ist vorbei.
evening-join = Mitmachen
evening-join-late = Ab der nächsten Runde mitmachen
evening-leave = Den Abend verlassen
evening-screen = Großer Bildschirm
evening-invite = Einladen
evening-link = Link zum Abend
evening-standings = Tabelle
evening-place = Platz
evening-player = Spieler
evening-points = Punkte
evening-strength = Gegner
evening-wins = Siege
evening-share = Wertung
evening-ties = Wie Punkte und Gleichstände zählen
evening-points-line = Ein Sieg zählt an jedem Tisch 12 Punkte: 12 und 0 zu zweit, 12, 6, 0 zu dritt, 12, 8, 4, 0 zu viert. Wer einen Platz teilt, teilt die Punkte. Spielfrei zählt 12, zu spät kommen einmal 6. Bei gleichen Punkten entscheidet der Reihe nach:
evening-strength-line = Die Stärke der Gegner: ihre Punkte, Runde für Runde im Mittel, zusammengezählt.
evening-wins-line = Die Zahl der gewonnenen Spiele.
evening-share-line = Der Anteil am Ergebnis der eigenen Tische; 100 ist der Durchschnitt.
evening-direct-line = Der direkte Vergleich, wenn alle Gleichen aufeinandergetroffen sind.
evening-lot-line = Das Los, einmal für den Abend gezogen.
evening-standings-csv = Tabelle (CSV)
evening-results-csv = Ergebnisse (CSV)
evening-watch-press = Zusehen
evening-look = Ansehen
evening-corrected = von Hand
evening-correct = Berichtigen
evening-correct-title = Ergebnis von Runde { $round }, Tisch { $table }
evening-correct-line = Gib allen ihren Rang; gleiche Ränge teilen einen Platz. Alle sehen, dass er von Hand eingetragen ist.
evening-notes = Von Hand eingetragene Ergebnisse
evening-note = { $when }: Runde { $round }, Tisch { $table }: aus { $before } wurde { $after }
evening-direct = Leitung
evening-start = Beginnen
evening-call = Nächste Runde jetzt
evening-extend = Eine Minute mehr
evening-pause = Anhalten
evening-resume = Weiter
evening-door-close = Niemanden mehr hereinlassen
evening-door-open = Wieder Leute hereinlassen
evening-people = Spieler
evening-people-line = Wer herausgenommen wird, wird nicht mehr gesetzt, und ein Bot spielt das Spiel zu Ende. Wer ausgeschlossen wird, kann nicht wiederkommen.
evening-remove = Herausnehmen
evening-ban = Ausschließen
evening-close = Absagen
evening-close-line = Der Abend ist dann für alle weg.
evening-finish = Abend beenden
evening-finish-line = Die Tabelle bleibt, wie sie ist; es folgt keine Runde mehr.
