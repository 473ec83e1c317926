"""Controls of Pulsar 2849: a turn and a flight are one list, with headings only for other ways to the same."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.ui.kit.layout import MENU
from bot.ui.panel.asked import Rows, Where
from bot.ui.panel.question_controls import common_controls, wanted
from bot.words.labels import Labels
from rules.core.decisions import Decision, Option, Pick
from rules.pulsar.actions.paying import OTHERWISE


def turn_controls(decision: Decision, labels: Labels, place: Where) -> Rows:
    """Actions beside each other, without a heading, sorted by kind; below them how else to pay."""
    if place.group is not None:
        return common_controls(decision, labels, place)
    headings = _headings(wanted(decision))
    paid = headings.pop(OTHERWISE, [])  # the last of all, and closed
    listed = {heading: [replace(option, group="") for option in options] for heading, options in headings.items()}
    return common_controls(_with_options(decision, {**listed, OTHERWISE: paid}), labels, place)


def fly_controls(decision: Decision, labels: Labels, place: Where) -> Rows:
    """Of the ways to each place the best one stands for itself, beside a heading with the others."""
    headings = _headings(wanted(decision))
    if place.group is not None:
        return common_controls(decision, labels, place)
    room = MENU - len(headings)
    for heading, (best, *others) in headings.items():
        if others and room:
            room -= 1
            headings[heading] = [replace(best, group=""), *others]
    return common_controls(_with_options(decision, headings), labels, place)


def bonus_controls(decision: Decision, labels: Labels, place: Where) -> Rows:
    """The sizes of a gyrodyne in place of the printed bonus, of which the size would be asked next."""
    ask = decision.ask
    assert isinstance(ask, Pick)
    sized = {option.word.partition(":")[0] for option in ask.options if ":" in option.word}
    shown = tuple(option for option in ask.options if option.word not in sized)
    return common_controls(replace(decision, ask=replace(ask, options=shown)), labels, place)


def _headings(options: Sequence[Option]) -> dict[str, list[Option]]:
    headings: dict[str, list[Option]] = {}
    for option in options:
        headings.setdefault(option.group, []).append(option)
    return headings


def _with_options(decision: Decision, headings: dict[str, list[Option]]) -> Decision:
    """The question with these options, and with those that have no control at the end."""
    assert isinstance(decision.ask, Pick)
    shown = [option for options in headings.values() for option in options]
    words = {option.word for option in shown}
    hidden = [option for option in decision.ask.options if option.word not in words]
    return replace(decision, ask=replace(decision.ask, options=(*shown, *hidden)))


CONTROLS = {"turn": turn_controls, "fly": fly_controls, "bonus": bonus_controls}
