"""Names for guests who have not chosen one: an animal of a city, which the browser translates."""

from __future__ import annotations

import re
import secrets

ANIMALS = ("camel", "falcon", "fox", "gazelle", "hoopoe", "ibex", "lynx", "oryx", "stork", "swallow")
FORMER = "former player"  # whose account is no more; the browser tells it in each reader's language
CITIES = ("Basra", "Bukhara", "Cairo", "Damascus", "Fez", "Kufa", "Marrakesh", "Mosul", "Muscat", "Samarkand")


def new_name() -> str:
    """A name for somebody who has not chosen one."""
    return f"{secrets.choice(ANIMALS)} of {secrets.choice(CITIES)}"


def is_made_up(name: str) -> bool:
    """Whether it is one of the names that are given to guests."""
    return re.fullmatch(rf"({'|'.join(ANIMALS)}) of ({'|'.join(CITIES)})( \d)?", name) is not None
