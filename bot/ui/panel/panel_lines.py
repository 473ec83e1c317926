"""What a panel says: the draft, what it costs and wastes, what is asked, and when the answer counts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from bot.manifest.manifest import Completion, manifest
from bot.plain_text import clip
from bot.table.game.snapshot import Drafted, Panel, visible_events
from bot.ui.kit.layout import BUTTON
from bot.ui.panel import letters, question_controls
from bot.ui.panel.asked import ready
from bot.ui.panel.navigation import Nav
from bot.ui.panel.orders import promises
from bot.ui.panel.spreading.allocation import allocation
from bot.ui.panel.spreading.completing import so_far
from bot.words.labels import Labels
from bot.words.people import company, lost_channel, waiting_person, window
from bot.words.posts.ending.finale import how_it_ended
from bot.words.posts.happened import shortened, small, within
from bot.words.posts.said import BULLET, QUOTED, STAR
from bot.words.texts import Texts
from images.words.numbers import written
from rules.core.decisions import Allocate, Decision, Illegal, Number, Pick
from rules.core.flow import FORFEITED, Event

LINE = 108  # of a step: three lines of a phone
NEWS = 600
ONE_LINE = 30  # letters of it in the last line that is left
BRIEF = 150  # letters of what an answer brought, where a phone has no room for more


@dataclass(frozen=True, slots=True)
class Ending:
    """The button that gives something up: its `label`, "" where there is none, and whether that names all of it.

    *Confirm* stands first and is green, and so it is pressed out of habit. This one stands last, where no habit leads,
    is red, and asks once more before it ends the turn: `lost` names all that is given up.
    """

    label: str = ""
    whole: bool = True
    lost: str = ""

    def names(self, event: Event) -> bool:
        """Whether the button says what this event warns of."""
        return bool(self.label) and self.whole and event.kind == FORFEITED


def ending(panel: Panel, labels: Labels) -> Ending:
    """The button that ends this turn in the place of *Confirm*: none where the turn gives nothing up, or cannot end."""
    lost = list(dict.fromkeys(map(labels.event, panel.forfeited))) if panel.confirmable else []
    for count in range(len(lost), 0, -1):
        whole = count == len(lost)
        label = labels.texts("ui-confirm-without", what=", ".join(lost[:count]), more=int(not whole))
        if len(label) <= BUTTON or count == 1:
            return Ending(label, whole, ", ".join(lost))
    return Ending()


def lines(
    panel: Panel,
    labels: Labels,
    question: Decision | None,
    nav: Nav,
    note: str,
    *,
    pictured: str = "",
    completion: Completion | None = None,
    lacks: Illegal | None = None,
    held: bool = True,
    brief: bool = False,
    notes: bool = True,
    brought: int = BRIEF,
    last: int | None = None,
    planned: bool = True,
    explained: bool = True,
) -> Iterator[str]:
    """The lines of a panel, from what just happened to what is asked; `nav` is what is open of the question.

    `pictured` is the view that stands above them ("" is none): what it shows is not said again. `completion` is what
    the game makes of what is chosen so far, `lacks` why that can be no answer yet. With `held` it is said what else
    there is to spend. `brief` tells in small letters what was answered, and in `brought` of them what that brought.
    Without `notes` nothing reassures. Of the steps of the draft so many are told as `last` says, and all where it is
    None. With `planned` it is said what is planned of questions that may come, with `explained` what those things do
    that a few buttons name.
    """
    labels, texts, row = labels.prose, labels.texts, panel.snapshot.row
    if note:
        yield f"> {_briefly(note, brought, texts) if brief else note}"
    if row.status == "running" and not row.placed:
        yield f"> {lost_channel(panel.snapshot, texts)}"
    owner = panel.snapshot.seats[panel.seat].name
    yield from (
        f"-# {company(each, owner, texts, panel.snapshot.acting)}" for each in panel.snapshot.companions_of(panel.seat)
    )
    if panel.dropped:
        undone = texts("ui-dropped-undone", name=panel.taken_back) if panel.taken_back else ""
        yield f"> {undone or texts('ui-dropped')}"
    unpaid = question is not None and question.kind in manifest(row.kind).panels.without_purse
    if not asked_aside(panel, question):
        yield from _draft(panel, labels, notes=notes, last=last)
    yield from purse(panel, labels, pictured=question.kind if question and unpaid else pictured, others=held)
    if planned:
        yield from _planned(panel, labels)
    yield from _plan(panel, labels)
    yield from _armed(panel, labels)
    if panel.votes:
        yield texts("ui-hub-votes", count=panel.votes)
    if others := awaited_beside(panel, question):
        yield texts("ui-asked-beside", asks=", ".join(map(labels.ask, others)))
    yield f"**{_headline(panel, labels, question, notes=notes)}{heading(labels, question, nav)}**"
    if question:
        yield labels.beside(question)
        if explained:
            game = manifest(row.kind)
            yield from labels.explained_by_name(question_controls.buttons_shown(question, nav.group, nav.page, game))
        yield from map(small, question_controls.told_once(question, labels, nav.group, manifest(row.kind)))
        if question_controls.only_typed(question.ask):
            yield texts("ui-type-it", command=f"/{row.kind} act")
        if not (brief and question.kind in panel.given):
            yield behind_count(question, labels)
        yield from _so_far(labels, question, nav, completion)
        if lacks:
            yield f"⚠️ {labels.refusal(lacks)}"
        yield from _counts(panel, labels, question, nav, brief=brief, notes=notes)
        yield from _last(panel, labels, question)
        yield from promises.lines_beside(panel.snapshot, panel.seat, question, texts)
    if not asked_aside(panel, question):
        yield from _warnings(panel, labels)


def asked_aside(panel: Panel, question: Decision | None) -> bool:
    """Whether what is open is asked beside a draft, with which it has nothing to do."""
    return question is not None and question.aside and panel.drafting


def awaited_beside(panel: Panel, question: Decision | None) -> list[Decision]:
    """What others wait for beside the question that is open, such as an answer to their offer."""
    return [other for other in panel.unanswered if other.aside and (question is None or other.kind != question.kind)]


def _so_far(labels: Labels, question: Decision, nav: Nav, completion: Completion | None) -> Iterator[str]:
    """What the game makes of the part of an answer that is chosen so far, if it completes such answers."""
    if completion and isinstance(question.ask, Allocate):
        yield from so_far(question, labels, allocation(question.ask, nav.group).answer, completion)


def _last(panel: Panel, labels: Labels, question: Decision) -> Iterator[str]:
    """That some answer would spend the last of what is scarce: what it costs does not tell that."""
    scarce = manifest(panel.snapshot.row.kind).panels.scarce
    if not scarce or isinstance(question.ask, Number):
        return
    held = panel.snapshot.game.purse(panel.view, panel.seat)
    named = question.ask.slots if isinstance(question.ask, Allocate) else question.ask.options
    spent = {(name, number) for each in named for name, number in each.costs.items()}
    if last := [name for name in scarce if held.get(name) and (name, held[name]) in spent]:
        yield labels.texts(f"{labels.game}-last", what=labels.name(" ".join(last)))


def _briefly(note: str, limit: int, texts: Texts) -> str:
    """What is said first, and in small letters what an answer brought besides, in about so many letters.

    Where these are few all of it is small. With none it is what an answer brought that is said, in one line, or else
    only what comes first, such as that a turn is taken back.
    """
    said, *brought = note.split(QUOTED)
    if brought and not limit and said == texts("ui-committed"):
        last = within(brought, ONE_LINE)[-1].removeprefix(BULLET).removeprefix(STAR)
        return small(texts("ui-committed-brought", what=last))
    first = said if limit == BRIEF else small(said)
    told = within(brought, limit) if limit and brought else []
    return QUOTED.join([first, *map(small, told)])


def _warnings(panel: Panel, labels: Labels) -> Iterator[str]:
    """What the turn gives away, but for what the button that ends it says."""
    button = ending(panel, labels)
    for event in panel.wasted:
        if not button.names(event):
            warning = "ui-forfeited" if event.kind == FORFEITED else "ui-wasted"
            yield f"**{labels.texts(warning, what=labels.event(event))}**"


def _draft(panel: Panel, labels: Labels, *, notes: bool, last: int | None) -> Iterator[str]:
    """The `last` steps of a draft, or all; without `notes` in small letters, and nothing above them."""
    if last == 0:
        return
    if panel.draft_moves and notes:
        yield labels.texts("ui-draft")
    told = [*steps(panel.draft_moves, labels)]
    if last is not None and (before := len(told) - last) > 1:  # one is told in as many lines as left out
        told = [labels.texts("ui-draft-before", count=before), *told[before:]]
    yield from told if notes else map(small, told)


def _planned(panel: Panel, labels: Labels) -> Iterator[str]:
    """What the seat has planned of the questions that may still come."""
    planned = panel.snapshot.planned(panel.seat)
    ahead = panel.ahead if planned else {}
    given = [(ahead[order], tuple(words.split())) for order, words in planned.items() if order in ahead]
    if told := "; ".join(labels.planned.step(question, words, "**") for question, words in given):
        yield labels.texts("ui-planned", answers=clip(told, NEWS))


def steps(moves: Iterable[Drafted], labels: Labels) -> Iterator[str]:
    """Steps of a draft or a plan, numbered."""
    yield from (_drafted(number, move, labels) for number, move in enumerate(moves, 1))


def _plan(panel: Panel, labels: Labels) -> Iterator[str]:
    """What the seat has planned for the turn that begins, or what of it could not be taken over."""
    plan, texts = panel.plan, labels.texts
    if plan is None:
        return
    if plan.stopped:
        reason = unfit(Illegal(str(plan.stopped["code"])), labels)
        yield f"⚠️ {texts('ui-plan-stopped', step=plan.stopped['step'], reason=reason)}"
    if not panel.drafting:
        yield texts("ui-plan-mine")
        yield from steps(plan.moves, labels.planned)
    if plan.at_once:
        yield texts("ui-plan-at-once", answer=line_of_answer(plan.at_once, labels.planned))
    if plan.refused:
        yield texts("ui-plan-unfit", count=plan.left, reason=unfit(plan.refused, labels))


def _armed(panel: Panel, labels: Labels) -> Iterator[str]:
    """What the seat has planned for its next turn, in one line, and whether it is played by itself."""
    if panel.armed is None:
        return
    told = "; ".join(_told(move, labels.planned) for move in panel.armed.moves)
    by_itself = int(panel.armed.filed > 0)
    if told:
        yield shortened(labels.texts("ui-plan-armed", filed=by_itself, what=told), LINE)
    else:
        yield labels.texts("ui-plan-armed-unseen", filed=by_itself, count=panel.armed.count)


def unfit(refused: Illegal, labels: Labels) -> str:
    """Why a step of a plan does not fit any more."""
    own = f"ui-unfit-{refused.code}"
    if labels.texts.has(own):
        return labels.texts(own)
    if refused.details:
        return labels.refusal(refused)
    return labels.texts("ui-unfit-pick-unknown")


def _drafted(number: int, drafted: Drafted, labels: Labels) -> str:
    return shortened(f"{number}. {'↳ ' if drafted.auto else ''}{_told(drafted, labels)}", LINE)


def _told(drafted: Drafted, labels: Labels) -> str:
    """What a move has done; what was answered where it has done nothing yet."""
    told = labels.events(visible_events(drafted.events, drafted.move.seat))
    return told or line_of_answer(drafted, labels)


def line_of_answer(drafted: Drafted, labels: Labels) -> str:
    """What was answered, of a move that has done nothing yet: a power chosen, of which more is asked."""
    return labels.step(drafted.question, drafted.move.answer)


def purse(panel: Panel, labels: Labels, *, pictured: str = "", others: bool = True) -> Iterator[str]:
    """What the draft takes and brings, and with `others` what else there is to spend, unless the view that is
    `pictured` shows it.

    Nothing when the game is over.
    """
    if panel.snapshot.row.status != "running":
        return
    game, seat = panel.snapshot.game, panel.seat
    before, after = game.purse(panel.snapshot.view(seat), seat), game.purse(panel.view, seat)
    changed = [name for name in after if before.get(name, 0) != after[name]]
    yield " · ".join(_changed(name, before, after, labels) for name in changed)
    shown = manifest(panel.snapshot.row.kind).panels
    if pictured in shown.without_purse:
        return
    known = {name: amount for name, amount in after.items() if amount or name not in shown.fleeting}
    left = [(name, amount) for name, amount in known.items() if name not in changed and any(after.values())]
    held = " · ".join(f"{_held(name, labels)} {written(amount)}" for name, amount in left)
    if held and others and pictured not in shown.tables:
        yield f"-# {held}"
    if ahead := shown.outlook(panel.view, seat):
        yield f"-# {labels.texts(f'{labels.game}-outlook', **ahead)}"


def _held(name: str, labels: Labels) -> str:
    """What something is called in a purse: by the game's words `<game>-held-<name>`, or as everywhere."""
    own = f"{labels.game}-held-{name}"
    return labels.texts(own) if labels.texts.has(own) else labels.name(name)


def _changed(name: str, before: Mapping[str, int], after: Mapping[str, int], labels: Labels) -> str:
    return f"{labels.name(name)} {written(before.get(name, 0))}\u00a0→\u00a0**{written(after[name])}**"


def _headline(panel: Panel, labels: Labels, question: Decision | None, *, notes: bool) -> str:
    if question:
        return labels.ask(question)
    if panel.snapshot.row.status != "running":
        own = None if panel.snapshot.sits else panel.seat
        return how_it_ended(panel.snapshot, labels.texts, own)
    if panel.drafting:
        if ending(panel, labels).label:
            return labels.texts("ui-to-end-without")
        return labels.texts("ui-to-confirm" if notes else "ui-whole")
    if names := _waited_for(panel, labels.texts):
        return labels.texts("ui-waiting", names=names)
    return window(panel.snapshot, labels.texts)


def heading(labels: Labels, question: Decision | None, nav: Nav) -> str:
    """The open heading of a menu."""
    first = question and question_controls.opened_first(question, nav.group)
    if question and first:
        return f" › {labels.option(question, first)}"
    if nav.group and question and isinstance(question.ask, Pick):
        return f" › {labels.open_group(nav.group)}"
    return ""


def behind_count(decision: Decision, labels: Labels) -> str:
    """What a button that only tells how many stands for, by name; "" where there is no such button."""
    ask, label = decision.ask, ready(decision, labels)
    several = isinstance(ask, Allocate) or (isinstance(ask, Pick) and ask.most > 1 and not ask.offers)
    if not several or label == labels.proposed(decision, decision.default):
        return ""
    if isinstance(ask, Allocate):
        named = labels.parts(decision, decision.default)
    else:
        named = [labels.name(word) for word in decision.default]
    return labels.texts("ui-ready-means", ready=label, means=", ".join(named))


def _counts(
    panel: Panel, labels: Labels, question: Decision, nav: Nav, *, brief: bool = False, notes: bool = True
) -> Iterator[str]:
    """When the answer counts; without `notes` not that it does not yet, or can be taken back."""
    texts = labels.texts
    if question.optional and not (panel.unanswered or panel.drafting):
        yield texts("ui-optional-aside" if question.aside else "ui-optional")
    yield from _given(panel, labels, question, brief=brief)
    if question.blind:
        said = _blind(panel, labels, question)
        yield small(said) if brief else said
    elif question.aside:
        yield texts("ui-aside", draft=int(panel.drafting))
    elif question.sealed:
        yield from _sealed(panel, labels, question)
        if notes and question.ask.forced() is not None and not question.settled:
            yield texts("ui-sealed-only")
    elif question.conclusive:
        yield texts(_conclusive(panel, question, notes=notes))
    elif panel.set_up.get(question.kind):
        yield texts("ui-set-up-undo") if notes else ""
    elif warning := _warning(panel, labels, question, nav):
        yield f"-# {warning}"
    elif notes and not panel.confirmable:
        yield _uncounted(panel, texts)
    if notes and panel.confirmable and not (panel.held or question.aside):
        yield f"-# {texts('ui-or-end-without' if ending(panel, labels).label else 'ui-or-confirm')}"


def _conclusive(panel: Panel, question: Decision, *, notes: bool) -> str:
    """That an answer counts as soon as it is given, or as soon as the next one is; without `notes` in one line."""
    if question.kind not in panel.continued:
        return "ui-conclusive" if notes else "ui-conclusive-briefly"
    return "ui-conclusive-later" if notes else "ui-conclusive-next"


def _warning(panel: Panel, labels: Labels, question: Decision, nav: Nav) -> str:
    """That an answer to a question may count at once; "" where none would, and of marked ones what the mark means.

    Where the game has no words for it that is said of what would count now, such as an answer that ends a phase.
    """
    if question.kind in panel.certain:
        return ""
    listed = letters.counting(panel, question, nav)
    if listed is not None and not all(listed.values()):
        closed = question_controls.closed(question, nav.group, manifest(labels.game))
        return labels.texts("ui-marked-at-once", closed=int(closed)) if any(listed.values()) else ""
    if labels.texts.has(f"{labels.game}-draws-{question.kind}"):
        return labels.warning(question, nav.group or "")
    return labels.texts("ui-at-once") if question.kind in panel.at_once else ""


def _uncounted(panel: Panel, texts: Texts) -> str:
    """That nothing counts yet: said where something has counted already, and to beginners; others know it."""
    if panel.committed:
        return texts("ui-until-confirmed-more")
    if panel.teaches:
        return texts("ui-until-confirmed")
    return ""


def _given(panel: Panel, labels: Labels, question: Decision, *, brief: bool) -> Iterator[str]:
    """What is answered already, where that can still be changed."""
    if (question.blind or question.sealed) and question.kind in panel.given:
        said = labels.texts("ui-given", answer=labels.answer(question, panel.given[question.kind]))
        yield small(said) if brief else said


def _sealed(panel: Panel, labels: Labels, question: Decision) -> Iterator[str]:
    """How it stands with an answer nobody else sees yet."""
    if not question.settled:
        if said := _unsettled(panel, question):
            yield labels.texts(said)
    elif any(seat.person for seat in panel.snapshot.asked if seat.seat != panel.seat):
        yield labels.texts("ui-changeable", names=_waited_for(panel, labels.texts))
    elif names := _waited_for(panel, labels.texts):
        yield labels.texts("ui-waiting", names=names)


def _unsettled(panel: Panel, question: Decision) -> str:
    """What is said before a sealed answer counts: it depends on whether anybody else is waited for.

    With computers alone one is always the last: that is told to beginners, once of each kind of question.
    """
    held = panel.held is not None and panel.held.kind == question.kind
    if len(panel.snapshot.people) == 1 and not (panel.teaches and question.kind not in panel.learnt):
        return "ui-sealed-held" if held else ""
    alone = all(other.seat == question.seat for other in panel.snapshot.pending)
    if question.kind == panel.last and alone:
        return "ui-sealed-alone"
    if question.kind == panel.last:
        if held:
            return "ui-sealed-opens"
        return "ui-sealed-last"
    if held:
        return "ui-sealed-held"
    return "ui-sealed"


def _blind(panel: Panel, labels: Labels, question: Decision) -> str:
    """How it stands with a question that nobody else may know of."""
    if question.settled and not panel.snapshot.window_told:
        return window(panel.snapshot, labels.texts)
    ends, default = f"<t:{panel.snapshot.window_ends}:R>", labels.answer(question, question.default)
    alone = len(panel.snapshot.people) == 1  # then nobody is there from whom it would be hidden
    return labels.texts("ui-blind-alone" if alone else "ui-blind", ends=ends, default=default)


def _waited_for(panel: Panel, texts: Texts) -> str:
    table = panel.snapshot
    return ", ".join(waiting_person(table, seat, texts) for seat in table.asked if seat.seat != panel.seat)
