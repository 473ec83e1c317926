"""`orrery config`: which settings hold, and where each comes from; a secret is only said to be set."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

from bot.host.given_settings import FILE, in_environment, in_file
from bot.settings import PREFIX, Settings, variable
from bot.store.keeping import place_of

SECRETS = {"token", "seed", "feed_key"}  # whoever knows the seed knows what will be drawn
FOLLOWING = {  # settings that follow from another where not set
    "backups": "backup_folder",
    "reports": "report_folder",
    "health": "health_file",
}
OTHERS_MAY_READ = 0o077


def add_arguments(command: argparse.ArgumentParser) -> None:
    """`orrery config` has none."""


def run(args: argparse.Namespace, settings: Settings) -> int:
    """Print them; 1 where a name is not known, which is mostly a slip."""
    for line in lines(settings):
        print(line)
    warnings = [*_warnings(settings)]
    for warning in warnings:
        print(f"WRONG: {warning}", file=sys.stderr)
    return int(bool(warnings))


def lines(settings: Settings) -> Iterator[str]:
    """A line for each setting: its variable, its value, where that comes from."""
    environment, file = in_environment(), in_file()
    for setting in fields(settings):
        name = variable(setting)
        where = "default"
        if name.lower() in environment:
            where = "environment"
        elif name.lower() in file:
            where = ".env"
        value = getattr(settings, FOLLOWING.get(setting.name, setting.name))
        yield f"{name} = {_shown(setting.name, value)}  ({where})"


def _shown(field: str, value: object) -> str:
    if field == "database" and value:
        return place_of(str(value))
    if field in SECRETS:
        return "set, not shown" if value else "not set"
    if value in (None, ""):
        return "not set"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def _warnings(settings: Settings) -> Iterator[str]:
    known = {variable(setting).lower() for setting in fields(Settings)}
    for given in (in_environment(), in_file()):
        for name in sorted(given):
            if name.startswith(PREFIX.lower()) and name not in known:
                yield f"there is no setting {name.upper()}"
    if not settings.token and not settings.token_file:
        yield "neither DISCORD_TOKEN nor DISCORD_TOKEN_FILE is set: the bot cannot log in"
    if settings.feed_key and not settings.http:
        yield "ORRERY_FEED_KEY is set and ORRERY_HTTP is not: there is no address at which tables could be read"
    for path in (settings.token_file, FILE):
        if path and path.is_file() and _others_may_read(path):
            yield f"others on this machine may read {path}, which may hold the token: chmod 600 {path}"
    if settings.token or settings.token_file:
        try:
            settings.secret()
        except (ValueError, OSError) as error:
            yield str(error)


def _others_may_read(path: Path) -> bool:
    """Whether that can be changed from here: a secret of the container host is not this user's, and has to be so."""
    known = path.stat()
    return bool(known.st_mode & OTHERS_MAY_READ) and known.st_uid == os.getuid()
