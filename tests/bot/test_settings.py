from __future__ import annotations

import os
import platform
import re
import subprocess
import sys
import time
import tomllib
from dataclasses import fields
from pathlib import Path

import discord
import pytest

from bot import log, memory, running
from bot.__main__ import main, parsed
from bot.host.given_settings import given_settings
from bot.monitoring import health_file
from bot.monitoring.health import Pulse
from bot.settings import Settings, variable
from tools import run


@pytest.fixture(autouse=True)
def bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in list(os.environ):
        if name.startswith(("ORRERY_", "DISCORD_")):
            monkeypatch.delenv(name)
    monkeypatch.setenv("ORRERY_HEALTH", str(tmp_path / "health"))
    monkeypatch.chdir(tmp_path)  # away from the .env of whoever works here


def test_a_file_of_settings_is_read(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("DISCORD_TOKEN=from-file\nORRERY_PACE=2\nSOMETHING_ELSE=1\n", "utf-8")
    assert (given_settings().secret(), given_settings().pace) == ("from-file", 2)
    monkeypatch.setenv("ORRERY_PACE", "3")
    assert given_settings().pace == 3


def test_the_token_comes_from_the_environment_or_a_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="DISCORD_TOKEN"):
        given_settings().secret()
    (tmp_path / "token").write_text("from-file\n", "utf-8")
    monkeypatch.setenv("DISCORD_TOKEN_FILE", str(tmp_path / "token"))
    assert given_settings().secret() == "from-file"
    monkeypatch.setenv("DISCORD_TOKEN", "from-environment")
    assert given_settings().secret() == "from-environment"


def test_a_file_without_a_token_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The bot logged in with nothing, and said what Discord says to a wrong token."""
    file = tmp_path / "token"
    monkeypatch.setenv("DISCORD_TOKEN_FILE", str(file))
    with pytest.raises(ValueError, match="there is no file"):
        given_settings().secret()
    file.write_text("\n", "utf-8")
    with pytest.raises(ValueError, match="is empty"):
        given_settings().secret()


def test_the_token_is_never_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "hush")
    assert "hush" not in repr(given_settings())


def test_settings_have_names(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ORRERY_DB", "/data/games.db")
    monkeypatch.setenv("ORRERY_DISCORD_API", "http://127.0.0.1:1")
    monkeypatch.setenv("ORRERY_LOG", "console")
    assert given_settings().data is None
    monkeypatch.setenv("ORRERY_DATA", "/data/components")
    settings = given_settings()
    assert (settings.db, settings.data, settings.discord_api, settings.log) == (
        Path("/data/games.db"),
        Path("/data/components"),
        "http://127.0.0.1:1",
        "console",
    )


HERE = Path(__file__).parents[2]


def test_what_the_page_for_hosts_says_to_type_is_there() -> None:
    """Each command of it, and each setting of it and of the example."""
    hosting = (HERE / "docs" / "hosting.md").read_text("utf-8")
    commands = set(re.findall(r"`orrery ([a-z-]+)", hosting)) | set(re.findall(r"bin/orrery ([a-z]+)", hosting))
    for command in commands - {"run", "demo", "seed"}:
        with pytest.raises(SystemExit) as ended:
            parsed([command, "--help"])
        assert ended.value.code == 0
    known = {variable(setting) for setting in fields(Settings)}
    example = (HERE / ".env.example").read_text("utf-8")
    named = set(re.findall(r"^# ?([A-Z_]+)=", example, re.MULTILINE))
    assert len(named) > 4
    assert named <= known
    assert known <= set(re.findall(r"`((?:ORRERY|DISCORD)_[A-Z_]+)`", hosting))


def test_older_programs_read_the_compose_file() -> None:
    """docker-compose 1.29 and podman-compose 1.0, as Debian has them, know a file of settings by its name only."""
    assert "\n    env_file: .env\n" in (HERE / "compose.yaml").read_text("utf-8")
    assert "\n.env\n" in (HERE / ".gitignore").read_text("utf-8")


def test_the_health_file_lies_beside_the_database(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("ORRERY_HEALTH")
    assert given_settings().health_file == Path("orrery.db.health")
    monkeypatch.setenv("ORRERY_DB", "/data/games.db")
    assert given_settings().health_file == Path("/data/games.db.health")


def test_health_is_a_young_file(tmp_path: Path) -> None:
    file = tmp_path / "health"
    assert main(["health"]) == 1
    health_file.renew(file)
    assert main(["health"]) == 0
    old = time.time() - health_file.STALE_SECONDS - 1
    os.utime(file, (old, old))
    assert main(["health"]) == 1


def test_a_pulse_is_needed() -> None:
    pulse = Pulse()
    assert not pulse.alive
    pulse.heard()
    assert pulse.alive


def test_the_running() -> None:
    args = parsed(["demo", "--play-through", "--port", "8000", "--out", "seen"])
    assert (args.command, args.play_through, args.port, args.out) == ("demo", True, 8000, Path("seen"))


def test_a_host_can_ask_which_version_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        parsed(["--version"])
    assert ended.value.code == 0
    released = tomllib.loads((HERE / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    assert capsys.readouterr().out.split() == ["orrery", released]


WITHOUT_LOCKS_AND_PILLOW = """import sys
sys.modules["fcntl"] = sys.modules["PIL"] = None
import bot.running
from importlib import import_module
from rules.games import MODULES
for game in MODULES:
    import_module(f"bot.games.{game}")
    import_module(f"cogs.{game}")
"""


@pytest.mark.parametrize("command", ["run", "demo"])
def test_windows_is_told_in_one_sentence_what_to_do(
    command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(platform, "system", lambda: "Windows")
    assert main([command]) == 2
    assert run.main([command]) == 2
    said = capsys.readouterr().err.splitlines()
    assert len(said) == 2
    assert said[0] == said[1]
    assert "WSL" in said[0]


def test_the_bot_loads_where_files_cannot_be_locked_and_loads_no_pillow() -> None:
    """Pillow takes memory and time of every start, and processes of their own paint."""
    command = [sys.executable, "-c", WITHOUT_LOCKS_AND_PILLOW]
    loaded = subprocess.run(command, cwd=HERE, capture_output=True, text=True, check=False)
    assert (loaded.returncode, loaded.stderr) == (0, "")


@pytest.mark.parametrize("command", ["--version", "health", "config", "backup"])
def test_what_hosts_ask_often_loads_no_bot(command: str, tmp_path: Path) -> None:
    """A container asks for its health every half minute, and the bot with its games would take a second of each."""
    asked = f"import sys; sys.argv[1:] = [{command!r}]; from bot.__main__ import main\ntry: main()\nfinally: "
    heavy = "print({'discord', 'bot.table.table', 'rules.games', 'demo'} & {*sys.modules}, file=sys.stderr)"
    env = {"ORRERY_DB": str(tmp_path / "none.db")}
    ran = subprocess.run([sys.executable, "-c", asked + heavy], cwd=HERE, env=env, capture_output=True, text=True)
    assert ran.stderr.splitlines()[-1] == "set()"


def test_the_bot_starts_with_nothing_that_waits_for_its_first_use() -> None:
    """Each game takes time of every start, and memory where nobody plays it; `GameCog` loads it for its first command.

    So do the server for figures, where a host wants none, processes that paint and think, while there is no work, what
    checks positions and files, and what Babel knows of languages: the words of commands have no number to write.
    """
    asked = (
        "import sys, bot.running\nfrom babel import core, localedata\n"
        "from importlib import import_module\nfrom rules.games import MODULES\n"
        "for game in MODULES:\n"
        "    [each() for each in vars(import_module(f'cogs.{game}')).values() if getattr(each, 'shows', ())]\n"
        "late = {*MODULES.values(), 'aiohttp.web', 'pebble', 'pydantic', 'pydantic_core', 'dotenv'}\n"
        "print(late & {*sys.modules}, core._global_data, localedata._cache)"
    )
    ran = subprocess.run([sys.executable, "-c", asked], cwd=HERE, capture_output=True, text=True, check=False)
    assert (ran.stdout.strip(), ran.stderr) == ("set() None {}", "")


def test_a_wrong_setting_is_named_and_no_other(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The file of the health lies beside the database unless it is set: no other setting is wrong for that."""
    monkeypatch.delenv("ORRERY_HEALTH")
    monkeypatch.setenv("ORRERY_LOG", "xml")
    assert main(["health"]) == 2
    assert capsys.readouterr().err.splitlines() == ["ORRERY_LOG: 'json' or 'console' is meant"]


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("ORRERY_WEBHOOKS", "perhaps", "yes or no is meant"),
        ("ORRERY_REPORT_CHANNEL", "general", "a whole number is meant"),
        ("ORRERY_PAINTING_PROCESSES", "0.5", "a whole number is meant"),
        ("ORRERY_BACKUP_HOUR", "25", "23 at most is meant"),
        ("ORRERY_BACKUP_DAYS", "-1", "0 at least is meant"),
        ("ORRERY_REQUESTS_PER_MINUTE", "0", "more than 0 is meant"),
        ("ORRERY_FEED_KEY", "short", "16 characters at least are meant"),
        ("ORRERY_PACE", "soon", "a number is meant, such as 0.5"),
        ("ORRERY_PACE", "nan", "0 at least is meant"),
        ("ORRERY_COMPUTER_LEVEL", "hard", "'easy', 'club' or 'strong' is meant"),
        ("ORRERY_DATABASE", "games.db", "an address that begins with postgresql:// is meant"),
    ],
)
def test_what_is_meant_is_said_in_plain_words(
    name: str, value: str, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(name, value)
    assert main(["config"]) == 2
    assert capsys.readouterr().err.startswith(f"{name}: {said}")


def test_settings_are_read_as_hosts_write_them(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """In quotes, with a word behind, with blanks, and with names in small letters; what the environment has holds."""
    (tmp_path / ".env").write_text(
        "ORRERY_PACE='0.5'\nexport ORRERY_DB=\"my games.db\" # on the disk\norrery_webhooks=Yes\nORRERY_SHARDS= 2 \n",
        "utf-8",
    )
    monkeypatch.setenv("ORRERY_COMPUTER_LEVEL", "strong")
    monkeypatch.setenv("ORRERY_SHARDS", "4")
    settings = given_settings()
    assert (settings.pace, settings.db, settings.webhooks) == (0.5, Path("my games.db"), True)
    assert (settings.computer_level, settings.shards, settings.backup_hour) == ("strong", 4, 4)


def test_a_setting_without_a_value_is_none(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """`ORRERY_BACKUP_DAYS=` in the file was no whole number, and `ORRERY_DB=` the folder itself."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("ORRERY_HEALTH")
    (tmp_path / ".env").write_text("ORRERY_BACKUP_DAYS=\nORRERY_REPORT_CHANNEL=\nORRERY_DB=\nORRERY_HTTP=\n", "utf-8")
    monkeypatch.setenv("DISCORD_TOKEN", "")
    settings = given_settings()
    assert (settings.backup_days, settings.report_channel, settings.db) == (14, None, Path("orrery.db"))
    assert settings.token == ""


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"ORRERY_HTTP": "localhost"}, "ORRERY_HTTP: a port such as 9464 is meant"),
        ({"ORRERY_SHARDS": "3", "ORRERY_PROCESSES": "3"}, "several processes share a database in PostgreSQL"),
        ({"ORRERY_DATABASE": "postgresql:///a", "ORRERY_PROCESSES": "3"}, "each process has a shard at least"),
    ],
)
def test_settings_that_do_not_go_together_are_told_in_plain_words(
    given: dict[str, str], said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Before the bot has logged in; what is wrong with several of them was a traceback."""
    for name, value in given.items():
        monkeypatch.setenv(name, value)
    assert main(["config"]) == 2
    assert capsys.readouterr().err.startswith(said)


def test_a_token_that_discord_refuses_is_said_with_what_to_do(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def refuses(settings: Settings, token: str) -> None:
        raise discord.LoginFailure("Improper token has been passed.")

    monkeypatch.setattr(running, "serve", refuses)
    monkeypatch.setattr(log, "configure", lambda form: None)
    monkeypatch.setattr(memory, "configure_allocator", lambda: None)
    monkeypatch.setenv("DISCORD_TOKEN", "hush")
    assert main(["run"]) == 2
    said = capsys.readouterr().out
    assert "Reset Token" in said
    assert "hush" not in said
