"""Battles that the rules fight come out as the exact odds say, and one that does not is noticed (18, 77, 78, 87, 49).

`python -m tools.peer.ti4.battles` fights 20,000 of them, of all recorded combats that the game can play.
"""

from __future__ import annotations

import pytest

from testkit.records import golden_files
from tools.peer.ti4.battles import main

FILES = [str(file) for file in golden_files("ti4")]
COMBATS = {
    "c164": "four PDS",
    "c170": "PDS II with Plasma Scoring",
    "c122": "a flagship with a die for each opposing ship",
    "c187": "Assault Cannon",
    "c173": "Experimental Battlestation",
    "c280": "Conventions of War",
    "c190": "Duranium Armor of both",
    "c193": "Morale Boost",
    "c184": "Courageous to the End",
    "c196": "Direct Hit",
    "c208": "Shields Holding",
    "c274": "a war sun above PDS",
    "c278": "bombardment with Plasma Scoring",
    "c293": "Disable",
    "c296": "Fire Team",
    "c107": "C'morran N'orr with other ships",
    "c113": "Arc Secundus",
    "c116": "[0.0.1] with dreadnoughts",
    "c119": "Fourth Moon, and Ambush",
    "c125": "Van Hauge",
    "c140": "Fragile",
    "c191": "Non-Euclidean Shielding",
    "c215": "Prophecy of Ixth",
    "c218": "Dimensional Splicer",
    "c221": "Devotion",
    "c224": "The Alastor",
    "c263": "Harrow",
    "c299": "Tekklar Legion against its owner",
    "c301": "Valkyrie Particle Weave",
    "c302": "Matriarch",
}
NEBULA = "c199"


def fought(*ids: str, battles: int) -> int:
    return main([*FILES, "--only", *ids, "--battles", str(battles)])


def test_battles_come_out_as_the_odds_say(capsys: pytest.CaptureFixture[str]) -> None:
    assert fought(*COMBATS, battles=16 * len(COMBATS)) == 0
    assert f"{len(COMBATS)} passed, 0 failed" in capsys.readouterr().out


def test_a_rule_that_is_wrong_is_noticed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("rules.ti4.tactical.space_combat.NEBULA_BONUS", 5)
    assert fought(NEBULA, battles=60) == 1
    assert f"FAILED {NEBULA}: attacker" in capsys.readouterr().out
