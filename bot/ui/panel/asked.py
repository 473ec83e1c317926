"""A question as its controls need it: where they stand, and what each of them says."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace

from bot.manifest.manifest import Completion, Foreseen
from bot.ui.kit.controls import Control, Row, button, rows
from bot.ui.kit.ids import Call, key
from bot.ui.kit.layout import BUTTON, OPTION
from bot.ui.kit.menus import LINES as MENU_LINES
from bot.ui.kit.menus import Entry, Menu, few, menu, several
from bot.words import effects
from bot.words.labels import Labels
from rules.core.decisions import Allocate, Answer, Decision, Option, Pick, allocation

Rows = list[Row]
NONE = "_"
SAME = "same"  # the fact of an option or a slot that leads to the same as an earlier one or as nothing: that is offered


@dataclass(frozen=True, slots=True)
class Where:
    """Where controls stand: the game, the panel's number, the open heading and the page.

    `verbs` stands before the verb of every control, `about` in place of the question's kind. `letters` are those of
    options that a picture shows, `several` the headings of which more than one option may be chosen in one go, `headed`
    the kinds of questions that have headings, as buttons or, where they are `listed`, in one list; `fact` the fact of
    an option that names its place on a map.
    `given` is the answer that the question has already and that can still be changed; None where it has none.
    `foreseen` is what whole answers may lead to, by their words apart by spaces; `completion` what the game makes of
    the part of an answer that is chosen so far, None where it completes none. `lines` is how many lines of a phone
    buttons may fill before they become a list.
    """

    game: str
    panel_revision: int
    group: str | None = None
    page: int = 0
    verbs: str = ""
    about: str = ""
    letters: Mapping[str, str] = field(default_factory=dict)
    several: Collection[str] = ()
    headed: Collection[str] = ()
    listed: Collection[str] = ()
    fact: str = ""
    given: Answer | None = None
    foreseen: Foreseen = field(default_factory=dict)
    completion: Completion | None = None
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

    def option(self, option: Option, call: Call | None = None, value: str = "", *, under: str = "") -> Entry:
        """An entry that answers with one option, which says what it costs and gains; `under` is a heading it says."""
        call, value = call or self.call("pick", option.word, *self.heading), value or option.word
        if option.word == NONE:
            return Entry(self.label(option), call, value, chosen=self.place.given == ())
        label, costs, gains = self.labels.described(self.decision, option, under=self.place.group or "")
        named = self.labels.headed(self._lettered(label, option.word), under)
        entry = self._entry(named, call, value, costs, gains)
        return replace(entry, chosen=(option.word,) == self.place.given)

    def several_of(self, options: Sequence[Option]) -> list[tuple[str, ...]]:
        """Options as a select takes them of which several may be chosen."""
        entries = [self.option(option) for option in options]
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
        self, entries: Sequence[Entry], verb: str = "choose", group: str = "", most_lines: int = MENU_LINES
    ) -> Rows:
        """A menu about this question at the open page, named after the heading of its entries if they share one.

        Not where that heading is open: it stands above, and the menu seemed to have it chosen.
        """
        how = replace(self._how(verb, group), most_lines=min(most_lines, self.place.lines))
        return menu(entries, how, self.place.page)

    def several(self, options: Sequence[Option]) -> Rows:
        """A select of which as many may be chosen as go together: one of those that differ in their last word only."""
        title = self.labels.texts("ui-several", heading=self.labels.group(options[0].group))
        page, most = self.place.page, len({each.word.rpartition(":")[0] or each.word for each in options})
        return several(self.several_of(options), replace(self._how("several"), placeholder=title), page, most)

    def few(self, entries: Sequence[Entry], size: int) -> Rows:
        """Buttons about this question, `size` of them on a page."""
        return few(entries, self._how("offer"), self.place.page, size)

    def _how(self, verb: str, group: str = "") -> Menu:
        named = group and self.place.group is None
        title = self.labels.texts("ui-choose")  # the question stands above
        if named:
            title = self.labels.texts("ui-choose-of", heading=self.labels.group(group))
        return Menu(self.call(verb, *self.heading), self.turn, title)


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
