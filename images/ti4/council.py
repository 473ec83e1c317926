"""The council view: an agenda, large, and the votes on it; with a `card`, how the agenda of this name came out.

A bar for each outcome, in it a part for each seat as wide as its votes; below it who has predicted it and what it does
to whom at once. Then every seat
in the order in which they vote: what it said, or how many votes its planets still bring.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain

from images.drawing.fonts import SMALLEST, fit, width
from images.drawing.scene import Scene, Text, Thing, panel
from images.drawing.theme import ACCENT, MUTED, PANEL, PANEL_LIGHT, PAPER, text_colour
from images.layout.badges import badge, badge_size, beside
from images.layout.inline import TextStyle, inline, inline_width
from images.layout.parts import MARGIN, WIDTH, cells, heading, section
from images.layout.plates import LARGE, Line, Plate, plates
from images.layout.seats import Owner
from images.options import NO_OPTIONS, Options
from images.ti4 import phrases
from images.ti4.reference import facts
from images.ti4.seats import owners_of, stage
from images.ti4.vote_count import VoteCount, open_count, past_count
from images.words.numbers import signed
from images.words.phrases import Texts, bold, first_line, sentences
from rules.ti4.agendas.consequences import Changes, consequences
from rules.ti4.state import State

CHAPTER = "agenda"
ROW = 58  # px a bar is high
NAMED = 330  # px before a bar
TOTAL = 84  # px behind it
SEAT = 54  # px a seat is high
BETWEEN = " · "
SIGNS = {"vp": "vp", "trade-goods": "goods", "resources": "resources", "influence": "influence", "tokens": "pools"}


def counted(position: State, options: Options) -> VoteCount | None:
    """The vote that is shown; None where no agenda lies open. Raises KeyError for a `card` nobody voted on."""
    if options.card:
        return past_count((event for _, event in options.events), options.card)
    return open_count(position)


def scene(position: State, texts: Texts, options: Options = NO_OPTIONS) -> Scene:
    """The agenda, its outcomes, and what each seat said; without an agenda the laws in force alone."""
    drawn, count = Scene(WIDTH), counted(position, options)
    top = heading(drawn, texts(_title(count)), stage(position, texts))
    if count:
        owners = owners_of(position, texts, options.names)
        lines = [Line(words=words) for words in facts.about(texts, CHAPTER, count.agenda)]
        edge = ACCENT if count.elected else ""
        agenda = Plate(facts.title(texts, CHAPTER, count.agenda), lines, edge=edge, tag=f"{CHAPTER} {count.agenda}")
        top = plates(drawn, [agenda], top, 1, LARGE) + 14
        for outcome in count.outcomes:
            name = phrases.outcome_name(position, texts, count.agenda, outcome, options.names)
            top = _bar(drawn, count, outcome, name, owners, top)
            top = _predictions(drawn, texts, count, outcome, owners, top)
            if not count.elected:
                top = _changes(drawn, texts, consequences(position, outcome), owners, top)
        top = _seats(drawn, position, texts, options, count, owners, top + 6)
    if not options.card:
        top = _laws(drawn, position, texts, options, top)
    drawn.height = round(top + 10)
    return drawn


def _title(count: VoteCount | None) -> str:
    if count is None:
        return "ti4-picture-laws"
    return "ti4-picture-council-result" if count.elected else "ti4-picture-council"


def _bar(drawn: Scene, count: VoteCount, outcome: str, name: str, owners: Sequence[Owner], top: float) -> float:
    """An outcome: its name, a part for the votes of each seat, and their sum; where it ends."""
    won = count.elected == outcome
    colour = ACCENT if won else PAPER
    y, left, right = top + ROW / 2, float(NAMED), WIDTH - MARGIN - TOTAL
    drawn.add(panel((MARGIN / 2, top, WIDTH - MARGIN / 2, top + ROW), PANEL_LIGHT, ACCENT if won else ""))
    drawn.add(Text(fit(name, 32, NAMED - MARGIN - 16, "Bold"), MARGIN + 4, y, 32, colour, "Bold", tag="outcome"))
    most = max([1, *(count.total(each) for each in count.outcomes)])
    for vote in count.votes:
        if vote.outcome == outcome and vote.votes:
            wide = (right - left) * vote.votes / most
            who = owners[vote.seat]
            bar = Thing("bar", outcome, left + wide / 2, y, wide - 3, ROW - 16, 2, who.colour, tag=f"bar {vote.seat}")
            drawn.add(bar)
            if wide > badge_size(who.shape)[0] + 10:
                badge(drawn, who, left + wide / 2, y, f"votes {outcome} {vote.seat}")
            left += wide
    total = str(count.total(outcome))
    drawn.add(Text(total, WIDTH - MARGIN - 8, y, 36, colour, "Bold", "r", tag=f"total {outcome}"))
    return top + ROW + 8


def _predictions(
    drawn: Scene, texts: Texts, count: VoteCount, outcome: str, owners: Sequence[Owner], top: float
) -> float:
    """Who has predicted an outcome, a line for each; bright where it has come about."""
    for each in [each for each in count.predictions if each.outcome == outcome]:
        who, y = owners[each.seat], top + SEAT / 2 - 6
        badge(drawn, who, MARGIN + 60, y, f"predicted {each.seat}")
        said = texts("ti4-picture-predicted", card=texts(f"ti4-name-{each.card}"))
        colour = ACCENT if count.elected == outcome else MUTED
        x = beside(who, MARGIN + 60, 10)
        drawn.add(Text(fit(f"{who.name}: {said}", 30, WIDTH - MARGIN - x), x, y, 30, colour, tag="prediction"))
        top += SEAT - 6
    return top


def _changes(drawn: Scene, texts: Texts, changes: Changes, owners: Sequence[Owner], top: float) -> float:
    """What an outcome does at once, a group of signs for each seat, in rows; where they end."""
    x, right = float(MARGIN + 60), WIDTH - MARGIN
    if not changes:
        return top
    y = top + SEAT / 2 - 6
    for seat, amounts in changes.items():
        parts = list(chain.from_iterable(_amount(texts, *each) for each in amounts.items()))
        wide = 58 + inline_width(parts, TextStyle(30))
        if x + wide > right:
            x, y = float(MARGIN + 60), y + SEAT - 6
        badge(drawn, owners[seat], x, y, f"changed {seat}")
        inline(drawn, beside(owners[seat], x, 10), y, parts, TextStyle(30), f"change {seat}")
        x += wide + 34
    return y + SEAT / 2


def _amount(texts: Texts, what: str, amount: int) -> list[str]:
    """So much more or less of something, in signs where there is one."""
    if what in SIGNS:
        return [signed(amount), f"@{SIGNS[what]}"]
    return [signed(amount), texts(f"ti4-picture-change-{what}", count=abs(amount))]


def _seats(
    drawn: Scene,
    position: State,
    texts: Texts,
    options: Options,
    count: VoteCount,
    owners: Sequence[Owner],
    top: float,
) -> float:
    """Two columns of seats in the order in which they vote, the speaker last."""
    open_votes = sum(count.at_hand.values())
    title = texts("ti4-picture-votes-open", count=open_votes) if count.at_hand else texts("ti4-picture-voters")
    top = section(drawn, title, top)
    boxes = cells(MARGIN / 2, WIDTH - MARGIN / 2, top, SEAT, 2, len(count.turns))
    for seat, box in zip(count.turns, boxes, strict=True):
        left, high, right, low = box
        who, y = owners[seat], (high + low) / 2
        drawn.add(panel(box, PANEL))
        badge(drawn, who, left + 36, y)
        said = _alone(position, texts, count, seat, options.names) or _short(position, texts, count, seat)
        colour = text_colour(muted=count.turns[seat] not in ("waiting", "voted"))
        drawn.add(Text(said, right - 12, y, SMALLEST, colour, "Bold", "r", tag=f"said {seat}"))
        x = beside(who, left + 36, 10)
        if seat == position.speaker:
            drawn.add(Thing("icon", "speaker", x + 18, y, 36, 36, 3, tag="speaker"))
            x += 46
        room = right - 24 - width(said, SMALLEST, "Bold") - x
        drawn.add(Text(fit(who.name, SMALLEST, room), x, y, SMALLEST, tag="voter"))
    return boxes[-1][3] + 8


def _alone(position: State, texts: Texts, count: VoteCount, seat: int, names: Sequence[str]) -> str:
    """What a seat voted for alone in a vote that is over, whose bar says with how many votes; else ""."""
    vote = count.vote_of(seat) if count.elected and count.turns[seat] == "voted" else None
    if vote is None or not vote.votes or count.total(vote.outcome) != vote.votes:
        return ""
    return phrases.outcome_name(position, texts, count.agenda, vote.outcome, names)


def _short(position: State, texts: Texts, count: VoteCount, seat: int) -> str:
    """What a seat said, in as few words as there are."""
    said = count.turns[seat]
    if said == "voted" and (vote := count.vote_of(seat)):
        return texts("ti4-picture-votes", count=vote.votes)
    if said == "waiting":
        return texts("ti4-picture-votes-left", count=count.at_hand.get(seat, 0))
    return texts(f"ti4-picture-{said}")


def _laws(drawn: Scene, position: State, texts: Texts, options: Options, top: float) -> float:
    """The laws in force, each with its owner or planet."""
    rows = [*law_rows(position, texts, options.names)]
    if not rows:
        if not open_count(position):
            drawn.add(Text(texts("ti4-picture-no-laws"), MARGIN, top + 24, 32, MUTED, tag="laws"))
            return top + 56
        return top
    if open_count(position):
        top = section(drawn, texts("ti4-picture-laws"), top)
    columns = 1 if len(rows) == 1 else 2
    boxes = cells(MARGIN / 2, WIDTH - MARGIN / 2, top, 2 * SEAT - 14, columns, len(rows))
    for (name, whose), (left, high, right, _) in zip(rows, boxes, strict=True):
        drawn.add(panel((left, high, right, high + 2 * SEAT - 14), PANEL))
        room = right - left - 28
        drawn.add(Text(fit(name, 30, room, "Bold"), left + 14, high + 28, 30, PAPER, "Bold", tag="law"))
        drawn.add(Text(fit(whose, SMALLEST, room), left + 14, high + 68, SMALLEST, MUTED, tag="whose"))
    return boxes[-1][3] + 8


def law_rows(position: State, texts: Texts, names: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Each law in force, and whose it is or what it is attached to, and since when."""
    for law in position.laws:
        since = texts("ti4-picture-law-since", round=law.since)
        about = [phrases.outcome_name(position, texts, law.id, law.elected, names)] if law.elected else []
        used = [texts("ti4-picture-exhausted")] if law.exhausted else []
        yield texts(f"ti4-name-{law.id}"), BETWEEN.join([*about, *used, since])


def words(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """The agenda and what it does, each outcome with who votes for it, what the others said, laws in force."""
    count = counted(position, options)
    lines = [first_line(texts(_title(count)), stage(position, texts))]
    if count:
        lines += [bold(facts.title(texts, CHAPTER, count.agenda)), *facts.about(texts, CHAPTER, count.agenda)]
        lines += [_outcome_words(position, texts, count, outcome, options.names) for outcome in count.outcomes]
        told = [vote.seat for vote in count.votes if vote.votes and vote.outcome in count.outcomes]
        lines += [
            f"{_voter(position, texts, seat, options.names)}: {_short(position, texts, count, seat)}"
            for seat in count.turns
            if seat not in told
        ]
    if not options.card:
        rows = [f"{name} ({whose})" for name, whose in law_rows(position, texts, options.names)]
        said = "; ".join(rows) or texts("ti4-picture-no-laws")
        lines.append(f"{texts('ti4-picture-laws')}: {said}")
    return lines


def _voter(position: State, texts: Texts, seat: int, names: Sequence[str]) -> str:
    """A player by name, and whether they are the speaker."""
    name = phrases.name_of(position, seat, texts, names)
    return texts("ti4-picture-speaker-named", name=name) if seat == position.speaker else name


def _outcome_words(position: State, texts: Texts, count: VoteCount, outcome: str, names: Sequence[str]) -> str:
    """An outcome with who voted for it, and the sum of several."""
    voters = [
        f"{_voter(position, texts, vote.seat, names)} {vote.votes}" for vote in count.votes if vote.outcome == outcome
    ]
    predicted = [
        f"{phrases.name_of(position, each.seat, texts, names)}: "
        + texts("ti4-picture-predicted", card=texts(f"ti4-name-{each.card}"))
        for each in count.predictions
        if each.outcome == outcome
    ]
    done = [] if count.elected else _changes_words(position, texts, outcome, names)
    title = bold(phrases.outcome_name(position, texts, count.agenda, outcome, names))
    votes = [] if len(voters) == 1 else [str(count.total(outcome))]
    return f"{title}: " + BETWEEN.join([*votes, *voters, *predicted, *done])


def _changes_words(position: State, texts: Texts, outcome: str, names: Sequence[str]) -> Iterator[str]:
    """What an outcome does to each player at once."""
    for seat, amounts in consequences(position, outcome).items():
        said = ", ".join(
            f"{signed(amount)} {texts(f'ti4-picture-change-{what}', count=abs(amount))}"
            for what, amount in amounts.items()
        )
        yield f"{phrases.name_of(position, seat, texts, names)} {said}"


def alt(position: State, texts: Texts, options: Options = NO_OPTIONS) -> str:
    """The same in a few sentences."""
    lines = words(position, texts, options)
    return sentences(*(line.replace("**", "") for line in lines[1:]))[:1000]
