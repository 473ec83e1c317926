"""What scores in a round, below its heading, and what an entry that scores is called."""

from __future__ import annotations

from collections.abc import Iterator

from bot.manifest.manifest import manifest
from bot.table.game.snapshot import GameSnapshot
from bot.words.posts.said import SMALL
from bot.words.texts import Texts


def pays_in(snapshot: GameSnapshot, number: int, texts: Texts) -> Iterator[str]:
    """In small letters what scores in a round, in a game in which that is another each time."""
    kind = snapshot.row.kind
    if entries := manifest(kind).telling.pays(snapshot.view(None), number):
        yield SMALL + texts("ui-pays-now", list=", ".join(scored(kind, entry, texts) for entry in entries))


def scored(kind: str, entry: str, texts: Texts) -> str:
    """The name of an entry that scores; a game may have shorter words for it here than where it is looked up."""
    chapter, _, id = entry.partition(":")
    own = f"{kind}-scores-{chapter}-{id}"
    return texts(own) if texts.has(own) else texts.called(kind, chapter, id)
