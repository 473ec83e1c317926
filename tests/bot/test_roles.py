"""Who may do what: every role with every deed."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest

from bot.errors import Refusal
from bot.store.rows import CompanionRow, GameRow, SeatRow
from bot.table.base.roles import MAY, REFUSED, Actor, Deed, Role, may, require, roles
from bot.table.base.seated import SeatedGame
from bot.table.table import Table
from tests.bot.conftest import ANN, BEN, CAT, started

HOST, PLAYER, AWAY, SITTER, PARTNER, NOBODY = 1, 2, 3, 4, 5, 9
ROW = GameRow("abc", "duel", 5, 6, HOST, "en", 0, status="running")
SEATS = (SeatRow("abc", 0, PLAYER, "Ann"), SeatRow("abc", 1, AWAY, "Ben", agent="keen", away=True))
COMPANIONS = (
    CompanionRow("abc", 0, 1, SITTER, "Sue", "", "sitter", 0),
    CompanionRow("abc", 0, 2, PARTNER, "Pat", "", "partner", 0),
    CompanionRow("abc", 0, 3, NOBODY, "Former", "", "partner", 0, ended=True),
    CompanionRow("abc", 1, 1, NOBODY, "Of who is away", "", "partner", 0),
)
TABLE = SeatedGame(ROW, SEATS, companions=COMPANIONS)
WHO: dict[Role | None, Actor] = {
    "host": Actor(HOST),
    "player": Actor(PLAYER),
    "away": Actor(AWAY),
    "sitter": Actor(SITTER),
    "partner": Actor(PARTNER),
    "moderator": Actor(NOBODY, "Mod", moderates=True),
    None: Actor(NOBODY),
}
ALLOWED: dict[Deed, str] = {
    "arrange": "host",
    "start": "host",
    "ready": "player",
    "close": "host moderator",
    "resign": "player",
    "step-back": "player",
    "return": "away",
    "order": "player partner",
    "order-always": "player",
    "vote": "player",
    "lend": "player",
    "leave-word": "player partner",
    "delegate": "player partner",
    "seat": "moderator",
    "rescue": "host player away moderator",
    "move": "moderator",
    "undo": "player",
    "correct": "host moderator",
}


@pytest.mark.parametrize(("role", "deed"), list(product(WHO, ALLOWED)))
def test_a_role_and_a_deed(role: Role | None, deed: Deed) -> None:
    allowed = role is not None and role in ALLOWED[deed].split()
    assert may(TABLE, WHO[role], deed) is allowed
    if allowed:
        require(TABLE, WHO[role], deed)
    else:
        answers = role in ("sitter", "partner") and REFUSED[deed] == "not-seated"
        with pytest.raises(Refusal, match="only-answers" if answers else REFUSED[deed]):
            require(TABLE, WHO[role], deed)


def test_every_deed_is_tried() -> None:
    assert set(ALLOWED) == set(MAY) == set(REFUSED)


def test_one_may_be_several_things_at_once() -> None:
    table = SeatedGame(replace(ROW, owner_id=PLAYER), SEATS)
    assert set(roles(table, Actor(PLAYER, moderates=True))) == {"host", "player", "moderator"}
    assert list(roles(TABLE, 77)) == []


@pytest.mark.parametrize("moderates", [False, True])
async def test_the_table_asks_there(table: Table, *, moderates: bool) -> None:
    """What nobody but moderators may do is refused by the table itself, whatever was pressed."""
    game, by = await started(table, BEN), Actor(CAT.user_id, "Cat", moderates=moderates)
    tries = (
        lambda: table.seats.to_computer(game, by, 0),
        lambda: table.seats.back(game, by, 0),
        lambda: table.seats.give(game, by, 0, CAT),
        lambda: table.channels.move(game, by, 1, 77),
        lambda: table.leaving.abandon(game, by),
    )
    refused = 0
    for attempt in tries:
        try:
            await attempt()
        except Refusal as refusal:
            refused += refusal.code in ("not-moderator", "not-owner", "not-seated")
    assert refused == (0 if moderates else len(tries))
    assert ((await table.games.snapshot(game)).row.status == "running") is not moderates
    assert ANN.user_id == (await table.games.snapshot(game)).row.owner_id
