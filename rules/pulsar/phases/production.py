"""Production phase, in the printed order: turn order, cubes, penalties, transmitters, gyrodynes, technologies."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import accumulate

from rules.core.decisions import Answer, Decision, Illegal, Option, Pick
from rules.core.flow import ActingRule, Execution, Rule, results
from rules.pulsar.actions.transmitters import source_of
from rules.pulsar.benefits.benefits import grant
from rules.pulsar.benefits.points import score
from rules.pulsar.benefits.technology_effects import effects
from rules.pulsar.benefits.telling import at_once, together
from rules.pulsar.components import ENGINEERING, FACES, PENALTIES, SIZES
from rules.pulsar.counting import count, spinning, step
from rules.pulsar.frames import Buy, Together, Yield
from rules.pulsar.phases.dice import median_value
from rules.pulsar.state import Player, State, Tile
from rules.pulsar.tracks import TRACKS, counters, ranking


def begin_production(execution: Execution[State]) -> None:
    """What nobody decides; then everybody may buy points with cubes, and gyrodynes and technologies yield theirs."""
    state = execution.state
    _turn_order(execution)
    _engineering(execution)
    _penalties(execution)
    for seat in state.seats():
        _transmitters(execution, state.players[seat])
    seats = state.seats()
    execution.push(Together([[Buy(seat)] for seat in seats]), *(Yield(seat) for seat in seats))


def _turn_order(execution: Execution[State]) -> None:
    """Rockets take the order of the initiative track, also after the last round."""
    state = execution.state
    state.order = ranking(state.initiative)
    execution.tell("order", seats=" ".join(map(str, state.order)))


def _engineering(execution: Execution[State]) -> None:
    """Cubes by rank on the engineering track, told of both counters together where a player has two."""
    state = execution.state
    gains: dict[int, dict[str, str | int]] = {}
    for seat, reward in zip(ranking(state.engineering), ENGINEERING[len(state.players)], strict=False):
        gains[seat] = together(gains.get(seat, {}), at_once(reward))
        grant(execution, state.players[seat], reward, "engineering")
    for seat, gained in gains.items():
        if gained:
            execution.tell("gained", seat=seat, source="engineering", **results(gained))


def _penalties(execution: Execution[State]) -> None:
    """Points lost for each counter on the last spaces of either track."""
    state = execution.state
    for track in TRACKS:
        for space, vp in PENALTIES.items():
            for seat in getattr(state, track)[space - 1]:
                _lose(execution, state.players[seat], vp, track)


def outlook(view: State, seat: int) -> Mapping[str, int]:
    """The points that a player's counters will lose where they stand, in the next production; {} where none."""
    spaces = [counter.space for counter in counters(view, seat)]
    lost = sum(PENALTIES.get(space, 0) for space in spaces)
    return {"vp": lost} if lost else {}


def _lose(execution: Execution[State], player: Player, vp: int, track: str) -> None:
    """Points never fall below zero, and nothing is told of none."""
    if lost := min(vp, player.vp):
        player.vp -= lost
        execution.tell("penalty", seat=player.seat, track=track, **results({}, {"vp": lost}))


def _transmitters(execution: Execution[State], player: Player) -> None:
    """Points and cubes of online transmitters."""
    for tile in player.tiles:
        gains = {"cubes": tile.printed.cubes, "vp": tile.printed.vp}
        if tile.online and any(gains.values()):
            player.cubes += tile.printed.cubes
            player.vp += tile.printed.vp
            execution.tell("gained", seat=player.seat, source=source_of(tile), **results(gains))


class BuyRule(Rule):
    """Transmitters that sell points for a cube, each once a round; cubes of this production may be used."""

    frame = Buy

    def ask(self, state: State, frame: Buy) -> Decision | None:
        """Which of them are used; the best of those affordable is the default."""
        player = state.players[frame.seat]
        selling = sorted(sellers(player), key=lambda tile: -_price(tile)[1])
        most = sum(cubes <= player.cubes for cubes in accumulate(_price(tile)[0] for tile in selling))
        if not most:
            return None
        options = tuple(
            Option(tile.id, costs={"cubes": _price(tile)[0]}, gains={"vp": _price(tile)[1]}) for tile in selling
        )
        every = tuple(option.word for option in options[:most])
        return Decision(frame.seat, "buy", Pick(options, 0, len(options)), every, {"cubes": player.cubes})

    def do(self, execution: Execution[State], frame: Buy, answer: Answer) -> None:
        """Pay and score."""
        player = execution.state.players[frame.seat]
        cubes = sum(_price(player.tile(name))[0] for name in answer)
        if cubes > player.cubes:
            raise Illegal("cubes", need=cubes, have=player.cubes)
        execution.pop()
        player.cubes -= cubes
        for name in answer:
            price, vp = _price(player.tile(name))
            player.vp += vp
            execution.tell("bought", seat=frame.seat, tile=name, cubes=price, **results({"vp": vp}))


def sellers(player: Player) -> list[Tile]:
    """Online transmitters that turn cubes into points."""
    return [tile for tile in player.tiles if tile.online and tile.printed.buys is not None]


def _price(tile: Tile) -> tuple[int, int]:
    """Cubes, and the points for them."""
    buys = tile.printed.buys
    assert buys is not None
    return buys.cubes, buys.vp


class YieldRule(ActingRule):
    """Spinning gyrodynes and green patents yield points."""

    frame = Yield

    def run(self, execution: Execution[State], frame: Yield) -> None:
        """Each gyrodyne its size's points and the round value; then the technologies."""
        execution.pop()
        state, player = execution.state, execution.state.players[frame.seat]
        gyrodynes = spinning(state, frame.seat)
        value = round_value(state)
        score(execution, player, sum((SIZES[size].vp + value) * n for size, n in gyrodynes.items()), "gyrodynes")
        for technology, effect in effects(state, frame.seat, "production-each"):
            score(execution, player, effect.vp * count(state, player, effect.what), technology.id)
        for technology, effect in effects(state, frame.seat, "production-steps"):
            score(execution, player, step(effect.steps, count(state, player, effect.what)), technology.id)


def round_value(state: State) -> int:
    """What every spinning gyrodyne yields beside its size: the number of the row the time marker points at."""
    printed = [value for board in state.boards for value in FACES[board].values][state.row - 1]
    if printed != "median":
        return printed
    return median_value(state.median)
