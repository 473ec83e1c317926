"""What is set from outside, by environment variables or the file `.env` of the working directory.

msgspec reads each setting by its type: every start does, and a container asks `orrery health` for its health every half
minute, in which pydantic would take most of the time. `bot.host.given_settings` has what was written.
"""

from __future__ import annotations

import ipaddress
import os
import re
from collections.abc import Callable
from dataclasses import Field, dataclass, field
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_type_hints

import msgspec
from msgspec import Meta

from bot.sharing.shards import Shards

ADDRESSES = ("postgresql://", "postgres://")
LOOPBACK = "127.0.0.1"
PREFIX = "ORRERY_"
TRUE, FALSE = ("y", "yes", "t", "on"), ("n", "no", "f", "off")  # besides what msgspec takes: true, false, 1 and 0
IN_PLAIN_WORDS = {  # what errors of msgspec begin with, and what they come to
    r"Expected `bool": "yes or no is meant",
    r"Expected `(?:int|float)` >= ([0-9]+)": "{0} at least is meant",
    r"Expected `(?:int|float)` > ([0-9]+)": "more than {0} is meant",
    r"Expected `int` <= ([0-9]+)": "{0} at most is meant",
    r"Expected `int": "a whole number is meant",
    r"Expected `float": "a number is meant, such as 0.5",
    r"Expected `str` of length >= ([0-9]+)": "{0} characters at least are meant",
}
Count = Annotated[int, Meta(ge=0)]
Positive = Annotated[int, Meta(ge=1)]
Hour = Annotated[int, Meta(ge=0, le=23)]
Key = Annotated[str, Meta(min_length=16)]


def http_address(setting: str) -> tuple[str, int]:
    """Host and port of `8080` (on the loopback), `127.0.0.1:8080` or `[::1]:8080`; raises ValueError for others."""
    host, _, port = setting.rpartition(":")
    host = host.removeprefix("[").removesuffix("]") or LOOPBACK
    try:
        ipaddress.ip_address(host)
        right = port.isdecimal() and int(port) < 1 << 16
    except ValueError:
        right = False
    if not right:
        raise ValueError("a port such as 9464 is meant, or an address and a port such as 0.0.0.0:9464")
    return host, int(port)


def _postgres(given: str) -> str:
    """An address, for who has put a file's path there with what is meant."""
    if not given.startswith(ADDRESSES):
        raise ValueError("an address that begins with postgresql:// is meant; the path of a file goes to ORRERY_DB")
    return given


def _http(given: str) -> str:
    """Refuse what nobody could ask at before the bot logs in."""
    http_address(given)
    return given


def _other_cores() -> int:
    """All but one, which answers people."""
    return (os.cpu_count() or 1) - 1


@dataclass(frozen=True, kw_only=True)
class Settings:
    """The bot's settings. The token stands in `DISCORD_TOKEN` or in the file that `DISCORD_TOKEN_FILE` names.

    `pace` is how many seconds a computer player waits after another, and `computer_processes` how many of them think at
    a time; with 0 they think in the bot's own process. They sit down at the `computer_level`, until their table chooses
    otherwise. `painting_processes` paint pictures; with 0 a thread does.
    `seed` is what every game starts from, for demos and tests; without it each draws its own. A lobby that nobody
    touches for `lobby_days` days is closed. Of one person so many requests are taken in a minute and so many tables in
    an hour, and so many games at once, lobbies included.
    With a `database`, the address of one in PostgreSQL, the games lie there, and `db` only says beside which path the
    bot's other files lie.
    Of the `shards` into which Discord divides the servers, as many as it recommends unless said otherwise, each of so
    many `processes` over that database serves a range.
    `data` is a folder with files that take the place of a game's own (`rules.replacements`).

    Every night at `backup_hour` o'clock UTC a backup is laid into the folder `backups`, by default beside the database;
    those of the last `backup_days` days are kept, and for 0 none is made. `http` is where health and figures are told.

    With a `feed_key`, and `http`, programs may read tables whose hosts allow it; what they read is signed with it.
    With `webhooks` people may have an address of their own told that it is their turn.

    What people report goes to the channel with the id `report_channel`, or into a file of the folder `reports`, by
    default beside the database. No secret is part of what they print as.
    """

    token: str = field(default="", repr=False, metadata={"variable": "DISCORD_TOKEN"})
    token_file: Path | None = field(default=None, metadata={"variable": "DISCORD_TOKEN_FILE"})
    db: Path = Path("orrery.db")
    database: str = field(default="", repr=False, metadata={"check": _postgres})
    data: Path | None = None
    discord_api: str = ""
    log: Literal["json", "console"] = "json"
    health: Path | None = None
    backups: Path | None = None
    backup_hour: Hour = 4
    backup_days: Count = 14
    http: str = field(default="", metadata={"check": _http})
    feed_key: Key = field(default="", repr=False)
    webhooks: bool = False
    report_channel: Positive | None = None
    reports: Path | None = None
    pace: Annotated[float, Meta(ge=0)] = 0.0
    computer_level: Literal["easy", "club", "strong"] = "club"
    computer_processes: Count = 1
    painting_processes: Count = field(default_factory=_other_cores)
    shards: Positive | None = None
    processes: Positive = 1
    seed: str = field(default="", repr=False)
    lobby_days: Positive = 14
    games_per_person: Positive = 50
    games_per_server: Positive = 500
    tables_per_hour: Positive = 10
    open_per_person: Positive = 3
    open_per_server: Positive = 100
    joins_per_hour: Positive = 30
    votes_per_day: Positive = 20
    steps_back_per_hour: Positive = 5
    requests_per_minute: Annotated[float, Meta(gt=0)] = 120.0

    def __post_init__(self) -> None:
        """Say what several processes need."""
        if self.processes > 1 and not self.database:
            raise ValueError("several processes share a database in PostgreSQL: set ORRERY_DATABASE")
        if self.processes > (self.shards or 1):
            raise ValueError("each process has a shard at least: set ORRERY_SHARDS to ORRERY_PROCESSES or more")

    @property
    def ranges(self) -> tuple[Shards, ...]:
        """The shards of each process."""
        return Shards(self.shards or 1, self.processes).all_ranges

    @property
    def address(self) -> str:
        """The address of the database in PostgreSQL, with its password; "" where the games lie in the file `db`."""
        return self.database

    @property
    def health_file(self) -> Path:
        """The file that is young while the bot is well: beside the database, since that is where the bot may write."""
        return self.health or Path(f"{self.db}.health")

    @property
    def backup_folder(self) -> Path:
        """Where backups lie."""
        return self.backups or self.db.parent / "backups"

    @property
    def report_folder(self) -> Path:
        """Where reports lie that went to no channel."""
        return self.reports or self.db.parent / "reports"

    @property
    def feed_secret(self) -> str:
        """The key with which feeds of tables are signed; "" where there are none."""
        if self.feed_key and self.http:
            return self.feed_key
        return ""

    def secret(self) -> str:
        """The token of the bot, from the setting itself or from the file it names.

        Raises ValueError when there is none, or the file that should hold it does not.
        """
        if self.token:
            return self.token
        if self.token_file:
            if not self.token_file.is_file():
                raise ValueError(f"there is no file {self.token_file} with the token")
            if found := self.token_file.read_text("utf-8").strip():
                return found
            raise ValueError(f"the file {self.token_file} is empty: the token belongs there")
        raise ValueError("set DISCORD_TOKEN, or DISCORD_TOKEN_FILE to a file that holds it")


def variable(setting: Field[Any]) -> str:
    """The variable of a setting."""
    return str(setting.metadata.get("variable") or f"{PREFIX}{setting.name}".upper())


def read(setting: Field[Any], given: str) -> Any:
    """What a host has written for a setting; raises ValueError with what is meant."""
    kind = _kinds()[setting.name]
    if kind is bool:
        given = _in_one_word(given)
    check: Callable[[str], str] = setting.metadata.get("check", str)
    try:
        return msgspec.convert(check(given), kind, strict=False, dec_hook=_path)
    except msgspec.ValidationError as error:
        raise ValueError(_plainly(str(error), kind)) from None


@cache
def _kinds() -> dict[str, Any]:
    """The type of each setting, with what bounds it."""
    return get_type_hints(Settings, include_extras=True)


def _in_one_word(given: str) -> str:
    """`true` or `false` for yes or no, however it is written."""
    said = given.strip().lower()
    if said in TRUE:
        return "true"
    return "false" if said in FALSE else said


def _path(kind: type, given: str) -> Path:
    """The one kind of value of which msgspec does not know."""
    return Path(given)


def _plainly(fault: str, kind: Any) -> str:
    """What is meant, in words of ours; with the words to choose from where there are some."""
    for beginning, plain in IN_PLAIN_WORDS.items():
        if found := re.match(beginning, fault):
            return plain.format(*found.groups())
    *others, last = map(repr, get_args(kind))  # a word that is none of these: all else is above
    return f"{', '.join(others)} or {last} is meant"
