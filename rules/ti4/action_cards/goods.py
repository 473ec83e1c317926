"""Component actions about planets, trade goods, command tokens, technology and hands (22)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.decisions import Option
from rules.core.flow import Execution, results
from rules.ti4.cards.card import ACTION_CARD, Card, others_with_cards
from rules.ti4.cards.deck import check_hands
from rules.ti4.cards.frames import Played
from rules.ti4.cards.seen import pass_unseen
from rules.ti4.components.action_cards import name_of
from rules.ti4.components.planets import PLANETS
from rules.ti4.economy.gains import exhaust, gain_goods
from rules.ti4.economy.worth import worth, worth_together
from rules.ti4.frames import Research
from rules.ti4.galaxy.adjacency import adjacency
from rules.ti4.state import Planet, State, System, seat_in
from rules.ti4.strategy_cards.technology import researchable
from rules.ti4.tactical.tokens import place_token


def is_home(state: State, system: System) -> bool:
    """Whether a system is the home of a player in this game."""
    return system.tile in {player.printed.home for player in state.players}


def of_others(state: State, seat: int) -> Iterator[tuple[System, Planet]]:
    """The planets that other players control, each with its system."""
    for system in state.galaxy.values():
        yield from ((system, planet) for planet in system.planets if planet.owner not in (seat, -1))


class EconomicInitiative(Card):
    """All own cultural planets are readied; there may be none."""

    id = "economic-initiative"

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """Ready those that are exhausted (71)."""
        readied = [
            planet
            for planet in execution.state.planets(played.seat)
            if planet.exhausted and PLANETS[planet.id].trait == "cultural"
        ]
        for planet in readied:
            planet.exhausted = False
        if readied:
            found = " ".join(planet.id for planet in readied)
            brought = results(worth_together(execution.state, readied).amounts())
            execution.tell("readied", seat=played.seat, planets=found, **brought)


class IndustrialInitiative(Card):
    """A trade good for each own industrial planet; there may be none."""

    id = "industrial-initiative"

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """No target, but how many there are."""
        yield Option("", gains={"trade-goods": _industrial(state, seat)})

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """Gain as many trade goods as there are such planets (93)."""
        gain_goods(execution, execution.state.players[played.seat], _industrial(execution.state, played.seat))


def _industrial(state: State, seat: int) -> int:
    return sum(PLANETS[planet.id].trait == "industrial" for planet in state.planets(seat))


class MiningInitiative(Card):
    """Trade goods for the resources of one own planet."""

    id = "mining-initiative"

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """Any planet that the player controls, exhausted ones too."""
        for planet in state.planets(seat):
            goods = {"trade-goods": worth(state, planet.id).resources}
            yield Option(planet.id, "", {"planet": planet.id}, gains=goods)

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """Gain as many trade goods as the planet has resources (75)."""
        state = execution.state
        gain_goods(execution, state.players[played.seat], worth(state, played.target).resources)


class Uprising(Card):
    """Another player's planet is exhausted, and its resources are gained as trade goods."""

    id = "uprising"

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """A ready one outside home systems."""
        for system, planet in of_others(state, seat):
            if not planet.exhausted and not is_home(state, system):
                goods = {"trade-goods": worth(state, planet.id).resources}
                yield Option(planet.id, "", {"planet": planet.id, "target": planet.owner}, gains=goods)

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """Exhaust it, and gain them."""
        exhaust(execution, [execution.state.planet(played.target)])
        state = execution.state
        gain_goods(execution, state.players[played.seat], worth(state, played.target).resources)


class FocusedResearch(Card):
    """A technology for trade goods; which one is said when nobody has cancelled it."""

    id = "focused-research"
    price = 4

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """With enough of them, and a technology that can be researched."""
        affordable = state.players[seat].trade_goods >= self.price
        if affordable and any(researchable(state, Research(seat, 0))):
            yield Option("", costs={"trade-goods": self.price})

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """Pay, since nobody has cancelled it, and research with all prerequisites (90)."""
        execution.state.players[played.seat].trade_goods -= self.price
        execution.tell("paid-goods", seat=played.seat, **results({}, {"trade-goods": self.price}))
        execution.push(Research(played.seat, 0))


class Insubordination(Card):
    """A command token of another player's tactic pool goes to the reinforcements."""

    id = "insubordination"

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """Any other player with a token in the tactic pool (20)."""
        for player in state.playing():
            if player.seat != seat and player.pools.tactic:
                yield Option(f"p{player.seat + 1}", "", {"target": player.seat})

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """Take a token off that sheet, to the reinforcements (20)."""
        target = execution.state.players[seat_in(played.target)]
        target.pools.tactic -= 1
        execution.tell("lost-token", seat=target.seat, **results({}, {"tactic": 1}))


class UnexpectedAction(Card):
    """An own command token is taken off the board."""

    id = "unexpected-action"

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """Any system with an own command token (20)."""
        for place, system in state.galaxy.items():
            if seat in system.tokens:
                yield Option(place, "", state.at(place))

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """It goes to the reinforcements."""
        execution.state.galaxy[played.target].tokens.remove(played.seat)
        execution.tell("took-up-token", seat=played.seat, **execution.state.at(played.target))


class SignalJamming(Card):
    """A command token of another player is put into a system near own ships."""

    id = "signal-jamming"

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """With own ships in it or next to it, and no home; whoever has a token there already is left alone."""
        near = adjacency(state, seat)
        for place, system in state.galaxy.items():
            reach = any(state.galaxy[each].ships(seat) for each in (place, *near[place]))
            if not reach or is_home(state, system):
                continue
            for player in state.playing():
                if player.seat != seat and player.seat not in system.tokens:
                    facts: dict[str, str | int] = {"target": player.seat, **state.at(place)}
                    yield Option(f"{place}:p{player.seat + 1}", f"at:{place}", facts)

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """From the reinforcements, or where they are empty from the sheet (20.5)."""
        place, _, who = played.target.partition(":")
        place_token(execution, seat_in(who), place)
        execution.tell("token-placed", seat=seat_in(who), **execution.state.at(place))


class Spy(Card):
    """Another player hands over an action card, drawn at random."""

    id = "spy"

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """Any other player who holds a card; how many lies open (2)."""
        return others_with_cards(state, seat)

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """Only the two see which; a hand that has none left by then gives none."""
        state = execution.state
        giver, taker = state.players[seat_in(played.target)], state.players[played.seat]
        if not giver.hand:
            return
        copy = execution.rng.choice(giver.hand)
        pass_unseen(state, giver, taker, copy)
        execution.learned = execution.shown = True
        execution.tell("took-card", seat=taker.seat, target=giver.seat)
        facts: dict[str, str | int] = {"seat": taker.seat, "target": giver.seat, ACTION_CARD: name_of(copy)}
        execution.tell("took-which", taker.seat, giver.seat, **facts)
        check_hands(execution, [taker.seat])
