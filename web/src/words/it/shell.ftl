# I testi dell’interfaccia. Quelli dei giochi hanno un prefisso proprio (bk-, bg-, ft-) nelle loro cartelle.

skip-to-content = Vai al contenuto
to-home = Torna alla pagina iniziale
no-page = Questa pagina non esiste.
one-moment = Un momento…
close = Chiudi
save = Salva
yes = Sì
no = No
are-you-sure = Confermi?

## Settings

settings = Impostazioni
account = Account
your-name = Il tuo nome
your-name-note = Lo prendono anche i tuoi posti nelle partite in corso.
language = Lingua
language-draft = Non ancora riletto da chi lo parla dalla nascita: { $languages }.
appearance = Aspetto
theme-system = Come da sistema
theme-light = Chiaro
theme-dark = Scuro
sound = Suono
volume = Volume
sound-on = Attiva i suoni

## Home

home-title = Una notte al caravanserraglio
home-line = Tre giochi da tavolo dalle Mille e una notte. Siediti, gioca contro i bot o manda un link agli amici.
games = Giochi
game-bakschisch = Bakschisch
game-bakschisch-line = Chiudi il pugno su monete o su un ladro, aprilo insieme agli altri e corrompi tutti fino al trono.
game-bagdad = Il ladro di Bagdad
game-bagdad-line = Disponi le tue guardie, fai passare i tuoi ladri sotto il naso di quelle altrui e porta via i forzieri da sei palazzi.
game-five-tribes = Five Tribes
game-five-tribes-line = Fai un’offerta per l’ordine di turno, semina le tribù di tessera in tessera ed evoca i geni.
players-from-to = { $from }–{ $to } giocatori
minutes-from-to = { $from }–{ $to } min
play-now = Gioca ora
invite-friends = Invita amici
more-options = Altre opzioni
my-tables = I miei tavoli
awaited-at = { $count ->
    [one] Ti aspettano a un tavolo.
   *[other] Ti aspettano a { $count } tavoli.
}
calls = Chiamate
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
against-screen = persone su questo schermo
player-number = Giocatore { $number }
name-of-player = Nome
level = Forza dei bot
clock = Orologio
clock-none = senza orologio
clock-quick = 5 minuti a testa, 10 s in più per turno
clock-slow = 15 minuti a testa, 20 s in più per turno
clock-days = 3 giorni per turno
public-table = Tutti possono trovare e guardare questo tavolo
aids-allowed = Si possono chiedere suggerimenti e cercare tra le mosse possibili
options-of-the-game = Varianti del gioco
option-off = nessun limite
open-table = Apri il tavolo
preparing-home-rules = In preparazione, una sola volta su questo computer: { $percent }%.
preparing-home-bots = Puoi giocare. I bot sono in preparazione: { $percent }%.
preparing-home-search = Puoi giocare. I bot più forti sono in preparazione: { $percent }%.
preparing-table-rules = Questo gioco è in preparazione, una sola volta su questo computer: { $percent }%.
preparing-table-bots = I bot sono in preparazione: { $percent }%. Giocheranno appena possibile.
preparing-table-search = I bot più forti sono in preparazione: { $percent }%. Giocheranno appena possibile.
bots-held = I bot aspettano: quanto si può memorizzare in un giorno per chi ha aperto questo tavolo è esaurito. Riprenderanno da soli.
starts-by-itself = La partita comincia da sola appena il gioco è pronto.
begin = Comincia
bot-random = Casuale
bot-novice = Principiante
bot-merchant = Mercante
bot-cadi = Cadì
bot-vizier = Visir
bot-caliph = Califfo
bot-simurgh = Simurgh

## Before the game

invite-title = Invita amici
invite-line = Manda questo link. Chi lo apre può prendere un posto libero, senza registrarsi.
link-to-table = Link a questo tavolo
copy-link = Copia il link
link-copied = Link copiato.
seat-whole = Tutto ciò che ha { $name }
seats = Posti
seat-free = posto libero
seat-kept = riservato a { $name }
seat-kept-for-you = riservato a te
former-player = un ex giocatore
guest-name = { $animal ->
    [camel] cammello
    [falcon] falco
    [fox] volpe
    [gazelle] gazzella
    [hoopoe] upupa
    [ibex] stambecco
    [lynx] lince
    [oryx] orice
    [stork] cicogna
   *[swallow] rondine
} { $city ->
    [Basra] di Bassora
    [Bukhara] di Bukhara
    [Cairo] del Cairo
    [Damascus] di Damasco
    [Fez] di Fez
    [Kufa] di Kufa
    [Marrakesh] di Marrakech
    [Mosul] di Mosul
    [Muscat] di Mascate
   *[Samarkand] di Samarcanda
}
you = tu
sit-down = Siediti
sit-too = Siediti anche qui
stand-up = Alzati
dismiss = Manda via
a-bot = Bot
a-bot-stands-in = gioca un bot al suo posto
fill-and-begin = { $free ->
    [one] Aggiungi 1 bot e comincia
    *[other] Aggiungi { $free } bot e comincia
}
table-closed = Questo tavolo è stato chiuso prima che iniziasse una partita.
host = ospita
host-begins = { $name } dà inizio alla partita.
opener-begins = Chi ha aperto questo tavolo dà inizio alla partita.
hosting-unseated = Questo tavolo lo ospiti tu: puoi dare inizio alla partita anche senza sederti.
remove-sure = Mandare via { $name } da questo tavolo? Non potrà più sedersi qui.
free-seat = Libera il posto
close-table = Chiudi il tavolo
close-table-sure = Chiudere questo tavolo? Non vi si giocherà nessuna partita.

## At the table

board = Tabellone
legal-steps = Mosse possibili
view-as-data = Ciò che puoi sapere
to-choose = deve scegliere
away = assente
bot-hurried = { $name } ha riflettuto meno del solito sull’ultima mossa, perché molti tavoli aspettano i bot.
time-left = restano { $time }
your-turn = Tocca a te.
waiting-for = In attesa di { $names }.
game-over = La partita è finita.
actions = Azioni
go-on = Avanti
plan-whole = Il tuo turno è pronto: giocalo, oppure torna indietro.
undo = Annulla
plan-is-back = Il piano di prima è di nuovo qui.
hint = Suggerimento
thinking = Sta pensando…
since-title = Dal tuo ultimo turno
you-watch = Stai guardando
watchers = { $count ->
    [0] Nessuno guarda.
    [one] 1 persona guarda.
   *[other] { $count } persone guardano.
}
speed = Le mosse degli altri
speed-slow = lente
speed-normal = normali
speed-instant = subito
speed-step = una alla volta
speed-now = Le mosse degli altri: { $speed }.
next-move = Mossa seguente
hint-line = Un bot forte sceglierebbe:
hint-take = Mettila nel mio piano
hint-share = { $share }% della sua riflessione
hint-why = Perché:
brings-only = È l’unica mossa permessa.
brings-better = a prima vista il { $amount }% di vittoria in più rispetto alle altre mosse
brings-chances = a prima vista ti lascia circa il { $amount }% della vittoria
rules = Regole
contents = Indice
all-rules = Tutte le regole per numero (in inglese)
rules-in-english = Queste regole complete esistono per ora solo in inglese. Un riassunto in italiano è al tavolo, sotto «Regole».
no-help = Non c’è ancora un riassunto di questo gioco.
table-menu = Tavolo
take-seat-back = Riprendi il mio posto
reload-title = Serai è stato aggiornato
reload = Ricarica
connection-lost = Connessione persa. Riconnessione in corso; non va perso nulla.
connection-back = Connessione ristabilita.
log = Registro
log-empty = Non è ancora successo nulla.
talk-drawer = Registro e chat{ $unread ->
    [0] {""}
   *[other] , { $unread } nuovi
}
chat = Chat
chat-empty = Saluta il tavolo.
say-something = Di’ qualcosa
send = Invia
member = membro
muted-people = Persone silenziate
unmute = Riascolta

## The menu of a table

copy-link-to-watch = Copia il link a questo tavolo
seat-to-device = Gioca anche su un altro dispositivo
seat-link-note = Apri questo link sull’altro dispositivo: vale una volta sola, per un’ora. Chi lo apre può giocare al tuo posto.
seat-link-waits = Un link al tuo posto è stato creato e non è ancora stato usato.
seat-devices = { $count ->
    [one] Un altro dispositivo può giocare al tuo posto.
   *[other] Altri { $count } dispositivi possono giocare al tuo posto.
}
seat-by-link = Questo dispositivo occupa il posto grazie a un link privato.
revoke-link = Revoca il link
send-devices-away = Manda via gli altri dispositivi
revoke-all = Revoca il link e manda via gli altri dispositivi
link-revoked = Il link non vale più.
devices-gone = Ora nessun altro dispositivo può giocare al tuo posto.
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
replay = Rivedi la partita
looking-back-step = Sguardo indietro: turno { $turn } di { $turns }, passo { $step } di { $steps }
looking-back-start = Sguardo indietro: l’inizio
step-previous = Un passo indietro
step-next = Un passo avanti
turn-steps = Passo per passo
looking-back = Sguardo indietro: turno { $turn } di { $turns }
moment = Turno
moment-first = All’inizio
moment-previous = Un turno indietro
moment-next = Un turno avanti
moment-last = All’ultimo turno
play-moments = Riproduci
pause = Pausa
back-to-now = Torna alla partita
moments-missed = { $count ->
    [one] 1 nuovo turno
   *[other] { $count } nuovi turni
}
copy-link-to-moment = Copia un link a questo momento
through-whose-eyes = Punto di vista
eyes-of = Punto di vista: { $name }
eyes-of-spectator = Punto di vista: pubblico
everything-open = Tutto scoperto

## The end

result = Risultato
points = { $game ->
    [bakschisch] casella { $score }
    [bagdad] { $score ->
        [one] 1 forziere
        *[other] { $score } forzieri
    }
    *[other] { $score ->
        [one] 1 punto
        *[other] { $score } punti
    }
}
rematch = Rivincita
to-rematch = Alla rivincita
rematch-offered = Qualcuno vorrebbe una rivincita.

## Keys

keys = Tasti
keys-on = Scorciatoie a un tasto (elencate nelle regole)
key-undo = annulla una mossa
key-hint = chiedi un suggerimento
key-help = queste regole
key-talk = registro e chat
key-look-back = guarda indietro
key-speed = quanto in fretta si mostrano le mosse degli altri
key-moments = turno per turno nella partita; con Maiusc, passo per passo
key-play = riproduci o metti in pausa
key-live = torna alla partita

## The log around the game

log-sat = { $name } si siede.
log-left = { $name } si alza.
log-left-removed = Chi ospita manda via { $name }.
log-filled = Si siede un bot: { $bot }.
log-dismissed = Un bot viene mandato via.
log-dismissed-freed = Un posto riservato ora è libero per tutti.
log-called = La partita comincia appena il gioco è pronto.
log-started = La partita comincia.
log-undone = { $name } annulla una mossa.
log-stood-in = Ora gioca un bot per { $name }.
log-stood-in-time = Il tempo di { $name } è scaduto: continua un bot.
log-stood-in-away = { $name } è assente da molto: continua un bot.
log-stood-in-resigned = { $name } lascia continuare un bot.
log-stood-in-left = { $name } ha lasciato il tavolo: continua un bot.
log-returned = { $name } è di nuovo al tavolo.
log-moved = { $name } gioca ora su un altro dispositivo.
log-linked = Hai creato un link privato al tuo posto.
log-unlinked = I link al tuo posto non valgono più, e nessun altro dispositivo può giocarvi.
log-joined = Un dispositivo è stato aggiunto al tuo posto ({ $name }).
log-rematched = Ci sarà una rivincita.
log-unsealed = Tutti i tavoli del turno hanno finito: le carte si possono vedere.
log-closed = Il tavolo è chiuso.
log-hushed = { $name } non può più parlare qui.
log-hushed-lifted = { $name } può di nuovo parlare qui.

## Why something was not done

refusal-no-connection = Il server non risponde.
refusal-no-picture = Il tuo browser non è riuscito a fare questa immagine; prova con l’SVG.
refusal-unknown = Ora non è possibile.
refusal-over = La partita è finita.
refusal-not-your-turn = { $seat } ora non ha nulla da scegliere; il tavolo aspetta { $seats }.
refusal-draw-first = Prima viene una pesca; ora nessuno ha nulla da scegliere.
refusal-no-undo = Puoi annullare solo le tue mosse, finché nulla è stato pescato, rivelato o giocato da altri.
refusal-hushed = Chi ospita questo tavolo non ti lascia parlare qui.
refusal-no-line = Questa riga non c’è più.
refusal-no-speaker = Nessuno con questo nome ha parlato qui.
refusal-oneself = Sei tu.
refusal-reported = Hai già segnalato questa persona a questo tavolo; chi gestisce la casa darà un’occhiata.
refusal-others-talk = Puoi reagire alle righe di coloro con cui parli.
refusal-unknown-step = Questa pagina ha chiesto una mossa che non esiste; ricaricala.
refusal-impossible-draw = Questo ora non si può pescare: { $draw }.
refusal-no-table = Questo tavolo non esiste.
refusal-no-rules = Qui non c’è il testo delle regole di { $game }.
refusal-unreadable-table = Il registro di questo tavolo è danneggiato, perciò è stato chiuso. Chi ospita può saperne di più.
refusal-not-begun = La partita non è cominciata.
refusal-going-on = La partita è cominciata: i posti si cambiano solo dopo la fine.
refusal-finished = La partita è finita; una rivincita apre un nuovo tavolo.
refusal-closed = Questo tavolo è stato chiuso prima che iniziasse una partita.
refusal-wrong-stage = A questo punto della partita non si può.
refusal-wrong-seat-stage = Ora questo posto non può cambiare così.
refusal-no-rematch-yet = La rivincita viene dopo la fine della partita.
refusal-empty-seats = { $free ->
    [one] 1 posto è ancora libero: aspetta qualcuno o mettici un bot.
   *[other] { $free } posti sono ancora liberi: aspetta altri giocatori o mettici dei bot.
}
refusal-table-full = Nessun posto è libero.
refusal-too-many-bots = { $free ->
    [one] C’è 1 posto per i bot, non { $bots }.
   *[other] Ci sono { $free } posti per i bot, non { $bots }.
}
refusal-seat-taken = { $seat }: questo posto è occupato.
refusal-no-seat = Non c’è un posto numero { $number }; l’ultimo è { $last }.
refusal-no-bot = { $seat }: qui non siede nessun bot.
refusal-no-person = { $seat }: a questo posto ora non gioca nessuna persona.
refusal-no-stand-in = { $seat }: qui nessun bot sostituisce.
refusal-seat-free = { $seat }: nessuno occupa questo posto.
refusal-not-your-seat = { $seat }: questo posto non è tuo.
refusal-stand-in-plays = A questo posto gioca un bot; prima riprendilo.
refusal-stale = Il tavolo è andato avanti dopo la tua scelta; guarda di nuovo.
refusal-not-seated = Può farlo solo chi siede al tavolo.
refusal-unknown-bot = Per questo gioco non esiste questo bot: { $bot }.
refusal-unknown-command = Il server non conosce questo comando: { $command }.
refusal-not-over = Si potrà vedere quando la partita è finita.
refusal-prepared = Una partita da una posizione preparata ha una registrazione quando è finita.
refusal-no-moment = La mossa { $number } non esiste; l’ultima è la { $last }.
refusal-no-puzzle = Questo enigma qui non c’è.
refusal-no-study = Questo studio qui non c’è.
refusal-not-your-study = Solo chi ha aperto questo studio può modificarlo.
refusal-study-of-what = Uno studio mostra una cosa sola: una partita finita, una registrazione o una posizione.
refusal-study-later = Una partita si può studiare quando è finita.
refusal-bad-record = Questa registrazione non si può leggere: { $reason }
refusal-bad-position = Questa posizione non si può usare: { $reason }
refusal-bad-tree = { $line }: { $reason }
refusal-changed-elsewhere = Questo studio è stato modificato altrove da quando l’hai aperto; ricaricalo.
refusal-many-studies = Hai { $most } studi, di più non ce ne stanno; eliminane uno.
refusal-nothing-to-judge = In questa partita non c’è nessuna decisione da giudicare.
refusal-games-wait = { $most } partite aspettano già di essere analizzate; riprova più tardi.
refusal-no-analysis = Questo server non analizza partite.
refusal-no-choice = In questo punto nessuno ha una scelta.
refusal-study-over = In questo punto la partita è finita: non c’è più niente da giocare.
refusal-again-later = La stessa distribuzione si può rigiocare quando la partita è finita.
refusal-deal-goes-on = Giochi già questa distribuzione a un altro tavolo; finisci prima quella partita.
refusal-no-evening = Qui non c’è questa serata.
refusal-not-director = Può farlo solo chi dirige la serata.
refusal-evening-over = Questa serata è finita.
refusal-evening-not-begun = Questa serata non è cominciata.
refusal-evening-round = Si sta giocando un turno; si può fare nella pausa che segue.
refusal-evening-few = Servono almeno { $least } giocatori.
refusal-evening-full = Una serata ha al massimo { $most } giocatori.
refusal-evening-door = La direzione non fa entrare più nessuno.
refusal-evening-members = Questa serata è per i membri: crea un account o accedi.
refusal-evening-banned = La direzione ti ha escluso da questa serata.
refusal-evening-public = Solo le serate dei membri stanno nell’elenco; alle altre si arriva con il link.
refusal-evening-table = Questo tavolo fa parte di una serata, che ti porta al prossimo.
refusal-many-evenings = Hai { $most } serate non finite; terminane una.
refusal-bad-ranks = I posti si contano da 1, uno per giocatore; quelli uguali si dividono: 1, 1, 3.
refusal-sealed = Altri tavoli giocano le stesse carte: si vedrà quando il turno sarà finito.
refusal-not-alone = L’allenatore aiuta solo ai tavoli di una persona contro i bot.
refusal-no-aids = Questo tavolo è stato aperto senza aiuti né elenchi di mosse.
refusal-being-prepared = Il bot che dà i consigli è ancora in preparazione. Riprova tra un minuto.
refusal-past-knowledge = Non si sa ancora che cosa segue una di queste mosse; gioca prima fin lì.
refusal-other-protocol = Il server è più recente di questa pagina. Ricarica la pagina per continuare; nulla va perso.
refusal-no-hello = Questa pagina ha parlato senza presentarsi; ricaricala.
refusal-bad-message = Il server non ha capito questa pagina; ricaricala.
refusal-bad-request = Il server non ha capito questa pagina; ricaricala.
refusal-http = Il server non accetta questa richiesta.
refusal-no-identity = Il server non ti conosce; ricarica la pagina.
refusal-bad-name = Un nome ha almeno una lettera.
refusal-bad-link = Questo link non è valido: forse ne manca una parte.
refusal-used-link = Questo link non vale più: è stato usato, revocato o è troppo vecchio. Chiedine uno nuovo.
refusal-name-taken = Un membro ha questo nome, o uno che gli somiglia; scegline un altro.
refusal-name-reserved = Questo nome è dei bot o della casa; scegline un altro.
refusal-no-member = Non hai ancora un account.
refusal-member-already = Hai già un account.
refusal-no-passkeys-here = Le passkey richiedono un indirizzo sicuro (https) con un nome, oppure localhost; questa pagina ne ha un altro.
refusal-bad-passkey = Non è stato possibile verificare questa passkey; riprova.
refusal-unknown-passkey = Nessun account qui ha questa passkey.
refusal-old-challenge = Ci è voluto troppo tempo; riprova.
refusal-many-passkeys = Un account ha al massimo { $most } passkey; prima togline una.
refusal-last-passkey = L’ultima passkey resta; prima aggiungine un’altra.
refusal-bad-code = Non è un codice di recupero, o è già stato usato.
refusal-prove-again = Mostra ancora una volta la tua passkey, poi riprova.
refusal-members-only = Questa casa è per i suoi membri: accedi, o vieni con un invito.
refusal-no-invitation = Questo invito non vale più, o non è mai stato valido; chiedine un altro.
refusal-muted = Chi ospita questa casa ti ha silenziato per ora: gioca pure, ma non puoi scrivere.
refusal-account-closed = Chi ospita questa casa ha chiuso questo account.
refusal-not-welcome = Chi ospita questa casa ora non accoglie visitatori dalla tua rete.
refusal-not-the-host = Può farlo solo chi ospita la casa.
refusal-no-such-member = Qui non c’è un membro così.
refusal-no-such-invitation = Non c’è un invito così.
refusal-no-such-backup = Non c’è una copia così.
refusal-no-such-report = Non c’è una segnalazione così, o qualcuno l’ha già vista.
refusal-backup-goes-on = Una copia è già in corso; aspetta che finisca.
refusal-backup-failed = Non è stato possibile scrivere la copia; il registro dice perché.
refusal-last-host = Una casa ha chi la ospita: prima nomina qualcun altro.
refusal-host-stays = Questo membro ospita la casa; prima deve smettere.
refusal-not-going-on = Questo tavolo è già finito o chiuso.
log-closed-said = La casa ha chiuso il tavolo: { $text }
log-stood-in-removed = Chi ospita ha mandato via { $name }: continua un bot.
table-closed-house = Chi ospita questa casa ha chiuso questo tavolo.
host-room = La stanza di chi ospita
refusal-no-push = Questo server non chiama nessuno sui dispositivi.
refusal-bad-device = Il servizio di notifiche di questo browser non è tra quelli che il server conosce.
refusal-many-devices = Ti chiamiamo su { $most } dispositivi, di più non ce ne stanno; togline uno.
refusal-no-device = Questo dispositivo non è più tra i tuoi.
refusal-not-called = La chiamata non è arrivata; riprova più tardi.
refusal-no-mail = Questo server non manda e-mail.
refusal-bad-address = Questo non è un indirizzo e-mail.
refusal-asked-already = Lì è già partita un’e-mail; cercala, anche nella posta indesiderata.
refusal-many-addresses = Sono partite abbastanza e-mail verso tuoi nuovi indirizzi; riprova tra qualche giorno.
refusal-no-address = Non hai un indirizzo e-mail confermato.
refusal-bad-letter = Questo link non è valido; forse ne manca una parte.
refusal-too-many-public = Hai { $most } tavoli pubblici in attesa di giocatori; iniziane o chiudine uno.
refusal-too-many-waits = Dal tuo indirizzo si aspetta già a { $most } tavoli pubblici di altri; gioca, o lasciane uno.
refusal-seated = Hai già un posto qui.
refusal-seat-kept = { $seat }: questo posto è riservato a chi ha giocato prima.
refusal-removed = Chi ospita questo tavolo ti ha tolto il posto.
refusal-not-host = Solo chi ospita il tavolo può farlo.
refusal-changed-often = Hai cambiato idea abbastanza volte: gioca, e potrai di nuovo.
refusal-much-stored = Quanto si può memorizzare in un giorno per una persona è esaurito; aspetta un po’.
refusal-enough-here = L’hai fatto abbastanza volte a questo tavolo; continua a giocare, o aprine un altro.
refusal-empty-line = Questa riga non mostra nulla.
refusal-unstored = Il server non può salvare nulla in questo momento; non è stato fatto nulla. Riprova tra poco.
refusal-bad-table = Un tavolo non si può aprire così; controlla le opzioni.
refusal-too-many-tables = Hai troppi tavoli non finiti; finiscine o lasciane qualcuno.
refusal-too-many = { $what ->
    [chat-lines] Troppe chiacchiere in una volta; aspetta un momento.
    [hints] Troppi aiuti in poco tempo; aspetta un momento.
    [new-tables] Troppi tavoli nuovi in poco tempo; aspetta un po’.
   *[other] Troppe richieste insieme; aspetta un momento.
}
refusal-busy = Il server è sovraccarico; riprova.
refusal-foreign-page = Il server non accetta richieste dalle pagine di altri siti.
refusal-too-large = È troppo grande: il server accetta al massimo { $bytes } byte.
refusal-fault = Qualcosa è andato storto sul server; non è colpa tua. Riprova.

## Coming back, sitting down, sharing

continue-title = Riprendi
your-turn-there = Tocca a te
full-rules = Le regole complete, numerate (in inglese)
exact-words = Il testo esatto (in inglese)
bot-random-line = Molto facile: tira i dadi.
bot-novice-line = Facile: prende ciò che salta all’occhio e non vede molte cose.
bot-merchant-line = Medio: conosce il valore delle cose, prevede solo il proprio turno.
bot-cadi-line = Piuttosto difficile: vede che cosa porta una mossa, ma poche delle risposte.
bot-vizier-line = Difficile: prevede più mosse.
bot-caliph-line = Molto difficile: pensa più a lungo e più lontano.
bot-simurgh-line = Il più difficile: gioca secondo una soluzione del gioco. Solo in due, con le regole consuete.
join-title = Prendi posto
join-line = Di’ agli altri come ti chiami e siediti.
join-full = Tutti i posti sono occupati, ma puoi guardare.
sit-here = Siediti qui
move-here = Spostati qui
remove-seat = Togli questo posto
add-seat = Aggiungi un posto
about-table = A questo tavolo
usual-rules = Regole abituali
without-aids = Senza suggerimenti né elenchi di mosse
public-yes = Chiunque può trovarlo e guardare
clock-some-days = { $days ->
    [one] 1 giorno per turno
   *[other] { $days } giorni per turno
}
clock-some-time = { $minutes } min a testa + { $bonus } s per turno
share = Condividi
qr-show = Codice QR
qr-label = Codice QR del link a questo tavolo
log-renamed = { $was } ora si chiama { $name }.
seat-gone = Questo dispositivo non gioca più quel posto.
leave-note-watch = Stai guardando. Il link ti riporta qui.
refusal-seats-fixed = Questo tavolo può avere da { $low } a { $high } posti.

## Endings

end-you-win = Hai vinto!
end-wins = Vince { $name }!
end-shared = Vittoria condivisa: { $names }
end-lost = Ben giocato! Arrivi al posto { $rank } su { $players }.
end-where-lost = Dove ho perso?
end-how-won = Come ho vinto?
end-more = Altro
end-hide = Mostra il tavolo
end-show = Mostra il risultato
rematch-by = { $name } vorrebbe la rivincita.
rematch-join = Gioca ancora

## Where a link is shown, and without a network

preview-open = { $free ->
    [0] Tutti i posti sono occupati; la partita sta per cominciare.
    [one] 1 posto è libero: apri il link e siediti, senza account.
   *[other] { $free } posti sono liberi: apri il link e siediti, senza account.
}
preview-playing = La partita è cominciata: apri il link per guardare.
preview-over = La partita è finita: apri il link per rivederla.
offline-title = Nessuna connessione
offline-line = Serai non è raggiungibile al momento. I tuoi tavoli sono al sicuro sul server; questa pagina torna appena sei in linea.
offline-again = Riprova

## The school
school-title = Imparare a giocare
school-line = Una prima partita guidata per ognuno dei tre giochi: poche brevi scene sul vero tabellone, e ogni mossa la fai tu.
school-lessons = Lezioni
school-scenes = Scene
school-scene-of = Scena { $number } di { $count }
school-next = Scena successiva
school-again = Ricomincia
school-show-me = Fammi vedere
school-shown = Per esempio: { $steps }.
school-rules = Regole:
school-done = fatta
school-play = Gioca a { $game }
school-you = Tu
school-rival-1 = Amina
school-rival-2 = Yusuf
school-rival-3 = Leila
school-rival-4 = Tarik
school-minutes = circa { $minutes } minuti
school-progress = { $done } scene su { $count }
school-begin = Comincia
school-go-on = Continua
school-once-more = Ancora una volta
school-new-here = Prima volta qui?
school-five-minutes = Impara un gioco in cinque minuti.
school-offer = Imparare a giocare
refusal-no-lesson = Questa lezione qui non c’è, oppure non ha questa scena.
refusal-bad-lesson = Questa scena ha un errore e non si può giocare. Chi ospita può saperne di più.

## Coach

coach = Allenatore
coach-use = Allenatore: dimmi quando una mossa ha regalato molto
coach-note = Solo contro i bot. Giudicata da ciò che potevi sapere prima della mossa.
coach-said = Questa mossa ha regalato circa il { $cost } %. Era più forte: { $better }.
coach-back = Riprendi la mossa

## The study room

study-room = Sala di studio
study-this-game = Studia questa partita
same-deal = La stessa distribuzione di nuovo
elsewhere = Altro di Serai
study-home-line = Dove è stata vinta? E se…?
evenings = Serate
evenings-home-line = Un torneo in un minuto: sistema svizzero, girone all’italiana o gironi.
to-evening = Torna alla serata
evening = Serata
evening-table-ready = Il tuo tavolo è pronto.
evening-go = Vai
sealed-line = Altri tavoli giocano ancora le stesse carte: si vedranno quando il turno sarà finito.

## Giocatori e punteggi

players-and-ratings = Giocatori e punteggi
players-home-line = Chi è in testa, e chi è chi?
players-own = La mia pagina
player-page-of = La pagina di { $name }
rated-table = Partita classificata
rated-table-line = Conta per la valutazione di chi gioca: solo per membri, senza suggerimenti.
rated-yes = Questa partita è classificata
rated-short = classificata
rated-for-members = Questa partita è classificata: solo i membri possono sedersi. Puoi guardare, o diventare membro:
rated-invite-line = Manda questo link. I membri possono prendere un posto libero, guardare possono tutti.
refusal-rated-plain = Una partita classificata si gioca senza suggerimenti e comincia con una distribuzione nuova.
refusal-rated-members = Questa partita è classificata: qui possono sedersi solo i membri.
refusal-rated-once = Questa partita è classificata: ognuno ha un solo posto.
refusal-rated-apart = Questa partita è classificata, e qualcuno con il tuo indirizzo internet è già seduto qui.
refusal-rated-bots = Le partite classificate le giocano solo i bot di Serai.
refusal-no-player = Questo giocatore qui non c’è.

## Games of days

days-title = Giorni
days-per-turn = Giorni per turno
days-bank = Riserva in giorni
days-bank-note = Ciò che un turno usa oltre i suoi giorni si toglie dalla riserva, che vale per tutta la partita. Ciò che un turno non usa non si aggiunge.
days-away = Giorni di vacanza a testa
days-weekends = Sabati e domeniche non contano
days-holidays = Giorni che non contano
days-add = Aggiungi
days-remove = Togli { $day }
days-zone = I giorni cominciano e finiscono nel fuso orario { $zone }.
days-fact-bank = { $days ->
    [one] Riserva di 1 giorno per tutta la partita
   *[other] Riserva di { $days } giorni per tutta la partita
}
days-fact-weekends = Sabati e domeniche non contano ({ $zone })
days-fact-holidays = Non contano: { $days }
days-fact-away = { $days ->
    [one] Ognuno ha diritto a 1 giorno di vacanza
   *[other] Ognuno ha diritto a { $days } giorni di vacanza in tutto
}
turn-until = fino a { $when }
bank-left = { $time } di riserva
away-until = in vacanza fino al { $when }
log-away = { $name } è in vacanza fino al { $until }.
log-away-over = { $name } è di ritorno dalle vacanze.
holiday-title = Vacanza
holiday-note = { $days ->
    [one] In questa partita puoi assentarti ancora 1 giorno: i tuoi giorni si fermano, e tutti lo vedono.
   *[other] In questa partita puoi assentarti ancora { $days } giorni: i tuoi giorni si fermano, e tutti lo vedono.
}
holiday-last-day = Ultimo giorno di assenza
holiday-go = Sono via fino ad allora
holiday-now = Sei in vacanza fino a: { $when }.
holiday-back = Sono di ritorno

## Plans for the own turn

plans-title = Piani per il tuo turno
plans-none = Prepara ciò che vuoi giocare quando toccherà a te. Nessun altro lo vede.
plans-rule = Quando toccherà a te, sarà giocato il primo piano possibile che porta lo stesso di adesso.
plan-ahead = Prepara il mio prossimo turno
plan-ahead-more = Preparane un altro
plan-ahead-stop = Smetti di preparare
plan-ahead-short = Prepara
plan-ahead-stop-short = Smetti
plan-ahead-task = Stai preparando il tuo prossimo turno. Non si gioca nulla finché non arriva.
plan-ahead-whole = Il tuo prossimo turno è pronto: lascialo aspettare, o riprendi delle mosse.
plan-lay = Gioca questo quando tocca a me
plan-laid = Il tuo piano aspetta il tuo turno.
plan-anyway = Giocalo anche se allora porta qualcos’altro
plan-anyway-mark = qualunque cosa porti
plan-up = Prova prima: { $plan }
plan-remove = Riprendi: { $plan }
plan-removed = Il piano è stato ripreso.
plans-ordered = I piani sono in un altro ordine.
plan-fate-played = Il tuo turno è stato giocato come l’avevi preparato.
plan-fate-failed = Nessuno dei tuoi piani andava bene: non si è giocato nulla.
plan-fate-void = I tuoi piani non sono serviti: il tuo turno è stato giocato altrimenti.
key-ahead = prepara il tuo prossimo turno
refusal-unknown-zone = Il fuso orario { $zone } non esiste.
refusal-no-zone = I giorni liberi hanno bisogno di un fuso orario.
refusal-no-such-day = Il giorno { $date } non esiste.
refusal-no-holidays = L’orologio di questo tavolo non prevede vacanze.
refusal-holiday-over = Una vacanza finisce più tardi di adesso.
refusal-holiday-too-long = { $hours ->
    [one] In questa partita ti resta 1 ora di vacanza.
   *[other] In questa partita ti restano { $hours } ore di vacanza.
}
refusal-no-plan-ahead = Il tuo prossimo turno non si può ancora preparare: non si sa come comincerà.
refusal-your-turn-now = Tocca a te: gioca.
refusal-many-plans = Al massimo { $most } piani aspettano un turno; togline prima uno.
refusal-plan-brings-other = Adesso porterebbe qualcosa di diverso da quando l’hai preparato.
