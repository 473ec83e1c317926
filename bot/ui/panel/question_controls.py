"""From a question to its controls: one function per shape, the same for every game.

The ids carry the game and the panel's number, so that a control of yesterday cannot answer the question of today; the
words in them are the rules' own.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from functools import singledispatch

from discord.ui import ActionRow

from bot.manifest.manifest import Manifest, manifest
from bot.table.game.answering import options_of
from bot.ui.kit.controls import ROW, Row, button, joined, rows, select
from bot.ui.kit.ids import Call, key
from bot.ui.kit.layout import MENU
from bot.ui.kit.menus import AT_ONCE, FEWEST, Entry, Menu, fits, on_page, packed, part, several
from bot.ui.kit.menus import LINES as MENU_LINES
from bot.ui.panel.asked import (
    NONE,
    SAME,
    Asked,
    Rows,
    Where,
    default_beside,
    form_button,
    free_ones,
    own_prompt,
    prompt,
    ready_row,
    shared_costs,
)
from bot.ui.panel.spreading.controls import spreading
from bot.words import effects
from bot.words.labels import Labels
from rules.core.decisions import Allocate, Answer, Ask, Decision, Number, Option, Pick

OwnControls = Callable[[Decision, Labels, Where], Rows]
MODAL = 5
DIRECT = "="
ALONE = "alone"  # the fact of an option that can be chosen with no other
FIRST = "first"  # the fact of an option that is chosen first, and one of them: how many must be chosen beside it
AFTER = "after"  # the fact of an option that can be chosen only beside one of those
INSTEAD = "instead"  # the fact of an option that can be chosen only beside none of those
# words that leave all as it is, where they are the default
DECLINES = frozenset({"none", "no", "decline", "pass", "keep"})
MOST_HEADINGS = 15  # of them as buttons
LINES_BELOW_MAP = 2  # of their buttons, where the map leaves no room for more
AREAS = 3  # proposals on a page where a picture shows them, one upon the other


def controls(decision: Decision, labels: Labels, place: Where) -> Rows:
    """The rows that answer a question: those the game has for its kind, or the common ones for its shape.

    `place` says what is open, such as a heading or a page, and with which panel the controls are made.
    """
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
    single, together = parted(asked.decision, asked.place.several)
    group, headed = asked.place.group, asked.decision.kind in asked.place.headed
    grouped = _grouped(single, headed=headed)
    beside = _beside(together, asked) if together else []
    if grouped and group is None:
        return _headings(single, asked) + beside
    shown = _under(asked.decision, single, group, asked.place.fact, headed=headed)
    told = shared_costs(asked.decision, asked.labels, shown, group)
    entries = [asked.option(option, told=told) for option in shown]
    groups = {option.group for option in shown if option.word != NONE}
    if grouped:
        beside = rows([button(asked.labels.texts("ui-headings"), asked.call("open"))])
    if not entries:
        return beside
    if headed and not grouped and asked.place.letters:
        lines = LINES_BELOW_MAP
    else:
        lines = MENU_LINES
    group = groups.pop() if len(groups) == 1 else ""
    rows_of = asked.menu(entries, group=group, most_lines=lines, beside=bool(together))
    if together and not grouped and together[0] is wanted(asked.decision)[0]:
        return beside + rows_of  # the game names these first
    return _with_last(rows_of, beside)


def _beside(together: Sequence[Option], asked: Asked) -> Rows:
    """A list of options of which several may be chosen, or buttons of a few of which one excludes the others."""
    if len(together) <= AT_ONCE and len({option.word.rpartition(":")[0] or option.word for option in together}) == 1:
        return asked.menu([asked.option(option) for option in together])
    return asked.several(together)


def _with_last(above: Rows, below: Rows) -> Rows:
    """These rows, of which a lone button stands beside the buttons that turn the pages of a select above it."""
    paged = len(above) == 2 and len(above[0].children) == 1 and len(above[1].children) < ROW
    if not paged or [len(row.children) for row in below] != [1]:
        return above + below
    return [above[0], ActionRow(*above[1].children, *below[0].children)]


def parted(decision: Decision, several: Collection[str]) -> tuple[list[Option], list[Option]]:
    """The options of which one is chosen, and those of which several may be, in the headings of this name."""
    options = wanted(decision)
    together = [option for option in options if option.group in several]
    if len(together) < 2:
        return options, []
    return [option for option in options if option.group not in several], together


def _grouped(options: Sequence[Option], *, headed: bool) -> bool:
    """Whether options stand under their headings: of a `headed` question, unless there are few of them.

    It depends on nothing else, so that the same question looks the same every time.
    """
    return headed and len(options) > AT_ONCE and len({option.group for option in options}) > 1


def _under(
    decision: Decision, options: Sequence[Option], group: str | None, fact: str, *, headed: bool
) -> list[Option]:
    """What may be chosen under a heading, or without headings; last to choose nothing, where that is allowed.

    Choices of one place, which the `fact` of an option names, stand together, and so do those of one kind.
    """
    listed = [option for option in options if not _grouped(options, headed=headed) or option.group == group]
    shown = _by_place(listed, fact)
    if isinstance(decision.ask, Pick) and decision.ask.least == 0 and not decision.closes:
        return [*shown, Option(NONE)]
    return shown


def _by_place(options: Sequence[Option], fact: str) -> list[Option]:
    """Options in their order, but those of one place, or else of one heading, where the first of them stands."""
    at: dict[object, list[Option]] = {}
    for option in options:
        at.setdefault(option.facts.get(fact, (option.group or option.word,)), []).append(option)
    return [option for same in at.values() for option in same]


def options_shown(decision: Decision, group: str | None, page: int, game: Manifest) -> Sequence[Option]:
    """The options that stand in the controls of a question at this heading and page, but for those of `several`.

    Where options stand under headings and none is open, there are none.
    """
    ask = decision.ask
    if not isinstance(ask, Pick) or ask.offers:
        return ()
    if ask.most == 1:
        single, headed = parted(decision, game.panels.several)[0], decision.kind in game.panels.headed
        return on_page(_under(decision, single, group, game.boards.place, headed=headed), page)
    first = opened_first(decision, group)
    if any(FIRST in option.facts for option in ask.options):
        return part(beside_first(decision, first), page, MENU)
    if len(ask.options) <= MENU:
        return ask.options
    return ()


def buttons_shown(decision: Decision, nav_group: str | None, page: int, game: Manifest) -> Sequence[Option]:
    """The few options that are buttons at this heading: also what answers by itself among headings."""
    if not closed(decision, nav_group, game):
        shown = options_shown(decision, nav_group, page, game)
        return shown if len(shown) <= AT_ONCE else ()
    groups: dict[str, list[Option]] = {}
    for option in parted(decision, game.panels.several)[0]:
        groups.setdefault(option.group or option.word, []).append(option)
    return [members[0] for members in groups.values() if len(members) == 1]


def told_once(decision: Decision, labels: Labels, group: str | None, game: Manifest) -> list[str]:
    """What all choices of a list cost that are offered at this heading, list by list: their entries leave it out."""
    ask = decision.ask
    if not isinstance(ask, Pick) or ask.most > 1 or ask.offers or decision.kind in game.panels.controls:
        return []
    single, together = parted(decision, game.panels.several)
    headed = decision.kind in game.panels.headed
    lists = [together] if group is None or not _grouped(single, headed=headed) else []
    if not closed(decision, group, game):
        lists.insert(0, _under(decision, single, group, game.boards.place, headed=headed))
    return [*filter(None, (_told_of(decision, labels, options, group) for options in lists))]


def _told_of(decision: Decision, labels: Labels, options: Sequence[Option], group: str | None) -> str:
    """What all of these choices cost, but for those that are named; "" where they have no costs in common."""
    costs = shared_costs(decision, labels, options, group)
    if not costs:
        return ""
    but = [labels.option(decision, option) for option in free_ones(options)]
    return labels.texts("ui-each-costs", costs=effects.joined(costs), free=len(but), but=", ".join(but))


def closed(decision: Decision, group: str | None, game: Manifest) -> bool:
    """Whether the options stand under headings of which none is open, so that the controls are those headings.

    False for whatever is not picked one by one, such as several at once, amounts, or whole answers.
    """
    if group is not None or not isinstance(decision.ask, Pick) or decision.ask.offers or decision.ask.most > 1:
        return False
    single = parted(decision, game.panels.several)[0]
    return _grouped(single, headed=decision.kind in game.panels.headed)


def drawn(ask: Ask, page: int) -> dict[str, Answer]:
    """The proposals at this page, if a picture shows them, by the short names of their buttons."""
    offers = ask.offers if isinstance(ask, Pick) else ()
    return {key(offer): offer for offer in part(offers, page, AREAS)}


def wanted(decision: Decision) -> list[Option]:
    """What is worth a control: all options that differ, but for the one that *confirm* answers with; to decline last.

    For a `Pick` only (AssertionError). Options that come to the same as another have the fact `SAME`.
    """
    assert isinstance(decision.ask, Pick)
    differing = [option for option in decision.ask.options if SAME not in option.facts]
    left = [o for o in differing if not (decision.closes and (o.word,) == decision.default)]
    return sorted(left, key=lambda option: option.word in DECLINES and (option.word,) == decision.default)


def _headings(options: Sequence[Option], asked: Asked) -> Rows:
    """The headings as buttons, in few words where there is little room for them, or as entries of one list.

    One with one option answers by itself.
    """
    groups: dict[str, list[Option]] = {}
    for option in options:
        groups.setdefault(option.group or DIRECT + option.word, []).append(option)
    entries = [_heading(group, members, asked) for group, members in groups.items()]
    many = len(entries) > AT_ONCE
    if many and (asked.decision.kind in asked.place.listed or len(entries) > MOST_HEADINGS):
        return asked.menu(entries, "open", most_lines=0)
    lines = asked.place.lines
    if not fits([entry.full or entry.label for entry in entries], lines):
        entries = [_in_few_words(entry, groups[group], asked) for group, entry in zip(groups, entries, strict=True)]
    if not many:
        return asked.menu(entries, "open")
    if lines < MENU_LINES and not fits([entry.full or entry.label for entry in entries], max(lines, FEWEST)):
        return asked.menu(entries, "open", most_lines=0)
    return packed([entry.button for entry in entries], [entry.full or entry.label for entry in entries])


def _in_few_words(entry: Entry, members: Sequence[Option], asked: Asked) -> Entry:
    """A heading without the number of its options; what answers by itself says all it costs and gains."""
    if len(members) == 1:
        return entry
    return replace(entry, label=asked.marked(asked.labels.group(members[0].group), members), full="", told="")


def _heading(group: str, members: Sequence[Option], asked: Asked) -> Entry:
    """A heading, or what answers by itself, which says its heading, too."""
    if len(members) == 1:
        only = members[0]
        return asked.option(only, asked.call("pick", only.word), DIRECT + only.word, under=only.group)
    heading = asked.marked(asked.labels.group(group), members)
    label = asked.labels.texts(_counting(members, asked), heading=heading, count=len(members))
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
    if first := opened_first(asked.decision, asked.place.group):
        return _beside_first(first, asked)
    if any(FIRST in option.facts for option in ask.options):
        return _firsts(asked)
    if only_typed(ask) or not _combined(ask, asked):
        return ready_row(asked)
    if len(_combined(ask, asked)) > MENU:
        return ready_row(asked, form_button(asked, "ui-choose"))
    return [_choice(ask, asked), *default_beside(asked, [option.word for option in _combined(ask, asked)])]


def opened_first(decision: Decision, group: str | None) -> Option | None:
    """The option of those that are chosen first which is open like a heading; None where none is."""
    return next((option for option in options_of(decision) if FIRST in option.facts and option.word == group), None)


def beside_first(decision: Decision, first: Option | None) -> list[Option]:
    """What can be chosen beside the option that is chosen first, or without any where that is None.

    What holds only beside it stands first, each kind of options together.
    """
    others = [option for option in options_of(decision) if FIRST not in option.facts]
    if first is None:
        return [option for option in others if AFTER not in option.facts]
    beside = [option for option in others if option.group != first.group and INSTEAD not in option.facts]
    groups = [*dict.fromkeys(option.group for option in sorted(beside, key=lambda option: AFTER not in option.facts))]
    return sorted(beside, key=lambda option: groups.index(option.group))


def _firsts(asked: Asked) -> Rows:
    """What is chosen first, each like a heading; then what can be chosen without it."""
    entries = [_first(option, asked) for option in options_of(asked.decision) if FIRST in option.facts]
    others, below = beside_first(asked.decision, None), default_beside(asked, [])
    if len(others) > 1:
        title = prompt(asked, "ui-choose")
        below = [*_together(others, asked, asked.call("choose"), title), *below]
    else:
        entries += [asked.option(option, None, DIRECT + option.word) for option in others]
    return joined(asked.menu(entries, "open"), below)


def _first(option: Option, asked: Asked) -> Entry:
    """An option that is opened like a heading, or answers by itself where nothing can be chosen beside it."""
    if beside_first(asked.decision, option):
        entry = asked.option(option, asked.call("open", option.word, "0"))
    else:
        entry = asked.option(option, None, DIRECT + option.word)
    return replace(entry, chosen=option.word in (asked.place.given or ()))


def _beside_first(first: Option, asked: Asked) -> Rows:
    """What can be chosen beside the option that is open, that option alone where it can be, and the way back."""
    others, own = beside_first(asked.decision, first), f"{own_prompt(asked)}-{first.group}"
    groups = {option.group for option in others}
    title = asked.labels.group(groups.pop()) if len(groups) == 1 else asked.labels.texts(own)
    shown = [button(asked.labels.texts("ui-headings"), asked.call("open"))]
    if not first.facts[FIRST]:
        shown.insert(0, asked.option(first, asked.call("pick", first.word)).button)
    return [*_together(others, asked, asked.call("choose", "", first.word), title), *rows(shown)]


def _together(options: Sequence[Option], asked: Asked, call: Call, title: str) -> Rows:
    """Pages of a select of which as many may be chosen as stand there."""
    how = Menu(call, asked.turn, title)
    return several(asked.several_of(options), how, asked.place.page, len(options), asked.place.given or ())


def _combined(ask: Pick, asked: Asked) -> list[Option]:
    """All options but the one that holds only alone and has the button of the default."""
    default = asked.decision.default
    return [option for option in ask.options if ALONE not in option.facts or (option.word,) != default]


def _choice(ask: Pick, asked: Asked) -> Row:
    """A select of all options that can be chosen together."""
    entries = asked.several_of(_combined(ask, asked))
    title, given = prompt(asked, "ui-choose"), asked.place.given or ()
    return select(asked.call("choose"), entries, title, least=ask.least, most=ask.most, chosen=given)


def _offers(ask: Pick, asked: Asked) -> Rows:
    """What the game proposes, and a way to anything else: a select where the game has words for it, or a form."""
    entries = [asked.proposal(offer) for offer in ask.offers]
    if asked.labels.texts.has(own_prompt(asked)) and len(ask.options) <= MENU:
        return [_choice(ask, asked), *asked.menu(entries, "offer")]
    if only_typed(replace(ask, offers=())):
        other = []
    else:
        other = [form_button(asked, "ui-other")]
    if asked.place.letters:
        shown = asked.few(entries, AREAS)
    else:
        shown = asked.menu(entries, "offer")
    return shown + rows(other)


@_controls.register
def _number(ask: Number, asked: Asked) -> Rows:
    if ask.most - ask.least >= MENU:
        return rows([form_button(asked, "ui-number")])
    return asked.menu([asked.number(number) for number in range(ask.least, ask.most + 1)])


@_controls.register
def _allocate(ask: Allocate, asked: Asked) -> Rows:
    return spreading(ask, asked)


def offered(decision: Decision, value: str) -> Answer | None:
    """The answer of this short name among those that have a button now."""
    offers = () if isinstance(decision.ask, Number) else decision.ask.offers
    return next((offer for offer in (*offers, decision.default) if key(offer) == value), None)
