"""One whole game that nobody plays: computers at the table, a person who watches it at the stand-in's page."""

from __future__ import annotations

import asyncio
import json
import re
import secrets
from dataclasses import asdict
from pathlib import Path

from bot.manifest.manifest import manifest
from demo import result
from demo.bar import Bar
from demo.options import Options
from demo.stage import stage
from demo.visitor import Json, Visitor, visit, walk, words

PACE_SECONDS = "0.15"
HURRY = 20.0  # computers play that much faster than people, so the bot may send that much more often
PATIENCE_SECONDS = 300.0


class Failed(Exception):
    """The game was not played as it should be."""


async def play_through(options: Options, folder: Path) -> None:
    """Play, and leave pictures and result in `options.out`; raises `Failed`, or what went wrong."""
    options.out.mkdir(parents=True, exist_ok=True)
    for old in options.out.glob("[0-9][0-9][0-9]-*.*"):
        old.unlink()
    seed = options.seed or secrets.token_hex(4)
    db = options.db or folder / "orrery.db"
    settings = {"ORRERY_SEED": seed, "ORRERY_PACE": PACE_SECONDS}
    async with stage(folder, db, options.port, **settings) as here:
        here.world.limits.speed = HURRY
        print(f"The table is at {here.url}", flush=True)
        await here.bot.start()
        async with visit(here.url, "ada") as ada:
            await here.run(_watch(ada, db, options))
        if here.complaints:
            raise Failed("\n".join(here.complaints))


async def _watch(ada: Visitor, db: Path, options: Options) -> None:
    await ada.met()
    game_id = await started(ada, options)
    album = Album(ada, options, game_id)
    async with asyncio.timeout(PATIENCE_SECONDS):
        final = await album.fill(db)
    for board in manifest(options.game).boards.shared:
        await album.ask(board)
    if final.rounds not in album.rounds:  # of those before it, short ones share a picture
        raise Failed(f"pictures of rounds {sorted(album.rounds)} only, not of the last, {final.rounds}")
    print(result.table_of(final))
    options.out.joinpath("final.txt").write_text(result.table_of(final) + "\n", "utf-8")
    options.out.joinpath("final.json").write_text(json.dumps(asdict(final), indent=2, ensure_ascii=False), "utf-8")


async def started(ada: Visitor, options: Options) -> str:
    """Open a table at which computers alone play, and start it; returns its id. Raises `Unanswered`."""
    game_id = opened_in(await ada.slash(f"{options.game} new", computers=options.seats, watch=True))
    await ada.slash(f"{options.game} start", table=game_id)
    return game_id


def opened_in(reply: Json) -> str:
    """The id of the table of which a reply tells that it stands open; raises `Failed`."""
    named = re.search(r"\(`(\w+)`\)", words(reply))
    if not named:
        raise Failed(words(reply))
    return named[1]


class Album:
    """The thread's log on the terminal, and the pictures of one table in a folder."""

    def __init__(self, ada: Visitor, options: Options, game_id: str) -> None:
        self.ada = ada
        self.out = options.out
        self.kind = options.game
        self.game_id = game_id
        self.rounds: set[int] = set()
        self.count = 0
        self.bar = Bar(manifest(self.kind).rounds or None, "round")

    async def fill(self, db: Path) -> result.Result:
        """Follow the game to its end."""
        while (final := await result.read(db, self.game_id)) is None:
            await self._catch_up()
            await asyncio.sleep(0.2)
        await self._catch_up()
        self.bar.reach(final.rounds)
        self.bar.end()
        return final

    async def ask(self, board: str) -> None:
        """A board as it stands, by command."""
        await self._keep(await self.ada.slash(f"{self.kind} board", board=board, table=self.game_id), f"final-{board}")

    async def _catch_up(self) -> None:
        while not self.ada.seen.empty():
            event = self.ada.seen.get_nowait()
            if event["t"] in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
                await self._take(event["d"])

    async def _take(self, message: Json) -> None:
        """Print a post of the thread; keep the picture of the public message."""
        if any(str(each.get("custom_id", "")).startswith("o1:rules:") for each in walk(message["components"])):
            await self._keep(message, self._round(message))
        elif message["content"]:
            self.bar.say(message["content"])

    def _round(self, message: Json) -> str:
        said = re.search(r"Round (\d+)", words(message))
        if not said:
            return "setup"
        self.rounds.add(int(said[1]))
        self.bar.reach(int(said[1]) - 1)
        return f"round-{said[1]}"

    async def _keep(self, message: Json, name: str) -> None:
        for file in message["attachments"]:
            self.count += 1
            kept = self.out / f"{self.count:03}-{name}{Path(file['filename']).suffix}"
            kept.write_bytes(await self.ada.fetch(file["url"]))
