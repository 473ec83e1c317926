"""Data files of a host in the place of those that are shipped: whoever owns a game knows values that we do not.

A game whose files can be replaced has a module `rules.<game>.replaceable` with what `Replaceable` says. It reads no
data when it is imported.
"""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol, cast

from rules.core.data import READ, REPLACED, OwnValue
from rules.games import MODULES, optional_module


class Replaceable(Protocol):
    """What can be replaced in a game."""

    @property
    def FILES(self) -> Collection[str]:  # noqa: N802  # a constant of a module
        """The files of its `data` folder that can be replaced."""

    def check(self, name: str, raw: Mapping[str, Any]) -> list[str]:
        """What is wrong with this in the place of a file, a line for each thing; nothing if it can be."""

    def own_values(self) -> Sequence[OwnValue]:
        """The values in use that are not printed ones, in the order of the files."""


def package(game_id: str) -> str:
    """The package of a game's rules; raises KeyError for a game that is not there."""
    return MODULES[game_id].rpartition(".")[0]


def replaceable(game_id: str) -> Replaceable | None:
    """What can be replaced in a game, None if nothing can; raises KeyError for a game that is not there."""
    return cast("Replaceable | None", optional_module(f"{package(game_id)}.replaceable"))


def own_values(game_id: str) -> Sequence[OwnValue]:
    """The values of a game that are not printed ones, as it is played here: those of a replacement may be.

    Raises KeyError for a game that there is not.
    """
    game = replaceable(game_id)
    return game.own_values() if game else ()


def faults(game_id: str, path: Path) -> list[str]:
    """What is wrong with a file that is to replace the one of the same name; raises OSError if it cannot be read."""
    return _read(game_id, path)[1]


def replace_from(folder: Path) -> list[Path]:
    """Let the files `<game>/<name>` of a folder take the place of those that are shipped; returns which were found.

    Raises ValueError with everything that is wrong, OSError where something cannot be read, and RuntimeError where
    something of these games was imported before; then nothing is replaced.
    """
    found: dict[tuple[str, str], dict[str, Any]] = {}
    wrong: list[str] = []
    paths = sorted(path for path in folder.glob("*/*") if path.is_file()) if _is_folder(folder) else []
    for path in paths:
        game_id = path.parent.name
        if game_id not in MODULES:
            wrong.append(f"{path}: there is no game {game_id}")
            continue
        raw, own = _read(game_id, path)
        wrong += [f"{path}: {fault}" for fault in own]
        found[package(game_id), path.name] = raw
    if wrong:
        raise ValueError("\n".join(wrong))
    late = sorted(name for _, name in found.keys() & READ)
    if late:
        raise RuntimeError(f"read before they could be replaced: {', '.join(late)}")
    REPLACED.update(found)
    return paths


def _is_folder(folder: Path) -> bool:
    if not folder.is_dir():
        raise NotADirectoryError(f"{folder} is no directory")
    return True


def _read(game_id: str, path: Path) -> tuple[dict[str, Any], list[str]]:
    """A file as TOML, and what is wrong with it."""
    game = replaceable(game_id)
    if game is None:
        return {}, ["nothing of this game can be replaced"]
    if path.name not in game.FILES:
        return {}, [f"no file of this name can be replaced; there are {', '.join(game.FILES)}"]
    try:
        raw = tomllib.loads(path.read_text("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        return {}, [f"not TOML: {error}"]
    return raw, game.check(path.name, raw)
