"""Research: a technology from the supply, cheaper for every technology of its category that one has."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.decisions import (
    Allocate,
    Answer,
    Decision,
    Illegal,
    Option,
    Slot,
    Unavailable,
    allocation,
    choose,
    spread,
)
from rules.core.flow import FORFEITED, AskingRule, Execution, Rule, results
from rules.eclipse.components.resources import RESOURCES
from rules.eclipse.components.technologies import TECHNOLOGIES, Technology
from rules.eclipse.components.tracks import RESEARCH, has_slot, price
from rules.eclipse.frames import Artifacts, Research
from rules.eclipse.state import Player, State

NOTHING = "none"
ARTIFACT_KEY = "artifact-key"


def research_options(state: State, player: Player) -> Iterator[Option]:
    """Every technology of the supply that a player can research now."""
    for technology in in_supply(state):
        if not _obstacle(state, player, technology):
            yield research_option(state, player, technology)


def unavailable_research(state: State, player: Player) -> Iterator[Unavailable]:
    """The technologies of the supply that a player cannot research, each with the reason."""
    for technology in in_supply(state):
        if reason := _obstacle(state, player, technology):
            yield Unavailable(Option(f"research:{technology.id}", f"research:{technology.category}"), reason)


def in_supply(state: State) -> Iterator[Technology]:
    """The technologies of which a tile lies in the supply, in the order of the data."""
    return (technology for name, technology in TECHNOLOGIES.items() if state.supply.get(name))


def no_place(state: State, player: Player, technology: Technology) -> Illegal | None:
    """Why a player could not take a technology even for nothing: it is known, or its category is full."""
    if player.has(technology.id):
        return Illegal("technology-known")
    if not has_slot(state.technologies_in(player, technology.category)):
        return Illegal("technology-track-full")
    return None


def _obstacle(state: State, player: Player, technology: Technology) -> Illegal | None:
    if reason := no_place(state, player, technology):
        return reason
    cost = price(technology, state.technologies_in(player, technology.category))
    if player.science < cost:
        return Illegal("science-short", cost=cost, have=player.science)
    return None


def research_option(state: State, player: Player, technology: Technology) -> Option:
    """A technology with its price after the discount, what it brings at once, and what it does."""
    owned = state.technologies_in(player, technology.category)
    return Option(
        f"research:{technology.id}",
        f"research:{technology.category}",
        {"technology": technology.id},
        costs={"science": price(technology, owned)},
        gains=promised(state, player, technology),
    )


def brought(state: State, player: Player, technology: Technology) -> dict[str, int]:
    """What a technology brings at once: influence discs, and the points of one more in its category."""
    owned = state.technologies_in(player, technology.category)
    gains = {"discs": technology.discs, "vp": RESEARCH.vp[owned + 1] - RESEARCH.vp[owned]}
    return {name: amount for name, amount in gains.items() if amount}


def promised(state: State, player: Player, technology: Technology) -> dict[str, str | int]:
    """The same, and last what it `does` from then on, where that is not all: its name alone does not tell."""
    does = {} if technology.discs else {"does": technology.id}
    return {**brought(state, player, technology), **does}


def research(execution: Execution[State], player: Player, name: str) -> None:
    """Pay for it and take it."""
    technology = TECHNOLOGIES[name]
    gains = brought(execution.state, player, technology)
    cost = price(technology, execution.state.technologies_in(player, technology.category))
    player.science -= cost
    execution.tell("researched", seat=player.seat, technology=name, **results(gains, {"science": cost}))
    take_technology(execution, player, name)


def take_technology(execution: Execution[State], player: Player, name: str) -> None:
    """A technology goes from the supply to a player's board; what it brings at once is brought."""
    state, technology = execution.state, TECHNOLOGIES[name]
    state.supply[name] -= 1
    if not state.supply[name]:
        del state.supply[name]
    player.technologies.append(name)
    player.discs += technology.discs
    if technology.artifact_resources:
        artifacts = sum(sector.printed.artifact for sector in state.controlled(player.seat))
        if artifacts:
            execution.push(Artifacts(player.seat, artifacts))


class ResearchRule(Rule):
    """A further technology of the same action: the Hydran Progress have two."""

    frame = Research

    def asks(self, state: State, frame: Research) -> bool:
        """While something can be researched."""
        return any(research_options(state, state.players[frame.seat]))

    def ask(self, state: State, frame: Research) -> Decision | None:
        """Which one, or no more."""
        options = list(research_options(state, state.players[frame.seat]))
        if not options:
            return None
        return choose(frame.seat, "research", [*options, Option(NOTHING)], (NOTHING,))

    def unavailable(self, state: State, frame: Research) -> list[Unavailable]:
        """What cannot be researched."""
        return [*unavailable_research(state, state.players[frame.seat])]

    def do(self, execution: Execution[State], frame: Research, answer: Answer) -> None:
        """Research it, then once less."""
        word, _, name = answer[0].partition(":")
        if word == NOTHING:
            execution.tell(FORFEITED, frame.seat, what="researches")
        frame.left -= 1
        if word == NOTHING or not frame.left:
            execution.pop()
        if word != NOTHING:
            research(execution, execution.state.players[frame.seat], name)


class ArtifactsRule(AskingRule):
    """The Artifact Key: for each artifact on own sectors so many of one resource."""

    frame = Artifacts

    def ask(self, state: State, frame: Artifacts) -> Decision:
        """How many artifacts give which resource."""
        each = TECHNOLOGIES[ARTIFACT_KEY].artifact_resources
        slots = tuple(Slot(name, frame.count, gains={name: each}) for name in RESOURCES)
        every = spread({RESOURCES[0]: frame.count})
        facts = {"each": each, "late": state.late}
        return Decision(frame.seat, "artifacts", Allocate(slots, frame.count, frame.count), every, facts)

    def do(self, execution: Execution[State], frame: Artifacts, answer: Answer) -> None:
        """Take so many resources of each kind."""
        execution.pop()
        player = execution.state.players[frame.seat]
        each = TECHNOLOGIES[ARTIFACT_KEY].artifact_resources
        gains = {name: count * each for name, count in allocation(answer).items()}
        for name, amount in gains.items():
            setattr(player, name, getattr(player, name) + amount)
        execution.tell("artifacts", seat=player.seat, **results(gains))
