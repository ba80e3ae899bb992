# Las palabras de los acertijos: encontrar la mejor jugada.

puzzle = Acertijo
puzzles = Acertijos
puzzles-line = Encuentra la jugada que es claramente la mejor.
puzzle-today = El acertijo del día
puzzle-find = Encuentra la mejor jugada.
puzzle-how = Elige en el tablero. Tu primer paso es tu respuesta y solo cuenta el primer intento.
puzzle-how-own = Juega la jugada que creas mejor; después la juzga el bot más fuerte, en unos segundos.
puzzle-level-easy = Fácil
puzzle-level-medium = Medio
puzzle-level-hard = Difícil
puzzle-level-own = Propio
puzzle-you = Tú
puzzle-rival = Rival { $number }
puzzle-number = Acertijo { $number }, { $players } jugadores
puzzle-was-right = resuelto
puzzle-was-wrong = sin resolver
puzzle-right = ¡Es la mejor jugada!
puzzle-as-good = Tan buena como la mejor, por lo que el bot puede decir.
puzzle-wrong = Hay algo mejor.
puzzle-why = Por qué
puzzle-best = La mejor
puzzle-second = La siguiente
puzzle-yours = La tuya
puzzle-values = Parte esperada de la victoria, cada jugada valorada con { $simulations } simulaciones
puzzle-values-own = Parte esperada de la victoria, según una mirada rápida del bot más fuerte
puzzle-less = peor que estas
puzzle-others = El { $share } de { $tried } jugadores la encontró a la primera.
puzzle-first = Nadie ha probado este acertijo antes que tú.
puzzle-bots = Entre los bots la encuentran:
puzzle-again = Otra vez
puzzle-next = Siguiente acertijo
puzzle-study = Estudiar esta posición
puzzle-streak = { $days ->
    [one] Acertijo del día resuelto: primer día seguido.
   *[other] { $days } días seguidos.
}
puzzle-best-streak = { $days ->
    [one] Racha más larga: un día.
   *[other] Racha más larga: { $days } días.
}
