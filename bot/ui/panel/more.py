"""*More*: one select with everything that is beside the question, each shown in the panel's place."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.errors import Refusal
from bot.manifest.manifest import manifest
from bot.plain_text import clip
from bot.table.game.snapshot import Panel
from bot.ui.kit import way_back
from bot.ui.kit.controls import HANDLERS, Press, Row, on, select
from bot.ui.kit.ids import Call
from bot.ui.kit.layout import MENU, OPTION
from bot.ui.kit.way_back import BESIDE
from bot.ui.panel.advice import hints, unavailable
from bot.ui.panel.asked import NONE
from bot.ui.panel.navigation import Nav, is_beside
from bot.ui.panel.orders import beforehand
from bot.words.texts import Texts
from rules.core.decisions import Decision

VERBS = (
    *("tip", "lookup", "why", "hint", "since", "mine", "boards", "words", "log"),
    *("beforehand", *beforehand.VERBS, "promises", "notes"),
    *("votes", "further", "my-seat", "mute", "hub", "refresh", "move"),
    "report",
    *("away", "resign", "close", "undo"),
)
ENDED = ("ended",)  # in the place of what is open: nobody has a turn, or somebody else
WAY = "way:"  # before the kind of a question to which an entry leads


def select_more(
    panel: Panel,
    texts: Texts,
    question: Decision | None,
    nav: Nav,
    entries: Sequence[str],
    ways: Sequence[tuple[str, str]] = (),
) -> Row:
    """The select, which says where in the panel one is; `entries` are its `verbs`, below others that have no room.

    First stand the `ways` to questions, by their kinds, which have no buttons then.
    """
    theirs = bool(panel.questions or panel.drafting) and panel.snapshot.row.status == "running"
    part = open_part(question, nav) if theirs else ENDED
    here = Call("more", panel.snapshot.row.id, panel.panel_revision, part)
    offered = [(clip(said, OPTION), f"{WAY}{kind}") for kind, said in ways]
    offered += [(texts.own(panel.snapshot.row.kind, f"ui-{verb}"), verb) for verb in entries]
    return select(here, offered[:MENU], texts("ui-more"))


def open_part(question: Decision | None, nav: Nav) -> tuple[str, ...]:
    """What of a panel is open, as custom ids say it, with a mark where that stands beside the turn."""
    if not question:
        return ()
    beside = (BESIDE,) if is_beside(question) else ()
    return (question.kind, nav.group or NONE, str(nav.page), *beside)


def verbs(panel: Panel, question: Decision | None) -> tuple[str, ...]:
    """What there is to look at, then what else a seat may do; what drops a draft asks once more before it does.

    Without the whole tip and the undo of a turn, which are there where the panel has no room for them. Of several ways
    to decide beforehand there is one entry for all.
    """
    decided = beforehand.ways(panel, question)
    if len(decided) > 1 or not {*decided} <= {*beforehand.VERBS}:
        decided = ["beforehand"]
    shown, row = manifest(panel.snapshot.row.kind), panel.snapshot.row
    running = row.status == "running"
    own, orders = panel.snapshot.acting is None, not panel.snapshot.sits
    there = {
        "tip": False,
        "undo": False,
        "lookup": shown.reference is not None,
        "why": unavailable.any_reason(panel, question),
        "hint": running and question in panel.unanswered and hints.may_ask(panel),
        "since": row.seq > 0,
        "mine": bool(shown.boards.sheet),
        "boards": len(shown.boards.shared) > 1,
        "log": row.seq > 0,
        **{verb: verb in decided for verb in ("beforehand", *beforehand.VERBS)},
        "promises": running and shown.promises is not None,
        "notes": orders,
        "votes": running and own and not row.guided,
        "further": own and running and row.seq > 0 and not (row.guided or panel.snapshot.window),
        "my-seat": running and not row.guided,
        "mute": running and not row.guided,
        "refresh": running,
        "move": running and not row.placed,
        "away": running and own and not panel.drafting and len(panel.snapshot.people) > 1,
        "resign": running and own,
        "close": running and not panel.drafting and row.guided,
    }
    return tuple(verb for verb in VERBS if there.get(verb, True))


@on("more")
async def chosen(press: Press) -> None:
    """Show what was chosen, with the way back to where in the panel one was."""
    call, verb = press.call, press.value
    if verb.startswith(WAY):
        kind = verb.removeprefix(WAY)
        return await HANDLERS["open"](Press(press.interaction, Call("open", call.game, call.panel_revision, (kind,))))
    if verb not in VERBS:  # forged, or of another release
        raise Refusal("stale")
    over = call.args == ENDED
    if over:
        call = replace(call, args=())
    way_back.leave(press.interaction, call, over=over)
    await HANDLERS[verb](Press(press.interaction, Call(verb, call.game, call.panel_revision, _args(verb, call))))
    return None


def _args(verb: str, call: Call) -> tuple[str, ...]:
    """What the handler of a verb needs to know of the place."""
    if verb == "why":
        return (call.arg(0), call.arg(1, NONE), "0")
    if verb == "words":
        return ("panel", *call.args[:3])
    if verb in ("never", "hint"):
        return call.args[:1]
    if verb == "beforehand":
        return call.args
    if verb not in ("lookup", "boards"):
        return ()
    return call.args[:3]
