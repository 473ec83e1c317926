"""Texts in the order in which their signs stand from left to right: Arabic and Hebrew run the other way.

Letters of Arabic take the form that joins them to their neighbours, so that a face that sets sign after sign shows
words as they are written. That, and not a library of the machine, keeps pictures the same everywhere. Of the Unicode
Bidirectional Algorithm this is what names need: one line, no marks that turn the direction.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from functools import cache
from itertools import pairwise

NOT_JOINED = "\u200c"  # between letters that would join
STRETCH = "\u0640"  # a line that joins whatever stands beside it
LAM = "\u0644"
OPENING, CLOSING = ("([{<«", ")]}>»")
MIRRORED = dict(zip(OPENING + CLOSING, CLOSING + OPENING, strict=True))
RIGHT, LEFT, NUMBER = "R", "L", "N"


def visual(clusters: Sequence[str]) -> list[str]:
    """Signs, each with the marks on it, in the order they are read; back they come in that from left to right."""
    if not any(_direction(cluster) == RIGHT for cluster in clusters):
        return list(clusters)
    joined = _joined(clusters)
    levels = _levels(joined)
    shown = [MIRRORED.get(cluster, cluster) if level % 2 else cluster for cluster, level in
             zip(joined, levels, strict=True)]  # fmt: skip
    return [shown[index] for index in _order(levels)]


def _direction(cluster: str) -> str:
    """Which way a sign runs; "" for one that goes with its neighbours."""
    kind = unicodedata.bidirectional(cluster[0])
    if kind in ("R", "AL"):
        return RIGHT
    if kind in ("EN", "AN"):
        return NUMBER
    if kind != "L":
        return ""
    return LEFT


def _levels(clusters: Sequence[str]) -> list[int]:
    """How deep each sign lies: an odd level runs to the left, an even one within it to the right again."""
    directions = [_direction(cluster) for cluster in clusters]
    base = int(next(way for way in directions if way in (LEFT, RIGHT)) == RIGHT)
    ways = _settled(clusters, directions, RIGHT if base else LEFT)
    inner = {LEFT: 2 * base, RIGHT: 1, NUMBER: 2}
    return [inner[way] for way in ways]


def _settled(clusters: Sequence[str], directions: Sequence[str], base: str) -> list[str]:
    """Which way every sign runs.

    Numbers after words to the right go with those; what has no direction takes the one on both its sides, else that of
    the line, and a bracket that is closed that of its beginning.
    """
    ways: list[str] = []
    strong = base
    for way in directions:
        if way in (LEFT, RIGHT):
            strong = way
        elif way == NUMBER and strong == LEFT:
            way = LEFT
        ways.append(way)
    opened: list[int] = []
    for index, way in enumerate(ways):
        closing = clusters[index] in CLOSING and opened
        if closing:
            ways[index] = ways[opened.pop()]
        elif not way:
            before = _side(ways[index - 1], base) if index else base
            after = _side(next((later for later in ways[index + 1 :] if later), base), base)
            ways[index] = before if before == after else base
        if clusters[index] in OPENING:
            opened.append(index)
    return ways


def _side(way: str, base: str) -> str:
    if way == NUMBER:
        return RIGHT
    return way or base


def _order(levels: Sequence[int]) -> list[int]:
    """The places of the signs from left to right: what lies on a level is turned round, the deepest first."""
    order = list(range(len(levels)))
    for level in range(max(levels), 0, -1):
        turned: list[int] = []
        run: list[int] = []
        for index in order:
            if levels[index] >= level:
                run.insert(0, index)
            else:
                turned += [*run, index]
                run = []
        order = turned + run
    return order


def _joined(clusters: Sequence[str]) -> list[str]:
    """Every letter in the form that joins it to those beside it; what only parts letters is left out."""
    tied = _tied(clusters)
    links = [_joins(one, other) for one, other in pairwise(tied)]
    shown = []
    for cluster, before, after in zip(tied, [False, *links], [*links, False], strict=True):
        form = {(False, False): "isolated", (True, False): "final", (False, True): "initial", (True, True): "medial"}
        if cluster != NOT_JOINED:
            shown.append(_forms().get(cluster, {}).get(form[before, after], cluster))
    return shown


def _tied(clusters: Sequence[str]) -> list[str]:
    """Lam and the alef after it are one sign."""
    found: list[str] = []
    for cluster in clusters:
        if found and found[-1] == LAM and LAM + cluster in _forms():
            found[-1] += cluster
        else:
            found.append(cluster)
    return found


def _joins(one: str, other: str) -> bool:
    return "initial" in _forms().get(one, {}) and "final" in _forms().get(other, {})


@cache
def _forms() -> dict[str, dict[str, str]]:
    """What stands for a letter, or for lam with an alef, by how it is joined: Unicode tells of each such form."""
    found: dict[str, dict[str, str]] = {}
    for code in (*range(0xFB50, 0xFE00), *range(0xFE70, 0xFEFD)):
        how, *letters = unicodedata.decomposition(chr(code)).split() or [""]
        whole = "".join(chr(int(letter, 16)) for letter in letters)
        if len(whole) == 1 or (len(whole) == 2 and whole[0] == LAM and whole[1] in "\u0622\u0623\u0625\u0627"):
            found.setdefault(whole, {}).setdefault(how.strip("<>"), chr(code))
    found[STRETCH] = dict.fromkeys(("isolated", "initial", "medial", "final"), STRETCH)
    return found
