"""The Thief of Bagdad at the web table, in a real Chromium: by clicks, by keys, on a phone, in every language."""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, Response, WebSocket, expect

from tests.web.bagdad import PALACES, Player
from tests.web.conftest import Visitors
from tests.web.tables import Visit, late, talk
from tests.web.test_one_moment import MOVING, SCENE_MILLISECONDS, stop_the_clock

PHONE = {"width": 360, "height": 740}
BOARD = "[data-phase]"
CARDS_OF_A_PALACE, DANCERS, THIEVES = 17, 8, 12
SAID = {
    "fr": ("palais jaune", "devant le palais blanc", "coffre .*palais rouge"),
    "it": ("palazzo giallo", "al palazzo bianco", "forziere .*palazzo rosso"),
    "de": ("gelben Palast", "am weißen Palast", "Truhe .*roten Palast"),
}
SHORT = {"first_seat": "seat-0", "max_turns": 50}
Screenshot = Callable[..., None]


def position(
    hand: tuple[int, ...] = (3, 2, 2, 2, 2, 1, 3),
    rival: tuple[int, ...] = (0, 2, 0, 1, 0, 1, 0),
    thieves: tuple[tuple[int, ...], tuple[int, ...]] = ((3, 0, 1, 0, 0, 0), (0, 2, 0, 0, 0, 0)),
    neutral: tuple[int, ...] = (1, 2, 1, 1, 1, 0),
    **fields: Any,
) -> dict[str, Any]:
    """A turn of seat 0 of two: own and rival's guards at red, blue, green and yellow; blue is full, white is bare."""
    guards = [[1, 1, 1, 1, 0, 0], [1, 1, 1, 1, 0, 0]]
    none6 = [0] * 6
    options = {"neutral_setup": "fixed", "first_seat": "seat-0", "hands": "after", "thief_actions": 3, "max_turns": 500}
    state = {
        "phase": "actions", "first": 0, "seat": 0, "turns": 4, "acted": 0, "thief_acts": 0, "draws": 0, "stalled": 0,
        "chests": [4] * 6, "neutral": list(neutral), "guards": [*guards, none6, none6],
        "spaces": [4 - neutral[p] - guards[0][p] - guards[1][p] for p in range(6)],
        "thieves": [list(thieves[0]), list(thieves[1]), none6, none6],
        "reserve": [THIEVES - sum(thieves[0]), THIEVES - sum(thieves[1]), 0, 0],
        "stolen": [0] * 4, "guards_left": [0] * 4, "neutrals_left": [0] * 4,
        "hand": [list(hand), list(rival), [0] * 7, [0] * 7], "known": [none6] * 4,
        "pile": [CARDS_OF_A_PALACE - hand[p] - rival[p] for p in range(6)], "discards": none6,
        "dancers": DANCERS - hand[6] - rival[6],
    }  # fmt: skip
    options |= {name: fields.pop(name) for name in ("hand_limit", "thief_actions") if name in fields}
    options.setdefault("hand_limit", None)
    about = {"serai_position": 1, "game": "bagdad", "rules": 1, "players": 2, "options": options}
    return {**about, "state": {**state, **fields}}


def prepared(visit: Visit, **wanted: Any) -> Player:
    """Somebody before a prepared position, with a bot as rival."""
    player = Player(visit)
    start = position(**wanted)
    player.open(position=start, options=start["options"], bots=["random"])
    return player


def notice(page: Page, rule: str) -> None:
    """A refusal with its rule is on the page; it is put away."""
    shown = page.locator(".notice").filter(has_text=rule).first
    expect(shown.get_by_role("link", name=rule)).to_have_attribute(
        "href", re.compile(rf"^/rules/bagdad(\?lang=\w+)?#{rule}$")
    )
    expect(shown).to_be_visible()


def log_of(page: Page) -> Locator:
    """The log."""
    return talk(page)


def test_a_turn_is_planned_taken_back_and_played(visitor: Visit, screenshot: Screenshot) -> None:
    player = prepared(visitor)
    page = player.page
    start = visitor.update()["perspectives"][0]["view"]

    player.point("red")  # two foreign guards: 2 cards, of which dancers may be some
    expect(page.locator("[data-pay]")).to_have_count(3)
    screenshot(page, "payment")
    player.pay("place red 1d")
    player.expect_planned(1)
    expect(page.locator(".chain > li").first).to_contain_text("wins a chest")

    player.guard("yellow")  # an own guard alone
    player.point("white")
    player.pay("move yellow white with yellow")
    player.expect_planned(2)

    player.guard("green")  # with a thief
    page.get_by_label("with a thief").check()
    screenshot(page, "lifted")
    player.point("white")
    player.pay("carry green white with dancer")
    player.expect_planned(3)

    player.guard("purple", "neutral")
    player.point("white")
    player.pay("neutral purple white")
    player.expect_planned(4)
    page.locator(".chain .deed").first.click()  # the board after the first step only
    expect(player.palace("white").locator(".figure")).to_have_count(0)
    page.locator(".chain .deed").first.click()
    expect(player.palace("white").locator(".figure")).to_have_count(3)

    player.point("white")  # possible in the plan only: own guards and a neutral one stand there now
    player.expect_planned(5)
    expect(page.locator(".count")).to_have_attribute("aria-label", "no thief action left")
    screenshot(page, "plan")
    assert visitor.faults() == []
    assert visitor.update()["perspectives"][0]["view"] == start, "planning is private and plays nothing"

    player.point("red")  # a fourth thief
    notice(page, "BG-14")
    page.locator("[data-remove='3']").click()  # without the neutral guard no thief gets into white
    player.expect_planned(3)
    player.guard("purple", "neutral")
    player.point("white")
    player.pay("neutral purple white with dancer white")
    player.expect_planned(4)
    expect(page.get_by_role("list", name="Your hand").locator("li").first).to_be_visible()
    page.locator("[data-commit]").click()
    expect(log_of(page).get_by_text("chest of 4 thieves from the red palace")).to_be_visible()
    player.wait()

    lines = json.dumps(visitor.ask("GET", f"/tables/{visitor.table}/moments?seat=0"))
    for event in ("pay", "place", "steal", "move", "carry", "neutral", "finish", "card"):
        assert f'"event": "{event}"' in lines
    after = visitor.update()["perspectives"][0]["view"]
    assert after["seats"][0]["chests"] == 1
    expect(page.locator(".seats [data-seat='0']")).to_contain_text("1/6")


def test_quick_fingers_keep_the_guard_that_they_lifted_before_the_answer(visitor: Visit) -> None:
    player = prepared(visitor)
    page = player.page
    player.point("red")
    page.locator("[data-pay='place red']").wait_for()
    pay, guard = "[data-pay='place red']", "[data-palace='yellow'] .gate [data-act='own']"
    page.evaluate("both => both.forEach(one => document.querySelector(one).click())", [pay, guard])
    expect(page.locator("[data-asking]")).to_have_attribute("data-asking", "false")
    player.point("white")
    player.pay("move yellow white with yellow")
    player.expect_planned(2)


def test_looking_back_keeps_the_plan_and_coming_back_tells_what_changed(visitor: Visit) -> None:
    player = prepared(visitor, thieves=((0,) * 6, (0,) * 6))
    page = player.page
    player.commit()
    player.point("red")
    player.pay("place red")
    player.expect_planned(1)
    page.get_by_role("button", name="Look back").click()
    player.expect_planned(0)
    expect(page.locator(".palace.open")).to_have_count(0)
    page.get_by_role("button", name="Back to the game").click()
    player.expect_planned(1)
    page.get_by_role("button", name="Undo").click()
    player.expect_planned(0)
    page.reload()
    player.wait()


def test_what_the_rules_refuse_is_explained(visitor: Visit) -> None:
    player = prepared(visitor, thieves=((0,) * 6, (0,) * 6))
    page = player.page
    player.point("white")
    notice(page, "BG-9")
    player.guard("red")
    player.point("blue")
    notice(page, "BG-6")
    page.keyboard.press("Escape")
    expect(page.locator(".up")).to_have_count(0)
    player.guard("red")
    page.get_by_role("button", name="Cancel").click()
    expect(page.locator(".up")).to_have_count(0)
    player.palace("green").locator("[data-guard='rival']").click()
    notice(page, "BG-13")
    player.expect_planned(0)
    assert visitor.update()["perspectives"][0]["view"]["acted"] is False


def test_a_guard_that_nobody_can_pay_for_stays(visitor: Visit) -> None:
    player = prepared(visitor, hand=(0,) * 7)
    for kind, rule in (("own", "BG-10"), ("neutral", "BG-12")):
        player.palace("red").locator(f"[data-guard='{kind}']").click()
        notice(player.page, rule)
    player.palace("red").locator(".whole").focus()
    player.page.keyboard.press("g")
    expect(player.page.locator(".up")).to_have_count(0)


def test_passing_dancers_and_giving_up_cards(visitor: Visit, screenshot: Screenshot) -> None:
    player = prepared(visitor, hand=(2, 2, 2, 2, 0, 0, 1), thieves=((0,) * 6, (0,) * 6), hand_limit=10)
    page = player.page
    page.locator("[data-pass-dancer]").click()  # 9 + a dancer + 3 cards: 3 too many
    expect(page.locator(".task")).to_contain_text("discard 3 cards")
    screenshot(page, "give")
    page.locator("[data-give='dancer']").click()
    expect(page.locator(".task")).to_contain_text("discard 2 cards")
    for left in (1, 0):
        page.locator("[data-give='red']").first.click()
        if left:
            expect(page.locator(".task")).to_contain_text("discard 1 card")
    expect(log_of(page).get_by_text("discards a dancer").first).to_be_visible()
    player.wait()
    page.locator("[data-pass]").click()
    expect(log_of(page).locator("li.turn").filter(has_text=re.compile("passes(?! and)")).first).to_be_visible()


def test_a_draw_asks_when_a_chest_is_left_behind(visitor: Visit) -> None:
    player = prepared(visitor)
    page = player.page
    page.locator("[data-pass]").click()
    expect(page.get_by_role("dialog")).to_contain_text("red palace")
    page.get_by_role("button", name="No", exact=True).click()
    assert visitor.update()["perspectives"][0]["view"]["turn_of"] == 0
    player.guard("red")
    page.keyboard.press("Escape")


def test_the_winning_chest_ends_the_game(visitor: Visit, screenshot: Screenshot) -> None:
    player = prepared(visitor, stolen=[5, 0, 0, 0], chests=[4, 4, 4, 4, 2, 1])
    page = player.page
    player.point("red")
    player.pay("place red 2d")
    player.expect_planned(1)
    page.get_by_role("button", name="Play and win").click()
    expect(page.get_by_role("region", name="Result")).to_contain_text("The decisive chest is stolen")
    screenshot(page, "over")
    assert visitor.faults() == []
    page.get_by_role("button", name="Replay").first.click()
    page.get_by_label("Point of view").select_option(label="Everything revealed")
    expect(page.locator(".seats .held").first).to_be_visible()
    expect(page.locator(".palace.open")).to_have_count(0)


def test_guards_are_posted_by_choice(visitor: Visit, screenshot: Screenshot) -> None:
    player = Player(visitor)
    page = player.page
    player.open(options={"neutral_setup": "tactical", "first_seat": "seat-0", "hands": "before"}, bots=["random"])
    expect(page.get_by_role("list", name="Your hand").locator("li")).not_to_have_count(0)
    page.get_by_role("button", name="Neutral guard (2)").click()
    player.point("white")
    expect(player.palace("white").locator(".ghost")).to_have_count(1)
    screenshot(page, "ghost")
    player.point("purple")  # another idea
    expect(player.palace("white").locator(".ghost")).to_have_count(0)
    page.locator("[data-commit]").click()
    expect(log_of(page).get_by_text("neutral guard at the purple palace").first).to_be_visible()
    player.wait()
    page.get_by_role("button", name="Own guard (4)").click()
    player.point("purple")
    player.point("purple")  # pointing twice is enough
    expect(log_of(page).get_by_text("guard at the purple palace", exact=True).first).to_be_visible()
    player.wait()
    player.post_guards()
    assert player.phase == "actions"


def test_a_whole_game_by_clicks(visitor: Visit, screenshot: Screenshot) -> None:  # others are for two and for three
    player = Player(visitor)
    player.open(players=4, bots=["random"] * 3, options=SHORT)
    player.play_out()
    expect(player.page.get_by_role("region", name="Result")).to_be_visible()
    screenshot(player.page, "over")


def test_guards_and_the_last_turns_by_keyboard(visitor: Visit) -> None:
    player = Player(visitor)
    page = player.page
    press = page.keyboard.press

    def tab_to(selector: str) -> None:
        for _ in range(60):
            if page.evaluate("s => document.activeElement.matches(s)", selector):
                return
            press("Tab")
        raise AssertionError(f"The Tab key does not lead to {selector}.")

    def say_yes() -> None:
        tab_to("dialog button.primary")
        press("Enter")

    def turn(number: int) -> None:
        moment = page.locator(BOARD).get_attribute("data-tick")
        posting = player.phase == "guards"
        if posting:
            press("Enter")
            expect(page.locator(".palace .ghost")).to_have_count(1)
            press("Enter")
        else:
            for palace in range(len(PALACES)):
                open_here = page.evaluate("document.activeElement.closest('.palace.open') !== null")
                if open_here:
                    before = player.planned()
                    press("Enter")
                    page.wait_for_function(
                        "n => document.querySelector('[data-pay]')?.matches(':focus')"
                        " || document.querySelectorAll('.chain > li').length > n",
                        arg=before,
                    )
                    if page.locator("[data-pay]").count():
                        press("Enter")
                    player.expect_planned(before + 1)
                press("ArrowDown" if palace % 3 == 2 else "ArrowLeft" if palace > 2 else "ArrowRight")
            for _ in range(3):
                press("ArrowLeft")
            press("ArrowUp")
            if player.planned():
                press("d")
            else:
                tab_to("[data-pass-dancer], [data-pass]")
                press("Enter")
        page.wait_for_function(
            "m => document.querySelector('[data-tick]').dataset.tick !== m || document.querySelector('dialog')",
            arg=moment,
        )
        player.answer_by(say_yes)
        if not player.over and not page.evaluate("document.activeElement.matches('.whole')"):
            tab_to(".whole")
        if posting:  # not before the guard stands: the board may not listen meanwhile
            press("ArrowRight" if number % 3 else "ArrowDown")

    bots = ["random"] * 2
    player.open(players=3, bots=bots, options=SHORT)
    tab_to(".whole")
    for number in itertools.count(1):
        turn(number)
        if player.phase == "actions":
            break
    player.open(bots=bots, **late("bagdad", 3, count="turn", at=40, **SHORT))
    tab_to(".whole")
    for number in itertools.count(1):
        if player.over:
            break
        turn(number)
    expect(page.get_by_role("region", name="Result")).to_be_visible()


def test_a_turn_is_planned_by_keys(visitor: Visit) -> None:
    player = prepared(visitor)
    page = player.page
    player.palace("red").locator(".whole").focus()

    def press(*keys: str) -> None:
        for key in keys:
            page.keyboard.press(key)

    def planned(number: int) -> None:
        player.expect_planned(number)
        expect(page.locator(".whole:focus")).to_have_count(1)

    press("Enter")
    expect(page.locator("[data-pay]:focus")).to_have_count(1)
    press("Enter")
    planned(1)
    press("ArrowRight", "ArrowRight", "g", "c", "ArrowDown")  # green's guard with a thief, to white
    expect(page.locator("[data-carry]")).to_be_checked()
    press("Enter", "Enter")
    planned(2)
    press("ArrowLeft", "n", "ArrowLeft", "Escape", "ArrowRight", "n", "ArrowRight", "Enter")  # purple's neutral guard
    expect(page.locator("[data-pay]:focus")).to_have_count(1)
    press("Enter")
    planned(3)
    press("Backspace")
    planned(2)
    press("d")
    player.wait()
    lines = json.dumps(visitor.ask("GET", f"/tables/{visitor.table}/moments?seat=0"))
    assert '"event": "carry", "seat": 0' in lines
    assert '"event": "neutral", "seat": 0' not in lines


def test_two_browsers_see_no_hand_but_their_own(visitors: Visitors) -> None:
    host, guest = visitors(), visitors()
    told: list[Any] = []

    def hear(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: told.append(json.loads(frame)))

    def read(response: Response) -> None:
        if "/moments" in response.url:
            told.append(response.json())

    host.page.on("websocket", hear)
    host.page.on("response", read)
    for visit, name in ((host, "Dunya"), (guest, "Sinbad")):
        visit.ask("POST", "/me")
        visit.ask("PUT", "/me", {"name": name})
    table = host.open_table(game="bagdad", players=2, options=SHORT)
    guest.command("sit", table)
    host.command("start", table)
    players = [Player(visit) for visit in (host, guest)]
    for player in players:
        player.visit.go_to(table)
        player.page.wait_for_selector(BOARD)
    for number in range(8):
        player = players[number % 2]
        player.page.wait_for_selector(".commit.end")
        player.point(PALACES[number % 6])
        player.page.locator("[data-commit]").click()
    for number in range(4):
        player = players[number % 2]
        player.page.wait_for_selector(".commit.end")
        if number == 1:  # what is planned stays with the planner
            before = len(told)
            places = player.page.locator('.palace.open .whole[data-act="place"]')
            if places.count():
                places.first.click(position={"x": 20, "y": 44})
                player.page.wait_for_selector("[data-pay], .chain > li")
            assert len(told) == before
        button = player.page.locator("[data-pass], [data-commit]").first
        if player.page.locator("[data-pay]").count():
            player.page.keyboard.press("Escape")
        button.click()
        yes = player.page.get_by_role("dialog").get_by_role("button", name="Yes")
        player.page.wait_for_function(
            "() => !document.querySelector('.commit.end') || document.querySelector('dialog')"
        )
        if yes.count():
            yes.click()
    players[0].page.wait_for_selector(".commit.end")
    expect(log_of(host.page).get_by_text(re.compile("draws")).first).to_be_visible()

    seen: list[tuple[str, Any]] = []

    def walk(found: Any) -> None:
        if isinstance(found, dict):
            if found.get("hand") is not None:
                seen.append(("hand", found["seat"]))
            if found.get("event") == "card":
                seen.append(("card", found["seat"]))
            if found.get("pile_cards") is not None:
                seen.append(("pile", None))
            for inner in found.values():
                walk(inner)
        elif isinstance(found, list):
            for inner in found:
                walk(inner)

    walk(told)
    assert set(seen) == {("hand", 0), ("card", 0)}
    watcher = visitors()
    watcher.go_to(table)
    expect(watcher.page.locator(".seats [data-seat]")).to_have_count(2)
    expect(watcher.page.locator(".hand, .held, .palace.open, .cost")).to_have_count(0)
    folded = host.page.locator("li.turn .more[aria-expanded=false]")
    while folded.count():  # one less with each
        folded.first.click()
    assert "Dunya draws a" in host.page.content()
    assert "Sinbad draws a" not in host.page.content()
    assert host.page.locator("[data-seat='1'] .held").count() == 0


def test_on_a_phone_everything_is_in_reach(visitors: Visitors, screenshot: Screenshot) -> None:
    visit = visitors(viewport=PHONE, has_touch=True, is_mobile=True, color_scheme="dark")
    player = prepared(visit)
    page = player.page
    boxes = [player.palace(name).bounding_box() for name in PALACES]
    assert len({round(box["x"]) for box in boxes if box}) == 2
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    player.palace("red").locator(".whole").tap(position={"x": 20, "y": 44})
    page.locator("[data-pay='place red']").tap()
    player.expect_planned(1)
    hand = page.get_by_role("list", name="Your hand").bounding_box()
    assert hand is not None
    assert hand["y"] + hand["height"] <= PHONE["height"]
    screenshot(page, "plan")
    assert visit.faults() == []
    page.locator("[data-commit]").tap()
    expect(page.get_by_text("1/6").first).to_be_visible()


def test_every_language_says_it_all(visitor: Visit, screenshot: Screenshot) -> None:
    for language, (lifted, refused, stolen) in SAID.items():
        player = prepared(visitor)
        visitor.speak(language)
        page = player.page
        player.point("red")
        player.pay("place red")
        player.guard("yellow")
        expect(page.locator(".tray")).to_contain_text(lifted)
        page.keyboard.press("Escape")
        player.point("white")
        notice(page, "BG-9")
        expect(page.locator(".notice").last).to_contain_text(refused)
        page.locator("[data-commit]").click()
        talk(page)
        expect(page.locator("li.turn").get_by_text(re.compile(stolen))).to_be_visible()
        player.wait()
        screenshot(page, language)
        assert not re.search(r"\bbg-[a-z]", page.locator("main").inner_text())


def test_it_moves_unless_people_want_it_still(visitors: Visitors, screenshot: Screenshot) -> None:
    visit = visitors(**MOVING, color_scheme="dark")
    stop_the_clock(visit)
    player = prepared(visit)
    page = player.page
    player.point("red")
    player.pay("place red")
    player.expect_planned(1)
    page.locator("[data-commit]").click()
    expect(page.locator("[data-theft='red']")).to_be_visible()
    screenshot(page, "theft")
    page.clock.run_for(SCENE_MILLISECONDS)
    expect(page.locator("[data-theft]")).to_have_count(0)
    page.clock.resume()
    player.wait()
