"""Votes in words: what is asked, and what can be chosen."""

from __future__ import annotations

import json
from collections.abc import Mapping

from bot.plain_text import clip, plain
from bot.store.rows import OutboxRow
from bot.table.game.seated import SeatedGame
from bot.words import tables
from bot.words.choices import amendment
from bot.words.labels import Labels
from bot.words.texts import Texts
from rules.core.flow import Event

QUOTED = 120
THE_VOTE = -1  # stands among the seats that a post calls as long as what it puts to people is open


def question(kind: str, facts: Mapping[str, str | int], snapshot: SeatedGame, texts: Texts) -> str:
    """What a vote is about, as a question; one about moves says what was done with them, as far as everybody knows.

    `kind` and `facts` are those of a `VoteRow`. Names in it format nothing.
    """
    told = {key: plain(value) if isinstance(value, str) else value for key, value in facts.items()}
    if "seat" in facts:
        told["name"] = plain(snapshot.names[int(facts["seat"])])
    if "amendment" in facts:
        told["what"] = amendment(snapshot.row.kind, str(facts["amendment"]), texts)
    return texts(f"vote-{kind}", **told, **turn_meant(facts, snapshot, texts))


def turn_meant(facts: Mapping[str, str | int], snapshot: SeatedGame, texts: Texts) -> dict[str, str]:
    """Which turn some facts are about: `what` it did, else whose it is, and `when`: its round, else its number.

    Nothing for facts of another kind.
    """
    if "move" not in facts or "seat" not in facts:
        return {}
    name = plain(snapshot.names[int(facts["seat"])])
    what = _quote(str(facts.get("quote", "[]")), snapshot, texts) or texts("vote-move", name=name)
    return {"what": what, "when": texts("vote-when", round=facts.get("round", 0), move=facts["move"])}


def deed(kind: str, facts: Mapping[str, str | int], snapshot: SeatedGame, texts: Texts) -> str:
    """What somebody did to a table (`bot.words.tables.deed`); what is about a turn says which."""
    return tables.deed(kind, {**facts, **turn_meant(facts, snapshot, texts)}, texts)


def _quote(quote: str, snapshot: SeatedGame, texts: Texts) -> str:
    """What everybody could read of a turn; nothing where all of it was hidden, or of a vote of an earlier release."""
    labels = Labels(texts, snapshot.row.kind, snapshot.plain_names)
    said = labels.events(Event(kind, told) for kind, told in json.loads(quote))
    if not said:
        return ""
    return texts("vote-quote", what=clip(said, QUOTED))


def choice(value: str, texts: Texts) -> str:
    """What can be chosen in a vote."""
    return texts(f"vote-choice-{value}")


def over(row: OutboxRow, texts: Texts) -> str:
    """That the vote of a post is over, and what has won; a post of an earlier release does not know that."""
    won = f"vote-choice-{row.payload['settled'][str(THE_VOTE)]}"
    if texts.has(won):
        return texts("post-vote-decided", choice=texts(won))
    return texts("post-vote-over")


def is_over(row: OutboxRow) -> bool:
    """Whether a post that puts something to people, such as a vote, says itself that it is settled."""
    return str(THE_VOTE) in row.payload.get("settled", {})
