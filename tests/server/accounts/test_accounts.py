"""Members: an account is a passkey; it keeps what the guest had, and nothing is left of one who goes but the games."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from serai.client import Refused
from serai.server.base.guest_names import new_name
from serai.server.base.lookalikes import is_reserved, likeness
from serai.server.base.signing import CHALLENGE_SECONDS, Signer
from serai.server.storage.database import sqlite_path
from tests.server.authenticator import Authenticator
from tests.server.people import Person
from tests.server.players import hang_up, over, play_on, run, seated
from tests.server.server_process import Host, hosting


def test_a_guest_becomes_a_member_and_keeps_seat_and_games(host: Host) -> None:
    async def story() -> None:
        async with Person(host) as ann, Person(host) as bob, Person(host) as phone:
            table, lives = await seated([ann, bob], "bakschisch")
            assert not (await ann.request("GET", "/api/account"))["member"]
            device, codes = await ann.join_club("Zubaida")
            assert len(set(codes)) == 10
            about = await ann.request("GET", "/api/account")
            await ann.request("PUT", "/api/account", {"colour": "teal"})
            again = await ann.request("GET", "/api/account")
            assert (again["colour"], again["language"]) == ("teal", "fr")
            with pytest.raises(Refused, match="colour"):
                await ann.request("PUT", "/api/account", {"colour": "#ff0000"})
            assert (about["member"], about["name"], about["language"], about["codes"]) == (True, "Zubaida", "fr", 10)
            await play_on(lives[0], 1, steps=1)  # the socket of before goes on
            async with ann.join(table) as again:
                assert again.seats == [0]
                assert again.state["table"]["seats"][0]["name"] == "Zubaida"
            await phone.sign_in(device)
            me = await phone.request("POST", "/api/me")
            assert (me["name"], me["member"], me["handle"]) == ("Zubaida", True, about["handle"])
            assert [line["id"] for line in await phone.tables("mine")] == [table]
            async with phone.join(table) as on_phone:
                assert on_phone.seats == [0]
            await hang_up(*lives)

    run(story)


def test_who_signs_in_at_a_table_goes_on_playing_there(host: Host) -> None:
    async def story() -> None:
        async with Person(host) as home, Person(host) as ann, Person(host) as bob:
            device, _ = await home.join_club("Jafar of the Barmakids")
            table, lives = await seated([ann, bob], "bakschisch")
            await ann.sign_in(device)
            async with ann.join(table) as again:
                assert again.seats == [0]
            assert table in [line["id"] for line in await home.tables("mine")]
            await hang_up(*lives)

    run(story)


def test_another_passkey_and_the_last_one(host: Host) -> None:
    async def story() -> None:
        async with Person(host) as ann, Person(host) as other:
            first, _ = await ann.join_club("Aziza")
            second = Authenticator(ann.url)
            asked = await ann.asked("add")
            assert len(asked["known"]) == 1
            body = {"label": "phone", "credential": second.make(asked)}
            await ann.request("POST", "/api/account/passkeys", body)
            with pytest.raises(Refused, match="twice"):
                await ann.request("POST", "/api/account/passkeys", body)
            keys = (await ann.request("GET", "/api/account"))["passkeys"]
            assert [key["label"] for key in keys] == ["", "phone"]
            await ann.request("DELETE", f"/api/account/passkeys/{keys[0]['id']}")
            with pytest.raises(Refused, match="No account"):
                await other.sign_in(first)
            with pytest.raises(Refused, match="last one"):
                await ann.request("DELETE", f"/api/account/passkeys/{keys[1]['id']}")
            await other.sign_in(second)

    run(story)


def test_recovery_codes_are_good_once_and_until_there_are_others(host: Host) -> None:
    async def story() -> None:
        async with Person(host) as ann, Person(host) as lost:
            _, codes = await ann.join_club("Dunyazad")
            shouted = codes[0].upper().replace("-", " ")
            assert (await lost.request("POST", "/api/account/recover", {"code": shouted}))["name"] == "Dunyazad"
            assert (await lost.request("GET", "/api/account"))["codes"] == 9
            for used in (codes[0], "abcd-efgh-jkmn"):
                with pytest.raises(Refused, match="no recovery code"):
                    await lost.request("POST", "/api/account/recover", {"code": used})
            fresh = (await ann.request("POST", "/api/account/codes"))["codes"]
            with pytest.raises(Refused, match="no recovery code"):
                await lost.request("POST", "/api/account/recover", {"code": codes[1]})
            await lost.request("POST", "/api/account/recover", {"code": fresh[0]})

    run(story)


def test_signed_out_everywhere_else(host: Host) -> None:
    async def story() -> None:
        async with Person(host) as ann, Person(host) as thief, Person(host) as bob:
            before = ann.cookie
            table, lives = await seated([ann, bob], "bakschisch")
            await ann.join_club("Marjana")
            thief.cookie = ann.cookie
            live = await thief.join(table).__aenter__()
            assert live.seats == [0]
            await ann.request("POST", "/api/account/leave", {"others": True})
            assert (await ann.request("GET", "/api/account"))["member"]
            for stale in (thief.cookie, before):
                thief.cookie = stale
                with pytest.raises(Refused, match="Say who you are"):
                    await thief.request("GET", "/api/account")
            await live.until(lambda update: not update["perspectives"] or update["perspectives"][0]["seat"] is None)
            await hang_up(live, *lives)

    run(story)


def test_bad_answers_of_passkeys_get_in_nowhere(host: Host) -> None:
    async def story() -> None:
        async with Person(host) as ann, Person(host) as eve:
            device, _ = await ann.join_club("Budur")
            foreign = Authenticator("https://elsewhere.example")
            foreign.id, foreign.key = device.id, device.key
            other_key = Authenticator(eve.url)
            other_key.id = device.id
            for false in (foreign, other_key):
                with pytest.raises(Refused, match="could not be verified"):
                    await eve.sign_in(false)
            asked = await ann.asked("enter")
            with pytest.raises(Refused, match="took too long"):  # a challenge of somebody else
                await eve.request("POST", "/api/account/enter", {"credential": device.prove(asked)})
            body = {"credential": device.prove(await eve.asked("enter"))}
            for broken in (
                {"response": 3},
                {"response": {"clientDataJSON": "é"}},
                {"response": {"clientDataJSON": ""}},
            ):
                with pytest.raises(Refused, match="could not be verified"):
                    await eve.request("POST", "/api/account/enter", {"credential": {**body["credential"], **broken}})
            await eve.request("POST", "/api/account/enter", body)
            with pytest.raises(Refused, match="twice"):
                await eve.request("POST", "/api/account/enter", body)

    run(story)


def test_no_passkeys_at_an_address_of_numbers(host: Host) -> None:
    async def story() -> None:
        async with Person(host) as ann:
            ann.url = host.url
            with pytest.raises(Refused, match="Passkeys need"):
                await ann.asked("join")

    run(story)


def test_nobody_takes_a_members_or_a_bots_name(host: Host) -> None:
    async def story() -> None:
        async with Person(host) as ann, Person(host) as eve:
            await ann.join_club("Noor al-Din")
            table = await ann.open_table("bakschisch", players=2)
            for name in ("Noor al-Din", "NOOR AL DIN", "N0or al-Dín", "Nооr al-Din"):  # the last with Cyrillic letters
                with pytest.raises(Refused, match="looks like it"):
                    await eve.request("PUT", "/api/me", {"name": name})
                with pytest.raises(Refused, match="looks like it"):
                    await eve.request(
                        "POST", f"/api/tables/{table}/commands", {"type": "sit", "id": "1", "seat": 1, "name": name}
                    )
                with pytest.raises(Refused, match="looks like it"):
                    await eve.join_club(name)
            for name in ("Caliph", "caliph 2", "Calíph", "Händler", "Serai"):
                with pytest.raises(Refused, match="of the bots"):
                    await eve.request("PUT", "/api/me", {"name": name})
            await ann.request("PUT", "/api/me", {"name": "Noor"})
            await eve.request("PUT", "/api/me", {"name": "Noor al-Din"})  # it is free now

    run(story)


def test_what_a_member_takes_along_and_what_stays_of_one_who_goes(host: Host) -> None:
    async def story() -> None:
        async with Person(host) as ann, Person(host) as bob:
            device, codes = await ann.join_club("Tawaddud")
            table, lives = await seated([ann, bob], "bakschisch")
            await lives[0].command("chat", text="good luck from the clever one")
            await asyncio.gather(*(play_on(live, seed) for seed, live in enumerate(lives)))
            await lives[1].until(over)
            going, others = await seated([ann, bob], "bakschisch")
            data = await ann.request("GET", "/api/account/data")
            assert {line["id"] for line in data["tables"]} == {table, going}
            assert [said["text"] for said in data["said"]] == ["good luck from the clever one"]
            record = await bob.record(table)
            await ann.request("DELETE", "/api/account")
            for id in (table, going):
                shown = json.dumps(await bob.request("GET", f"/api/tables/{id}"))
                assert "Tawaddud" not in shown
                assert "former player" in shown
                assert "clever" not in shown
            await others[1].until(lambda update: update["table"]["seats"][0]["stage"] == "stand-in")
            assert "Tawaddud" not in json.dumps(await bob.tables("mine"))
            assert (await bob.record(table)) == record.replace("Tawaddud", "former player")
            with pytest.raises(Refused, match="Say who you are"):
                await ann.request("GET", "/api/account")
            with pytest.raises(Refused, match="No account"):
                await bob.sign_in(device)
            with pytest.raises(Refused, match="no recovery code"):
                await bob.request("POST", "/api/account/recover", {"code": codes[0]})
            await bob.request("PUT", "/api/me", {"name": "Tawaddud"})
            await hang_up(*lives, *others)

    run(story)
    with contextlib.closing(sqlite3.connect(sqlite_path(host.database))) as database:
        text = "\n".join(database.iterdump())
    assert "clever one" not in text


def test_accounts_outlive_the_server(tmp_path: Path) -> None:
    async def begin(host: Host) -> tuple[str | None, str | None]:
        async with Person(host) as ann, Person(host) as ben:
            await ann.join_club("Sinbad")
            await ben.join_club("Hindbad")
            await ben.request("DELETE", "/api/account")
            return ann.cookie, ben.cookie

    async def go_on(host: Host, kept: str | None, gone: str | None) -> None:
        ann = Person(host)
        ann.cookie = kept
        assert (await ann.request("GET", "/api/account"))["name"] == "Sinbad"
        ann.cookie = gone
        with pytest.raises(Refused, match="Say who you are"):
            await ann.request("GET", "/api/account")

    with hosting(tmp_path) as host:
        cookies = run(lambda: begin(host))
        host.kill()
        host.start()
        run(lambda: go_on(host, *cookies))


def test_two_servers_hear_of_each_others_members(tmp_path: Path, database: str) -> None:
    async def story(one: Host, two: Host) -> None:
        async with Person(one) as ann:
            device, _ = await ann.join_club("Qamar")
            elsewhere = Person(two)
            elsewhere.cookie = ann.cookie
            assert (await elsewhere.request("GET", "/api/account"))["name"] == "Qamar"
            await ann.request("POST", "/api/account/leave", {"others": True})
            said = ""
            while "Say who you are" not in said:
                try:
                    await elsewhere.request("GET", "/api/account")
                    await asyncio.sleep(0.2)
                except Refused as error:
                    said = str(error)
            async with Person(two) as again:
                device.origin = again.url
                await again.sign_in(device)

    with hosting(tmp_path, database=database) as one, hosting(tmp_path, database=database) as two:
        run(lambda: story(one, two))


# ---------------------------------------------------------------- parts


def test_challenges_are_for_one_purpose_one_guest_once_and_not_for_long() -> None:
    now = 1000.0
    signer = Signer(b"a secret of sixteen letters", lambda: now)
    challenge = signer.challenge("join", "ann")
    assert not signer.challenged("enter", "ann", challenge)
    assert not signer.challenged("join", "eve", challenge)
    assert not signer.challenged("join", "ann", challenge + "x")
    assert signer.challenged("join", "ann", challenge)
    assert not signer.challenged("join", "ann", challenge)
    late = signer.challenge("join", "ann")
    now += CHALLENGE_SECONDS + 1
    assert not signer.challenged("join", "ann", late)


@given(st.text(min_size=1, max_size=24))
def test_every_name_looks_like_itself_in_any_case_and_space(name: str) -> None:
    assert likeness(name)
    assert likeness(f" {name} ") == likeness(name) or likeness(name) == name
    assert is_reserved(new_name())


def test_names_of_people_stay_apart() -> None:
    names = ["Anna", "Hanna", "Ana", "Omar", "Amr", "Élodie", "Giulia", "Jörg", "Şehrazat", "🦊", "🐫", "李", "Олег"]
    assert len({likeness(name) for name in names}) == len(names)
    assert not [name for name in names if is_reserved(name)]
