"""Looking back, trying out and hints: what a seat may learn beside playing, and never more than it may know."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import serai
from serai.client import Client, Refused
from serai.engine.chance import generator
from serai.engine.lookahead import whole_turn
from serai.engine.rulebook import Step
from serai.server.base.errors import Refused as Refusal
from serai.server.protocol import messages as m
from serai.server.tables import lookback
from serai.server.tables.previews import preview_steps
from serai.server.tables.table import Table
from tests.server.players import hang_up, over, play_on, run, seated
from tests.server.server_process import Host
from tests.server.tables.test_table import Desk

GAMES = serai.game_names()


def told(events: Any, seat: int | None) -> list[dict[str, Any]]:
    return [event.to_json() for event in events if event.visible_to(seat)]


@pytest.mark.parametrize("game", GAMES)
def test_moments_are_the_positions_of_the_match(game: str) -> None:
    """After undone and changed steps too: each moment is what its seat saw, and the log is what the match tells."""
    for seed in range(2):
        desk = Desk(game, serai.game(game).players).start()
        desk.play_randomly(50, seed)
        table, match = desk.table, desk.table.match
        assert match is not None
        steps = [index for index, entry in enumerate(match.history) if isinstance(entry, Step)]
        ends = [*steps, len(match.history)]  # a moment lasts until the next step
        for seat in (None, *range(table.game.players)):
            lines = lookback.lines(match, seat)
            assert len(lines) == lookback.count(match)
            for since in (0, 1, 5, len(lines), len(lines) + 3):
                assert lookback.lines(match, seat, since=since) == lines[since:]
            assert [event for line in lines for event in line["events"]] == told(match.events(seat), seat)
            last = lookback.show(match, len(lines) - 1, seat)
            assert last["view"] == match.state.view(seat)
            for number in range(0, len(lines), 7):
                shown = m.Moment.model_validate(lookback.show(match, number, seat))
                assert shown.events == lines[number]["events"]
                assert shown.view == match.states[ends[number]].view(seat)
        again = Table.rebuild(desk.entries).match
        assert again is not None
        assert lookback.lines(again, 0, open_all=True) == lookback.lines(match, 0, open_all=True)
        with pytest.raises(Refusal, match="There is no moment"):
            lookback.show(match, lookback.count(match), None)


def test_a_changed_secret_choice_leaves_no_trace_in_the_moments() -> None:
    quiet, busy = Desk().start(), Desk().start()
    for desk in (quiet, busy):
        desk.play(0, "bid 1")
    busy.now += 5
    busy.play(0, "bid 4")
    assert busy.table.match is not None
    assert quiet.table.match is not None
    for seat in (1, None):
        assert lookback.lines(busy.table.match, seat) == lookback.lines(quiet.table.match, seat)
    assert lookback.lines(busy.table.match, 0)[-1]["events"][-1]["step"] == "bid 4"
    for desk in (quiet, busy):
        desk.do("guest 0", "undo", seat=0, token=desk.table.token)
        assert desk.table.match is not None
        assert lookback.count(desk.table.match) == 1


@pytest.mark.parametrize("game", GAMES)
def test_a_trial_is_what_playing_would_show_and_depends_on_knowledge_alone(game: str) -> None:
    tried = ended = 0
    for seed in range(4):
        chooser = random.Random(seed)
        match = serai.game(game).new_match(seed=seed)
        for _ in range(60):
            if match.state.over:
                break
            seat = chooser.choice(match.state.to_act)
            step = chooser.choice(match.state.legal(seat))
            knowledge = match.state.knowledge(seat)
            preview = preview_steps(knowledge, [step])
            twin = match.state.imagine(seat, generator(99)).knowledge(seat)
            assert json.dumps(preview_steps(twin, [step])) == json.dumps(preview)
            after = match.state.after(seat, step)
            if not preview["ended"]:
                assert preview["view"] == after.view(seat)
                assert (preview["legal"], preview["sets"]) == after.choices(seat)
                made = Step(seat, match.game.action(step))
                assert preview["events"] == told(match.game.rulebook.events(match.state, made, after), seat)
            tried, ended = tried + 1, ended + preview["ended"]
            match.play(seat, step)
    assert tried > ended > 0 or (game == "bakschisch" and tried == ended)


def test_a_trial_stops_before_the_reveal() -> None:
    match = serai.game("bakschisch", players=2).new_match(seed=1)
    now = preview_steps(match.state.knowledge(0), [])
    assert (now["ended"], now["legal"]) == (False, match.state.legal(0))
    first = preview_steps(match.state.knowledge(0), ["bid 2"])
    assert first["ended"]
    assert first["view"]["seats"][0]["choice"] == "bid 2"
    match.play(1, "bid 1")
    last = preview_steps(match.state.knowledge(0), ["bid 2"])
    assert last == {"view": match.state.view(0), "legal": [], "sets": [], "events": [], "ended": True}
    match.undo(1)
    match.play(0, "bid 3")
    changed = preview_steps(match.state.knowledge(0), ["bid 1"])
    assert changed["view"]["seats"][0]["choice"] == "bid 1"
    with pytest.raises(Refusal, match="not known yet"):
        preview_steps(match.state.knowledge(0), ["bid 1", "bid 2"])
    with pytest.raises(Refusal) as refused:
        preview_steps(match.state.knowledge(0), ["bid 11"])
    assert refused.value.rule == "BK-5"


@pytest.mark.parametrize("name", ["bakschisch", "bagdad", "five-tribes"])
def test_a_whole_turn_is_foreseen_and_no_more(name: str) -> None:
    match, rng = serai.game(name).new_match(seed=5), generator(7)
    lengths = set()
    for _ in range(60):
        seat = match.state.to_act[0]
        legal = match.state.legal_actions(seat)
        knowledge, step = match.state.knowledge(seat), match.game.steps[legal[int(rng[0]) % len(legal)]]
        turn = whole_turn(knowledge, step, lambda known: known.legal_actions()[0])
        assert turn[0] == step
        preview = preview_steps(knowledge, turn)  # refused if it went on after something that is not known
        assert preview["ended"] or preview["events"][-1]["event"] in ("turn", "round")
        lengths.add(len(turn))
        match.play(seat, step)
        rng = generator(int(rng[0]) % 1000)
        if not match.state.to_act:
            break
    assert (max(lengths) > 3) == (name == "five-tribes") or name == "bagdad"


def test_a_live_table_answers_questions_in_private(host: Host) -> None:
    async def story() -> None:
        async with Client(host.url) as ann, Client(host.url) as bob, Client(host.url) as eve:
            table, (a, b) = await seated([ann, bob], "bagdad")
            for number in range(3):
                token = a.state["table"]["token"]
                await play_on(a if 0 in a.state["table"]["waiting"] else b, number, 1)
                for live in (a, b):
                    await live.until(lambda now, token=token: now["table"]["token"] > token)
            actor, seat = (a, 0) if 0 in a.state["table"]["waiting"] else (b, 1)
            client, rival = (ann, bob) if seat == 0 else (bob, ann)
            version, token = actor.state["version"], actor.state["table"]["token"]
            step = actor.state["perspectives"][0]["legal"][0]
            preview = await actor.try_out([step])
            m.Trial.model_validate(preview)
            assert preview["type"] == "trial"
            over_http = {"type": "try", "id": "1", "seat": seat, "token": token, "steps": [step]}
            path = f"/api/tables/{table}"
            assert await client.request("POST", f"{path}/try", over_http) == {**preview, "id": "1"}
            with pytest.raises(Refused) as refused:
                await actor.try_out(["steal the moon"])
            assert refused.value.code == "unknown-step"
            for stranger in (rival, eve):
                for request in (
                    ("POST", f"{path}/try", over_http),
                    ("POST", f"{path}/hint", {"seat": seat, "token": token}),
                    ("GET", f"{path}/moments?seat={seat}", None),
                    ("GET", f"{path}/moments/0?seat={seat}", None),
                ):
                    with pytest.raises(Refused, match="not yours"):
                        await stranger.request(*request)
            with pytest.raises(Refused) as refused:
                await client.moment(table, 0, seat, open=True)
            assert refused.value.code == "not-over"
            with pytest.raises(Refused) as refused:
                await client.hint(table, seat, token + 1)
            assert refused.value.code == "stale"
            hint = await client.hint(table, seat, token)
            assert hint[0]["step"] in actor.state["perspectives"][0]["legal"]
            assert 0 < hint[0]["share"] <= 1
            assert [c["share"] for c in hint] == sorted((c["share"] for c in hint), reverse=True)
            assert [c["turn"][0] for c in hint] == [c["step"] for c in hint]
            for best in hint[
                :3
            ]:  # a whole turn, as far as the seat can know: it can be tried out, and played, as it is
                tried = await actor.try_out(best["turn"])
                assert tried["ended"] or any(event["event"] in ("turn", "round") for event in tried["events"])
            with pytest.raises(Refused) as refused:
                await rival.hint(table, 1 - seat, token)
            assert refused.value.code == "not-your-turn"
            assert actor.state["version"] == version, "nothing of this is told or stored"
            log = await client.moments(table, seat)
            assert log["count"] == len(log["lines"]) == actor.state["table"]["moments"]
            last = await client.moment(table, log["count"] - 1, seat)
            assert last["view"] == actor.state["perspectives"][0]["view"]
            first = await eve.moment(table, 0)
            assert first["view"]["seat"] is None
            await hang_up(a, b)

    run(story)


def test_everything_can_be_looked_at_after_the_end(host: Host) -> None:
    async def story() -> None:
        async with Client(host.url) as ann, Client(host.url) as eve:
            table, (a,) = await seated([ann], "bakschisch", bots=["random"], options={"max_rounds": 10})
            with pytest.raises(Refused, match="not yours"):
                await eve.moments(table, 0)
            await play_on(a, 1)
            await a.until(over)
            match = serai.replay(await eve.record(table))
            for seat in (0, 1):
                log = await eve.moments(table, seat)
                assert log["count"] == 1 + sum(isinstance(e, Step) for e in match.history)
            shown = await eve.moment(table, 1, open=True)
            assert shown["view"]["seats"][0]["gold"] is not None
            assert [seat["choice"] for seat in shown["view"]["seats"]].count(None) == 1
            assert (await eve.moment(table, 1, 0))["view"]["seats"][1]["gold"] is None
            await hang_up(a)

    run(story)


def test_everybody_sees_who_is_connected(host: Host) -> None:
    async def story() -> None:
        async with Client(host.url) as ann, Client(host.url) as bob:
            _, (a, b) = await seated([ann, bob], "bakschisch", bots=["random"])

            def connected(now: dict[str, Any]) -> list[bool]:
                return [seat["connected"] for seat in now["table"]["seats"]]

            await a.until(lambda now: connected(now) == [True, True, False] and now["table"]["waiting"] == [0, 1])
            version = a.state["version"]
            await hang_up(b)
            gone = await a.until(lambda now: connected(now) == [True, False, False])
            assert (gone["version"], gone["since"], gone["happened"]) == (version, version, [])
            async with bob.watch(a.table):
                await a.until(lambda now: connected(now) == [True, True, False])
            async with Client(host.url) as eve, Client(host.url) as fay:  # those without a seat are counted, not named
                async with eve.watch(a.table) as first, fay.watch(a.table) as second:
                    for live in (a, first, second):
                        seen = await live.until(lambda now: now["table"]["watchers"] == 2)
                        assert seen["happened"] == [] or live is not a
                await a.until(lambda now: now["table"]["watchers"] == 0)
            await hang_up(a)

    run(story)
