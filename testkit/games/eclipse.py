"""How random games of Eclipse are played, how costs and gains are booked, and what views are asked with."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any, ClassVar

from rules.core import hidden
from rules.core.decisions import Answer, Decision, Pick
from rules.eclipse.actions.diplomacy import room_for
from rules.eclipse.components.resources import RESOURCES
from rules.eclipse.components.setup import AMBASSADORS, DIPLOMACY_FROM
from rules.eclipse.components.ship_parts import PARTS
from rules.eclipse.components.ships import SHIP_CLASSES
from rules.eclipse.components.species import SPECIES
from rules.eclipse.computer.answers import answers
from rules.eclipse.economy.tracks import with_cubes
from rules.eclipse.frames import Discovery, Together
from rules.eclipse.game import GAME
from rules.eclipse.state import Player, State
from testkit import account
from testkit.games.eclipse_course import samples
from testkit.games.eclipse_uses import components, used
from testkit.kept import kept

__all__ = [
    "GROUND",
    "SHAPES",
    "SIGNS",
    "Account",
    "components",
    "more_positions",
    "random_answers",
    "samples",
    "scarce",
    "used",
    "view_options",
]

GROUND = ("art", "beside")  # kinds of things on pictures that texts may cross
SIGNS = ("points",)  # that stand in lines, never on each other
SHAPES = ("bar",)  # drawn as long or as high as what they show
MOST_CHOICES = 25  # of a menu
SENSIBLE = 0.6  # of all answers; with fewer of them everybody is bankrupt in the first round
FIGHTING = ("engage", "bombard")  # kinds of questions of battles
RUINOUS = ("pay", "influence", "claim")  # questions in which answers at random end a civilization


def random_answers(state: State, question: Decision, rng: Random) -> Iterator[Answer]:
    """Often what the computer player would do, else anything; colony ships rather than trade."""
    if question.optional and isinstance(question.ask, Pick):
        settling = [option.word for option in question.ask.options if not option.word.startswith("trade")]
        yield (rng.choice(settling),) if settling else question.ask.sample(rng)
    if question.kind in RUINOUS or rng.random() < SENSIBLE:
        yield from answers(state, question, rng)
    while True:
        yield question.ask.sample(rng)


def scarce(state: State, rng: Random) -> None:
    """All who are asked at once find ancient technologies, of which one tile of each is left; nobody can pay.

    With enough players all have as many ambassadors as they can: whose civilization collapses sends them home.
    """
    for name, count in state.supply.items():
        state.bag[name] += count - 1
        state.supply[name] = 1
    if len(state.players) >= DIPLOMACY_FROM:
        for first, second in combinations(state.living(), 2):
            _relate(first, second)
    for player in state.living():
        player.money = player.science = player.materials = 0
        player.actions["influence"] = player.actions.get("influence", 0) + player.discs
        player.discs = 0
    top = state.stack[-1]
    for lane in top.lanes if isinstance(top, Together) else ():
        if lane:
            seat = lane[-1].seat  # type: ignore[attr-defined]  # every frame of a lane is its player's
            lane.append(Discovery(seat, state.controlled(seat)[0].tile if state.controlled(seat) else "", "technology"))


def _relate(first: Player, second: Player) -> None:
    for own, other in ((first, second), (second, first)):
        room = room_for(own, reputation=len(own.reputation), ambassadors=len(own.ambassadors) + 1)
        if other.seat in own.ambassadors or len(own.ambassadors) == AMBASSADORS or not room:
            return
        if not with_cubes(own, RESOURCES):
            return
    for own, other in ((first, second), (second, first)):
        own.ambassadors.append(other.seat)
        own.track[with_cubes(own, RESOURCES)[0]] -= 1


class Account(account.Account):
    """Points count at the end; a discovery, an ambassador or a cube is no number of the purse.

    With the last choice of a species all boards are laid out, and a home sector brings its points wherever it lies.
    """

    score = "vp"
    of_others = frozenset({"species", "home", "produced", "collapsed", "fired", "neutral-fired", "strafed"})
    worded: ClassVar = {"abandoned": {"discs": 1}, "lost": {"discs": 1}}
    uncounted = frozenset({"discovery", "ambassador", "cubes"})


def more_positions(what: str) -> Iterator[tuple[State, dict[str, Any]]]:
    """Battles being fought, and sectors being bombarded, which seeded games seldom end in."""
    if what != "battle":
        return
    for each in kept("eclipse-samples"):
        if each.name.partition(" ")[0] in FIGHTING:
            state = each.position(GAME)
            yield from ((hidden.view(state, seat), {"seat": seat}) for seat in (None, each.seat))


def view_options(state: State, seat: int, random: Random) -> dict[str, Any]:
    """A sector to look at closely, and choices: sectors, ways of ships, parts and slots, or species."""
    tiles = [sector.tile for sector in state.map.values()]
    ways = [f"cruiser:{source}:{target}" for source in tiles for target in tiles if source != target]
    slots = [f"{kind}:{number}" for kind in SHIP_CLASSES for number in range(1, 5)]
    kinds = [tiles, ways, [f"part:{part}" for part in PARTS], slots, list(SPECIES)]
    offered = random.choice([kind for kind in kinds if kind])
    choices = random.sample(offered, min(random.randint(1, MOST_CHOICES), len(offered)))
    return {"sector": random.choice(tiles), "choices": tuple(choices)}
