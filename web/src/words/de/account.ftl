### The page of one's account

account-line = Du kannst ohne Konto spielen. Mit einem behältst du Namen, Partien und Studien auf allen deinen Geräten.
account-member-line = Du bist angemeldet als { $name }.
account-welcome = Willkommen, { $name }!
account-not-here = Konten beruhen auf Passkeys, und Browser erlauben diese nur an einer sicheren Adresse (https) mit einem Namen oder auf localhost. Diese Seite hat eine andere Adresse.
account-join = Mitglied werden
account-join-line = Ein Druck, und dein Gerät verwahrt einen Passkey: kein Passwort, keine E-Mail-Adresse. Deine Plätze und Partien bleiben deine.
account-join-press = Passkey anlegen
account-enter = Anmelden
account-enter-line = Mit dem Passkey dieses Geräts oder deines Telefons. Wo du gerade als Gast sitzt, spielst du weiter.
account-enter-press = Mit einem Passkey anmelden
account-lost = Ich habe meine Passkeys verloren
account-code = Notfallcode
account-recovered = Du bist drin. Füge jetzt einen Passkey dieses Geräts hinzu.
account-codes = Deine Notfallcodes
account-codes-line = Falls du einmal alle Geräte verlierst, lässt dich jeder dieser Codes einmal hinein. Sie werden nur jetzt gezeigt: Bewahre sie gut auf.
account-codes-save = Als Datei speichern
account-codes-copy = Kopieren
account-codes-copied = Die Codes sind kopiert.
account-codes-kept = Ich habe sie aufbewahrt
account-codes-left = { $count ->
    [0] Kein Notfallcode ist übrig.
    [one] Ein Notfallcode ist übrig.
   *[other] { $count } Notfallcodes sind übrig.
}
account-codes-new = Neue Notfallcodes anlegen
account-name-line = Niemand sonst darf hier diesen Namen tragen, auch keinen, der ihm gleicht.
account-name-saved = Der Name ist gespeichert.
account-leave = Abmelden
account-leave-others = Alle anderen Geräte abmelden
account-others-out = Alle anderen Geräte sind abgemeldet.
account-keys = Passkeys
account-keys-line = Jedes Gerät, oder dein Passwortmanager, hat einen eigenen. Füge einen zweiten hinzu, dann ist ein verlorenes Gerät nicht schlimm.
account-key = Passkey
account-key-name = Name des neuen
account-key-add = Hinzufügen
account-key-known = Dieses Gerät hat schon einen Passkey von dir.
account-key-remove = Passkey { $name } entfernen
account-used = benutzt { $when }
account-data = Deine Daten
account-data-line = Alles, was dieser Server von dir hat, in einer Datei.
account-data-press = Meine Daten herunterladen
account-delete-line = Wenn du dein Konto löschst, bleiben die Partien mit „ein früherer Spieler“; Name, Nachrichten und Studien verschwinden.
account-delete = Mein Konto löschen
account-delete-sure = Konto, Passkeys, Studien und was du geschrieben hast, sind dann für immer weg. Laufende Partien spielt ein Bot weiter.
account-deleted = Dein Konto ist gelöscht.
account-door = Dieses Haus ist für seine Mitglieder
account-door-line = Melde dich mit deinem Passkey an. Wer neu ist, kommt mit einer Einladung: Bitte jemanden, der hier spielt, um einen Link.
account-invited = Du bist eingeladen: Wähl einen Namen und komm herein.
account-prove = Zeig deinen Passkey noch einmal: Das soll niemand anders tun können.
account-page = Meine Seite
account-colour = Meine Farbe
account-colour-none = keine Farbe
account-colour-amber = Bernstein
account-colour-copper = Kupfer
account-colour-rose = Rosa
account-colour-plum = Pflaume
account-colour-indigo = Indigo
account-colour-slate = Schiefer
account-colour-teal = Petrol
account-colour-olive = Oliv
account-listed = Andere dürfen meine Seite sehen
account-listed-line = Wenn nicht, stehst du in keiner Liste und keiner Suche, und niemand sonst kann deine Seite öffnen. Deine Partien zählen weiter.
account-saved = Gespeichert.
