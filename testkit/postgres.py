"""A PostgreSQL of one's own: a cluster in a folder that is gone afterwards, on a socket in it and on no port.

`python -m testkit.postgres COMMAND …` runs a command beside one: a bot finds it in `ORRERY_DATABASE`, and what tests
and seasons store goes there, too: `python -m testkit.postgres python -m tools.season --days 20` plays one over it.

Asked to end, by SIGTERM, it asks the command to, and ends the server after it.

It runs as somebody without rights where its caller is root, since PostgreSQL refuses to run as root. It keeps nothing
through a crash of the machine, and is the faster for it.
"""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import zlib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.store.game_store import GameStore
from bot.store.postgres.connecting import Statements, connected
from bot.store.postgres.store import PostgresStore
from bot.store.sqlite import SqliteStore

INSTALLED = Path("/usr/lib/postgresql")  # where Debian and its kin have each version
UNPRIVILEGED = ("postgres", "nobody")
OWNER = "orrery"
READY = "ready"  # a database with today's tables, of which others are copies
FIRST = "postgres"  # the database that every cluster has
OVER = "TESTKIT_POSTGRES"  # the folder of the server in which tests and seasons store
Words = Sequence[str | Path]  # of a command
NEW = ("-E", "UTF8", "--locale=C", "-A", "trust", "-N")
FASTER = ("fsync=off", "full_page_writes=off", "synchronous_commit=off", "shared_buffers=16MB", "autovacuum=off")
ALONE = ("listen_addresses=", "max_connections=60", "unix_socket_permissions=0777")
START_SECONDS = 60
END_SECONDS = 60
ASKED = 128 + signal.SIGTERM  # the exit code of who was asked to end


@dataclass(frozen=True, slots=True)
class Cluster:
    """A server that runs in a folder."""

    folder: Path

    def address(self, database: str = FIRST) -> str:
        """The address of one of its databases, as `ORRERY_DATABASE` has it."""
        return f"postgresql:///{database}?host={self.folder}&user={OWNER}"


class NoPostgres(Exception):
    """There is no PostgreSQL on this machine, or nobody as whom it could run; the message says which."""


def programs() -> Path:
    """The folder with `initdb` and `postgres`, of the newest version; raises `NoPostgres` where there is none."""
    folders = [path.parent for path in INSTALLED.glob("*/bin/initdb")]
    if found := shutil.which("initdb"):
        folders.append(Path(found).resolve().parent)
    usable = [folder for folder in folders if (folder / "postgres").exists()]
    if not usable:
        raise NoPostgres("PostgreSQL is not installed: on Debian, apt-get install postgresql")
    return max(usable, key=lambda folder: int("".join(filter(str.isdigit, folder.parent.name)) or 0))


def _somebody() -> dict[str, Any]:
    """As whom a process runs, for `subprocess`: as its caller, unless that is root."""
    if os.geteuid():
        return {}
    known = {each.pw_name: each for each in pwd.getpwall()}
    found = next((known[name] for name in UNPRIVILEGED if name in known), None)
    if found is None:
        raise NoPostgres("PostgreSQL does not run as root, and there is no user without rights")
    return {"user": found.pw_uid, "group": found.pw_gid, "extra_groups": []}


@contextmanager
def cluster() -> Iterator[Cluster]:
    """Start a server, and end it after the block; raises `NoPostgres` where that cannot be."""
    programs_folder, somebody = programs(), _somebody()
    with tempfile.TemporaryDirectory(prefix="orrery-pg-", ignore_cleanup_errors=True) as made:
        folder = Path(made)
        if somebody:
            os.chown(folder, somebody["user"], somebody["group"])
        folder.chmod(0o711)
        data = folder / "data"
        initdb: Words = [
            programs_folder / "initdb",
            "-D",
            data,
            "-U",
            OWNER,
            "-E",
            "UTF8",
            "--locale=C",
            "-A",
            "trust",
            "-N",
        ]
        subprocess.run(initdb, check=True, stdout=subprocess.DEVNULL, cwd=folder, **somebody)
        settings = [part for each in (*FASTER, *ALONE, f"unix_socket_directories={folder}") for part in ("-c", each)]
        with (folder / "log").open("wb") as log:
            postgres: Words = [programs_folder / "postgres", "-D", data, *settings]
            server = subprocess.Popen(postgres, stdout=log, stderr=log, cwd=folder, **somebody)
        try:
            _await_ready(programs_folder, folder, server)
            yield Cluster(folder)
        finally:
            if server.poll() is None:
                server.send_signal(signal.SIGQUIT)  # at once: what it has not yet written nobody will read
            server.wait(END_SECONDS)


def _await_ready(programs_folder: Path, folder: Path, server: subprocess.Popen[bytes]) -> None:
    """Wait until the server takes connections; raises `NoPostgres` with what it said where it ends instead."""
    until = time.monotonic() + START_SECONDS
    ready: Words = [programs_folder / "pg_isready", "-q", "-h", folder]
    while subprocess.run(ready, check=False).returncode:
        if server.poll() is not None or time.monotonic() > until:
            raise NoPostgres(f"PostgreSQL does not start: {(folder / 'log').read_text('utf-8', 'replace')[-500:]}")
        time.sleep(0.05)


class Databases:
    """New databases of a server, with today's tables in them; each is copied from one that is made once.

    They are gone with the cluster; nobody drops them one by one.
    """

    def __init__(self, server: Cluster) -> None:
        self.server = server
        self._made = 0

    async def empty(self) -> str:
        """The address of a new one, `postgresql://…`, with today’s tables and nothing in them."""
        self._made += 1
        return await made(self.server, f"games{os.getpid()}_{self._made}")


async def made(server: Cluster, name: str) -> str:
    """The address of a database with today's tables, which is made where it is not there."""
    async with connected(server.address()) as session:
        await session.execute(b"SELECT pg_advisory_lock(1)")  # one who comes second finds what the first has made
        there = {row[0] for row in await Statements(session).execute_fetchall("SELECT datname FROM pg_database")}
        if READY not in there:
            await session.execute(f"CREATE DATABASE {READY}".encode())
            await (await PostgresStore.open(server.address(READY))).close()
        if name not in there:
            await session.execute(f"CREATE DATABASE {name} TEMPLATE {READY}".encode())
    return server.address(name)


def _standing_for(path: Path) -> str:
    """The name of the database that stands for a file."""
    return f"file_{zlib.crc32(str(path).encode()):08x}"


def _server() -> Cluster | None:
    """The server whose databases stand for files, None where stores lie in files."""
    folder = os.environ.get(OVER)
    return Cluster(Path(folder)) if folder else None


async def address_for(path: Path) -> str:
    """The database that stands for a file, the same whenever it is asked for; "" where stores lie in files."""
    server = _server()
    return await made(server, _standing_for(path)) if server else ""


def put_away(path: Path, kept: Path) -> None:
    """Copy a database file that nobody has open; a dump of the database that stands for it, where one does."""
    server = _server()
    if server is None:
        shutil.copyfile(path, kept)
        return
    address = server.address(_standing_for(path))
    subprocess.run([programs() / "pg_dump", "--format=custom", "--file", kept, address], check=True)


def taken_out(kept: Path, path: Path) -> None:
    """A database file, or the database that stands for it, as it was put away; it is not there before."""
    server, name = _server(), _standing_for(path)
    if server is None:
        shutil.copyfile(kept, path)
        return
    subprocess.run([programs() / "psql", "-q", "-c", f"CREATE DATABASE {name}", server.address()], check=True)
    subprocess.run([programs() / "pg_restore", "--dbname", server.address(name), kept], check=True)


async def store_at(path: Path) -> GameStore:
    """The store in a file, or in the database that stands for it."""
    if address := await address_for(path):
        return await PostgresStore.open(address)
    return await SqliteStore.open(path)


def main(command: Sequence[str]) -> int:
    """Run a command beside a server; returns its exit code, 2 where there is no PostgreSQL."""
    if not command:
        print(__doc__, file=sys.stderr)
        return 2
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(ASKED))
    try:
        with cluster() as server:
            beside = {"ORRERY_DATABASE": server.address(), OVER: str(server.folder)}
            return _run(command, {**os.environ, **beside})
    except NoPostgres as error:
        print(error, file=sys.stderr)
        return 2


def _run(command: Sequence[str], environment: Mapping[str, str]) -> int:
    """The exit code of a command; one that runs when this process is to end is asked to end first.

    Whoever reads what the command says may ask before `Popen` has returned: then it is asked to end right after that.
    """
    asked = False
    running: subprocess.Popen[bytes] | None = None

    def end(*_: object) -> None:
        nonlocal asked
        asked = True
        if running:
            running.terminate()

    before = signal.signal(signal.SIGTERM, end)
    running = subprocess.Popen(command, env=environment)
    if asked:
        running.terminate()
    code = running.wait()
    signal.signal(signal.SIGTERM, before)
    return ASKED if asked else code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
