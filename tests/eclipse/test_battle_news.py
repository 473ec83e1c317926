"""What is told of battles: each in a line of its own, who won and who lost what before the dice."""

from __future__ import annotations

from bot.words.news import DIGESTS
from bot.words.texts import Texts
from cogs.eclipse import battle_by_battle
from rules.core.flow import Event
from rules.eclipse.combat.phase import parties
from rules.eclipse.frames import Occupation, Phase, SectorCombat
from tests.eclipse.kit import Table


def test_who_won_stands_before_the_dice() -> None:
    events = [Event(kind) for kind in ("passed", "battle", "fired", "fired", "losses", "won", "drew")]
    assert [[event.kind for event in line] for line in battle_by_battle(events)] == [
        ["passed"],
        ["battle", "losses", "won", "drew", "fired", "fired"],
    ]


def test_each_battle_has_a_line_and_what_follows_another() -> None:
    kinds = ("assault", "neutral-fired", "won", "battle", "fired", "won", "produced", "technologies")
    assert [[event.kind for event in line] for line in battle_by_battle([Event(kind) for kind in kinds])] == [
        ["assault", "won", "neutral-fired"],
        ["battle", "won", "fired"],
        ["produced", "technologies"],
    ]


def test_losses_of_a_battle_are_told_side_by_side() -> None:
    table = Table()
    sector = table.sector("102", "0,-1")
    sector.ancients, sector.discovery = 0, False
    table.ships("102", 1, interceptor=1)
    table.ships("102", 0, interceptor=1)
    combat = SectorCombat("102", parties(sector))
    table.state.stack = [Phase("upkeep"), Occupation(), combat]
    table.start(1)
    table.play("p1 engage fire", dice=(1, 6))
    assert table.told("losses") == [{"seat": 0, "tile": "102", "ships": "lost-interceptor:1"}]
    said = Texts("en").event("eclipse", Event("losses", table.told("losses")[0]), ["Ann", "Ben"])
    assert said == "Ann loses in 102: Interceptor × 1"


def test_eclipse_tells_its_turns_so() -> None:
    assert DIGESTS["eclipse"].__qualname__ == battle_by_battle.__qualname__  # the cogs may have been loaded anew
