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
    *(ROOT / f"{name}.md" for name in ("README", "CONTRIBUTING")),
    *(ROOT / "docs" / f"{name}.md" for name in ("architecture", "glossary", "performance", "hosting")),
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


QUOTED = re.compile(r"`([\w/]+)(\.py)?/?(?::([\w.]+))?`")


def astray(line: str) -> list[str]:
    """What a line names in short that lies in none of the folders which it has named before."""
    found, folders = [], [ROOT]
    for place, ending, name in QUOTED.findall(line):
        file = next((each for folder in reversed(folders) if (each := folder / f"{place}{ending}").is_file()), None)
        if not ending:
            folders.append(ROOT / place)
        elif file is None or (name and name not in names(file)):
            found.append(f"{place}{ending}:{name}")
        else:
            folders.append(file.parent)
    return found


@pytest.mark.parametrize("page", ["architecture", "glossary"])
def test_what_a_row_names_in_short_is_beside_what_it_has_named(page: str) -> None:
    """Rows of what each game has in a folder of its own (`<game>`) are left out."""
    lines = (ROOT / "docs" / f"{page}.md").read_text("utf-8").splitlines()
    rows = [line for line in lines if line.startswith("|") and "<game>" not in line]
    assert [each for row in rows for each in astray(row)] == []


def test_what_is_astray_is_noticed() -> None:
    said = "`bot/ui/panel/rooms.py:ROOMS`, `phone.py:height`, `rooms.py:gone` over `bot/store`: `rows.py`, `panel.py`"
    assert astray(said) == ["rooms.py:gone", "panel.py:"]


RULES = [page for page in PAGES if page.parent.name == "rules" and not page.stem.endswith("-proof")]
SHORT = re.compile(r"`([\w/]+\.py)(?::([\w.]+))?`")
HEADS = ("Rulebook", "Section", "Option", "Topic")  # of the tables whose rows are rules


def absent(line: str, game: str) -> list[str]:
    """What a line of a rules page names that is not there; a file without its folder is in that of the one before."""
    found, folder = [], ROOT / "rules" / game
    for file, name in SHORT.findall(line):
        places = (ROOT, ROOT / "rules" / game, folder, ROOT / "tests" / game, ROOT / "tests")
        path = next((place / file for place in places if (place / file).is_file()), None)
        if path is None or (name and name not in names(path)):
            found.append(f"{file}:{name}")
        elif "/" in file:
            folder = path.parent
    return found


def rules_of(page: str) -> Iterator[str]:
    """The lines that tell of a rule: rows of tables, and the readings of a list."""
    head, reading = "", False
    for line in re.sub(r"\n  +", " ", page).splitlines():
        if line.startswith("#"):
            reading = line == "## Readings"
        elif not line.startswith("|"):
            head = ""
            if reading and line.startswith("- "):
                yield line
        elif not head:
            head = line.split("|")[1].strip()
        elif head in HEADS and not line.startswith("|---"):
            yield line


@pytest.mark.parametrize("page", RULES, ids=lambda page: page.stem)
def test_every_rule_says_where_in_the_code_it_stands(page: Path) -> None:
    """A file alone has hundreds of lines: each row and reading names a function, a class or a constant."""
    lines = [*rules_of(page.read_text("utf-8"))]
    assert lines
    named = [line for line in lines if any(name for _, name in SHORT.findall(line)) or "locale" in line]
    assert [line for line in lines if line not in named] == []


@pytest.mark.parametrize("page", RULES, ids=lambda page: page.stem)
def test_what_a_rules_page_names_in_short_is_there(page: Path) -> None:
    written = page.read_text("utf-8")
    assert [each for line in written.splitlines() for each in absent(line, page.stem)] == []


def test_a_rule_without_its_place_is_noticed() -> None:
    assert absent("`reach.py:Reach.qic`, `reach.py:gone`, `gone.py`", "gaia") == ["reach.py:gone", "gone.py:"]
    assert [*rules_of("| Topic | How |\n|---|---|\n| a | b |\n\n| Card | b |\n|---|---|\n| c | d |\n")] == ["| a | b |"]


MOST_OF_PICTURES = 2_000_000  # bytes


def test_the_guide_shows_every_picture_beside_it() -> None:
    """Whether they are still what the bot paints, `python -m tools.guide --check` says: that paints them."""
    pages = [ROOT / "docs" / "playing.md", *(ROOT / "docs" / "playing").glob("*.md")]
    written = "".join(page.read_text("utf-8") for page in pages)
    shown = re.findall(r"\((?:\.\./)?pictures/([\w-]+\.webp)\)", written)
    kept = {path.name: path.stat().st_size for path in (ROOT / "docs" / "pictures").glob("*.webp")}
    assert sorted(shown) == sorted(kept)
    assert sum(kept.values()) <= MOST_OF_PICTURES


LINKED = re.compile(r"\]\(([^)#\s]*)#([^)\s]+)\)")
DOCS = (*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md")))


@cache
def anchors(page: Path) -> frozenset[str]:
    """The names by which headings of a page are linked: in small letters, with hyphens, without signs."""
    headings = re.findall(r"^#+ (.+)$", page.read_text("utf-8"), re.MULTILINE)
    return frozenset(re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings)


def dead(page: Path, written: str) -> list[str]:
    """The links of a page to places in pages where no heading is called so."""
    found = []
    for file, anchor in LINKED.findall(written):
        target = (page.parent / file).resolve() if file else page
        if "://" not in file and (not target.is_file() or anchor not in anchors(target)):
            found.append(f"{file}#{anchor}")
    return found


def test_every_link_to_a_place_in_a_page_leads_there() -> None:
    assert {page.name: found for page in DOCS if (found := dead(page, page.read_text("utf-8")))} == {}
    page = ROOT / "docs" / "playing.md"
    assert dead(page, "[a](#a-table), [b](#gone), [c](playing/race.md#options), [d](playing/gone.md#options)") == [
        "#gone",
        "playing/gone.md#options",
    ]


ROUNDS = sorted((ROOT / "docs" / "playing").glob("*.md"))


@pytest.mark.parametrize("page", ROUNDS, ids=lambda page: page.stem)
def test_a_page_of_a_game_tells_a_whole_round_with_what_is_pressed(page: Path) -> None:
    """What it calls by name, *so*, is written somewhere in the words of the game or of all games."""
    told = page.read_text("utf-8").partition("\n## A round\n")[2].partition("\n## ")[0]
    assert len(re.findall(r"(?m)^[^\n]", told)) >= MOST_SHORT
    locale = ROOT / "bot" / "words" / "locale" / "en"
    words = "\n".join(file.read_text("utf-8").lower() for file in sorted(locale.glob("*.ftl")))
    named = set(re.findall(r"(?<!\*)\*([^*\n]+)\*(?!\*)", told))
    assert len(named) >= FEWEST_NAMED
    assert {name for name in named if name.lower() not in words} - SAID_WITH_NUMBERS == set()


MOST_SHORT = 15  # lines of a round
FEWEST_NAMED = 5  # buttons and headings in it
SAID_WITH_NUMBERS = {"Round 3 is over", "Keep the easiest to place"}
