"""Bakschisch for two as numbers that fit in a table: every position before a draw has an index, every fist leads on.

Coins are public by counting (BK-22) and only the closed fists are hidden, so a position is both spaces, both bags, the
thieves and the cards that are left. The cards are kept apart (`decks`); everything else is one number:

    ((space 0 * spaces + space 1) * bags + bag of both) * 4 + rest

`rest` has a bit for each thief that may be used. On the throne no thief counts; if both pawns sit there, it says who
sat down first instead (BK-20): TOGETHER, FIRST or SECOND. Where pawns go is read from the rules (`new_box`); how fists,
coins and thieves are counted (BK-8 to BK-20) is written here once more, for speed, and compared with the rules on
random positions (`serai.solve.transitions`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from serai.engine.compiler.compiled import released
from serai.engine.errors import SeraiError
from serai.games.bakschisch import rules
from serai.games.bakschisch.steps import THIEF

if TYPE_CHECKING:
    from serai.engine.game import Game

RESTS = 4  # what is left of a position when spaces and bags are known
TOGETHER, FIRST, SECOND = 0, 1, 2
THIEVES = 4  # marks a rest that no fist changes
MOST_FISTS = 24
EVERY = 99  # coins in a fist: no limit but the bag
USEFUL = EVERY - 1  # no limit but the bag and a coin above the other bag
PERSONS = rules.PERSONS

BOX = np.dtype((np.record, [
    ("throne", np.int64),
    ("stop", np.int64),
    ("stop_is_palace", np.int64),  # option thief_stop
    ("all_go_back", np.int64),     # option fifth_zero
    ("coins", np.int64),           # of both seats together
    ("bags", np.int64),            # ways to have them in two bags and the pot
    ("ahead", np.int64, (PERSONS, rules.SPACES, rules.SPACES)),   # by person, one's own space, the other's
    ("behind", np.int64, (PERSONS, rules.SPACES, rules.SPACES)),
]))  # fmt: skip


def new_box(game: Game) -> Any:
    """What the positions of a game for two are made of; where pawns go is asked of the rules."""
    if game.players != 2:
        raise SeraiError(f"Only Bakschisch for two is solved, not for {game.players}.")
    start = game.start().fields.copy()
    box = np.zeros(1, BOX)[0]
    box.throne, box.stop = start.throne, start.stop
    box.stop_is_palace, box.all_go_back = start.stop_is_palace, start.all_go_back
    box.coins = 2 * int(start.coins)
    box.bags = (box.coins + 1) * (box.coins + 2) // 2
    read_moves(start, box)
    return box


@released
def read_moves(s: Any, box: Any) -> None:
    """Where each card takes a pawn, by its own space and the other's."""
    for person in range(PERSONS):
        s.row[s.bribe] = person + 1
        for here in range(box.throne + 1):
            for there in range(box.throne + 1):
                s.space[0], s.space[1] = here, there
                box.ahead[person, here, there] = rules.space_ahead(s, 0)
                box.behind[person, here, there] = rules.space_behind(s, 0)


@released
def positions(box: Any) -> int:
    """How many indexes there are."""
    return int((box.throne + 1) * (box.throne + 1) * box.bags * RESTS)


@released
def bag_index(coins: int, bag_0: int, bag_1: int) -> int:
    """Both bags as one number; what is in neither is in the pot."""
    return bag_0 * (2 * coins + 3 - bag_0) // 2 + bag_1


@released
def position_index(box: Any, space_0: int, space_1: int, bag_0: int, bag_1: int, rest: int) -> int:
    """The index of a position."""
    return int(((space_0 * (box.throne + 1) + space_1) * box.bags + bag_index(box.coins, bag_0, bag_1)) * RESTS + rest)


@released
def stays_out(box: Any, space: int) -> bool:
    """BK-18: whether a pawn that comes to this space leaves its thief behind."""
    return (space > box.stop) | ((box.stop_is_palace != 0) & (space == box.stop))


@released
def mirrored(rest: int) -> int:
    """The rest of a position with the seats exchanged: thieves, or the order on the throne."""
    return ((rest & 1) << 1) | (rest >> 1)


@released
def is_position(box: Any, space_0: int, space_1: int, rest: int) -> bool:
    """Whether a rest fits the spaces."""
    if space_0 == box.throne and space_1 == box.throne:
        return rest <= SECOND
    return not ((rest & 1 and space_0 > box.stop) or (rest & 2 and space_1 > box.stop))


@released
def write_fists(bag: int, thief: bool, most: int, fists: Any) -> int:
    """BK-5, BK-7: the fists of a seat, no more coins than `most`; how many."""
    n = 0
    for coins in range(min(bag, most) + 1):
        fists[n] = coins
        n += 1
    if thief:
        fists[n] = THIEF
        n += 1
    return n


@released
def lead_on(
    box: Any, person: int, last: bool, space_0: int, space_1: int, bag_0: int, bag_1: int, rest: int, most: int,
    fists: Any, targets: Any,
) -> Any:  # fmt: skip
    """The fists of both seats and the index of the position that each two of them lead to; how many rows and columns.

    After the last bribe that is the position before the pot is shared, whose rest only tells who sat down first.
    No fist shows more than `most` coins. Unless that is EVERY, those are left out too that show more than a coin above
    the other bag: they win no more than that coin does, and a coin is never worth less in the bag than elsewhere.
    """
    throne = box.throne
    thieves = 0 if space_0 == throne and space_1 == throne else rest
    rows = write_fists(bag_0, thieves & 1 != 0, most if most >= EVERY else min(most, bag_1 + 1), fists[0])
    columns = write_fists(bag_1, thieves & 2 != 0, most if most >= EVERY else min(most, bag_0 + 1), fists[1])
    if last:
        to_0, to_1 = box.behind[person, space_0, space_1], box.behind[person, space_1, space_0]
    else:
        to_0, to_1 = box.ahead[person, space_0, space_1], box.ahead[person, space_1, space_0]
    stay, keep = arrive(box, last, space_0, space_1, space_0, space_1, rest)
    one, keep_one = arrive(box, last, space_0, space_1, to_0, space_1, rest)
    two, keep_two = arrive(box, last, space_0, space_1, space_0, to_1, rest)
    both, keep_both = arrive(box, last, space_0, space_1, to_0, to_1, rest)
    wide = 2 * box.coins + 3
    for i in range(rows):
        steals_0 = fists[0, i] == THIEF
        shown_0 = 0 if steals_0 else fists[0, i]
        for j in range(columns):
            steals_1 = fists[1, j] == THIEF
            shown_1 = 0 if steals_1 else fists[1, j]
            if last:  # BK-12
                everyone = box.all_go_back != 0 and (shown_0 == 0 or shown_1 == 0)
                goes_0, goes_1 = everyone or shown_0 <= shown_1, everyone or shown_1 <= shown_0
            else:  # BK-8
                goes_0, goes_1 = 0 < shown_0 >= shown_1, 0 < shown_1 >= shown_0
            if goes_0:
                at, new = (both, keep_both) if goes_1 else (one, keep_one)
            else:
                at, new = (two, keep_two) if goes_1 else (stay, keep)
            if new < THIEVES:  # BK-17: a thief that was shown is out
                new &= ~((1 if steals_0 else 0) | (2 if steals_1 else 0))
            now_0, now_1 = bag_0 - shown_0, bag_1 - shown_1
            if steals_0 and not steals_1:  # BK-16: two thieves have no coins to share
                now_0 += shown_1
            elif steals_1 and not steals_0:
                now_1 += shown_0
            targets[i, j] = at + (now_0 * (wide - now_0) // 2 + now_1) * RESTS + (new & (THIEVES - 1))
    return rows, columns


@released
def arrive(box: Any, last: bool, space_0: int, space_1: int, at_0: int, at_1: int, rest: int) -> Any:
    """The index of two spaces with empty bags, and the rest of the position there.

    From THIEVES on the rest is final; below, it holds the thieves that no pawn has left behind, shown or not.
    """
    throne = box.throne
    at = (at_0 * (throne + 1) + at_1) * box.bags * RESTS
    if at_0 == throne and at_1 == throne:  # BK-20: who was there before this bribe sat down first
        both = space_0 == throne and space_1 == throne
        return at, THIEVES + (
            rest if both else FIRST if space_0 == throne else SECOND if space_1 == throne else TOGETHER
        )
    if last:  # BK-19: after the last bribe thieves return by their spaces
        return at, THIEVES
    kept = rest
    if at_0 != space_0 and stays_out(box, at_0):
        kept &= ~1
    if at_1 != space_1 and stays_out(box, at_1):
        kept &= ~2
    return at, kept


# ---- the ends of rounds


@released
def starts_of(box: Any) -> int:
    """How many bags there are when a round begins, with no coin or one in the pot (BK-19)."""
    return int(2 * box.coins + 1)


@released
def start_index(coins: int, bag_0: int, bag_1: int) -> int:
    """The bags of a round's start as one number: first those with an empty pot."""
    return bag_0 + (coins - bag_0 - bag_1) * (coins + 1)


@released
def start_bags(coins: int, index: int) -> Any:
    """Both bags of a round's start."""
    pot = 1 if index > coins else 0
    bag_0 = index - pot * (coins + 1)
    return bag_0, coins - pot - bag_0


@released
def thieves_at_home(box: Any, space_0: int, space_1: int) -> int:
    """BK-19: the rest of a round's first position."""
    return (1 if space_0 <= box.stop else 0) | (2 if space_1 <= box.stop else 0)


@released
def place_value(box: Any, space_0: int, space_1: int, bag_0: int, bag_1: int) -> float:
    """BK-21: what the end at the round limit is worth to seat 0, the pot shared: 1, 0 or -1."""
    if space_0 != space_1:
        return 1.0 if space_0 > space_1 else -1.0
    return 1.0 if bag_0 > bag_1 else -1.0 if bag_0 < bag_1 else 0.0


@released
def round_end(box: Any, starts: Any, space_0: int, space_1: int, bag_0: int, bag_1: int, rest: int) -> float:
    """BK-19, BK-20: what a position after the last bribe is worth to seat 0, by the next round's starts."""
    if space_0 == box.throne and space_1 == box.throne:
        if bag_0 == bag_1:
            return 0.0 if rest == TOGETHER else 1.0 if rest == FIRST else -1.0
        return 1.0 if bag_0 > bag_1 else -1.0
    if space_0 == box.throne:
        return 1.0
    if space_1 == box.throne:
        return -1.0
    share = (box.coins - bag_0 - bag_1) // 2
    return float(starts[space_0, space_1, start_index(box.coins, bag_0 + share, bag_1 + share)])


@released
def write_ends(box: Any, starts: Any, out: Any) -> None:
    """The same for all positions after the last bribe, by index."""
    for space_0 in range(box.throne + 1):
        for space_1 in range(box.throne + 1):
            both = space_0 == box.throne and space_1 == box.throne
            for bag_0 in range(box.coins + 1):
                for bag_1 in range(box.coins + 1 - bag_0):
                    for rest in range(SECOND + 1 if both else 1):
                        here = position_index(box, space_0, space_1, bag_0, bag_1, rest)
                        out[here] = round_end(box, starts, space_0, space_1, bag_0, bag_1, rest)


@released
def write_limit(box: Any, out: Any) -> None:
    """BK-21: what the starts of a round beyond the limit are worth, which is never played."""
    for space_0 in range(box.throne):
        for space_1 in range(box.throne):
            for index in range(starts_of(box)):
                bag_0, bag_1 = start_bags(box.coins, index)
                out[space_0, space_1, index] = place_value(box, space_0, space_1, bag_0, bag_1)
