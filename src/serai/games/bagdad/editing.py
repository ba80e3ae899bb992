"""Positions of The Thief of Bagdad changed by hand: what belongs together."""

from __future__ import annotations

from serai.engine.declarations.editing import Change, Editing, Fields, Part
from serai.games.bagdad.box import CHESTS, DANCER, GUARD_SPACES, KINDS, NAMES

PALACES = range(len(NAMES))


def follow(state: Fields, change: Change) -> None:
    """Chests change owners, guards come from other palaces, cards from the pile, and free places are counted anew."""
    seat = change.at[0] if change.at else 0
    if change.field == "chests":
        state["stolen"][_owner(state, change)] -= change.more
    elif change.field == "stolen":
        _take_chests(state, change.more)
    elif change.field == "guards":
        _post(state["guards"][seat], change.at[1], change.more)
    elif change.field == "neutral":
        _post(state["neutral"], change.at[0], change.more)
    elif change.field == "hand":
        _draw(state, change)
    for palace in PALACES:
        posted = state["neutral"][palace] + sum(guards[palace] for guards in state["guards"])
        state["spaces"][palace] = GUARD_SPACES - posted
    for hand, known in zip(state["hand"], state["known"], strict=True):
        known[:] = [min(seen, held) for seen, held in zip(known, hand, strict=False)]


def _owner(state: Fields, change: Change) -> int:
    """Who stole a chest, or gives one back: who has most when one comes back, else the seat in turn."""
    if change.more > 0:
        return max(range(change.players), key=lambda seat: (state["stolen"][seat], -seat))
    return int(state["seat"]) if 0 <= int(state["seat"]) < change.players else 0


def _take_chests(state: Fields, more: int) -> None:
    for _ in range(more):
        fullest = max(PALACES, key=lambda palace: (state["chests"][palace], -palace))
        state["chests"][fullest] -= 1
    for _ in range(-more):
        emptiest = min(PALACES, key=lambda palace: (state["chests"][palace], palace))
        state["chests"][emptiest] += 1


def _post(guards: list[int], here: int, more: int) -> None:
    """As many guards stand elsewhere less, or more."""
    others = [palace for palace in PALACES if palace != here]
    for _ in range(more):
        guards[max(others, key=lambda palace: (guards[palace], -palace))] -= 1
    for _ in range(-more):
        guards[min(others, key=lambda palace: (guards[palace], palace))] += 1


def _draw(state: Fields, change: Change) -> None:
    """Cards come from the pile while it has some, then from the discards; dancers from those that lie open."""
    kind, more = change.at[1], change.more
    if KINDS[kind] == DANCER:
        state["dancers"] -= more
        return
    drawn = min(more, state["pile"][kind])
    state["pile"][kind] -= drawn
    state["discards"][kind] -= more - drawn


EDITING = Editing(
    axes={"palace": NAMES, "card": KINDS},
    points=("palace", "seat"),
    parts={
        "phase": Part(),
        "first": Part(names="seat"),
        "seat": Part(names="seat"),
        "turns": Part(),
        "acted": Part(flag=True, fine=True),
        "thief_acts": Part(fine=True),
        "draws": Part(fine=True),
        "stalled": Part(fine=True),
        "chests": Part(axes=("palace",), high=CHESTS),
        "spaces": Part(follows=True),
        "neutral": Part(axes=("palace",), high=GUARD_SPACES),
        "guards": Part(axes=("seat", "palace"), high=GUARD_SPACES),
        "thieves": Part(axes=("seat", "palace"), shares="reserve"),
        "reserve": Part(axes=("seat",)),
        "stolen": Part(axes=("seat",)),
        "guards_left": Part(axes=("seat",), fine=True),
        "neutrals_left": Part(axes=("seat",), fine=True),
        "hand": Part(axes=("seat", "card")),
        "known": Part(axes=("seat", "palace"), fine=True),
        "pile": Part(axes=("palace",)),
        "discards": Part(axes=("palace",), shares="pile"),
        "dancers": Part(),
    },
    follow=follow,
    set_up=frozenset({"first seat", "deal", "guards"}),
)
