"""Pieces of sentences of Gaia Project that the descriptions and the views in words share."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from images.gaia.seats import owner, stage
from images.words import phrases
from images.words.phrases import Texts, bold, first_line, listed, titled, with_person
from rules.gaia.components import ROUNDS, Goods
from rules.gaia.state import Player, State

BOWLS = {"1": "one", "2": "two", "3": "three", "gaia": "gaia"}  # where the brainstone is -> the bowl's name


def name(position: State, seat: int, texts: Texts, names: Sequence[str] = ()) -> str:
    """A seat's faction, with its person where `names` has one.

    Such as `Terrans (Ann)`. `names` are of people by seat, which counts from 0; before it has a faction it is
    `Seat 2 (Ann)`.
    """
    return with_person(owner(position, seat, texts).name, seat, names)


def asked_sentence(position: State, texts: Texts, asked: Collection[int]) -> str:
    """Who is to act, as a sentence; nothing where nobody is."""
    return phrases.asked_sentence(texts, "gaia", (name(position, seat, texts) for seat in sorted(asked)))


def goods(texts: Texts, amounts: Goods) -> str:
    """Goods with their amounts, in their order, `Ore 2, Credits 1` by their names; "" for none.

    Amounts are by kind, such as `ore` or `credits`; the name of a kind is the text `gaia-picture-icon-<kind>`.
    """
    return listed((texts(f"gaia-picture-icon-{_icon(good)}"), amount) for good, amount in amounts.items())


def power(player: Player, texts: Texts) -> str:
    """The power cycle, as a sentence, with the brainstone's place."""
    own = player.power
    stone = texts(f"gaia-picture-bowl-{BOWLS[own.stone]}") if own.stone in BOWLS else "none"
    return texts("gaia-picture-alt-power", one=own.one, two=own.two, three=own.three, gaia=own.gaia, stone=stone)


def title(texts: Texts, id: str) -> str:
    """A heading of the pictures as a line in bold.

    `id` names the text `gaia-picture-<id>`: `**Research**`.
    """
    return bold(texts(f"gaia-picture-{id}"))


def heading(position: State, texts: Texts, words: str) -> str:
    """The first line: what is shown, and the round."""
    return first_line(words, stage(position, texts))


def marked(texts: Texts, id: str, mark: str, *, applies: bool) -> str:
    """What a thing is called, with a remark of the pictures behind it where that applies."""
    words = texts(f"gaia-name-{id}")
    if applies:
        return f"{words} ({texts(f'gaia-picture-{mark}')})"
    return words


def line(texts: Texts, id: str, words: str) -> str:
    """A heading in bold and what belongs to it."""
    return titled(texts(f"gaia-picture-{id}"), words)


def token_name(texts: Texts, token: str) -> str:
    """A federation token by what it brings."""
    return texts("gaia-name-token-gleens" if token == "gleens" else f"gaia-name-{token}")


def track_name(texts: Texts, track: str) -> str:
    """A research track, short."""
    return texts(f"gaia-picture-track-{track}")


def _icon(good: str) -> str:
    if good == "gaiaformers":
        return "gaiaformer"
    return good


def round_sentence(position: State, texts: Texts) -> str:
    """Which round it is, as a sentence."""
    if position.results:
        return texts("gaia-picture-alt-over")
    if not position.round:
        return texts("gaia-picture-alt-set-up")
    return texts("gaia-picture-alt-round", round=position.round, rounds=ROUNDS)
