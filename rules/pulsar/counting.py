"""How much a player has of something that technologies and goals count."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping

from rules.pulsar.pyramid import completed_rows, used_runs
from rules.pulsar.state import Player, State


def spinning(state: State, seat: int) -> Counter[str]:
    """How many spinning gyrodynes of each size, by `small`, `medium` and `large`; sizes without one count 0."""
    return Counter(state.pulsars[place].gyrodyne for place in state.claims(seat) if state.pulsars[place].spinning)


def _spinning_of(size: str) -> Callable[[State, Player], int]:
    return lambda state, player: spinning(state, player.seat)[size]


def _vp_transmitters(state: State, player: Player) -> int:
    online = (tile.printed for tile in player.tiles if tile.online)
    return sum(printed.vp > 0 or printed.buys is not None for printed in online)


COUNTS: Mapping[str, Callable[[State, Player], int]] = {
    "stations": lambda state, player: state.stations(player.seat),
    "patents": lambda state, player: len(state.owned(player.seat)),
    "spinning": lambda state, player: spinning(state, player.seat).total(),
    "spinning-small": _spinning_of("small"),
    "spinning-medium": _spinning_of("medium"),
    "spinning-large": _spinning_of("large"),
    "spinning-sizes": lambda state, player: len(spinning(state, player.seat)),
    "spinning-same-size": lambda state, player: max(spinning(state, player.seat).values(), default=0),
    "online-transmitters": lambda state, player: sum(tile.online for tile in player.tiles),
    "vp-transmitters": _vp_transmitters,
    "links": lambda state, player: len(list(player.lit_links())),
    "projects": lambda state, player: len(player.projects),
    "project-rows": lambda state, player: completed_rows(player),
    "used-gate-runs": lambda state, player: used_runs(player),
    "awards": lambda state, player: len(player.awards),
}


def count(state: State, player: Player, what: str) -> int:
    """How many a player has of `what`, a key of `COUNTS`; raises KeyError for another.

    What goals bring is not among it (see `final_goals`).
    """
    return COUNTS[what](state, player)


def step(steps: tuple[int, ...], number: int) -> int:
    """The points of so many where the last step is for more, too; `steps[0]` are those of none.

    >>> step((0, 1, 3, 6), 2), step((0, 1, 3, 6), 9)
    (3, 6)
    """
    return steps[min(number, len(steps) - 1)]
