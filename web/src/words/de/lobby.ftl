### Leute finden: offene Tische und schnelle Partien

open-tables = Offene Tische
open-tables-none = Gerade wartet niemand. Mach den Anfang!
open-tables-all = Alle { $count } zeigen
open-tables-few = Weniger zeigen
open-one = Tisch eröffnen
watch = zuschauen
quick-match = Schnelle Partie
quick-match-line = Wir suchen Leute, die dasselbe wollen, und eröffnen einen Tisch, sobald sie da sind. Du kannst inzwischen etwas anderes tun.
match-game = Spiel
match-any-game = egal welches Spiel
match-any-number = egal wie viele
match-any-clock = mit oder ohne
match-clock-live = mit Uhr (5 Min. + 10 s)
match-clock-none = ohne Zeitlimit
match-players = { $count ->
    [one] 1 Person
   *[other] { $count } Personen
}
match-if-nobody = Wenn niemand kommt
match-wait-on = weiter warten
match-bot = gegen Bots spielen: { $bot }
match-after = Nach
match-seconds = { $seconds ->
    [30] 30 Sekunden
    [60] 1 Minute
    [120] 2 Minuten
    [300] 5 Minuten
   *[other] { $seconds } Sekunden
}
match-near = Nur Leute, die etwa so stark spielen wie ich
match-begin = Mitspieler suchen
match-looking = Mitspieler gesucht: { $what }
match-others = { $count ->
    [0] Noch sucht niemand sonst dasselbe.
    [one] 1 andere Person sucht dasselbe.
   *[other] { $count } andere suchen dasselbe.
}
match-bots-in = Bots ({ $bot }) in { $time }
match-stop = Nicht mehr suchen
match-found = Dein Tisch ist bereit!
match-not-now = Jetzt nicht
match-go = Hingehen ({ $time })
match-waiting-there = Wir warten auf die anderen: { $time }
match-not-all = Es sind nicht alle gekommen. Wir suchen weiter.
match-wanted = { $count ->
    [one] Jemand sucht Mitspieler: { $what }
   *[other] { $count } Leute suchen Mitspieler: { $what }
}
match-me-too = Ich auch
