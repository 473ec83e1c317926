"""Frames: where the game is. `at` names the rule; a frame with a `seat` may ask it something."""

from __future__ import annotations

from dataclasses import field
from typing import Annotated, Literal

from pydantic import Field

from rules.core.hidden import OWNER, hidden
from rules.core.records import strict
from rules.eclipse.battle.fleets import Side, Status

# Set-up and the course of the game


@strict
class Together:
    """Several seats at once, a lane each."""

    lanes: list[list[Frame]]
    at: Literal["together"] = "together"


@strict
class ChooseSpecies:
    """A player chooses one of these species."""

    seat: int
    offered: list[str]
    at: Literal["species"] = "species"


@strict
class Homes:
    """Boards and home sectors are about to be laid out.

    `starts`: the edges of the galactic center beyond which home sectors lie, by seat; empty where players choose.
    """

    starts: list[int] = field(default_factory=list)
    at: Literal["homes"] = "homes"


@strict
class StartPosition:
    """A player chooses where the home sector lies."""

    seat: int
    at: Literal["start-position"] = "start-position"


@strict
class Rotate:
    """A player chooses how the home sector lies."""

    seat: int
    at: Literal["rotate"] = "rotate"


@strict
class Round:
    """The next round, or the end of the game."""

    at: Literal["round"] = "round"


@strict
class Phase:
    """A phase about to begin."""

    name: Literal["action", "combat", "upkeep", "cleanup", "final"]
    at: Literal["phase"] = "phase"


# Action phase


@strict
class NextTurn:
    """It is this player's turn, unless all have passed."""

    seat: int
    at: Literal["next-turn"] = "next-turn"


@strict
class Turn:
    """A player's turn: its course in one lane, and in another what may be done at any time of it."""

    lanes: list[list[Frame]]
    at: Literal["turn"] = "turn"


@strict
class Action:
    """A player chooses an action, or passes."""

    seat: int
    at: Literal["action"] = "action"


@strict
class Reaction:
    """A player who has passed chooses a reaction, or none."""

    seat: int
    at: Literal["reaction"] = "reaction"


@strict
class Anytime:
    """Colony ships, trade and diplomacy, at any time of one's turn."""

    seat: int
    at: Literal["anytime"] = "anytime"


@strict
class EndTurn:
    """The turn is about to end."""

    seat: int
    at: Literal["end"] = "end"


@strict
class Explore:
    """A player may explore, so many times."""

    seat: int
    left: int
    at: Literal["explore"] = "explore"


@strict
class Place:
    """Tiles turned up for a hex: one of them is placed in one of its positions, or none is."""

    seat: int
    hex: str
    tiles: list[str]
    at: Literal["place"] = "place"


@strict
class Claim:
    """A player may place an influence disc in a sector."""

    seat: int
    tile: str
    at: Literal["claim"] = "claim"


@strict
class Settle:
    """A player has placed a disc in a sector and may settle its squares."""

    seat: int
    tile: str
    at: Literal["settle"] = "settle"


@strict
class Discovery:
    """A player has turned over a discovery tile and uses it or keeps it for its points."""

    seat: int
    tile: str
    found: str = hidden(OWNER)
    at: Literal["discovery"] = "discovery"


@strict
class AncientTechnology:
    """Which of the cheapest technologies a discovery tile gives; `technologies` were it when the tile was used."""

    seat: int
    technologies: list[str]
    at: Literal["ancient-technology"] = "ancient-technology"


@strict
class Influence:
    """A player may move influence discs, so many."""

    seat: int
    left: int
    at: Literal["influence"] = "influence"


@strict
class ReturnCube:
    """A population cube from a square of several resources goes back to a track of its owner, or to the graveyard."""

    seat: int
    tracks: list[str]
    destroyed: bool = False
    at: Literal["return-cube"] = "return-cube"


@strict
class Research:
    """A player may research, so many technologies."""

    seat: int
    left: int
    at: Literal["research"] = "research"


@strict
class Artifacts:
    """What the artifacts of a player's sectors give."""

    seat: int
    count: int
    at: Literal["artifacts"] = "artifacts"


@strict
class Upgrade:
    """A player may return ship part tiles, and then place so many."""

    seat: int
    left: int
    placed: bool = False
    at: Literal["upgrade"] = "upgrade"


@strict
class Slot:
    """In which slot of a blueprint a ship part is placed; `free`: found just now, it need not be placed yet."""

    seat: int
    part: str
    free: bool = False
    at: Literal["slot"] = "slot"


@strict
class Build:
    """A player builds up to so many ships and structures."""

    seat: int
    left: int
    at: Literal["build"] = "build"


@strict
class Move:
    """A player may move ships, so many times."""

    seat: int
    left: int
    at: Literal["move"] = "move"


@strict
class MakeRoom:
    """A reputation track is full: which reputation tile goes back into the bag."""

    seat: int
    at: Literal["make-room"] = "make-room"


# Combat phase


@strict
class SectorCombat:
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
    at: Literal["sector-combat"] = "sector-combat"


@strict
class Squadron:
    """The ships of a class on one side of a battle; what they can do stands on their blueprint."""

    ship: str
    side: Side
    damage: list[int]
    status: Status


@strict
class Battle:
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
    at: Literal["battle"] = "battle"


@strict
class Activation:
    """A player decides in which order squadrons of equal initiative are activated: the places of the first ones."""

    seat: int
    chosen: list[int] = field(default_factory=list)
    at: Literal["activation"] = "activation"


@strict
class Engage:
    """A player's squadron is activated: it fires or retreats."""

    seat: int
    ship: str
    at: Literal["engage"] = "engage"


@strict
class Assign:
    """A player assigns dice to enemy ships, one die after the other.

    `chosen` has the ships of the dice as they lie, [] for one that hits none. A die without an entry waits.
    """

    seat: int
    chosen: list[list[int] | None] = field(default_factory=list)
    at: Literal["assign"] = "assign"


@strict
class Stalemate:
    """Nobody can harm anybody: the attacker retreats, or loses the ships."""

    seat: int
    at: Literal["stalemate"] = "stalemate"


@strict
class Bombard:
    """A player's ships may attack the population of a sector."""

    seat: int
    tile: str
    at: Literal["bombard"] = "bombard"


@strict
class Casualties:
    """Which population cubes an attack destroys."""

    seat: int
    tile: str
    count: int
    at: Literal["casualties"] = "casualties"


@strict
class DrawReputation:
    """A player is to draw so many reputation tiles."""

    seat: int
    count: int
    at: Literal["draw-reputation"] = "draw-reputation"


@strict
class KeepReputation:
    """A player has drawn reputation tiles and keeps one of them at most."""

    seat: int
    drawn: list[int] = hidden(OWNER)
    at: Literal["reputation"] = "reputation"


@strict
class Occupation:
    """Combat is over: discs of sectors that were lost go, and others may come."""

    at: Literal["occupation"] = "occupation"


@strict
class CombatOver:
    """Discs have changed hands; relations may follow."""

    at: Literal["combat-over"] = "combat-over"


@strict
class Relations:
    """A player may accept and offer relations at the end of the combat phase."""

    seat: int
    at: Literal["relations"] = "relations"


# Upkeep phase


@strict
class Colonize:
    """A player may activate colony ships that are left."""

    seat: int
    at: Literal["colonize"] = "colonize"


@strict
class Pay:
    """A player pays for influence, and takes what is produced."""

    seat: int
    at: Literal["pay"] = "pay"


Frame = Annotated[
    Together
    | ChooseSpecies
    | Homes
    | StartPosition
    | Rotate
    | Round
    | Phase
    | NextTurn
    | Turn
    | Action
    | Reaction
    | Anytime
    | EndTurn
    | Explore
    | Place
    | Claim
    | Settle
    | Discovery
    | AncientTechnology
    | Influence
    | ReturnCube
    | Research
    | Artifacts
    | Upgrade
    | Slot
    | Build
    | Move
    | MakeRoom
    | SectorCombat
    | Battle
    | Activation
    | Engage
    | Assign
    | Stalemate
    | Bombard
    | Casualties
    | DrawReputation
    | KeepReputation
    | Occupation
    | CombatOver
    | Relations
    | Colonize
    | Pay,
    Field(discriminator="at"),
]
