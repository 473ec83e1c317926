"""What a table can decide together: its clock and house rules, what is voted on, and what can be put to the vote."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from discord import ui

from bot.plain_text import plain
from bot.store.deed_rows import VoteRow
from bot.table.clocks import clock
from bot.table.game.snapshot import GameSnapshot
from bot.table.motions import MOTIONS
from bot.table.votes.ballots import KINDS_OF_VOTES
from bot.table.votes.motions import MotionOnSeat
from bot.ui.kit.controls import Control, Row, button, primary, rows, select
from bot.ui.kit.ids import Call, whole_number
from bot.ui.kit.layout import MENU, Child, card, layout, text
from bot.ui.panel.pages.leaves import leaf
from bot.words.choices import amendment
from bot.words.labels import title
from bot.words.texts import Texts
from bot.words.votes import choice, question
from rules.amendments import lacking

OF_SEATS = tuple(kind for kind, motion in MOTIONS.items() if isinstance(motion, MotionOnSeat))


def view(
    snapshot: GameSnapshot,
    votes: Sequence[VoteRow],
    texts: Texts,
    user: int,
    back: Sequence[Row],
    note: str = "",
    page: int = 0,
) -> ui.LayoutView:
    """The private view of one of the table's people, with the way `back`; `note` is what their vote has done.

    Of many open votes there are pages.
    """
    said = [title(snapshot, texts), note, texts("ui-votes-title"), *_standing(snapshot, texts)]

    def way(some: Sequence[VoteRow], turning: list[Row]) -> ui.LayoutView:
        opened = _open(snapshot, some, texts, user)
        return layout(card(text(*said), *opened, *turning, *_offered(snapshot, texts, user), *back))

    return leaf(votes, way, lambda number: Call("votes", snapshot.row.id, 0, (str(number),)), page)


def _standing(snapshot: GameSnapshot, texts: Texts) -> Iterator[str]:
    yield texts(f"ui-clock-{snapshot.row.clock}")
    if snapshot.row.paused_at is not None:
        yield texts("ui-paused", since=f"<t:{snapshot.row.paused_at}:R>")
    yield from (texts("ui-house-rule", rule=plain(rule)) for rule in snapshot.row.house_rules)


def _open(snapshot: GameSnapshot, votes: Sequence[VoteRow], texts: Texts, user: int) -> Iterator[Child]:
    for vote in votes:
        ends = f"<t:{vote.ends_at}:R>"
        voices = texts("ui-vote-voices", given=len(vote.ballots), all=len(vote.voters), ends=ends)
        chosen = vote.ballots.get(str(user), "")
        if chosen:
            voices = f"{voices} · {texts('ui-vote-own', choice=choice(chosen, texts))}"
        yield text(f"**{question(vote.kind, vote.facts, snapshot, texts)}**", f"-# {voices}")
        if user in vote.voters:
            yield from rows(list(ballot(vote, texts, chosen)))


def ballot(vote: VoteRow, texts: Texts, chosen: str = "") -> Iterator[Control]:
    """The buttons of a vote; what somebody has chosen is marked."""
    for each in KINDS_OF_VOTES[vote.kind].choices:
        call = Call("vote", vote.game_id, 0, (str(vote.number), each))
        yield button(choice(each, texts), call, primary(when=each == chosen))
    if vote.kind == "correct":
        yield button(texts("ui-correct-see"), Call("correct-see", vote.game_id, 0, (str(vote.number),)))


def _offered(snapshot: GameSnapshot, texts: Texts, user: int) -> list[Child]:
    entries = [
        (texts(f"ui-vote-open-{value.split(':')[0]}", **_facts(value, snapshot, texts)), value)
        for value in offers(snapshot, user)
    ][:MENU]
    if not entries:  # a game that has not begun, or is over
        return [text(texts("ui-votes-nothing"))]
    rule = button(texts("ui-vote-rule"), Call("rule", snapshot.row.id))
    return [select(Call("vote-new", snapshot.row.id), entries, texts("ui-vote-open")), *rows([rule])]


def _facts(value: str, snapshot: GameSnapshot, texts: Texts) -> dict[str, str | int]:
    facts = motion_of_entry(value)[1]
    if "seat" in facts:
        return {"name": snapshot.names[int(facts["seat"])]}
    if "amendment" in facts:
        return {"what": amendment(snapshot.row.kind, str(facts["amendment"]), texts)}
    return facts


def offers(snapshot: GameSnapshot, user: int) -> Iterator[str]:
    """What one of the table's people can put to the vote now: a kind, and after a colon what it is about."""
    for value in _proposals(snapshot, user):
        kind, facts = motion_of_entry(value)
        if MOTIONS[kind].fits(snapshot, user, facts):
            yield value


def _proposals(snapshot: GameSnapshot, user: int) -> Iterator[str]:
    """All that could be put to the vote, but for what would be of no use: alone one ends the game at most."""
    yield from (f"amend:{each.id}" for each in lacking(snapshot.row.kind, snapshot.row.options))
    if len(snapshot.people) == 1:
        yield from ("decided", "end")
        return
    if snapshot.row.clock != clock.NO_CLOCK or snapshot.row.paused_at is not None:
        yield from ("pause", "resume", "extend")
    yield from (f"clock:{each}" for each in (clock.NO_CLOCK, *clock.PACES))
    others = [seat for seat in snapshot.seats if seat.person != user]
    for kind in OF_SEATS:
        yield from (f"{kind}:{seat.seat}" for seat in others if not (kind == "substitute" and seat.offered))
    yield from ("decided", "end")


def motion_of_entry(value: str) -> tuple[str, dict[str, str | int]]:
    """The kind and the facts that an entry of the select means; a seat there is not for one that is no number."""
    kind, _, about = value.partition(":")
    if kind in OF_SEATS:
        return kind, {"seat": whole_number(about, -1)}
    named = "amendment" if kind == "amend" else "clock"
    return kind, {named: about} if about else {}
