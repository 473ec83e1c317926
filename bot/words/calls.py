"""What a call says: what is asked of whom, since when and until when, and nothing that not everybody may know."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from bot.plain_text import clip
from bot.store.rows import WaitRow
from bot.table.base.seated import SeatedGame
from bot.table.base.waits import known_to_all
from bot.words.tables import named
from bot.words.texts import Texts

FEW_WORDS = 140  # characters of a question


def question(table: SeatedGame, wait: WaitRow, texts: Texts) -> str:
    """What a question asks, in words that everybody may read; "" where it is not known or nobody else may know of it.

    A game gives the text `<game>-asked-<kind>` where the question itself, `<game>-ask-<kind>`, tells of a secret.
    """
    kind = table.row.kind
    if not wait.kind or not known_to_all(wait):
        return ""
    facts = texts.facts(kind, wait.facts, table.plain_names)
    public = f"{kind}-asked-{wait.kind}"
    said = texts(public, **facts) if texts.has(public) else texts(f"{kind}-ask-{wait.kind}", **facts)
    return clip(said, FEW_WORDS)


def asked_lines(table: SeatedGame, seats: Sequence[int], texts: Texts, *, since: bool = True) -> Iterator[str]:
    """What these seats are asked in a running game, a line for each question, with its table and its times.

    Whoever is asked is named where they are asked different things; `since` says whether to tell since when.
    """
    waits = [wait for seat in seats if (wait := table.wait_of(seat)) and known_to_all(wait)]
    told = sorted(((_told(table, wait, texts, since=since), wait.seat) for wait in waits), key=lambda each: each[0])
    same = [(line, [seat for _, seat in group]) for line, group in groupby(told, key=lambda each: each[0])]
    for line, asked in sorted(same, key=lambda each: each[1]):
        names = ", ".join(table.plain_names[seat] for seat in asked)
        yield texts("call-line", table=named(table.row, texts), line=f"{names} · {line}" if len(same) > 1 else line)


def _told(table: SeatedGame, wait: WaitRow, texts: Texts, *, since: bool) -> str:
    until = [texts("ui-until", until=f"<t:{wait.until}:R>")] if wait.until else []
    began = [texts("call-since", since=f"<t:{wait.since}:R>")] if since else []
    parts = [question(table, wait, texts), *began, *until]
    return " · ".join(filter(None, parts))
