"""What all games share names none of them: a further game needs no change there."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

from rules.games import MODULES

ROOT = Path(__file__).parents[1]
SHARED = ("bot", "cogs", "demo", "images", "localdiscord", "rules", "testkit", "tools")
KINDS = {".py", ".ftl", ".js", ".css", ".html", ".sql", ".toml"}
ALLOWED = {  # files that may name a game, and why
    "rules/games.py": "the list of the games",
    "images/render.py": "the list of their pictures",
    "bot/store/migrations/0007_federations.sql": "stored games of one kind, as they were then",
    "localdiscord/person.py": "an example of a command",
}


def own(path: Path) -> bool:
    """Whether a file is of one game: it, or the folder it is in, bears the game's name."""
    names = [*path.parent.parts, re.split(r"[._-]", path.name)[0]]
    return any(game in names for game in MODULES)


def shared() -> Iterator[Path]:
    for folder in SHARED:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in KINDS and not own(path.relative_to(ROOT)):
                yield path


def named(text: str) -> list[str]:
    """The games that a text names by their ids."""
    return re.findall(rf"(?<![a-z])(?:{'|'.join(MODULES)})(?![a-z])", text, re.IGNORECASE)


def test_what_is_shared_names_no_game() -> None:
    found = {str(path.relative_to(ROOT)): named(path.read_text("utf-8")) for path in shared()}
    assert {path: games for path, games in found.items() if games and path not in ALLOWED} == {}


def kept_apart(package: str) -> int:
    """In how many lists of the import contracts a package stands beside others of its kind."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    lists: list[list[str]] = []
    for contract in project["tool"]["importlinter"]["contracts"]:
        lists += [contract.get("modules", []), contract.get("forbidden_modules", [])]
        lists += [layer.split(" | ") for layer in contract.get("layers", [])]
    return sum(package in names for names in lists)


def test_contracts_keep_every_game_apart() -> None:
    """The kernel imports none, none imports another, in rules and in pictures."""
    assert {game: (kept_apart(f"rules.{game}"), kept_apart(f"images.{game}")) for game in MODULES} == dict.fromkeys(
        MODULES, (2, 1)
    )


def test_a_game_that_is_named_is_noticed() -> None:
    assert named("from rules.gaia import x") == ["gaia"]
    assert named('LABELS = Labels("race")') == ["race"]
    assert named("Gaia's hexes, in command-gaia") == ["Gaia", "gaia"]
    assert named("a race_condition, a tracer, gaiaformer") == ["race"]
    assert own(Path("bot/words/locale/en/gaia-guide.ftl"))
    assert own(Path("testkit/games/gaia_plenty.py"))
    assert not own(Path("bot/words/texts.py"))
