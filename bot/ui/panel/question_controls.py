"""From a question to its controls: one function per shape, the same for every game.

The ids carry the game and the panel's number, so that a control of yesterday cannot answer the question of today; the
words in them are the rules' own.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import singledispatch

from discord.ui import ActionRow

from bot.manifest.manifest import Manifest, manifest
from bot.ui.kit.controls import ROW, Control, Row, Style, button, rows, select
from bot.ui.kit.ids import Call, key
from bot.ui.kit.layout import BUTTON, MENU, OPTION
from bot.ui.kit.menus import FEW, HEADINGS, Entry, Menu, few, fits, menu, on_page, packed, part, several
from bot.ui.kit.menus import LINES as MENU_LINES
from bot.ui.panel.allocation import Allocation, allocation, steppable
from bot.words import effects
from bot.words.labels import Labels
from rules.core.decisions import Allocate, Answer, Ask, Decision, Number, Option, Pick

Rows = list[Row]
OwnControls = Callable[[Decision, Labels, "Where"], Rows]
MODAL = 5
NONE = "_"
NOTHING_SPREAD = "0"  # the open heading of an `Allocate` whose slots are chosen one by one
DIRECT = "="
ALONE = "alone"  # the fact of an option that can be chosen with no other
SAME = "same"  # the fact of an option that leads to the same as an earlier one, which alone is offered
MOST_HEADINGS = 15  # of them as buttons
AT_ONCE = 8  # options of a question that has headings, which stand without them
LINES_BELOW_MAP = 2  # of their buttons, where the map leaves no room for more
AREAS = 3  # proposals on a page where a picture shows them, one upon the other


@dataclass(frozen=True, slots=True)
class Where:
    """Where controls stand: the game, the panel's number, the open heading and the page.

    `verbs` stands before the verb of every control, `about` in place of the question's kind. `letters` are those of
    options that a picture shows, `several` the headings of which more than one option may be chosen in one go, `headed`
    the kinds of questions whose headings are buttons, and headings of theirs that stay closed (`kind/heading`), `fact`
    the fact of an option that names its place on a map.
    `given` is the answer that the question has already and that can still be changed; None where it has none.
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
    fact: str = ""
    given: Answer | None = None

    def call(self, verb: str, *args: str) -> Call:
        """A call from here."""
        return Call(self.verbs + verb, self.game, self.panel_revision, args)


@dataclass(frozen=True, slots=True)
class Asked:
    """A question with all that its controls need."""

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
        label, costs, gains = self.labels.described(self.decision, option)
        entry = self._entry(self._headed(self._lettered(label, option.word), under), call, value, costs, gains)
        return replace(entry, chosen=(option.word,) == self.place.given)

    def several_of(self, options: Sequence[Option]) -> list[tuple[str, ...]]:
        """Options as a select takes them of which several may be chosen."""
        entries = [self.option(option) for option in options]
        return [(entry.label, entry.value, entry.described) for entry in entries]

    def proposal(self, offer: Answer) -> Entry:
        """An entry that answers with what the game proposes."""
        value, said = key(offer), self.labels.proposed(self.decision, offer)
        costs, gains = effects.unsaid(said, *self.labels.together(self.decision, offer))
        entry = self._entry(self._lettered(said, value), self.call("offer", value), value, costs, gains)
        return replace(entry, chosen=offer == self.place.given)

    def _entry(self, label: str, call: Call, value: str, costs: effects.Amounts, gains: effects.Amounts) -> Entry:
        described = effects.described(costs, gains, OPTION)
        full = effects.fitted(label, costs, gains, BUTTON)
        return Entry(label, call, value, described, full, cut=full != effects.whole(label, costs, gains))

    def _headed(self, label: str, group: str) -> str:
        """A label behind the name of its heading, unless it says that itself."""
        heading = self.labels.group(group) if group else ""
        if heading.lower() in label.lower():
            return label
        return self.labels.texts("ui-headed", heading=heading, option=label)

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
        """A menu about this question at the open page, named after the heading of its entries if they share one."""
        how = replace(self._how(verb, group), most_lines=HEADINGS if verb == "open" else most_lines)
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
        title = self.labels.group(group) if group else self.labels.texts("ui-choose")  # the question stands above
        return Menu(self.call(verb, *self.heading), self.turn, title)


def controls(decision: Decision, labels: Labels, place: Where) -> Rows:
    """The rows that answer a question: those the game has for its kind, or the common ones for its shape."""
    make: OwnControls = manifest(labels.game).panels.controls.get(decision.kind, common_controls)
    return make(decision, labels, place)


def common_controls(decision: Decision, labels: Labels, place: Where) -> Rows:
    """The rows that answer a question of this shape in any game; what a game has of its own may end in them."""
    return _controls(decision.ask, Asked(decision, labels, place))


@singledispatch
def _controls(ask: Ask, asked: Asked) -> Rows:
    raise TypeError(f"no controls for {type(ask).__name__}")


@_controls.register
def _pick(ask: Pick, asked: Asked) -> Rows:
    if ask.offers:
        return _offers(ask, asked)
    if ask.most == 1:
        return _one(ask, asked)
    return _several(ask, asked)


def _one(ask: Pick, asked: Asked) -> Rows:
    single, together = _parted(asked.decision, asked.place.several)
    group, headed = asked.place.group, asked.decision.kind in asked.place.headed
    grouped = _grouped(single, headed=headed)
    beside = asked.several(together) if together else []
    if grouped and group is None:
        return _headings(single, asked, headed=headed) + beside
    shown = _under(asked.decision, single, group, asked.place.fact, headed=headed)
    entries = [asked.option(option) for option in shown]
    groups = {option.group for option in shown if option.word != NONE}
    if grouped:
        beside = rows([button(asked.labels.texts("ui-headings"), asked.call("open"))])
    if not entries:
        return beside
    if headed and not grouped and asked.place.letters:
        lines = LINES_BELOW_MAP
    else:
        lines = MENU_LINES
    rows_of = asked.menu(entries, group=groups.pop() if len(groups) == 1 else "", most_lines=lines)
    return _with_last(rows_of, beside)


def _with_last(above: Rows, below: Rows) -> Rows:
    """These rows, of which a lone button stands beside the buttons that turn the pages of a select above it."""
    paged = len(above) == 2 and len(above[0].children) == 1 and len(above[1].children) < ROW
    if not paged or [len(row.children) for row in below] != [1]:
        return above + below
    return [above[0], ActionRow(*above[1].children, *below[0].children)]


def _parted(decision: Decision, several: Collection[str]) -> tuple[list[Option], list[Option]]:
    """The options of which one is chosen, and those of which several may be, in the headings of this name."""
    options = wanted(decision)
    together = [option for option in options if option.group in several]
    if len(together) < 2:
        return options, []
    return [option for option in options if option.group not in several], together


def _grouped(options: Sequence[Option], *, headed: bool) -> bool:
    """Whether options stand under their headings: where there are many of them; sooner of a `headed` question."""
    return len(options) > (AT_ONCE if headed else FEW) and len({option.group for option in options}) > 1


def _under(
    decision: Decision, options: Sequence[Option], group: str | None, fact: str, *, headed: bool
) -> list[Option]:
    """What may be chosen under a heading, or without headings; last to choose nothing, where that is allowed.

    Choices of one place, which the `fact` of an option names, stand together.
    """
    listed = [option for option in options if not _grouped(options, headed=headed) or option.group == group]
    shown = _by_place(listed, fact)
    if isinstance(decision.ask, Pick) and decision.ask.least == 0 and not decision.closes:
        return [*shown, Option(NONE)]
    return shown


def _by_place(options: Sequence[Option], fact: str) -> list[Option]:
    """Options in their order, but those of one place where the first of them stands."""
    at: dict[object, list[Option]] = {}
    for option in options:
        at.setdefault(option.facts.get(fact, (option.word,)), []).append(option)
    return [option for same in at.values() for option in same]


def options_shown(decision: Decision, group: str | None, page: int, game: Manifest) -> Sequence[Option]:
    """The options that stand in the controls of a question at this heading and page, but for those of `several`.

    Where options stand under headings and none is open, there are none.
    """
    ask = decision.ask
    if not isinstance(ask, Pick) or ask.offers:
        return ()
    if ask.most == 1:
        single, headed = _parted(decision, game.panels.several)[0], decision.kind in game.panels.headed
        return on_page(_under(decision, single, group, game.boards.place, headed=headed), page)
    if len(ask.options) <= MENU:
        return ask.options
    return ()


def drawn(ask: Ask, page: int) -> dict[str, Answer]:
    """The proposals at this page, if a picture shows them, by the short names of their buttons."""
    offers = ask.offers if isinstance(ask, Pick) else ()
    return {key(offer): offer for offer in part(offers, page, AREAS)}


def wanted(decision: Decision) -> list[Option]:
    """What is worth a control: all options that differ, but for the one that *confirm* answers with."""
    assert isinstance(decision.ask, Pick)
    differing = [option for option in decision.ask.options if SAME not in option.facts]
    return [o for o in differing if not (decision.closes and (o.word,) == decision.default)]


def _headings(options: Sequence[Option], asked: Asked, *, headed: bool) -> Rows:
    """The headings, in few words where they would fill a phone; of a `headed` question as buttons in any case.

    Among these stand the options of small headings themselves, as many as there is room for.
    """
    groups: dict[str, list[Option]] = {}
    for option in options:
        groups.setdefault(option.group or DIRECT + option.word, []).append(option)
    made = {group: [_heading(group, members, asked, headed=headed)] for group, members in groups.items()}
    if not fits(_buttons(made)):
        made = {group: [_in_few_words(entry, groups[group], asked)] for group, [entry] in made.items()}
    entries = [entry for each in made.values() for entry in each]
    if not headed or len(entries) > MOST_HEADINGS:
        return asked.menu(entries, "open")
    for group in sorted(groups, key=lambda group: len(groups[group])):
        inside = _inside(groups[group], asked)
        if inside and fits(_buttons(made | {group: inside}), HEADINGS):
            made[group] = inside
    return packed([entry.button for each in made.values() for entry in each], _buttons(made))


def _buttons(made: Mapping[str, Sequence[Entry]]) -> list[str]:
    """What the buttons of headings say."""
    return [entry.full or entry.label for entries in made.values() for entry in entries]


def _inside(members: Sequence[Option], asked: Asked) -> list[Entry]:
    """The options of a heading as buttons; none where it stays closed, or takes a map or more room to tell them."""
    places = {option.facts.get(asked.place.fact) for option in members} - {None}
    closed = f"{asked.decision.kind}/{members[0].group}" in asked.place.headed
    if closed or len(members) < 2 or len(places) > 1:
        return []
    entries = [asked.option(only, asked.call("pick", only.word), under=only.group) for only in members]
    if any(entry.cut for entry in entries):
        return []
    return entries


def _in_few_words(entry: Entry, members: Sequence[Option], asked: Asked) -> Entry:
    """A heading without the number of its options; what answers by itself says all it costs and gains."""
    if len(members) == 1:
        return entry
    return replace(entry, label=asked.labels.group(members[0].group))


def _heading(group: str, members: Sequence[Option], asked: Asked, *, headed: bool) -> Entry:
    """A heading, or what answers by itself; of a `headed` question that says its heading, too, as the others do."""
    if len(members) == 1:
        only = members[0]
        return asked.option(only, asked.call("pick", only.word), DIRECT + only.word, under=only.group if headed else "")
    label = asked.labels.texts(_counting(members, asked), heading=asked.labels.group(group), count=len(members))
    return Entry(label, asked.call("open", group, "0"), group)


def _counting(members: Sequence[Option], asked: Asked) -> str:
    """How the number of options under a heading is said: as places where each of them is another one."""
    named = {option.facts.get(asked.place.fact) for option in members}
    if len(named - {None}) == len(members):
        return "ui-heading-places"
    return "ui-heading-choices"


def only_typed(ask: Ask) -> bool:
    """Whether a question has more to combine than a modal holds, so that its answer must be typed."""
    return isinstance(ask, Pick) and ask.most > 1 and not ask.offers and len(ask.options) > MENU * MODAL


def _several(ask: Pick, asked: Asked) -> Rows:
    if only_typed(ask) or not _combined(ask, asked):
        return _ready(asked)
    if len(_combined(ask, asked)) > MENU:
        return _ready(asked, _form(asked, "ui-choose"))
    return [_choice(ask, asked), *_beside(asked, [option.word for option in _combined(ask, asked)])]


def _combined(ask: Pick, asked: Asked) -> list[Option]:
    """All options but the one that holds only alone and has the button of the default."""
    default = asked.decision.default
    return [option for option in ask.options if ALONE not in option.facts or (option.word,) != default]


def _choice(ask: Pick, asked: Asked) -> Row:
    """A select of all options that can be chosen together."""
    entries = asked.several_of(_combined(ask, asked))
    title, given = _prompt(asked, "ui-choose"), asked.place.given or ()
    return select(asked.call("choose"), entries, title, least=ask.least, most=ask.most, chosen=given)


def _ready(asked: Asked, *more: Control) -> Rows:
    """A button with the answer that always holds; also since nobody can choose nothing in a select."""
    decision = asked.decision
    return rows([*more, button(ready(decision, asked.labels), asked.call("offer", key(decision.default)))])


def _beside(asked: Asked, listed: Sequence[str]) -> Rows:
    """The same beside a select with these entries, unless the answer is one of them."""
    given = asked.decision.default
    if len(given) == 1 and given[0] in listed:
        return []
    return _ready(asked)


def ready(decision: Decision, labels: Labels) -> str:
    """What the button with the default answer says: the answer, or how many where they are too many to be named."""
    said = labels.proposed(decision, decision.default)
    if len(said) <= BUTTON:
        return said
    own, count = f"{labels.game}-ready-{decision.kind}", len(decision.default)
    return labels.texts(own if labels.texts.has(own) else "ui-ready", count=count)


def _prompt(asked: Asked, message: str) -> str:
    ask, texts = asked.decision.ask, asked.labels.texts
    if texts.has(own := _own_prompt(asked)):
        kinds = {option.group for option in ask.options} if isinstance(ask, Pick) else {""}
        return texts(own, least=ask.least, most=ask.most, exactly=int(ask.least == ask.most and len(kinds) == 1))
    if ask.least == ask.most:
        return texts(f"{message}-exactly", count=ask.most)
    return texts(f"{message}-some", least=ask.least, most=ask.most)


def _own_prompt(asked: Asked) -> str:
    """What a game says of choosing several answers to this question, if it does."""
    return f"{asked.labels.game}-choose-{asked.decision.kind}"


def _offers(ask: Pick, asked: Asked) -> Rows:
    """What the game proposes, and a way to anything else: a select where the game has words for it, or a form."""
    entries = [asked.proposal(offer) for offer in ask.offers]
    if asked.labels.texts.has(_own_prompt(asked)) and len(ask.options) <= MENU:
        return [_choice(ask, asked), *asked.menu(entries, "offer")]
    if only_typed(replace(ask, offers=())):
        other = []
    else:
        other = [_form(asked, "ui-other")]
    if asked.place.letters:
        shown = asked.few(entries, AREAS)
    else:
        shown = asked.menu(entries, "offer")
    return shown + rows(other)


@_controls.register
def _number(ask: Number, asked: Asked) -> Rows:
    if ask.most - ask.least >= MENU:
        return rows([_form(asked, "ui-number")])
    return asked.menu([asked.number(number) for number in range(ask.least, ask.most + 1)])


@_controls.register
def _allocate(ask: Allocate, asked: Asked) -> Rows:
    entries = [
        (asked.labels.amount(asked.decision, slot, amount), f"{slot.word}={amount}")
        for slot in ask.slots
        for amount in range(1, min(slot.cap, ask.most) + 1)
    ]
    if ask.offers and asked.place.group is None:
        return _whole(ask, asked)
    if entries and (len(entries) > MENU or ask.offers) and steppable(ask):
        return _steps(asked, allocation(ask, asked.place.group))
    if len(entries) > MENU or not entries:
        return _ready(asked, _form(asked, "ui-spread"))
    row = select(asked.call("choose"), entries, _prompt(asked, "ui-spread"), most=min(ask.most, len(ask.slots)))
    return [row, *_beside(asked, [word for _, word in entries])]


def _whole(ask: Allocate, asked: Asked) -> Rows:
    """What the game proposes, and the way to put anything else together, slot by slot or in a form."""
    entries = [asked.proposal(offer) for offer in dict.fromkeys(ask.offers) if offer != asked.decision.default]
    if steppable(ask):
        other = button(asked.labels.texts("ui-other"), asked.call("open", NOTHING_SPREAD))
    else:
        other = _form(asked, "ui-other")
    return asked.menu(entries, "offer") + _ready(asked, other)


def _steps(asked: Asked, spread: Allocation) -> Rows:
    """A slot, which takes one, then its amount, as often as one likes; and a button with what is spread so far."""
    texts, decision = asked.labels.texts, asked.decision
    slots = [
        Entry(_slot(asked, spread, number), asked.call("open", str(spread.opened(number))), str(spread.opened(number)))
        for number in range(len(spread.ask.slots))
    ]
    shown = menu(slots, Menu(asked.call("open"), asked.turn, _prompt(asked, "ui-spread")), asked.place.page)
    if spread.slot is not None:
        slot = asked.labels.slot(decision, spread.ask.slots[spread.slot])
        amounts = [(f"{slot}: {amount}", str(spread.given(amount))) for amount in range(spread.room + 1)]
        now = str(spread.given(spread.amounts[spread.slot]))
        title = texts("ui-spread-amount", slot=slot)
        shown.append(select(asked.call("open", NONE, "0"), amounts, title, chosen=[now]))
    done = texts("ui-spread-done", answer=asked.labels.answer(decision, spread.answer), count=spread.total)
    given = replace(spread, slot=None)
    style = Style.success if spread.complete else Style.secondary
    ready = [button(done, asked.call("spread", str(given)), style, off=not spread.complete)]
    if spread.total:
        ready.append(button(texts("ui-spread-clear"), asked.call("open", NOTHING_SPREAD, "0")))
    elif spread.ask.offers:
        ready.append(button(texts("ui-headings"), asked.call("open")))
    return [*shown, *_ready(asked, *ready)]


def _slot(asked: Asked, spread: Allocation, number: int) -> str:
    """A slot, with its amount and its cap."""
    slot = asked.labels.slot(asked.decision, spread.ask.slots[number])
    return asked.labels.texts(
        "ui-spread-slot", slot=slot, amount=spread.amounts[number], most=spread.ask.slots[number].cap
    )


def _form(asked: Asked, message: str) -> Control:
    return button(asked.labels.texts(message), asked.call("form"))


def offered(decision: Decision, value: str) -> Answer | None:
    """The answer of this short name among those that have a button now."""
    offers = () if isinstance(decision.ask, Number) else decision.ask.offers
    return next((offer for offer in (*offers, decision.default) if key(offer) == value), None)
