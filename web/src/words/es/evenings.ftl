### Las veladas: torneos y sus páginas

evenings-line = Un torneo en un minuto: créalo, envía el enlace y la casa hace el resto.
evenings-mine = Mías
evenings-coming = Próximas
evenings-playing = En marcha
evenings-over = Terminadas
evenings-none = No hay ninguna velada pública anunciada. ¡Crea una!
evening-make = Crear una velada
evening-make-press = Crear la velada
evening-title = Nombre
evening-title-example = Viernes por la noche
evening-untitled = Velada de { $name }
evening-game = Juego
evening-size = Por mesa
evening-format = Formato
evening-format-swiss = Sistema suizo
evening-format-round-robin = Todos contra todos
evening-format-groups = Grupos y finales
evening-format-swiss-line = Todos juegan cada ronda, contra quienes van más o menos igual.
evening-format-round-robin-line = Todos se enfrentan a todos: para poca gente.
evening-format-groups-line = Grupos por sorteo, todos contra todos en cada uno; los mejores van a la final.
evening-more = Más opciones
evening-rounds = Rondas
evening-groups = Grupos
evening-automatic = las que hagan falta
evening-break = Pausa entre rondas
evening-seconds = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
}
evening-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
evening-absent = Un bot para quien no viene tras
evening-starts = Prevista para
evening-semifinals = Con semifinales
evening-third = Con partida por el tercer puesto
evening-same-deals = Los mismos repartos en todas las mesas (duplicado); los bots ocupan los asientos libres
evening-same-deals-short = mismos repartos en todas
evening-fill = Los bots ocupan los asientos libres para que todas las mesas estén llenas
evening-watch = Otros pueden mirar las mesas
evening-members = Solo para socios
evening-public = Mostrarla en la lista pública
evening-public-members = Mostrarla en la lista pública (para socios)
evening-plays = Yo también juego
evening-players-count = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
evening-at-table = { $count } por mesa
evening-rounds-count = { $count ->
    [one] { $count } ronda
   *[other] { $count } rondas
}
evening-by = de { $name }
evening-begins = empieza: { $when }
evening-round = Ronda { $number }
evening-stage-coming = aún no ha empezado
evening-stage-playing = empieza
evening-stage-over = terminada
evening-stage-semifinal = Semifinales
evening-stage-final = Final
evening-stage-third = Por el tercer puesto
evening-table = Mesa { $number }
evening-group = Grupo { $name }
evening-bot = bot
evening-you = tú
evening-left = (se ha ido)
evening-byes = Descansa en esta ronda: { $names }
evening-my-table = A mi mesa
evening-state-coming = Empieza pronto: quien tenga el enlace puede participar.
evening-state-round = { $count ->
    [0] todas las mesas han terminado
    [one] { $count } mesa sigue jugando
   *[other] { $count } mesas siguen jugando
}
evening-state-few = Se esperan más jugadores
evening-state-paused = La velada está en pausa
evening-state-over = La velada ha terminado
evening-state-closed = Esta velada se ha cancelado
evening-next-in = Próxima ronda en { $time }
evening-next-soon = La próxima ronda empieza pronto.
evening-round-over = La ronda { $number } ha terminado.
evening-join = Participar
evening-join-late = Participar desde la próxima ronda
evening-leave = Dejar la velada
evening-screen = Pantalla grande
evening-invite = Invitar
evening-link = Enlace a la velada
evening-standings = Clasificación
evening-place = Puesto
evening-player = Jugador
evening-points = Puntos
evening-strength = Riv.
evening-wins = Vict.
evening-share = Cuota
evening-ties = Cómo cuentan los puntos y los empates
evening-points-line = Una victoria vale 12 puntos en cualquier mesa: 12 y 0 entre dos, 12, 6, 0 entre tres, 12, 8, 4, 0 entre cuatro. Quien comparte un puesto comparte sus puntos. Una ronda de descanso cuenta 12, llegar tarde 6 una sola vez. Con los mismos puntos deciden, en este orden:
evening-strength-line = La fuerza de los rivales: sus puntos, de media ronda a ronda, sumados.
evening-wins-line = Cuántas partidas se han ganado.
evening-share-line = La cuota de la puntuación en las propias mesas; 100 es la media.
evening-direct-line = El enfrentamiento directo, si todos los empatados se han encontrado.
evening-lot-line = El sorteo, hecho una vez para la velada.
evening-standings-csv = Clasificación (CSV)
evening-results-csv = Resultados (CSV)
evening-watch-press = Mirar
evening-look = Verla
evening-corrected = a mano
evening-correct = Corregir
evening-correct-title = Resultado de la ronda { $round }, mesa { $table }
evening-correct-line = Da a cada uno su puesto; los puestos iguales se comparten. Todos ven que se ha puesto a mano.
evening-notes = Resultados puestos a mano
evening-note = { $when }: ronda { $round }, mesa { $table }: { $before } pasó a { $after }
evening-direct = Dirección
evening-start = Empezar
evening-call = Próxima ronda ahora
evening-extend = Un minuto más
evening-pause = Pausa
evening-resume = Seguir
evening-door-close = No dejar entrar a nadie más
evening-door-open = Dejar entrar
evening-people = Jugadores
evening-people-line = A quien se saca ya no se le empareja, y un bot termina su partida. Quien queda expulsado no puede volver.
evening-remove = Sacar
evening-ban = Expulsar
evening-close = Cancelarla
evening-close-line = La velada desaparecerá para todos.
evening-finish = Terminar la velada
evening-finish-line = La clasificación queda como está; no se juega ninguna ronda más.
