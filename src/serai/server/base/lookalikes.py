"""Names that look alike: two names are equal if people would take one for the other."""

from __future__ import annotations

import unicodedata

from serai.server.base.guest_names import is_made_up

# Letters of other alphabets, and digits, that look like a Latin letter.
_LATIN = {
    "a": "аαɑ@4", "b": "вβьƅ6", "c": "сϲ", "d": "ԁɗ", "e": "еєҽε3", "f": "ƒ", "g": "ɡ9", "h": "һнհ", "i": "іıιɩ1l|!íįј",
    "j": "ϳ", "k": "кκ", "m": "мϻ", "n": "пηո", "o": "оοσօ0", "p": "рρ", "q": "ԛ", "r": "гʀ", "s": "ѕꜱ5$", "t": "тτ7",
    "u": "υսц", "v": "ѵν", "w": "ԝωшա", "x": "хχ", "y": "уγү", "z": "ᴢ2",
}  # fmt: skip
_ALIKE = str.maketrans({other: latin for latin, others in _LATIN.items() for other in others})
_PAIRS = (("rn", "m"), ("vv", "w"), ("cl", "d"))

# What bots are called in the languages of the client, and who speaks for the house.
RESERVED = (
    "random", "novice", "merchant", "cadi", "vizier", "caliph", "simurgh", "network",
    "au hasard", "marchand", "vizir", "calife", "casuale", "principiante", "mercante", "kadi", "visir", "califfo",
    "zufall", "neuling", "händler", "wesir", "kalif", "al azar", "mercader", "califa",
    "bot", "serai", "admin", "administrator", "moderator", "host", "system", "server", "a former player",
)  # fmt: skip


def likeness(name: str) -> str:
    """What is left of a name without case, accents, spaces and signs, with letters that look alike made one."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    text = "".join(c for c in plain.translate(_ALIKE) if unicodedata.category(c)[0] in "LNS")
    for pair, letter in _PAIRS:
        text = text.replace(pair, letter)
    return text or name


_RESERVED = frozenset(map(likeness, RESERVED))


def is_reserved(name: str) -> bool:
    """Whether nobody may choose a name: a bot's, the house's own, or one of those that guests are given."""
    unnumbered = name.rstrip("0123456789 ") or name  # the second merchant of a table is merchant 2
    return not _RESERVED.isdisjoint((likeness(name), likeness(unnumbered))) or is_made_up(name)
