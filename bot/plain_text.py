"""Text from outside among our own words: names that format nothing and turn nothing, and lines that fit."""

from __future__ import annotations

import re
import unicodedata

JOINERS = "\u200c\u200d"  # letters of some scripts need them, and emoji of several parts
MARKS = re.compile(r"[\\*_~`|<>\[\](){}#:]|\.(?=\S)|^[-+]")
NUMBERED = re.compile(r"^(\d+)\.")
FENCE = "```"


def visible(name: str) -> str:
    """A name in one line, without marks that show nothing or turn the direction of what is written behind it.

    "" where nothing else is left.
    """
    shown = (character for character in " ".join(name.split()) if not _hidden(character))
    return " ".join("".join(shown).split())


def _hidden(character: str) -> bool:
    """Whether it is a control or format character."""
    return unicodedata.category(character) in ("Cc", "Cf") and character not in JOINERS


def plain(name: str) -> str:
    """A name for text in which Discord looks for formatting, links and mentions: it is shown as it is.

    A colon and a dot within a word are marks too: `https://…`, `:joy:`, and `discord.gg/…`, which is an invitation
    without anything before it. Behind an `@` stands what has no width, since no backslash keeps it from calling all.
    """
    marked = MARKS.sub(r"\\\g<0>", visible(name))
    return NUMBERED.sub(r"\1\\.", marked).replace("@", "@\u200b")


def verbatim(written: str) -> str:
    """What somebody wrote, in lines of their own and letter by letter, to be copied.

    Back quotes become another sign, since three of them would end the block.
    """
    return f"{FENCE}\n{written.replace('`', '´')}\n{FENCE}"


PARTS = ("; ", ", ", " · ")
CLAUSES = (". ", "! ", "? ", ": ", *PARTS, " – ", " — ")  # at which a sentence may end early
LEFT_OUT = " …"
MOST_OF = 0.6  # of the room, which what is kept fills at least


def leaving_out(text: str, limit: int) -> str:
    """Text of at most `limit` characters, such as a list on a button: what it has no room for is left out whole.

    That is a part of a list, or else a word; `…` stands for it. A bracket is kept whole or not at all.
    """
    if len(text) <= limit:
        return clip(text, limit)
    kept = text[: limit - 1]
    end = max(kept.rfind(mark) for mark in PARTS)
    kept = kept[: end if end > 0 else kept.rfind(" ") + 1]
    if not _closed(kept):
        kept = kept[: kept.rindex("(")]
    return f"{kept.rstrip()} …" if kept.strip() else clip(text, limit)


def clause(text: str, limit: int) -> str:
    """Text of at most `limit` characters that reads on as far as it goes: it ends with a clause, or else with a word.

    `…` stands for what is left out. A clause is not taken where much more than it has room. No bracket stays open.
    """
    if len(text) <= limit:
        return clip(text, limit)
    room = text[: limit - len(LEFT_OUT) + 1]
    ends = (room.rfind(mark) for mark in CLAUSES)
    kept = [room[:end] for end in ends if end > limit * MOST_OF and _closed(room[:end])]
    whole = max(kept, key=len, default=room.rpartition(" ")[0])
    while not _closed(whole):
        whole = whole[: whole.rindex("(")]
    whole = whole.rstrip(" .,:;·–—")
    return whole + LEFT_OUT if whole else clip(text, limit)


def _closed(text: str) -> bool:
    return text.count("(") <= text.count(")")


def clip(text: str, limit: int) -> str:
    """Text of at most `limit` characters; what is cut ends with `…`, which stands for "", too: no label is empty."""
    return (text if len(text) <= limit else text[: limit - 1].rstrip() + "…") or "…"
