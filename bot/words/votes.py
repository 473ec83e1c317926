"""Votes in words: what is asked, and what can be chosen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.plain_text import plain
from bot.store.rows import OutboxRow
from bot.words.texts import Texts

THE_VOTE = -1  # stands among the seats that a post calls as long as what it puts to people is open


def question(kind: str, facts: Mapping[str, str | int], names: Sequence[str], texts: Texts) -> str:
    """What a vote is about, as a question; `names` are the players' by seat."""
    told = {key: plain(value) if isinstance(value, str) else value for key, value in facts.items()}
    if "seat" in facts:
        told["name"] = plain(names[int(facts["seat"])])
    return texts(f"vote-{kind}", **told)


def choice(value: str, texts: Texts) -> str:
    """What can be chosen in a vote."""
    return texts(f"vote-choice-{value}")


def over(row: OutboxRow, texts: Texts) -> str:
    """That the vote of a post is over, and what has won; a post of an earlier release does not know that."""
    won = f"vote-choice-{row.payload['settled'][str(THE_VOTE)]}"
    return texts("post-vote-decided", choice=texts(won)) if texts.has(won) else texts("post-vote-over")


def is_over(row: OutboxRow) -> bool:
    """Whether what a post puts to people, such as a vote, is known to be settled."""
    return str(THE_VOTE) in row.payload.get("settled", {})
