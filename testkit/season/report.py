"""What a season has come to, in figures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from statistics import median

from bot.table.game.jumps import JUMPS
from testkit.season.audit import Findings
from testkit.season.people import DAY, HOUR
from testkit.season.season import Season

DECIDED = (  # who decides, or what
    "person", "sitter", "partner", "forced", "order", "premove", "default", "agent", "caretaker", "referee",
)  # fmt: skip


def report(season: Season, found: Findings) -> str:
    """All figures, a line each."""
    return "\n".join(_lines(season, found))


def _lines(season: Season, found: Findings) -> Iterator[str]:
    plan, watch = season.plan, season.watch
    yield f"{plan.tables} tables of {', '.join(plan.games)}, {plan.people} people, {plan.days} days, seed {plan.seed}"
    over, ended = found.ended["over"], found.ended["abandoned"]
    running, stuck = found.ended["running"], found.stuck
    lobbies = found.ended["lobby"]
    yield f"games: {over} finished, {ended} ended before, {running} still running, {stuck} stuck, {lobbies} not begun"
    moves = sum(count for how, count in found.moves.items() if how not in JUMPS)
    shares = ", ".join(f"{how} {found.moves[how]} ({found.moves[how] / max(1, moves):.1%})" for how in DECIDED)
    yield f"{moves} decisions by {shares}; {', '.join(f'{how} {found.moves[how]}' for how in JUMPS)}"
    waits, turns = len(watch.waits) + len(watch.open), max(1, found.turns)
    yield f"{found.turns} turns of people, {waits} waits: {waits / turns:.2f} a turn"
    asking, others = watch.pings["for a question"], watch.pings.total() - watch.pings["for a question"]
    a_move = asking / max(1, found.moves["person"])
    yield f"{asking} pings for questions: {a_move:.2f} a move of a person, {asking / turns:.2f} a turn"
    kinds = ", ".join(
        f"{kind} {count}" for kind, count in watch.pings.most_common() if kind != "for a question" and count
    )
    yield f"{others} other pings: {kinds}"
    if watch.waits:
        yield f"median wait {median(wait.seconds for wait in watch.waits) / HOUR:.1f} hours"
    causes = Counter(watch.cause(wait, season.clock()) for wait in watch.waits if wait.seconds > DAY)
    yield f"waits of more than a day: {', '.join(f'{cause} {count}' for cause, count in causes.most_common())}"
    for wait in sorted(watch.waits, key=lambda wait: -wait.seconds)[:3]:
        cause = watch.cause(wait, season.clock())
        what = f"{wait.game} {wait.kind} (clock {wait.clock})"
        yield f"  {wait.seconds / DAY:.1f} days for {what}: {cause}, ended by {wait.ended}"
    yield f"votes: {', '.join(f'{what} {count}' for what, count in sorted(found.votes.items()))}"
    yield f"{season.restarts} restarts, {season.server.sent} posts"
    yield f"faults: {', '.join(f'{what} {count}' for what, count in sorted(season.server.faults.items()))}"
    yield f"deeds: {', '.join(f'{what} {count}' for what, count in sorted(season.actions.deeds.items()))}"
