"""Frames: where the game is. A frame with a `seat` may ask it something."""

from __future__ import annotations

from dataclasses import field
from typing import Literal

from rules.core import frames
from rules.core.hidden import OWNER, hidden
from rules.core.records import strict


class Frame(frames.Frame):
    """Where Twilight Imperium is.

    Its rule is the class whose `frame` it is, in the folder of its chapter. What a frame asks is asked of its `seat`,
    and the kind of the question is its `at`: the name of the class, `choose-card` for `ChooseCard`, unless another is
    written there.
    """

    __slots__ = ()


@strict
class Together(Frame):
    """Several seats at once, a lane each: the frame ends when all lanes are empty.

    Each lane is a stack of its own, the innermost frame last. Its first frame has the `seat`; what that pushes comes
    into the same lane. Lanes do not wait for one another.
    """

    lanes: list[list[Frame]]


# The course of the game


@strict
class Course(Frame):
    """The whole game: its course in one lane, and besides it what each player can do at any time."""

    lanes: list[list[Frame]]


@strict
class Round(Frame):
    """The next round begins with the strategy phase; nobody is asked by this frame."""


@strict
class Phase(Frame):
    """A phase about to begin: `strategy`, `action` or `status`."""

    name: str


# Strategy phase


@strict
class ChooseCard(Frame):
    """A player chooses a strategy card, none of those that were refused.

    `refused` are ids: those that Public Disgrace has kept this player from.
    """

    seat: int
    refused: list[str] = field(default_factory=list)


# Action phase


@strict
class NextTurn(Frame):
    """The turn of the next player who has not passed, in the order of initiative behind this seat."""

    seat: int


@strict
class Action(Frame):
    """A player performs a strategic, tactical or component action, or passes (3).

    `second`: it follows another action of the same turn, by Fleet Logistics or the Minister of War.
    """

    seat: int
    second: bool = False


@strict
class TransitDiodes(Frame):
    """A player takes up to four ground forces off the board, and puts as many on planets that they control.

    The answer spreads both, `from:jord=2 to:wellon=2`; with nothing taken the technology stays ready.
    """

    seat: int


@strict
class EndTurn(Frame):
    """The turn is about to end."""

    seat: int


# A strategic action


@strict
class Secondaries(Frame):
    """All others may use the secondary ability of a strategy card, those of `free` have to, without a token."""

    seat: int
    card: str
    free: list[int] = field(default_factory=list)


@strict
class Secondary(Frame):
    """A player may use the secondary ability of a strategy card."""

    seat: int
    card: str


@strict
class GainTokens(Frame):
    """So many command tokens are gained (`free`), and where `buys` more for influence, as Leadership allows (52).

    How many go to which pool, and what is spent: `tactic=2 strategy=1 pay:jord=1`. Fewer than `free` come where the
    reinforcements have no more; nothing is asked where none can be gained.
    """

    seat: int
    free: int
    buys: bool = True


@strict
class ChooseSystem(Frame):
    """Diplomacy: a player chooses the system into which all others put a token; `anywhere`: that of Mecatol Rex too.

    A planet there must be the player's own (32); nothing is asked of whoever controls none.
    """

    seat: int
    anywhere: bool = False


@strict
class ReadyPlanets(Frame):
    """Diplomacy: planets are readied."""

    seat: int


@strict
class ChooseSpeaker(Frame):
    """Politics: a player chooses who is the speaker."""

    seat: int


@strict
class PlaceStructure(Frame):
    """Construction: a structure of one of these kinds is placed; `token`: a command token goes into its system.

    The answer is `pds:jord`, or `none`. Nothing is asked where no planet of the player has room (24, 79).
    """

    seat: int
    kinds: list[str]
    token: bool = False


@strict
class TakePiece(Frame):
    """No piece of a structure is left for this planet: a player takes one that stands elsewhere."""

    seat: int
    kind: str
    planet: str


@strict
class ShareTrade(Frame):
    """Trade: the players who use the secondary without a token."""

    seat: int


@strict
class TakeUpToken(Frame):
    """Warfare: a command token is taken from the board."""

    seat: int


@strict
class Rearrange(Frame):
    """Warfare: command tokens go from pool to pool, with so many more."""

    seat: int
    gained: int = 0


@strict
class HomeProduction(Frame):
    """Warfare: a space dock at home produces."""

    seat: int


@strict
class Research(Frame):
    """Technology: a player may research one, for so many resources.

    Nothing is asked where none can be. Nekro, which cannot research, gains command tokens in its place (34).
    """

    seat: int
    resources: int


@strict
class ScoreNow(Frame):
    """Imperial: a player may score a public objective."""

    seat: int


@strict
class CentreOrSecret(Frame):
    """Imperial: a point for Mecatol Rex, or a secret objective."""

    seat: int


@strict
class ReturnSecret(Frame):
    """Imperial: a player holds too many secret objectives, and puts one back."""

    seat: int


# A tactical action


@strict
class Move(Frame):
    """The active player says which ships move to the active system, and what they take along (58, 95).

    Words are those of `movement.Source`, with how many of each; an empty answer moves nothing. Also asked where nothing
    can move, but a card in hand might change that.
    """

    seat: int


@strict
class Excess(Frame):
    """Too many ships for the fleet pool, or too much for the capacity of the ships: the player says what is removed.

    `place` is the system whose space holds too much. Only where there is a choice; else it is removed unasked.
    """

    seat: int
    place: str


@strict
class SpaceCannonOffense(Frame):
    """Units with space cannon fire at ships in the active system, those of these seats in turn.

    The seats that have not fired yet, in order; each is taken out when it fires (77.3).
    """

    seats: list[int]


@strict
class CannonTarget(Frame):
    """The active player says at whose ships the space cannon fires."""

    seat: int


@strict
class AssignHits(Frame):
    """A player says which ships in the active system take so many hits.

    by: whose they are, and `manner` how they were made: `ability` of those in a combat that no die has to make. kind:
    where whoever made them says which ships take them. aimed: so many go to ships that are no fighters, if possible;
    fighters: whether they take any, as long as there is another ship; sustain: whether damage can be sustained.
    chosen: what of the answer is still to be carried out.
    """

    seat: int
    hits: int
    by: int
    manner: Literal["combat", "ability", "space-cannon", "other"]
    fighters: bool = True
    sustain: bool = True
    kind: str = ""
    aimed: int = 0
    chosen: list[str] = field(default_factory=list)


@strict
class StartCombat(Frame):
    """A space combat is due where ships of another player are in the active system; `seat` is the active player.

    It gives way to `SpaceCombat`, or to nothing where one side has no ships (78).
    """

    seat: int


@strict
class SpaceCombat(Frame):
    """A space combat in the active system, and how far its round is.

    retreating: the seat that has announced a retreat, and where to. sustained: of each seat, ships that sustained
    damage in this round, by kind. effects: action cards of this round, `p2:morale-boost`. destroyed: kinds of ships.
    joined: ground forces that fight as ships, by whose they are and where: `p2:space`, `p2:wellon`.
    """

    attacker: int
    defender: int
    round: int = 1
    step: str = "begin"
    retreating: int = -1
    retreat_to: str = ""
    effects: list[str] = field(default_factory=list)
    broken_off: bool = False
    sustained: dict[str, int] = field(default_factory=dict)
    joined: dict[str, int] = field(default_factory=dict)
    scored: list[int] = field(default_factory=list)  # seats that have scored an objective in this combat
    destroyed: list[str] = field(default_factory=list)
    taken: bool = False  # a technology, by Technological Singularity


@strict
class Retreat(Frame):
    """A player announces a retreat and says where to, or does not."""

    seat: int


@strict
class Invasion(Frame):
    """The active player invades planets of the active system (49).

    `step` is the next key of `invasion.STEPS`; what a step asks stands above this frame while it does.
    """

    seat: int
    step: str = "begin"
    effects: list[str] = field(default_factory=list)  # action cards, `p2:bunker`
    planets: list[str] = field(default_factory=list)  # that are still to be fought for
    must_land: bool = False  # the custodians have just left


@strict
class Custodians(Frame):
    """The active player may spend influence for the custodians token."""

    seat: int


@strict
class Bombard(Frame):
    """The active player says which planet each unit bombards."""

    seat: int


@strict
class Commit(Frame):
    """The active player commits ground forces to planets; the `Invasion` to which it belongs lies right below.

    An empty answer lands none, which is refused where the custodians have just left.
    """

    seat: int


@strict
class GroundCombat(Frame):
    """A ground combat on a planet of the active system (42).

    `step` is the next key of `ground_combat.STEPS`; `round` counts from 1.
    """

    attacker: int
    defender: int
    planet: str
    round: int = 1
    step: str = "begin"
    effects: list[str] = field(default_factory=list)  # action cards of this round, `p2:morale-boost`
    dice: dict[str, list[int]] = field(default_factory=dict)  # that fell in this round, by the number of the player
    fighters: dict[str, int] = field(default_factory=dict)  # how many of these dice, the last ones, are of fighters
    silenced: list[int] = field(default_factory=list)  # seats that do not roll in this round
    lasting: list[str] = field(default_factory=list)  # notes that help in all rounds, `p2:tekklar-legion`
    scored: list[int] = field(default_factory=list)  # seats that have scored an objective in this combat
    taken: bool = False  # a technology, by Technological Singularity


@strict
class Produce(Frame):
    """A player produces units in a system: by all that produces there, by one dock alone, or by another effect.

    The answer is what is made, where, and what it is paid with; an empty one makes nothing (67, 68).
    """

    seat: int
    place: str
    dock: str = ""  # the planet it is on, or `space`
    salvaged: list[str] = field(default_factory=list)  # kinds of ships, of which one is made by Salvage Operations
    flagship: bool = False  # it makes them, apart from production
    most: int = 0  # so many are made at most, apart from production; 0 for as many as what is there makes


@strict
class IntegratedEconomy(Frame):
    """A player has gained control of a planet, and produces units there by Integrated Economy."""

    seat: int
    place: str
    planet: str


@strict
class TakeTechnology(Frame):
    """Nekro may gain a technology that one of these seats owns."""

    seat: int
    seats: list[int]


# Status phase


@strict
class Score(Frame):
    """A player chooses the objectives that are scored."""

    seat: int


@strict
class Scoring(Frame):
    """A player is going to score these objectives, or none; only they know until their turn comes (81).

    `objectives` are ids apart by spaces. It gives way to a frame for each, which asks for its cost or scores it.
    """

    seat: int
    objectives: str = hidden(OWNER)  # words in one line, since others would see how many there are in a list


@strict
class PayObjective(Frame):
    """A player scores an objective, and pays for it where it has a cost."""

    seat: int
    objective: str


@strict
class Redistribute(Frame):
    """A player puts all command tokens of the command sheet into its pools."""

    seat: int


@strict
class Open(Frame):
    """Sealed answers of all are opened: `score` or `tokens`."""

    what: str


@strict
class StatusStep(Frame):
    """A step of the status phase: `reveal`, `draw`, `tokens`, `ready` or `end`."""

    step: str
