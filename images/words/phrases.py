"""Pieces of sentences and lines that descriptions and views in words of every game share."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from string import ascii_uppercase

from images.words.numbers import said

GAP = "…"  # in the place of sentences that are left out
Texts = Callable[..., str]  # texts(id, **facts) says something in the reader's language


def letter(index: int, taken: str = "") -> str:
    """The letter of a choice by its place in the list from 0: A, B, C and so on to Z, then AA, AB.

    Letters that are `taken` stand for something else on the map, and are left out.
    """
    free = [each for each in ascii_uppercase if each not in taken]
    beyond, own = divmod(index, len(free))
    if not beyond:
        return free[own]
    return letter(beyond - 1, taken) + free[own]


def stage(texts: Texts, game: str, number: int, *, over: bool, **facts: object) -> str:
    """How far a game is: over, in a round from 1, or not begun (0).

    Says `<game>-picture-over`, `<game>-picture-round` (with the round and `facts`) or `<game>-picture-set-up`.
    """
    if over:
        return texts(f"{game}-picture-over")
    if not number:
        return texts(f"{game}-picture-set-up")
    return texts(f"{game}-picture-round", round=number, **facts)


def with_person(name: str, seat: int, names: Sequence[str]) -> str:
    """What a seat is called, with its person behind it where `names` has one and the seat is not called so itself."""
    if seat < len(names) and names[seat] != name:
        return f"{name} ({names[seat]})"
    return name


def noted(words: str, note: str) -> str:
    """Words with a note behind them: `noted("Ann", "out")` is `Ann (out)`; the words alone where the note is ""."""
    if note:
        return f"{words} ({note})"
    return words


def person_of(seat: int, names: Sequence[str]) -> str:
    """The name of a seat's person: `person_of(1, ["Ann", "Ben"])` is `Ben`; "" where `names` has none."""
    if seat < len(names):
        return names[seat]
    return ""


def asked_sentence(texts: Texts, game: str, people: Iterable[str]) -> str:
    """Who is to act, as `<game>-picture-alt-asked` says it; nothing where nobody is."""
    names = ", ".join(people)
    if not names:
        return ""
    return texts(f"{game}-picture-alt-asked", names=names)


def few(rows: Sequence[str], most: int) -> str:
    """The first of some rows, and a sign where there are more: `few(["A", "B", "C"], 2)` is `A, B, …`."""
    shown = ", ".join(rows[:most])
    if len(rows) > most:
        return f"{shown}, …"
    return shown


def sentences(*said: str) -> str:
    """Sentences one after the other; empty ones are left out.

    Each ends with its own full stop, as the texts of both languages have it.
    """
    return " ".join(filter(None, said))


def whole_sentences(said: Iterable[str], most: int) -> str:
    """The first of some sentences, as many as have room in `most` characters: of a description no half one is heard.

    `whole_sentences(["Ann wins.", "Ben lost 2 ships."], 12)` is `Ann wins.`
    """
    told = ""
    for sentence in said:
        longer = sentences(told, sentence)
        if len(longer) > most:
            break
        told = longer
    return told


def with_its_end(said: Sequence[tuple[str, int]], most: int) -> str:
    """Sentences within `most` characters, with GAP where some are left out.

    Each has a number: those with a larger one are left out first, the last of as large ones before others; those with
    0 never, but that only whole ones are heard. `with_its_end([("A wins.", 0), ("Round 1.", 2), ("Round 2.", 1)], 18)`
    is `A wins. … Round 2.`
    """
    kept = [*said]
    while len(_with_gaps(kept)) > most and any(number for _, number in kept):
        least = max(range(len(kept)), key=lambda place: (kept[place][1], place))
        kept[least] = ("", 0)
    return whole_sentences((words or GAP for words in _gapped(kept)), most)


def in_order_of_steps(count: int) -> list[int]:
    """How soon each of so many steps may be left out, for `with_its_end`: from the middle; the last one stays longest.

    `in_order_of_steps(4)` is `[2, 3, 3, 1]`.
    """
    last = count - 1
    return [2 + min(place, last - place) if place < last else 1 for place in range(count)]


def _with_gaps(said: Sequence[tuple[str, int]]) -> str:
    return sentences(*(words or GAP for words in _gapped(said)))


def _gapped(said: Sequence[tuple[str, int]]) -> Iterator[str]:
    """The sentences, with "" once in the place of those that follow each other and are left out."""
    for left, several in groupby(said, key=lambda each: bool(each[0])):
        yield from (words for words, _ in several) if left else ("",)


def bold(words: str) -> str:
    """Words in bold, as Discord writes them: `bold("ore")` is `**ore**`."""
    return f"**{words}**"


def titled(title: str, words: str) -> str:
    """A title in bold and what belongs to it: `titled("Ann", "3 ore")` is `**Ann**: 3 ore`."""
    return f"{bold(title)}: {words}"


def first_line(title: str, stage: str) -> str:
    """What is shown, and how far the game is: `first_line("Map", "round 2")` is `**Map** · round 2`."""
    return f"{bold(title)} · {stage}"


def listed(rows: Iterable[tuple[str, int | str]]) -> str:
    """Names with what belongs to them: `listed([("Ann", 3), ("Orrery 1", 2)])` is `Ann 3, Orrery 1: 2`."""
    return ", ".join(
        f"{word}: {said(amount)}" if word[-1:].isdigit() else f"{word} {said(amount)}" for word, amount in rows
    )


def coordinates(names: Iterable[str]) -> str:
    """Hexes as they are printed: `coordinates(["a1", "b2"])` is `A1, B2`."""
    return ", ".join(name.upper() for name in names)


def grouped(rows: Iterable[tuple[str, str]]) -> Mapping[str, list[str]]:
    """Pairs of (what, where) as what -> everywhere."""
    found: dict[str, list[str]] = {}
    for what, where in rows:
        found.setdefault(what, []).append(where)
    return found


def lettered(rows: Sequence[str], taken: str = "") -> list[tuple[str, str]]:
    """Each choice with its letter, none of those that are `taken`, in the order of the letters on the map."""
    return [(letter(index, taken), words) for index, words in enumerate(rows)]


def lettered_lines(rows: Sequence[str], taken: str = "") -> list[str]:
    """A line for each choice behind its letter in bold, none of those that are `taken`.

    `taken` are letters that stand for something else on the same map: `lettered_lines(["x", "y"], "A")` begins with B.
    """
    return [f"{bold(own)} {words}" for own, words in lettered(rows, taken)]
