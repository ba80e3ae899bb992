# Los textos de la interfaz. Los de los juegos tienen un prefijo propio (bk-, bg-, ft-) y están en sus archivos.

skip-to-content = Saltar al contenido
to-home = Ir a la página principal
no-page = Esta página no existe.
one-moment = Un momento…
close = Cerrar
save = Guardar
yes = Sí
no = No
are-you-sure = ¿Seguro?

## Settings

settings = Ajustes
account = Cuenta
your-name = Tu nombre
your-name-note = También vale para tus asientos en partidas sin terminar.
language = Idioma
language-draft = Aún sin revisar por quien lo tiene como lengua materna: { $languages }.
appearance = Aspecto
theme-system = Como el sistema
theme-light = Claro
theme-dark = Oscuro
sound = Sonido
volume = Volumen
sound-on = Activar los sonidos

## Home

home-title = Una noche en el caravasar
home-line = Tres juegos de mesa de las Mil y una noches. Siéntate, juega contra bots o manda un enlace a tus amigos.
games = Juegos
game-bakschisch = Bakschisch
game-bakschisch-line = Cierra el puño sobre unas monedas o un ladrón, ábrelo a la vez que los demás y soborna hasta llegar al trono.
game-bagdad = El ladrón de Bagdad
game-bagdad-line = Aposta tus guardias, cuela a tus ladrones ante los de los demás y llévate los cofres de seis palacios.
game-five-tribes = Five Tribes
game-five-tribes-line = Puja por tu turno, siembra las tribus de loseta en loseta e invoca a los genios.
players-from-to = { $from }–{ $to } jugadores
minutes-from-to = { $from }–{ $to } min
play-now = Jugar ahora
invite-friends = Invitar a amigos
more-options = Más opciones
my-tables = Mis mesas
awaited-at = { $count ->
    [one] Te esperan en una mesa.
   *[other] Te esperan en { $count } mesas.
}
calls = Avisos
my-tables-none = Aquí aparecerán tus mesas, para que puedas volver a ellas.
tables-to-watch = Mesas para unirse o mirar
tables-to-watch-none = Ahora mismo no hay ninguna mesa pública abierta.
join-by-link = Unirse con un enlace
link-example = Enlace a una mesa
link-note = ¿Te han mandado un enlace? También puedes simplemente abrirlo.
link-is-bad = Esto no es un enlace a una mesa.
join = Unirse
stage-open = { $free ->
    [0] sin empezar
    [one] 1 asiento libre
   *[other] { $free } asientos libres
}
stage-playing = en juego
stage-over = terminada
stage-closed = cerrada

## A new table

new-table = Mesa nueva: { $game }
players = Jugadores
against = Contra
against-bots = bots
against-friends = amigos, con un enlace
against-screen = personas ante esta pantalla
player-number = Jugador { $number }
name-of-player = Nombre
level = Fuerza de los bots
clock = Reloj
clock-none = sin reloj
clock-quick = 5 min cada uno + 10 s por turno
clock-slow = 15 min cada uno + 20 s por turno
clock-days = 3 días por turno
public-table = Cualquiera puede encontrar y mirar esta mesa
aids-allowed = Se pueden pedir pistas y consultar las jugadas posibles
options-of-the-game = Opciones del juego
option-off = sin límite
open-table = Abrir la mesa
preparing-home-rules = Preparándose, una sola vez en este ordenador: { $percent } %.
preparing-home-bots = Ya puedes jugar. Los bots se están preparando: { $percent } %.
preparing-home-search = Ya puedes jugar. Los bots más fuertes se están preparando: { $percent } %.
preparing-table-rules = Este juego se está preparando, una sola vez en este ordenador: { $percent } %.
preparing-table-bots = Los bots se están preparando: { $percent } %. Jugarán en cuanto puedan.
preparing-table-search = Los bots más fuertes se están preparando: { $percent } %. Jugarán en cuanto puedan.
bots-held = Los bots esperan: ya se ha usado lo que se puede guardar en un día para quien abrió esta mesa. Seguirán por sí solos.
starts-by-itself = La partida empieza sola en cuanto el juego esté listo.
begin = Empezar
bot-random = Al azar
bot-novice = Principiante
bot-merchant = Mercader
bot-cadi = Cadí
bot-vizier = Visir
bot-caliph = Califa
bot-simurgh = Simurg

## Before the game

invite-title = Invitar a amigos
invite-line = Manda este enlace. Quien lo abra puede tomar un asiento libre, sin registrarse.
link-to-table = Enlace a esta mesa
copy-link = Copiar el enlace
link-copied = Enlace copiado.
seat-whole = Todo lo que tiene { $name }
seats = Asientos
seat-free = asiento libre
seat-kept = reservado para { $name }
seat-kept-for-you = reservado para ti
former-player = un antiguo jugador
guest-name = { $animal ->
    [camel] camello
    [falcon] halcón
    [fox] zorro
    [gazelle] gacela
    [hoopoe] abubilla
    [ibex] íbice
    [lynx] lince
    [oryx] órice
    [stork] cigüeña
   *[swallow] golondrina
} { $city ->
    [Basra] de Basora
    [Bukhara] de Bujará
    [Cairo] de El Cairo
    [Damascus] de Damasco
    [Fez] de Fez
    [Kufa] de Kufa
    [Marrakesh] de Marrakech
    [Mosul] de Mosul
    [Muscat] de Mascate
   *[Samarkand] de Samarcanda
}
you = tú
sit-down = Sentarse
sit-too = Sentarse aquí también
stand-up = Levantarse
dismiss = Echar
a-bot = Bot
a-bot-stands-in = juega un bot en su lugar
fill-and-begin = { $free ->
    [one] Añadir 1 bot y empezar
   *[other] Añadir { $free } bots y empezar
}
table-closed = Esta mesa se cerró antes de que empezara una partida.
host = organiza
hosting-unseated = Esta mesa la organizas tú: puedes empezar la partida sin sentarte.
host-begins = { $name } empieza la partida.
opener-begins = Quien abrió esta mesa empieza la partida.
remove-sure = ¿Echar a { $name } de esta mesa? No podrá volver a sentarse aquí.
free-seat = Liberar el asiento
close-table = Cerrar la mesa
close-table-sure = ¿Cerrar esta mesa? No se jugará ninguna partida en ella.

## At the table

board = Tablero
legal-steps = Jugadas posibles
view-as-data = Lo que puedes saber
to-choose = debe elegir ahora
away = ausente
bot-hurried = { $name } ha pensado menos de lo normal su última jugada, porque muchas mesas esperan a los bots.
time-left = quedan { $time }
your-turn = Te toca.
waiting-for = Esperando a { $names }.
game-over = La partida ha terminado.
actions = Acciones
go-on = Seguir
plan-whole = Tu turno está planeado: juégalo, o deshaz pasos.
undo = Deshacer
plan-is-back = Tu plan de antes vuelve a estar aquí.
hint = Pista
thinking = Pensando…
since-title = Desde tu último turno
you-watch = Estás mirando
watchers = { $count ->
    [0] Nadie mira.
    [one] 1 persona mira.
   *[other] { $count } personas miran.
}
speed = Las jugadas de los demás
speed-slow = despacio
speed-normal = normal
speed-instant = al instante
speed-step = una por una
speed-now = Las jugadas de los demás: { $speed }.
next-move = Siguiente jugada
hint-line = Un bot fuerte elegiría:
hint-take = Ponerlo en mi plan
hint-share = { $share } % de su reflexión
hint-why = Por qué:
brings-only = Es el único paso permitido.
brings-better = a primera vista, un { $amount } % más de la victoria que los demás pasos
brings-chances = a primera vista te deja cerca del { $amount } % de la victoria
rules = Reglas
contents = Contenido
all-rules = Todas las reglas por número (en inglés)
rules-in-english = Estas reglas completas solo existen en inglés por ahora. En la mesa hay un resumen en español, en «Reglas».
no-help = Todavía no hay un resumen de este juego.
table-menu = Mesa
take-seat-back = Recuperar mi asiento
reload-title = Serai se ha renovado
reload = Recargar
connection-lost = Se perdió la conexión. Reconectando; no se pierde nada.
connection-back = Conexión recuperada.
log = Registro
log-empty = Todavía no ha pasado nada.
talk-drawer = Registro y chat{ $unread ->
    [0] {""}
   *[other] , { $unread } sin leer
}
chat = Chat
chat-empty = Saluda a la mesa.
say-something = Di algo
send = Enviar
member = miembro
muted-people = Personas silenciadas
unmute = Volver a oír

## The menu of a table

copy-link-to-watch = Copiar el enlace a esta mesa
seat-to-device = Jugar también en otro dispositivo
seat-link-note = Abre este enlace en tu otro dispositivo: sirve una sola vez y durante una hora. Quien lo abra puede jugar en tu asiento.
seat-link-waits = Se ha creado un enlace a tu asiento y aún no se ha usado.
seat-devices = { $count ->
    [one] Otro dispositivo puede jugar en tu asiento.
   *[other] Otros { $count } dispositivos pueden jugar en tu asiento.
}
seat-by-link = Este dispositivo ocupa el asiento gracias a un enlace privado.
revoke-link = Anular el enlace
send-devices-away = Echar a los demás dispositivos
revoke-all = Anular el enlace y echar a los demás dispositivos
link-revoked = El enlace ya no sirve.
devices-gone = Ahora ningún otro dispositivo puede jugar en tu asiento.
record = Descargar la partida
leave-for-now = Salir por ahora
leave-note = El asiento sigue siendo tuyo: vuelve desde «Mis mesas» cuando quieras.
resign = Dejar que un bot juegue por mí
resign-note = Puedes recuperar tu asiento en cualquier momento.
seed-hash = Huella del barajado secreto (prueba de juego limpio):
curtain-use = Cubrir la pantalla cuando cambia de manos

## Several people at one screen

curtain-title = Le toca a { $name }
curtain-line = Pasad la pantalla; nadie más debería mirar.
curtain-lift = Soy { $name }: mostrar la mesa
curtain-off = No cubrir nunca la pantalla, no tenemos secretos

## Looking back

look-back = Mirar atrás
replay = Ver la partida
looking-back-step = Mirando atrás: turno { $turn } de { $turns }, paso { $step } de { $steps }
looking-back-start = Mirando atrás: el principio
step-previous = Un paso atrás
step-next = Un paso adelante
turn-steps = Paso a paso
looking-back = Mirando atrás: turno { $turn } de { $turns }
moment = Turno
moment-first = Al principio
moment-previous = Un turno atrás
moment-next = Un turno adelante
moment-last = Al último turno
play-moments = Reproducir
pause = Pausa
back-to-now = Volver a la partida
moments-missed = { $count ->
    [one] 1 turno nuevo
   *[other] { $count } turnos nuevos
}
copy-link-to-moment = Copiar un enlace a este momento
through-whose-eyes = Punto de vista
eyes-of = Punto de vista: { $name }
eyes-of-spectator = Punto de vista: público
everything-open = Todo descubierto

## The end

result = Resultado
points = { $game ->
    [bakschisch] casilla { $score }
    [bagdad] { $score ->
        [one] 1 cofre
       *[other] { $score } cofres
    }
   *[other] { $score ->
        [one] 1 punto
       *[other] { $score } puntos
    }
}
rematch = Revancha
to-rematch = A la revancha
rematch-offered = Alguien quiere una revancha.

## Keys

keys = Teclas
keys-on = Atajos de una sola tecla (las reglas los enumeran)
key-undo = deshacer tu última jugada
key-hint = pedir una pista
key-help = estas reglas
key-talk = registro y chat
key-look-back = mirar atrás
key-speed = a qué velocidad se muestran las jugadas de los demás
key-moments = turno a turno por la partida; con Mayús, paso a paso
key-play = reproducir o pausar
key-live = volver a la partida

## The log around the game

log-sat = { $name } se sienta.
log-left = { $name } se levanta.
log-left-removed = Quien organiza la mesa echa a { $name }.
log-filled = Se sienta un bot: { $bot }.
log-dismissed = Se echa a un bot.
log-dismissed-freed = Un asiento reservado queda libre para cualquiera.
log-called = La partida empieza en cuanto el juego esté listo.
log-started = Empieza la partida.
log-undone = { $name } deshace una jugada.
log-stood-in = Ahora juega un bot por { $name }.
log-stood-in-time = A { $name } se le acabó el tiempo: sigue un bot.
log-stood-in-away = { $name } lleva un rato sin aparecer: sigue un bot.
log-stood-in-resigned = { $name } deja que siga un bot.
log-stood-in-left = { $name } se ha ido: sigue un bot.
log-returned = { $name } está de vuelta.
log-moved = { $name } juega ahora en otro dispositivo.
log-linked = Has creado un enlace privado a tu asiento.
log-unlinked = Los enlaces a tu asiento ya no sirven, y ningún otro dispositivo puede jugar en él.
log-joined = Se ha añadido un dispositivo a tu asiento ({ $name }).
log-rematched = Habrá revancha.
log-unsealed = Todas las mesas de la ronda han terminado: el reparto se puede ver.
log-closed = La mesa se cierra.
log-hushed = { $name } ya no puede hablar aquí.
log-hushed-lifted = { $name } puede volver a hablar aquí.

## Why something was not done

refusal-no-connection = El servidor no responde.
refusal-no-picture = Tu navegador no ha podido hacer esta imagen; prueba con el SVG.
refusal-unknown = Ahora no es posible.
refusal-over = La partida ha terminado.
refusal-not-your-turn = { $seat } no tiene nada que elegir ahora; la mesa espera a { $seats }.
refusal-draw-first = Antes viene un robo al azar; ahora nadie tiene nada que elegir.
refusal-no-undo = Solo puedes deshacer tus propias jugadas, y solo hasta que algo se robe, se descubra o lo juegue otra persona.
refusal-hushed = El anfitrión de esta mesa no te deja hablar aquí.
refusal-no-line = Esa línea ya no está.
refusal-no-speaker = Nadie con ese nombre ha hablado aquí.
refusal-oneself = Eres tú.
refusal-reported = Ya has denunciado a esta persona en esta mesa; el anfitrión de la casa lo mirará.
refusal-others-talk = Puedes reaccionar a las líneas de quienes hablan contigo.
refusal-unknown-step = Esta página pidió una jugada que no existe; recárgala.
refusal-impossible-draw = Esto no se puede robar ahora: { $draw }.
refusal-no-table = Aquí no hay ninguna mesa así.
refusal-no-rules = Aquí no está el texto de las reglas de { $game }.
refusal-unreadable-table = El registro de esta mesa está dañado, así que se cerró. Quien administra el servidor puede averiguar más.
refusal-not-begun = La partida no ha empezado.
refusal-going-on = La partida ha empezado: los asientos solo se cambian cuando acabe.
refusal-finished = La partida ha terminado; una revancha abre otra mesa.
refusal-closed = Esta mesa se cerró antes de que empezara una partida.
refusal-wrong-stage = En este momento de la partida no se puede.
refusal-wrong-seat-stage = Este asiento no puede cambiar así ahora.
refusal-no-rematch-yet = La revancha viene cuando acaba la partida.
refusal-empty-seats = { $free ->
    [one] Todavía queda 1 asiento libre: espera a alguien o pon un bot.
   *[other] Todavía quedan { $free } asientos libres: espera a más jugadores o pon bots.
}
refusal-table-full = No queda ningún asiento libre.
refusal-too-many-bots = { $free ->
    [one] Hay 1 asiento para bots, no { $bots }.
   *[other] Hay { $free } asientos para bots, no { $bots }.
}
refusal-seat-taken = { $seat }: este asiento está ocupado.
refusal-no-seat = No hay ningún asiento con el número { $number }; el último es el { $last }.
refusal-no-bot = { $seat }: aquí no hay ningún bot.
refusal-no-person = { $seat }: ninguna persona juega ahora en este asiento.
refusal-no-stand-in = { $seat }: aquí no juega ningún bot de suplente.
refusal-seat-free = { $seat }: nadie ocupa este asiento.
refusal-not-your-seat = { $seat }: este asiento no es tuyo.
refusal-stand-in-plays = En este asiento juega un bot; recupéralo primero.
refusal-stale = La mesa ha avanzado desde tu elección; vuelve a mirar.
refusal-not-seated = Solo puede hacerlo quien ocupa un asiento en la mesa.
refusal-unknown-bot = Para este juego no hay ningún bot así: { $bot }.
refusal-unknown-command = El servidor no conoce esta orden: { $command }.
refusal-not-over = Se podrá ver cuando acabe la partida.
refusal-prepared = Una partida que parte de una posición preparada tiene archivo cuando acaba.
refusal-no-moment = La jugada { $number } no existe; la última es la { $last }.
refusal-no-puzzle = Aquí no existe este acertijo.
refusal-no-study = Aquí no existe este estudio.
refusal-not-your-study = Solo quien abrió este estudio puede cambiarlo.
refusal-study-of-what = Un estudio muestra una sola cosa: una partida terminada, un registro o una posición.
refusal-study-later = Una partida se puede estudiar cuando ha terminado.
refusal-bad-record = Este registro no se puede leer: { $reason }
refusal-bad-position = Esta posición no se puede usar: { $reason }
refusal-bad-tree = { $line }: { $reason }
refusal-changed-elsewhere = Este estudio se cambió en otro lugar desde que lo abriste; vuelve a cargarlo.
refusal-many-studies = Tienes { $most } estudios y no caben más; borra uno.
refusal-nothing-to-judge = En esta partida no hay ninguna decisión que juzgar.
refusal-games-wait = Ya hay { $most } partidas a la espera de su análisis; inténtalo más tarde.
refusal-no-analysis = Este servidor no analiza partidas.
refusal-no-choice = En este punto nadie tiene nada que elegir.
refusal-study-over = En este punto la partida ha terminado: no queda nada por jugar.
refusal-again-later = El mismo reparto se puede volver a jugar cuando la partida haya terminado.
refusal-deal-goes-on = Ya juegas este reparto en otra mesa; termina antes esa partida.
refusal-no-evening = Aquí no hay tal velada.
refusal-not-director = Solo quien dirige la velada puede hacerlo.
refusal-evening-over = Esta velada ha terminado.
refusal-evening-not-begun = Esta velada no ha empezado.
refusal-evening-round = Se está jugando una ronda; se puede hacer en la pausa siguiente.
refusal-evening-few = Hacen falta al menos { $least } jugadores.
refusal-evening-full = Una velada tiene como mucho { $most } jugadores.
refusal-evening-door = La dirección ya no deja entrar a nadie.
refusal-evening-members = Esta velada es para socios: crea una cuenta o inicia sesión.
refusal-evening-banned = La dirección te ha expulsado de esta velada.
refusal-evening-public = Solo las veladas de socios están en la lista; a las demás se llega por el enlace.
refusal-evening-table = Esta mesa es parte de una velada, que te lleva a la siguiente.
refusal-many-evenings = Tienes { $most } veladas sin terminar; termina una.
refusal-bad-ranks = Los puestos se cuentan desde 1, uno por asiento; los iguales se comparten: 1, 1, 3.
refusal-sealed = Otras mesas juegan el mismo reparto: se verá cuando termine la ronda.
refusal-not-alone = El entrenador solo ayuda en mesas de una persona contra bots.
refusal-no-aids = Esta mesa se abrió sin pistas ni listas de jugadas.
refusal-being-prepared = El bot que da las pistas aún se está preparando. Vuelve a intentarlo en un minuto.
refusal-past-knowledge = Todavía no se sabe qué viene después de una de estas jugadas; juega primero hasta ahí.
refusal-other-protocol = El servidor es más nuevo que esta página. Recarga la página para seguir; no se pierde nada.
refusal-no-hello = Esta página habló antes de presentarse; recárgala.
refusal-bad-message = El servidor no entendió a esta página; recárgala.
refusal-bad-request = El servidor no entendió a esta página; recárgala.
refusal-http = El servidor no acepta esta petición.
refusal-no-identity = El servidor no te conoce; recarga la página.
refusal-bad-name = Un nombre tiene al menos una letra.
refusal-bad-link = Este enlace de asiento no es válido; quizá le falte una parte.
refusal-used-link = Este enlace de asiento ya no sirve: se usó, se anuló o es demasiado viejo. Pide uno nuevo.
refusal-name-taken = Un miembro tiene este nombre, o uno que se le parece; elige otro.
refusal-name-reserved = Este nombre es de los bots o de la casa; elige otro.
refusal-no-member = Aún no tienes cuenta.
refusal-member-already = Ya tienes una cuenta.
refusal-no-passkeys-here = Las llaves de acceso piden una dirección segura (https) con nombre, o localhost; esta página tiene otra.
refusal-bad-passkey = No se ha podido verificar esta llave de acceso; inténtalo de nuevo.
refusal-unknown-passkey = Ninguna cuenta de aquí tiene esta llave de acceso.
refusal-old-challenge = Ha tardado demasiado; inténtalo de nuevo.
refusal-many-passkeys = Una cuenta tiene { $most } llaves de acceso como mucho; quita una antes.
refusal-last-passkey = La última llave de acceso se queda; añade otra antes.
refusal-bad-code = No es un código de recuperación, o ya se usó.
refusal-prove-again = Muestra otra vez tu llave de acceso e inténtalo de nuevo.
refusal-members-only = Esta casa es para sus miembros: entra, o ven con una invitación.
refusal-no-invitation = Esta invitación ya no vale, o nunca valió; pide otra.
refusal-muted = Quien lleva esta casa te ha silenciado por ahora: sigue jugando, pero no puedes escribir.
refusal-account-closed = Quien lleva esta casa ha cerrado esta cuenta.
refusal-not-welcome = Quien lleva esta casa no recibe ahora visitas de tu red.
refusal-not-the-host = Eso solo puede hacerlo quien lleva la casa.
refusal-no-such-member = Aquí no hay tal miembro.
refusal-no-such-invitation = No hay tal invitación.
refusal-no-such-backup = No hay tal copia.
refusal-no-such-report = No hay tal aviso, o alguien ya lo ha mirado.
refusal-backup-goes-on = Ya se está haciendo una copia; espera a que acabe.
refusal-backup-failed = La copia no se ha podido escribir; el registro dice por qué.
refusal-last-host = Una casa tiene quien la lleve: nombra antes a otra persona.
refusal-host-stays = Este miembro lleva la casa; antes debe dejar de hacerlo.
refusal-not-going-on = Esta mesa ya ha terminado o está cerrada.
log-closed-said = La casa ha cerrado la mesa: { $text }
log-stood-in-removed = Quien lleva la casa ha echado a { $name }: sigue un bot.
table-closed-house = Quien lleva esta casa ha cerrado esta mesa.
host-room = El cuarto de quien lleva la casa
refusal-no-push = Este servidor no avisa a nadie en sus dispositivos.
refusal-bad-device = El servicio de avisos de este navegador no es de los que conoce el servidor.
refusal-many-devices = Se te avisa en { $most } dispositivos, no caben más; quita uno de ellos.
refusal-no-device = Este dispositivo ya no es de los tuyos.
refusal-not-called = El aviso no ha llegado; inténtalo más tarde.
refusal-no-mail = Este servidor no envía correos.
refusal-bad-address = Esto no es una dirección de correo.
refusal-asked-already = Ya se envió un correo ahí; búscalo, también entre los no deseados.
refusal-many-addresses = Ya salieron bastantes correos a direcciones nuevas tuyas; inténtalo dentro de unos días.
refusal-no-address = No tienes ninguna dirección de correo confirmada.
refusal-bad-letter = Este enlace no es válido; quizá falta una parte.
refusal-too-many-public = Tienes { $most } mesas públicas esperando jugadores; empieza o cierra alguna.
refusal-too-many-waits = Desde tu dirección ya se espera en { $most } mesas públicas de otros; juega, o deja alguna.
refusal-seated = Ya tienes un asiento aquí.
refusal-much-stored = Ya se ha usado lo que se puede guardar en un día para un visitante; espera un rato.
refusal-enough-here = Ya lo has hecho bastantes veces en esta mesa; sigue jugando o abre otra.
refusal-seat-kept = { $seat }: este asiento está reservado para quien jugó antes.
refusal-removed = Quien organiza esta mesa te ha echado de ella.
refusal-not-host = Solo puede hacerlo quien organiza la mesa.
refusal-changed-often = Ya has cambiado de idea bastantes veces: sigue jugando y podrás de nuevo.
refusal-empty-line = Esta línea no muestra nada.
refusal-unstored = El servidor no puede guardar nada ahora; no se ha hecho nada. Inténtalo dentro de un momento.
refusal-bad-table = Así no se puede abrir una mesa; revisa sus opciones.
refusal-too-many-tables = Tienes demasiadas mesas sin terminar; termina o deja alguna.
refusal-too-many = { $what ->
    [chat-lines] Demasiada charla de golpe; espera un momento.
    [hints] Demasiadas pistas en poco tiempo; espera un momento.
    [new-tables] Demasiadas mesas nuevas en poco tiempo; espera un rato.
   *[other] Demasiado de golpe; espera un momento.
}
refusal-busy = El servidor está demasiado ocupado; inténtalo de nuevo.
refusal-foreign-page = El servidor no acepta peticiones de páginas de otros sitios.
refusal-too-large = Es demasiado grande: el servidor acepta { $bytes } bytes como mucho.
refusal-fault = Algo ha fallado en el servidor; no es culpa tuya. Inténtalo de nuevo.

## Coming back, sitting down, sharing

continue-title = Continuar
your-turn-there = Te toca
full-rules = Las reglas completas, numeradas (en inglés)
exact-words = El texto exacto (en inglés)
bot-random-line = Muy fácil: tira los dados.
bot-novice-line = Fácil: toma lo que salta a la vista y pasa mucho por alto.
bot-merchant-line = Medio: sabe lo que valen las cosas, solo prevé su propio turno.
bot-cadi-line = Bastante difícil: ve lo que aporta una jugada, pero pocas de las respuestas.
bot-vizier-line = Difícil: prevé varios pasos.
bot-caliph-line = Muy difícil: piensa más tiempo y más lejos.
bot-simurgh-line = El más difícil: juega según una solución del juego. Solo para dos, con las reglas habituales.
join-title = Toma asiento
join-line = Di tu nombre a los demás y siéntate.
join-full = Todos los asientos están ocupados, pero puedes mirar.
sit-here = Sentarse aquí
move-here = Pasar aquí
remove-seat = Quitar este asiento
add-seat = Añadir un asiento
about-table = En esta mesa
usual-rules = Reglas habituales
without-aids = Sin pistas ni listas de jugadas
public-yes = Cualquiera puede encontrarla y mirar
clock-some-days = { $days ->
    [one] 1 día por turno
   *[other] { $days } días por turno
}
clock-some-time = { $minutes } min cada uno + { $bonus } s por turno
share = Compartir
qr-show = Código QR
qr-label = Código QR del enlace a esta mesa
log-renamed = { $was } se llama ahora { $name }.
seat-gone = Este dispositivo ya no juega ese asiento.
leave-note-watch = Estás mirando. El enlace te trae de vuelta.
refusal-seats-fixed = Esta mesa puede tener de { $low } a { $high } asientos.

## Endings

end-you-win = ¡Has ganado!
end-wins = ¡Gana { $name }!
end-shared = Victoria compartida: { $names }
end-lost = ¡Bien jugado! Quedas en el puesto { $rank } de { $players }.
end-where-lost = ¿Dónde perdí?
end-how-won = ¿Cómo gané?
end-more = Más
end-hide = Mostrar el tablero
end-show = Mostrar el resultado
rematch-by = { $name } quiere la revancha.
rematch-join = Jugar otra vez

## Where a link is shown, and without a network

preview-open = { $free ->
    [0] Todos los asientos están ocupados; la partida está a punto de empezar.
    [one] 1 asiento libre: abre el enlace y siéntate, sin cuenta.
   *[other] { $free } asientos libres: abre el enlace y siéntate, sin cuenta.
}
preview-playing = La partida ha empezado: abre el enlace para mirar.
preview-over = La partida ha terminado: abre el enlace para volver a verla.
offline-title = Sin conexión
offline-line = No se puede llegar a Serai en este momento. Tus mesas están a salvo en el servidor; esta página vuelve en cuanto tengas conexión.
offline-again = Reintentar

## The school
school-title = Aprender a jugar
school-line = Una primera partida guiada para cada uno de los tres juegos: unas pocas escenas cortas en el tablero de verdad, y cada jugada la haces tú.
school-lessons = Lecciones
school-scenes = Escenas
school-scene-of = Escena { $number } de { $count }
school-next = Siguiente escena
school-again = Empezar de nuevo
school-show-me = Enséñame
school-shown = Por ejemplo: { $steps }.
school-rules = Reglas:
school-done = hecha
school-play = Jugar a { $game }
school-you = Tú
school-rival-1 = Amina
school-rival-2 = Yusuf
school-rival-3 = Leila
school-rival-4 = Tarik
school-minutes = unos { $minutes } minutos
school-progress = { $done } de { $count } escenas hechas
school-begin = Empezar
school-go-on = Continuar
school-once-more = Otra vez
school-new-here = ¿Primera vez aquí?
school-five-minutes = Aprende un juego en cinco minutos.
school-offer = Aprender a jugar
refusal-no-lesson = Esa lección no existe aquí, o no tiene esa escena.
refusal-bad-lesson = Esta escena tiene un error y no se puede jugar. Quien aloja el servidor puede averiguar más.

## Coach

coach = Entrenador
coach-use = Entrenador: avísame cuando una jugada regale mucho
coach-note = Solo contra bots. Se juzga por lo que podías saber antes de tu jugada.
coach-said = Eso regaló cerca del { $cost } %. Más fuerte era: { $better }.
coach-back = Deshacer la jugada

## The study room

study-room = Sala de estudio
study-this-game = Estudiar esta partida
same-deal = El mismo reparto otra vez
elsewhere = Más de Serai
study-home-line = ¿Dónde se ganó? ¿Y si…?
evenings = Veladas
evenings-home-line = Un torneo en un minuto: sistema suizo, todos contra todos o grupos.
to-evening = Volver a la velada
evening = Velada
evening-table-ready = Tu mesa está lista.
evening-go = Ir allí
sealed-line = Otras mesas siguen jugando el mismo reparto: se verá cuando termine la ronda.

## Jugadores y puntuaciones

players-and-ratings = Jugadores y puntuaciones
players-home-line = ¿Quién va en cabeza y quién es quién?
players-own = Mi página
player-page-of = La página de { $name }
rated-table = Partida puntuada
rated-table-line = Cuenta para la puntuación de quienes juegan: solo miembros, sin pistas.
rated-yes = Esta partida es puntuada
rated-short = puntuada
rated-for-members = Esta partida es puntuada: solo pueden sentarse los miembros. Puedes mirar o hacerte miembro:
rated-invite-line = Envía este enlace. Los miembros pueden ocupar un asiento libre; mirar pueden todos.
refusal-rated-plain = Una partida puntuada se juega sin pistas y empieza con un reparto nuevo.
refusal-rated-members = Esta partida es puntuada: aquí solo pueden sentarse los miembros.
refusal-rated-once = Esta partida es puntuada: cada cual tiene un solo asiento.
refusal-rated-apart = Esta partida es puntuada, y alguien con tu dirección de internet ya está sentado aquí.
refusal-rated-bots = En las partidas puntuadas solo juegan los bots de Serai.
refusal-no-player = Aquí no hay tal jugador.

## Games of days

days-title = Días
days-per-turn = Días por turno
days-bank = Reserva en días
days-bank-note = Lo que un turno tarda más que sus días se descuenta de la reserva, que vale para toda la partida. Lo que un turno no usa no se añade.
days-away = Días de vacaciones por persona
days-weekends = Los sábados y domingos no cuentan
days-holidays = Días que no cuentan
days-add = Añadir
days-remove = Quitar { $day }
days-zone = Los días empiezan y acaban en la zona horaria { $zone }.
days-fact-bank = { $days ->
    [one] Reserva de 1 día para toda la partida
   *[other] Reserva de { $days } días para toda la partida
}
days-fact-weekends = Los sábados y domingos no cuentan ({ $zone })
days-fact-holidays = No cuentan: { $days }
days-fact-away = { $days ->
    [one] Cada persona puede tomarse 1 día de vacaciones
   *[other] Cada persona puede tomarse { $days } días de vacaciones en total
}
turn-until = hasta { $when }
bank-left = { $time } de reserva
away-until = de vacaciones hasta el { $when }
log-away = { $name } está de vacaciones hasta el { $until }.
log-away-over = { $name } ha vuelto de vacaciones.
holiday-title = Vacaciones
holiday-note = { $days ->
    [one] En esta partida puedes ausentarte 1 día más: tus días se detienen, y todos lo ven.
   *[other] En esta partida puedes ausentarte { $days } días más: tus días se detienen, y todos lo ven.
}
holiday-last-day = Último día de ausencia
holiday-go = Estoy fuera hasta entonces
holiday-now = Estás de vacaciones hasta: { $when }.
holiday-back = Ya he vuelto

## Plans for the own turn

plans-title = Planes para tu turno
plans-none = Prepara lo que quieres jugar cuando te toque. Nadie más lo ve.
plans-rule = Cuando te toque, se jugará el primer plan posible que traiga lo mismo que ahora.
plan-ahead = Preparar mi próximo turno
plan-ahead-more = Preparar otro
plan-ahead-stop = Dejar de preparar
plan-ahead-short = Preparar
plan-ahead-stop-short = Dejar
plan-ahead-task = Estás preparando tu próximo turno. No se juega nada hasta que llegue.
plan-ahead-whole = Tu próximo turno está listo: déjalo esperar, o retira jugadas.
plan-lay = Jugar esto cuando me toque
plan-laid = Tu plan espera tu turno.
plan-anyway = Jugarlo aunque entonces traiga otra cosa
plan-anyway-mark = traiga lo que traiga
plan-up = Probar antes: { $plan }
plan-remove = Retirar: { $plan }
plan-removed = El plan se ha retirado.
plans-ordered = Los planes tienen otro orden.
plan-fate-played = Tu turno se jugó como lo habías preparado.
plan-fate-failed = Ninguno de tus planes encajaba: no se jugó nada.
plan-fate-void = Tus planes no se usaron: tu turno se jugó de otra manera.
key-ahead = preparar tu próximo turno
refusal-unknown-zone = La zona horaria { $zone } no existe.
refusal-no-zone = Los días libres necesitan una zona horaria.
refusal-no-such-day = El día { $date } no existe.
refusal-no-holidays = El reloj de esta mesa no prevé vacaciones.
refusal-holiday-over = Unas vacaciones acaban más tarde que ahora.
refusal-holiday-too-long = { $hours ->
    [one] Te queda 1 hora de vacaciones en esta partida.
   *[other] Te quedan { $hours } horas de vacaciones en esta partida.
}
refusal-no-plan-ahead = Tu próximo turno aún no se puede preparar: no se sabe con qué empieza.
refusal-your-turn-now = Te toca: juega.
refusal-many-plans = Como máximo { $most } planes esperan un turno; quita uno primero.
refusal-plan-brings-other = Ahora traería algo distinto de cuando lo preparaste.
