"""The bot's texts with those of the toys beside them."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import pytest

from bot.words import texts
from bot.words.messages import Messages

LOCALE = Path(__file__).parent / "locale"
read = texts.bundle.__wrapped__


@lru_cache
def bundle(lang: str) -> Messages:
    """All messages of a language, with those of the toys; read once, since reading takes longer than a test."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(texts, "FOLDERS", [*texts.FOLDERS, LOCALE])
        return read(lang)
