### The host's room

hostroom-line = Chi tiene questa casa se ne prende cura qui. Nessuno vede le mani nascoste, neppure da qui.
hostroom-not-yours = Questa stanza è per chi tiene la casa.
hostroom-how = Chi ospita si nomina sulla macchina del server: serai admin host NOME
hostroom-parts = Parti di questa stanza
hostroom-house = Casa
hostroom-members = Membri
hostroom-tables = Tavoli
hostroom-invitations = Inviti
hostroom-deeds = Che cosa hanno fatto gli ospitanti
hostroom-state = Come sta la casa
hostroom-version = Versione
hostroom-since = In funzione da
hostroom-ready = Stato
hostroom-ready-ready = pronto
hostroom-ready-starting = si avvia
hostroom-ready-compiling = compila le regole
hostroom-ready-unwritable = la base di dati non accetta nulla
hostroom-ready-stopping = si ferma
hostroom-door-state = Porta
hostroom-door-open = aperta agli ospiti
hostroom-door-members = solo membri
hostroom-connections = Connessioni dal vivo
hostroom-moves = Mosse al minuto
hostroom-waiting = Bot in attesa di pensare
hostroom-in-memory = Tavoli in memoria
hostroom-memory = Memoria del processo
hostroom-database = Base di dati
hostroom-growth = { $bytes } al giorno
hostroom-disk = Libero su disco
hostroom-counts = Tavoli per gioco
hostroom-count = { $stage }: { $count }
hostroom-stage-open = aperti
hostroom-stage-playing = in corso
hostroom-stage-over = finiti
hostroom-stage-closed = chiusi
hostroom-none-yet = Ancora nessuno.
hostroom-lately = Che cosa è andato storto di recente
hostroom-lately-none = Niente dall’avvio.
hostroom-settings = Impostazioni in vigore
hostroom-settings-line = Ciò che è diverso dal solito è in grassetto. I segreti non si vedono.
hostroom-look-again = Guarda di nuovo
hostroom-backups = Copie di sicurezza
hostroom-backups-line = Una pressione copia tutto in un file nella cartella dei dati del server, mentre si gioca. Contiene i segreti della casa: non mostrarlo ad altri.
hostroom-backup-press = Fai una copia
hostroom-backup-going-on = Una copia è in corso…
hostroom-backup-done = La copia è pronta.
hostroom-backup-download = Scarica { $name }
hostroom-backup-delete = Elimina { $name }
hostroom-backup-delete-sure = Questa copia andrà persa per sempre.
hostroom-search = Cerca un nome
hostroom-search-press = Cerca
hostroom-found = { $count ->
    [0] Nessun membro si chiama così.
    [one] { $count } membro.
   *[other] { $count } membri.
}
hostroom-joined = da { $when }
hostroom-seen = visto { $when }
hostroom-table-count = { $count ->
    [0] nessun tavolo
    [one] { $count } tavolo
   *[other] { $count } tavoli
}
hostroom-role-host = ospita
hostroom-role-closed = chiuso
hostroom-muted = silenziato
hostroom-muted-until = silenziato fino a { $when }
hostroom-actions = Che cosa fare con { $name }
hostroom-hours = Per quanto tempo
hostroom-hour = un’ora
hostroom-day = un giorno
hostroom-week = una settimana
hostroom-ever = per sempre
hostroom-mute = Silenzia
hostroom-unmute = Lascia scrivere
hostroom-rename = Rinomina
hostroom-rename-line = Lascia vuoto e si chiamerà con qualche lettera senza senso.
hostroom-sign-out = Disconnetti ovunque
hostroom-close = Chiudi l’account
hostroom-close-line = Viene disconnesso e non può entrare. Le sue partite restano, e puoi riaprire l’account.
hostroom-close-network = Non far entrare neppure altri nuovi dalla stessa rete
hostroom-reopen = Riapri l’account
hostroom-make-host = Nomina ospitante
hostroom-make-host-line = Chi ospita può fare qui tutto ciò che puoi tu.
hostroom-unmake-host = Non ospita più
hostroom-done = Fatto.
hostroom-tables-line = Ciò che è aperto o in corso. Si vede quello che vede ogni spettatore.
hostroom-tables-none = Ora non gioca nessuno.
hostroom-private = privato
hostroom-opened = aperto { $when }
hostroom-entries = { $count ->
    [0] nessuna voce
    [one] { $count } voce
   *[other] { $count } voci
}
hostroom-watching = { $count ->
    [0] nessuno qui
    [one] { $count } qui
   *[other] { $count } qui
}
hostroom-look-in = Guarda
hostroom-close-table = Chiudi il tavolo
hostroom-close-table-line = La partita finisce senza risultato. Chi siede lì legge la tua frase.
hostroom-sentence = Una frase per il tavolo
hostroom-send-away = Manda via
hostroom-send-away-line = Perde il posto; in partita continua un bot.
hostroom-at-seat = { $name } a questo tavolo
hostroom-invitations-line = Con un link si diventa membri; dove entrano solo i membri è l’unico modo.
hostroom-note = Nota, solo per chi ospita
hostroom-uses = Quanti possono usarlo
hostroom-good-for = Valido per
hostroom-month = un mese
hostroom-invite = Crea un link
hostroom-link = Il nuovo link
hostroom-link-line = Si vede solo adesso. Chi lo ha può entrare.
hostroom-link-copy = Copia
hostroom-link-copied = Il link è copiato.
hostroom-used = { $uses } di { $most } usati
hostroom-until = fino a { $when }
hostroom-revoked = revocato
hostroom-over = scaduto
hostroom-revoke = Revoca l’invito { $note }
hostroom-came = Arrivati: { $names }
hostroom-invitations-none = Non c’è ancora nessun invito.
hostroom-deeds-line = Qui c’è ogni passo di chi ospita; nessuno può cambiarlo.
hostroom-deeds-none = Ancora nulla.
hostroom-gone = un ex membro
hostroom-deed-mute = { $host } ha silenziato { $subject }
hostroom-deed-unmute = { $host } ha lasciato scrivere { $subject }
hostroom-deed-rename = { $host } ha dato un altro nome a { $subject }
hostroom-deed-sign-out = { $host } ha disconnesso { $subject }
hostroom-deed-close = { $host } ha chiuso l’account di { $subject }
hostroom-deed-reopen = { $host } ha riaperto l’account di { $subject }
hostroom-deed-make-host = { $host } ha nominato { $subject } ospitante
hostroom-deed-unmake-host = { $host } ha tolto a { $subject } il ruolo di ospitante
hostroom-deed-close-table = { $host } ha chiuso un tavolo di { $subject }
hostroom-deed-seat-send-away = { $host } ha mandato via qualcuno da un tavolo di { $subject }
hostroom-deed-seat-mute = { $host } ha silenziato qualcuno a un tavolo di { $subject }
hostroom-deed-seat-unmute = { $host } ha lasciato scrivere qualcuno a un tavolo di { $subject }
hostroom-deed-invite = { $host } ha creato un invito
hostroom-deed-revoke = { $host } ha revocato un invito
hostroom-deed-backup = { $host } ha fatto la copia { $subject }
hostroom-deed-download = { $host } ha scaricato la copia { $subject }
hostroom-deed-delete-backup = { $host } ha eliminato la copia { $subject }
hostroom-pages = Pagine
hostroom-earlier = Pagina precedente
hostroom-later = Pagina successiva
hostroom-page = Pagina { $page } di { $pages }
hostroom-reports = Segnalazioni
hostroom-reports-line = Ciò che i visitatori hanno segnalato. Chi segnala resta noto solo a chi ospita.
hostroom-reports-open = Da vedere ({ $count })
hostroom-reports-closed = Viste
hostroom-reports-none = Qui non c’è nulla.
hostroom-report-by = { $name }, { $when }
hostroom-said-around = Che cosa si è detto intorno
hostroom-report-decide = Decidi su { $name }
hostroom-verdict = Nota, solo per chi ospita
hostroom-report-close = Nient’altro da fare
hostroom-deed-report-close = { $host } ha visto una segnalazione
hostroom-deed-report-mute = { $host } ha silenziato qualcuno dopo una segnalazione
