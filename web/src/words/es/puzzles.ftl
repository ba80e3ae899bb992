# Las palabras de los acertijos: encontrar la mejor jugada.

puzzle = Acertijo
puzzles = Acertijos
puzzles-line = Encuentra la jugada que es claramente la mejor.
puzzle-today = El acertijo del día
puzzle-find = Encuentra la mejor jugada.
puzzle-how = Elige en el tablero. Tu primer paso es tu respuesta y solo cuenta el primer intento.
puzzle-level-easy = Fácil
puzzle-level-medium = Medio
puzzle-level-hard = Difícil
puzzle-you = Tú
puzzle-rival = Rival { $number }
puzzle-number = Acertijo { $number }, { $players } jugadores
puzzle-was-right = resuelto
puzzle-was-wrong = sin resolver
puzzle-right = ¡Es la mejor jugada!
puzzle-wrong = Hay algo mejor.
puzzle-why = Por qué
puzzle-best = La mejor
puzzle-second = La siguiente
puzzle-yours = La tuya
puzzle-values = Parte esperada de la victoria, cada jugada valorada con { $simulations } simulaciones
puzzle-less = peor que estas
puzzle-others = El { $share } de { $tried } jugadores la encontró a la primera.
puzzle-first = Nadie ha probado este acertijo antes que tú.
puzzle-bots = Entre los bots la encuentran:
puzzle-again = Otra vez
puzzle-next = Siguiente acertijo
puzzle-streak = { $days ->
    [one] Acertijo del día resuelto: primer día seguido.
   *[other] { $days } días seguidos.
}
puzzle-best-streak = { $days ->
    [one] Racha más larga: un día.
   *[other] Racha más larga: { $days } días.
}
