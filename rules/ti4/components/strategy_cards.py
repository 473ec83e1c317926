"""The eight strategy cards: initiative, and the amounts of their primary and secondary abilities."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from rules.component_tables import components
from rules.core.data import document
from rules.ti4.components.units import UnitKind


@dataclass(frozen=True, slots=True)
class Ability:
    """What an ability of a strategy card gives or allows; the order is that of the fields.

    tokens: command tokens gained, and one more for each so much influence. tokens_of_others: command tokens that every
    other player puts into the system chosen. speaker: chooses the speaker. agendas_seen: looked at and put back.
    structures: placed one after the other, each of one of these kinds. replenishes: commodities up to their value.
    grants_secondary: the players chosen must use the secondary, without a token. tokens_taken_up: from the board.
    home_docks: space docks at home that produce. research: technologies, each for so many resources.
    public_objectives: that may be scored now. centre_vp: points for who controls Mecatol Rex, in place of secrets.
    """

    tokens: int = 0
    influence_for_token: int = 0
    tokens_of_others: int = 0
    readied_planets: int = 0
    speaker: bool = False
    action_cards: int = 0
    agendas_seen: int = 0
    structures: tuple[tuple[UnitKind, ...], ...] = ()
    trade_goods: int = 0
    replenishes: bool = False
    grants_secondary: bool = False
    tokens_taken_up: int = 0
    redistributes: bool = False
    home_docks: int = 0
    research: tuple[int, ...] = ()
    public_objectives: int = 0
    centre_vp: int = 0
    secret_objectives: int = 0


@dataclass(frozen=True, slots=True)
class StrategyCard:
    """A strategy card.

    secondary_token: its secondary takes a token from the strategy pool. token_placed: that token goes to the system in
    which the secondary is used, otherwise to the reinforcements.
    """

    id: str
    initiative: int
    primary: Ability
    secondary: Ability
    secondary_token: bool = True
    token_placed: bool = False


_FILE = document("rules.ti4", "strategy_cards.toml")

STRATEGY_CARDS = components(StrategyCard, _FILE["card"])
CARDS_EACH: Mapping[int, int] = MappingProxyType({int(players): cards for players, cards in _FILE["each"].items()})
