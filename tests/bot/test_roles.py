"""Who may do what: every role with every deed."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import get_args

import pytest

from bot.errors import Refusal
from bot.store.company_rows import CompanionRow
from bot.store.rows import GameRow, SeatRow
from bot.table.game.roles import MAY, REFUSED, Actor, Deed, Role, may, require, roles
from bot.table.game.seated import SeatedGame
from bot.table.table import Table
from tests.bot.conftest import ANN, BEN, CAT, started

ROOT = Path(__file__).parents[2]
HOST, PLAYER, AWAY, FORMER, REPLACED, SITTER, PARTNER, NOBODY = 1, 2, 3, 4, 5, 6, 7, 9
ROW = GameRow("abc", "duel", 5, 6, HOST, "en", 0, status="running")
SEATS = (
    SeatRow("abc", 0, PLAYER, "Ann"),
    SeatRow("abc", 1, AWAY, "Ben", agent="easy", away=True),
    SeatRow("abc", 2, FORMER, "Cat", agent="easy", resigned=True),
    SeatRow("abc", 3, REPLACED, "Dan", agent="easy"),
)
COMPANIONS = (
    CompanionRow("abc", 0, 1, SITTER, "Sue", "", "sitter", 0),
    CompanionRow("abc", 0, 2, PARTNER, "Pat", "", "partner", 0),
    CompanionRow("abc", 0, 3, NOBODY, "Former", "", "partner", 0, ended=True),
    CompanionRow("abc", 1, 1, NOBODY, "Of who is away", "", "partner", 0),
)
TABLE = SeatedGame(ROW, SEATS, companions=COMPANIONS)
LOBBY = SeatedGame(replace(ROW, status="lobby"), SEATS[:1])
WHO: dict[str, tuple[SeatedGame, Actor]] = {  # what somebody is to a table
    "stranger": (TABLE, Actor(NOBODY)),
    "invited": (SeatedGame(replace(LOBBY.row, invited=(NOBODY,)), LOBBY.seats), Actor(NOBODY)),
    "member of a lobby": (LOBBY, Actor(PLAYER)),
    "host of a lobby": (LOBBY, Actor(HOST)),
    "host": (TABLE, Actor(HOST)),
    "player": (TABLE, Actor(PLAYER)),
    "sitter": (TABLE, Actor(SITTER)),
    "partner": (TABLE, Actor(PARTNER)),
    "away": (TABLE, Actor(AWAY)),
    "former player": (TABLE, Actor(FORMER)),
    "replaced by a computer": (TABLE, Actor(REPLACED)),
    "moderator": (TABLE, Actor(NOBODY, "Mod", moderates=True)),
    "moderator who plays": (TABLE, Actor(PLAYER, "Ann", moderates=True)),
    "whoever runs the bot": (TABLE, Actor(NOBODY, "Operator")),  # Discord gives them nothing on a server
}
HOSTS, PLAYERS = ("host", "host of a lobby"), ("player", "member of a lobby", "moderator who plays")
MODERATORS = ("moderator", "moderator who plays")
ALLOWED: dict[Deed, tuple[str, ...]] = {  # a new deed has a row here
    "arrange": HOSTS,
    "start": HOSTS,
    "ready": PLAYERS,
    "invite": HOSTS,
    "refresh": (*HOSTS, *PLAYERS),
    "cancel": PLAYERS,
    "vote": PLAYERS,
    "close": (*HOSTS, *MODERATORS),
    "resign": PLAYERS,
    "step-back": PLAYERS,
    "return": ("away",),
    "order": (*PLAYERS, "partner"),
    "order-always": PLAYERS,
    "lend": PLAYERS,
    "leave-word": (*PLAYERS, "partner"),
    "delegate": (*PLAYERS, "partner"),
    "seat": MODERATORS,
    "rescue": (*HOSTS, *PLAYERS, "away", "moderator"),
    "move": MODERATORS,
    "undo": PLAYERS,
    "look-back": (*HOSTS, *PLAYERS, "moderator"),
    "pause": MODERATORS,
    "correct": (*HOSTS, *MODERATORS),
    "note": (*PLAYERS, "partner", "away"),
    "promise": (*PLAYERS, "partner"),
}


@pytest.mark.parametrize(("who", "deed"), list(product(WHO, MAY)))
def test_a_role_and_a_deed(who: str, deed: Deed) -> None:
    table, actor = WHO[who]
    allowed = who in ALLOWED[deed]
    assert may(table, actor, deed) is allowed
    if allowed:
        require(table, actor, deed)
    else:
        answers = who in ("sitter", "partner") and REFUSED[deed] == "not-seated"
        with pytest.raises(Refusal, match="only-answers" if answers else REFUSED[deed]):
            require(table, actor, deed)


def test_every_deed_and_every_role_is_tried() -> None:
    assert set(ALLOWED) == set(MAY) == set(REFUSED) == set(get_args(Deed))
    tried = {role for table, actor in WHO.values() for role in roles(table, actor)}
    assert tried == set(get_args(Role))


def test_every_deed_is_asked_for_somewhere() -> None:
    """A row of the table that nobody asks about would protect nothing."""
    asked = "".join(path.read_text("utf-8") for path in (ROOT / "bot").rglob("*.py") if path.name != "roles.py")
    assert [deed for deed in MAY if f', "{deed}")' not in asked and f'"{deed}" if' not in asked] == []


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
