"""Planning the round: what can be said beforehand, what a plan answers, when the player is asked all the same."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from itertools import combinations
from random import Random
from typing import Any

import pytest

from rules.core.decisions import Answer, Decision, Illegal
from rules.core.game import Setup, effective
from rules.core.hidden import view
from rules.core.plans import plan
from rules.core.play import Move, copy, step
from rules.race.designs import CARDS, PHYSICAL, START_WORLDS, design_of
from rules.race.game import GAME
from rules.race.phases.solving import Result, _kept, best, best_consume
from rules.race.state import State
from tests.race.kit import PLAIN, Table
from tools.waits import People, Sitting

CONSUMERS = [card for card in PHYSICAL if CARDS["second"][card].of("consume") and card not in START_WORLDS]
SINGLE = [card for card in CONSUMERS if design_of(card) == card]


def ahead(table: Table, seat: int = 0, **orders: Any) -> list[str]:
    """What can be planned, by the names within the round."""
    found = GAME.ahead(view(table.state, seat), seat, planned(table, **orders))
    return [order.split(":", 2)[2] for order in found]


def planned(table: Table, **orders: str) -> dict[str, str]:
    """Orders of this round: `pay__gem_world="a b"` is `plan:1:pay:gem-world`."""
    return {
        f"plan:{table.state.round}:{name.replace('__', ':').replace('_', '-')}": words for name, words in orders.items()
    }


def answered(table: Table, kind: str, orders: Mapping[str, str], seat: int = 0) -> Answer | None:
    """What the orders answer to an open question."""
    (question,) = [asked for asked in table.pending() if (asked.seat, asked.kind) == (seat, kind)]
    return GAME.standing(view(table.state, seat), question, orders)


def obedient(table: Table, **orders: str) -> None:
    """Let seat 0 be answered by orders, the other by defaults, until actions are chosen again."""
    mine = planned(table, **orders)
    while "actions" not in table.kinds():
        question = next(one for one in table.pending() if not one.settled)
        answer = GAME.standing(view(table.state, question.seat), question, mine) if question.seat == 0 else None
        table.play(str(Move(question.seat, question.kind, question.default if answer is None else answer)))


# what can be planned


def test_before_the_choice_the_action_is_planned_first() -> None:
    table = Table()
    assert ahead(table)[0] == "actions"
    assert "file" not in ahead(table)
    assert ahead(table, actions="develop")[-1] == "file"


def test_after_the_choice_every_phase_that_may_come_can_be_planned() -> None:
    table = Table()
    table.give(0, "gem-world", "public-works", "drop-ships")
    table.play("p1 actions develop")
    assert ahead(table) == ["develop", "settle"]


def test_after_the_cards_are_shown_only_phases_that_come_can_be_planned() -> None:
    table = Table()
    table.give(0, "gem-world", "public-works", "drop-ships")
    table.choose("explore1", "settle")
    assert ahead(table) == ["settle"]


def test_payment_can_be_planned_once_the_card_is() -> None:
    table = Table()
    table.give(0, "gem-world", "drop-ships", "space-marines", "public-works")
    table.play("p1 actions settle")
    assert ahead(table, settle="gem-world") == ["develop", "settle", "pay:gem-world"]
    table.give(0, "gem-world", "drop-ships", "space-marines")
    assert ahead(table, settle="gem-world") == ["develop", "settle"]


def test_payment_can_be_planned_while_others_choose_what_to_place() -> None:
    table = Table()
    table.give(0, "gem-world", "drop-ships", "space-marines", "public-works")
    table.choose("settle", "settle")
    table.play("p1 settle gem-world")
    assert ahead(table) == ["pay:gem-world"]


def test_the_next_phase_can_be_planned_while_others_pay() -> None:
    table = Table()
    table.give(0, "space-marines", "gem-world", "drop-ships", "comet-zone", "public-works", "space-port")
    table.give(1, "mining-robots", "colony-ship", "expedition-force")
    table.choose("develop", "settle")
    table.play("p1 develop space-marines", "p2 develop mining-robots", "p1 pay drop-ships")
    assert ahead(table, settle="gem-world") == ["settle", "pay:gem-world"]


def test_what_is_planned_away_cannot_be_planned_twice() -> None:
    table = Table()
    table.give(0, "space-marines", "gem-world", "drop-ships", "comet-zone")
    table.play("p1 actions develop")
    orders = planned(table, develop="space-marines", pay__space_marines="gem-world")
    settle = GAME.ahead(view(table.state, 0), 0, orders)["plan:1:settle"]
    assert "gem-world" not in [option.word for option in settle.ask.options]


def test_a_card_kept_from_exploring_can_be_planned_with_at_once() -> None:
    table = Table()
    table.give(0, "drop-ships", "space-marines", "space-port")
    table.draws("gem-world", "comet-zone", "rebel-outpost", "mining-robots", "public-works")
    table.choose("explore1", "settle")
    assert "gem-world" in table.words(0, "explore")
    table.play("p1 explore gem-world comet-zone")
    assert ahead(table, settle="gem-world") == ["settle", "pay:gem-world"]


def test_nothing_is_planned_while_an_answer_is_owed_that_a_plan_would_hang_on() -> None:
    table = Table()
    table.give(0, "gem-world", "drop-ships", "space-marines")
    table.choose("settle", "produce")
    assert ahead(table) == []


def test_a_single_world_to_sell_and_a_solved_consumption_need_no_plan() -> None:
    table = Table("old-earth", "new-sparta")
    table.load(0, "gem-world")
    table.play("p1 actions trade")
    assert ahead(table) == ["develop", "settle"]


def test_choices_of_trade_consume_and_windfall_can_be_planned() -> None:
    table = Table("epsilon-eridani", "new-sparta")
    table.lay(0, "new-survivalists", "refugee-world")
    table.load(0, "gem-world", "asteroid-belt")
    assert {"consume:0"} < set(ahead(table, actions="double"))
    assert {"goods:epsilon-eridani:1"} < set(ahead(table, actions="double", consume__0="epsilon-eridani:1"))
    table.lay(0, "pre-sentient-race")
    assert "windfall:bonus" in ahead(table, actions="produce")


def test_goods_of_which_one_is_worth_more_and_one_would_stay_can_be_planned() -> None:
    table = Table()
    table.load(0, "gem-world", "asteroid-belt")
    assert "trade" in ahead(table, actions="trade")


def test_each_of_several_sales_is_planned_for_itself() -> None:
    table = Table()
    table.lay(0, "black-market-trading-world")
    table.load(0, "gem-world", "pirate-world", "asteroid-belt")
    plan: dict[str, Any] = {"actions": "trade", "trade": "pirate-world", "consume__0": "black-market-trading-world:0"}
    sales = [order for order in ahead(table, **plan) if order.startswith("trade")]
    assert sales == ["trade", "trade:black-market-trading-world:0"]
    table.choose("trade", "produce")
    orders = planned(table, **plan, trade__black_market_trading_world__0="asteroid-belt")
    assert answered(table, "trade", orders) == ("pirate-world",)
    table.play("p1 trade pirate-world", "p1 consume black-market-trading-world:0")
    assert answered(table, "trade", orders) == ("asteroid-belt",)


def test_too_many_cards_can_be_planned_away() -> None:
    table = Table()
    table.give(0, *PLAIN["novelty"], *PLAIN["rare"], *PLAIN["genes"])
    assert "limit" in ahead(table)


def test_cards_that_are_drawn_meanwhile_cannot_be_planned_with() -> None:
    table = Table("terraforming-colonists", "new-sparta")
    table.lay(0, "refugee-world", "runaway-robots")
    plan: dict[str, Any] = {
        "actions": "produce",
        "windfall__bonus": "runaway-robots",  # draws the only card there will be
        "windfall__terraforming_colonists__1": "refugee-world",
    }
    assert ahead(table, **plan)[3:] == ["windfall:bonus", "windfall:terraforming-colonists:1", "file"]
    table.give(0, "gem-world")
    assert ahead(table, **plan)[5:] == ["colonists:refugee-world", "file"]


@pytest.mark.parametrize("number", range(6))
def test_rounds_can_be_planned_whatever_the_table_plays(number: int) -> None:
    rng = Random(f"plans/{number}")
    options = {option.id: rng.choice(option.choices) for option in GAME.options}
    seats = rng.choice([2, 2, 3, 4])
    setup = Setup(seats, effective(GAME, seats, options))
    tally = Sitting(GAME, setup, f"plans/{number}", People(plans=True)).game_over()
    assert tally.waits <= 2.2 * tally.rounds + 2
    assert tally.planned


def test_what_can_be_planned_follows_from_what_the_seat_sees() -> None:
    table = Table()
    table.give(0, "gem-world", "public-works")
    orders = planned(table, actions="settle", settle="gem-world")
    before = GAME.ahead(view(table.state, 0), 0, orders)
    GAME.rearrange(table.state, 0, Random(3))
    assert GAME.ahead(view(table.state, 0), 0, orders) == before


# what cannot be planned


def refused(table: Table, **orders: str) -> dict[str, str]:
    """Why answers of a plan of seat 0 are refused, by the names within the round."""
    found = GAME.refused(view(table.state, 0), 0, planned(table, **orders))
    return {order.split(":", 2)[2]: refusal.code for order, refusal in found.items()}


def test_a_pair_of_actions_that_cannot_be_chosen_cannot_be_planned() -> None:
    table = Table(two_player="experienced")
    assert refused(table, actions="develop2 settle") == {"actions": "second-alone"}
    assert refused(table, actions="develop develop2") == {}


def test_a_payment_that_does_not_pay_cannot_be_planned() -> None:
    table = Table()
    table.lay(0, "colony-ship")
    table.give(0, "comet-zone", "drop-ships", "space-marines", "public-works", "gem-world")
    plan = {"actions": "settle", "settle": "comet-zone"}
    assert refused(table, **plan, pay__comet_zone="drop-ships space-marines public-works") == {}
    assert refused(table, **plan, pay__comet_zone="colony-ship") == {}
    assert refused(table, **plan, pay__comet_zone="drop-ships colony-ship") == {"pay:comet-zone": "payment"}


def test_goods_that_must_differ_and_do_not_cannot_be_planned() -> None:
    table = Table()
    table.lay(0, "diversified-economy", "galactic-trendsetters")
    table.load(0, "gem-world", "artist-colony", "asteroid-belt", "pre-sentient-race")
    plan = {"actions": "double", "consume__0": "diversified-economy:0"}
    alike, apart = "gem-world artist-colony asteroid-belt", "gem-world asteroid-belt pre-sentient-race"
    assert refused(table, **plan, goods__diversified_economy__0=apart) == {}
    assert refused(table, **plan, goods__diversified_economy__0=alike) == {"goods:diversified-economy:0": "goods-alike"}


# what a plan answers


def test_a_planned_round_asks_nothing_more() -> None:
    table = Table()
    table.give(0, "space-marines", "gem-world", "drop-ships", "public-works", "comet-zone", "space-port")
    table.choose("develop", "settle")
    obedient(
        table,
        develop="space-marines",
        pay__space_marines="drop-ships",
        settle="gem-world",
        pay__gem_world="public-works comet-zone",
    )
    assert table.p1.tableau[1:] == ["space-marines", "gem-world"]
    assert table.p1.hand == ["space-port"]


def test_the_planned_action_is_chosen_when_the_plan_is_filed() -> None:
    table = Table()
    assert answered(table, "actions", planned(table, actions="settle")) is None
    assert answered(table, "actions", planned(table, actions="settle", file="now")) == ("settle",)


def test_a_lower_price_takes_the_first_of_the_planned_cards() -> None:
    table = Table()
    table.give(0, "drop-ships", "space-marines", "gem-world", "comet-zone", "public-works")
    table.choose("develop", "produce")
    table.play("p1 develop drop-ships", "p2 develop none")
    orders = planned(table, pay__drop_ships="comet-zone gem-world space-marines public-works")
    assert answered(table, "pay", orders) == ("comet-zone", "gem-world", "space-marines")


def test_a_plan_that_has_become_impossible_asks() -> None:
    table = Table()
    table.give(0, "space-marines", "gem-world", "drop-ships")
    table.choose("develop", "produce")
    assert answered(table, "develop", planned(table, develop="mining-robots")) is None
    table.play("p1 develop space-marines", "p2 develop none")
    assert answered(table, "pay", planned(table, pay__space_marines="comet-zone")) is None


def test_a_payment_that_has_come_to_give_something_away_asks() -> None:
    table = Table("new-sparta", "star-nomad-raiders")
    table.lay(0, "new-military-tactics")
    table.give(0, "former-penal-colony", "pirate-world")
    table.choose("settle", "produce")
    for world, answer in (("pirate-world", ("new-military-tactics",)), ("former-penal-colony", None)):
        fresh = deepcopy(table)
        fresh.play(f"p1 settle {world}", "p2 settle none")
        plan = {f"plan:1:pay:{world}": "new-military-tactics"}
        assert answered(fresh, "pay", plan) == answer


def test_a_plan_of_another_round_means_nothing() -> None:
    table = Table()
    table.give(0, "space-marines", "gem-world", "drop-ships")
    table.choose("develop", "produce")
    assert answered(table, "develop", {"plan:2:develop": "space-marines"}) is None


def test_planned_powers_are_used_in_order_as_far_as_they_can() -> None:
    table = Table("epsilon-eridani", "new-sparta")
    table.lay(0, "new-survivalists", "public-works")
    table.load(0, "gem-world", "artist-colony")
    table.choose("double", "produce")
    orders = planned(table, consume__0="old-earth:1", consume__1="public-works:1", consume__2="epsilon-eridani:1")
    assert answered(table, "consume", orders) == ("public-works:1",)


def test_a_question_that_nothing_fits_waits_for_its_player() -> None:
    table = Table()
    table.give(0, "gem-world")
    table.choose("settle", "develop")
    assert table.words(0, "develop") == ["none"]
    assert answered(table, "develop", {"place": "ask"}) is None
    assert answered(table, "develop", {"place": "none-when-nothing-fits"}) == ("none",)


def test_cards_that_are_too_many_go_in_the_planned_order() -> None:
    table = Table()
    table.give(0, *PLAIN["novelty"], *PLAIN["rare"], *PLAIN["genes"])
    table.choose("produce", "produce")
    orders = planned(table, limit="gem-world radioactive-world asteroid-belt")
    assert answered(table, "limit", orders) == ("gem-world", "radioactive-world")


# a plan among the orders


def test_a_new_plan_drops_the_one_of_another_round() -> None:
    orders = plan({"place": "ask", "plan:2:develop": "x", "plan:2:pay:x": "a b"}, "plan:3:settle", ("y",))
    assert orders == {"place": "ask", "plan:3:settle": "y"}


# the best way to consume


def consuming(rng: Random) -> Table:
    """Somebody with a few goods and powers is about to consume."""
    table = Table("new-sparta", "earths-lost-colony")
    table.lay(0, *rng.sample(SINGLE, rng.randint(1, 4)))
    worlds = [world for worlds in PLAIN.values() for world in worlds]
    table.load(0, *rng.sample(worlds, rng.randint(1, 4)))
    table.choose(rng.choice(["double", "trade", "produce"]), "double")
    return table


def results(state: State) -> list[Result]:
    """All best results, by playing every answer by the rules. Gambles and cards of the hand are left out."""
    mine = [question for question in GAME.pending(state) if question.seat == 0 and question.kind != "gamble"]
    if not mine or mine[0].kind not in ("consume", "goods", "trade"):
        return [_result(state)]
    after = [_after(state, mine[0], answer) for answer in _answers(mine[0])]
    return best(result for one in after if one for result in results(one)) or [_result(state)]


def _answers(question: Decision) -> list[Answer]:
    words = [option.word for option in question.ask.options if not _apart(option.word)]
    return list(combinations(words, question.ask.least))


def _apart(word: str) -> bool:
    card, _, index = word.rpartition(":")
    powers = CARDS["second"][card].powers if card else ()
    return word == "pass" or (bool(powers) and powers[int(index)].effect in ("gamble", "hand-cards"))


def _after(state: State, question: Decision, answer: Answer) -> State | None:
    fresh: State = copy(GAME, state)
    try:
        step(GAME, fresh, Move(0, question.kind, answer), Random(1))
    except Illegal:
        return None
    return fresh


def _result(state: State) -> Result:
    player = state.players[0]
    left = tuple(sorted(_kept(state, player, good.world) for good in player.goods))
    return Result(player.chips, len(player.hand), left)


@pytest.mark.parametrize("seed", range(25))
def test_the_answer_is_the_only_best_one(seed: int) -> None:
    table = consuming(Random(f"consume/{seed}"))
    while mine := [one for one in table.pending() if one.seat == 0 and one.kind in ("consume", "goods", "trade")]:
        answer = best_consume(view(table.state, 0), 0)
        top = results(copy(GAME, table.state))
        if answer is None:
            return
        assert len(top) == 1
        after = _after(table.state, mine[0], answer)
        assert after is not None
        assert results(after) == top
        table.state = after


def test_points_against_cards_are_asked() -> None:
    table = Table("epsilon-eridani", "new-sparta")
    table.lay(0, "new-vinland")
    table.load(0, "asteroid-belt")
    table.choose("double", "produce")
    assert answered(table, "consume", {"consume": "solve"}) is None


def test_a_set_comes_before_what_would_break_it() -> None:
    table = Table("earths-lost-colony", "new-sparta")
    table.lay(0, "public-works", "mining-league")
    table.load(0, "asteroid-belt", "radioactive-world")
    table.choose("double", "explore1")
    table.until("consume")
    assert answered(table, "consume", {"consume": "solve"}) == ("mining-league:0",)
    assert answered(table, "consume", {"consume": "ask"}) is None


def test_goods_that_could_be_kept_are_asked() -> None:
    table = Table("earths-lost-colony", "new-sparta")
    table.lay(0, "consumer-markets")
    table.load(0, "gem-world", "deserted-alien-outpost")
    table.choose("double", "explore1")
    table.until("consume")
    assert answered(table, "consume", {"consume": "solve"}) is None


@pytest.mark.parametrize(
    ("power", "drawing", "other"),
    [("public-works:1", "gem-world", "artist-colony"), ("terraforming-robots:1", "runaway-robots", "asteroid-belt")],
)
def test_of_alike_goods_that_of_a_world_which_draws_when_it_produces_again_is_consumed(
    power: str, drawing: str, other: str
) -> None:
    for worlds in ((drawing, other), (other, drawing)):
        table = Table("new-sparta", "star-nomad-raiders")
        table.lay(0, power.partition(":")[0])
        table.load(0, *worlds)
        table.choose("double", "produce")
        table.play(f"p1 consume {power}")
        assert answered(table, "goods", {}) == (drawing,)


def test_too_much_to_try_is_asked() -> None:
    table = Table("old-earth", "new-sparta")
    table.lay(0, *SINGLE)
    for worlds in PLAIN.values():
        table.load(0, *(world for world in worlds))
    table.choose("double", "explore1")
    table.until("consume")
    assert best_consume(view(table.state, 0), 0) is None
