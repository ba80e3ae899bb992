# The guided lessons: lesson-<lesson>-<scene>-<text>. The scenes are data in src/serai/school/lessons.

lesson-bakschisch-fist-title = The fist
lesson-bakschisch-fist-guide = Everybody hides coins in a fist, and all fists open at once. Whoever shows the most walks on to the person on the card. Close four, five or six coins in yours.
lesson-bakschisch-fist-empty = An empty fist keeps your coins, but it never moves you forward. Take four to six.
lesson-bakschisch-fist-few = Somebody is sure to show that many. A little more: four to six.
lesson-bakschisch-fist-thief = The thief gets a scene of his own. Take coins this time: four to six.
lesson-bakschisch-fist-other = That would win, but coins that you show are gone, win or lose. Four to six are enough.
lesson-bakschisch-fist-done = You showed the most, so you walked to the first eunuch. All coins shown went into the pot, those of the losers too.

lesson-bakschisch-card-title = Reading a card
lesson-bakschisch-card-guide = A card is worth as many steps as the next such person is away. This fakir is five steps ahead of you, but only one or two ahead of the others: worth a bribe. Show three to five coins.
lesson-bakschisch-card-far = Five steps for a few coins: you will seldom get them cheaper. Show three to five.
lesson-bakschisch-card-few = Yusuf wants his two steps too. Three coins or more should do.
lesson-bakschisch-card-thief = The thief would leave you standing, and five steps lie ahead. Show three to five coins.
lesson-bakschisch-card-much = More than the card is worth: the others have little to win here. Three to five are enough.
lesson-bakschisch-card-near = Now a eunuch, and he stands on the very next space. For the others he is worth more. Let this card go: close an empty fist.
lesson-bakschisch-card-other = One single step is worth nothing of yours. Keep your coins and your thief: close an empty fist.
lesson-bakschisch-card-done = Yusuf paid four coins for that, and you none. Good bribes are those that carry you far.

lesson-bakschisch-ties-title = Ties
lesson-bakschisch-ties-guide = On the first four cards everybody who shows the most moves; a tie stops nobody. Yusuf has two coins left and Leila none. What is the fewest that moves you for certain?
lesson-bakschisch-ties-empty = That is the cheapest, but nobody moves with an empty fist. Find the fewest coins that are sure to move you.
lesson-bakschisch-ties-few = Yusuf may show two, and then one coin is too little. Think of a tie.
lesson-bakschisch-ties-thief = Your thief does not walk. Find the fewest coins that are sure to move you.
lesson-bakschisch-ties-other = That moves you too, but Yusuf cannot show more than two, and a tie is good enough for you.
lesson-bakschisch-ties-done = Two against two: you both walk to the servant, each from your own space. And you saved the rest.

lesson-bakschisch-pot-title = The pot
lesson-bakschisch-pot-guide = Coins that are shown lie in the pot until the round ends; then all share it equally. This fifth card sends somebody back, but you stand on START, and there is no further back. What will you spend?
lesson-bakschisch-pot-other = From START nobody can be sent back, so every coin here is wasted. Close an empty fist.
lesson-bakschisch-pot-done = You showed the least and stayed where you were. Then the pot was shared: nine coins for each of you. Who saves is rich when the next round begins.

lesson-bakschisch-fifth-title = The fifth card
lesson-bakschisch-fifth-guide = The fifth card of a round turns everything round: whoever shows the least goes back to that person. You would fall six steps. Yusuf has one coin left, Leila two. Show just enough to be safe.
lesson-bakschisch-fifth-empty = Nothing is the least of all, and you would go back six steps. Yusuf has one coin: show more than he can.
lesson-bakschisch-fifth-tie = If Yusuf shows his coin, you both have the least, and both go back. Show more than he can.
lesson-bakschisch-fifth-other = Safe, but dear. Yusuf cannot show more than one coin: two or three are plenty.
lesson-bakschisch-fifth-done = Yusuf showed the least and went back. Remember: on four cards the most counts, on the fifth the least.

lesson-bakschisch-thief-title = The thief
lesson-bakschisch-thief-guide = Instead of coins you may close your thief in your fist: he takes all the coins that the others show. This eunuch is one step away for you, and the others have full bags. Send him.
lesson-bakschisch-thief-empty = An empty fist costs nothing and earns nothing. Your thief could fill your bag.
lesson-bakschisch-thief-other = You would pay for a single step, and the others have more to spend than you. Let the thief work.
lesson-bakschisch-thief-done = Nine coins for your bag! Leila walked all the same: a thief takes the gold, not the move. He rests until the round is over.

lesson-bakschisch-stop-title = The thief stop
lesson-bakschisch-stop-guide = There are no thieves in the palace: whoever walks past the thief stop, where you stand now, must leave the thief outside. Use him one last time.
lesson-bakschisch-stop-empty = Then your thief goes home with nothing. Show him now: past the stop he cannot come along.
lesson-bakschisch-stop-other = That would take you into the palace, and your thief with his empty sack would stay outside. Use him first.
lesson-bakschisch-stop-now = Five coins richer! Now a fakir waits in the palace, two steps on. In you go: show four to six coins.
lesson-bakschisch-stop-walk = The others will show something too. Four to six coins take you into the palace.
lesson-bakschisch-stop-done = You are in the palace. Your thief waits outside until somebody throws you back to the stop or lower.

lesson-bakschisch-throne-title = The throne
lesson-bakschisch-throne-guide = There is no fakir left between you and the throne. When the person is nowhere ahead, you go straight to the throne! Show three to five coins.
lesson-bakschisch-throne-empty = The throne is one bribe away, and you would stay seated? Show three to five coins.
lesson-bakschisch-throne-few = Yusuf and Leila will show two. Three coins or more take you to the throne.
lesson-bakschisch-throne-much = You will need coins for the fifth card as well. Three to five are enough.
lesson-bakschisch-throne-stay = You sit on the throne! But now comes the fifth card, and whoever shows the least goes back. Yusuf has one coin left. Hold on.
lesson-bakschisch-throne-fall = With that you could be among the lowest, and you would slide down to the servant. Show more than Yusuf can.
lesson-bakschisch-throne-done = The round is over and you are on the throne: you have won! You know Bakschisch now.

lesson-bagdad-guards-title = Guards
lesson-bagdad-guards-guide = Your thieves slip in only where one of your guards stands at the gate, and every foreign guard there costs them a card. Post your last guard where it is quiet: at the red or the yellow palace.
lesson-bagdad-guards-crowded = That gate is crowded: each thief would cost you two cards or more. Look for one with a single foreign guard.
lesson-bagdad-guards-other = One of your guards stands there already. A new gate gives you more ways in: red or yellow.
lesson-bagdad-guards-done = Well posted. The grey guards belong to nobody, and no gate ever holds more than four.

lesson-bagdad-thieves-title = Thieves
lesson-bagdad-thieves-guide = At the red gate stand your guard and one foreign one: each thief costs one red card. You have three, and three thieves are the most in one turn. Send in all three, then draw your cards.
lesson-bagdad-thieves-red = That works too, but thieves are strong together. Gather them at the red palace.
lesson-bagdad-thieves-pass = You can wait when your hand is poor. Today you have three red cards: send your thieves to the red palace.
lesson-bagdad-thieves-more = You may send up to three thieves in a turn, and you have the cards. Send another one to red.
lesson-bagdad-thieves-other = Your guards stand well. Spend the red cards on thieves for the red palace.
lesson-bagdad-thieves-done = Three thieves in the court! After your actions you draw three cards, and the others have their turn.

lesson-bagdad-pay-title = Paying a palace
lesson-bagdad-pay-guide = Each foreign guard wants a card of the palace. At the blue gate stand a neutral one and one of Yusuf’s: two blue cards for a thief. Pay them, then draw.
lesson-bagdad-pay-pass = You hold two blue cards, and that is just the price at the blue gate. Use them.
lesson-bagdad-pay-other = Moving guards costs cards too. You have two blue ones: send a thief past the two guards at the blue gate.
lesson-bagdad-pay-done = Two guards, two cards. The number on a palace is always your price there.

lesson-bagdad-dancers-title = Dancers
lesson-bagdad-dancers-guide = You have one blue card, and the blue gate costs two. If you take no action at all you draw four cards, and one of them may be a dancer. Take a dancer!
lesson-bagdad-dancers-cards = Four plain cards may help, or may not. A dancer always does: take her and three cards.
lesson-bagdad-dancers-other = Wait this time. Whoever does nothing may take a dancer.
lesson-bagdad-dancers-use = A dancer stands for any card, from your next turn on. Send a thief past the blue gate with one blue card and your dancer, then draw.
lesson-bagdad-dancers-mix = Look at the blue palace: one blue card and the dancer are just the price.
lesson-bagdad-dancers-again = You have your dancer: now let her dance. The blue palace waits.
lesson-bagdad-dancers-done = She turned the guards’ heads and is back beside the board, for whoever takes her next.

lesson-bagdad-chests-title = Chests
lesson-bagdad-chests-guide = The top chest of the red palace needs four thieves, and three of yours wait in the court. Send in the fourth, then draw.
lesson-bagdad-chests-pass = One more thief and the chest is yours. You have the red cards for it!
lesson-bagdad-chests-other = Not now: three thieves wait for the fourth at the red palace.
lesson-bagdad-chests-done = The fourth thief, and the chest was yours at once. All four are back home, ready for more. The next red chest needs five.

lesson-bagdad-carry-title = Travelling together
lesson-bagdad-carry-guide = A guard moves to another palace for one card of either, and one of your thieves may go with him for nothing. Your thief in the purple palace is missing in the red one. Let them travel, then draw.
lesson-bagdad-carry-alone = The guard goes alone then. Take the thief along: it costs nothing more.
lesson-bagdad-carry-thief = Another thief at purple takes no chest yet. Three wait at red for the fourth.
lesson-bagdad-carry-pass = Look at the red court: one thief is missing, and he sits in the purple palace.
lesson-bagdad-carry-other = Three thieves wait at the red palace. Bring the purple thief there with his guard.
lesson-bagdad-carry-done = For one purple card guard and thief arrived, and with four thieves the chest was yours.

lesson-bagdad-closing-title = Closing a palace
lesson-bagdad-closing-guide = Yusuf has three thieves in the yellow palace and needs one more, but no guard of his stands at that gate. One place is free there. Fill it with a guard from the white palace, then draw.
lesson-bagdad-closing-greed = A thief for you, but then Yusuf posts a guard at yellow and takes the chest. Close the gate first.
lesson-bagdad-closing-pass = If you wait, Yusuf posts a guard in the last free place at yellow. Take it yourself.
lesson-bagdad-closing-other = Look at the yellow gate: one place is free, and Yusuf needs it. Move a guard from white there.
lesson-bagdad-closing-done = Four guards, and the gate is closed. Without a guard of his own, Yusuf’s three thieves wait in vain.

lesson-bagdad-win-title = The last chest
lesson-bagdad-win-guide = With two players six stolen chests win, large or small. You have five, and four thieves wait in the blue palace, where the chest needs five. Finish it!
lesson-bagdad-win-white = A fine thief, but he takes no chest. The fifth one at blue wins the game.
lesson-bagdad-win-pass = Yusuf has five chests too. Take yours first: the blue palace!
lesson-bagdad-win-other = No need for that: one thief for the blue palace wins the game.
lesson-bagdad-win-done = Six chests: you have won, at once and in the middle of your turn. You know The Thief of Bagdad now.

lesson-five-tribes-bid-title = Bidding
lesson-five-tribes-bid-guide = Each round begins with bids: whoever pays most plays first. Yusuf took 3, Leila 1. Play first for as little as you can.
lesson-five-tribes-bid-last = Free of charge, and you play last. Sometimes that is right; now try to be first.
lesson-five-tribes-bid-other = That makes you first, but gold is points. The 5 is enough to play before Yusuf.
lesson-five-tribes-bid-done = You paid five gold and play before the others. The order of play is also the order of the next bids.

lesson-five-tribes-sow-title = Sowing
lesson-five-tribes-sow-guide = Pick up all meeples of one tile and drop them one by one, each on a neighbouring tile. The last must meet one of its own colour. Take the three on b3 and let the white elder end with the elder on d2.
lesson-five-tribes-sow-elder = Keep the white elder for the end: he is to meet his like on d2.
lesson-five-tribes-sow-other = Take the three on tile b3: from there the white elder reaches d2 with the third step.
lesson-five-tribes-sow-done = The last meeple and all of its colour on that tile are yours. Two elders: two points each, and Djinns love them.

lesson-five-tribes-viziers-title = Viziers
lesson-five-tribes-viziers-guide = Viziers count one point each, and ten for every rival who has fewer. Yusuf has one, Leila two. Take the two meeples on c2 and end with the yellow vizier on e2.
lesson-five-tribes-viziers-vizier = The vizier must come last. Drop the green merchant first.
lesson-five-tribes-viziers-other = Start from c2: its vizier reaches two others on e2.
lesson-five-tribes-viziers-done = Three viziers, more than either rival: three points, and twice ten. They must watch you now.

lesson-five-tribes-merchants-title = Merchants
lesson-five-tribes-merchants-guide = Merchants bring cards: as many as you take, from the left end of the row. Take the meeples on e3, end with the green merchant on e5, keep the cards and end your turn.
lesson-five-tribes-merchants-merchant = Keep the green merchant for the end: two others wait on e5.
lesson-five-tribes-merchants-sell = Not yet! The more different cards in a set, the more each is worth. Keep them.
lesson-five-tribes-merchants-other = Start from e3: its merchant reaches two others on e5.
lesson-five-tribes-merchants-done = Three merchants, three cards: silk, fish and a fakir, who is no merchandise but helps builders, assassins and Djinns.

lesson-five-tribes-builders-title = Builders
lesson-five-tribes-builders-guide = Builders earn gold for every blue tile, their own and the eight around. Four are blue around b3. Take the meeples on b1, end with the blue builder on b3, and send your fakir along.
lesson-five-tribes-builders-builder = Keep the blue builder for the end: two others wait on b3.
lesson-five-tribes-builders-alone = Three builders earn twelve. Your fakir counts as a fourth, and that is four gold more. Send him.
lesson-five-tribes-builders-other = Start from b1: its builder reaches two others on b3.
lesson-five-tribes-builders-done = Three builders and a fakir, four blue tiles: sixteen gold. And the village got a palace.

lesson-five-tribes-assassins-title = Assassins
lesson-five-tribes-assassins-guide = Assassins kill one meeple: on a tile near them, or a vizier or elder of a rival. Leila has three viziers, you have two. Take the meeples on d3, end with the red assassin on e2, and strike at a vizier of Leila’s.
lesson-five-tribes-assassins-assassin = Keep the red assassin for the end: another one waits on e2.
lesson-five-tribes-assassins-victim = That helps nobody. Leila’s third vizier is worth ten points to her: strike there.
lesson-five-tribes-assassins-other = Start from d3: its assassin reaches another one on e2.
lesson-five-tribes-assassins-done = Leila has no more viziers than you now, and her ten points are gone. Assassins also empty tiles, which are then yours.

lesson-five-tribes-control-title = Control
lesson-five-tribes-control-guide = If no meeple is left on the tile where your move ends, it is yours: a camel goes there, for good. Take the meeples on e2 so that the vizier alone on e4 goes with yours.
lesson-five-tribes-control-beside = On d3 a merchant would stay behind, so the tile would not be empty. Let the vizier come last, on e4.
lesson-five-tribes-control-other = Start from e2: its vizier reaches the one that stands alone on e4.
lesson-five-tribes-control-done = The tile is empty and your camel stands on it: five points, and five more for the palace. Whoever places all camels ends the game.

lesson-five-tribes-market-title = The tile acts
lesson-five-tribes-market-guide = Every tile does something: oases grow palm trees, villages palaces, sacred places summon Djinns, markets sell cards. Take the meeples on a2, end with the vizier on the market c2, and buy a card that you do not have. Then end your turn.
lesson-five-tribes-market-same = You have one of those already. Sets want different cards: take the jewels.
lesson-five-tribes-market-sell = Keep the set: with every different card it is worth more.
lesson-five-tribes-market-nothing = Three gold for a card that makes your set grow is cheap. Buy the jewels.
lesson-five-tribes-market-other = Start from a2 with the elder first: the vizier ends on the market c2.
lesson-five-tribes-market-done = Silk, fish and jewels: three different cards are worth seven gold, nine of them sixty.

lesson-five-tribes-djinn-title = Djinns
lesson-five-tribes-djinn-guide = On a sacred place two elders summon a Djinn. You have two elders and many viziers, and Jafaar makes each vizier count three. Take the meeples on c2, end with the vizier on c4, and summon Jafaar.
lesson-five-tribes-djinn-which = A fine Djinn, but you have five viziers now: with Jafaar each of them counts three.
lesson-five-tribes-djinn-shy = Do not be shy! Two elders are four points, and Jafaar brings sixteen. Summon him.
lesson-five-tribes-djinn-other = Start from c2 with the merchant first: the vizier ends on the sacred place c4.
lesson-five-tribes-djinn-done = Six points for Jafaar, ten more through your viziers. Touch a Djinn to read what he can do.

lesson-five-tribes-sets-title = Selling sets
lesson-five-tribes-sets-guide = At the end of your turn you may sell a set of different cards: the larger, the dearer. Take the meeples on d2, end with the vizier on e1, sell all five kinds in one set and end your turn.
lesson-five-tribes-sets-small = A larger set is worth much more: five different cards bring 21 gold. Choose all five kinds.
lesson-five-tribes-sets-keep = You may keep them, and at the end they count the same. Today we sell: five kinds in one set.
lesson-five-tribes-sets-other = Start from d2 with the elder first: the vizier ends on e1.
lesson-five-tribes-sets-done = Twenty-one gold for one set. The second fish begins a new one.

lesson-five-tribes-score-title = The end
lesson-five-tribes-score-guide = You have one camel left. When somebody places the last one, the round is finished and the game is over. Take the meeples on f4, end with the vizier on e3 and end your turn.
lesson-five-tribes-score-sell = No need: your cards count at the end as if you had sold them. Just end your turn.
lesson-five-tribes-score-other = Start from f4: its vizier reaches the one that stands alone on e3.
lesson-five-tribes-score-done = Gold, tiles, palms and palaces, viziers, elders, Djinns and cards: all of it is points. Look at the score; you know Five Tribes now.
