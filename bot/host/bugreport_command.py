"""`orrery bugreport`: what those who mend the bot have to know, in a file that can be shown to everybody."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import sqlite3
import sys
import time
from collections.abc import Iterator
from importlib.metadata import distributions, version
from pathlib import Path
from typing import Any

from bot.errors import DamagedGame, Unavailable
from bot.host import config_command
from bot.host.checked_database import Wanted, look_at
from bot.host.reasons import reason
from bot.host.stores import seen_store
from bot.monitoring import health_file
from bot.settings import Settings
from bot.store.copies import backups
from bot.store.copies.checking import Damaged
from bot.store.game_store import GameStore
from bot.store.keeping import keeping
from bot.store.rows import GameRow
from bot.table.course.reports import damaged, public
from bot.table.game.snapshot import load_snapshot
from rules import replacements

UNTOLD = {
    "DISCORD_TOKEN",
    "DISCORD_TOKEN_FILE",
    "ORRERY_DATABASE",
    "ORRERY_SEED",
    "ORRERY_REPORT_CHANNEL",
    "ORRERY_REPORTS",
}


def add_arguments(command: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    command.add_argument("--to", type=Path, metavar="FILE", help="where to, in place of a file here")
    command.add_argument("--game", default="", metavar="ID", help="with this game, as everybody may see it")


def run(args: argparse.Namespace, settings: Settings) -> int:
    """Write the file; 0 when it is there, else 1."""
    path = args.to or Path(f"orrery-bugreport-{time.strftime(backups.STAMP, time.gmtime())}.json")
    try:
        if path.is_dir():
            raise IsADirectoryError(f"{path} is a folder; the name of a file in it is meant")
        if settings.data is not None:
            replacements.replace_from(settings.data)
        told = {**_surroundings(settings), **asyncio.run(_database(settings, args.game))}
        with open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as file:
            json.dump(told, file, ensure_ascii=False, indent=1)
            file.write("\n")
    except (OSError, ValueError) as error:
        print(f"no file was written: {reason(error)}", file=sys.stderr)
        return 1
    print(f"{path}: read it before you send it; it holds no token, no names and nothing hidden")
    return 0


def _surroundings(settings: Settings) -> dict[str, Any]:
    """The release, the machine, the settings, the health and the backups."""
    return {
        "format": "orrery-bugreport",
        "orrery": version("orrery"),
        "python": platform.python_version(),
        "system": platform.platform(),
        "sqlite": sqlite3.sqlite_version,
        "packages": dict(sorted((each.name, each.version) for each in distributions())),
        "settings": [*_settings(settings)],
        "database_lies_on": "server" if settings.address else keeping(settings.db),
        "replaced_components": settings.data is not None,
        "health": health_file.last_said(settings.health_file),
        "well": health_file.renewed_lately(settings.health_file),
        "backups": [each.path.name for each in backups.found(settings.backup_folder, settings.db)],
    }


def _settings(settings: Settings) -> Iterator[str]:
    """The settings, without those that name a place or a secret."""
    for line in config_command.lines(settings):
        if line.partition(" = ")[0] not in UNTOLD:
            yield line


async def _database(settings: Settings, game: str) -> dict[str, Any]:
    """What is found in the database, and one game of it as everybody may see it; ValueError where it is not there."""
    try:
        async with seen_store(settings) as store:
            found = await look_at(store, Wanted())
            told: dict[str, Any] = {
                "database_bytes": None if settings.address else settings.db.stat().st_size,
                "tables": dict(found.counts),
                "wrong": found.wrong,
                "notes": found.notes,
            }
            if game:
                told["game"] = await _game(store, game)
            return told
    except (sqlite3.Error, Damaged, FileNotFoundError, Unavailable) as error:
        return {"database": str(error)}


async def _game(store: GameStore, game: str) -> dict[str, Any]:
    async with store.read() as rows:
        row = await rows.one(GameRow, id=game)
        if row is None:
            raise ValueError(f"there is no game {game}")
        try:
            return public(await load_snapshot(rows, game), await rows.log(game, 0, row.seq))
        except DamagedGame as error:
            return damaged(row, error)
