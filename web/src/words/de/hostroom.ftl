### The host's room

hostroom-line = Wer dieses Haus führt, sieht hier nach dem Rechten. Verdeckte Karten sieht niemand, auch nicht von hier aus.
hostroom-not-yours = Dieses Zimmer ist für die, die das Haus führen.
hostroom-how = Den Gastgeber ernennt man auf dem Rechner, auf dem der Server läuft: serai admin host NAME
hostroom-parts = Teile dieses Zimmers
hostroom-house = Haus
hostroom-members = Mitglieder
hostroom-tables = Tische
hostroom-invitations = Einladungen
hostroom-deeds = Was Gastgeber taten
hostroom-state = Wie es dem Haus geht
hostroom-version = Version
hostroom-since = Läuft seit
hostroom-ready = Zustand
hostroom-ready-ready = bereit
hostroom-ready-starting = startet
hostroom-ready-compiling = übersetzt die Regeln
hostroom-ready-unwritable = die Datenbank nimmt nichts an
hostroom-ready-stopping = hält an
hostroom-door-state = Tür
hostroom-door-open = offen für Gäste
hostroom-door-members = nur Mitglieder
hostroom-connections = Live-Verbindungen
hostroom-moves = Züge pro Minute
hostroom-waiting = Bots, die aufs Denken warten
hostroom-in-memory = Tische im Speicher
hostroom-memory = Speicher des Prozesses
hostroom-database = Datenbank
hostroom-growth = { $bytes } am Tag
hostroom-disk = Frei auf der Platte
hostroom-counts = Tische nach Spiel
hostroom-count = { $stage }: { $count }
hostroom-stage-open = offen
hostroom-stage-playing = im Spiel
hostroom-stage-over = beendet
hostroom-stage-closed = geschlossen
hostroom-none-yet = Noch keine.
hostroom-lately = Was zuletzt schiefging
hostroom-lately-none = Nichts seit dem Start.
hostroom-settings = Geltende Einstellungen
hostroom-settings-line = Was vom Üblichen abweicht, ist fett. Geheimnisse werden nicht gezeigt.
hostroom-look-again = Neu ansehen
hostroom-backups = Sicherungen
hostroom-backups-line = Ein Druck kopiert alles in eine Datei im Datenordner des Servers, während gespielt wird. Sie enthält die Geheimnisse des Hauses: Halte sie vor anderen verborgen.
hostroom-backup-press = Sicherung anlegen
hostroom-backup-going-on = Eine Sicherung wird angelegt …
hostroom-backup-done = Die Sicherung ist da.
hostroom-backup-download = { $name } herunterladen
hostroom-backup-delete = { $name } löschen
hostroom-backup-delete-sure = Diese Sicherung ist dann für immer weg.
hostroom-search = Nach einem Namen suchen
hostroom-search-press = Suchen
hostroom-found = { $count ->
    [0] Kein Mitglied heißt so.
    [one] { $count } Mitglied.
   *[other] { $count } Mitglieder.
}
hostroom-joined = seit { $when }
hostroom-seen = zuletzt hier { $when }
hostroom-table-count = { $count ->
    [0] kein Tisch
    [one] { $count } Tisch
   *[other] { $count } Tische
}
hostroom-role-host = Gastgeber
hostroom-role-closed = geschlossen
hostroom-muted = stumm
hostroom-muted-until = stumm bis { $when }
hostroom-actions = Was tun mit { $name }
hostroom-hours = Für wie lange
hostroom-hour = eine Stunde
hostroom-day = einen Tag
hostroom-week = eine Woche
hostroom-ever = für immer
hostroom-mute = Stummschalten
hostroom-unmute = Wieder schreiben lassen
hostroom-rename = Anders nennen
hostroom-rename-line = Lass es leer, und sie heißen nach ein paar Buchstaben ohne Bedeutung.
hostroom-sign-out = Überall abmelden
hostroom-close = Konto schließen
hostroom-close-line = Sie werden abgemeldet und kommen nicht mehr herein. Ihre Partien bleiben, und du kannst das Konto wieder öffnen.
hostroom-close-network = Auch sonst niemanden Neuen aus demselben Netz hereinlassen
hostroom-reopen = Konto wieder öffnen
hostroom-make-host = Zum Gastgeber machen
hostroom-make-host-line = Ein Gastgeber kann alles, was du hier kannst.
hostroom-unmake-host = Nicht mehr Gastgeber
hostroom-done = Erledigt.
hostroom-tables-line = Was offen ist oder gespielt wird. Wer hineinschaut, sieht, was alle Zuschauer sehen.
hostroom-tables-none = Gerade spielt niemand.
hostroom-private = privat
hostroom-opened = geöffnet { $when }
hostroom-entries = { $count ->
    [0] kein Eintrag
    [one] { $count } Eintrag
   *[other] { $count } Einträge
}
hostroom-watching = { $count ->
    [0] niemand da
    [one] { $count } da
   *[other] { $count } da
}
hostroom-look-in = Hineinschauen
hostroom-close-table = Tisch schließen
hostroom-close-table-line = Das Spiel endet ohne Ergebnis. Wer dort sitzt, liest deinen Satz.
hostroom-sentence = Ein Satz für den Tisch
hostroom-send-away = Wegschicken
hostroom-send-away-line = Der Platz ist weg; im Spiel macht ein Bot weiter.
hostroom-at-seat = { $name } an diesem Tisch
hostroom-invitations-line = Über einen Link wird jemand Mitglied; wo nur Mitglieder hereinkommen, ist es der einzige Weg.
hostroom-note = Notiz, nur für Gastgeber
hostroom-uses = Wie viele damit kommen dürfen
hostroom-good-for = Gültig für
hostroom-month = einen Monat
hostroom-invite = Link anlegen
hostroom-link = Der neue Link
hostroom-link-line = Er wird nur jetzt gezeigt. Wer ihn hat, darf herein.
hostroom-link-copy = Kopieren
hostroom-link-copied = Der Link ist kopiert.
hostroom-used = { $uses } von { $most } benutzt
hostroom-until = bis { $when }
hostroom-revoked = widerrufen
hostroom-over = abgelaufen
hostroom-revoke = Einladung { $note } widerrufen
hostroom-came = Gekommen: { $names }
hostroom-invitations-none = Es gibt noch keine Einladung.
hostroom-deeds-line = Hier steht jeder Schritt eines Gastgebers; niemand kann es ändern.
hostroom-deeds-none = Noch nichts.
hostroom-gone = ein früheres Mitglied
hostroom-deed-mute = { $host } schaltete { $subject } stumm
hostroom-deed-unmute = { $host } ließ { $subject } wieder schreiben
hostroom-deed-rename = { $host } gab { $subject } einen anderen Namen
hostroom-deed-sign-out = { $host } meldete { $subject } ab
hostroom-deed-close = { $host } schloss das Konto von { $subject }
hostroom-deed-reopen = { $host } öffnete das Konto von { $subject } wieder
hostroom-deed-make-host = { $host } machte { $subject } zum Gastgeber
hostroom-deed-unmake-host = { $host } beendete die Gastgeberschaft von { $subject }
hostroom-deed-close-table = { $host } schloss einen Tisch { $subject }
hostroom-deed-seat-send-away = { $host } schickte jemanden von einem Tisch { $subject } weg
hostroom-deed-seat-mute = { $host } schaltete jemanden an einem Tisch { $subject } stumm
hostroom-deed-seat-unmute = { $host } ließ jemanden an einem Tisch { $subject } wieder schreiben
hostroom-deed-invite = { $host } legte eine Einladung an
hostroom-deed-revoke = { $host } widerrief eine Einladung
hostroom-deed-backup = { $host } legte die Sicherung { $subject } an
hostroom-deed-download = { $host } lud die Sicherung { $subject } herunter
hostroom-deed-delete-backup = { $host } löschte die Sicherung { $subject }
hostroom-pages = Seiten
hostroom-earlier = Vorige Seite
hostroom-later = Nächste Seite
hostroom-page = Seite { $page } von { $pages }
hostroom-reports = Meldungen
hostroom-reports-line = Was Besucher über andere gemeldet haben. Wer meldet, bleibt unter euch.
hostroom-reports-open = Anzusehen ({ $count })
hostroom-reports-closed = Angesehen
hostroom-reports-none = Hier ist nichts.
hostroom-report-by = { $name }, { $when }
hostroom-said-around = Was drumherum gesagt wurde
hostroom-report-decide = Über { $name } entscheiden
hostroom-verdict = Notiz, nur für Gastgeber
hostroom-report-close = Nichts weiter zu tun
hostroom-deed-report-close = { $host } sah sich eine Meldung an
hostroom-deed-report-mute = { $host } schaltete nach einer Meldung jemanden stumm
