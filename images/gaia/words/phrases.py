"""Pieces of sentences that the descriptions and the views in words share."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from images.gaia.map.choices import satellites
from images.gaia.seats import asked, owner, stage
from images.layout.parts import Texts
from rules.gaia.components import Goods
from rules.gaia.state import Player, State

GOODS = ("vp", "credits", "ore", "knowledge", "qic")


def name(position: State, seat: int, texts: Texts, names: Sequence[str] = ()) -> str:
    """A seat's faction, with its person where `names` has one."""
    faction = owner(position, seat, texts).name
    return f"{faction} ({names[seat]})" if seat < len(names) else faction


def asked_sentence(position: State, texts: Texts) -> str:
    """Who is to act, as a sentence; nothing at the end."""
    names = ", ".join(name(position, seat, texts) for seat in asked(position))
    return texts("gaia-picture-alt-asked", names=names) if names else ""


def listed(rows: Iterable[tuple[str, int | str]]) -> str:
    """Names with what belongs to them."""
    return ", ".join(f"{word} {amount}" for word, amount in rows)


def goods(texts: Texts, amounts: Goods) -> str:
    """Goods with their amounts."""
    return listed((texts(f"gaia-picture-icon-{_icon(good)}"), amount) for good, amount in amounts.items())


def owned(player: Player) -> Goods:
    """Points and goods."""
    return {good: getattr(player, good) for good in GOODS}


def power(player: Player, texts: Texts) -> str:
    """The power cycle, as a sentence, with the brainstone's place."""
    own = player.power
    bowls = {"1": "one", "2": "two", "3": "three", "gaia": "gaia"}
    stone = texts(f"gaia-picture-bowl-{bowls[own.stone]}") if own.stone in bowls else "none"
    return texts("gaia-picture-alt-power", one=own.one, two=own.two, three=own.three, gaia=own.gaia, stone=stone)


def title(texts: Texts, id: str) -> str:
    """A heading of the pictures as a line in bold."""
    return f"**{texts(f'gaia-picture-{id}')}**"


def heading(position: State, texts: Texts, words: str) -> str:
    """The first line: what is shown, and the round."""
    return f"**{words}** · {stage(position, texts)}"


def hexes(names: Iterable[str]) -> str:
    """Hexes as they are printed."""
    return ", ".join(at.upper() for at in names)


def area(position: State, texts: Texts, seat: int, names: Sequence[str]) -> str:
    """The hexes of a choice: those where a satellite would be set apart from those where the seat has something."""
    new = satellites(position, seat, names) if len(names) > 1 else []
    there = hexes(name for name in names if name not in new)
    return texts("gaia-picture-told-area", there=there, satellites=hexes(new)) if new else there


def grouped(rows: Iterable[tuple[str, str]]) -> Mapping[str, list[str]]:
    """Pairs of (what, where) as what -> everywhere."""
    found: dict[str, list[str]] = {}
    for what, where in rows:
        found.setdefault(what, []).append(where)
    return found


def marked(texts: Texts, id: str, mark: str) -> str:
    """What a thing is called, with a remark of the pictures behind it if there is one."""
    words = texts(f"gaia-name-{id}")
    return f"{words} ({texts(f'gaia-picture-{mark}')})" if mark else words


def line(texts: Texts, id: str, words: str) -> str:
    """A heading in bold and what belongs to it."""
    return f"{title(texts, id)}: {words}"


def token_name(texts: Texts, token: str) -> str:
    """A federation token by what it brings."""
    return texts("gaia-name-token-gleens" if token == "gleens" else f"gaia-name-{token}")


def track_name(texts: Texts, track: str) -> str:
    """A research track, short."""
    return texts(f"gaia-picture-track-{track}")


def _icon(good: str) -> str:
    return "gaiaformer" if good == "gaiaformers" else good
