"""Why an action of a turn cannot be taken at all: nothing is there for it, or no die pays."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping

from rules.core.decisions import Illegal, Option, Unavailable
from rules.pulsar.benefits.bonus_dice import copy_cost, of_use
from rules.pulsar.components import MODIFIERS, SIZES, TRANSMITTERS
from rules.pulsar.pyramid import open_projects
from rules.pulsar.state import Player, State

FREE = ("place", "copy")  # what no die pays for
PAID = ("fly", "take", "spin", "transmitter", "build", "project", "modifier")


def unavailable_actions(state: State, player: Player, offered: Collection[str]) -> Iterator[Unavailable]:
    """The actions that are not among those `offered`, by their names, each with its reason."""
    for action in (*FREE, *PAID):
        if action not in offered:
            yield Unavailable(Option(action), _reason(state, player, action))


def _reason(state: State, player: Player, action: str) -> Illegal:
    if action in PAID and not (player.dice or player.red):
        return Illegal("no-dice-left")
    return REASONS[action](state, player)


def _no_die(dice: Collection[int]) -> Illegal:
    """None of the dice that pay can be made with those that are left."""
    return Illegal("no-die-of", dice=" ".join(map(str, sorted({*dice}))), count=len({*dice}))


def _place(state: State, player: Player) -> Illegal:
    if not player.gyrodynes:
        return Illegal("place-none-taken")
    return Illegal("place-no-pulsar")


def _copy(state: State, player: Player) -> Illegal:
    cost = copy_cost(state, player.seat)
    if not of_use(player):
        return Illegal("copy-one-a-turn")
    if player.cubes < cost:
        return Illegal("copy-cubes", need=cost, have=player.cubes)
    return Illegal("copy-none-left")


def _fly(state: State, player: Player) -> Illegal:
    return Illegal("fly-no-way")


def _take(state: State, player: Player) -> Illegal:
    left = [size.take for size in SIZES.values() if state.gyrodynes[size.id]]
    return _no_die(left) if left else Illegal("take-none-left")


def _spin(state: State, player: Player) -> Illegal:
    pulsars = [state.pulsars[place] for place in state.claims(player.seat)]
    waiting = [SIZES[pulsar.gyrodyne].spin for pulsar in pulsars if pulsar.gyrodyne and not pulsar.spinning]
    return _no_die(waiting) if waiting else Illegal("spin-none")


def _transmitter(state: State, player: Player) -> Illegal:
    dice = [die for name in state.shown for die in TRANSMITTERS[name].dice]
    return _no_die(dice) if dice else Illegal("transmitter-none")


def _build(state: State, player: Player) -> Illegal:
    owed = [die for tile in player.tiles for die in tile.owed]
    return _no_die(owed) if owed else Illegal("build-none")


def _project(state: State, player: Player) -> Illegal:
    found = [project.die for project in open_projects(player)]
    return _no_die(found) if found else Illegal("project-none")


def _modifier(state: State, player: Player) -> Illegal:
    return _no_die([die for printed in MODIFIERS.values() for die in printed.dice])


REASONS: Mapping[str, Callable[[State, Player], Illegal]] = {
    "place": _place,
    "copy": _copy,
    "fly": _fly,
    "take": _take,
    "spin": _spin,
    "transmitter": _transmitter,
    "build": _build,
    "project": _project,
    "modifier": _modifier,
}
