### Finding people: open tables and quick matches

open-tables = Open tables
open-tables-none = Nobody is waiting right now. Be the first!
open-tables-all = Show all { $count }
open-tables-few = Show fewer
open-one = Open one
watch = watch
quick-match = Quick match
quick-match-line = We look for people who want the same, and open a table as soon as they are there. You can do something else meanwhile.
match-game = Game
match-any-game = any game
match-any-number = any number
match-any-clock = with or without
match-clock-live = with a clock (5 min + 10 s)
match-clock-none = without a clock
match-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
match-if-nobody = If nobody comes
match-wait-on = wait on
match-bot = play against bots: { $bot }
match-after = After
match-seconds = { $seconds ->
    [30] 30 seconds
    [60] 1 minute
    [120] 2 minutes
    [300] 5 minutes
   *[other] { $seconds } seconds
}
match-near = Only people of about my strength
match-begin = Find players
match-looking = Looking for players: { $what }
match-others = { $count ->
    [0] Nobody else is looking for the same yet.
    [one] 1 other person is looking for the same.
   *[other] { $count } other people are looking for the same.
}
match-bots-in = bots ({ $bot }) in { $time }
match-stop = Stop looking
match-found = Your table is ready!
match-not-now = Not now
match-go = Go there ({ $time })
match-waiting-there = Waiting for the others to come: { $time }
match-not-all = Not everybody came. We keep looking.
match-wanted = { $count ->
    [one] Somebody is looking for players: { $what }
   *[other] { $count } people are looking for players: { $what }
}
match-me-too = Me too
