"""The coach: a blunder against bots is told with what was stronger, a good move is not, and people get no help."""

from __future__ import annotations

from typing import Any

import pytest

from serai.bots.coach import find_mistake
from serai.client import Client, Refused
from serai.problems.puzzles import shipped
from tests.server.players import hang_up, playing, run, seated
from tests.server.server_process import Host

pytestmark = pytest.mark.compiled
PLANTED = 0.08  # of the victory that the blunder costs, by the proof of the puzzle


@pytest.mark.parametrize("game", ["bakschisch", "bagdad", "five-tribes"])
def test_only_what_costs_much_is_a_mistake(game: str) -> None:
    puzzle = next(puzzle for puzzle in shipped(game) if puzzle.gap >= PLANTED)
    blunder = puzzle.candidates[1].step
    knowledge = puzzle.knowledge()
    found = find_mistake([(knowledge, puzzle.solution), (knowledge, blunder)], "a seed")
    assert found is not None
    assert (found.step, found.better) == (blunder, puzzle.solution)
    assert found.cost == pytest.approx(puzzle.gap, abs=0.05)
    assert find_mistake([(knowledge, puzzle.solution)], "a seed") is None


def test_a_blunder_is_told_and_a_good_move_is_not(host: Host) -> None:
    puzzle = next(one for one in shipped("bagdad") if one.gap >= PLANTED and one.seat == 0)
    others = ["random"] * (puzzle.players - 1)

    async def coached(client: Client, step: str) -> Any:
        position = dict(puzzle.position)
        table = await client.open_table("bagdad", players=puzzle.players, position=position, bots=others)
        async with client.join(table) as live:
            await live.command("start")
            await live.until(playing)
            await live.play(step)
            with pytest.raises(Refused) as error:
                await client.request("POST", f"/api/tables/{table}/coach", {"seat": 0, "steps": ["fly away"]})
            assert error.value.code == "stale"
            with pytest.raises(Refused) as error:
                await client.request("POST", f"/api/tables/{table}/coach", {"seat": 1, "steps": [step]})
            assert error.value.code == "not-your-seat"
            return await client.request("POST", f"/api/tables/{table}/coach", {"seat": 0, "steps": [step]})

    async def story() -> None:
        async with Client(host.url) as ann:
            blunder = puzzle.candidates[1].step
            told = await coached(ann, blunder)
            assert (told["step"], told["better"]) == (blunder, puzzle.solution)
            assert told["cost"] >= 0.06
            assert told["turn"][0] == puzzle.solution
            assert told["reasons"][0]["amount"] > 0
            nothing: dict[str, Any] = {"step": None, "better": None, "cost": 0.0, "turn": [], "reasons": []}
            assert await coached(ann, puzzle.solution) == nothing

    run(story)


def test_people_who_play_each_other_get_no_help(host: Host) -> None:
    async def story() -> None:
        async with Client(host.url) as ann, Client(host.url) as bob:
            table, lives = await seated([ann, bob], "bakschisch", bots=["random"])
            await lives[0].play("bid 1")
            with pytest.raises(Refused) as error:
                await ann.request("POST", f"/api/tables/{table}/coach", {"seat": 0, "steps": ["bid 1"]})
            assert error.value.code == "not-alone"
            await hang_up(*lives)

    run(story)
