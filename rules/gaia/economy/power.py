"""The power cycle: charging, spending, sacrificing, and tokens that leave the bowls.

Only the Taklons' brainstone makes any of this a choice. Each movement is computed as the list of bowls it may lead to;
with one, it happens; with several, the player says where the stone ends ("stone").
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rules.core.decisions import Allocate, Answer, Decision, Illegal, Option, Slot, allocation, choose, spread
from rules.core.flow import Execution, Rule
from rules.gaia.economy.waste import waste
from rules.gaia.frames import Flow, PowerTokens
from rules.gaia.state import Player, Power, State

STONE_VALUE = 3
STONE_GOES = {"gaia": "gaia", "supply": "gone"}  # where the brainstone is after tokens left for there


def capacity(power: Power) -> int:
    """How much could be charged: two for each token in bowl I, one for each in bowl II."""
    stone = {"1": 2, "2": 1}.get(power.stone, 0)
    return 2 * power.one + power.two + stone


def spendable(player: Player) -> int:
    """How much power bowl III can pay, the brainstone and Nevlas' institute counted in; burning is not."""
    power = player.power
    each = 2 if player.faction == "nevlas" and player.institute else 1
    return power.three * each + (STONE_VALUE if power.stone == "3" else 0)


def power_tokens(power: Power) -> int:
    """How many tokens stand in the three bowls, the brainstone among them."""
    return power.one + power.two + power.three + (power.stone in ("1", "2", "3"))


def _takes(amount: int, plain: int, *, stone_here: bool) -> list[tuple[int, bool]]:
    """Ways to take `amount` tokens from a bowl: how many plain ones, and whether the stone."""
    ways = []
    if stone_here and amount and plain >= amount - 1:
        ways.append((amount - 1, True))
    if plain >= amount:
        ways.append((amount, False))
    return ways


def charged(power: Power, amount: int) -> list[Power]:
    """Every way in which so much power can be charged; `power` stays as it is.

    Tokens go from I to II; when I is empty, from II to III; what is left over is lost. Ways differ by when the
    brainstone goes.
    """
    first = min(amount, power.one + (power.stone == "1"))
    results = []
    for plain, stone in _takes(first, power.one, stone_here=power.stone == "1"):
        one = power.one - plain
        two = power.two + plain
        lies = "2" if stone else power.stone
        second = 0
        if one == 0 and lies != "1":
            second = min(amount - first, two + (lies == "2"))
        for plain2, stone2 in _takes(second, two, stone_here=lies == "2"):
            ends = "3" if stone2 else lies
            results.append(Power(one, two - plain2, power.three + plain2, power.gaia, ends))
    return results


def spent(player: Player, amount: int) -> list[Power]:
    """What the power cycle may be after so much was spent: tokens go from III to I. [] where it is too much.

    Nevlas' institute doubles tokens, the stone is worth three; what is worth more than the cost is lost. Two ways where
    the stone may go or stay.
    """
    power = player.power
    if player.faction == "nevlas" and player.institute:
        amount = -(-amount // 2)
    results = []
    if power.three >= amount:
        results.append(replace(power, three=power.three - amount, one=power.one + amount))
    with_stone = max(0, amount - STONE_VALUE)
    if power.stone == "3" and amount and power.three >= with_stone:
        results.append(replace(power, three=power.three - with_stone, one=power.one + with_stone, stone="1"))
    return results


def burnt(player: Player, times: int, *, keep: bool) -> list[Power]:
    """What the power cycle may be after so many sacrifices: of two tokens in II one is discarded, one goes to III.

    Itars may `keep` the first, in the gaia area. Several ways where the stone is there; [] where there are too few.
    """
    power = player.power
    kept = power.gaia + (times if keep else 0)
    results = []
    if power.two >= 2 * times:
        results.append(replace(power, two=power.two - 2 * times, three=power.three + times, gaia=kept))
    if power.stone == "2" and power.two >= 2 * times - 1:
        left = power.two - 2 * times + 1
        results.append(replace(power, two=left, three=power.three + times - 1, stone="3"))
        results.append(replace(power, two=left, three=power.three + times, stone="gone"))
    return results


def outcomes(player: Player, frame: Flow) -> list[Power]:
    """The bowls a movement may lead to."""
    if frame.move == "charge":
        return charged(player.power, frame.amount)
    if frame.move == "spend":
        return spent(player, frame.amount)
    return burnt(player, frame.amount, keep=player.faction == "itars" and frame.move == "burn")


def flow(execution: Execution[State], seat: int, move: Any, amount: int) -> None:
    """Move power now, in place, or push a question where the stone may go either way; nothing for 0.

    move: as in `frames.Flow`. What cannot be paid is to be refused before.
    """
    if amount == 0:
        return
    player = execution.state.players[seat]
    frame = Flow(seat, move, amount)
    results = outcomes(player, frame)
    if len(results) == 1:
        _move(execution, player, frame, results[0])
    else:
        execution.push(frame)


def _move(execution: Execution[State], player: Player, frame: Flow, after: Power) -> None:
    """The bowls change; tokens that are worth more than what is paid are wasted."""
    before = spendable(player)
    player.power = after
    if frame.move == "spend":
        waste(execution, player.seat, "overpaid", before - spendable(player) - frame.amount)


class StoneRule(Rule):
    """8-1 Taklons: the brainstone counts as one token; its owner says whether it is among those that move."""

    frame = Flow

    def ask(self, state: State, frame: Flow) -> Decision | None:
        """Where the stone ends, if it may end in several places."""
        places = [power.stone for power in outcomes(state.players[frame.seat], frame)]
        if len(places) == 1:
            return None
        options = [Option(place) for place in places]
        return choose(frame.seat, "stone", options, move=frame.move, amount=frame.amount)

    def do(self, execution: Execution[State], frame: Flow, answer: Answer) -> None:
        """Take the outcome with the stone in the place named."""
        execution.pop()
        player = execution.state.players[frame.seat]
        _move(execution, player, frame, next(power for power in outcomes(player, frame) if power.stone == answer[0]))

    def run(self, execution: Execution[State], frame: Flow) -> None:
        """There is one outcome only."""
        execution.pop()
        player = execution.state.players[frame.seat]
        _move(execution, player, frame, outcomes(player, frame)[0])


def lowest_first(power: Power, amount: int) -> dict[str, int]:
    """Take plain tokens from bowl I, then II, then III; the stone only when nothing else is left."""
    taken = {}
    for bowl in ("one", "two", "three"):
        taken[bowl] = min(amount, getattr(power, bowl))
        amount -= taken[bowl]
    return taken | {"stone": amount}


def take_power_tokens(power: Power, taken: dict[str, int], to: str) -> Power:
    """The bowls after these tokens left for the gaia area or the supply."""
    plain = {bowl: taken.get(bowl, 0) for bowl in ("one", "two", "three")}
    left = replace(power, **{bowl: getattr(power, bowl) - count for bowl, count in plain.items()})
    if to == "gaia":
        left.gaia += sum(plain.values())
    if taken.get("stone"):
        left.stone = STONE_GOES[to]
    return left


class TokensRule(Rule):
    """Power cycle, gaining and discarding tokens: the player chooses from which bowls; never from the gaia area."""

    frame = PowerTokens

    def ask(self, state: State, frame: PowerTokens) -> Decision | None:
        """From which bowls, unless there is only one way."""
        power = state.players[frame.seat].power
        stone_here = int(power.stone in ("1", "2", "3"))
        if power_tokens(power) == frame.amount:
            return None
        default = lowest_first(power, frame.amount)
        facts: dict[str, Any] = {"to": frame.to, "amount": frame.amount}
        if state.options["bowls"] == "lowest":
            if not stone_here or default["stone"]:
                return None
            return choose(frame.seat, "bowls", [Option(power.stone), Option(STONE_GOES[frame.to])], **facts)
        bowls = {"one": power.one, "two": power.two, "three": power.three, "stone": stone_here}
        slots = tuple(Slot(bowl, min(held, frame.amount)) for bowl, held in bowls.items() if held)
        if len(slots) == 1:
            return None
        ask = Allocate(slots, frame.amount, frame.amount)
        return Decision(frame.seat, "bowls", ask, spread(default), facts)

    def do(self, execution: Execution[State], frame: PowerTokens, answer: Answer) -> None:
        """The tokens leave the bowls that the player named."""
        player = execution.state.players[frame.seat]
        if execution.state.options["bowls"] == "lowest":
            stone = int(answer[0] in ("gaia", "gone"))
            taken = lowest_first(player.power, frame.amount - stone) | {"stone": stone}
        else:
            taken = allocation(answer)
        if sum(taken.values()) != frame.amount:
            raise Illegal("allocate-sum", least=frame.amount, most=frame.amount, given=sum(taken.values()))
        execution.pop()
        player.power = take_power_tokens(player.power, taken, frame.to)

    def run(self, execution: Execution[State], frame: PowerTokens) -> None:
        """There is one way only."""
        execution.pop()
        player = execution.state.players[frame.seat]
        player.power = take_power_tokens(player.power, lowest_first(player.power, frame.amount), frame.to)
