"""An option of a game that people write themselves: a galaxy of Twilight Imperium from a string of tile numbers."""

from __future__ import annotations

from typing import Any

import pytest
import simcord

from bot.table.seating.choosing import option_of
from bot.ui.kit.ids import Call
from bot.ui.lobby.options import options_view
from bot.ui.lobby.options.options_view import FIELD, WRITE
from bot.words.choices import MOST_WARNINGS
from bot.words.texts import LOCALES, Texts
from rules.ti4.setup.map_string import example, read, tiles_written, written
from tests.flows.limits import check_modal, check_view
from tests.flows.people import Hall, buttons, selects, shown, words
from tests.flows.test_words import chosen as chose
from tests.flows.test_words import forged

THREE, SIX = example(3), example(6)


async def opened(hall: Hall, *, computers: int = 2) -> str:
    """Ann's table of Twilight Imperium."""
    await hall.ann.slash(hall.channel, "ti4 new", computers=computers)
    return (await hall.snapshot()).row.id


async def options(hall: Hall, who: simcord.MemberActor) -> Any:
    return shown(await who.click(hall.card, label="Options"))


async def of_galaxy(hall: Hall, game: str) -> Any:
    """The choices of a galaxy, opened by the menu of rules."""
    page = await options(hall, hall.ann)
    return shown(await hall.ann.select(page, ["galaxy"], custom_id=str(Call("options", game))))


async def form_of(hall: Hall, game: str) -> Any:
    """The form for a map string, opened by the entry of the menu."""
    page = await of_galaxy(hall, game)
    return await hall.ann.select(page, [WRITE], custom_id=str(Call("option", game, 0, ("galaxy",))))


async def wrote(hall: Hall, game: str, text: str) -> Any:
    """What Ann sees after she has written this."""
    return shown(await hall.ann.submit_modal(await form_of(hall, game), {FIELD: text}))


async def chosen(hall: Hall) -> str | None:
    return (await hall.snapshot()).row.options.get("galaxy")


def entries(page: Any) -> list[str]:
    return [entry["label"] for each in selects(page) for entry in each["options"] if entry.get("default")]


async def test_a_map_string_is_written_in_a_form_and_played(hall: Hall) -> None:
    game = await opened(hall)
    page = await wrote(hall, game, f"{{18}} {THREE.replace(' 0', ' -1')}")
    assert await chosen(hall) == THREE
    assert f"```\n{THREE}\n```" in words(page)
    assert "Galaxy: **from a map string for 3 players**" in words(page)
    assert "Galaxy: from a map string …" in entries(page)
    assert "⚠" not in words(page)
    await hall.env.settle()
    assert "Galaxy: **from a map string for 3 players**" in words(hall.card)
    await hall.ann.click(hall.card, label="Start")
    await hall.env.settle()
    snapshot = await hall.snapshot()
    assert snapshot.row.options["galaxy"] == THREE
    assert snapshot.row.status == "running"
    laid = {place: snapshot.state.galaxy[place].tile for place in tiles_written(THREE)}
    assert laid == tiles_written(THREE)
    assert "from a map string for 3 players" in words(hall.status)


async def test_what_was_written_is_changed_in_a_form(hall: Hall) -> None:
    game = await opened(hall, computers=0)
    page = await wrote(hall, game, SIX)
    assert "Map string: change …" in buttons(page)
    form = await hall.ann.click(page, label="Map string: change …")
    assert SIX in str(form.modal)
    done = shown(await hall.ann.submit_modal(form, {FIELD: THREE}))
    assert await chosen(hall) == THREE
    back = shown(await hall.ann.select(done, ["dealt"], custom_id=str(Call("option", game, 0, ("galaxy",)))))
    assert await chosen(hall) == "dealt"
    assert "Map string" not in words(back)
    assert "Map string: change …" not in buttons(back)


async def test_only_the_owner_writes_and_everybody_reads(hall: Hall) -> None:
    game = await opened(hall, computers=0)
    await wrote(hall, game, SIX)
    page = await options(hall, hall.ben)
    assert SIX in words(page)
    assert "Map string: change …" not in buttons(page)
    assert "Only the owner" in await forged(hall, hall.ben, Call("option-text", game, 0, ("galaxy",)))
    assert "moved on" in await forged(hall, hall.ann, Call("option-text", game, 0, ("points",)))
    assert "There is no such option." in await forged(hall, hall.ann, Call("option-text", game, 0, ("planets",)))
    of_rules = str(Call("options", game))  # opened by everybody, who read there
    assert all(each["disabled"] for each in selects(page) if each["custom_id"] != of_rules)
    assert await chosen(hall) == SIX


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (SIX.replace("47", "48", 1).replace("48 35", "82 35", 1), "Number 1, for place 101: 82 is no system tile"),
        (SIX + " 21", "has 36 numbers; yours has 37"),
        ("hello `there`", "Number 1, for place 101: hello is no system tile"),
        ("5 " * 99, "has 36 numbers; yours has 99"),
    ],
)
async def test_what_cannot_be_played_says_where_and_changes_nothing(hall: Hall, text: str, said: str) -> None:
    game = await opened(hall, computers=0)
    refused = await wrote(hall, game, text)
    assert said in words(refused)
    assert await chosen(hall) is None
    again = await hall.ann.click(refused, label="Map string: change …")
    assert text.strip().replace("`", "´") in str(again.modal)  # nobody writes it twice
    assert SIX in words(shown(await hall.ann.submit_modal(again, {FIELD: SIX})))
    assert await chosen(hall) == SIX


async def test_what_the_rules_would_not_build_is_warned_of_before_it_is_played(hall: Hall) -> None:
    game = await opened(hall, computers=0)
    page = await wrote(hall, game, crowded())
    assert "⚠ Two anomalies touch: 101 and 102." in words(page)
    assert "⚠ Two anomalies touch: 101 and 102." in words(await options(hall, hall.ben))
    assert await chosen(hall) == crowded()


async def test_a_text_for_more_players_than_the_table_has_is_refused(hall: Hall) -> None:
    game = await opened(hall, computers=3)
    form = await form_of(hall, game)
    refused = shown(await hall.ann.submit_modal(form, {FIELD: THREE}))
    assert "That is for 3 players, and at this table 4 to 6 can play." in words(refused)
    assert await chosen(hall) is None


async def test_a_game_does_not_begin_with_a_text_for_others(hall: Hall) -> None:
    game = await opened(hall, computers=2)
    await wrote(hall, game, SIX)
    refused = shown(await hall.ann.click(hall.card, label="Start"))
    assert "is for 6 players, and this would be a game of 3" in words(refused)
    assert (await hall.snapshot()).row.status == "lobby"
    for _ in range(3):
        await hall.ann.click(await hall.lobby_of(hall.ann), label="Add a computer")
    await hall.ann.click(hall.card, label="Start")
    assert (await hall.snapshot()).row.status == "running"


async def test_somebody_who_sits_down_takes_their_seat_though_a_text_is_for_fewer(hall: Hall) -> None:
    """The last seat would begin to ask who is ready, of a game that cannot begin."""
    game = await opened(hall, computers=2)
    await wrote(hall, game, THREE)
    await hall.bot.table.invitations.set_seats(game, hall.ann.id, 4)
    await hall.ben.click(hall.card, label="Join")
    snapshot = await hall.snapshot()
    assert len(snapshot.seats) == 4
    assert snapshot.row.ready_asked_at is None
    page = await options(hall, hall.ann)
    assert "from a map string for 3 players" in words(page)


async def test_the_map_of_a_string_is_looked_at_before_the_start(hall: Hall) -> None:
    game = await opened(hall, computers=0)
    page = await wrote(hall, game, SIX)
    await hall.bot.table.lobby.set_option(game, hall.ann.id, "factions", "chosen")
    seen = shown(await hall.ann.click(page, label="The map …"))
    assert "with 6 players" in words(seen)
    assert "3 players" not in buttons(seen)


@pytest.mark.parametrize("locale", LOCALES)
async def test_the_form_and_the_options_fit_into_discord(hall: Hall, locale: str) -> None:
    game, texts = await opened(hall, computers=0), Texts(locale)
    option = option_of(await hall.snapshot(), "galaxy")
    assert option.text
    for text in ("dealt", SIX, crowded()):
        snapshot = await hall.bot.table.lobby.set_option(game, hall.ann.id, "galaxy", text)
        check_modal(options_view.text_form(snapshot, option, option.text, texts))
        check_view(options_view.options_view(snapshot, texts, hall.ann.id))
    check_view(options_view.refused_view(snapshot, option, texts, "…", "x" * option.text.longest))


def crowded() -> str:
    """A galaxy in which all anomalies lie together."""
    tiles = tiles_written(SIX)
    for place, tile in zip(("101", "102", "201", "202", "203"), ("41", "42", "43", "44", "45"), strict=True):
        before = next((other for other, there in tiles.items() if there == tile), place)
        tiles[before], tiles[place] = tiles[place], tile
    return written(tiles)


async def test_of_many_warnings_some_are_said_and_the_rest_are_counted(hall: Hall) -> None:
    game = await opened(hall, computers=0)
    said = words(await wrote(hall, game, crowded()))
    assert said.count("⚠") == MOST_WARNINGS + 1
    warned = read(crowded()).warnings
    assert f"⚠ and {len(warned) - MOST_WARNINGS} more like these" in said


async def test_the_owner_chooses_how_long_windows_are_open(hall: Hall) -> None:
    game = await opened(hall)
    page = await options(hall, hall.ann)
    assert "Time to answer for action cards: 6 hours" in entries(page)
    assert "Time to answer" not in words(hall.card)
    page = shown(await hall.ann.select(page, ["2"], custom_id=str(Call("window", game, 0, ("react",)))))
    assert "Time to answer for action cards: 2 hours" in entries(page)
    assert "Time to answer for action cards: 2 hours" in words(hall.card)
    kept = await hall.bot.table.templates.keep(game, hall.ann.id, "Hasty")
    assert kept.windows == {"react": 2}
    card = hall.card
    for kind, hours in (("react", "5"), ("react", "soon"), ("action", "2")):
        assert "moved on" in await chose(hall, hall.ann, Call("window", game, 0, (kind,)), hours)
    assert (await hall.snapshot()).row.windows == {"react": 2}
    await hall.ann.click(card, label="Start")
    await hall.env.settle()
    assert "Time to answer for action cards: 2 hours" in words(hall.status)
