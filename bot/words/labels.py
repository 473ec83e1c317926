"""The words of one game's questions, for one reader."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from operator import itemgetter

from bot.errors import Refusal
from bot.manifest.manifest import manifest
from bot.plain_text import plain
from bot.table.course.chapters import ROUND
from bot.table.game.answering import options_of
from bot.table.game.seated import SeatedGame
from bot.words.effects import HEAD as HEADED
from bot.words.effects import NEXT, Amounts, says, unsaid, whole
from bot.words.tables import table_in_text
from bot.words.texts import Texts
from rules.core.decisions import NO_FACTS, Allocate, Answer, Decision, Facts, Illegal, Option, Pick, Slot, allocation
from rules.core.flow import Event
from rules.opponents.reasons import Reason

WITHIN = (NEXT, " · ")  # marks that a name may have within
SEVERAL = 2  # rounds of a scene, each of which is told in a line of its own
APART, IN_ONE = " | ", " · "  # before and behind what nobody did, and between such
PART = ": "  # before what a heading is about: *Tactical action: Mecatol Rex*


def title(snapshot: SeatedGame, texts: Texts) -> str:
    """The game and its table, above a message; below it that it is for practice, if it is."""
    row = snapshot.row
    said = texts("ui-title", game=texts(f"{row.kind}-name"), name=table_in_text(row), id=row.id)
    if row.practice:
        return f"{said}\n{texts('practice-mark')}"
    return said


def without_opening(words: str, before: str) -> str:
    """What is told of a deed behind its colon, where the deed told `before` opens with the same; else all of it.

    >>> without_opening("Ada moves: Cruiser 3 ▸ 5", "Ada moves: Carrier 3 ▸ 5")
    'Cruiser 3 ▸ 5'
    """
    opening, colon, rest = words.partition(PART)
    if colon and before.startswith(opening + colon) and not opening.count("**") % 2:
        return rest
    return words


def _effects(decision: Decision, answer: Answer) -> Iterator[tuple[Facts, Facts]]:
    """The costs and gains of each word of an answer to a question that lists options or slots."""
    yield NO_FACTS, NO_FACTS
    if isinstance(decision.ask, Allocate):
        slots = {slot.word: slot for slot in decision.ask.slots}
        for word, amount in allocation(answer).items():
            yield from [(slots[word].costs, slots[word].gains)] * amount
    options = {option.word: option for option in options_of(decision)}
    yield from ((options[word].costs, options[word].gains) for word in answer if word in options)


def effects(decision: Decision, answer: Answer) -> tuple[Facts, Facts]:
    """What all words of an answer cost and gain together, as their options say."""
    costs, gains = (sums(amounts) for amounts in zip(*_effects(decision, answer), strict=True))
    return costs, gains


def sums(amounts: Iterable[Facts]) -> Facts:
    """Numbers added up by name; of words of one name, the last."""
    found: dict[str, str | int] = {}
    for each in amounts:
        for name, amount in each.items():
            before = found.get(name, 0)
            found[name] = before + amount if isinstance(before, int) and isinstance(amount, int) else amount
    return found


@dataclass(frozen=True, slots=True)
class Labels:
    """The words of a game's questions for one reader, in `texts`.

    `game` is its id, with which ids of its own texts begin; `names` are what its seats are called, by seat. As they
    are, they are for buttons and menus; for the text of a message there is `prose`. What happens is told as done, or
    `ahead`, as in a plan, as what will be done.
    """

    texts: Texts
    game: str
    names: Sequence[str]
    ahead: bool = False

    @property
    def prose(self) -> Labels:
        """The same for the text of a message, where names may format nothing; buttons and menus know no formatting."""
        return replace(self, names=[plain(name) for name in self.names])

    @property
    def planned(self) -> Labels:
        """The same for what is not done yet: steps of a plan, and what would follow from an answer."""
        return replace(self, ahead=True)

    def ask(self, decision: Decision) -> str:
        """What is asked."""
        return self.texts.ask(self.game, decision, self.names)

    def warning(self, decision: Decision, group: str = "") -> str:
        """What is said above a question whose answer may count at once, where the game has words for it.

        `group` is the heading that is open; "" where none is, and where none of its answers does.
        """
        return self.texts.warning(self.game, decision, group, self.names)

    def beside(self, decision: Decision) -> str:
        """What is said below a question, such as what an ability does that may be used; "" where there is nothing.

        Its text takes the facts of the question, and of each option, which are for nobody but its seat: a line for each
        that has something else to say.
        """
        own = f"{self.game}-beside-{decision.kind}"
        if not self.texts.has(own):
            return ""
        about = [option.facts for option in options_of(decision)] or [NO_FACTS]
        every = (self.texts.facts(self.game, {**facts, **decision.facts}, self.names) for facts in about)
        told = (line for facts in every for line in self.texts(own, **facts).splitlines())
        return "\n".join(filter(None, dict.fromkeys(told)))

    def question(self, kind: str, facts: Mapping[str, str | int]) -> str:
        """What a question of this kind asks."""
        return self.texts.question(self.game, kind, facts, self.names)

    def option(self, decision: Decision, option: Option) -> str:
        """What one of the options is called, as on a button; its costs and gains only where it is called by them."""
        return self.texts.option(self.game, decision, option, self.names)

    def effect(self, label: str, costs: Facts, gains: Facts) -> tuple[Amounts, Amounts]:
        """What something costs and gains, amount by amount, without what its label says already."""
        return unsaid(label, *self._effect(costs, gains))

    def _effect(self, costs: Facts, gains: Facts) -> tuple[Amounts, Amounts]:
        """What something costs and gains; of costs that are lost rather than paid, by `<game>-amount-lost-<name>`."""
        lost = {name for name in costs if self.texts.has(f"{self.game}-amount-lost-{name}")}
        told = {f"lost-{name}" if name in lost else name: amount for name, amount in costs.items()}
        return self.texts.effect(self.game, told, gains)

    def described(self, decision: Decision, option: Option, *, under: str = "") -> tuple[str, Amounts, Amounts]:
        """An option, its costs and its gains; an option that is called by these has them in its name.

        `under` is the heading that is open above it, which need not be said again. What its label says is left out
        where so do the labels of all choices that cost, or gain, the same: any card is discarded for 1 VP, also one
        that is worth as much. Nor is it said of choices above which the game spells it out (`Panels.spelt_out`).
        """

        def called(each: Option) -> str:
            return self.texts.option(self.game, decision, each, self.names, under=under)

        def left(amounts: Amounts, alike: Iterable[Option]) -> Amounts:
            said = amounts and says(label, amounts)
            if said and all(says(called(each), amounts) for each in alike):
                return []
            return amounts

        label, options = called(option), options_of(decision)
        if decision.kind in manifest(self.game).panels.spelt_out:
            return (label, (), ())
        costs, gains = self._effect(option.costs, option.gains)
        if label == whole("", costs, gains):
            return (label, (), ())
        costs_left = left(costs, (each for each in options if each.costs == option.costs))
        return (label, costs_left, left(gains, (each for each in options if each.gains == option.gains)))

    def explained(self, option: Option) -> str:
        """What the reference tells of the thing that an option names (`Panels.explained`); "" of any other option."""
        for fact, chapter in manifest(self.game).panels.explained.items():
            message = f"{self.game}-about-{chapter}-{option.facts.get(fact, '')}"
            if self.texts.has(message):
                return self.texts(message)
        return ""

    def explained_by_name(self, options: Iterable[Option]) -> Sequence[str]:
        """The same of several options behind the name of each thing, each once, in small letters."""
        facts = manifest(self.game).panels.explained
        told = (
            (self.name(str(option.facts[fact])), self.explained(option))
            for option in options
            for fact in facts
            if option.facts.get(fact)
        )
        return [*dict.fromkeys(f"-# **{name}**: {about}" for name, about in told if about)]

    def priced(self, decision: Decision, option: Option) -> str:
        """An option and what it costs, not what it gains."""
        label, costs, _ = self.described(decision, option)
        return whole(label, costs, ())

    def together(self, decision: Decision, answer: Answer) -> tuple[Amounts, Amounts]:
        """What all words of an answer cost and gain together."""
        return self._effect(*effects(decision, answer))

    def group(self, group: str) -> str:
        """The heading above options of one group."""
        return self.texts.group(self.game, group)

    def open_group(self, group: str) -> str:
        """The same while it is open."""
        return self.texts.open_group(self.game, group)

    def headed(self, label: str, group: str) -> str:
        """A label behind the name of its heading, if it has one, unless it says that or the last part of it itself."""
        heading = self.group(group) if group else ""
        if heading.lower() in label.lower():
            return label
        first, _, last = heading.rpartition(PART)
        if first and last.lower() in label.lower():
            heading = first
        return self.texts("ui-headed", heading=heading, option=label)

    def event(self, event: Event) -> str:
        """Something that happened, as a line of the log."""
        return self._in_time(self.texts.event(self.game, event, self.names))

    def _in_time(self, told: str) -> str:
        """What is told as done, or as what will be done."""
        return self.texts.ahead(told) if self.ahead else told

    def events(self, events: Iterable[Event]) -> str:
        """What happened one after another, in one line, as posts tell it; in Korean each is a sentence of its own.

        That a round or a phase begins stands apart, since nobody did it.
        """
        telling = manifest(self.game).telling
        kinds, between = {ROUND, *telling.weights.parts}, self.texts("event-between")
        told = [event for scene in telling.scenes([*events]) for event in scene]
        said = [(event.kind in kinds, words) for event, words in zip(told, self._opened_once(told), strict=True)]
        apart = groupby(((begins, words) for begins, words in said if words), key=itemgetter(0))
        return APART.join((IN_ONE if begins else between).join(words for _, words in some) for begins, some in apart)

    def _opened_once(self, events: Sequence[Event]) -> Iterator[str]:
        """The events in words; of several of one kind and seat in a row only the first with what all open with."""
        before, deed = "", None
        for event in events:
            words, same = self.event(event), (event.kind, event.facts.get("seat"))
            yield without_opening(words, before) if same == deed else words
            before, deed = words, same

    def paragraphs(self, events: Iterable[Event]) -> list[str]:
        """The same in several lines where it is a scene of several rounds, such as a battle: a line for each of them.

        What it opens with stands before them, and its end with what followed behind them. Nothing of nothing.
        """
        telling, found = manifest(self.game).telling, list[list[Event]]([[]])
        for scene in telling.scenes([*events]):
            parts = telling.report.parted(scene)
            if len(parts.rounds) < SEVERAL:
                found[-1] += scene
                continue
            found += [[scene[at] for at in part] for part in (parts.opening, *parts.rounds, parts.result)]
        between = self.texts("event-between")
        return [told for line in found if (told := between.join(filter(None, self._opened_once(line))))]

    def reason(self, reason: Reason) -> str:
        """Why a rule of thumb ranks an answer."""
        return self.texts.reason(self.game, reason, self.names)

    def name(self, value: str) -> str:
        """What an id is called, or several, apart by spaces; a place is called by its id."""
        return self.texts.name(self.game, value)

    def refusal(self, error: Refusal | Illegal) -> str:
        """Why something was refused or cannot be chosen; two games may call different reasons by the same code."""
        return self.texts.refusal(error, self.game, self.names)

    def slot(self, decision: Decision, slot: Slot, *, priced: bool = True) -> str:
        """The name of a place that takes some of what is spread, after its heading if it has one: `Heading: name`.

        `priced`: with what one of it costs. What it gains is not said.
        """
        option = Option(slot.word, facts=slot.facts, costs=slot.costs)
        name = self.priced(decision, option) if priced else self.option(decision, option)
        return self._under(slot, name)

    def brief(self, decision: Decision, slot: Slot) -> str:
        """A slot without its heading and its price."""
        return self.option(decision, Option(slot.word, facts=slot.facts))

    def amount(self, decision: Decision, slot: Slot, amount: int) -> str:
        """So much of a slot, after its heading if it has one."""
        return self._under(slot, self.some(decision, slot, amount))

    def _under(self, slot: Slot, said: str) -> str:
        """What is said of a slot behind its heading, if it has one and what is said does not begin with that."""
        heading = self.group(slot.group) if slot.group else ""
        if said.startswith(heading):
            return said
        return f"{heading}: {said}"

    def some(self, decision: Decision, slot: Slot, amount: int) -> str:
        """So much of a slot without its heading, in the game's own words where it has some for such slots.

        Those are `<game>-counted-<kind>`, behind which the head of the slot's heading stands if it has one, with the
        facts of the slot and `counted`: so many of its fact `kind`. Of a slot under a heading the price is not said: it
        is summed up. How much is not said where it can be one only.
        """
        head = slot.group.partition(":")[0]
        own = "-".join(filter(None, [self.game, "counted", decision.kind, head]))
        if self.texts.has(own):
            counted = self.texts.name(self.game, f"{slot.facts.get('kind', slot.word)}={amount}")
            return self.texts(own, **self.texts.facts(self.game, slot.facts, self.names), counted=counted)
        if not slot.group:
            return self.texts("ui-amount", slot=self.slot(decision, slot), amount=amount)
        if slot.cap == 1:
            return self.brief(decision, slot)
        return self.texts("ui-amount", slot=self.brief(decision, slot), amount=amount)

    def answer(self, decision: Decision, answer: Answer) -> str:
        """A whole answer to a question: the names of what it chooses, or amounts under their headings.

        Of an empty one it is said that it is nothing. Names with marks of their own within, such as of cards with what
        they cost, are told apart by a stronger one.
        """
        parts = self.parts(decision, answer)
        if isinstance(decision.ask, Allocate):
            headed = {slot.word for slot in decision.ask.slots if slot.group}
            plain = len(answer) - sum(word.rpartition("=")[0] in headed for word in answer)
            parts = [*filter(None, [NEXT.join(parts[:plain])]), *parts[plain:]]
            return HEADED.join(parts) or self.texts("ui-none")
        marked = any(mark in part for mark in WITHIN for part in parts)
        return (HEADED if marked else NEXT).join(parts) or self.texts("ui-none")

    def proposed(self, decision: Decision, answer: Answer) -> str:
        """A whole answer on its button.

        In the game's words `<game>-offer-<kind>` where it has them, which get the answer and of how many words it is;
        else by the names of what it chooses.
        """
        own, said = f"{self.game}-offer-{decision.kind}", self.answer(decision, answer)
        if self.texts.has(own):
            return self.texts(own, answer=said, count=len(answer))
        return said

    def step(self, decision: Decision, answer: Answer, mark: str = "") -> str:
        """An answered question, as a statement where the game has words for it; `mark` stands around what is answered.

        A step that is taken is no question any more, and a bare answer such as a number does not tell what it is of.
        The game's words `<game>-step-<kind>` get the answer and of how many words it is: of none they say that nothing
        is done.
        """
        given, own = f"{mark}{self.answer(decision, answer)}{mark}", f"{self.game}-step-{decision.kind}"
        if self.texts.has(own):
            facts = self.texts.facts(self.game, decision.facts, self.names)
            return self._in_time(self.texts(own, **{**facts, "answer": given, "count": len(answer)}))
        return f"{self.ask(decision)} {given}"

    def told(self, decision: Decision, answer: Answer) -> str:
        """A whole answer with all that it costs and gains."""
        said = self.answer(decision, answer)
        costs, gains = self.together(decision, answer)
        if said == whole("", costs, gains):
            return said
        return whole(said, *unsaid(said, costs, gains))

    def parts(self, decision: Decision, answer: Answer) -> list[str]:
        """The same, each word of the answer for itself; what is no choice any more, as in a plan, has its name only.

        Amounts under one heading are told together, behind it.
        """
        ask = decision.ask
        if isinstance(ask, Allocate):
            return self._amounts(decision, ask, answer)
        if not isinstance(ask, Pick):
            return [self.option(decision, Option(word)) for word in answer]
        options = {option.word: option for option in ask.options}
        return [self.option(decision, options[word]) if word in options else self.name(word) for word in answer]

    def _amounts(self, decision: Decision, ask: Allocate, answer: Answer) -> list[str]:
        """Amounts one by one, then those under headings, together behind each."""
        slots, plain, headed = {slot.word: slot for slot in ask.slots}, list[str](), dict[str, str]()
        for word, amount in allocation(answer).items():
            slot = slots[word]
            if not slot.group:
                plain.append(self.amount(decision, slot, amount))
            elif slot.group in headed:
                headed[slot.group] += NEXT + self.some(decision, slot, amount)
            else:
                headed[slot.group] = self.amount(decision, slot, amount)
        return [*plain, *headed.values()]
