# Le parole degli enigmi: trovare la mossa migliore.

puzzle = Enigma
puzzles = Enigmi
puzzles-line = Trova la mossa che è chiaramente la migliore.
puzzle-today = L’enigma del giorno
puzzle-find = Trova la mossa migliore.
puzzle-how = Scegli sul tabellone. Il primo passo è la tua risposta e conta solo il primo tentativo.
puzzle-how-own = Gioca la mossa che credi migliore; poi il bot più forte la valuta, in qualche secondo.
puzzle-level-easy = Facile
puzzle-level-medium = Medio
puzzle-level-hard = Difficile
puzzle-level-own = Personale
puzzle-you = Tu
puzzle-rival = Avversario { $number }
puzzle-number = Enigma { $number }, { $players } giocatori
puzzle-was-right = risolto
puzzle-was-wrong = non risolto
puzzle-right = È la mossa migliore!
puzzle-as-good = Buona quanto la migliore, per quanto il bot possa dire.
puzzle-wrong = C’è di meglio.
puzzle-why = Perché
puzzle-best = La migliore
puzzle-second = La seconda
puzzle-yours = La tua
puzzle-values = Quota di vittoria attesa, ogni mossa giudicata con { $simulations } simulazioni
puzzle-values-own = Quota di vittoria attesa, secondo un rapido esame del bot più forte
puzzle-less = peggiore di queste
puzzle-others = L’ha trovata subito il { $share } di { $tried } giocatori.
puzzle-first = Nessuno ha ancora provato questo enigma prima di te.
puzzle-bots = Tra i bot la trovano:
puzzle-again = Riprova
puzzle-next = Prossimo enigma
puzzle-study = Studia questa posizione
puzzle-streak = { $days ->
    [one] Enigma del giorno risolto: primo giorno di fila.
   *[other] { $days } giorni di fila.
}
puzzle-best-streak = { $days ->
    [one] Serie più lunga: un giorno.
   *[other] Serie più lunga: { $days } giorni.
}
