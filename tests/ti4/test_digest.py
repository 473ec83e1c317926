"""What some time of a game has brought everybody: planets, units, points, technologies, what was paid."""

from __future__ import annotations

from typing import Any

from bot.words.texts import Texts
from rules.core.flow import Event, results
from rules.core.hidden import view
from rules.ti4.digest import digest
from tests.ti4.kit import Table
from tests.ti4.scenes import SIX, acting, arrive, attack, battle, landing, neighboring


class Watched:
    """A table from now on."""

    def __init__(self, table: Table) -> None:
        self.table, self.before, self.told = table, view(table.state, None), len(table.events)

    def brought(self) -> list[Event]:
        """What has happened since, for all to see."""
        events = [event for event in self.table.events[self.told :] if event.seen_by is None]
        return digest(self.before, view(self.table.state, None), events)

    def of(self, seat: int | None) -> dict[str, dict[str, Any]]:
        """The same of a seat (None: of nobody), by kind, without whose it is."""
        own = [event for event in self.brought() if event.facts.get("seat") == seat]
        return {event.kind: {k: v for k, v in event.facts.items() if k != "seat"} for event in own}


def test_of_a_battle_it_is_told_who_lost_what() -> None:
    watched = Watched(battle({"cruiser": 2}, {"cruiser": 1}))
    attack(watched.table, "cruiser:304=2", dice=(7, 1, 7))
    assert watched.of(0)["lost-units"] == {"units": "cruiser=1"}
    assert watched.of(1)["lost-units"] == {"units": "cruiser=1"}


def test_a_ship_that_sustains_is_not_lost() -> None:
    watched = Watched(battle({"dreadnought": 1}, {"cruiser": 1}))
    attack(watched.table, "dreadnought:304=1", dice=(5, 7))
    watched.table.play("p1 assign-hits sustain:dreadnought=1")
    assert "lost-units" not in watched.of(0)


def test_a_planet_is_won_by_one_and_lost_by_another() -> None:
    watched = Watched(landing({"infantry": 1}))
    arrive(watched.table)
    watched.table.play("p1 commit wellon=3", dice=(8, 8, 1, 1))
    assert watched.of(0)["won-planets"] == {"planets": "wellon", "places": "203"}
    assert watched.of(1)["lost-planets"] == {"planets": "wellon", "places": "203"}
    assert watched.of(1)["lost-units"] == {"units": "infantry=1"}


def test_points_of_what_is_no_objective_are_told_with_what_brought_them() -> None:
    """A phase was said to have brought two points, of which one was explained."""
    table = Table()
    player = table.state.players[0]
    player.vp["shard-of-the-throne"] = 1
    watched = Watched(table)
    player.vp |= {"custodians": 1, "imperial": 2, "shard-of-the-throne": 0}
    told = [event for event in watched.brought() if event.kind in ("points-of", "lost-points")]
    assert [(event.kind, event.facts["source"], event.facts["points"]) for event in told] == [
        ("points-of", "custodians", 1),
        ("points-of", "mecatol-rex-held", 2),
        ("lost-points", "shard-of-the-throne", 1),
    ]
    said = [Texts("en").digest("ti4", event) for event in told]
    assert said == [
        "1 VP from the custodians token",
        "2 VP from Mecatol Rex (Imperial)",
        "1 VP lost with the Shard of the Throne",
    ]


def test_strategy_cards_that_were_taken_are_told_and_goods_that_lie_on_others() -> None:
    watched = Watched(Table())
    watched.table.cards(*SIX)
    assert watched.of(0)["took-cards"] == {"cards": "leadership construction"}
    watched.table.state.strategy_goods["imperial"] = 1
    assert Event("card-goods", {"card": "imperial", "count": 1}) in watched.brought()


def test_what_is_paid_and_gained_is_added_up() -> None:
    watched = Watched(neighboring())
    watched.table.play("p1 deal with:p2", "p1 terms give:commodities=3 get:trade-goods=2", "p2 offers accept:p1")
    assert (watched.of(0)["paid"], watched.of(0)["gained"]) == (
        {"amounts": "commodities=3"},
        {"amounts": "trade-goods=2"},
    )


def test_an_offer_lies_on_the_table_for_somebody() -> None:
    watched = Watched(neighboring())
    watched.table.play("p1 deal with:p2", "p1 terms give:commodities=3")
    assert Event("offer", {"giver": 0, "receiver": 1}) in watched.brought()


def test_points_objectives_technologies_laws_and_notes_are_told_as_they_have_changed() -> None:
    watched = Watched(acting())
    player, state = watched.table.player(), watched.table.state
    player.scored.append("corner-the-market")
    player.technologies.append("fighter-2")
    watched.table.give_note(0, "support-for-the-throne.2")
    watched.table.enact("anti-intellectual-revolution")
    state.objectives.append("corner-the-market")
    state.speaker = 2
    own = watched.of(0)
    assert own["points"] == {"points": 2, "change": 2}
    assert own["scored"] == {"objectives": "corner-the-market"}
    assert own["learned"] == {"technologies": "fighter-2"}
    assert own["got-notes"] == {"notes": "support-for-the-throne"}
    assert watched.of(None).keys() == {"revealed", "laws", "speaker"}


def test_of_hands_the_numbers_are_told_alone() -> None:
    table = acting()
    table.deal_cards(1, "sabotage.1")
    watched = Watched(table)
    table.deal_cards(1, "sabotage.1", "bribery.1", "spy.1")
    assert watched.of(1)["hand"] == {"count": 3, "change": 2}


def test_what_was_exhausted_or_taken_by_an_effect_was_not_paid() -> None:
    """An agenda exhausted six planets, and their owner was said to have paid ten resources."""
    watched, lost = Watched(acting()), results({}, {"resources": 4})
    told = [
        Event("exhausted", {"seat": 0, "planet": "abyz", **lost}),
        Event("produced", {"seat": 0, "units": "", **lost}),
    ]
    told += [Event("exhausted-planets", {"seat": 0, "planets": "abyz", "agenda": "mutiny", **lost})]
    watched.table.events += [*told, Event("pillaged", {"seat": 0, "target": 1, **results({}, {"trade-goods": 1})})]
    assert watched.of(0)["paid"] == {"amounts": "resources=4"}
    assert watched.of(0)["lost-amounts"] == {"amounts": "trade-goods=1"}


def test_where_nothing_has_happened_only_points_are_told() -> None:
    assert {event.kind for event in Watched(acting()).brought()} == {"points"}


def test_infantry_that_went_over_is_lost_and_goods_that_were_taken_are_not_paid() -> None:
    """A picture counted the infantry, and the post did not; commodities that a card took were "paid"."""
    told = [
        Event("indoctrinated", {"seat": 0, "target": 1, "planet": "wellon"}),
        Event("gave-commodities", {"seat": 1, **results({}, {"commodities": 4})}),
    ]
    state = view(acting().state, None)
    found = {event.kind: event.facts for event in digest(state, state, told) if event.facts.get("seat") == 1}
    assert found["lost-units"]["units"] == "infantry=1"
    assert found["lost-amounts"]["amounts"] == "commodities=4"
    assert "paid" not in found
