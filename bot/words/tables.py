"""What tables are called, and what was done to them beside their moves."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from bot.plain_text import plain
from bot.store.rows import GameRow
from bot.words.choices import amendment
from bot.words.texts import LOCALES, Texts

MARKED = ("old", "new", "until", "what")  # facts written as Discord shows them: channels, times, and what is worded


def table_name(row: GameRow) -> str:
    """What a table is called, for buttons, menus and threads; its id where it has no name.

    It has one name, in the first of its languages and as its thread is called: whoever reads otherwise would see two
    on one screen, and people who talk of it would not know that they mean the same.
    """
    return row.name or _spelled(row.name_words, Texts(row.locale)) or row.id


def table_in_text(row: GameRow) -> str:
    """What `table_name` says, for the text of a message: a name that somebody chose formats nothing there."""
    return plain(table_name(row))


def _spelled(words: str, texts: Texts) -> str:
    first, _, second = words.partition(" ")
    if not second:
        return ""
    return texts("table-name", first=texts(f"table-first-{first}"), second=texts(f"table-second-{second}"))


def spellings(words: str) -> list[str]:
    """How the two stored words of a name read in each language."""
    return [_spelled(words, Texts(locale)) for locale in LOCALES]


def all_names(row: GameRow) -> set[str]:
    """What a table may be called where it is typed: its name, in each language."""
    return {table_name(replace(row, locale=locale)) for locale in LOCALES}


def deed(kind: str, facts: Mapping[str, str | int], texts: Texts) -> str:
    """What somebody did to a table, a line for the log or its thread.

    `kind` and `facts` are those of a `DeedRow`; names in them format nothing. What was done after a proposal says
    whose.
    """
    told = {key: value if key in MARKED else plain(str(value)) for key, value in facts.items()}
    if "amendment" in facts:
        told["what"] = amendment(str(facts["game"]), str(facts["amendment"]), texts)
    done = texts(f"deed-{kind}", **told)
    if "proposer" in told:
        return texts("deed-proposed", what=done, name=told["proposer"])
    return done
