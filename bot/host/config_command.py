"""`orrery config`: which settings hold, and where each comes from; a secret is only said to be set."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

from pydantic import AliasChoices, SecretStr, ValidationError
from pydantic_settings import DotEnvSettingsSource, EnvSettingsSource

from bot.settings import Settings
from bot.store.keeping import place_of

NOT_WORKED_OUT = "default_factory_not_called"  # how pydantic calls it
PREFIX = "orrery_"
SECRETS = {"token", "seed", "feed_key"}  # whoever knows the seed knows what will be drawn
FOLDERS = {"backups": "backup_folder", "reports": "report_folder"}  # settings that follow from another where not set
OTHERS_MAY_READ = 0o077
OWN_WORDS = "Value error, "  # what pydantic puts before words of ours
IN_PLAIN_WORDS = {  # what kinds of errors of pydantic come to, with what belongs in them
    "bool_parsing": "yes or no is meant",
    "int_parsing": "a whole number is meant",
    "int_from_float": "a whole number is meant",
    "float_parsing": "a number is meant, such as 0.5",
    "greater_than_equal": "{ge} at least is meant",
    "greater_than": "more than {gt:g} is meant",
    "less_than_equal": "{le} at most is meant",
    "literal_error": "{expected} is meant",
    "too_short": "{min_length} characters at least are meant",
}


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
    environment, file = _given()
    for field in type(settings).model_fields:
        name = variable(field)
        where = "default"
        if name.lower() in environment:
            where = "environment"
        elif name.lower() in file:
            where = ".env"
        value = getattr(settings, FOLDERS.get(field, field))
        yield f"{name} = {_shown(field, value)}  ({where})"


def variable(field: str) -> str:
    """The variable of a setting."""
    alias = Settings.model_fields[field].validation_alias
    if isinstance(alias, AliasChoices):
        return str(alias.choices[0])
    return f"{PREFIX}{field}".upper()


def faults(error: ValidationError) -> Iterator[str]:
    """What is wrong with settings, a line for each, without their values: one may be a secret at the wrong place.

    What only could not be worked out, since another one is wrong, is not among them.
    """
    for each in error.errors(include_url=False, include_input=False):
        if each["type"] == NOT_WORKED_OUT:
            continue
        said = each["msg"].removeprefix(OWN_WORDS)
        if plain := IN_PLAIN_WORDS.get(each["type"]):
            said = plain.format(**each.get("ctx", {}))
        for field in map(str, each["loc"][:1]):
            name = variable(field) if field in Settings.model_fields else field
            said = f"{name}: {said}"
        yield said  # without a name where settings do not go with each other


def _given() -> tuple[Mapping[str, object], Mapping[str, object]]:
    """The variables of the environment, and those of the file `.env`, by their names in small letters."""
    return EnvSettingsSource(Settings).env_vars, DotEnvSettingsSource(Settings).env_vars


def _shown(field: str, value: object) -> str:
    if field == "database" and isinstance(value, SecretStr):
        return place_of(value.get_secret_value())
    if field in SECRETS:
        return "set, not shown" if value else "not set"
    assert not isinstance(value, SecretStr)
    if value in (None, ""):
        return "not set"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def _warnings(settings: Settings) -> Iterator[str]:
    known = {variable(field).lower() for field in Settings.model_fields}
    for given in _given():
        for name in sorted(given):
            if name.startswith(PREFIX) and name not in known:
                yield f"there is no setting {name.upper()}"
    if not settings.token and not settings.token_file:
        yield "neither DISCORD_TOKEN nor DISCORD_TOKEN_FILE is set: the bot cannot log in"
    if settings.feed_key and not settings.http:
        yield "ORRERY_FEED_KEY is set and ORRERY_HTTP is not: there is no address at which tables could be read"
    for path in (settings.token_file, Path(".env")):
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
