"""Every page and table on the narrowest phone, in long words: nothing scrolls sideways, no button is cut or hidden."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.conftest import Visitors
from tests.web.tables import Visit

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
GAMES = {"bakschisch": 4, "bagdad": 4, "five-tribes": 4}
# what lies over a board on purpose: the result, open fists, a tray that stays in sight while palaces scroll under it
FAULTS = """() => {
  const found = [];
  const width = document.documentElement.clientWidth;
  const whole = document.documentElement.scrollWidth;
  if (whole > width) found.push(`the page is ${whole} wide`);
  const dialog = document.querySelector('dialog[open]');
  const clips = (part) => /auto|scroll|hidden|clip/.test(getComputedStyle(part).overflow);
  const above = (part) => { const all = []; while ((part = part.parentElement)) all.push(part); return all; };
  for (const part of (dialog ?? document).querySelectorAll('button, a, input, select, summary')) {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    const style = getComputedStyle(part);
    if (right - left < 3 || style.visibility === 'hidden' || style.pointerEvents === 'none') continue;
    const name = `${part.tagName} "${part.innerText || part.getAttribute('aria-label') || part.id}"`;
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const scrolled = above(part).filter(clips).map((one) => one.getBoundingClientRect());
    if (!scrolled.length && (left < -1 || right > width + 1)) found.push(`${name} is outside`);
    if (part.matches('button, a') && style.display !== 'inline' && part.scrollWidth > part.clientWidth + 1
      && !part.querySelector('.unseen')) found.push(`${name} is cut`);
    if (y < 0 || y > innerHeight || x < 0 || x > width) continue;
    if (scrolled.some((box) => x < box.left || x > box.right || y < box.top || y > box.bottom)) continue;
    const there = document.elementFromPoint(x, y);
    const same = !there || part.contains(there) || there.contains(part) || there.closest('label')?.contains(part);
    if (!same && !there.closest('section.end, .raised, .notice, .below'))
      found.push(`${name} is under ${there.outerHTML.slice(0, 80)}`);
  }
  return [...new Set(found)];
}"""


def test_on_the_narrowest_phone_nothing_is_cut_or_hidden(visitors: Visitors, screenshot: Callable[..., None]) -> None:
    visit, friend = visitors(**PHONE, locale="de"), visitors()
    page = visit.page
    looks: dict[str, list[str]] = {}

    def look(name: str, page: Page = page) -> None:
        page.evaluate("document.fonts.ready.then(() => true)")
        looks[name] = page.evaluate(FAULTS)
        if looks[name]:
            screenshot(page, name)

    visit.go_home()
    look("home")
    page.locator(".who").click()
    look("settings")
    page.keyboard.press("Escape")
    for number, game in enumerate(GAMES):
        card = page.get_by_role("article").nth(number)
        card.get_by_role("button", name="Weitere Optionen").click()
        page.locator("dialog summary").click()
        look(f"options of {game}")
        page.keyboard.press("Escape")
        card.get_by_role("link", name="Regeln").click()
        expect(page.get_by_role("dialog").get_by_role("heading").nth(1)).to_be_visible()
        look(f"rules of {game}")
        page.keyboard.press("Escape")
    visit.go_to(visit.open_table(game="bagdad", players=4))
    expect(page.get_by_role("heading", name="Plätze")).to_be_visible()
    look("lobby")
    visit.go_to(friend.open_table(game="bagdad", players=4))
    expect(page.get_by_role("button", name="Hinsetzen", exact=True)).to_be_visible()
    look("lobby of a friend")
    for game, players in GAMES.items():
        look_at_table(visit, game, players, look)
    page.goto("/rules/five-tribes?lang=fr")  # as somebody comes who reads French here and German elsewhere
    expect(page.locator(".note")).to_have_attribute("lang", "fr")
    look("rules")
    visit.go_home()
    for language in ("en", "es", "fr", "it", "de"):  # now with tables to go on with
        visit.speak(language)
        expect(page.locator(f"html[lang={language}] .awaited")).not_to_have_count(0)
        for width in (390, 360):
            page.set_viewport_size({"width": width, "height": 740})
            look(f"home in {language}, {width} wide")
    assert {name: found for name, found in looks.items() if found} == {}


def look_at_table(visit: Visit, game: str, players: int, look: Callable[[str], None]) -> None:
    """The table of a game at the first choice, after a step, in the menu, and while looking back."""
    page = visit.page
    table = visit.open_table(game=game, players=players, bots=["random"] * (players - 1))
    visit.command("start", table)
    visit.go_to(table)
    visit.wait_for_board()
    expect(page.locator(".task.mustAct")).to_be_visible()
    page.keyboard.press("Escape")  # whatever is still shown
    look(game)
    visit.step()
    page.keyboard.press("Escape")
    expect(page.locator(".task.mustAct")).to_be_visible()
    look(f"{game} after a step")
    page.get_by_role("button", name="Tisch", exact=True).click()
    look(f"menu of {game}")
    page.keyboard.press("Escape")
    page.keyboard.press("l")
    expect(page.get_by_role("button", name="Zurück zum Spiel")).to_be_visible()
    look(f"{game} looked back at")
