"""What is seen of a season while it goes on: waits, with what ended them, and pings, of which none may come twice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random

from bot.post.sending import merged
from bot.store.game_store import GameStore
from bot.store.rows import MoveRow, OutboxRow, SeatRow, WaitRow
from bot.table.clocks.clock import public_waits
from bot.table.course.chapters import chapters_of
from bot.table.course.rounds import rounds_of
from bot.table.game.snapshot import GameSnapshot
from bot.table.game.waits import known_to_all
from bot.table.outbox import ended_with
from bot.words.languages import public_texts
from bot.words.posts.note import Note, note
from rules.core.play import copy
from testkit.laws.secrets import secrets
from testkit.season.dealings import SECRET
from testkit.season.people import Habits

ASKING = {
    "start",
    "turn",
    "call",
    "over",
    "undo",
    "redo",
    "rewind",
    "correct",
    "deed",
}  # posts that ping for a question
HANDED_BACK = ("sitter-over", "sitter-refuses")
CALLING = ASKING - {"call", "deed"}  # those whose calls are held outside the hours that somebody wishes
REARRANGED = 0.1  # of all posts, said again where what is hidden lies otherwise
Key = tuple[str | int, ...]


@dataclass(slots=True)
class Wait:
    """A wait for a person: since when, for what, and when it was over and by what."""

    game_id: str
    game: str
    seat: int
    person: int
    kind: str
    since: int
    clock: str
    until: int = 0
    ended: str = ""

    @property
    def seconds(self) -> int:
        """How long it was."""
        return self.until - self.since


@dataclass(frozen=True, slots=True)
class Said:
    """A post that calls the `seats`, in private where `user` is somebody; `at` is when it was written, if known."""

    nonce: str
    user: int | None
    seats: tuple[int, ...]
    at: int | None

    @property
    def key(self) -> tuple[str, int]:
        """What `Server.notes` has it by."""
        return self.nonce, self.user or 0


@dataclass(slots=True)
class Watch:
    """Sees each game after it has moved, and each post."""

    people: Mapping[int, Habits]
    rng: Random
    told: float = 1.0  # the share of posts that are compared with what is hidden
    store: GameStore | None = None
    waits: list[Wait] = field(default_factory=list)
    open: dict[tuple[str, int], Wait] = field(default_factory=dict)
    pings: Counter[str] = field(default_factory=Counter)
    failures: list[str] = field(default_factory=list)
    down: list[tuple[int, int]] = field(default_factory=list)  # when the bot was down
    said: dict[str, list[Said]] = field(default_factory=dict)  # by game, its posts that call somebody
    _pinged: dict[Key, str] = field(default_factory=dict)
    _votes: dict[Key, str] = field(default_factory=dict)
    _seen: dict[str, int] = field(default_factory=dict)  # by game, up to which move the log was read

    async def looked(self, game_id: str, snapshot_row: tuple[str, str, int], now: int) -> None:
        """Note which waits of a game have begun and which are over; of it are given kind, clock and last move."""
        assert self.store
        kind, clock, seq = snapshot_row
        async with self.store.read() as rows:
            ledger = [each for each in await rows.some(WaitRow, game_id=game_id) if known_to_all(each)]
            seats = await rows.some(SeatRow, game_id=game_id)
            moves = await rows.log(game_id, self._seen.get(game_id, 0), 10_000)
        self._seen[game_id] = seq
        waited = {(each.seat, each.since): each for each in ledger if seats[each.seat].person}
        for key in [key for key in self.open if key[0] == game_id]:
            wait = self.open[key]
            if (wait.seat, wait.since) not in waited or seats[wait.seat].person != wait.person:
                self._over(self.open.pop(key), moves, now)
        for (seat, since), each in waited.items():
            person = seats[seat].person
            assert person is not None
            self.open.setdefault((game_id, seat), Wait(game_id, kind, seat, person, each.kind, since, clock))

    def _over(self, wait: Wait, moves: list[MoveRow], now: int) -> None:
        own = [move.how for move in moves if move.seat == wait.seat]
        wait.until, wait.ended = now, own[0] if own else "withdrawn"
        self.waits.append(wait)

    def cause(self, wait: Wait, now: int) -> str:
        """Why a wait took as long as it did."""
        until = wait.until or now
        away = self.people[wait.person].absent(wait.since, until)
        if away:
            return away.why
        down = sum(max(0, min(until, up) - max(wait.since, since)) for since, up in self.down)
        return "bot down" if 2 * down > until - wait.since else "habits"

    async def posted(self, snapshot: GameSnapshot, said: Note, user: int | None) -> None:
        """See a post that has appeared: whom it pings for what, and whether it tells anything hidden.

        `user` is who was told it by direct message, None in a thread.
        """
        assert self.store
        game_id, row_id = said.nonce.rsplit("-", 1)
        async with self.store.read() as rows:
            group = [row for row in await rows.some(OutboxRow, game_id=game_id) if str(row.group_id) == row_id]
            told = merged(group)
            first, last = told.payload.get("first", 1), told.payload.get("last", 0)
            moves = await rows.log(game_id, first - 1, last - first + 1) if last >= first else []
            played, parts = await ended_with(rows, snapshot, told, moves)
            rounds, chapters = await rounds_of(snapshot, played), await chapters_of(snapshot, parts, moves)
            waits = [
                wait for table in told.payload.get("tables", ())
                for wait in await rows.some(WaitRow, game_id=table["game"], seat=table["seat"])
            ]  # fmt: skip
        if SECRET in said.text:
            self.failures.append(f"leak: {snapshot.row.kind} {said.nonce} tells somebody's note")
        if told.kind == "calls":
            self._together(told, waits, said)
            return
        if told.kind in ASKING and told.payload.get("asked"):
            asked = told.payload["asked"]
            seats = tuple(seat for seat in asked if user is None or user in snapshot.called_for(seat))
            post = Said(said.nonce, user, seats, told.payload.get("at"))
            self.said.setdefault(game_id, []).append(post)
        self._pings(snapshot, told, said, user)
        self._untimely(group, said)
        if user is None:
            self._leaks(
                snapshot,
                said,
                lambda other: note(other, told, moves, *public_texts(snapshot.row), rounds=rounds, chapters=chapters),
            )

    def _together(self, row: OutboxRow, waits: list[WaitRow], said: Note) -> None:
        """A call for several tables; a digest names every day all that is still to be answered."""
        user = row.payload["user"]
        self.pings["digest" if row.payload["digest"] else "for several tables"] += 1
        for wait in waits:
            if known_to_all(wait) and wait.awaited and not (row.payload["digest"] or wait.reminded):
                self._once(self._pinged, (user, *_key(wait)), f"{wait.game_id} seat {wait.seat} {wait.kind}", said)

    def _pings(self, snapshot: GameSnapshot, row: OutboxRow, said: Note, user: int | None) -> None:
        game_id, called, pinged = snapshot.row.id, row.payload.get("called", ()), [*said.calls]
        if user is not None:
            pinged = [user]
        if row.kind == "vote":
            for each in pinged:
                self._once(self._votes, (game_id, row.payload["vote"], each), f"vote {game_id} {each}", said)
        asked = [
            (seat.seat, each) for seat in snapshot.seats for each in snapshot.called_for(seat.seat)
            if row.kind in ASKING and seat.seat in called and each in pinged and not row.payload.get("reminder")
        ]  # fmt: skip
        self.pings["for a question"] += len(asked)
        self.pings[row.kind] += len(pinged) - len(asked)
        if row.kind == "deed" and row.payload["kind"] in HANDED_BACK:
            return  # whose seat it is was called before they lent it
        for seat, each in asked:
            waits = public_waits(snapshot, seat)
            keys = [(each, *_key(wait)) for wait in waits]
            what = f"{snapshot.row.kind} {game_id} seat {seat} {' '.join(wait.kind for wait in waits)}"
            self._anew(self._pinged, keys, what, said)

    def _untimely(self, group: list[OutboxRow], said: Note) -> None:
        """Whoever wants calls in their waking hours only, or once a day, is called at no other time."""
        times = [row.payload["at"] for row in group if row.kind in CALLING and "at" in row.payload]
        for user in said.calls if times else ():
            hours, prefs = self.people[user].hours, self.people[user].prefs
            if prefs.digest is not None or (prefs.quiet and not any(hours.awake(at) for at in times)):
                self.failures.append(f"untimely: {said.nonce} calls {user}: {said.text[-200:]!r}")

    def _once(self, seen: dict[Key, str], key: Key, what: str, said: Note) -> None:
        self._anew(seen, [key], what, said)

    def _anew(self, seen: dict[Key, str], keys: Sequence[Key], what: str, said: Note) -> None:
        """A ping is for something that nobody was pinged for before: an offer, say, beside what is asked for a week."""
        if keys and all(key in seen for key in keys):
            self.failures.append(f"doubled ping: {what}: by {seen[keys[0]]} and {said.nonce}: {said.text[-200:]!r}")
        seen |= dict.fromkeys(keys, said.nonce)

    def _leaks(self, snapshot: GameSnapshot, said: Note, again: Callable[[GameSnapshot], Note | None]) -> None:
        """`again` says it of this game, and of the same with other secrets."""
        if snapshot.state is None or self.rng.random() >= self.told:
            return
        words = set(said.text.split())
        if found := [word for word in secrets(snapshot.state, None) & words if not word.isalnum()]:
            self.failures.append(f"leak: {snapshot.row.kind} {said.nonce} says {found}")
        if snapshot.row.status != "running" or self.rng.random() >= REARRANGED:
            return
        other = copy(snapshot.game, snapshot.state)
        seat = self.rng.randrange(len(snapshot.seats))
        snapshot.game.rearrange(other, seat, self.rng)
        elsewhere = replace(snapshot, state=other, pending=tuple(snapshot.game.pending(other)))
        if elsewhere.view(None) != snapshot.view(None):
            self.failures.append(f"leak: {snapshot.row.kind} {said.nonce}: an onlooker sees more than seat {seat}")
        if _told(again(elsewhere)) != _told(said if again(snapshot) else None):
            self.failures.append(f"leak: {snapshot.row.kind} {said.nonce}: the text follows from what is hidden")


def _told(said: Note | None) -> tuple[str, Sequence[int]] | None:
    """What a post says and whom it calls; nothing where it says only that those it called are asked no longer."""
    return (said.text, said.calls) if said else None


def _key(wait: WaitRow) -> Key:
    return wait.game_id, wait.seat, wait.kind, wait.since
