"""The law of shapes: the same question is answered by the same controls each time it is asked.

Few choices are buttons at once, whatever room there is, and what their labels leave out stands above them. Of more, a
kind of question has either headings, each a button that says its name, or one list of all its choices; never now one
and now the other. Where something is chosen first, with more beside it, each of what is has a name of its own, and
opens something that it can be chosen with. Choices that cost or gain the same say so all, or none of them does.
Where labels have no room, numbers count from ①, and of choices of one kind all have one, or none.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from bot.manifest.manifest import Manifest, manifest
from bot.table.game.answering import options_of
from bot.ui.kit.layout import BUTTON, MENU, Told
from bot.ui.kit.menus import AT_ONCE, LINES, NUMBERS
from bot.ui.panel.asked import Where
from bot.ui.panel.question_controls import FIRST, beside_first, closed, controls, parted
from bot.words.effects import whole
from bot.words.labels import PART, Labels
from bot.words.texts import Texts
from rules.core.decisions import Decision, Pick
from rules.core.game import Game
from testkit.laws.base import demand

NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Fay")


def shape_law(game: Game, states: Iterable[Any], texts: Texts) -> None:
    """Demand that each kind of question asked in these positions has one shape, with headings that say their names."""
    known, labels, shown = dict[str, bool](), Labels(texts, game.id, NAMES), manifest(game.id)
    told = set[tuple[str, int]]()
    for state in states:
        for question in game.pending(state):
            _firsts_named(question, labels)
            _few_at_once(question, labels, shown)
            counted = (question.kind, len(options_of(question)))
            if counted[1] <= MENU and counted not in told:  # words are dear: of questions alike in this, one is enough
                _alike_told(question, labels)
                told.add(counted)
        for question in _of_many(game, state, shown):
            headed = closed(question, None, shown)
            before = known.setdefault(question.kind, headed)
            demand(before == headed, "shape", f"{question.kind} has headings at one time, and a list at another")
            if headed and question.kind not in shown.panels.controls:
                _named(question, labels, shown)


def _few_at_once(question: Decision, labels: Labels, shown: Manifest) -> None:
    """Demand that no list holds few choices of which one is picked, and that all is said of what they cost and gain."""
    ask = question.ask
    if not isinstance(ask, Pick) or ask.most != 1:
        return
    single, _ = parted(question, shown.panels.several)
    headings = dict.fromkeys(option.group for option in single if option.group) if closed(question, None, shown) else ()
    for group in (None, *headings):
        listed = [option for option in single if group in (None, option.group)]
        for lines in (LINES, 1) if len(listed) <= AT_ONCE else ():
            place = Where(
                *("game", 0, group),
                several=shown.panels.several,
                headed=shown.panels.headed,
                listed=shown.panels.listed,
                fact=shown.boards.place,
                lines=lines,
            )
            made = controls(question, labels, place)
            parts = [part for row in made for part in row.to_component_dict()["components"]]
            _numbered_alike(question, parts)
            few = [
                part for part in parts if len(part.get("options", "." * MENU)) <= AT_ONCE and part["max_values"] == 1
            ]
            demand(not few, "shape", f"{question.kind}: a list of {[part['options'] for part in few]}")
            above = "\n".join(line for row in made if isinstance(row, Told) for line in row.said).replace("\\", "")
            said = f"{above}\n" + "\n".join(str(part.get("label", "")) for part in parts)
            cut = [str(part.get("label")) for part in parts if len(str(part.get("label", ""))) > BUTTON]
            told = (labels.described(question, option, under=group or "") for option in listed)
            left = [amount for _, costs, gains in told for amount in (*costs, *gains) if amount not in said]
            whole = bool(ask.offers) or any("options" in part for part in parts)
            demand(whole or not (left or cut), "shape", f"{question.kind}: {left} {cut} is not told in {said!r}")


def _numbered_alike(question: Decision, parts: Sequence[Mapping[str, Any]]) -> None:
    """Demand that buttons are numbered from ① on, and of choices of one kind all or none."""
    kinds: dict[bool, list[str]] = {True: [], False: []}
    for part in parts:
        label, call = str(part.get("label", "")), str(part["custom_id"]).split(":", 4)
        if call[1] in ("pick", "offer") and (label in NUMBERS or len(label) > 1):  # a letter stands on a map
            kind = "" if call[1] == "offer" else call[4].split("/")[1].partition(":")[0]
            kinds[label in NUMBERS].append(kind)
    counted = [str(part["label"]) for part in parts if str(part.get("label", "-")) in NUMBERS]
    demand(counted == [*NUMBERS[: len(counted)]], "shape", f"{question.kind}: numbered {counted}")
    mixed = {*kinds[True]} & {*kinds[False]}
    demand(not mixed, "shape", f"{question.kind}: of {mixed} some are numbered, others named")


def _firsts_named(question: Decision, labels: Labels) -> None:
    """Demand that what is chosen first is not called alike, and that there is enough of what must stand beside it."""
    firsts = [option for option in options_of(question) if FIRST in option.facts]
    said = {labels.option(question, option) for option in firsts}
    demand(len(said) == len(firsts), "shape", f"{question.kind}: {said} for what is chosen first")
    for option in firsts:
        beside = beside_first(question, option)
        demand(
            len(beside) >= int(option.facts[FIRST]), "shape", f"{question.kind}: nothing to choose with {option.word}"
        )


def _alike_told(question: Decision, labels: Labels) -> None:
    """Demand that choices which cost or gain the same say so all, or none, but for those that are called by it."""
    told = dict[str, bool]()
    for option in options_of(question):
        name, costs, gains = labels.described(question, option)
        if name == whole("", *labels.texts.effect(labels.game, option.costs, option.gains)):
            continue
        for amounts, said in ((option.costs, costs), (option.gains, gains)):
            before = told.setdefault(repr(amounts), bool(said))
            demand(before == bool(said), "shape", f"{question.kind}: {name!r} tells what it costs or gains otherwise")


def _of_many(game: Game, state: Any, shown: Manifest) -> Iterator[Decision]:
    """The questions of which one of many choices is picked that come under more than one heading."""
    for question in game.pending(state):
        ask = question.ask
        if not isinstance(ask, Pick) or ask.offers or ask.most != 1:
            continue
        single, _ = parted(question, shown.panels.several)
        if len(single) > AT_ONCE and len({option.group for option in single}) > 1:
            yield question


def _named(question: Decision, labels: Labels, shown: Manifest) -> None:
    """Demand that each heading is one button, with its name; what stands under none has a button of its own."""
    place = Where("game", 0, several=shown.panels.several, headed=shown.panels.headed)
    made = [part for row in controls(question, labels, place) for part in row.to_component_dict()["components"]]
    said = [str(part["label"]) for part in made if part["custom_id"].split(":")[1] in ("open", "pick")]
    single, _ = parted(question, shown.panels.several)
    groups = {option.group or option.word for option in single}
    demand(len(said) == len(groups), "shape", f"{question.kind}: {said} for the headings {groups}")
    for heading in {labels.group(option.group) for option in single if option.group}:
        named = any(all(part in label.lower() for part in heading.lower().split(PART)) for label in said)
        demand(named, "shape", f"{question.kind}: no button for {heading!r} among {said}")
