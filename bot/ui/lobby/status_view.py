"""The status message in a game's thread: its board, who is asked, how it stands, and the way to everything else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from discord import ui

from bot.manifest.manifest import manifest
from bot.plain_text import plain
from bot.store.rows import SeatRow
from bot.table.clocks import clock
from bot.table.course.feed import has_feed
from bot.table.course.rounds import order
from bot.table.game.positions import round_of
from bot.table.game.snapshot import GameSnapshot
from bot.ui.kit.controls import Control, Row, button, primary
from bot.ui.kit.ids import Call
from bot.ui.kit.layout import Picture, card, gallery, layout, text
from bot.words.chance import seed_line
from bot.words.choices import amendments_lacking, choices_line, differing, windows_chosen
from bot.words.labels import title
from bot.words.languages import Languages, lines_in, own_label_in
from bot.words.people import company, vacation, who, window
from bot.words.posts.ending.deciding import DECIDED, first
from bot.words.posts.kinds import were
from bot.words.texts import Texts

VERBS: tuple[tuple[str, ...], ...] = (("turn", "since"), ("board", "sheets", "log", "rules"))
ENDED = (("rematch", "first", "hub", "log"), ("board", "sheets", "rules"))
OF_A_FIRST_GAME = {"first", "hub"}  # once it has ended: another one, or one with people


def view(snapshot: GameSnapshot, languages: Languages, pictures: Sequence[Picture] = ()) -> ui.LayoutView:
    """The status of a game that has begun; `pictures` must be uploaded with it.

    In one language, or two one below the other; what is the same in both stands once.
    """
    lines = lines_in(languages, lambda texts: _lines(snapshot, texts))
    points = _points(snapshot, languages[0])  # names and numbers need no translation
    return layout(card(text(*lines, *points), *gallery(pictures), *_buttons(snapshot, languages)))


def _lines(snapshot: GameSnapshot, texts: Texts) -> Iterator[str]:
    yield title(snapshot, texts)
    yield from round_line(snapshot, texts)
    yield from who_is_waited_for(snapshot, texts)
    if snapshot.row.status == "running" and snapshot.row.paused_at is not None:
        yield texts("ui-paused", since=f"<t:{snapshot.row.paused_at}:R>")
    if snapshot.row.status == "running" and not snapshot.row.guided:
        yield from _set_up(snapshot, texts)
    yield from (texts("ui-house-rule", rule=plain(rule)) for rule in snapshot.row.house_rules)
    if snapshot.masked:
        yield texts("ui-anonymous-now")
    if snapshot.row.status == "running" and snapshot.row.hints:
        yield texts("ui-hints-now")
    if snapshot.row.status == "running" and has_feed(snapshot.row):
        yield texts("ui-feed-now")
    yield from were(snapshot, texts)
    if snapshot.row.status == "running":
        yield from _companions(snapshot, texts)
    yield from (texts("ui-offered", name=plain(seat.name)) for seat in snapshot.seats if seat.offered)
    if snapshot.row.status != "over":  # else the post above it tells the seed
        yield seed_line(snapshot.row, texts)


def _companions(snapshot: GameSnapshot, texts: Texts) -> Iterator[str]:
    """Who answers for a seat beside its person."""
    for seat in snapshot.seats:
        yield from (f"-# {company(each, seat.name, texts)}" for each in snapshot.companions_of(seat.seat))


def _set_up(snapshot: GameSnapshot, texts: Texts) -> Iterator[str]:
    """What is played otherwise than the rulebook has it, and the clock."""
    if differing(snapshot):
        yield choices_line(snapshot, texts)
    if snapshot.row.clock != clock.NO_CLOCK:
        yield texts(f"ui-clock-{snapshot.row.clock}")
    yield from windows_chosen(snapshot.row, texts)
    yield from amendments_lacking(snapshot.row, texts)


def _points(snapshot: GameSnapshot, texts: Texts) -> Iterator[str]:
    if snapshot.row.status == "over" or snapshot.row.verdict == DECIDED:
        yield from ranking(snapshot, texts)
        return
    scores = snapshot.game.scores(snapshot.view(None))
    for seat in order(scores):
        yield texts("ui-score", name=snapshot.plain_names[seat], points=scores[seat])


def round_line(snapshot: GameSnapshot, texts: Texts) -> Iterator[str]:
    """The round, where the game has rounds and one has begun."""
    if turn := round_of(snapshot.view(None)):
        yield texts("ui-round", round=turn)


def who_is_waited_for(snapshot: GameSnapshot, texts: Texts) -> Iterator[str]:
    """Who is asked and who has answered, or how the game ended."""
    if snapshot.row.verdict:
        yield texts(f"ui-verdict-{snapshot.row.verdict}", name=snapshot.plain_name(snapshot.row.given_to))
    elif snapshot.row.status == "abandoned":
        yield texts("ui-abandoned")
    elif snapshot.row.status == "over":
        names = [snapshot.plain_names[seat] for seat in snapshot.game.winners(snapshot.view(None))]
        yield texts("ui-over", names=", ".join(names), count=len(names))
    else:
        yield from (" · ".join(_asked(snapshot, seat, texts)) for seat in snapshot.asked)
        yield from (texts("ui-answered", who=who(seat)) for seat in snapshot.answered)
        if snapshot.window:
            yield window(snapshot, texts)


def _asked(snapshot: GameSnapshot, seat: SeatRow, texts: Texts) -> Iterator[str]:
    """That a seat is asked, since and until when, and that its person is away."""
    wait = snapshot.wait_of(seat.seat)
    since = snapshot.since(seat.seat)
    yield texts("ui-asked", who=who(seat), since=f"<t:{since}:R>" if since else "")
    if wait and wait.until:
        yield texts("ui-until", until=f"<t:{wait.until}:R>")
    if wait and wait.away_until:
        yield vacation(wait, texts)


def ranking(snapshot: GameSnapshot, texts: Texts) -> Iterator[str]:
    """The score table of a game that is over: the winners first, equal points at an equal place."""
    scores, winners = snapshot.game.scores(snapshot.view(None)), first(snapshot)
    places = sorted(range(len(scores)), key=lambda seat: (seat not in winners, -scores[seat]))
    place = 0
    for index, seat in enumerate(places):
        before = places[index - 1]
        tied = index > 0 and (seat in winners, scores[seat]) == (before in winners, scores[before])
        if not tied:
            place = index + 1
        yield texts("ui-rank", place=place, name=snapshot.plain_names[seat], points=scores[seat])


def _buttons(snapshot: GameSnapshot, languages: Languages) -> list[Row]:
    left_out = set[str]()
    if not manifest(snapshot.row.kind).boards.sheet:
        left_out.add("sheets")
    if snapshot.row.guided or snapshot.row.practice or not snapshot.people:
        left_out.add("rematch")  # a first game is nobody else's, practice is begun anew, and computers ask for nothing
    if not snapshot.row.guided:
        left_out |= OF_A_FIRST_GAME
    verbs = ENDED if snapshot.row.ended_together else VERBS
    if snapshot.row.status == "running" and any(seat.offered for seat in snapshot.seats):
        verbs = (*verbs, ("take-seat",))
    return [
        ui.ActionRow(*(_button(verb, snapshot, languages) for verb in row if verb not in left_out)) for row in verbs
    ]


def _button(verb: str, snapshot: GameSnapshot, languages: Languages) -> Control:
    style = primary(when=verb in ("turn", "rematch", "first"))
    off = verb == "turn" and snapshot.row.status != "running"
    return button(own_label_in(languages, snapshot.row.kind, f"ui-{verb}"), Call(verb, snapshot.row.id), style, off=off)
