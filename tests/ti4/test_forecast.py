"""What a panel says of a combat: of ships that fight on or move into one, and of ground forces that land."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.pictures.forecaster import with_foreseen
from bot.table.game.answering import options_of
from bot.ui.panel.asked import Where
from bot.ui.panel.question_controls import controls
from bot.ui.panel.spreading.allocation import allocation
from bot.ui.panel.spreading.controls import answers_shown
from bot.words.effects import described
from bot.words.labels import Labels
from bot.words.texts import Texts
from rules.core.decisions import Allocate, Decision, Facts, Option, choose
from rules.ti4.chances import odds_to_win
from rules.ti4.forecast import forecast, reaching
from rules.ti4.frames import SpaceCombat
from rules.ti4.odds.fleets import Fleet, Means, Squadron
from rules.ti4.odds.printed import printed_unit
from rules.ti4.odds.reckoning import odds
from tests.ti4.kit import Table
from tests.ti4.scenes import acting, arrive, attack, battle, landing

NO_MEANS = Means()
ENEMY = (("carrier", 1), ("fighter", 2))


def asked(own: dict[str, int], enemy: dict[str, int]) -> Table:
    """The defender of a space combat is asked about a retreat."""
    table = battle(own, enemy)
    table.lay("202", "19", 1)
    table.staying = False
    attack(table, *(f"{kind.replace('_', '-')}:304={number}" for kind, number in own.items()))
    assert table.asked() == [(1, "retreat")]
    return table


def test_of_equal_fleets_either_side_is_as_likely_to_win() -> None:
    table = asked({"cruiser": 1}, {"cruiser": 1})
    told = forecast(table.state, table.pending(1)[0])["stay"]
    table.play("p2 retreat stay")
    assert told == forecast(table.state, table.pending(0)[0])["stay"]
    win = 0.4 * 0.6 / (1 - 0.6 * 0.6)  # one hits before the other does, or both at once
    assert told == {"odds": f"{100 * win:.0f}%", "losses": f"{0.4 / (1 - 0.36):.1f}"}


def test_the_barrage_is_over() -> None:
    table = battle({"destroyer": 1}, {"carrier": 1, "fighter": 2})
    table.lay("202", "19", 1)
    table.staying = False
    attack(table, "destroyer:304=1", dice=(1, 1))
    told = forecast(table.state, table.pending(1)[0])["stay"]["odds"]
    sides = [
        Fleet((Squadron(printed_unit("destroyer"), 1),)),
        Fleet(tuple(Squadron(printed_unit(id), n) for id, n in ENEMY)),
    ]
    again = odds(*sides, place="space").defender  # with the barrage that has fallen already
    assert int(str(told).rstrip("%")) > 100 * again + 1


def test_of_other_questions_nothing_is_foreseen() -> None:
    table = battle({"cruiser": 1}, {"cruiser": 1})
    action = next(each for each in table.pending(0) if each.kind == "action")
    assert forecast(table.state, replace(action, kind="take-up-token")) == {}


def moving(own: dict[str, int], enemy: dict[str, int]) -> Table:
    """The first player is asked what moves into a system of the second."""
    table = battle(own, enemy)
    table.play("p1 action activate:203")
    assert table.asked() == [(0, "move")]
    return table


def test_beside_a_move_stand_the_odds_of_the_battle_it_begins() -> None:
    table = moving({"cruiser": 2}, {"cruiser": 1})
    question = table.pending(0)[0]
    sides = [Fleet((Squadron(printed_unit("cruiser"), number),)) for number in (2, 1)]
    found = odds(*sides, place="space")
    lost = 2 - sum(found.survivors[0][0])
    told = {"odds": f"{100 * found.attacker:.0f}%", "losses": f"{lost:.1f}"}
    assert forecast(table.state, question) == {"cruiser:304=2": told}
    table.lay("203", "19")
    assert forecast(table.state, question) == {}  # nobody is there any more


def test_space_cannons_in_range_fire_before_the_battle_of_a_move() -> None:
    table = moving({"cruiser": 2}, {"cruiser": 1})
    before = forecast(table.state, table.pending(0)[0])["cruiser:304=2"]
    table.lay("202", "19", 1)
    table.put("wellon", 1, pds=2)
    assert forecast(table.state, table.pending(0)[0])["cruiser:304=2"] == before  # they reach their own system only
    table.player(1).technologies.append("pds-2")
    again = forecast(table.state, table.pending(0)[0])["cruiser:304=2"]
    assert percent(again) < percent(before)


def offering(question: Decision, *words: str) -> Decision:
    """The question with these answers of one word as those that a panel lists."""
    ask = question.ask
    assert isinstance(ask, Allocate)
    return replace(question, ask=replace(ask, offers=tuple((word,) for word in words)))


def percent(told: Facts) -> int:
    return int(str(told["odds"]).rstrip("%"))


def test_beside_a_landing_stand_the_odds_of_its_ground_combats() -> None:
    table = landing({"infantry": 2})
    arrive(table)
    question = next(each for each in table.pending(0) if each.kind == "commit")
    told = forecast(table.state, offering(question, "wellon=3", "wellon=1"))
    assert told.keys() == {"wellon=3", "wellon=1"}
    sides = [
        Fleet((Squadron(printed_unit(table.player(seat).units["infantry"].id), number),))
        for seat, number in ((0, 3), (1, 2))
    ]
    assert told["wellon=3"]["odds"] == f"{100 * odds(*sides, place='planet').attacker:.0f}%"
    assert percent(told["wellon=1"]) < percent(told["wellon=3"])


def test_a_landing_where_nobody_is_has_no_odds() -> None:
    table = landing({})
    arrive(table)
    question = next(each for each in table.pending(0) if each.kind == "commit")
    assert forecast(table.state, offering(question, "wellon=3")) == {}


def test_the_odds_of_a_battle_count_the_barrage_until_it_is_over() -> None:
    table = battle({"destroyer": 2}, {"carrier": 1, "fighter": 3})
    table.deal_cards(1, "sabotage.1")
    attack(table, "destroyer:304=2")
    assert table.asked() == [(1, "battle-plan")]
    before = odds_to_win(table.state)
    assert before.keys() == {0, 1}
    combat = next(frame for frame in table.state.frames() if isinstance(frame, SpaceCombat))
    combat.step = "defender"
    assert odds_to_win(table.state)[0] < before[0]


def test_nobody_fights_without_a_battle() -> None:
    assert odds_to_win(battle({"cruiser": 1}, {"cruiser": 1}).state) == {}


def pressed(table: Table, question: Decision, group: str | None = None) -> str:
    """What the controls of a question say, with what is foreseen of all that they list."""
    ask = question.ask
    assert isinstance(ask, Allocate)
    listed = replace(question, ask=replace(ask, offers=tuple(answers_shown(question, group, 0))))
    place = Where("game", 0, group, foreseen=forecast(table.state, listed))
    rows = controls(question, Labels(Texts("en"), "ti4", ("Ann", "Ben", "Cid")), place)
    return str([row.to_component_dict() for row in rows])


def test_odds_stand_beside_proposals_of_moves_and_on_what_is_put_together() -> None:
    table = moving({"cruiser": 2}, {"cruiser": 1})
    question = table.pending(0)[0]
    assert "From 304: 2 cruisers → 89% to win, 0.6 ships lost" in pressed(table, question)
    ask = question.ask
    assert isinstance(ask, Allocate)
    one = allocation(ask, None).of(("cruiser:304=1",))
    assert "Choose: From 304: 1 cruiser → 38% to win, 0.6 ships lost" in pressed(table, question, str(one))


def test_odds_stand_beside_every_number_that_lands() -> None:
    table = landing({"infantry": 2})
    arrive(table)
    said = pressed(table, next(each for each in table.pending(0) if each.kind == "commit"))
    assert said.count("to win, ") == 3
    assert "ground forces lost" in said


def test_abilities_flagships_and_laws_of_both_sides_are_reckoned_with() -> None:
    """Unrelenting against Fourth Moon: the odds of the fleets that the game lets fight."""
    table = acting("sardakk", "mentak", "xxcha")
    for seat in (0, 1):
        table.clear(seat)
        table.player(seat).technologies.clear()
    table.put("304", 0, dreadnought=2)
    table.put("203", 1, flagship=1)
    table.play("p1 action activate:203")
    own = Fleet((Squadron(printed_unit("exotrireme"), 2),), Means(bonus=1))
    found = odds(own, Fleet((Squadron(printed_unit("fourth-moon"), 1),)), place="space")
    decision = next(each for each in table.pending(0) if each.kind == "move")
    told = forecast(table.state, decision)["dreadnought:304=2"]
    assert told["odds"] == f"{100 * found.attacker:.0f}%"


def moved(table: Table, **ships: int) -> str:
    """The odds that stand beside the move of these ships into the battle."""
    table.play("p1 action activate:203")
    words = tuple(f"{kind.replace('_', '-')}:304={number}" for kind, number in ships.items())
    question = next(each for each in table.pending(0) if each.kind == "move")
    assert isinstance(question.ask, Allocate)
    asked_for = replace(question, ask=replace(question.ask, offers=(words,)))
    return str(forecast(table.state, asked_for)[" ".join(words)]["odds"])


def reckoned(ours: Means, theirs: Means = NO_MEANS) -> str:
    """The odds of two cruisers against one with these means."""
    own = Fleet((Squadron(printed_unit("cruiser"), 2),), ours)
    found = odds(own, Fleet((Squadron(printed_unit("cruiser"), 1),), theirs), place="space")
    return f"{round(100 * found.attacker)}%"


def battle_of(faction: str, enemy: str = "hacan", *filed: str) -> Table:
    """Two cruisers of a faction may come to one of an enemy."""
    table = battle({"cruiser": 2}, {"cruiser": 1}, factions=(faction, enemy, "xxcha"))
    table.player().filed = " ".join(filed)
    return table


def test_powers_that_nobody_regrets_are_reckoned_with() -> None:
    """Ambush of Mentak, unless its player has said never."""
    assert moved(battle_of("mentak"), cruiser=2) == reckoned(Means(ambush=True))
    never = battle_of("mentak", "hacan", "ambush:never")
    assert moved(never, cruiser=2) == reckoned(Means())


def test_the_ambush_of_the_other_side_is_reckoned_with() -> None:
    table = battle_of("sol", "mentak")
    assert moved(table, cruiser=2) == reckoned(Means(), Means(ambush=True))


def test_powers_that_cost_something_are_reckoned_with_if_they_were_said_to_be_used_always() -> None:
    """Munitions Reserves of Letnev, as often as there are two trade goods for it."""
    table = battle_of("letnev", "hacan", "munitions-reserves:always")
    table.player().trade_goods = 5
    assert moved(table, cruiser=2) == reckoned(Means(rerolled_rounds=2))
    table = battle_of("letnev")
    table.player().trade_goods = 5
    assert moved(table, cruiser=2) == reckoned(Means())


def test_a_splicer_is_reckoned_with_where_there_is_a_wormhole() -> None:
    table = battle_of("creuss")
    table.player().technologies.append("dimensional-splicer")
    without = moved(table, cruiser=2)
    assert without == reckoned(Means())
    table = battle_of("creuss")
    table.player().technologies.append("dimensional-splicer")
    table.state.galaxy["203"].wormhole_tokens.append("alpha")
    assert moved(table, cruiser=2) == reckoned(Means(dimensional_splicer=True))


def test_beside_a_system_stands_how_many_ships_can_come() -> None:
    table = acting()
    home = next(place for place, system in table.state.galaxy.items() if system is table.state.home(0))
    decision = next(each for each in table.pending(0) if each.kind == "action")
    told = forecast(table.state, decision)
    before = table.state.active
    places = [option.word.partition(":")[2] for option in options_of(decision) if option.word.startswith("activate:")]
    reached = {place: number for place in places if (number := reaching(table.state, 0, place))}
    assert told == {f"activate:{place}": {"reach": number} for place, number in reached.items()}
    assert home not in reached  # they are there
    assert reached
    assert table.state.active == before


@pytest.mark.parametrize(("locale", "said"), [("en", "1 ship can come"), ("ko", "함선 1척이 올 수 있음")])
def test_how_many_ships_can_come_stands_behind_what_it_costs(locale: str, said: str) -> None:
    option = Option("activate:101", "ring-1", {"place": "101", "system": "25"}, {"tactic": 1})
    foreseen = with_foreseen(choose(0, "action", [option]), {"activate:101": {"reach": 1}})
    _, costs, gains = Labels(Texts(locale), "ti4", ("Ann", "Ben")).described(foreseen, options_of(foreseen)[0])
    assert said in described(costs, gains, 100)
