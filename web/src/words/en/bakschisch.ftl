# Bakschisch. `$person` is guard, servant, harem-lady, eunuch, fakir or caliph; `$to` and `$space` are a number, start or throne.

bk-person = { $person ->
    [guard] guard
    [servant] servant
    [harem-lady] harem lady
    [eunuch] eunuch
    [fakir] fakir
   *[caliph] Caliph
}
bk-letter = { $person ->
    [guard] G
    [servant] S
    [harem-lady] H
    [eunuch] E
    [fakir] F
   *[caliph] C
}
bk-to = { $to ->
    [start] to START
    [throne] to the throne
   *[other] to space { $to }
}
bk-spaces = { $by ->
    [one] 1 space
   *[other] { $by } spaces
}
bk-coins = { $coins ->
    [0] no coins
    [one] 1 coin
   *[other] { $coins } coins
}

## What to do

bk-task-forward = Bribe { $bribe } of 5, { bk-person }: whoever shows the most gold moves forward. Close your fist.
bk-task-back = Fifth bribe, { bk-person }: whoever shows the least gold goes BACK. Close your fist.
bk-task-closed = Your fist is closed; you may still change it. Waiting for { $names }.
bk-task-watch = Bribe { $bribe } of 5, { bk-person }. Waiting for { $names }.
bk-task-card = The next card is turned up.
bk-task-over = The game is over.

## Steps

bk-step-pass = an empty fist
bk-step-bid = { bk-coins } in the fist
bk-step-thief = the thief in the fist
bk-confirm-all = This is all your gold: { bk-coins }. Whatever happens, it leaves your bag. Show it all?
bk-confirm-throne = You sit on the throne, and a fist without gold shows the least: you would go back. Do it all the same?

## What a choice would mean

bk-preview-forward = Moves you { bk-spaces } ahead, { bk-to }, if nobody shows more.
bk-preview-nothing = You stay where you are and keep your coins.
bk-preview-throned = You are on the throne and stay there; your coins can only outbid others.
bk-preview-throned-nothing = You are on the throne and stay there.
bk-preview-thief = Takes the coins that the others show (shared among thieves). You show no gold.
bk-preview-back = Sends you back { bk-spaces }, { bk-to }: nobody can show less.
bk-preview-safe = Sends you back { bk-spaces }, { bk-to }, unless somebody shows less.
bk-preview-safe-everyone = Sends you back { bk-spaces }, { bk-to }, if nobody shows less, or if anybody shows nothing.
bk-preview-start = You are on START and cannot go back.
bk-preview-left = { $left ->
    [0] Your bag will be empty.
    [one] 1 coin stays in your bag.
   *[other] { $left } coins stay in your bag.
}

## The log

bk-line-card = { $bribe ->
    [5] Bribe 5, backwards: { bk-person }.
   *[other] Bribe { $bribe }: { bk-person }.
}
bk-line-chose = { $name } has chosen.
bk-turn-card = { $bribe ->
    [5] Bribe 5, backwards: { bk-person }
   *[other] Bribe { $bribe }: { bk-person }
}
bk-turn-fist = { $fist ->
    [thief] thief
    [none] 0
   *[other] { $fist }
}
bk-turn-walk = { bk-spaces } forward, { bk-to }
bk-turn-back = { bk-spaces } back, { bk-to }
bk-turn-steal = steals { bk-coins }
bk-turn-share = { bk-coins } from the pot for everybody
bk-turn-round = Round { $round }
bk-line-reveal-2 = Fists open: { $name0 } { $fist0 ->
    [thief] thief
    [none] nothing
   *[other] { $fist0 }
}, { $name1 } { $fist1 ->
    [thief] thief
    [none] nothing
   *[other] { $fist1 }
}.
bk-line-reveal-3 = Fists open: { $name0 } { $fist0 ->
    [thief] thief
    [none] nothing
   *[other] { $fist0 }
}, { $name1 } { $fist1 ->
    [thief] thief
    [none] nothing
   *[other] { $fist1 }
}, { $name2 } { $fist2 ->
    [thief] thief
    [none] nothing
   *[other] { $fist2 }
}.
bk-line-reveal-4 = Fists open: { $name0 } { $fist0 ->
    [thief] thief
    [none] nothing
   *[other] { $fist0 }
}, { $name1 } { $fist1 ->
    [thief] thief
    [none] nothing
   *[other] { $fist1 }
}, { $name2 } { $fist2 ->
    [thief] thief
    [none] nothing
   *[other] { $fist2 }
}, { $name3 } { $fist3 ->
    [thief] thief
    [none] nothing
   *[other] { $fist3 }
}.
bk-line-walk = { $name } goes { bk-spaces } forward, { bk-to }.
bk-line-back = { $name } goes { bk-spaces } back, { bk-to }.
bk-line-steal = { $coins ->
    [0] { $name }’s thief comes away with nothing.
   *[other] { $name }’s thief takes { bk-coins }.
}
bk-line-pot = { $coins ->
    [one] 1 coin goes into the pot.
   *[other] { $coins } coins go into the pot.
}
bk-line-thief-palace = { $name } enters the palace; the thief has to stay outside.
bk-line-share = { $coins ->
    [0] The pot is too small to share; { $pot } left in it.
   *[other] The pot is shared: { $coins } each, { $pot } left over.
}
bk-line-thief-back = { $name }’s thief is back.
bk-line-shuffle = All cards have been seen; they are shuffled anew.
bk-line-round = Round { $round } begins.
bk-line-end = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}

## The board

bk-path = The path to the throne; arrow keys go from space to space
bk-space = Space { $space }, { bk-person }
bk-space-palace = Space { $space } in the palace, { bk-person }
bk-start = START
bk-throne = The throne
bk-stop = thief stop: no thief beyond it
bk-stop-short = thief stop
bk-palace = palace
bk-here = here: { $names }
bk-landing = could land here with this card: { $names }
bk-cards = The five bribes of this round
bk-round-of = Round { $round }
bk-card-now = Bribe { $bribe }, open now: { bk-person }
bk-card-done = Bribe { $bribe }, done: { bk-person }
bk-card-down = Bribe { $bribe }, face down
bk-card-back = goes backwards
bk-unseen = Cards not seen yet
bk-unseen-of = { bk-person }: { $count }
bk-pot = Pot
bk-pot-coins = Pot: { bk-coins }
bk-bag = bag: { bk-coins }
bk-bag-closed = closed bag
bk-thief-ready = thief ready
bk-thief-out = thief out until the round ends
bk-thief-outside = thief not allowed in the palace
bk-fist-waiting = fist not closed yet
bk-fist-closed = fist closed
bk-fist-thief = shows the thief
bk-fist-nothing = shows nothing
bk-fist-coins = shows { bk-coins }
bk-last = last: { $fist ->
    [thief] thief
    [none] 0
   *[other] { $fist }
}
bk-jump-forward = this card: { $by } forward, { bk-to }
bk-jump-back = this card: { $by } back, { bk-to }
bk-jump-none = this card does not move this pawn
bk-rank = Place { $rank }

## The fist

bk-your-fist = Your fist
bk-how-many = Coins in your fist
bk-fewer = One coin fewer
bk-more = One coin more
bk-thief = Thief
bk-thief-label = Put your thief into the fist
bk-thief-no = Thief away
bk-close-thief = Close fist: thief
bk-close-nothing = Close fist: empty
bk-close-coins = Close fist: { bk-coins }
bk-change-thief = Change to thief
bk-change-nothing = Change to empty
bk-change-coins = Change to { bk-coins }
bk-closed-thief = Closed: thief
bk-closed-nothing = Closed: empty
bk-closed-coins = Closed: { bk-coins }
bk-fists-open = The fists open…
bk-not-yours = You are watching. Fists open when all are closed.
bk-keys-line = 0–9 coins · + − · T thief · Enter

## Rules that refuse

bk-refusal-too-few-coins = { $coins ->
    [0] You cannot show { $bid }: your bag is empty.
    [one] You cannot show { $bid }: your bag holds 1 coin.
   *[other] You cannot show { $bid }: your bag holds { $coins } coins.
}
bk-refusal-thief-is-out = Your thief is out until the end of the round; show coins or nothing.
bk-refusal-thief-in-palace = You are in the palace, where there are no thieves; show coins or nothing.

## The end

bk-why-throne = alone on the throne, { $gold } gold
bk-why-richest = richest on the throne, { $gold } gold
bk-why-first = on the throne, as rich as another ({ $gold } gold), but seated first
bk-why-shared = on the throne, equal in gold ({ $gold }) and in time
bk-why-poorer = on the throne too, but with only { $gold } gold
bk-why-later = on the throne too, as rich ({ $gold } gold), but seated later
bk-why-rounds = furthest when the rounds ran out: { $space ->
    [start] START
   *[other] space { $space }
}, { $gold } gold
bk-why-space = { $space ->
    [start] still on START
   *[other] reached space { $space }
}, { $gold } gold

## Options

bk-option-track = Path to the throne (reconstructions)
bk-option-track-standard = standard: 30 spaces
bk-option-track-short = short: 20 spaces
bk-option-track-long = long: 40 spaces
bk-option-shared-rank = Caliph’s card: pawns on the same space count
bk-option-shared-rank-best = as the better rank
bk-option-shared-rank-worst = as the worse rank
bk-option-fifth-zero = Fifth bribe: if somebody shows nothing, who goes back?
bk-option-fifth-zero-those = only those who showed nothing
bk-option-fifth-zero-everyone = all pawns (may never end)
bk-option-thief-stop = A thief is set aside when its pawn moves
bk-option-thief-stop-beyond = beyond the thief stop
bk-option-thief-stop-onto = onto the thief stop
bk-option-gold = The others’ bags
bk-option-gold-hidden = are closed
bk-option-gold-shown = are shown
bk-option-max-rounds = Round limit

## Help

bk-help-goal = The goal
bk-help-goal-text = Bribe your way along the path. Whoever sits on the throne when a round ends wins.
bk-help-setup = Before the first round
bk-help-setup-text = Everybody has a pawn on START, a thief and a closed bag with 10 coins; there is no bank. Thirty cards, five of each of the six persons, are shuffled, and each round lays out five of them face down: six rounds, then all are shuffled again.
bk-help-fist = The fist
bk-help-fist-text = You start with 10 coins and a thief. Each round has five cards. A card is turned up; everybody secretly takes coins, the thief or nothing into the fist, and may change it until the last fist is closed. All fists open together. Every coin shown leaves its bag, whether you win or lose.
bk-help-forward = Bribes 1 to 4: forward
bk-help-forward-text = Whoever shows the most gold moves to the next space with the person on the card. If several show the most, all of them move; if nobody shows gold, nobody moves. No such person ahead? Then straight to the throne! A pawn on the throne stays there: its coins can only outbid the others.
bk-help-back = Bribe 5: back
bk-help-back-text = { $zero ->
    [everyone] Whoever shows the least gold moves back to the nearest space behind with the person on the card, or to START. If several show the least, all of them go back. At this table, if anybody shows nothing, everybody goes back. A thief and an empty fist count as nothing; a pawn on START stays there.
   *[those] Whoever shows the least gold moves back to the nearest space behind with the person on the card, or to START. If several show the least, all of them go back. A thief and an empty fist count as nothing; a pawn on START stays there.
}
bk-help-caliph = The Caliph
bk-help-caliph-text = He is on no space but the throne. Win his card on bribes 1 to 4 and you move as many spaces as your rank: the leader 1, the last of four up to 4. On bribe 5 it is the other way round: the leader of four falls back 4, the last 1. { $shared ->
    [worst] Pawns on the same space all take the worse rank.
   *[best] Pawns on the same space all take the better rank.
}
bk-help-thief = The thief
bk-help-thief-text = Thieves take the coins that the others show and share them in whole coins; the remainder goes into the pot, and all of it if there are fewer coins than thieves. Whoever showed the most (or least) gold still moves. A thief that was shown is out until the round ends, even with nothing stolen. There are no thieves in the palace: { $stop ->
    [onto] as soon as you reach the thief stop, yours waits outside.
   *[beyond] as soon as you are beyond the thief stop, yours waits outside.
}
bk-help-pot = The pot
bk-help-pot-text = Coins that no thief takes go into the pot. After bribe 5 it is shared equally; any remainder stays in it. Thieves come back, five new cards are laid.
bk-help-end = The end
bk-help-end-text = A pawn alone on the throne after bribe 5 wins. If there are several: the richest, then whoever has sat there longest, else they share the victory. The others rank by space, then gold. { $rounds ->
    [one] The game ends after { $rounds } round at the latest; then the pawn furthest ahead wins.
   *[other] The game ends after { $rounds } rounds at the latest; then the pawn furthest ahead wins.
}
bk-help-signs = Signs at the seats
bk-help-signs-text = +3 → 8: with this card the pawn would move 3 spaces, to space 8; a minus goes back, ♛ is the throne, · does not move. Letters with numbers count the cards that nobody has seen yet.
bk-help-persons = The persons
bk-help-track = The order of the persons on the printed path is not known; the paths here are reconstructions.
bk-help-keys = Keys for the fist
bk-help-keys-text = 0 to 9: so many coins (type two digits for more) · + and −: one more, one fewer · T: thief · Enter: close the fist · arrow keys on the path: look at the spaces

bk-result-space = Space
bk-result-gold = Gold
bk-result-throne = on the throne
bk-result-start = start

## What a position cannot be

bk-flaw-1 = The round, the bribe or the end mark is out of range.
bk-flaw-2 = A bag or the pot holds less than nothing.
bk-flaw-3 = The coins in all bags and the pot must add up to 10 for each seat.
bk-flaw-4 = Cards are turned from left to right: open before the current bribe, face down after it.
bk-flaw-5 = There are five cards of each person; row and unseen cards hold others.
bk-flaw-6 = The unseen cards and the row do not add up to what is left in this pass through the deck of 30.
bk-flaw-7 = A pawn stands outside the track.
bk-flaw-8 = A thief is there or out, and always out for a pawn in the palace.
bk-flaw-9 = A fist holds coins that its bag has, or a thief that may be used.
bk-flaw-10 = A pawn on the throne, and no other, notes the bribe of this round that took it there.
bk-flaw-11 = Fists close only while a card is open, and open as soon as all are closed.
bk-flaw-12 = The game ends after the fifth bribe, with a pawn on the throne or in the last round.
bk-flaw-13 = A seat that is not in the game must be empty.
bk-flaw-14 = Between rounds and at the end the pot is shared: it keeps fewer coins than there are seats.
bk-flaw-15 = Between rounds and at the end every thief is at home, but for pawns in the palace.

# Why a turn is worth thinking about: the codes of the server's reasons.
bk-brings-spaces = { $amount ->
    [one] { $amount } space further on average than with the other fists
   *[other] { $amount } spaces further on average than with the other fists
}
bk-brings-goes = goes forward against { $amount } % of the likely fists
bk-brings-stays = need not go back against { $amount } % of the likely fists
bk-brings-coins = { $amount ->
    [one] { $amount } coin more in your bag on average
   *[other] { $amount } coins more in your bag on average
}
bk-brings-loot = { $amount ->
    [one] the thief brings { $amount } coin more on average
   *[other] the thief brings { $amount } coins more on average
}
bk-brings-throne = { $amount } % more often on the throne
bk-brings-behind = { $amount ->
    [one] keeps the first rival { $amount } space further back
   *[other] keeps the first rival { $amount } spaces further back
}
bk-brings-tie = breaks a tie for the highest bid in { $amount } % of the cases
