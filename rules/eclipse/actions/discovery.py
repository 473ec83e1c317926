"""Discovery tiles: their benefit at once, or two points at the end."""

from __future__ import annotations

from rules.core.decisions import Answer, Decision, Facts, Option, choose
from rules.core.flow import AskingRule, Execution, Rule, results
from rules.eclipse.actions.research import brought, in_supply, no_place, promised, take_technology
from rules.eclipse.components.discoveries import DISCOVERIES
from rules.eclipse.components.resources import RESOURCES
from rules.eclipse.components.setup import SCORING
from rules.eclipse.components.technologies import TECHNOLOGIES
from rules.eclipse.economy.ships import ships_left
from rules.eclipse.frames import AncientTechnology, Discovery, Slot
from rules.eclipse.state import Player, Sector, State


def take_discovery(execution: Execution[State], player: Player, sector: Sector) -> None:
    """The tile of a sector is turned over; only its new owner sees it."""
    state = execution.state
    sector.discovery = False
    found = execution.rng.choice(state.discoveries)
    state.discoveries.remove(found)
    execution.learned = True
    execution.push(Discovery(player.seat, sector.tile, found))


class DiscoveryRule(AskingRule):
    """Whoever takes the tile decides at once on which side it is used."""

    frame = Discovery

    def ask(self, state: State, frame: Discovery) -> Decision:
        """Use it or keep it. The facts and gains name what was found, which only its owner sees."""
        kept = Option("keep", gains={"vp": SCORING.discovery})
        use = Option("use", facts={"found": frame.found}, gains=_certain(state, frame))
        facts: Facts = {"found": frame.found, "tile": frame.tile, "late": state.late}
        return choose(frame.seat, "discovery", [use, kept], ("keep",), **facts)

    def do(self, execution: Execution[State], frame: Discovery, answer: Answer) -> None:
        """Others learn what was found only when it is used."""
        execution.pop()
        player = execution.state.players[frame.seat]
        if answer[0] == "keep":
            player.discoveries = sorted([*player.discoveries, frame.found])
            execution.tell("kept", seat=frame.seat, **results({"vp": SCORING.discovery}))
            return
        execution.shown = True
        execution.tell("found", seat=frame.seat, found=frame.found, **results(_resources(frame.found)))
        _use(execution, player, frame)


def _certain(state: State, frame: Discovery) -> dict[str, int]:
    """What the use of a tile is sure to bring; of technologies that is known where only one is the cheapest."""
    gains, player = _resources(frame.found), state.players[frame.seat]
    cheapest = _cheapest(state, player) if frame.found in DISCOVERIES and DISCOVERIES[frame.found].technology else []
    if len(cheapest) != 1:
        return gains
    return brought(state, player, TECHNOLOGIES[cheapest[0]])


def _resources(found: str) -> dict[str, int]:
    """The resources that a tile gives; a view of another seat shows no tile."""
    given = DISCOVERIES[found].resources if found in DISCOVERIES else None
    return {name: getattr(given, name) for name in RESOURCES if given and getattr(given, name)}


def _use(execution: Execution[State], player: Player, frame: Discovery) -> None:
    state, found = execution.state, DISCOVERIES[frame.found]
    for resource, amount in _resources(frame.found).items():
        setattr(player, resource, getattr(player, resource) + amount)
    if found.technology and (cheapest := _cheapest(state, player)):
        execution.push(AncientTechnology(player.seat, cheapest))
    if found.ship and ships_left(state, player, found.ship):
        state.sector(frame.tile).add_ship(player.seat, found.ship)
    if found.part:
        player.ancient_parts.append(found.part)
        execution.push(Slot(player.seat, found.part, free=True))


def _cheapest(state: State, player: Player) -> list[str]:
    """The technologies of least printed cost in the supply that a player lacks and has a slot for, if there are any."""
    found = [technology for technology in in_supply(state) if no_place(state, player, technology) is None]
    least = min((technology.cost for technology in found), default=0)
    return [technology.id for technology in found if technology.cost == least]


class AncientTechnologyRule(Rule):
    """Of several technologies that are the cheapest the player takes one. The rulebook does not say who chooses.

    Others who take a sector after the same combat may find the same, and what they took is no choice any more.
    """

    frame = AncientTechnology

    def asks(self, state: State, frame: AncientTechnology) -> bool:
        """Only where there are several."""
        return len(_left(state, frame)) > 1

    def ask(self, state: State, frame: AncientTechnology) -> Decision | None:
        """Which of the cheapest technologies."""
        if not self.asks(state, frame):
            return None
        player = state.players[frame.seat]
        options = [Option(name, gains=promised(state, player, TECHNOLOGIES[name])) for name in _left(state, frame)]
        return choose(frame.seat, "ancient-technology", options, late=state.late)

    def do(self, execution: Execution[State], frame: AncientTechnology, answer: Answer) -> None:
        """Take the technology that was chosen."""
        execution.pop()
        _take(execution, frame, answer[0])

    def run(self, execution: Execution[State], frame: AncientTechnology) -> None:
        """Take the only one; where others have taken all there were, the tile brings nothing."""
        execution.pop()
        for name in _left(execution.state, frame):
            _take(execution, frame, name)


def _left(state: State, frame: AncientTechnology) -> list[str]:
    """Those of the cheapest technologies that nobody has taken meanwhile; the cheapest of the rest where all are."""
    left = [name for name in frame.technologies if name in state.supply]
    return left or _cheapest(state, state.players[frame.seat])


def _take(execution: Execution[State], frame: AncientTechnology, name: str) -> None:
    state = execution.state
    gains = brought(state, state.players[frame.seat], TECHNOLOGIES[name])
    execution.tell("learned", seat=frame.seat, technology=name, **results(gains))
    take_technology(execution, execution.state.players[frame.seat], name)
