"""What each kind of post says, line by line, in one language."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from bot.plain_text import clip, plain
from bot.store.rows import LIVING, MoveRow, OutboxRow
from bot.table.course.rounds import Round
from bot.table.game.jumps import target
from bot.table.game.names import ALIASES
from bot.table.game.positions import round_of
from bot.table.game.snapshot import GameSnapshot
from bot.table.people.requests import ASKED
from bot.table.votes.ballots import KINDS_OF_VOTES
from bot.words.calls import FEW_WORDS, asked_lines
from bot.words.chance import hash_line, seed_in_short, seed_line
from bot.words.labels import title
from bot.words.people import mentions, mentions_at
from bot.words.posts import lobby
from bot.words.posts.calling import reminded, waited_for
from bot.words.posts.ending.finale import finale, rows
from bot.words.posts.happened import lines_of_moves, lines_of_turn, shortened
from bot.words.posts.opening import opening
from bot.words.tables import table_in_text
from bot.words.texts import Texts
from bot.words.votes import THE_VOTE, deed, is_over, over, question, turn_meant

SHORT = 300  # of a line that is told a second time


def _started(snapshot: GameSnapshot, row: OutboxRow, moves: Sequence[MoveRow], texts: Texts) -> Iterator[str]:
    if snapshot.row.guided and not snapshot.row.rematch_of:
        yield texts(f"{snapshot.row.kind}-tip-welcome")
        yield texts("guide-start")
    yield texts("post-start", names=", ".join(snapshot.plain_names))
    if snapshot.row.practice:
        yield texts("practice-start", move=row.payload["first"] - 1)
    else:
        yield from opening(snapshot, texts)
    yield from lines_of_moves(snapshot, moves, texts)
    repeated = texts.locale == snapshot.row.second_locale and "user" not in row.payload
    yield texts("chance-hash-above") if repeated and snapshot.row.salt else hash_line(snapshot.row, texts)


def _turn(snapshot: GameSnapshot, row: OutboxRow, moves: Sequence[MoveRow], texts: Texts) -> Iterator[str]:
    yield from lines_of_turn(snapshot, moves, texts)


def _over(snapshot: GameSnapshot, row: OutboxRow, moves: Sequence[MoveRow], texts: Texts) -> Iterator[str]:
    yield from end_lines(snapshot, moves, (), texts)


def end_lines(snapshot: GameSnapshot, moves: Sequence[MoveRow], rounds: Sequence[Round], texts: Texts) -> Iterator[str]:
    """How a game has ended, round by round where those are known, who was who, and the seed as it was promised."""
    below = [*were(snapshot, texts), *filter(None, [seed_in_short(snapshot.row, texts)])]
    if snapshot.row.guided:
        below.append(texts("guide-over", again=int(bool(snapshot.row.rematch_of))))
    yield from finale(snapshot, moves, rounds, texts, sum(map(rows, below)))
    yield from below


def _followed(snapshot: GameSnapshot, row: OutboxRow, moves: Sequence[MoveRow], texts: Texts) -> Iterator[str]:
    """How a game has ended, for somebody who only watched it."""
    if snapshot.row.status in LIVING:
        return
    yield texts("post-followed")
    if snapshot.row.verdict:
        yield texts(f"ui-verdict-{snapshot.row.verdict}", name=snapshot.plain_name(snapshot.row.given_to))
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
    for move in moves:
        if move.how == "undo":
            yield texts("post-undo", name=snapshot.plain_names[move.seat])


def _rewound(snapshot: GameSnapshot, row: OutboxRow, moves: Sequence[MoveRow], texts: Texts) -> Iterator[str]:
    """That the table has gone back, as somebody asked and the others agreed."""
    for move in moves:
        if move.how == "undo":
            yield texts("post-rewind", name=snapshot.plain_names[move.seat], **_turn_left(snapshot, row, move, texts))


def _corrected(snapshot: GameSnapshot, row: OutboxRow, moves: Sequence[MoveRow], texts: Texts) -> Iterator[str]:
    """From where on the game was corrected, and what is played instead."""
    for move in moves:
        if move.how == "undo":
            yield texts("post-correct", **_turn_left(snapshot, row, move, texts))
    yield from lines_of_moves(snapshot, moves, texts)


def _turn_left(snapshot: GameSnapshot, row: OutboxRow, move: MoveRow, texts: Texts) -> dict[str, str]:
    """Before which turn a game was led by an undo; a post of an earlier release knows its number alone."""
    known = turn_meant(row.payload.get("about", {}), snapshot, texts)
    number = target(move) + 1
    return known or {"what": texts("vote-some-turn"), "when": texts("vote-when", round=0, move=number)}


def _redone(snapshot: GameSnapshot, row: OutboxRow, moves: Sequence[MoveRow], texts: Texts) -> Iterator[str]:
    for move in moves:
        if move.how == "redo":
            yield texts("post-redo", name=snapshot.plain_names[move.seat])


def _resigned(snapshot: GameSnapshot, row: OutboxRow, moves: Sequence[MoveRow], texts: Texts) -> Iterator[str]:
    yield texts("post-resign", name=plain(snapshot.seats[row.payload["seat"]].name))


def _abandoned(snapshot: GameSnapshot, row: OutboxRow, moves: Sequence[MoveRow], texts: Texts) -> Iterator[str]:
    yield texts("post-abandon")
    yield from were(snapshot, texts)
    yield seed_line(snapshot.row, texts)


def _reminder(snapshot: GameSnapshot, row: OutboxRow, moves: Sequence[MoveRow], texts: Texts) -> Iterator[str]:
    if people := [*reminded(snapshot, row)]:
        mention = mentions_at(snapshot, people, row.payload.get("user"))
        yield texts("post-remind", mention=mention, since=f"<t:{row.payload['since']}:R>")
        yield from asked_lines(snapshot, [row.payload["seat"]], texts, since=False)


def _call(snapshot: GameSnapshot, row: OutboxRow, moves: Sequence[MoveRow], texts: Texts) -> Iterator[str]:
    """A call that was held back: the last two lines of what happened before it, which stand above in full."""
    yield from (shortened(line, SHORT) for line in [*lines_of_moves(snapshot, moves, texts)][-2:])


def _closed(snapshot: GameSnapshot, row: OutboxRow, moves: Sequence[MoveRow], texts: Texts) -> Iterator[str]:
    mention, by = f"<@{snapshot.row.owner_id}>", plain(row.payload["by"])
    yield texts("post-closed", mention=mention, by=by, table=table_in_text(snapshot.row))


def _deed(snapshot: GameSnapshot, row: OutboxRow, moves: Sequence[MoveRow], texts: Texts) -> Iterator[str]:
    """What somebody did; those it concerns are called, unless they are for what they are asked."""
    what = deed(row.payload["kind"], row.payload["facts"], snapshot, texts)
    seats = row.payload["asked"]
    if row.message_id:
        asked = {user for seat in seats for user in snapshot.called_for(seat)}
    else:
        asked = set()
    asked |= set(waited_for(snapshot, seats))  # edited, a post mentions nobody whom it did not mention
    users = [user for user in row.payload["users"] if user not in asked]
    called = mentions_at(snapshot, users, row.payload.get("user"))
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
    """What somebody is asked in a window, in private; nothing where it has closed before that was sent."""
    if is_over(row):
        yield texts("post-window-closed")
        return
    seats = [seat.seat for seat in snapshot.seats if row.payload["user"] in snapshot.called_for(seat.seat)]
    asked = next((each for each in snapshot.pending if each.blind and each.seat in seats), None)
    if asked and snapshot.window_ends == row.payload["ends"]:
        said = texts.ask(snapshot.row.kind, asked, snapshot.plain_names)
        yield texts("post-window", ask=clip(said, FEW_WORDS), ends=f"<t:{row.payload['ends']}:R>")


def _moved(snapshot: GameSnapshot, row: OutboxRow, moves: Sequence[MoveRow], texts: Texts) -> Iterator[str]:
    if snapshot.row.status == "running":
        yield texts("post-moved", mentions=mentions_at(snapshot, snapshot.people, row.payload.get("user")))


def _rematch(snapshot: GameSnapshot, row: OutboxRow, moves: Sequence[MoveRow], texts: Texts) -> Iterator[str]:
    yield texts("post-rematch", name=snapshot.plain_names[row.payload["by"]], mentions=mentions(row.payload["users"]))


def _clock(snapshot: GameSnapshot, row: OutboxRow, moves: Sequence[MoveRow], texts: Texts) -> Iterator[str]:
    """That somebody's clock ran out, unless they have answered since."""
    told, seat = row.payload, snapshot.seats[row.payload["seat"]]
    if snapshot.since(seat.seat) == told["since"] and seat.person:
        until = f"<t:{told.get('until') or 0}:f>"
        yield texts(
            f"post-clock-{told['what']}",
            mention=mentions_at(snapshot, snapshot.called_for(seat.seat), told.get("user")),
            until=until,
            left=told.get("left", 0),
        )


def _offered(snapshot: GameSnapshot, row: OutboxRow, moves: Sequence[MoveRow], texts: Texts) -> Iterator[str]:
    """That a seat is offered, unless somebody has taken it meanwhile."""
    seat = snapshot.seats[row.payload["seat"]]
    if snapshot.row.status != "running" or not seat.offered:
        return
    table, called = title(snapshot, texts), mentions_at(snapshot, row.payload["users"], row.payload.get("user"))
    yield texts("post-offered", name=plain(seat.name), table=table, mentions=called)
    if turn := round_of(snapshot.view(None)):
        yield texts("ui-round", round=turn)


def _asked_to_sit(snapshot: GameSnapshot, row: OutboxRow, moves: Sequence[MoveRow], texts: Texts) -> Iterator[str]:
    """That somebody is asked to answer for a seat, and what they have said."""
    told, name = row.payload, plain(row.payload["name"])
    asked = mentions_at(snapshot, told["users"], told.get("user"))
    if is_over(row):
        yield texts("post-sit-over", name=name, asked=asked, answer=told["settled"][str(THE_VOTE)], kind=told["kind"])
    elif snapshot.row.status == "running":
        until = f"<t:{told['until']}:f>" if told["until"] else ""
        timed, ends = int(bool(until)), f"<t:{told['ends']}:R>"
        yield texts("post-sit", name=name, asked=asked, kind=told["kind"], timed=timed, until=until)
        yield texts("post-sit-means", ends=ends)


def _vote(snapshot: GameSnapshot, row: OutboxRow, moves: Sequence[MoveRow], texts: Texts) -> Iterator[str]:
    told = row.payload
    by = next((plain(seat.name) for seat in snapshot.seats if seat.user_id == told["by"]), "")
    asked = question(told["kind"], told["facts"], snapshot, texts)
    ended = is_over(row)
    names = ", ".join(plain(seat.name) for seat in snapshot.seats if seat.user_id in told["users"])
    if ended:
        called = names
    else:
        called = mentions_at(snapshot, told["users"], told.get("user"))
    yield texts("post-vote" if by else "post-vote-all", by=by, question=asked, mentions=called)
    if KINDS_OF_VOTES[told["kind"]].silence_refuses:
        silent = "post-vote-ends-no"
    else:
        silent = "post-vote-ends"
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
    ASKED: _asked_to_sit,
    **lobby.KINDS,
}
