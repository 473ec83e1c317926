"""Orrery on a fresh machine, with nothing but Python 3.11+ and its pip and venv.

    python3 tools/run.py demo [...]    play on this machine, without Discord: `orrery demo [...]`
    python3 tools/run.py bot [...]     `orrery [...]`, such as `bot run` for the bot, `bot config` for its settings
    python3 tools/run.py test [...]    every check and the tests that minutes allow, with --all every test; what follows
                                       goes to pytest
    python3 tools/run.py check         every check: linters, types, import contracts

Each first brings `.venv` up to date with the lock files in tools/lock, when it is not.
"""

from __future__ import annotations

import hashlib
import os
import platform
import subprocess
import sys
import venv
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / ".venv"
BIN = VENV / "bin"
PYTHON = BIN / "python"
COMPILED = VENV / "pycache"
ON_WINDOWS = (
    "Orrery does not run on Windows itself: install WSL with `wsl --install`, and give the same command inside it."
)
INSTALL = ("-m", "pip", "install", "--quiet", "--disable-pip-version-check")
CHECKS = (
    ("ruff", "check"),
    ("ruff", "format", "--check"),
    ("mypy",),
    ("lint-imports",),
)


def main(arguments: Sequence[str]) -> int:
    """Do what the command line says; returns the exit code."""
    if sys.version_info < (3, 11):  # noqa: UP036  # whoever calls this may have any Python
        print("Orrery needs Python 3.11 or newer", file=sys.stderr)
        return 2
    if platform.system() == "Windows":
        print(ON_WINDOWS, file=sys.stderr)
        return 2
    command, *rest = arguments or [""]
    if command in ("demo", "bot"):
        prepare("run")
        os.chdir(ROOT)
        given = ["demo", *rest] if command == "demo" else rest
        os.execv(PYTHON, [str(PYTHON), "-m", "bot", *given])
    if command == "check":
        prepare("dev")
        return failed(CHECKS)
    if command == "test":
        prepare("dev")
        return test(rest)
    print(__doc__, file=sys.stderr)
    return 2


def prepare(lock: str) -> None:
    """Make `.venv` hold exactly the versions of `tools/lock/<lock>.txt`, and the project itself."""
    wanted = stamp(lock)
    if not works():
        print("Making .venv …", file=sys.stderr)
        venv.create(VENV, clear=True, with_pip=True)
    note = VENV / f"orrery-{lock}.stamp"
    if note.exists() and note.read_text("utf-8") == wanted:
        return
    print("Installing what tools/lock lists …", file=sys.stderr)
    locked = ROOT / "tools" / "lock" / f"{lock}.txt"
    run(PYTHON, *INSTALL, "--require-hashes", "--only-binary", ":all:", "-r", locked)
    run(PYTHON, *INSTALL, "--no-deps", "--no-build-isolation", "--editable", ROOT)
    note.write_text(wanted, "utf-8")


def stamp(lock: str) -> str:
    """What the installed things depend on, as a digest."""
    files = (ROOT / "pyproject.toml", ROOT / "tools" / "lock" / f"{lock}.txt")
    return hashlib.sha256(b"\0".join(file.read_bytes() for file in files)).hexdigest()


def works() -> bool:
    """Whether there is a virtual environment whose Python starts and is the one that runs this."""
    tell = "import sys, pip; print(*sys.version_info[:2])"
    try:
        told = subprocess.run([PYTHON, "-c", tell], capture_output=True, text=True, check=False)
    except OSError:
        return False
    return told.stdout.split() == [str(part) for part in sys.version_info[:2]]


def run(*command: str | Path) -> None:
    """Run a command; ends with its exit code when it fails."""
    if code := subprocess.run(command, cwd=ROOT, check=False).returncode:
        sys.exit(code)


def test(rest: Sequence[str]) -> int:
    """Run every check, then the tests, on two cores; 1 when any of them failed.

    There are four workers, since those that try bots and pages wait for them most of the time. In a new environment
    each of them would compile every module by itself: what they compile is made once before, beside the checks.
    """
    tests = ("python", "-m", "pytest", "-n", "4", "--no-loadscope-reorder", *rest)
    if COMPILED.exists():
        return failed((*CHECKS, tests))
    collect = (PYTHON, "-m", "pytest", "--collect-only", "-q")
    with subprocess.Popen(collect, cwd=ROOT, env=compiling(), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL):
        unchecked = failed(CHECKS)
    return unchecked | failed([tests])


def failed(commands: Sequence[Sequence[str]]) -> int:
    """Run all of them, also after one that fails; 1 when any did."""
    passed = [passes(*command) for command in commands]
    return int(not all(passed))


def passes(tool: str, *options: str) -> bool:
    """Whether a tool, named before it runs, ends well."""
    print("$", tool, *options, flush=True)
    return subprocess.run([BIN / tool, *options], cwd=ROOT, env=compiling(), check=False).returncode == 0


def compiling() -> dict[str, str]:
    """The environment, in which compiled modules are kept in `.venv` also where it says that none are.

    Tests start dozens of processes, each of which would compile a second of modules anew.
    """
    env = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return env | {"PYTHONPYCACHEPREFIX": str(COMPILED)}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
