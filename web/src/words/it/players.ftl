### Giocatori e punteggi

players-line = Le valutazioni vengono dalle partite classificate tra membri o contro i nostri bot. Chi apre un tavolo può farlo classificare.
players-search = Nome di un membro
players-find = Cerca
players-found = { $count ->
    [one] { $count } membro trovato
   *[other] { $count } membri trovati
}
players-place = Posto
players-player = Giocatore
players-games = Partite
players-more = Mostra altro
players-none = Nessuno ha ancora giocato { $least } partite classificate.
players-how = Chi è nuovo ha 1500 punti. Il numero dopo ± è il dubbio: la forza vera vi rientra 19 volte su 20. L’ordine segue quanto una valutazione vale almeno.
player-rating = Valutazione
player-points = { $points } ± { $doubt }
player-provisional = provvisoria
player-when = Quando
player-curve = { $game }: la valutazione dopo { $games ->
    [one] una partita classificata
   *[other] { $games } partite classificate
}, alla fine { $points } ± { $doubt }
player-curve-table = Come tabella
player-since = Membro dal { $when } · { $games ->
    [one] 1 partita finita
   *[other] { $games } partite finite
}
player-yours = Così gli altri vedono la tua pagina; le partite private le vedi solo tu.
player-hidden = Questa pagina la vedi solo tu.
player-no-games = Ancora nessuna partita finita.
player-rated-games = { $count ->
    [one] 1 partita classificata
   *[other] { $count } partite classificate
}
player-tallies = Partite vinte
player-against = Contro
player-won = Vinte
player-versus-people = persone
player-versus-mixed = bot di vari livelli
player-meetings = Avversari
player-ahead = davanti
player-behind = dietro
player-others = ospiti e altri senza pagina
player-best = Partite migliori
player-best-victory = vittoria su { $points }
player-best-score = punteggio più alto
player-games = Ultime partite
player-with = con { $names }
player-place = Posto { $place } su { $players }, { $score } punti
player-left = ha lasciato la partita: ultimo
player-change = valutazione { $change }
player-not-counted = non conta per la valutazione
player-private-line = Le partite ai tavoli privati contano, ma negli elenchi le vede solo chi c’era.
