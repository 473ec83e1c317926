"""Developing pulsars: gyrodynes are taken, begun on a claimed pulsar, and set spinning."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.decisions import Answer, Decision, Option, choose
from rules.core.flow import Execution, Rule
from rules.pulsar.actions.paying import pay, payment_costs, payment_facts, payment_gains, payments, read_payment, within
from rules.pulsar.benefits.points import score
from rules.pulsar.benefits.technology_effects import effects, tolerance
from rules.pulsar.benefits.telling import effect_points, together
from rules.pulsar.components import SIZES
from rules.pulsar.frames import TakeGyrodyne
from rules.pulsar.state import Player, State

SMALL = "small"
PAIR = 2  # an award is for so many of a size, and the next one for as many again


def take_options(state: State, player: Player) -> Iterator[Option]:
    """Gyrodynes from the board: each size for a die of its own."""
    off = tolerance(state, player.seat, "heavy-gyrodyne")
    for size in SIZES.values():
        if state.gyrodynes[size.id]:
            for payment in payments(player, within(size.take, off if size.id != SMALL else 0)):
                yield Option(
                    f"take:{size.id}:{payment.word}",
                    "take",
                    {"size": size.id, **payment_facts(payment)},
                    costs=payment_costs(payment),
                    gains=together(payment_gains(state, player, payment), _heavy_points(state, player, size.id)),
                )


def take(execution: Execution[State], player: Player, size: str, payment: str) -> None:
    """Pay for one and put it before the player."""
    pay(execution, player, read_payment(payment))
    receive(execution, player, size)
    _heavy(execution, player, size)


def receive(execution: Execution[State], player: Player, size: str) -> None:
    """Take a gyrodyne from the supply."""
    execution.state.gyrodynes[size] -= 1
    player.gyrodynes.append(size)
    execution.tell("took", seat=player.seat, size=size)


def _heavy(execution: Execution[State], player: Player, size: str) -> None:
    """The technology for medium and large ones, which counts where a die is spent."""
    if size != SMALL:
        for technology, effect in effects(execution.state, player.seat, "heavy-gyrodyne"):
            score(execution, player, effect.vp, technology.id)


class TakeGyrodyneRule(Rule):
    """A gyrodyne that comes with a benefit; lost where none of the sizes is left."""

    frame = TakeGyrodyne

    def ask(self, state: State, frame: TakeGyrodyne) -> Decision | None:
        """Which size, of those allowed and left."""
        sizes = [size for size in frame.sizes if state.gyrodynes[size]]
        if not sizes:
            return None
        return choose(frame.seat, "gyrodyne", [Option(size, gains={"gyrodyne": size}) for size in sizes])

    def do(self, execution: Execution[State], frame: TakeGyrodyne, answer: Answer) -> None:
        """Take it. Where two must differ, the next one is of another size."""
        execution.pop()
        receive(execution, execution.state.players[frame.seat], answer[0])
        after = execution.stack[-1] if execution.stack else None
        if frame.distinct and isinstance(after, TakeGyrodyne):
            after.sizes = [size for size in after.sizes if size != answer[0]]


def place_options(state: State, player: Player) -> Iterator[Option]:
    """Gyrodynes at hand on claimed pulsars that have none: this costs nothing."""
    empty = [place for place in state.claims(player.seat) if not state.pulsars[place].gyrodyne]
    for size in SIZES:
        if size in player.gyrodynes:
            gains = {"vp": award_for(state, player, size)}
            facts: dict[str, str | int] = {"size": size}
            yield from (Option(f"place:{size}:{at}", "place", {**facts, "place": at}, gains=gains) for at in empty)


def place(execution: Execution[State], player: Player, size: str, at: str) -> None:
    """Begin a gyrodyne on a claimed pulsar, where it stays. The second of a size on the board earns an award."""
    state = execution.state
    award = award_for(state, player, size)
    player.gyrodynes.remove(size)
    state.pulsars[at].gyrodyne = size
    execution.tell("placed", seat=player.seat, size=size, place=at)
    if award:
        state.awards[size].remove(award)
        player.awards.append(award)
        player.vp += award
        execution.tell("award", seat=player.seat, size=size, vp=award)


def award_for(state: State, player: Player, size: str) -> int:
    """The points of the construction award that one more gyrodyne of a size on the board earns, 0 for none."""
    built = sum(state.pulsars[claim].gyrodyne == size for claim in state.claims(player.seat))
    earned = (built + 1) % PAIR == 0 and state.awards[size]
    return state.awards[size][0] if earned else 0


def spin_options(state: State, player: Player) -> Iterator[Option]:
    """Gyrodynes on the board that do not spin yet."""
    for place in state.claims(player.seat):
        pulsar = state.pulsars[place]
        if pulsar.gyrodyne and not pulsar.spinning:
            for payment in payments(player, within(SIZES[pulsar.gyrodyne].spin, spin_tolerance(state, player, place))):
                facts = {"size": pulsar.gyrodyne, "place": place, **payment_facts(payment)}
                gains = together(payment_gains(state, player, payment), spin_gains(state, player, pulsar.gyrodyne))
                yield Option(f"spin:{place}:{payment.word}", "spin", facts, payment_costs(payment), gains)


def spin_gains(state: State, player: Player, size: str) -> dict[str, str | int]:
    """Points at once, and those of its size in each production to come, to which the value of the round is added."""
    at_once = together(effect_points(state, player.seat, "spin"), _heavy_points(state, player, size))
    return {**at_once, "spinning:vp": SIZES[size].vp}


def _heavy_points(state: State, player: Player, size: str) -> dict[str, str | int]:
    if size == SMALL:
        return {}
    return effect_points(state, player.seat, "heavy-gyrodyne")


def spin_tolerance(state: State, player: Player, place: str) -> int:
    """By how much the die for spinning the gyrodyne there may be off."""
    any_size = tolerance(state, player.seat, "spin")
    if state.pulsars[place].gyrodyne == SMALL:
        return any_size
    return max(any_size, tolerance(state, player.seat, "heavy-gyrodyne"))


def spin(execution: Execution[State], player: Player, place: str, payment: str) -> None:
    """Pay, and flip the tile: it yields points in every production phase from now on."""
    pay(execution, player, read_payment(payment))
    pulsar = execution.state.pulsars[place]
    pulsar.spinning = True
    execution.tell("spun", seat=player.seat, size=pulsar.gyrodyne, place=place)
    for technology, effect in effects(execution.state, player.seat, "spin"):
        score(execution, player, effect.vp, technology.id)
    _heavy(execution, player, pulsar.gyrodyne)
