"""Presses at many tables while processes are killed: what was lost, what was done or said twice.

    python -m testkit.postgres python -m tools.measure.kills --tables 60 --rate 10 --seconds 120 --kills 6

Prints what it found, and ends with 1 where anything was lost or doubled. With `--gently` processes are not killed but
asked to end, as for an update: then each press is to be answered, too.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path
from random import Random

from bot.store.postgres.store import PostgresStore
from bot.store.rows import GameRow, MoveRow, OutboxRow, Rows, SeatRow, WaitRow
from demo.process import BotProcess
from demo.visitor import control, controls, status_in
from localdiscord.checks.components import walk
from localdiscord.common.errors import Refusal
from localdiscord.person import NoAnswer, Person
from localdiscord.seed import add_person
from rules.games import MODULES
from rules.games import game as rules_of
from tools.measure.figures import percentiles
from tools.measure.guest import Guest, Json, Timing
from tools.measure.player import Player
from tools.measure.process import cpu_seconds, machine, rss_mb
from tools.measure.tables import PATIENCE_SECONDS
from tools.measure.town import Town, town

OPENED_AT_ONCE = 4
SETTLED_SECONDS = 60.0
LOOK_SECONDS = 0.2
AWAY_SECONDS = 60.0  # within which a range that was killed is to be served again
LIGHT = {"ORRERY_PAINTING_PROCESSES": "0", "ORRERY_COMPUTER_PROCESSES": "0", "ORRERY_COMPUTER_LEVEL": "easy"}
FAST = 100_000.0  # times as many requests as Discord takes: it is not what is looked at here


@dataclass(slots=True)
class Presses:
    """What has come of all presses."""

    timings: list[Timing] = field(default_factory=list)
    unanswered: Counter[str] = field(default_factory=Counter)  # by who pressed
    late: int = 0  # presses that were due when nobody could press

    def __str__(self) -> str:
        acks = percentiles([each.ack for each in self.timings])
        unanswered = sum(self.unanswered.values())
        return f"{len(self.timings)} presses answered, {unanswered} not, {self.late} that nobody could make; {acks}"


class Traveller(Player):
    """Somebody who opens their panel on another server than that of their table: its process has to tell the others."""

    def __init__(self, person: Person, line: str, guest: Guest, card: str, rng: Random) -> None:
        super().__init__(guest, card, rng)
        self.person, self.line = person, line

    async def step(self) -> Timing:
        """One press towards the end of the turn, or the command that opens the panel."""
        if self.panel is not None:
            return await super().step()
        try:
            self.panel, timing = await self._opened()
        except NoAnswer as error:
            raise TimeoutError(str(error)) from error
        return timing

    async def _opened(self) -> tuple[Json, Timing]:
        table = str(control(self.status, "turn")["custom_id"]).split(":")[2]
        reply = await self.person.slash(self.line, table=table)
        return await self.guest.answer_to(reply.interaction.id)


class Correspondent(Traveller):
    """Somebody who plays from direct messages, which the process with the first shard answers."""

    async def _opened(self) -> tuple[Json, Timing]:
        reply = await self.person.slash("play")
        listed, _ = await self.guest.answer_to(reply.interaction.id)
        ways = (str(each.get("custom_id", "")) for each in walk(listed["components"]))
        return await self.guest.press(listed, next(way for way in ways if way.startswith("o1:turn:")))


async def seated(here: Town, number: int, kind: str) -> Player:
    """A started table of one person and as many computers as it needs, on the server whose turn it is.

    Every other person opens their panel elsewhere: on another server and in a direct message by turns.
    """
    guest = Guest(here.world, add_person(here.world, f"guest{number:05}", f"Guest{number:05}"))
    person = Person(here.world, guest.user.username)
    home, elsewhere = (here.channels[(number + away) % len(here.channels)] for away in (0, len(here.channels) // 2))
    person.channel = home
    await person.slash(f"{kind} new", computers=rules_of(kind).seats[0] - 1)
    lobby = await _seen(guest, lambda: _lobby_of(guest))
    await guest.press(lobby, str(control(lobby, "start")["custom_id"]))
    await _seen(guest, lambda: status_in(guest.messages.values(), lobby["id"]))
    rng = Random(f"kills/{number}")
    if number % 4 == 3:
        person.channel = person.dm()
        return Correspondent(person, "play", guest, lobby["id"], rng)
    if number % 2:
        person.channel = elsewhere
        return Traveller(person, f"{kind} turn", guest, lobby["id"], rng)
    return Player(guest, lobby["id"], rng)


def _lobby_of(guest: Guest) -> Json | None:
    """The public message of the one table that somebody has opened: everybody sees those of all others."""
    return next((each for each in guest.messages.values() if _starts(each) and _names(each, guest)), None)


def _starts(message: Json) -> bool:
    return any(str(each["custom_id"]).startswith("o1:start:") for each in controls(message))


def _names(message: Json, guest: Guest) -> bool:
    said = str(message["components"])
    return f"<@{guest.user.id}>" in said or str(guest.user.global_name) in said


async def _seen(guest: Guest, look: Callable[[], Json | None]) -> Json:
    async with asyncio.timeout(PATIENCE_SECONDS):
        while (found := look()) is None:  # noqa: ASYNC110  # what comes to a page has no event here
            await asyncio.sleep(0.01)
    return found


async def tables(here: Town, count: int, kinds: Sequence[str]) -> list[Player]:
    """So many tables, a few opened at a time."""
    free = asyncio.Semaphore(OPENED_AT_ONCE)

    async def opened(number: int, kind: str) -> Player:
        async with free:
            return await seated(here, number, kind)

    return await asyncio.gather(*(opened(n, kind) for n, kind in zip(range(count), cycle(kinds), strict=False)))


async def pressed(players: Sequence[Player], rate: float, ended: asyncio.Event) -> Presses:
    """Let people press, so many times a second in all, until told otherwise; who gets no answer tries again."""
    found, busy, work = Presses(), set[int](), set[asyncio.Task[None]]()
    begun, due, turn = time.perf_counter(), 0, 0

    async def press(number: int) -> None:
        player = players[number]
        try:
            found.timings.append(await player.step())
        except (TimeoutError, Refusal, LookupError, RuntimeError):  # no answer, or the panel has gone meanwhile
            found.unanswered[player.guest.user.username] += 1
            player.panel = None

    while not ended.is_set():
        while due < (time.perf_counter() - begun) * rate:
            due += 1
            free = [n for n, each in enumerate(players) if n not in busy and _may_press(each)]
            if not free:
                found.late += 1
                continue
            turn += 1
            number = free[turn % len(free)]
            busy.add(number)
            task = asyncio.create_task(press(number))
            work.add(task)
            task.add_done_callback(work.discard)
            task.add_done_callback(lambda done, n=number: busy.discard(n))  # type: ignore[misc]  # bound now
        await asyncio.sleep(0.005)
    await asyncio.gather(*work)
    return found


def _may_press(player: Player) -> bool:
    return player.asked or player.panel is not None


async def killed(here: Town, count: int, rng: Random, within: float, *, gently: bool) -> None:
    """Kill a process that serves, so many times, each within so many seconds of when all was served again."""
    for _ in range(count):
        await asyncio.sleep(rng.uniform(0, within))
        await here.end(rng.choice(here.serving()), gently=gently)


async def settled(store: PostgresStore) -> list[str]:
    """Wait until everything is posted and every table waits for a person; returns what goes on for too long."""
    left: list[str] = []
    for _ in range(int(SETTLED_SECONDS / LOOK_SECONDS)):
        async with store.read() as rows:
            left = [f"{row.game_id}: not posted: {row.kind}" for row in await rows.outbox()]
            left += [f"{game_id}: its message is out of date" for game_id in await rows.stale_messages()]
            left += [f"{game.id}: asks nobody" for game in await rows.some(GameRow, status="running")
                     if not await _asks_somebody(rows, game.id)]  # fmt: skip
        if not left:
            break
        await asyncio.sleep(LOOK_SECONDS)
    return left


async def _asks_somebody(rows: Rows, game_id: str) -> bool:
    people = {seat.seat for seat in await rows.some(SeatRow, game_id=game_id) if seat.person}
    return any(wait.awaited and wait.seat in people for wait in await rows.some(WaitRow, game_id=game_id))


async def faults(here: Town, store: PostgresStore, players: Sequence[Player], presses: Presses) -> list[str]:
    """What was lost, or done or said twice."""
    async with store.read() as rows:
        games = await rows.some(GameRow)
        moves = {game.id: await rows.some(MoveRow, game_id=game.id) for game in games}
        posts = {game.id: await rows.some(OutboxRow, game_id=game.id) for game in games}
        seats = {game.id: await rows.some(SeatRow, game_id=game.id) for game in games}
    found = []
    for game in games:
        of_game = (*_gaps(moves[game.id]), *_called_twice(moves[game.id], posts[game.id]))
        found += [f"{game.id}: {each}" for each in of_game]
    found += _posted_twice(here, [row for each in posts.values() for row in each])
    person = {seat.user_id: (game.id, seat.seat) for game in games for seat in seats[game.id] if seat.user_id}
    for player in players:
        game_id, seat = person[int(player.guest.user.id)]
        turns = len({move.base for move in moves[game_id] if move.seat == seat and move.how == "person"})
        told, unanswered = len(player.turns), presses.unanswered[player.guest.user.username]
        if not told <= turns <= told + unanswered:
            found.append(f"{game_id}: {told} turns were confirmed, {unanswered} presses not answered, {turns} stored")
    return found


def _public(here: Town) -> int:
    return sum(each["seen_by"] is None for each in here.world.log)


def _gaps(moves: Sequence[MoveRow]) -> Iterator[str]:
    """Moves that are missing from the log."""
    if [move.seq for move in moves] != [*range(1, len(moves) + 1)]:
        yield "its log has a gap"


def _called_twice(moves: Sequence[MoveRow], posts: Sequence[OutboxRow]) -> Iterator[str]:
    """Seats that were called again though they had not moved since."""
    answered = {seat: [move.seq for move in moves if move.seat == seat] for seat in {move.seat for move in moves}}
    since: dict[int, int] = {}
    for post in posts:
        last = int(post.payload.get("last", 0))
        for seat in post.payload.get("called", ()):
            if seat in since and not any(since[seat] < seq <= last for seq in answered.get(seat, ())):
                yield f"seat {seat} was called at {since[seat]} and again at {last}, and had not moved"
            since[seat] = last


def _posted_twice(here: Town, posts: Sequence[OutboxRow]) -> Iterator[str]:
    """Posts that stand in a thread and that the bot does not know: it has made another of the same."""
    known = {str(post.message_id) for post in posts}
    bot = next(iter(here.world.applications.values())).user
    for channel_id, messages in here.world.messages.items():
        if here.world.channels[channel_id].thread:
            for message in messages.values():
                if message.author is bot and message.content and message.seen_by is None and message.id not in known:
                    yield f"a post that nobody knows stands in {channel_id}: {message.content[:80]!r}"


async def run(folder: Path, address: str, given: argparse.Namespace, kind: type[BotProcess] = BotProcess) -> list[str]:
    """Play, kill, and look what has come of it; returns what must not be."""
    counts = (given.shards, given.processes, given.spares)
    async with town(folder, address, counts, kind, **LIGHT) as here:
        here.world.limits.speed = FAST
        here.world.ack_seconds = given.ack
        store = await PostgresStore.open(address, lifted=False)
        try:
            begun = time.perf_counter()
            players = await tables(here, given.tables, given.games)
            print(f"{len(players)} tables on {given.shards} servers in {time.perf_counter() - begun:.0f} s", flush=True)
            return await _played(here, store, players, given)
        finally:
            await store.close()


async def _played(here: Town, store: PostgresStore, players: Sequence[Player], given: argparse.Namespace) -> list[str]:
    ended, begun, posted = asyncio.Event(), time.perf_counter(), _public(here)
    pressing = asyncio.create_task(pressed(players, given.rate, ended))
    within = 2 * max(0.0, given.seconds / max(1, given.kills) - given.pause)
    await killed(here, given.kills, Random(given.seed), within, gently=given.gently)
    await asyncio.sleep(max(0.0, given.seconds - (time.perf_counter() - begun)))
    ended.set()
    presses, seconds = await pressing, time.perf_counter() - begun
    found = await settled(store)
    found += await faults(here, store, players, presses)
    if given.gently and presses.unanswered:
        found.append(f"{sum(presses.unanswered.values())} presses were not answered, though each process was followed")
    found += [f"a range was away for {each:.0f} s" for each in here.seconds_away if each > AWAY_SECONDS]
    found += here.errors()
    turns = sum(len(each.turns) for each in players)
    print(f"{seconds:.0f} s, {len(presses.timings) / seconds:.1f} presses a second: {presses}")
    print(f"{len(here.seconds_away)} ends; served again after {percentiles(here.seconds_away)}")
    print(f"memory of each process {[round(rss_mb(each.pid)) for each in here.processes]} MB,"
          f" CPU since its start {[round(cpu_seconds(each.pid)) for each in here.processes]} s")  # fmt: skip
    print(f"{turns} turns confirmed, {len(found)} faults; public messages made or changed: {_public(here) - posted}")
    return found


def arguments(words: Sequence[str] | None = None) -> argparse.Namespace:
    """How much of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--shards", type=int, default=9)
    parser.add_argument("--processes", type=int, default=3)
    parser.add_argument("--spares", type=int, default=1, help="processes that wait for a range")
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--rate", type=float, default=10.0, help="presses a second")
    parser.add_argument("--seconds", type=float, default=120.0)
    parser.add_argument("--kills", type=int, default=6)
    parser.add_argument("--pause", type=float, default=8.0, help="seconds that a takeover is expected to take")
    parser.add_argument("--gently", action="store_true", help="ask processes to end, as for an update")
    parser.add_argument("--ack", type=float, default=3.0, help="seconds in which Discord wants to hear of a press")
    parser.add_argument("--folder", type=Path, help="where the logs of the processes stay")
    parser.add_argument("--seed", default="kills")
    parser.add_argument("--games", nargs="+", default=list(MODULES), choices=MODULES)
    return parser.parse_args(words)


def main() -> int:
    """Run it over the database that `ORRERY_DATABASE` names."""
    given = arguments()
    print(f"{machine()}; Python {platform.python_version()}")
    with tempfile.TemporaryDirectory(prefix="orrery-kills-") as made:
        found = asyncio.run(run(given.folder or Path(made), os.environ["ORRERY_DATABASE"], given))
    for each in found:
        print(f"FAILED {each}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
