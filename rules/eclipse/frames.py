"""Frames: where the game is. A frame with a `seat` may ask it something."""

from __future__ import annotations

from dataclasses import field
from typing import Literal

from rules.core import frames
from rules.core.hidden import OWNER, hidden
from rules.core.records import strict
from rules.eclipse.battle.fleets import Side, Status


class Frame(frames.Frame):
    """Where Eclipse is.

    Its rule is the class whose `frame` it is, in the folder of its chapter. What a frame asks is asked of its `seat`,
    and the kind of the question is its `at`: the name of the class, `return-cube` for `ReturnCube`, unless another is
    written there.
    """

    __slots__ = ()


# Set-up and the course of the game


@strict
class Together(Frame):
    """Several seats at once, a lane each: the frame ends when all lanes are empty.

    Each lane is a stack of its own, the innermost frame last; what a frame in it pushes comes into the same lane.
    """

    lanes: list[list[Frame]]


@strict
class ChooseSpecies(Frame, at="species"):
    """A player chooses one of these species."""

    seat: int
    offered: list[str]


@strict
class Homes(Frame):
    """Boards and home sectors are about to be laid out.

    `starts`: the edges of the galactic center beyond which home sectors lie, by seat; empty where players choose.
    """

    starts: list[int] = field(default_factory=list)


@strict
class StartPosition(Frame):
    """A player chooses where the home sector lies: one of the six start positions, by its hex `q,r`.

    Nothing is asked where only one is left.
    """

    seat: int


@strict
class Rotate(Frame):
    """A player chooses how the home sector lies."""

    seat: int


@strict
class Round(Frame):
    """The next round, or the end of the game."""


@strict
class Phase(Frame):
    """A phase about to begin; its frame gives way to those of its parts. `final`: the points after the last round."""

    name: Literal["action", "combat", "upkeep", "cleanup", "final"]


# Action phase


@strict
class NextTurn(Frame):
    """It is this player's turn, or a reaction, unless all have passed: then the action phase is over.

    The frame of the seat clockwise of it is put below, so that one follows the other.
    """

    seat: int


@strict
class Turn(Frame):
    """A player's turn: its course in one lane, and in another what may be done at any time of it."""

    lanes: list[list[Frame]]


@strict
class Action(Frame):
    """A player chooses an action, or passes."""

    seat: int


@strict
class Reaction(Frame):
    """A player who has passed chooses a reaction, or none."""

    seat: int


@strict
class Anytime(Frame):
    """Colony ships, trade and diplomacy, at any time of one's turn."""

    seat: int


@strict
class EndTurn(Frame, at="end"):
    """The turn is about to end."""

    seat: int


@strict
class Explore(Frame):
    """A player may explore once more, so many times: the first time is an answer to `Action`.

    The answer is `explore:q,r`, or that no more is explored. Nothing is asked where nothing can be.
    """

    seat: int
    left: int


@strict
class Place(Frame):
    """Tiles turned up for a hex: one of them is placed in one of its positions, or none is.

    `tiles` are numbers of sectors. The answer is `tile:turns`, with sixths clockwise, or `discard`.
    """

    seat: int
    hex: str
    tiles: list[str]


@strict
class Claim(Frame):
    """A player may place an influence disc in a sector, by the number of its `tile`: after exploring, and after combat.

    Nothing is asked of whoever has no disc left.
    """

    seat: int
    tile: str


@strict
class Settle(Frame):
    """A player has placed a disc in a sector and may settle its squares."""

    seat: int
    tile: str


@strict
class Discovery(Frame):
    """A player has turned over a discovery tile and uses it or keeps it for its points.

    `tile` is the sector on which it lay, `found` what it shows, which others learn when it is used.
    """

    seat: int
    tile: str
    found: str = hidden(OWNER)


@strict
class AncientTechnology(Frame):
    """Which of the cheapest technologies a discovery tile gives; `technologies` were it when the tile was used."""

    seat: int
    technologies: list[str]


@strict
class Influence(Frame):
    """A player may move influence discs, so many."""

    seat: int
    left: int


@strict
class ReturnCube(Frame):
    """A population cube from a square of several resources goes back to a track of its owner, or to the graveyard.

    `tracks` are those to which it may go; `destroyed`: by the graveyard, from where it comes back in the cleanup phase.
    Nothing is asked where only one of them has room.
    """

    seat: int
    tracks: list[str]
    destroyed: bool = False


@strict
class Research(Frame):
    """A player may research once more, so many technologies: the first is an answer to `Action`.

    Nothing is asked where nothing can be researched.
    """

    seat: int
    left: int


@strict
class Artifacts(Frame):
    """What the artifacts of a player's sectors give."""

    seat: int
    count: int


@strict
class Upgrade(Frame):
    """A player may return ship part tiles, any number, and place up to `left` others.

    One answer may name several of both. `placed`: whether any was placed by now. Ended with `done`, as soon as all
    blueprints are legal.
    """

    seat: int
    left: int
    placed: bool = False


@strict
class Slot(Frame):
    """In which slot of a blueprint a ship part is placed; `free`: found just now, it need not be placed yet."""

    seat: int
    part: str
    free: bool = False


@strict
class Build(Frame):
    """A player builds up to `left` ships and structures, all of them in one answer.

    Nothing is asked where there is nothing to build.
    """

    seat: int
    left: int


@strict
class Move(Frame):
    """A player may move ships: up to `left` activations, one an answer, and the same ship may have several."""

    seat: int
    left: int


@strict
class MakeRoom(Frame):
    """A reputation track is full: which reputation tile goes back into the bag, so that an ambassador fits.

    Also asked where all tiles are alike, so that nobody learns that they are.
    """

    seat: int


# Combat phase


@strict
class SectorCombat(Frame):
    """The battles of a sector, one after the other, then its population and reputation.

    `order`: the players there, in the order in which they draw reputation tiles. `destroyed`: what each has destroyed,
    by class. `damage`: that of ships which have fought, by `seat:class`. `stage`: what comes next.
    """

    tile: str
    order: list[int]
    fought: list[int] = field(default_factory=list)
    retreated: list[int] = field(default_factory=list)
    destroyed: dict[str, dict[str, int]] = field(default_factory=dict)
    damage: dict[str, list[int]] = field(default_factory=dict)
    stage: Literal["battles", "population", "reputation"] = "battles"


@strict
class Squadron:
    """The ships of a class on one side of a battle; what they can do stands on their blueprint.

    `damage` has an entry a ship: what it has taken. A part of `Battle`, and no frame.
    """

    ship: str
    side: Side
    damage: list[int]
    status: Status


@strict
class Battle(Frame):
    """A battle between two players, or of one with ancients or the Defense System, which defend.

    `round`, `turn`, `attacking` and `rolls` are those of `battle.fleets.Fight`. `targets`: where squadrons retreat to,
    by their place in the fight. `to_the_end`: the seats that fire until it is over, without being asked again.
    `order`: places of squadrons as somebody decided it for those of equal initiative; empty where it is the usual one.
    """

    tile: str
    attacker: int
    defender: int
    squadrons: list[Squadron]
    round: int = 0
    turn: int = 0
    attacking: bool = False
    rolls: list[int] = field(default_factory=list)
    targets: dict[str, str] = field(default_factory=dict)
    to_the_end: list[int] = field(default_factory=list)
    order: list[int] = field(default_factory=list)


@strict
class Activation(Frame):
    """A player decides in which order squadrons of equal initiative are activated: the places of the first ones.

    `chosen` are places in `Battle.squadrons`. Asked while two are left of which nobody has said which comes first.
    """

    seat: int
    chosen: list[int] = field(default_factory=list)


@strict
class Engage(Frame):
    """A player's squadron is activated: it fires or retreats."""

    seat: int
    ship: str


@strict
class Assign(Frame):
    """A player assigns dice to enemy ships, one die after the other.

    `chosen` has the ships of the dice as they lie, [] for one that hits none. A die without an entry waits.
    """

    seat: int
    chosen: list[list[int] | None] = field(default_factory=list)


@strict
class Stalemate(Frame):
    """Nobody can harm anybody: the attacker retreats, or loses the ships."""

    seat: int


@strict
class Bombard(Frame):
    """A player's ships may attack the population of a sector, or spare it.

    Nothing is asked where an attack could destroy nothing.
    """

    seat: int
    tile: str


@strict
class Casualties(Frame):
    """Which `count` population cubes an attack destroys; nothing is asked where that is all of them."""

    seat: int
    tile: str
    count: int


@strict
class DrawReputation(Frame):
    """A player is to draw so many reputation tiles."""

    seat: int
    count: int


@strict
class KeepReputation(Frame, at="reputation"):
    """A player has drawn reputation tiles and keeps one of them at most."""

    seat: int
    drawn: list[int] = hidden(OWNER)


@strict
class Occupation(Frame):
    """Combat is over: discs of sectors that were lost go, and others may come, asked of all at once as `Claim`."""


@strict
class CombatOver(Frame):
    """Discs have changed hands; relations may follow, asked of all at once for whom any is possible."""


@strict
class Relations(Frame):
    """A player may accept and offer relations at the end of the combat phase."""

    seat: int


# Upkeep phase


@strict
class Colonize(Frame):
    """A player may activate colony ships that are left."""

    seat: int


@strict
class Pay(Frame):
    """A player pays for influence, and takes what is produced."""

    seat: int
