"""What is set from outside, by environment variables or the file `.env` of the working directory."""

from __future__ import annotations

import ipaddress
import os
from pathlib import Path
from typing import Any, Literal

from pydantic import AliasChoices, Field, SecretStr, field_validator, model_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.sharing.shards import Shards

ADDRESSES = ("postgresql://", "postgres://")
LOOPBACK = "127.0.0.1"


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


def _next_to_database(settings: dict[str, Any]) -> Path:
    """A file beside the database, since that is where the bot may write."""
    return Path(f"{settings['db']}.health")


def _other_cores() -> int:
    """All but one, which answers people."""
    return (os.cpu_count() or 1) - 1


class Settings(BaseSettings):
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
    default beside the database.
    """

    model_config = SettingsConfigDict(
        env_prefix="ORRERY_",
        env_file=".env",
        env_file_encoding="utf-8",
        env_ignore_empty=True,  # `ORRERY_HTTP=` is what is left of a setting that was taken away
        extra="ignore",
        populate_by_name=True,
    )

    token: SecretStr | None = Field(None, validation_alias=AliasChoices("DISCORD_TOKEN"))
    token_file: Path | None = Field(None, validation_alias=AliasChoices("DISCORD_TOKEN_FILE"))
    db: Path = Path("orrery.db")
    database: SecretStr | None = None
    data: Path | None = None
    discord_api: str = ""
    log: Literal["json", "console"] = "json"
    health: Path = Field(default_factory=_next_to_database)
    backups: Path | None = None
    backup_hour: int = Field(4, ge=0, le=23)
    backup_days: int = Field(14, ge=0)
    http: str = ""
    feed_key: SecretStr | None = Field(None, min_length=16)
    webhooks: bool = False
    report_channel: int | None = Field(None, gt=0)
    reports: Path | None = None
    pace: float = Field(0.0, ge=0)
    computer_level: Literal["easy", "club", "strong"] = "club"
    computer_processes: int = Field(1, ge=0)
    painting_processes: int = Field(default_factory=_other_cores, ge=0)
    shards: int | None = Field(None, ge=1)
    processes: int = Field(1, ge=1)
    seed: str = Field("", repr=False)
    lobby_days: int = Field(14, ge=1)
    games_per_person: int = Field(50, ge=1)
    games_per_server: int = Field(500, ge=1)
    tables_per_hour: int = Field(10, ge=1)
    open_per_person: int = Field(3, ge=1)
    open_per_server: int = Field(100, ge=1)
    joins_per_hour: int = Field(30, ge=1)
    votes_per_day: int = Field(20, ge=1)
    steps_back_per_hour: int = Field(5, ge=1)
    requests_per_minute: float = Field(120, gt=0)

    @field_validator("database")
    @classmethod
    def _is_postgres(cls, given: SecretStr | None) -> SecretStr | None:
        """Say what is meant to stand here to who has put a file's path there."""
        if given and given.get_secret_value() and not given.get_secret_value().startswith(ADDRESSES):
            raise ValueError("an address that begins with postgresql:// is meant; the path of a file goes to ORRERY_DB")
        return given

    @field_validator("http")
    @classmethod
    def _is_http(cls, given: str) -> str:
        """Refuse what nobody could ask at before the bot logs in."""
        if given:
            http_address(given)
        return given

    @model_validator(mode="after")
    def _can_be_shared(self) -> Settings:
        """Say what several processes need."""
        if self.processes > 1 and not self.address:
            raise ValueError("several processes share a database in PostgreSQL: set ORRERY_DATABASE")
        if self.processes > (self.shards or 1):
            raise ValueError("each process has a shard at least: set ORRERY_SHARDS to ORRERY_PROCESSES or more")
        return self

    @property
    def ranges(self) -> tuple[Shards, ...]:
        """The shards of each process."""
        return Shards(self.shards or 1, self.processes).all_ranges

    @property
    def address(self) -> str:
        """The address of the database in PostgreSQL, with its password; "" where the games lie in the file `db`."""
        return self.database.get_secret_value() if self.database else ""

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
            return self.feed_key.get_secret_value()
        return ""

    def secret(self) -> str:
        """The token of the bot, from the setting itself or from the file it names.

        Raises ValueError when there is none, or the file that should hold it does not.
        """
        if self.token:
            return self.token.get_secret_value()
        if self.token_file:
            if not self.token_file.is_file():
                raise ValueError(f"there is no file {self.token_file} with the token")
            if found := self.token_file.read_text("utf-8").strip():
                return found
            raise ValueError(f"the file {self.token_file} is empty: the token belongs there")
        raise ValueError("set DISCORD_TOKEN, or DISCORD_TOKEN_FILE to a file that holds it")
