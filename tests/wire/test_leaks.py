"""What others hold or have answered in secret changes not one byte of what anybody else is told."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from bot.store.game_store import GameStore
from bot.store.rows import GameRow, MoveRow
from bot.store.sqlite import SqliteStore
from bot.table.game.snapshot import GameSnapshot, load_snapshot
from demo.stage import Stage
from localdiscord.checks.components import walk
from localdiscord.entities.messages import Message
from localdiscord.person import Person
from localdiscord.seed import add_person
from rules.core import saves
from rules.race.game import GAME
from tests.patience import PATIENCE, until
from tests.prepared_bot import unpainted_stage
from tests.wire.page_recorder import PageRecorder
from tests.wire.secrecy import HOW, KINDS, Secret
from tests.wire.table import relax_limits

OPPONENT = "ada"
THIRD = "kofi"
ONLOOKER = "yuki"
OPEN_AFTER = ("actions", "develop", "settle")  # these answers come out in the end
ALONE = ("pay",)  # the third player has nothing to answer
BESIDE = ("boards", "mine")
QUIET_SECONDS = 0.5  # when nothing has happened for so long, nothing more is to come
ACK = '"t": "INTERACTION_ACK"'  # when it comes, in between other news, is the machine's pace


@dataclass(frozen=True, slots=True)
class Evidence:
    """What reached the third player and an onlooker, what the bot logged, and what one of the opponents was told."""

    public: list[str]
    log: list[str]
    private: list[str]


async def test_secrets_of_others_change_nothing(tmp_path: Path) -> None:
    async with unpainted_stage(tmp_path, tmp_path / "orrery.db", ORRERY_SEED="leak") as here:
        relax_limits(here.world)
        add_person(here.world, ONLOOKER, "Yuki")
        here.world.hub.settle = 0.005
        await here.bot.start()
        await ready(here)
        store = await SqliteStore.open(tmp_path / "orrery.db")
        try:
            for kind in KINDS:
                plain, *others = [await evidence(here, store, kind, how) for how in HOW]
                for other in others:
                    assert other.public == plain.public, kind
                    assert other.log == plain.log, kind
                    assert other.private != plain.private, kind
        finally:
            await store.close()
        assert here.complaints == []


async def ready(here: Stage) -> None:
    """Wait until the bot has its commands registered."""
    await until(lambda: '"event": "ready"' in here.bot.log.read_text("utf-8"))


async def evidence(here: Stage, store: GameStore, kind: str, how: str) -> Evidence:
    """Play a sealed question of a kind: the opponents answer, then the third player; returns what could be seen."""
    look = await table(here, store)
    game_id = look.row.id
    third = look.names.index("Kofi")
    secret = Secret(kind, (min({0, 1, 2} - {third}), max({0, 1, 2} - {third})), how)
    await place(store, game_id, secret)
    opponent = PageRecorder(here.world, OPPONENT, game_id)
    others = [PageRecorder(here.world, name, game_id) for name in (THIRD, ONLOOKER)]
    logged = here.bot.log.stat().st_size
    await Person(here.world, OPPONENT).slash("race turn", table=game_id)
    for seat, words in secret.answers():
        await act(here, store, look, seat, words)
    completions = await around(here, game_id)
    if kind not in OPEN_AFTER + ALONE:
        await act(here, store, look, third, secret.default(third))
        completions += await around(here, game_id)
    await quiet(here, [opponent, *others])
    log = here.bot.log.read_bytes()[logged:].decode()
    await close(store, game_id)
    public = [line for recorder in others for line in recorder.recorded() if ACK not in line]
    public += [others[0].normalized(line) for line in completions]
    return Evidence(public, [others[0].normalized(line) for line in log.splitlines()], opponent.recorded())


async def quiet(here: Stage, recorders: Sequence[PageRecorder]) -> None:
    """Wait until nothing more reaches the pages and the bot logs nothing more."""
    before = None
    async with asyncio.timeout(PATIENCE):
        while (now := ([each.waiting for each in recorders], here.bot.log.stat().st_size)) != before:
            before = now
            await asyncio.sleep(QUIET_SECONDS)


async def table(here: Stage, store: GameStore) -> GameSnapshot:
    """Three people at a table that has started, always of one name; nobody has anything unread."""
    ada = Person(here.world, "ada")
    await (await ada.slash("race new", name="Leak")).loaded()
    async with store.read() as rows:
        (row,) = await rows.some(GameRow, status="lobby")
    for name in ("minjun", "kofi"):
        await (await Person(here.world, name).slash("race join", table=row.id)).loaded()
    await (await ada.slash("race start", table=row.id)).loaded()
    look = await settled(here, store, row.id)
    for channel in here.world.channels.values():
        channel.unread.clear()
    return look


async def place(store: GameStore, game_id: str, secret: Secret) -> None:
    """Put the position of a secret on the table."""
    async with store.write() as rows:
        look = await load_snapshot(rows, game_id)
        await rows.put(replace(look.row, state=saves.save(GAME, secret.position())))


async def close(store: GameStore, game_id: str) -> None:
    """Abandon the game, so that it is in nobody's list, and no call of it holds those of the next table back.

    Its moves go too: how long answers took is forecast of the next table's, and that is the machine's pace.
    """
    async with store.write() as rows:
        look = await load_snapshot(rows, game_id)
        await rows.put(replace(look.row, status="abandoned"))
        await rows.drop(MoveRow, game_id=game_id)
        for user in look.people:
            await rows.forget_uses(user)


async def act(here: Stage, store: GameStore, look: GameSnapshot, seat: int, words: str) -> None:
    """The person in a seat types an answer; wait until everybody has been told."""
    names = {user.id: user.username for user in here.world.people()}
    person = Person(here.world, names[str(look.seats[seat].user_id)])
    await (await person.slash("race act", words=words, table=look.row.id)).loaded()
    await settled(here, store, look.row.id)


async def settled(here: Stage, store: GameStore, game_id: str) -> GameSnapshot:
    """The game when all is posted and shown."""
    async with asyncio.timeout(PATIENCE):
        while True:
            async with store.read() as rows:
                look = await load_snapshot(rows, game_id)
                waiting = [row for row in await rows.outbox() if row.game_id == game_id]
            if not waiting and look.row.rev == look.row.shown_rev:
                await asyncio.sleep(2 * here.world.hub.settle)
                return look
            await asyncio.sleep(0.02)


async def around(here: Stage, game_id: str) -> list[str]:
    """The third player and an onlooker look at everything there is to see; what completion offers them."""
    people = [Person(here.world, name) for name in (THIRD, ONLOOKER)]
    return [text for found in await asyncio.gather(*(looked(person, game_id) for person in people)) for text in found]


async def looked(person: Person, game_id: str) -> list[str]:
    """Somebody looks at everything; what completion offers."""
    for line in ("board", "log", "orders"):
        await (await person.slash(f"race {line}", table=game_id)).loaded()
    for player in (1, 2, 3):
        await (await person.slash("race sheet", player=str(player), table=game_id)).loaded()
    await panel(person, game_id)
    answers = await person.complete("race act", "words", words="", table=game_id)
    return [json.dumps(answers), json.dumps(await person.complete("race turn", "table", table=""))]


async def panel(person: Person, game_id: str) -> None:
    """Open the panel, what stands beside it, and the plan."""
    message = await (await person.slash("race turn", table=game_id)).loaded()
    for verb in BESIDE:
        if custom_id := control(message, verb):
            await (await person.click(message, custom_id)).loaded()
    if custom_id := control(message, "plan"):
        await person.click(message, custom_id)
        await person.until(lambda: None if control(person.world.message(message.channel_id, message.id), "mine") else 1)


def control(message: Message, verb: str) -> str:
    """The id of a control of a message; "" where there is none."""
    ids = [str(each.get("custom_id", "")) for each in walk(message.components)]
    return next((custom_id for custom_id in ids if custom_id.startswith(f"o1:{verb}:")), "")
