"""Phase I: income."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from rules.core.decisions import Answer, Decision, Option, choose
from rules.core.flow import Execution, Rule
from rules.gaia.components import BOOSTERS, TILES, TRACKS, Goods
from rules.gaia.economy.goods import receive, tell_lost
from rules.gaia.economy.power import capacity, charged, flow
from rules.gaia.frames import Income
from rules.gaia.state import Player, Power, State

Icon = tuple[str, str, int]
KINDS = ("credits", "ore", "knowledge", "qic", "charge", "tokens")


def incomes(player: Player) -> Iterator[tuple[str, Goods]]:
    """(source, goods) for every income icon: faction board, uncovered slots, booster, technology, research."""
    yield "faction", player.board.income
    for kind in player.board.buildings:
        for goods in slots(player, kind, player.built(kind)):
            yield kind, goods
    if player.booster:
        yield "booster", BOOSTERS[player.booster].income
    for own in player.technologies:
        if not own.covered:
            yield own.tile, TILES[own.tile].income
    for track in TRACKS.values():
        yield track.id, track.income[player.research[track.id]]


def slots(player: Player, kind: str, built: int) -> Sequence[Goods]:
    """The income of each slot of the faction board that so many structures of a kind have left open."""
    return player.building(kind).income[:built]


def total(player: Player) -> Goods:
    """All income of a round together, as the board stands: amounts by kind of good, power to charge as `charge`.

    The order in which power comes, which is the player's choice, does not show in it.
    """
    sums: Goods = {}
    for _, goods in incomes(player):
        for kind, amount in goods.items():
            sums[kind] = sums.get(kind, 0) + amount
    return sums


def overflow(player: Player, booster: str) -> Goods:
    """What of the next income is lost above the limits, or finds no token to move although new ones come first.

    booster: the one that will lie before the player then.
    """
    after = replace(player, booster=booster, power=replace(player.power))
    sums = total(after)
    lost = receive(after, sums)
    lost["charge"] = max(0, sums.get("charge", 0) - capacity(after.power))
    return {kind: lost[kind] for kind in KINDS if lost.get(kind)}


def _icons(player: Player) -> list[Icon]:
    """The parts of income that move power, in which order matters."""
    return [
        (source, kind, goods[kind])
        for source, goods in incomes(player)
        for kind in ("charge", "tokens")
        if goods.get(kind)
    ]


def _ends(power: Power, icons: list[Icon], first: str) -> list[Power]:
    """Where the bowls may end if all `first` parts come first."""
    results = [power]
    for _, kind, amount in sorted(icons, key=lambda icon: icon[1] != first):
        if kind == "tokens":
            results = [Power(one.one + amount, one.two, one.three, one.gaia, one.stone) for one in results]
        else:
            results = [after for one in results for after in charged(one, amount)]
    return results


def _order_matters(power: Power, icons: list[Icon]) -> bool:
    kinds = {kind for _, kind, _ in icons}
    return len(kinds) == 2 and _ends(power, icons, "tokens") != _ends(power, icons, "charge")


def tokens_first_is_best(power: Power, icons: list[Icon]) -> bool:
    """Whether taking new tokens first leaves as much as any other order, in bowl III as well as in II and III together.

    Charging first lifts highest what lies in the bowls already, and charging last wastes the least: other orders lie in
    between. It is never said where the brainstone could end elsewhere, nor of an icon of both kinds beside others,
    which is taken whole and so keeps their tokens waiting.
    """
    kinds: dict[str, set[str]] = {}
    for source, kind, _ in icons:
        kinds.setdefault(source, set()).add(kind)
    if len(kinds) > 1 and any(len(both) > 1 for both in kinds.values()):
        return False
    ends = [_ends(power, icons, first) for first in ("tokens", "charge")]
    if any(len(each) != 1 for each in ends):
        return False
    tokens, charge = (each[0] for each in ends)
    return tokens.stone == charge.stone and tokens.three >= charge.three and _lifted(tokens) >= _lifted(charge)


def _lifted(power: Power) -> int:
    """How many steps of charging lie in the bowls."""
    return power.two + 2 * power.three


class IncomeRule(Rule):
    """Tokens and charging in the order the player likes; but an icon once begun is taken whole."""

    frame = Income

    def _open(self, state: State, frame: Income) -> list[Icon]:
        """The parts that may come next."""
        same = [icon for icon in frame.icons if icon[0] == frame.begun]
        return same if same and state.options["peer"] == "no" else frame.icons

    def ask(self, state: State, frame: Income) -> Decision | None:
        """Which part of the income comes next, where that changes the bowls."""
        if not _order_matters(state.players[frame.seat].power, frame.icons):
            return None
        parts = sorted(self._open(state, frame), key=lambda icon: icon[1] == "charge")
        options = {
            _word(icon): Option(_word(icon), "", {"source": icon[0]}, gains={icon[1]: icon[2]}) for icon in parts
        }
        best = tokens_first_is_best(state.players[frame.seat].power, frame.icons)
        return choose(frame.seat, "income", list(options.values()), lossless=int(best))

    def asks(self, state: State, frame: Income) -> bool:
        """Whether the order changes the bowls."""
        return _order_matters(state.players[frame.seat].power, frame.icons)

    def do(self, execution: Execution[State], frame: Income, answer: Answer) -> None:
        """Take that part."""
        icon = next(icon for icon in frame.icons if _word(icon) == answer[0])
        parts = {kind for source, kind, _ in frame.icons if source == icon[0]}
        frame.begun = icon[0] if len(parts) > 1 else ""  # alike ones, such as Nevlas' labs, are an icon each
        _take(execution, frame, icon)

    def run(self, execution: Execution[State], frame: Income) -> None:
        """Take what is left, the plain goods last."""
        if frame.icons:
            _take(execution, frame, frame.icons[0])
            return
        execution.pop()
        player = execution.state.players[frame.seat]
        gained = total(player)
        lost = receive(player, {kind: amount for kind, amount in gained.items() if kind not in ("charge", "tokens")})
        execution.tell("income", seat=frame.seat, **dict.fromkeys(KINDS, 0) | gained)
        tell_lost(execution, frame.seat, lost)


def _word(icon: Icon) -> str:
    return f"{icon[1]}:{icon[0]}"


def _take(execution: Execution[State], frame: Income, icon: Icon) -> None:
    frame.icons.remove(icon)
    if icon[1] == "charge":
        flow(execution, frame.seat, "charge", icon[2])
    else:
        execution.state.players[frame.seat].power.one += icon[2]


def income_frame(player: Player) -> Income:
    """The income of a player, about to come."""
    return Income(player.seat, _icons(player))
