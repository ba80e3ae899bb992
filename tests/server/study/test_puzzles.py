"""Puzzles over HTTP: what one seat knows is shown, an answer is judged, and the first one counts for the others."""

from __future__ import annotations

import asyncio
import datetime
from pathlib import Path
from typing import Any

import pytest

import serai
from serai.client import Client, Refused
from serai.problems.puzzles import daily, shipped
from serai.server.storage.database import migrate, new_store
from tests.server import plain_http
from tests.server.players import run
from tests.server.server_process import Host

pytestmark = pytest.mark.compiled
GAMES = ("bakschisch", "bagdad", "five-tribes")


def test_the_list_names_the_puzzle_of_the_day(host: Host) -> None:
    async def story() -> Any:
        async with Client(host.url) as ann:
            return await ann.request("GET", "/api/puzzles")

    told = run(story)
    assert [shelf["game"] for shelf in told["shelves"]] == list(GAMES)
    day = datetime.date.fromisoformat(told["day"])
    for shelf in told["shelves"]:
        assert shelf["today"] == daily(shipped(shelf["game"]), day).id
        assert {line["id"] for line in shelf["puzzles"]} == {puzzle.id for puzzle in shipped(shelf["game"])}


@pytest.mark.parametrize("path", ["/api/games", "/api/puzzles", "/api/lessons"])
def test_what_is_the_same_for_everybody_goes_compressed(host: Host, path: str) -> None:
    whole = plain_http.get(host.url + path, headers={"accept-encoding": "identity"})
    packed = plain_http.get(host.url + path, headers={"accept-encoding": "br, gzip"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in whole.headers
    assert packed.json() == whole.json()
    assert int(packed.headers["content-length"]) < len(whole.content) / 2


@pytest.mark.parametrize("game", GAMES)
def test_an_answer_is_judged_and_the_first_one_counts(host: Host, game: str) -> None:
    puzzle = shipped(game)[0]
    place = f"/api/puzzles/{puzzle.id}"

    async def story() -> None:
        async with Client(host.url) as ann, Client(host.url) as bob:
            task = await ann.request("GET", place)
            assert task["view"] == puzzle.knowledge().view
            assert task["legal"] or task["sets"]
            assert not {"solution", "turn", "candidates", "position", "proof"} & task.keys()
            wrong = next(step for step in puzzle.knowledge().legal() if step != puzzle.solution)
            trial = await ann.request("POST", f"{place}/try", {"steps": [wrong]})
            assert trial.keys() == {"view", "legal", "sets", "events", "ended"}
            missed = await ann.request("POST", f"{place}/answer", {"steps": [wrong]})
            assert (missed["right"], missed["tried"], missed["solved"]) == (False, 1, 0)
            assert missed["best"]["steps"] == list(puzzle.turn)
            assert missed["candidates"][0]["step"] == puzzle.solution
            again = await ann.request("POST", f"{place}/answer", {"steps": list(puzzle.turn)})
            assert (again["right"], again["tried"], again["solved"]) == (True, 1, 0)
            found = await bob.request("POST", f"{place}/answer", {"steps": [puzzle.solution]})
            assert (found["right"], found["tried"], found["solved"]) == (True, 2, 1)

    run(story)


def test_a_position_of_ones_own_is_a_puzzle(host: Host) -> None:
    """What is best is judged when somebody answers; nothing of it is told before."""
    shipped_one = max(shipped("bagdad"), key=lambda puzzle: puzzle.gap)

    async def story() -> None:
        async with Client(host.url) as ann, Client(host.url) as bob:
            study = await ann.request("POST", "/api/studies", {"position": shipped_one.position})
            place = f"/api/puzzles/{study['id']}"
            task = await bob.request("GET", place)
            assert (task["level"], task["seat"], task["view"]) == (
                "own",
                shipped_one.seat,
                shipped_one.knowledge().view,
            )
            trial = await bob.request("POST", f"{place}/try", {"steps": [shipped_one.solution]})
            assert trial.keys() == {"view", "legal", "sets", "events", "ended"}
            with pytest.raises(Refused, match="An answer has a step"):
                await bob.request("POST", f"{place}/answer", {"steps": []})
            told = await bob.request("POST", f"{place}/answer", {"steps": list(shipped_one.turn)})
            assert told["step"] == shipped_one.solution
            assert told["candidates"][0]["step"] == told["best"]["steps"][0]
            assert told["right"] or told["step"] != told["best"]["steps"][0]
            assert (told["tried"], told["found"], told["simulations"]) == (1, {}, 0)
            game = await ann.request(
                "POST", "/api/studies", {"record": serai.game("bakschisch").new_match(seed=1).record()}
            )
            for other in (game["id"], "x" * 22):  # a study of a game asks nothing
                with pytest.raises(Refused, match="no such puzzle"):
                    await bob.request("GET", f"/api/puzzles/{other}")

    run(story)


def test_what_is_no_answer_counts_for_nothing(host: Host) -> None:
    puzzle = shipped("bagdad")[1]

    async def refused(client: Client, path: str, steps: list[str]) -> str:
        with pytest.raises(Refused) as error:
            await client.request("POST", path, {"steps": steps})
        return error.value.code

    async def story() -> None:
        async with Client(host.url) as ann:
            place = f"/api/puzzles/{puzzle.id}/answer"
            assert await refused(ann, "/api/puzzles/0000000000/answer", ["pass"]) == "no-puzzle"
            assert await refused(ann, place, ["fly away"]) == "unknown-step"
            assert await refused(ann, place, []) == "bad-request"
            illegal = next(step for step in puzzle.knowledge().game.steps if step not in puzzle.knowledge().legal())
            await refused(ann, place, [illegal])
            right = await ann.request("POST", place, {"steps": [puzzle.solution]})
            assert (right["tried"], right["solved"]) == (1, 1)

    run(story)


async def _answers(url: str) -> None:
    store = new_store(url)
    await store.open()
    try:
        await asyncio.gather(*(store.answer_puzzle("p", f"v{number}", number % 2 == 0, 3) for number in range(2)))
        await store.answer_puzzle("p", "v1", True, 3)  # only the first answer counts
        assert await store.puzzle_tally("p") == (2, 1)
        for number in range(9):
            await store.answer_puzzle("p", f"w{number}", True, 3)
        assert await store.puzzle_tally("p") == (3, 2)  # no more than so many are stored
        assert await store.puzzle_tally("q") == (0, 0)
    finally:
        await store.close()


def test_few_answers_are_stored_on_sqlite(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'answers.db'}"
    migrate(url)
    asyncio.run(_answers(url))


def test_few_answers_are_stored_on_postgresql(database: str) -> None:
    migrate(database)
    asyncio.run(_answers(database))
