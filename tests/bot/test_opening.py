"""What stands above the first move: who was dealt what, and the round a game begins in."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.table.course.rounds import round_begun
from bot.table.table import Table
from bot.ui.boards.log_view import MOVES
from bot.ui.boards.log_view import view as log_view
from bot.ui.panel.meanwhile import lines_of_news, meanwhile
from bot.words.posts.happened import lines_of_turn
from bot.words.posts.opening import opening
from bot.words.texts import LOCALES, Texts
from tests.bot.conftest import ANN, BEN, Driver


async def begun(table: Table, kind: str, **options: str) -> str:
    """A running table of two."""
    row = await table.lobby.create(kind, 1, 2, ANN, "en")
    for option, value in options.items():
        await table.lobby.set_option(row.id, ANN.user_id, option, value)
    await table.lobby.join(row.id, BEN)
    await table.lobby.start(row.id, ANN.user_id, "seed")
    return row.id


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("kind", "option"), [("eclipse", "species"), ("gaia", "factions")])
async def test_a_game_tells_what_everybody_was_dealt(table: Table, kind: str, option: str, locale: str) -> None:
    snapshot = await table.games.snapshot(await begun(table, kind, **{option: "random"}))
    texts = Texts(locale)
    line = next(opening(snapshot, texts))
    for seat, player in zip(snapshot.seats, snapshot.view(None).players, strict=True):
        chapter = "species" if kind == "eclipse" else "faction"
        assert seat.name in line
        assert texts.name(kind, getattr(player, chapter)) in line


@pytest.mark.parametrize(
    ("kind", "options", "named", "traits"),
    [
        ("eclipse", {"species": "terran", "start-positions": "drawn"}, "Terran", "two of a resource for one"),
        ("gaia", {"factions": "random"}, "", "."),
        ("race", {"starts": "random"}, "You start with", ""),
    ],
)
async def test_the_first_panel_names_to_its_owner_what_they_were_dealt(
    table: Table, kind: str, options: dict[str, str], named: str, traits: str
) -> None:
    """It stood in the first post alone, among those of everybody, and a start world nowhere."""
    game, texts = await begun(table, kind, **options), Texts("en")
    driver = Driver(table, game)
    panel = await table.turns.panel(game, ANN.user_id)
    news, player = await meanwhile(table, panel, texts), panel.view.players[panel.seat]
    (said,) = lines_of_news(replace(news, lines=(), told=()), texts)
    dealt = {"eclipse": "species", "gaia": "faction"}.get(kind)
    assert texts.name(kind, getattr(player, dealt) if dealt else player.tableau[0]) in said
    assert named in said
    assert traits in said
    chapter = {"eclipse": "Species", "gaia": "Factions", "race": "Cards"}[kind]
    assert said.endswith(f"all of it: *More …* → *Look up* → *{chapter}*")
    assert lines_of_news(replace(news.within(1), lines=()), texts) == [said.partition(" · ")[0]]
    while not any(move.seat == panel.seat for move in await table.games.log(game)):
        await driver.default(ANN)
        await driver.default(BEN)
    assert (await meanwhile(table, await table.turns.panel(game, ANN.user_id), texts)).dealt == ()


async def test_what_is_chosen_is_not_told_beforehand(table: Table) -> None:
    snapshot = await table.games.snapshot(await begun(table, "gaia"))
    assert "plays" not in "\n".join(opening(snapshot, Texts("en")))


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_game_tells_at_its_start_what_it_scores(table: Table, locale: str) -> None:
    """The tiles of rounds and end stood in the picture of the board alone, which its readers have not before a move."""
    snapshot, texts = await table.games.snapshot(await begun(table, "gaia")), Texts(locale)
    view, (told, _) = snapshot.view(None), opening(snapshot, texts)
    tiles = [texts.called("gaia", "final-tile", tile) for tile in view.final_tiles]
    tiles += [texts.called("gaia", "round-tile", tile) for tile in view.round_tiles]
    places = [told.find(tile) for tile in dict.fromkeys(tiles)]
    assert -1 not in places
    assert places == sorted(places)


@pytest.mark.parametrize(
    ("kind", "options", "told"),
    [
        ("gaia", {}, "-# Everybody begins with 10 VP."),
        ("pulsar", {}, "-# Points at the start: "),
        ("race", {}, ""),  # the line of a start world names them
        ("eclipse", {}, ""),
    ],
)
async def test_the_points_with_which_everybody_begins_are_told(
    table: Table, kind: str, options: dict[str, str], told: str
) -> None:
    snapshot = await table.games.snapshot(await begun(table, kind, **options))
    lines = [line for line in opening(snapshot, Texts("en")) if line.startswith("-# ")]
    points = snapshot.game.scores(snapshot.view(None))
    assert len(lines) == bool(told)
    for line in lines:
        assert line.startswith(told)
        assert told.endswith(".") or all(f"{seat.name} {points[seat.seat]} VP" in line for seat in snapshot.seats)


@pytest.mark.parametrize("locale", LOCALES)
async def test_the_heading_of_a_round_tells_what_scores_in_it(table: Table, locale: str) -> None:
    game, texts = await begun(table, "gaia"), Texts(locale)
    driver = Driver(table, game)
    while not any(round_begun(move) for move in await table.games.log(game)):
        await driver.default(ANN)
        await driver.default(BEN)
    snapshot, moves = await table.games.snapshot(game), await table.games.log(game)
    lines = lines_of_turn(snapshot, moves, texts)
    at = next(place for place, line in enumerate(lines) if line.startswith("**"))
    tile = texts.called("gaia", "round-tile", snapshot.view(None).round_tiles[0])
    assert lines[at + 1].startswith("-# ")
    assert tile in lines[at + 1]


async def test_the_log_has_a_heading_for_the_round_a_game_begins_in(table: Table) -> None:
    game = await begun(table, "eclipse", **{"start-positions": "drawn"})  # nothing is asked before the first round
    snapshot = await table.games.snapshot(game)
    moves = await table.games.log(game)
    assert "**Round 1**" in str(log_view(snapshot, Texts("en"), 0, moves).to_components())


async def test_an_older_page_of_the_log_begins_where_its_moves_do(table: Table) -> None:
    """Only the page with the first move has what was there before it."""
    game = await begun(table, "eclipse")
    driver = Driver(table, game)
    while (snapshot := await table.games.snapshot(game)).row.seq <= MOVES:
        await driver.default(ANN)
        await driver.default(BEN)
    newest = log_view(snapshot, Texts("en"), 0, await table.games.log(game, MOVES))
    assert "**Round 1**" not in str(newest.to_components())
