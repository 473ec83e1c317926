"""Maps in words, for any game: hexes with what is on them, choices by letter, what happened by number."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from images.words.phrases import Texts, bold, coordinates

On = Callable[[str], str]  # says what is on the hex of a name; "" where it is empty


def hex_lines(names: Iterable[str], on: On, empty: str) -> Iterator[str]:
    """A line for each hex with what is on it, then one for all empty ones.

    `on` says in words what is on a hex of this name, "" for nothing; `empty` is how the line of the empty ones begins.
    """
    without = []
    for name in names:
        if about := on(name):
            yield f"{name.upper()}: {about}"
        else:
            without.append(name)
    if without:
        yield f"{empty}: {coordinates(without)}"


def hexes_with(names: Iterable[str], on: On, empty: str) -> list[str]:
    """Each hex with what is on it, in this order."""
    return [f"{name.upper()}: {on(name) or empty}" for name in names]


def numbered_lines(numbers: Mapping[str, Sequence[int]], on: On) -> list[str]:
    """A line for each hex where something happened: the numbers of the log, the hex, what is on it."""
    return [f"{bold(', '.join(map(str, own)))} {name.upper()}: {on(name)}" for name, own in numbers.items()]


def numbers_sentence(
    texts: Texts, game: str, numbers: Mapping[str, Sequence[int]], called: Callable[[str], str] = str.upper
) -> str:
    """Which numbers of the log stand where, as `<game>-picture-alt-since` says it, or `-no-marks` where none do.

    `called` says what a place is called.
    """
    marks = [f"{'/'.join(map(str, own))} {called(at)}" for at, own in numbers.items()]
    if not marks:
        return texts(f"{game}-picture-alt-no-marks")
    return texts(f"{game}-picture-alt-since", list=", ".join(marks))
