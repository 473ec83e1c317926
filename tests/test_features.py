"""`docs/features.md` names every feature once, and for each that is there a test or a file that is there."""

from __future__ import annotations

import re
from pathlib import Path

DOCS = Path(__file__).parents[1] / "docs"
ROW = re.compile(r"\| (\d+) \| [^|]+ \| (yes|partly|no) \| ([^|]*) \|([^|]*) \|")
LINK = re.compile(r"\]\(([^)]+)\)")
FEATURES = range(1, 79)


def rows() -> list[tuple[int, str, str, list[str]]]:
    """The rows: number, whether it is there, how, and the files that prove it."""
    written = (DOCS / "features.md").read_text("utf-8")
    found = [ROW.fullmatch(line) for line in written.splitlines() if re.match(r"\| \d", line)]
    assert all(found)
    return [(int(row[1]), row[2], row[3].strip(), LINK.findall(row[4])) for row in found if row]


def test_every_feature_has_a_row() -> None:
    assert [number for number, _, _, _ in rows()] == [*FEATURES]


def test_what_is_there_is_proven_and_what_lacks_is_said() -> None:
    for number, there, how, proof in rows():
        assert all((DOCS / path).exists() for path in proof), number
        assert there != "yes" or proof, number
        assert there != "partly" or how, number
