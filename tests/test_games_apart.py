"""What all games share names none of them: a further game needs no change there."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from rules.games import MODULES

ROOT = Path(__file__).parents[1]
SHARED = ("bot", "cogs", "demo", "images", "localdiscord", "rules", "testkit", "tools")
KINDS = {".py", ".ftl", ".js", ".css", ".html", ".sql", ".toml"}
ALLOWED = {  # files that may name a game, and why
    "rules/games.py": "the list of the games",
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


def games_of(path: Path) -> set[str]:
    """The games to which a file belongs: one, or none."""
    names = {*path.parent.parts, re.split(r"[._-]", path.name)[0]}
    return names & {*MODULES}


def imported(path: Path) -> Iterator[str]:
    """The modules that a file imports."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{each.name}" for each in node.names)
        elif isinstance(node, ast.Import):
            yield from (each.name for each in node.names)


def test_no_game_imports_another_nor_the_list_of_pictures() -> None:
    """What lies above all games, `images.render`, finds them by name."""
    found = set()
    for folder in SHARED:
        for path in sorted((ROOT / folder).rglob("*.py")):
            if own_game := games_of(path.relative_to(ROOT)):
                others = {*MODULES, "render"} - own_game
                found |= {f"{path}: {each}" for each in imported(path) if others & {*each.split(".")}}
    assert found == set()


def test_a_game_that_is_named_is_noticed() -> None:
    assert named("from rules.gaia import x") == ["gaia"]
    assert named('LABELS = Labels("race")') == ["race"]
    assert named("Gaia's hexes, in command-gaia") == ["Gaia", "gaia"]
    assert named("a race_condition, a tracer, gaiaformer") == ["race"]
    assert own(Path("bot/words/locale/en/gaia-guide.ftl"))
    assert own(Path("testkit/games/gaia_plenty.py"))
    assert not own(Path("bot/words/texts.py"))
