"""Every action card: played, cancelled before it does anything, refused, and two of a name where one is enough (2)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from random import Random

import pytest

from rules.core.flow import Execution
from rules.core.play import copy as stored
from rules.ti4.cards.card import Card
from rules.ti4.cards.frames import Played
from rules.ti4.components.action_cards import ACTION_CARDS, DECK, name_of
from rules.ti4.game import GAME
from rules.ti4.state import State
from tests.ti4 import agenda_scenes as agendas
from tests.ti4 import battle_card_scenes as battles
from tests.ti4 import card_scenes as actions
from tests.ti4.card_scenes import holding
from tests.ti4.kit import Table
from tests.ti4.scenes import SIX, attack

Scene = Callable[[], Table]
CANCELLING = "sabotage.4"


def burying() -> Table:
    """Ancient Burial Sites, before the first agenda."""
    table = Table()
    table.lay("203", "20", 1)
    table.state.galaxy["000"].custodians = False
    table.cards(*SIX)
    table.deal_cards(0, "ancient-burial-sites.1")
    table.play("p1 instructions file:ancient-burial-sites:most")
    for player in table.state.players:
        player.spent_cards = [*player.strategy_cards]
    for seat in (0, 1, 2):
        table.play(f"p{seat + 1} action pass")
    while not table.told("agenda"):
        table.default()
    return table


def disabling() -> Table:
    """Disable, and bombardment above a PDS."""
    table = battles.disabling()
    table.play("p1 battle-plan disable:always", dice=(5,))
    return table


def vetoing() -> Table:
    """Veto, and another agenda."""
    table = agendas.council("mutiny", "veto.1")
    table.play("p1 council veto.1", "p2 council vote:for exhaust:kamdorn", "p3 council")
    return table


def presiding() -> Table:
    """Politics Rider: its player becomes the speaker."""
    table = agendas.council("mutiny", "politics-rider.1", options={"announced": "none"})
    table.state.speaker = 1
    table.play("p1 council politics-rider.1:for", "p2 council vote:for exhaust:kamdorn", "p3 council")
    return table


def cancelling() -> Table:
    """Sabotage, as an instruction says."""
    table = holding("plague.1", announced="none")
    table.lay("203", "19", 1)
    table.deal_cards(1, "sabotage.1")
    table.play("p2 instructions file:sabotage:mine", "p1 action card:plague.1:wellon")
    return table


def buying() -> Table:
    """Bribery, after the speaker has voted."""
    table = agendas.council("mutiny", "bribery.1", options={"announced": "none"})
    table.player().trade_goods = 6
    table.state.planet("archon-ren").exhausted = False
    table.play("p1 instructions file:bribery:three", "p1 council vote:for exhaust:jord")
    table.play("p2 council", "p3 council vote:against exhaust:archon-ren exhaust:archon-tau")
    return table


PLAYED: Mapping[str, tuple[Scene, int]] = {  # the scene in which a card is played, and who plays it
    "ancient-burial-sites": (burying, 0),
    "assassinate-representative": (agendas.silencing, 2),
    "bribery": (buying, 0),
    "bunker": (battles.bunkers, 1),
    "confusing-legal-text": (agendas.instead, 0),
    "construction-rider": (agendas.riding("construction-rider"), 0),
    "courageous-to-the-end": (battles.courage, 1),
    "cripple-defenses": (actions.exhausting, 0),
    "diplomacy-rider": (agendas.riding("diplomacy-rider"), 0),
    "direct-hit": (battles.hitting, 0),
    "disable": (disabling, 0),
    "distinguished-councilor": (agendas.bribing, 0),
    "economic-initiative": (actions.economy, 0),
    "emergency-repairs": (battles.repairing, 0),
    "experimental-battlestation": (battles.stationing, 1),
    "fighter-prototype": (battles.prototypes, 0),
    "fire-team": (battles.rerolling, 1),
    "flank-speed": (actions.hastening, 0),
    "focused-research": (actions.focusing, 0),
    "frontline-deployment": (actions.deploying, 0),
    "ghost-ship": (actions.ghost, 0),
    "imperial-rider": (agendas.riding("imperial-rider"), 0),
    "in-the-silence-of-space": (actions.silent, 0),
    "industrial-initiative": (actions.industry, 0),
    "infiltrate": (battles.infiltrating, 0),
    "insubordination": (actions.subordinating, 0),
    "intercept": (battles.intercepting, 0),
    "leadership-rider": (agendas.riding("leadership-rider"), 0),
    "lost-star-chart": (actions.charting, 0),
    "lucky-shot": (actions.killing, 0),
    "maneuvering-jets": (battles.jetting, 0),
    "mining-initiative": (actions.mining, 0),
    "morale-boost": (battles.boosting, 0),
    "parley": (battles.parleying, 1),
    "plague": (actions.plaguing, 0),
    "political-stability": (actions.returning, 0),
    "politics-rider": (presiding, 0),
    "public-disgrace": (actions.disgracing, 1),
    "reactor-meltdown": (actions.melting, 0),
    "reparations": (battles.repaying, 1),
    "repeal-law": (agendas.repealing, 0),
    "rise-of-a-messiah": (actions.rising, 0),
    "sabotage": (cancelling, 1),
    "salvage": (battles.salvaging, 0),
    "shields-holding": (battles.shielding, 1),
    "signal-jamming": (actions.jamming, 0),
    "skilled-retreat": (battles.escaping, 1),
    "spy": (actions.spying, 0),
    "summit": (actions.choosing, 0),
    "tactical-bombardment": (actions.bombarding, 0),
    "technology-rider": (agendas.riding("technology-rider"), 0),
    "trade-rider": (agendas.riding("trade-rider"), 0),
    "unexpected-action": (actions.unexpected, 0),
    "unstable-planet": (actions.unstable, 0),
    "upgrade": (actions.upgrading, 0),
    "uprising": (actions.uprising, 0),
    "veto": (vetoing, 0),
    "war-effort": (actions.warring, 0),
    "warfare-rider": (agendas.riding("warfare-rider"), 0),
}
RIDERS = tuple(name for name in ACTION_CARDS if name.endswith("-rider"))


class Falling(Random):
    """Dice that show what a test says, and their highest face where more of them fall than it knows of."""

    def __init__(self, known: Random) -> None:
        super().__init__(1)
        self.known = known

    def randint(self, a: int, b: int) -> int:
        """The next die."""
        left = getattr(self.known, "rolls", ())
        return self.known.randint(a, b) if left else b


class Cancelled(Exception):
    """The card was cancelled at this table."""

    def __init__(self, table: Table, before: State) -> None:
        super().__init__()
        self.table, self.before = table, before


@contextmanager
def carried_out(name: str, patch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """The copies of a card that are carried out meanwhile."""
    found: list[str] = []
    card = type(Card.by_id[name])
    resolve = card.resolve

    def noted(self: Card, execution: Execution[State], played: Played) -> None:
        if self.id == name:
            found.append(played.card)
        resolve(self, execution, played)

    with patch.context() as within:
        within.setattr(card, "resolve", noted)
        yield found


def sabotaging(name: str, seat: int, patch: pytest.MonkeyPatch) -> None:
    """From now on a player holds Sabotage at every table, and has said that it cancels this card."""
    taken = Table._take

    def armed(table: Table, words: str, chance: Random) -> None:
        state, player = table.state, table.player(seat)
        state.options["announced"] = "none"
        for pile in (state.action_deck, state.action_discard, *(each.hand for each in state.players)):
            pile[:] = [copy for copy in pile if copy != CANCELLING]
        player.hand = sorted([*player.hand, CANCELLING])
        if f"sabotage:{name}" not in player.filed.split():
            player.filed = f"{player.filed} sabotage:{name}".strip()
        before = stored(GAME, state)
        taken(table, words, Falling(chance))
        if any(told["action-card"] == name for told in table.told("cancelled-card")):
            raise Cancelled(table, before)

    patch.setattr(Table, "_take", armed)


def test_every_card_has_its_scene() -> None:
    assert {*PLAYED} == {*ACTION_CARDS}


@pytest.mark.parametrize("name", ACTION_CARDS)
def test_a_card_is_played_and_lies_on_the_pile(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    scene, seat = PLAYED[name]
    with carried_out(name, monkeypatch) as found:
        table = scene()
    assert [name_of(copy) for copy in found] == [name]
    played = next(told for told in table.told("played-card") if told["action-card"] == name)
    assert (played["seat"], played["copy"]) == (seat, found[0])
    assert found[0] not in table.player(seat).hand


@pytest.mark.parametrize("name", [name for name in ACTION_CARDS if name != "sabotage"])
def test_a_card_that_is_cancelled_does_nothing_and_costs_nothing(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """2.8, 22: a cancelled action is not used up. Of Sabotage, which Instinct Training cancels, see Xxcha."""
    scene, seat = PLAYED[name]
    scene()  # tables that tests share are prepared without Sabotage
    sabotaging(name, next(other for other in (2, 1) if other != seat), monkeypatch)
    with carried_out(name, monkeypatch) as found, pytest.raises(Cancelled) as cancelled:
        scene()
    table, before = cancelled.value.table, cancelled.value.before
    assert found == []
    assert {name, "sabotage"} <= {name_of(copy) for copy in table.state.action_discard}
    if "component" in ACTION_CARDS[name].windows:
        assert table.asked()[0] == (seat, "action")
        assert table.state.galaxy == before.galaxy
        assert [player.trade_goods for player in table.state.players] == [each.trade_goods for each in before.players]
        assert [player.pools for player in table.state.players] == [player.pools for player in before.players]


@pytest.mark.parametrize("name", [name for name in ACTION_CARDS if "component" not in ACTION_CARDS[name].windows])
def test_a_card_of_a_moment_is_no_action(name: str) -> None:
    """22: only cards that say so are; each of the others waits for its moment."""
    table = holding(f"{name}.1")
    targets = ("", ":jord", ":p2", ":for", ":203", ":1")
    for target in targets:
        assert table.refused(f"p1 action card:{name}.1{target}") == "pick-unknown"


def _facing(**units: int) -> Scene:
    """The first player holds a card, and the second has a planet without any of these units but those."""

    def scene() -> Table:
        table = Table()
        table.cards(*SIX)
        table.lay("203", "19", 1)
        if units:
            table.put("wellon", 1, **units)
        return table

    return scene


def _poor() -> Table:
    table = _facing()()
    table.player().trade_goods = 3
    table.player(1).pools.tactic = 0
    return table


REFUSED: Mapping[str, tuple[Scene, str]] = {  # of component actions: where a card cannot be played, and on what
    "cripple-defenses": (lambda: holding(), "lodor"),  # a planet that does not lie in this galaxy
    "focused-research": (_poor, ""),  # three trade goods, and it costs four
    "frontline-deployment": (_facing(), "wellon"),  # a planet of another
    "ghost-ship": (_facing(), "203"),  # no wormhole
    "insubordination": (_poor, "p2"),  # no token in the tactic pool
    "lucky-shot": (_facing(), "cruiser:203:p2"),  # no ship over an own planet
    "mining-initiative": (_facing(), "wellon"),  # a planet of another
    "plague": (_facing(), "jord"),  # an own planet
    "reactor-meltdown": (_facing(), "arretze:p2"),  # a dock in a home system
    "repeal-law": (_facing(), "o1"),  # no law
    "signal-jamming": (_facing(), "304:p2"),  # a home system
    "spy": (_facing(), "p2"),  # nobody holds a card
    "tactical-bombardment": (_facing(), "203"),  # no ship that bombards
    "unexpected-action": (_facing(), "203"),  # no token there
    "unstable-planet": (_facing(), "wellon"),  # an industrial planet
    "uprising": (_facing(), "arretze"),  # a planet in a home system
    "war-effort": (_facing(), "203"),  # no own ships
}
FREE = ("economic-initiative", "industrial-initiative", "rise-of-a-messiah")  # for each planet, and there may be none


def test_every_action_has_what_it_cannot_be_played_on() -> None:
    assert {*REFUSED, *FREE} == {name for name in ACTION_CARDS if "component" in ACTION_CARDS[name].windows}


@pytest.mark.parametrize("name", REFUSED)
def test_an_action_is_refused_where_it_could_not_be_carried_out(name: str) -> None:
    """22: it has to be possible as a whole."""
    scene, target = REFUSED[name]
    table = scene()
    for seat in (0, 1, 2):
        table.deal_cards(seat)
    table.deal_cards(0, f"{name}.1")
    word = f"{name}.1:{target}" if target else f"{name}.1"
    assert table.refused(f"p1 action card:{word}") == "pick-unknown"


@pytest.mark.parametrize("name", FREE)
def test_nobody_plays_what_they_do_not_hold(name: str) -> None:
    table = holding("spy.1")
    assert table.refused(f"p1 action card:{name}.1") == "pick-unknown"


@pytest.mark.parametrize("name", RIDERS)
def test_a_rider_that_is_wrong_does_nothing(name: str) -> None:
    """8: and lies on the pile all the same."""
    table = agendas.council("mutiny", f"{name}.1", options={"announced": "none"})
    before = stored(GAME, table.state)
    table.play(f"p1 council {name}.1:against", "p2 council vote:for exhaust:kamdorn", "p3 council")
    assert f"{name}.1" in table.state.action_discard
    assert table.player().points == before.players[0].points
    assert table.player().pools == before.players[0].pools
    assert table.player().trade_goods == before.players[0].trade_goods
    assert table.state.speaker == before.speaker


# Two cards of a name


def test_seven_names_have_several_copies() -> None:
    several = {name for name in ACTION_CARDS if ACTION_CARDS[name].copies > 1}
    assert several == {
        *("direct-hit", "flank-speed", "maneuvering-jets", "morale-boost", "sabotage", "shields-holding"),
        "skilled-retreat",
    }
    assert len(DECK) == 80


def test_one_card_holds_the_shields_of_a_side_against_a_roll() -> None:
    """2.6: three hits, and two cards of the name: one of the hits is taken."""
    table = battles.fought({"cruiser": 3}, {"cruiser": 3})
    table.deal_cards(1, "shields-holding.1", "shields-holding.2")
    attack(table, "cruiser:304=3")
    battles.one_round(table, "p2 battle-plan shields-holding:any", (7, 7, 7, 1, 1, 1))
    assert [told["count"] for told in table.told("cancelled-hits")] == [2]
    assert table.player(1).hand == ["shields-holding.2"]
    assert table.units("203", 1) == {"cruiser": 2}


def test_one_card_is_enough_for_a_skilled_retreat() -> None:
    table = battles.fought({"cruiser": 2}, {"cruiser": 1})
    table.deal_cards(1, "skilled-retreat.1", "skilled-retreat.2")
    attack(table, "cruiser:304=2")
    table.play("p2 battle-plan skilled-retreat:outnumbered")
    assert len(table.told("broke-off")) == 1
    assert table.player(1).hand == ["skilled-retreat.2"]


def test_one_direct_hit_is_played_for_each_ship_that_sustains() -> None:
    table = battles.fought({"cruiser": 2}, {"dreadnought": 1, "carrier": 2})
    table.deal_cards(0, "direct-hit.1", "direct-hit.2")
    attack(table, "cruiser:304=2")
    battles.one_round(table, "p1 battle-plan direct-hit:always", (7, 1, 1, 1, 1))
    table.play("p2 assign-hits sustain:dreadnought=1")
    assert table.units("203", 1) == {"carrier": 2}
    assert table.player().hand == ["direct-hit.2"]
