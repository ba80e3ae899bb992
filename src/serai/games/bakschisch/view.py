"""What a seat may know of a Bakschisch table, as JSON."""

from __future__ import annotations

import functools
from typing import Annotated, Literal, TypedDict

from serai.engine.compiler.plain import Plain, interpreted
from serai.engine.declarations.position import Position
from serai.engine.declarations.shapes import EVERY, BaseView, base_view
from serai.games.bakschisch import rules, tracks
from serai.games.bakschisch.box import (
    CARDS_OF_A_PERSON,
    COINS_PER_SEAT,
    DIRECTIONS,
    LETTERS,
    PERSONS,
    ROUNDS_PER_DECK,
    Box,
    Cards,
    Direction,
    PersonName,
    Track,
)
from serai.games.bakschisch.steps import DEEDS

Where = Literal["start", "space", "throne"]
Outlook = Literal[
    "forward",  # the most coins walk
    "nothing",  # without coins nobody walks
    "throned",  # there is nowhere to go: coins only keep others back
    "throned-nothing",
    "back",  # nobody shows less
    "safe",  # unless nobody shows less
    "safe-everyone",  # unless nobody shows less, or somebody shows nothing
    "start",  # there is no way back
]
Reason = Literal["throne", "richest", "first", "shared", "later", "poorer", "rounds", "space"]


class Jump(TypedDict):
    """Where the open card would take a pawn."""

    to: int
    by: int
    where: Where


class Outlooks(TypedDict):
    """What a fist may bring: with coins, and without (nothing, or the thief)."""

    coins: Outlook
    nothing: Outlook


class SeatView(TypedDict):
    """A seat of the table."""

    seat: int
    space: int
    where: Where
    gold: Annotated[int | None, "null: the bag is closed."]
    thief: bool
    in_palace: bool
    on_throne: bool
    chosen: bool
    choice: Annotated[str | None, "The own choice, or everybody's when everything is open."]
    jump: Annotated[Jump | None, "null: no card is open."]
    outlook: Outlooks | None
    reason: Annotated[Reason | None, "Why it has its rank, at the end."]


class View(BaseView):
    """What a seat may know of a Bakschisch table."""

    track: Track
    round: int
    max_rounds: int
    bribe: Annotated[int, "From 1."]
    direction: Direction
    card: PersonName | None
    row: list[PersonName | None]
    unseen: Annotated[dict[PersonName, int], EVERY, "Cards of each person that are in the pile or face down."]
    pot: int
    seats: list[SeatView]


_ahead, _behind = interpreted(rules.space_ahead), interpreted(rules.space_behind)


def view(state: Position, seat: int | None, *, open_all: bool = False) -> View:
    """The table from a seat's eyes; BK-22: others' bags only if the option, the end or `open_all` shows them."""
    s, ranking = state.plain, state.ranking
    card = s.row[s.bribe]
    return {
        **base_view(state, seat),
        "track": track_of(state.game.options["track"]),
        "round": s.rounds + 1,
        "max_rounds": s.max_rounds,
        "bribe": s.bribe + 1,
        "direction": "forward" if _forward(s) else "back",
        "card": PERSONS[card - 1] if card else None,
        "row": [PERSONS[person - 1] if person else None for person in s.row[: s.bribes]],
        "unseen": dict(zip(PERSONS, s.unseen, strict=True)),
        "pot": s.pot,
        "seats": [_seat(s, other, seat, open_all, ranking) for other in range(state.game.players)],
    }


def view_from_public(state: Position, seat: int, public: View) -> View:
    """The table from a seat's eyes, made from a spectator's view: only the seat's own bag and fist differ."""
    s, seats = state.plain, [*public["seats"]]
    seats[seat] = {**seats[seat], "gold": s.gold[seat], "choice": _choice(s, seat)}
    return {**public, "seat": seat, "seats": seats}


def _forward(s: Plain) -> bool:
    """BK-8, BK-12: the fifth bribe leads back, the last one of a round."""
    return bool(s.bribe + 1 < s.bribes)


def where(s: Plain, space: int) -> Where:
    """What kind of place a space is."""
    return "start" if space == 0 else "throne" if space == s.throne else "space"


def _choice(s: Plain, seat: int) -> str | None:
    """What a closed fist holds, for the seat itself."""
    fist = s.fist[seat]
    return DEEDS.names[fist] if fist >= 0 else None


def _seat(s: Plain, other: int, viewer: int | None, open_all: bool, ranking: tuple[int, ...]) -> SeatView:
    """A seat; there is a ranking at the end."""
    space, stranger = s.space[other], other != viewer and not open_all
    jump = _jump(s, other) if s.row[s.bribe] and not ranking else None
    return {
        "seat": other,
        "space": space,
        "where": where(s, space),
        "gold": None if stranger and not s.gold_is_shown and not ranking else s.gold[other],
        "thief": bool(s.thief[other]),
        "in_palace": space > s.stop,
        "on_throne": space == s.throne,
        "chosen": s.fist[other] != rules.NOTHING_CHOSEN,
        "choice": None if stranger else _choice(s, other),
        "jump": jump,
        "outlook": _outlook(s, other, jump) if jump else None,
        "reason": _reason(s, other, ranking) if ranking else None,
    }


def _jump(s: Plain, seat: int) -> Jump:
    target = (_ahead if _forward(s) else _behind)(s, seat)
    return {"to": target, "by": target - s.space[seat], "where": where(s, target)}


def _outlook(s: Plain, seat: int, jump: Jump) -> Outlooks:
    """BK-8, BK-11, BK-12, BK-14: what coins, or none, may bring."""
    if _forward(s):
        if s.space[seat] == s.throne:
            return {"coins": "throned", "nothing": "throned-nothing"}
        return {"coins": "forward", "nothing": "nothing"}
    if jump["by"] == 0:
        return {"coins": "start", "nothing": "start"}
    return {"coins": "safe-everyone" if s.all_go_back else "safe", "nothing": "back"}


def _reason(s: Plain, seat: int, ranking: tuple[int, ...]) -> Reason:
    """BK-20, BK-21, BK-24: why a seat has its rank."""
    throned = [other for other in range(s.players) if s.space[other] == s.throne]
    if seat not in throned:
        return "rounds" if ranking[seat] == 1 else "space"
    if len(throned) == 1:
        return "throne"
    most = max(s.gold[other] for other in throned)
    if ranking[seat] != 1:
        return "later" if s.gold[seat] == most else "poorer"
    if sum(s.gold[other] == most for other in throned) == 1:
        return "richest"
    return "shared" if ranking.count(1) > 1 else "first"


@functools.lru_cache(64)
def track_of(value: str) -> Track:
    """The track that an option's value means, as JSON. It never changes: views share it."""
    track = tracks.parse(value)
    return {
        "name": track.name or "own",
        "reconstruction": track.name is not None,
        "spaces": [PERSONS[LETTERS.index(letter)] for letter in track.spaces],
        "thief_stop": track.thief_stop,
        "throne": track.throne,
        "levels": list(track.levels),
    }


def box() -> Box:
    """The box as JSON."""
    return {
        "cards": [
            Cards(person=person, letter=letter, cards=CARDS_OF_A_PERSON)
            for person, letter in zip(PERSONS, LETTERS, strict=True)
        ],
        "coins": COINS_PER_SEAT,
        "directions": list(DIRECTIONS),
        "rounds_per_deck": ROUNDS_PER_DECK,
        "tracks": [track_of(name) for name in tracks.NAMED_TRACKS],
    }
