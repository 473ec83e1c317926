"""Technologies that are gained, by research or otherwise, and those that the Nekro Virus takes from others (90)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.decisions import Answer, Decision, Option, choose
from rules.core.flow import Execution, Rule
from rules.ti4.components.technologies import TECHNOLOGIES
from rules.ti4.frames import GroundCombat, SpaceCombat, TakeTechnology
from rules.ti4.scoring.reach import reach_told
from rules.ti4.state import Player, State
from rules.ti4.technology.prerequisites import open_to
from rules.ti4.technology.valefar import copies, drop_copies, lay_on, settle_units

NONE = "none"


def gain_technology(execution: Execution[State], player: Player, id: str) -> None:
    """A player owns a technology from now on, in place.

    An upgrade that is copied of the same kind of unit goes (90.21), and units go where they belong by what is owned
    then.
    """
    drop_copies(execution, player, id)
    player.technologies.append(id)
    settle_units(execution, player)


def takeable(state: State, player: Player, owners: list[int]) -> Iterator[Option]:
    """Technologies of everybody that one of these players owns, and what assimilators can lie on."""
    found: dict[str, Option] = {}
    for seat in owners:
        owner = state.players[seat]
        for id in owner.technologies:
            if TECHNOLOGIES[id].faction is None and open_to(player, id):
                found.setdefault(
                    id, Option(id, TECHNOLOGIES[id].kind, {"technology": id, "target": seat, "shape": "gained"})
                )
        for option in copies(player, owner):
            found.setdefault(option.word, option)
    yield from found.values()


class TakeTechnologyRule(Rule):
    """One of those that the others own, without its prerequisites; in a combat once at most."""

    frame = TakeTechnology

    def asks(self, state: State, frame: TakeTechnology) -> bool:
        """Where there is one."""
        return any(takeable(state, state.players[frame.seat], frame.seats))

    def ask(self, state: State, frame: TakeTechnology) -> Decision | None:
        """Which one, or none."""
        options = [*takeable(state, state.players[frame.seat], frame.seats)]
        return choose(frame.seat, "take-technology", [*options, Option(NONE)]) if options else None

    def do(self, execution: Execution[State], frame: TakeTechnology, answer: Answer) -> None:
        """Gain it, or lay the assimilator on it."""
        state, player = execution.state, execution.state.players[frame.seat]
        options = takeable(state, player, frame.seats)
        chosen = next((option for option in options if option.word == answer[0]), None)
        execution.pop()
        if chosen is None:
            return
        technology, owner = str(chosen.facts["technology"]), chosen.facts["target"]
        if "assimilator" in chosen.facts:
            lay_on(execution, player, str(chosen.facts["assimilator"]), technology)
        else:
            with reach_told(execution, player):
                gain_technology(execution, player, technology)
                execution.tell("took-technology", seat=player.seat, target=owner, technology=technology)
        for combat in state.course:
            if isinstance(combat, SpaceCombat | GroundCombat):
                combat.taken = True
