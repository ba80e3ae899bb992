# Bakschisch. `$person` es guard, servant, harem-lady, eunuch, fakir o caliph; `$to` y `$space` son un número, start o throne.

bk-person = { $person ->
    [guard] guardia
    [servant] sirviente
    [harem-lady] dama del harén
    [eunuch] eunuco
    [fakir] faquir
   *[caliph] califa
}
bk-letter = { $person ->
    [guard] G
    [servant] S
    [harem-lady] D
    [eunuch] E
    [fakir] F
   *[caliph] C
}
bk-to = { $to ->
    [start] a la SALIDA
    [throne] al trono
   *[other] a la casilla { $to }
}
bk-spaces = { $by ->
    [one] 1 casilla
   *[other] { $by } casillas
}
bk-coins = { $coins ->
    [0] ninguna moneda
    [one] 1 moneda
   *[other] { $coins } monedas
}

## What to do

bk-task-forward = Soborno { $bribe } de 5, { bk-person }: avanza quien muestre más oro. Cierra el puño.
bk-task-back = Quinto soborno, { bk-person }: quien muestre menos oro va ATRÁS. Cierra el puño.
bk-task-closed = Tu puño está cerrado; aún puedes cambiarlo. Esperando a { $names }.
bk-task-watch = Soborno { $bribe } de 5, { bk-person }. Esperando a { $names }.
bk-task-card = Se descubre la siguiente carta.
bk-task-over = La partida ha terminado.

## Steps

bk-step-pass = un puño vacío
bk-step-bid = { bk-coins } en el puño
bk-step-thief = el ladrón en el puño
bk-confirm-all = Es todo tu oro: { bk-coins }. Pase lo que pase, sale de tu bolsa. ¿Mostrarlo todo?
bk-confirm-throne = Estás en el trono, y un puño sin oro es el que menos muestra: irías hacia atrás. ¿Hacerlo de todos modos?

## What a choice would mean

bk-preview-forward = Te hace avanzar { bk-spaces }, { bk-to }, si nadie muestra más.
bk-preview-nothing = Te quedas donde estás y conservas tus monedas.
bk-preview-throned = Estás en el trono y te quedas; tus monedas solo pueden superar las de los demás.
bk-preview-throned-nothing = Estás en el trono y te quedas.
bk-preview-thief = Se lleva las monedas que muestran los demás (repartidas entre ladrones). Tú no muestras oro.
bk-preview-back = Te hace retroceder { bk-spaces }, { bk-to }: nadie puede mostrar menos.
bk-preview-safe = Te hace retroceder { bk-spaces }, { bk-to }, salvo que alguien muestre menos.
bk-preview-safe-everyone = Te hace retroceder { bk-spaces }, { bk-to }, si nadie muestra menos o si alguien no muestra nada.
bk-preview-start = Estás en la SALIDA y no puedes retroceder.
bk-preview-left = { $left ->
    [0] Tu bolsa quedará vacía.
    [one] Queda 1 moneda en tu bolsa.
   *[other] Quedan { $left } monedas en tu bolsa.
}

## The log

bk-line-card = { $bribe ->
    [5] Soborno 5, hacia atrás: { bk-person }.
   *[other] Soborno { $bribe }: { bk-person }.
}
bk-line-chose = { $name } ha elegido.
bk-turn-card = { $bribe ->
    [5] Soborno 5, hacia atrás: { bk-person }
   *[other] Soborno { $bribe }: { bk-person }
}
bk-turn-fist = { $fist ->
    [thief] ladrón
    [none] 0
   *[other] { $fist }
}
bk-turn-walk = { bk-spaces } adelante, { bk-to }
bk-turn-back = { bk-spaces } atrás, { bk-to }
bk-turn-steal = roba { bk-coins }
bk-turn-share = { bk-coins } del bote para cada cual
bk-turn-round = Ronda { $round }
bk-line-reveal-2 = Se abren los puños: { $name0 } { $fist0 ->
    [thief] ladrón
    [none] nada
   *[other] { $fist0 }
}, { $name1 } { $fist1 ->
    [thief] ladrón
    [none] nada
   *[other] { $fist1 }
}.
bk-line-reveal-3 = Se abren los puños: { $name0 } { $fist0 ->
    [thief] ladrón
    [none] nada
   *[other] { $fist0 }
}, { $name1 } { $fist1 ->
    [thief] ladrón
    [none] nada
   *[other] { $fist1 }
}, { $name2 } { $fist2 ->
    [thief] ladrón
    [none] nada
   *[other] { $fist2 }
}.
bk-line-reveal-4 = Se abren los puños: { $name0 } { $fist0 ->
    [thief] ladrón
    [none] nada
   *[other] { $fist0 }
}, { $name1 } { $fist1 ->
    [thief] ladrón
    [none] nada
   *[other] { $fist1 }
}, { $name2 } { $fist2 ->
    [thief] ladrón
    [none] nada
   *[other] { $fist2 }
}, { $name3 } { $fist3 ->
    [thief] ladrón
    [none] nada
   *[other] { $fist3 }
}.
bk-line-walk = { $name } avanza { bk-spaces }, { bk-to }.
bk-line-back = { $name } retrocede { bk-spaces }, { bk-to }.
bk-line-steal = { $coins ->
    [0] El ladrón de { $name } se va con las manos vacías.
   *[other] El ladrón de { $name } se lleva { bk-coins }.
}
bk-line-pot = { $coins ->
    [one] 1 moneda va al bote.
   *[other] { $coins } monedas van al bote.
}
bk-line-thief-palace = { $name } entra en el palacio; su ladrón debe quedarse fuera.
bk-line-share = { $coins ->
    [0] El bote no llega para todos; quedan { $pot }.
   *[other] Se reparte el bote: { $coins } a cada cual, sobran { $pot }.
}
bk-line-thief-back = El ladrón de { $name } ha vuelto.
bk-line-shuffle = Ya se han visto todas las cartas; se barajan de nuevo.
bk-line-round = Empieza la ronda { $round }.
bk-line-end = { $count ->
    [one] Gana { $names }.
   *[other] { $names } comparten la victoria.
}

## The board

bk-path = El camino al trono; las flechas van de casilla en casilla
bk-space = Casilla { $space }, { bk-person }
bk-space-palace = Casilla { $space } en el palacio, { bk-person }
bk-start = SALIDA
bk-throne = El trono
bk-stop = alto de ladrones: más allá, ningún ladrón
bk-stop-short = alto de ladrones
bk-palace = palacio
bk-here = aquí: { $names }
bk-landing = con esta carta podría llegar aquí: { $names }
bk-cards = Los cinco sobornos de esta ronda
bk-round-of = Ronda { $round }
bk-card-now = Soborno { $bribe }, descubierto ahora: { bk-person }
bk-card-done = Soborno { $bribe }, jugado: { bk-person }
bk-card-down = Soborno { $bribe }, boca abajo
bk-card-back = va hacia atrás
bk-unseen = Cartas aún no vistas
bk-unseen-of = { bk-person }: { $count }
bk-pot = Bote
bk-pot-coins = Bote: { bk-coins }
bk-bag = bolsa: { bk-coins }
bk-bag-closed = bolsa cerrada
bk-thief-ready = ladrón listo
bk-thief-out = ladrón fuera hasta el final de la ronda
bk-thief-outside = ladrón no admitido en el palacio
bk-fist-waiting = puño aún sin cerrar
bk-fist-closed = puño cerrado
bk-fist-thief = muestra el ladrón
bk-fist-nothing = no muestra nada
bk-fist-coins = muestra { bk-coins }
bk-last = antes: { $fist ->
    [thief] ladrón
    [none] 0
   *[other] { $fist }
}
bk-jump-forward = esta carta: { $by } adelante, { bk-to }
bk-jump-back = esta carta: { $by } atrás, { bk-to }
bk-jump-none = esta carta no mueve este peón
bk-rank = Puesto { $rank }

## The fist

bk-your-fist = Tu puño
bk-how-many = Monedas en tu puño
bk-fewer = Una moneda menos
bk-more = Una moneda más
bk-thief = Ladrón
bk-thief-label = Meter tu ladrón en el puño
bk-thief-no = Sin ladrón
bk-close-thief = Cerrar el puño: ladrón
bk-close-nothing = Cerrar el puño: vacío
bk-close-coins = Cerrar el puño: { bk-coins }
bk-change-thief = Cambiar a ladrón
bk-change-nothing = Cambiar a vacío
bk-change-coins = Cambiar a { bk-coins }
bk-closed-thief = Cerrado: ladrón
bk-closed-nothing = Cerrado: vacío
bk-closed-coins = Cerrado: { bk-coins }
bk-fists-open = Se abren los puños…
bk-not-yours = Estás mirando. Los puños se abren cuando están todos cerrados.
bk-keys-line = 0–9 monedas · + − · T ladrón · Intro

## Rules that refuse

bk-refusal-too-few-coins = { $coins ->
    [0] No puedes mostrar { $bid }: tu bolsa está vacía.
    [one] No puedes mostrar { $bid }: tu bolsa tiene 1 moneda.
   *[other] No puedes mostrar { $bid }: tu bolsa tiene { $coins } monedas.
}
bk-refusal-thief-is-out = Tu ladrón está fuera hasta el final de la ronda; muestra monedas o nada.
bk-refusal-thief-in-palace = Estás en el palacio, donde no hay ladrones; muestra monedas o nada.

## The end

bk-why-throne = a solas en el trono, { $gold } de oro
bk-why-richest = quien más oro tiene en el trono: { $gold }
bk-why-first = en el trono, con tanto oro como otro ({ $gold }), pero desde antes
bk-why-shared = en el trono, con el mismo oro ({ $gold }) y desde el mismo momento
bk-why-poorer = también en el trono, pero con solo { $gold } de oro
bk-why-later = también en el trono, con el mismo oro ({ $gold }), pero desde después
bk-why-rounds = por delante de todos cuando se acabaron las rondas: { $space ->
    [start] SALIDA
   *[other] casilla { $space }
}, { $gold } de oro
bk-why-space = { $space ->
    [start] aún en la SALIDA
   *[other] llegó a la casilla { $space }
}, { $gold } de oro

## Options

bk-option-track = Camino al trono (reconstrucciones)
bk-option-track-standard = normal: 30 casillas
bk-option-track-short = corto: 20 casillas
bk-option-track-long = largo: 40 casillas
bk-option-shared-rank = Carta del califa: los peones de una misma casilla cuentan
bk-option-shared-rank-best = como el mejor puesto
bk-option-shared-rank-worst = como el peor puesto
bk-option-fifth-zero = Quinto soborno: si alguien no muestra nada, ¿quién retrocede?
bk-option-fifth-zero-those = solo quien no mostró nada
bk-option-fifth-zero-everyone = todos los peones (puede no acabar nunca)
bk-option-thief-stop = El ladrón se aparta cuando su peón llega
bk-option-thief-stop-beyond = más allá del alto de ladrones
bk-option-thief-stop-onto = al alto de ladrones
bk-option-gold = Las bolsas de los demás
bk-option-gold-hidden = están cerradas
bk-option-gold-shown = se ven
bk-option-max-rounds = Límite de rondas

## Help

bk-help-goal = El objetivo
bk-help-goal-text = Ábrete camino a base de sobornos. Gana quien esté en el trono al final de una ronda.
bk-help-setup = Antes de la primera ronda
bk-help-setup-text = Cada uno tiene un peón en la SALIDA, un ladrón y una bolsa cerrada con 10 monedas; no hay banca. Se barajan treinta cartas, cinco de cada uno de los seis personajes, y cada ronda pone cinco boca abajo: seis rondas, y luego se baraja todo de nuevo.
bk-help-fist = El puño
bk-help-fist-text = Empiezas con 10 monedas y un ladrón. Cada ronda tiene cinco cartas. Se descubre una carta; todos toman en secreto monedas, su ladrón o nada en el puño, y pueden cambiarlo hasta que se cierre el último puño. Todos los puños se abren a la vez. Cada moneda mostrada sale de su bolsa, se gane o se pierda.
bk-help-forward = Sobornos 1 a 4: adelante
bk-help-forward-text = Quien muestra más oro avanza hasta la siguiente casilla con el personaje de la carta. En caso de empate avanzan todos; si nadie muestra oro, nadie se mueve. ¿No queda ese personaje por delante? ¡Entonces, directo al trono! Un peón en el trono se queda allí: sus monedas solo pueden superar las de los demás.
bk-help-back = Soborno 5: atrás
bk-help-back-text = { $zero ->
    [everyone] Quien muestra menos oro retrocede hasta la casilla anterior más cercana con el personaje de la carta, o a la SALIDA. En caso de empate retroceden todos. En esta mesa, si alguien no muestra nada, retroceden todos. Un ladrón y un puño vacío valen cero; un peón en la SALIDA se queda allí.
   *[those] Quien muestra menos oro retrocede hasta la casilla anterior más cercana con el personaje de la carta, o a la SALIDA. En caso de empate retroceden todos. Un ladrón y un puño vacío valen cero; un peón en la SALIDA se queda allí.
}
bk-help-caliph = El califa
bk-help-caliph-text = Solo está en el trono. En los sobornos 1 a 4, ganar su carta te hace avanzar tantas casillas como tu puesto: 1 quien va en cabeza, hasta 4 el último de cuatro. En el quinto es al revés: quien va en cabeza de cuatro retrocede 4, el último 1. { $shared ->
    [worst] Los peones de una misma casilla toman todos el peor puesto.
   *[best] Los peones de una misma casilla toman todos el mejor puesto.
}
bk-help-thief = El ladrón
bk-help-thief-text = Los ladrones se llevan las monedas que muestran los demás y las reparten en monedas enteras; el resto va al bote, y va todo si hay menos monedas que ladrones. Quien mostró más (o menos) oro se mueve igualmente. Un ladrón mostrado queda fuera hasta el final de la ronda, aunque no haya robado nada. En el palacio no hay ladrones: { $stop ->
    [onto] en cuanto llegas al alto de ladrones, el tuyo espera fuera.
   *[beyond] en cuanto pasas el alto de ladrones, el tuyo espera fuera.
}
bk-help-pot = El bote
bk-help-pot-text = Las monedas que ningún ladrón se lleva van al bote. Tras el quinto soborno se reparte a partes iguales; lo que sobre se queda en él. Los ladrones vuelven y se ponen cinco cartas nuevas.
bk-help-end = El final
bk-help-end-text = Un peón solo en el trono tras el quinto soborno gana. Si hay varios: el más rico, luego el que lleva más tiempo sentado; si no, comparten la victoria. Los demás se ordenan por casilla y luego por oro. { $rounds ->
    [one] La partida acaba como muy tarde tras { $rounds } ronda; entonces gana el peón más avanzado.
   *[other] La partida acaba como muy tarde tras { $rounds } rondas; entonces gana el peón más avanzado.
}
bk-help-signs = Los signos junto a los asientos
bk-help-signs-text = +3 → 8: con esta carta el peón avanzaría 3 casillas, hasta la 8; con un menos retrocede, ♛ es el trono, · no se mueve. Las letras con números cuentan las cartas que nadie ha visto todavía.
bk-help-persons = Los personajes
bk-help-track = No se conoce el orden de los personajes en el camino impreso; los caminos de aquí son reconstrucciones.
bk-help-keys = Teclas para el puño
bk-help-keys-text = 0 a 9: número de monedas (dos cifras para más) · + y −: una más, una menos · T: ladrón · Intro: cerrar el puño · flechas en el camino: mirar las casillas

bk-result-space = Casilla
bk-result-gold = Oro
bk-result-throne = en el trono
bk-result-start = salida

## What a position cannot be

bk-flaw-1 = La ronda, el soborno o el final de la partida está fuera de los límites.
bk-flaw-2 = Una bolsa o el bote contiene menos que nada.
bk-flaw-3 = Las monedas de todas las bolsas y del bote deben sumar 10 por asiento.
bk-flaw-4 = Las cartas se descubren de izquierda a derecha: a la vista hasta el soborno actual, boca abajo después.
bk-flaw-5 = Hay cinco cartas de cada persona; la fila y las cartas aún no vistas contienen otras.
bk-flaw-6 = Las cartas aún no vistas y la fila no suman lo que queda de esta pasada por las 30 cartas.
bk-flaw-7 = Un peón está fuera del camino.
bk-flaw-8 = Un ladrón está o está fuera, y siempre fuera para un peón en el palacio.
bk-flaw-9 = Un puño contiene monedas que su bolsa tiene, o un ladrón que se puede usar.
bk-flaw-10 = Un peón en el trono, y ningún otro, recuerda el soborno de esta ronda que lo llevó allí.
bk-flaw-11 = Los puños solo se cierran mientras hay una carta a la vista, y se abren en cuanto todos están cerrados.
bk-flaw-12 = La partida termina tras el quinto soborno, con un peón en el trono o en la última ronda.
bk-flaw-13 = Un asiento que no juega debe estar vacío.
bk-flaw-14 = Entre rondas y al final el bote se reparte: quedan en él menos monedas que asientos hay.
bk-flaw-15 = Entre rondas y al final todos los ladrones están en casa, salvo los de los peones en el palacio.

# Por qué un turno merece atención: los códigos de las razones del servidor.
bk-brings-spaces = { $amount ->
    [one] de media { $amount } casilla más adelante que con los demás puños
   *[other] de media { $amount } casillas más adelante que con los demás puños
}
bk-brings-goes = avanza contra el { $amount } % de los puños probables
bk-brings-stays = no retrocede contra el { $amount } % de los puños probables
bk-brings-coins = { $amount ->
    [one] de media { $amount } moneda más en tu bolsa
   *[other] de media { $amount } monedas más en tu bolsa
}
bk-brings-loot = { $amount ->
    [one] el ladrón trae de media { $amount } moneda más
   *[other] el ladrón trae de media { $amount } monedas más
}
bk-brings-throne = un { $amount } % más a menudo en el trono
bk-brings-behind = { $amount ->
    [one] mantiene al primer rival { $amount } casilla más atrás
   *[other] mantiene al primer rival { $amount } casillas más atrás
}
bk-brings-tie = rompe un empate por la puja más alta en el { $amount } % de los casos
