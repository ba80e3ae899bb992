# The Thief of Bagdad. Helpers first: colours of palaces and kinds of cards, by the argument of the message that uses them.

bg-palace = { $palace ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
    [purple] purple
   *[white] white
}
bg-from = { $from ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
    [purple] purple
   *[white] white
}
bg-to = { $to ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
    [purple] purple
   *[white] white
}
bg-card = { $card ->
    [red] red card
    [blue] blue card
    [green] green card
    [yellow] yellow card
    [purple] purple card
    [white] white card
   *[dancer] dancer
}
bg-cards = { $count ->
    [one] 1 { bg-card }
   *[other] { $count } { bg-card }s
}
bg-cards2 = { $card2 ->
    [red] { $count2 } red
    [blue] { $count2 } blue
    [green] { $count2 } green
    [yellow] { $count2 } yellow
    [purple] { $count2 } purple
   *[white] { $count2 } white
}
bg-dancers = { $dancers ->
    [one] 1 dancer
   *[other] { $dancers } dancers
}
bg-pay1 = { $pay1 ->
    [red] a red card
    [blue] a blue card
    [green] a green card
    [yellow] a yellow card
    [purple] a purple card
    [white] a white card
    *[dancer] a dancer
}
bg-pay2 = { $pay2 ->
    [red] a red card
    [blue] a blue card
    [green] a green card
    [yellow] a yellow card
    [purple] a purple card
    [white] a white card
    *[dancer] a dancer
}

## What is asked

bg-task = { $left ->
    [one] Your turn: plan your actions, 1 with a thief, then draw. Or pass.
   *[other] Your turn: plan your actions, up to { $left } with a thief, then draw. Or pass.
}
bg-task-more = { $left ->
    [0] Go on without thieves, or draw.
    [one] Go on, 1 more action with a thief; or draw.
   *[other] Go on, up to { $left } more actions with a thief; or draw.
}
bg-task-other = { $name } is at work in the palaces.
bg-task-draw = { $name } draws cards.
bg-task-guards = { $guards ->
    [one] Post your last guard at a palace with a free space.
   *[other] Post a guard at a palace with a free space; you have { $guards }.
}
bg-task-guards-tactical = Post a guard, your own ({ $guards } left) or a neutral one ({ $neutrals } left).
bg-task-guards-other = { $name } posts a guard.
bg-task-give = { $cards ->
    [one] Over the hand limit: discard 1 card.
    *[other] Over the hand limit: discard { $cards } cards.
}
bg-task-give-other = { $name } discards cards.
bg-task-over = { $why ->
    [stall] Nobody could do anything for a whole round: the game is over.
    [turns] The last turn is played: the game is over.
   *[chests] The decisive chest is stolen: the game is over.
}

## The log

bg-line-first = { $name } begins.
bg-line-turn = Turn { $turn }: { $name }
bg-line-card = { $name } draws a { bg-card }.
bg-line-guard = { $name } posts a guard at the { bg-palace } palace.
bg-line-neutral-guard = { $name } posts a neutral guard at the { bg-palace } palace.
bg-line-pay-cards = { $name } pays { bg-cards }.
bg-line-pay-two = { $name } pays { bg-cards } and { bg-cards2 }.
bg-line-pay-mixed = { $name } pays { bg-cards } and { bg-dancers }.
bg-line-pay-dancers = { $name } pays { bg-dancers }.
bg-line-place = { $name } slips a thief into the { bg-palace } palace.
bg-line-move = { $name } moves a guard from the { bg-from } to the { bg-to } palace.
bg-line-carry = { $name } moves a guard with a thief from the { bg-from } to the { bg-to } palace.
bg-line-neutral = { $name } moves a neutral guard from the { bg-from } to the { bg-to } palace.
bg-line-steal = { $name } steals a chest: { $chest } thieves carry it out of the { bg-palace } palace!
bg-line-pass = { $name } passes and draws more.
bg-line-pass-dancer = { $name } passes and takes a dancer.
bg-line-shuffle = The discards are shuffled: the new pile has { $cards } cards.
bg-line-give = { $name } discards a { bg-card }.
bg-turn-guard = guard at the { bg-palace } palace
bg-turn-neutral-guard = neutral guard at the { bg-palace } palace
bg-turn-place = thief into the { bg-palace } palace
bg-turn-move = guard from { bg-from } to { bg-to }
bg-turn-carry = guard and thief from { bg-from } to { bg-to }
bg-turn-neutral = neutral guard from { bg-from } to { bg-to }
bg-turn-steal = chest of { $chest } thieves from the { bg-palace } palace
bg-turn-pass = passes
bg-turn-pass-dancer = passes and takes a dancer
bg-turn-give = discards a { bg-card }
bg-turn-paid = { $count ->
    [one] pays 1 card
   *[other] pays { $count } cards
}
bg-turn-drawn = { $count ->
    [one] draws 1 card
   *[other] draws { $count } cards
}
bg-turn-deal = The first hands are dealt
bg-line-end = { bg-task-over }

## Steps

bg-step-guard = Post a guard at the { bg-palace } palace
bg-step-neutral-guard = Post a neutral guard at the { bg-palace } palace
bg-step-place = { $dancers ->
    [0] Send a thief into the { bg-palace } palace
    [one] Send a thief into the { bg-palace } palace, paying 1 dancer
   *[other] Send a thief into the { bg-palace } palace, paying { $dancers } dancers
}
bg-step-move = Move a guard from the { bg-from } to the { bg-to } palace, paying { bg-pay1 }
bg-step-carry = Move a guard with a thief from the { bg-from } to the { bg-to } palace, paying { bg-pay1 }
bg-step-neutral = Move a neutral guard from the { bg-from } to the { bg-to } palace, paying { bg-pay1 } and { bg-pay2 }
bg-step-end = End the turn and draw
bg-step-pass = Pass and draw 4 cards
bg-step-pass-dancer = Pass, take a dancer and draw 3 cards
bg-step-give = Discard a { bg-card }
bg-step-unknown = { $step }
bg-price-cards = { bg-cards }
bg-price-two = { bg-cards } and { bg-cards2 }
bg-price-mixed = { bg-cards } and { bg-dancers }
bg-price-dancers = { bg-dancers }
bg-confirm-steal = One more thief in the { bg-palace } palace would win you a chest, and you can pay for it. Draw all the same?

## The board

bg-palaces = Palaces
bg-palace-name = The { bg-palace } palace
bg-palace-chests = { $count ->
    [0] It has no chest left.
    [one] Its last chest needs { $top } thieves.
   *[other] Its top chest needs { $top } thieves; { $count } chests are left.
}
bg-palace-thieves = Thieves: { $list }.
bg-palace-no-thieves = No thieves in its courtyard.
bg-palace-guards = Guards: { $list }.
bg-palace-cost = { $cost ->
    [0] No thief of yours can enter.
    [one] A thief costs you 1 card.
   *[other] A thief costs you { $cost } cards.
}
bg-neutral = neutral
bg-free-spaces = free
bg-cost-badge = { $cost ->
    [one] A thief costs you 1 card here
   *[other] A thief costs you { $cost } cards here
}
bg-no-entry = No thief of yours can enter here now
bg-send-thief = Send a thief in
bg-lift-guard = Pick up your guard
bg-lift-neutral = Pick up the neutral guard
bg-put-back = Put the guard back
bg-move-here = Move it here
bg-post-here = Post the guard here
bg-hand = Your hand
bg-hand-empty = no cards
bg-hand-hidden = The hands are taken up when all guards stand.
bg-card-count = { bg-cards }
bg-give-card = Discard: { bg-card }
bg-chests-of = { $chests } of { $goal } chests
bg-cards-in-hand = { $count ->
    [one] 1 palace card
   *[other] { $count } palace cards
}
bg-dancers-held = { $count ->
    [one] 1 dancer
   *[other] { $count } dancers
}
bg-reserve = { $count ->
    [one] 1 thief in reserve
   *[other] { $count } thieves in reserve
}
bg-guards-left = { $count ->
    [one] 1 guard to post
   *[other] { $count } guards to post
}
bg-neutrals-left = { $count ->
    [one] 1 neutral guard to post
   *[other] { $count } neutral guards to post
}
bg-known = Known to hold: { $list }
bg-holds = Holds: { $list }
bg-counter = Count the cards
bg-supply = Cards
bg-pile = Pile
bg-open-dancers = Dancers
bg-discards = Discards
bg-unseen = Unseen
bg-unseen-note = in the pile or in hands that you do not see

## Planning

bg-plan = Plan of your turn
bg-plan-empty = Choose a palace to send a thief in, or a guard to move. Nothing is played until you draw.
bg-thief-actions = { $left ->
    [0] no thief action left
    [one] 1 thief action left
   *[other] { $left } thief actions left
}
bg-left-after = Left in the hand
bg-take-back = Take back: { $step }
bg-peek = Show the board after: { $step }
bg-short-place = Thief
bg-short-move = Guard
bg-short-carry = Guard and thief
bg-short-neutral = Neutral
bg-wins-chest = wins a chest
bg-commit = Play and draw 3
bg-commit-win = Play and win
bg-draw = Draw 3
bg-pass = Pass: draw 4 cards
bg-pass-dancer = Pass: a dancer and 3 cards
bg-committing = Playing your turn…
bg-fallen = { $count ->
    [one] 1 later action depended on it and was removed too.
    *[other] { $count } later actions depended on it and were removed too.
}
bg-lifted-own = Your guard leaves the { bg-palace } palace. Where to?
bg-lifted-neutral = The neutral guard leaves the { bg-palace } palace. Where to?
bg-with-thief = with a thief
bg-cancel = Cancel
bg-pay-with = How do you pay?
bg-post-own = Own guard ({ $count })
bg-post-neutral = Neutral guard ({ $count })
bg-post-question = Which guard?
bg-post-commit = Post it at the { bg-palace } palace
bg-post-choose = Choose a palace with a free space.
bg-give-choose = { $count ->
    [one] Choose 1 card from your hand to discard.
    *[other] Choose { $count } cards from your hand to discard.
}
bg-planned = Planned: { $step }.
bg-taken-back = Taken back.

## Since the last turn

bg-theft = { $name } steals a chest!

## The result

bg-result-chests = Chests
bg-result-thieves = Thieves in palaces
bg-result-why = { bg-task-over }

## Options

bg-option-neutral-setup = Neutral guards
bg-option-neutral-setup-fixed = one at each palace
bg-option-neutral-setup-tactical = two for each player to post
bg-option-first-seat = Who begins
bg-option-first-seat-random = drawn by lot
bg-option-first-seat-seat-0 = the first seat
bg-option-hands = Starting hands are seen
bg-option-hands-after = when all guards stand
bg-option-hands-before = while guards are posted
bg-option-thief-actions = Thief actions in a turn
bg-option-hand-limit = Hand limit
bg-option-max-turns = Turn limit, all players together

## Rules

bg-refusal-neutrals-stand = The neutral guards stand already: one at each palace. Post one of your own.
bg-refusal-guards-first = Turns begin when all guards stand; post a guard.
bg-refusal-guards-stand = All guards stand already; from now on guards move for cards.
bg-refusal-palace-full = Four guards stand at the { bg-palace } palace; a fifth does not fit.
bg-refusal-no-neutral-left = Both your neutral guards stand; post one of your own.
bg-refusal-no-guard-left = All your own guards stand; post a neutral one.
bg-refusal-reserve-empty = There is no thief left in your reserve.
bg-refusal-no-guard-to-help = Without a guard of your own at the { bg-palace } palace, no thief gets in.
bg-refusal-no-foreign-guard = Only your own guards stand at the { bg-palace } palace; a thief needs a foreign one to slip past.
bg-refusal-too-many-dancers = A thief into the { bg-palace } palace costs { $cost }, so { bg-dancers } are too many.
bg-refusal-thief-unpaid = { $cards ->
    [one] This thief takes 1 card of the { bg-palace } palace; you hold { $held }.
   *[other] This thief takes { $cards } cards of the { bg-palace } palace; you hold { $held }.
}
bg-refusal-no-own-guard = You have no guard at the { bg-palace } palace.
bg-refusal-move-unpaid = This move takes a { bg-card }, and you hold none.
bg-refusal-no-thief = You have no thief in the { bg-palace } palace.
bg-refusal-no-neutral-guard = No neutral guard stands at the { bg-palace } palace.
bg-refusal-neutral-unpaid = Moving this neutral guard takes a { bg-card }, and you hold none.
bg-refusal-thief-limit = { $limit ->
    [one] You have taken your 1 action with a thief this turn. You can still move guards alone.
   *[other] You have taken your { $limit } actions with a thief this turn. You can still move guards alone.
}
bg-refusal-palace-emptied = The { bg-palace } palace has no chest left and lets no more thieves in.
bg-refusal-no-action = You have not acted this turn: pass, and draw more cards.
bg-refusal-has-acted = You have acted this turn, so you cannot pass any more: draw.
bg-refusal-no-dancer = No dancer lies open; pass and draw four cards.
bg-refusal-too-few-dancers = That takes { bg-dancers }; you hold { $held }.
bg-refusal-within-limit = No cards are discarded now.
bg-refusal-no-such-card = You have no { bg-card } to discard.
bg-refusal-over-limit = { $cards ->
    [one] Your hand is over the limit of { $limit }: discard 1 card first.
   *[other] Your hand is over the limit of { $limit }: discard { $cards } cards first.
}
bg-not-yours = Guards and thieves of others are never moved.

## Help

bg-help-aim = Steal chests. The first to have 6 (5 with three players, 4 with four) wins at once, whatever their size.
bg-help-setup = Before the first turn
bg-help-setup-text = Everybody has 12 thieves in reserve. One at a time and in turn you post your guards at palaces with a free space: 4 each with two players, 3 with three, 2 with four. { $neutrals ->
    [tactical] Each of you also posts two neutral guards, in any order.
   *[fixed] A neutral guard stands at each palace already.
} The first player has a hand of 6 cards, the next ones 7, 8 and 9.
bg-help-palace = A palace
bg-help-palace-text = On the terrace lies a pile of chests that need 4, 5, 6 and 7 thieves, the lightest on top. In the courtyard your thieves gather. At most four guards stand at the gate: yours, the others’, and neutral ones. A palace without chests lets no more thieves in.
bg-help-thief = Send a thief in
bg-help-thief-text = You need a guard of your own at the gate and at least one foreign guard to slip past. Each foreign guard costs you one card of that palace. The badge at the palace shows your price.
bg-help-guard = Move a guard
bg-help-guard-text = Your guard goes to another palace with a free space, for one card of either palace. One of your thieves from the palace it leaves may go along at no extra cost.
bg-help-neutral = Move a neutral guard
bg-help-neutral-text = Two cards, one of each palace. Guards of other players never move.
bg-help-steal = Steal a chest
bg-help-steal-text = As soon as enough of your thieves are in a courtyard, the top chest is yours and those thieves go home, ready to be sent again.
bg-help-turn = Your turn
bg-help-turn-text = { $actions ->
    [one] Take as many actions as you can pay, at most { $actions } of them with a thief; moving guards alone and stealing do not count.
   *[other] Take as many actions as you can pay, at most { $actions } of them with a thief; moving guards alone and stealing do not count.
} Then draw 3 cards. Without any action you draw 4, or 3 and a dancer. When the pile is empty, the discards are shuffled.{ $limit ->
    [0] { "" }
   *[other] { " " }Whoever then holds more than { $limit } cards discards down to that.
}
bg-help-dancer = Dancers
bg-help-dancer-text = A dancer pays for any palace. Once played she lies open again for everybody.
bg-help-end = The end
bg-help-end-text = The decisive chest ends the game. It also ends when nobody could act or draw for a whole round, and after { $turns } turns of all players together. Then the others (or all) rank by chests, then by thieves in palaces; if those are equal too, they share the rank.
bg-help-signs = Signs on the table
bg-help-signs-text = 2/6 beside a name: chests stolen, of those needed. Below it: cards, dancers, thieves in reserve; ≥ shows cards that are known to be in that hand. “Unseen” counts the cards of each palace that are in the pile or in hands you do not see. Each palace has a symbol of its own, which its cards show too.
bg-help-plan = Planning
bg-help-plan-text = What you click is only a plan, and nobody else sees it. Under each step you find its cost and what is left of your hand. Take back any step with ×. Only the last button plays it all and draws.
bg-keys = Keys on the board
bg-key-arrows = from palace to palace
bg-key-thief = send a thief in, or choose this palace
bg-key-guard = pick up your guard here
bg-key-neutral = pick up the neutral guard here
bg-key-carry = take a thief along, or not
bg-key-back = take back the last planned step
bg-key-escape = put the guard back
bg-key-draw = play the plan and draw

bg-result-tie = Equal in chests: thieves in palaces decide.

## What a position cannot be

bg-flaw-1 = The phase, a seat, the turn or the turns of nothing are out of range.
bg-flaw-2 = There are four chests in a palace at most, and 24 in all palaces and before all seats.
bg-flaw-3 = A seat has 12 thieves, and in a palace fewer than its top chest needs.
bg-flaw-4 = Every seat has all its guards, and all neutral guards are there.
bg-flaw-5 = Guards and free guard spaces are four at each palace.
bg-flaw-6 = There are 17 cards of each palace in the pile, the discards and the hands.
bg-flaw-7 = There are eight dancers, open or in the hands.
bg-flaw-8 = Cards known in a hand must be in it, and are counted with two players only.
bg-flaw-9 = Before the first turn nothing is stolen or discarded, and the first seat fits its option.
bg-flaw-10 = Guards are placed and hands are dealt in turn order, 6, 7, 8, 9 cards, before the first turn.
bg-flaw-11 = The seat in turn, its mark for actions or its actions with thieves are impossible.
bg-flaw-12 = Cards are drawn only at the end of a turn, at most 3 after actions and 4 without, from a pile.
bg-flaw-13 = A hand is over the limit, or is to give up cards without being over it.
bg-flaw-14 = The game ends with the last chest that a seat needs, a stall or the last turn, and only then.
bg-flaw-15 = A seat that is not in the game must be empty.
bg-flaw-16 = A turn of nothing leaves pile and discards empty, until the next seat pays a card.

# Why a turn is worth thinking about: the codes of the server's reasons.
bg-brings-wins = wins the game
bg-brings-chest = { $amount ->
    [one] 1 chest from the { bg-palace } palace
   *[other] { $amount } chests from the { bg-palace } palace
}
bg-brings-thieves = { $amount ->
    [one] 1 thief more in the { bg-palace } palace, { $missing } to go
   *[other] { $amount } thieves more in the { bg-palace } palace, { $missing } to go
}
bg-brings-door = { $amount ->
    [one] opens the { bg-palace } palace: a thief costs 1 card
   *[other] opens the { bg-palace } palace: a thief costs { $amount } cards
}
bg-brings-cheaper = { $amount ->
    [one] a thief in the { bg-palace } palace costs 1 card less
   *[other] a thief in the { bg-palace } palace costs { $amount } cards less
}
bg-brings-shut = shuts the { bg-palace } palace to { $name }
bg-brings-block = { $amount ->
    [one] a thief in the { bg-palace } palace costs { $name } 1 card more
   *[other] a thief in the { bg-palace } palace costs { $name } { $amount } cards more
}
bg-brings-dancer = { $amount ->
    [one] 1 dancer more
   *[other] { $amount } dancers more
}
bg-brings-cards = { $amount ->
    [one] draws 1 card
   *[other] draws { $amount } cards
}
bg-brings-reach = { $amount ->
    [one] a chest within reach of the next turn: the { bg-palace } palace
   *[other] { $amount } chests within reach of the next turn, first in the { bg-palace } palace
}
