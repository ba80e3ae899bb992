### The page of one's account

account-line = Si può giocare senza account. Con un account conservi nome, partite e studi su tutti i tuoi dispositivi.
account-member-line = Sei connesso come { $name }.
account-welcome = Benvenuto, { $name }!
account-not-here = Gli account usano le passkey, che i browser ammettono solo a un indirizzo sicuro (https) con un nome, oppure a localhost. Questa pagina ha un altro indirizzo.
account-join = Diventa membro
account-join-line = Un solo gesto, e il tuo dispositivo custodisce una passkey: niente password, niente indirizzo e-mail. Posti e partite restano tuoi.
account-join-press = Crea una passkey
account-enter = Accedi
account-enter-line = Con la passkey di questo dispositivo o del telefono. Dove siedi come ospite, continui a giocare.
account-enter-press = Accedi con una passkey
account-lost = Ho perso le mie passkey
account-code = Codice di recupero
account-recovered = Sei dentro. Ora aggiungi una passkey di questo dispositivo.
account-codes = I tuoi codici di recupero
account-codes-line = Se un giorno perdi tutti i dispositivi, ognuno di questi codici ti fa entrare una volta. Si vedono solo adesso: conservali in un luogo sicuro.
account-codes-save = Salva in un file
account-codes-copy = Copia
account-codes-copied = I codici sono copiati.
account-codes-kept = Li ho conservati
account-codes-left = { $count ->
    [0] Non resta alcun codice di recupero.
    [one] Resta un codice di recupero.
   *[other] Restano { $count } codici di recupero.
}
account-codes-new = Crea nuovi codici di recupero
account-name-line = Nessun altro qui può portare questo nome, né uno che gli somiglia.
account-name-saved = Il nome è salvato.
account-leave = Esci
account-leave-others = Disconnetti tutti gli altri dispositivi
account-others-out = Tutti gli altri dispositivi sono disconnessi.
account-keys = Passkey
account-keys-line = Ogni dispositivo, o il tuo gestore di password, ha la sua. Aggiungine una seconda: perdere un dispositivo non sarà un danno.
account-key = Passkey
account-key-name = Nome della nuova
account-key-add = Aggiungi
account-key-known = Questo dispositivo ha già una tua passkey.
account-key-remove = Togli la passkey { $name }
account-used = usata { $when }
account-data = I tuoi dati
account-data-line = Tutto ciò che questo server ha di te, in un file.
account-data-press = Scarica i miei dati
account-delete-line = Se elimini l’account, le partite restano con «un ex giocatore»; nome, messaggi e studi spariscono.
account-delete = Elimina il mio account
account-delete-sure = Account, passkey, studi e ciò che hai scritto spariranno per sempre. Un bot continua le partite in corso.
account-deleted = Il tuo account è eliminato.
account-door = Questa casa è per i suoi membri
account-door-line = Accedi con la tua passkey. I nuovi arrivano con un invito: chiedi un link a chi gioca qui.
account-invited = C’è un invito per te: scegli un nome ed entra.
account-prove = Mostra ancora una volta la tua passkey: nessun altro deve poterlo fare.
account-page = La mia pagina
account-colour = Il mio colore
account-colour-none = nessun colore
account-colour-amber = ambra
account-colour-copper = rame
account-colour-rose = rosa
account-colour-plum = prugna
account-colour-indigo = indaco
account-colour-slate = ardesia
account-colour-teal = ottanio
account-colour-olive = oliva
account-listed = Gli altri possono vedere la mia pagina
account-listed-line = Altrimenti non compari in nessun elenco né ricerca, e nessun altro può aprire la tua pagina. Le tue partite continuano a contare.
account-saved = Salvato.
