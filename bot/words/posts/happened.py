"""What happened in some moves, in lines that everybody may read, or one seat."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from bot.plain_text import clip
from bot.store.rows import MoveRow
from bot.table.game.jumps import effective_moves
from bot.table.game.snapshot import GameSnapshot
from bot.words.posts.lines import Teller
from bot.words.posts.said import BETWEEN, BULLET, EMPHASIS, SMALL, STAR, Line
from bot.words.texts import Texts

LINE = 1200
WITH_ROUNDS = 700  # characters of a post with the dice of its battles: two languages and standings go with it
PARTS = (" — ", " → ", "; ")  # of an event: before what it costs, what it brings, and one more of either
BRACKET = " ("  # behind it stands what explains a name, such as what an objective asks for
EXPLAINED = re.compile(r" \([^()]*\)(\**)$")  # brackets at the end of a line, such as of what else points came from
CUT = " …"
VERB = re.compile(r"(?:\S+지 )?\S*[가-힣]다\**$")  # with which a Korean sentence ends; of a denied one both words
WHOLE = 80  # characters of an event, two small lines of a phone, up to which it is rather left out than cut
OPENING = re.compile(r"(?:-# )?[★•] (?:\*\*[+−]\d[^*]*\*\*[^*·]* · )?")  # of a line: mark, and points in all
READABLE = 36  # characters of a line that say something


def round_ended(moves: Sequence[MoveRow], number: int) -> bool:
    """Whether a round ended in some moves and the next one began."""
    events = [event for move in effective_moves(moves) for event in move.events]
    return any(event.kind == "round" and event.facts.get("round") == number + 1 for event in events)


def lines_of_moves(
    snapshot: GameSnapshot,
    moves: Sequence[MoveRow],
    texts: Texts,
    viewer: int | None = None,
    *,
    details: bool = False,
) -> Iterator[str]:
    """What everybody may know of some moves, line by line, parted where a round begins.

    With a seat as `viewer` what it alone may know stands with it, which is for nobody else's eyes; with `details` also
    what few read, such as the dice of a battle, of which a post has a picture.
    """
    teller = Teller(snapshot, texts, viewer)
    yield from post_lines(teller, teller.lines(moves), details=details)


def post_lines(teller: Teller, lines: Iterable[Line], *, details: bool = False) -> Iterator[str]:
    """Lines as people read them, none longer than a post can hold."""
    for line in lines:
        yield from (shortened(words, LINE) for words in teller.words(line, details=details))
        yield from teller.pays(line)


def lines_of_turn(snapshot: GameSnapshot, moves: Sequence[MoveRow], texts: Texts) -> list[str]:
    """The lines of the post of some moves."""
    teller = Teller(snapshot, texts)
    return with_rounds(teller, teller.lines(moves))


def with_rounds(teller: Teller, lines: Sequence[Line]) -> list[str]:
    """The lines of a post, scenes such as a battle with their dice round by round where there is room for that.

    Of the longest of them stands else how many rounds there were, and what those cost.
    """
    told = [[*post_lines(teller, [line], details=True)] for line in lines]
    long = sorted((at for at, line in enumerate(lines) if line.scene), key=lambda at: -sum(map(len, told[at])))
    for at in long:
        if sum(len(each) for part in told for each in part) <= WITH_ROUNDS:
            break
        told[at] = [shortened(words, LINE) for words in teller.words(lines[at], costs=True)]
    return [each for part in told for each in part]


def small(line: str) -> str:
    """A line in small letters, which it may be already.

    As Discord writes them: `-# ` stands before one line, and holds for no other below it.
    """
    return line if line.startswith(SMALL) else SMALL + line


def within(lines: Sequence[str], limit: int) -> list[str]:
    """Lines of about `limit` characters together, each shortened to as many as the others.

    Of many lines nothing would be left that can be understood: of those as many stand as fit, turning points first and
    then the last ones, in their order behind a sign for what is left out.
    """
    if limit >= READABLE * len(lines):
        return [with_its_end(line, limit // len(lines)) for line in lines]
    kept: list[int] = []
    for place in sorted(range(len(lines)), key=lambda place: (not lines[place].startswith(STAR), -place)):
        if sum(len(lines[each]) for each in [*kept, place]) <= limit:
            kept.append(place)
    if not kept:
        return [with_its_end(lines[-1], limit)]
    return [CUT.strip(), *(lines[place] for place in sorted(kept))]


def with_its_end(line: str, limit: int) -> str:
    """A line of at most `limit` characters, in which the sign for what is left out stands before the last event.

    That says what came of the others. Where turning points stand before it, which it follows, it is left out first.
    """
    begins = _begins(line)
    first, *others = line[begins:].split(BETWEEN)
    first = line[:begins] + first
    for count in range(0 if _decided_before(line) else len(others) - 1, 0, -1):
        told = BETWEEN.join([first, *others[: count - 1], CUT.strip(), others[-1]])
        if len(line) > limit >= len(told):
            return told
    return shortened(line, limit)


def shortened(line: str, limit: int) -> str:
    """A line of at most `limit` characters, with a sign where something is left out.

    It ends with a whole event, else before brackets at its end, else before a price or a gain, else with the verb of a
    language that has that last, else before brackets, else with a word. Points with which a line opens are no event.
    """
    if len(line) <= limit:
        return line
    kept, begins = line[: limit - len(CUT) + 1], _begins(line)
    if (end := kept.rfind(BETWEEN)) > begins:
        return _closed(kept[:end]) + CUT
    unexplained = EXPLAINED.sub(r"\1", line) + CUT
    if len(unexplained) <= min(limit, len(line)):
        return unexplained
    if (end := max(kept.rfind(each) for each in PARTS)) > begins:
        return _closed(kept[:end]) + CUT
    if told := _with_its_verb(line, limit):
        return told
    for ends_with in (BRACKET, " "):
        end = kept.rfind(ends_with)
        if end > begins:
            return _closed(kept[:end]) + CUT
    return clip(line, limit)


def in_events(line: str, limit: int) -> str:
    """A line of about `limit` characters: no event is cut but before what it costs, unless the first is very long.

    That some are left out is told by a sign.
    """
    cut = shortened(line, limit)
    kept = cut.removesuffix(CUT)
    if cut == line or (line.startswith(kept) and line[len(kept) :].startswith((BETWEEN, *PARTS))):
        return cut
    first = _first_event(line)
    if len(first) > WHOLE:
        return cut
    return line if first == line else _closed(first) + CUT


def bare(event: str) -> str:
    """An event without what it cost and brought, and what goes with it."""
    return re.split("|".join(map(re.escape, PARTS)), event, maxsplit=1)[0]


def _begins(line: str) -> int:
    """Where the first event of a line begins."""
    opening = OPENING.match(line)
    return opening.end() if opening else len(BULLET)


def _first_event(line: str) -> str:
    """A line up to the end of its first event."""
    begins = _begins(line)
    return line[:begins] + bare(line[begins:].partition(BETWEEN)[0])


def _with_its_verb(line: str, limit: int) -> str:
    """The first event of a line, left out of which is what stands before its verb; "" where that does not come last.

    In Korean it does: without it nobody learns whether something was built, or lost.
    """
    event = _first_event(line)
    verb = VERB.search(event)
    if verb is None:
        return ""
    kept = event[: max(0, limit - len(CUT) - len(verb[0]))]
    end = kept.rfind(" ")
    return f"{kept[:end]}{CUT} {verb[0]}" if end > _begins(line) else ""


def _decided_before(line: str) -> bool:
    """Whether turning points of a line stand before its last event, which then only says what else came of them."""
    told = [event.removeprefix(STAR) for event in line.split(BETWEEN)]
    bold = [event.startswith(EMPHASIS) and event.endswith(EMPHASIS) for event in told]
    return any(bold) and not bold[-1]


def _closed(cut: str) -> str:
    """What is left of a line, with its emphasis ended where that was cut."""
    if cut.count(EMPHASIS) % 2:
        return cut.rstrip() + EMPHASIS
    return cut
