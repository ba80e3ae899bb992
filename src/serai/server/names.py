"""Names for guests who have not chosen one: an animal of a city, which the browser tells in each reader's language."""

from __future__ import annotations

import secrets

ANIMALS = ("camel", "falcon", "fox", "gazelle", "hoopoe", "ibex", "lynx", "oryx", "stork", "swallow")
CITIES = ("Basra", "Bukhara", "Cairo", "Damascus", "Fez", "Kufa", "Marrakesh", "Mosul", "Muscat", "Samarkand")


def new_name() -> str:
    """A name for somebody who has not chosen one."""
    return f"{secrets.choice(ANIMALS)} of {secrets.choice(CITIES)}"
