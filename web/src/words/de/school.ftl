# Die begleiteten Lektionen: lesson-<Lektion>-<Szene>-<Text>. Die Szenen stehen in src/serai/school/lessons.

lesson-bakschisch-fist-title = Die Faust
lesson-bakschisch-fist-guide = Alle verstecken Münzen in der Faust, und alle Fäuste öffnen sich zugleich. Wer am meisten zeigt, zieht bis zur Person auf der Karte. Nimm vier, fünf oder sechs Münzen in die Hand.
lesson-bakschisch-fist-empty = Eine leere Faust spart Münzen, bringt dich aber nie voran. Nimm vier bis sechs.
lesson-bakschisch-fist-few = So viele zeigt bestimmt noch jemand. Ein wenig mehr: vier bis sechs.
lesson-bakschisch-fist-thief = Der Dieb bekommt seine eigene Szene. Nimm diesmal Münzen: vier bis sechs.
lesson-bakschisch-fist-other = Damit würdest du gewinnen, aber gezeigte Münzen sind weg, so oder so. Vier bis sechs genügen.
lesson-bakschisch-fist-done = Du hast am meisten gezeigt und bist zum ersten Eunuchen gezogen. Alle gezeigten Münzen liegen nun im Topf, auch die der Verlierer.

lesson-bakschisch-card-title = Eine Karte lesen
lesson-bakschisch-card-guide = Eine Karte ist so viele Schritte wert, wie die nächste solche Person entfernt ist. Dieser Fakir steht fünf Schritte vor dir, aber nur einen oder zwei vor den anderen: Das ist ein Bakschisch wert. Zeig drei bis fünf Münzen.
lesson-bakschisch-card-far = Fünf Schritte für ein paar Münzen: Billiger bekommst du sie selten. Zeig drei bis fünf.
lesson-bakschisch-card-few = Auch Yusuf will seine zwei Schritte. Mit drei Münzen oder mehr sollte es klappen.
lesson-bakschisch-card-thief = Mit dem Dieb bliebst du stehen, und fünf Schritte liegen vor dir. Zeig drei bis fünf Münzen.
lesson-bakschisch-card-much = Mehr, als die Karte wert ist: Die anderen haben hier wenig zu gewinnen. Drei bis fünf genügen.
lesson-bakschisch-card-near = Nun ein Eunuch, und er steht gleich auf dem nächsten Feld. Den anderen ist er mehr wert. Lass diese Karte ziehen: Schließ eine leere Faust.
lesson-bakschisch-card-other = Ein einziger Schritt ist dir nichts wert. Behalte Münzen und Dieb: Schließ eine leere Faust.
lesson-bakschisch-card-done = Yusuf hat dafür vier Münzen gezahlt und du keine. Gut ist ein Bakschisch, das dich weit bringt.

lesson-bakschisch-ties-title = Gleichstand
lesson-bakschisch-ties-guide = Bei den ersten vier Karten ziehen alle, die am meisten zeigen; ein Gleichstand hält niemanden auf. Yusuf hat noch zwei Münzen, Leila keine. Mit wie wenig kommst du sicher voran?
lesson-bakschisch-ties-empty = Das ist am billigsten, aber mit leerer Faust zieht niemand. Finde die kleinste Zahl, die sicher reicht.
lesson-bakschisch-ties-few = Yusuf kann zwei zeigen, und dann ist eine zu wenig. Denk an den Gleichstand.
lesson-bakschisch-ties-thief = Dein Dieb läuft nicht. Finde die kleinste Zahl Münzen, die sicher reicht.
lesson-bakschisch-ties-other = Damit ziehst du auch, aber Yusuf kann höchstens zwei zeigen, und ein Gleichstand genügt dir.
lesson-bakschisch-ties-done = Zwei gegen zwei: Ihr zieht beide zum Diener, jeder von seinem Feld aus. Und den Rest hast du gespart.

lesson-bakschisch-pot-title = Der Topf
lesson-bakschisch-pot-guide = Gezeigte Münzen liegen bis zum Ende der Runde im Topf; dann teilen ihn alle gleich. Diese fünfte Karte schickt jemanden zurück, aber du stehst auf START, und weiter zurück geht es nicht. Was gibst du aus?
lesson-bakschisch-pot-other = Von START kann dich niemand zurückschicken, also ist hier jede Münze verschenkt. Schließ eine leere Faust.
lesson-bakschisch-pot-done = Du hast am wenigsten gezeigt und bist geblieben, wo du warst. Dann wurde der Topf geteilt: neun Münzen für jeden. Wer spart, beginnt die nächste Runde reich.

lesson-bakschisch-fifth-title = Die fünfte Karte
lesson-bakschisch-fifth-guide = Die fünfte Karte einer Runde kehrt alles um: Wer am wenigsten zeigt, geht zu dieser Person zurück. Du fielst sechs Schritte. Yusuf hat noch eine Münze, Leila zwei. Zeig gerade genug, um sicher zu sein.
lesson-bakschisch-fifth-empty = Weniger als nichts geht nicht, und du gingst sechs Schritte zurück. Yusuf hat eine Münze: Zeig mehr, als er kann.
lesson-bakschisch-fifth-tie = Zeigt Yusuf seine Münze, habt ihr beide am wenigsten und geht beide zurück. Zeig mehr, als er kann.
lesson-bakschisch-fifth-other = Sicher, aber teuer. Yusuf kann höchstens eine Münze zeigen: Zwei oder drei sind reichlich.
lesson-bakschisch-fifth-done = Yusuf hat am wenigsten gezeigt und ging zurück. Merk dir: Bei vier Karten zählt das Meiste, bei der fünften das Wenigste.

lesson-bakschisch-thief-title = Der Dieb
lesson-bakschisch-thief-guide = Statt Münzen kannst du deinen Dieb in die Faust nehmen: Er nimmt alle Münzen, die die anderen zeigen. Dieser Eunuch ist für dich einen Schritt entfernt, und die anderen haben volle Beutel. Schick ihn los.
lesson-bakschisch-thief-empty = Eine leere Faust kostet nichts und bringt nichts. Dein Dieb könnte dir den Beutel füllen.
lesson-bakschisch-thief-other = Du würdest für einen einzigen Schritt zahlen, und die anderen haben mehr als du. Lass den Dieb arbeiten.
lesson-bakschisch-thief-done = Neun Münzen für deinen Beutel! Leila ist trotzdem gezogen: Ein Dieb nimmt das Gold, nicht den Zug. Bis zum Ende der Runde ruht er.

lesson-bakschisch-stop-title = Der Stopp für Diebe
lesson-bakschisch-stop-guide = Im Palast gibt es keine Diebe: Wer über den Stopp für Diebe hinauszieht, auf dem du gerade stehst, lässt den Dieb draußen. Nutz ihn ein letztes Mal.
lesson-bakschisch-stop-empty = Dann geht dein Dieb mit leeren Händen heim. Zeig ihn jetzt: Hinter dem Stopp darf er nicht mehr mit.
lesson-bakschisch-stop-other = Das brächte dich in den Palast, und dein Dieb bliebe mit leerem Sack draußen. Nutz ihn zuerst.
lesson-bakschisch-stop-now = Fünf Münzen mehr! Nun wartet ein Fakir im Palast, zwei Schritte weiter. Hinein mit dir: Zeig vier bis sechs Münzen.
lesson-bakschisch-stop-walk = Auch die anderen werden etwas zeigen. Vier bis sechs Münzen bringen dich in den Palast.
lesson-bakschisch-stop-done = Du bist im Palast. Dein Dieb wartet draußen, bis dich jemand auf den Stopp oder tiefer zurückwirft.

lesson-bakschisch-throne-title = Der Thron
lesson-bakschisch-throne-guide = Zwischen dir und dem Thron steht kein Fakir mehr. Ist die Person nirgends voraus, geht es geradewegs auf den Thron! Zeig drei bis fünf Münzen.
lesson-bakschisch-throne-empty = Der Thron ist ein Bakschisch entfernt, und du willst stehen bleiben? Zeig drei bis fünf Münzen.
lesson-bakschisch-throne-few = Yusuf und Leila werden zwei zeigen. Drei Münzen oder mehr bringen dich auf den Thron.
lesson-bakschisch-throne-much = Du brauchst auch für die fünfte Karte noch Münzen. Drei bis fünf genügen.
lesson-bakschisch-throne-stay = Du sitzt auf dem Thron! Aber jetzt kommt die fünfte Karte, und wer am wenigsten zeigt, geht zurück. Yusuf hat noch eine Münze. Halt dich fest.
lesson-bakschisch-throne-fall = Damit könntest du am wenigsten haben, und du rutschtest hinunter zum Diener. Zeig mehr, als Yusuf kann.
lesson-bakschisch-throne-done = Die Runde ist um, und du sitzt auf dem Thron: Du hast gewonnen! Jetzt kannst du Bakschisch.

lesson-bagdad-guards-title = Wächter
lesson-bagdad-guards-guide = Deine Diebe kommen nur hinein, wo einer deiner Wächter am Tor steht, und jeder fremde Wächter dort kostet sie eine Karte. Stell deinen letzten Wächter dorthin, wo es ruhig ist: an den roten oder den gelben Palast.
lesson-bagdad-guards-crowded = An diesem Tor herrscht Gedränge: Jeder Dieb würde dich zwei Karten oder mehr kosten. Such eines mit nur einem fremden Wächter.
lesson-bagdad-guards-other = Dort steht schon ein Wächter von dir. Ein neues Tor gibt dir mehr Wege hinein: rot oder gelb.
lesson-bagdad-guards-done = Gut gestellt. Die grauen Wächter gehören niemandem, und an keinem Tor stehen je mehr als vier.

lesson-bagdad-thieves-title = Diebe
lesson-bagdad-thieves-guide = Am roten Tor stehen dein Wächter und ein fremder: Jeder Dieb kostet eine rote Karte. Du hast drei, und drei Diebe sind das Höchste in einem Zug. Schick alle drei hinein, dann zieh deine Karten.
lesson-bagdad-thieves-red = Das geht auch, aber gemeinsam sind Diebe stark. Sammle sie im roten Palast.
lesson-bagdad-thieves-pass = Mit einer schwachen Hand kannst du warten. Heute hast du drei rote Karten: Schick deine Diebe in den roten Palast.
lesson-bagdad-thieves-more = Bis zu drei Diebe darfst du in einem Zug schicken, und du hast die Karten. Noch einen nach Rot!
lesson-bagdad-thieves-other = Deine Wächter stehen gut. Gib die roten Karten für Diebe im roten Palast aus.
lesson-bagdad-thieves-done = Drei Diebe im Hof! Nach deinen Aktionen ziehst du drei Karten, und die anderen sind an der Reihe.

lesson-bagdad-pay-title = Einen Palast bezahlen
lesson-bagdad-pay-guide = Jeder fremde Wächter will eine Karte des Palasts. Am blauen Tor stehen ein neutraler und einer von Yusuf: zwei blaue Karten für einen Dieb. Bezahl sie, dann zieh Karten.
lesson-bagdad-pay-pass = Du hast zwei blaue Karten, und genau das ist der Preis am blauen Tor. Nutz sie.
lesson-bagdad-pay-other = Auch Wächter zu versetzen kostet Karten. Du hast zwei blaue: Schick einen Dieb an den beiden Wächtern am blauen Tor vorbei.
lesson-bagdad-pay-done = Zwei Wächter, zwei Karten. Die Zahl am Palast ist immer dein Preis dort.

lesson-bagdad-dancers-title = Tänzerinnen
lesson-bagdad-dancers-guide = Du hast eine blaue Karte, und das blaue Tor kostet zwei. Wer gar nichts tut, zieht vier Karten, und eine davon darf eine Tänzerin sein. Nimm eine Tänzerin!
lesson-bagdad-dancers-cards = Vier gewöhnliche Karten helfen vielleicht. Eine Tänzerin hilft immer: Nimm sie und drei Karten.
lesson-bagdad-dancers-other = Warte diesmal. Wer nichts tut, darf eine Tänzerin nehmen.
lesson-bagdad-dancers-use = Eine Tänzerin steht für jede Karte, ab deinem nächsten Zug. Schick einen Dieb durchs blaue Tor, mit einer blauen Karte und deiner Tänzerin, dann zieh Karten.
lesson-bagdad-dancers-mix = Sieh dir den blauen Palast an: Eine blaue Karte und die Tänzerin sind genau der Preis.
lesson-bagdad-dancers-again = Du hast deine Tänzerin: Nun lass sie tanzen. Der blaue Palast wartet.
lesson-bagdad-dancers-done = Sie hat den Wächtern den Kopf verdreht und liegt wieder neben dem Brett, für wen auch immer sie nimmt.

lesson-bagdad-chests-title = Truhen
lesson-bagdad-chests-guide = Die oberste Truhe des roten Palasts braucht vier Diebe, und drei von dir warten im Hof. Schick den vierten hinein, dann zieh Karten.
lesson-bagdad-chests-pass = Noch ein Dieb, und die Truhe gehört dir. Die roten Karten dafür hast du!
lesson-bagdad-chests-other = Nicht jetzt: Im roten Palast warten drei Diebe auf den vierten.
lesson-bagdad-chests-done = Der vierte Dieb, und die Truhe war sofort dein. Alle vier sind wieder daheim, bereit für mehr. Die nächste rote Truhe braucht fünf.

lesson-bagdad-carry-title = Gemeinsam unterwegs
lesson-bagdad-carry-guide = Ein Wächter geht für eine Karte eines der beiden Paläste zu einem anderen, und ein Dieb von dir darf ohne Aufpreis mit. Der Dieb im violetten Palast fehlt im roten. Lass die beiden reisen, dann zieh Karten.
lesson-bagdad-carry-alone = So geht der Wächter allein. Nimm den Dieb mit: Es kostet nicht mehr.
lesson-bagdad-carry-thief = Noch ein Dieb bei Violett holt keine Truhe. Bei Rot warten drei auf den vierten.
lesson-bagdad-carry-pass = Sieh in den roten Hof: Ein Dieb fehlt, und der sitzt im violetten Palast.
lesson-bagdad-carry-other = Im roten Palast warten drei Diebe. Bring den violetten mit seinem Wächter dorthin.
lesson-bagdad-carry-done = Für eine violette Karte kamen Wächter und Dieb an, und mit vier Dieben war die Truhe dein.

lesson-bagdad-closing-title = Einen Palast schließen
lesson-bagdad-closing-guide = Yusuf hat drei Diebe im gelben Palast und braucht noch einen, aber an diesem Tor steht kein Wächter von ihm. Ein Platz ist dort frei. Besetz ihn mit einem Wächter vom weißen Palast, dann zieh Karten.
lesson-bagdad-closing-greed = Ein Dieb für dich, aber dann stellt Yusuf einen Wächter zu Gelb und holt die Truhe. Schließ zuerst das Tor.
lesson-bagdad-closing-pass = Wenn du wartest, nimmt Yusuf den letzten freien Platz bei Gelb. Besetz ihn selbst.
lesson-bagdad-closing-other = Sieh auf das gelbe Tor: Ein Platz ist frei, und Yusuf braucht ihn. Versetz einen Wächter von Weiß dorthin.
lesson-bagdad-closing-done = Vier Wächter, und das Tor ist zu. Ohne eigenen Wächter warten Yusufs drei Diebe vergebens.

lesson-bagdad-win-title = Die letzte Truhe
lesson-bagdad-win-guide = Zu zweit gewinnen sechs gestohlene Truhen, ob groß oder klein. Du hast fünf, und vier Diebe warten im blauen Palast, wo die Truhe fünf braucht. Mach ein Ende!
lesson-bagdad-win-white = Ein guter Dieb, aber er holt keine Truhe. Der fünfte bei Blau gewinnt das Spiel.
lesson-bagdad-win-pass = Auch Yusuf hat fünf Truhen. Hol deine zuerst: der blaue Palast!
lesson-bagdad-win-other = Das ist nicht nötig: Ein Dieb für den blauen Palast gewinnt das Spiel.
lesson-bagdad-win-done = Sechs Truhen: Du hast gewonnen, sofort und mitten im Zug. Jetzt kannst du Der Dieb von Bagdad.

lesson-five-tribes-bid-title = Bieten
lesson-five-tribes-bid-guide = Jede Runde beginnt mit Geboten: Wer am meisten zahlt, ist zuerst dran. Yusuf hat 3 genommen, Leila 1. Sei für so wenig wie möglich als Erster dran.
lesson-five-tribes-bid-last = Das kostet nichts, und du bist zuletzt dran. Manchmal ist das richtig; jetzt versuch, vorn zu sein.
lesson-five-tribes-bid-other = Damit bist du vorn, aber Gold sind Punkte. Die 5 genügt, um vor Yusuf dran zu sein.
lesson-five-tribes-bid-done = Du hast fünf Gold gezahlt und bist vor den anderen dran. In der Zugreihenfolge wird auch das nächste Mal geboten.

lesson-five-tribes-sow-title = Säen
lesson-five-tribes-sow-guide = Nimm alle Figuren eines Feldes auf und setz sie einzeln ab, jede auf ein Nachbarfeld. Die letzte muss ihre eigene Farbe treffen. Nimm die drei von b3 und lass den weißen Ältesten beim Ältesten auf d2 enden.
lesson-five-tribes-sow-elder = Heb dir den weißen Ältesten für den Schluss auf: Er soll auf d2 seinesgleichen treffen.
lesson-five-tribes-sow-other = Nimm die drei von Feld b3: Von dort erreicht der weiße Älteste mit dem dritten Schritt d2.
lesson-five-tribes-sow-done = Die letzte Figur und alle ihrer Farbe auf diesem Feld gehören dir. Zwei Älteste: je zwei Punkte, und Dschinn mögen sie sehr.

lesson-five-tribes-viziers-title = Wesire
lesson-five-tribes-viziers-guide = Wesire zählen je einen Punkt, und zehn für jeden Gegner, der weniger hat. Yusuf hat einen, Leila zwei. Nimm die beiden Figuren von c2 und ende mit dem gelben Wesir auf e2.
lesson-five-tribes-viziers-vizier = Der Wesir muss als Letzter kommen. Setz zuerst den grünen Kaufmann ab.
lesson-five-tribes-viziers-other = Beginn bei c2: Der Wesir von dort erreicht zwei andere auf e2.
lesson-five-tribes-viziers-done = Drei Wesire, mehr als jeder Gegner: drei Punkte und zweimal zehn. Nun müssen sie auf dich achten.

lesson-five-tribes-merchants-title = Kaufleute
lesson-five-tribes-merchants-guide = Kaufleute bringen Karten: so viele, wie du nimmst, vom linken Ende der Auslage. Nimm die Figuren von e3, ende mit dem grünen Kaufmann auf e5, behalte die Karten und beende den Zug.
lesson-five-tribes-merchants-merchant = Heb dir den grünen Kaufmann für den Schluss auf: Auf e5 warten zwei andere.
lesson-five-tribes-merchants-sell = Noch nicht! Je mehr verschiedene Karten ein Satz hat, desto mehr ist jede wert. Behalte sie.
lesson-five-tribes-merchants-other = Beginn bei e3: Der Kaufmann von dort erreicht zwei andere auf e5.
lesson-five-tribes-merchants-done = Drei Kaufleute, drei Karten: Seide, Fisch und ein Fakir, der keine Ware ist, aber Baumeistern, Meuchelmördern und Dschinn hilft.

lesson-five-tribes-builders-title = Baumeister
lesson-five-tribes-builders-guide = Baumeister verdienen Gold für jedes blaue Feld, ihr eigenes und die acht ringsum. Bei b3 sind vier blau. Nimm die Figuren von b1, ende mit dem blauen Baumeister auf b3 und schick deinen Fakir mit.
lesson-five-tribes-builders-builder = Heb dir den blauen Baumeister für den Schluss auf: Auf b3 warten zwei andere.
lesson-five-tribes-builders-alone = Drei Baumeister verdienen zwölf. Dein Fakir zählt als vierter, das sind vier Gold mehr. Schick ihn mit.
lesson-five-tribes-builders-other = Beginn bei b1: Der Baumeister von dort erreicht zwei andere auf b3.
lesson-five-tribes-builders-done = Drei Baumeister und ein Fakir, vier blaue Felder: sechzehn Gold. Und das Dorf hat einen Palast bekommen.

lesson-five-tribes-assassins-title = Meuchelmörder
lesson-five-tribes-assassins-guide = Meuchelmörder töten eine Figur: auf einem Feld in ihrer Nähe, oder einen Wesir oder Ältesten eines Gegners. Leila hat drei Wesire, du hast zwei. Nimm die Figuren von d3, ende mit dem roten Meuchelmörder auf e2 und triff einen Wesir von Leila.
lesson-five-tribes-assassins-assassin = Heb dir den roten Meuchelmörder für den Schluss auf: Auf e2 wartet ein anderer.
lesson-five-tribes-assassins-victim = Das hilft niemandem. Leilas dritter Wesir ist ihr zehn Punkte wert: Triff dort.
lesson-five-tribes-assassins-other = Beginn bei d3: Der Meuchelmörder von dort erreicht einen anderen auf e2.
lesson-five-tribes-assassins-done = Leila hat nun nicht mehr Wesire als du, und ihre zehn Punkte sind dahin. Meuchelmörder leeren auch Felder, die dann dir gehören.

lesson-five-tribes-control-title = Felder gewinnen
lesson-five-tribes-control-guide = Bleibt auf dem Feld, wo dein Zug endet, keine Figur übrig, gehört es dir: Ein Kamel kommt darauf, für immer. Nimm die Figuren von e2 so, dass der einsame Wesir auf e4 mit deinem geht.
lesson-five-tribes-control-beside = Auf d3 bliebe ein Kaufmann zurück, das Feld wäre also nicht leer. Lass den Wesir als Letzten kommen, auf e4.
lesson-five-tribes-control-other = Beginn bei e2: Der Wesir von dort erreicht den einsamen auf e4.
lesson-five-tribes-control-done = Das Feld ist leer, und dein Kamel steht darauf: fünf Punkte, und fünf mehr für den Palast. Wer alle Kamele gesetzt hat, beendet das Spiel.

lesson-five-tribes-market-title = Das Feld handelt
lesson-five-tribes-market-guide = Jedes Feld tut etwas: Oasen bringen Palmen, Dörfer Paläste, an heiligen Orten beschwört man Dschinn, Märkte verkaufen Karten. Nimm die Figuren von a2, ende mit dem Wesir auf dem Markt c2 und kauf eine Karte, die du noch nicht hast. Dann beende den Zug.
lesson-five-tribes-market-same = Davon hast du schon eine. Ein Satz braucht verschiedene Karten: Nimm die Edelsteine.
lesson-five-tribes-market-sell = Behalte den Satz: Mit jeder anderen Karte wird er mehr wert.
lesson-five-tribes-market-nothing = Drei Gold für eine Karte, die deinen Satz wachsen lässt, sind billig. Kauf die Edelsteine.
lesson-five-tribes-market-other = Beginn bei a2, zuerst mit dem Ältesten: Der Wesir endet auf dem Markt c2.
lesson-five-tribes-market-done = Seide, Fisch und Edelsteine: Drei verschiedene Karten sind sieben Gold wert, neun davon sechzig.

lesson-five-tribes-djinn-title = Dschinn
lesson-five-tribes-djinn-guide = An einem heiligen Ort beschwören zwei Älteste einen Dschinn. Du hast zwei Älteste und viele Wesire, und mit Jafaar zählt jeder Wesir drei. Nimm die Figuren von c2, ende mit dem Wesir auf c4 und beschwöre Jafaar.
lesson-five-tribes-djinn-which = Ein guter Dschinn, aber du hast nun fünf Wesire: Mit Jafaar zählt jeder drei.
lesson-five-tribes-djinn-shy = Nur Mut! Zwei Älteste sind vier Punkte, und Jafaar bringt sechzehn. Beschwöre ihn.
lesson-five-tribes-djinn-other = Beginn bei c2, zuerst mit dem Kaufmann: Der Wesir endet auf dem heiligen Ort c4.
lesson-five-tribes-djinn-done = Sechs Punkte für Jafaar, zehn mehr durch deine Wesire. Tipp einen Dschinn an, um zu lesen, was er kann.

lesson-five-tribes-sets-title = Waren verkaufen
lesson-five-tribes-sets-guide = Am Ende deines Zuges darfst du einen Satz verschiedener Karten verkaufen: je größer, desto teurer. Nimm die Figuren von d2, ende mit dem Wesir auf e1, verkauf alle fünf Sorten in einem Satz und beende den Zug.
lesson-five-tribes-sets-small = Ein größerer Satz ist viel mehr wert: Fünf verschiedene Karten bringen 21 Gold. Wähl alle fünf Sorten.
lesson-five-tribes-sets-keep = Du kannst sie behalten, am Ende zählen sie genauso. Heute verkaufen wir: fünf Sorten in einem Satz.
lesson-five-tribes-sets-other = Beginn bei d2, zuerst mit dem Ältesten: Der Wesir endet auf e1.
lesson-five-tribes-sets-done = Einundzwanzig Gold für einen Satz. Mit dem zweiten Fisch beginnt ein neuer.

lesson-five-tribes-score-title = Das Ende
lesson-five-tribes-score-guide = Du hast noch ein Kamel. Setzt jemand sein letztes, wird die Runde zu Ende gespielt, und das Spiel ist aus. Nimm die Figuren von f4, ende mit dem Wesir auf e3 und beende den Zug.
lesson-five-tribes-score-sell = Nicht nötig: Deine Karten zählen am Ende, als hättest du sie verkauft. Beende einfach den Zug.
lesson-five-tribes-score-other = Beginn bei f4: Der Wesir von dort erreicht den einsamen auf e3.
lesson-five-tribes-score-done = Gold, Felder, Palmen und Paläste, Wesire, Älteste, Dschinn und Karten: Alles sind Punkte. Sieh dir die Wertung an; jetzt kannst du Five Tribes.
