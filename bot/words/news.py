"""What an announcement says: short lines of what happened, and whom it calls."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any

from bot.plain_text import clip, plain
from bot.store.rows import LIVING, MoveRow, OutboxRow
from bot.table.base.ballots import KINDS as KINDS_OF_VOTES
from bot.table.base.log.jumps import effective_moves, target
from bot.table.base.names import ALIASES
from bot.table.base.snapshot import GameSnapshot, visible_events
from bot.words import lobby_news
from bot.words.calls import asked_lines
from bot.words.chance import hash_line, seed_line
from bot.words.labels import title
from bot.words.people import addressed, mentions
from bot.words.tables import deed, named
from bot.words.texts import Texts
from bot.words.votes import question
from rules.core.flow import Event

LONGEST = 1900
LINE = 1200
BULLET = "• "
BETWEEN = " · "  # of the events of a line
CUT = " …"
JOINS = {"give": "player", "take": "player", "back": "player"}
JOINS |= dict.fromkeys(("sitter", "sitter-until", "partner"), "companion")
OFFERS: Mapping[str, tuple[str, ...]] = {**lobby_news.OFFERS, "offered": ("take-seat",)}  # what stands under a post


@dataclass(frozen=True, slots=True)
class Shown:
    """A view of a game (`what`) as everybody may see it, with the `options` that make it that of some events."""

    what: str
    options: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Note:
    """A message for a game's thread. `calls` are the users it may ping; `nonce` makes posting it twice harmless.

    `asks` says whether to offer them the way to their turn, `rematch` whether to offer another game; `vote` is the
    number and the kind of what it puts to the vote. `shows` are views of the game that belong to what it tells. `joins`
    says that somebody plays a seat from now on, who reads what they find there: a "player", or a "companion" who may
    refuse. `offers` are verbs that belong under it, each with its arguments. `whispers` are those whom an anonymous
    table calls, who are told by direct message.
    """

    text: str
    calls: tuple[int, ...]
    nonce: str
    asks: bool = True
    rematch: bool = False
    vote: tuple[int, str] | None = None
    shows: tuple[Shown, ...] = ()
    joins: str = ""
    offers: tuple[tuple[str, ...], ...] = ()
    whispers: tuple[int, ...] = ()


def note(snapshot: GameSnapshot, row: OutboxRow, moves: Sequence[MoveRow], *languages: Texts) -> Note | None:
    """The message of an outbox row, in one language after the other; `moves` are those of its range.

    None when there is nothing to say to all.

    In a guided game the panel tells of the turns, and would be pushed out of sight if they were told of here.
    """
    if snapshot.row.guided and row.kind == "turn":
        return None
    reader = row.payload.get("user")
    asked = tuple(_for(reader, snapshot, _waited_for(snapshot, row.payload.get("asked", ()))))
    pinged = tuple(_for(reader, snapshot, _waited_for(snapshot, _still_called(snapshot, row.payload))))
    if "of" in row.payload and row.kind == "turn" and not pinged:
        return None  # whom it was to call has answered meanwhile
    told = []
    for texts in languages:
        lines = [*KINDS[row.kind](snapshot, row, moves, texts)]
        if asked:
            lines.append(texts("post-asked", mentions=addressed(snapshot, asked, reader)))
            lines.extend(asked_lines(snapshot, _still_asked(snapshot, row.payload), texts))
        told.append(_fitted(lines, texts, LONGEST // len(languages)))
    text = "\n".join(filter(None, dict.fromkeys(told)))
    if not text:
        return None
    calls = (*(pinged if asked else ()), *_called(snapshot, row, asked))
    if "user" in row.payload:  # in private nothing else says which game it is
        text = f"{title(snapshot, languages[0])}\n{text}{_where(snapshot, row)}"
    nonce = f"{row.game_id}-{row.group_id or row.id}"
    begins = snapshot.row.guided and row.kind == "start"  # its status stands right below, with the way to the turn
    vote = (row.payload["vote"], row.payload["kind"]) if row.kind in ("vote", "stuck") else None
    joins = JOINS.get(row.payload["kind"], "") if row.kind == "deed" else ""
    whispers = tuple(user for user in calls if snapshot.masked and _hidden(snapshot, user))
    return Note(
        text,
        tuple(user for user in calls if user not in whispers),
        nonce,
        row.kind not in lobby_news.IN_CHANNEL and not begins,
        rematch=row.kind == "rematch",
        vote=vote,
        shows=_shows(snapshot, moves),
        joins=joins,
        offers=tuple((verb, *map(str, lobby_news.guest(row))) for verb in OFFERS.get(row.kind, ())),
        whispers=whispers if reader is None else (),
    )


def _for(reader: int | None, snapshot: GameSnapshot, users: Iterable[int]) -> Iterator[int]:
    """Of what an anonymous table asks people, what it asks the `reader` of a private message."""
    yield from (user for user in users if reader in (None, user) or not snapshot.masked)


def _hidden(snapshot: GameSnapshot, user: int) -> bool:
    """Whether a post of an anonymous table may not name somebody: all but an owner who only watches."""
    return user != snapshot.row.owner_id or snapshot.known_at(user) is not None


def _where(snapshot: GameSnapshot, row: OutboxRow) -> str:
    """The way to the table from what is told in private instead of there."""
    if snapshot.row.status == "lobby" and snapshot.row.placed:
        return f"\n<#{snapshot.row.channel_id}>"
    return f"\n<#{snapshot.row.thread_id}>" if "of" in row.payload and snapshot.row.thread_id else ""


def _called(snapshot: GameSnapshot, row: OutboxRow, asked: Sequence[int]) -> Iterable[int]:
    """Whom a message calls besides those that are asked something new."""
    if row.kind == "deed":
        return [user for user in row.payload["users"] if user not in asked]
    if asked:
        return ()
    if row.kind in lobby_news.KINDS or row.kind == "closed":
        return lobby_news.called(snapshot, row)
    if row.kind == "remind":
        return _reminded(snapshot, row)
    if row.kind in ("rematch", "vote", "offered"):
        return [int(user) for user in row.payload["users"]]
    if row.kind == "clock":
        return snapshot.called_for(row.payload["seat"])
    return snapshot.people if row.kind == "moved" else ()


def round_ended(moves: Sequence[MoveRow], number: int) -> bool:
    """Whether a round ended in some moves and the next one began."""
    events = [event for move in effective_moves(moves) for event in move.events]
    return any(event.kind == "round" and event.facts.get("round") == number + 1 for event in events)


def _waited_for(snapshot: GameSnapshot, seats: Iterable[int]) -> Iterator[int]:
    """Whoever is called for these seats, as far as they have not answered meanwhile."""
    for seat in snapshot.asked:
        if seat.seat in seats:
            yield from snapshot.called_for(seat.seat)


def _still_asked(snapshot: GameSnapshot, told: Mapping[str, Any]) -> list[int]:
    """The seats of people that a post asks something, and that have not answered meanwhile."""
    return [seat.seat for seat in snapshot.asked if seat.person and seat.seat in told.get("asked", ())]


def _still_called(snapshot: GameSnapshot, told: Mapping[str, Any]) -> list[int]:
    """The seats that a post calls, but for those that have answered and are called for something later by another."""
    called, at = told.get("called", told.get("asked", ())), told.get("at")
    if at is None:  # one of an earlier release
        return list(called)
    calls = ((wait.seat, wait.called_at) for wait in snapshot.waits if wait.awaited)
    known = {seat for seat, called_at in calls if called_at is not None and called_at <= at}
    return [seat for seat in called if seat in known]


@dataclass(frozen=True, slots=True)
class _Told:
    """What is said of a part of a turn: whose it is, and whether it is the head of a round."""

    seat: int
    head: bool
    lines: Sequence[str]


def happened(snapshot: GameSnapshot, moves: Sequence[MoveRow], texts: Texts) -> Iterator[str]:
    """What everybody may know of some moves, a line for each turn, parted where a round begins."""
    for told in _told(snapshot, moves, texts):
        yield from _lines(told, LINE)


def by_player(snapshot: GameSnapshot, moves: Sequence[MoveRow], texts: Texts) -> Iterator[str]:
    """The same, with all turns of a player between two rounds in one line, in the order of the first of them."""
    for head, parts in groupby(_parts(moves), key=lambda part: part[1]):
        seats: dict[int, list[Event]] = {}
        for seat, _, events in parts:
            seats.setdefault(seat, []).extend(events)
        for seat, events in seats.items():
            told = _worded(snapshot, seat, events, texts, head=head)
            yield from _lines(_Told(seat, head, [line for part in told for line in part.lines]), LINE)


def after_round(snapshot: GameSnapshot, moves: Sequence[MoveRow], texts: Texts) -> list[str]:
    """What a turn brought from the beginning of a round on, which its mover did not choose; nothing without one."""
    lines = list(_told(snapshot, moves, texts))
    first = next((number for number, told in enumerate(lines) if told.head), len(lines))
    return [line for told in lines[first:] for line in _lines(told, LINE)]


def _told(snapshot: GameSnapshot, moves: Sequence[MoveRow], texts: Texts) -> Iterator[_Told]:
    """What everybody may know, part by part; who answered for another is said once of a turn."""
    for (seat, _), made in groupby(effective_moves(moves), key=lambda move: (move.seat, move.base)):
        turn = [*made]
        answered = [*answered_by(snapshot, turn, texts)]
        for _, head, events in _parts(turn):
            for told in _worded(snapshot, seat, events, texts, head=head):
                said = answered if told.lines and not head else []
                answered = [] if said else answered
                yield replace(told, lines=[*told.lines, *said])


def _parts(moves: Sequence[MoveRow]) -> Iterator[tuple[int, bool, list[Event]]]:
    """What everybody may know, turn by turn: whose it is, and whether it is the head of a round."""
    for (seat, _), turn in groupby(effective_moves(moves), key=lambda move: (move.seat, move.base)):
        public = [event for move in turn for event in visible_events(move.events, None)]
        for head, events in groupby(public, key=lambda event: event.kind == "round"):
            yield seat, head, [*events]


def _worded(snapshot: GameSnapshot, seat: int, events: Sequence[Event], texts: Texts, *, head: bool) -> Iterator[_Told]:
    """Events in words, parted into lines as the game does."""
    for line in [events] if head else DIGESTS.get(snapshot.row.kind, in_one)(events):
        told = [text for event in line if (text := texts.event(snapshot.row.kind, event, snapshot.plain_names))]
        yield _Told(seat, head, told)


def answered_by(snapshot: GameSnapshot, moves: Sequence[MoveRow], texts: Texts) -> Iterator[str]:
    """Who answered for another in some moves, as far as that is known still."""
    names = {each.user_id: each.name for each in snapshot.companions}
    found = dict.fromkeys(names[move.by] for move in moves if move.by in names)
    if found:
        yield texts("post-answered-by", names=", ".join(map(plain, found)))


def in_one(events: Sequence[Event]) -> Sequence[Sequence[Event]]:
    """All events of a turn in one line."""
    return [events]


Showing = Callable[[Sequence[Event]], Iterable[Shown]]
SHOWINGS: dict[str, Showing] = {}
MOST_SHOWN = 4  # pictures of one post


def showing(game: str) -> Callable[[Showing], Showing]:
    """Make a function say which views of a game belong to a post that tells of some events, all of them public."""

    def register(made: Showing) -> Showing:
        SHOWINGS[game] = made
        return made

    return register


def _shows(snapshot: GameSnapshot, moves: Sequence[MoveRow]) -> tuple[Shown, ...]:
    """What the post of some moves shows, with the events of those moves."""
    told = [(move.seq, event) for move in effective_moves(moves) for event in visible_events(move.events, None)]
    wanted = SHOWINGS[snapshot.row.kind]([event for _, event in told]) if snapshot.row.kind in SHOWINGS else ()
    return tuple(Shown(each.what, {**each.options, "events": told}) for each in wanted)[:MOST_SHOWN]


Digest = Callable[[Sequence[Event]], Sequence[Sequence[Event]]]
DIGESTS: dict[str, Digest] = {}


def digest(game: str) -> Callable[[Digest], Digest]:
    """Make a function the way in which the events of a turn of a game are told: which of them in which line.

    It takes the events that everybody may know of, and returns those of each line. What comes first in a line is cut
    last where there is too much.
    """

    def register(made: Digest) -> Digest:
        DIGESTS[game] = made
        return made

    return register


def _lines(told: _Told, limit: int) -> Iterator[str]:
    if told.head:
        yield from (f"**{text}**" for text in told.lines)
    elif told.lines:
        yield shortened(BULLET + BETWEEN.join(told.lines), limit)


def shortened(line: str, limit: int) -> str:
    """A line of at most `limit` characters that ends with an event, or at least with a word."""
    if len(line) <= limit:
        return line
    kept = line[: limit - len(CUT) + 1]
    for between in (BETWEEN, " "):
        whole, found, _ = kept.rpartition(between)
        if found and len(whole) > len(BULLET):
            return whole + CUT
    return clip(line, limit)


def _started(snapshot: GameSnapshot, row: OutboxRow, moves: Sequence[MoveRow], texts: Texts) -> Iterator[str]:
    if snapshot.row.guided:
        yield texts(f"{snapshot.row.kind}-tip-welcome")
        yield texts("guide-start")
    yield texts("post-start", names=", ".join(snapshot.plain_names))
    if number := row.payload.get("round"):  # of a game whose first question is one of its first round
        yield f"**{texts.event(snapshot.row.kind, Event('round', {'round': number}), snapshot.plain_names)}**"
    yield from happened(snapshot, moves, texts)
    yield hash_line(snapshot.row, texts)


def _turn(snapshot: GameSnapshot, row: OutboxRow, moves: Sequence[MoveRow], texts: Texts) -> Iterator[str]:
    yield from happened(snapshot, moves, texts)


def _over(snapshot: GameSnapshot, row: OutboxRow, moves: Sequence[MoveRow], texts: Texts) -> Iterator[str]:
    yield from happened(snapshot, moves, texts)
    view = snapshot.view(None)
    names = snapshot.plain_names
    winners = [names[seat] for seat in snapshot.game.winners(view)]
    yield "**" + texts("post-over", names=", ".join(winners), count=len(winners)) + "**"
    for name, points in zip(names, snapshot.game.scores(view), strict=True):
        yield texts("post-score", name=name, points=points)
    yield from were(snapshot, texts)
    yield seed_line(snapshot.row, texts)
    if snapshot.row.guided:
        yield texts("guide-over")


def were(snapshot: GameSnapshot, texts: Texts) -> Iterator[str]:
    """Who was who at an anonymous table that has ended."""
    if snapshot.row.anonymous and snapshot.row.status not in LIVING:
        people = [seat for seat in snapshot.seats if seat.user_id]
        names = ", ".join(f"{ALIASES[seat.seat]} = {plain(seat.name)}" for seat in people)
        yield texts("post-were", names=names)


def _undone(snapshot: GameSnapshot, row: OutboxRow, moves: Sequence[MoveRow], texts: Texts) -> Iterator[str]:
    yield from (texts("post-undo", name=snapshot.plain_names[move.seat]) for move in moves if move.how == "undo")


def _rewound(snapshot: GameSnapshot, row: OutboxRow, moves: Sequence[MoveRow], texts: Texts) -> Iterator[str]:
    """That the table has gone back, as somebody asked and the others agreed."""
    for move in moves:
        if move.how == "undo":
            yield texts("post-rewind", name=snapshot.plain_names[move.seat], move=target(move) + 1)


def _corrected(snapshot: GameSnapshot, row: OutboxRow, moves: Sequence[MoveRow], texts: Texts) -> Iterator[str]:
    """From where on the game was corrected, and what is played instead."""
    yield from (texts("post-correct", move=target(move) + 1) for move in moves if move.how == "undo")
    yield from happened(snapshot, moves, texts)


def _redone(snapshot: GameSnapshot, row: OutboxRow, moves: Sequence[MoveRow], texts: Texts) -> Iterator[str]:
    yield from (texts("post-redo", name=snapshot.plain_names[move.seat]) for move in moves if move.how == "redo")


def _resigned(snapshot: GameSnapshot, row: OutboxRow, moves: Sequence[MoveRow], texts: Texts) -> Iterator[str]:
    yield texts("post-resign", name=plain(snapshot.seats[row.payload["seat"]].name))


def _abandoned(snapshot: GameSnapshot, row: OutboxRow, moves: Sequence[MoveRow], texts: Texts) -> Iterator[str]:
    yield texts("post-abandon")
    yield from were(snapshot, texts)
    yield seed_line(snapshot.row, texts)


def _reminded(snapshot: GameSnapshot, row: OutboxRow) -> Iterator[int]:
    """Whom a reminder is for, unless they have answered and are asked something else now."""
    seat = row.payload["seat"]
    if snapshot.since(seat) == row.payload["since"]:
        yield from _waited_for(snapshot, [seat])


def _reminder(snapshot: GameSnapshot, row: OutboxRow, moves: Sequence[MoveRow], texts: Texts) -> Iterator[str]:
    if people := [*_reminded(snapshot, row)]:
        mention = addressed(snapshot, people, row.payload.get("user"))
        yield texts("post-remind", mention=mention, since=f"<t:{row.payload['since']}:R>")
        yield from asked_lines(snapshot, [row.payload["seat"]], texts, since=False)


def _closed(snapshot: GameSnapshot, row: OutboxRow, moves: Sequence[MoveRow], texts: Texts) -> Iterator[str]:
    mention, by = f"<@{snapshot.row.owner_id}>", plain(row.payload["by"])
    yield texts("post-closed", mention=mention, by=by, table=named(snapshot.row, texts))


def _deed(snapshot: GameSnapshot, row: OutboxRow, moves: Sequence[MoveRow], texts: Texts) -> Iterator[str]:
    """What somebody did; those it concerns are called, unless they are for what they are asked."""
    what = deed(row.payload["kind"], row.payload["facts"], texts)
    asked = set(_waited_for(snapshot, row.payload["asked"]))
    users = [user for user in row.payload["users"] if user not in asked]
    called = addressed(snapshot, users, row.payload.get("user"))
    yield texts("post-deed", mentions=called, what=what) if called else texts("post-deed-all", what=what)
    if row.payload["kind"] == "close":
        yield seed_line(snapshot.row, texts)


def _lost(snapshot: GameSnapshot, row: OutboxRow, moves: Sequence[MoveRow], texts: Texts) -> Iterator[str]:
    if not snapshot.row.placed and snapshot.row.status in LIVING:
        yield texts("post-lost", command=f"/{snapshot.row.kind} move")


def _window(snapshot: GameSnapshot, row: OutboxRow, moves: Sequence[MoveRow], texts: Texts) -> Iterator[str]:
    if snapshot.window_ends == row.payload["ends"]:  # else it has closed meanwhile
        yield texts("post-window", ends=f"<t:{row.payload['ends']}:R>")


def _moved(snapshot: GameSnapshot, row: OutboxRow, moves: Sequence[MoveRow], texts: Texts) -> Iterator[str]:
    if snapshot.row.status == "running":
        yield texts("post-moved", mentions=addressed(snapshot, snapshot.people, row.payload.get("user")))


def _rematch(snapshot: GameSnapshot, row: OutboxRow, moves: Sequence[MoveRow], texts: Texts) -> Iterator[str]:
    yield texts("post-rematch", name=snapshot.plain_names[row.payload["by"]], mentions=mentions(row.payload["users"]))


def _clock(snapshot: GameSnapshot, row: OutboxRow, moves: Sequence[MoveRow], texts: Texts) -> Iterator[str]:
    """That somebody's clock ran out, unless they have answered since."""
    told, seat = row.payload, snapshot.seats[row.payload["seat"]]
    if snapshot.since(seat.seat) == told["since"] and seat.person:
        until = f"<t:{told.get('until') or 0}:R>"
        yield texts(
            f"post-clock-{told['what']}",
            mention=addressed(snapshot, snapshot.called_for(seat.seat), told.get("user")),
            until=until,
            left=told.get("left", 0),
        )


def _offered(snapshot: GameSnapshot, row: OutboxRow, moves: Sequence[MoveRow], texts: Texts) -> Iterator[str]:
    """That a seat is offered, unless somebody has taken it meanwhile."""
    seat = snapshot.seats[row.payload["seat"]]
    if snapshot.row.status != "running" or not seat.offered:
        return
    table, called = title(snapshot, texts), addressed(snapshot, row.payload["users"], row.payload.get("user"))
    yield texts("post-offered", name=plain(seat.name), table=table, mentions=called)
    if turn := getattr(snapshot.view(None), "round", None):
        yield texts("ui-round", round=turn)


def _vote(snapshot: GameSnapshot, row: OutboxRow, moves: Sequence[MoveRow], texts: Texts) -> Iterator[str]:
    told = row.payload
    by = next((plain(seat.name) for seat in snapshot.seats if seat.user_id == told["by"]), "")
    asked = question(told["kind"], told["facts"], snapshot.names, texts)
    called = addressed(snapshot, told["users"], told.get("user"))
    yield texts("post-vote" if by else "post-vote-all", by=by, question=asked, mentions=called)
    silent = "post-vote-ends-no" if KINDS_OF_VOTES[told["kind"]].silence_refuses else "post-vote-ends"
    yield texts(silent, ends=f"<t:{told['ends']}:R>")


KINDS: dict[str, Callable[[GameSnapshot, OutboxRow, Sequence[MoveRow], Texts], Iterator[str]]] = {
    "start": _started,
    "turn": _turn,
    "over": _over,
    "undo": _undone,
    "redo": _redone,
    "rewind": _rewound,
    "correct": _corrected,
    "resign": _resigned,
    "abandon": _abandoned,
    "remind": _reminder,
    "lost": _lost,
    "moved": _moved,
    "window": _window,
    "rematch": _rematch,
    "deed": _deed,
    "closed": _closed,
    "clock": _clock,
    "vote": _vote,
    "offered": _offered,
    **lobby_news.KINDS,
}


def _fitted(lines: Sequence[str], texts: Texts, room: int) -> str:
    """As many of the last lines as there is room for, in characters; the rest is counted."""
    kept: list[str] = []
    for line in reversed(lines):
        room -= len(line) + 1
        if room < 0:
            kept.append(texts("post-more", count=len(lines) - len(kept)))
            break
        kept.append(line)
    return "\n".join(reversed(kept))
