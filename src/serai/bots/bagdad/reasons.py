"""Why a turn of The Thief of Bagdad is worth thinking about: chests, thieves, doors that open and close, cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from serai.bots.bagdad.merchant import CARD, CHEST, DANCER, progress
from serai.bots.explanations import Outcome, Reason, Words, count
from serai.engine.contract import Record
from serai.games.bagdad import pieces
from serai.games.bagdad.box import NAMES

DOOR = 1.5  # what a palace is worth, in cards, into which thieves can come now; a cheaper one as its card
BLOCK = 2.0  # what a card is worth that a rival must pay more, or all of a door that is shut
IN_REACH = 4.0  # a chest that the next turn can take
DRAWN = 0.5  # of a card: every turn draws some
SHUT = 3  # cards that a shut door counts as

Found = list[tuple[float, Reason]]


def find(outcome: Outcome) -> Found:
    """What the turn changes on the table, each with its worth in cards."""
    before, after, seat = outcome.before.fields, outcome.after.fields, outcome.seat
    if outcome.after.over:
        return [(CHEST, Reason("wins", 1))] if outcome.after.ranking[seat] == 1 else []
    found: Found = []
    for palace in range(pieces.PALACES):
        found += _in_palace(before, after, seat, palace)
        found += _against_rivals(before, after, seat, palace)
    if dancers := int(after.hand[seat, pieces.DANCER]) - int(before.hand[seat, pieces.DANCER]):
        found.append((DANCER * dancers, Reason("dancer", dancers)))
    if after.phase == pieces.DRAW and after.draws > 0:
        found.append((DRAWN * CARD * after.draws, Reason("cards", int(after.draws))))
    ready = reach(after, seat)
    if after.seat != seat or after.phase != pieces.ACT:
        found += [(IN_REACH * len(ready), Reason("reach", len(ready), {"palace": NAMES[ready[0]]}))] if ready else []
    return [(weight, reason) for weight, reason in found if weight > 0]


def _in_palace(before: Record, after: Record, seat: int, palace: int) -> Found:
    """The own side: chests, thieves, and what a thief costs."""
    where = {"palace": NAMES[palace]}
    if chests := int(before.chests[palace]) - int(after.chests[palace]):
        return [(CHEST * chests, Reason("chest", chests, where))]
    found: Found = []
    had, has = int(before.thieves[seat, palace]), int(after.thieves[seat, palace])
    needed = pieces.top_chest(after, palace)
    if has > had and needed:
        worth = float(progress(has, needed) - progress(had, needed))
        found.append((worth, Reason("thieves", has - had, {**where, "missing": needed - has})))
    cost, now = pieces.place_cost(before, seat, palace), pieces.place_cost(after, seat, palace)
    share = 1.0 + (has / needed if needed else 0.0)
    if now and not cost:
        found.append((DOOR * share, Reason("door", now, where)))
    elif now and now < cost:
        found.append((CARD * (cost - now) * share, Reason("cheaper", cost - now, where)))
    return found


def _against_rivals(before: Record, after: Record, seat: int, palace: int) -> Found:
    """The rival whom the guards hinder most, the more the nearer it is to the chest."""
    found: Found = []
    needed = pieces.top_chest(before, palace)
    for rival in range(int(before.players)):
        cost, now = pieces.place_cost(before, rival, palace), pieces.place_cost(after, rival, palace)
        if rival == seat or not needed or not cost:
            continue
        near = int(before.thieves[rival, palace]) / needed
        args: dict[str, int | str] = {"palace": NAMES[palace], "seat": rival}
        if now == 0 and after.chests[palace] > 0:
            found.append((BLOCK * SHUT * near, Reason("shut", 1, args)))
        elif now > cost:
            found.append((BLOCK * (now - cost) * near, Reason("block", now - cost, args)))
    return sorted(found, key=lambda one: -one[0])[:1]


def reach(s: Record, seat: int) -> list[int]:
    """The palaces whose chest the seat could take in its next turn with the guards and cards that it has."""
    acts, dancers, found = int(s.thief_limit), int(s.hand[seat, pieces.DANCER]), []
    for palace in range(pieces.PALACES):
        cost = pieces.place_cost(s, seat, palace)
        if cost == 0:
            continue
        missing = pieces.top_chest(s, palace) - int(s.thieves[seat, palace])
        lacking = max(0, missing * cost - int(s.hand[seat, palace]))
        if missing <= acts and lacking <= dancers:
            acts, dancers = acts - missing, dancers - lacking
            found.append(palace)
    return found


def _palace(reason: Reason) -> Any:
    return reason.args["palace"]


WORDS: Mapping[str, Words] = {
    "wins": lambda reason, name: "wins the game",
    "chest": lambda reason, name: f"{count(reason.amount, 'chest', 'chests')} from {_palace(reason)}",
    "thieves": lambda reason, name: (
        f"{count(reason.amount, 'thief', 'thieves')} more in {_palace(reason)}, {reason.args['missing']} to go"
    ),
    "door": lambda reason, name: f"opens {_palace(reason)}: a thief costs {count(reason.amount, 'card', 'cards')}",
    "cheaper": lambda reason, name: f"a thief in {_palace(reason)} costs {count(reason.amount, 'card', 'cards')} less",
    "shut": lambda reason, name: f"shuts {_palace(reason)} to {name(int(reason.args['seat']))}",
    "block": lambda reason, name: (
        f"a thief in {_palace(reason)} costs {name(int(reason.args['seat']))} "
        f"{count(reason.amount, 'card', 'cards')} more"
    ),
    "dancer": lambda reason, name: f"{count(reason.amount, 'dancer', 'dancers')} more",
    "cards": lambda reason, name: f"draws {count(reason.amount, 'card', 'cards')}",
    "reach": lambda reason, name: (
        f"{count(reason.amount, 'chest', 'chests')} within reach of the next turn, first {_palace(reason)}"
    ),
}
