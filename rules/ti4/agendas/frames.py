"""Frames of the agenda phase."""

from __future__ import annotations

from dataclasses import field

from rules.core.hidden import OWNER, hidden
from rules.core.records import strict
from rules.ti4.frames import Frame


@strict
class Vote:
    """Votes that a player has cast for an outcome."""

    seat: int
    outcome: str
    votes: int


@strict
class Prediction:
    """A rider: an outcome that a player has predicted with an action card."""

    seat: int
    card: str
    outcome: str


@strict
class NextAgenda(Frame):
    """So many agendas are still to come in this phase."""

    left: int


@strict
class Agenda(Frame):
    """An agenda that lies open, and how far it is.

    step: what comes next, by the names in `agendas/agenda.py`. outcomes: the words of what can be voted for. barred:
    seats that cannot vote on it. elected: the outcome, as soon as there is one. again: it is a law in force that is
    voted on once more.
    """

    id: str
    step: str = "council"
    outcomes: list[str] = field(default_factory=list)
    votes: list[Vote] = field(default_factory=list)
    predictions: list[Prediction] = field(default_factory=list)
    barred: list[int] = field(default_factory=list)
    turns: list[int] = field(default_factory=list)  # seats that have had their turn to vote
    elected: str = ""
    again: bool = False


@strict
class Council(Frame):
    """A player says what is played on the agenda and how they vote; nobody learns who could have played anything."""

    seat: int


@strict
class Councils(Frame):
    """What everybody has said about the agenda is in."""

    seats: list[int]
    what: str = "council"


@strict
class CastVotes(Frame):
    """It is a player's turn to vote; asked: what they filed leaves it to them."""

    seat: int
    asked: bool = False


@strict
class ElectByCommittee(Frame):
    """The owner of Committee Formation may elect a player without a vote."""

    seat: int


@strict
class PlaceShip(Frame):
    """A player puts a ship of this kind into a system with own ships."""

    seat: int
    kind: str


@strict
class LoseUnit(Frame):
    """A player destroys a unit of their own, of one of these kinds."""

    seat: int
    kinds: list[str]


@strict
class LoseUnits(Frame):
    """A player destroys so many units of their own, of these kinds and in these places; of all without any."""

    seat: int
    number: int
    kinds: list[str] = field(default_factory=list)
    places: list[str] = field(default_factory=list)


@strict
class LoseToken(Frame):
    """A player gives up a command token of the command sheet."""

    seat: int


@strict
class ChooseSettler(Frame):
    """A player chooses who may settle on a planet, among those with fewest victory points."""

    seat: int
    planet: str


@strict
class Settle(Frame):
    """A player may put an infantry on a planet that has been emptied."""

    seat: int
    planet: str


@strict
class CloseWormholes(Frame):
    """All ships in systems with a wormhole alpha or beta are destroyed."""


@strict
class ExhaustPlanets(Frame):
    """A player exhausts so many planets."""

    seat: int
    number: int


@strict
class BreakTie(Frame):
    """The speaker decides between these outcomes."""

    seat: int
    outcomes: list[str]


@strict
class LookAtAgendas(Frame):
    """A player looks at so many agendas that come next."""

    seat: int
    number: int


@strict
class PlaceAgendas(Frame):
    """A player has looked at the next agendas, and puts them back on top of the deck or below it."""

    seat: int
    agendas: list[str] = hidden(OWNER, default_factory=list)
