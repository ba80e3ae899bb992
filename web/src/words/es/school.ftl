# Las lecciones guiadas: lesson-<lección>-<escena>-<texto>. Las escenas están en src/serai/school/lessons.

lesson-bakschisch-fist-title = El puño
lesson-bakschisch-fist-guide = Todos esconden monedas en el puño, y todos los puños se abren a la vez. Quien muestra más avanza hasta el personaje de la carta. Toma cuatro, cinco o seis monedas en la mano.
lesson-bakschisch-fist-empty = Un puño vacío guarda tus monedas, pero nunca te hace avanzar. Toma de cuatro a seis.
lesson-bakschisch-fist-few = Seguro que alguien muestra otras tantas. Un poco más: de cuatro a seis.
lesson-bakschisch-fist-thief = El ladrón tendrá su propia escena. Esta vez toma monedas: de cuatro a seis.
lesson-bakschisch-fist-other = Ganarías, pero las monedas que se muestran se pierden de todos modos. De cuatro a seis bastan.
lesson-bakschisch-fist-done = Has mostrado más que nadie y has caminado hasta el primer eunuco. Todas las monedas mostradas están en el bote, también las de quienes perdieron.

lesson-bakschisch-card-title = Leer una carta
lesson-bakschisch-card-guide = Una carta vale tantos pasos como lejos esté el siguiente personaje igual. Este faquir está cinco pasos por delante de ti, pero solo uno o dos por delante de los demás: merece un soborno. Muestra de tres a cinco monedas.
lesson-bakschisch-card-far = Cinco pasos por unas pocas monedas: rara vez los tendrás más baratos. Muestra de tres a cinco.
lesson-bakschisch-card-few = Yusuf también quiere sus dos pasos. Tres monedas o más deberían bastar.
lesson-bakschisch-card-thief = Con el ladrón te quedarías donde estás, y te esperan cinco pasos. Muestra de tres a cinco monedas.
lesson-bakschisch-card-much = Es más de lo que vale la carta: los demás tienen poco que ganar aquí. De tres a cinco bastan.
lesson-bakschisch-card-near = Ahora un eunuco, y está justo en la casilla siguiente. Para los demás vale más. Deja pasar esta carta: cierra el puño vacío.
lesson-bakschisch-card-other = Un solo paso no merece nada tuyo. Guarda tus monedas y tu ladrón: cierra el puño vacío.
lesson-bakschisch-card-done = Yusuf ha pagado cuatro monedas por eso, y tú ninguna. Los buenos sobornos son los que te llevan lejos.

lesson-bakschisch-ties-title = Los empates
lesson-bakschisch-ties-guide = Con las cuatro primeras cartas avanzan todos los que más muestran; un empate no detiene a nadie. A Yusuf le quedan dos monedas y a Leila ninguna. ¿Cuál es el mínimo que te hace avanzar seguro?
lesson-bakschisch-ties-empty = Es lo más barato, pero con el puño vacío nadie se mueve. Busca el mínimo que baste seguro.
lesson-bakschisch-ties-few = Yusuf puede mostrar dos, y entonces una es poco. Piensa en el empate.
lesson-bakschisch-ties-thief = Tu ladrón no camina. Busca el mínimo de monedas que baste seguro.
lesson-bakschisch-ties-other = Así también avanzas, pero Yusuf no puede mostrar más de dos, y a ti te basta el empate.
lesson-bakschisch-ties-done = Dos contra dos: los dos camináis hasta el sirviente, cada uno desde su casilla. Y el resto lo has ahorrado.

lesson-bakschisch-pot-title = El bote
lesson-bakschisch-pot-guide = Las monedas mostradas quedan en el bote hasta el final de la ronda; luego se reparte a partes iguales. Esta quinta carta manda atrás a alguien, pero tú estás en la SALIDA, y más atrás no se puede ir. ¿Cuánto gastas?
lesson-bakschisch-pot-other = Desde la SALIDA nadie puede mandarte atrás, así que aquí toda moneda se desperdicia. Cierra el puño vacío.
lesson-bakschisch-pot-done = Has mostrado menos que nadie y te has quedado donde estabas. Luego se repartió el bote: nueve monedas para cada uno. Quien ahorra empieza rico la ronda siguiente.

lesson-bakschisch-fifth-title = La quinta carta
lesson-bakschisch-fifth-guide = La quinta carta de la ronda le da la vuelta a todo: quien muestra menos retrocede hasta ese personaje. Caerías seis pasos. A Yusuf le queda una moneda y a Leila dos. Muestra lo justo para estar a salvo.
lesson-bakschisch-fifth-empty = Nada es lo mínimo de todo, y retrocederías seis pasos. Yusuf tiene una moneda: muestra más de lo que él puede.
lesson-bakschisch-fifth-tie = Si Yusuf muestra su moneda, los dos tenéis el mínimo y los dos retrocedéis. Muestra más que él.
lesson-bakschisch-fifth-other = Seguro, pero caro. Yusuf no puede mostrar más de una moneda: dos o tres sobran.
lesson-bakschisch-fifth-done = Yusuf mostró menos y retrocedió. Recuerda: con cuatro cartas cuenta lo más, con la quinta lo menos.

lesson-bakschisch-thief-title = El ladrón
lesson-bakschisch-thief-guide = En vez de monedas puedes cerrar en el puño a tu ladrón: se lleva todas las monedas que muestran los demás. Este eunuco está a un paso de ti, y los demás tienen la bolsa llena. Mándalo.
lesson-bakschisch-thief-empty = Un puño vacío no cuesta nada y no da nada. Tu ladrón podría llenarte la bolsa.
lesson-bakschisch-thief-other = Pagarías por un solo paso, y los demás pueden gastar más que tú. Deja trabajar al ladrón.
lesson-bakschisch-thief-done = ¡Nueve monedas para tu bolsa! Leila caminó de todos modos: un ladrón se lleva el oro, no el movimiento. Descansa hasta el final de la ronda.

lesson-bakschisch-stop-title = El alto de ladrones
lesson-bakschisch-stop-guide = En el palacio no hay ladrones: quien pasa del alto de ladrones, donde estás ahora, deja fuera al suyo. Úsalo por última vez.
lesson-bakschisch-stop-empty = Entonces tu ladrón se va con las manos vacías. Muéstralo ahora: más allá del alto no puede seguirte.
lesson-bakschisch-stop-other = Eso te llevaría al palacio, y tu ladrón se quedaría fuera con el saco vacío. Úsalo antes.
lesson-bakschisch-stop-now = ¡Cinco monedas más! Ahora un faquir espera en el palacio, dos pasos más allá. Adentro: muestra de cuatro a seis monedas.
lesson-bakschisch-stop-walk = Los demás también mostrarán algo. De cuatro a seis monedas te llevan al palacio.
lesson-bakschisch-stop-done = Estás en el palacio. Tu ladrón espera fuera, hasta que alguien te haga volver al alto o más abajo.

lesson-bakschisch-throne-title = El trono
lesson-bakschisch-throne-guide = Entre tú y el trono ya no queda ningún faquir. Si el personaje no está por delante, ¡vas directo al trono! Muestra de tres a cinco monedas.
lesson-bakschisch-throne-empty = El trono está a un soborno, ¿y te quedarías quieto? Muestra de tres a cinco monedas.
lesson-bakschisch-throne-few = Yusuf y Leila mostrarán dos. Tres monedas o más te llevan al trono.
lesson-bakschisch-throne-much = Necesitarás monedas también para la quinta carta. De tres a cinco bastan.
lesson-bakschisch-throne-stay = ¡Estás en el trono! Pero ahora llega la quinta carta, y quien muestra menos retrocede. A Yusuf le queda una moneda. Aguanta.
lesson-bakschisch-throne-fall = Con eso podrías tener el mínimo, y resbalarías hasta el sirviente. Muestra más de lo que puede Yusuf.
lesson-bakschisch-throne-done = La ronda ha terminado y estás en el trono: ¡has ganado! Ahora sabes jugar a Bakschisch.

lesson-bagdad-guards-title = Los guardias
lesson-bagdad-guards-guide = Tus ladrones solo entran donde un guardia tuyo está a la puerta, y cada guardia ajeno les cuesta una carta. Aposta tu último guardia donde haya calma: en el palacio rojo o en el amarillo.
lesson-bagdad-guards-crowded = Esa puerta está llena: cada ladrón te costaría dos cartas o más. Busca una con un solo guardia ajeno.
lesson-bagdad-guards-other = Ahí ya hay un guardia tuyo. Una puerta nueva te da más caminos: rojo o amarillo.
lesson-bagdad-guards-done = Bien apostado. Los guardias grises no son de nadie, y en una puerta nunca hay más de cuatro.

lesson-bagdad-thieves-title = Los ladrones
lesson-bagdad-thieves-guide = A la puerta roja están tu guardia y uno ajeno: cada ladrón cuesta una carta roja. Tienes tres, y tres ladrones son lo máximo en un turno. Cuélalos a los tres, y luego roba tus cartas.
lesson-bagdad-thieves-red = También vale, pero los ladrones son fuertes juntos. Reúnelos en el palacio rojo.
lesson-bagdad-thieves-pass = Con una mano pobre se puede esperar. Hoy tienes tres cartas rojas: manda a tus ladrones al palacio rojo.
lesson-bagdad-thieves-more = Puedes mandar hasta tres ladrones por turno, y tienes las cartas. ¡Otro al palacio rojo!
lesson-bagdad-thieves-other = Tus guardias están bien donde están. Gasta las cartas rojas en ladrones para el palacio rojo.
lesson-bagdad-thieves-done = ¡Tres ladrones en el patio! Después de tus acciones robas tres cartas, y les toca a los demás.

lesson-bagdad-pay-title = Pagar un palacio
lesson-bagdad-pay-guide = Cada guardia ajeno quiere una carta del palacio. A la puerta azul están uno neutral y uno de Yusuf: dos cartas azules por un ladrón. Págalas, y luego roba cartas.
lesson-bagdad-pay-pass = Tienes dos cartas azules, y ese es justo el precio en la puerta azul. Úsalas.
lesson-bagdad-pay-other = Mover guardias también cuesta cartas. Tienes dos azules: cuela un ladrón ante los dos guardias de la puerta azul.
lesson-bagdad-pay-done = Dos guardias, dos cartas. El número del palacio es siempre tu precio allí.

lesson-bagdad-dancers-title = Las bailarinas
lesson-bagdad-dancers-guide = Tienes una carta azul, y la puerta azul cuesta dos. Quien no hace ninguna acción roba cuatro cartas, y una puede ser una bailarina. ¡Toma una bailarina!
lesson-bagdad-dancers-cards = Cuatro cartas corrientes quizá ayuden. Una bailarina ayuda siempre: tómala con tres cartas.
lesson-bagdad-dancers-other = Espera esta vez. Quien no hace nada puede tomar una bailarina.
lesson-bagdad-dancers-use = Una bailarina vale por cualquier carta, desde tu siguiente turno. Cuela un ladrón por la puerta azul con una carta azul y tu bailarina, y luego roba cartas.
lesson-bagdad-dancers-mix = Mira el palacio azul: una carta azul y la bailarina son justo el precio.
lesson-bagdad-dancers-again = Ya tienes tu bailarina: ahora hazla bailar. El palacio azul espera.
lesson-bagdad-dancers-done = Ha hecho perder la cabeza a los guardias, y vuelve a estar junto al tablero, para quien la tome.

lesson-bagdad-chests-title = Los cofres
lesson-bagdad-chests-guide = El cofre de arriba del palacio rojo pide cuatro ladrones, y tres de los tuyos esperan en el patio. Cuela al cuarto, y luego roba cartas.
lesson-bagdad-chests-pass = Un ladrón más y el cofre es tuyo. ¡Tienes las cartas rojas!
lesson-bagdad-chests-other = Ahora no: en el palacio rojo tres ladrones esperan al cuarto.
lesson-bagdad-chests-done = El cuarto ladrón, y el cofre fue tuyo al instante. Los cuatro han vuelto a casa, listos para más. El siguiente cofre rojo pide cinco.

lesson-bagdad-carry-title = Viajar juntos
lesson-bagdad-carry-guide = Un guardia va a otro palacio por una carta de uno de los dos, y uno de tus ladrones puede acompañarlo sin pagar más. Tu ladrón del palacio morado hace falta en el rojo. Hazlos viajar, y luego roba cartas.
lesson-bagdad-carry-alone = Así el guardia va solo. Llévate al ladrón: no cuesta más.
lesson-bagdad-carry-thief = Otro ladrón en el morado aún no se lleva ningún cofre. En el rojo tres esperan al cuarto.
lesson-bagdad-carry-pass = Mira el patio rojo: falta un ladrón, y está en el palacio morado.
lesson-bagdad-carry-other = En el palacio rojo esperan tres ladrones. Lleva allí al del morado con su guardia.
lesson-bagdad-carry-done = Por una carta morada llegaron el guardia y el ladrón, y con cuatro ladrones el cofre era tuyo.

lesson-bagdad-closing-title = Cerrar un palacio
lesson-bagdad-closing-guide = Yusuf tiene tres ladrones en el palacio amarillo y le falta uno, pero en esa puerta no hay ningún guardia suyo. Queda un sitio libre. Ocúpalo con un guardia del palacio blanco, y luego roba cartas.
lesson-bagdad-closing-greed = Un ladrón para ti, pero después Yusuf aposta un guardia en el amarillo y se lleva el cofre. Primero cierra la puerta.
lesson-bagdad-closing-pass = Si esperas, Yusuf ocupa el último sitio libre del amarillo. Ocúpalo tú.
lesson-bagdad-closing-other = Mira la puerta amarilla: queda un sitio libre, y Yusuf lo necesita. Mueve allí un guardia del palacio blanco.
lesson-bagdad-closing-done = Cuatro guardias, y la puerta está cerrada. Sin un guardia propio, los tres ladrones de Yusuf esperan en vano.

lesson-bagdad-win-title = El último cofre
lesson-bagdad-win-guide = Entre dos jugadores gana quien roba seis cofres, grandes o pequeños. Tienes cinco, y cuatro ladrones esperan en el palacio azul, donde el cofre pide cinco. ¡Remata!
lesson-bagdad-win-white = Buen ladrón, pero no se lleva ningún cofre. El quinto en el palacio azul gana la partida.
lesson-bagdad-win-pass = Yusuf también tiene cinco cofres. Llévate antes el tuyo: ¡el palacio azul!
lesson-bagdad-win-other = No hace falta: un ladrón en el palacio azul gana la partida.
lesson-bagdad-win-done = Seis cofres: has ganado, al instante y en mitad de tu turno. Ahora sabes jugar a El ladrón de Bagdad.

lesson-five-tribes-bid-title = Las pujas
lesson-five-tribes-bid-guide = Cada ronda empieza con las pujas: quien más paga juega primero. Yusuf ha tomado el 3 y Leila el 1. Juega antes que ellos por lo menos posible.
lesson-five-tribes-bid-last = Es gratis, y juegas el último. A veces conviene; ahora intenta ir delante.
lesson-five-tribes-bid-other = Así vas delante, pero las monedas son puntos. El 5 basta para jugar antes que Yusuf.
lesson-five-tribes-bid-done = Has pagado cinco monedas y juegas antes que los demás. El orden de juego será también el de las próximas pujas.

lesson-five-tribes-sow-title = Sembrar
lesson-five-tribes-sow-guide = Recoge todos los meeples de una loseta y suéltalos uno a uno, cada cual en una loseta vecina. El último debe encontrar su propio color. Toma los tres de b3 y haz que el anciano blanco acabe junto al anciano de d2.
lesson-five-tribes-sow-elder = Guarda al anciano blanco para el final: debe encontrar a su semejante en d2.
lesson-five-tribes-sow-other = Toma los tres de la loseta b3: desde allí el anciano blanco llega a d2 con el tercer paso.
lesson-five-tribes-sow-done = El último meeple y todos los de su color en esa loseta son tuyos. Dos ancianos: dos puntos cada uno, y a los genios les encantan.

lesson-five-tribes-viziers-title = Los visires
lesson-five-tribes-viziers-guide = Un visir vale un punto, y diez más por cada rival que tenga menos. Yusuf tiene uno y Leila dos. Toma los dos meeples de c2 y acaba con el visir amarillo en e2.
lesson-five-tribes-viziers-vizier = El visir debe llegar el último. Suelta antes al mercader verde.
lesson-five-tribes-viziers-other = Sal de c2: su visir alcanza a otros dos en e2.
lesson-five-tribes-viziers-done = Tres visires, más que cualquier rival: tres puntos, y dos veces diez. Ahora tienen que vigilarte.

lesson-five-tribes-merchants-title = Los mercaderes
lesson-five-tribes-merchants-guide = Los mercaderes traen cartas: tantas como tomes, desde el extremo izquierdo de la fila. Toma los meeples de e3, acaba con el mercader verde en e5, guarda las cartas y acaba el turno.
lesson-five-tribes-merchants-merchant = Guarda al mercader verde para el final: otros dos esperan en e5.
lesson-five-tribes-merchants-sell = ¡Todavía no! Cuantas más cartas distintas tiene un lote, más vale cada una. Guárdalas.
lesson-five-tribes-merchants-other = Sal de e3: su mercader alcanza a otros dos en e5.
lesson-five-tribes-merchants-done = Tres mercaderes, tres cartas: seda, pescado y un faquir, que no es mercancía pero ayuda a constructores, asesinos y genios.

lesson-five-tribes-builders-title = Los constructores
lesson-five-tribes-builders-guide = Los constructores cobran monedas por cada loseta azul, la suya y las ocho de alrededor. Junto a b3 cuatro son azules. Toma los meeples de b1, acaba con el constructor azul en b3 y manda también a tu faquir.
lesson-five-tribes-builders-builder = Guarda al constructor azul para el final: otros dos esperan en b3.
lesson-five-tribes-builders-alone = Tres constructores cobran doce. Tu faquir cuenta como el cuarto: cuatro monedas más. Mándalo.
lesson-five-tribes-builders-other = Sal de b1: su constructor alcanza a otros dos en b3.
lesson-five-tribes-builders-done = Tres constructores y un faquir, cuatro losetas azules: dieciséis monedas. Y la aldea tiene un palacio.

lesson-five-tribes-assassins-title = Los asesinos
lesson-five-tribes-assassins-guide = Los asesinos matan a un meeple: en una loseta cercana, o a un visir o anciano de un rival. Leila tiene tres visires y tú dos. Toma los meeples de d3, acaba con el asesino rojo en e2 y golpea a un visir de Leila.
lesson-five-tribes-assassins-assassin = Guarda al asesino rojo para el final: otro espera en e2.
lesson-five-tribes-assassins-victim = Eso no ayuda a nadie. El tercer visir de Leila le vale diez puntos: golpea ahí.
lesson-five-tribes-assassins-other = Sal de d3: su asesino alcanza a otro en e2.
lesson-five-tribes-assassins-done = Leila ya no tiene más visires que tú, y sus diez puntos se han ido. Los asesinos también vacían losetas, que entonces son tuyas.

lesson-five-tribes-control-title = El control
lesson-five-tribes-control-guide = Si en la loseta donde acaba tu movimiento no queda ningún meeple, es tuya: allí va un camello, para siempre. Toma los meeples de e2 de modo que el visir solo de e4 se vaya con el tuyo.
lesson-five-tribes-control-beside = En d3 quedaría un mercader, y la loseta no estaría vacía. Haz que llegue el último el visir, en e4.
lesson-five-tribes-control-other = Sal de e2: su visir alcanza al que está solo en e4.
lesson-five-tribes-control-done = La loseta está vacía y lleva tu camello: cinco puntos, y otros cinco por el palacio. Quien pone su último camello hace que acabe la partida.

lesson-five-tribes-market-title = Actúa la loseta
lesson-five-tribes-market-guide = Cada loseta hace algo: los oasis dan palmeras, las aldeas palacios, los lugares sagrados llaman a genios y los mercados venden cartas. Toma los meeples de a2, acaba con el visir en el mercado c2, compra una carta que no tengas y acaba el turno.
lesson-five-tribes-market-same = De esas ya tienes una. Un lote quiere cartas distintas: toma las joyas.
lesson-five-tribes-market-sell = Guarda el lote: con cada carta distinta vale más.
lesson-five-tribes-market-nothing = Tres monedas por una carta que hace crecer tu lote es barato. Compra las joyas.
lesson-five-tribes-market-other = Sal de a2, primero el anciano: el visir acaba en el mercado c2.
lesson-five-tribes-market-done = Seda, pescado y joyas: tres cartas distintas valen siete monedas, nueve valen sesenta.

lesson-five-tribes-djinn-title = Los genios
lesson-five-tribes-djinn-guide = En un lugar sagrado dos ancianos llaman a un genio. Tienes dos ancianos y muchos visires, y con Jafaar cada visir vale tres. Toma los meeples de c2, acaba con el visir en c4 e invoca a Jafaar.
lesson-five-tribes-djinn-which = Buen genio, pero ahora tienes cinco visires: con Jafaar cada uno vale tres.
lesson-five-tribes-djinn-shy = ¡Ánimo! Dos ancianos son cuatro puntos, y Jafaar trae dieciséis. Invócalo.
lesson-five-tribes-djinn-other = Sal de c2, primero el mercader: el visir acaba en el lugar sagrado c4.
lesson-five-tribes-djinn-done = Seis puntos por Jafaar, diez más por tus visires. Toca a un genio para leer lo que sabe hacer.

lesson-five-tribes-sets-title = Vender lotes
lesson-five-tribes-sets-guide = Al final de tu turno puedes vender un lote de cartas distintas: cuanto mayor, más vale. Toma los meeples de d2, acaba con el visir en e1, vende las cinco clases en un lote y acaba el turno.
lesson-five-tribes-sets-small = Un lote mayor vale mucho más: cinco cartas distintas dan 21 monedas. Elige las cinco clases.
lesson-five-tribes-sets-keep = Puedes guardarlas, al final cuentan lo mismo. Hoy vendemos: cinco clases en un lote.
lesson-five-tribes-sets-other = Sal de d2, primero el anciano: el visir acaba en e1.
lesson-five-tribes-sets-done = Veintiuna monedas por un lote. El segundo pescado empieza otro.

lesson-five-tribes-score-title = El final
lesson-five-tribes-score-guide = Te queda un camello. Cuando alguien pone el último suyo, se termina la ronda y acaba la partida. Toma los meeples de f4, acaba con el visir en e3 y acaba el turno.
lesson-five-tribes-score-sell = No hace falta: al final tus cartas cuentan como si las hubieras vendido. Acaba el turno y ya está.
lesson-five-tribes-score-other = Sal de f4: su visir alcanza al que está solo en e3.
lesson-five-tribes-score-done = Monedas, losetas, palmeras y palacios, visires, ancianos, genios y cartas: todo son puntos. Mira la puntuación; ahora sabes jugar a Five Tribes.
