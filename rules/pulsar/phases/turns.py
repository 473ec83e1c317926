"""Action phase: a player's turn, in which dice are spent in any order until the player has enough."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

from rules.core.decisions import Answer, Decision, Illegal, Option, Pick, Unavailable
from rules.core.flow import FORFEITED, AskingRule, Execution
from rules.pulsar.actions.flight import fly, fly_options
from rules.pulsar.actions.gyrodynes import place, place_options, spin, spin_options, take, take_options
from rules.pulsar.actions.headquarters import complete_project, project_options
from rules.pulsar.actions.modifiers import modifier_options, take_modifier
from rules.pulsar.actions.paying import cheapest_apart
from rules.pulsar.actions.technologies import patent_options, take_patent, unavailable_patents
from rules.pulsar.actions.transmitters import build, build_options, take_transmitter, transmitter_options
from rules.pulsar.benefits.bonus_dice import copy, copy_options, lose_bonus_dice, spends_bonus_die
from rules.pulsar.frames import Turn
from rules.pulsar.phases.refused import unavailable_actions
from rules.pulsar.state import Player, State

END = "end"

ACTIONS: dict[str, Callable[..., None]] = {
    "fly": fly,
    "take": take,
    "spin": spin,
    "transmitter": take_transmitter,
    "build": build,
    "patent": take_patent,
    "project": complete_project,
    "modifier": take_modifier,
    "place": place,
    "copy": copy,
}


PAID: Mapping[str, Callable[[State, Player], Iterable[Option]]] = {
    "fly": fly_options,
    "spin": spin_options,
    "take": take_options,
    "transmitter": transmitter_options,
    "build": build_options,
    "patent": patent_options,
    "project": project_options,
    "modifier": modifier_options,
}
"""What lists the actions that a die pays for, by the beginning of their words, in the order in which they are shown."""


def options(state: State, player: Player) -> Iterator[Option]:
    """Everything a player may do now, but for ending the turn."""
    yield from place_options(state, player)
    for listed in PAID.values() if player.dice or player.red else ():
        yield from listed(state, player)
    yield from copy_options(state, player)


def options_about(state: State, player: Player, word: str) -> Iterable[Option]:
    """Of the options those of the kind of action that a word means, itself among them if the player may do it now."""
    kind = word.partition(":")[0]
    if kind == "place":
        return place_options(state, player)
    if kind == "copy":
        return copy_options(state, player)
    if kind in PAID and (player.dice or player.red):
        return PAID[kind](state, player)
    return ()


class TurnRule(AskingRule):
    """Each die pays for one action; a bonus die that has to be used keeps the turn open while it can be."""

    frame = Turn

    def ask(self, state: State, frame: Turn) -> Decision:
        """The next action, or the end of the turn. Dice that are not spent are lost."""
        player = state.players[frame.seat]
        found = cheapest_apart(tuple(options(state, player)))
        facts: dict[str, str | int] = {"dice": dice_left(player), "count": len(player.dice) + len(player.red)}
        with_due = [option for option in found if spends_bonus_die(option)] if player.due is not None else []
        if with_due:
            return Decision(frame.seat, "turn", Pick(found), (with_due[0].word,), facts)
        every = (*found, Option(END))
        return Decision(frame.seat, "turn", Pick(every), (END,), facts, closes=True)

    def ask_about(self, state: State, frame: Turn, answer: Answer) -> Decision:
        """The kind of action that is answered, alone; a bonus die that is due may be paid with by any."""
        player = state.players[frame.seat]
        if player.due is not None:
            return self.ask(state, frame)
        found = options_about(state, player, answer[0]) if answer else ()
        return Decision(frame.seat, "turn", Pick((*found, Option(END))), (END,), closes=True)

    def unavailable(self, state: State, frame: Turn) -> list[Unavailable]:
        """Actions for which nothing is offered, an end while a bonus die is due, and technologies."""
        player = state.players[frame.seat]
        found = [*options(state, player)]
        refused = [*unavailable_actions(state, player, {option.word.partition(":")[0] for option in found})]
        if player.due is not None and any(map(spends_bonus_die, found)):
            refused.append(Unavailable(Option(END), Illegal("bonus-die-due")))
        return [*refused, *unavailable_patents(state, player)]

    def do(self, execution: Execution[State], frame: Turn, answer: Answer) -> None:
        """Carry it out."""
        player = execution.state.players[frame.seat]
        word, *rest = answer[0].split(":")
        if word == END:
            execution.pop()
            _end(execution, player)
        else:
            ACTIONS[word](execution, player, *rest)


def spendable(state: State, player: Player) -> str:
    """The dice that would be lost at the end of the turn, as words; a bonus die only where it pays for anything."""
    found = options(state, player) if player.red else ()
    red = {str(option.facts["paid"]) for option in found if spends_bonus_die(option)}
    return " ".join([*map(str, sorted(player.dice)), *(f"red-{die}" for die in sorted(red))])


def dice_left(player: Player) -> str:
    """The dice a player may still spend, as words: `3 5 red-2`."""
    return " ".join([*map(str, sorted(player.dice)), *(f"red-{die}" for die in sorted(player.red))])


def _end(execution: Execution[State], player: Player) -> None:
    """What is left of dice and bonus dice is gone."""
    if unspent := spendable(execution.state, player):
        execution.tell(FORFEITED, player.seat, dice=unspent, silver=len(player.dice))
    if placeable := next(place_options(execution.state, player), None):
        execution.tell(FORFEITED, player.seat, silver=-1, size=placeable.facts["size"])
    if player.dice:
        execution.tell("unused", seat=player.seat, count=len(player.dice))
    player.dice = []
    lose_bonus_dice(player)
