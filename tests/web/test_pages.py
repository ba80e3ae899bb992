"""The shell: home and lobby at three sizes, names, devices, endings, rematches, addresses that lead nowhere."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.server_process import Host
from tests.web.conftest import Visitors
from tests.web.tables import Visit, begin_for_two, last_bribes, pass_to_the_end, seat_two, talk

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SIZES: dict[str, tuple[dict[str, Any], ...]] = {  # of one visit each
    "large": (
        {"viewport": {"width": 1280, "height": 720}, "color_scheme": "light"},
        {"viewport": {"width": 768, "height": 1024}, "color_scheme": "dark"},
    ),
    "phone": (PHONE,),
}
ALONE = """(selector) => {
    const boxes = [...document.querySelectorAll(selector)].map((card) => card.getBoundingClientRect());
    const [left, right] = [Math.min(...boxes.map(({ left }) => left)), Math.max(...boxes.map(({ right }) => right))];
    const row = boxes.filter(({ top }) => top === boxes.at(-1).top);
    return row.length === 1 && row[0].width < right - left - 1;
}"""
FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"


def named(visit: Visit, name: str) -> Visit:
    """The visitor under that name."""
    visit.ask("POST", "/me")
    visit.ask("PUT", "/me", {"name": name})
    return visit


def in_view(page: Page, place: Any) -> None:
    """Something is on the screen as a whole, without scrolling."""
    expect(place).to_be_in_viewport(ratio=1)
    assert page.evaluate("scrollY") == 0


def in_sizes(page: Page, size: str) -> Iterator[str]:
    """The page as somebody sees it in each of some sizes and lights, which are named."""
    for look in SIZES[size]:
        page.set_viewport_size(look["viewport"])
        page.emulate_media(color_scheme=look.get("color_scheme"))
        yield f"{size}-{look['viewport']['width']}"


# ---------------------------------------------------------------- home


@pytest.mark.parametrize("size", SIZES)
def test_home_shows_what_to_do_at_once(visitors: Visitors, size: str, screenshot: Callable[..., None]) -> None:
    visit = visitors(**SIZES[size][0])
    page = visit.go_home()
    for _ in in_sizes(page, size):
        in_view(page, page.get_by_role("button", name="Play now").first)
        for selector in (".games > *", ".tables > *"):
            assert not page.evaluate(ALONE, selector), f"a card of {selector} stands alone"
    waits = visit.open_table(players=3)
    begun = visit.open_table(players=2, bots=["random"])
    visit.command("start", begun)
    later = visit.open_table(players=3)
    visit.go_home()
    going = page.get_by_role("region", name="Continue").get_by_role("link")
    expect(going).to_have_count(3)
    expect(going.first).to_contain_text("Your turn")
    assert [link.get_attribute("href") for link in going.all()] == [f"/t/{id}" for id in (begun, later, waits)]
    for name in in_sizes(page, size):
        in_view(page, going.first)
        in_view(page, page.get_by_role("button", name="Play now").first)
        screenshot(page, name)
        assert visit.faults() == []


def test_rules_and_levels_are_told_before_the_first_game(visitors: Visitors) -> None:
    visit = visitors(**PHONE, locale="de")
    page = visit.page
    page.add_init_script("localStorage.removeItem('serai.level')")
    visit.go_home()
    rules = page.get_by_role("article", name="Bakschisch").get_by_role("link", name="Regeln")
    assert rules.get_attribute("href") == "/rules/bakschisch"
    rules.click()
    dialog = page.get_by_role("dialog", name="Regeln: Bakschisch")
    expect(dialog.get_by_role("heading", level=3).first).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("article", name="Bakschisch").get_by_role("button", name="Weitere").click()
    levels = page.get_by_role("group", name="Stärke").get_by_role("radio")
    expect(levels).to_have_count(6)
    expect(page.get_by_role("radio", name="Leicht: nimmt")).to_be_checked()
    assert visit.faults() == []
    page.keyboard.press("Escape")
    page.get_by_role("article", name="Bakschisch").get_by_role("button", name="Jetzt spielen").click()
    visit.wait_for_board()
    assert {seat["bot"] for seat in visit.update()["table"]["seats"]} == {None, "novice"}


# ---------------------------------------------------------------- before the game


@pytest.mark.parametrize("size", SIZES)
def test_a_guest_is_asked_for_a_name_and_sits_down(
    visitors: Visitors, size: str, screenshot: Callable[..., None]
) -> None:
    host, guest = named(visitors(), "Ann"), visitors(**SIZES[size][0])
    clock = {"kind": "live", "seconds": 300, "bonus": 10, "days": 3}
    table = host.open_table(players=3, options={"track": "short"}, clock=clock)
    page = guest.go_to(table)
    sit = page.get_by_role("button", name="Sit down")
    about = page.get_by_role("region", name="At this table")
    for name in in_sizes(page, size):
        in_view(page, sit)
        expect(page.locator("main button.primary")).to_have_count(1)
        expect(page.locator("main button.primary")).to_have_text("Sit down")
        expect(about).to_contain_text("5 min each + 10 s per turn")
        expect(about).to_contain_text("short")
        assert guest.faults() == []
        screenshot(page, name)
    page.get_by_label("Your name").fill("Bob the Brave")
    page.get_by_label("Your name").press("Enter")
    expect(page.locator(".lobby li").nth(1)).to_contain_text("Bob the Brave (you)")
    expect(page.locator(".who")).to_contain_text("Bob the Brave")
    expect(sit).to_have_count(0)


def test_seats_are_changed_added_and_removed(visitors: Visitors, screenshot: Callable[..., None]) -> None:
    host, guest = named(visitors(**PHONE), "Ann"), named(visitors(), "Bob")
    table = host.open_table(players=3)
    guest.command("sit", table, seat=1)
    page, other = host.go_to(table), guest.go_to(table)
    seats = page.locator(".lobby .seats li")
    other.get_by_role("button", name="Move here").click()
    expect(seats.nth(2)).to_contain_text("Bob")
    seats.nth(1).get_by_role("button", name="Remove this seat").click()
    expect(seats).to_have_count(2)
    expect(seats.nth(1)).to_contain_text("Bob")
    expect(other.locator(".lobby li").nth(1)).to_contain_text("Bob (you)")
    for count in (3, 4):
        page.get_by_role("button", name="Add a seat").click()
        expect(seats).to_have_count(count)
    expect(page.get_by_role("button", name="Add a seat")).to_have_count(0)
    expect(other.get_by_role("button", name=re.compile("Remove|Add"))).to_have_count(0)
    screenshot(page, "host", full_page=True)
    page.get_by_role("button", name="Fill 2 seats with bots and begin").click()
    guest.wait_for_board()
    assert len(guest.update()["table"]["seats"]) == 4


def test_a_link_is_copied_shared_and_shown_as_a_code(visitors: Visitors, screenshot: Callable[..., None]) -> None:
    visit = visitors(permissions=["clipboard-read", "clipboard-write"])
    page = visit.page
    page.add_init_script("navigator.share = async (what) => { window.shared = what }")
    table = visit.open_table(players=2)
    visit.go_to(table)
    page.get_by_role("button", name="Copy the link").click()
    expect(page.locator(".notice").get_by_text("Link copied.")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.endswith(f"/t/{table}")
    page.get_by_role("button", name="Share").click()
    assert page.evaluate("window.shared.url") == link
    page.get_by_role("button", name="QR code").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("img", name="QR code of the link to this table")).to_be_visible()
    screenshot(page, "code")
    assert visit.faults() == []


# ---------------------------------------------------------------- names and devices


def test_another_name_is_on_the_seat_too(visitors: Visitors) -> None:
    host, guest = named(visitors(), "Ann"), named(visitors(), "Bob")
    begin_for_two(host, guest)
    page, other = host.page, guest.go_to(host.table)
    host.settings()
    page.get_by_label("Your name").fill("Scheherazade")
    page.get_by_role("button", name="Save").click()
    for look in (page, other):
        expect(look.get_by_role("list", name="Seats")).to_contain_text("Scheherazade")
    expect(talk(other)).to_contain_text("Ann is now called Scheherazade.")
    host.settings()
    page.get_by_label("Your name").fill(f"Ada {FAMILY}" + "a" * 24)
    page.get_by_role("button", name="Save").click()
    # signs of several parts stay whole
    expect(other.get_by_role("list", name="Seats")).to_contain_text(f"Ada {FAMILY}aaa")
    host.open_table(players=2)
    host.go_home()
    expect(page.get_by_role("link").filter(has_text=re.compile(r"\d\d:\d\d\s*$"))).not_to_have_count(0)  # no AM, no PM


def test_a_second_device_renames_nobody_and_is_told_when_it_is_sent_away(visitors: Visitors) -> None:
    host, guest, phone = named(visitors(), "Ann"), named(visitors(), "Bob"), named(visitors(**PHONE), "Phone")
    table = begin_for_two(host, guest)
    link = f"/tables/{table}/seats/0/link"
    page, small = host.page, phone.page
    small.goto(host.ask("POST", link)["path"])
    phone.wait_for_board()
    names = [seat["name"] for seat in guest.update(table)["table"]["seats"]]
    assert names == ["Ann", "Bob"]
    expect(talk(page)).not_to_contain_text("Phone has")
    small.get_by_role("button", name="Table").click()
    expect(small.get_by_text("This device plays the seat by a private link.")).to_be_visible()
    small.keyboard.press("Escape")
    host.ask("DELETE", link)
    expect(small.locator(".notice").get_by_text("This device no longer plays the seat.")).to_be_visible()
    small.get_by_role("button", name="Table").click()
    expect(small.get_by_text("The link brings you back.")).to_be_visible()
    expect(small.get_by_text("Your seat stays yours")).to_have_count(0)


# ---------------------------------------------------------------- the end


def test_an_ending_has_its_moment_and_a_rematch_is_seen(visitors: Visitors, screenshot: Callable[..., None]) -> None:
    host, guest = named(visitors(), "Ann"), named(visitors(**PHONE), "Bob")
    watcher = visitors(**PHONE, color_scheme="dark")
    table = begin_for_two(host, guest, **last_bribes(3))
    guest.go_to(table)
    watcher.go_to(table)
    host.step("bid 3", seat=0)
    guest.step("pass", seat=1)
    guest.command("resign", seat=1)
    expect(guest.page.get_by_role("button", name="Take my seat back")).to_be_visible()
    pass_to_the_end(host)
    for visit in (host, guest, watcher):
        page = visit.page
        result = page.get_by_role("region", name="Result")
        expect(result).to_be_visible()
        in_view(page, result.get_by_role("heading"))
        in_view(page, result.get_by_role("button", name="More"))
        assert visit.faults() == []
        screenshot(page, "host" if visit is host else "guest" if visit is guest else "watcher")
    expect(guest.page.get_by_role("button", name="Take my seat back")).to_have_count(0)
    result = guest.page.get_by_role("region", name="Result")
    ranking = host.update(table)["table"]["ranking"]
    loser, winner = (host, guest) if ranking[1] == 1 else (guest, host)
    if len(set(ranking)) > 1:
        expect(winner.page.get_by_role("heading", name="You win!")).to_be_visible()
        expect(loser.page.get_by_text("Well played! You take place 2 of 2.")).to_be_visible()
    result.get_by_role("button", name="Show the board").click()
    expect(result).to_have_count(0)
    guest.page.get_by_role("button", name="Show the result").click()
    expect(result).to_be_visible()
    talk(guest.page).scroll_into_view_if_needed()
    watcher.page.get_by_role("button", name="Replay").first.click()
    host.page.get_by_role("region", name="Result").get_by_role("button", name="Rematch").click()
    host.page.wait_for_url(lambda url: table not in url)
    for visit in (guest, watcher):
        offer = visit.page.get_by_role("paragraph").filter(has_text="Ann would like a rematch.")
        expect(offer).to_be_in_viewport(ratio=1)
        screenshot(visit.page, f"offer-{'guest' if visit is guest else 'watcher'}")
    guest.page.get_by_role("button", name="Play again").click()
    expect(guest.page.locator(".lobby li").nth(1)).to_contain_text("Bob (you)")


def test_the_result_is_counted_up_unless_motion_is_reduced(visitors: Visitors) -> None:
    moving, still = visitors(reduced_motion="no-preference"), visitors()
    table = seat_two(still, moving, **last_bribes(1))
    for visit in (still, moving):
        visit.go_to(table)
        visit.wait_for_board()
    for number, visit in enumerate((still, moving)):
        visit.step("pass", seat=number)
    seen = []
    for visit in (still, moving):
        sheet = visit.page.get_by_role("region", name="Result").locator(".sheet")
        expect(sheet).to_be_visible()
        seen.append("…" in sheet.inner_text())
    assert not seen[0], "with reduced motion all of it is there at once"
    sheet = moving.page.get_by_role("region", name="Result").locator(".sheet")
    expect(sheet).not_to_contain_text("…")
    moving.page.reload()
    expect(sheet).to_be_visible()
    assert "…" not in sheet.inner_text(), "who comes later sees it at rest"


# ---------------------------------------------------------------- addresses


@pytest.mark.parametrize("path", ["/nowhere", "/t/", "/t/{table}/more", "/rules/nothing"])
def test_an_address_that_leads_nowhere_has_the_clients_page(visitors: Visitors, path: str, host: Host) -> None:
    visit = visitors()
    address = path.format(table=visit.open_table(players=2))
    answer = visit.page.goto(address)
    assert answer is not None
    assert answer.status == 404
    expect(visit.page.get_by_role("heading", name="There is no such page.")).to_be_visible()
    visit.page.get_by_role("link", name="Go to the home page").last.click()
    expect(visit.page.get_by_role("article")).to_have_count(3)
    visitors.complaints[:] = [text for text in visitors.complaints if "status of 404" not in text]
    program = visit.page.request.get(address, headers={"accept": "application/json"})
    assert (program.status, program.json()["type"]) == (404, "error")
    api = visit.page.request.get("/api/nowhere", headers={"accept": "text/html"})
    assert (api.status, api.json()["type"]) == (404, "error")


def test_a_slash_at_the_end_of_a_tables_address_leads_to_the_table(visitor: Visit) -> None:
    table = visitor.open_table(players=2)
    answer = visitor.page.request.get(f"/t/{table}/?seat=1", max_redirects=0)
    assert (answer.status, answer.headers["location"]) == (308, f"/t/{table}?seat=1")
    visitor.page.goto(f"/t/{table}/#moment")
    expect(visitor.page.get_by_role("region", name="Seats")).to_be_visible()
    assert visitor.page.url.endswith(f"/t/{table}#moment")


# ---------------------------------------------------------------- type


def test_the_letters_are_our_own(visitor: Visit) -> None:
    page = visitor.go_home()
    page.wait_for_function("() => document.fonts.status === 'loaded'")
    used = page.evaluate(
        "[...document.fonts].filter((f) => f.status === 'loaded').map((f) => f.family.replaceAll('\"', ''))"
    )
    assert {"Serai Text", "Serai Display"} <= set(used)
    assert page.locator("link[rel=preload][as=font]").count() == 2
    for licence in ("OFL-el-messiri.txt", "OFL-source-sans-3.txt"):
        assert "SIL OPEN FONT LICENSE" in visitor.page.request.get(f"/fonts/{licence}").text()
