"""A message for a game's thread: what it says of what happened, whom it calls, and what stands under it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from bot.manifest.manifest import Shown, manifest
from bot.store.rows import MoveRow, OutboxRow
from bot.table.course.chapters import Chapter, digest_of
from bot.table.course.earned import sources
from bot.table.course.rounds import Round
from bot.table.game.jumps import effective_moves
from bot.table.game.snapshot import GameSnapshot, visible_events
from bot.table.people.requests import ASKED
from bot.words.calls import asked_lines, settled_lines
from bot.words.labels import title
from bot.words.people import mentions_at
from bot.words.posts import lobby
from bot.words.posts.calling import NOBODY, Calling, calling, came_too_late, next_up, readable_to
from bot.words.posts.chapter import chapter
from bot.words.posts.digest import told_with_digest
from bot.words.posts.ending.deciding import DECIDED
from bot.words.posts.ending.finale import won
from bot.words.posts.happened import lines_of_turn
from bot.words.posts.kinds import KINDS, end_lines
from bot.words.posts.undone import taken_back
from bot.words.texts import Texts
from bot.words.votes import THE_VOTE, is_over
from images.options import Options
from rules.core.flow import Event

LONGEST = 1900
MOST_SHOWN = 4  # pictures of one post
WINDOW = "window"  # a post to one person that is asked blindly
PUT = {"vote", "stuck", WINDOW, ASKED, *lobby.OFFERS}  # posts that put something to people, edited once it is settled
COURSE = "course"  # the view with the points of a whole game
JOINS = {"give": "player", "take": "player", "back": "player"}
JOINS |= dict.fromkeys(("sitter", "sitter-until", "partner"), "companion")
JOINS |= dict.fromkeys(("vote-substitute-yes", "vote-overdue-substitute"), "substitute")
OFFERS: Mapping[str, tuple[str, ...]] = {
    **lobby.OFFERS,
    "offered": ("take-seat",),
    ASKED: ("sit-accept", "sit-decline"),
}  # what stands under a post


@dataclass(frozen=True, slots=True)
class Note:
    """A message for a game's thread. `calls` are the users it may ping; `nonce` makes posting it twice harmless.

    `asks` says whether to offer them the way to their turn, `rematch` whether to offer another game; `vote` is the
    number and the kind of what it puts to the vote. `shows` are views of the game that belong to what it tells. `joins`
    says that somebody plays a seat from now on, who reads what they find there: a "player", or a "companion" who may
    refuse. `offers` are verbs that belong under it, each with its arguments. `whispers` are those whom an anonymous
    table calls, who are told by direct message. `stands` are its calls as `OutboxRow.standing` has them, `next_game`
    whether to offer the way to whatever waits for its reader. `pictured` is the game as it was when what `shows` tell
    of had happened, where it has moved on since. `ended` is the round that a chapter tells of. `replays`: it offers the
    game round by round. `request`: it asks somebody to answer for a seat, with its buttons in a direct message, too.
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
    pictured: GameSnapshot | None = None
    ended: Round | None = None
    replays: bool = False
    request: bool = False


def note(
    snapshot: GameSnapshot,
    row: OutboxRow,
    moves: Sequence[MoveRow],
    *languages: Texts,
    then: GameSnapshot | None = None,
    rounds: Sequence[Round] = (),
    chapters: Sequence[Chapter] = (),
    before: Sequence[MoveRow] = (),
) -> Note | None:
    """The message of an outbox row, in one language after the other; `moves` are those of its range.

    `rounds` are those that ended with them, told as a chapter with the picture of the whole board: the last one, or
    where the game is over all of them; `chapters` those that are shorter, of which the post says in short what they
    brought. `then` is the game with the people in its seats whom the post called, where
    others may sit there now. `before` are the moves before its range, for what it shows that began with them.

    None when there is nothing to say to all.

    In a guided game the panel tells of the turns, and would be pushed out of sight if each were told of here: only
    rounds are, whole, with the way back to it in place of a call.
    """
    told_by_panel = snapshot.row.guided and row.kind == "turn"
    if told_by_panel and not rounds:
        return None
    calls, offers, told = calling(snapshot, row), _offers(row), moves
    if told_by_panel:
        calls, offers = NOBODY, (("turn",),)
        told = [*_earlier(rounds[-1], moves), *moves]
    if came_too_late(row, calls):
        return None
    text = _text(snapshot, row, told, calls, languages, then or snapshot, rounds, chapters)
    if not text:
        return None
    whispers = tuple(user for user in calls.called if snapshot.masked and _hidden(snapshot, user))
    return Note(
        text,
        tuple(user for user in calls.called if user not in whispers),
        f"{row.game_id}-{row.group_id or row.id}",
        asks=_asks(snapshot, row, calls),
        rematch=row.kind == "rematch",
        vote=_open_vote(row),
        shows=_shows(snapshot, moves, rounds, before, chapters),
        joins=_joins(row),
        offers=offers,
        whispers=whispers if row.payload.get("user") is None else (),
        stands=_stands(row, calls),
        next_game=row.kind == WINDOW and not is_over(row),
        ended=_ended(row, rounds),
        request=row.kind == ASKED and not is_over(row),
        replays=row.kind == "over" and bool(rounds) and bool(manifest(snapshot.row.kind).boards.main),
    )


def _ended(row: OutboxRow, rounds: Sequence[Round]) -> Round | None:
    """The round of which a post is a chapter; None for any other post."""
    return rounds[-1] if rounds and row.kind == "turn" else None


def _earlier(ended: Round, moves: Sequence[MoveRow]) -> Sequence[MoveRow]:
    """The moves of a round before some that ended it, which no post has told."""
    return [move for turn in ended.turns for move in turn.moves if move.seq < moves[0].seq]


def _text(
    snapshot: GameSnapshot,
    row: OutboxRow,
    moves: Sequence[MoveRow],
    calls: Calling,
    languages: Sequence[Texts],
    then: GameSnapshot,
    rounds: Sequence[Round],
    chapters: Sequence[Chapter],
) -> str:
    """What a post says, in one language after the other; "" for nothing."""
    reader, room = row.payload.get("user"), LONGEST // len(languages)
    teller = then if row.kind in ("start", "turn", "call") else snapshot  # who did something is named for it
    told = []
    for texts in languages:
        if rounds and row.kind == "turn":
            lines = [*chapter(teller, moves, rounds[-1], texts, chapters, brief=snapshot.row.guided)]
        elif chapters and row.kind == "turn":
            lines = [*told_with_digest(teller, moves, chapters, texts)]
        elif rounds and row.kind == "over":
            lines = [*end_lines(teller, moves, rounds, texts)]
        else:
            lines = [*KINDS[row.kind](teller, row, moves, texts)]
        only_moves = row.kind == "turn" and not (rounds or chapters)
        tell = partial(lines_of_turn, teller, texts=texts) if only_moves else None
        lines = [*taken_back(lines, moves, row.payload.get("gone", 0), texts, tell)]
        if calls.asked:
            lines.append(texts("post-asked", mentions=mentions_at(snapshot, calls.asked, reader)))
            lines.extend(asked_lines(snapshot, calls.stands, texts))
        lines.extend(_next_up(snapshot, row.payload, texts))
        if not row.payload.get("gone"):  # else how a call ended went with what it asked about
            lines.extend(settled_lines(then, row.payload.get("settled", {}), texts))
        told.append(fitted(lines, texts, room, won(teller, texts) if row.kind == "over" else ""))
    text = "\n".join(filter(None, dict.fromkeys(told)))
    if text and reader is not None:  # in private nothing else says which game it is
        return f"{title(snapshot, languages[0])}\n{text}{_where(snapshot, row)}"
    return text


def _next_up(snapshot: GameSnapshot, told: Mapping[str, Any], texts: Texts) -> Iterator[str]:
    """Who wished to be told that they are next, and still are."""
    reader = told.get("user")
    if people := [*readable_to(reader, snapshot, next_up(snapshot, told))]:
        yield texts("post-next", mentions=mentions_at(snapshot, people, reader))


def fitted(lines: Sequence[str], texts: Texts, room: int, headline: str) -> str:
    """As many of the last lines as there is room for, in characters; the rest is counted.

    Of a post with a headline ("" is none) that is kept, if need be without the last lines behind it.
    """
    lines = [*lines]
    head = next((place for place, line in enumerate(lines) if headline and headline in line), len(lines))
    while len("\n".join(lines[head:])) > room:
        lines.pop()
    kept: list[str] = []
    for line in reversed(lines):
        room -= len(line) + 1
        if room < 0:
            kept.append(texts("post-more", count=len(lines) - len(kept)))
            break
        kept.append(line)
    return "\n".join(reversed(kept))


def _where(snapshot: GameSnapshot, row: OutboxRow) -> str:
    """The way to the table from what is told in private instead of there."""
    if snapshot.row.status == "lobby" and snapshot.row.placed:
        return f"\n<#{snapshot.row.channel_id}>"
    apart = "of" in row.payload or row.kind in ("call", "followed", WINDOW)
    return f"\n<#{snapshot.row.thread_id}>" if apart and snapshot.row.thread_id else ""


def _hidden(snapshot: GameSnapshot, user: int) -> bool:
    """Whether a post of an anonymous table may not name somebody: all but an owner who only watches."""
    return user != snapshot.row.owner_id or snapshot.known_at(user) is not None


def _asks(snapshot: GameSnapshot, row: OutboxRow, calls: Calling) -> bool:
    """Whether a post offers the way to the reader's turn."""
    if row.kind in lobby.IN_CHANNEL:
        return False
    if row.kind == "start" and snapshot.row.guided:  # its status stands right below, with the way to the turn
        return False
    playing = any(snapshot.seat_of(user) is not None for user in calls.called)
    return playing or row.kind != "deed"  # those whom a deed put out of the game have no turn any more


def _open_vote(row: OutboxRow) -> tuple[int, str] | None:
    """The number and the kind of the vote that a post puts to its readers, while it is open."""
    if row.kind not in ("vote", "stuck") or is_over(row):
        return None
    return row.payload["vote"], row.payload["kind"]


def _joins(row: OutboxRow) -> str:
    """As what somebody plays a seat from now on; "" where nobody begins to."""
    if row.kind != "deed":
        return ""
    return JOINS.get(row.payload["kind"], "")


def _offers(row: OutboxRow) -> tuple[tuple[str, ...], ...]:
    """The verbs that belong under a post, each with its arguments."""
    if is_over(row):
        return ()
    about = [str(row.payload[each]) for each in ("guest", "request") if each in row.payload]
    return tuple((verb, *about) for verb in OFFERS.get(row.kind, ()))


def _stands(row: OutboxRow, calls: Calling) -> tuple[int, ...]:
    """The calls of a post that are edited once they are answered."""
    asks_all = _open_vote(row) is not None or (row.kind in PUT - {"vote", "stuck"} and not is_over(row))
    if asks_all:
        return (THE_VOTE,)
    return calls.stands


def _shows(
    snapshot: GameSnapshot,
    moves: Sequence[MoveRow],
    rounds: Sequence[Round],
    before: Sequence[MoveRow],
    chapters: Sequence[Chapter] = (),
) -> tuple[Shown, ...]:
    """What the post of some moves shows, the most telling first, with the events up to them.

    Where the game is over that is how the points came about, then the board; where a round ended, the board; then what
    the last chapter brought that is shorter, and what the moves brought about.
    """
    board, told = manifest(snapshot.row.kind).boards.main, public_events([*before, *moves])
    shown = [Shown(each.what, replace(each.options, events=tuple(told))) for each in views_of_moves(snapshot, moves)]
    boards = [Shown(board)] if board and any(each.scored for each in rounds) else []
    if board and rounds and (snapshot.row.status == "over" or snapshot.row.verdict == DECIDED):
        boards = [Shown(COURSE, _course(snapshot, rounds)), *boards]
    return tuple([*boards, *_digests(snapshot, chapters), *shown][:MOST_SHOWN])


def _digests(snapshot: GameSnapshot, chapters: Sequence[Chapter]) -> list[Shown]:
    """The picture of the last chapter that ended."""
    view = digest_of(snapshot).view
    return [Shown(view, Options(events=each.told)) for each in chapters[-1:] if view]


def _course(snapshot: GameSnapshot, rounds: Sequence[Round]) -> Options:
    """The points when the first round began and after each, and those at the end where that brought some."""
    points = [rounds[0].before, *(each.after for each in rounds)]
    scores = snapshot.game.scores(snapshot.view(None))
    scored = scores != [*points[-1]]
    course = tuple(map(tuple, [*points, scores] if scored else points))
    return Options(course=course, scored_last=scored, sources=sources(snapshot, rounds))


def views_of_moves(snapshot: GameSnapshot, moves: Sequence[MoveRow]) -> list[Shown]:
    """The views that belong to what some moves brought about."""
    return [*manifest(snapshot.row.kind).telling.shows([event for _, event in public_events(moves)])]


def public_events(moves: Sequence[MoveRow]) -> list[tuple[int, Event]]:
    """What everybody may know of the moves that count, each with the number of its move."""
    return [(move.seq, event) for move in effective_moves(moves) for event in visible_events(move.events, None)]
