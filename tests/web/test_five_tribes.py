"""Five Tribes at the web table, in a real Chromium: by clicks, by keys, on a phone, in every language."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from serai.client import changed
from tests.rules.positions_five_tribes import Setup
from tests.web.conftest import Visitors
from tests.web.five_tribes import BOARD, Player
from tests.web.tables import Visit, begin_for_two, late, talk

PHONE = {"width": 360, "height": 740}
Screenshot = Callable[..., None]
POWERS = ("Anun-Nak", "Bouraq", "Enki", "Hagis", "Lamia", "Leta", "Sibittis", "Sloar", "Utug")


def prepared(visit: Visit, setup: Setup, **wanted: Any) -> Player:
    """Somebody before a prepared position, with bots as rivals."""
    player = Player(visit)
    bots = ["random"] * (setup.game.players - 1)
    options = dict(setup.game.options)
    player.open(position=setup.state().position(), players=setup.game.players, options=options, bots=bots, **wanted)
    return player


def sowing() -> Setup:
    """Seat 0 may sow c5 to d4, a village, with builders; Djinns and fakirs would help."""
    return Setup().put(c5="BG", d4="BB", c4="Y", a1="WW", b1="W", f1="RR").row("fish", "silk", "ivory")


def notice(player: Player, rule: str) -> None:
    """A refusal with its rule is on the page."""
    expect(player.page.locator(".notice").filter(has_text=rule).first).to_be_visible()


def open_steps(page: Page, words: str) -> None:
    """Unfold a turn of the log that says this."""
    talk(page).locator("li.turn").filter(has_text=words).first.get_by_role("button", name="Step by step").click()


def see_result(player: Player, players: int, screenshot: Screenshot) -> None:
    """The result has every seat's points, and leads back to the first moment."""
    result = player.page.get_by_role("region", name="Result")
    total = result.get_by_role("row", name=re.compile("^Total"))
    expect(total).to_be_visible()
    assert [int(points) for points in total.get_by_role("cell").all_inner_texts()] == player.view()["scores"]
    expect(result.locator(".sheet .bar")).to_have_count(8 * players)
    expect(talk(player.page).get_by_role("listitem").last).to_be_in_viewport()
    screenshot(player.page, "end")
    assert player.visit.faults() == []
    player.page.get_by_role("button", name="Replay").last.click()
    expect(player.page.locator(BOARD)).to_have_attribute("data-phase", "bid")  # the first moment
    for _ in range(players + 2):
        player.page.keyboard.press("ArrowRight")
    expect(player.page.locator(BOARD)).not_to_have_attribute("data-phase", "over")


def test_a_whole_game_by_clicks(visitor: Visit, screenshot: Screenshot) -> None:
    player = Player(visitor)
    player.open(players=4, bots=["novice"] * 3)
    player.play_on()
    see_result(player, 4, screenshot)


def test_the_last_rounds_by_keys_alone(visitor: Visit, screenshot: Screenshot) -> None:
    player = Player(visitor)
    player.open(bots=["novice"], **late("five-tribes", at=7))
    player.play_on_by_keys()
    see_result(player, 2, screenshot)


def test_a_move_is_planned_taken_back_and_played(visitor: Visit, screenshot: Screenshot) -> None:
    player = prepared(visitor, sowing())
    page, start = player.page, player.view()
    player.tile("c5").hover()
    expect(player.tile("d4").locator(".end")).to_have_count(1)  # where a move from c5 can end
    player.click("e3")  # nobody stands there
    notice(player, "FT-12")
    player.click("c5")
    player.expect_planned(1)
    expect(page.locator(".ends li")).to_contain_text(["d4"])
    expect(player.tile("d4").locator(".end")).to_have_count(1)
    screenshot(page, "sowing")
    player.click("e5")  # too far away
    notice(player, "FT-13")
    player.expect_planned(1)
    page.locator(".hand").get_by_role("button", name="1 merchant").click()
    player.click("c4")
    player.expect_planned(2)
    player.click("c5")
    notice(player, "FT-14")
    page.get_by_role("button", name="Undo").click()
    player.expect_planned(1)
    held = page.locator(".hand").get_by_role("button", name="1 merchant")
    held.drag_to(player.tile("c4").locator(".target"))
    player.expect_planned(2)
    player.click("d4")
    player.expect_planned(3)
    expect(page.get_by_role("list", name="What it gives")).to_contain_text("d4")
    screenshot(page, "planned")
    assert visitor.faults() == []
    assert player.view() == start, "planning is private and plays nothing"
    page.keyboard.press("Backspace")
    player.expect_planned(2)
    player.click("d4")
    player.play()
    after = player.view()
    assert after["tiles"][3 * 6 + 3]["camel"] == 0
    turn = talk(page).locator("li.turn").filter(has_text="3 builders").first
    expect(turn).to_contain_text("from c5 to d4")
    turn.get_by_role("button", name="Step by step").click()
    expect(turn.get_by_text("takes 3 builders on d4")).to_be_visible()


def test_the_finder_filters_and_shows_a_path(visitor: Visit, screenshot: Screenshot) -> None:
    player = Player(visitor)
    player.open(bots=["random"])
    page = player.page
    page.locator(".spot.may").first.click()
    while player.wait()["phase"] != "move":
        player.answer(player.wait())
    page.keyboard.press("m")
    rows = page.locator(".finder li button")
    expect(rows).to_have_count(60)
    page.get_by_label("new camel").check()
    few = page.locator(".finder .count").first
    moves = visitor.ask("GET", f"/tables/{visitor.table}/moves?seat=0")["moves"]
    expect(rows).to_have_count(min(60, sum(move["control"] for move in moves)))
    page.get_by_label("new camel").uncheck()
    page.get_by_role("group", name="Tribe to end with").get_by_role("button", name="Builders").click()
    page.get_by_label("Gold ≥").fill("6")
    expect(few).to_be_visible()
    rows.first.hover()
    expect(page.locator(".walk:not(.shade)")).to_have_count(1)
    stops = page.locator(".stop").count()
    assert stops > 1
    screenshot(page, "finder")
    assert visitor.faults() == []
    rows.first.click()
    player.expect_planned(stops)
    expect(page.get_by_role("list", name="What it gives")).to_contain_text("points")


def test_a_table_without_aids_has_no_finder(visitor: Visit) -> None:
    player = prepared(visitor, sowing(), aids=False)
    player.click("c5")
    player.expect_planned(1)
    expect(player.page.get_by_role("button", name="Score")).to_be_visible()
    expect(player.page.get_by_role("button", name="Move finder")).to_have_count(0)


def test_powers_that_ask_for_a_tile_or_draw(visitor: Visit, screenshot: Screenshot) -> None:
    setup = sowing().people(0, elders=10).cards(0, fakir=6).own(0, *POWERS)
    player = prepared(visitor, setup)
    page = player.page
    expect(page.locator(".djinns .ready")).to_have_count(7)  # all but Hagis and Lamia, who have nothing to move
    player.use("Leta", "2 elders")
    player.expect_phase("target")
    player.click("a1")  # not empty
    notice(player, "FT-37")
    player.click("f5")
    player.expect_planned(2)
    expect(page.get_by_role("list", name="What it gives")).to_contain_text("f5")
    page.get_by_role("button", name="Undo").click()
    player.expect_phase("target")
    player.click("e5")
    player.use("Utug", "1 elder and 1 fakir")
    player.click("a1")
    player.use("Bouraq", "1 elder")
    player.click("a4")  # a village
    player.use("Hagis", "1 fakir")
    player.expect_phase("neighbour")
    player.click("a1")
    notice(player, "FT-39")
    player.click("b3")
    player.use("Enki", "1 fakir")
    player.click("c3")  # an oasis
    player.use("Lamia", "1 elder")
    player.click("d2")
    player.expect_planned(12)
    screenshot(page, "powers")
    player.play()
    tiles = {tile["tile"]: tile for tile in player.view()["tiles"]}
    assert [tiles[name]["camel"] for name in ("e5", "a1")] == [0, 0]
    assert (tiles["b3"]["palaces"], tiles["d2"]["palms"]) == (1, 1)
    player.wait()
    player.use("Anun-Nak", "1 elder")
    player.click("f3")
    player.play()
    open_steps(page, "uses Anun-Nak")
    expect(page.get_by_text(re.compile("^Anun-Nak brings .* to f3"))).to_have_count(3)
    player.wait()
    player.use("Sloar", "1 fakir")
    player.play()
    expect(page.get_by_text(re.compile(" drew: "))).to_have_count(1)
    player.wait()
    player.use("Sibittis", "2 elders")
    player.play()
    player.wait()
    player.expect_phase("keep")
    expect(page.get_by_role("button", name=re.compile("^Keep "))).to_have_count(3)
    player.choose("Keep ")
    player.play()
    assert len(player.view()["seats"][0]["djinns"]) == len(POWERS) + 1


def test_builders_fakirs_echidna_and_a_village(visitor: Visit) -> None:
    setup = sowing().people(0, elders=4).cards(0, fakir=3, fish=1, silk=1).own(0, "Echidna", "Hagis").kind(d4="village")
    player = prepared(visitor, setup)
    page, gold = player.page, player.view()["seats"][0]["gold"]
    player.click("c5")
    page.locator(".hand").get_by_role("button", name="1 merchant").click()
    player.click("c4")
    player.click("d4")
    player.expect_phase("build")
    expect(page.get_by_role("button", name="Without fakirs: 18 gold")).to_be_visible()
    player.use("Echidna", "1 elder and 1 fakir")
    player.choose("With 2 fakirs: 60 gold")
    player.expect_phase("place")
    player.choose("Place it on d4")
    page.get_by_role("button", name="Play as far as this").click()
    player.expect_planned(0)
    for card in page.locator(".sale .kind").all():
        card.click()
    player.choose("Sell 2 different cards for 3 gold")
    player.play()
    after = player.view()
    assert after["seats"][0]["gold"] == gold + 60 + 3
    assert after["tiles"][3 * 6 + 3]["palaces"] == 1


def test_assassins_kill_twice_with_iblis(visitor: Visit) -> None:
    setup = Setup().put(c3="RY", c2="W", d2="RR", f1="YG", a1="WW", b1="W").people(0, elders=2).people(1, elders=1)
    player = prepared(visitor, setup.own(0, "Iblis").kind(d2="large market").row("fish", "silk", "ivory", "fakir"))
    page = player.page
    player.click("c3")
    page.locator(".hand").get_by_role("button", name="1 vizier").click()
    player.click("c2")
    player.click("d2")
    player.expect_phase("kill")
    player.choose("An elder of")
    player.expect_phase("market")
    page.get_by_role("button", name="Undo").click()
    player.expect_phase("kill")
    player.use("Iblis", "1 elder")
    player.click("f1")  # two stand there: which one
    page.get_by_role("group", name="Which meeple?").get_by_role("button").first.click()
    player.wait()
    player.expect_phase("kill again")
    player.click("f1")
    player.expect_phase("market")
    page.get_by_role("button", name="Buy: silk").click()
    player.wait()
    page.get_by_role("button", name="Buy: ivory").click()
    player.wait()
    player.play()
    tiles = {tile["tile"]: tile for tile in player.view()["tiles"]}
    assert [tiles[name]["camel"] for name in ("d2", "f1")] == [0, 0]
    assert player.view()["seats"][0]["goods"] == {"ivory": 1, "silk": 1}


def test_a_sacred_place_and_kumarbis_discount(visitor: Visit, screenshot: Screenshot) -> None:
    setup = Setup().put(c3="WY", c4="Y", d4="WW", f1="YG", a1="RR").people(0, elders=1).cards(0, fakir=2)
    setup = setup.kind(d4="sacred place 15").djinn_row("Boaz", "Ba'al", "Jafaar")
    player = prepared(visitor, setup)
    page = player.page
    player.click("c3")
    page.locator(".hand").get_by_role("button", name="1 vizier").click()
    player.click("c4")
    player.click("d4")
    player.expect_phase("sacred")
    page.get_by_role("button", name="Ba'al 6 points").click()
    screenshot(page, "djinn")
    player.choose("Summon for 1 elder and 1 fakir")
    player.play()
    assert [djinn["name"] for djinn in player.view()["seats"][0]["djinns"]] == ["Ba'al"]

    bidding = Setup().bids(0, 1, 0, 1).own(0, "Kumarbi").cards(0, fakir=2).put(a1="WW", b1="W", c3="RRR", d3="R")
    player = prepared(visitor, bidding)
    page.get_by_role("group", name="Fakirs for Kumarbi").get_by_role("button", name="2").click()
    spot = page.get_by_role("button", name=re.compile("^Bid 18: you pay 8 gold and would be number 1"))
    expect(spot).to_be_visible()
    screenshot(page, "kumarbi")
    spot.click()
    expect(page.locator("li.turn").filter(has_text="bids 18")).to_contain_text("−2 × fakir")


def test_two_people_at_one_table_see_no_more_than_they_may(visitors: Visitors) -> None:
    ann, bob = visitors(), visitors()
    frames: list[str] = []
    ann.page.on("websocket", lambda socket: socket.on("framereceived", lambda text: frames.append(str(text))))
    secret = Setup().bids(0, 1, 0, 1).put(a1="WW", b1="W", c3="RRR", d3="R").cards(1, silk=2).gold(1, 43)
    begin_for_two(ann, bob, game="five-tribes", position=secret.state().position(), options=dict(secret.game.options))
    bob.go_to(ann.table)
    Player(ann).wait()
    ann.page.locator(".spot.may").first.click()
    Player(bob).wait()
    expect(bob.page.locator(".seats > li").nth(1)).to_contain_text("43")
    expect(bob.page.locator(".seats > li").nth(1)).to_contain_text("silk")
    bob.page.locator(".spot.may").last.click()
    Player(ann).wait()
    rival = ann.page.locator(".seats > li").last
    expect(rival).to_contain_text("?")
    states = told(frames)
    assert len(states) > 2
    assert any(message["type"] == "change" for message in map(json.loads, frames)), "updates came as changes"
    for state in states:
        assert [look["seat"] for look in state["perspectives"]] == [0]
        for look in state["perspectives"]:
            bobs = look["view"]["seats"][1] if look["view"] else {"gold": None, "goods": None}
            assert (bobs["gold"], bobs["goods"]) == (None, None)
    assert "43" not in re.findall(r'"gold":\s*(\d+)', "".join(frames))  # nor in an event


def told(frames: list[str]) -> list[dict[str, Any]]:
    """The whole updates that a socket's messages made, one after the other."""
    states: list[dict[str, Any]] = []
    for message in map(json.loads, frames):
        if message["type"] == "update":
            states.append(message)
        elif message["type"] == "change":
            states.append(changed(states[-1], message))
    return states


def test_a_phone_loses_nothing(visitors: Visitors, screenshot: Screenshot) -> None:
    visitor = visitors(viewport=PHONE, has_touch=True, is_mobile=True, color_scheme="dark")
    player = prepared(visitor, sowing().people(0, elders=2).own(0, "Enki", "Boaz"))
    page = player.page
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    screenshot(page, "table")
    player.tile("c5").tap()
    player.expect_planned(1)
    expect(page.locator(".hand")).to_be_in_viewport()
    page.locator(".hand").get_by_role("button", name="1 merchant").tap()
    player.tile("c4").tap()
    player.expect_planned(2)
    player.tile("d4").tap()
    player.expect_planned(3)
    expect(page.locator(".commit.play")).to_be_in_viewport()
    screenshot(page, "planned")
    page.locator(".seats .djinns button").first.tap()
    expect(page.locator(".detail")).to_be_visible()
    assert visitor.faults() == []
    page.locator(".commit.play").tap()
    player.expect_planned(0)


def test_every_language(visitor: Visit, screenshot: Screenshot) -> None:
    for language, turn, help_ in (
        ("fr", "À toi : ramasse les meeples", "2 · Semer"),
        ("it", "Tocca a te: raccogli i meeple", "2 · Seminare"),
        ("de", "Du bist am Zug: Nimm die Figuren", "2 · Säen"),
    ):
        player = prepared(visitor, sowing().own(0, "Enki").people(0, elders=1))
        visitor.speak(language)
        page = player.page
        expect(page.locator(".task")).to_contain_text(turn)
        player.click("c5")
        player.expect_planned(1)
        page.keyboard.press("s")
        page.keyboard.press("?")
        expect(page.get_by_role("heading", name=help_)).to_be_visible()
        screenshot(page, language)
        assert page.evaluate("document.body.innerText.includes('ft-')") is False
        assert page.locator(BOARD).count() == 1
