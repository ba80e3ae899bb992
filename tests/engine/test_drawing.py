"""Pictures: sound documents of every position, the same bytes for what looks the same, the client's colours."""

from __future__ import annotations

import itertools
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import serai
from serai.engine.chance import generator
from serai.engine.drawing import Drawing, Style, art, plain_drawing
from serai.engine.errors import SeraiError
from tests.amounts import amount
from tests.contract.tables import walk

SVG = "{http://www.w3.org/2000/svg}"
GAMES = ("bakschisch", "bagdad", "five-tribes")
TOKENS = Path(__file__).parents[2] / "web" / "src" / "design" / "tokens.css"
every_count = pytest.mark.parametrize(("name", "players"), list(itertools.product(GAMES, (2, 3, 4))))


def checked(svg: str) -> ElementTree.Element:
    """The root of a picture that is sound XML, says what it shows, and refers to nothing outside."""
    root = ElementTree.fromstring(svg)
    assert root.tag == f"{SVG}svg"
    assert root[0].tag == f"{SVG}title"
    assert root[0].text
    assert root[1].tag == f"{SVG}desc"
    assert root[1].text
    for element in root.iter():
        assert element.tag.removeprefix(SVG) not in {"script", "image", "use", "a", "foreignObject", "style"}
        for name, value in element.attrib.items():
            assert "href" not in name
            assert not name.startswith("on")
            assert value != "None"
            if "url(" in value:
                assert any(other.get("id") == value[5:-1] for other in root.iter())
            if name in {"fill", "stroke", "stop-color"}:
                assert re.fullmatch(r"none|#[0-9a-f]{6}|url\(#[\w-]+\)", value), value
    return root


@every_count
@settings(max_examples=amount(3, interpreted=1))
@given(seed=st.integers(0, 2**32), length=st.integers(0, 200))
def test_a_picture_is_sound_and_shows_no_more_than_one_may_know(
    name: str, players: int, seed: int, length: int
) -> None:
    state = walk(serai.game(name, players=players), seed, length).state
    pictures = {seat: state.svg(seat) for seat in (None, *range(players))}
    assert state._repr_svg_() == pictures[None]
    for picture in (*pictures.values(), state.svg(open=True, dark=True)):
        checked(picture)
    rng = generator(seed)
    for seat in range(players):
        world = state.imagine(seat, rng)
        assert world.svg(seat) == pictures[seat]
        assert world.svg() == pictures[None]


def test_everything_open_shows_what_a_spectator_does_not_see() -> None:
    for name in GAMES:
        state = walk(serai.game(name), 5, 60).state
        assert len({state.svg(), state.svg(0), state.svg(open=True)}) == 3


@pytest.mark.parametrize("track", ["short", "long", "GDFHEDGFEHFDEGHFDEGH/12"])
def test_any_track_has_its_picture(track: str) -> None:
    state = serai.game("bakschisch", players=2, track=track).new_match(seed=1).state
    root = checked(state.svg(size=500))
    _, _, width, height = map(float, (root.get("viewBox") or "").split())
    assert root.get("width") == "500"
    assert root.get("height") == str(round(height * 500 / width))


def test_names_of_seats_are_text_and_nothing_else() -> None:
    state = serai.game("bagdad", players=2).new_match(seed=1).state
    long = "A very long name that nobody could ever read in so little room"
    root = checked(state.svg(names=["<b>&\x00\ud800]]>", long]))
    words = [element.text or "" for element in root.iter(f"{SVG}text")]
    assert any(word.startswith("<b>&\ufffd\ufffd") for word in words)
    assert any(word.startswith("A very long name") and word.endswith("\u2026") for word in words)


def test_a_game_without_a_drawing_shows_its_text() -> None:
    root = checked(plain_drawing("Dates", "a table\n\n  <of> text", Style()).svg(400))
    assert [element.text for element in root.iter(f"{SVG}text")] == ["a\u00a0table", "\u00a0\u00a0<of>\u00a0text"]


@pytest.mark.parametrize("size", [0, 63, 8193, 2.5, True, "wide"])
def test_a_size_that_makes_no_sense_gets_a_sentence(size: object) -> None:
    state = serai.game("bakschisch").new_match(seed=1).state
    with pytest.raises(SeraiError, match="64 to 8192 pixels wide"):
        state.svg(size=size)  # type: ignore[arg-type]
    with pytest.raises(SeraiError, match="not both"):
        state.svg(0, open=True)


def test_the_palette_is_that_of_the_client() -> None:
    tokens = re.findall(r"--([\w-]+): light-dark\((#\w+), (#\w+)\)", TOKENS.read_text("utf-8"))
    drawn = {name: [light, dark] for name, light, dark in tokens if not name.startswith("member-")}  # marks of people
    assert drawn == art("serai.engine")["tokens"]


def test_the_same_calls_make_the_same_bytes() -> None:
    def drawn() -> str:
        drawing = Drawing(10, 10, Style(dark=True), title="t", desc="d")
        with drawing.group(1 / 3, -0.001, 2):
            drawing.circle(0, 0, 1.005, fill="gold", opacity=None)
        return drawing.svg(64)

    assert drawn() == drawn()
    assert '<g transform="translate(0.33 0) scale(2)">' in drawn()
