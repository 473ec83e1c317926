"""`docs/features.md` and `docs/threats.md` name everything once, and each proof is a file that is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[1] / "docs"
FEATURE = re.compile(r"\| (\d+) \| [^|]+ \| (yes|partly|no) \| ([^|]*) \|([^|]*) \|")
THREAT = re.compile(r"\| (\d+) \| [^|]+ \|() ([^|]*) \|([^|]*) \|")
LINK = re.compile(r"\]\(([^)]+)\)")
FEATURES, THREATS = range(1, 79), range(1, 36)
NOTHING = "nothing to try"

Row = tuple[int, str, str, list[str]]


def rows(document: str, form: re.Pattern[str]) -> list[Row]:
    """The rows of a document: number, whether a feature is there, how, and the files that prove it."""
    written = (DOCS / document).read_text("utf-8")
    found = [form.fullmatch(line) for line in written.splitlines() if re.match(r"\| \d", line)]
    assert all(found)
    return [(int(row[1]), row[2], row[3].strip(), LINK.findall(row[4])) for row in found if row]


@pytest.mark.parametrize(
    ("document", "form", "all_of_them"), [("features.md", FEATURE, FEATURES), ("threats.md", THREAT, THREATS)]
)
def test_each_has_a_row_and_every_proof_is_there(document: str, form: re.Pattern[str], all_of_them: range) -> None:
    found = rows(document, form)
    assert [number for number, _, _, _ in found] == [*all_of_them]
    assert [number for number, _, _, proof in found if not all((DOCS / path).exists() for path in proof)] == []


def test_a_feature_that_is_there_is_proven_and_what_lacks_is_said() -> None:
    for number, there, how, proof in rows("features.md", FEATURE):
        assert there != "yes" or proof, number
        assert there != "partly" or how, number


def test_a_threat_without_a_test_says_why() -> None:
    for number, _, how, proof in rows("threats.md", THREAT):
        assert proof or NOTHING in how, number
