"""What is made of results: the summary, the report as one page of its own, the ladder's page with its notes."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path

import pytest

import serai
from serai.arena import Log, Plan, Result, Sprt, Summary, pairings, summarize
from serai.arena.ladder import BEGIN, HEADING, check_page, placed, update_page
from serai.arena.plots import VARIABLES
from serai.arena.report import report_page, write_report
from serai.arena.wording import duration
from tests.arena.made_up import made_up_log

Make = Callable[..., Plan]
VOID = {"meta", "path", "use", "rect", "line", "circle", "br"}


class Structure(HTMLParser):
    """Checks that tags close as they open, and collects what a page holds."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.addresses: list[str] = []
        self.count: dict[str, int] = {}
        self.text: list[str] = []
        self.feed(page)
        self.close()

    def handle_starttag(self, tag, attrs):
        self.count[tag] = self.count.get(tag, 0) + 1
        if tag not in VOID:
            self.open.append(tag)
        for name, value in attrs:
            if name == "id":
                self.ids.append(value)
            if name in ("href", "src", "xlink:href"):
                self.addresses.append(value)

    def handle_startendtag(self, tag, attrs):
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.open.pop()

    def handle_endtag(self, tag):
        if tag not in VOID:
            assert self.open.pop() == tag

    def handle_data(self, data):
        self.text.append(data)


@pytest.fixture
def summary(plan: Make, tmp_path: Path) -> Summary:
    return summarize(made_up_log(tmp_path / "log", plan("merchant", "random", blocks=30), faults=3))


@pytest.fixture
def ladder(tmp_path: Path) -> Summary:
    game = serai.game("bakschisch", players=2)
    contests = pairings(["random", "middling", "merchant"], 2)
    return summarize(made_up_log(tmp_path / "ladder", Plan(game, contests, 20, "1", notes={"serai": "0.1.0"})))


def test_the_summary_counts_games_shares_faults_and_seats(summary: Summary) -> None:
    merchant, random = summary.bots
    assert (merchant.name, random.name) == ("merchant", "random")
    assert merchant.games == random.games == 60
    assert merchant.share is not None
    assert random.share is not None
    assert merchant.share.mean + random.share.mean == pytest.approx(1)
    assert merchant.share.low < merchant.share.mean < merchant.share.high
    assert merchant.rating.mu > random.rating.mu
    assert sum(times for line in summary.bots for _, times in line.forfeits) == 3
    assert sum(seat.mean for seat in summary.seats if seat is not None) == pytest.approx(1)
    assert merchant.think is not None
    assert merchant.think.mean == pytest.approx(0.01)
    data = summary.to_json()
    assert data["games"] == 60
    assert data["bots"][0]["win_share"]["mean"] == merchant.share.mean


def test_games_of_an_unfinished_block_wait(plan: Make, tmp_path: Path) -> None:
    with Log.create(tmp_path / "log", plan("merchant", "random")) as log:
        for block, rotation in ((0, 0), (0, 1), (1, 0)):
            log.add([Result(0, block, rotation, (1, 2), (9, 3), (5, 5), (0.1, 0.1), (0.1, 0.1))])
        summary = summarize(log)
    assert len(summary.games) == 2
    assert summary.left_out == 1
    assert summary.bots[0].share is not None
    assert (summary.bots[0].share.low, summary.bots[0].share.high) == (0.0, 1.0)


def test_nothing_played_is_no_reason_to_stumble(plan: Make, tmp_path: Path) -> None:
    with Log.create(tmp_path / "log", plan("merchant", "random", sprt=Sprt(0.5, 0.55))) as log:
        summary = summarize(log)
    assert "Nothing has been played" in report_page(summary)
    assert summary.to_json()["bots"][0]["win_share"] is None


def test_the_report_is_one_sound_page_of_its_own(summary: Summary, tmp_path: Path) -> None:
    write_report(summary, tmp_path / "report.html")
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    found = Structure(page)
    assert found.open == []
    assert found.count["svg"] == found.count["figure"] == 7
    assert len(found.ids) == len(set(found.ids))
    assert all(address.startswith("#") for address in found.addresses)
    assert {address[1:] for address in found.addresses} <= set(found.ids)
    assert not re.search(r"@import|<script|<link|url\((?!#)|https?://(?!www\.w3\.org/)", page)
    assert "prefers-color-scheme: dark" in page
    assert "<b>no" not in page
    assert "crashed: ValueError: <b>no & way</b>" in "".join(found.text)


def test_plots_take_all_their_colours_from_the_page(summary: Summary) -> None:
    page = report_page(summary)
    plots = "".join(re.findall(r"<svg.*?</svg>", page, re.DOTALL))
    assert not re.search(r"#[0-9a-f]{3,6}\b", plots)
    used = set(re.findall(r"var\((--\w+)\)", plots))
    assert used <= set(VARIABLES.values())
    style = page[: page.index("</style>")]
    assert all(style.count(f"{name}:") == 2 for name in used)  # once for light, once for dark


def test_without_matplotlib_a_report_says_which_extra_brings_its_plots(
    summary: Summary, ladder: Summary, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)  # as if it were not installed
    page = report_page(summary)
    assert "Plots need the package matplotlib: pip install 'serai[plots]'." in page
    assert "<svg" not in page
    found = Structure(page)
    assert found.open == []
    assert "merchant" in " ".join(found.text)  # the numbers are all there
    assert Structure(report_page(ladder)).open == []


def test_the_same_results_give_the_same_report(summary: Summary) -> None:
    assert report_page(summary) == report_page(summary)


def test_the_report_of_a_ladder_has_every_pairing(ladder: Summary) -> None:
    page = report_page(ladder)
    assert Structure(page).open == []
    for words in ("middling against random", "merchant against random", "merchant against middling"):
        assert words in page
    assert [line.name for line in ladder.bots] == ["merchant", "middling", "random"]


def test_the_results_page_keeps_what_people_wrote(ladder: Summary, tmp_path: Path) -> None:
    page = tmp_path / "results.md"
    update_page(page, ladder)
    text = page.read_text(encoding="utf-8")
    assert text.startswith("# Results")
    assert text.count("## Bakschisch, 2 players") == 1
    assert re.search(r"\| merchant \| \d+\.\d % \[.*?\] \| \d+\.\d % \[.*?\] \|", text)
    mine = text.replace("Nothing yet.", "Deeper playouts: 49 % [46, 52].") + "\n## By hand\n\nAfter the ladder.\n"
    old = mine.replace("| merchant | 80 |", "| merchant | 12345 |")
    page.write_text(old, encoding="utf-8")
    assert "12345" in old
    update_page(page, ladder)
    assert page.read_text(encoding="utf-8") == mine


def test_marks_that_do_not_pair_are_left_to_people(ladder: Summary, tmp_path: Path) -> None:
    page = f"{HEADING}\n{BEGIN.format(key='bakschisch 2')}\nhalf\n"
    with pytest.raises(serai.SeraiError, match="do not come in one pair"):
        placed(page, ladder)
    with pytest.raises(serai.SeraiError, match="is a folder"):
        check_page(tmp_path)
    with pytest.raises(serai.SeraiError, match="There is no folder"):
        check_page(tmp_path / "nowhere" / "results.md")


@pytest.mark.parametrize(
    ("seconds", "words"),
    [(0.0, "0 µs"), (0.000123456, "123 µs"), (0.0123, "12.3 ms"), (1.5, "1.50 s"), (7500.0, "7500 s")],
)
def test_times_have_a_unit_that_fits(seconds: float, words: str) -> None:
    assert duration(seconds) == words
