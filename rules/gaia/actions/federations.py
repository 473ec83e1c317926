"""Form a federation (action 4)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import cast

from rules.core.decisions import Answer, Decision, Illegal, Option, Pick, Unavailable, choose
from rules.core.flow import AskingRule, Execution, Rule, results
from rules.gaia.board import linking
from rules.gaia.board.linking import Reading, Sites
from rules.gaia.components import FEDERATION_TOKENS, SATELLITES, SUPPLY_TOKENS, Goods
from rules.gaia.economy.charging import power_value
from rules.gaia.economy.effects import token_gains
from rules.gaia.economy.federation_tokens import gain_federation_token
from rules.gaia.economy.goods import as_received, gain
from rules.gaia.economy.power import power_tokens
from rules.gaia.frames import Federate, PowerTokens, Rescore, TakeToken
from rules.gaia.state import Player, State

NEEDED = 7
XENOS_NEEDED = 6


def needed(player: Player) -> int:
    """The power value a federation takes; Ivits' one federation grows by sevens (8-1)."""
    if player.faction == "ivits":
        return NEEDED * (player.formed + 1)
    return XENOS_NEEDED if player.faction == "xenos" and player.institute else NEEDED


def afford(state: State, player: Player) -> int:
    """How many satellites can be paid: a power token each, for Ivits a qic."""
    paid_with = player.qic if player.faction == "ivits" else power_tokens(player.power)
    return min(paid_with, state.satellites_left(player))


def _free(player: Player) -> set[str]:
    """The hexes of structures and stations that are in no federation."""
    return {*player.structures, *player.stations}.difference(player.federated)


def _worth(state: State, player: Player) -> int:
    """The power value that a federation could have at most, wherever satellites may stand."""
    core = player.federated if player.faction == "ivits" else ()
    return sum([power_value(state, player, at) for at in (*_free(player), *core)])


def sites(state: State, player: Player) -> Sites:
    """What can be linked, and where satellites may stand."""
    galaxy = state.galaxy
    grows = player.faction == "ivits"
    members = galaxy.mask(player.federated) | galaxy.mask(player.satellites)
    closed = galaxy.mask(state.planets) | galaxy.mask(player.stations) | members
    space = galaxy.everywhere & ~closed & ~(0 if grows else galaxy.grow(members))
    values = tuple((galaxy.bits[at], power_value(state, player, at)) for at in sorted(_free(player)))
    if not (grows and members):
        return Sites(space, values, needed(player), afford(state, player))
    worth = sum(power_value(state, player, at) for at in player.federated)
    return Sites(space, values, needed(player), afford(state, player), members, worth)


def _reading(state: State) -> Reading:
    return cast(Reading, state.options["federations"])


def can_federate(state: State, player: Player) -> bool:
    """Whether any federation can be formed now; mostly there is too little to form one of, wherever it lies."""
    if not any(state.tokens.values()) or _worth(state, player) < needed(player):
        return False
    return linking.possible(sites(state, player), _reading(state))


def federation_options(state: State, player: Player) -> list[Option]:
    """The action, if there is any federation to form."""
    if not can_federate(state, player):
        return []
    return [Option("federation", "federation", gains={"token": "choice"})]


def unavailable_federation(state: State, player: Player) -> Iterator[Unavailable]:
    """Why no federation can be formed, if none can."""
    if not can_federate(state, player):
        yield Unavailable(Option("federation", "federation"), _unformed(state, player))


def _unformed(state: State, player: Player) -> Illegal:
    """What is missing: a token to take, value in free structures, or satellites."""
    places = sites(state, player)
    worth = places.core_value + sum(value for _, value in places.values)
    if not any(state.tokens.values()):
        return Illegal("federation-no-token")
    if worth < places.need:
        return Illegal("federation-worth", need=places.need, have=worth)
    smallest = linking.proposals(replace(places, afford=SATELLITES), _reading(state), most=1)
    if not smallest:
        return Illegal("federation-cut-off")
    return Illegal("federation-satellites-short", need=smallest[0].satellites.bit_count(), have=places.afford)


class FederateRule(Rule):
    """Own structures with a value of seven, linked by the fewest satellites."""

    frame = Federate

    def ask(self, state: State, frame: Federate) -> Decision:
        """Which structures and where the satellites; offered ranked, other layouts may be proposed."""
        galaxy = state.galaxy
        places = sites(state, state.players[frame.seat])
        found = linking.proposals(places, _reading(state))
        offers = tuple(tuple(galaxy.list(one.sites | one.satellites)) for one in found)
        return self._layouts(state, frame, places, offers)

    def ask_about(self, state: State, frame: Federate, answer: Answer) -> Decision:
        """No other layouts are looked for beside the one that is answered."""
        return self._layouts(state, frame, sites(state, state.players[frame.seat]), (answer,))

    def _layouts(self, state: State, frame: Federate, places: Sites, offers: tuple[Answer, ...]) -> Decision:
        player = state.players[frame.seat]
        galaxy = state.galaxy
        own = [(at, value) for bit, value in places.values for at in galaxy.list(bit)]
        options = [Option(at, "site", {"hex": at, "value": value}) for at, value in own]
        price = _satellites(player, 1)
        options += [Option(at, "space", {"hex": at}, price) for at in galaxy.list(places.space)]
        ask = Pick(tuple(options), 0 if places.core else 1, len(options), offers)
        return Decision(frame.seat, "federate", ask, offers[0], {"need": places.need, "afford": places.afford})

    def unavailable(self, state: State, frame: Federate) -> list[Unavailable]:
        """Structures of other federations, and space beside them; those of Ivits' one federation take part anyway."""
        player = state.players[frame.seat]
        galaxy = state.galaxy
        if player.faction == "ivits":
            return []
        members = galaxy.mask(player.federated) | galaxy.mask(player.satellites)
        beside = galaxy.grow(members) & ~members & ~galaxy.mask(state.planets)
        own = [Option(at, "site", {"value": power_value(state, player, at)}) for at in player.federated]
        return [
            *(Unavailable(option, Illegal("federation-structures")) for option in own),
            *(Unavailable(Option(at, "space"), Illegal("federation-space")) for at in galaxy.list(beside)),
        ]

    def asks(self, state: State, frame: Federate) -> bool:
        """Always: the action was only offered where there is a federation."""
        return True

    def do(self, execution: Execution[State], frame: Federate, answer: Answer) -> None:
        """Check the layout, pay for the satellites, take a token."""
        execution.pop()
        state = execution.state
        player = execution.state.players[frame.seat]
        galaxy = execution.state.galaxy
        places = sites(state, player)
        chosen = galaxy.mask(answer)
        satellites = chosen & places.space
        members = linking.whole(places, chosen & ~places.space, satellites)
        if reason := linking.refuse(places, members, satellites, _reading(state)):
            raise Illegal(reason, need=places.need, afford=places.afford)
        execution.push(TakeToken(frame.seat))
        _form(execution, player, galaxy.list(members), galaxy.list(satellites))


def _satellites(player: Player, number: int) -> Goods:
    """What so many satellites cost: a power token each, for Ivits a qic."""
    return {"qic" if player.faction == "ivits" else "tokens": number}


def _form(execution: Execution[State], player: Player, members: list[str], satellites: list[str]) -> None:
    """Set satellites down for a power token each (Ivits: a qic each); structures and stations now belong together."""
    player.federated += members
    player.satellites += satellites
    player.formed += 1
    hexes = " ".join([*members, *satellites])
    paid = results({}, _satellites(player, len(satellites)))
    execution.tell("federated", seat=player.seat, satellites=len(satellites), hexes=hexes, **paid)
    if player.faction == "ivits":
        player.qic -= len(satellites)
    elif satellites:
        execution.push(PowerTokens(player.seat, "supply", len(satellites)))


def _token_option(token: str, gains: Goods) -> Option:
    return Option(token, gains=gains)


class TakeTokenRule(AskingRule):
    """A federation token of one's choice from the supply."""

    frame = TakeToken

    def ask(self, state: State, frame: TakeToken) -> Decision:
        """The kinds of which tokens are left, each with what it brings."""
        player = state.players[frame.seat]
        kinds = [token for token, left in state.tokens.items() if left]
        options = [_token_option(token, token_gains(state, player, token)) for token in kinds]
        return choose(frame.seat, "token", options)

    def unavailable(self, state: State, frame: TakeToken) -> list[Unavailable]:
        """Kinds that have run out."""
        gone = [token for token, left in state.tokens.items() if not left]
        return [Unavailable(_token_option(token, {}), Illegal("token-gone")) for token in gone]

    def do(self, execution: Execution[State], frame: TakeToken, answer: Answer) -> None:
        """Take it and what it shows."""
        execution.pop()
        execution.state.tokens[answer[0]] -= 1
        gain_federation_token(execution, execution.state.players[frame.seat], answer[0])


class RescoreRule(AskingRule):
    """8-3 4: the goods and points of an own federation token once more; it is neither gained nor turned."""

    frame = Rescore

    def ask(self, state: State, frame: Rescore) -> Decision:
        """Each kind of token that the player has, with what is printed on it."""
        player = state.players[frame.seat]
        own = dict.fromkeys(federation.token for federation in player.federations)
        return choose(frame.seat, "rescore", [_token_option(token, _printed(player, token)) for token in own])

    def unavailable(self, state: State, frame: Rescore) -> list[Unavailable]:
        """Kinds of which one has none."""
        own = {federation.token for federation in state.players[frame.seat].federations}
        others = [token for token in SUPPLY_TOKENS if token not in own]
        return [Unavailable(_token_option(token, {}), Illegal("rescore-not-own")) for token in others]

    def do(self, execution: Execution[State], frame: Rescore, answer: Answer) -> None:
        """Gain it again."""
        execution.pop()
        brought = _printed(execution.state.players[frame.seat], answer[0])
        execution.tell("rescored", seat=frame.seat, token=answer[0], **results(brought))
        gain(execution, frame.seat, brought)


def _printed(player: Player, token: str) -> Goods:
    return as_received(player, FEDERATION_TOKENS[token].gain)
