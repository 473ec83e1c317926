"""Energy transmission arrays: transmitters are taken, linked, paid die by die, and go online."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.decisions import Answer, Decision, Option, choose
from rules.core.flow import AskingRule, Execution, results
from rules.pulsar.actions.paying import pay, payment_costs, payment_facts, payment_gains, payments, read_payment, within
from rules.pulsar.benefits.benefits import grant
from rules.pulsar.benefits.bonus_dice import offer_bonus_die
from rules.pulsar.benefits.points import score
from rules.pulsar.benefits.technology_effects import effects, tolerance
from rules.pulsar.benefits.telling import Amounts, at_once, benefit_gains, effect_points, together
from rules.pulsar.components import TRANSMITTERS, Transmitter
from rules.pulsar.frames import Attach
from rules.pulsar.state import Link, Player, State, Tile

NEW = "new"
ENDS = ("left", "right")
OFF = "transmitter-die"


def transmitter_options(state: State, player: Player) -> Iterator[Option]:
    """Transmitters on offer, each for one of its dice: `transmitter:a3:2:r3` pays its 2 with the bonus die."""
    for name in state.shown:
        for die in sorted(set(TRANSMITTERS[name].dice)):
            yield from _dice(state, player, f"transmitter:{name}:{die}", name, die, len(TRANSMITTERS[name].dice))


def build_options(state: State, player: Player) -> Iterator[Option]:
    """Dice still owed for one's own transmitters."""
    for tile in player.tiles:
        for die in sorted(set(tile.owed)):
            yield from _dice(state, player, f"build:{tile.id}:{die}", tile.id, die, len(tile.owed))


def _dice(state: State, player: Player, word: str, tile: str, die: int, left: int) -> Iterator[Option]:
    for payment in payments(player, within(die, tolerance(state, player.seat, OFF))):
        facts = {"tile": tile, "die": die, **payment_facts(payment)}
        points = together(payment_gains(state, player, payment), effect_points(state, player.seat, OFF))
        online = online_gains(state, player, TRANSMITTERS[tile])
        gains = together(points, online if left == 1 else promised(online))
        yield Option(f"{word}:{payment.word}", word.partition(":")[0], facts, payment_costs(payment), gains)


def online_gains(state: State, player: Player, printed: Transmitter) -> dict[str, str | int]:
    """What a transmitter brings when its last die is paid, and in each production from then on."""
    launch = effect_points(state, player.seat, "online-vp") if printed.benefit.vp else {}
    later: dict[str, str | int] = {"round:vp": printed.vp, "round:cubes": printed.cubes}
    if printed.buys is not None:
        later["round:buys"] = printed.buys.vp
    return together(launch, benefit_gains(printed.benefit), later)


def promised(online: Amounts) -> dict[str, str | int]:
    """The same, while more than one die is to be paid: told under a head, for it comes later."""
    return {f"online:{name.replace(':', '-')}": amount for name, amount in online.items()}


def source_of(tile: Tile) -> str:
    """What events call the transmitter from which something comes."""
    return f"transmitter:{tile.id}"


def take_transmitter(execution: Execution[State], player: Player, name: str, die: str, payment: str) -> None:
    """Take one from the offer with a die of it, and say at once where it goes."""
    pay(execution, player, read_payment(payment))
    execution.state.shown.remove(name)
    player.tiles.append(Tile(name))
    execution.tell("transmitter", seat=player.seat, tile=name, die=int(die))
    execution.push(Attach(player.seat, name, int(die)))


def build(execution: Execution[State], player: Player, name: str, die: str, payment: str) -> None:
    """Pay a die of an own transmitter; whichever is the last one brings it online."""
    pay(execution, player, read_payment(payment))
    tile = player.tile(name)
    _paid(execution, player, tile, int(die))
    if tile.owed:
        execution.tell("built", seat=player.seat, tile=name, die=int(die), left=len(tile.owed))


def free_ends(player: Player, tile: Tile) -> list[str]:
    """Ends of a tile with half a die that nothing is joined to."""
    return [
        end
        for end in ENDS
        if getattr(tile.printed, end) is not None and not any(link.joins(tile.id, end) for link in player.links)
    ]


class AttachRule(AskingRule):
    """A new transmitter joins an end of another array, or begins one of its own; arrays are never joined later."""

    frame = Attach

    def ask(self, state: State, frame: Attach) -> Decision:
        """Which of its ends meets which end of another one, with the bonus die of both; or neither."""
        player = state.players[frame.seat]
        new = player.tile(frame.tile)
        options = [
            _join_option(new, own, other, end)
            for own in free_ends(player, new)
            for other in player.tiles
            if other is not new
            for end in free_ends(player, other)
        ]
        return choose(frame.seat, "attach", [*options, Option(NEW)], tile=frame.tile)

    def do(self, execution: Execution[State], frame: Attach, answer: Answer) -> None:
        """Join it, then mark the die that was paid."""
        execution.pop()
        player = execution.state.players[frame.seat]
        if answer[0] != NEW:
            own, other, end = answer[0].split(":")
            player.links.append(Link(frame.tile, own, other, end))
            execution.tell("joined", seat=frame.seat, tile=frame.tile, other=other)
        _paid(execution, player, player.tile(frame.tile), frame.die)


def _join_option(new: Tile, own: str, other: Tile, end: str) -> Option:
    facts: dict[str, str | int] = {"own": own, "tile": other.id, "end": end, "die": _link_die(new, own, other, end)}
    return Option(f"{own}:{other.id}:{end}", "join", facts)


def _paid(execution: Execution[State], player: Player, tile: Tile, die: int) -> None:
    """Mark a die as paid. With the last one the transmitter goes online and gives its benefit."""
    tile.paid.append(die)
    for technology, effect in effects(execution.state, player.seat, OFF):
        score(execution, player, effect.vp, technology.id)
    if tile.owed:
        return
    tile.online = True
    execution.tell("online", seat=player.seat, tile=tile.id, **results(at_once(tile.printed.benefit)))
    if tile.printed.benefit.vp:
        for technology, effect in effects(execution.state, player.seat, "online-vp"):
            score(execution, player, effect.vp, technology.id)
    _light_links(execution, player, tile)
    grant(execution, player, tile.printed.benefit, source_of(tile), may_decline=True)


def _light_links(execution: Execution[State], player: Player, tile: Tile) -> None:
    """Where both ends of a link are online, their halves make a bonus die for this turn. It may show nothing."""
    for first, first_end, second, second_end in player.lit_links():
        if tile.id in (first.id, second.id):
            die = _link_die(first, first_end, second, second_end)
            offer_bonus_die(execution, player, die, source_of(tile))


def _link_die(first: Tile, first_end: str, second: Tile, second_end: str) -> int:
    return int(getattr(first.printed, first_end)) + int(getattr(second.printed, second_end))
