"""Results and ratings: pure, in one order, and the same numbers however and by whomever games were counted."""

from __future__ import annotations

import asyncio
import contextlib
import random
import re
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import serai
from serai.bots.levels import level_names
from serai.server.base.errors import Conflict, Refused
from serai.server.ratings import repository as ratings_repository
from serai.server.ratings import statistics
from serai.server.ratings.ratings import (
    BOTS,
    FORESEEN,
    LONE_GAMES,
    PAIR_GAMES,
    START,
    PlayerRating,
    RatedGame,
    RatingCalculator,
    cautious,
    doubt,
    points,
)
from serai.server.ratings.recount import STORED_RATINGS, counted
from serai.server.ratings.repository import COLUMNS, ResultsRepository
from serai.server.ratings.results import LEAST_STEPS, PEOPLE, GameResult, SeatResult, results_of
from serai.server.storage.database import migrate, new_store
from serai.server.storage.entries import Kind
from serai.server.storage.sqlite import spelled
from serai.server.storage.store import Store
from tests.server.postgres import another_database
from tests.server.tables.test_table import Desk

DAY = 86_400.0
SHORT = {"max_rounds": 10}
PUT_TABLE = """
INSERT INTO tables (id, seq, game, public, stage, about, updated) VALUES ($1, 1, $2, 1, 'over', '{}', $3)"""


def rated_desk(players: int = 2, **wanted: Any) -> Desk:
    """A rated table of Bakschisch."""
    return Desk(players=players, rated=True, aids=False, options=SHORT, **wanted)


def bot_plays(desk: Desk, **data: Any) -> None:
    """Let the bots that are to move make a step."""
    assert desk.table.match is not None
    for seat, _ in list(desk.table.waiting_bots()):
        draft = desk.table.play(seat, [desk.table.match.state.legal(seat)[0]])
        draft.data.update(data)
        desk.store([draft])


def play_out(desk: Desk, chooser: random.Random, **data: Any) -> GameResult:
    """Play a table of people and bots to its end."""
    while desk.table.waiting():
        if desk.table.bots_wait():
            bot_plays(desk, **data)
            continue
        seat = desk.table.waiting_persons()[0]
        assert desk.table.match is not None
        desk.now += 1
        desk.play(seat, chooser.choice(desk.table.match.state.legal(seat)))
    outcome = results_of(desk.entries, desk.table)
    assert outcome is not None
    assert results_of(desk.entries) == outcome, "the log alone says the same"
    return outcome


def test_the_results_of_a_game_are_those_of_its_end() -> None:
    desk = rated_desk(3).start()
    assert results_of(desk.entries) is None
    outcome = play_out(desk, random.Random(3))
    assert desk.table.match is not None
    state = desk.table.match.state
    assert [seat.place for seat in outcome.seats] == list(state.ranking)
    assert [seat.score for seat in outcome.seats] == list(state.scores)
    assert [seat.player for seat in outcome.seats] == ["guest 0", "guest 1", "guest 2"]
    assert sum(seat.share for seat in outcome.seats) == pytest.approx(1)
    assert (outcome.rated, outcome.people, outcome.versus, outcome.ended) == (True, 3, PEOPLE, desk.entries[-1].at)
    unrated = play_out(Desk(options=SHORT).start(), random.Random(3))
    assert not unrated.rated, "a game is rated only if its opener wanted that"


def test_who_leaves_is_last_wherever_the_bot_brings_the_seat() -> None:
    desk = rated_desk(3).start()
    for seat in range(3):
        for _ in range(LEAST_STEPS + 2):
            while seat not in desk.table.waiting_persons():
                desk.play(desk.table.waiting_persons()[0], _first(desk, desk.table.waiting_persons()[0]))
            desk.play(seat, _first(desk, seat))
    desk.do("guest 1", "resign", seat=1)
    outcome = play_out(desk, random.Random(5))
    assert [seat.left for seat in outcome.seats] == [False, True, False]
    assert outcome.seats[1].place == 3
    assert sorted(seat.place for seat in outcome.seats if not seat.left) in ([1, 2], [1, 1])
    assert outcome.rated
    assert (outcome.people, outcome.versus) == (3, PEOPLE), "who has left was a person"


def _first(desk: Desk, seat: int) -> str:
    assert desk.table.match is not None
    return desk.table.match.state.legal(seat)[0]


def test_a_game_that_went_otherwise_than_a_rated_one_must_does_not_count() -> None:
    early = rated_desk().start()
    early.do("guest 1", "leave", seat=1)
    outcome = play_out(early, random.Random(1))
    assert (outcome.rated, outcome.seats[1].left, outcome.seats[1].place) == (False, True, 2), "left at once"
    nobody = rated_desk().start()
    nobody.play_randomly(12, 4)
    for guest in (0, 1):
        nobody.do(f"guest {guest}", "resign", seat=guest)
    assert not play_out(nobody, random.Random(1)).rated, "nobody stayed"
    for hurried in (False, True):
        desk = rated_desk()
        desk.do("guest 0", "sit", seat=0)
        desk.do("guest 0", "fill", bot="novice")
        desk.do("guest 0", "start")
        outcome = play_out(desk, random.Random(2), hurried=hurried)
        assert (outcome.rated, outcome.versus) == (not hurried, "novice"), "a hurried bot is not the bot of that level"


def test_at_one_screen_the_first_seat_is_ones_own() -> None:
    desk = Desk(players=3, options=SHORT)
    desk.do("guest 0", "sit", seat=1)
    desk.do("guest 0", "sit", seat=2)
    desk.do("guest 0", "fill", bot="random", seat=0)
    desk.do("guest 0", "start")
    while desk.table.waiting():
        if desk.table.bots_wait():
            bot_plays(desk)
            continue
        seat = desk.table.waiting_persons()[0]
        desk.do("guest 0", "play", seat=seat, steps=[_first(desk, seat)], token=desk.table.token)
    outcome = results_of(desk.entries)
    assert outcome is not None
    assert [(seat.player, seat.bot) for seat in outcome.seats] == [(None, "random"), ("guest 0", None), (None, None)]
    assert (outcome.people, outcome.versus) == (2, PEOPLE)


def test_a_rated_table_is_plain() -> None:
    for wrong in ({"aids": True}, {"aids": False, "position": {"game": "bakschisch"}}):
        with pytest.raises(Refused, match="no hints"):
            Desk(rated=True, **wrong)
    desk = rated_desk(3)
    desk.do("guest 0", "sit")
    with pytest.raises(Refused, match="one seat"):
        desk.table.require_rated_seat("guest 0", "elsewhere", 1)
    desk.store([replace_source(desk, "guest 1", "a network")], "guest 1")
    with pytest.raises(Refused, match="your address"):
        desk.table.require_rated_seat("guest 2", "a network", 1)
    desk.table.require_rated_seat("guest 2", "a network", 2)
    desk.table.require_rated_seat("guest 2", "another", 1)
    assert desk.table.settings()["rated"], "a rematch is rated too"


def replace_source(desk: Desk, guest: str, source: str) -> Any:
    from serai.server.protocol import messages as m

    return desk.table.decide(m.Sit(id="x", type="sit"), guest, guest, source=source)[0]


def test_who_signs_in_during_a_game_gets_its_result() -> None:
    desk = Desk(options=SHORT).start()
    from serai.server.storage.entries import Draft

    desk.store([Draft(Kind.JOINED, {"seat": 1, "name": "member", "same": True})], "the member")
    outcome = play_out(desk, random.Random(7))
    assert [seat.player for seat in outcome.seats] == ["guest 0", "the member"]


# ---------------------------------------------------------------- ratings


def seats(*who: tuple[str, int]) -> tuple[SeatResult, ...]:
    """Results of people, and of bots by their names with a star before them."""
    return tuple(
        SeatResult(n, None if name[0] == "*" else name, name[1:] if name[0] == "*" else None, place, 0.0, 0, False)
        for n, (name, place) in enumerate(who)
    )


def test_a_victory_raises_and_a_bot_stays_where_it_is() -> None:
    repository = RatingCalculator("bakschisch")
    changes = repository.count(RatedGame("t", 0.0, seats(("ann", 1), ("bob", 2), ("*merchant", 3))))
    assert set(changes) == {"ann", "bob"}
    assert changes["ann"].after.mu > START > changes["bob"].after.mu - 8
    assert changes["ann"].after.mu > changes["bob"].after.mu
    assert all(change.after.sigma < 25 / 3 for change in changes.values())
    tied = repository.count(RatedGame("u", 1.0, seats(("cat", 1), ("dog", 1))))
    assert tied["cat"].after.mu == pytest.approx(tied["dog"].after.mu)
    assert not repository.count(RatedGame("v", 2.0, seats(("ann", 1), ("*mine", 2)))), "a bot of unknown strength"
    assert (points(START), points(START + 10), doubt(25 / 3)) == (1500, 1800, 500)
    assert cautious(PlayerRating(30, 2, 9)) == 26


def test_nobody_climbs_by_beating_the_weak_for_ever() -> None:
    repository = RatingCalculator("bakschisch")
    for day in range(60):
        for number in range(20):
            changes = repository.count(RatedGame(f"{number:03}", day * DAY + number, seats(("ann", 1), ("*novice", 2))))
            assert bool(changes) == (number < LONE_GAMES), "so many a day"
    assert repository.known["ann"].games == 60 * LONE_GAMES
    assert repository.known["ann"].mu < max(START, BOTS["bakschisch"]["novice"]) + FORESEEN + 5
    lost = repository.count(RatedGame("z", 60 * DAY, seats(("ann", 2), ("*novice", 1))))
    assert lost["ann"].after.mu < lost["ann"].was, "but a defeat counts"


def test_the_same_two_count_for_each_other_a_few_times_a_day() -> None:
    repository = RatingCalculator("bagdad")
    for number in range(PAIR_GAMES):
        assert repository.count(RatedGame(str(number), float(number), seats(("ann", 1), ("bob", 2))))
    assert not repository.count(RatedGame("x", 100.0, seats(("bob", 1), ("ann", 2))))
    assert not repository.count(RatedGame("x", 101.0, seats(("bob", 1), ("ann", 2), ("cat", 3)))), (
        "with a third one neither"
    )
    assert repository.count(RatedGame("y", 102.0, seats(("bob", 1), ("cat", 2))))
    assert repository.count(RatedGame("z", DAY, seats(("bob", 1), ("ann", 2)))), "another day"


def test_the_bots_stand_where_the_ladder_has_measured_them() -> None:
    page = (Path(__file__).parents[3] / "docs" / "results.md").read_text(encoding="utf-8")
    for game, bots in BOTS.items():
        ladder = page.partition(f"<!-- ladder {game} 2 -->")[2].partition("Win share of")[0]
        assert tuple(bots) == level_names(serai.game(game)), "every level of ours has its mark"
        assert sorted(bots.values()) == list(bots.values())
        for bot, mu in bots.items():
            line = next(line for line in ladder.splitlines() if line.startswith(f"| {bot}"))
            assert float(line.split("|")[5].partition("±")[0]) == pytest.approx(mu, abs=2), (game, bot)


# ---------------------------------------------------------------- the book


def random_outcomes(chooser: random.Random, number: int) -> list[GameResult]:
    """Games that ended within a few days, some at the same moment, rated or not, of a few people and bots."""
    outcomes = []
    for table in range(number):
        people = chooser.sample(["ann", "bob", "cat", "dog"], chooser.randint(1, 3))
        bots = ["*merchant", "*vizier"][: max(chooser.randint(0, 2), 2 - len(people))][: 4 - len(people)]
        names = chooser.sample([*people, *bots], len(people) + len(bots))
        who = seats(*((name, chooser.randint(1, 3)) for name in names))
        outcomes.append(
            GameResult(
                f"table {chooser.random():.6f} {table}", chooser.choice(["bakschisch", "bagdad"]),
                chooser.choice([float(chooser.randint(0, 4)) * DAY / 2, chooser.random() * 2 * DAY]), 60,
                chooser.random() < 0.5, chooser.random() < 0.8, {}, who,
            )
        )  # fmt: skip
    return outcomes


async def opened(url: str) -> Store:
    store = new_store(url)
    await store.open()
    return store


async def stored(store: Store) -> tuple[list[Any], list[Any]]:
    results = [tuple(row) for row in await store.rows(f"SELECT {COLUMNS} FROM results")]
    return sorted(results, key=lambda row: row[:2]), sorted(map(tuple, await store.rows(STORED_RATINGS)))


async def empty(store: Store) -> None:
    for table in ("results", "ratings", "rating_turns", "tables"):
        await store.change(f"DELETE FROM {table}")


async def in_any_order(stores: list[Store], outcomes: list[GameResult], chooser: random.Random) -> None:
    """Count games in any order, several at once in several processes, some of them twice; compare with the order."""
    await empty(stores[0])
    for outcome in outcomes:
        await stores[0].change(PUT_TABLE, outcome.table, outcome.game, outcome.ended)
    books = [ResultsRepository(store) for store in stores]
    waiting = chooser.sample([*outcomes, *chooser.choices(outcomes, k=5)], len(outcomes) + 5)
    while waiting:
        now, waiting = waiting[:3], waiting[3:]
        await asyncio.gather(*(chooser.choice(books).count(outcome) for outcome in now))
    results, ratings = counted(outcomes)
    found = await stored(stores[0])
    assert found[0] == results
    assert found[1] == sorted(ratings)
    assert any(row[COLUMNS.split(", ").index("mu")] is not None for row in results)
    assert not await books[0].uncounted("", 10)


def test_games_counted_in_any_order_come_to_the_same(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    migrate(url)

    async def story() -> None:
        store = await opened(url)
        try:
            for seed in range(6):
                chooser = random.Random(seed)
                await in_any_order([store], random_outcomes(chooser, 30), chooser)
            with pytest.raises(Conflict):
                await store.together(
                    [("DELETE FROM results", [()])],
                    guard=("UPDATE rating_turns SET turn = 9 WHERE turn = -1 RETURNING turn", ()),
                )
            assert (await stored(store))[0], "a guard that finds nothing leaves everything as it was"
        finally:
            await store.close()

    asyncio.run(story())


def test_no_question_about_players_reads_all_results(tmp_path: Path) -> None:
    """Every query finds its rows by an index, however many results there are; names alone are looked through."""
    path = tmp_path / "tables.sqlite"
    migrate(f"sqlite:///{path}")
    queries = [
        statistics.LEADING,
        statistics.RATINGS,
        statistics.TALLIES,
        statistics.MET,
        statistics.CURVES,
        statistics.PLAYED,
    ]
    queries += [
        statistics.HIGHEST,
        statistics.PROUDEST,
        statistics.MINE,
        ratings_repository.UNCOUNTED,
        ratings_repository.RATED_AFTER,
    ]
    queries += [ratings_repository.STOOD, ratings_repository.PLAYED_THAT_DAY, ratings_repository.IS_COUNTED]
    with contextlib.closing(sqlite3.connect(path)) as file:
        for query in queries:
            values = [None] * max(int(number) for number in re.findall(r"\$(\d+)", query))
            plan = [row[3] for row in file.execute(f"EXPLAIN QUERY PLAN {spelled(query)}", values)]
            assert not [line for line in plan if line.startswith("SCAN") and line != "SCAN met"], (query, plan)
            assert any("USING" in line for line in plan), query


@pytest.mark.slow
def test_two_processes_count_at_the_same_moment(database: str) -> None:
    url = another_database(database, "ratings")
    migrate(url)

    async def story() -> None:
        stores = [await opened(url), await opened(url)]
        try:
            for seed in range(4):
                chooser = random.Random(seed)
                await in_any_order(stores, random_outcomes(chooser, 24), chooser)
        finally:
            for store in stores:
                await store.close()

    asyncio.run(story())


@given(st.randoms(use_true_random=False))
def test_places_are_shared_and_whole(chooser: random.Random) -> None:
    from serai.server.ratings.results import _places

    number = chooser.randint(2, 4)
    ranks = [chooser.randint(1, number) for _ in range(number)]
    left = [chooser.random() < 0.3 for _ in range(number)]
    places = _places(ranks, left)
    assert min(places) == 1
    for a in range(number):
        for b in range(number):
            if left[a] and not left[b]:
                assert places[a] > places[b]
            elif left[a] == left[b] is False:
                assert (places[a] < places[b]) == (ranks[a] < ranks[b])
