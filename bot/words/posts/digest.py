"""A chapter of a game that is shorter than a round, told in short: a line for each seat, then what lies open to all."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.store.rows import MoveRow
from bot.table.course.chapters import Chapter, digest_of
from bot.table.game.snapshot import GameSnapshot
from bot.words.posts.happened import CUT, post_lines, shortened, with_rounds
from bot.words.posts.lines import Teller
from bot.words.posts.said import BETWEEN, BULLET, SMALL
from bot.words.texts import Texts
from rules.core.flow import Event

SHORT = 300  # characters of a line


def told_with_digest(
    snapshot: GameSnapshot, moves: Sequence[MoveRow], chapters: Sequence[Chapter], texts: Texts
) -> Iterator[str]:
    """What happened in some moves, with what chapters brought that ended with them above what opens the next one."""
    teller = Teller(snapshot, texts)
    lines = teller.lines(moves)
    last = max((place for place, line in enumerate(lines) if line.part), default=len(lines))
    yield from with_rounds(teller, lines[:last])
    yield from digests(snapshot, chapters, texts)
    yield from post_lines(teller, lines[last:])


def digests(
    snapshot: GameSnapshot, chapters: Sequence[Chapter], texts: Texts, *, standings: bool = False
) -> Iterator[str]:
    """What chapters brought, each under its name; with `standings` these stand below, and have the points."""
    for chapter in chapters:
        yield heading(snapshot, chapter, texts)
        yield from digest_lines(snapshot, news_of(snapshot, chapter.brought, standings=standings), texts)


def news_of(snapshot: GameSnapshot, brought: Sequence[Event], *, standings: bool) -> list[Event]:
    """What of a chapter its post tells: not again what was told as it happened, nor anybody of whom nothing is left."""
    digest = digest_of(snapshot)
    known = {*digest.one_by_one, *([digest.points] if standings else [])}
    left = [event for event in brought if event.kind not in known]
    told = {event.facts.get("seat") for event in left if event.kind != digest.points or event.facts.get("change", 1)}
    return [event for event in left if "seat" not in event.facts or event.facts["seat"] in told]


def heading(snapshot: GameSnapshot, chapter: Chapter, texts: Texts) -> str:
    """That a chapter is over, by its name and round."""
    names = [texts.event(snapshot.row.kind, event, snapshot.plain_names) for event in chapter.opened]
    return texts("chapter-part-over", name=", ".join(names), round=chapter.round)


def digest_lines(snapshot: GameSnapshot, brought: Sequence[Event], texts: Texts) -> Iterator[str]:
    """A line for each seat that it brought anything, its points first, and one for what is nobody's."""
    kind, names = snapshot.row.kind, snapshot.plain_names
    points = digest_of(snapshot).points
    for seat in dict.fromkeys(int(event.facts["seat"]) for event in brought if "seat" in event.facts):
        own = [event for event in brought if event.facts.get("seat") == seat]
        told = [texts.digest(kind, event, names) for event in own if event.kind != points or event.facts["points"]]
        line, rest = [f"{BULLET}**{snapshot.plain_names[seat]}**", *told], ""
        while len(BETWEEN.join(line) + rest) > SHORT and len(line) > 2:  # the last matters least
            line.pop()
            rest = CUT
        if told:
            yield shortened(BETWEEN.join(line), SHORT - len(rest)) + rest
    if of_all := [texts.digest(kind, event, names) for event in brought if "seat" not in event.facts]:
        yield shortened(SMALL + BETWEEN.join(of_all), SHORT)
