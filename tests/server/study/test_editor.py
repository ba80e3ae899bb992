"""The editor over HTTP: a deal, changes with what follows, the sentence of the audit, moments of studies, pictures."""

from __future__ import annotations

import json
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

import serai
from serai.client import Client, Refused
from serai.server.study import messages as s
from serai.solve.sizes import small_game
from tests.contract.tables import walk
from tests.server.players import run
from tests.server.server_process import Host


def test_a_position_is_dealt_changed_and_checked(host: Host) -> None:
    async def story() -> None:
        async with Client(host.url) as ann:
            dealt = s.EditorAnswer.model_validate(await ann.request("GET", "/api/editor/bagdad?players=4"))
            assert (dealt.form.players, dealt.form.points, dealt.flaw) == (4, ["palace", "seat"], None)
            assert dealt.position["state"]["phase"] == "actions"
            body = {"position": dealt.position, "changes": [{"field": "thieves", "at": [2, 0], "value": 3}]}
            after = s.EditorAnswer.model_validate(await ann.request("POST", "/api/editor", body))
            assert after.shown is not None
            assert (after.flaw, after.position["state"]["reserve"][2]) == (None, 9)
            assert after.shown.view["palaces"][0]["thieves"] == [0, 0, 3, 0]
            assert after.position == serai.load(after.position).position()
            body = {"position": after.position, "changes": [{"field": "dancers", "at": [], "value": 3}]}
            odd = s.EditorAnswer.model_validate(await ann.request("POST", "/api/editor", body))
            assert (odd.shown, odd.position["state"]["dancers"]) == (None, 3)
            assert "eight dancers" in str(odd.flaw)
            assert (after.code, odd.code) == (None, "bg-flaw-7"), "what an audit finds has words in every language"

            for path, wrong in (
                ("/api/editor", {"position": "nonsense"}),
                ("/api/editor", {"position": dealt.position, "changes": [{"field": "x", "value": 1}]}),
                ("/api/editor", {"position": dealt.position | {"players": 9}}),
            ):
                with pytest.raises(Refused) as error:
                    await ann.request("POST", path, wrong)
                assert error.value.code == "bad-position"
            with pytest.raises(Refused):
                await ann.request("GET", "/api/editor/chess")

            match = walk(serai.game("bakschisch", players=2), 3, 9)
            study = await ann.request("POST", "/api/studies", {"record": match.record()})
            of = f"/api/editor/studies/{study['id']}"
            last = s.EditorAnswer.model_validate(await ann.request("GET", f"{of}?moment={match.steps}"))
            assert last.position == match.state.position()
            in_thread = s.EditorAnswer.model_validate(await ann.request("GET", f"{of}?moment=0&steps=0%20pass"))
            assert in_thread.position == serai.study.follow(match, 0, ["0 pass"]).state.position()
            for wrong_place in ("moment=999", "moment=0&steps=0%20fly", "moment=0&steps=pass"):
                with pytest.raises(Refused):
                    await ann.request("GET", f"{of}?{wrong_place}")

    run(story)


@pytest.mark.parametrize("game", ["bakschisch", "bagdad"])
def test_boxes_smaller_than_the_printed_one_are_for_exact_work(host: Host, game: str) -> None:
    match = small_game(game, "tiny").new_match(seed=1)
    position = match.state.position()

    async def story() -> None:
        async with Client(host.url) as ann:
            for path, body in (
                ("/api/editor", {"position": position}),
                ("/api/editor/picture", {"position": json.dumps(position)}),
                ("/api/positions", {"position": position}),
                ("/api/studies", {"position": position}),
                ("/api/studies", {"record": match.record()}),
                ("/api/tables", {"game": game, "players": 2, "options": position["options"], "position": position}),
            ):
                with pytest.raises(Refused, match=r"People play with the whole box; .* for exact work"):
                    await ann.request("POST", path, body)

    run(story)


def test_a_position_is_drawn(host: Host) -> None:
    state = walk(serai.game("five-tribes", players=2), 3, 9).state

    async def enter() -> str:
        async with Client(host.url) as ann:
            await ann.request("GET", "/api/studies")
            return str(ann.cookie)

    headers = {"content-type": "application/json", "cookie": f"serai_guest={run(enter)}"}

    def draw(body: object) -> tuple[str, str]:
        with urlopen(Request(f"{host.url}/api/editor/picture", json.dumps(body).encode(), headers)) as answer:
            return answer.headers["content-type"], answer.read().decode()

    kind, drawn = draw({"position": state.position(), "eyes": 1, "dark": True})
    assert kind.startswith("image/svg+xml")
    assert drawn == state.svg(1, dark=True)
    with pytest.raises(HTTPError) as error:
        draw({"position": {}})
    with error.value as answer:
        assert answer.code == 422
