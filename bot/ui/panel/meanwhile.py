"""What a panel opens with: what happened since its owner's last move, in few lines."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from functools import partial
from itertools import groupby, takewhile
from typing import NamedTuple

from bot.manifest.weight import Weight
from bot.store.company_rows import SittingRow
from bot.store.rows import MoveRow
from bot.table.game.answering import PLAN
from bot.table.game.jumps import effective_moves
from bot.table.game.sittings import as_seated
from bot.table.game.snapshot import Panel, visible_events
from bot.table.table import Table
from bot.ui.lettering import letters_wide, lines_filled
from bot.words.posts.happened import CUT, in_events, round_ended, small, within
from bot.words.posts.lines import Teller
from bot.words.posts.opening import dealt_to
from bot.words.posts.said import BETWEEN, QUOTED, SMALL, Line
from bot.words.texts import Texts

RECENT = 60  # moves that are looked back at
LINES = 3
PHONE_LINES, PHONE_LINE = 5, 41  # of small letters that a phone has room for, and how many letters those are
FOUGHT = 10  # lines of a phone in which it is told how one's own battles went
PLANNED = 2 * PHONE_LINE  # letters of what a plan has done
RESULT = 540  # letters of what an answer brought
COUNTED = " · and 99 more lines"  # about what says how many lines there are besides
FIRST_ALONE = -1  # lines of a phone: of what nobody may miss one line, with how many there are besides
SHORTEST = 12  # characters to which a line is cut at most


class Reading(IntEnum):
    """When a line of news is read: before all else, as what a round brings its reader, in its turn, or later.

    The lower, the earlier; where there is no room the highest are left out first: headings, then what its reader did
    themselves, who knows of it, that a round began, and what is small.
    """

    FIRST = 0
    OWN = 1
    THEN = 2
    BROUGHT = 3
    LATER = 4
    BEGUN = 5
    KNOWN = 6
    HEADING = 7


class Worded(NamedTuple):
    """A line of news, and when it is read.

    `fought`: it tells of a battle of its reader; in small print of a round of that, its dice and losses. `fewer` gives
    the line with fewer and fewer of its events, what matters least left out first; nothing where it tells one. `harm`:
    how much it takes from its reader; the more, the earlier it stands among what is read as early.
    """

    reading: Reading
    words: str
    fought: bool = False
    fewer: Callable[[], Iterable[str]] = tuple
    harm: int = 0


@dataclass(frozen=True, slots=True)
class News:
    """The last lines of what happened, and how many there are besides; `told` are all of them.

    `guide` is what a beginner is told of it, `likely` when its owner is likely to be asked, while others are; `dealt`,
    before their first move, what they play. `threat`: who attacks them now, which stands above all else. `planned`:
    what their plan has done since.
    """

    lines: Sequence[str] = ()
    besides: int = 0
    guide: str = ""
    likely: str = ""
    dealt: Sequence[str] = ()
    told: Sequence[Worded] = ()
    threat: str = ""
    planned: str = ""

    def within(self, height: int, *, fought: bool = True) -> News:
        """The same in at most so many lines of a phone, but for what nobody may miss; in few only what one plays.

        With `fought` it is told besides, round by round, how battles went in which one fought. In none it is only what
        nobody may miss, and in `FIRST_ALONE` the last line of that.
        """
        dealt = self.dealt[:1] if height < LINES else self.dealt
        if height <= 0:
            return replace(self, planned=in_events(self.planned, PHONE_LINE))._barest(height, fought=fought)
        if not self.told:
            return replace(self, dealt=dealt)
        lines = _fitting(self._told(fought=fought), height)
        return replace(self, lines=lines.lines, besides=lines.besides, dealt=dealt)

    def _told(self, *, fought: bool) -> Sequence[Worded]:
        return self.told if fought else [*_without_rounds(self.told)]

    def _barest(self, height: int, *, fought: bool) -> News:
        """Only what nobody may miss, or the last line of that."""
        if not self.told:
            return replace(self, dealt=self.dealt[:1])
        told = self._told(fought=fought)
        first = [line for line in told if line.reading is Reading.FIRST]
        if height == FIRST_ALONE and first:
            besides = _news_among(told) - 1 + bool(self.planned)
            last = _narrowed(max(reversed(first), key=lambda line: line.harm), 1, COUNTED if besides else "")
            return replace(self, lines=[last], besides=besides, likely="", dealt=(), planned="")
        lines = _fitting(first) if first else NOTHING
        return replace(self, lines=lines.lines, besides=0, likely="", dealt=())


NOTHING = News()


async def meanwhile(table: Table, now: Panel, texts: Texts) -> News:
    """What happened since the last move of a panel's owner; nothing beside a draft.

    In a guided game also what that move itself did, and in the first of them once that its first round is over. In
    others, what its owner's last turn brought that they did not choose, but where the panel says above what an answer
    brought (`now.news`): there nothing of the same change is told again.
    """
    row = now.snapshot.row
    if now.drafting:
        return NOTHING
    moves = await table.games.log(row.id, max(0, row.seq - RECENT), RECENT)
    since, own_turn = since_own_move(now, moves), _own_turn(now, moves)
    since, planned = _by_plan(now, since, texts)
    if now.news and own_turn:
        since, own_turn = [move for move in since if move.base != own_turn[-1].base], ()
    sittings = await table.games.sittings(row.id) if since else []
    own = [*_brought(now, own_turn, texts)]
    lines = [*own, *_as_it_was(now, sittings, since, texts)]
    if sum(not line.fought for line in lines) > LINES:
        teller = Teller(now.snapshot, texts, now.seat)
        lines = [*own, *worded(teller, teller.lines(since, by_seat=True), now.seat, _chosen(since, now.seat))]
    new = row.guided and row.status == "running" and not row.rematch_of
    guide = texts("guide-round") if new and first_is_over(since) else ""
    soon = await table.forecasts.asked_at([now.snapshot], now.snapshot.seats[now.seat].user_id or 0)
    likely = texts("forecast-asked", at=f"<t:{soon[row.id]}:R>") if row.id in soon else ""
    first = row.seq <= RECENT and not any(move.seat == now.seat for move in moves)
    dealt = dealt_to(now.snapshot, now.seat, texts) if first else ()
    return replace(_fitting(lines), guide=guide, likely=likely, dealt=dealt, planned=planned)


def first_is_over(moves: Sequence[MoveRow]) -> bool:
    """Whether the first round ended in some moves, and the second has not: a plan may have played that by itself."""
    return round_ended(moves, 1) and not round_ended(moves, 2)


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


def _by_plan(now: Panel, moves: Sequence[MoveRow], texts: Texts) -> tuple[Sequence[MoveRow], str]:
    """The moves without what a seat's plan did for it, and that in a line; "" where no plan was carried out."""
    planned = [move for move in moves if move.seat == now.seat and move.why == PLAN]
    if not planned:
        return moves, ""
    teller = Teller(now.snapshot, texts, now.seat)
    done = {move.seq: [*takewhile(lambda event: event.facts.get("seat") == now.seat, move.events)] for move in planned}
    said = teller.gathered(teller.unfolded([replace(move, events=tuple(done[move.seq])) for move in planned]))
    if not said:
        return moves, ""
    left = [replace(move, events=move.events[len(done.get(move.seq, ())) :]) for move in moves]
    return left, in_events(texts("ui-plan-done", what=teller.in_one(said)), PLANNED)


def _chosen(moves: Iterable[MoveRow], seat: int) -> frozenset[str]:
    """The kinds of what a seat did itself in some moves: what its answers led to is news, the first event is not."""
    own = (
        visible_events(move.events, seat)
        for move in moves
        if move.seat == seat and move.how == "person" and not move.by
    )
    return frozenset(events[0].kind for events in own if events)


def _concerns(line: Line, seat: int) -> bool:
    """Whether a line tells routine of one seat alone, such as the cards that it draws."""
    return all(said.seat == seat for said in line.said)


def _as_it_was(now: Panel, sittings: Sequence[SittingRow], moves: Sequence[MoveRow], texts: Texts) -> Iterator[Worded]:
    """What moves did, as far as the panel's owner may know, with who sat in the seats then."""
    snapshot = now.snapshot
    for seats, made in groupby(moves, key=lambda move: as_seated(snapshot, sittings, move.seq).seats):
        teller = Teller(replace(snapshot, seats=seats), texts, now.seat)
        told = [*made]
        yield from worded(teller, teller.lines(told), now.seat, _chosen(told, now.seat))


def worded(teller: Teller, lines: Iterable[Line], seat: int, chosen: Collection[str] = ()) -> Iterator[Worded]:
    """Lines in words, in their order, with how early a seat has to read them.

    Turning points first, those that it fought itself with all of their rounds; what a settlement brings this seat next;
    small print later, this seat's own before that of others, then beginnings of rounds, what it did itself and bare
    headings last. What it did itself are its moves, and all that is of the kinds that it has `chosen`, however small.
    """
    for line in lines:
        if line.scene and line.scene.rounds and seat in line.scene.parties:
            whole = teller.words(line, details=True)
            yield from (Worded(Reading.FIRST, words, fought=True, harm=teller.harm(line)) for words in whole)
            continue
        for words in teller.words(line):
            fewer = tuple if line.scene or line.head else partial(_fewer, teller, line)
            yield Worded(_reading(line, words, seat, chosen), words, fewer=fewer, harm=teller.harm(line))


def _reading(line: Line, words: str, seat: int, chosen: Collection[str]) -> Reading:
    """When a seat reads some words of a line."""
    if line.bare:
        return Reading.HEADING
    if chosen and all(said.seat == seat and said.kind in chosen for said in line.said):
        return Reading.KNOWN
    if words.startswith(SMALL):
        return Reading.BROUGHT if _concerns(line, seat) else Reading.LATER
    if line.weight is Weight.TURNING_POINT:
        return Reading.FIRST
    if line.weight is Weight.SETTLEMENT and line.seat == seat:
        return Reading.OWN
    if line.head:  # that a round begins says less than anything that was done
        return Reading.BEGUN
    return Reading.KNOWN if line.seat == seat else Reading.THEN


def _fewer(teller: Teller, line: Line) -> Iterator[str]:
    """A line with fewer and fewer of its events: what brought or cost the most points stays longest, else the first."""
    events = [*dict.fromkeys(line.said)]
    order = sorted(events, key=lambda said: (said.weight, abs(said.points), said.foremost, -events.index(said)))
    for count in range(1, len(order)):
        kept = {*order[count:]}
        yield "".join(teller.parted(replace(line, said=[said for said in line.said if said in kept]))) + CUT


def _fitting(lines: Sequence[Worded], height: int = PHONE_LINES) -> News:
    """What nobody may miss, what the round brings, then the last of the rest in so many lines of a phone.

    Those left out are counted. The longest of what is read last loses the events that matter least until all fit, and
    is left out where not even one of them does: what a round brings its reader is folded to one line before it hides
    all that others did. Where not all fits, what the reader did themselves is not told. How battles of one's own went
    stands in lines besides. With nothing but headings nothing is told.
    """
    if all(line.reading is Reading.HEADING for line in lines):
        return NOTHING
    if sum(lines_filled(line.words, PHONE_LINE) for line in lines) > height:
        return replace(_told_in(_not_own(lines), height), told=lines)
    return _told_in(lines, height)


def _not_own(lines: Sequence[Worded]) -> Sequence[Worded]:
    """The lines without what their reader did themselves and bare headings, where anything else was done."""
    others = [line for line in lines if _is_news(line)]
    if any(line.reading < Reading.BEGUN for line in others):
        return others
    return lines


def _told_in(lines: Sequence[Worded], height: int) -> News:
    """Those of the lines that are told in so many of a phone."""
    others = [line for line in lines if not line.fought]
    least = max(1, _least(others))
    for count in range(max(least, _entries(others, height)), least - 1, -1):
        news = _telling(lines, height, count)
        filled = sum(lines_filled(line, PHONE_LINE) for line in news.lines)
        if filled <= height + (len(others) < len(lines)) * FOUGHT:
            break
    return news


def _telling(lines: Sequence[Worded], height: int, count: int) -> News:
    """So many of the lines, and all that are told besides, with the events that so many lines of a phone hold."""
    told = [lines[place] for place in sorted(_kept(lines, count), key=lambda place: _shown_at(lines, place))]
    besides = _news_among(lines) - _news_among(told)
    heights = [lines_filled(line.words, PHONE_LINE) for line in told]
    for fought, room in ((False, height), (True, FOUGHT)):
        _lower(told, heights, [place for place, line in enumerate(told) if line.fought is fought], room)
    after = ["" for _ in told]
    if besides:
        after[-1] = COUNTED
    fitted = [_narrowed(line, height, end) for line, height, end in zip(told, heights, after, strict=True)]
    return News(fitted, besides, told=lines)


def _is_news(line: Worded) -> bool:
    """Whether a line tells its reader something: not what they did themselves, and no bare heading."""
    return line.reading not in (Reading.KNOWN, Reading.HEADING)


def _news_among(lines: Iterable[Worded]) -> int:
    """How many lines do."""
    return sum(map(_is_news, lines))


def _without_rounds(lines: Iterable[Worded]) -> Iterator[Worded]:
    """The same lines, where battles of the reader are told as those of others."""
    for line in lines:
        if not line.fought:
            yield line
        elif not line.words.startswith(SMALL):
            yield line._replace(fought=False)


def _kept(lines: Sequence[Worded], count: int) -> Sequence[int]:
    """The places of so many lines, those that are read first, and of all that is told besides."""
    others = [place for place, line in enumerate(lines) if not line.fought]
    order = sorted(others, key=lambda place: (lines[place].reading, -lines[place].harm, -place))
    return [*order[:count], *(place for place, line in enumerate(lines) if line.fought)]


def _lower(told: Sequence[Worded], heights: list[int], places: Sequence[int], room: int) -> None:
    """Lower the tallest of the lines at these places until they fit, what is read last first; each keeps a line."""
    while sum(heights[place] for place in places) > room:
        tall = [place for place in places if heights[place] > 1]
        if not tall:
            return
        heights[max(tall, key=lambda place: (told[place].reading, heights[place]))] -= 1


def _entries(lines: Sequence[Worded], height: int) -> int:
    """How many lines of news are told in so many of a phone: routine only where few are.

    Of what nobody may miss all are, and beside what the round brings one of the others at least.
    """
    first, own, then = (sum(line.reading is reading for line in lines) for reading in (*Reading,)[:3])
    return max(min(height, max(LINES, first + own + then)), _least(lines))


def _least(lines: Sequence[Worded]) -> int:
    """How many of them are told however little room there is."""
    first, own = (sum(line.reading is reading for line in lines) for reading in (Reading.FIRST, Reading.OWN))
    return first + own + int(own > 0 and len(lines) > first + own)


def _shown_at(lines: Sequence[Worded], place: int) -> tuple[Reading, int, int]:
    """Where a line stands among others: what hurts most first, what is read in its turn or later as it happened."""
    reading = min(lines[place].reading, Reading.THEN)
    return reading, -lines[place].harm if reading is Reading.FIRST else 0, place


def _narrowed(line: Worded, height: int, after: str) -> str:
    """A line that fills at most so many of a phone with what comes after it: some of its events, or one that is cut."""
    cut = line.words
    for cut in (line.words, *line.fewer()):
        if lines_filled(cut + after, PHONE_LINE) <= height:
            return cut
    words, count = cut.removesuffix(CUT), len(cut)
    while lines_filled(cut + after, PHONE_LINE) > height and count > SHORTEST:
        count = min(count, len(cut)) - 1
        cut = in_events(words, count)
    return cut


def _own_turn(now: Panel, moves: Sequence[MoveRow]) -> Sequence[MoveRow]:
    """The moves of the last turn of a panel's owner, of which a guided game tells all anyway."""
    own = [move for move in effective_moves(moves) if _made(now, move)]
    if not own or now.snapshot.row.guided:
        return ()
    return [move for move in own if move.base == own[-1].base]


def _made(now: Panel, move: MoveRow) -> bool:
    """Whether a panel's owner made a move; what another answered for them they have not seen yet."""
    own = move.seat == now.seat and move.how == "person"
    return own and (move.by is None or now.snapshot.acting is not None)


def since_own_move(now: Panel, moves: Sequence[MoveRow]) -> Sequence[MoveRow]:
    """The moves since the last of a panel's owner; in a guided game with what that did itself."""
    own = [move for move in moves if _made(now, move)]
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
    dealt = small(BETWEEN.join(news.dealt)) if news.dealt else ""
    planned = small(news.planned) if news.planned else ""
    told = (news.threat, planned, dealt, "\n".join([*lines, last]), news.likely, guide)
    return [said for said in told if said]


def lines_of_result(panel: Panel, texts: Texts) -> str:
    """That an answer counts, and what it brought where it counted at once; the guide of a first game tells it all.

    What is small, such as dice, stands with it where all has room.
    """
    news = () if panel.snapshot.row.guided else panel.news
    teller = Teller(panel.snapshot, texts, panel.seat)
    told = [*teller.at_length(news, details=True)]
    if sum(map(letters_wide, told)) > RESULT:
        told = [*teller.at_length(news, details=False)]
    if sum(map(letters_wide, told)) > RESULT:
        told = within(told, RESULT)
    return QUOTED.join([texts("ui-committed"), *told])
