"""What a table is called: what its host chose, or two words, in the first language of the table.

Among the living tables of a server no two are called alike, in any language. The id stays what it is.

At an anonymous table people are called by their seats until the end. Nothing but a seat's row knows its real name, so
that nothing which shows names has to know of this.
"""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import replace

from bot.errors import Refusal
from bot.plain_text import visible
from bot.store.rows import Rows, SeatRow

LONGEST = 32
FIRST_WORDS = """
amber azure blazing bold bright bronze calm clever cobalt copper coral crimson distant drifting eager
emerald frozen gentle golden hidden humming indigo ivory jade lonely lucky merry misty patient quiet rapid
restless ruby scarlet silver steady violet wandering wild young
"""
SECOND_WORDS = """
anchor asteroid aurora beacon bridge canyon captain caravan comet compass crater crescent dawn engine falcon
frontier galaxy gateway giant glacier harbor horizon lantern meteor moon nebula observatory ocean orbit
outpost pilot pioneer planet rocket shuttle signal star summit telescope voyage
"""
FIRST, SECOND = FIRST_WORDS.split(), SECOND_WORDS.split()
ALIASES = ("Alpha", "Beta", "Gamma", "Delta", "Epsilon", "Zeta", "Eta", "Theta", "Iota", "Kappa")
Spellings = Callable[[str], Collection[str]]


def as_keys(words: str) -> Collection[str]:
    """Two words as they are stored, where no language is known."""
    return (words,)


def cleaned(name: str) -> str:
    """A chosen name in one line, without what shows nothing, cut to what fits; "" where nothing is left of it."""
    return visible(name)[:LONGEST].strip()


def same(name: str) -> str:
    """What is equal for names that look alike."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


class Names:
    """Gives tables their names; `spellings` says how two stored words read in each language.

    A generated name is stored as the keys of its two words, a chosen one as it was written.
    """

    def __init__(self, spellings: Spellings = as_keys) -> None:
        self.spellings = spellings

    async def generated(self, rows: Rows, guild_id: int) -> str:
        """Two words, as the keys of their texts, that no living table of a server is called by, drawn by chance.

        When all are taken it is any of them.
        """
        taken, chosen = await self._taken(rows, guild_id)
        names = in_any_order(every_name())
        free = (words for words in names if words not in taken and not chosen & self._spelled(words))
        return next(free, None) or next(in_any_order(every_name()))

    async def chosen(self, rows: Rows, guild_id: int, name: str, game_id: str = "") -> str:
        """A chosen name, cleaned, "" where nothing is left of it.

        Raises `Refusal` name-taken (name) where another living table of the server has it, in any language. `game_id`
        is the table that may keep its own.
        """
        wanted = cleaned(name)
        taken, chosen = await self._taken(rows, guild_id, but=game_id)
        if wanted and (same(wanted) in chosen or any(same(wanted) in self._spelled(words) for words in taken)):
            raise Refusal("name-taken", name=wanted)
        return wanted

    def _spelled(self, words: str) -> set[str]:
        return {same(spelled) for spelled in self.spellings(words)}

    async def _taken(self, rows: Rows, guild_id: int, but: str = "") -> tuple[set[str], set[str]]:
        """The pairs of words, and the chosen names, of the living tables of a server other than `but`."""
        living = [each for each in await rows.living_names(guild_id) if each[0] != but]
        return {words for _, _, words in living if words}, {same(name) for _, name, _ in living if name}


def every_name() -> Iterator[str]:
    """All pairs of words."""
    return (f"{first} {second}" for first in FIRST for second in SECOND)


def in_any_order(names: Iterable[str]) -> Iterator[str]:
    """These names, shuffled as far as they are taken: mostly the first will do, and there are thousands."""
    left = list(names)
    while left:
        place = secrets.randbelow(len(left))
        left[place], left[-1] = left[-1], left[place]
        yield left.pop()


def masked(seat: SeatRow) -> SeatRow:
    """The seat of a person under the name of its place; that of a computer stays as it is."""
    if seat.user_id is None:
        return seat
    return replace(seat, name=ALIASES[seat.seat % len(ALIASES)], real_name=seat.real_name or seat.name)


def with_public_name(seat: SeatRow, *, anonymous: bool) -> SeatRow:
    """The seat under the name that its table sees: that of its place at an anonymous table, else its person's own.

    A new row where it changes; nothing is stored.
    """
    if anonymous:
        return masked(seat)
    return unmasked(seat)


def unmasked(seat: SeatRow) -> SeatRow:
    """The seat under its person's own name."""
    if seat.real_name:
        return replace(seat, name=seat.real_name, real_name="")
    return seat
