"""A question as its controls need it: where they stand, and what each of them says."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby

from bot.manifest.manifest import Completion, Foreseen
from bot.plain_text import clause
from bot.ui.kit.controls import Control, Row, button, rows
from bot.ui.kit.ids import Call, key
from bot.ui.kit.layout import BUTTON, MENU, OPTION
from bot.ui.kit.menus import LINES as MENU_LINES
from bot.ui.kit.menus import Entry, Menu, few, menu, several
from bot.words import effects
from bot.words.labels import Labels
from rules.core.decisions import Allocate, Answer, Decision, Option, Pick, allocation

Rows = list[Row]
NONE = "_"
BESIDE = " · "  # between what an option costs and what it does
LISTS = 2  # in which choices stand that go together, where one is too short for them
ALIKE = 5  # choices of which it is said once what all of them cost
FREE = 2  # choices beside them that may cost nothing
SAME = "same"  # the fact of an option or a slot that leads to the same as an earlier one or as nothing: that is offered


@dataclass(frozen=True, slots=True)
class Where:
    """Where controls stand: the game, the panel's number, the open heading and the page.

    `verbs` stands before the verb of every control, `about` in place of the question's kind. `letters` are those of
    options that a picture shows, `marked` those that count at once beside others that do not, `several` the headings of
    which more than one option may be chosen in one go, `headed` the kinds of questions that have headings, as buttons
    or, where they are `listed`, in one list; `fact` the fact of an option that names its place on a map.
    `given` is the answer that the question has already and that can still be changed; None where it has none.
    `foreseen` is what whole answers may lead to, by their words apart by spaces; `completion` what the game makes of
    the part of an answer that is chosen so far, None where it completes none; what is spread so far `lacks` something
    to be an answer. `lines` is how many lines of a phone
    buttons may fill before they become a list.
    """

    game: str
    panel_revision: int
    group: str | None = None
    page: int = 0
    verbs: str = ""
    about: str = ""
    letters: Mapping[str, str] = field(default_factory=dict)
    marked: Collection[str] = ()
    several: Collection[str] = ()
    headed: Collection[str] = ()
    listed: Collection[str] = ()
    fact: str = ""
    given: Answer | None = None
    foreseen: Foreseen = field(default_factory=dict)
    completion: Completion | None = None
    lacks: bool = False
    lines: int = MENU_LINES

    def call(self, verb: str, *args: str) -> Call:
        """A call from here."""
        return Call(self.verbs + verb, self.game, self.panel_revision, args)


@dataclass(frozen=True, slots=True)
class Asked:
    """A question with all that its controls need: the words for its reader, and where in the panel it stands.

    place: the open heading and page, and what is chosen so far; it goes into each custom id.
    """

    decision: Decision
    labels: Labels
    place: Where

    def call(self, verb: str, *args: str) -> Call:
        """A call about this question."""
        return self.place.call(verb, self.place.about or self.decision.kind, *args)

    def label(self, option: Option) -> str:
        """What an option is called, behind its letter if it has one."""
        if option.word == NONE:
            return self.labels.texts("ui-none")
        return self._lettered(self.labels.option(self.decision, option), option.word)

    def option(
        self, option: Option, call: Call | None = None, value: str = "", *, under: str = "", told: effects.Amounts = ()
    ) -> Entry:
        """An entry that answers with one option, which says what it costs and gains; `under` is a heading it says.

        Costs that are `told` above, since all choices have them, are left out.
        """
        call, value = call or self.call("pick", option.word, *self.heading), value or option.word
        if option.word == NONE:
            return Entry(self.label(option), call, value, chosen=self.place.given == ())
        label, costs, gains = self.labels.described(self.decision, option, under=self.place.group or "")
        label = self.marked(label, [option])
        costs = [cost for cost in costs if cost not in told]
        named = self.labels.headed(self._lettered(label, option.word), under)
        entry = self._entry(named, call, value, costs, gains)
        about = self.labels.explained(option)
        listed = BESIDE.join(filter(None, [entry.described, about]))
        described = clause(listed, OPTION) if listed else ""
        return replace(entry, described=described, chosen=(option.word,) == self.place.given)

    def several_of(self, options: Sequence[Option], told: effects.Amounts = ()) -> list[tuple[str, ...]]:
        """Options as a select takes them of which several may be chosen, without the costs that are `told` above."""
        entries = [self.option(option, told=told) for option in options]
        return [(entry.label, entry.value, entry.described) for entry in entries]

    def proposal(self, offer: Answer) -> Entry:
        """An entry that answers with what the game proposes."""
        value, said = key(offer), self.labels.proposed(self.decision, offer)
        costs, gains = effects.unsaid(said, *self.labels.together(self.decision, offer))
        gains = [*gains, *self.foreseen(offer)]
        entry = self._entry(self._lettered(said, value), self.call("offer", value), value, costs, gains)
        return replace(entry, chosen=offer == self.place.given)

    def foreseen(self, answer: Answer) -> effects.Amounts:
        """What a whole answer may lead to."""
        return self.labels.effect("", {}, self.place.foreseen.get(" ".join(answer), {}))[1]

    def _entry(self, label: str, call: Call, value: str, costs: effects.Amounts, gains: effects.Amounts) -> Entry:
        described = effects.described(costs, gains, OPTION)
        full = effects.fitted(label, costs, gains, BUTTON)
        told = effects.whole(label, costs, gains)
        return Entry(label, call, value, described, full, cut=full != told or len(told) > BUTTON, told=told)

    def _lettered(self, label: str, word: str) -> str:
        letter = self.place.letters.get(word)
        if letter:
            return self.labels.texts("ui-lettered", letter=letter, option=label)
        return label

    def marked(self, label: str, options: Iterable[Option]) -> str:
        """A label, with a mark where one of these options counts at once."""
        if any(option.word in self.place.marked for option in options):
            return self.labels.texts("ui-marked", option=label)
        return label

    def number(self, number: int) -> Entry:
        """An entry that answers with a number."""
        word = str(number)
        return Entry(word, self.call("pick", word, *self.heading), word, chosen=(word,) == self.place.given)

    @property
    def heading(self) -> Sequence[str]:
        """The open heading, if there is one."""
        if not self.place.group:
            return []
        return [self.place.group]

    def turn(self, page: int) -> Call:
        """The call that turns to a page of the open heading."""
        return self.call("open", self.place.group or NONE, str(page))

    def menu(
        self,
        entries: Sequence[Entry],
        verb: str = "choose",
        group: str = "",
        most_lines: int = MENU_LINES,
        *,
        beside: bool = False,
    ) -> Rows:
        """A menu about this question at the open page, named after the heading of its entries if they share one.

        Not where that heading is open: it stands above, and the menu seemed to have it chosen. `beside` another list it
        has the game's own name.
        """
        how = replace(self._how(verb, group), most_lines=min(most_lines, self.place.lines))
        if beside and self.labels.texts.has(own_prompt(self)):
            how = replace(how, placeholder=self.labels.texts(own_prompt(self)))
        return menu(entries, how, self.place.page)

    def several(self, options: Sequence[Option]) -> Rows:
        """A select of which as many may be chosen as go together: one of those that differ in their last word only.

        What one select does not hold stands in `LISTS`, each with some of these kinds whole, and only more in pages.
        """
        heading, lists = self.labels.group(options[0].group), by_kind(options)
        told = shared_costs(self.decision, self.labels, options, self.place.group)
        if not in_lists(lists):
            title = self.labels.texts("ui-several", heading=heading)
            how = replace(self._how("several"), placeholder=title)
            return several(self.several_of(options, told), how, self.place.page, _kinds(options))
        made: Rows = []
        for number, listed in enumerate(lists):
            firsts = ", ".join(self.label(next(same)) for _, same in groupby(listed, _kind))
            title = self.labels.texts("ui-several-of", heading=heading, list=firsts)
            call = self.call("several", *(self.heading or [NONE]), str(number))
            made += several(self.several_of(listed, told), Menu(call, self.turn, title), 0, _kinds(listed))
        return made

    def few(self, entries: Sequence[Entry], size: int) -> Rows:
        """Buttons about this question, `size` of them on a page."""
        return few(entries, self._how("offer"), self.place.page, size)

    def _how(self, verb: str, group: str = "") -> Menu:
        named = group and self.place.group is None
        title = self.labels.texts("ui-choose")  # the question stands above
        if named:
            title = self.labels.texts("ui-choose-of", heading=self.labels.group(group))
        return Menu(self.call(verb, *self.heading), self.turn, title)


def shared_costs(decision: Decision, labels: Labels, options: Sequence[Option], group: str | None) -> effects.Amounts:
    """What each of these choices costs, all more than a few of them: it is said once, above them.

    A few may cost nothing at all (`free_ones`). Nothing where a choice says it in its name.
    """
    free = free_ones(options)
    priced = [option for option in options if option.costs]
    if len(priced) < ALIKE or len(free) > FREE:
        return ()
    first, *others = priced
    costs = {name: cost for name, cost in first.costs.items() if all(each.costs.get(name) == cost for each in others)}
    if not costs:
        return ()
    said = [labels.described(decision, option, under=group or "")[1] for option in priced]
    return [cost for cost in labels.effect("", costs, {})[0] if all(cost in each for each in said)]


def free_ones(options: Sequence[Option]) -> list[Option]:
    """Those of some choices that cost nothing, such as to pass."""
    return [option for option in options if not option.costs and option.word != NONE]


def in_lists(lists: Sequence[Sequence[Option]]) -> bool:
    """Whether what one list does not hold stands in these, and not in pages of one."""
    return 1 < len(lists) <= LISTS and all(len(listed) <= MENU for listed in lists)


def by_kind(options: Sequence[Option]) -> list[list[Option]]:
    """Options in lists of at most `MENU`, or longer for one longer kind: what differs in its last word only."""
    lists: list[list[Option]] = [[]]
    for _, same in groupby(options, _kind):
        kind = [*same]
        if len(lists[-1]) + len(kind) > MENU:
            lists.append([])
        lists[-1] += kind
    return lists


def _kind(option: Option) -> str:
    return option.word.rpartition(":")[0] or option.word


def _kinds(options: Sequence[Option]) -> int:
    return len({*map(_kind, options)})


def ready_row(asked: Asked, *more: Control) -> Rows:
    """Some buttons and one with the answer that always holds; also since nobody can choose nothing in a select."""
    decision = asked.decision
    return rows([*more, button(ready(decision, asked.labels), asked.call("offer", key(decision.default)))])


def default_beside(asked: Asked, listed: Sequence[str]) -> Rows:
    """The same beside a select with these entries, unless the answer is one of them."""
    given = asked.decision.default
    if len(given) == 1 and given[0] in listed:
        return []
    return ready_row(asked)


def ready(decision: Decision, labels: Labels) -> str:
    """What the button with the default answer says: the answer, or how many where they are too many to be named.

    At most `BUTTON` characters where the answer is named. The text for their number is `<game>-ready-<kind>`, else
    `ui-ready`.
    """
    said = labels.proposed(decision, decision.default)
    if len(said) <= BUTTON:
        return said
    own, count = f"{labels.game}-ready-{decision.kind}", _size(decision)
    return labels.texts(own if labels.texts.has(own) else "ui-ready", count=count)


def suggested(decision: Decision, labels: Labels) -> str:
    """The same beside counters that say otherwise: as what is proposed, unless it has words of its own or no room."""
    said = ready(decision, labels)
    named = labels.texts("ui-suggested", answer=said)
    own = said != labels.answer(decision, decision.default)
    return said if own or not decision.default or len(named) > BUTTON else named


def _size(decision: Decision) -> int:
    """How many things the default answer chooses: words, or what amounts come to."""
    if isinstance(decision.ask, Allocate):
        return sum(allocation(decision.default).values())
    return len(decision.default)


def prompt(asked: Asked, message: str) -> str:
    """What a select of several answers is called: in the game's own words, or by how many may be chosen."""
    ask, texts = asked.decision.ask, asked.labels.texts
    if texts.has(own := own_prompt(asked)):
        kinds = {option.group for option in ask.options} if isinstance(ask, Pick) else {""}
        facts = texts.facts(asked.labels.game, asked.decision.facts, asked.labels.names)
        return texts(
            own, **facts, least=ask.least, most=ask.most, exactly=int(ask.least == ask.most and len(kinds) == 1)
        )
    if ask.least == ask.most:
        return texts(f"{message}-exactly", count=ask.most)
    return texts(f"{message}-some", least=ask.least, most=ask.most)


def own_prompt(asked: Asked) -> str:
    """What a game says of choosing several answers to this question, if it does."""
    return f"{asked.labels.game}-choose-{asked.decision.kind}"


def form_button(asked: Asked, message: str) -> Control:
    """The button that opens the form of a question."""
    return button(asked.labels.texts(message), asked.call("form"))
