"""What can be printed on a component: frozen records. Their values stand in data/*.toml.

Dice are numbers 1 to 6. A benefit is what one gets at once; an effect is what a technology does later.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from rules.core.records import record

Colour = Literal["green", "purple", "orange"]  # of jump gates
Destination = Literal["system", "pulsar", "gate"]  # where a teleport may lead

Counted = Literal[
    "stations",  # own stations on planets
    "patents",  # own patents, one that is just taken included
    "spinning",  # spinning gyrodynes
    "spinning-small",
    "spinning-medium",
    "spinning-large",
    "spinning-sizes",  # different sizes among the spinning gyrodynes
    "spinning-same-size",  # spinning gyrodynes of the size of which there are most
    "online-transmitters",
    "vp-transmitters",  # online transmitters that give points in production or sell them
    "links",  # links between two online transmitters, whether their die was used or not
    "projects",  # completed headquarters projects
    "project-rows",  # rows of the headquarters of which every project is completed
    "used-gate-runs",  # gate runs of completed projects that have been used, also for no points
    "awards",  # construction award tiles
    "goal-steps",  # goals met, and bonuses bought on goals
    "goals-bought",  # goals with every bonus bought
]

Operation = Literal[
    "score-each",  # immediate: `vp` for each of `what`
    "production-each",  # in production: `vp` for each of `what`
    "production-steps",  # in production: points by how many of `what`, as `steps` says: none, one, … or more
    "final-each",  # final scoring: `vp` for each of `what`
    "final-steps",  # final scoring: points by how many of `what`, as `steps` says
    "final-buy",  # final scoring: `cubes` may be paid once for `vp`
    "final-goal",  # final scoring: one goal counts as met
    "final-stations",  # final scoring: so many `stations` more
    "gate-length",  # a flight that visits a gate of `colour` may be up to `tolerance` longer or shorter
    "visit-pulsar",  # `vp` for each pulsar that a flight visits
    "claim-visited",  # an unclaimed pulsar may be claimed whenever it is visited
    "station",  # `vp` for each station built
    "station-without-bonus",  # `vp` for each station built without earning its exploration bonus
    "station-bonus",  # a station built without earning its exploration bonus brings it all the same
    "exploration-bonus",  # `vp` for each exploration bonus of a system, also where a tile is drawn in its place
    "exploration-draw",  # whenever an exploration tile is drawn: `draw` are drawn, one is kept, and `vp`
    "gate-run",  # `vp` for each gate run
    "gate-run-gate",  # `vp` for each gate that scores in a gate run
    "spin",  # a gyrodyne starts spinning: `vp`, and the die may be `tolerance` off
    "heavy-gyrodyne",  # a die takes or spins a medium or large one: `vp`, and it may be `tolerance` off
    "transmitter-die",  # a die is spent on taking or building a transmitter: `vp`, and it may be `tolerance` off
    "online-vp",  # `vp` when a transmitter goes online whose immediate benefit has points
    "project",  # a headquarters project is completed: `vp`, and the die may be `tolerance` off
    "patent",  # a later patent is taken: `vp`, and the die may be `tolerance` off
    "red-die",  # `vp` for each action paid with the bonus die
    "copy",  # a left-over die is copied for `cubes`
]


@record
class Double:
    """Two dice for one: the silver die that paid stays, with this value, and the red one must be the bonus die now."""

    silver: int
    red: int


@record
class PaidRed:
    """A bonus die for cubes, which must be paid and used now."""

    cubes: int
    red: int


@record
class GateRun:
    """Points for each gate of a colour on one later flight; `choose`: of whichever colour one likes."""

    colour: Colour | Literal["choose"]
    vp: int


@record
class Purchase:
    """Cubes that may be paid for points."""

    cubes: int
    vp: int


@record
class Benefit:
    """What one gets at once (rulebook, icon index).

    vp, cubes: so many. one, two: modifier tokens ±1 and +2. exploration: exploration tiles to draw. isolated: isolated
    pulsars to claim. stations: counted more in the final scoring. gyrodynes: each is the sizes among which one is
    taken; `distinct`: all of different sizes. teleport: kinds of places, to one of which the ship jumps. red: a bonus
    die that may be used this turn.
    """

    vp: int = 0
    cubes: int = 0
    one: int = 0
    two: int = 0
    gyrodynes: tuple[tuple[str, ...], ...] = ()
    distinct: bool = False
    exploration: int = 0
    isolated: int = 0
    teleport: tuple[Destination, ...] = ()
    red: int | None = None
    double: Double | None = None
    paid_red: PaidRed | None = None
    stations: int = 0
    gate_run: GateRun | None = None


@record
class Effect:
    """What a technology does later, or counts at once. Which fields mean something is said at `Operation`."""

    op: Operation
    what: Counted | Literal[""] = ""
    vp: int = 0
    steps: tuple[int, ...] = ()
    tolerance: int = 0
    colour: Colour | Literal[""] = ""
    cubes: int = 0
    draw: int = 0
    stations: int = 0


@record
class Face:
    """A face of a technology board: its category (`i`, `ii`, `iii`), its letter, and the round value of each row."""

    id: str
    category: str
    letter: str
    values: tuple[int | Literal["median"], ...]


@record
class Technology:
    """A technology. `row` is the round from which it can be had; two `icons`: two players may take it in one round."""

    id: str
    board: str
    row: int
    die: int
    icons: int
    kind: Literal["immediate", "ongoing", "production", "final"]
    benefit: Benefit = Benefit()
    effect: Effect | None = None


@record
class Project:
    """A headquarters project: its row from 1 at the bottom, and the projects that must be completed before it."""

    id: str
    die: int
    row: int
    below: tuple[str, ...]
    benefit: Benefit


@record
class Transmitter:
    """A transmitter: dice to pay, benefit when it goes online, and what each production brings.

    `left`, `right`: the pips of the half die at that end, None where nothing can be attached.
    """

    id: str
    group: str
    dice: tuple[int, ...]
    benefit: Benefit = Benefit()
    vp: int = 0
    cubes: int = 0
    buys: Purchase | None = None
    left: int | None = None
    right: int | None = None


@record
class Planet:
    """A planet of a system tile, used only with so many players or more."""

    kind: Literal["blue", "dead"]
    min_players: int


@record
class System:
    """A tile of a planetary system: its planets, and its exploration bonus."""

    id: str
    planets: tuple[Planet, ...]
    benefit: Benefit


@record
class Goal:
    """A side of a goal tile: met with `least` of `what`, it scores `vp`; then its bonuses can be bought, in order."""

    id: str
    what: Counted
    least: int
    vp: int
    bonuses: tuple[Purchase, ...]
    first_game: bool = False


@record
class ExplorationKind:
    """A kind of exploration tile, and how many there are."""

    id: str
    count: int
    benefit: Benefit


@record
class Size:
    """A size of gyrodynes: the dice to take one and to start it spinning, points of each production, how many."""

    id: str
    take: int
    spin: int
    vp: int
    count: int


@record
class Modifier:
    """A token that changes a die, and the dice that buy one."""

    id: str
    dice: tuple[int, ...]


@record
class DiceBoard:
    """The dice board with so many players.

    Silver dice; those laid out for an even start; by rank of a counter the reward of the engineering track and the
    final points of the initiative track.
    """

    id: str
    silver_dice: int
    even_start: tuple[int, ...]
    engineering: tuple[Benefit, ...]
    initiative: tuple[int, ...]


@record
class Penalty:
    """Points lost by a counter on a space, and which space."""

    space: int
    vp: int


@record
class Track:
    """The two tracks of the dice board, from space 1 at the left."""

    id: str
    spaces: int
    start: int
    penalties: tuple[Penalty, ...]


@record
class Start:
    """Points at the start, by turn order."""

    id: str
    vp: tuple[int, ...]


@record
class DiceTables:
    """dice_board.toml."""

    track: Track
    start: Start
    boards: Mapping[str, DiceBoard]
    modifiers: Mapping[str, Modifier]


@record
class Awards:
    """Points of the construction awards of each size, in the order in which they are taken."""

    id: str
    vp: tuple[int, ...]


@record
class Stations:
    """Points by number of stations, from none on, and for each one beyond."""

    id: str
    vp: tuple[int, ...]
    beyond: int


@record
class Goods:
    """Final points of a claimed pulsar and of a gyrodyne; so many cubes are a point."""

    id: str
    pulsar: int
    gyrodyne: int
    cubes: int
