"""Why a turn of Five Tribes is worth thinking about: points from each source, what it leaves to the rivals, the bid."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from serai.bots.explanations import Outcome, Reason, Words, count
from serai.bots.five_tribes.merchant import OUTBID
from serai.bots.five_tribes.mind import PARTS, TURN_PART, describe
from serai.bots.five_tribes.worth import GLANCE, fakir_worth, gains, left_of_game, look
from serai.engine.contract import Record, Vector
from serai.games.five_tribes.actions import DEED_OF, FAKIRS_OF, IS_BID, RANK_OF
from serai.games.five_tribes.auction import price
from serai.games.five_tribes.box import SEATS, VIZIER_LEAD
from serai.games.five_tribes.djinns import owns
from serai.games.five_tribes.goods import fakirs
from serai.games.five_tribes.pieces import DJINN_NAMES, DJINN_POINTS, DJINNS, EMPTY, MARKERS, MOVE, SPOTS, TILES, ZEROS
from serai.games.five_tribes.scoring import (
    DJINN_SOURCE,
    ELDER_SOURCE,
    GOLD_SOURCE,
    GOODS_SOURCE,
    PALACE_SOURCE,
    PALM_SOURCE,
    TILE_SOURCE,
    total,
    write_points,
)

Found = list[tuple[float, Reason]]
OF_TILES = (TILE_SOURCE, PALM_SOURCE, PALACE_SOURCE)
LEAST = 1.0  # point: less is not worth a word


def find(outcome: Outcome) -> Found:
    """What the turn changes, each with its worth in points."""
    before, after, seat = outcome.before.fields, outcome.after.fields, outcome.seat
    action = outcome.knowledge.game.action(outcome.turn[0])
    if DEED_OF[action] == IS_BID:
        return _of_bid(before, seat, action, outcome.knowledge.legal_actions())
    found = _points(before, after, seat) + _viziers(before, after, seat) + _rivals(before, after, seat)
    more = fakirs(after, seat) - fakirs(before, seat)
    if more > 0:
        found.append((more * float(fakir_worth(left_of_game(after))), Reason("fakirs", more)))
    return [(weight, reason) for weight, reason in found if weight >= LEAST]


def _points(before: Record, after: Record, seat: int) -> Found:
    """Points of the sources that count for themselves."""
    then, now = np.zeros((SEATS, GOODS_SOURCE + 1), np.int64), np.zeros((SEATS, GOODS_SOURCE + 1), np.int64)
    write_points(before, then[: int(before.players)])
    write_points(after, now[: int(after.players)])
    gained = (now - then)[seat]
    found: Found = []
    for source, code in ((GOLD_SOURCE, "gold"), (ELDER_SOURCE, "elders"), (GOODS_SOURCE, "goods")):
        found.append((float(gained[source]), Reason(code, int(gained[source]))))
    tiles = int(sum(gained[source] for source in OF_TILES))
    camels = int((after.camels == seat + 1).sum()) - int((before.camels == seat + 1).sum())
    found.append((float(tiles), Reason("control", tiles, {"tiles": camels}) if camels > 0 else Reason("tiles", tiles)))
    if gained[DJINN_SOURCE] > 0:
        new = [djinn for djinn in range(DJINNS) if owns(after, seat, djinn) and not owns(before, seat, djinn)]
        best = max(new, key=lambda djinn: DJINN_POINTS[djinn])
        found.append(
            (float(gained[DJINN_SOURCE]), Reason("djinn", int(DJINN_POINTS[best]), {"djinn": DJINN_NAMES[best]}))
        )
    return found


def _viziers(before: Record, after: Record, seat: int) -> Found:
    """Viziers, and the rivals that they leave behind: a tie that is broken, a lead that is won."""
    more = int(after.viziers[seat]) - int(before.viziers[seat])
    found: Found = [(float(more), Reason("viziers", more))]
    passed = [
        rival for rival in range(int(after.players)) if _ahead(after, seat, rival) and not _ahead(before, seat, rival)
    ]
    tied = [rival for rival in passed if before.viziers[rival] == before.viziers[seat]]
    if tied:
        found.append(
            (float(VIZIER_LEAD * len(passed)), Reason("vizier-tie", VIZIER_LEAD * len(passed), {"seat": tied[0]}))
        )
    elif passed:
        found.append(
            (float(VIZIER_LEAD * len(passed)), Reason("vizier-lead", VIZIER_LEAD * len(passed), {"seat": passed[0]}))
        )
    return found


def _ahead(s: Record, seat: int, rival: int) -> bool:
    return bool(s.viziers[seat] > s.viziers[rival])


def _rivals(before: Record, after: Record, seat: int) -> Found:
    """The rival who loses most points, and the one whose turn of this round brings most less."""
    rivals = [rival for rival in range(int(before.players)) if rival != seat]
    share = 1.0 / len(rivals)
    lost = {rival: total(before, rival) - total(after, rival) for rival in rivals}
    hurt = max(rivals, key=lambda rival: lost[rival])
    found: Found = (
        [(share * lost[hurt] + LEAST - share, Reason("rival", lost[hurt], {"seat": hurt}))] if lost[hurt] > 0 else []
    )
    if before.phase == MOVE:
        spoiled = turns(before) - turns(after)
        worst = max(rivals, key=lambda rival: spoiled[rival])
        points = round(float(spoiled[worst]))
        if points >= LEAST:
            found.append((max(LEAST, share * points), Reason("spoils", points, {"seat": worst})))
    return found


def turns(s: Record) -> Vector:
    """What the turns that are still to come in this round would gain each seat, as the search judges it."""
    described = np.zeros((SEATS, PARTS))
    describe(s, described)
    return described[:, TURN_PART]


def _of_bid(s: Record, seat: int, action: int, legal: list[int]) -> Found:
    """Coming early, and what that costs against the other bids."""
    rank, spent = int(RANK_OF[action]), int(FAKIRS_OF[action])
    gained = _gains(s, seat)
    early = round(_expected(s, rank, gained) - min(_expected(s, int(RANK_OF[one]), gained) for one in legal))
    prices = [price(int(RANK_OF[one]) - int(FAKIRS_OF[one])) for one in legal]
    saved = round(sum(prices) / len(prices)) - price(rank - spent)
    return [
        *([(float(early), Reason("early", early))] if early >= LEAST else []),
        *([(float(saved), Reason("saves", saved))] if saved >= LEAST else []),
    ]


def _gains(s: Record, seat: int) -> Any:
    """What moves that end on each tile gain now, the best first; with zeros for those who come last."""
    glances, gained = np.empty(1, GLANCE), np.zeros(TILES)
    look(s, seat, glances)
    gains(s, seat, glances, gained)
    return np.concatenate([np.sort(gained)[::-1], np.zeros(MARKERS)])


def _expected(s: Record, rank: int, gained: Any) -> float:
    """The gain of the move that is probably left when a marker on this rank comes to its turn."""
    later = sum(int(s.order[place]) != EMPTY for place in range(MARKERS)) - 1
    ahead = later * float(OUTBID[rank])
    ahead += sum(int(s.spots[spot]) != EMPTY for spot in range(ZEROS + rank if rank > 0 else ZEROS, SPOTS))
    first, share = int(ahead), ahead - int(ahead)
    return float(gained[first] * (1.0 - share) + gained[first + 1] * share)


def _points_more(what: str) -> Words:
    return lambda reason, name: f"{count(reason.amount, 'point', 'points')} from {what}"


WORDS: Mapping[str, Words] = {
    "gold": lambda reason, name: f"{reason.amount:g} gold",
    "elders": _points_more("elders"),
    "goods": _points_more("sets of goods"),
    "tiles": _points_more("palaces and palm trees of its own"),
    "control": lambda reason, name: (
        f"control of {count(int(reason.args['tiles']), 'tile', 'tiles')}: {count(reason.amount, 'point', 'points')}"
    ),
    "djinn": lambda reason, name: f"{reason.args['djinn']}: {count(reason.amount, 'point', 'points')}",
    "viziers": lambda reason, name: f"{count(reason.amount, 'vizier', 'viziers')} more",
    "vizier-tie": lambda reason, name: (
        f"breaks the tie of viziers with {name(int(reason.args['seat']))}: {reason.amount:g} points"
    ),
    "vizier-lead": lambda reason, name: f"more viziers than {name(int(reason.args['seat']))}: {reason.amount:g} points",
    "rival": lambda reason, name: f"costs {name(int(reason.args['seat']))} {count(reason.amount, 'point', 'points')}",
    "spoils": lambda reason, name: (
        f"leaves {name(int(reason.args['seat']))} a turn worth {count(reason.amount, 'point', 'points')} less"
    ),
    "fakirs": lambda reason, name: f"{count(reason.amount, 'fakir', 'fakirs')} more",
    "early": lambda reason, name: (
        f"an earlier turn: about {count(reason.amount, 'point', 'points')} more than the last"
    ),
    "saves": lambda reason, name: f"{reason.amount:g} gold cheaper than the average bid",
}
