"""Positions of Bakschisch changed by hand: what belongs together."""

from __future__ import annotations

from serai.engine.declarations.editing import Change, Editing, Fields, Part
from serai.games.bakschisch import tracks
from serai.games.bakschisch.box import BRIBES, CARDS_OF_A_PERSON, PERSONS
from serai.games.bakschisch.rules import NOT_ON_THRONE, NOTHING_CHOSEN
from serai.games.bakschisch.steps import DEEDS

FACE_DOWN = "face down"


def follow(state: Fields, change: Change) -> None:
    """Coins change hands, cards leave the pile, and whoever enters the palace leaves the thief behind."""
    if change.field == "gold":
        _pay(state, change)
    elif change.field == "row":
        _swap(state, change.before, change.after)
    elif change.field == "bribe":
        _turn_cards(state)
    elif change.field == "rounds":
        _deal(state)
    elif change.field == "fist":
        closed = (seat for seat in range(change.players) if state["fist"][seat] != NOTHING_CHOSEN)
        state["closed"] = sum(1 << seat for seat in closed)
    if change.field in {"space", "bribe", "rounds"}:
        _walk(state, change)


def _walk(state: Fields, change: Change) -> None:
    """Thieves stay outside the palace and are back when a round begins; a stay on the throne began with a bribe."""
    track = tracks.parse(change.game.options["track"])
    last_bribe = int(state["rounds"]) * BRIBES + int(state["bribe"]) - 1
    for seat in range(change.players):
        inside = state["space"][seat] > track.thief_stop
        if inside or state["bribe"] == 0:
            state["thief"][seat] = int(not inside)
        state["throned"][seat] = last_bribe if state["space"][seat] == track.throne else NOT_ON_THRONE


def _pay(state: Fields, change: Change) -> None:
    """From the pot while there is something in it, else from the richest; what is given goes to the poorest."""
    seat, more = change.at[0], change.more
    while more > 0:
        others = [other for other in range(change.players) if other != seat and state["gold"][other] > 0]
        if state["pot"] > 0:
            state["pot"] -= 1
        elif others:
            state["gold"][max(others, key=lambda other: (state["gold"][other], -other))] -= 1
        else:
            return
        more -= 1
    for _ in range(-more):
        poorest = min((o for o in range(change.players) if o != seat), key=lambda o: (state["gold"][o], o))
        if state["bribe"] > 0:
            state["pot"] += 1
        else:
            state["gold"][poorest] += 1


def _swap(state: Fields, before: str, after: str) -> None:
    """A card that is turned up has been seen; one that is turned down has not."""
    for word, by in ((before, 1), (after, -1)):
        if word in PERSONS:
            state["unseen"][PERSONS.index(word)] += by


def _turn_cards(state: Fields) -> None:
    """Cards before the bribe lie open, those after it face down."""
    for place in range(BRIBES):
        word = state["row"][place]
        if place > state["bribe"] and word != FACE_DOWN:
            _swap(state, word, FACE_DOWN)
            state["row"][place] = FACE_DOWN
        elif place <= state["bribe"] and word == FACE_DOWN:
            most = max(range(len(PERSONS)), key=lambda person: (state["unseen"][person], -person))
            _swap(state, FACE_DOWN, PERSONS[most])
            state["row"][place] = PERSONS[most]


def _deal(state: Fields) -> None:
    """So many cards are unseen as are left in this pass through the deck."""
    rounds_per_deck = len(PERSONS) * CARDS_OF_A_PERSON // BRIBES
    turned = sum(word != FACE_DOWN for word in state["row"])
    wanted = len(PERSONS) * CARDS_OF_A_PERSON - int(state["rounds"]) % rounds_per_deck * BRIBES - turned
    while sum(state["unseen"]) > wanted:
        state["unseen"][max(range(len(PERSONS)), key=lambda p: (state["unseen"][p], -p))] -= 1
    while sum(state["unseen"]) < wanted:
        state["unseen"][min(range(len(PERSONS)), key=lambda p: (state["unseen"][p] + _in_row(state, p), p))] += 1


def _in_row(state: Fields, person: int) -> int:
    return int(state["row"].count(PERSONS[person]))


EDITING = Editing(
    axes={
        "person": PERSONS,
        "bribe": [str(bribe + 1) for bribe in range(BRIBES)],
        "step": DEEDS.names,
    },
    parts={
        "rounds": Part(),
        "bribe": Part(names="bribe"),
        "ended": Part(flag=True, fine=True),
        "unseen": Part(axes=("person",), high=CARDS_OF_A_PERSON),
        "row": Part(axes=("bribe",)),
        "pot": Part(),
        "closed": Part(follows=True),
        "gold": Part(axes=("seat",)),
        "space": Part(axes=("seat",)),
        "thief": Part(axes=("seat",), flag=True),
        "fist": Part(axes=("seat",), names="step", empty=NOTHING_CHOSEN, fine=True),
        "throned": Part(axes=("seat",), low=NOT_ON_THRONE, fine=True),
    },
    follow=follow,
)
