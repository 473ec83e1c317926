"""The computer player: its answers are legal, games are won by points, and what it judges is judged soundly."""

from __future__ import annotations

from random import Random

from rules.core.chance import chance
from rules.core.decisions import Answer, Decision, Option, Pick, allocation
from rules.core.game import Setup
from rules.core.hidden import view
from rules.core.play import Move, start, step
from rules.ti4.components.planets import PLANETS
from rules.ti4.computer.answers import answers
from rules.ti4.computer.military.expeditions import Expeditions
from rules.ti4.computer.saving import to_spend
from rules.ti4.computer.tokens import spread_tokens
from rules.ti4.economy.spending import available
from rules.ti4.game import GAME
from rules.ti4.scoring.victory import points_to_win
from rules.ti4.state import State
from tests.ti4.battle_card_scenes import fought
from tests.ti4.battle_power_scenes import attack as attack_with_all
from tests.ti4.battle_power_scenes import fighting
from tests.ti4.card_scenes import holding
from tests.ti4.kit import Table
from tests.ti4.scenes import acting, attack, battle

TWO_PLANETS = "35"  # Bereg and Lirta IV


def first_answer(table: Table, seat: int = 0) -> Answer:
    """What the computer answers to the open question of a seat."""
    question = next(each for each in table.pending(seat) if each.awaited)
    return next(answers(view(table.state, seat), question, Random(1)))


def played(seats: int, seed: str) -> State:
    """A game among computers; the first answer of each is taken, so that one that is refused ends it."""
    state: State = start(GAME, Setup(seats), seed)
    moves = 0
    while questions := [question for question in GAME.pending(state) if question.awaited]:
        question, moves = questions[0], moves + 1
        forced = question.ask.forced()
        answer = forced
        if answer is None:
            answer = next(answers(view(state, question.seat), question, Random(f"{seed}/{moves}")))
        step(GAME, state, Move(question.seat, question.kind, answer), chance(seed, moves))
    return state


def test_a_game_among_computers_is_won_by_points() -> None:
    state = played(3, "crown")
    assert max(GAME.scores(state)) >= points_to_win(state)


def test_it_does_not_attack_a_superior_fleet() -> None:
    table = battle({"cruiser": 2, "carrier": 1}, {"dreadnought": 3})
    assert Expeditions(table.state, 0).best("203") is None
    assert first_answer(table) != ("activate:203",)


def test_it_attacks_an_inferior_fleet_with_all_it_needs() -> None:
    table = battle({"dreadnought": 3, "cruiser": 2}, {"cruiser": 2})
    found = Expeditions(table.state, 0).best("203")
    assert found is not None
    assert sum(found.moves.values()) > 2


def test_it_takes_the_planets_of_a_system_in_reach() -> None:
    table = acting("sol", "hacan", "xxcha")
    system = table.lay("203", TWO_PLANETS)
    table.player().spent_cards = [*table.player().strategy_cards]
    assert first_answer(table) == ("activate:203",)
    table.play("p1 action activate:203")
    table.play(" ".join(("p1 move", *first_answer(table))))
    table.play(" ".join(("p1 commit", *first_answer(table))))
    assert {planet.owner for planet in system.planets} == {0}


def test_it_lands_where_it_probably_wins_and_nowhere_else() -> None:
    table = acting("sol", "hacan", "xxcha")
    table.lay("203", TWO_PLANETS, owner=1)
    table.put("bereg", 1, infantry=6)
    table.play("p1 action activate:203", "p1 move carrier:304=1 infantry:jord=4")
    assert set(allocation(first_answer(table))) == {"lirta-iv"}


def test_it_scores_what_it_can_of_either_sort() -> None:
    """What planets pay for goes before what will still be fulfilled in the next round."""
    table = Table("sol", "hacan", "xxcha")
    ids = {"expand-borders": "public", "erect-a-monument": "public", "control-the-region": "secret"}
    options = tuple(Option(id, group, {"objective": id}) for id, group in ids.items())
    question = Decision(0, "score", Pick(options, 0, 2), ())
    answer = next(answers(table.state, question, Random(1)))
    assert {*answer} == {"erect-a-monument", "control-the-region"}


def test_it_keeps_resources_for_an_objective() -> None:
    table = acting("sol", "hacan", "xxcha")
    player = table.player()
    player.trade_goods, table.state.round = 12, 3
    table.state.objectives = ["expand-borders", "erect-a-monument"]
    assert to_spend(table.state, player) == available(table.state, player, "resources") - 8
    player.scored = ["erect-a-monument"]
    assert to_spend(table.state, player) == available(table.state, player, "resources")


def test_it_pays_for_the_custodians_and_lands() -> None:
    table = acting("sol", "hacan", "xxcha")
    table.player().trade_goods = 6
    table.put("101", 0, carrier=1, infantry=2)
    table.play("p1 action activate:000", "p1 move carrier:101=1 infantry:101=2")
    paid = allocation(first_answer(table))
    assert sum(number if word == "trade-goods" else PLANETS[word].influence for word, number in paid.items()) >= 6
    table.play(" ".join(("p1 custodians", *first_answer(table))))
    table.play(" ".join(("p1 commit", *first_answer(table))))
    assert table.player().vp == {"custodians": 1}
    assert table.state.planet("mecatol-rex").owner == 0


def test_its_fleet_pool_holds_its_fleets() -> None:
    table = acting("sol", "hacan", "xxcha")
    table.put("203", 0, cruiser=4)
    pools = allocation(spread_tokens(table.state, table.player(), 9))
    assert pools["fleet"] >= 4
    assert sum(pools.values()) == 9


def test_it_plays_a_card_that_pays_for_an_action() -> None:
    table = holding("mining-initiative.1")
    table.player().pools.tactic = 0
    table.player().spent_cards = [*table.player().strategy_cards]
    assert first_answer(table) == ("card:mining-initiative.1:jord",)


def test_it_cancels_what_is_against_itself_and_nothing_else() -> None:
    for target, answer in ((2, ("sabotage.1",)), (3, ())):
        table = holding("insubordination.1")
        table.deal_cards(1, "sabotage.1")
        table.play(f"p1 action card:insubordination.1:p{target}")
        assert first_answer(table, 1) == answer


def test_in_a_battle_it_plays_what_it_holds() -> None:
    table = fought({"cruiser": 1}, {"cruiser": 1}, "morale-boost.1")
    attack(table, "cruiser:304=1")
    assert first_answer(table) == ("morale-boost:always",)


def test_powers_are_used_in_battles_where_they_are_worth_it() -> None:
    table = fighting("yin", "sol", {"cruiser": 2}, {"carrier": 1})
    attack_with_all(table)
    assert {*first_answer(table)} == {"devotion:last-ship", "devotion:worth"}
    table = fighting("mentak", "sol", {"cruiser": 2}, {"carrier": 1})
    attack_with_all(table)
    assert first_answer(table) == ("ambush:always",)
