"""What pages say where something is, is there: every file they name, and every name in it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = (
    *(ROOT / "docs" / f"{name}.md" for name in ("architecture", "glossary", "performance")),
    *(ROOT / "docs" / f"{name}.md" for name in ("adding-a-game", "questions", "game-extras")),
    *sorted((ROOT / "docs" / "rules").glob("*.md")),
)
NAMED = re.compile(r"`((?:bot|rules|images|cogs|demo|localdiscord|testkit|tests|tools)/[\w/.-]+\.py)(?::([\w.]+))?`")


@cache
def names(file: Path) -> frozenset[str]:
    """What a module defines: functions, classes, constants, and what lies in its classes as `Class.name`."""
    return frozenset(_defined(ast.parse(file.read_text("utf-8")).body, ""))


def _defined(body: list[ast.stmt], within: str) -> Iterator[str]:
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield within + node.name
        if isinstance(node, ast.ClassDef):
            yield from _defined(node.body, f"{within}{node.name}.")
        for target in getattr(node, "targets", [getattr(node, "target", None)]):
            if isinstance(target, ast.Name):
                yield within + target.id


def missing(page: str) -> list[str]:
    """What a page names that is not there."""
    found = []
    for file, name in NAMED.findall(page):
        there = (ROOT / file).is_file()
        if not there or (name and name not in names(ROOT / file)):
            found.append(f"{file}:{name}")
    return found


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_what_a_page_names_is_there(page: Path) -> None:
    assert missing(page.read_text("utf-8")) == []


@pytest.mark.parametrize(
    "said",
    ["`bot/gone.py`", "`bot/store/rows.py:DeedRow`", "`bot/post/announcer.py:Announcer.gone`", "`bot/app.py:Nobody`"],
)
def test_what_is_not_there_is_noticed(said: str) -> None:
    assert missing(said) == [said.strip("`") + ("" if ":" in said else ":")]


MOST_OF_PICTURES = 2_000_000  # bytes


def test_the_guide_shows_every_picture_beside_it() -> None:
    """Whether they are still what the bot paints, `python -m tools.guide --check` says: that paints them."""
    pages = [ROOT / "docs" / "playing.md", *(ROOT / "docs" / "playing").glob("*.md")]
    written = "".join(page.read_text("utf-8") for page in pages)
    shown = re.findall(r"\((?:\.\./)?pictures/([\w-]+\.webp)\)", written)
    kept = {path.name: path.stat().st_size for path in (ROOT / "docs" / "pictures").glob("*.webp")}
    assert sorted(shown) == sorted(kept)
    assert sum(kept.values()) <= MOST_OF_PICTURES
