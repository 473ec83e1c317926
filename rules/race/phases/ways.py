"""Why a way to pay is proposed: what it saves of the hand, and what it gives up of the tableau."""

from __future__ import annotations

from collections.abc import Mapping

from rules.core.decisions import Answer, Decision, Facts, Pick
from rules.race.phases.paying import helpers, spent
from rules.race.state import State

PAY = "pay"


def reasons(view: State, question: Decision) -> Mapping[str, Facts]:
    """By the words of each proposal to pay, apart by spaces, what speaks for it; nothing of any other question.

    `saves`: cards of the hand, against the proposal that takes most of them; `gives-up`: cards of the tableau that are
    discarded; `stays`: that none is; `hardest`: that those of the hand are the hardest to place.
    """
    if question.kind != PAY or not isinstance(question.ask, Pick):
        return {}
    effects = helpers(view, view.players[question.seat])
    paid = {offer: sum(word not in effects for word in offer) for offer in question.ask.offers}
    most = max(paid.values(), default=0)
    return {" ".join(offer): _reason(effects, offer, count, most - count) for offer, count in paid.items()}


def _reason(effects: Mapping[str, str], offer: Answer, count: int, saved: int) -> Facts:
    gone = spent(effects, [word for word in offer if word in effects])
    reason: dict[str, str | int] = {"saves": saved}
    if gone:
        reason["gives-up"] = " ".join(gone)
    else:
        reason["stays"] = 1
    return {**reason, "hardest": int(count > 0)}
