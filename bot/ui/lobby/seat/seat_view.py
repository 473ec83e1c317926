"""One's own seat: who else answers for it, what is left for whoever plays on, and leaving it for a while."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import chain
from typing import NamedTuple

from discord import ui

from bot.plain_text import plain
from bot.store.company_rows import CompanionRow, RequestRow
from bot.table.game.roles import may
from bot.table.game.snapshot import GameSnapshot
from bot.table.people.companions import MOST_PARTNERS
from bot.table.people.hand_overs import HandOver
from bot.ui.kit.controls import Row, Style, button, choice_select, joined, rows, select, user_select
from bot.ui.kit.ids import Call
from bot.ui.kit.layout import Child, Picture, card, gallery, layout, text
from bot.ui.panel import phone
from bot.ui.panel.advice import tips
from bot.ui.panel.navigation import labels_of
from bot.ui.panel.pages.pictured import Pictured, lasts
from bot.words.labels import title
from bot.words.people import company
from bot.words.posts.happened import small
from bot.words.texts import Texts

DAYS = ("0", "1", "3", "7", "14", "28")  # for which somebody sits; 0 is until they are thanked
AWAY_DAYS = DAYS[1:]
LEAST = 3  # ways to tell least of what happened lately: only where a picture is as low as it can be


class Room(NamedTuple):
    """For what the page has room: `low` is in small letters what others see; `counts`: it says how absence counts."""

    low: bool = False
    counts: bool = True


LOW, LOWER = Room(low=True), Room(low=True, counts=False)


def view(
    snapshot: GameSnapshot,
    texts: Texts,
    user: int,
    days: str = "0",
    note: str = "",
    back: Sequence[Row] = (),
    asked: Sequence[RequestRow] = (),
) -> ui.LayoutView:
    """The private view of somebody who answers for a seat; `days` is for how long a sitter will sit.

    `note` is what was just done, `asked` are the requests to answer for it that wait or were declined. Where a phone
    has no room for it, what is said is in small letters, and then it is not said how an absence counts.
    """
    ways = [partial(_view, snapshot, texts, user, days, note, back, asked, room=room) for room in (Room(), LOW, LOWER)]
    return phone.fitting(ways, ())


def _view(
    snapshot: GameSnapshot,
    texts: Texts,
    user: int,
    days: str,
    note: str,
    back: Sequence[Row],
    asked: Sequence[RequestRow],
    pictures: Sequence[Picture],
    *,
    room: Room,
) -> ui.LayoutView:
    seat = snapshot.seat_of(user)
    assert seat is not None  # that was asked before
    beside = snapshot.companions_of(seat)
    who = [company(each, snapshot.seats[seat].name, texts, user) for each in beside] or [texts("ui-seat-alone")]
    said = [note and f"> {note}", title(snapshot, texts), texts("ui-seat-title"), *who, *_requests(asked, texts)]
    controls: Iterable[Child]
    if snapshot.own_seat(user) is None:
        controls = _companions_own(snapshot, texts)
    else:
        controls = chain(
            _owned(snapshot, texts, beside, asked, days, low=room.low), rows([*tips.asking(snapshot, texts, user)])
        )
    absence = _absence(snapshot, texts, user, counts=room.counts)
    return layout(card(text(*said), *controls, *absence, *joined(_left(snapshot, texts, user), [*back])))


def _requests(asked: Sequence[RequestRow], texts: Texts) -> Iterator[str]:
    """Who is asked to answer for the seat and has not said anything yet, and who will not."""
    for each in asked:
        state = "asked" if each.answer == "open" else "refused"
        yield texts(f"ui-{state}-{each.kind}", name=plain(each.name), ends=f"<t:{each.ends}:R>")


def _companions_own(snapshot: GameSnapshot, texts: Texts) -> Iterator[Child]:
    """What somebody may do who answers for the seat of another."""
    yield from rows([button(texts("ui-decline"), Call("decline", snapshot.row.id), Style.danger)])


def _owned(
    snapshot: GameSnapshot,
    texts: Texts,
    beside: Sequence[CompanionRow],
    asked: Sequence[RequestRow],
    days: str,
    *,
    low: bool,
) -> Iterator[Child]:
    game = snapshot.row.id
    ends = [
        button(texts(f"ui-end-{each.kind}", name=each.name), Call("dismiss", game, 0, (str(each.user_id),)))
        for each in beside
    ]
    withdrawn = [
        button(texts("ui-withdraw", name=each.name), Call("withdraw", game, 0, (str(each.number),)))
        for each in asked
        if each.answer == "open"
    ]
    yield from rows([*ends, *withdrawn])
    if not snapshot.row.guided:
        shows = texts("ui-seat-shows")
        yield text(small(shows) if low else shows)
        times = [(texts("ui-sit-days", days=int(each)), each) for each in DAYS]
        yield choice_select(texts("ui-sit-how-long"), times, Call("sit-days", game), days)
        yield user_select(Call("sitter", game, 0, (days,)), texts("ui-sitter"))
        if sum(each.kind == "partner" for each in beside) < MOST_PARTNERS:
            yield user_select(Call("partner", game), texts("ui-partner"))


def _absence(snapshot: GameSnapshot, texts: Texts, user: int, *, counts: bool) -> Iterator[Child]:
    """Leaving it to a computer for a while; with `counts` how that counts."""
    if may(snapshot, user, "step-back") and len(snapshot.people) > 1:
        times = [(texts("ui-away-days", days=int(each)), each) for each in AWAY_DAYS]
        if counts:
            yield text(texts("ui-away-counts"))
        yield select(Call("away-days", snapshot.row.id), times, texts("ui-away-how-long"))


def _left(snapshot: GameSnapshot, texts: Texts, user: int) -> list[Row]:
    """What there is to know for whoever plays on, and how it is left to them."""
    game = snapshot.row.id
    deeds = [button(texts("ui-hand-over"), Call("hand-over", game))]
    if may(snapshot, user, "leave-word"):
        deeds.append(button(texts("ui-leave-note"), Call("leave-note", game)))
    asked = any(each.seat == snapshot.seat_of(user) for each in snapshot.owing)
    if may(snapshot, user, "delegate") and asked:
        deeds.append(button(texts("ui-caretaker"), Call("caretaker", game)))
    return rows(deeds)


def _heading(found: HandOver, texts: Texts) -> str:
    """For whom the seat is played on: another person, or its reader, who has taken it over or always had it."""
    snapshot = found.panel.snapshot
    if snapshot.acting:
        return texts("ui-hand-over-title", name=plain(snapshot.seats[found.panel.seat].name))
    return texts("ui-hand-over-taken" if found.former else "ui-hand-over-own")


def hand_over(found: HandOver, texts: Texts, happened: Sequence[str], note: str = "") -> Pictured:
    """What whoever plays a seat on reads first: what was left for them, what `happened` lately, what is asked now.

    Where there is no room for more, each thing that happened stands in a line of a phone, then only the last, or none.
    """
    snapshot, game = found.panel.snapshot, found.panel.snapshot.row.id
    seat, labels = snapshot.seats[found.panel.seat], labels_of(found.panel, texts).prose
    said = [note and f"> {note}", title(snapshot, texts), _heading(found, texts)]
    if found.former:
        if found.former.agent:
            former = "ui-hand-over-computer"
        else:
            former = "ui-hand-over-former"
        said.append(texts(former, name=plain(found.former.name)))
    said += [company(each, seat.name, texts, snapshot.acting) for each in snapshot.companions_of(seat.seat)]
    shown, lately = [said, _note_left(found, texts)], [*map(small, happened)]
    asked = [labels.ask(question) for question in found.panel.unanswered]
    now = [f"**{ask}**" for ask in asked] or [texts("ui-hand-over-nothing")]
    turn = button(texts("ui-turn"), Call("turn", game), Style.primary)
    more = button(texts("ui-my-seat"), Call("my-seat", game))

    def way(lately: Sequence[str], pictures: Sequence[Picture]) -> ui.LayoutView:
        told = [texts("ui-hand-over-lately"), *lately] if lately else []
        parts = [text(*lines) for lines in (*shown, told) if lines]
        return layout(card(*parts, *gallery(pictures), text(*now), *rows([turn, more])))

    ways = [partial(way, each) for each in (lately, *lasts(lately), [])]
    return Pictured(ways[:-LEAST] or ways, ways[-LEAST:])


def _note_left(found: HandOver, texts: Texts) -> list[str]:
    """The note that was left with the seat, quoted; nothing where there is none."""
    if found.note is None:
        return []
    noted = [f"> {plain(line)}" for line in found.note.text.splitlines() if line.strip()]
    if not noted:
        return []
    return [texts("ui-hand-over-note"), *noted]
