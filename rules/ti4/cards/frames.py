"""Frames of action cards and of the moments at which they can be played."""

from __future__ import annotations

from dataclasses import field

from rules.core.records import strict
from rules.ti4.frames import Frame


@strict
class Hand(Frame):
    """Where a player plays action cards in the own turn, beside what is asked there."""

    seat: int


@strict
class Instructions(Frame):
    """Where a player says beforehand which action cards are played when."""

    seat: int


@strict
class DiscardCards(Frame):
    """A player discards action cards: so many (`number`), or with 0 those that the hand holds too many.

    Nothing is asked where that is none by the time it comes.
    """

    seat: int
    number: int = 0


@strict
class TakeFromHand(Frame):
    """A player has seen the action cards of another, and takes one of them."""

    seat: int
    target: int


@strict
class Window(Frame):
    """A moment in which players may play action cards, one after the other, until all have passed in a row.

    seats: whose moment it is, the next one first. passed: how many have passed since the last card. played: the names
    of the cards that were played in it and not cancelled, with the number of the player before it (`p2:morale-boost`).
    """

    name: str
    seats: list[int]
    passed: int = 0
    played: list[str] = field(default_factory=list)
    announced: bool = False  # everybody was asked, and instructions are silent


@strict
class PlayNow(Frame):
    """A player who wanted to be asked may play a card at this moment."""

    seat: int
    window: str


@strict
class React(Frame):
    """A player may play cards at the moment that was announced; nobody learns who could have."""

    seat: int


@strict
class Reactions(Frame):
    """What these players have answered at a moment is in, and kept until it is their time."""

    seats: list[int]
    what: str = "reactions"


@strict
class Played(Frame):
    """An action card that was announced with its target, and is carried out unless it was cancelled by then.

    window: the moment at which it was played. second: for an action of its own, whether that was the second of a turn.
    """

    seat: int
    card: str
    target: str
    window: str
    cancelled: bool = False
    second: bool = False


# What a card may be about, as long as it can be played


@strict
class Sustained(Frame):
    """A ship of a player has just sustained damage, from a hit of another."""

    seat: int
    by: int
    kind: str


@strict
class ShipsDestroyed(Frame):
    """Ships of a player were destroyed in a space combat, by the other side."""

    seat: int
    by: int
    kinds: list[str]


@strict
class SpaceDice(Frame):
    """Dice of a round of space combat have fallen, or of its barrage, and can be changed before hits are counted.

    needed, dice: of each side by the number of the player and kind, `p2:cruiser`: what a die has to show for a hit, and
    what each shows, those of one ship side by side.
    """

    needed: dict[str, int]
    dice: dict[str, list[int]]
    barrage: bool = False


@strict
class SpaceVictory(Frame):
    """A player has won a space combat."""

    seat: int
    loser: int


@strict
class LoseFighters(Frame):
    """A player loses fighters in the active system, one for each of so many hits of anti-fighter barrage.

    Nothing is asked, and hits without a fighter are lost (10).
    """

    seat: int
    hits: int


@strict
class LoseGroundForces(Frame):
    """A player loses ground forces that have landed on a planet, by so many hits of space cannons."""

    seat: int
    planet: str
    hits: int


@strict
class TakeControl(Frame):
    """A player is about to take a planet, and the structures of others there are still standing."""

    seat: int
    planet: str


@strict
class Captured(Frame):
    """A player has lost a planet to another."""

    seat: int
    by: int
    planet: str


@strict
class Replenished(Frame):
    """A player has just replenished commodities."""

    seat: int


@strict
class DiplomacyOver(Frame):
    """A player has carried out an ability of Diplomacy."""

    seat: int


@strict
class ActionOver(Frame):
    """The tactical action of a player is over when all that stands above this is.

    `taken`: ids of the planets that were taken in it, for cards that are played afterwards.
    """

    seat: int
    taken: list[str] = field(default_factory=list)
    opened: bool = False  # whether its moment has come


@strict
class Produced(Frame):
    """A player has produced units in a system."""

    seat: int
    place: str


@strict
class Researched(Frame):
    """A player has just researched a technology."""

    seat: int
    technology: str


@strict
class StrategyGoods(Frame):
    """All strategy cards are chosen, and each that is left gets a trade good."""


@strict
class TakeCard(Frame):
    """A player has named a strategy card, and takes it unless it is refused."""

    seat: int
    card: str
    refused: list[str] = field(default_factory=list)


@strict
class BattlePlan(Frame):
    """A player says which cards are played in the battle that begins."""

    seat: int


@strict
class BattlePlans(Frame):
    """The plans of both sides are in."""

    seats: list[int]
    what: str = "plans"


@strict
class SpendCards(Frame):
    """A player discards action cards for an objective that is scored."""

    seat: int
    objective: str
