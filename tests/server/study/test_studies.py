"""Studies over HTTP: of tables, records and positions, from every side, and never of a game that goes on."""

from __future__ import annotations

import asyncio
import functools
import json
import random
from pathlib import Path
from typing import Any

import pytest

import serai
from serai.client import Client, Refused
from serai.engine.game import Match
from serai.engine.rulebook import Step
from serai.server.base.errors import Refused as Refusal
from serai.server.base.errors import Why
from serai.server.storage import database as database_of
from serai.server.storage import queries
from serai.server.storage.database import migrate, new_store
from serai.server.study import messages as s
from serai.server.study import studies
from serai.server.tables import lookback
from tests.server.players import hang_up, over, play_on, run, seated
from tests.server.server_process import Host

GAMES = ("bakschisch", "bagdad", "five-tribes")


@functools.cache
def played(game: str, seed: int = 3, steps: int = 10_000) -> Match:
    """A game of random steps, to its end or so many steps far."""
    options = {"max_rounds": 10} if game == "bakschisch" else {}
    match, chooser = serai.game(game, players=2, **options).new_match(seed=seed), random.Random(seed)
    match.names = ("Ann", "Bob # 2")
    while not match.state.over and match.steps < steps:
        seat = chooser.choice(match.state.to_act)
        match.play(seat, chooser.choice(match.state.legal(seat)))
    return match


async def refusal(client: Client, method: str, path: str, body: Any = None) -> Refused:
    with pytest.raises(Refused) as error:
        await client.request(method, path, body)
    return error.value


@pytest.mark.parametrize("game", GAMES)
def test_a_record_is_studied_from_every_side(host: Host, game: str) -> None:
    match = played(game)

    async def story() -> None:
        async with Client(host.url) as ann, Client(host.url) as bob:
            made = await ann.request("POST", "/api/studies", {"record": match.record(), "title": " My  game "})
            study = s.StudyInfo.model_validate(made)
            place = f"/api/studies/{study.id}"
            assert (study.game, study.players, study.title, study.source) == (game, 2, "My game", "record")
            assert (study.moments, study.over, study.mine) == (lookback.count(match), True, True)
            assert (study.names, study.ranks) == (list(match.names), list(match.state.ranking))
            assert study.analysis.state == "none"
            entries = [entry for entry in match.history if isinstance(entry, Step)]
            assert study.steps == [f"{entry.seat} {match.game.steps[entry.action]}" for entry in entries]
            seen = await bob.request("GET", place)
            assert (seen["id"], seen["mine"]) == (study.id, False)
            listed = await ann.request("GET", "/api/studies")
            assert listed["studies"][0]["id"] == study.id
            assert study.id not in {entry["id"] for entry in (await bob.request("GET", "/api/studies"))["studies"]}
            for words, seat in (("0", 0), ("1", 1), ("spectator", None)):
                told = await bob.request("GET", f"{place}/moments?seat={words}")
                assert told["lines"] == lookback.lines(match, seat)
            told = await bob.request("GET", f"{place}/moments?seat=open")
            assert told["lines"] == lookback.lines(match, None, open_all=True)
            sides: tuple[s.Eyes, ...] = ("open", "spectator", 0, 1)
            for number in (0, 1, match.steps // 2, match.steps):
                for eyes in sides:
                    asked = {"path": {"moment": number}, "eyes": eyes}
                    found = s.StudyView.model_validate(await bob.request("POST", f"{place}/look", asked))
                    seat = eyes if isinstance(eyes, int) else None
                    shown = lookback.show(match, number, seat, open_all=eyes == "open")
                    assert found.view == json.loads(json.dumps(shown["view"]))
                    assert found.events == json.loads(json.dumps(shown["events"]))
                    assert found.ended == (number == match.steps)
                    assert bool(found.legal or found.sets) == (
                        not found.ended and eyes != "spectator" and (eyes == "open" or eyes in found.to_act)
                    )
            end = await bob.request("POST", f"{place}/look", {"path": {"moment": match.steps}})
            assert end["ranks"] == list(match.state.ranking)
            assert serai.replay(await bob.request("GET", f"{place}/record")).history == match.history
            assert (await refusal(bob, "POST", f"{place}/look", {"path": {"moment": 10_000}})).code == "no-moment"
            assert (await refusal(bob, "DELETE", place)).code == "not-your-study"
            await ann.request("DELETE", place)
            assert (await refusal(bob, "GET", place)).code == "no-study"

    run(story)


def other_line(match: Match, moment: int, length: int, seed: int) -> list[str]:
    """Legal steps beside the main line, with the seats that make them; as long as nothing is drawn."""
    steps = [index for index, entry in enumerate(match.history) if isinstance(entry, Step)]
    state, chooser = match.states[steps[moment]], random.Random(seed)
    line: list[str] = []
    while len(line) < length and state.to_act:
        seat = state.to_act[0]
        line.append(f"{seat} {chooser.choice(state.legal(seat))}")
        state = state.after(seat, line[-1][2:])
    return line


@pytest.mark.parametrize("game", GAMES)
def test_variations_are_named_commented_exported_and_read_back(host: Host, game: str) -> None:
    match = played(game)
    line = other_line(match, 3, 2, 1)

    async def story() -> None:
        async with Client(host.url) as ann, Client(host.url) as bob:
            study = await ann.request("POST", "/api/studies", {"record": match.record()})
            place = f"/api/studies/{study['id']}"
            looks = []
            for steps in (line[:1], line, line):
                asked = {"path": {"moment": 3, "steps": steps}, "eyes": "open"}
                looks.append(await bob.request("POST", f"{place}/look", asked))
            assert looks[1] == looks[2], "the same path leads to the same position"
            assert looks[0]["events"]
            tree = {
                "comments": {"0": "A fine\ndeal", "3": "# here I was wrong"},
                "lines": [
                    {"id": "a", "name": 'Better "so"', "from": {"moment": 3}, "steps": line, "comments": {"1": "!"}},
                    {"id": "b", "name": "", "from": {"moment": 3, "line": "a", "after": 1}, "steps": line[1:]},
                ],
            }
            if len(line) < 2:
                tree["lines"] = tree["lines"][:1]  # type: ignore[index]
            change = {"revision": study["revision"], "tree": tree, "title": "Mine"}
            assert (await refusal(bob, "PUT", f"{place}/tree", change)).code == "not-your-study"
            changed = await ann.request("PUT", f"{place}/tree", change)
            assert changed["revision"] == study["revision"] + 1
            assert [one["steps"] for one in changed["tree"]["lines"]] == [one["steps"] for one in tree["lines"]]  # type: ignore[index]
            assert (await refusal(ann, "PUT", f"{place}/tree", change)).code == "changed-elsewhere"
            exported = await bob.request("GET", f"{place}/record")
            assert serai.replay(exported).history == match.history
            again = await bob.request("POST", "/api/studies", {"record": exported})
            assert (again["tree"], again["title"]) == (changed["tree"], "Mine")
            twin = {"path": {"moment": 3, "steps": line}, "eyes": "open"}
            assert await bob.request("POST", f"/api/studies/{again['id']}/look", twin) == looks[1]
            broken = json.loads(json.dumps(tree))
            broken["lines"][0]["steps"] = [*line[:1], "0 fly away"]
            told = await refusal(ann, "PUT", f"{place}/tree", {"revision": changed["revision"], "tree": broken})
            assert (told.code, told.arguments["line"]) == ("bad-tree", 'Better "so"')
            assert "Step 2, '0 fly away'" in str(told)
            for wrong in ({"comments": {"99999": "x"}}, {"comments": {"x": "x"}}):
                told = await refusal(ann, "PUT", f"{place}/tree", {"revision": changed["revision"], "tree": wrong})
                assert told.code == "bad-tree"
            assert (await ann.request("GET", place))["tree"] == changed["tree"], "nothing of this was stored"

    run(story)


def test_what_is_no_game_gets_a_sentence(host: Host) -> None:
    match = played("bakschisch")
    text = match.record()
    bad = text.replace("\n0 bid", "\n0 fly", 1)
    line = next(number for number, one in enumerate(bad.splitlines(), 1) if one.startswith("0 fly"))
    length = len(text.splitlines())
    gaps = serai.replay("\n".join(text.splitlines()[:-6])).record_for(0)

    async def story() -> None:
        async with Client(host.url) as ann:
            for body, code, words in (
                ({}, "study-of-what", "one thing"),
                ({"record": text, "position": "{}"}, "study-of-what", "one thing"),
                ({"record": "hello"}, "bad-record", "serai record 1"),
                ({"record": bad}, "bad-record", f"Line {line}: "),
                ({"record": gaps}, "bad-record", "what one seat knew"),
                ({"record": text + "#: step 0 bid 1\n"}, "bad-record", f"Line {length + 1}: "),
                ({"record": text + '#: study 1\n#: line a after 1 "x\n'}, "bad-record", "a study has no line"),
                (
                    {"record": text + '#: study 1\n#: line a after 1 "x"\n#: step 0 fly\n'},
                    "bad-record",
                    f"Line {text.count(chr(10)) + 3}: step 1",
                ),
                ({"record": text + '#: study 1\n#: comment 0 "\\ud800"\n'}, "bad-record", "unicode"),
                ({"record": "serai record 1\n" + "#\n" * 20_001}, "bad-record", "at most"),
                ({"position": "{}"}, "bad-position", "needs"),
                ({"position": {"serai_position": 1}}, "bad-position", "needs 'game'"),
                ({"table": "A" * 22}, "no-table", "no such table"),
                ({"record": "x" * 300_000}, "too-large", "bytes"),
            ):
                told = await refusal(ann, "POST", "/api/studies", body)
                assert (told.code, words in str(told)) == (code, True), (told.code, str(told))

    run(story)


@pytest.mark.parametrize("game", GAMES)
def test_a_position_is_checked_and_studied(host: Host, game: str) -> None:
    state = played(game, steps=7).state
    position = state.position()

    async def story() -> None:
        async with Client(host.url) as ann:
            for given in (position, json.dumps(position)):
                told = s.PositionInfo.model_validate(await ann.request("POST", "/api/positions", {"position": given}))
                assert told.position == position
                assert told.view == json.loads(json.dumps(state.open_view()))
                assert tuple(told.to_act) == state.to_act
                assert told.legal or told.sets
            wrong = {"position": {**position, "players": 9}}
            assert (await refusal(ann, "POST", "/api/positions", wrong)).code == "bad-position"
            name = next(iter(position["state"]))
            lacking = {**position, "state": {k: v for k, v in position["state"].items() if k != name}}
            assert f"lacks the field {name!r}" in str(
                await refusal(ann, "POST", "/api/positions", {"position": lacking})
            )
            study = await ann.request("POST", "/api/studies", {"position": position})
            assert (study["source"], study["moments"], study["over"]) == ("position", 1, False)
            look = await ann.request("POST", f"/api/studies/{study['id']}/look", {"path": {"moment": 0}})
            assert look["view"] == json.loads(json.dumps(state.open_view()))
            seat = look["to_act"][0]
            step = f"{seat} {state.legal(seat)[0]}"
            after = await ann.request(
                "POST", f"/api/studies/{study['id']}/look", {"path": {"moment": 0, "steps": [step]}}
            )
            assert after["events"]

    run(story)


def test_a_game_is_studied_when_it_is_over(host: Host) -> None:
    async def story() -> None:
        async with Client(host.url) as ann, Client(host.url) as bob:
            table, (a,) = await seated([ann], "bakschisch", bots=["random"], options={"max_rounds": 10})
            for client in (ann, bob):
                assert (await refusal(client, "POST", "/api/studies", {"table": table})).code == "study-later"
                assert (
                    await refusal(client, "POST", f"/api/tables/{table}/again", {"with": "bots"})
                ).code == "again-later"
                assert (await refusal(client, "GET", f"/api/tables/{table}/compare")).code == "not-over"
            await play_on(a, 1)
            await a.until(over)
            study = await ann.request("POST", "/api/studies", {"table": table})
            assert (study["source"], study["table"]) == ("table", table)
            assert (await ann.request("POST", "/api/studies", {"table": table}))["id"] == study["id"]
            assert (await bob.request("POST", "/api/studies", {"table": table}))["id"] != study["id"]
            shared = await bob.request("GET", f"/api/studies/{study['id']}")
            assert (shared["table"], shared["mine"]) == (None, False), "a study is shared, its table is not"
            record = await ann.request("GET", f"/api/studies/{study['id']}/record")
            assert serai.replay(record).history == serai.replay(await ann.record(table)).history
            await hang_up(a)

    run(story)


def test_a_database_of_before_keeps_its_games(tmp_path: Path) -> None:
    _goes_on_from_before(f"sqlite:///{tmp_path / 'tables.sqlite'}")


def test_a_database_of_before_on_postgresql_keeps_its_games(database: str) -> None:
    _goes_on_from_before(database)


def _goes_on_from_before(url: str) -> None:
    """A table that was stored by the form before the studies is there after the migration."""
    migrate(url)
    back_to(url, "0004")
    columns = "id, seq, game, public, stage, about, updated, due, opener, source, sitters"
    row = ("old table", 1, "bakschisch", 1, "over", "{}", 1.0, None, "ann", None, "")

    async def store_row() -> None:
        store = new_store(url)
        await store.open()
        marks = ", ".join(f"${number}" for number, _ in enumerate(row, 1))
        await store.change(f"INSERT INTO tables ({columns}) VALUES ({marks})", *row)
        await store.close()

    async def look() -> None:
        store = new_store(url)
        await store.open()
        assert await store.rows("SELECT id, deal FROM tables WHERE id = $1", "old table") == [("old table", None)]
        found = await store.rows(queries.FINISHED_OF_A_DEAL, "old table", None, "old table", 5)
        assert found == [("old table", 1)]
        await store.change("DELETE FROM tables WHERE id = $1", "old table")
        await store.close()

    asyncio.run(store_row())
    migrate(url)
    asyncio.run(look())


def back_to(url: str, revision: str) -> None:
    """Bring a database back to an earlier form."""
    database_of._run(url, lambda config: database_of._command().downgrade(config, revision))


def test_refusals_have_the_right_status() -> None:
    now, unreadable, forbidden, much = 409, 422, 403, 429
    for why, status in (
        (Why.STUDY_LATER, now),
        (Why.AGAIN_LATER, now),
        (Why.DEAL_GOES_ON, now),
        (Why.CHANGED_ELSEWHERE, now),
        (Why.BAD_RECORD, unreadable),
        (Why.BAD_POSITION, unreadable),
        (Why.BAD_TREE, unreadable),
        (Why.NOT_YOUR_STUDY, forbidden),
        (Why.MANY_STUDIES, much),
        (Why.GAMES_WAIT, much),
        (Why.NO_STUDY, 404),
    ):
        assert why.status == status


ODD = (
    "", "?", "0", "#: study 2", '#: line a after a 0 ""', "#: comment 0 [[", "\ud800", "\x00", "9" * 400, "seed x",
    "position {}", "result 1", "draw ?", 'seat 0 "\\ud800"', "game 5", "rules 99999999999", "option max_rounds nan",
)  # fmt: skip


@pytest.mark.parametrize("game", GAMES)
def test_no_text_breaks_the_reader_of_records(game: str) -> None:
    """A damaged record or position is read, or refused with a sentence; nothing else happens."""
    text = played(game, steps=12).record() + '#: study 1\n#: title "x"\n#: comment 0 "y"\n'
    position = played(game, steps=12).state.position()
    chooser, read = random.Random(game), 0
    codes = set()
    for _ in range(150):
        lines = text.splitlines()
        for _ in range(chooser.randrange(1, 3)):
            place = chooser.randrange(len(lines))
            change = chooser.randrange(4)
            if change == 0:
                lines[place] = chooser.choice(ODD)
            elif change == 1:
                del lines[place]
            elif change == 2:
                lines.insert(place, chooser.choice(lines))
            else:
                lines[place] = lines[place][: chooser.randrange(len(lines[place]) + 1)]
        try:
            match, _title, tree = studies._read_record("\n".join(lines))
            s.StudyTree.model_validate(tree.model_dump(by_alias=True))
            made = {"id": "a", "owner": "b", "source": "record", "table": None, "title": "c"}
            study = studies._new(match, tree, 0.0, made)
            assert serai.replay(study.record).history == match.history
            json.dumps(study.about).encode()
            read += 1
        except Refusal as refused:
            codes.add(refused.code)
    assert 0 < read < 150
    for _ in range(100):
        broken = json.loads(json.dumps(position))
        name = chooser.choice(sorted(broken["state"]))
        value: Any = chooser.choice((None, -1, 10**30, 1.5, "x", [], {}, True, [[]], broken["state"][name]))
        part = chooser.choice((broken, broken["state"], broken["options"]))
        part[chooser.choice((name, "game", "rules", "x"))] = value
        try:
            studies._from_position(broken).record()
        except Refusal as refused:
            codes.add(refused.code)
    assert codes == {"bad-record", "bad-position"}
