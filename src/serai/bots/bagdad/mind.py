"""What the search knows of The Thief of Bagdad: learned worths, and steps weighed by what they change of them."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import numpy as np

from serai.bots.bagdad.worth import (
    DANCERS,
    NUMBERS,
    OF_A_SEAT,
    RESERVE,
    TABLE,
    held,
    in_palace,
    places,
    ready,
    stage,
    tempo,
    worth,
)
from serai.bots.models import Table
from serai.engine.chance import below
from serai.engine.compiler.compiled import compiled
from serai.engine.contract import Record, Vector
from serai.games.bagdad import pieces, rules

if TYPE_CHECKING:
    from serai.engine.game import Game

KEENNESS = 6.0  # how much more often a step is tried that promises better odds
DOUBT = 0.002  # the least weight of a step against the best
SURE = 20.0  # log odds of a won game
WHIM = 0.05  # log odds that a plausible step may cost

SETTINGS = {"exploration": 0.6, "widening": 0.0, "regrets": 0, "gamma": 0.0, "follow_draws": 0, "playout": 0}


@compiled
def resting(s: Record) -> bool:
    """Every position in which a seat chooses can be judged: the worths know what is left of a turn."""
    return True


@compiled
def appraise(s: Record, out: Vector) -> None:
    """Chances to win by what games that were played say of such positions."""
    weigh_all(s, TABLE[int(s.players) - 2], out)


@compiled
def appraise_by(s: Record, numbers: Vector, out: Vector) -> None:
    """By a learned table; without one by ours."""
    if numbers.size == 0:
        appraise(s, out)
    else:
        weigh_all(s, numbers, out)


@compiled
def weigh_all(s: Record, table: Vector, out: Vector) -> None:
    """Chances to win by a table: the softmax of all seats' worths."""
    players, most, total = int(s.players), -1.0e9, 0.0
    for seat in range(players):
        out[seat] = worth(s, seat, table)
        most = max(most, out[seat])
    for seat in range(players):
        out[seat] = math.exp(out[seat] - most)
        total += out[seat]
    for seat in range(players):
        out[seat] /= total


@compiled
def sketch(s: Record, out: Vector) -> None:
    """Where the numbers of each seat stand in the table, for those who learn it."""
    for seat in range(s.players):
        places(s, seat, out[seat])


# What a step changes is added up from what it changes at each palace and in the hand, each looked at by itself: every
# way of a guard is then a sum of three or four numbers. `notes` holds them.
COEFFICIENT, FAR, BASE = 0, 4, 8
PAY, THIEF_STEP, PLAIN_STEP = 14, 21, 22
LEAVE, ENTER = 24, 42  # six each for an own guard, one with a thief, a neutral one
NOTES = 60
GUARD_ALONE, WITH_THIEF, NEUTRAL_ONE = 0, 1, 2  # in the order of the deeds


@compiled
def balance(s: Record, palace: int, notes: Vector, table: Vector) -> float:
    """What a palace is worth to the seat, less what it is worth to the others."""
    total = 0.0
    for seat in range(s.players):
        total += notes[COEFFICIENT + seat] * in_palace(s, seat, palace, int(notes[FAR + seat]), table)
    return total


@compiled
def rhythm(s: Record, seat: int, notes: Vector, table: Vector) -> float:
    """What the moment of the turn is worth to the seat."""
    far = int(notes[FAR + seat])
    return table[ready(s, seat, far)] + table[tempo(s, seat, far)]


@compiled
def survey(s: Record, seat: int, notes: Vector, table: Vector) -> None:
    """Fill the notes: shares of the rivals, then what each part of a step changes. The position is left as it was."""
    most, total = -1.0e9, 0.0
    if s.players > 2:
        for other in range(s.players):
            notes[COEFFICIENT + other] = worth(s, other, table)
            if other != seat:
                most = max(most, notes[COEFFICIENT + other])
    for other in range(s.players):
        notes[FAR + other] = stage(s, other)
        if other != seat:
            notes[COEFFICIENT + other] = math.exp(notes[COEFFICIENT + other] - most) if s.players > 2 else 1.0
            total += notes[COEFFICIENT + other]
    for other in range(s.players):
        notes[COEFFICIENT + other] = 1.0 if other == seat else -notes[COEFFICIENT + other] / total
    for palace in range(pieces.PALACES):
        notes[BASE + palace] = balance(s, palace, notes, table)
    if s.phase != pieces.ACT:
        return
    survey_hand(s, seat, notes, table)
    survey_guards(s, seat, notes, table)


@compiled
def survey_hand(s: Record, seat: int, notes: Vector, table: Vector) -> None:
    """What a card costs, and what it changes that a step was taken."""
    cards, far = pieces.palace_cards(s, seat), int(notes[FAR + seat])
    fewer = table[held(max(cards - 1, 0), far)] - table[held(cards, far)]
    for palace in range(pieces.PALACES):
        if s.hand[seat, palace] > 0:
            before = in_palace(s, seat, palace, far, table)
            s.hand[seat, palace] -= 1
            notes[PAY + palace] = in_palace(s, seat, palace, far, table) - before + fewer
            s.hand[seat, palace] += 1
    dancers = int(s.hand[seat, pieces.DANCER])
    notes[PAY + pieces.DANCER] = table[DANCERS + max(dancers - 1, 0)] - table[DANCERS + dancers]
    acted, now = int(s.acted), rhythm(s, seat, notes, table)
    s.acted = 1
    notes[PLAIN_STEP] = rhythm(s, seat, notes, table) - now
    s.thief_acts += 1
    notes[THIEF_STEP] = rhythm(s, seat, notes, table) - now
    s.thief_acts -= 1
    s.acted = acted


@compiled
def survey_guards(s: Record, seat: int, notes: Vector, table: Vector) -> None:
    """What it changes at each palace that a guard leaves it or comes, alone or with a thief."""
    for palace in range(pieces.PALACES):
        base = notes[BASE + palace]
        thieves = int(s.thieves[seat, palace])
        if s.guards[seat, palace] > 0:
            s.guards[seat, palace] -= 1
            s.spaces[palace] += 1
            notes[LEAVE + palace] = balance(s, palace, notes, table) - base
            if thieves > 0:
                s.thieves[seat, palace] -= 1
                notes[LEAVE + 6 + palace] = balance(s, palace, notes, table) - base
                s.thieves[seat, palace] += 1
            s.guards[seat, palace] += 1
            s.spaces[palace] -= 1
        if s.neutral[palace] > 0:
            s.spaces[palace] += 1
            notes[LEAVE + 12 + palace] = balance(s, palace, notes, table) - base
            s.spaces[palace] -= 1
        if s.spaces[palace] > 0:
            s.spaces[palace] -= 1
            notes[ENTER + 12 + palace] = balance(s, palace, notes, table) - base
            s.guards[seat, palace] += 1
            notes[ENTER + palace] = balance(s, palace, notes, table) - base
            if s.chests[palace] > 0 and thieves + 1 < pieces.top_chest(s, palace):
                s.thieves[seat, palace] += 1
                notes[ENTER + 6 + palace] = balance(s, palace, notes, table) - base
                s.thieves[seat, palace] -= 1
            s.guards[seat, palace] -= 1
            s.spaces[palace] += 1


@compiled
def weigh(s: Record, seat: int, action: int, notes: Vector, room: Vector, table: Vector) -> float:
    """About how much a step changes the log odds of the seat."""
    deed, here, there = int(pieces.DEED[action]), int(pieces.HERE[action]), int(pieces.THERE[action])
    if deed <= pieces.GUARDING_NEUTRAL:
        own = 1 if deed == pieces.GUARDING else 0
        s.guards[seat, here] += own
        s.spaces[here] -= 1
        gain = balance(s, here, notes, table) - notes[BASE + here]
        s.guards[seat, here] -= own
        s.spaces[here] += 1
        return gain
    if deed >= pieces.ENDING:
        return weigh_end(s, seat, action, notes, table)
    if deed == pieces.PLACING:
        if int(s.thieves[seat, here]) + 1 == pieces.top_chest(s, here):
            return weigh_theft(s, seat, action, notes, room, table)
        return weigh_place(s, seat, here, int(pieces.WITH_DANCERS[action]), notes, table)
    goes = deed - pieces.MOVING
    if goes == WITH_THIEF and int(s.thieves[seat, there]) + 1 == pieces.top_chest(s, there):
        return weigh_theft(s, seat, action, notes, room, table)
    gain = notes[LEAVE + 6 * goes + here] + notes[ENTER + 6 * goes + there]
    gain += notes[THIEF_STEP] if goes == WITH_THIEF else notes[PLAIN_STEP]
    gain += notes[PAY + int(pieces.FIRST_CARD[action])]
    if goes == NEUTRAL_ONE:
        gain += notes[PAY + int(pieces.SECOND_CARD[action])]
    return gain


@compiled
def weigh_place(s: Record, seat: int, palace: int, dancers: int, notes: Vector, table: Vector) -> float:
    """A thief more, the cards for it fewer; the moment of the turn is looked at with the cards already gone."""
    far, cards = int(notes[FAR + seat]), pieces.place_cost(s, seat, palace) - dancers
    hand, reserve, acted = pieces.palace_cards(s, seat), int(s.reserve[seat]), int(s.acted)
    gain = -rhythm(s, seat, notes, table) - notes[BASE + palace]
    s.thieves[seat, palace] += 1
    s.hand[seat, palace] -= cards
    s.hand[seat, pieces.DANCER] -= dancers
    s.thief_acts += 1
    s.acted = 1
    gain += balance(s, palace, notes, table) + table[ready(s, seat, far)] + table[tempo(s, seat, far)]
    s.thieves[seat, palace] -= 1
    s.hand[seat, palace] += cards
    s.hand[seat, pieces.DANCER] += dancers
    s.thief_acts -= 1
    s.acted = acted
    gain += table[held(hand - cards, far)] - table[held(hand, far)]
    gain += table[RESERVE + reserve - 1] - table[RESERVE + reserve]
    return gain + dancers * notes[PAY + pieces.DANCER]


@compiled
def weigh_theft(s: Record, seat: int, action: int, notes: Vector, room: Vector, table: Vector) -> float:
    """A chest is taken: everything is looked at anew."""
    room[0] = s
    t = room[0]
    rules.play(t, seat, action)
    if t.phase == pieces.OVER:
        return SURE
    gain = 0.0
    for other in range(s.players):
        gain += notes[COEFFICIENT + other] * (worth(t, other, table) - worth(s, other, table))
    return gain


@compiled
def weigh_end(s: Record, seat: int, action: int, notes: Vector, table: Vector) -> float:
    """The turn ends and cards are drawn; over the hand limit, a card is given up."""
    deed = int(pieces.DEED[action])
    if deed == pieces.GIVING:
        kind, far = int(pieces.FIRST_CARD[action]), int(notes[FAR + seat])
        if kind == pieces.DANCER:
            return table[DANCERS + int(s.hand[seat, kind]) - 1] - table[DANCERS + int(s.hand[seat, kind])]
        before = in_palace(s, seat, kind, far, table)
        s.hand[seat, kind] -= 1
        gain = in_palace(s, seat, kind, far, table) - before
        s.hand[seat, kind] += 1
        return gain
    draws, before = int(s.draws), rhythm(s, seat, notes, table)
    s.phase = pieces.DRAW
    s.draws = int(s.drawn) + 1 if deed == pieces.PASSING else int(s.drawn)
    gain = rhythm(s, seat, notes, table) - before
    s.phase = pieces.ACT
    s.draws = draws
    if deed == pieces.PASSING_DANCER:
        dancers = int(s.hand[seat, pieces.DANCER])
        gain += table[DANCERS + dancers + 1] - table[DANCERS + dancers]
    return gain


@compiled
def prefer(s: Record, seat: int, actions: Vector, n: int, out: Vector) -> None:
    """Steps weigh by the odds that they lead to."""
    prefer_by_table(s, seat, actions, n, TABLE[int(s.players) - 2], out)


@compiled
def prefer_by(s: Record, seat: int, actions: Vector, n: int, numbers: Vector, out: Vector) -> None:
    """By a learned table; without one by ours."""
    if numbers.size == 0:
        prefer(s, seat, actions, n, out)
    else:
        prefer_by_table(s, seat, actions, n, numbers, out)


@compiled
def prefer_by_table(s: Record, seat: int, actions: Vector, n: int, table: Vector, out: Vector) -> None:
    """Steps weigh by the odds that they lead to, by a table."""
    room, notes = np.empty(1, rules.STATE), np.zeros(NOTES)
    survey(s, seat, notes, table)
    best = -1.0e9
    for i in range(n):
        out[i] = weigh(s, seat, int(actions[i]), notes, room, table)
        best = max(best, float(out[i]))
    for i in range(n):
        out[i] = max(math.exp(KEENNESS * (float(out[i]) - best)), DOUBT)


@compiled
def imitate(s: Record, seat: int, actions: Vector, n: int, rng: Vector) -> int:
    """The index of a step that leads to good odds."""
    room, notes, table = np.empty(1, rules.STATE), np.zeros(NOTES), TABLE[int(s.players) - 2]
    survey(s, seat, notes, table)
    best, most = 0, -1.0e9
    for i in range(n):
        gain = weigh(s, seat, int(actions[i]), notes, room, table) + WHIM * below(rng, 1024) / 1024
        if gain > most:
            best, most = i, gain
    return best


def model(game: Game) -> Table:
    """What `serai train` learns for this game."""
    return Table(NUMBERS, OF_A_SEAT)


def untrained(game: Game) -> Any:
    """Our table, to begin with."""
    return TABLE[game.players - 2].copy()
