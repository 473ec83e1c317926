"""What an announcement says: short lines of what happened, and whom it calls."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.manifest.manifest import Shown, manifest
from bot.plain_text import plain
from bot.store.rows import LIVING, MoveRow, OutboxRow
from bot.table.game.jumps import effective_moves, target
from bot.table.game.names import ALIASES
from bot.table.game.snapshot import GameSnapshot, visible_events
from bot.table.votes.ballots import KINDS as KINDS_OF_VOTES
from bot.words.calls import asked_lines, called_before, called_by, settled_lines
from bot.words.chance import hash_line, seed_line
from bot.words.labels import title
from bot.words.people import addressed, mentions
from bot.words.posts import lobby
from bot.words.posts.happened import happened, shortened
from bot.words.posts.opening import opening
from bot.words.tables import deed, named
from bot.words.texts import Texts
from bot.words.votes import THE_VOTE, is_over, over, question

LONGEST = 1900
SHORT = 300  # of a line that is told a second time
JOINS = {"give": "player", "take": "player", "back": "player"}
JOINS |= dict.fromkeys(("sitter", "sitter-until", "partner"), "companion")
JOINS |= dict.fromkeys(("vote-substitute-yes", "vote-overdue-substitute"), "substitute")
OFFERS: Mapping[str, tuple[str, ...]] = {**lobby.OFFERS, "offered": ("take-seat",)}  # what stands under a post


@dataclass(frozen=True, slots=True)
class Note:
    """A message for a game's thread. `calls` are the users it may ping; `nonce` makes posting it twice harmless.

    `asks` says whether to offer them the way to their turn, `rematch` whether to offer another game; `vote` is the
    number and the kind of what it puts to the vote. `shows` are views of the game that belong to what it tells. `joins`
    says that somebody plays a seat from now on, who reads what they find there: a "player", or a "companion" who may
    refuse. `offers` are verbs that belong under it, each with its arguments. `whispers` are those whom an anonymous
    table calls, who are told by direct message. `stands` are its calls as `OutboxRow.standing` has them, `next_game`
    whether to offer the way to whatever waits for its reader.
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
    stands: tuple[int, ...] = ()
    next_game: bool = False


def note(
    snapshot: GameSnapshot,
    row: OutboxRow,
    moves: Sequence[MoveRow],
    *languages: Texts,
    then: GameSnapshot | None = None,
) -> Note | None:
    """The message of an outbox row, in one language after the other; `moves` are those of its range.

    `then` is the game with the people in its seats whom the post called, where others may sit there now.

    None when there is nothing to say to all.

    In a guided game the panel tells of the turns, and would be pushed out of sight if they were told of here.
    """
    if snapshot.row.guided and row.kind == "turn":
        return None
    reader, settled = row.payload.get("user"), {int(seat) for seat in row.payload.get("settled", {})}
    stands = tuple(seat for seat in _standing_for(reader, snapshot, row) if seat not in settled)
    pinged = tuple(_for(reader, snapshot, _called_now(snapshot, row.payload)))
    asked = tuple(_for(reader, snapshot, _waited_for(snapshot, stands)))
    if row.kind in ("remind", "call"):  # they are for some of those who are asked
        asked = tuple(user for user in asked if user in pinged and row.kind == "call")
    apart = row.kind == "call" or ("of" in row.payload and row.kind == "turn")
    if apart and not (pinged or row.message_id):
        return None  # whom it was to call has answered meanwhile
    told = []
    as_was = then or snapshot
    teller = as_was if row.kind in ("start", "turn", "call") else snapshot  # who did something is named for it
    for texts in languages:
        lines = [*KINDS[row.kind](teller, row, moves, texts)]
        if asked:
            lines.append(texts("post-asked", mentions=addressed(snapshot, asked, reader)))
            lines.extend(asked_lines(snapshot, stands, texts))
        lines.extend(_next_up(snapshot, row.payload, texts))
        lines.extend(settled_lines(as_was, row.payload.get("settled", {}), texts))
        told.append(_fitted(lines, texts, LONGEST // len(languages)))
    text = "\n".join(filter(None, dict.fromkeys(told)))
    if not text:
        return None
    calls = (*(pinged if asked else ()), *_called(snapshot, row, asked), *next_up(snapshot, row.payload))
    if "user" in row.payload:  # in private nothing else says which game it is
        text = f"{title(snapshot, languages[0])}\n{text}{_where(snapshot, row)}"
    nonce = f"{row.game_id}-{row.group_id or row.id}"
    begins = snapshot.row.guided and row.kind == "start"  # its status stands right below, with the way to the turn
    vote = _open_vote(row)
    if vote:
        stands = (THE_VOTE,)
    offering = OFFERS.get(row.kind, ()) if not is_over(row) else ()
    if row.kind in lobby.OFFERS and not is_over(row):
        stands = (THE_VOTE,)
    joins = JOINS.get(row.payload["kind"], "") if row.kind == "deed" else ""
    whispers = tuple(user for user in calls if snapshot.masked and _hidden(snapshot, user))
    lost = row.kind == "deed" and all(snapshot.seat_of(user) is None for user in calls)  # they have no turn any more
    return Note(
        text,
        tuple(user for user in calls if user not in whispers),
        nonce,
        row.kind not in lobby.IN_CHANNEL and not (begins or lost),
        rematch=row.kind == "rematch",
        vote=vote,
        shows=_shows(snapshot, moves),
        joins=joins,
        offers=tuple((verb, *map(str, lobby.guest(row))) for verb in offering),
        whispers=whispers if reader is None else (),
        stands=stands,
    )


def _open_vote(row: OutboxRow) -> tuple[int, str] | None:
    """The number and the kind of the vote that a post puts to its readers, while it is open."""
    if row.kind not in ("vote", "stuck") or is_over(row):
        return None
    return row.payload["vote"], row.payload["kind"]


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
    apart = "of" in row.payload or row.kind in ("call", "followed")
    return f"\n<#{snapshot.row.thread_id}>" if apart and snapshot.row.thread_id else ""


def _called(snapshot: GameSnapshot, row: OutboxRow, asked: Sequence[int]) -> Iterable[int]:
    """Whom a message calls besides those that are asked something new."""
    if row.kind == "deed":
        return [user for user in row.payload["users"] if user not in asked]
    if asked:
        return ()
    if row.kind in lobby.KINDS or row.kind == "closed":
        return lobby.called(snapshot, row)
    if row.kind == "remind":
        return _reminded(snapshot, row)
    if row.kind in ("rematch", "vote", "offered"):
        return [int(user) for user in row.payload["users"] if user not in row.payload.get("quiet", ())]
    if row.kind == "clock":
        return snapshot.called_for(row.payload["seat"])
    return snapshot.people if row.kind == "moved" else ()


def _standing_for(reader: int | None, snapshot: GameSnapshot, row: OutboxRow) -> Iterator[int]:
    """The seats that a post asks or reminds, as far as an anonymous table tells its reader of them."""
    for seat in standing(snapshot, row):
        if reader is None or not snapshot.masked or reader in snapshot.called_for(seat):
            yield seat


def _callees(snapshot: GameSnapshot, seat: int, told: Mapping[str, Any]) -> Iterator[int]:
    """Whoever is called for a seat by a post, of those who are called for it now: it names its `callees`.

    A post of an earlier release names those whose call is `held` back instead, or neither.
    """
    held = told.get("held", {}).get(str(seat), ())
    callees = told.get("callees", {}).get(str(seat), snapshot.called_for(seat))
    yield from (user for user in snapshot.called_for(seat) if user in callees and user not in held)


def _called_now(snapshot: GameSnapshot, told: Mapping[str, Any]) -> Iterator[int]:
    """The people whom a post calls for what they are asked."""
    seats = _still_called(snapshot, told)
    for seat in snapshot.asked:
        if seat.seat in seats:
            yield from _callees(snapshot, seat.seat, told)


def _waited_for(snapshot: GameSnapshot, seats: Iterable[int]) -> Iterator[int]:
    """Whoever is called for these seats, as far as they have not answered meanwhile."""
    for seat in snapshot.asked:
        if seat.seat in seats:
            yield from snapshot.called_for(seat.seat)


def standing(snapshot: GameSnapshot, row: OutboxRow) -> list[int]:
    """The seats of people that a post asks or reminds, and that have not answered meanwhile."""
    told = row.payload
    if row.kind == "remind":
        return [told["seat"]] if any(_reminded(snapshot, row)) else []
    seats = [seat.seat for seat in snapshot.asked if seat.person and seat.seat in told.get("asked", ())]
    if not row.message_id:
        return seats
    called = called_before(snapshot, row, seats)  # its question may have gone with an undo, and come again
    return [seat for seat in seats if seat in called or _as_before(snapshot, seat, told)]


def _as_before(snapshot: GameSnapshot, seat: int, told: Mapping[str, Any]) -> bool:
    """Whether a seat is still waited for as it was when it was called, and not for something later."""
    since = snapshot.since(seat)
    return since is not None and since <= told.get("at", since)


def _still_called(snapshot: GameSnapshot, told: Mapping[str, Any]) -> list[int]:
    """The seats that a post calls, but for those that have answered and are called for something later by another.

    It was written `at` a time, after the move `seq`: somebody may have moved in the same second, and be asked again.
    """
    called, at = told.get("called", told.get("asked", ())), told.get("at")
    if at is None:  # one of an earlier release
        return list(called)
    known = {wait.seat for wait in snapshot.waits if wait.awaited and called_by(wait, at, told.get("seq"))}
    return [seat for seat in called if seat in known]


MOST_SHOWN = 4  # pictures of one post


def _shows(snapshot: GameSnapshot, moves: Sequence[MoveRow]) -> tuple[Shown, ...]:
    """What the post of some moves shows, with the events of those moves."""
    told = [(move.seq, event) for move in effective_moves(moves) for event in visible_events(move.events, None)]
    wanted = manifest(snapshot.row.kind).telling.shows([event for _, event in told])
    return tuple(Shown(each.what, replace(each.options, events=tuple(told))) for each in wanted)[:MOST_SHOWN]


def _started(snapshot: GameSnapshot, row: OutboxRow, moves: Sequence[MoveRow], texts: Texts) -> Iterator[str]:
    if snapshot.row.guided:
        yield texts(f"{snapshot.row.kind}-tip-welcome")
        yield texts("guide-start")
    yield texts("post-start", names=", ".join(snapshot.plain_names))
    yield from opening(snapshot, texts)
    yield from happened(snapshot, moves, texts)
    repeated = texts.locale == snapshot.row.second_locale and "user" not in row.payload
    yield texts("chance-hash-above") if repeated and snapshot.row.salt else hash_line(snapshot.row, texts)


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


def _followed(snapshot: GameSnapshot, row: OutboxRow, moves: Sequence[MoveRow], texts: Texts) -> Iterator[str]:
    """How a game has ended, for somebody who only watched it."""
    if snapshot.row.status in LIVING:
        return
    yield texts("post-followed")
    if snapshot.row.verdict:
        winner = snapshot.row.given_to
        yield texts(f"ui-verdict-{snapshot.row.verdict}", name="" if winner is None else snapshot.plain_names[winner])
    elif snapshot.row.status == "abandoned":
        yield texts("ui-abandoned")
    else:
        yield from _over(snapshot, row, (), texts)


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
    for move in moves:
        if move.how == "redo":
            yield texts("post-redo", name=snapshot.plain_names[move.seat], move=target(move))


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
        yield from _callees(snapshot, seat, row.payload)


def _reminder(snapshot: GameSnapshot, row: OutboxRow, moves: Sequence[MoveRow], texts: Texts) -> Iterator[str]:
    if people := [*_reminded(snapshot, row)]:
        mention = addressed(snapshot, people, row.payload.get("user"))
        yield texts("post-remind", mention=mention, since=f"<t:{row.payload['since']}:R>")
        yield from asked_lines(snapshot, [row.payload["seat"]], texts, since=False)


def _call(snapshot: GameSnapshot, row: OutboxRow, moves: Sequence[MoveRow], texts: Texts) -> Iterator[str]:
    """A call that was held back: the last two lines of what happened before it, which stand above in full."""
    yield from (shortened(line, SHORT) for line in [*happened(snapshot, moves, texts)][-2:])


def _next_up(snapshot: GameSnapshot, told: Mapping[str, Any], texts: Texts) -> Iterator[str]:
    """Who wished to be told that they are next, and still are."""
    reader = told.get("user")
    if people := [*_for(reader, snapshot, next_up(snapshot, told))]:
        yield texts("post-next", mentions=addressed(snapshot, people, reader))


def next_up(snapshot: GameSnapshot, told: Mapping[str, Any]) -> list[int]:
    """The people whom a post tells that they are next: not those who are asked by now."""
    if snapshot.row.status != "running" or told.get("settled"):
        return []
    asked = {seat.seat for seat in snapshot.asked}
    return [user for seat in told.get("next", ()) if seat not in asked for user in _callees(snapshot, seat, told)]


def _closed(snapshot: GameSnapshot, row: OutboxRow, moves: Sequence[MoveRow], texts: Texts) -> Iterator[str]:
    mention, by = f"<@{snapshot.row.owner_id}>", plain(row.payload["by"])
    yield texts("post-closed", mention=mention, by=by, table=named(snapshot.row))


def _deed(snapshot: GameSnapshot, row: OutboxRow, moves: Sequence[MoveRow], texts: Texts) -> Iterator[str]:
    """What somebody did; those it concerns are called, unless they are for what they are asked."""
    what = deed(row.payload["kind"], row.payload["facts"], texts)
    seats = row.payload["asked"]
    asked = {user for seat in seats for user in snapshot.called_for(seat)} if row.message_id else set()
    asked |= set(_waited_for(snapshot, seats))  # edited, a post mentions nobody whom it did not mention
    users = [user for user in row.payload["users"] if user not in asked]
    called = addressed(snapshot, users, row.payload.get("user"))
    if called:
        yield texts("post-deed", mentions=called, what=what)
    else:
        yield texts("post-deed-all", what=what)
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
        until = f"<t:{told.get('until') or 0}:f>"
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
    asked = question(told["kind"], told["facts"], snapshot, texts)
    ended = is_over(row)
    names = ", ".join(plain(seat.name) for seat in snapshot.seats if seat.user_id in told["users"])
    called = names if ended else addressed(snapshot, told["users"], told.get("user"))
    yield texts("post-vote" if by else "post-vote-all", by=by, question=asked, mentions=called)
    silent = "post-vote-ends-no" if KINDS_OF_VOTES[told["kind"]].silence_refuses else "post-vote-ends"
    yield over(row, texts) if ended else texts(silent, ends=f"<t:{told['ends']}:f>")


KINDS: dict[str, Callable[[GameSnapshot, OutboxRow, Sequence[MoveRow], Texts], Iterator[str]]] = {
    "start": _started,
    "turn": _turn,
    "call": _call,
    "over": _over,
    "followed": _followed,
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
    **lobby.KINDS,
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
