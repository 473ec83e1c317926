"""Somebody who answers for a seat beside its person, for tests that are about something else than asking them."""

from __future__ import annotations

from bot.store.company_rows import Company
from bot.table.game.snapshot import GameSnapshot, Person
from bot.table.table import Table


async def appointed(
    table: Table, game_id: str, owner: int, person: Person, kind: Company, until: int | None = None
) -> GameSnapshot:
    """Have the person of a seat ask somebody to answer for it, who accepts at once; raises what either refuses."""
    await table.requests.ask(game_id, owner, person, kind, until)
    number = next(
        each.number for each in await table.requests.of_owner(game_id, owner) if each.user_id == person.user_id
    )
    return await table.requests.accept(game_id, person, number)
