### Le serate: tornei e le loro pagine

evenings-line = Un torneo in un minuto: crealo, manda il link, al resto pensa la casa.
evenings-mine = Le mie
evenings-coming = In arrivo
evenings-playing = In corso
evenings-over = Finite
evenings-none = Nessuna serata pubblica è annunciata. Creane una!
evening-make = Crea una serata
evening-make-press = Crea la serata
evening-title = Nome
evening-title-example = Venerdì sera
evening-untitled = Serata di { $name }
evening-game = Gioco
evening-size = Per tavolo
evening-format = Formula
evening-format-swiss = Sistema svizzero
evening-format-round-robin = Girone all’italiana
evening-format-groups = Gironi e finali
evening-format-swiss-line = Tutti giocano ogni turno, contro chi ha più o meno la stessa classifica.
evening-format-round-robin-line = Tutti incontrano tutti: per poche persone.
evening-format-groups-line = Gironi sorteggiati, tutti contro tutti in ognuno; i migliori vanno in finale.
evening-more = Altre scelte
evening-rounds = Turni
evening-groups = Gironi
evening-automatic = quanti servono
evening-break = Pausa tra i turni
evening-seconds = { $count ->
    [one] { $count } secondo
   *[other] { $count } secondi
}
evening-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minuti
}
evening-absent = Un bot per gli assenti dopo
evening-starts = Prevista per
evening-semifinals = Con semifinali
evening-third = Con una partita per il terzo posto
evening-same-deals = Le stesse carte a tutti i tavoli (duplicato); i bot occupano i posti liberi
evening-same-deals-short = stesse carte ovunque
evening-fill = I bot occupano i posti liberi, così tutti i tavoli sono pieni
evening-watch = Gli altri possono guardare i tavoli
evening-members = Solo per i membri
evening-public = Mostrala nell’elenco pubblico
evening-public-members = Mostrala nell’elenco pubblico (per i membri)
evening-plays = Gioco anch’io
evening-players-count = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
evening-at-table = { $count } per tavolo
evening-rounds-count = { $count ->
    [one] { $count } turno
   *[other] { $count } turni
}
evening-by = di { $name }
evening-begins = inizio: { $when }
evening-round = Turno { $number }
evening-stage-coming = non ancora iniziata
evening-stage-playing = sta per iniziare
evening-stage-over = finita
evening-stage-semifinal = Semifinali
evening-stage-final = Finale
evening-stage-third = Per il terzo posto
evening-table = Tavolo { $number }
evening-group = Girone { $name }
evening-bot = bot
evening-you = tu
evening-left = (è andato via)
evening-byes = Riposa in questo turno: { $names }
evening-my-table = Al mio tavolo
evening-state-coming = Si comincia presto: chi ha il link può partecipare.
evening-state-round = { $count ->
    [0] tutti i tavoli hanno finito
    [one] { $count } tavolo gioca ancora
   *[other] { $count } tavoli giocano ancora
}
evening-state-few = Si aspettano altri giocatori
evening-state-paused = La serata è in pausa
evening-state-over = La serata è finita
evening-state-closed = Questa serata è stata annullata
evening-next-in = Prossimo turno tra { $time }
evening-next-soon = Il prossimo turno comincia presto.
evening-round-over = Il turno { $number } è finito.
evening-join = Partecipa
evening-join-late = Partecipa dal prossimo turno
evening-leave = Lascia la serata
evening-screen = Grande schermo
evening-invite = Invita
evening-link = Link alla serata
evening-standings = Classifica
evening-place = Posto
evening-player = Giocatore
evening-points = Punti
evening-strength = Avv.
evening-wins = Vitt.
evening-share = Quota
evening-ties = Come contano punti e parità
evening-points-line = Una vittoria vale 12 punti a ogni tavolo: 12 e 0 in due, 12, 6, 0 in tre, 12, 8, 4, 0 in quattro. Chi divide un posto ne divide i punti. Un turno di riposo conta 12, un ritardo 6 una volta sola. A parità di punti decidono, in quest’ordine:
evening-strength-line = La forza degli avversari: i loro punti, in media turno per turno, sommati.
evening-wins-line = Quante partite sono state vinte.
evening-share-line = La quota del punteggio ai propri tavoli; 100 è la media.
evening-direct-line = Lo scontro diretto, se tutti i pari si sono incontrati.
evening-lot-line = La sorte, tirata una volta per la serata.
evening-standings-csv = Classifica (CSV)
evening-results-csv = Risultati (CSV)
evening-watch-press = Guarda
evening-look = Rivedi
evening-corrected = a mano
evening-correct = Correggi
evening-correct-title = Risultato del turno { $round }, tavolo { $table }
evening-correct-line = Dai a ognuno il suo posto; posti uguali si dividono. Tutti vedono che è stato dato a mano.
evening-notes = Risultati dati a mano
evening-note = { $when }: turno { $round }, tavolo { $table }: { $before } è diventato { $after }
evening-direct = Direzione
evening-start = Comincia
evening-call = Prossimo turno adesso
evening-extend = Un minuto in più
evening-pause = Pausa
evening-resume = Continua
evening-door-close = Non far entrare più nessuno
evening-door-open = Fai entrare
evening-people = Giocatori
evening-people-line = Chi viene tolto non è più abbinato, e un bot finisce la sua partita. Chi è escluso non può tornare.
evening-remove = Togli
evening-ban = Escludi
evening-close = Annulla la serata
evening-close-line = La serata sparirà per tutti.
evening-finish = Termina la serata
evening-finish-line = La classifica resta com’è; non si gioca nessun altro turno.
