"""What the last post tells for fun, and how much room it has for all."""

from __future__ import annotations

import pytest

from bot.manifest.manifest import MANIFESTS, Manifest, Telling
from bot.manifest.tally import Tally
from bot.table.course.rounds import Round, Turn
from bot.table.game.snapshot import GameSnapshot
from bot.words.posts.ending.finale import COLUMNS, LENGTHS, fair, rows
from bot.words.posts.ending.titles import titles
from bot.words.posts.said import SMALL
from bot.words.texts import Texts
from tests.bot.test_digest import ANN_AGAIN, ANN_SETS, ANN_SHOWS, BEN_SHOWS, turn


async def test_nobody_has_two_titles_and_the_longest_turn_is_told_with_what_it_brought(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    telling = Telling(titles={name: Tally((kind,)) for name, kind in (("beacons", "charted"), ("cards", "showed"))})
    monkeypatch.setitem(MANIFESTS, snapshot.row.kind, Manifest(telling=telling))
    several = [turn(snapshot, 1, 0, ANN_SETS, ANN_AGAIN, ANN_SHOWS, ANN_SHOWS)]
    turns = [Turn(0, several, (0, 0), (5, 0)), Turn(1, [turn(snapshot, 2, 1, BEN_SHOWS)], (5, 0), (5, 9))]
    (line,) = titles(snapshot, [Round(4, (0, 0), (5, 9), turns)], Texts("en"))
    assert line == "-# Ann set the most beacons (2) · longest turn: Ann, 4 steps in round 4 (+5 VP)"
    few = [Turn(0, several[:1], (0, 0), (0, 0)), Turn(0, several[:1], (0, 0), (3, 0))]
    (line,) = titles(snapshot, [Round(1, (0, 0), (3, 0), few)], Texts("en"))
    assert line.endswith("4 steps in round 1 (+3 VP)"), "of equal ones the one that brought more"


def test_lines_have_the_room_that_all_together_have() -> None:
    """English told less than Korean: each line had so many characters. What is short leaves its room to the others."""

    def cut(short: int) -> list[str]:
        return [SMALL + "x" * min(short, 300)]

    assert fair([cut, lambda short: ["short"]], 8) == [cut(300), ["short"]]
    (one,), (other,) = fair([cut, cut], 8)
    assert len(one) == len(other) == len(SMALL) + max(short for short in LENGTHS if short <= 4 * COLUMNS)
    least = fair([cut] * 20, 8)
    assert least == [least[0]] * 20
    assert rows(least[0][0]) == rows(cut(LENGTHS[-1])[0]), "no more rows than the shortest has"
    assert len(least[0][0]) > len(*cut(LENGTHS[-1])), "its last row was empty, and the deed cut"
    assert rows(SMALL + "가" * COLUMNS) == 2 == rows(SMALL + "**" + "a" * 2 * COLUMNS + "**")
    assert rows("a" * COLUMNS) > 2
