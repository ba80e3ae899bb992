"""What a seat may know of a Bakschisch table, as JSON."""

from __future__ import annotations

import functools
from typing import Any

from serai.engine.plain import interpreted
from serai.engine.state import State
from serai.games.bakschisch import rules, tracks

PERSONS = ("guard", "servant", "harem lady", "eunuch", "fakir", "caliph")

_ahead, _behind = interpreted(rules.space_ahead), interpreted(rules.space_behind)


def view(state: State, seat: int | None, *, open_all: bool = False) -> dict[str, Any]:
    """The table from a seat's eyes; BK-22: others' bags only if the option, the end or `open_all` shows them."""
    s, game, ended = state.plain, state.game, state.over
    card = s.row[s.bribe]
    all_gold = bool(s.gold_is_shown) or ended or open_all
    forward = s.bribe < rules.BRIBES - 1
    jump = (_ahead if forward else _behind) if card and not ended else None
    seats = []
    for other in range(game.players):
        fist, space = s.fist[other], s.space[other]
        target = jump(s, other) if jump else space
        seats.append(
            {
                "seat": other,
                "space": space,
                "gold": s.gold[other] if all_gold or other == seat else None,
                "thief": bool(s.thief[other]),
                "in_palace": space > s.stop,
                "on_throne": space == s.throne,
                "chosen": fist != rules.NOTHING_CHOSEN,
                "choice": game.steps[fist] if fist >= 0 and (other == seat or open_all) else None,
                "jump": {"to": target, "by": target - space} if jump else None,
            }
        )
    return {
        **game.describe(),
        "seat": seat,
        "track": _track(game.options["track"]),
        "round": s.rounds + 1,
        "max_rounds": s.max_rounds,
        "bribe": s.bribe + 1,
        "direction": "forward" if forward else "back",
        "card": PERSONS[card - 1] if card else None,
        "row": [PERSONS[person - 1] if person else None for person in s.row],
        "unseen": dict(zip(PERSONS, s.unseen, strict=True)),
        "pot": s.pot,
        "seats": seats,
        "to_act": list(state.to_act),
        "over": ended,
        "scores": list(state.scores),
        "ranking": list(state.ranking),
    }


def _track(value: str) -> dict[str, Any]:
    track, spaces = _parse(value)
    return {
        "name": track.name or "own",
        "reconstruction": track.name is not None,
        "spaces": list(spaces),
        "thief_stop": track.thief_stop,
        "throne": track.throne,
        "levels": list(track.levels),
    }


@functools.lru_cache(64)
def _parse(value: str) -> tuple[tracks.Track, tuple[str, ...]]:
    """The track and the persons of its spaces."""
    track = tracks.parse(value)
    return track, tuple(PERSONS[tracks.LETTERS.index(letter)] for letter in track.spaces)
