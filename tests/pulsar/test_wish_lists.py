"""Wish lists: dice filed beforehand for each pick that is still to come, best first."""

from __future__ import annotations

from rules.core.decisions import Pick
from rules.core.plans import plan_key
from rules.pulsar.game import GAME
from tests.pulsar.kit import Table


def drafting(*dice: int, median: int = 7) -> Table:
    """Seat 0 picks first of three, and these dice are on the board; the median marker lies on the 4."""
    table = Table(3)
    table.state.dice, table.state.median = sorted(dice), median
    return table


def wishes(table: Table, seat: int, filed: dict[str, str] | None = None) -> dict[str, list[str]]:
    """What a seat may wish for now, by the plan it goes into, with what is filed already."""
    ahead = GAME.ahead(table.state, seat, filed or {})
    return {
        key: [option.word for option in wish.ask.options] for key, wish in ahead.items() if isinstance(wish.ask, Pick)
    }


def answer(table: Table, seat: int, pick: int, *wished: str) -> tuple[str, ...] | None:
    """What a list for this pick of the first round answers for the seat that is asked."""
    (question,) = table.pending()
    assert question.seat == seat
    orders = {plan_key(f"1-{pick}", f"wish{rank}"): word for rank, word in enumerate(wished, 1)}
    return GAME.standing(table.state, question, orders)


def test_both_picks_can_be_planned_but_not_the_one_that_is_asked_for() -> None:
    table = drafting(1, 2, 3, 4, 5, 6, 6)
    assert list(wishes(table, 1)) == ["plan:1-1:wish1", "plan:1-2:wish1"]
    assert list(wishes(table, 0)) == ["plan:1-2:wish1"]


def test_a_wish_leads_to_the_next_one_which_does_not_offer_it_again() -> None:
    table = drafting(4, 4, 5, 5, 6, 6, 6)
    first = wishes(table, 1)["plan:1-1:wish1"]
    assert first == [
        "4:stay",
        *(f"{die}:{how}" for die in (5, 6) for how in ("initiative", "engineering", "guard")),
    ]
    then = wishes(table, 1, {"plan:1-1:wish1": "6:guard"})
    assert then["plan:1-1:wish1"] == first
    assert then["plan:1-1:wish2"] == [word for word in first if word != "6:guard"]


def test_the_first_wish_that_is_left_is_taken() -> None:
    table = drafting(1, 2, 3, 4, 4, 5)
    assert answer(table, 0, 1, "6:initiative", "5:engineering", "4:stay") == ("5:engineering",)
    assert answer(table, 0, 1, "6:initiative", "4:stay") == ("4:stay",)


def test_where_nothing_is_left_the_player_is_asked() -> None:
    table = drafting(1, 2, 3)
    assert answer(table, 0, 1, "6:initiative", "5:guard") is None
    assert answer(table, 0, 2, "1:initiative") is None  # a list for the other pick


def test_guarding_spares_the_initiative_of_who_leads() -> None:
    table = drafting(2, 3, 4, 5, 6)
    table.state.initiative = [[], [], [], [0], [1], [2], *[[] for _ in range(9)]]
    assert answer(table, 0, 1, "6:guard") == ("6:engineering",)
    table.state.initiative = [[], [], [], [1], [0], [2], *[[] for _ in range(9)]]
    assert answer(table, 0, 1, "2:guard") == ("2:initiative",)


def test_when_everything_is_wished_for_there_is_no_further_wish() -> None:
    table = drafting(4, 4, 4)
    filed = {"plan:1-1:wish1": "4:stay"}
    assert list(wishes(table, 1, filed)) == ["plan:1-1:wish1", "plan:1-2:wish1"]


def test_a_wish_that_guards_the_order_says_what_it_is_for_a_die_that_moves_back() -> None:
    """A die that moves back never moves initiative while engineering has room, whoever leads."""
    table = drafting(2, 2, 4, 4, 6, 6)
    table.state.median = 7  # on 4
    ask = GAME.ahead(table.state, 1, {})["plan:1-1:wish1"].ask
    assert isinstance(ask, Pick)
    called = {option.word: option.facts["track"] for option in ask.options}
    assert (called["2:guard"], called["6:guard"]) == ("guard", "guard-back")
    table.state.engineering[14], table.state.engineering[7] = [0], [1, 2]
    assert answer(table, 0, 1, "6:guard") == ("6:initiative",)
