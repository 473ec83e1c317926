"""A strategic action: the primary ability of a card, then its secondary one for all others (82, 83).

The others are asked at once, and what they choose is carried out as it comes: no secondary ability touches what another
does, but for a planet that joins the Xxcha by Peace Accords.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rules.core.decisions import Answer, Decision, Option, choose
from rules.core.flow import ActingRule, AskingRule, Execution
from rules.ti4.components.strategy_cards import STRATEGY_CARDS
from rules.ti4.frames import (
    CentreOrSecret,
    ChooseSpeaker,
    ChooseSystem,
    Frame,
    GainTokens,
    HomeProduction,
    PlaceStructure,
    ReadyPlanets,
    Rearrange,
    ScoreNow,
    Secondaries,
    Secondary,
    ShareTrade,
    TakeUpToken,
    Together,
)
from rules.ti4.state import Player, State
from rules.ti4.strategy_cards import construction, diplomacy, imperial, leadership, politics, technology, trade, warfare
from rules.ti4.strategy_cards.peace_accords import after_diplomacy, can_take

USE, DECLINE = "use", "decline"
PRIMARY = "primary"  # to resolve the primary ability instead
MASTERS_OF_TRADE, BRILLIANT = "masters-of-trade", "brilliant"


def begin_card(execution: Execution[State], player: Player, card: str) -> None:
    """The primary ability, then the secondary ones."""
    execution.push(*_primary(execution.state, player.seat, card), Secondaries(player.seat, card))
    if card == "trade":
        trade.trade(execution, player)


def gains_at_once(state: State, player: Player, card: str) -> dict[str, int]:
    """What a primary ability brings before anything is chosen."""
    return trade.gains(state, player) if card == "trade" else {}


def _primary(state: State, seat: int, card: str) -> Sequence[Frame]:
    """What a player is asked for the primary ability, from the top of the card to its bottom."""
    printed = STRATEGY_CARDS[card].primary
    frames: dict[str, Sequence[Frame]] = {
        "leadership": [GainTokens(seat, leadership.FREE)],
        "diplomacy": [ChooseSystem(seat), ReadyPlanets(seat), *after_diplomacy(state, seat)],
        "politics": [ChooseSpeaker(seat)],
        "construction": [PlaceStructure(seat, [*kinds]) for kinds in printed.structures],
        "trade": [ShareTrade(seat)],
        "warfare": [TakeUpToken(seat), Rearrange(seat)],
        "technology": [technology.research(state, seat, resources) for resources in printed.research],
        "imperial": [ScoreNow(seat), CentreOrSecret(seat)],
    }
    return frames[card]


class SecondariesRule(ActingRule):
    """Everybody else who can use the secondary ability is asked, all at once."""

    frame = Secondaries

    def run(self, execution: Execution[State], frame: Secondaries) -> None:
        """Those who are let in use it; the others choose."""
        state = execution.state
        execution.pop()
        lanes: list[list[Frame]] = []
        for seat in state.clockwise(frame.seat)[1:]:
            if seat in frame.free:
                use(execution, state.players[seat], frame.card)
            elif can_use(state, state.players[seat], frame.card):
                lanes.append([Secondary(seat, frame.card)])
        if lanes:
            execution.push(Together(lanes))


def can_use(state: State, player: Player, card: str) -> bool:
    """Whether a secondary ability does anything for a player, and its token is there."""
    return costs_of(player, card).get("strategy", 0) <= player.pools.strategy and USEFUL[card](state, player)


def costs_of(player: Player, card: str) -> dict[str, int]:
    """What the secondary ability of a card costs a player: a command token; that of Trade costs Hacan none."""
    free = card == "trade" and player.able(MASTERS_OF_TRADE)
    return {"strategy": 1} if STRATEGY_CARDS[card].secondary_token and not free else {}


def is_brilliant(player: Player, card: str) -> bool:
    """Whether a player may resolve the primary ability in the place of the secondary one: Jol-Nar, of Technology."""
    return card == "technology" and player.able(BRILLIANT)


def _gains_tokens(state: State, player: Player) -> bool:
    return leadership.most_tokens(state, player, 0) > 0


def _readies(state: State, player: Player) -> bool:
    return bool(diplomacy.exhausted_planets(state, player.seat)) or can_take(state, player.seat)


def _builds(state: State, player: Player) -> bool:
    kinds = STRATEGY_CARDS["construction"].secondary.structures[0]
    return any(construction.places(state, PlaceStructure(player.seat, [*kinds])))


def _replenishes(state: State, player: Player) -> bool:
    return any(trade.replenished(state, player).values())


def _produces(state: State, player: Player) -> bool:
    return warfare.can_produce(state, player.seat)


def _researches(state: State, player: Player) -> bool:
    resources = 0 if player.able(BRILLIANT) else RESEARCH
    return any(technology.researchable(state, technology.research(state, player.seat, resources)))


def _draws(state: State, player: Player) -> bool:
    return bool(state.secret_deck)


def _draws_action_cards(state: State, player: Player) -> bool:
    return bool(state.action_deck or state.action_discard)


RESEARCH = STRATEGY_CARDS["technology"].secondary.research[0]
USEFUL: dict[str, Callable[[State, Player], bool]] = {
    "leadership": _gains_tokens,
    "diplomacy": _readies,
    "politics": _draws_action_cards,
    "construction": _builds,
    "trade": _replenishes,
    "warfare": _produces,
    "technology": _researches,
    "imperial": _draws,
}


class SecondaryRule(AskingRule):
    """Use it for a command token of the strategy pool, or leave it."""

    frame = Secondary

    def ask(self, state: State, frame: Secondary) -> Decision:
        """Whether to use it, with what it costs and brings."""
        player = state.players[frame.seat]
        costs = costs_of(player, frame.card)
        gains = trade.replenished(state, player) if frame.card == "trade" else {}
        options = [Option(USE, costs=costs, gains=gains), Option(DECLINE)]
        if is_brilliant(player, frame.card):
            options.insert(0, Option(PRIMARY, costs=costs))
        facts = {"card": frame.card, "about-secondary": frame.card}
        return choose(frame.seat, "secondary", options, (DECLINE,), **facts)

    def do(self, execution: Execution[State], frame: Secondary, answer: Answer) -> None:
        """Pay the token and begin the ability, or leave it (82)."""
        player = execution.state.players[frame.seat]
        execution.pop()
        if answer[0] == DECLINE:
            execution.tell("declined", seat=player.seat, card=frame.card)
            return
        player.pools.strategy -= costs_of(player, frame.card).get("strategy", 0)
        execution.tell("followed", seat=player.seat, card=frame.card)
        if answer[0] == PRIMARY:
            execution.push(*_primary(execution.state, player.seat, frame.card))
        else:
            use(execution, player, frame.card)


def use(execution: Execution[State], player: Player, card: str) -> None:
    """The secondary ability of a card."""
    if card == "trade":
        trade.replenish(execution, player)
    elif card == "imperial":
        imperial.draw_secret(execution, player)
    elif card == "politics":
        politics.draw_action_cards(execution, player, politics.SECONDARY)
    else:
        execution.push(*_secondary(execution.state, player.seat, card))


def _secondary(state: State, seat: int, card: str) -> Sequence[Frame]:
    """What a player is asked for a secondary ability."""
    structures = STRATEGY_CARDS["construction"].secondary.structures[0]
    frames: dict[str, Sequence[Frame]] = {
        "leadership": [GainTokens(seat, 0)],
        "diplomacy": [ReadyPlanets(seat), *after_diplomacy(state, seat)],
        "construction": [PlaceStructure(seat, [*structures], token=True)],
        "warfare": [HomeProduction(seat)],
        "technology": [technology.research(state, seat, RESEARCH)],
    }
    return frames[card]
