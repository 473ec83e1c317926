"""Which face shows which sign: the main typeface, or one of those for names in other writings.

A sign goes with the marks on it: together they are a cluster, which one face shows.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from PIL import ImageFont

from images.drawing.direction import NOT_JOINED, visual

ASSETS = Path(__file__).parent.parent / "assets"
MAIN = ""  # the main typeface, in the weight that is asked for
ARABIC = "Arabic.ttf"
OTHERS = ("Letters.ttf", "Hebrew.ttf", ARABIC, "Thai.ttf", "Han.otf", "Emoji.ttf", "Signs.ttf", "MoreSigns.ttf")
SHARES = {"Letters.ttf": 0.96, ARABIC: 0.9, "Han.otf": 0.94, "Emoji.ttf": 0.86}  # of the size that is asked for
PROBE = 28  # px at which faces are asked what they have
MARKS = 2  # on a sign at most: more would tower over the line
SKINS = range(0x1F3FB, 0x1F400)  # colours of skin, which the faces do not show
UNPOINTED = ("HEBREW", "ARABIC")  # writings whose marks are left out, as they mostly are in print


@lru_cache(maxsize=24)  # the main ones hold 0.7 MB each; finished letters are kept elsewhere
def face(name: str, weight: str, size: int) -> ImageFont.FreeTypeFont:
    """A face at a size in px. Basic layout, so that every machine sets the same."""
    path = ASSETS / f"OrrerySans-{weight}.otf"
    if name:
        path = ASSETS / "names" / name
    own = max(1, round(size * SHARES.get(name, 1)))
    return ImageFont.truetype(path, own, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=2048)
def pieces(words: str) -> tuple[tuple[str, str], ...]:
    """A line as pieces from left to right, each the name of its face and the signs that it shows."""
    if words.isascii():
        return ((MAIN, words),)
    found: list[tuple[str, str]] = []
    for cluster in visual(list(clusters(words))):
        name = shown_by(cluster) or MAIN
        if found and found[-1][0] == name:
            found[-1] = name, found[-1][1] + cluster
        else:
            found.append((name, cluster))
    return tuple(found)


def clusters(words: str) -> Iterator[str]:
    """The signs of a text, each with its marks."""
    whole = ""
    for sign in words:
        if whole and unicodedata.category(sign) in ("Mn", "Me"):
            whole += sign
        elif whole:
            yield whole
            whole = sign
        else:
            whole = sign
    if whole:
        yield whole


@lru_cache(maxsize=4096)
def shown_by(cluster: str) -> str | None:
    """The first face that has a sign and all its marks; None where there is none. Spaces are the main one's."""
    if cluster.isspace():
        return MAIN
    return next((name for name in (MAIN, *OTHERS) if all(_has(name, sign) for sign in cluster)), None)


@lru_cache(maxsize=4096)
def _has(name: str, sign: str) -> bool:
    return bytes(face(name, "Regular", PROBE).getmask(sign)) != _unknown(name)


@lru_cache(maxsize=16)
def _unknown(name: str) -> bytes:
    return bytes(face(name, "Regular", PROBE).getmask("\U000e0001"))


@lru_cache(maxsize=1024)
def printable(words: str) -> str:
    """A text in signs that some face has: people's names may hold anything.

    Letters in fancy dress become plain ones. What no face has is left out; where that is more than half of it, so is
    the rest, and whoever shows the name has another to show.
    """
    kept: list[str] = []
    missing = 0
    for cluster in clusters(unicodedata.normalize("NFC", words)):
        if cluster == NOT_JOINED and kept and shown_by(kept[-1]) == ARABIC:
            kept.append(cluster)
        elif not _silent(cluster):
            own = _nearest(cluster)
            missing += not own
            kept.append(own)
    shown = " ".join("".join(kept).split())
    if 2 * missing <= len(kept):
        return shown
    return ""


def _silent(cluster: str) -> bool:
    """Whether it is nothing to be seen: a mark without a sign, a control character, a colour of skin."""
    kind = unicodedata.category(cluster[0])
    return kind in ("Cf", "Cc", "Mn", "Me") or ord(cluster[0]) in SKINS


def _nearest(cluster: str) -> str:
    """What can be shown of a sign and its marks; "" where it is nothing."""
    sign, marks = cluster[0], cluster[1 : 1 + MARKS]
    if any(unicodedata.name(sign, "").startswith(writing) for writing in UNPOINTED):
        marks = ""
    plain = unicodedata.normalize("NFKC", sign)
    for own in (sign + marks, sign, plain):
        if own.isspace() or all(shown_by(part) is not None for part in clusters(own)):
            return own
    return ""
