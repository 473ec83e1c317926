"""Charging power from what neighbours build (the passive action), and what structures are worth."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.decisions import Answer, Decision, Facts, Illegal, Option, Pick, Unavailable
from rules.core.flow import ActingRule, Execution, Rule
from rules.gaia.components import ROUNDS
from rules.gaia.economy.goods import gain
from rules.gaia.economy.income import total
from rules.gaia.economy.power import capacity
from rules.gaia.economy.scoring import BIG
from rules.gaia.economy.waste import waste
from rules.gaia.frames import Charge, Gain, Neighbours, Together
from rules.gaia.state import Player, State

FREE = 1  # power that costs no point
NEW_TOKEN = 2  # power that moves a token from bowl I to bowl III


def power_value(state: State, player: Player, at: str) -> int:
    """What a structure at a hex is worth for charging and federations, with what tiles and factions add.

    A hex at which a player has none is taken for a space station, which is worth one, for federations only.
    """
    if at not in player.structures:
        return 1
    kind = player.structures[at]
    value = player.building(kind).power
    if kind in BIG and player.has("tech3"):
        value += 1
    if player.faction == "bescods" and player.institute and state.planets[at] == player.board.home:
        value += 1  # 8-1 Bescods: on top of any other
    return value


def best_neighbour(state: State, player: Player, at: str) -> int:
    """The highest value among a player's structures within two hexes, 0 without any."""
    galaxy = state.galaxy
    near = galaxy.grow(galaxy.grow(galaxy.bits[at]))
    return max((power_value(state, player, own) for own in player.structures if galaxy.bits[own] & near), default=0)


def _extra_token(player: Player) -> bool:
    """8-1 Taklons: with the institute, charging brings a new token, before or after."""
    return player.faction == "taklons" and player.institute


def of_use(state: State, player: Player) -> int:
    """How much power is of use: what the bowls can take, but after passing not what the next income charges anyway.

    After the last pass there are no free actions, but at the peer's table.
    """
    room = capacity(player.power) + (NEW_TOKEN if _extra_token(player) else 0)
    if not player.passed:
        return room
    if state.round == ROUNDS:
        return room if state.options["peer"] == "yes" else 0
    if _extra_token(player):
        return room  # and a token that stays
    income = total(player)
    return max(0, room + NEW_TOKEN * income.get("tokens", 0) - income.get("charge", 0))


def most(ways: Sequence[Option], limit: int) -> Answer:
    """The way that charges most within a limit, or not to charge; of equal ways what is there already goes first.

    A new token that rises in the place of another leaves less in bowl III.
    """
    fitting = [way for way in reversed(ways) if "charge" in way.gains and charge_of(way) <= limit]
    return (max(fitting, key=charge_of, default=Option("no")).word,)


def charge_of(way: Option) -> int:
    """The power that a way to answer charges."""
    return int(way.gains.get("charge", 0))


def _way(word: str, power: int, tokens: int = 0) -> Option:
    return Option(word, "", {}, {"vp": max(0, power - 1)}, {"charge": power, "tokens": tokens})


class NeighboursRule(ActingRule):
    """The turn is over: each neighbour answers for itself, for what was built first before the rest."""

    frame = Neighbours

    def run(self, execution: Execution[State], frame: Neighbours) -> None:
        """Open a lane for everyone who is near."""
        state = execution.state
        built, state.built = state.built, []
        lanes = [
            [
                Charge(player.seat, value, seat, at)
                for seat, at in reversed(built)
                if seat != player.seat and (value := best_neighbour(state, player, at))
            ]
            for player in state.opponents(frame.seat)
        ]
        execution.replace(Together([list(lane) for lane in lanes]))


class ChargeRule(Rule):
    """A point less than the power charged; all or nothing, capped by tokens that can move and by points."""

    frame = Charge

    def amount(self, player: Player, frame: Charge, extra: int = 0) -> int:
        """Power that would be charged."""
        return min(frame.power, capacity(player.power) + extra, player.vp + 1)

    def ask(self, state: State, frame: Charge) -> Decision | None:
        """Whether to charge; nobody is asked where nothing can be."""
        player = state.players[frame.seat]
        power = self.amount(player, frame)
        if _extra_token(player):
            first = self.amount(player, frame, extra=NEW_TOKEN)
            options = [_way("token-first", first, tokens=1), _way("token-last", power, tokens=1)]
        elif power:
            options = [_way("yes", power)]
        else:
            return None
        default = most(options, FREE)
        power = charge_of(options[0])
        facts: Facts = {"by": frame.by, "hex": frame.hex, "power": power, "vp": max(0, power - 1)}
        return Decision(frame.seat, "charge", Pick((*options, Option("no"))), default, facts)

    def asks(self, state: State, frame: Charge) -> bool:
        """Whether anything can be charged; Taklons are also asked about their token."""
        player = state.players[frame.seat]
        return bool(self.amount(player, frame)) or _extra_token(player)

    def unavailable(self, state: State, frame: Charge) -> list[Unavailable]:
        """The whole value of the structures near by, where bowls or points do not allow it."""
        player = state.players[frame.seat]
        room = capacity(player.power) + (NEW_TOKEN if _extra_token(player) else 0)
        option = _way("whole", frame.power)
        if room < frame.power:
            return [Unavailable(option, Illegal("charge-room", need=frame.power, have=room))]
        short = player.vp < frame.power - 1
        if not short:
            return []
        return [Unavailable(option, Illegal("charge-points", need=frame.power - 1, have=player.vp))]

    def do(self, execution: Execution[State], frame: Charge, answer: Answer) -> None:
        """Charge, pay the points, and take the Taklons' token before or after."""
        execution.pop()
        player = execution.state.players[frame.seat]
        word = answer[0]
        if word == "no":
            execution.tell("declined", seat=frame.seat)
            if self.amount(player, frame) == 1 and of_use(execution.state, player):  # the first is for nothing
                waste(execution, frame.seat, "uncharged")
            return
        if word == "token-first":
            gain(execution, frame.seat, {"tokens": 1})
        power = self.amount(player, frame)
        player.vp -= max(0, power - 1)
        execution.tell("charged", seat=frame.seat, power=power, vp=max(0, power - 1), by=frame.by, hex=frame.hex)
        if word == "token-last":
            execution.push(Gain(frame.seat, {"tokens": 1}))
        gain(execution, frame.seat, {"charge": power})
