"""What a call says: what is asked of whom, since when and until when, and nothing that not everybody may know."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby

from bot.plain_text import clip, plain
from bot.store.rows import GameRow, OutboxRow, WaitRow
from bot.table.game.seated import SeatedGame
from bot.table.game.waits import known_to_all
from bot.words.tables import table_in_text
from bot.words.texts import Texts

FEW_WORDS = 140  # characters of a question
ANSWERED, GONE = "answered", "gone"  # how a call ends: its person has answered, or is not asked any more
FOR = f"{ANSWERED}-"  # before the number of the companion of the seat who has answered for its person
UNDONE = "undone"  # the same, since a turn was taken back: of which nothing is said where the call stood


def question(table: SeatedGame, wait: WaitRow, texts: Texts) -> str:
    """What a question asks, in words that everybody may read; "" where it is not known or nobody else may know of it.

    A game gives the text `<game>-asked-<kind>` where the question itself, `<game>-ask-<kind>`, tells of a secret.
    """
    kind = table.row.kind
    if not wait.kind or not known_to_all(wait):
        return ""
    facts = texts.facts(kind, wait.facts, table.plain_names)
    public = f"{kind}-asked-{wait.kind}"
    if texts.has(public):
        said = texts(public, **facts)
    else:
        said = texts(f"{kind}-ask-{wait.kind}", **facts)
    return clip(said, FEW_WORDS)


def link(row: GameRow) -> str:
    """Where a table is, for a link."""
    return f"https://discord.com/channels/{row.guild_id}/{row.thread_id or row.channel_id}"


def settled_lines(table: SeatedGame, ends: Mapping[str, str], texts: Texts) -> Iterator[str]:
    """How calls ended, by seat as text; names, so that nobody is mentioned."""
    ended = [(int(seat), end) for seat, end in sorted(ends.items())]
    for hows, said in (((ANSWERED, FOR), "call-answered"), ((GONE,), "call-gone")):
        names = [_who_ended(table, seat, end, texts) for seat, end in ended if end.startswith(hows)]
        if names:
            yield texts(said, names=", ".join(names), count=len(names))


def answered_by(table: SeatedGame, seat: int, user_id: int | None) -> str:
    """How a call of a seat ends that somebody has answered: None, or no companion of it, for the person whose it is."""
    found = (each.number for each in table.companions if each.seat == seat and each.user_id == user_id)
    number = next(found, 0)
    return f"{FOR}{number}" if number else ANSWERED


def _who_ended(table: SeatedGame, seat: int, end: str, texts: Texts) -> str:
    """Whose call has ended, and who has answered in their place."""
    name, number = table.plain_names[seat], end.removeprefix(FOR)
    found = (each.name for each in table.companions if (each.seat, str(each.number)) == (seat, number))
    if by := next(found, ""):
        return texts("call-answered-for", by=plain(by), name=name)
    return name


def asked_lines(table: SeatedGame, seats: Sequence[int], texts: Texts, *, since: bool = True) -> Iterator[str]:
    """What these seats are asked in a running game, a line for each question, with its table and its times.

    Whoever is asked is named where they are asked different things; `since` says whether to tell since when.
    """
    waits = [wait for seat in seats if (wait := table.wait_of(seat)) and known_to_all(wait)]
    told = sorted(
        ((what_is_asked(table, wait, texts, since=since), wait.seat) for wait in waits), key=lambda each: each[0]
    )
    same = [(line, [seat for _, seat in group]) for line, group in groupby(told, key=lambda each: each[0])]
    for line, seated in sorted(same, key=lambda each: each[1]):
        names = ", ".join(table.plain_names[seat] for seat in seated)
        yield texts("call-line", table=table_in_text(table.row), line=f"{names} · {line}" if len(same) > 1 else line)


def what_is_asked(table: SeatedGame, wait: WaitRow, texts: Texts, *, since: bool = True) -> str:
    """What somebody is asked, since when and until when."""
    said = [question(table, wait, texts)]
    if since:
        said.append(texts("call-since", since=f"<t:{wait.since}:R>"))
    if wait.until:
        said.append(texts("ui-until", until=f"<t:{wait.until}:R>"))
    if wait.alone:
        said.append(texts("call-alone"))
    return " · ".join(filter(None, said))


def called_before(snapshot: SeatedGame, row: OutboxRow, seats: Iterable[int]) -> list[int]:
    """Those of some seats that are asked what a post has called them for, also where that was answered meanwhile."""
    told = row.payload
    if "at" not in told:  # a reminder, or one of an earlier release
        return []
    known = {
        wait.seat for wait in snapshot.waits if known_to_all(wait) and called_by(wait, told["at"], told.get("seq"))
    }
    return [seat for seat in seats if seat in known and seat in told.get("asked", ())]


def called_by(wait: WaitRow, at: int, seq: int | None) -> bool:
    """Whether somebody had been called for a question by then; a post of an earlier release knows no move."""
    in_time = wait.called_at is not None and wait.called_at <= at
    return in_time and (seq is None or wait.called_seq <= seq)
