### Jugadores y puntuaciones

players-line = Las puntuaciones vienen de partidas puntuadas entre miembros o contra nuestros bots. Quien abre una mesa puede hacerla puntuada.
players-search = Nombre de un miembro
players-find = Buscar
players-found = { $count ->
    [one] 1 miembro encontrado
   *[other] { $count } miembros encontrados
}
players-place = Puesto
players-player = Jugador
players-games = Partidas
players-more = Mostrar más
players-none = Nadie ha jugado aún { $least } partidas puntuadas.
players-how = Quien empieza tiene 1500 puntos. El número tras ± es la duda: la fuerza real está dentro en 19 de 20 casos. El orden sigue lo que una puntuación vale como mínimo.
player-rating = Puntuación
player-points = { $points } ± { $doubt }
player-provisional = provisional
player-when = Cuándo
player-curve = { $game }: la puntuación tras { $games ->
    [one] una partida puntuada
   *[other] { $games } partidas puntuadas
}, al final { $points } ± { $doubt }
player-curve-table = Como tabla
player-since = Miembro desde { $when } · { $games ->
    [one] 1 partida terminada
   *[other] { $games } partidas terminadas
}
player-yours = Así ven los demás tu página; las partidas privadas solo las ves tú.
player-hidden = Esta página solo la ves tú.
player-no-games = Aún no hay partidas terminadas.
player-rated-games = { $count ->
    [one] 1 partida puntuada
   *[other] { $count } partidas puntuadas
}
player-tallies = Partidas ganadas
player-against = Contra
player-won = Ganadas
player-versus-people = personas
player-versus-mixed = bots de varios niveles
player-meetings = Rivales
player-ahead = delante
player-behind = detrás
player-others = invitados y otros sin página
player-best = Mejores partidas
player-best-victory = victoria sobre { $points }
player-best-score = mayor puntuación
player-games = Últimas partidas
player-with = con { $names }
player-place = Puesto { $place } de { $players }, { $score } puntos
player-left = dejó la partida: último puesto
player-change = puntuación { $change }
player-not-counted = no cuenta para la puntuación
player-private-line = Las partidas en mesas privadas cuentan, pero en las listas solo las ve quien estuvo.
