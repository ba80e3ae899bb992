# Die Texte der Oberfläche. Die Spiele haben eigene Kennungen (bk-, bg-, ft-) in ihren Ordnern.

skip-to-content = Zum Inhalt
to-home = Zur Startseite
no-page = Diese Seite gibt es nicht.
one-moment = Einen Augenblick …
close = Schließen
save = Speichern
yes = Ja
no = Nein
are-you-sure = Bist du sicher?

## Settings

settings = Einstellungen
account = Konto
your-name = Dein Name
your-name-note = Gilt auch für deine Plätze in laufenden Spielen.
language = Sprache
language-draft = Noch von niemandem gelesen, der damit aufgewachsen ist: { $languages }.
appearance = Erscheinungsbild
theme-system = Wie das System
theme-light = Hell
theme-dark = Dunkel
sound = Ton
volume = Lautstärke
sound-on = Töne abspielen

## Home

home-title = Eine Nacht in der Karawanserei
home-line = Drei Brettspiele aus Tausendundeiner Nacht. Setz dich, spiel gegen Bots oder schick deinen Freunden einen Link.
games = Spiele
game-bakschisch = Bakschisch
game-bakschisch-line = Schließ die Faust um Münzen oder einen Dieb, öffne sie mit den anderen zugleich und schmier dir den Weg zum Thron.
game-bagdad = Der Dieb von Bagdad
game-bagdad-line = Stell deine Wächter auf, schleuse deine Diebe an den fremden vorbei und trag die Truhen aus sechs Palästen.
game-five-tribes = Five Tribes
game-five-tribes-line = Biete um die Zugreihenfolge, säe die Stämme von Feld zu Feld und beschwöre Dschinn.
players-from-to = { $from }–{ $to } Personen
minutes-from-to = { $from }–{ $to } Min.
play-now = Jetzt spielen
invite-friends = Freunde einladen
more-options = Weitere Optionen
my-tables = Meine Tische
awaited-at = { $count ->
    [one] An einem Tisch wird auf dich gewartet.
   *[other] An { $count } Tischen wird auf dich gewartet.
}
calls = Rufe
my-tables-none = Hier erscheinen deine Tische, damit du zu ihnen zurückfindest.
tables-to-watch = Tische zum Mitspielen und Zuschauen
tables-to-watch-none = Gerade ist kein öffentlicher Tisch offen.
join-by-link = Per Link beitreten
link-example = Link zu einem Tisch
link-note = Jemand hat dir einen Link geschickt? Du kannst ihn auch einfach öffnen.
link-is-bad = Das ist kein Link zu einem Tisch.
join = Beitreten
stage-open = { $free ->
    [0] noch nicht begonnen
    [one] 1 Platz frei
   *[other] { $free } Plätze frei
}
stage-playing = läuft
stage-over = beendet
stage-closed = geschlossen

## A new table

new-table = Neuer Tisch: { $game }
players = Spieler
against = Gegen
against-bots = Bots
against-friends = Freunde, über einen Link
against-screen = Leute an diesem Bildschirm
player-number = Spieler { $number }
name-of-player = Name
level = Stärke der Bots
clock = Bedenkzeit
clock-none = ohne Zeitlimit
clock-quick = je 5 Minuten, 10 s mehr pro Zug
clock-slow = je 15 Minuten, 20 s mehr pro Zug
clock-days = 3 Tage pro Zug
public-table = Alle können diesen Tisch finden und zuschauen
aids-allowed = Tipps und die Suche nach möglichen Zügen sind erlaubt
options-of-the-game = Varianten des Spiels
option-off = kein Limit
open-table = Tisch eröffnen
preparing-home-rules = Wird vorbereitet, einmal auf diesem Rechner: { $percent } %.
preparing-home-bots = Du kannst spielen. Die Bots werden noch vorbereitet: { $percent } %.
preparing-home-search = Du kannst spielen. Die stärksten Bots werden noch vorbereitet: { $percent } %.
preparing-table-rules = Dieses Spiel wird vorbereitet, einmal auf diesem Rechner: { $percent } %.
preparing-table-bots = Die Bots werden vorbereitet: { $percent } %. Sie spielen, sobald sie können.
preparing-table-search = Die stärksten Bots werden vorbereitet: { $percent } %. Sie spielen, sobald sie können.
bots-held = Die Bots warten: Was an einem Tag für die Person gespeichert werden darf, die diesen Tisch eröffnet hat, ist aufgebraucht. Sie machen von selbst weiter.
starts-by-itself = Die Partie beginnt von selbst, sobald das Spiel bereit ist.
begin = Beginnen
bot-random = Zufall
bot-novice = Neuling
bot-merchant = Händler
bot-cadi = Kadi
bot-vizier = Wesir
bot-caliph = Kalif
bot-simurgh = Simurgh

## Before the game

invite-title = Freunde einladen
invite-line = Schick diesen Link. Wer ihn öffnet, kann sich ohne Konto auf einen freien Platz setzen.
link-to-table = Link zu diesem Tisch
copy-link = Link kopieren
link-copied = Link kopiert.
seat-whole = Alles von { $name }
seats = Plätze
seat-free = freier Platz
seat-kept = frei gehalten für { $name }
seat-kept-for-you = für dich frei gehalten
former-player = ein früherer Spieler
guest-name = { $animal ->
    [camel] Kamel
    [falcon] Falke
    [fox] Fuchs
    [gazelle] Gazelle
    [hoopoe] Wiedehopf
    [ibex] Steinbock
    [lynx] Luchs
    [oryx] Oryx
    [stork] Storch
   *[swallow] Schwalbe
} { $city ->
    [Basra] aus Basra
    [Bukhara] aus Buchara
    [Cairo] aus Kairo
    [Damascus] aus Damaskus
    [Fez] aus Fès
    [Kufa] aus Kufa
    [Marrakesh] aus Marrakesch
    [Mosul] aus Mossul
    [Muscat] aus Maskat
   *[Samarkand] aus Samarkand
}
you = du
sit-down = Hinsetzen
sit-too = Auch hier sitzen
stand-up = Aufstehen
dismiss = Wegschicken
a-bot = Bot
a-bot-stands-in = ein Bot springt ein
fill-and-begin = { $free ->
    [one] 1 Platz mit einem Bot besetzen und beginnen
   *[other] { $free } Plätze mit Bots besetzen und beginnen
}
table-closed = Dieser Tisch wurde geschlossen, bevor ein Spiel begann.
host = Gastgeber
host-begins = { $name } beginnt das Spiel.
opener-begins = Wer diesen Tisch eröffnet hat, beginnt das Spiel.
hosting-unseated = Du bist Gastgeber dieses Tisches: Du kannst das Spiel auch ohne eigenen Platz beginnen.
remove-sure = { $name } von diesem Tisch wegschicken? Danach ist hier kein Platz mehr für diese Person.
free-seat = Platz freigeben
close-table = Tisch schließen
close-table-sure = Diesen Tisch schließen? Dann wird hier nicht gespielt.

## At the table

board = Spielbrett
legal-steps = Mögliche Schritte
view-as-data = Was du wissen darfst
to-choose = ist an der Reihe
away = abwesend
bot-hurried = { $name } hat über den letzten Zug kürzer nachgedacht als sonst, weil viele Tische auf Bots warten.
time-left = noch { $time }
your-turn = Du bist am Zug.
waiting-for = Wir warten auf { $names }.
game-over = Das Spiel ist aus.
actions = Aktionen
go-on = Weiter
plan-whole = Dein Zug ist geplant: Spiel ihn oder nimm Schritte zurück.
undo = Rückgängig
plan-is-back = Dein Plan von vorhin ist wieder da.
hint = Tipp
thinking = Denkt …
since-title = Seit deinem letzten Zug
you-watch = Du schaust zu
watchers = { $count ->
    [0] Niemand schaut zu.
    [one] 1 Person schaut zu.
   *[other] { $count } Leute schauen zu.
}
speed = Züge der anderen
speed-slow = langsam
speed-normal = normal
speed-instant = sofort
speed-step = einer nach dem anderen
speed-now = Züge der anderen: { $speed }.
next-move = Nächster Zug
hint-line = Ein starker Bot würde wählen:
hint-take = In meinen Plan übernehmen
hint-share = { $share } % seiner Überlegungen
hint-why = Warum:
brings-only = Es ist der einzige erlaubte Schritt.
brings-better = auf den ersten Blick { $amount } % mehr vom Sieg als die anderen Schritte
brings-chances = lässt dir auf den ersten Blick etwa { $amount } % vom Sieg
rules = Regeln
contents = Inhalt
all-rules = Alle Regeln nach Nummern (auf Englisch)
rules-in-english = Diese vollständigen Regeln gibt es vorerst nur auf Englisch. Eine Kurzfassung auf Deutsch findest du am Tisch unter „Regeln“.
no-help = Für dieses Spiel gibt es noch keine Kurzregeln.
table-menu = Tisch
take-seat-back = Meinen Platz zurücknehmen
reload-title = Serai wurde erneuert
reload = Neu laden
connection-lost = Verbindung unterbrochen. Wir verbinden neu; es geht nichts verloren.
connection-back = Wieder verbunden.
log = Verlauf
log-empty = Noch ist nichts geschehen.
talk-drawer = Verlauf und Chat{ $unread ->
    [0] {""}
   *[other] , { $unread } neu
}
chat = Chat
chat-empty = Sag Hallo in die Runde.
say-something = Etwas sagen
send = Senden
member = Mitglied
muted-people = Stummgeschaltete
unmute = Wieder hören

## The menu of a table

copy-link-to-watch = Link zu diesem Tisch kopieren
seat-to-device = Auch auf einem anderen Gerät spielen
seat-link-note = Öffne diesen Link auf dem anderen Gerät: Er gilt einmal und eine Stunde lang. Wer ihn öffnet, kann auf deinem Platz spielen.
seat-link-waits = Ein Link zu deinem Platz wurde erstellt und noch nicht benutzt.
seat-devices = { $count ->
    [one] Ein anderes Gerät kann auf deinem Platz spielen.
   *[other] { $count } andere Geräte können auf deinem Platz spielen.
}
seat-by-link = Dieses Gerät spielt über einen privaten Link auf diesem Platz.
revoke-link = Link widerrufen
send-devices-away = Andere Geräte wegschicken
revoke-all = Link widerrufen und andere Geräte wegschicken
link-revoked = Der Link gilt nicht mehr.
devices-gone = Kein anderes Gerät kann jetzt auf deinem Platz spielen.
record = Partie herunterladen
leave-for-now = Tisch vorerst verlassen
leave-note = Dein Platz bleibt deiner: Über „Meine Tische“ kommst du jederzeit zurück.
resign = Einen Bot für mich spielen lassen
resign-note = Du kannst deinen Platz jederzeit zurücknehmen.
seed-hash = Fingerabdruck der verborgenen Mischung:
curtain-use = Bildschirm verdecken, wenn er weitergegeben wird

## Several people at one screen

curtain-title = { $name } ist an der Reihe
curtain-line = Gebt den Bildschirm weiter; sonst soll niemand hinsehen.
curtain-lift = Ich bin { $name }: Tisch zeigen
curtain-off = Immer gleich zeigen, wir verbergen nichts

## Looking back

look-back = Rückblick
replay = Nachspielen
looking-back-step = Rückblick: Zug { $turn } von { $turns }, Schritt { $step } von { $steps }
looking-back-start = Rückblick: der Anfang
step-previous = Ein Schritt zurück
step-next = Ein Schritt vor
turn-steps = Schritt für Schritt
looking-back = Rückblick: Zug { $turn } von { $turns }
moment = Zug
moment-first = Zum Anfang
moment-previous = Ein Zug zurück
moment-next = Ein Zug vor
moment-last = Zum letzten Zug
play-moments = Abspielen
pause = Anhalten
back-to-now = Zurück zum Spiel
moments-missed = { $count ->
    [one] 1 neuer Zug
   *[other] { $count } neue Züge
}
copy-link-to-moment = Link zu diesem Moment kopieren
through-whose-eyes = Blickwinkel
eyes-of = Aus Sicht von { $name }
eyes-of-spectator = Aus Sicht des Publikums
everything-open = Alles offen

## The end

result = Ergebnis
points = { $game ->
    [bakschisch] Feld { $score }
    [bagdad] { $score ->
        [one] 1 Truhe
        *[other] { $score } Truhen
    }
    *[other] { $score ->
        [one] 1 Punkt
        *[other] { $score } Punkte
    }
}
rematch = Revanche
to-rematch = Zur Revanche
rematch-offered = Jemand wünscht sich eine Revanche.

## Keys

keys = Tasten
keys-on = Kürzel mit einer Taste (Liste in den Regeln)
key-undo = einen Schritt zurücknehmen
key-hint = um einen Tipp bitten
key-help = diese Regeln
key-talk = Verlauf und Chat
key-look-back = zurückblicken
key-speed = wie schnell die Züge der anderen gezeigt werden
key-moments = Zug um Zug durch die Partie; mit Umschalt Schritt für Schritt
key-play = abspielen oder anhalten
key-live = zurück zum Spiel

## The log around the game

log-sat = { $name } setzt sich.
log-left = { $name } steht auf.
log-left-removed = { $name } wird vom Gastgeber weggeschickt.
log-filled = Ein Bot setzt sich: { $bot }.
log-dismissed = Ein Bot wird weggeschickt.
log-dismissed-freed = Ein frei gehaltener Platz steht jetzt allen offen.
log-called = Die Partie beginnt, sobald das Spiel bereit ist.
log-started = Das Spiel beginnt.
log-undone = { $name } nimmt einen Schritt zurück.
log-stood-in = Für { $name } spielt jetzt ein Bot.
log-stood-in-time = Die Zeit von { $name } ist um: Ein Bot spielt weiter.
log-stood-in-away = { $name } ist lange weg: Ein Bot spielt weiter.
log-stood-in-resigned = { $name } lässt einen Bot weiterspielen.
log-stood-in-left = { $name } ist gegangen: Ein Bot spielt weiter.
log-returned = { $name } ist wieder da.
log-moved = { $name } spielt jetzt auf einem anderen Gerät.
log-linked = Du hast einen privaten Link zu deinem Platz erstellt.
log-unlinked = Links zu deinem Platz gelten nicht mehr, und kein anderes Gerät kann dort spielen.
log-joined = Deinem Platz wurde ein Gerät hinzugefügt ({ $name }).
log-rematched = Es gibt eine Revanche.
log-unsealed = Alle Tische der Runde sind fertig: Die Verteilung ist zu sehen.
log-closed = Der Tisch ist geschlossen.
log-hushed = { $name } darf hier nicht mehr reden.
log-hushed-lifted = { $name } darf hier wieder reden.

## Why something was not done

refusal-no-connection = Der Server antwortet nicht.
refusal-no-picture = Dein Browser konnte dieses Bild nicht machen; nimm das SVG.
refusal-unknown = Das geht jetzt nicht.
refusal-over = Das Spiel ist aus.
refusal-not-your-turn = { $seat } hat gerade nichts zu wählen; der Tisch wartet auf { $seats }.
refusal-draw-first = Zuerst wird gezogen; gerade hat niemand etwas zu wählen.
refusal-no-undo = Du kannst nur eigene Schritte zurücknehmen, und nur solange nichts gezogen, aufgedeckt oder von anderen gespielt wurde.
refusal-hushed = Der Gastgeber dieses Tisches lässt dich hier nicht reden.
refusal-no-line = Diese Zeile ist nicht mehr da.
refusal-no-speaker = Hier hat niemand mit diesem Namen gesprochen.
refusal-oneself = Das bist du selbst.
refusal-reported = Du hast diese Person an diesem Tisch schon gemeldet; der Gastgeber des Hauses sieht es sich an.
refusal-others-talk = Du kannst auf Zeilen derer reagieren, mit denen du redest.
refusal-unknown-step = Diese Seite wollte einen Schritt, den es nicht gibt; lade sie neu.
refusal-impossible-draw = Das kann jetzt nicht gezogen werden: { $draw }.
refusal-no-table = Diesen Tisch gibt es hier nicht.
refusal-no-rules = Den Text der Regeln von { $game } gibt es hier nicht.
refusal-unreadable-table = Das Protokoll dieses Tisches ist beschädigt, darum wurde er geschlossen. Wer den Server betreibt, kann mehr herausfinden.
refusal-not-begun = Das Spiel hat noch nicht begonnen.
refusal-going-on = Das Spiel hat begonnen: Plätze lassen sich erst nach dem Ende wechseln.
refusal-finished = Das Spiel ist aus; eine Revanche eröffnet einen neuen Tisch.
refusal-closed = Dieser Tisch wurde geschlossen, bevor ein Spiel begann.
refusal-wrong-stage = Das geht an dieser Stelle des Spiels nicht.
refusal-wrong-seat-stage = So kann sich dieser Platz jetzt nicht ändern.
refusal-no-rematch-yet = Eine Revanche gibt es nach dem Ende des Spiels.
refusal-empty-seats = { $free ->
    [one] 1 Platz ist noch frei: Warte auf jemanden oder setz einen Bot hin.
   *[other] { $free } Plätze sind noch frei: Warte auf andere oder setz Bots hin.
}
refusal-table-full = Es ist kein Platz frei.
refusal-too-many-bots = { $free ->
    [one] Es gibt 1 Platz für Bots, nicht { $bots }.
   *[other] Es gibt { $free } Plätze für Bots, nicht { $bots }.
}
refusal-seat-taken = { $seat }: Dieser Platz ist besetzt.
refusal-no-seat = Einen Platz mit der Nummer { $number } gibt es nicht; der letzte ist { $last }.
refusal-no-bot = { $seat }: Hier sitzt kein Bot.
refusal-no-person = { $seat }: Auf diesem Platz spielt gerade kein Mensch.
refusal-no-stand-in = { $seat }: Hier springt kein Bot ein.
refusal-seat-free = { $seat }: Niemand hat diesen Platz.
refusal-not-your-seat = { $seat }: Das ist nicht dein Platz.
refusal-stand-in-plays = Ein Bot spielt auf diesem Platz; nimm ihn erst zurück.
refusal-stale = Der Tisch ist seit deiner Wahl weitergegangen; schau noch einmal.
refusal-not-seated = Das können nur die, die am Tisch sitzen.
refusal-unknown-bot = Diesen Bot gibt es für dieses Spiel nicht: { $bot }.
refusal-unknown-command = Diesen Befehl kennt der Server nicht: { $command }.
refusal-not-over = Das ist zu sehen, wenn das Spiel aus ist.
refusal-prepared = Eine Partie aus einer vorbereiteten Stellung hat ihre Aufzeichnung erst, wenn sie aus ist.
refusal-no-moment = Den Schritt { $number } gibt es nicht; der letzte ist { $last }.
refusal-no-puzzle = Dieses Rätsel gibt es hier nicht.
refusal-no-study = Diese Studie gibt es hier nicht.
refusal-not-your-study = Nur wer diese Studie eröffnet hat, kann sie ändern.
refusal-study-of-what = Eine Studie zeigt genau eines: ein beendetes Spiel, eine Partieaufzeichnung oder eine Stellung.
refusal-study-later = Ein Spiel kann studiert werden, wenn es zu Ende ist.
refusal-bad-record = Diese Aufzeichnung lässt sich nicht lesen: { $reason }
refusal-bad-position = Diese Stellung geht nicht: { $reason }
refusal-bad-tree = { $line }: { $reason }
refusal-changed-elsewhere = Diese Studie wurde anderswo geändert, seit du sie geöffnet hast; lade sie neu.
refusal-many-studies = Du hast { $most } Studien, mehr passen nicht; lösche eine davon.
refusal-nothing-to-judge = In diesem Spiel gibt es keine Entscheidung zu beurteilen.
refusal-games-wait = { $most } Spiele warten schon auf ihre Analyse; versuche es später noch einmal.
refusal-no-analysis = Dieser Server analysiert keine Spiele.
refusal-no-choice = An dieser Stelle hat niemand eine Wahl.
refusal-study-over = An dieser Stelle ist das Spiel zu Ende: Es gibt nichts mehr zu spielen.
refusal-again-later = Dieselbe Verteilung kann noch einmal gespielt werden, wenn das Spiel zu Ende ist.
refusal-deal-goes-on = Du spielst diese Verteilung schon an einem anderen Tisch; spiel erst jenes Spiel zu Ende.
refusal-no-evening = Diesen Abend gibt es hier nicht.
refusal-not-director = Das kann nur, wer den Abend leitet.
refusal-evening-over = Dieser Abend ist vorbei.
refusal-evening-not-begun = Dieser Abend hat noch nicht begonnen.
refusal-evening-round = Eine Runde wird gespielt; das geht in der Pause danach.
refusal-evening-few = Es braucht mindestens { $least } Spieler.
refusal-evening-full = Ein Abend hat höchstens { $most } Spieler.
refusal-evening-door = Die Leitung lässt niemanden mehr mitmachen.
refusal-evening-members = Dieser Abend ist für Mitglieder: Leg ein Konto an oder melde dich an.
refusal-evening-banned = Die Leitung hat dich von diesem Abend ausgeschlossen.
refusal-evening-public = Nur Abende von Mitgliedern stehen in der Liste; zu anderen kommt man über den Link.
refusal-evening-table = Dieser Tisch gehört zu einem Abend, der dich zum nächsten führt.
refusal-many-evenings = Du hast { $most } Abende, die nicht vorbei sind; beende einen davon.
refusal-bad-ranks = Ränge zählen ab 1, einer für jeden Platz; gleiche teilen: 1, 1, 3.
refusal-sealed = Andere Tische spielen dieselbe Verteilung: Das ist zu sehen, wenn die Runde vorbei ist.
refusal-not-alone = Der Trainer hilft nur an Tischen, an denen eine Person gegen Bots spielt.
refusal-no-aids = Dieser Tisch wurde ohne Tipps und Zuglisten eröffnet.
refusal-being-prepared = Der Bot, der Tipps gibt, wird noch vorbereitet. Bitte in einer Minute noch einmal versuchen.
refusal-past-knowledge = Was auf einen dieser Schritte folgt, steht noch nicht fest; spiel zuerst bis dorthin.
refusal-other-protocol = Der Server ist neuer als diese Seite. Lade die Seite neu, um weiterzuspielen; es geht nichts verloren.
refusal-no-hello = Diese Seite hat sich nicht vorgestellt; lade sie neu.
refusal-bad-message = Der Server hat diese Seite nicht verstanden; lade sie neu.
refusal-bad-request = Der Server hat diese Seite nicht verstanden; lade sie neu.
refusal-http = Der Server nimmt diese Anfrage nicht an.
refusal-no-identity = Der Server kennt dich nicht; lade die Seite neu.
refusal-bad-name = Ein Name hat mindestens einen Buchstaben.
refusal-bad-link = Dieser Platz-Link ist ungültig: Vielleicht fehlt ein Stück davon.
refusal-used-link = Dieser Platz-Link gilt nicht mehr: Er wurde benutzt, widerrufen oder ist zu alt. Bitte um einen neuen.
refusal-name-taken = Ein Mitglied trägt diesen Namen oder einen, der ihm gleicht; wähle einen anderen.
refusal-name-reserved = Dieser Name gehört den Bots oder dem Haus; wähle einen anderen.
refusal-no-member = Du hast noch kein Konto.
refusal-member-already = Du hast schon ein Konto.
refusal-no-passkeys-here = Passkeys brauchen eine sichere Adresse (https) mit einem Namen oder localhost; diese Seite hat eine andere.
refusal-bad-passkey = Dieser Passkey ließ sich nicht prüfen; versuch es noch einmal.
refusal-unknown-passkey = Kein Konto hier hat diesen Passkey.
refusal-old-challenge = Das hat zu lange gedauert; versuch es noch einmal.
refusal-many-passkeys = Ein Konto hat höchstens { $most } Passkeys; entferne zuerst einen.
refusal-last-passkey = Der letzte Passkey bleibt; füge zuerst einen anderen hinzu.
refusal-bad-code = Das ist kein Notfallcode, oder er wurde schon benutzt.
refusal-prove-again = Zeig deinen Passkey noch einmal und versuch es dann wieder.
refusal-members-only = Dieses Haus ist für seine Mitglieder: Melde dich an, oder komm mit einer Einladung.
refusal-no-invitation = Diese Einladung gilt nicht mehr oder war nie eine; bitte um eine andere.
refusal-muted = Der Gastgeber dieses Hauses hat dich vorerst stummgeschaltet: Spiel weiter, aber schreiben kannst du nicht.
refusal-account-closed = Der Gastgeber dieses Hauses hat dieses Konto geschlossen.
refusal-not-welcome = Der Gastgeber dieses Hauses nimmt zurzeit keine Besucher aus deinem Netz auf.
refusal-not-the-host = Das kann nur der Gastgeber des Hauses.
refusal-no-such-member = Ein solches Mitglied gibt es hier nicht.
refusal-no-such-invitation = Eine solche Einladung gibt es nicht.
refusal-no-such-backup = Eine solche Sicherung gibt es nicht.
refusal-no-such-report = Eine solche Meldung gibt es nicht, oder jemand hat sie schon angesehen.
refusal-backup-goes-on = Eine Sicherung läuft schon; warte, bis sie fertig ist.
refusal-backup-failed = Die Sicherung konnte nicht geschrieben werden; das Protokoll sagt, warum.
refusal-last-host = Ein Haus hat einen Gastgeber: Ernenne zuerst einen anderen.
refusal-host-stays = Dieses Mitglied ist Gastgeber; das muss zuerst enden.
refusal-not-going-on = Dieser Tisch ist schon zu Ende oder geschlossen.
log-closed-said = Das Haus hat den Tisch geschlossen: { $text }
log-stood-in-removed = Der Gastgeber hat { $name } weggeschickt: Ein Bot spielt weiter.
table-closed-house = Der Gastgeber dieses Hauses hat diesen Tisch geschlossen.
host-room = Das Zimmer des Gastgebers
refusal-no-push = Dieser Server ruft niemanden auf Geräten.
refusal-bad-device = Den Push-Dienst dieses Browsers kennt der Server nicht.
refusal-many-devices = Du wirst auf { $most } Geräten gerufen, mehr passen nicht; entferne eines davon.
refusal-no-device = Dieses Gerät gehört nicht mehr zu deinen.
refusal-not-called = Der Ruf ist nicht angekommen; versuch es später wieder.
refusal-no-mail = Dieser Server verschickt keine E-Mails.
refusal-bad-address = Das ist keine E-Mail-Adresse.
refusal-asked-already = Dorthin ging schon eine E-Mail; such sie, auch unter den unerwünschten.
refusal-many-addresses = Genug E-Mails gingen an neue Adressen von dir; versuch es in ein paar Tagen wieder.
refusal-no-address = Du hast keine bestätigte E-Mail-Adresse.
refusal-bad-letter = Dieser Link ist nicht gültig; vielleicht fehlt ein Teil.
refusal-too-many-public = Du hast { $most } öffentliche Tische, die auf Spieler warten; starte oder schließe einen davon.
refusal-too-many-waits = Von deiner Adresse aus wird schon an { $most } öffentlichen Tischen anderer gewartet; spiel oder verlass einen davon.
refusal-seated = Du hast hier schon einen Platz.
refusal-seat-kept = { $seat }: Dieser Platz ist für jemanden frei gehalten, der vorher mitgespielt hat.
refusal-removed = Der Gastgeber dieses Tisches hat dich entfernt.
refusal-not-host = Das kann nur der Gastgeber des Tisches.
refusal-changed-often = Du hast dich oft genug anders entschieden: Spiel weiter, dann geht es wieder.
refusal-much-stored = Was an einem Tag für eine Person gespeichert werden darf, ist aufgebraucht; warte eine Weile.
refusal-enough-here = Das hast du an diesem Tisch oft genug getan; spiel weiter oder eröffne einen anderen.
refusal-empty-line = Diese Zeile zeigt nichts.
refusal-unstored = Der Server kann gerade nichts speichern; es ist nichts geschehen. Versuch es gleich noch einmal.
refusal-bad-table = So lässt sich kein Tisch eröffnen; prüfe seine Varianten.
refusal-too-many-tables = Du hast zu viele unfertige Tische; spiel einige zu Ende oder verlass sie.
refusal-too-many = { $what ->
    [chat-lines] Das war zu viel Gerede auf einmal; warte einen Augenblick.
    [hints] Das waren zu viele Tipps in kurzer Zeit; warte einen Augenblick.
    [new-tables] Das waren zu viele neue Tische in kurzer Zeit; warte eine Weile.
   *[other] Das war zu viel auf einmal; warte einen Augenblick.
}
refusal-busy = Auf dem Server ist gerade zu viel los; versuch es noch einmal.
refusal-foreign-page = Anfragen von Seiten anderer Websites nimmt der Server nicht an.
refusal-too-large = Das ist zu groß: Der Server nimmt höchstens { $bytes } Byte an.
refusal-fault = Auf dem Server ist etwas schiefgegangen; es liegt nicht an dir. Versuch es noch einmal.

## Coming back, sitting down, sharing

continue-title = Weiterspielen
your-turn-there = Du bist dran
full-rules = Die vollständigen Regeln mit Nummern (auf Englisch)
exact-words = Der genaue Wortlaut (auf Englisch)
bot-random-line = Sehr leicht: wirft Würfel.
bot-novice-line = Leicht: nimmt, was ins Auge fällt, und übersieht vieles.
bot-merchant-line = Mittel: weiß, wie viel alles wert ist, plant nur den eigenen Zug.
bot-cadi-line = Ziemlich schwer: sieht, was ein Zug bringt, aber wenige der Antworten.
bot-vizier-line = Schwer: denkt mehrere Schritte voraus.
bot-caliph-line = Sehr schwer: denkt länger und weiter.
bot-simurgh-line = Am schwersten: spielt nach einer Lösung des Spiels. Nur zu zweit, mit den üblichen Regeln.
join-title = Nimm Platz
join-line = Sag den anderen deinen Namen und setz dich.
join-full = Alle Plätze sind besetzt, aber du kannst zusehen.
sit-here = Hier hinsetzen
move-here = Hierher wechseln
remove-seat = Diesen Platz entfernen
add-seat = Platz hinzufügen
about-table = An diesem Tisch
usual-rules = Übliche Regeln
without-aids = Ohne Tipps und Zuglisten
public-yes = Jeder kann ihn finden und zusehen
clock-some-days = { $days ->
    [one] 1 Tag pro Zug
   *[other] { $days } Tage pro Zug
}
clock-some-time = je { $minutes } Min. + { $bonus } s pro Zug
share = Teilen
qr-show = QR-Code
qr-label = QR-Code des Links zu diesem Tisch
log-renamed = { $was } heißt jetzt { $name }.
seat-gone = Dieses Gerät spielt den Platz nicht mehr.
leave-note-watch = Du siehst zu. Der Link bringt dich zurück.
refusal-seats-fixed = Dieser Tisch kann { $low } bis { $high } Plätze haben.

## Endings

end-you-win = Du gewinnst!
end-wins = { $name } gewinnt!
end-shared = Ein geteilter Sieg: { $names }
end-lost = Gut gespielt! Du kommst auf Platz { $rank } von { $players }.
end-where-lost = Wo habe ich verloren?
end-how-won = Wie habe ich gewonnen?
end-more = Mehr
end-hide = Brett zeigen
end-show = Ergebnis zeigen
rematch-by = { $name } möchte eine Revanche.
rematch-join = Noch einmal spielen

## Where a link is shown, and without a network

preview-open = { $free ->
    [0] Alle Plätze sind besetzt; gleich geht es los.
    [one] 1 Platz ist frei: Link öffnen und hinsetzen, ohne Konto.
   *[other] { $free } Plätze sind frei: Link öffnen und hinsetzen, ohne Konto.
}
preview-playing = Das Spiel läuft: Link öffnen und zusehen.
preview-over = Das Spiel ist zu Ende: Link öffnen und noch einmal ansehen.
offline-title = Keine Verbindung
offline-line = Serai ist gerade nicht zu erreichen. Deine Tische sind auf dem Server sicher; diese Seite kommt wieder, sobald du online bist.
offline-again = Noch einmal versuchen

## The school
school-title = Spielen lernen
school-line = Eine begleitete erste Partie für jedes der drei Spiele: ein paar kurze Szenen auf dem echten Brett, und jeden Zug machst du selbst.
school-lessons = Lektionen
school-scenes = Szenen
school-scene-of = Szene { $number } von { $count }
school-next = Nächste Szene
school-again = Von vorn
school-show-me = Zeig es mir
school-shown = Zum Beispiel so: { $steps }.
school-rules = Regeln:
school-done = geschafft
school-play = { $game } spielen
school-you = Du
school-rival-1 = Amina
school-rival-2 = Yusuf
school-rival-3 = Leila
school-rival-4 = Tarik
school-minutes = etwa { $minutes } Minuten
school-progress = { $done } von { $count } Szenen geschafft
school-begin = Anfangen
school-go-on = Weiter
school-once-more = Noch einmal
school-new-here = Neu hier?
school-five-minutes = Lerne ein Spiel in fünf Minuten.
school-offer = Spielen lernen
refusal-no-lesson = Diese Lektion gibt es hier nicht, oder sie hat keine solche Szene.
refusal-bad-lesson = Diese Szene hat einen Fehler und lässt sich nicht spielen. Wer den Server betreibt, kann mehr herausfinden.

## Coach

coach = Trainer
coach-use = Trainer: sag mir, wenn ein Zug viel verschenkt hat
coach-note = Nur gegen Bots. Beurteilt wird, was du vor deinem Zug wissen konntest.
coach-said = Das hat etwa { $cost } % verschenkt. Stärker war: { $better }.
coach-back = Zurücknehmen

## The study room

study-room = Studierzimmer
study-this-game = Dieses Spiel studieren
same-deal = Dieselbe Verteilung noch einmal
elsewhere = Mehr von Serai
study-home-line = Wo wurde es gewonnen, und was wäre wenn?
evenings = Abende
evenings-home-line = Ein Turnier in einer Minute: Schweizer System, jeder gegen jeden oder Gruppen.
to-evening = Zurück zum Abend
evening = Abend
evening-table-ready = Dein Tisch ist bereit.
evening-go = Hingehen
sealed-line = Andere Tische spielen noch dieselbe Verteilung: Was verteilt war, ist zu sehen, wenn die Runde vorbei ist.

## Spieler und Wertungen

players-and-ratings = Spieler und Wertungen
players-home-line = Wer führt, und wer ist wer?
players-own = Meine Seite
player-page-of = Die Seite von { $name }
rated-table = Gewertete Partie
rated-table-line = Zählt für die Wertung aller am Tisch: nur Mitglieder, keine Tipps.
rated-yes = Diese Partie wird gewertet
rated-short = gewertet
rated-for-members = Diese Partie wird gewertet: Nur Mitglieder können Platz nehmen. Du kannst zuschauen oder Mitglied werden:
rated-invite-line = Schick diesen Link. Mitglieder können einen freien Platz nehmen, zuschauen können alle.
refusal-rated-plain = Eine gewertete Partie hat keine Tipps und beginnt mit einer neuen eigenen Ausgangslage.
refusal-rated-members = Diese Partie wird gewertet: Hier können nur Mitglieder Platz nehmen.
refusal-rated-once = Diese Partie wird gewertet: Jeder hat einen Platz.
refusal-rated-apart = Diese Partie wird gewertet, und jemand mit deiner Internetadresse sitzt schon hier.
refusal-rated-bots = Gewertete Partien spielen nur Serais eigene Bots.
refusal-no-player = Diesen Spieler gibt es hier nicht.

## Games of days

days-title = Tage
days-per-turn = Tage pro Zug
days-bank = Reserve in Tagen
days-bank-note = Was ein Zug länger dauert als seine Tage, geht von der Reserve ab; sie reicht für das ganze Spiel. Was ein Zug nicht braucht, kommt nicht dazu.
days-away = Urlaubstage pro Person
days-weekends = Samstage und Sonntage zählen nicht
days-holidays = Tage, die nicht zählen
days-add = Hinzufügen
days-remove = { $day } entfernen
days-zone = Tage beginnen und enden in der Zeitzone { $zone }.
days-fact-bank = { $days ->
    [one] Reserve von 1 Tag für das ganze Spiel
   *[other] Reserve von { $days } Tagen für das ganze Spiel
}
days-fact-weekends = Samstage und Sonntage zählen nicht ({ $zone })
days-fact-holidays = Zählt nicht: { $days }
days-fact-away = { $days ->
    [one] Alle dürfen 1 Tag Urlaub nehmen
   *[other] Alle dürfen insgesamt { $days } Tage Urlaub nehmen
}
turn-until = bis { $when }
bank-left = noch { $time } Reserve
away-until = weg bis { $when }
log-away = { $name } ist bis { $until } im Urlaub.
log-away-over = { $name } ist aus dem Urlaub zurück.
holiday-title = Urlaub
holiday-note = { $days ->
    [one] Du darfst in diesem Spiel noch 1 Tag weg sein: Deine Tage laufen dann nicht, und alle sehen es.
   *[other] Du darfst in diesem Spiel noch { $days } Tage weg sein: Deine Tage laufen dann nicht, und alle sehen es.
}
holiday-last-day = Letzter Urlaubstag
holiday-go = Bis dahin bin ich weg
holiday-now = Du bist im Urlaub bis { $when }.
holiday-back = Ich bin wieder da

## Plans for the own turn

plans-title = Pläne für deinen Zug
plans-none = Leg fest, was du spielen willst, wenn du dran bist. Niemand sonst sieht es.
plans-rule = Wenn du dran bist, wird der erste Plan gespielt, der möglich ist und dasselbe bringt wie jetzt.
plan-ahead = Meinen nächsten Zug planen
plan-ahead-more = Noch einen planen
plan-ahead-stop = Nicht mehr planen
plan-ahead-short = Planen
plan-ahead-stop-short = Ende
plan-ahead-task = Du planst deinen nächsten Zug. Gespielt wird erst, wenn er kommt.
plan-ahead-whole = Dein nächster Zug ist geplant: Lass ihn warten, oder nimm Schritte zurück.
plan-lay = Spiel das, wenn ich dran bin
plan-laid = Dein Plan wartet auf deinen Zug.
plan-anyway = Auch spielen, wenn es dann etwas anderes bringt
plan-anyway-mark = was immer es bringt
plan-up = Früher versuchen: { $plan }
plan-remove = Zurücknehmen: { $plan }
plan-removed = Der Plan ist zurückgenommen.
plans-ordered = Die Pläne haben eine andere Reihenfolge.
plan-fate-played = Dein Zug wurde gespielt, wie du ihn geplant hast.
plan-fate-failed = Keiner deiner Pläne passte, also wurde nichts gespielt.
plan-fate-void = Deine Pläne wurden nicht gebraucht: Dein Zug wurde anders gespielt.
key-ahead = den nächsten Zug planen
refusal-unknown-zone = Die Zeitzone { $zone } gibt es nicht.
refusal-no-zone = Freie Tage brauchen eine Zeitzone.
refusal-no-such-day = Den Tag { $date } gibt es nicht.
refusal-no-holidays = Die Bedenkzeit an diesem Tisch kennt keinen Urlaub.
refusal-holiday-over = Ein Urlaub endet später als jetzt.
refusal-holiday-too-long = { $hours ->
    [one] Du hast in diesem Spiel noch 1 Stunde Urlaub.
   *[other] Du hast in diesem Spiel noch { $hours } Stunden Urlaub.
}
refusal-no-plan-ahead = Dein nächster Zug lässt sich noch nicht planen: Womit er beginnt, steht noch nicht fest.
refusal-your-turn-now = Du bist dran: Spiel deinen Zug.
refusal-many-plans = Höchstens { $most } Pläne warten auf einen Zug; nimm zuerst einen zurück.
refusal-plan-brings-other = Es brächte jetzt etwas anderes als bei der Planung.
