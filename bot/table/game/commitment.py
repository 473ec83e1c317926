"""Commit, then reveal: a hash that fixes a game's seed at its start and tells nothing of it before the end.

It is the SHA-256 of four lines: `orrery seed 1`, the game's id, its salt, its seed, with a line feed between them and
none at the end. The salt is drawn for each game, so that nobody finds out a short seed by trying.
"""

from __future__ import annotations

import hashlib
import re
import secrets
import unicodedata

from bot.errors import Refusal

SCHEME = "orrery seed 1"
LONGEST_SEED = 64
SEED = re.compile(rf"[\w.-]{{1,{LONGEST_SEED}}}")


def new_salt() -> str:
    """A salt: 32 hex digits nobody can guess."""
    return secrets.token_hex(16)


def commitment(game_id: str, salt: str, seed: str) -> str:
    """The hash that is posted when a game begins, 64 hex digits.

    SHA-256 of the scheme's name, the game's id, its salt and its seed, a line each: at the end anybody can reckon it
    again.
    """
    return hashlib.sha256("\n".join((SCHEME, game_id, salt, seed)).encode()).hexdigest()


def given_seed(typed: str) -> str:
    """A seed as somebody gives it, without the spaces around it; "" for none.

    Raises `Refusal` seed-shape (most) for one that is too long, or holds anything but letters, digits, `.`, `-`, `_`.
    """
    seed = unicodedata.normalize("NFC", typed.strip())
    if seed and not SEED.fullmatch(seed):
        raise Refusal("seed-shape", most=LONGEST_SEED)
    return seed
