"""Nobody learns who could cancel a card: a rule that tells is caught; windows are alike with the card and without."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random

import pytest

from rules.core.play import Move, parse, step
from rules.ti4.cards import moments
from rules.ti4.cards.playing import is_announced
from rules.ti4.components.action_cards import name_of
from rules.ti4.game import GAME
from rules.ti4.state import State
from testkit.dice import Dice
from testkit.laws.base import Broken, Station
from testkit.laws.silence import asked, told_law
from tests.ti4.kit import Table
from tests.ti4.scenes import acting, attack, battle

TRIES = 30  # other worlds that look the same to somebody
WINDOWS = 200
SABOTAGE, OTHER = "sabotage.1", "summit.1"


def announcing(*, held: str = SABOTAGE) -> Table:
    """The first player is about to play a card on a planet of the second, who holds this."""
    table = acting("sol", "hacan", "xxcha")
    table.lay("203", "19", 1)
    table.put("wellon", 1, infantry=2)
    table.deal_cards(0, "plague.1")
    table.deal_cards(1, held)
    table.deal_cards(2, "spy.1")
    return table


def station(table: Table) -> Station:
    """The announcement, as the laws look at it."""
    return Station("silence", 7, GAME.codec.dump_json(table.state), Move(0, "action", ("card:plague.1:wellon",)))


def looked_at_from_other_worlds() -> None:
    """The law, with hands that others could hold as well."""
    here = station(announcing())
    for seed in range(TRIES):
        told_law(GAME, here, Random(seed))


def only_who_can(state: State, name: str, seats: Iterable[int]) -> list[int]:
    """A rule that tells: those alone are asked who hold a Sabotage."""
    able = [seat for seat in seats if any(name_of(copy) == "sabotage" for copy in state.players[seat].hand)]
    return moments.printed_order(state, able)


def test_a_window_tells_nobody_who_could_cancel() -> None:
    looked_at_from_other_worlds()


def test_to_ask_those_alone_who_hold_the_card_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moments, "_holders", only_who_can)
    with pytest.raises(Broken, match="told"):
        looked_at_from_other_worlds()


def test_to_pass_when_asked_counts_at_once_since_instructions_of_others_speak_then() -> None:
    table = battle({"cruiser": 2}, {"cruiser": 2})
    table.deal_cards(0, "summit.1")
    table.deal_cards(1, "spy.1")
    attack(table, "cruiser:304=2")
    table.play("p1 battle-plan ask", "p2 battle-plan")
    assert table.asked() == [(0, "play-now")]
    assert step(GAME, table.state, parse("p1 play-now pass"), Dice()).counts_at_once


def test_the_last_to_decline_a_secondary_ability_cannot_take_that_back_where_a_moment_follows() -> None:
    """Whoever was let in has replenished, and a Trade Agreement speaks when all others have answered."""
    table = Table("sol", "hacan", "xxcha")
    table.cards("trade", "warfare", "imperial", "leadership", "technology", "construction")
    table.player().technologies.append("fleet-logistics")  # so that no turn ends with the answer
    table.give_note(2, "trade-agreement.2")
    table.play("p1 action strategic:trade", "p1 share-trade p2")
    assert table.asked() == [(2, "secondary")]
    assert step(GAME, table.state, parse("p3 secondary decline"), Dice()).counts_at_once


def test_windows_ask_a_seat_as_often_with_the_card_as_without() -> None:
    counted = {SABOTAGE: Counter[str](), OTHER: Counter[str]()}
    tables = {held: announcing(held=held) for held in counted}
    for seed in range(WINDOWS):
        for held, kinds in counted.items():
            table = tables[held].again()
            table.state.options["announced"] = Random(seed).choice(("all", "heavy", "none"))
            rolled = () if is_announced(table.state, "plague") else (1, 1)
            table.play("p1 action card:plague.1:wellon", dice=rolled)
            kinds.update(f"{question.seat} {question.kind}" for question in table.pending())
            kinds[str(asked(GAME, table.state))] += 1
    assert counted[SABOTAGE] == counted[OTHER]
