"""Standing orders: what is answered without asking, and when somebody is asked after all."""

from __future__ import annotations

from random import Random

import pytest

from bot.store.rows import MoveRow
from bot.ui.boards import log_view
from bot.words.labels import Labels
from bot.words.texts import Texts
from rules.core import hidden
from rules.core.decisions import Answer
from rules.core.flow import Execution
from rules.eclipse.combat_phase.activation import ActivationRule
from rules.eclipse.combat_phase.battle_rule import fight_of, seat_of
from rules.eclipse.combat_phase.decisions import battle_of
from rules.eclipse.combat_phase.phase import parties
from rules.eclipse.frames import Activation, Bombard, NextTurn, Occupation, Phase, SectorCombat
from rules.eclipse.game import GAME
from rules.eclipse.planning.standing_orders import ORDERS
from tests.eclipse.kit import Table

BESIDE = "0,-1"


def ordered(table: Table, kind: str, seat: int = 0, **orders: str) -> Answer | None:
    """What orders answer to an open question."""
    return GAME.standing(hidden.view(table.state, seat), table.question(kind, seat), orders)


def meeting(own: dict[str, int], others: dict[str, int], *dice: int) -> Table:
    """Ships of both seats in a sector beside the first one's home; the second was there first."""
    table = Table()
    sector = table.sector("102", BESIDE)
    sector.ancients, sector.discovery = 0, False
    table.ships("102", 1, **others)
    table.ships("102", 0, **own)
    table.state.stack = [Phase("upkeep"), Occupation(), SectorCombat("102", parties(sector))]
    table.start(*dice)
    return table


def test_ships_retreat_when_the_odds_fall_below_the_order() -> None:
    table = meeting({"interceptor": 1}, {"cruiser": 2})
    retreat = (f"retreat:{table.home().tile}",)
    assert ordered(table, "engage") is None
    assert ordered(table, "engage", battle="fire") == ("fire",)
    assert ordered(table, "engage", battle="below-50") == retreat


def test_ships_fire_on_while_the_odds_are_good() -> None:
    table = meeting({"interceptor": 8}, {"cruiser": 1})
    assert ordered(table, "engage", battle="below-50") == ("fire",)


@pytest.mark.parametrize(("order", "stays"), [("below-35", True), ("below-50", False)])
def test_the_number_of_the_order_counts(order: str, *, stays: bool) -> None:
    """Two interceptors win about 41 of 100 battles against a cruiser."""
    table = meeting({"interceptor": 2}, {"cruiser": 1})
    assert (ordered(table, "engage", battle=order) == ("fire",)) is stays


def test_ships_retreat_to_where_most_others_of_their_owner_are() -> None:
    table = Table()
    sector = table.sector("102", BESIDE)
    sector.ancients, sector.discovery = 0, False
    table.sector("001").disc, table.sector("001").defended = 0, False
    table.ships("001", 0, interceptor=3)
    table.ships("102", 1, cruiser=2)
    table.ships("102", 0, interceptor=1)
    table.state.stack = [Phase("upkeep"), Occupation(), SectorCombat("102", parties(sector))]
    table.start()
    assert set(table.options("engage")) == {"fire", "to-the-end", "retreat:001", f"retreat:{table.home().tile}"}
    assert ordered(table, "engage", battle="below-50") == ("retreat:001",)


def test_dice_population_and_reputation_follow_orders() -> None:
    kinds = {order.id: order.answers for order in ORDERS}
    assert kinds["dice"] == ("assign",)
    table = Table()
    table.ships(table.home(1).tile, 0, dreadnought=1)
    table.state.stack.append(Bombard(0, table.home(1).tile))
    assert ordered(table, "bombard") == ("attack",)
    assert ordered(table, "bombard", population="spare") == ("spare",)
    assert ordered(table, "bombard", population="ask") is None


def passed(*, enemies: int) -> Table:
    """The first seat has passed, and so many enemy ships are in its home sector when it could react."""
    table = Table()
    table.play("p1 action pass", "p1 end end")
    table.ships(table.home().tile, 1, interceptor=enemies)
    _next_turn(table)
    return table


def _next_turn(table: Table) -> None:
    """The turn of the first seat comes round."""
    table.state.stack = [*(each for each in table.state.stack if each.at in ("round", "phase")), NextTurn(0)]
    table.start()


def test_no_reaction_is_asked_for_until_somebody_attacks() -> None:
    assert ordered(passed(enemies=0), "reaction") == ("pass",)
    attacked = passed(enemies=1)
    assert ordered(attacked, "reaction") is None
    assert ordered(attacked, "reaction", reactions="none") == ("pass",)
    assert ordered(passed(enemies=0), "reaction", reactions="ask") is None


def test_whoever_does_not_react_is_asked_again_when_more_come() -> None:
    table = passed(enemies=1)
    table.play("p1 reaction pass")
    _next_turn(table)
    assert ordered(table, "reaction") == ("pass",)
    table.ships(table.home().tile, 1, cruiser=1)
    assert ordered(table, "reaction") is None


def test_whoever_reacts_is_asked_again_at_once() -> None:
    table = passed(enemies=1)
    table.player().materials = 20
    table.play("p1 reaction build", f"p1 build cruiser:{table.home().tile}=1", "p1 end end")
    _next_turn(table)
    assert ordered(table, "reaction") is None


def test_enemies_one_has_gone_to_are_no_attack() -> None:
    table = Table()
    table.ships(table.home(1).tile, 0, interceptor=1)
    table.play("p1 action pass", "p1 end end")
    _next_turn(table)
    assert ordered(table, "reaction") == ("pass",)


def tied(*, ancients: bool = False) -> Table:
    """Interceptors and cruisers are equally quick, also those of seat 1, who was there first, or ancients were."""
    table = Table()
    sector = table.sector("102", BESIDE)
    sector.ancients, sector.discovery = int(ancients), False
    for player in table.state.players:
        player.blueprints["cruiser"][1] = "nuclear-drive"
    if not ancients:
        table.ships("102", 1, interceptor=1, cruiser=1)
    table.ships("102", 0, **({"interceptor": 1, "cruiser": 1} if ancients else {"interceptor": 1}))
    table.state.stack = [Phase("upkeep"), Occupation(), SectorCombat("102", parties(sector))]
    table.start()
    return table


def activations(table: Table, seat: int, *answers: str) -> list[str]:
    """The squadrons as they are activated once these answers are given, seat and class; nothing is rolled yet."""
    frame = table.state.stack[-1]
    assert isinstance(frame, Activation)
    for answer in answers:
        table.question("activation", seat).ask.check((answer,))
        ActivationRule().do(Execution(table.state, Random(1), table.state.stack), frame, (answer,))
    if table.state.stack[-1] is frame:
        assert table.asked(seat) == set()
        ActivationRule().run(Execution(table.state, Random(1), table.state.stack), frame)
    battle = battle_of(table.state)
    fight = fight_of(table.state, battle)
    squadrons = [fight.squadrons[place] for place in fight.order]
    return [f"{seat_of(battle, each.side)} {each.ship}" for each in squadrons]


def test_the_defender_decides_the_order_of_equal_initiative() -> None:
    """Of all that are equal, the attacker's too ("Understanding combat"); usually the defender's small ones first."""
    assert activations(tied(), 1, "rule") == ["1 interceptor", "1 cruiser", "0 interceptor"]
    large_first = ["1 cruiser", "1 interceptor", "0 interceptor"]
    assert activations(tied(), 1, "own-cruiser", "rule") == large_first
    assert activations(tied(), 1, "own-cruiser", "own-interceptor") == large_first
    assert activations(tied(), 1, "enemy-interceptor", "rule") == ["0 interceptor", "1 interceptor", "1 cruiser"]


def test_of_ships_that_fight_ancients_their_owner_decides() -> None:
    table = tied(ancients=True)
    assert table.asked(0) == {"activation"}
    assert activations(table, 0, "own-cruiser") == ["0 cruiser", "0 interceptor", "-1 ancient"]


def test_a_standing_order_says_in_which_order_ships_are_activated() -> None:
    table = tied()
    assert ordered(table, "activation", 1) == ("rule",)
    assert ordered(table, "activation", 1, activation="ask") is None
    assert ordered(table, "activation", 1, activation="largest") == ("own-cruiser",)
    table.play("p2 activation own-cruiser")
    assert ordered(table, "activation", 1, activation="largest") == ("own-interceptor",)


def test_nobody_is_asked_where_initiative_says_it() -> None:
    assert meeting({"interceptor": 1}, {"cruiser": 2}).asked(1) == set()


@pytest.mark.parametrize(
    ("locale", "value", "said"),
    [
        ("en", "best", "by default: "),
        ("en", "ask", "by your order: "),
        ("ko", "best", "기본 자동 응답: "),
        ("ko", "ask", "내 자동 응답: "),
    ],
)
def test_what_holds_where_nothing_is_set_is_no_order_of_ones_own(locale: str, value: str, said: str) -> None:
    move = MoveRow("g", 1, "", 0, "order", 1, 1, False, False, (), 0, why=f"reputation={value}")
    labels = Labels(Texts(locale), "eclipse", ("Ann", "Ben"))
    assert log_view._why(move, GAME, labels, 0).startswith(f" ({said}")
