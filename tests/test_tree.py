"""The shape of the tree: small files, plain statements, arrows that hold, rules that draw no chance of their own."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from functools import cache
from graphlib import CycleError, TopologicalSorter
from importlib.util import find_spec
from pathlib import Path
from statistics import median

import pytest

ROOT = Path(__file__).parent.parent
PACKAGES = ("rules", "images", "bot", "cogs", "demo", "localdiscord")
SHARED = (*PACKAGES, "testkit", "tools")
FOLDERS = (*SHARED, "tests")

# Where chance, the clock and the surroundings come from: a rule is given what it may use.
OUTSIDE = {"random", "time", "datetime", "secrets", "uuid", "os", "asyncio", "threading"}
CHANCE = {"Random", "Chance"}  # which draw what nobody can draw again, made from nothing
SKIPS = {"skip", "skipif", "importorskip"}
ARMS = (ast.stmt, ast.excepthandler, ast.match_case)


@cache
def sources(folder: str) -> dict[Path, str]:
    """Python files that hold anything."""
    found = {path: path.read_text("utf-8") for path in sorted((ROOT / folder).rglob("*.py"))}
    return {path.relative_to(ROOT): text for path, text in found.items() if text.strip()}


@dataclass
class Shape:
    """What a file is made of, as far as anything here asks: gathered at once, since to parse takes longest.

    imports: dotted names. riddles: the lines of statements with several conditional expressions. skips: the places in
    which a test is skipped. unseeded: how often chance is made from nothing.
    """

    imports: set[str] = field(default_factory=set)
    riddles: list[int] = field(default_factory=list)
    skips: int = 0
    unseeded: int = 0


@cache
def shapes(folder: str) -> dict[Path, Shape]:
    """The shape of each file of a folder."""
    return {path: shape(text) for path, text in sources(folder).items()}


def shape(text: str) -> Shape:
    found, conditionals = Shape(), Counter[ast.stmt]()
    parts: list[tuple[ast.AST, ast.AST]] = [(each, each) for each in ast.parse(text).body]
    while parts:  # each with the statement, or the arm of one, in which it stands
        node, within = parts.pop()
        if isinstance(node, ARMS):
            within = node
            found.imports.update(imported(node))
        elif isinstance(node, ast.IfExp) and isinstance(within, ast.stmt):
            conditionals[within] += 1
        elif isinstance(node, ast.Attribute):
            found.skips += node.attr in SKIPS
        elif isinstance(node, ast.Call) and not node.args:
            found.unseeded += getattr(node.func, "id", "") in CHANCE
        parts += [(each, within) for each in ast.iter_child_nodes(node)]
    found.riddles = sorted(statement.lineno for statement, count in conditionals.items() if count > 1)
    return found


@cache
def modules(folder: str) -> dict[str, Path]:
    """The modules of a folder by their dotted names."""
    found = {path.with_suffix("").parts: path for path in sources(folder)}
    return {".".join(parts[:-1] if parts[-1] == "__init__" else parts): path for parts, path in found.items()}


def imported(node: ast.AST) -> list[str]:
    """Dotted names a statement imports."""
    if isinstance(node, ast.Import):
        return [name.name for name in node.names]
    if isinstance(node, ast.ImportFrom) and node.module and not node.level:
        return [f"{node.module}.{name.name}" for name in node.names]
    return []


def test_the_kernel_is_small() -> None:
    core = [text for path, text in sources("rules").items() if path.parts[1] == "core"]
    assert sum(bool(line.strip()) for text in core for line in text.splitlines()) <= 949


@pytest.mark.parametrize("folder", FOLDERS)
def test_no_file_is_long(folder: str) -> None:
    lengths = {str(path): len(text.splitlines()) for path, text in sources(folder).items()}
    assert {path: length for path, length in lengths.items() if length > 500} == {}


@pytest.mark.parametrize("package", PACKAGES)
def test_most_files_are_short(package: str) -> None:
    assert median([len(text.splitlines()) for text in sources(package).values()] or [0]) <= 150


@pytest.mark.parametrize("folder", SHARED)
def test_no_statement_holds_more_than_one_conditional_expression(folder: str) -> None:
    assert [f"{path}:{line}" for path, found in shapes(folder).items() for line in found.riddles] == []


def test_what_a_file_is_made_of_is_noticed() -> None:
    text = "import a.b\nfrom c import d, e\nx = 1 if a else 2 if b else 3\nx.skip()\nx = Random()\nx = Random(1)\n"
    assert shape(text) == Shape({"a.b", "c.d", "c.e"}, [3], 1, 1)


def imports(folder: str) -> dict[str, set[str]]:
    """The modules of a folder, each with those of the same folder that it imports, for types only or not."""
    known = modules(folder)
    names = {path: name for name, path in known.items()}
    found: dict[str, set[str]] = {name: set() for name in known}
    for path, shown in shapes(folder).items():
        named = {each if each in known else each.rpartition(".")[0] for each in shown.imports}
        found[names[path]] |= (named & known.keys()) - {names[path]}
    return found


def circles(graph: Mapping[str, Collection[str]]) -> list[str]:
    """A circle among the modules, if there is one."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


@pytest.mark.parametrize("folder", FOLDERS)
def test_modules_do_not_import_each_other_in_a_circle(folder: str) -> None:
    assert circles(imports(folder)) == []


def test_a_circle_is_noticed() -> None:
    assert set(circles({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}})) == {"a", "b", "c"}


MOST_MODULES = 16


@pytest.mark.parametrize("folder", SHARED)
def test_a_folder_can_be_taken_in_at_a_glance(folder: str) -> None:
    files = [path.relative_to(ROOT) for path in (ROOT / folder).rglob("*") if path.is_file()]
    kinds = Counter((str(file.parent), file.suffix) for file in files if file.suffix in {".py", ".js", ".css"})
    kinds -= Counter((str(file.parent), ".py") for file in files if file.name == "__init__.py")
    crowded = {kind: count for kind, count in kinds.items() if count > MOST_MODULES}
    assert crowded == {}


def test_rules_take_chance_and_time_from_nowhere_but_their_arguments() -> None:
    found = [
        (str(path), name)
        for path, shown in shapes("rules").items()
        for name in sorted(shown.imports)
        if name.partition(".")[0] in OUTSIDE and name != "random.Random"
    ]
    assert found == []


def test_rules_make_no_unseeded_chance() -> None:
    assert [str(path) for path, found in shapes("rules").items() if found.unseeded] == []


MAY_SKIP = {"tests/conftest.py"}  # without a browser on the machine, saying so


def test_nothing_is_mocked_or_skipped() -> None:
    banned = {"unittest.mock", "pytest_mock", "mock"}
    found = shapes("tests").items()
    used = [str(path) for path, shown in found for name in shown.imports if name.startswith(tuple(banned))]
    skipped = [str(path) for path, shown in found if shown.skips and str(path) not in MAY_SKIP]
    assert (used, skipped) == ([], [])


def test_imports_follow_the_arrows() -> None:
    lint = "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports(no_cache=True))"
    found = subprocess.run([sys.executable, "-c", lint], cwd=ROOT, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stdout + found.stderr


def test_every_test_can_be_imported_by_name() -> None:
    names = {".".join(path.with_suffix("").parts) for path in sources("tests") if path.name != "__init__.py"}
    assert [name for name in sorted(names) if find_spec(name) is None] == []
