"""The games that are known by name, loaded when first asked for.

Serai's own games register themselves in the package `serai.games`; an installed package makes its game known by an
entry point of the group `serai.games`, whose object is the rulebook. The rulebook names the game's other parts
(`engine.declarations.parts`), so nothing else is registered anywhere:

    [project.entry-points."serai.games"]
    dates = "dates:DATES"

A game may be known in several versions of its rules: new matches get the newest, a record gets the one it names.
"""

from __future__ import annotations

import warnings
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points

from serai.engine.errors import OptionError, is_whole
from serai.engine.rulebook import Rulebook
from serai.engine.sentences import listing, shown, unknown

GROUP = "serai.games"  # of entry points; and the package of our own games

_places: dict[str, dict[int, str]] = {}
_loaded: dict[tuple[str, int], Rulebook] = {}
_broken: dict[str, str] = {}  # games from outside that cannot be loaded, and why
_looked_outside = False


def register(name: str, place: str, version: int = 1) -> None:
    """Make a game known: `place` is 'module:attribute' of its rulebook, imported on first use."""
    _places.setdefault(name, {})[version] = place
    _loaded.pop((name, version), None)


def names() -> tuple[str, ...]:
    """The names of all games, our own first, then those of installed packages."""
    import_module(GROUP)
    _look_outside()
    return tuple(_places)


def rulebook(name: str, version: int | None = None) -> Rulebook:
    """The rulebook of a game, the newest unless a version is named, or a sentence that says what there is."""
    key = name.strip().lower().replace("_", "-").replace(" ", "-") if isinstance(name, str) else ""
    import_module(GROUP)
    if key not in _places or (is_whole(version) and version not in _places[key]):
        _look_outside()
    if key not in _places:
        raise OptionError(_broken[key] if key in _broken else unknown("game", name, _places))
    versions = _places[key]
    version = max(versions) if version is None else version
    if not is_whole(version) or version not in versions:
        raise OptionError(
            f"Rules version {shown(version)} of {key} is not known here; known: {listing(sorted(versions))}."
        )
    if (key, version) not in _loaded:
        module, attribute = versions[version].split(":")
        book: Rulebook = getattr(import_module(module), attribute)
        if (book.name, book.version) != (key, version):
            raise TypeError(
                f"{versions[version]} is version {book.version} of {book.name}; it is registered as {version} of {key}."
            )
        _loaded[key, version] = book
    return _loaded[key, version]


def _look_outside() -> None:
    """Load the games of installed packages, once: a broken one causes a warning and is left out."""
    global _looked_outside
    if _looked_outside:
        return
    _looked_outside = True
    for point in entry_points(group=GROUP):
        package = point.dist.name if point.dist is not None else point.module
        try:
            book = _load(point)
        except Exception as error:
            reason = f"{type(error).__name__}: {error}"
            _broken[point.name] = f"The game {point.name} of the package {package} cannot be loaded ({reason})."
            warnings.warn(_broken[point.name], RuntimeWarning, stacklevel=3)
        else:
            register(book.name, point.value.replace(" ", ""), book.version)
            _loaded[book.name, book.version] = book


def _load(point: EntryPoint) -> Rulebook:
    book = point.load()
    if not isinstance(book, Rulebook):
        raise TypeError(f"{point.value} is no rulebook but {type(book).__name__}; it must be an instance of Rulebook")
    if book.version in _places.get(book.name, ()):
        raise ValueError(f"version {book.version} of a game named {book.name} is known already")
    return book
