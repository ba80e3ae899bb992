# Five Tribes auf Deutsch.

## Pieces

ft-tribe-yellow = Wesire
ft-tribe-white = Älteste
ft-tribe-green = Kaufleute
ft-tribe-blue = Baumeister
ft-tribe-red = Meuchelmörder
ft-letter-yellow = W
ft-letter-white = Ä
ft-letter-green = K
ft-letter-blue = B
ft-letter-red = M
ft-one-tribe = { $colour ->
    [yellow] einen Wesir
    [white] einen Ältesten
    [green] einen Kaufmann
    [blue] einen Baumeister
    *[red] einen Meuchelmörder
}
ft-some-tribe = { $colour ->
    [yellow] { $number ->
        [one] 1 Wesir
        *[other] { $number } Wesire
    }
    [white] { $number ->
        [one] 1 Ältester
        *[other] { $number } Älteste
    }
    [green] { $number ->
        [one] 1 Kaufmann
        *[other] { $number } Kaufleute
    }
    [blue] { $number } Baumeister
    *[red] { $number } Meuchelmörder
}
ft-kind-village = Dorf
ft-kind-sacred-place = heiliger Ort
ft-kind-oasis = Oase
ft-kind-small-market = kleiner Markt
ft-kind-large-market = großer Markt
ft-ground-blue = blauer Grund
ft-ground-red = roter Grund
ft-card-ivory = Elfenbein
ft-card-gems = Edelsteine
ft-card-gold = Goldbarren
ft-card-papyrus = Papyrus
ft-card-silk = Seide
ft-card-spices = Gewürze
ft-card-fish = Fisch
ft-card-wheat = Getreide
ft-card-pottery = Töpferwaren
ft-card-fakir = Fakir
ft-gold = Gold
ft-worth = { $points } wert
ft-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
ft-points-at-least = mindestens { $points ->
    [one] 1 Punkt
    *[other] { $points } Punkte
}
ft-points-change = { $number ->
    [one] { $points } Punkt
    *[other] { $points } Punkte
}
ft-camel-of = Kamel von { $name }
ft-some-palms = { $number ->
    [one] 1 Palme
   *[other] { $number } Palmen
}
ft-some-palaces = { $number ->
    [one] 1 Palast
   *[other] { $number } Paläste
}
ft-pay = { $elders ->
    [0] 1 Fakir
    [1] { $fakirs ->
        [0] 1 Ältesten
       *[other] 1 Ältesten und 1 Fakir
    }
   *[other] 2 Älteste
}

## The table

ft-tiles = Die dreißig Felder
ft-may-be-chosen = wählbar
ft-may-end-here = hier kann dein Zug enden
ft-bid-order = Bietreihenfolge
ft-turn-order = Zugreihenfolge: zuerst … zuletzt
ft-spot = Platz für { $price }
ft-spot-taken = Platz für { $price }: { $name }
ft-spot-bid = { $price } bieten: Du zahlst { $pay } Gold und wärst bisher als Nummer { $place } am Zug
ft-card-row = Rohstoffkarten
ft-djinn-row = Dschinn in der Auslage
ft-pile-left = { $number } im Stapel
ft-row-empty = nichts mehr da
ft-buy-card = Kaufen: { $card }
ft-palms-left = Palmen übrig
ft-palaces-left = Paläste übrig
ft-bag = Beutel { $number }
ft-discards = Ablage { $number }
ft-camels-left = Kamele übrig
ft-cards-in-hand = Karten auf der Hand
ft-total-so-far = Punkte bisher, soweit bekannt
ft-djinn-ready = { $djinn }: jetzt einsetzbar
ft-round = Runde { $round }
ft-last-round = die letzte
ft-tab-table = Spieler
ft-tab-moves = Zugsuche
ft-tab-score = Punkte

## Choices

ft-choices = Deine Möglichkeiten
ft-play-plan = Zug spielen
ft-play-part = Bis hierher spielen
ft-plan-clear = Plan verwerfen
ft-gains = Was es bringt
ft-control-of = dein Kamel auf { $tile }
ft-hand = In deiner Hand
ft-ends = Wo dieser Zug enden kann
ft-end-takes = { $tile }: { $tribe }
ft-end-control = dein Kamel zieht ein
ft-end-gold = { $gold } Gold
ft-end-reach = { $reach ->
    [one] ein Opfer bis 1 Schritt entfernt
    *[other] ein Opfer bis { $reach } Schritte entfernt
}
ft-picked = Welcher
ft-kumarbi-pays = Fakire für Kumarbi:
ft-build-with = { $fakirs ->
    [0] Ohne Fakire: { $gold } Gold
    [one] Mit 1 Fakir: { $gold } Gold
   *[other] Mit { $fakirs } Fakiren: { $gold } Gold
}
ft-kill-of = { $colour ->
    [yellow] Einen Wesir von { $name }
   *[other] Einen Ältesten von { $name }
}
ft-keep = { $djinn } behalten
ft-place-at = Auf { $tile } setzen
ft-powers-now = Dschinn, die jetzt helfen können
ft-summon-for = Beschwören für { ft-pay }
ft-use-for = Einsetzen für { ft-pay }
ft-sale = Einen Satz verschiedener Karten verkaufen
ft-card-held = { $card }, du hast { $number }
ft-sell-set = { $number ->
    [one] 1 Karte für { $gold } Gold verkaufen
   *[other] { $number } verschiedene Karten für { $gold } Gold verkaufen
}
ft-done = Fertig
ft-done-end = Zug beenden
ft-done-market = Nichts kaufen
ft-done-sacred = Niemanden beschwören
ft-done-kill = Niemanden töten

## Move finder

ft-filter-tribe = Stamm am Ende
ft-filter-start = Von
ft-filter-end = Nach
ft-filter-action = Feld
ft-filter-control = neues Kamel
ft-filter-gold = Gold ≥
ft-any = alle
ft-finder-past = Der Zugsucher kennt die Züge der Partie, wie sie jetzt steht. Kehre zum Spiel zurück, um ihn zu benutzen.
ft-finder-looks = Züge werden gesucht …
ft-moves-found = { $number ->
    [0] Kein solcher Zug.
    [one] 1 Zug
   *[other] { $number } Züge, die ergiebigsten zuerst
}
ft-moves-more = und { $number } weitere: Grenze die Suche ein
ft-move-from-to = von { $start } nach { $end }
ft-paths = { $number ->
    [one] 1 Weg
   *[other] { $number } Wege
}

## Score

ft-score-sheet = Punkte nach Herkunft
ft-source-gold = Gold
ft-source-viziers = Wesire
ft-source-elders = Älteste
ft-source-djinns = Dschinn
ft-source-tiles = Felder
ft-source-palms = Palmen
ft-source-palaces = Paläste
ft-source-goods = Güter
ft-total = Summe
ft-score-hidden = Was andere verdeckt haben, ist nicht gezählt.

## What is to be done

ft-task-over = Das Spiel ist aus.
ft-task-wait = { $name } ist am Zug.
ft-task-wait-bid = { $name } bietet.
ft-task-bid = Dein Gebot: Wähle einen Platz. Der teuerste beginnt; du hast { $gold } Gold.
ft-task-move = Du bist am Zug: Nimm die Figuren eines Feldes auf.
ft-task-sow = { $number ->
    [one] Die letzte Figur muss dort landen, wo ihre Farbe schon steht.
   *[other] Setze deine { $number } Figuren einzeln ab, von Feld zu Feld.
}
ft-task-build = Deine Baumeister verdienen: Wähle, wie viele Fakire helfen.
ft-task-build-alone = Deine Baumeister verdienen jetzt, wenn du nicht vorher einen Dschinn einsetzt.
ft-task-kill = { $reach ->
    [one] Wähle ein Opfer: hier oder 1 Schritt entfernt, je Fakir einen weiter, oder vor einem Gegner.
    *[other] Wähle ein Opfer: bis { $reach } Schritte entfernt, je Fakir einen weiter, oder vor einem Gegner.
}
ft-task-kill-nobody = Kein Opfer in Reichweite: Setze vorher einen Dschinn ein oder töte niemanden.
ft-task-kill-again = Iblis: Wähle das zweite Opfer am selben Ort.
ft-task-small-market = Kleiner Markt: Kaufe eine der ersten drei Karten für 3 Gold oder nichts.
ft-task-large-market = Großer Markt: Kaufe zwei der ersten sechs Karten für 6 Gold oder nichts.
ft-task-market-poor = Dir fehlt Gold für diesen Markt: Setze einen Dschinn ein, der welches bringt, oder kaufe nichts.
ft-task-market-again = Wähle deine zweite Karte.
ft-task-sacred = Heiliger Ort: Beschwöre einen der Dschinn oder niemanden.
ft-task-place-palace = Der Palast kommt auf { $tile }, wenn kein Dschinn dazwischentritt.
ft-task-place-palm = Die Palme kommt auf { $tile }, wenn kein Dschinn dazwischentritt.
ft-task-target-meeples-empty = { $djinn }: Wähle ein leeres Feld für Figuren aus dem Beutel.
ft-task-target-palace-village = { $djinn }: Wähle ein Dorf für den Palast.
ft-task-target-palm-oasis = { $djinn }: Wähle eine Oase für die Palme.
ft-task-target-camel-empty = { $djinn }: Wähle ein leeres Feld für dein Kamel.
ft-task-target-camel-bare = { $djinn }: Wähle für dein Kamel ein Feld, auf dem nur Figuren stehen.
ft-task-neighbour-palace = { $djinn }: Wähle eines der Felder ringsum für den Palast.
ft-task-neighbour-palm = { $djinn }: Wähle eines der Felder ringsum für die Palme.
ft-task-keep = Sibittis: Behalte einen dieser Dschinn.
ft-task-end = Beende deinen Zug oder setze vorher einen Dschinn ein.
ft-task-end-sell = Verkaufe, wenn du magst, Sätze verschiedener Karten; dann beende deinen Zug.

## The log

ft-line-meeple = Anun-Nak bringt { ft-one-tribe } auf { $tile }.
ft-line-djinn = { $djinn } kommt in die Auslage.
ft-line-draw-card = { $name } zieht eine Karte vom Stapel.
ft-line-drawn-card = { $name } hat gezogen: { $card }.
ft-line-drawn-djinn = { $name } hat { $djinn } gezogen.
ft-line-keep = { $name } behält { $djinn }.
ft-line-bid = { $name } bietet { $price }.
ft-line-bid-fakirs = { $name } bietet { $price } und zahlt { $gold } Gold und { $fakirs ->
    [one] 1 Fakir
   *[other] { $fakirs } Fakire
}.
ft-line-take = { $name } nimmt { $tile } auf.
ft-line-aim = { $name } wählt { $tile }.
ft-line-control = Ein Kamel von { $name } kommt auf { $tile }.
ft-line-palm = Auf { $tile } wächst eine Palme.
ft-line-palace = Auf { $tile } entsteht ein Palast.
ft-line-drop = … { ft-one-tribe } auf { $tile }
ft-line-kill = { $name } tötet { ft-one-tribe } auf { $tile }{ ft-for-fakirs }.{ ft-victim-kept }
ft-line-murder = { $name } tötet { ft-one-tribe } von { $rival }.{ ft-victim-kept }
ft-for-fakirs = { $fakirs ->
    [0] { "" }
    [one] { " " }für 1 Fakir
   *[other] { " " }für { $fakirs } Fakire
}
ft-victim-kept = { $kept ->
    [yes] { " " }Kandicha behält das Opfer.
   *[no] { "" }
}
ft-line-build = { $fakirs ->
    [0] { $name }: Die Baumeister verdienen { $gold } Gold
    [one] { $name }: Die Baumeister und 1 Fakir verdienen { $gold } Gold
   *[other] { $name }: Die Baumeister und { $fakirs } Fakire verdienen { $gold } Gold
}{ $doubled ->
    [yes] , verdoppelt von Echidna.
   *[no] .
}
ft-line-buy = { $name } kauft: { $card }.
ft-line-buy-paid = { $name } zahlt { $gold } Gold und kauft: { $card }.
ft-line-summon = { $name } beschwört { $djinn } für { ft-pay }.
ft-line-power = { $name } setzt { $djinn } ein für { ft-pay }.
ft-line-sell = { $name } verkauft { $cards } für { $gold } Gold.
ft-line-tribe = { $name } nimmt auf { $tile }: { ft-some-tribe }.
ft-turn-bid = bietet { $price }
ft-turn-control = Kamel auf { $tile }
ft-turn-palm = Palme auf { $tile }
ft-turn-palace = Palast auf { $tile }
ft-turn-kill = tötet { ft-one-tribe } auf { $tile }
ft-turn-murder = tötet { ft-one-tribe } von { $rival }
ft-turn-draw = eine Karte vom Stapel
ft-turn-card = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
}
ft-turn-summon = beschwört { $djinn }
ft-turn-power = setzt { $djinn } ein
ft-turn-keep = behält { $djinn }
ft-turn-sell = { $number ->
    [one] verkauft 1 Karte
   *[other] verkauft { $number } Karten
}
ft-turn-gold = { $gold } Gold
ft-turn-nothing = zieht nicht
ft-line-declined = { $declined ->
    [kill] { $name } tötet niemanden.
    [market] { $name } kauft nichts.
   *[sacred] { $name } beschwört niemanden.
}
ft-line-cards = Die Kaufleute bringen: { $cards }.
ft-line-gold = { $name }: +{ $gold } Gold durch { $djinn }.
ft-line-round = Runde { $round } beginnt.
ft-line-turn = { $name } ist an der Reihe.
ft-line-last-round = Diese Runde ist die letzte.
ft-line-end = Das Spiel ist aus.

## Steps

ft-step-bid = { $price } bieten
ft-step-bid-fakirs = { $price } bieten mit { $fakirs ->
    [one] 1 Fakir
   *[other] { $fakirs } Fakiren
}
ft-step-take = { $tile } aufnehmen
ft-step-at = { $tile } wählen
ft-step-drop = Absetzen auf { $tile }: { ft-one-tribe }
ft-step-kill = Töten auf { $tile }: { ft-one-tribe }
ft-step-murder = Töten bei { $rival }: { ft-one-tribe }
ft-step-fakirs = { $number ->
    [0] Ohne Fakire bauen
    [one] Mit 1 Fakir bauen
   *[other] Mit { $number } Fakiren bauen
}
ft-step-buy = Kaufen: { $card }
ft-step-buy-place = Karte { $place } kaufen
ft-step-summon = { $djinn } beschwören für { ft-pay }
ft-step-djinn = { $djinn } einsetzen für { ft-pay }
ft-step-keep = { $djinn } behalten
ft-step-sell = { $cards } verkaufen
ft-step-done = Fertig

## Djinns

ft-cost-none = Wirkt immer und kostet nichts.
ft-cost-either = { $span ->
    [round] Einmal in der Runde, für einen Ältesten oder einen Fakir.
   *[turn] Einmal im Zug, für einen Ältesten oder einen Fakir.
}
ft-cost-plus = { $span ->
    [round] Einmal in der Runde, für einen Ältesten und noch einen Ältesten oder Fakir.
   *[turn] Einmal im Zug, für einen Ältesten und noch einen Ältesten oder Fakir.
}
ft-cost-fakir = { $span ->
    [round] Einmal in der Runde, für einen Fakir.
   *[turn] Einmal im Zug, für einen Fakir.
}
ft-cost-fakirs = Beim Gebot, für beliebig viele Fakire.
ft-djinn-al-amin = Am Ende stehen je zwei deiner Fakire für eine beliebige Güterkarte.
ft-djinn-anun-nak = Drei Figuren aus dem Beutel kommen auf ein Feld, auf dem nichts ist.
ft-djinn-baal = Wenn jemand einen Dschinn bekommt: 1 Gold, wenn du es bist, 2, wenn es ein Gegner ist.
ft-djinn-boaz = Niemand kann deine Wesire und Ältesten töten.
ft-djinn-bouraq = Setze einen Palast auf ein beliebiges Dorf.
ft-djinn-echidna = Deine Baumeister samt Fakiren verdienen in diesem Zug das Doppelte.
ft-djinn-enki = Setze eine Palme auf eine beliebige Oase.
ft-djinn-hagis = Der Palast, den du gerade setzt, kommt stattdessen auf eines der acht Felder ringsum.
ft-djinn-haurvatat = Deine Palmen zählen je 5 Punkte.
ft-djinn-iblis = Deine Meuchelmörder töten zwei an einem Ort.
ft-djinn-jafaar = Deine Wesire zählen je 3 Punkte.
ft-djinn-kandicha = Deine Opfer dienen dir: Wesire und Älteste behältst du, ein Kaufmann bringt die oberste Karte des Stapels, ein Baumeister 1 Gold für jedes blaue Feld ringsum.
ft-djinn-kumarbi = Jeder Fakir macht dein Gebot so billig wie den nächsttieferen Platz.
ft-djinn-lamia = Die Palme, die du gerade setzt, kommt stattdessen auf eines der acht Felder ringsum.
ft-djinn-leta = Setze ein Kamel auf ein Feld, auf dem nichts ist.
ft-djinn-marid = Für jede Figur, die auf deine Felder fällt: 1 Gold, wenn du sie absetzt, 2, wenn ein Gegner es tut.
ft-djinn-monkir = Für jeden Palast: 1 Gold, wenn du ihn setzt, 2, wenn ein Gegner es tut.
ft-djinn-nekir = Für jeden Mord: 1 Gold, wenn es deiner ist, 2, wenn es der eines Gegners ist.
ft-djinn-shamhat = Deine Ältesten zählen je 4 Punkte.
ft-djinn-sibittis = Ziehe drei Dschinn und behalte einen.
ft-djinn-sloar = Nimm die oberste Karte des Stapels.
ft-djinn-utug = Setze ein Kamel auf ein Feld, auf dem nur Figuren stehen.

## Rules that refuse

ft-no-tribe = { $colour ->
    [yellow] keinen Wesir
    [white] keinen Ältesten
    [green] keinen Kaufmann
    [blue] keinen Baumeister
   *[red] keinen Meuchelmörder
}
ft-refusal-now-bid = Jetzt wird geboten: Setze deinen Zuganzeiger auf einen freien Platz der Zugreihenfolge-Leiste.
ft-refusal-now-move = Du kannst ziehen, also musst du: Nimm die Figuren eines Feldes auf. Dschinns dürfen vorher helfen.
ft-refusal-now-sow = Setze zuerst die Figuren in deiner Hand ab; vorher geschieht nichts anderes.
ft-refusal-now-build = Sage zuerst, wie viele Fakire deinen Baumeistern helfen.
ft-refusal-now-kill = Deine Meuchelmörder müssen jetzt ihr Opfer wählen.
ft-refusal-now-kill-nobody = Kein Opfer ist in Reichweite deiner Meuchelmörder: Setze vorher einen Dschinn ein oder töte niemanden.
ft-refusal-now-kill-again = Mit Iblis töten deine Meuchelmörder am selben Ort ein zweites Mal: Wähle das Opfer.
ft-refusal-now-place = Der Palast oder die Palme muss jetzt gesetzt werden.
ft-refusal-now-market = Du bist am Markt: Kauf eine Karte oder nichts.
ft-refusal-now-market-again = Der große Markt gibt dir eine zweite Karte: Wähle sie.
ft-refusal-now-sacred = Du bist an einem heiligen Ort: Rufe einen Dschinn oder niemanden.
ft-refusal-now-end = Dein Zug ist am Ende: Verkaufe Sätze, setze Dschinns ein oder beende ihn.
ft-refusal-now-target = Wähle ein Feld, auf dem die Kraft des Dschinns wirken kann.
ft-refusal-now-lay = Wähle das Feld für den Palast oder die Palme.
ft-refusal-now-neighbour = Das Teil kommt auf eines der acht Felder ringsum: Wähle es.
ft-refusal-now-keep = Behalte einen der Dschinns, die Sibittis gezogen hat.
ft-refusal-spot-taken = Der Platz für { $price } ist besetzt.
ft-refusal-zeros-full = Auf den Nullen stehen schon drei Zuganzeiger; nimm einen Platz, der Gold kostet.
ft-refusal-spot-is-free = Ohne Gold bekommst du den Platz für 1 umsonst; ein Fakir ist nicht nötig.
ft-refusal-too-dear = Dieses Gebot kostet { $price } Gold; du hast { $gold }.
ft-refusal-no-kumarbi = Nur mit Kumarbi kannst du mit Fakiren zahlen, und er gehört dir nicht.
ft-refusal-too-few-fakirs-to-bid = { $fakirs ->
    [one] Zum Zahlen hast du 1 Fakir, nicht { $asked }.
   *[other] Zum Zahlen hast du { $fakirs } Fakire, nicht { $asked }.
}
ft-refusal-no-meeples = Auf { $tile } stehen keine Figuren.
ft-refusal-not-in-hand = Du hast { ft-no-tribe } in der Hand.
ft-refusal-not-adjacent = { $tile } hat mit { $here } keine Seite gemeinsam.
ft-refusal-straight-back = { $tile } hast du eben verlassen; nie geradewegs zurück.
ft-refusal-alone = Die letzte Figur muss ihre Farbe treffen, und auf { $tile } gibt es { ft-no-tribe }.
ft-refusal-no-end = Von { $tile } aus lässt sich kein Zug zu Ende führen: Nirgends träfe die letzte Figur ihre Farbe.
ft-refusal-dead-end = Nach diesem Absetzen auf { $tile } ließe sich der Zug nicht zu Ende führen.
ft-refusal-too-few-fakirs = { $fakirs ->
    [one] Du hast 1 Fakir, nicht { $asked }.
   *[other] Du hast { $fakirs } Fakire, nicht { $asked }.
}
ft-refusal-own-people = Deine Meuchelmörder töten nicht deine eigenen Wesire und Ältesten.
ft-refusal-no-victim = Auf { $tile } gibt es { ft-no-tribe }.
ft-refusal-no-rival-victim = { $seat } hat kein solches Opfer.
ft-refusal-too-far = { $steps ->
    [one] { $tile } ist 1 Schritt entfernt; mit all deinen Fakiren kommst du { $reach } weit.
   *[other] { $tile } ist { $steps } Schritte entfernt; mit all deinen Fakiren kommst du { $reach } weit.
}
ft-refusal-boaz = Boaz schützt die Wesire und Ältesten von { $seat }.
ft-refusal-too-poor = Dieser Markt kostet { $price } Gold; du hast { $gold }.
ft-refusal-not-in-first-three = Am kleinen Markt wählst du unter den ersten drei Karten.
ft-refusal-not-in-first-six = Am großen Markt wählst du unter den ersten sechs Karten.
ft-refusal-not-in-row = { $djinn } liegt nicht in der Auslage.
ft-refusal-cannot-pay = { $djinn } kostet zwei Älteste, oder einen Ältesten und einen Fakir; das kannst du nicht zahlen.
ft-refusal-not-in-stock = Davon hast du keine Karte zu verkaufen: { $card }.
ft-refusal-not-your-djinn = { $djinn } gehört dir nicht.
ft-refusal-djinn-used = { $span ->
    [round] { $djinn } hat dir in dieser Runde schon geholfen.
   *[turn] { $djinn } hat dir in diesem Zug schon geholfen.
}
ft-refusal-no-use = { $djinn } kannst du jetzt nicht bezahlen, oder es bewirkte nichts.

## Options

ft-option-djinn-use = Ein Dschinn darf helfen
ft-option-djinn-use-turn = einmal im Zug
ft-option-djinn-use-round = einmal in der Runde
ft-option-gold = Das Gold der anderen
ft-option-gold-hidden = verdeckt
ft-option-gold-shown = sichtbar
ft-option-goods = Die Karten der anderen
ft-option-goods-hidden = verdeckt
ft-option-goods-shown = sichtbar

## Help

ft-help-aim = Biete um deinen Platz in der Runde, säe Figuren über das Sultanat aus dreißig Feldern und nutze, was Stamm und Feld dir geben. Die meisten Punkte gewinnen.
ft-help-setup = Vor dem Spiel
ft-help-setup-text = Auf jedem der dreißig Felder stehen drei Figuren. Du hast 50 Gold und 8 Kamele, zu zweit 11. Gold sind auch Punkte: Jedes Gebot und jeder Kauf kostet welche.
ft-help-bid = 1 · Bieten
ft-help-bid-text = Jeder Zuganzeiger nimmt einen Platz und zahlt dessen Preis. Der teuerste beginnt. Höchstens drei stehen auf null, und von ihnen ist zuerst dran, wer zuletzt kam. Die Zugreihenfolge ist die nächste Bietreihenfolge. Zu zweit hat jeder zwei Zuganzeiger, also zwei Züge je Runde.
ft-help-sow = 2 · Säen
ft-help-sow-text = Nimm alle Figuren eines Feldes auf. Setze sie einzeln ab, jede auf ein Feld, das mit dem vorigen eine Seite teilt, nie geradewegs zurück; im Kreis zu gehen ist erlaubt. Die letzte muss ihre eigene Farbe treffen: Eine im selben Zug abgesetzte zählt. Wer ziehen kann, muss.
ft-help-control = 3 · Nehmen und das Feld gewinnen
ft-help-control-text = Nimm die letzte Figur und alle ihrer Farbe auf diesem Feld. Bleibt keine Figur übrig und gehört das Feld niemandem, macht eines deiner Kamele es für immer zu deinem: Am Ende zählt die Zahl darauf.
ft-help-tribes = 4 · Der Stamm handelt
ft-help-yellow = bleiben bei dir: je 1 Punkt, und 10 für jeden Gegner mit weniger.
ft-help-white = bleiben bei dir: je 2 Punkte; sie bezahlen Dschinn.
ft-help-green = bringen je eine Karte vom linken Ende der Auslage.
ft-help-blue = verdienen je 1 Gold für jedes blaue Feld, dieses und die acht ringsum; jede abgeworfene Fakirkarte zählt als ein Baumeister mehr.
ft-help-red = töten eine Figur höchstens so viele Schritte weit, wie sie sind, je abgeworfenem Fakir einen weiter, oder einen Wesir oder Ältesten eines Gegners. Ein so geleertes Feld gehört dir, wenn es niemandem gehört.
ft-help-tiles = 5 · Das Feld handelt
ft-help-village = Ein Palast kommt hierher: 5 Punkte für den Besitzer. Pflicht.
ft-help-oasis = Eine Palme kommt hierher: 3 Punkte für den Besitzer. Pflicht.
ft-help-small-market = Du darfst für 3 Gold eine der ersten drei Karten kaufen.
ft-help-large-market = Du darfst für 6 Gold zwei der ersten sechs Karten kaufen.
ft-help-sacred-place = Du darfst für zwei Älteste, oder einen Ältesten und einen Fakir, einen Dschinn beschwören.
ft-help-cards = Die Rohstoffkarten
ft-help-cards-text = Neun Sorten Güter: Elfenbein, Edelsteine und Goldbarren (je 2 Karten), Papyrus, Seide und Gewürze (je 4), Fisch, Getreide und Töpferwaren (je 6). Die 18 Fakire sind keine Güter: Man wirft sie ab, um Baumeistern, Meuchelmördern und Dschinn zu helfen oder um zu beschwören. Genommene Karten und Dschinn werden nach der Runde ersetzt.
ft-help-end = 6 · Verkaufen, und das Ende
ft-help-end-text = Am Ende deines Zuges bringen Sätze von 1 bis 9 verschiedenen Karten 1, 3, 7, 13, 21, 30, 40, 50 oder 60 Gold; Fakire werden nie verkauft. Was du behältst, zählt am Schluss ebenso viel. Die Runde, in der jemand sein letztes Kamel setzt oder nicht mehr ziehen kann, ist die letzte. Dann zählen: 1 Punkt je Gold, deine Wesire, Ältesten und Dschinn, deine Felder mit Palmen und Palästen, und deine Sätze. Bei Gleichstand teilt man sich den Sieg.
ft-help-plan = An diesem Tisch
ft-help-plan-text = Deinen Zug planst du für dich: Wähle ein Feld, setze ab, nimm zurück, sieh dir an, was es bringt; die anderen sehen es erst, wenn du auf „Ausführen“ drückst. Wimpel zeigen, wo ein Zug enden kann. Die Zugsuche nennt jeden vollständigen Zug.
ft-help-signs = Zeichen auf dem Tisch
ft-help-signs-text = Die Zahl auf einem Feld ist, was es zählt. „Mindestens“ und ≥ bei Punkten: Was ein Gegner verborgen hält, ist nicht mitgezählt. Ein verblasster Dschinn hat schon geholfen; einer, der leuchtet, kann jetzt helfen.
ft-help-keys = Tasten: T zu den Feldern, Pfeile zum Bewegen, Eingabe zum Wählen, 1–5 für den Stamm, der als Nächstes fällt, Rücktaste nimmt zurück, P führt den Plan aus, M für die Zugsuche, S für die Punkte.

ft-result-tie = Gleich viele Punkte: Der Platz wird geteilt.

## What a position cannot be

ft-flaw-1 = Die Phase, der Platz, die Runde, das Ende oder die eingesetzten Dschinn liegen außerhalb des Möglichen.
ft-flaw-2 = Die Felder sind nicht die des Spiels, oder nicht von a1 bis f5 gelegt.
ft-flaw-3 = Irgendwo ist weniger als keine Figur, oder auf einem Feld, das nicht liegt, stehen Figuren.
ft-flaw-4 = Insgesamt gibt es 16 gelbe, 20 weiße, 18 grüne, 18 blaue und 18 rote Figuren.
ft-flaw-5 = Irgendwo ist weniger als keine Karte, oder in der Auslage ist eine Lücke.
ft-flaw-6 = Die Karten in der Auslage, auf den Stapeln und auf den Händen sind nicht die 54 des Spiels.
ft-flaw-7 = Ein Dschinn ist an einem Ort, den es nicht gibt, oder die Auslage der Dschinn passt nicht zu ihren Orten.
ft-flaw-8 = Das Kamel eines Felds oder die Kamele eines Platzes ergeben nicht, was jeder Platz hat.
ft-flaw-9 = Es sind nicht 12 Palmen oder nicht 10 Paläste.
ft-flaw-10 = Das Gold ist weniger als nichts oder mehr, als es geben kann.
ft-flaw-11 = Die Zuganzeiger auf den beiden Leisten sind nicht die der Plätze, oder nicht da, wo sie jetzt hingehören.
ft-flaw-12 = Ein Platz, der nicht mitspielt, muss leer sein.
ft-flaw-13 = Wenn Waren offen liegen, gibt es auf den Händen keine ungesehenen Karten.
ft-flaw-14 = Die Figuren in der Hand lassen sich nicht zu Ende absetzen, oder niemand setzt gerade Figuren ab.
ft-flaw-15 = Wer gezogen hat, hat ein Zielfeld und nahm mindestens zwei Figuren; wer nicht gezogen hat, hat keines.
ft-flaw-16 = Die Phase passt nicht zum Feld, zur genommenen Farbe, zum Gold oder zu dem, was noch zu wählen ist.
ft-flaw-17 = Der Dschinn im Einsatz, sein Feld, was er zieht oder was danach kommt, passen nicht zusammen.
ft-flaw-18 = Dschinn werden gezogen, während Sibittis im Einsatz ist, und sonst nie.
ft-flaw-19 = Das Spiel ist vorbei, wenn die letzte Runde es ist.
ft-flaw-20 = Was zum schnelleren Rechnen gemerkt wird, passt nicht zu den Feldern, den Figuren oder den Dschinn.

# Warum ein Zug etwas taugt: die Kürzel der Gründe des Servers.
ft-brings-gold = { $amount } Gold
ft-brings-elders = { $amount ->
    [one] 1 Punkt durch Älteste
   *[other] { $amount } Punkte durch Älteste
}
ft-brings-goods = { $amount ->
    [one] 1 Punkt durch Gütersätze
   *[other] { $amount } Punkte durch Gütersätze
}
ft-brings-tiles = { $amount ->
    [one] 1 Punkt durch Paläste und Palmen auf deinen Feldern
   *[other] { $amount } Punkte durch Paläste und Palmen auf deinen Feldern
}
ft-brings-control = { $tiles ->
    [one] 1 Feld unter Kontrolle: { $amount } Punkte
   *[other] { $tiles } Felder unter Kontrolle: { $amount } Punkte
}
ft-brings-djinn = { $amount ->
    [one] { $djinn }: 1 Punkt
   *[other] { $djinn }: { $amount } Punkte
}
ft-brings-viziers = { $amount ->
    [one] 1 Wesir mehr
   *[other] { $amount } Wesire mehr
}
ft-brings-vizier-tie = bricht den Gleichstand an Wesiren mit { $name }: { $amount } Punkte
ft-brings-vizier-lead = mehr Wesire als { $name }: { $amount } Punkte
ft-brings-rival = { $amount ->
    [one] kostet { $name } 1 Punkt
   *[other] kostet { $name } { $amount } Punkte
}
ft-brings-spoils = { $amount ->
    [one] lässt { $name } einen Zug, der 1 Punkt weniger bringt
   *[other] lässt { $name } einen Zug, der { $amount } Punkte weniger bringt
}
ft-brings-fakirs = { $amount ->
    [one] 1 Fakir mehr
   *[other] { $amount } Fakire mehr
}
ft-brings-early = { $amount ->
    [one] früher am Zug: etwa 1 Punkt mehr als zuletzt
   *[other] früher am Zug: etwa { $amount } Punkte mehr als zuletzt
}
ft-brings-saves = { $amount } Gold billiger als das mittlere Gebot
