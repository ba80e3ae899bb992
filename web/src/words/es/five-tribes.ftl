# Five Tribes en español.

## Pieces

ft-tribe-yellow = Visires
ft-tribe-white = Ancianos
ft-tribe-green = Mercaderes
ft-tribe-blue = Constructores
ft-tribe-red = Asesinos
ft-letter-yellow = V
ft-letter-white = A
ft-letter-green = M
ft-letter-blue = C
ft-letter-red = S
ft-one-tribe = { $colour ->
    [yellow] un visir
    [white] un anciano
    [green] un mercader
    [blue] un constructor
   *[red] un asesino
}
ft-some-tribe = { $colour ->
    [yellow] { $number ->
        [one] 1 visir
       *[other] { $number } visires
    }
    [white] { $number ->
        [one] 1 anciano
       *[other] { $number } ancianos
    }
    [green] { $number ->
        [one] 1 mercader
       *[other] { $number } mercaderes
    }
    [blue] { $number ->
        [one] 1 constructor
       *[other] { $number } constructores
    }
   *[red] { $number ->
        [one] 1 asesino
       *[other] { $number } asesinos
    }
}
ft-kind-village = aldea
ft-kind-sacred-place = lugar sagrado
ft-kind-oasis = oasis
ft-kind-small-market = mercado pequeño
ft-kind-large-market = mercado grande
ft-ground-blue = fondo azul
ft-ground-red = fondo rojo
ft-card-ivory = marfil
ft-card-gems = joyas
ft-card-gold = lingotes de oro
ft-card-papyrus = papiro
ft-card-silk = seda
ft-card-spices = especias
ft-card-fish = pescado
ft-card-wheat = trigo
ft-card-pottery = cerámica
ft-card-fakir = faquir
ft-gold = monedas
ft-worth = vale { $points }
ft-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
ft-points-at-least = al menos { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
ft-points-change = { $number ->
    [one] { $points } punto
   *[other] { $points } puntos
}
ft-camel-of = camello de { $name }
ft-some-palms = { $number ->
    [one] 1 palmera
   *[other] { $number } palmeras
}
ft-some-palaces = { $number ->
    [one] 1 palacio
   *[other] { $number } palacios
}
ft-pay = { $elders ->
    [0] 1 faquir
    [1] { $fakirs ->
        [0] 1 anciano
       *[other] 1 anciano y 1 faquir
    }
   *[other] 2 ancianos
}

## The table

ft-tiles = Las treinta losetas
ft-may-be-chosen = se puede elegir
ft-may-end-here = tu movimiento puede acabar aquí
ft-bid-order = Orden de puja
ft-turn-order = Juega antes … después
ft-spot = Casilla de { $price }
ft-spot-taken = Casilla de { $price }: { $name }
ft-spot-bid = Pujar { $price }: pagas { $pay ->
    [one] 1 moneda
   *[other] { $pay } monedas
} y por ahora jugarías en el puesto { $place }
ft-card-row = Cartas de recurso
ft-djinn-row = Genios disponibles
ft-pile-left = { $number } en el mazo
ft-row-empty = no queda nada
ft-buy-card = Comprar: { $card }
ft-palms-left = palmeras restantes
ft-palaces-left = palacios restantes
ft-bag = bolsa { $number }
ft-discards = descartes { $number }
ft-camels-left = camellos restantes
ft-cards-in-hand = cartas en la mano
ft-total-so-far = puntos hasta ahora, por lo que se sabe
ft-djinn-ready = { $djinn }: se puede usar ahora
ft-round = Ronda { $round }
ft-last-round = la última
ft-tab-table = Jugadores
ft-tab-moves = Jugadas
ft-tab-score = Puntos

## Choices

ft-choices = Tus opciones
ft-play-plan = Jugar este turno
ft-play-part = Jugar hasta aquí
ft-plan-clear = Descartar el plan
ft-gains = Lo que aporta
ft-control-of = tu camello en { $tile }
ft-hand = En tu mano
ft-ends = Dónde puede acabar este movimiento
ft-end-takes = { $tile }: { $tribe }
ft-end-control = llega tu camello
ft-end-gold = { $gold ->
    [one] 1 moneda
   *[other] { $gold } monedas
}
ft-end-reach = { $reach ->
    [one] una víctima a 1 paso como mucho
   *[other] una víctima a { $reach } pasos como mucho
}
ft-picked = ¿Qué meeple?
ft-kumarbi-pays = Faquires para Kumarbi:
ft-build-with = { $fakirs ->
    [0] Sin faquires: { ft-end-gold }
    [one] Con 1 faquir: { ft-end-gold }
   *[other] Con { $fakirs } faquires: { ft-end-gold }
}
ft-kill-of = { $colour ->
    [yellow] Un visir de { $name }
   *[other] Un anciano de { $name }
}
ft-keep = Quedarse con { $djinn }
ft-place-at = Ponerlo en { $tile }
ft-powers-now = Genios que pueden ayudar ahora
ft-summon-for = Invocar por { ft-pay }
ft-use-for = Usar por { ft-pay }
ft-sale = Vender una serie de cartas distintas
ft-card-held = { $card }, tienes { $number }
ft-sell-set = { $number ->
    [one] Vender 1 carta por { ft-end-gold }
   *[other] Vender { $number } cartas distintas por { ft-end-gold }
}
ft-done = Listo
ft-done-end = Acabar el turno
ft-done-market = No comprar nada
ft-done-sacred = No invocar a nadie
ft-done-kill = No matar a nadie

## Move finder

ft-filter-tribe = Tribu final
ft-filter-start = De
ft-filter-end = A
ft-filter-action = Loseta
ft-filter-control = camello nuevo
ft-filter-gold = Monedas ≥
ft-any = cualquiera
ft-finder-past = El buscador conoce las jugadas de la mesa tal como está ahora. Vuelve a la partida para usarlo.
ft-finder-looks = Buscando jugadas…
ft-moves-found = { $number ->
    [0] No hay ninguna jugada así.
    [one] 1 jugada
   *[other] { $number } jugadas, primero las más ricas
}
ft-moves-more = y { $number } más: acota la búsqueda
ft-move-from-to = de { $start } a { $end }
ft-paths = { $number ->
    [one] 1 camino
   *[other] { $number } caminos
}

## Score

ft-score-sheet = Puntos por origen
ft-source-gold = Monedas
ft-source-viziers = Visires
ft-source-elders = Ancianos
ft-source-djinns = Genios
ft-source-tiles = Losetas
ft-source-palms = Palmeras
ft-source-palaces = Palacios
ft-source-goods = Mercancías
ft-total = Total
ft-score-hidden = Lo que los demás guardan en secreto no está contado.

## What is to be done

ft-task-over = La partida ha terminado.
ft-task-wait = { $name } está jugando.
ft-task-wait-bid = { $name } está pujando.
ft-task-bid = Tu puja: elige una casilla. La más cara juega primero; tienes { ft-end-gold }.
ft-task-move = Te toca: recoge los meeples de una loseta.
ft-task-sow = { $number ->
    [one] El último meeple debe caer donde esté su color.
   *[other] Suelta tus { $number } meeples uno a uno, de loseta en loseta.
}
ft-task-build = Tus constructores cobran: elige cuántos faquires los ayudan.
ft-task-build-alone = Tus constructores cobran ahora, si antes no usas un genio.
ft-task-kill = { $reach ->
    [one] Elige una víctima: aquí o a 1 paso, uno más por faquir, o ante un rival.
   *[other] Elige una víctima: hasta a { $reach } pasos, uno más por faquir, o ante un rival.
}
ft-task-kill-nobody = No hay víctimas al alcance: usa antes un genio, o no mates a nadie.
ft-task-kill-again = Iblis: elige la segunda víctima en el mismo lugar.
ft-task-small-market = Mercado pequeño: compra una de las tres primeras cartas por 3 monedas, o nada.
ft-task-large-market = Mercado grande: compra dos de las seis primeras cartas por 6 monedas, o nada.
ft-task-market-poor = Te faltan monedas para este mercado: usa un genio que las traiga, o no compres nada.
ft-task-market-again = Elige tu segunda carta.
ft-task-sacred = Lugar sagrado: invoca a uno de los genios, o a nadie.
ft-task-place-palace = El palacio va a { $tile }, si antes no interviene un genio.
ft-task-place-palm = La palmera va a { $tile }, si antes no interviene un genio.
ft-task-target-meeples-empty = { $djinn }: elige una loseta vacía para meeples de la bolsa.
ft-task-target-palace-village = { $djinn }: elige una aldea para el palacio.
ft-task-target-palm-oasis = { $djinn }: elige un oasis para la palmera.
ft-task-target-camel-empty = { $djinn }: elige una loseta vacía para tu camello.
ft-task-target-camel-bare = { $djinn }: elige una loseta con solo meeples para tu camello.
ft-task-neighbour-palace = { $djinn }: elige una de las losetas de alrededor para el palacio.
ft-task-neighbour-palm = { $djinn }: elige una de las losetas de alrededor para la palmera.
ft-task-keep = Sibittis: quédate con uno de estos genios.
ft-task-end = Acaba tu turno, o usa antes un genio.
ft-task-end-sell = Vende series de cartas distintas si quieres, y acaba tu turno.

## The log

ft-line-meeple = Anun-Nak trae { ft-one-tribe } a { $tile }.
ft-line-djinn = { $djinn } llega a la fila.
ft-line-draw-card = { $name } roba una carta del mazo.
ft-line-drawn-card = { $name } robó: { $card }.
ft-line-drawn-djinn = { $name } robó a { $djinn }.
ft-line-keep = { $name } se queda con { $djinn }.
ft-line-bid = { $name } puja { $price }.
ft-line-bid-fakirs = { $name } puja { $price } y paga { ft-end-gold } y { $fakirs ->
    [one] 1 faquir
   *[other] { $fakirs } faquires
}.
ft-line-take = { $name } recoge { $tile }.
ft-line-aim = { $name } elige { $tile }.
ft-line-control = Un camello de { $name } llega a { $tile }.
ft-line-palm = Crece una palmera en { $tile }.
ft-line-palace = Se alza un palacio en { $tile }.
ft-line-drop = … { ft-one-tribe } en { $tile }
ft-line-kill = { $name } mata a { ft-one-tribe } en { $tile }{ ft-for-fakirs }.{ ft-victim-kept }
ft-line-murder = { $name } mata a { ft-one-tribe } de { $rival }.{ ft-victim-kept }
ft-for-fakirs = { $fakirs ->
    [0] { "" }
    [one] { " " }por 1 faquir
   *[other] { " " }por { $fakirs } faquires
}
ft-victim-kept = { $kept ->
    [yes] { " " }Kandicha se queda con la víctima.
   *[no] { "" }
}
ft-line-build = { $fakirs ->
    [0] { $name }: los constructores cobran { ft-end-gold }
    [one] { $name }: los constructores y 1 faquir cobran { ft-end-gold }
   *[other] { $name }: los constructores y { $fakirs } faquires cobran { ft-end-gold }
}{ $doubled ->
    [yes] , el doble gracias a Echidna.
   *[no] .
}
ft-line-buy = { $name } compra: { $card }.
ft-line-buy-paid = { $name } paga { ft-end-gold } y compra: { $card }.
ft-line-summon = { $name } invoca a { $djinn } por { ft-pay }.
ft-line-power = { $name } usa a { $djinn } por { ft-pay }.
ft-line-sell = { $name } vende { $cards } por { ft-end-gold }.
ft-line-tribe = { $name } toma { ft-some-tribe } en { $tile }.
ft-turn-bid = puja { $price }
ft-turn-control = camello en { $tile }
ft-turn-palm = palmera en { $tile }
ft-turn-palace = palacio en { $tile }
ft-turn-kill = mata a { ft-one-tribe } en { $tile }
ft-turn-murder = mata a { ft-one-tribe } de { $rival }
ft-turn-draw = una carta del mazo
ft-turn-card = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
}
ft-turn-summon = invoca a { $djinn }
ft-turn-power = usa a { $djinn }
ft-turn-keep = se queda con { $djinn }
ft-turn-sell = { $number ->
    [one] vende 1 carta
   *[other] vende { $number } cartas
}
ft-turn-gold = { ft-end-gold }
ft-turn-nothing = no mueve
ft-line-declined = { $declined ->
    [kill] { $name } no mata a nadie.
    [market] { $name } no compra nada.
   *[sacred] { $name } no invoca a nadie.
}
ft-line-cards = Los mercaderes traen { $cards }.
ft-line-gold = { $name }: +{ ft-end-gold } por { $djinn }.
ft-line-round = Empieza la ronda { $round }.
ft-line-turn = Le toca a { $name }.
ft-line-last-round = Esta ronda es la última.
ft-line-end = La partida ha terminado.

## Steps

ft-step-bid = Pujar { $price }
ft-step-bid-fakirs = Pujar { $price } con { $fakirs ->
    [one] 1 faquir
   *[other] { $fakirs } faquires
}
ft-step-take = Recoger { $tile }
ft-step-at = Elegir { $tile }
ft-step-drop = Soltar { ft-one-tribe } en { $tile }
ft-step-kill = Matar a { ft-one-tribe } en { $tile }
ft-step-murder = Matar a { ft-one-tribe } de { $rival }
ft-step-fakirs = { $number ->
    [0] Construir sin faquires
    [one] Construir con 1 faquir
   *[other] Construir con { $number } faquires
}
ft-step-buy = Comprar: { $card }
ft-step-buy-place = Comprar la carta { $place }
ft-step-summon = Invocar a { $djinn } por { ft-pay }
ft-step-djinn = Usar a { $djinn } por { ft-pay }
ft-step-keep = Quedarse con { $djinn }
ft-step-sell = Vender { $cards }
ft-step-done = Listo

## Djinns

ft-cost-none = Actúa siempre, sin coste.
ft-cost-either = { $span ->
    [round] Una vez por ronda, por un anciano o un faquir.
   *[turn] Una vez por turno, por un anciano o un faquir.
}
ft-cost-plus = { $span ->
    [round] Una vez por ronda, por un anciano y otro anciano o faquir.
   *[turn] Una vez por turno, por un anciano y otro anciano o faquir.
}
ft-cost-fakir = { $span ->
    [round] Una vez por ronda, por un faquir.
   *[turn] Una vez por turno, por un faquir.
}
ft-cost-fakirs = Con tu puja, por tantos faquires como quieras.
ft-djinn-al-amin = Al final, cada dos faquires tuyos valen por una carta de cualquier clase.
ft-djinn-anun-nak = Tres meeples de la bolsa llegan a una loseta en la que no hay nada.
ft-djinn-baal = Cuando alguien gana un genio: 1 moneda si eres tú, 2 si es un rival.
ft-djinn-boaz = Nadie puede matar a tus visires ni a tus ancianos.
ft-djinn-bouraq = Pon un palacio en cualquier aldea.
ft-djinn-echidna = Tus constructores, faquires incluidos, cobran el doble en este turno.
ft-djinn-enki = Pon una palmera en cualquier oasis.
ft-djinn-hagis = El palacio que estás poniendo va en su lugar a una de las ocho losetas de alrededor.
ft-djinn-haurvatat = Tus palmeras cuentan 5 puntos cada una.
ft-djinn-iblis = Tus asesinos matan a dos en un mismo lugar.
ft-djinn-jafaar = Tus visires cuentan 3 puntos cada uno.
ft-djinn-kandicha = Tus víctimas te sirven: conservas visires y ancianos, un mercader trae la primera carta del mazo, un constructor 1 moneda por cada loseta azul a su alrededor.
ft-djinn-kumarbi = Cada faquir rebaja tu puja al precio de la casilla inferior.
ft-djinn-lamia = La palmera que estás poniendo va en su lugar a una de las ocho losetas de alrededor.
ft-djinn-leta = Pon un camello en una loseta en la que no hay nada.
ft-djinn-marid = Por cada meeple soltado en tus losetas: 1 moneda si lo sueltas tú, 2 si es un rival.
ft-djinn-monkir = Por cada palacio: 1 moneda si lo pones tú, 2 si es un rival.
ft-djinn-nekir = Por cada muerte: 1 moneda si es tuya, 2 si es de un rival.
ft-djinn-shamhat = Tus ancianos cuentan 4 puntos cada uno.
ft-djinn-sibittis = Roba tres genios y quédate con uno.
ft-djinn-sloar = Toma la primera carta del mazo.
ft-djinn-utug = Pon un camello en una loseta con meeples y nada más.

## Rules that refuse

ft-no-tribe = { $colour ->
    [yellow] ningún visir
    [white] ningún anciano
    [green] ningún mercader
    [blue] ningún constructor
   *[red] ningún asesino
}
ft-refusal-now-bid = Es hora de pujar: pon tu marcador en una casilla libre del orden de turno.
ft-refusal-now-move = Puedes mover, así que debes: recoge los meeples de una loseta. Antes pueden ayudar los genios.
ft-refusal-now-sow = Suelta primero los meeples de tu mano; antes no pasa nada más.
ft-refusal-now-build = Di primero cuántos faquires ayudan a tus constructores.
ft-refusal-now-kill = Tus asesinos deben elegir ahora a su víctima.
ft-refusal-now-kill-nobody = No hay víctimas al alcance de tus asesinos: usa antes un genio, o no mates a nadie.
ft-refusal-now-kill-again = Iblis deja que tus asesinos maten a un segundo en el mismo lugar: elígelo.
ft-refusal-now-place = El palacio o la palmera deben ponerse ahora.
ft-refusal-now-market = Estás en un mercado: compra una carta, o nada.
ft-refusal-now-market-again = El mercado grande te da una segunda carta: elígela.
ft-refusal-now-sacred = Estás en un lugar sagrado: invoca a un genio, o a nadie.
ft-refusal-now-end = Tu turno llega a su fin: vende series, usa genios, o acábalo.
ft-refusal-now-target = Elige una loseta en la que sirva el poder del genio.
ft-refusal-now-lay = Elige la loseta a la que va el palacio o la palmera.
ft-refusal-now-neighbour = La pieza va a una de las ocho losetas de alrededor: elígela.
ft-refusal-now-keep = Quédate con uno de los genios que robó Sibittis.
ft-refusal-spot-taken = La casilla de { $price } está ocupada.
ft-refusal-zeros-full = Ya hay tres marcadores en los ceros; toma una casilla que cueste monedas.
ft-refusal-spot-is-free = Sin monedas tomas gratis la casilla de 1; no hace falta ningún faquir.
ft-refusal-too-dear = Esta puja cuesta { $price ->
    [one] 1 moneda
   *[other] { $price } monedas
}; tienes { $gold }.
ft-refusal-no-kumarbi = Solo Kumarbi te deja pagar con faquires, y no es tuyo.
ft-refusal-too-few-fakirs-to-bid = { $fakirs ->
    [one] Tienes 1 faquir para pagar, no { $asked }.
   *[other] Tienes { $fakirs } faquires para pagar, no { $asked }.
}
ft-refusal-no-meeples = En { $tile } no hay meeples.
ft-refusal-not-in-hand = No tienes { ft-no-tribe } en la mano.
ft-refusal-not-adjacent = { $tile } no comparte un lado con { $here }.
ft-refusal-straight-back = { $tile } es la loseta que acabas de dejar; nunca se vuelve directamente atrás.
ft-refusal-alone = El último meeple debe caer en su color, y en { $tile } no hay { ft-no-tribe }.
ft-refusal-no-end = Ningún movimiento desde { $tile } puede completarse: el último meeple no encontraría su color en ninguna parte.
ft-refusal-dead-end = Después de soltar este meeple en { $tile }, el movimiento no podría completarse.
ft-refusal-too-few-fakirs = { $fakirs ->
    [one] Tienes 1 faquir, no { $asked }.
   *[other] Tienes { $fakirs } faquires, no { $asked }.
}
ft-refusal-own-people = Tus asesinos no matan a tus propios visires y ancianos.
ft-refusal-no-victim = En { $tile } no hay { ft-no-tribe }.
ft-refusal-no-rival-victim = { $seat } no tiene esa víctima.
ft-refusal-too-far = { $steps ->
    [one] { $tile } está a 1 paso; con todos tus faquires llegas a { $reach }.
   *[other] { $tile } está a { $steps } pasos; con todos tus faquires llegas a { $reach }.
}
ft-refusal-boaz = Boaz protege a los visires y ancianos de { $seat }.
ft-refusal-too-poor = Este mercado cuesta { $price } monedas; tienes { $gold }.
ft-refusal-not-in-first-three = En un mercado pequeño se elige entre las tres primeras cartas.
ft-refusal-not-in-first-six = En un mercado grande se elige entre las seis primeras cartas.
ft-refusal-not-in-row = { $djinn } no está en la fila.
ft-refusal-cannot-pay = { $djinn } cuesta dos ancianos, o un anciano y un faquir; no puedes pagarlo.
ft-refusal-not-in-stock = No tienes ninguna carta así para vender: { $card }.
ft-refusal-not-your-djinn = { $djinn } no es tuyo.
ft-refusal-djinn-used = { $span ->
    [round] { $djinn } ya te ha ayudado en esta ronda.
   *[turn] { $djinn } ya te ha ayudado en este turno.
}
ft-refusal-no-use = No puedes pagar a { $djinn } ahora, o no serviría de nada.

## Options

ft-option-djinn-use = El poder de un genio se puede usar
ft-option-djinn-use-turn = una vez por turno
ft-option-djinn-use-round = una vez por ronda
ft-option-gold = Las monedas de los demás
ft-option-gold-hidden = ocultas
ft-option-gold-shown = a la vista
ft-option-goods = Las cartas de los demás
ft-option-goods-hidden = ocultas
ft-option-goods-shown = a la vista

## Help

ft-help-aim = Puja por tu puesto en la ronda, siembra meeples por las treinta losetas del sultanato y aprovecha lo que te dan la tribu y la loseta. Gana quien tenga más puntos.
ft-help-setup = Antes de la partida
ft-help-setup-text = En cada una de las treinta losetas hay tres meeples. Tienes 50 monedas y 8 camellos; entre dos jugadores, 11 camellos. Las monedas también son puntos: cada puja y cada compra cuesta algunos.
ft-help-bid = 1 · Pujar
ft-help-bid-text = Cada marcador toma una casilla y paga su precio. La más cara juega primero. Como mucho tres marcadores están en el cero, y entre ellos juega antes el último en llegar. El orden de juego es el siguiente orden de puja. Entre dos jugadores cada uno tiene dos marcadores, así que dos turnos por ronda.
ft-help-sow = 2 · Sembrar
ft-help-sow-text = Recoge todos los meeples de una loseta. Suéltalos uno a uno, cada cual en una loseta que comparta un lado con la anterior, sin volver nunca directamente atrás; dar una vuelta completa está permitido. El último debe caer donde haya otro de su color: vale uno soltado en el mismo movimiento. Quien puede mover, debe hacerlo.
ft-help-control = 3 · Tomar, y ganar la loseta
ft-help-control-text = Toma el último meeple y todos los de su color en esa loseta. Si no queda ningún meeple y la loseta no es de nadie, uno de tus camellos la hace tuya para siempre: al final puntúas el número que lleva.
ft-help-tribes = 4 · Actúa la tribu
ft-help-yellow = se quedan contigo: 1 punto cada uno, y 10 por cada rival que tenga menos.
ft-help-white = se quedan contigo: 2 puntos cada uno; pagan a los genios.
ft-help-green = traen una carta cada uno, desde el extremo izquierdo de la fila.
ft-help-blue = cobran 1 moneda cada uno por cada loseta azul, esta y las ocho de alrededor; cada carta de faquir que descartes cuenta como un constructor más.
ft-help-red = matan a un meeple a tantos pasos como mucho como ellos sean, uno más por cada faquir que descartes, o a un visir o anciano de un rival. Una loseta vaciada así es tuya, si no es de nadie.
ft-help-tiles = 5 · Actúa la loseta
ft-help-village = pon aquí un palacio: 5 puntos para quien controle la loseta. Obligatorio.
ft-help-oasis = pon aquí una palmera: 3 puntos para quien controle la loseta. Obligatorio.
ft-help-small-market = puedes pagar 3 monedas por una de las tres primeras cartas.
ft-help-large-market = puedes pagar 6 monedas por dos de las seis primeras cartas.
ft-help-sacred-place = puedes invocar a un genio por dos ancianos, o por un anciano y un faquir.
ft-help-cards = Las cartas de recurso
ft-help-cards-text = Nueve clases de mercancías: marfil, joyas y lingotes de oro (2 cartas de cada), papiro, seda y especias (4 de cada), pescado, trigo y cerámica (6 de cada). Los 18 faquires no son mercancías: se descartan para ayudar a constructores, asesinos y genios, o para invocar. Las cartas y los genios tomados se reponen tras la ronda.
ft-help-end = 6 · Vender, y el final
ft-help-end-text = Al final de tu turno, las series de 1 a 9 cartas distintas dan 1, 3, 7, 13, 21, 30, 40, 50 o 60 monedas; los faquires no se venden. Lo que guardes cuenta lo mismo al final. La ronda en la que alguien pone su último camello, o no puede mover, es la última. Entonces se cuentan 1 punto por moneda, tus visires, ancianos y genios, tus losetas con sus palmeras y palacios, y tus series. En caso de empate se comparte la victoria.
ft-help-plan = En esta mesa
ft-help-plan-text = Tu turno se planea en privado: elige una loseta, suelta, deshaz, mira lo que aporta; los demás solo lo ven cuando pulsas «Jugarlo». Las banderas muestran dónde puede acabar un movimiento. El buscador enumera todas las jugadas completas.
ft-help-signs = Los signos en la mesa
ft-help-signs-text = El número de una loseta es lo que puntúa. «Al menos» y ≥ junto a los puntos: lo que un rival guarda oculto no está contado. Un genio apagado ya se ha usado; uno que brilla puede ayudar ahora.
ft-help-keys = Teclas: T a las losetas, flechas para moverse, Intro para elegir, 1–5 para la tribu que cae a continuación, Retroceso para deshacer, P para jugar el plan, M para las jugadas, S para los puntos.

ft-result-tie = Mismos puntos: comparten el puesto.

## What a position cannot be

ft-flaw-1 = La fase, el asiento, la ronda, el final o los genios usados están fuera de los límites.
ft-flaw-2 = Las losetas no son las del juego, o no están puestas de a1 a f5.
ft-flaw-3 = En algún lugar hay menos de cero meeples, o hay meeples en una loseta que no está puesta.
ft-flaw-4 = En total hay 16 meeples amarillos, 20 blancos, 18 verdes, 18 azules y 18 rojos.
ft-flaw-5 = En algún lugar hay menos de cero cartas, o hay un hueco en la fila.
ft-flaw-6 = Las cartas de la fila, de los mazos y de las manos no son las 54 del juego.
ft-flaw-7 = Un genio está en un lugar que no existe, o la fila de genios no corresponde a sus lugares.
ft-flaw-8 = El camello de una loseta o los camellos de un asiento no suman los que tiene cada asiento.
ft-flaw-9 = Las palmeras no son 12, o los palacios no son 10.
ft-flaw-10 = El oro es menos que nada, o más del que puede haber.
ft-flaw-11 = Los marcadores de las dos pistas no son los de los asientos, o no están donde deben estar ahora.
ft-flaw-12 = Un asiento que no juega debe estar vacío.
ft-flaw-13 = Con las mercancías a la vista no hay cartas desconocidas en las manos.
ft-flaw-14 = Los meeples de la mano no se pueden soltar hasta el final, o nadie los está soltando.
ft-flaw-15 = Un asiento que ha movido tiene una loseta final y tomó al menos dos meeples; uno que no ha movido no la tiene.
ft-flaw-16 = La fase no corresponde a la loseta, al color tomado, al oro o a lo que queda por elegir.
ft-flaw-17 = El genio en uso, su loseta, lo que roba o lo que viene después no van juntos.
ft-flaw-18 = Los genios se roban mientras Sibittis está en uso, y en ningún otro momento.
ft-flaw-19 = La partida termina cuando termina la última ronda.
ft-flaw-20 = Lo que se guarda para ir más deprisa no corresponde a las losetas, los meeples o los genios.

# Por qué un turno merece atención: los códigos de las razones del servidor.
ft-brings-gold = { $amount ->
    [one] 1 moneda
   *[other] { $amount } monedas
}
ft-brings-elders = { $amount ->
    [one] 1 punto por ancianos
   *[other] { $amount } puntos por ancianos
}
ft-brings-goods = { $amount ->
    [one] 1 punto por series de mercancías
   *[other] { $amount } puntos por series de mercancías
}
ft-brings-tiles = { $amount ->
    [one] 1 punto por palacios y palmeras en tus losetas
   *[other] { $amount } puntos por palacios y palmeras en tus losetas
}
ft-brings-control = { $tiles ->
    [one] control de 1 loseta: { $amount } puntos
   *[other] control de { $tiles } losetas: { $amount } puntos
}
ft-brings-djinn = { $amount ->
    [one] { $djinn }: 1 punto
   *[other] { $djinn }: { $amount } puntos
}
ft-brings-viziers = { $amount ->
    [one] 1 visir más
   *[other] { $amount } visires más
}
ft-brings-vizier-tie = rompe el empate a visires con { $name }: { $amount } puntos
ft-brings-vizier-lead = más visires que { $name }: { $amount } puntos
ft-brings-rival = { $amount ->
    [one] le cuesta 1 punto a { $name }
   *[other] le cuesta { $amount } puntos a { $name }
}
ft-brings-spoils = { $amount ->
    [one] deja a { $name } un turno que vale 1 punto menos
   *[other] deja a { $name } un turno que vale { $amount } puntos menos
}
ft-brings-fakirs = { $amount ->
    [one] 1 faquir más
   *[other] { $amount } faquires más
}
ft-brings-early = { $amount ->
    [one] jugar antes: cerca de 1 punto más que al final
   *[other] jugar antes: cerca de { $amount } puntos más que al final
}
ft-brings-saves = { $amount ->
    [one] 1 moneda menos que la puja media
   *[other] { $amount } monedas menos que la puja media
}
