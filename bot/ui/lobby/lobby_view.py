"""A table before its start: who sits there, what was chosen, and the buttons for it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from discord import ui

from bot.agents import levels
from bot.store.rows import GameRow, SeatRow
from bot.table.clocks import clock
from bot.table.course.feed import has_feed
from bot.table.game.roles import Actor, Deed, may
from bot.table.game.seated import SeatedGame
from bot.table.game.snapshot import GameSnapshot
from bot.table.seating import ready
from bot.ui.kit.controls import Control, Row, Style, button, rows, select
from bot.ui.kit.ids import Call
from bot.ui.kit.layout import card, layout, text
from bot.ui.panel.advice import tips
from bot.words.choices import choices_line, windows_chosen
from bot.words.languages import Languages, label_in, lines_in, public_texts
from bot.words.people import known_of, mentions, who
from bot.words.tables import table_in_text
from bot.words.texts import Texts
from bot.words.waking import hours_together

DEEDS: Mapping[str, Deed] = {"start": "start", "am-ready": "ready"}  # which of `roles` the verb is
STYLES = {
    "join": Style.primary, "ask-in": Style.primary, "start": Style.success, "am-ready": Style.success,
    "close": Style.danger,
}  # fmt: skip


def view(snapshot: GameSnapshot, languages: Languages) -> ui.LayoutView:
    """The public message of a lobby: how one sits down, and the way to what else oneself may do."""
    return layout(card(text(*_lines(snapshot, languages)), *_buttons(snapshot, languages)))


def private_view(snapshot: GameSnapshot, texts: Texts, actor: Actor, days: int | None = None) -> ui.LayoutView:
    """The same for one reader: what they may do, the `days` the game is likely to take, and the way back to the hub."""
    said = [*_lines(snapshot, [texts])]
    if days:
        said.append(texts("forecast-days", days=days))
    lines = (_seating(snapshot, actor), _arranging(snapshot, actor))  # what ends the table stands apart from its start
    controls = [row for verbs in lines for row in rows([_control(snapshot, [texts], verb) for verb in verbs])]
    controls += _levels(snapshot, texts, actor)
    back = button(texts("ui-hub"), Call("hub"))  # it may be opened in the channel, where there is nothing to go back to
    last = rows([*tips.asking(snapshot, texts, actor.user_id), back])
    return layout(card(text(*said), *controls, *last))


def _lines(snapshot: GameSnapshot, languages: Languages) -> Iterator[str]:
    yield from lines_in(languages, lambda texts: _opened(snapshot, texts))
    yield from (f"{number}. {_sitting(snapshot, seat, languages)}" for number, seat in enumerate(snapshot.seats, 1))
    yield from lines_in(languages, lambda texts: _arranged(snapshot, texts))


def _opened(snapshot: GameSnapshot, texts: Texts) -> Iterator[str]:
    row = snapshot.row
    yield texts("ui-lobby-title", game=texts(f"{row.kind}-name"), name=table_in_text(row), id=row.id)
    yield texts("ui-lobby-owner", owner=f"<@{row.owner_id}>")
    yield players(snapshot, texts)


def _arranged(snapshot: GameSnapshot, texts: Texts) -> Iterator[str]:
    row = snapshot.row
    if row.ready_ends is not None:
        yield texts("ui-ready-asked", ends=f"<t:{row.ready_ends}:R>")
    if row.rematch_of:
        yield texts("ui-rematch-of", id=row.rematch_of, name=_former(snapshot))
    if row.invited:
        yield _kept_for(row, texts)
    yield from _guests(snapshot, texts)
    yield from _first_game(snapshot, texts)
    yield from hours_together(list(snapshot.members.values()), row.touched_at, texts)
    yield choices_line(snapshot, texts)
    if row.clock != clock.NO_CLOCK:
        yield texts(f"ui-clock-{row.clock}")
    yield from windows_chosen(row, texts)
    if row.anonymous:
        yield texts("ui-anonymous-now")
    if row.hints:
        yield texts("ui-hints-now")
    if has_feed(row):
        yield texts("ui-feed-now")
    if row.seed_given:
        yield texts("chance-lobby", owner=f"<@{row.owner_id}>")
    yield texts("ui-languages-are", languages=_languages(snapshot))


def _first_game(snapshot: GameSnapshot, texts: Texts) -> Iterator[str]:
    """What there is for whoever is new to the game, as long as somebody there is who has not asked for it."""
    people = [snapshot.members.get(seat.person) for seat in snapshot.seats if seat.person and not seat.learning]
    if tips.taught(snapshot.row.kind, texts) and any(each.level == "first" for each in people if each):
        yield texts("guide-lobby")


def _sitting(snapshot: GameSnapshot, seat: SeatRow, languages: Languages) -> str:
    """Who sits there, in one line for all languages: each seat is one entry of the numbered list."""
    told = zip(*(_known(snapshot, seat, texts) for texts in languages), strict=True)
    return " · ".join([who(seat), *(" / ".join(dict.fromkeys(same)) for same in told)])


def _known(snapshot: GameSnapshot, seat: SeatRow, texts: Texts) -> Iterator[str]:
    """What somebody shares of their games, or how well a computer plays; while all are asked, who is ready."""
    if seat.agent and len(levels(snapshot.row.kind)) > 1:
        yield texts(f"ui-agent-{seat.agent}")
    yield from known_of(snapshot.members.get(seat.person or 0), texts)
    if seat.learning:
        yield texts("guide-learning")
    if snapshot.row.ready_asked_at is not None and seat.person:
        waited = seat in ready.silent(snapshot)
        yield texts("ui-ready-not" if waited else "ui-ready-yes")


def _kept_for(row: GameRow, texts: Texts) -> str:
    """For whom seats are kept; only for how many where nobody may know who comes to sit there."""
    if row.anonymous:
        return texts("ui-invited-count", count=len(row.invited))
    return texts("ui-invited", names=mentions(row.invited))


def _former(snapshot: GameSnapshot) -> str:
    """What the table was called of which this one is the rematch; its id where it is gone."""
    if snapshot.former:
        return table_in_text(snapshot.former)
    return snapshot.row.rematch_of


def players(table: SeatedGame, texts: Texts) -> str:
    """How many sit at a table, and how many can play, as every list and message says it."""
    if table.least == table.most:
        seats = "ui-lobby-seats-exact"
    else:
        seats = "ui-lobby-seats"
    return texts(seats, taken=len(table.seats), least=table.least, most=table.most)


def _languages(snapshot: GameSnapshot) -> str:
    """The languages of what is public, each by its own name."""
    return " · ".join(texts(f"ui-languages-{texts.locale}") for texts in public_texts(snapshot.row))


def _guests(snapshot: GameSnapshot, texts: Texts) -> Iterator[str]:
    """Who may come, where that is not everybody, and for whom the table is meant."""
    yield from (f"-# {line}" for line in bars(snapshot.row, texts))


def bars(row: GameRow, texts: Texts) -> Iterator[str]:
    """The same for a table in a list."""
    if row.access != "open":
        yield texts("ui-access-line", access=row.access)
    if row.least_finish:
        asked = texts("ui-finish-choice", least=row.least_finish, newcomers=int(row.newcomers))
        yield f"{texts('ui-finish')}: {asked}"
    if row.wished_level != "any":
        yield texts(f"ui-level-{row.wished_level}")


def _buttons(snapshot: GameSnapshot, languages: Languages) -> list[Row]:
    """What stands in public: all read the same, so that what is one person's only stands behind *More …*."""
    verbs = (_joining(snapshot), "leave", _starting(snapshot), "options")
    more = button(label_in(languages, "ui-more"), Call("lobby", snapshot.row.id))
    return rows([*(_control(snapshot, languages, verb) for verb in verbs), more])


def _joining(snapshot: GameSnapshot) -> str:
    if snapshot.row.access == "private":
        return "ask-in"
    return "join"


def _starting(snapshot: GameSnapshot) -> str:
    if snapshot.row.ready_asked_at is None:
        return "start"
    return "am-ready"


def _seating(snapshot: GameSnapshot, actor: Actor) -> Iterator[str]:
    """How somebody sits down, gets up and begins, by verb, and what everybody may read."""
    if snapshot.seat_of(actor.user_id) is not None:
        yield "leave"
    elif not snapshot.full:
        yield _joining(snapshot)
    starting = _starting(snapshot)
    if may(snapshot, actor, DEEDS[starting]):
        yield starting
    yield from ("guests", "options", "rules")


def _arranging(snapshot: GameSnapshot, actor: Actor) -> Iterator[str]:
    """What somebody may arrange, or end, by verb."""
    if may(snapshot, actor, "arrange"):
        if not snapshot.full:
            yield "add-agent"
        if any(seat.agent for seat in snapshot.seats):
            yield "drop-agent"
        yield "name"
    if may(snapshot, actor, "close"):
        yield "close"


def _levels(snapshot: GameSnapshot, texts: Texts, actor: Actor) -> list[Row]:
    """The menu of how well each computer plays, where a game knows several levels."""
    computers, known = [seat for seat in snapshot.seats if seat.agent], levels(snapshot.row.kind)
    if not computers or len(known) == 1 or not may(snapshot, actor, "arrange"):
        return []
    entries = [
        (f"{seat.name}: {texts(f'ui-agent-{level}')}", f"{seat.seat}:{level}", texts(f"ui-agent-{level}-about"))
        for seat in computers
        for level in known
    ]
    return [select(Call("agent-level", snapshot.row.id), entries, texts("ui-agent-levels"))]


def _control(snapshot: GameSnapshot, languages: Languages, verb: str) -> Control:
    full, few = snapshot.full, len(snapshot.seats) < snapshot.least
    off = {"join": full, "ask-in": full, "start": few, "am-ready": few}.get(verb, False)
    style = STYLES.get(verb, Style.secondary)
    opened = ("lobby",) if verb == "close" else ()
    return button(label_in(languages, f"ui-{verb}"), Call(verb, snapshot.row.id, 0, opened), style, off=off)
