### Spieler und Wertungen

players-line = Wertungen kommen aus gewerteten Partien zwischen Mitgliedern oder gegen unsere Bots. Wer einen Tisch eröffnet, kann ihn werten lassen.
players-search = Name eines Mitglieds
players-find = Suchen
players-found = { $count ->
    [one] 1 Mitglied gefunden
   *[other] { $count } Mitglieder gefunden
}
players-place = Platz
players-player = Spieler
players-games = Partien
players-more = Mehr zeigen
players-none = Noch niemand hat { $least } gewertete Partien gespielt.
players-how = Wer neu ist, hat 1500 Punkte. Die Zahl nach ± ist der Zweifel: Die wahre Stärke liegt in 19 von 20 Fällen darin. Geordnet ist danach, was eine Wertung mindestens ist.
player-rating = Wertung
player-points = { $points } ± { $doubt }
player-provisional = vorläufig
player-when = Wann
player-curve = { $game }: die Wertung nach { $games ->
    [one] einer gewerteten Partie
   *[other] { $games } gewerteten Partien
}, zuletzt { $points } ± { $doubt }
player-curve-table = Als Tabelle
player-since = Mitglied seit { $when } · { $games ->
    [one] 1 beendete Partie
   *[other] { $games } beendete Partien
}
player-yours = So sehen andere deine Seite; private Partien siehst nur du.
player-hidden = Diese Seite siehst nur du.
player-no-games = Noch keine beendete Partie.
player-rated-games = { $count ->
    [one] 1 gewertete Partie
   *[other] { $count } gewertete Partien
}
player-tallies = Gewonnene Partien
player-against = Gegen
player-won = Gewonnen
player-versus-people = Menschen
player-versus-mixed = Bots mehrerer Stufen
player-meetings = Gegner
player-ahead = davor
player-behind = dahinter
player-others = Gäste und andere ohne Seite
player-best = Beste Partien
player-best-victory = Sieg über { $points }
player-best-score = höchste Punktzahl
player-games = Letzte Partien
player-with = mit { $names }
player-place = Platz { $place } von { $players }, { $score } Punkte
player-left = ausgestiegen: Letzter
player-change = Wertung { $change }
player-not-counted = zählt nicht für die Wertung
player-private-line = Partien an privaten Tischen zählen, doch in den Listen sieht sie nur, wer dabei war.
