"""Factions: dealt at random, or chosen (set-up, step 2)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from rules.core.decisions import Answer, Decision, Option, choose
from rules.core.flow import AskingRule, Execution
from rules.ti4.components.factions import FACTIONS
from rules.ti4.components.promissory_notes import notes_of
from rules.ti4.frames import Frame, Together
from rules.ti4.setup.frames import ChooseFaction
from rules.ti4.state import Player, State

RANDOM, CHOSEN, DRAFTED, OFFERED = "random", "chosen", "drafted", "offered"
WAYS = (RANDOM, CHOSEN, DRAFTED, OFFERED)
MORE = 3  # factions that lie open to be drafted, beyond one for each player
OFFER = 3  # factions offered to each player, or as many as there are


def lay_open(state: State, way: str, rng: Random) -> None:
    """The factions that can be chosen: all, some for everybody, or others for each player.

    They are on no sheet yet; at random each player gets one at once.
    """
    factions, number = list(FACTIONS), len(state.players)
    if way == CHOSEN:
        state.factions = factions
    elif way == DRAFTED:
        state.factions = sorted(rng.sample(factions, number + MORE))
    elif way == OFFERED:
        each = min(OFFER, len(factions) // number)
        dealt = rng.sample(factions, each * number)
        for player in state.players:
            player.offered = sorted(dealt.pop() for _ in range(each))
    else:
        for player, faction in zip(state.players, rng.sample(factions, number), strict=True):
            player.faction, player.notes = faction, notes_of(player.seat, faction)


def choosing(state: State) -> list[Frame]:
    """Who chooses: from the speaker clockwise, or all at once where nobody takes what another could."""
    seats = [seat for seat in state.clockwise(state.speaker) if not state.players[seat].faction]
    if any(state.players[seat].offered for seat in seats):
        return [Together([[ChooseFaction(seat)] for seat in seats])]
    return [ChooseFaction(seat) for seat in seats]


class ChooseFactionRule(AskingRule):
    """One of those that are open to the player."""

    frame = ChooseFaction

    def ask(self, state: State, frame: ChooseFaction) -> Decision:
        """Which one."""
        return choose(frame.seat, "choose-faction", [*faction_options(state, state.players[frame.seat])])

    def do(self, execution: Execution[State], frame: ChooseFaction, answer: Answer) -> None:
        """Take it."""
        execution.pop()
        take_faction(execution, execution.state.players[frame.seat], answer[0])


def faction_options(state: State, player: Player, head: str = "") -> Iterator[Option]:
    """The factions that a player can choose, each as a word behind `head`."""
    for faction in player.offered or state.factions:
        yield Option(f"{head}{faction}", head.removesuffix(":"), {"faction": faction})


def take_faction(execution: Execution[State], player: Player, faction: str) -> None:
    """It is the player's; nobody else can choose it any more."""
    state = execution.state
    player.faction, player.offered, player.notes = faction, [], notes_of(player.seat, faction)
    state.factions = [each for each in state.factions if each != faction]
    execution.tell("chose-faction", seat=player.seat, faction=faction)
