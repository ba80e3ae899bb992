"""What a seat may know of a Bakschisch table, as JSON."""

from __future__ import annotations

from typing import Any

from serai.engine.state import State
from serai.games.bakschisch import rules, tracks

PERSONS = ("guard", "servant", "harem lady", "eunuch", "fakir", "caliph")


def view(state: State, seat: int | None, *, open_all: bool = False) -> dict[str, Any]:
    """The table from a seat's eyes; BK-22: others' bags only if the option, the end or `open_all` shows them."""
    s, game = state.fields, state.game
    card = int(s.row[s.bribe])
    ended = state.over
    all_gold = bool(s.gold_is_shown) or ended or open_all
    forward = s.bribe < rules.BRIBES - 1
    seats = []
    for other in range(game.players):
        fist = int(s.fist[other])
        target = rules.space_ahead(s, other) if forward else rules.space_behind(s, other)
        seats.append(
            {
                "seat": other,
                "space": int(s.space[other]),
                "gold": int(s.gold[other]) if all_gold or other == seat else None,
                "thief": bool(s.thief[other]),
                "in_palace": bool(s.space[other] > s.stop),
                "on_throne": bool(s.space[other] == s.throne),
                "chosen": fist != rules.NOTHING_CHOSEN,
                "choice": game.steps[fist] if fist >= 0 and (other == seat or open_all) else None,
                "jump": {"to": int(target), "by": int(target) - int(s.space[other])} if card and not ended else None,
            }
        )
    return {
        **game.describe(),
        "seat": seat,
        "track": _track(game.options["track"]),
        "round": int(s.rounds) + 1,
        "max_rounds": int(s.max_rounds),
        "bribe": int(s.bribe) + 1,
        "direction": "forward" if forward else "back",
        "card": PERSONS[card - 1] if card else None,
        "row": [PERSONS[person - 1] if person else None for person in s.row.tolist()],
        "unseen": dict(zip(PERSONS, s.unseen.tolist(), strict=True)),
        "pot": int(s.pot),
        "seats": seats,
        "to_act": list(state.to_act),
        "over": ended,
        "scores": list(state.scores),
        "ranking": list(state.ranking),
    }


def _track(value: str) -> dict[str, Any]:
    track = tracks.parse(value)
    return {
        "name": track.name or "own",
        "reconstruction": track.name is not None,
        "spaces": [PERSONS[tracks.LETTERS.index(letter)] for letter in track.spaces],
        "thief_stop": track.thief_stop,
        "throne": track.throne,
        "levels": list(track.levels),
    }
