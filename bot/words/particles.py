"""Korean particles: which of two a word takes depends on how its last sound is spoken."""

from __future__ import annotations

import re

CLOSED, RIEUL, OPEN = 1, 8, 0
DIGITS = {"0": CLOSED, "1": RIEUL, "2": OPEN, "3": CLOSED, "4": OPEN, "5": OPEN, "6": CLOSED, "7": RIEUL, "8": RIEUL}
LETTERS = {"L": RIEUL, "R": RIEUL, "M": CLOSED, "N": CLOSED}
MENTION = re.compile(r"(<@[0-9]+>)[ ,]+(?=\S)")  # of somebody, with somebody behind
VOWELS = frozenset("AEIOUY")
STOPS = frozenset("BCKPT")
SILENT = {"LE": RIEUL, "NE": CLOSED, "ME": CLOSED}  # the vowel at their end is written and not spoken: Kyle, Jane


def josa(word: str, pair: str) -> str:
    """The word with its particle; `pair` is `with/without` a final consonant, such as `이/가` or `으로/로`.

    Where the sound is unknown (a mention, an emoji) both are written: `을(를)`, `(으)로`.
    """
    closed, _, open_ = pair.partition("/")
    final = final_sound(word)
    if final is None:
        return word + (f"({closed[0]}){open_}" if closed.endswith(open_) else f"{closed}({open_})")
    if final == RIEUL and closed.startswith("으"):  # after ㄹ the particle is 로, as after a vowel
        return word + open_
    return word + (closed if final else open_)


def listed(names: str, joint: str = "") -> str:
    """Names apart by commas, the last two joined: `민준과 Ann`, `Ben, 민준과 Ann`, by a word `Ben and Ann`."""
    before, comma, last = names.rpartition(", ")
    if not comma:
        return names
    return f"{before} {joint} {last}" if joint else f"{josa(before, '과/와')} {last}"


def addressed(mentions: str, title: str) -> str:
    """People who are mentioned one after another, each with the title that belongs behind a name, such as 님."""
    return MENTION.sub(rf"\1 {title}, ", mentions) + f" {title}"


def final_sound(word: str) -> int | None:
    """The number of the last syllable's final consonant, 0 for none; None when nobody can say."""
    if word.rstrip("*_ ").endswith(">"):
        letters = []
    else:
        letters = [letter for letter in word if letter.isalnum()]
    if not letters:
        return None
    last = letters[-1].upper()
    if "가" <= last <= "힣":
        return (ord(last) - ord("가")) % 28
    if last.isdigit():
        return DIGITS.get(last, OPEN)
    if not last.isascii():
        return None
    return _latin("".join(letters).upper())


def _latin(word: str) -> int:
    """A guess that is right for most names: 철자 L M N R by name alone, otherwise by the last sounds."""
    last, before = word[-1], word[-2:-1]
    if not before or not before.isalpha():
        return LETTERS.get(last, OPEN)
    if last in "LMN":
        return LETTERS[last]
    if word[-2:] in SILENT and len(word) > 3 and (word[-3] in VOWELS or word[-3] == word[-2]):
        return SILENT[word[-2:]]
    ends_closed = word.endswith(("NG", "CK", "TT", "PP")) or (last in STOPS and before in VOWELS)
    if ends_closed:
        return CLOSED
    return OPEN
