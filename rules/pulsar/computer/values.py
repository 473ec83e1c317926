"""What things are worth to a computer player, in points of the final score as it expects them. Rough on purpose."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rules.pulsar.components import EXPLORATION, ROUNDS, SIZES, Benefit, Effect, Technology, Transmitter
from rules.pulsar.counting import COUNTS, count, step
from rules.pulsar.state import Player, State

CUBE = 1.0
TOKEN = 1.6
EXPLORING = 4.2  # an exploration tile
STATION = 4.2  # the table gives less at first, but each one leads to the next
BONUS_DIE = 3.5
GATES_OF_A_RUN = 2.4  # that one flight visits
USUAL_ROUND_VALUE = 1.3  # of the rounds to come
BEGUN = 0.55  # of what a gyrodyne will yield is lost on the dice that are still to be spent on it
GROWTH: Mapping[str, float] = {  # how many more of these there will be in the end, for each round left
    "stations": 0.9, "patents": 0.5, "spinning": 0.3, "projects": 0.4, "online-transmitters": 0.35,
    "vp-transmitters": 0.25, "used-gate-runs": 0.2, "project-rows": 0.12, "awards": 0.1, "links": 0.15,
    "goal-steps": 0.6, "goals-bought": 0.15,
}  # fmt: skip


def rounds_left(state: State) -> int:
    """Productions still to come, that of this round included."""
    return ROUNDS - max(state.round, 1) + 1


def spinning_value(state: State, size: str) -> float:
    """What a gyrodyne that starts spinning now yields until the end."""
    return rounds_left(state) * (SIZES[size].vp + USUAL_ROUND_VALUE)


def free_claims(state: State, player: Player) -> int:
    """Claimed pulsars that wait for a gyrodyne, without those that one at hand is meant for."""
    empty = sum(not state.pulsars[place].gyrodyne for place in state.claims(player.seat))
    return empty - len(player.gyrodynes)


def gyrodyne_value(state: State, player: Player, sizes: Iterable[str]) -> float:
    """A gyrodyne more at hand: more if a pulsar waits for it."""
    best = max((spinning_value(state, size) for size in sizes if state.gyrodynes[size]), default=0.0)
    share = BEGUN if free_claims(state, player) > 0 else BEGUN / 2
    return 1 + share * max(0.0, best - USUAL_ROUND_VALUE)


def pulsar_value(state: State, player: Player) -> float:
    """A pulsar claimed: more if a gyrodyne waits for it."""
    waits = free_claims(state, player) < 0
    return 1 + rounds_left(state) * (1.6 if waits else 0.8)


def benefit_value(state: State, player: Player, benefit: Benefit) -> float:
    """Everything a benefit gives at once or promises."""
    value = benefit.vp + CUBE * benefit.cubes + TOKEN * (benefit.one + benefit.two) + EXPLORING * benefit.exploration
    value += sum(gyrodyne_value(state, player, sizes) for sizes in benefit.gyrodynes)
    value += STATION * benefit.stations
    if benefit.isolated and player.rings:
        value += pulsar_value(state, player)
    if benefit.teleport:
        value += STATION + EXPLORING if "system" in benefit.teleport else pulsar_value(state, player)
    if benefit.red is not None and not player.bonus_used:
        value += BONUS_DIE
    if benefit.double is not None:
        value += 2 * BONUS_DIE
    if benefit.paid_red is not None:
        value += BONUS_DIE - CUBE * benefit.paid_red.cubes
    if benefit.gate_run is not None:
        value += GATES_OF_A_RUN * benefit.gate_run.vp * (rounds_left(state) > 1)
    return value


def expected(state: State, player: Player, what: str) -> float:
    """How many of something a player may have in the end."""
    now = count(state, player, what) if what in COUNTS else 0
    return now + GROWTH.get(what, 0.15) * (rounds_left(state) - 1)


def technology_value(state: State, player: Player, technology: Technology) -> float:
    """What a patent gives until the end."""
    value = benefit_value(state, player, technology.benefit)
    return value + (_effect_value(state, player, technology.effect) if technology.effect else 0.0)


def _effect_value(state: State, player: Player, effect: Effect) -> float:
    left = rounds_left(state)
    if effect.op == "score-each":
        return float(effect.vp * count(state, player, effect.what) + effect.vp * (effect.what == "patents"))
    if effect.op in ("production-each", "production-steps"):
        later = expected(state, player, effect.what)
        now = count(state, player, effect.what)
        mean = (now + later) / 2
        each = effect.vp * mean if effect.op == "production-each" else step(effect.steps, round(mean))
        return left * each
    if effect.op == "final-each":
        return effect.vp * expected(state, player, effect.what)
    if effect.op == "final-steps":
        return float(step(effect.steps, round(expected(state, player, effect.what))))
    if effect.op == "final-buy":
        return effect.vp - CUBE * effect.cubes
    if effect.op == "final-goal":
        return 9.0
    if effect.op == "final-stations":
        return STATION * effect.stations
    return left * USES.get(effect.op, 0.5) * max(effect.vp, 1)


USES: Mapping[str, float] = {  # how often a round an effect comes in, or what it is worth each round
    "gate-length": 1.2,
    "visit-pulsar": 0.7,
    "claim-visited": 1.4,
    "station": 1.2,
    "station-without-bonus": 0.5,
    "station-bonus": 2.2,
    "exploration-bonus": 0.5,
    "exploration-draw": 0.35,
    "gate-run": 0.25,
    "gate-run-gate": 0.5,
    "spin": 0.35,
    "heavy-gyrodyne": 0.5,
    "transmitter-die": 0.6,
    "online-vp": 0.3,
    "project": 0.5,
    "patent": 0.5,
    "red-die": 0.5,
    "copy": 0.6,
}


def transmitter_value(state: State, player: Player, printed: Transmitter) -> float:
    """What a transmitter gives from when it is online, as if that were now."""
    left = rounds_left(state)
    each = printed.vp + CUBE * printed.cubes
    if printed.buys is not None:
        each += printed.buys.vp - CUBE * printed.buys.cubes
    return benefit_value(state, player, printed.benefit) + left * each


def tile_value(state: State, player: Player, tile: str) -> float:
    """What an exploration tile gives."""
    return benefit_value(state, player, EXPLORATION[tile].benefit)
