### Trovare gente: tavoli aperti e partite rapide

open-tables = Tavoli aperti
open-tables-none = Al momento nessuno aspetta. Comincia tu!
open-tables-all = Mostra tutti e { $count }
open-tables-few = Mostra meno
open-one = Apri un tavolo
watch = guarda
quick-match = Partita rapida
quick-match-line = Cerchiamo persone che vogliono lo stesso e apriamo un tavolo appena ci sono. Intanto puoi fare altro.
match-game = Gioco
match-any-game = un gioco qualsiasi
match-any-number = non importa quanti
match-any-clock = con o senza
match-clock-live = con orologio (5 min + 10 s)
match-clock-none = senza orologio
match-players = { $count ->
    [one] 1 giocatore
   *[other] { $count } giocatori
}
match-if-nobody = Se non viene nessuno
match-wait-on = aspetta ancora
match-bot = gioca contro i bot: { $bot }
match-after = Dopo
match-seconds = { $seconds ->
    [30] 30 secondi
    [60] 1 minuto
    [120] 2 minuti
    [300] 5 minuti
   *[other] { $seconds } secondi
}
match-near = Solo persone più o meno della mia forza
match-begin = Cerca giocatori
match-looking = Si cercano giocatori: { $what }
match-others = { $count ->
    [0] Per ora nessun altro cerca lo stesso.
    [one] 1 altra persona cerca lo stesso.
   *[other] { $count } altre persone cercano lo stesso.
}
match-bots-in = bot ({ $bot }) tra { $time }
match-stop = Smetti di cercare
match-found = Il tuo tavolo è pronto!
match-not-now = Non ora
match-go = Vai ({ $time })
match-waiting-there = Aspettiamo gli altri: { $time }
match-not-all = Non sono venuti tutti. Continuiamo a cercare.
match-wanted = { $count ->
    [one] Qualcuno cerca giocatori: { $what }
   *[other] { $count } persone cercano giocatori: { $what }
}
match-me-too = Anch’io
