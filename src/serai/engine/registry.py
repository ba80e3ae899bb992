"""The games that are known by name, loaded when first asked for.

A game may be known in several versions of its rules: new matches get the newest, a record gets the one it names.
"""

from __future__ import annotations

from importlib import import_module

from serai.engine.errors import OptionError, is_whole, listing, shown, unknown
from serai.engine.rulebook import Rulebook

_places: dict[str, dict[int, str]] = {}
_loaded: dict[tuple[str, int], Rulebook] = {}


def register(name: str, place: str, version: int = 1) -> None:
    """Make a game known: `place` is 'module:attribute' of its rulebook, imported on first use."""
    _places.setdefault(name, {})[version] = place
    _loaded.pop((name, version), None)


def names() -> tuple[str, ...]:
    """The names of all known games."""
    return tuple(_places)


def rulebook(name: str, version: int | None = None) -> Rulebook:
    """The rulebook of a game, the newest unless a version is named, or a sentence that says what there is."""
    key = name.strip().lower().replace("_", "-").replace(" ", "-") if isinstance(name, str) else ""
    if key not in _places:
        raise OptionError(unknown("game", name, _places))
    versions = _places[key]
    version = max(versions) if version is None else version
    if not is_whole(version) or version not in versions:
        raise OptionError(
            f"Rules version {shown(version)} of {key} is not known here; known: {listing(sorted(versions))}."
        )
    if (key, version) not in _loaded:
        module, attribute = versions[version].split(":")
        _loaded[key, version] = getattr(import_module(module), attribute)
    return _loaded[key, version]
