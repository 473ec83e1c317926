"""`docs/rules/ti4-proof.md` leaves no paragraph and no ruling out, and each file and test that it names is there."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from tests.ti4.test_sections import OF_THE_EXPANSION, SECTIONS

ROOT = Path(__file__).parents[2]
RULES, TESTS, DOCS = ROOT / "rules" / "ti4", ROOT / "tests" / "ti4", ROOT / "docs" / "rules"
PAGE = (DOCS / "ti4-proof.md").read_text("utf-8")
ROW = re.compile(r"\| (?P<number>[A-Z]*[\d.]*[a-z]?) \| (?P<rule>[^|]+) \| (?P<files>[^|]+) \| (?P<proof>[^|]+) \|")
NAMED = re.compile(r"`([a-z_0-9]+\.py)::(\w+)`")
CODED = re.compile(r"`([^`]+)`")
SET_UP, TRAPS, RULINGS = (1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12), range(1, 16), range(1, 46)


@cache
def names_of(file: str) -> frozenset[str]:
    """The names of all tests of a file."""
    body = ast.parse((TESTS / file).read_text("utf-8")).body
    return frozenset(each.name for each in body if isinstance(each, ast.FunctionDef) and each.name.startswith("test_"))


ROWS = [ROW.fullmatch(line) for line in PAGE.splitlines() if re.match(r"\| [A-Z]*\d|\| FAQ", line)]
FOUND = {row["number"]: row for row in ROWS if row}


def test_every_row_has_its_four_columns_and_its_own_number() -> None:
    assert all(ROWS)
    assert len(FOUND) == len(ROWS)


def test_no_paragraph_trap_or_ruling_is_left_out() -> None:
    expected = {
        *(f"S{number}" for number in SET_UP),
        *(str(number) for number in SECTIONS if number not in OF_THE_EXPANSION),
        *(f"T{number}" for number in TRAPS),
        *(f"R{number}" for number in RULINGS),
        "FAQ",
    }
    assert {number for number in FOUND if re.fullmatch(r"[A-Z]*\d*", number)} == expected
    assert {re.sub(r"\.\d+$|[a-z]$", "", number) for number in FOUND} == expected


@pytest.mark.parametrize("number", FOUND)
def test_a_rule_is_proven_by_tests_that_are_there_or_is_a_choice_in_words(number: str) -> None:
    named = NAMED.findall(FOUND[number]["proof"])
    assert named or "choice: " in FOUND[number]["proof"]
    assert [f"{file}::{name}" for file, name in named if name not in names_of(file)] == []


@pytest.mark.parametrize("number", FOUND)
def test_the_file_of_a_rule_is_there(number: str) -> None:
    files = CODED.findall(FOUND[number]["files"])
    assert files
    assert [file for file in files if not (RULES / file).exists()] == []


def test_each_file_and_test_of_the_rule_page_is_there() -> None:
    """A file without its folder is in that of the file before it; names behind colons are for `tests/test_pages.py`."""
    written = (DOCS / "ti4.md").read_text("utf-8")
    rows = [line.split("|")[1:4] for line in written.splitlines() if line.count("|") == 4 and ".py`" in line]
    for section, files, proofs in rows:
        folder = ""
        for file in (each.partition(":")[0] for each in CODED.findall(files)):
            assert any(RULES.glob(file)) or (RULES / folder / file).exists(), (section, file)
            folder = file.rpartition("/")[0] or folder
        for proof in CODED.findall(proofs):
            assert (TESTS / proof).exists() or (ROOT / proof).exists(), (section, proof)
    assert len({section + files for section, files, _ in rows}) == len(rows)


def test_the_rule_page_leads_here() -> None:
    assert "(ti4-proof.md)" in (DOCS / "ti4.md").read_text("utf-8")
