"""What is said beside options that lead into a battle, and of the next upkeep (ui, from the rules' own data)."""

from __future__ import annotations

from random import Random
from time import process_time

import pytest

from bot.words.texts import Texts
from rules.core import hidden
from rules.core.play import copy
from rules.eclipse.battle.fleets import Fight, squadron
from rules.eclipse.battle.profiles import Profile
from rules.eclipse.battle.steps import begin
from rules.eclipse.combat_phase.phase import parties
from rules.eclipse.economy.tracks import upkeep
from rules.eclipse.forecast import EFFORT, GREAT_BATTLES, forecast, known_odds
from rules.eclipse.frames import Move, Occupation, Phase, SectorCombat
from rules.eclipse.game import GAME
from rules.eclipse.odds import odds
from rules.eclipse.phases.upkeep import outlook
from tests.eclipse.fights import ANCIENT, CRUISER, INTERCEPTOR
from tests.eclipse.kit import Table

BESIDE = "0,-1"  # the place between the center and the home sector of the first seat
SECONDS = 3.0  # of work; three times what is aimed at, for a slow machine
MOST = (("interceptor", 8), ("cruiser", 4), ("dreadnought", 2), ("starbase", 4))


def before_a_move(*, ancients: int = 1) -> Table:
    """The first seat has two cruisers beside a sector with ancients, and is to move."""
    table = Table()
    sector = table.sector("102", BESIDE)
    sector.ancients, sector.discovery = ancients, False
    table.ships(table.home().tile, 0, cruiser=2)
    table.state.stack.append(Move(0, 3))
    return table


def percent(chance: float) -> str:
    return f"{100 * chance:.0f}%"


def told(table: Table, kind: str, seat: int = 0) -> dict[str, dict[str, str | int]]:
    found = forecast(hidden.view(table.state, seat), table.question(kind, seat))
    return {word: dict(facts) for word, facts in found.items()}


def test_a_move_into_a_battle_has_its_odds() -> None:
    table = before_a_move()
    home = table.home().tile
    found = told(table, "move")
    ancient = squadron("ancient", "defender", ANCIENT)
    for ships, word in ((1, f"cruiser:{home}:102"), (2, f"cruiser:{home}:102:2")):
        expected = odds([squadron("cruiser", "attacker", CRUISER, ships), ancient])
        assert found[word]["odds"] == percent(expected.attacker)
        assert found[word]["losses"] == f"{ships - sum(expected.survivors[0]):.1f}"
    alone = odds([squadron("interceptor", "attacker", INTERCEPTOR), ancient])
    assert found[f"interceptor:{home}:102"]["odds"] == percent(alone.attacker)


def test_a_move_without_a_battle_has_none() -> None:
    assert told(before_a_move(ancients=0), "move") == {}


def test_ships_that_are_there_already_fight_along() -> None:
    table = before_a_move()
    table.ships("102", 0, cruiser=1)
    fleet = [squadron("cruiser", "attacker", CRUISER, 2), squadron("ancient", "defender", ANCIENT)]
    assert told(table, "move")[f"cruiser:{table.home().tile}:102"]["odds"] == percent(odds(fleet).attacker)


def test_whoever_stood_there_first_defends() -> None:
    """The owner of the disc comes back to a sector that another has entered: the other one attacks."""
    table = before_a_move(ancients=0)
    table.sector("102").disc = 0
    table.ships("102", 1, interceptor=2)
    fleet = [squadron("interceptor", "attacker", INTERCEPTOR, 2), squadron("cruiser", "defender", CRUISER)]
    assert told(table, "move")[f"cruiser:{table.home().tile}:102"]["odds"] == percent(odds(fleet).defender)


def test_the_same_position_has_the_same_odds_and_does_not_change() -> None:
    table = before_a_move()
    before = copy(GAME, table.state)
    known_odds.cache_clear()
    first = told(table, "move")
    known_odds.cache_clear()
    assert told(table, "move") == first
    assert table.state == before


def in_battle() -> Table:
    """A cruiser of the first seat meets a cruiser of the second, which has missed."""
    table = Table()
    sector = table.sector("102", BESIDE)
    sector.ancients, sector.discovery = 0, False
    table.ships("102", 1, cruiser=1)
    table.ships("102", 0, cruiser=1)
    table.state.stack = [Phase("upkeep"), Occupation(), SectorCombat("102", parties(sector))]
    table.start()
    table.play("p2 activation rule", dice=(1,))
    return table


def test_firing_on_and_retreating_are_compared() -> None:
    table = in_battle()
    found = told(table, "engage")
    retreat = found[f"retreat:{table.home().tile}"]
    assert _number(found["fire"]["odds"]) > _number(retreat["odds-all-the-same"])
    assert _number(found["fire"]["losses"]) > _number(retreat["losses"])


def _number(said: str | int) -> float:
    return float(str(said).removesuffix("%"))


@pytest.mark.parametrize("effort", [EFFORT])
def test_great_fleets_do_not_take_long(effort: float) -> None:
    rng = Random(1)
    for _ in range(2):
        fight = great(rng)
        began = process_time()
        odds(fight, effort=effort)
        assert process_time() - began < SECONDS


def test_of_many_great_battles_only_some_are_looked_at() -> None:
    table = before_a_move(ancients=0)
    table.ships(table.home().tile, 0, dreadnought=2)
    for seat in (0, 1):
        table.ships("102", seat, interceptor=4, cruiser=4)
    words = [word for word, option in table.options("move").items() if option.facts.get("battle")]
    assert len([word for word in told(table, "move") if word in words]) == GREAT_BATTLES < len(words)


def great(rng: Random) -> Fight:
    """All ships of two players meet."""
    return begin(
        [
            squadron(kind, side, Profile(rng.randint(0, 6), 3, 2, 2, (1, 1, 2)), count)
            for side in ("attacker", "defender")
            for kind, count in MOST
        ]
    )


def test_a_quick_forecast_is_near_the_exact_one() -> None:
    rng = Random(2)
    for _ in range(10):
        fleet = [
            squadron(kind, side, Profile(rng.randint(0, 3), rng.randint(0, 2), 1, 0, (1,)), rng.randint(1, 3))
            for side in ("attacker", "defender")
            for kind in ("cruiser", "interceptor")
        ]
        assert odds(fleet, effort=EFFORT).attacker == pytest.approx(odds(fleet).attacker, abs=0.1)


def test_the_next_upkeep_is_told_with_what_one_more_disc_costs() -> None:
    table = Table()
    player = table.player()
    player.money, player.discs = 5, 6
    facts = outlook(table.state, 0)
    assert facts["upkeep"] == upkeep(player)
    assert facts["left"] == 5 + facts["produced"] - upkeep(player)
    assert facts["more"] == upkeep(player, 1) - upkeep(player)
    missing = upkeep(player, 1) - facts["produced"]
    assert facts["rounds"] == 5 // missing
    player.track["money"] = 0
    assert outlook(table.state, 0)["rounds"] == outlook(table.state, 0)["last"] == 9
    assert (facts["always"], outlook(table.state, 0)["always"]) == (0, 1)


@pytest.mark.parametrize(
    ("rounds", "always", "said"),
    [(0, 0, "1 a round, **not payable**"), (3, 0, "1 a round, payable for 3 rounds"), (9, 1, "1 a round, payable")],
)
def test_for_how_long_one_more_disc_can_be_paid_is_said_in_words(rounds: int, always: int, said: str) -> None:
    facts = {"produced": 3, "upkeep": 0, "left": 5, "short": 0, "more": 1, "discs": 12}
    assert said in Texts("en")("eclipse-outlook", **facts, rounds=rounds, always=always)


def test_there_is_no_upkeep_after_the_end() -> None:
    table = Table()
    table.state.results[0] = {"sectors": 3}
    assert outlook(table.state, 0) == {}
