"""What a panel opens with: what happened since its owner's last move, in few lines."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from itertools import groupby
from math import ceil
from typing import NamedTuple

from bot.manifest.weight import Weight
from bot.store.company_rows import SittingRow
from bot.store.rows import MoveRow
from bot.table.game.jumps import effective_moves
from bot.table.game.sittings import as_seated
from bot.table.game.snapshot import Panel
from bot.table.table import Table
from bot.ui.panel.phone import letters_wide
from bot.words.posts.happened import round_ended, shortened, small
from bot.words.posts.lines import SMALL, Line, Teller
from bot.words.texts import Texts

RECENT = 60  # moves that are looked back at
LINES = 3
PHONE_LINES, PHONE_LINE = 5, 50  # of small letters that a phone has room for, and how many letters those are
RESULT = 600  # characters of what an answer brought
COUNTED = 6  # of them that say how many lines there are besides


class Reading(IntEnum):
    """When a line of news is read: before all else, in its turn, or where there is room."""

    FIRST = 0
    THEN = 1
    LATER = 2


class Worded(NamedTuple):
    """A line of news, and when it is read."""

    reading: Reading
    words: str


@dataclass(frozen=True, slots=True)
class News:
    """The last lines of what happened, and how many there are besides; `told` are all of them.

    `guide` is what a beginner is told of it, `likely` when its owner is likely to be asked, while others are.
    """

    lines: Sequence[str] = ()
    besides: int = 0
    guide: str = ""
    likely: str = ""
    told: Sequence[Worded] = ()

    def within(self, height: int) -> News:
        """The same in at most so many lines of a phone, but for what nobody may miss."""
        if not self.told:
            return self
        return replace(_fitting(self.told, height), guide=self.guide, likely=self.likely)


NOTHING = News()


async def meanwhile(table: Table, now: Panel, texts: Texts) -> News:
    """What happened since the last move of a panel's owner; nothing beside a draft.

    In a guided game also what that move itself did, and once that its first round is over. In others, what its owner's
    last turn brought that they did not choose, but where the panel says above what an answer brought (`now.news`).
    """
    row = now.snapshot.row
    if now.drafting or not row.seq:
        return NOTHING
    moves = await table.games.log(row.id, max(0, row.seq - RECENT), RECENT)
    since, own_turn = since_own_move(now, moves), () if now.news else _own_turn(now, moves)
    sittings = await table.games.sittings(row.id) if since else []
    own = [*_brought(now, own_turn, texts)]
    lines = [*own, *_as_it_was(now, sittings, since, texts)]
    if len(lines) > LINES:
        teller = Teller(now.snapshot, texts, now.seat)
        lines = [*own, *worded(teller, teller.lines(since, by_seat=True), now.seat)]
    guide = texts("guide-round") if row.guided and round_ended(since, 1) else ""
    soon = await table.forecasts.asked_at([now.snapshot], now.snapshot.seats[now.seat].user_id or 0)
    likely = texts("forecast-asked", at=f"<t:{soon[row.id]}:R>") if row.id in soon else ""
    return replace(_fitting(lines), guide=guide, likely=likely)


def _brought(now: Panel, turn: Sequence[MoveRow], texts: Texts) -> Iterator[Worded]:
    """What a seat's own turn brought that it did not choose: a battle, a round that ended, and all after that."""
    teller = Teller(now.snapshot, texts, now.seat)
    lines = teller.lines(turn)
    begun = next((place for place, line in enumerate(lines) if line.head), len(lines))
    unchosen = (
        line
        for place, line in enumerate(lines)
        if place >= begun or line.weight is Weight.SETTLEMENT or (line.weight > Weight.MOVE and line.seat != now.seat)
    )
    return worded(teller, unchosen, now.seat)


def _as_it_was(now: Panel, sittings: Sequence[SittingRow], moves: Sequence[MoveRow], texts: Texts) -> Iterator[Worded]:
    """What moves did, as far as the panel's owner may know, with who sat in the seats then."""
    snapshot = now.snapshot
    for seats, made in groupby(moves, key=lambda move: as_seated(snapshot, sittings, move.seq).seats):
        teller = Teller(replace(snapshot, seats=seats), texts, now.seat)
        yield from worded(teller, teller.lines([*made]), now.seat)


def worded(teller: Teller, lines: Iterable[Line], seat: int) -> Iterator[Worded]:
    """Lines in words, with how early a seat has to read them."""
    for line in lines:
        for words in teller.words(line):
            if words.startswith(SMALL):
                yield Worded(Reading.LATER, words)
            elif line.weight is Weight.TURNING_POINT or (line.weight is Weight.SETTLEMENT and line.seat == seat):
                yield Worded(Reading.FIRST, words)
            else:
                yield Worded(Reading.THEN, words)


def _fitting(lines: Sequence[Worded], height: int = PHONE_LINES) -> News:
    """What nobody may miss, then the last of the rest in so many lines of a phone; those left out are counted.

    The longest is cut until all fit, of what nobody may miss only where nothing else is left to cut.
    """
    entries = max(height, sum(line.reading is Reading.FIRST for line in lines))
    places = sorted(range(len(lines)), key=lambda place: (lines[place].reading, -place))[: min(LINES, entries)]
    told = [
        lines[place] for place in sorted(places, key=lambda place: (lines[place].reading is not Reading.FIRST, place))
    ]
    besides = len(lines) - len(told)
    heights = [ceil(letters_wide(line.words) / PHONE_LINE) for line in told]
    while sum(heights) > height and max(heights) > 1:
        rest = [place for place, line in enumerate(told) if line.reading is not Reading.FIRST and heights[place] > 1]
        heights[max(rest or range(len(told)), key=heights.__getitem__)] -= 1
    room = [height * PHONE_LINE for height in heights]
    if besides:
        room[-1] -= COUNTED
    return News([_narrowed(line.words, width) for line, width in zip(told, room, strict=True)], besides, told=lines)


def _narrowed(words: str, width: int) -> str:
    """Words that are at most as wide as so many letters of the Latin alphabet."""
    return shortened(words, int(width * len(words) / max(1, letters_wide(words))))


def _own_turn(now: Panel, moves: Sequence[MoveRow]) -> Sequence[MoveRow]:
    """The moves of the last turn of a panel's owner, of which a guided game tells all anyway."""
    own = [move for move in effective_moves(moves) if move.seat == now.seat and move.how == "person"]
    if not own or now.snapshot.row.guided:
        return ()
    return [move for move in own if move.base == own[-1].base]


def since_own_move(now: Panel, moves: Sequence[MoveRow]) -> Sequence[MoveRow]:
    """The moves since the last of a panel's owner; in a guided game with what that did itself."""
    own = [move for move in moves if move.seat == now.seat and move.how == "person"]
    if not own:
        return moves
    last = own[-1].seq
    if now.snapshot.row.guided:
        last = own[-1].base
    return [move for move in moves if move.seq > last]


def lines_of_news(news: News, texts: Texts, *, small_guide: bool = False) -> list[str]:
    """The lines, with how many there are besides, which *More* shows; and what else is told.

    What a beginner is told may be in small letters.
    """
    *lines, last = map(small, news.lines) if news.lines else [""]
    if news.besides:
        last = texts("ui-news-besides", last=last, count=news.besides)
    guide = small(news.guide) if small_guide and news.guide else news.guide
    told = ("\n".join([*lines, last]), news.likely, guide)
    return [said for said in told if said]


def line_of_result(panel: Panel, texts: Texts) -> str:
    """That an answer counts, and what it brought where it counted at once; the guide of a first game tells it all."""
    news = () if panel.snapshot.row.guided else panel.news
    told = Teller(panel.snapshot, texts, panel.seat).in_a_row(news)
    return "\n> ".join(filter(None, [texts("ui-committed"), told and shortened(f"• {told}", RESULT)]))
