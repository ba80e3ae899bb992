# Five Tribes in English.

## Pieces

ft-tribe-yellow = Viziers
ft-tribe-white = Elders
ft-tribe-green = Merchants
ft-tribe-blue = Builders
ft-tribe-red = Assassins
ft-letter-yellow = V
ft-letter-white = E
ft-letter-green = M
ft-letter-blue = B
ft-letter-red = A
ft-one-tribe = { $colour ->
    [yellow] a vizier
    [white] an elder
    [green] a merchant
    [blue] a builder
   *[red] an assassin
}
ft-some-tribe = { $colour ->
    [yellow] { $number ->
        [one] 1 vizier
       *[other] { $number } viziers
    }
    [white] { $number ->
        [one] 1 elder
       *[other] { $number } elders
    }
    [green] { $number ->
        [one] 1 merchant
       *[other] { $number } merchants
    }
    [blue] { $number ->
        [one] 1 builder
       *[other] { $number } builders
    }
   *[red] { $number ->
        [one] 1 assassin
       *[other] { $number } assassins
    }
}
ft-kind-village = village
ft-kind-sacred-place = sacred place
ft-kind-oasis = oasis
ft-kind-small-market = small market
ft-kind-large-market = large market
ft-ground-blue = blue ground
ft-ground-red = red ground
ft-card-ivory = ivory
ft-card-gems = jewels
ft-card-gold = gold bars
ft-card-papyrus = papyrus
ft-card-silk = silk
ft-card-spices = spices
ft-card-fish = fish
ft-card-wheat = wheat
ft-card-pottery = pottery
ft-card-fakir = fakir
ft-gold = gold
ft-worth = worth { $points }
ft-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
ft-points-at-least = at least { $points ->
    [one] 1 point
    *[other] { $points } points
}
ft-points-change = { $number ->
    [one] { $points } point
    *[other] { $points } points
}
ft-camel-of = camel of { $name }
ft-some-palms = { $number ->
    [one] 1 palm tree
   *[other] { $number } palm trees
}
ft-some-palaces = { $number ->
    [one] 1 palace
   *[other] { $number } palaces
}
ft-pay = { $elders ->
    [0] 1 fakir
    [1] { $fakirs ->
        [0] 1 elder
       *[other] 1 elder and 1 fakir
    }
   *[other] 2 elders
}

## The table

ft-tiles = The thirty tiles
ft-may-be-chosen = can be chosen
ft-may-end-here = your move can end here
ft-bid-order = Bid order
ft-turn-order = Plays first … last
ft-spot = Spot for { $price }
ft-spot-taken = Spot for { $price }: { $name }
ft-spot-bid = Bid { $price }: you pay { $pay } gold and would be number { $place } to play so far
ft-card-row = Resource cards
ft-djinn-row = Djinns on offer
ft-pile-left = { $number } in the pile
ft-row-empty = nothing left
ft-buy-card = Buy: { $card }
ft-palms-left = palm trees left
ft-palaces-left = palaces left
ft-bag = bag { $number }
ft-discards = discarded { $number }
ft-camels-left = camels left
ft-cards-in-hand = cards in hand
ft-total-so-far = points so far, as far as they are known
ft-djinn-ready = { $djinn }: can be used now
ft-round = Round { $round }
ft-last-round = the last one
ft-tab-table = Players
ft-tab-moves = Move finder
ft-tab-score = Score

## Choices

ft-choices = Your choices
ft-play-plan = Play this turn
ft-play-part = Play as far as this
ft-plan-clear = Discard the plan
ft-gains = What it gives
ft-control-of = your camel on { $tile }
ft-hand = In your hand
ft-ends = Where this move can end
ft-end-takes = { $tile }: { $tribe }
ft-end-control = your camel comes here
ft-end-gold = { $gold } gold
ft-end-reach = { $reach ->
    [one] a kill up to 1 step away
    *[other] a kill up to { $reach } steps away
}
ft-picked = Which meeple?
ft-kumarbi-pays = Fakirs for Kumarbi:
ft-build-with = { $fakirs ->
    [0] Without fakirs: { $gold } gold
    [one] With 1 fakir: { $gold } gold
   *[other] With { $fakirs } fakirs: { $gold } gold
}
ft-kill-of = { $colour ->
    [yellow] A vizier of { $name }
   *[other] An elder of { $name }
}
ft-keep = Keep { $djinn }
ft-place-at = Place it on { $tile }
ft-powers-now = Djinns that can help now
ft-summon-for = Summon for { ft-pay }
ft-use-for = Use for { ft-pay }
ft-sale = Sell a set of different cards
ft-card-held = { $card }, you have { $number }
ft-sell-set = { $number ->
    [one] Sell 1 card for { $gold } gold
   *[other] Sell { $number } different cards for { $gold } gold
}
ft-done = Done
ft-done-end = End the turn
ft-done-market = Buy nothing
ft-done-sacred = Summon nobody
ft-done-kill = Kill nobody

## Move finder

ft-filter-tribe = Tribe to end with
ft-filter-start = From
ft-filter-end = To
ft-filter-action = Tile
ft-filter-control = new camel
ft-filter-gold = Gold ≥
ft-any = any
ft-finder-past = The finder knows the moves of the table as it is now. Go back to the game to use it.
ft-finder-looks = Looking for moves…
ft-moves-found = { $number ->
    [0] No such move.
    [one] 1 move
   *[other] { $number } moves, the richest first
}
ft-moves-more = and { $number } more: narrow the search
ft-move-from-to = from { $start } to { $end }
ft-paths = { $number ->
    [one] 1 way
   *[other] { $number } ways
}

## Score

ft-score-sheet = Points by source
ft-source-gold = Gold
ft-source-viziers = Viziers
ft-source-elders = Elders
ft-source-djinns = Djinns
ft-source-tiles = Tiles
ft-source-palms = Palm trees
ft-source-palaces = Palaces
ft-source-goods = Goods
ft-total = Total
ft-score-hidden = What others hold in secret is not counted.

## What is to be done

ft-task-over = The game is over.
ft-task-wait = { $name } is playing.
ft-task-wait-bid = { $name } is bidding.
ft-task-bid = Your bid: choose a spot. The dearest plays first; you have { $gold } gold.
ft-task-move = Your turn: pick up the meeples of a tile.
ft-task-sow = { $number ->
    [one] The last meeple must land where its colour stands.
   *[other] Drop your { $number } meeples one by one, from tile to tile.
}
ft-task-build = Your builders earn: choose how many fakirs help them.
ft-task-build-alone = Your builders earn now, unless you call a Djinn first.
ft-task-kill = { $reach ->
    [one] Choose a victim: here or 1 step away, one more for each fakir, or in front of a rival.
    *[other] Choose a victim: up to { $reach } steps away, one more for each fakir, or in front of a rival.
}
ft-task-kill-nobody = No victim is in reach: call a Djinn first, or kill nobody.
ft-task-kill-again = Iblis: choose the second victim in the same place.
ft-task-small-market = Small market: buy one of the first three cards for 3 gold, or nothing.
ft-task-large-market = Large market: buy two of the first six cards for 6 gold, or nothing.
ft-task-market-poor = You lack gold for this market: call a Djinn who brings some, or buy nothing.
ft-task-market-again = Choose your second card.
ft-task-sacred = Sacred place: summon one of the Djinns, or nobody.
ft-task-place-palace = The palace goes to { $tile }, unless a Djinn steps in first.
ft-task-place-palm = The palm tree goes to { $tile }, unless a Djinn steps in first.
ft-task-target-meeples-empty = { $djinn }: choose an empty tile for meeples from the bag.
ft-task-target-palace-village = { $djinn }: choose a village for the palace.
ft-task-target-palm-oasis = { $djinn }: choose an oasis for the palm tree.
ft-task-target-camel-empty = { $djinn }: choose an empty tile for your camel.
ft-task-target-camel-bare = { $djinn }: choose a tile with only meeples for your camel.
ft-task-neighbour-palace = { $djinn }: choose one of the tiles around for the palace.
ft-task-neighbour-palm = { $djinn }: choose one of the tiles around for the palm tree.
ft-task-keep = Sibittis: keep one of these Djinns.
ft-task-end = End your turn, or call a Djinn first.
ft-task-end-sell = Sell sets of different cards if you like, then end your turn.

## The log

ft-line-meeple = Anun-Nak brings { ft-one-tribe } to { $tile }.
ft-line-djinn = { $djinn } comes to the row.
ft-line-draw-card = { $name } draws a card from the pile.
ft-line-drawn-card = { $name } drew: { $card }.
ft-line-drawn-djinn = { $name } drew { $djinn }.
ft-line-keep = { $name } keeps { $djinn }.
ft-line-bid = { $name } bids { $price }.
ft-line-bid-fakirs = { $name } bids { $price } and pays { $gold } gold and { $fakirs ->
    [one] 1 fakir
   *[other] { $fakirs } fakirs
}.
ft-line-take = { $name } picks up { $tile }.
ft-line-aim = { $name } chooses { $tile }.
ft-line-control = A camel of { $name } comes to { $tile }.
ft-line-palm = A palm tree grows on { $tile }.
ft-line-palace = A palace rises on { $tile }.
ft-line-drop = … { ft-one-tribe } on { $tile }
ft-line-kill = { $name } kills { ft-one-tribe } on { $tile }{ ft-for-fakirs }.{ ft-victim-kept }
ft-line-murder = { $name } kills { ft-one-tribe } of { $rival }.{ ft-victim-kept }
ft-for-fakirs = { $fakirs ->
    [0] { "" }
    [one] { " " }for 1 fakir
   *[other] { " " }for { $fakirs } fakirs
}
ft-victim-kept = { $kept ->
    [yes] { " " }Kandicha keeps the victim.
   *[no] { "" }
}
ft-line-build = { $fakirs ->
    [0] { $name }: the builders earn { $gold } gold
    [one] { $name }: the builders and 1 fakir earn { $gold } gold
   *[other] { $name }: the builders and { $fakirs } fakirs earn { $gold } gold
}{ $doubled ->
    [yes] , doubled by Echidna.
   *[no] .
}
ft-line-buy = { $name } buys: { $card }.
ft-line-buy-paid = { $name } pays { $gold } gold and buys: { $card }.
ft-line-summon = { $name } summons { $djinn } for { ft-pay }.
ft-line-power = { $name } uses { $djinn } for { ft-pay }.
ft-line-sell = { $name } sells { $cards } for { $gold } gold.
ft-line-tribe = { $name } takes { ft-some-tribe } on { $tile }.
ft-turn-bid = bids { $price }
ft-turn-control = camel on { $tile }
ft-turn-palm = palm tree on { $tile }
ft-turn-palace = palace on { $tile }
ft-turn-kill = kills { ft-one-tribe } on { $tile }
ft-turn-murder = kills { ft-one-tribe } of { $rival }
ft-turn-draw = a card from the pile
ft-turn-card = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
}
ft-turn-summon = summons { $djinn }
ft-turn-power = uses { $djinn }
ft-turn-keep = keeps { $djinn }
ft-turn-sell = { $number ->
    [one] sells 1 card
   *[other] sells { $number } cards
}
ft-turn-gold = { $gold } gold
ft-turn-nothing = makes no move
ft-line-declined = { $declined ->
    [kill] { $name } kills nobody.
    [market] { $name } buys nothing.
   *[sacred] { $name } summons nobody.
}
ft-line-cards = The merchants bring { $cards }.
ft-line-gold = { $name }: +{ $gold } gold from { $djinn }.
ft-line-round = Round { $round } begins.
ft-line-turn = It is { $name }’s turn.
ft-line-last-round = This round is the last.
ft-line-end = The game is over.

## Steps

ft-step-bid = Bid { $price }
ft-step-bid-fakirs = Bid { $price } with { $fakirs ->
    [one] 1 fakir
   *[other] { $fakirs } fakirs
}
ft-step-take = Pick up { $tile }
ft-step-at = Choose { $tile }
ft-step-drop = Drop { ft-one-tribe } on { $tile }
ft-step-kill = Kill { ft-one-tribe } on { $tile }
ft-step-murder = Kill { ft-one-tribe } of { $rival }
ft-step-fakirs = { $number ->
    [0] Build without fakirs
    [one] Build with 1 fakir
   *[other] Build with { $number } fakirs
}
ft-step-buy = Buy: { $card }
ft-step-buy-place = Buy card { $place }
ft-step-summon = Summon { $djinn } for { ft-pay }
ft-step-djinn = Use { $djinn } for { ft-pay }
ft-step-keep = Keep { $djinn }
ft-step-sell = Sell { $cards }
ft-step-done = Done

## Djinns

ft-cost-none = Always at work, costs nothing.
ft-cost-either = { $span ->
    [round] Once a round, for an elder or a fakir.
   *[turn] Once a turn, for an elder or a fakir.
}
ft-cost-plus = { $span ->
    [round] Once a round, for an elder and one more elder or fakir.
   *[turn] Once a turn, for an elder and one more elder or fakir.
}
ft-cost-fakir = { $span ->
    [round] Once a round, for a fakir.
   *[turn] Once a turn, for a fakir.
}
ft-cost-fakirs = With your bid, for as many fakirs as you like.
ft-djinn-al-amin = At the end, every two of your fakirs stand for one card of any kind.
ft-djinn-anun-nak = Three meeples from the bag come to a tile with nothing on it.
ft-djinn-baal = Whenever somebody gains a Djinn: 1 gold if it is you, 2 if a rival.
ft-djinn-boaz = Nobody can kill your viziers and elders.
ft-djinn-bouraq = Put a palace on any village.
ft-djinn-echidna = Your builders, fakirs included, earn double this turn.
ft-djinn-enki = Put a palm tree on any oasis.
ft-djinn-hagis = The palace you are placing goes to one of the eight tiles around instead.
ft-djinn-haurvatat = Your palm trees count 5 points each.
ft-djinn-iblis = Your assassins kill two in one place.
ft-djinn-jafaar = Your viziers count 3 points each.
ft-djinn-kandicha = Your victims serve you: you keep viziers and elders, a merchant brings the top card of the pile, a builder 1 gold for each blue tile around it.
ft-djinn-kumarbi = Each fakir makes your bid as cheap as the next lower spot.
ft-djinn-lamia = The palm tree you are placing goes to one of the eight tiles around instead.
ft-djinn-leta = Put a camel on a tile with nothing on it.
ft-djinn-marid = For each meeple dropped on your tiles: 1 gold if you drop it, 2 if a rival does.
ft-djinn-monkir = For each palace: 1 gold if you place it, 2 if a rival does.
ft-djinn-nekir = For each killing: 1 gold if it is yours, 2 if a rival’s.
ft-djinn-shamhat = Your elders count 4 points each.
ft-djinn-sibittis = Draw three Djinns and keep one.
ft-djinn-sloar = Take the top card of the pile.
ft-djinn-utug = Put a camel on a tile with meeples and nothing else.

## Rules that refuse

ft-no-tribe = { $colour ->
    [yellow] no vizier
    [white] no elder
    [green] no merchant
    [blue] no builder
   *[red] no assassin
}
ft-refusal-now-bid = It is time to bid: put your marker on a free spot of the turn order track.
ft-refusal-now-move = You can move, so you must: pick up the meeples of a tile. Djinns may help first.
ft-refusal-now-sow = First drop the meeples in your hand; nothing else happens before.
ft-refusal-now-build = First say how many fakirs help your builders.
ft-refusal-now-kill = Your assassins must choose their victim now.
ft-refusal-now-kill-nobody = No victim is in reach of your assassins: call a Djinn first, or kill nobody.
ft-refusal-now-kill-again = Iblis lets your assassins kill a second one in the same place: choose it.
ft-refusal-now-place = The palace or palm tree must be placed now.
ft-refusal-now-market = You are at a market: buy a card, or buy nothing.
ft-refusal-now-market-again = The large market gives you a second card: choose it.
ft-refusal-now-sacred = You are at a sacred place: summon a Djinn, or nobody.
ft-refusal-now-end = Your turn is at its end: sell sets, use Djinns, or end it.
ft-refusal-now-target = Choose a tile that the Djinn’s power can be used on.
ft-refusal-now-lay = Choose the tile that the palace or palm tree goes on.
ft-refusal-now-neighbour = The piece goes on one of the eight tiles around: choose it.
ft-refusal-now-keep = Keep one of the Djinns that Sibittis drew.
ft-refusal-spot-taken = The spot for { $price } is taken.
ft-refusal-zeros-full = Three markers stand on the zeros already; take a spot that costs gold.
ft-refusal-spot-is-free = Without gold you take the spot for 1 for nothing; no fakir is needed.
ft-refusal-too-dear = This bid costs { $price } gold; you have { $gold }.
ft-refusal-no-kumarbi = Only Kumarbi lets you pay with fakirs, and he is not yours.
ft-refusal-too-few-fakirs-to-bid = { $fakirs ->
    [one] You have 1 fakir to pay with, not { $asked }.
   *[other] You have { $fakirs } fakirs to pay with, not { $asked }.
}
ft-refusal-no-meeples = { $tile } has no meeples.
ft-refusal-not-in-hand = You have { ft-no-tribe } in your hand.
ft-refusal-not-adjacent = { $tile } does not share a side with { $here }.
ft-refusal-straight-back = { $tile } is the tile you have just left; never go straight back.
ft-refusal-alone = The last meeple must land on its own colour, and there is { ft-no-tribe } on { $tile }.
ft-refusal-no-end = No move from { $tile } can be completed: nowhere would the last meeple find its own colour.
ft-refusal-dead-end = After this drop on { $tile } the move could not be completed.
ft-refusal-too-few-fakirs = { $fakirs ->
    [one] You have 1 fakir, not { $asked }.
   *[other] You have { $fakirs } fakirs, not { $asked }.
}
ft-refusal-own-people = Your assassins do not kill your own viziers and elders.
ft-refusal-no-victim = There is { ft-no-tribe } on { $tile }.
ft-refusal-no-rival-victim = { $seat } has no such victim.
ft-refusal-too-far = { $steps ->
    [one] { $tile } is 1 step away; with all your fakirs you reach { $reach }.
   *[other] { $tile } is { $steps } steps away; with all your fakirs you reach { $reach }.
}
ft-refusal-boaz = Boaz protects the viziers and elders of { $seat }.
ft-refusal-too-poor = This market costs { $price } gold; you have { $gold }.
ft-refusal-not-in-first-three = At a small market you choose among the first three cards.
ft-refusal-not-in-first-six = At a large market you choose among the first six cards.
ft-refusal-not-in-row = { $djinn } does not lie in the row.
ft-refusal-cannot-pay = { $djinn } costs two elders, or an elder and a fakir; you cannot pay that.
ft-refusal-not-in-stock = You have none of this card to sell: { $card }.
ft-refusal-not-your-djinn = { $djinn } is not yours.
ft-refusal-djinn-used = { $span ->
    [round] { $djinn } has helped you in this round already.
   *[turn] { $djinn } has helped you in this turn already.
}
ft-refusal-no-use = You cannot pay for { $djinn } now, or it would do nothing.

## Options

ft-option-djinn-use = A Djinn’s power may be used
ft-option-djinn-use-turn = once a turn
ft-option-djinn-use-round = once a round
ft-option-gold = The others’ gold
ft-option-gold-hidden = hidden
ft-option-gold-shown = shown
ft-option-goods = The others’ cards
ft-option-goods-hidden = hidden
ft-option-goods-shown = shown

## Help

ft-help-aim = Bid for your place in the round, sow meeples across the thirty tiles of the Sultanate, and use what the tribe and the tile give you. The most points win.
ft-help-setup = Before the game
ft-help-setup-text = Three meeples stand on each of the thirty tiles. You have 50 gold and 8 camels; with two players, 11 camels. Gold is also points, so every bid and every purchase costs some.
ft-help-bid = 1 · Bid
ft-help-bid-text = Each marker takes a spot and pays its price. The dearest plays first. At most three markers stand on zero, and among them the one who came last plays first. The order of play is the next bid order. With two players everybody has two markers, so two turns a round.
ft-help-sow = 2 · Sow
ft-help-sow-text = Pick up all meeples of a tile. Drop them one by one, each on a tile that shares a side with the one before, never straight back; going round in a loop is allowed. The last one must land where another of its colour stands: one that you have dropped in the same move counts. Whoever can move must.
ft-help-control = 3 · Take, and win the tile
ft-help-control-text = Take the last meeple and all others of its colour on that tile. If no meeple is left there and nobody owns the tile, one of your camels makes it yours for good: at the end you score the number on it.
ft-help-tribes = 4 · The tribe acts
ft-help-yellow = stay with you: 1 point each, and 10 for every rival with fewer.
ft-help-white = stay with you: 2 points each; they pay for Djinns.
ft-help-green = bring one card each, from the left end of the row.
ft-help-blue = earn 1 gold each for every blue tile among this one and the eight around it; each fakir card you discard counts as one more builder.
ft-help-red = kill a meeple at most as many steps away as they are, one more for each fakir you discard, or a rival’s vizier or elder. A tile emptied so is yours, if nobody owns it.
ft-help-tiles = 5 · The tile acts
ft-help-village = put a palace here: 5 points for the tile’s owner. Compulsory.
ft-help-oasis = put a palm tree here: 3 points for the tile’s owner. Compulsory.
ft-help-small-market = you may pay 3 gold for one of the first three cards.
ft-help-large-market = you may pay 6 gold for two of the first six cards.
ft-help-sacred-place = you may summon a Djinn for two elders, or for an elder and a fakir.
ft-help-cards = The resource cards
ft-help-cards-text = Nine kinds of goods: ivory, jewels and gold bars (2 cards each), papyrus, silk and spices (4 each), fish, wheat and pottery (6 each). The 18 fakirs are no goods: you discard them to help builders, assassins and Djinns, or to summon. Cards and Djinns that were taken are replaced after the round.
ft-help-end = 6 · Sell, and the end
ft-help-end-text = At the end of your turn sets of 1 to 9 different cards bring 1, 3, 7, 13, 21, 30, 40, 50 or 60 gold; fakirs are never sold. What you keep counts the same at the end. The round in which somebody places the last camel, or cannot move, is the last. Then you score 1 point for each gold, your viziers, elders and Djinns, your tiles with their palm trees and palaces, and your sets. If several have the most points, they share the victory.
ft-help-plan = At this table
ft-help-plan-text = Your turn is planned in private: pick a tile, drop, take back, look at what it gives; others see it only when you press “Play it”. Flags show where a move can end. The move finder lists every complete move.
ft-help-signs = Signs on the table
ft-help-signs-text = The number on a tile is what it scores. “At least” and ≥ beside points: what a rival keeps hidden is not counted in. A dimmed Djinn has been used already; one that glows can help now.
ft-help-keys = Keys: T to the tiles, arrows to move, Enter to choose, 1–5 for the tribe that falls next, Backspace to take back, P to play the plan, M for the move finder, S for the score.

ft-result-tie = Equal points: they share the place.

## What a position cannot be

ft-flaw-1 = The phase, the seat, the round, the end mark or the used Djinns are out of range.
ft-flaw-2 = The tiles are not those of the game, or not laid from a1 to f5.
ft-flaw-3 = Less than no meeple somewhere, or a tile that is not laid has meeples.
ft-flaw-4 = There are 16 yellow, 20 white, 18 green, 18 blue and 18 red meeples in all.
ft-flaw-5 = Less than no card somewhere, or a gap in the row.
ft-flaw-6 = The cards in the row, the piles and the hands are not the 54 of the game.
ft-flaw-7 = A Djinn is in a place that does not exist, or the row of Djinns does not fit their places.
ft-flaw-8 = A tile’s camel or a seat’s camels do not add up to what each seat has.
ft-flaw-9 = The palm trees are not 12, or the palaces not 10.
ft-flaw-10 = Gold is less than nothing, or more than there can be.
ft-flaw-11 = The markers on the two tracks are not those of the seats, or not where they belong now.
ft-flaw-12 = A seat that is not in the game must be empty.
ft-flaw-13 = With goods shown there are no unseen cards in hands.
ft-flaw-14 = The meeples in hand cannot be sown to the end, or nobody is sowing.
ft-flaw-15 = A seat that has moved has a final tile and took at least two meeples; one that has not has none.
ft-flaw-16 = The phase does not fit the tile, the colour taken, the gold or what is left to choose.
ft-flaw-17 = The Djinn in use, its tile, what it draws or what comes after it do not fit together.
ft-flaw-18 = Djinns are drawn while Sibittis is in use and at no other time.
ft-flaw-19 = The game is over when the last round is.
ft-flaw-20 = What is kept for speed does not fit the tiles, the meeples or the Djinns.

# Why a turn is worth thinking about: the codes of the server's reasons.
ft-brings-gold = { $amount } gold
ft-brings-elders = { $amount ->
    [one] 1 point from elders
   *[other] { $amount } points from elders
}
ft-brings-goods = { $amount ->
    [one] 1 point from sets of goods
   *[other] { $amount } points from sets of goods
}
ft-brings-tiles = { $amount ->
    [one] 1 point from palaces and palm trees on your tiles
   *[other] { $amount } points from palaces and palm trees on your tiles
}
ft-brings-control = { $tiles ->
    [one] control of 1 tile: { $amount } points
   *[other] control of { $tiles } tiles: { $amount } points
}
ft-brings-djinn = { $amount ->
    [one] { $djinn }: 1 point
   *[other] { $djinn }: { $amount } points
}
ft-brings-viziers = { $amount ->
    [one] 1 vizier more
   *[other] { $amount } viziers more
}
ft-brings-vizier-tie = breaks the tie of viziers with { $name }: { $amount } points
ft-brings-vizier-lead = more viziers than { $name }: { $amount } points
ft-brings-rival = { $amount ->
    [one] costs { $name } 1 point
   *[other] costs { $name } { $amount } points
}
ft-brings-spoils = { $amount ->
    [one] leaves { $name } a turn worth 1 point less
   *[other] leaves { $name } a turn worth { $amount } points less
}
ft-brings-fakirs = { $amount ->
    [one] 1 fakir more
   *[other] { $amount } fakirs more
}
ft-brings-early = { $amount ->
    [one] an earlier turn: about 1 point more than the last
   *[other] an earlier turn: about { $amount } points more than the last
}
ft-brings-saves = { $amount } gold cheaper than the average bid
