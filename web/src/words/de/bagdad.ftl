# Der Dieb von Bagdad. Die Farben der Paläste stehen in der Form „den roten Palast“, „dem roten Palast“.

bg-palace = { $palace ->
    [red] roten
    [blue] blauen
    [green] grünen
    [yellow] gelben
    [purple] violetten
   *[white] weißen
}
bg-from = { $from ->
    [red] roten
    [blue] blauen
    [green] grünen
    [yellow] gelben
    [purple] violetten
   *[white] weißen
}
bg-to = { $to ->
    [red] roten
    [blue] blauen
    [green] grünen
    [yellow] gelben
    [purple] violetten
   *[white] weißen
}
bg-card = { $card ->
    [red] rote Karte
    [blue] blaue Karte
    [green] grüne Karte
    [yellow] gelbe Karte
    [purple] violette Karte
    [white] weiße Karte
   *[dancer] Tänzerin
}
bg-cards = { $card ->
    [red] { $count } rote { $count ->
        [one] Karte
       *[other] Karten
    }
    [blue] { $count } blaue { $count ->
        [one] Karte
       *[other] Karten
    }
    [green] { $count } grüne { $count ->
        [one] Karte
       *[other] Karten
    }
    [yellow] { $count } gelbe { $count ->
        [one] Karte
       *[other] Karten
    }
    [purple] { $count } violette { $count ->
        [one] Karte
       *[other] Karten
    }
    [white] { $count } weiße { $count ->
        [one] Karte
       *[other] Karten
    }
   *[dancer] { $count } { $count ->
        [one] Tänzerin
       *[other] Tänzerinnen
    }
}
bg-cards2 = { $card2 ->
    [red] { $count2 } rote
    [blue] { $count2 } blaue
    [green] { $count2 } grüne
    [yellow] { $count2 } gelbe
    [purple] { $count2 } violette
   *[white] { $count2 } weiße
}
bg-dancers = { $dancers } { $dancers ->
    [one] Tänzerin
   *[other] Tänzerinnen
}
bg-pay1 = { $pay1 ->
    [red] eine rote Karte
    [blue] eine blaue Karte
    [green] eine grüne Karte
    [yellow] eine gelbe Karte
    [purple] eine violette Karte
    [white] eine weiße Karte
   *[dancer] eine Tänzerin
}
bg-pay2 = { $pay2 ->
    [red] eine rote Karte
    [blue] eine blaue Karte
    [green] eine grüne Karte
    [yellow] eine gelbe Karte
    [purple] eine violette Karte
    [white] eine weiße Karte
   *[dancer] eine Tänzerin
}

## Was zu tun ist

bg-task = { $left ->
    [one] Du bist dran: Plane deine Aktionen, eine davon mit einem Dieb, dann zieh Karten. Oder passe.
   *[other] Du bist dran: Plane deine Aktionen, bis zu { $left } davon mit einem Dieb, dann zieh Karten. Oder passe.
}
bg-task-more = { $left ->
    [0] Mach ohne Diebe weiter oder zieh Karten.
    [one] Mach weiter, noch eine Aktion mit einem Dieb, oder zieh Karten.
   *[other] Mach weiter, noch bis zu { $left } Aktionen mit einem Dieb, oder zieh Karten.
}
bg-task-other = { $name } ist in den Palästen am Werk.
bg-task-draw = { $name } zieht Karten.
bg-task-guards = { $guards ->
    [one] Stelle deinen letzten Wächter an einem Palast mit freiem Platz auf.
    *[other] Stelle einen Wächter an einem Palast mit freiem Platz auf; du hast noch { $guards }.
}
bg-task-guards-tactical = Stelle einen Wächter auf: einen eigenen (noch { $guards }) oder einen neutralen (noch { $neutrals }).
bg-task-guards-other = { $name } stellt einen Wächter auf.
bg-task-give = { $cards ->
    [one] Du hast zu viele Karten: Gib eine ab.
    *[other] Du hast zu viele Karten: Gib { $cards } ab.
}
bg-task-give-other = { $name } gibt Karten ab.
bg-task-over = { $why ->
    [stall] Eine ganze Runde lang konnte niemand etwas tun: Das Spiel ist aus.
    [turns] Der letzte Zug ist gespielt: Das Spiel ist aus.
   *[chests] Die entscheidende Truhe ist gestohlen: Das Spiel ist aus.
}

## Das Protokoll

bg-line-first = { $name } beginnt.
bg-line-turn = Zug { $turn }: { $name }
bg-line-card = { $name } zieht eine { bg-card }.
bg-line-guard = { $name } stellt einen Wächter am { bg-palace } Palast auf.
bg-line-neutral-guard = { $name } stellt einen neutralen Wächter am { bg-palace } Palast auf.
bg-line-pay-cards = { $name } zahlt { bg-cards }.
bg-line-pay-two = { $name } zahlt { bg-cards } und { bg-cards2 }.
bg-line-pay-mixed = { $name } zahlt { bg-cards } und { bg-dancers }.
bg-line-pay-dancers = { $name } zahlt { bg-dancers }.
bg-line-place = { $name } schmuggelt einen Dieb in den { bg-palace } Palast.
bg-line-move = { $name } versetzt einen Wächter vom { bg-from } zum { bg-to } Palast.
bg-line-carry = { $name } versetzt einen Wächter mit einem Dieb vom { bg-from } zum { bg-to } Palast.
bg-line-neutral = { $name } versetzt einen neutralen Wächter vom { bg-from } zum { bg-to } Palast.
bg-line-steal = { $name } stiehlt eine Truhe: { $chest } Diebe tragen sie aus dem { bg-palace } Palast!
bg-line-pass = { $name } passt und zieht mehr Karten.
bg-line-pass-dancer = { $name } passt und nimmt eine Tänzerin.
bg-line-shuffle = Die Ablage wird gemischt: Der neue Stapel hat { $cards } Karten.
bg-line-give = { $name } gibt eine { bg-card } ab.
bg-turn-guard = Wächter am { bg-palace } Palast
bg-turn-neutral-guard = neutraler Wächter am { bg-palace } Palast
bg-turn-place = Dieb in den { bg-palace } Palast
bg-turn-move = Wächter vom { bg-from } zum { bg-to } Palast
bg-turn-carry = Wächter und Dieb vom { bg-from } zum { bg-to } Palast
bg-turn-neutral = neutraler Wächter vom { bg-from } zum { bg-to } Palast
bg-turn-steal = Truhe für { $chest } Diebe aus dem { bg-palace } Palast
bg-turn-pass = passt
bg-turn-pass-dancer = passt und nimmt eine Tänzerin
bg-turn-give = gibt eine { bg-card } ab
bg-turn-paid = { $count ->
    [one] zahlt 1 Karte
   *[other] zahlt { $count } Karten
}
bg-turn-drawn = { $count ->
    [one] zieht 1 Karte
   *[other] zieht { $count } Karten
}
bg-turn-deal = Die ersten Karten werden verteilt
bg-line-end = { bg-task-over }

## Züge

bg-step-guard = Einen Wächter am { bg-palace } Palast aufstellen
bg-step-neutral-guard = Einen neutralen Wächter am { bg-palace } Palast aufstellen
bg-step-place = { $dancers ->
    [0] Einen Dieb in den { bg-palace } Palast schicken
    [one] Einen Dieb in den { bg-palace } Palast schicken und dabei { $dancers } Tänzerin zahlen
   *[other] Einen Dieb in den { bg-palace } Palast schicken und dabei { $dancers } Tänzerinnen zahlen
}
bg-step-move = Einen Wächter vom { bg-from } zum { bg-to } Palast versetzen für { bg-pay1 }
bg-step-carry = Einen Wächter mit einem Dieb vom { bg-from } zum { bg-to } Palast versetzen für { bg-pay1 }
bg-step-neutral = Einen neutralen Wächter vom { bg-from } zum { bg-to } Palast versetzen für { bg-pay1 } und { bg-pay2 }
bg-step-end = Den Zug beenden und Karten ziehen
bg-step-pass = Passen und 4 Karten ziehen
bg-step-pass-dancer = Passen, eine Tänzerin nehmen und 3 Karten ziehen
bg-step-give = Eine { bg-card } abgeben
bg-step-unknown = { $step }
bg-price-cards = { bg-cards }
bg-price-two = { bg-cards } und { bg-cards2 }
bg-price-mixed = { bg-cards } und { bg-dancers }
bg-price-dancers = { bg-dancers }
bg-confirm-steal = Ein weiterer Dieb im { bg-palace } Palast brächte dir eine Truhe, und du kannst ihn bezahlen. Trotzdem ziehen?

## Das Brett

bg-palaces = Paläste
bg-palace-name = { $palace ->
    [red] Roter Palast
    [blue] Blauer Palast
    [green] Grüner Palast
    [yellow] Gelber Palast
    [purple] Violetter Palast
   *[white] Weißer Palast
}
bg-palace-chests = { $count ->
    [0] Er hat keine Truhe mehr.
    [one] Seine letzte Truhe braucht { $top } Diebe.
   *[other] Seine oberste Truhe braucht { $top } Diebe; { $count } Truhen sind noch da.
}
bg-palace-thieves = Diebe: { $list }.
bg-palace-no-thieves = Kein Dieb im Hof.
bg-palace-guards = Wächter: { $list }.
bg-palace-cost = { $cost ->
    [0] Keiner deiner Diebe kommt hinein.
    [one] Ein Dieb kostet dich { $cost } Karte.
   *[other] Ein Dieb kostet dich { $cost } Karten.
}
bg-neutral = neutral
bg-free-spaces = frei
bg-cost-badge = { $cost ->
    [one] Ein Dieb kostet dich hier { $cost } Karte
   *[other] Ein Dieb kostet dich hier { $cost } Karten
}
bg-no-entry = Hier kommt gerade keiner deiner Diebe hinein
bg-send-thief = Einen Dieb hineinschicken
bg-lift-guard = Deinen Wächter nehmen
bg-lift-neutral = Den neutralen Wächter nehmen
bg-put-back = Den Wächter zurückstellen
bg-move-here = Hierher versetzen
bg-post-here = Den Wächter hier aufstellen
bg-hand = Deine Hand
bg-hand-empty = keine Karten
bg-hand-hidden = Die Karten werden aufgenommen, wenn alle Wächter stehen.
bg-card-count = { bg-cards }
bg-give-card = Abgeben: { bg-card }
bg-chests-of = { $chests } von { $goal } Truhen
bg-cards-in-hand = { $count ->
    [one] { $count } Palastkarte
   *[other] { $count } Palastkarten
}
bg-dancers-held = { $count ->
    [one] { $count } Tänzerin
   *[other] { $count } Tänzerinnen
}
bg-reserve = { $count ->
    [one] { $count } Dieb im Vorrat
   *[other] { $count } Diebe im Vorrat
}
bg-guards-left = { $count } Wächter aufzustellen
bg-neutrals-left = { $count ->
    [one] { $count } neutraler Wächter aufzustellen
    *[other] { $count } neutrale Wächter aufzustellen
}
bg-known = Hat sicher auf der Hand: { $list }
bg-holds = Hat auf der Hand: { $list }
bg-counter = Karten zählen
bg-supply = Karten
bg-pile = Stapel
bg-open-dancers = Tänzerinnen
bg-discards = Ablage
bg-unseen = Verdeckt
bg-unseen-note = im Stapel oder in Händen, die du nicht siehst

## Planen

bg-plan = Plan für deinen Zug
bg-plan-empty = Wähle einen Palast für einen Dieb oder einen Wächter zum Versetzen. Gespielt wird erst beim Ziehen.
bg-thief-actions = { $left ->
    [0] keine Aktion mit einem Dieb mehr
    [one] noch { $left } Aktion mit einem Dieb
   *[other] noch { $left } Aktionen mit einem Dieb
}
bg-left-after = Bleibt auf der Hand
bg-take-back = Zurücknehmen: { $step }
bg-peek = Das Brett zeigen nach: { $step }
bg-short-place = Dieb
bg-short-move = Wächter
bg-short-carry = Wächter und Dieb
bg-short-neutral = Neutraler
bg-wins-chest = eine Truhe!
bg-commit = Spielen und 3 ziehen
bg-commit-win = Spielen und gewinnen
bg-draw = 3 Karten ziehen
bg-pass = Passen: 4 Karten
bg-pass-dancer = Passen: Tänzerin und 3 Karten
bg-committing = Dein Zug wird gespielt …
bg-fallen = { $count ->
    [one] Eine spätere Aktion brauchte diese und fällt auch weg.
   *[other] { $count } spätere Aktionen brauchten diese und fallen auch weg.
}
bg-lifted-own = Dein Wächter verlässt den { bg-palace } Palast. Wohin?
bg-lifted-neutral = Der neutrale Wächter verlässt den { bg-palace } Palast. Wohin?
bg-with-thief = mit einem Dieb
bg-cancel = Abbrechen
bg-pay-with = Womit zahlst du?
bg-post-own = Eigener Wächter ({ $count })
bg-post-neutral = Neutraler Wächter ({ $count })
bg-post-question = Welcher Wächter?
bg-post-commit = Am { bg-palace } Palast aufstellen
bg-post-choose = Wähle einen Palast mit freiem Platz.
bg-give-choose = { $count ->
    [one] Wähle aus deiner Hand eine Karte, die du abgibst.
   *[other] Wähle aus deiner Hand { $count } Karten, die du abgibst.
}
bg-planned = Geplant: { $step }.
bg-taken-back = Zurückgenommen.

## Seit dem letzten Zug

bg-theft = { $name } stiehlt eine Truhe!

## Das Ergebnis

bg-result-chests = Truhen
bg-result-thieves = Diebe in Palästen
bg-result-why = { bg-task-over }

## Optionen

bg-option-neutral-setup = Neutrale Wächter
bg-option-neutral-setup-fixed = einer an jedem Palast
bg-option-neutral-setup-tactical = jeder stellt zwei auf
bg-option-first-seat = Wer beginnt
bg-option-first-seat-random = ausgelost
bg-option-first-seat-seat-0 = der erste Platz
bg-option-hands = Die ersten Karten sieht man
bg-option-hands-after = wenn alle Wächter stehen
bg-option-hands-before = schon beim Aufstellen
bg-option-thief-actions = Aktionen mit Dieb je Zug
bg-option-hand-limit = Handkartenlimit
bg-option-max-turns = Zuglimit, alle zusammen

## Regeln

bg-refusal-neutrals-stand = Die neutralen Wächter stehen schon, einer an jedem Palast. Stelle einen eigenen auf.
bg-refusal-guards-first = Die Züge beginnen, wenn alle Wächter stehen; stelle einen Wächter auf.
bg-refusal-guards-stand = Alle Wächter stehen schon; von jetzt an werden sie mit Karten versetzt.
bg-refusal-palace-full = Am { bg-palace } Palast stehen vier Wächter; ein fünfter passt nicht.
bg-refusal-no-neutral-left = Deine beiden neutralen Wächter stehen schon; stelle einen eigenen auf.
bg-refusal-no-guard-left = Deine eigenen Wächter stehen alle; stelle einen neutralen auf.
bg-refusal-reserve-empty = In deinem Vorrat ist kein Dieb mehr.
bg-refusal-no-guard-to-help = Ohne einen eigenen Wächter am { bg-palace } Palast kommt kein Dieb hinein.
bg-refusal-no-foreign-guard = Am { bg-palace } Palast stehen nur deine eigenen Wächter; ein Dieb braucht einen fremden, an dem er vorbeischleicht.
bg-refusal-too-many-dancers = Ein Dieb in den { bg-palace } Palast kostet { $cost }; { bg-dancers } sind zu viel.
bg-refusal-thief-unpaid = { $cards ->
    [one] Dieser Dieb kostet 1 Karte des { bg-palace } Palasts; du hast { $held }.
   *[other] Dieser Dieb kostet { $cards } Karten des { bg-palace } Palasts; du hast { $held }.
}
bg-refusal-no-own-guard = Am { bg-palace } Palast hast du keinen Wächter.
bg-refusal-move-unpaid = Dieses Versetzen kostet eine { bg-card }, und du hast keine.
bg-refusal-no-thief = Im { bg-palace } Palast hast du keinen Dieb.
bg-refusal-no-neutral-guard = Am { bg-palace } Palast steht kein neutraler Wächter.
bg-refusal-neutral-unpaid = Diesen neutralen Wächter zu versetzen kostet eine { bg-card }, und du hast keine.
bg-refusal-thief-limit = { $limit ->
    [one] Deine 1 Aktion mit einem Dieb in diesem Zug ist getan. Wächter allein darfst du noch versetzen.
   *[other] Deine { $limit } Aktionen mit einem Dieb in diesem Zug sind getan. Wächter allein darfst du noch versetzen.
}
bg-refusal-palace-emptied = Der { $palace ->
    [red] rote
    [blue] blaue
    [green] grüne
    [yellow] gelbe
    [purple] violette
   *[white] weiße
} Palast hat keine Truhe mehr und lässt keine Diebe mehr hinein.
bg-refusal-no-action = Du hast in diesem Zug nichts getan: Passe, dann ziehst du mehr Karten.
bg-refusal-has-acted = Du hast in diesem Zug schon gehandelt und kannst nicht mehr passen: Zieh Karten.
bg-refusal-no-dancer = Es liegt keine Tänzerin offen; passe und zieh vier Karten.
bg-refusal-too-few-dancers = Das kostet { bg-dancers }; du hast { $held }.
bg-refusal-within-limit = Jetzt werden keine Karten abgegeben.
bg-refusal-no-such-card = Du hast keine { bg-card } zum Abgeben.
bg-refusal-over-limit = { $cards ->
    [one] Deine Hand ist über dem Limit von { $limit }: Gib erst 1 Karte ab.
   *[other] Deine Hand ist über dem Limit von { $limit }: Gib erst { $cards } Karten ab.
}
bg-not-yours = Wächter und Diebe der anderen werden nie versetzt.

## Hilfe

bg-help-aim = Stiehl Truhen. Wer zuerst 6 hat (zu dritt 5, zu viert 4), gewinnt sofort, gleich wie groß sie sind.
bg-help-setup = Vor dem ersten Zug
bg-help-setup-text = Alle haben 12 Diebe im Vorrat. Einzeln und reihum stellt ihr eure Wächter an Paläste mit freiem Platz: zu zweit je 4, zu dritt 3, zu viert 2. { $neutrals ->
    [tactical] Dazu stellen alle je zwei neutrale Wächter auf, in beliebiger Reihenfolge.
   *[fixed] An jedem Palast steht schon ein neutraler Wächter.
} Wer beginnt, hat 6 Karten auf der Hand, die Nächsten 7, 8 und 9.
bg-help-palace = Ein Palast
bg-help-palace-text = Auf der Terrasse liegt ein Stapel Truhen, die 4, 5, 6 und 7 Diebe brauchen, die leichteste oben. Im Innenhof sammeln sich deine Diebe. Am Tor stehen höchstens vier Wächter: deine, die der anderen und neutrale. Ein Palast ohne Truhe lässt keine Diebe mehr hinein.
bg-help-thief = Einen Dieb einschleusen
bg-help-thief-text = Du brauchst einen eigenen Wächter am Tor und mindestens einen fremden, an dem der Dieb vorbeischleicht. Jeder fremde Wächter kostet dich eine Karte dieses Palasts. Die Zahl am Palast ist dein Preis.
bg-help-guard = Einen Wächter versetzen
bg-help-guard-text = Dein Wächter geht zu einem anderen Palast mit freiem Platz, für eine Karte eines der beiden Paläste. Ein Dieb von dir aus dem verlassenen Palast darf ohne Aufpreis mit.
bg-help-neutral = Einen neutralen Wächter versetzen
bg-help-neutral-text = Zwei Karten, eine von jedem der beiden Paläste. Wächter anderer Spieler bewegen sich nie.
bg-help-steal = Eine Truhe stehlen
bg-help-steal-text = Sobald genug deiner Diebe in einem Hof sind, gehört die oberste Truhe dir, und diese Diebe gehen heim, bereit für den nächsten Streich.
bg-help-turn = Dein Zug
bg-help-turn-text = { $actions ->
    [one] Nimm so viele Aktionen, wie du bezahlen kannst, höchstens { $actions } davon mit einem Dieb; Wächter allein zu versetzen und zu stehlen zählt nicht.
   *[other] Nimm so viele Aktionen, wie du bezahlen kannst, höchstens { $actions } davon mit einem Dieb; Wächter allein zu versetzen und zu stehlen zählt nicht.
} Dann zieh 3 Karten. Ohne jede Aktion ziehst du 4, oder 3 und eine Tänzerin. Ist der Stapel leer, wird die Ablage gemischt.{ $limit ->
    [0] { "" }
   *[other] { " " }Wer danach mehr als { $limit } Karten hat, wirft bis auf so viele ab.
}
bg-help-dancer = Tänzerinnen
bg-help-dancer-text = Eine Tänzerin zahlt für jeden Palast. Ist sie gespielt, liegt sie wieder offen für alle.
bg-help-end = Das Ende
bg-help-end-text = Die entscheidende Truhe beendet das Spiel. Es endet auch, wenn eine ganze Runde lang niemand handeln oder ziehen konnte, und nach { $turns } Zügen aller zusammen. Die anderen (oder alle) ordnen sich dann nach Truhen, dann nach Dieben in Palästen; bei Gleichstand teilen sie den Rang.
bg-help-signs = Zeichen auf dem Tisch
bg-help-signs-text = 2/6 neben einem Namen: gestohlene Truhen, von denen, die es braucht. Darunter: Karten, Tänzerinnen, Diebe im Vorrat; ≥ zeigt Karten, die sicher auf dieser Hand sind. „Verdeckt“ zählt für jeden Palast die Karten im Stapel oder auf Händen, die du nicht siehst. Jeder Palast hat sein Zeichen, das auch auf seinen Karten steht.
bg-help-plan = Planen
bg-help-plan-text = Was du anklickst, ist nur ein Plan, und niemand sonst sieht ihn. Unter jeder Aktion stehen ihr Preis und was dir auf der Hand bleibt. Mit × nimmst du jede wieder zurück. Erst der letzte Knopf spielt alles und zieht.
bg-keys = Tasten auf dem Brett
bg-key-arrows = von Palast zu Palast
bg-key-thief = einen Dieb hineinschicken, oder diesen Palast wählen
bg-key-guard = deinen Wächter hier nehmen
bg-key-neutral = den neutralen Wächter hier nehmen
bg-key-carry = einen Dieb mitnehmen, oder nicht
bg-key-back = die letzte geplante Aktion zurücknehmen
bg-key-escape = den Wächter zurückstellen
bg-key-draw = den Plan spielen und ziehen

bg-result-tie = Gleich viele Truhen: Die Diebe in den Palästen entscheiden.

## What a position cannot be

bg-flaw-1 = Die Phase, ein Platz, der Zug oder die Züge ohne Tat liegen außerhalb des Möglichen.
bg-flaw-2 = In einem Palast sind höchstens vier Truhen, in allen Palästen und vor allen Plätzen zusammen 24.
bg-flaw-3 = Ein Platz hat 12 Diebe, und in einem Palast weniger, als dessen oberste Truhe braucht.
bg-flaw-4 = Jeder Platz hat alle seine Wächter, und alle neutralen Wächter sind da.
bg-flaw-5 = Wächter und freie Wächterplätze sind an jedem Palast zusammen vier.
bg-flaw-6 = Von jedem Palast gibt es 17 Karten im Stapel, in der Ablage und auf den Händen.
bg-flaw-7 = Es gibt acht Tänzerinnen, offen oder auf den Händen.
bg-flaw-8 = Karten, die der Rivale auf einer Hand kennt, müssen darauf sein; gezählt werden sie nur zu zweit.
bg-flaw-9 = Vor dem ersten Zug ist nichts gestohlen oder abgelegt, und der Startspieler passt zu seiner Regel.
bg-flaw-10 = Wächter werden in Zugreihenfolge aufgestellt und 6, 7, 8, 9 Karten ausgeteilt, alles vor dem ersten Zug.
bg-flaw-11 = Wer am Zug ist, ob schon gehandelt wurde oder die Aktionen mit Dieben sind so unmöglich.
bg-flaw-12 = Karten zieht man nur am Ende eines Zugs, höchstens 3 nach Aktionen und 4 ohne, und nur von einem Stapel.
bg-flaw-13 = Eine Hand hat zu viele Karten, oder sie soll welche abgeben, ohne zu viele zu haben.
bg-flaw-14 = Das Spiel endet mit der letzten nötigen Truhe, im Stillstand oder nach dem letzten Zug, und nur dann.
bg-flaw-15 = Ein Platz, der nicht mitspielt, muss leer sein.
bg-flaw-16 = Nach einem Zug ohne Tat sind Stapel und Ablage leer, bis der nächste Platz eine Karte zahlt.

# Warum ein Zug etwas taugt: die Kürzel der Gründe des Servers.
bg-brings-wins = gewinnt das Spiel
bg-brings-chest = { $amount ->
    [one] 1 Truhe aus dem { bg-palace } Palast
   *[other] { $amount } Truhen aus dem { bg-palace } Palast
}
bg-brings-thieves = { $amount ->
    [one] 1 Dieb mehr im { bg-palace } Palast, { $missing } fehlen noch
   *[other] { $amount } Diebe mehr im { bg-palace } Palast, { $missing } fehlen noch
}
bg-brings-door = { $amount ->
    [one] öffnet den { bg-palace } Palast: Ein Dieb kostet 1 Karte
   *[other] öffnet den { bg-palace } Palast: Ein Dieb kostet { $amount } Karten
}
bg-brings-cheaper = { $amount ->
    [one] ein Dieb im { bg-palace } Palast kostet 1 Karte weniger
   *[other] ein Dieb im { bg-palace } Palast kostet { $amount } Karten weniger
}
bg-brings-shut = verschließt den { bg-palace } Palast für { $name }
bg-brings-block = { $amount ->
    [one] ein Dieb im { bg-palace } Palast kostet { $name } 1 Karte mehr
   *[other] ein Dieb im { bg-palace } Palast kostet { $name } { $amount } Karten mehr
}
bg-brings-dancer = { $amount ->
    [one] 1 Tänzerin mehr
   *[other] { $amount } Tänzerinnen mehr
}
bg-brings-cards = { $amount ->
    [one] zieht 1 Karte
   *[other] zieht { $amount } Karten
}
bg-brings-reach = { $amount ->
    [one] eine Truhe in Reichweite des nächsten Zugs: im { bg-palace } Palast
   *[other] { $amount } Truhen in Reichweite des nächsten Zugs, zuerst im { bg-palace } Palast
}
