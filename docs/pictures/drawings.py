"""Draw the pictures of the documentation site from the games' own data: `python -m docs.pictures.drawings`."""

from __future__ import annotations

from html import escape
from pathlib import Path

from docs.layers import layers_of
from serai.games.bagdad.box import CHESTS, GUARD_SPACES, LAST_CHEST, PALACES
from serai.games.bakschisch import tracks
from serai.games.five_tribes.box import COLUMNS, ROWS

FOLDER = Path(__file__).parent
INK, SAND, LINE, FAINT = "#22303a", "#fbf5e9", "#b9a98c", "#efe4cd"
TEAL, BRICK = "#1d3a4a", "#b4572a"
STYLE = f"text{{font-family:Palatino,Georgia,serif;fill:{INK}}}"


def text(x: float, y: float, words: str, size: float = 13, anchor: str = "middle", **style: str) -> str:
    """A line of text."""
    extra = "".join(f' {name.replace("_", "-")}="{value}"' for name, value in style.items())
    return f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" text-anchor="{anchor}"{extra}>{escape(words)}</text>'


def box(x: float, y: float, width: float, height: float, fill: str = SAND, line: str = LINE) -> str:
    """A box with round corners."""
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="6" fill="{fill}" '
        f'stroke="{line}" stroke-width="1.5"/>'
    )


def arrow(points: str, colour: str = BRICK) -> str:
    """A line with a head at its end."""
    return f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2.5" marker-end="url(#head)"/>'


def save(name: str, title: str, width: int, height: int, parts: list[str]) -> None:
    """Write one picture."""
    head = (
        f'<marker id="head" viewBox="0 0 8 8" refX="6" refY="4" markerWidth="6" markerHeight="6" orient="auto">'
        f'<path d="M0 0 8 4 0 8Z" fill="{BRICK}"/></marker>'
    )
    (FOLDER / name).write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n<defs>{head}</defs>\n"
        f'<rect width="{width}" height="{height}" rx="10" fill="#fffdf8"/>\n' + "\n".join(parts) + "\n</svg>\n",
        encoding="utf-8",
    )


def bakschisch() -> None:
    """The standard track, level by level, as BK-4 lays it."""
    track = tracks.named("standard")
    persons = {
        "G": ("guard", "#c9d6df"),
        "D": ("servant", "#d9e3c4"),
        "H": ("harem lady", "#efd3dc"),
        "E": ("eunuch", "#e6d8f0"),
        "F": ("fakir", "#f4e0b5"),
    }
    parts = [text(28, 34, "Bakschisch: the standard track, a reconstruction (BK-4)", 16, "start", font_weight="bold")]
    width, height, left, bottom = 62, 46, 36, 262
    for place, letter in enumerate(track.spaces, 1):
        person, colour = persons[letter]
        level, along = divmod(place - 1, 8)
        column = 7 - along if level % 2 == 0 else along
        x, y = left + column * (width + 6), bottom - level * (height + 14)
        stop = place == track.thief_stop
        parts.append(box(x, y, width, height, colour, BRICK if stop else LINE))
        parts.append(text(x + width / 2, y + 19, str(place), 12, fill=BRICK if stop else INK))
        parts.append(text(x + width / 2, y + 36, person, 11))
        if stop:
            parts.append(text(x - 4, y + height + 11, "thief stop", 10, "start", fill=BRICK))
    x = left + 8 * (width + 6)
    parts.append(box(x, bottom, width, height, "#ffffff"))
    parts.append(text(x + width / 2, bottom + 28, "START", 12, font_weight="bold"))
    last = (len(track.spaces) - 1) % 8 + 1
    parts.append(box(left + last * (width + 6), bottom - 3 * (height + 14), width + 40, height, "#f2c14e", BRICK))
    parts.append(
        text(left + last * (width + 6) + 50, bottom - 3 * (height + 14) + 28, "THRONE", 13, font_weight="bold")
    )
    parts.append(
        text(
            left,
            bottom + height + 28,
            "Bribes 1 to 4 move the highest forward to the next space of the person; the fifth moves the lowest back.",
            12,
            "start",
        )
    )
    save("rules-bakschisch.svg", "The standard track of Bakschisch", 660, 352, parts)


def bagdad() -> None:
    """A palace with everything that BG-1 names, and what each action costs."""
    parts = [text(28, 34, "The Thief of Bagdad: six palaces like this one (BG-1)", 16, "start", font_weight="bold")]
    for n, palace in enumerate(PALACES):
        parts.append(f'<circle cx="{440 + 32 * n}" cy="29" r="10" fill="{palace.colour}" stroke="{INK}"/>')
    parts.append(box(40, 62, 250, 210, FAINT))
    parts.append(text(165, 84, "courtyard: thieves of all seats", 12))
    for n in range(9):
        parts.append(f'<path d="M{66 + 24 * n} 128 l9 -22 9 22z" fill="{TEAL if n % 3 else BRICK}"/>')
    for n in range(CHESTS):
        needs = LAST_CHEST - n
        parts.append(box(108 + 7 * n, 190 - 12 * n, 88, 40, "#e3b95b"))
        parts.append(
            text(
                152 + 7 * n,
                214 - 12 * n,
                f"chest: {needs} thieves" if n == CHESTS - 1 else str(needs),
                11 if n == CHESTS - 1 else 12,
            )
        )
    for n in range(GUARD_SPACES):
        x = 54 + 60 * n
        parts.append(
            f'<circle cx="{x + 20}" cy="252" r="13" fill="{("#8b8f94", TEAL, BRICK, "#ffffff")[n]}" stroke="{INK}"/>'
        )
    parts.append(text(165, 290, "four guard spaces: neutral, own, a rival's, free", 12))
    rows = [
        ("BG-9", "place a thief", "a card of the palace for each foreign guard"),
        ("BG-10", "move an own guard", "one card, of either palace"),
        ("BG-11", "... with one own thief", "the same single card"),
        ("BG-12", "move a neutral guard", "two cards, one of each palace"),
        ("BG-15", "steal", "nothing: as soon as your thieves are enough"),
    ]
    for n, (rule, act, cost) in enumerate(rows):
        y = 88 + 38 * n
        parts.append(text(320, y, rule, 11, "start", fill=BRICK))
        parts.append(text(366, y, act, 13, "start", font_weight="bold"))
        parts.append(text(366, y + 16, cost, 12, "start"))
    save("rules-bagdad.svg", "A palace of The Thief of Bagdad and what actions cost", 660, 310, parts)


def five_tribes() -> None:
    """The board with one sowing: take all, drop one by one, end where the colour lies (FT-12 to FT-19)."""
    parts = [
        text(28, 34, "Five Tribes: a move sows the meeples of a tile (FT-12 to FT-19)", 16, "start", font_weight="bold")
    ]
    size, left, top = 52, 48, 56
    blue = {(0, 1), (3, 0), (4, 3), (1, 3), (5, 1), (2, 4), (0, 4), (3, 2), (5, 4), (1, 0), (4, 1), (2, 2)}
    for row in range(ROWS):
        for column in range(COLUMNS):
            x, y = left + column * (size + 4), top + (ROWS - 1 - row) * (size + 4)
            parts.append(box(x, y, size, size, "#d5e3ee" if (column, row) in blue else "#f2dcd2"))
            parts.append(text(x + 6, y + 13, f"{'abcdef'[column]}{row + 1}", 9, "start", fill="#6b6355"))

    def middle(column: int, row: int) -> tuple[float, float]:
        return left + column * (size + 4) + size / 2, top + (ROWS - 1 - row) * (size + 4) + size / 2

    path = [(1, 1), (2, 1), (2, 2), (3, 2)]
    parts.append(arrow(" ".join(f"{x:g},{y:g}" for x, y in (middle(*tile) for tile in path))))
    drops = ["#e0b83c", "#4f8a5b", "#2f6fb3"]
    for tile, colour in zip(path[1:], drops, strict=True):
        x, y = middle(*tile)
        parts.append(f'<circle cx="{x - 10:g}" cy="{y + 12:g}" r="8" fill="{colour}" stroke="{INK}"/>')
    x, y = middle(*path[-1])
    parts.append(f'<circle cx="{x + 10:g}" cy="{y + 12:g}" r="8" fill="{drops[-1]}" stroke="{INK}"/>')
    x, y = middle(*path[0])
    parts.append(
        f'<circle cx="{x:g}" cy="{y:g}" r="14" fill="none" stroke="{BRICK}" stroke-width="2" stroke-dasharray="4 3"/>'
    )
    lines = [
        ("b2", "take all its meeples, here three"),
        ("c2, c3", "drop one on each tile of the way; no step straight back"),
        ("d3", "the last one must meet its own colour"),
        ("then", "take that colour from the tile: its tribe acts"),
        ("", "if the tile is empty now, a camel claims it"),
        ("at last", "the tile acts: palace, palm tree, market or Djinn"),
    ]
    for n, (where, what) in enumerate(lines):
        parts.append(text(410, 84 + 30 * n, where, 12, "start", fill=BRICK))
        parts.append(text(462, 84 + 30 * n, what, 12, "start"))
    parts.append(box(410, 262, 16, 16, "#d5e3ee"))
    parts.append(text(434, 275, "blue: village or sacred place", 12, "start"))
    parts.append(box(410, 288, 16, 16, "#f2dcd2"))
    parts.append(text(434, 301, "red: oasis or market", 12, "start"))
    save("rules-five_tribes.svg", "The board of Five Tribes with one sowing", 770, 350, parts)


def server() -> None:
    """The packages of the server, each above what it may import."""
    parts = [text(28, 34, "The packages of serai.server", 16, "start", font_weight="bold")]
    layers, y = layers_of("serai.server"), 52.0
    for level in layers:
        width = (940 - 14 * (len(level) - 1)) / len(level)
        for place, (name, words) in enumerate(level.items()):
            x, wide = 30 + place * (width + 14), len(level) == 1
            fill = FAINT if level is layers[-1] or level is layers[-2] else SAND
            parts.append(box(x, y, width, 34 if wide else 50, fill))
            parts.append(text(x + 12, y + 22, name, 15, "start", font_weight="bold"))
            parts.append(text(x + (140 if wide else 12), y + (22 if wide else 41), words.replace("`", ""), 12, "start"))
        y += 46 if len(level) == 1 else 62
    parts.append(text(28, y + 14, "Imports go down only. Packages on one line do not import each other.", 12, "start"))
    save("server.svg", "The packages of the server, each above what it may import", 1000, round(y + 34), parts)


def architecture() -> None:
    """The layers, and the way of a move through them."""
    parts = [text(28, 34, "The layers, and the way of a move", 16, "start", font_weight="bold")]
    layers = [
        (40, 56, 640, "cli", "commands: play, arena, bench, serve, admin"),
        (40, 122, 240, "envs", "Gymnasium, PettingZoo, OpenSpiel"),
        (300, 122, 380, "server", "tables: sockets, commands, storage, updates"),
        (40, 188, 480, "problems, study, training", "puzzles, analysis, learning from self-play"),
        (40, 254, 480, "arena, lessons, solve, tournaments", "contests, ratings, exact work, pairing"),
        (40, 320, 480, "bots", "a step from what a seat knows"),
        (40, 386, 480, "games", "bakschisch, bagdad, five_tribes: rules, data, notation"),
        (40, 452, 640, "engine", "state, match, chance, knowledge, record, batch; compiled"),
    ]
    for x, y, width, name, words in layers:
        parts.append(box(x, y, width, 52, FAINT if name in ("engine", "games") else SAND))
        parts.append(text(x + 14, y + 22, name, 15, "start", font_weight="bold"))
        parts.append(text(x + 14, y + 41, words, 12, "start"))
    parts.append(box(800, 122, 170, 52, "#d5e3ee"))
    parts.append(text(885, 144, "the page", 15, font_weight="bold"))
    parts.append(text(885, 163, "web/: boards, plans, words", 12))
    parts.append(box(800, 254, 170, 52, "#efd3dc"))
    parts.append(text(885, 276, "the log", 15, font_weight="bold"))
    parts.append(text(885, 295, "SQLite or PostgreSQL", 12))
    parts.append(arrow("800,136 684,136"))
    parts.append(text(742, 130, "1 a command", 12, fill=BRICK))
    parts.append(arrow("556,174 556,448"))
    parts.append(text(566, 396, "2 legal? play, draw", 12, "start", fill=BRICK))
    parts.append(arrow("640,174 640,280 796,280"))
    parts.append(text(718, 274, "3 on the disk", 12, fill=BRICK))
    parts.append(arrow("680,160 796,160"))
    parts.append(text(742, 178, "4 what each", 12, fill=BRICK))
    parts.append(text(742, 193, "may know", 12, fill=BRICK))
    parts.append(
        text(
            28,
            532,
            "Imports go down only. Server and environments do not know each other; no game knows another.",
            12,
            "start",
        )
    )
    save("architecture.svg", "The layers of Serai, and the way of a move through them", 1000, 550, parts)


if __name__ == "__main__":
    for draw in (bakschisch, bagdad, five_tribes, architecture, server):
        draw()
