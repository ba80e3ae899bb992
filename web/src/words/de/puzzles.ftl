# Die Wörter der Rätsel: Finde den besten Zug.

puzzle = Rätsel
puzzles = Rätsel
puzzles-line = Finde den Zug, der eindeutig der beste ist.
puzzle-today = Rätsel des Tages
puzzle-find = Finde den besten Zug.
puzzle-how = Wähle auf dem Brett. Dein erster Schritt ist deine Antwort, und nur der erste Versuch zählt.
puzzle-how-own = Spiele den Zug, den du für den besten hältst; dann beurteilt ihn der stärkste Bot, das dauert einige Sekunden.
puzzle-level-easy = Leicht
puzzle-level-medium = Mittel
puzzle-level-hard = Schwer
puzzle-level-own = Eigenes
puzzle-you = Du
puzzle-rival = Gegner { $number }
puzzle-number = Rätsel { $number }, { $players } Spieler
puzzle-was-right = gelöst
puzzle-was-wrong = nicht gelöst
puzzle-right = Das ist der beste Zug!
puzzle-as-good = So gut wie der beste, soweit der Bot es sagen kann.
puzzle-wrong = Es gibt etwas Besseres.
puzzle-why = Warum
puzzle-best = Am besten
puzzle-second = Am nächsten
puzzle-yours = Dein Zug
puzzle-values = Erwarteter Anteil am Sieg, jeder Zug mit { $simulations } Simulationen beurteilt
puzzle-values-own = Erwarteter Anteil am Sieg nach einem kurzen Blick des stärksten Bots
puzzle-less = schlechter als diese
puzzle-others = { $share } von { $tried } Spielern haben ihn sofort gefunden.
puzzle-first = Du bist der Erste, der dieses Rätsel versucht.
puzzle-bots = Von den Bots finden ihn:
puzzle-again = Noch einmal
puzzle-next = Nächstes Rätsel
puzzle-study = Diese Stellung studieren
puzzle-streak = { $days ->
    [one] Rätsel des Tages gelöst: der erste Tag in Folge.
   *[other] { $days } Tage in Folge.
}
puzzle-best-streak = { $days ->
    [one] Längste Serie: ein Tag.
   *[other] Längste Serie: { $days } Tage.
}
