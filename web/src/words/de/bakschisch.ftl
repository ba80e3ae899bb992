# Bakschisch. `$person` ist guard, servant, harem-lady, eunuch, fakir oder caliph; `$to` und `$space` sind eine Zahl, start oder throne.

bk-person = { $person ->
    [guard] Wächter
    [servant] Diener
    [harem-lady] Haremsdame
    [eunuch] Eunuch
    [fakir] Fakir
   *[caliph] Kalif
}
bk-letter = { $person ->
    [guard] W
    [servant] D
    [harem-lady] H
    [eunuch] E
    [fakir] F
   *[caliph] K
}
bk-to = { $to ->
    [start] zum START
    [throne] auf den Thron
   *[other] auf Feld { $to }
}
bk-spaces = { $by ->
    [one] 1 Feld
   *[other] { $by } Felder
}
bk-coins = { $coins ->
    [0] keine Münze
    [one] 1 Münze
   *[other] { $coins } Münzen
}

## What to do

bk-task-forward = Bakschisch { $bribe } von 5, { bk-person }: Wer am meisten Gold zeigt, zieht vor. Schließ deine Faust.
bk-task-back = Fünftes Bakschisch, { bk-person }: Wer am wenigsten Gold zeigt, geht ZURÜCK. Schließ deine Faust.
bk-task-closed = Deine Faust ist zu; noch kannst du sie ändern. Wir warten auf { $names }.
bk-task-watch = Bakschisch { $bribe } von 5, { bk-person }. Wir warten auf { $names }.
bk-task-card = Die nächste Karte wird aufgedeckt.
bk-task-over = Das Spiel ist aus.

## Steps

bk-step-pass = eine leere Faust
bk-step-bid = { bk-coins } in der Faust
bk-step-thief = der Dieb in der Faust
bk-confirm-all = Das ist dein ganzes Gold: { bk-coins }. Was auch geschieht, es verlässt deinen Beutel. Alles zeigen?
bk-confirm-throne = Du sitzt auf dem Thron, und eine Faust ohne Gold zeigt am wenigsten: Du müsstest zurück. Trotzdem?

## What a choice would mean

bk-preview-forward = Bringt dich { bk-spaces } vor, { bk-to }, wenn niemand mehr zeigt.
bk-preview-nothing = Du bleibst stehen und behältst deine Münzen.
bk-preview-throned = Du sitzt auf dem Thron und bleibst dort; deine Münzen können andere nur überbieten.
bk-preview-throned-nothing = Du sitzt auf dem Thron und bleibst dort.
bk-preview-thief = Nimmt, was die anderen zeigen (geteilt unter Dieben). Du zeigst kein Gold.
bk-preview-back = Schickt dich { bk-spaces } zurück, { bk-to }: Weniger kann niemand zeigen.
bk-preview-safe = Schickt dich { bk-spaces } zurück, { bk-to }, es sei denn, jemand zeigt weniger.
bk-preview-safe-everyone = Schickt dich { bk-spaces } zurück, { bk-to }, wenn niemand weniger oder irgendjemand nichts zeigt.
bk-preview-start = Du stehst auf START und kannst nicht zurück.
bk-preview-left = { $left ->
    [0] Dein Beutel wird leer.
    [one] 1 Münze bleibt im Beutel.
   *[other] { $left } Münzen bleiben im Beutel.
}

## The log

bk-line-card = { $bribe ->
    [5] Bakschisch 5, rückwärts: { bk-person }.
   *[other] Bakschisch { $bribe }: { bk-person }.
}
bk-line-chose = { $name } hat gewählt.
bk-turn-card = { $bribe ->
    [5] Bakschisch 5, rückwärts: { bk-person }
   *[other] Bakschisch { $bribe }: { bk-person }
}
bk-turn-fist = { $fist ->
    [thief] Dieb
    [none] 0
   *[other] { $fist }
}
bk-turn-walk = { bk-spaces } vor, { bk-to }
bk-turn-back = { bk-spaces } zurück, { bk-to }
bk-turn-steal = stiehlt { bk-coins }
bk-turn-share = { bk-coins } aus dem Topf für alle
bk-turn-round = Runde { $round }
bk-line-reveal-2 = Die Fäuste öffnen sich: { $name0 } { $fist0 ->
    [thief] Dieb
    [none] nichts
   *[other] { $fist0 }
}, { $name1 } { $fist1 ->
    [thief] Dieb
    [none] nichts
   *[other] { $fist1 }
}.
bk-line-reveal-3 = Die Fäuste öffnen sich: { $name0 } { $fist0 ->
    [thief] Dieb
    [none] nichts
   *[other] { $fist0 }
}, { $name1 } { $fist1 ->
    [thief] Dieb
    [none] nichts
   *[other] { $fist1 }
}, { $name2 } { $fist2 ->
    [thief] Dieb
    [none] nichts
   *[other] { $fist2 }
}.
bk-line-reveal-4 = Die Fäuste öffnen sich: { $name0 } { $fist0 ->
    [thief] Dieb
    [none] nichts
   *[other] { $fist0 }
}, { $name1 } { $fist1 ->
    [thief] Dieb
    [none] nichts
   *[other] { $fist1 }
}, { $name2 } { $fist2 ->
    [thief] Dieb
    [none] nichts
   *[other] { $fist2 }
}, { $name3 } { $fist3 ->
    [thief] Dieb
    [none] nichts
   *[other] { $fist3 }
}.
bk-line-walk = { $name } zieht { bk-spaces } vor, { bk-to }.
bk-line-back = { $name } geht { bk-spaces } zurück, { bk-to }.
bk-line-steal = { $coins ->
    [0] Der Dieb von { $name } geht leer aus.
   *[other] Der Dieb von { $name } nimmt { bk-coins }.
}
bk-line-pot = { $coins ->
    [one] 1 Münze kommt in den Topf.
   *[other] { $coins } Münzen kommen in den Topf.
}
bk-line-thief-palace = { $name } betritt den Palast; der Dieb muss draußen bleiben.
bk-line-share = { $coins ->
    [0] Der Topf reicht nicht für alle; Rest { $pot }.
   *[other] Der Topf wird geteilt: je { $coins }, Rest { $pot }.
}
bk-line-thief-back = Der Dieb von { $name } ist wieder da.
bk-line-shuffle = Alle Karten waren zu sehen; sie werden neu gemischt.
bk-line-round = Runde { $round } beginnt.
bk-line-end = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}

## The board

bk-path = Der Weg zum Thron; die Pfeiltasten führen von Feld zu Feld
bk-space = Feld { $space }, { bk-person }
bk-space-palace = Feld { $space } im Palast, { bk-person }
bk-start = START
bk-throne = Der Thron
bk-stop = Stopp für Diebe: dahinter ist kein Dieb erlaubt
bk-stop-short = Stopp für Diebe
bk-palace = Palast
bk-here = hier: { $names }
bk-landing = könnte mit dieser Karte hier landen: { $names }
bk-cards = Die fünf Karten dieser Runde
bk-round-of = Runde { $round }
bk-card-now = Bakschisch { $bribe }, jetzt offen: { bk-person }
bk-card-done = Bakschisch { $bribe }, vorbei: { bk-person }
bk-card-down = Bakschisch { $bribe }, verdeckt
bk-card-back = geht rückwärts
bk-unseen = Noch nicht gesehene Karten
bk-unseen-of = { bk-person }: { $count }
bk-pot = Topf
bk-pot-coins = Topf: { bk-coins }
bk-bag = Beutel: { bk-coins }
bk-bag-closed = geschlossener Beutel
bk-thief-ready = Dieb bereit
bk-thief-out = Dieb fort bis zum Ende der Runde
bk-thief-outside = Dieb darf nicht in den Palast
bk-fist-waiting = Faust noch offen
bk-fist-closed = Faust geschlossen
bk-fist-thief = zeigt den Dieb
bk-fist-nothing = zeigt nichts
bk-fist-coins = zeigt { bk-coins }
bk-last = zuletzt: { $fist ->
    [thief] Dieb
    [none] 0
   *[other] { $fist }
}
bk-jump-forward = diese Karte: { $by } vor, { bk-to }
bk-jump-back = diese Karte: { $by } zurück, { bk-to }
bk-jump-none = diese Karte bewegt die Figur nicht
bk-rank = { $rank }. Platz

## The fist

bk-your-fist = Deine Faust
bk-how-many = Münzen in deiner Faust
bk-fewer = Eine Münze weniger
bk-more = Eine Münze mehr
bk-thief = Dieb
bk-thief-label = Den Dieb in die Faust nehmen
bk-thief-no = Dieb fort
bk-close-thief = Faust zu: Dieb
bk-close-nothing = Faust zu: leer
bk-close-coins = Faust zu: { bk-coins }
bk-change-thief = Ändern: Dieb
bk-change-nothing = Ändern: leer
bk-change-coins = Ändern: { bk-coins }
bk-closed-thief = Geschlossen: Dieb
bk-closed-nothing = Geschlossen: leer
bk-closed-coins = Geschlossen: { bk-coins }
bk-fists-open = Die Fäuste öffnen sich …
bk-not-yours = Du schaust zu. Sind alle Fäuste zu, öffnen sie sich.
bk-keys-line = 0–9 Münzen · + − · T Dieb · Enter

## Rules that refuse

bk-refusal-too-few-coins = { $coins ->
    [0] { $bid } kannst du nicht zeigen: Dein Beutel ist leer.
    [one] { $bid } kannst du nicht zeigen: In deinem Beutel ist 1 Münze.
   *[other] { $bid } kannst du nicht zeigen: In deinem Beutel sind { $coins } Münzen.
}
bk-refusal-thief-is-out = Dein Dieb ist bis zum Ende der Runde fort; zeig Münzen oder nichts.
bk-refusal-thief-in-palace = Du bist im Palast, wo es keine Diebe gibt; zeig Münzen oder nichts.

## The end

bk-why-throne = allein auf dem Thron, { $gold } Gold
bk-why-richest = auf dem Thron am reichsten, { $gold } Gold
bk-why-first = auf dem Thron, gleich reich ({ $gold } Gold), aber zuerst dort
bk-why-shared = auf dem Thron, gleich reich ({ $gold } Gold) und zugleich dort
bk-why-poorer = auch auf dem Thron, aber nur { $gold } Gold
bk-why-later = auch auf dem Thron, gleich reich ({ $gold } Gold), aber später dort
bk-why-rounds = am weitesten, als die Runden zu Ende waren: { $space ->
    [start] START
   *[other] Feld { $space }
}, { $gold } Gold
bk-why-space = { $space ->
    [start] noch auf START
   *[other] bis Feld { $space } gekommen
}, { $gold } Gold

## Options

bk-option-track = Weg zum Thron (Rekonstruktionen)
bk-option-track-standard = normal: 30 Felder
bk-option-track-short = kurz: 20 Felder
bk-option-track-long = lang: 40 Felder
bk-option-shared-rank = Karte des Kalifen: Figuren auf demselben Feld zählen
bk-option-shared-rank-best = mit dem besseren Rang
bk-option-shared-rank-worst = mit dem schlechteren Rang
bk-option-fifth-zero = Fünftes Bakschisch: Zeigt jemand nichts, wer geht zurück?
bk-option-fifth-zero-those = nur die, die nichts zeigten
bk-option-fifth-zero-everyone = alle Figuren (endet vielleicht nie)
bk-option-thief-stop = Ein Dieb wird weggelegt, wenn seine Figur
bk-option-thief-stop-beyond = über das Stopp-Feld hinauszieht
bk-option-thief-stop-onto = auf das Stopp-Feld zieht
bk-option-gold = Die Beutel der anderen
bk-option-gold-hidden = sind geschlossen
bk-option-gold-shown = sind offen
bk-option-max-rounds = Rundenlimit

## Help

bk-help-goal = Das Ziel
bk-help-goal-text = Schmier dir den Weg nach oben. Wer am Ende einer Runde auf dem Thron sitzt, gewinnt.
bk-help-setup = Vor der ersten Runde
bk-help-setup-text = Alle haben eine Figur auf START, einen Dieb und einen geschlossenen Beutel mit 10 Münzen; eine Bank gibt es nicht. Dreißig Karten, fünf von jeder der sechs Personen, werden gemischt, und jede Runde legt fünf davon verdeckt aus: sechs Runden, dann wird alles neu gemischt.
bk-help-fist = Die Faust
bk-help-fist-text = Du beginnst mit 10 Münzen und einem Dieb. Jede Runde hat fünf Karten. Eine Karte wird aufgedeckt; alle nehmen heimlich Münzen, den Dieb oder nichts in die Faust und dürfen es sich anders überlegen, bis die letzte Faust geschlossen ist. Alle Fäuste öffnen sich zugleich. Jede gezeigte Münze verlässt ihren Beutel, ob gewonnen oder verloren.
bk-help-forward = Bakschisch 1 bis 4: vor
bk-help-forward-text = Wer am meisten Gold zeigt, zieht auf das nächste Feld mit der Person der Karte. Bei Gleichstand ziehen alle; zeigt niemand Gold, zieht niemand. Keine solche Person mehr voraus? Dann geradewegs auf den Thron! Eine Figur auf dem Thron bleibt dort: Ihre Münzen können nur die anderen überbieten.
bk-help-back = Bakschisch 5: zurück
bk-help-back-text = { $zero ->
    [everyone] Wer am wenigsten Gold zeigt, geht zurück zum nächsten Feld mit der Person der Karte, oder zum START. Bei Gleichstand gehen alle zurück. An diesem Tisch gehen alle zurück, sobald jemand nichts zeigt. Ein Dieb und eine leere Faust zählen als nichts; eine Figur auf START bleibt dort.
   *[those] Wer am wenigsten Gold zeigt, geht zurück zum nächsten Feld mit der Person der Karte, oder zum START. Bei Gleichstand gehen alle zurück. Ein Dieb und eine leere Faust zählen als nichts; eine Figur auf START bleibt dort.
}
bk-help-caliph = Der Kalif
bk-help-caliph-text = Er ist nur auf dem Thron. Beim Bakschisch 1 bis 4 bringt dich seine Karte so viele Felder weit, wie dein Rang sagt: wer vorn liegt 1, wer als Letzter von vieren liegt bis zu 4. Beim fünften ist es umgekehrt: Wer von vieren vorn liegt, fällt um 4 zurück, wer hinten liegt um 1. { $shared ->
    [worst] Figuren auf demselben Feld haben alle den schlechteren Rang.
   *[best] Figuren auf demselben Feld haben alle den besseren Rang.
}
bk-help-thief = Der Dieb
bk-help-thief-text = Diebe nehmen, was die anderen zeigen, und teilen es in ganzen Münzen; der Rest kommt in den Topf, und alles, wenn es weniger Münzen als Diebe sind. Wer am meisten (oder wenigsten) gezeigt hat, zieht trotzdem. Ein gezeigter Dieb ist bis zum Ende der Runde fort, auch ohne Beute. Im Palast gibt es keine Diebe: { $stop ->
    [onto] Sobald du das Stopp-Feld erreichst, wartet deiner draußen.
   *[beyond] Sobald du hinter dem Stopp-Feld bist, wartet deiner draußen.
}
bk-help-pot = Der Topf
bk-help-pot-text = Münzen, die kein Dieb nimmt, kommen in den Topf. Nach dem fünften Bakschisch wird er gleichmäßig geteilt; ein Rest bleibt darin. Die Diebe kehren zurück, fünf neue Karten werden gelegt.
bk-help-end = Das Ende
bk-help-end-text = Steht nach dem fünften Bakschisch eine Figur allein auf dem Thron, gewinnt sie. Bei mehreren gewinnt die reichste, dann die, die am längsten dort ist, sonst teilen sie sich den Sieg. Die anderen ordnen sich nach Feld, dann Gold. { $rounds ->
    [one] Spätestens nach { $rounds } Runde ist Schluss; dann gewinnt, wer am weitesten vorn ist.
   *[other] Spätestens nach { $rounds } Runden ist Schluss; dann gewinnt, wer am weitesten vorn ist.
}
bk-help-signs = Zeichen an den Plätzen
bk-help-signs-text = +3 → 8: Mit dieser Karte käme die Figur 3 Felder weiter, auf Feld 8; ein Minus geht zurück, ♛ ist der Thron, · bewegt sich nicht. Buchstaben mit Zahlen zählen die Karten, die noch niemand gesehen hat.
bk-help-persons = Die Personen
bk-help-track = Die Reihenfolge der Personen auf dem gedruckten Weg ist nicht bekannt; die Wege hier sind Rekonstruktionen.
bk-help-keys = Tasten für die Faust
bk-help-keys-text = 0 bis 9: so viele Münzen (zwei Ziffern für mehr) · + und −: eine mehr, eine weniger · T: Dieb · Enter: Faust schließen · Pfeiltasten auf dem Weg: Felder ansehen

bk-result-space = Feld
bk-result-gold = Gold
bk-result-throne = auf dem Thron
bk-result-start = Start

## What a position cannot be

bk-flaw-1 = Die Runde, das Bakschisch oder das Ende des Spiels liegt außerhalb des Möglichen.
bk-flaw-2 = Ein Beutel oder der Topf enthält weniger als nichts.
bk-flaw-3 = Die Münzen in allen Beuteln und im Topf müssen zusammen 10 für jeden Platz ergeben.
bk-flaw-4 = Karten werden von links nach rechts aufgedeckt: offen bis zum jetzigen Bakschisch, danach verdeckt.
bk-flaw-5 = Von jeder Person gibt es fünf Karten; in der Reihe und unter den nicht gesehenen liegen andere.
bk-flaw-6 = Die nicht gesehenen Karten und die Reihe ergeben nicht, was von diesem Durchgang durch die 30 Karten übrig ist.
bk-flaw-7 = Eine Figur steht außerhalb des Wegs.
bk-flaw-8 = Ein Dieb ist da oder fort, und für eine Figur im Palast immer fort.
bk-flaw-9 = Eine Faust enthält Münzen, die ihr Beutel hat, oder einen Dieb, der eingesetzt werden darf.
bk-flaw-10 = Eine Figur auf dem Thron, und keine andere, merkt sich das Bakschisch dieser Runde, das sie dorthin brachte.
bk-flaw-11 = Fäuste schließen sich nur, solange eine Karte offen liegt, und öffnen sich, sobald alle geschlossen sind.
bk-flaw-12 = Das Spiel endet nach dem fünften Bakschisch, mit einer Figur auf dem Thron oder in der letzten Runde.
bk-flaw-13 = Ein Platz, der nicht mitspielt, muss leer sein.
bk-flaw-14 = Zwischen den Runden und am Ende ist der Topf verteilt: Es bleiben weniger Münzen darin, als es Plätze gibt.
bk-flaw-15 = Zwischen den Runden und am Ende sind alle Diebe zu Hause, außer bei Figuren im Palast.

# Warum ein Zug etwas taugt: die Kürzel der Gründe des Servers.
bk-brings-spaces = { $amount ->
    [one] im Mittel { $amount } Feld weiter als mit den anderen Fäusten
   *[other] im Mittel { $amount } Felder weiter als mit den anderen Fäusten
}
bk-brings-goes = kommt gegen { $amount } % der wahrscheinlichen Fäuste voran
bk-brings-stays = muss gegen { $amount } % der wahrscheinlichen Fäuste nicht zurück
bk-brings-coins = { $amount ->
    [one] im Mittel { $amount } Münze mehr im Beutel
   *[other] im Mittel { $amount } Münzen mehr im Beutel
}
bk-brings-loot = { $amount ->
    [one] der Dieb bringt im Mittel { $amount } Münze mehr
   *[other] der Dieb bringt im Mittel { $amount } Münzen mehr
}
bk-brings-throne = { $amount } % öfter auf dem Thron
bk-brings-behind = { $amount ->
    [one] hält den vordersten Gegner { $amount } Feld weiter hinten
   *[other] hält den vordersten Gegner { $amount } Felder weiter hinten
}
bk-brings-tie = bricht in { $amount } % der Fälle einen Gleichstand um das höchste Gebot
