# The words of the puzzles: find the best move.

puzzle = Puzzle
puzzles = Puzzles
puzzles-line = Find the move that is clearly the best.
puzzle-today = Puzzle of the day
puzzle-find = Find the best move.
puzzle-how = Choose on the board. Your first step is your answer, and only your first try counts.
puzzle-how-own = Play the move that you think is best; then the strongest bot judges it, which takes some seconds.
puzzle-level-easy = Easy
puzzle-level-medium = Medium
puzzle-level-hard = Hard
puzzle-level-own = One’s own
puzzle-you = You
puzzle-rival = Rival { $number }
puzzle-number = Puzzle { $number }, { $players } players
puzzle-was-right = solved
puzzle-was-wrong = not solved
puzzle-right = That is the best move!
puzzle-as-good = As good as the best, as far as the bot can tell.
puzzle-wrong = There is something better.
puzzle-why = Why
puzzle-best = Best
puzzle-second = Next best
puzzle-yours = Yours
puzzle-values = Expected share of the victory, judged with { $simulations } simulations for each move
puzzle-values-own = Expected share of the victory, as the strongest bot judges it at a quick look
puzzle-less = worse than these
puzzle-others = { $share } of { $tried } players found it at once.
puzzle-first = You are the first to try this one.
puzzle-bots = Among the bots it is found by:
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-study = Study this position
puzzle-streak = { $days ->
    [one] Solved today’s puzzle: the first day in a row.
   *[other] { $days } days in a row.
}
puzzle-best-streak = { $days ->
    [one] Longest run: one day.
   *[other] Longest run: { $days } days.
}
