# I testi dell’interfaccia. Quelli dei giochi hanno un prefisso proprio (bk-, bg-, ft-) nelle loro cartelle.

skip-to-content = Vai al contenuto
to-home = Alla pagina iniziale
no-page = Questa pagina non esiste.
no-table = Questo tavolo qui non esiste.
one-moment = Un momento…
close = Chiudi
save = Salva
yes = Sì
no = No
are-you-sure = Sei sicuro?

## Settings

settings = Impostazioni
your-name = Il tuo nome
your-name-note = I posti già presi mantengono il nome che avevi allora.
language = Lingua
appearance = Aspetto
theme-system = Come il sistema
theme-light = Chiaro
theme-dark = Scuro
sound = Suono
sound-on = Riproduci i suoni

## Home

home-title = Una notte al serraglio
home-line = Tre giochi da tavolo dalle Mille e una notte. Siediti, gioca contro i bot o manda un link agli amici.
games = Giochi
game-bakschisch = Bakschisch
game-bakschisch-line = Chiudi il pugno su monete o su un ladro, aprilo insieme agli altri e corrompi tutti fino al trono.
game-bagdad = Il ladro di Bagdad
game-bagdad-line = Apposta le tue guardie, fai passare i tuoi ladri davanti agli altri e porta via i forzieri da sei palazzi.
game-five-tribes = Five Tribes
game-five-tribes-line = Fai un’offerta per il tuo turno, semina le tribù di tessera in tessera e chiama in aiuto i Djinn.
players-from-to = { $from }–{ $to } giocatori
minutes-from-to = { $from }–{ $to } min
play-now = Gioca ora
invite-friends = Invita amici
more-options = Altre opzioni
my-tables = I miei tavoli
my-tables-none = Qui appariranno i tuoi tavoli, così potrai tornarci.
tables-to-watch = Tavoli a cui unirsi o da guardare
tables-to-watch-none = Al momento nessun tavolo pubblico è aperto.
join-by-link = Unisciti con un link
link-example = Link a un tavolo
link-note = Ti hanno mandato un link? Puoi anche semplicemente aprirlo.
link-is-bad = Questo non è un link a un tavolo.
join = Unisciti
stage-open = { $free ->
    [0] non iniziato
    [one] 1 posto libero
   *[other] { $free } posti liberi
}
stage-playing = in corso
stage-over = finito
stage-closed = chiuso

## A new table

new-table = Nuovo tavolo: { $game }
players = Giocatori
against = Contro
against-bots = bot
against-friends = amici, con un link
against-screen = persone a questo schermo
player-number = Giocatore { $number }
name-of-player = Nome
level = Forza dei bot
clock = Orologio
clock-none = senza orologio
clock-quick = 5 minuti a testa, 10 s in più per turno
clock-slow = 15 minuti a testa, 20 s in più per turno
clock-days = 3 giorni per turno
public-table = Tutti possono trovare e guardare questo tavolo
aids-allowed = Si possono chiedere consigli e cercare tra le mosse possibili
options-of-the-game = Varianti del gioco
option-off = nessuno
open-table = Apri il tavolo
begin = Comincia
bot-random = Lanciadadi
bot-novice = Novizio
bot-merchant = Mercante
bot-vizier = Visir
bot-caliph = Califfo

## Before the game

invite-title = Invita amici
invite-line = Manda questo link. Chi lo apre può prendere un posto libero, senza registrarsi.
link-to-table = Link a questo tavolo
copy-link = Copia il link
link-copied = Il link è copiato.
seats = Posti
seat-free = posto libero
you = tu
sit-down = Siediti
sit-too = Siediti anche qui
stand-up = Alzati
dismiss = Manda via
a-bot = Bot
a-bot-stands-in = un bot sostituisce
fill-and-begin = { $free ->
    [one] Completa 1 posto con un bot e comincia
   *[other] Completa { $free } posti con bot e comincia
}
table-closed = Questo tavolo è stato chiuso prima che iniziasse una partita.

## At the table

board = Tabellone
legal-steps = Mosse possibili
view-as-data = Ciò che puoi sapere
to-choose = deve scegliere
away = assente
time-left = restano { $time }
your-turn = Tocca a te.
waiting-for = Si aspetta { $names }.
game-over = La partita è finita.
actions = Azioni
undo = Annulla
hint = Aiuto
thinking = Pensa…
hint-line = Un bot forte sceglierebbe:
hint-share = { $share } % dei suoi pensieri
hint-win = probabilità di vincere circa { $win } %
rules = Regole
no-help = Non c’è ancora un riassunto di questo gioco.
table-menu = Tavolo
take-seat-back = Riprendi il mio posto
connection-lost = La connessione è persa. Si riprova; non si perde nulla.
connection-back = Di nuovo connesso.
log = Diario
log-empty = Non è ancora successo nulla.
chat = Chat
chat-empty = Saluta il tavolo.
say-something = Di’ qualcosa
send = Invia

## The menu of a table

copy-link-to-watch = Copia il link a questo tavolo
seat-to-device = Sposta il mio posto su un altro dispositivo
seat-link-note = Il link è copiato. Aprilo sull’altro dispositivo: vale una volta sola e il tuo posto si sposta lì.
record = Scarica la partita
leave-for-now = Esci per ora
leave-note = Il posto resta tuo: torna da «I miei tavoli» quando vuoi.
resign = Lascia giocare un bot per me
resign-note = Puoi riprendere il posto in ogni momento.
seed-hash = Impronta della mescolata nascosta:
curtain-use = Copri lo schermo quando passa di mano

## Several people at one screen

curtain-title = Tocca a { $name }
curtain-line = Passate lo schermo; nessun altro dovrebbe guardare.
curtain-lift = Sono { $name }: mostra il tavolo
curtain-off = Mostra sempre subito, non nascondiamo nulla

## Looking back

look-back = Rivedi
replay = Riproduci
looking-back = Sguardo indietro: momento { $moment } di { $count }
moment = Momento
moment-first = All’inizio
moment-previous = Un passo indietro
moment-next = Un passo avanti
moment-last = All’ultimo momento
play-moments = Avvia
pause = Pausa
back-to-now = Torna al presente
moments-missed = { $count ->
    [one] 1 momento nuovo
   *[other] { $count } momenti nuovi
}
copy-link-to-moment = Copia un link a questo momento
through-whose-eyes = Con gli occhi di chi
eyes-of = Come l’ha visto { $name }
eyes-of-spectator = Come l’ha visto uno spettatore
everything-open = Tutto scoperto

## The end

result = Risultato
rank = Posto { $rank }
points = { $score }
rematch = Rivincita
to-rematch = Alla rivincita
rematch-offered = Qualcuno vorrebbe una rivincita.

## Keys

keys = Tasti
keys-on = Singoli tasti come scorciatoie; le regole li elencano
key-undo = annulla una mossa
key-hint = chiedi un aiuto
key-help = queste regole
key-look-back = guarda indietro
key-moments = scorri i momenti
key-play = avvia i momenti o metti in pausa
key-live = torna al presente

## The log around the game

log-sat = { $name } si siede.
log-left = { $name } si alza.
log-filled = Si siede un bot: { $bot }.
log-dismissed = Un bot viene mandato via.
log-started = La partita comincia.
log-undone = { $name } annulla una mossa.
log-stood-in = Ora gioca un bot per { $name }.
log-stood-in-time = Il tempo di { $name } è scaduto: continua un bot.
log-stood-in-away = { $name } è assente da molto: continua un bot.
log-stood-in-resigned = { $name } lascia continuare un bot.
log-stood-in-left = { $name } se n’è andato: continua un bot.
log-returned = { $name } è tornato.
log-moved = { $name } gioca ora su un altro dispositivo.
log-rematched = Ci sarà una rivincita.
log-closed = Il tavolo è chiuso.

## Why something was not done

refusal-no-connection = Il server non risponde.
refusal-stale = Il tavolo è andato avanti dopo la tua scelta; guarda di nuovo.
refusal-not-your-seat = Questo posto non è tuo.
refusal-not-seated = Può farlo solo chi siede al tavolo.
refusal-stand-in-plays = A questo posto gioca un bot; prima riprendilo.
refusal-no-undo = Non c’è nulla da annullare: solo le proprie mosse dopo l’ultima pesca, rivelazione o mossa di altri.
refusal-seat-taken = Questo posto è occupato.
refusal-table-full = Nessun posto è libero.
refusal-empty-seats = Ci sono ancora posti liberi.
refusal-wrong-stage = A questo punto della partita non si può.
refusal-used-link = Questo link è già stato usato; chiedine uno nuovo.
refusal-too-many = Era troppo in una volta; aspetta un momento.
refusal-too-often = Era troppo spesso; aspetta un momento.
refusal-busy = Il tavolo è troppo occupato; riprova.
refusal-no-table = Questo tavolo qui non esiste.
refusal-bad-link = Questo link non va bene: forse ne manca un pezzo.
refusal-no-moment = Questo momento non esiste.
refusal-not-your-turn = Ora non hai nulla da scegliere.
refusal-fault = È un errore del server, non tuo.
refusal-no-identity = Il server non ti conosce; ricarica la pagina.
refusal-no-person = A questo posto ora non gioca nessuna persona.
