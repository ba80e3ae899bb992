# El ladrón de Bagdad. Primero los ayudantes: colores de los palacios y clases de cartas, según el argumento del mensaje que los usa.

bg-palace = { $palace ->
    [red] rojo
    [blue] azul
    [green] verde
    [yellow] amarillo
    [purple] morado
   *[white] blanco
}
bg-from = { $from ->
    [red] rojo
    [blue] azul
    [green] verde
    [yellow] amarillo
    [purple] morado
   *[white] blanco
}
bg-to = { $to ->
    [red] rojo
    [blue] azul
    [green] verde
    [yellow] amarillo
    [purple] morado
   *[white] blanco
}
bg-card = { $card ->
    [red] carta roja
    [blue] carta azul
    [green] carta verde
    [yellow] carta amarilla
    [purple] carta morada
    [white] carta blanca
   *[dancer] bailarina
}
bg-cards = { $card ->
    [red] { $count } { $count ->
        [one] carta roja
       *[other] cartas rojas
    }
    [blue] { $count } { $count ->
        [one] carta azul
       *[other] cartas azules
    }
    [green] { $count } { $count ->
        [one] carta verde
       *[other] cartas verdes
    }
    [yellow] { $count } { $count ->
        [one] carta amarilla
       *[other] cartas amarillas
    }
    [purple] { $count } { $count ->
        [one] carta morada
       *[other] cartas moradas
    }
    [white] { $count } { $count ->
        [one] carta blanca
       *[other] cartas blancas
    }
   *[dancer] { $count } { $count ->
        [one] bailarina
       *[other] bailarinas
    }
}
bg-cards2 = { $card2 ->
    [red] { $count2 } { $count2 ->
        [one] roja
       *[other] rojas
    }
    [blue] { $count2 } { $count2 ->
        [one] azul
       *[other] azules
    }
    [green] { $count2 } { $count2 ->
        [one] verde
       *[other] verdes
    }
    [yellow] { $count2 } { $count2 ->
        [one] amarilla
       *[other] amarillas
    }
    [purple] { $count2 } { $count2 ->
        [one] morada
       *[other] moradas
    }
   *[white] { $count2 } { $count2 ->
        [one] blanca
       *[other] blancas
    }
}
bg-dancers = { $dancers } { $dancers ->
    [one] bailarina
   *[other] bailarinas
}
bg-pay1 = { $pay1 ->
    [red] una carta roja
    [blue] una carta azul
    [green] una carta verde
    [yellow] una carta amarilla
    [purple] una carta morada
    [white] una carta blanca
   *[dancer] una bailarina
}
bg-pay2 = { $pay2 ->
    [red] una carta roja
    [blue] una carta azul
    [green] una carta verde
    [yellow] una carta amarilla
    [purple] una carta morada
    [white] una carta blanca
   *[dancer] una bailarina
}

## What is asked

bg-task = { $left ->
    [one] Te toca: planea tus acciones, { $left } con un ladrón, y después roba cartas. O pasa.
   *[other] Te toca: planea tus acciones, hasta { $left } con un ladrón, y después roba cartas. O pasa.
}
bg-task-more = { $left ->
    [0] Sigue sin ladrones, o roba cartas.
    [one] Sigue, 1 acción más con un ladrón; o roba cartas.
   *[other] Sigue, hasta { $left } acciones más con un ladrón; o roba cartas.
}
bg-task-other = { $name } trabaja en los palacios.
bg-task-draw = { $name } roba cartas.
bg-task-guards = { $guards ->
    [one] Aposta tu último guardia en un palacio con sitio libre.
   *[other] Aposta un guardia en un palacio con sitio libre; te quedan { $guards }.
}
bg-task-guards-tactical = Aposta un guardia: tuyo (quedan { $guards }) o neutral (quedan { $neutrals }).
bg-task-guards-other = { $name } aposta un guardia.
bg-task-give = { $cards ->
    [one] Tienes demasiadas cartas: descarta 1.
   *[other] Tienes demasiadas cartas: descarta { $cards }.
}
bg-task-give-other = { $name } descarta cartas.
bg-task-over = { $why ->
    [stall] En toda una ronda nadie pudo hacer nada: la partida ha terminado.
    [turns] Se ha jugado el último turno: la partida ha terminado.
   *[chests] El cofre decisivo está robado: la partida ha terminado.
}

## The log

bg-line-first = Empieza { $name }.
bg-line-turn = Turno { $turn }: { $name }
bg-line-card = { $name } roba una { bg-card }.
bg-line-guard = { $name } aposta un guardia en el palacio { bg-palace }.
bg-line-neutral-guard = { $name } aposta un guardia neutral en el palacio { bg-palace }.
bg-line-pay-cards = { $name } paga { bg-cards }.
bg-line-pay-two = { $name } paga { bg-cards } y { bg-cards2 }.
bg-line-pay-mixed = { $name } paga { bg-cards } y { bg-dancers }.
bg-line-pay-dancers = { $name } paga { bg-dancers }.
bg-line-place = { $name } cuela un ladrón en el palacio { bg-palace }.
bg-line-move = { $name } mueve un guardia del palacio { bg-from } al palacio { bg-to }.
bg-line-carry = { $name } mueve un guardia con un ladrón del palacio { bg-from } al palacio { bg-to }.
bg-line-neutral = { $name } mueve un guardia neutral del palacio { bg-from } al palacio { bg-to }.
bg-line-steal = ¡{ $name } roba un cofre: { $chest } ladrones lo sacan del palacio { bg-palace }!
bg-line-pass = { $name } pasa y roba más cartas.
bg-line-pass-dancer = { $name } pasa y toma una bailarina.
bg-line-shuffle = Se barajan los descartes: el mazo nuevo tiene { $cards } cartas.
bg-line-give = { $name } descarta una { bg-card }.
bg-turn-guard = guardia en el palacio { bg-palace }
bg-turn-neutral-guard = guardia neutral en el palacio { bg-palace }
bg-turn-place = ladrón en el palacio { bg-palace }
bg-turn-move = guardia del palacio { bg-from } al { bg-to }
bg-turn-carry = guardia y ladrón del palacio { bg-from } al { bg-to }
bg-turn-neutral = guardia neutral del palacio { bg-from } al { bg-to }
bg-turn-steal = cofre de { $chest } ladrones del palacio { bg-palace }
bg-turn-pass = pasa
bg-turn-pass-dancer = pasa y toma una bailarina
bg-turn-give = descarta una { bg-card }
bg-turn-paid = { $count ->
    [one] paga 1 carta
   *[other] paga { $count } cartas
}
bg-turn-drawn = { $count ->
    [one] roba 1 carta
   *[other] roba { $count } cartas
}
bg-turn-deal = Se reparten las primeras manos
bg-line-end = { bg-task-over }

## Steps

bg-step-guard = Apostar un guardia en el palacio { bg-palace }
bg-step-neutral-guard = Apostar un guardia neutral en el palacio { bg-palace }
bg-step-place = { $dancers ->
    [0] Colar un ladrón en el palacio { bg-palace }
    [one] Colar un ladrón en el palacio { bg-palace } pagando { $dancers } bailarina
   *[other] Colar un ladrón en el palacio { bg-palace } pagando { $dancers } bailarinas
}
bg-step-move = Mover un guardia del palacio { bg-from } al palacio { bg-to } por { bg-pay1 }
bg-step-carry = Mover un guardia con un ladrón del palacio { bg-from } al palacio { bg-to } por { bg-pay1 }
bg-step-neutral = Mover un guardia neutral del palacio { bg-from } al palacio { bg-to } por { bg-pay1 } y { bg-pay2 }
bg-step-end = Acabar el turno y robar cartas
bg-step-pass = Pasar y robar 4 cartas
bg-step-pass-dancer = Pasar, tomar una bailarina y robar 3 cartas
bg-step-give = Descartar una { bg-card }
bg-step-unknown = { $step }
bg-price-cards = { bg-cards }
bg-price-two = { bg-cards } y { bg-cards2 }
bg-price-mixed = { bg-cards } y { bg-dancers }
bg-price-dancers = { bg-dancers }
bg-confirm-steal = Un ladrón más en el palacio { bg-palace } te daría un cofre, y puedes pagarlo. ¿Robar cartas de todos modos?

## The board

bg-palaces = Palacios
bg-palace-name = El palacio { bg-palace }
bg-palace-chests = { $count ->
    [0] Ya no le quedan cofres.
    [one] Su último cofre pide { $top } ladrones.
   *[other] Su cofre de arriba pide { $top } ladrones; quedan { $count } cofres.
}
bg-palace-thieves = Ladrones: { $list }.
bg-palace-no-thieves = No hay ladrones en su patio.
bg-palace-guards = Guardias: { $list }.
bg-palace-cost = { $cost ->
    [0] Ningún ladrón tuyo puede entrar.
    [one] Un ladrón te cuesta { $cost } carta.
   *[other] Un ladrón te cuesta { $cost } cartas.
}
bg-neutral = neutrales
bg-free-spaces = libres
bg-cost-badge = { $cost ->
    [one] Aquí un ladrón te cuesta { $cost } carta
   *[other] Aquí un ladrón te cuesta { $cost } cartas
}
bg-no-entry = Ningún ladrón tuyo puede entrar aquí ahora
bg-send-thief = Colar un ladrón
bg-lift-guard = Levantar tu guardia
bg-lift-neutral = Levantar el guardia neutral
bg-put-back = Volver a dejar el guardia
bg-move-here = Moverlo aquí
bg-post-here = Apostar el guardia aquí
bg-hand = Tu mano
bg-hand-empty = sin cartas
bg-hand-hidden = Las manos se toman cuando están apostados todos los guardias.
bg-card-count = { bg-cards }
bg-give-card = Descartar: { bg-card }
bg-chests-of = { $chests } de { $goal } cofres
bg-cards-in-hand = { $count ->
    [one] { $count } carta de palacio
   *[other] { $count } cartas de palacio
}
bg-dancers-held = { $count ->
    [one] { $count } bailarina
   *[other] { $count } bailarinas
}
bg-reserve = { $count ->
    [one] { $count } ladrón en reserva
   *[other] { $count } ladrones en reserva
}
bg-guards-left = { $count ->
    [one] { $count } guardia por apostar
   *[other] { $count } guardias por apostar
}
bg-neutrals-left = { $count ->
    [one] { $count } guardia neutral por apostar
   *[other] { $count } guardias neutrales por apostar
}
bg-known = Seguro que tiene: { $list }
bg-holds = Tiene: { $list }
bg-counter = Contar las cartas
bg-supply = Cartas
bg-pile = Mazo
bg-open-dancers = Bailarinas
bg-discards = Descartes
bg-unseen = No vistas
bg-unseen-note = en el mazo o en manos que no ves

## Planning

bg-plan = Plan de tu turno
bg-plan-empty = Elige un palacio para colar un ladrón, o un guardia para moverlo. Nada se juega hasta que robes cartas.
bg-thief-actions = { $left ->
    [0] ninguna acción con ladrón más
    [one] queda { $left } acción con ladrón
   *[other] quedan { $left } acciones con ladrón
}
bg-left-after = Queda en la mano
bg-take-back = Quitar: { $step }
bg-peek = Mostrar el tablero después de: { $step }
bg-short-place = Ladrón
bg-short-move = Guardia
bg-short-carry = Guardia y ladrón
bg-short-neutral = Neutral
bg-wins-chest = gana un cofre
bg-commit = Jugar y robar 3 cartas
bg-commit-win = Jugar y ganar
bg-draw = Robar 3 cartas
bg-pass = Pasar: robar 4 cartas
bg-pass-dancer = Pasar: una bailarina y 3 cartas
bg-committing = Jugando tu turno…
bg-fallen = { $count ->
    [one] 1 acción posterior dependía de ella y también se ha quitado.
   *[other] { $count } acciones posteriores dependían de ella y también se han quitado.
}
bg-lifted-own = Tu guardia deja el palacio { bg-palace }. ¿Adónde va?
bg-lifted-neutral = El guardia neutral deja el palacio { bg-palace }. ¿Adónde va?
bg-with-thief = con un ladrón
bg-cancel = Cancelar
bg-pay-with = ¿Cómo pagas?
bg-post-own = Guardia propio ({ $count })
bg-post-neutral = Guardia neutral ({ $count })
bg-post-question = ¿Qué guardia?
bg-post-commit = Apostarlo en el palacio { bg-palace }
bg-post-choose = Elige un palacio con sitio libre.
bg-give-choose = { $count ->
    [one] Elige 1 carta de tu mano para descartarla.
   *[other] Elige { $count } cartas de tu mano para descartarlas.
}
bg-planned = Planeado: { $step }.
bg-taken-back = Quitado.

## Since the last turn

bg-theft = ¡{ $name } roba un cofre!

## The result

bg-result-chests = Cofres
bg-result-thieves = Ladrones en palacios
bg-result-why = { bg-task-over }

## Options

bg-option-neutral-setup = Guardias neutrales
bg-option-neutral-setup-fixed = uno en cada palacio
bg-option-neutral-setup-tactical = cada jugador aposta dos
bg-option-first-seat = Quién empieza
bg-option-first-seat-random = por sorteo
bg-option-first-seat-seat-0 = el primer asiento
bg-option-hands = Las manos iniciales se ven
bg-option-hands-after = cuando están todos los guardias
bg-option-hands-before = mientras se apostan los guardias
bg-option-thief-actions = Acciones con ladrón por turno
bg-option-hand-limit = Límite de cartas en la mano
bg-option-max-turns = Límite de turnos, entre todos

## Rules

bg-refusal-neutrals-stand = Los guardias neutrales ya están: uno en cada palacio. Aposta uno tuyo.
bg-refusal-guards-first = Los turnos empiezan cuando están todos los guardias; aposta uno.
bg-refusal-guards-stand = Todos los guardias están ya; desde ahora se mueven pagando cartas.
bg-refusal-palace-full = En el palacio { bg-palace } hay cuatro guardias; un quinto no cabe.
bg-refusal-no-neutral-left = Tus dos guardias neutrales ya están; aposta uno tuyo.
bg-refusal-no-guard-left = Todos tus guardias están ya; aposta uno neutral.
bg-refusal-reserve-empty = No queda ningún ladrón en tu reserva.
bg-refusal-no-guard-to-help = Sin un guardia tuyo en el palacio { bg-palace }, ningún ladrón entra.
bg-refusal-no-foreign-guard = En el palacio { bg-palace } solo hay guardias tuyos; un ladrón necesita uno ajeno al que burlar.
bg-refusal-too-many-dancers = Un ladrón en el palacio { bg-palace } cuesta { $cost }; { bg-dancers } son demasiadas.
bg-refusal-thief-unpaid = { $cards ->
    [one] Este ladrón cuesta 1 carta del palacio { bg-palace }; tienes { $held }.
   *[other] Este ladrón cuesta { $cards } cartas del palacio { bg-palace }; tienes { $held }.
}
bg-refusal-no-own-guard = No tienes ningún guardia en el palacio { bg-palace }.
bg-refusal-move-unpaid = Este movimiento cuesta una { bg-card }, y no tienes ninguna.
bg-refusal-no-thief = No tienes ningún ladrón en el palacio { bg-palace }.
bg-refusal-no-neutral-guard = En el palacio { bg-palace } no hay ningún guardia neutral.
bg-refusal-neutral-unpaid = Mover este guardia neutral cuesta una { bg-card }, y no tienes ninguna.
bg-refusal-thief-limit = { $limit ->
    [one] Ya has hecho tu { $limit } acción con un ladrón en este turno. Aún puedes mover guardias solos.
   *[other] Ya has hecho tus { $limit } acciones con un ladrón en este turno. Aún puedes mover guardias solos.
}
bg-refusal-palace-emptied = Al palacio { bg-palace } no le quedan cofres y ya no deja entrar ladrones.
bg-refusal-no-action = No has hecho nada en este turno: pasa y roba más cartas.
bg-refusal-has-acted = Ya has actuado en este turno, así que no puedes pasar: roba cartas.
bg-refusal-no-dancer = No hay bailarinas libres; pasa y roba cuatro cartas.
bg-refusal-too-few-dancers = Hacen falta { bg-dancers }; tienes { $held }.
bg-refusal-within-limit = Ahora no se descartan cartas.
bg-refusal-no-such-card = No tienes ninguna { bg-card } que descartar.
bg-refusal-over-limit = { $cards ->
    [one] Tu mano supera el límite de { $limit }: descarta antes 1 carta.
   *[other] Tu mano supera el límite de { $limit }: descarta antes { $cards } cartas.
}
bg-not-yours = Los guardias y ladrones de los demás no se mueven nunca.

## Help

bg-help-aim = Roba cofres. Quien tenga antes 6 (5 entre tres jugadores, 4 entre cuatro) gana al instante, sea cual sea su tamaño.
bg-help-setup = Antes del primer turno
bg-help-setup-text = Todos tienen 12 ladrones en reserva. De uno en uno y por turnos apostáis vuestros guardias en palacios con sitio libre: 4 cada uno entre dos jugadores, 3 entre tres, 2 entre cuatro. { $neutrals ->
    [tactical] Cada uno aposta además dos guardias neutrales, en el orden que quiera.
   *[fixed] En cada palacio hay ya un guardia neutral.
} Quien empieza tiene 6 cartas en la mano; los siguientes, 7, 8 y 9.
bg-help-palace = Un palacio
bg-help-palace-text = En la terraza hay una pila de cofres que piden 4, 5, 6 y 7 ladrones, el más ligero arriba. En el patio se reúnen tus ladrones. A la puerta hay como mucho cuatro guardias: tuyos, de los demás y neutrales. Un palacio sin cofres ya no deja entrar ladrones.
bg-help-thief = Colar un ladrón
bg-help-thief-text = Necesitas un guardia tuyo a la puerta y al menos uno ajeno al que burlar. Cada guardia ajeno te cuesta una carta de ese palacio. El número del palacio es tu precio.
bg-help-guard = Mover un guardia
bg-help-guard-text = Tu guardia va a otro palacio con sitio libre, por una carta de uno de los dos palacios. Uno de tus ladrones del palacio que deja puede acompañarlo sin pagar más.
bg-help-neutral = Mover un guardia neutral
bg-help-neutral-text = Dos cartas, una de cada palacio. Los guardias de otros jugadores no se mueven nunca.
bg-help-steal = Robar un cofre
bg-help-steal-text = En cuanto hay bastantes ladrones tuyos en un patio, el cofre de arriba es tuyo y esos ladrones vuelven a casa, listos para otra vez.
bg-help-turn = Tu turno
bg-help-turn-text = { $actions ->
    [one] Haz todas las acciones que puedas pagar, como mucho { $actions } con un ladrón; mover guardias solos y robar no cuentan.
   *[other] Haz todas las acciones que puedas pagar, como mucho { $actions } con un ladrón; mover guardias solos y robar no cuentan.
} Después roba 3 cartas del mazo. Sin ninguna acción robas 4, o 3 y una bailarina. Cuando el mazo se acaba, se barajan los descartes.{ $limit ->
    [0] { "" }
   *[other] { " " }Quien tenga entonces más de { $limit } cartas descarta hasta quedarse con esas.
}
bg-help-dancer = Bailarinas
bg-help-dancer-text = Una bailarina paga por cualquier palacio. Una vez jugada, vuelve a estar libre para todos.
bg-help-end = El final
bg-help-end-text = El cofre decisivo acaba la partida. También acaba si en toda una ronda nadie pudo actuar ni robar cartas, y tras { $turns } turnos entre todos. Los demás (o todos) se ordenan entonces por cofres y luego por ladrones en los palacios; si siguen empatados, comparten el puesto.
bg-help-signs = Los signos en la mesa
bg-help-signs-text = 2/6 junto a un nombre: cofres robados, de los que hacen falta. Debajo: cartas, bailarinas, ladrones en reserva; ≥ muestra cartas que seguro están en esa mano. «No vistas» cuenta, por palacio, las cartas del mazo o de manos que no ves. Cada palacio tiene su símbolo, que también llevan sus cartas.
bg-help-plan = Planear
bg-help-plan-text = Lo que pulsas es solo un plan, y nadie más lo ve. Bajo cada acción están su coste y lo que te queda en la mano. Quita cualquiera con ×. Solo el último botón lo juega todo y roba cartas.
bg-keys = Teclas en el tablero
bg-key-arrows = de palacio en palacio
bg-key-thief = colar un ladrón, o elegir este palacio
bg-key-guard = levantar tu guardia de aquí
bg-key-neutral = levantar el guardia neutral de aquí
bg-key-carry = llevar un ladrón, o no
bg-key-back = quitar la última acción planeada
bg-key-escape = volver a dejar el guardia
bg-key-draw = jugar el plan y robar cartas

bg-result-tie = Mismo número de cofres: deciden los ladrones en los palacios.

## What a position cannot be

bg-flaw-1 = La fase, un asiento, el turno o los turnos sin acción están fuera de los límites.
bg-flaw-2 = En un palacio hay como mucho cuatro cofres, y 24 en todos los palacios y ante todos los asientos.
bg-flaw-3 = Un asiento tiene 12 ladrones, y en un palacio menos de los que pide el cofre de arriba.
bg-flaw-4 = Cada asiento tiene todos sus guardias, y están todos los guardias neutrales.
bg-flaw-5 = Los guardias y los puestos libres son cuatro en cada palacio.
bg-flaw-6 = Hay 17 cartas de cada palacio en el mazo, los descartes y las manos.
bg-flaw-7 = Hay ocho bailarinas, libres o en las manos.
bg-flaw-8 = Las cartas conocidas de una mano deben estar en ella, y solo se cuentan con dos jugadores.
bg-flaw-9 = Antes del primer turno no hay nada robado ni descartado, y el primer jugador es el de su opción.
bg-flaw-10 = Los guardias se apostan y las manos se reparten en orden de turno, 6, 7, 8, 9 cartas, antes del primer turno.
bg-flaw-11 = El asiento de turno, sus acciones o sus acciones con ladrones son imposibles.
bg-flaw-12 = Solo se roban cartas al final de un turno, como mucho 3 tras acciones y 4 sin ellas, y de un mazo que las tenga.
bg-flaw-13 = Una mano supera el límite, o debe descartar sin superarlo.
bg-flaw-14 = La partida termina con el último cofre necesario, un bloqueo o el último turno, y solo entonces.
bg-flaw-15 = Un asiento que no juega debe estar vacío.
bg-flaw-16 = Un turno sin acción deja vacíos el mazo y los descartes, hasta que el asiento siguiente paga una carta.

# Por qué un turno merece atención: los códigos de las razones del servidor.
bg-brings-wins = gana la partida
bg-brings-chest = { $amount ->
    [one] 1 cofre del palacio { bg-palace }
   *[other] { $amount } cofres del palacio { bg-palace }
}
bg-brings-thieves = { $amount ->
    [one] 1 ladrón más en el palacio { bg-palace }, faltan { $missing }
   *[other] { $amount } ladrones más en el palacio { bg-palace }, faltan { $missing }
}
bg-brings-door = { $amount ->
    [one] abre el palacio { bg-palace }: un ladrón cuesta 1 carta
   *[other] abre el palacio { bg-palace }: un ladrón cuesta { $amount } cartas
}
bg-brings-cheaper = { $amount ->
    [one] un ladrón en el palacio { bg-palace } cuesta 1 carta menos
   *[other] un ladrón en el palacio { bg-palace } cuesta { $amount } cartas menos
}
bg-brings-shut = cierra el palacio { bg-palace } a { $name }
bg-brings-block = { $amount ->
    [one] un ladrón en el palacio { bg-palace } le cuesta a { $name } 1 carta más
   *[other] un ladrón en el palacio { bg-palace } le cuesta a { $name } { $amount } cartas más
}
bg-brings-dancer = { $amount ->
    [one] 1 bailarina más
   *[other] { $amount } bailarinas más
}
bg-brings-cards = { $amount ->
    [one] roba 1 carta
   *[other] roba { $amount } cartas
}
bg-brings-reach = { $amount ->
    [one] un cofre al alcance del próximo turno: palacio { bg-palace }
   *[other] { $amount } cofres al alcance del próximo turno, primero en el palacio { bg-palace }
}
