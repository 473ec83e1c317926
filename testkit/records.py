"""Records of peers' games for tests of replays: those that lie in the tree, and files of own ones."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

GOLDEN = Path(__file__).parents[1] / "tests" / "golden"


def golden_files(game_id: str) -> list[Path]:
    """The packed files of records of a game in the tree (`tests/golden/<game>`), by name; [] where it has none."""
    return sorted((GOLDEN / game_id).glob("*.jsonl.gz"))


def golden_records(game_id: str) -> Iterator[dict[str, Any]]:
    """All records of a game that lie in the tree, as read from JSON, file by file; unpacked as they are asked for."""
    for file in golden_files(game_id):
        with gzip.open(file) as lines:
            yield from map(json.loads, lines)


def written(folder: Path, *records: Any) -> str:
    """The path of the new file `own.jsonl` in `folder`, which holds these records as JSON, a line each.

    It takes the place of one that was written there before. Raises TypeError for what is no JSON.
    """
    file = folder / "own.jsonl"
    file.write_text("\n".join(map(json.dumps, records)), "utf-8")
    return str(file)


def packed(folder: Path, *records: Any) -> str:
    """The path of a new packed file that holds these records."""
    file = Path(written(folder, *records) + ".gz")
    file.write_bytes(gzip.compress(file.with_suffix("").read_bytes()))
    return str(file)
