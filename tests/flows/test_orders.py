"""Standing orders for one table and for all one's games, and the way to them beside a question."""

from __future__ import annotations

from bot.ui.kit.ids import Call
from tests.flows.people import Hall, buttons, in_more, more, selects, shown, words


async def test_beside_a_question_stands_the_way_never_to_be_asked_again(hall: Hall) -> None:
    game = await hall.game()
    never = "Never ask again"
    assert never not in buttons(await hall.panel(hall.ann))  # no order of the game answers what cards to put back
    who = await hall.reach("parry", chart=("a1",))
    panel = await hall.panel(who)
    assert "never" not in in_more(panel)
    assert buttons(panel).index(never) < buttons(panel).index("My games")
    orders = shown(await who.click(panel, label=never))
    assert orders.id == panel.id
    assert "### Never ask again" in words(orders)
    assert "**Do you raise a shield?**" in words(orders)
    assert "**Parry**" in words(orders)
    assert (selects(orders), {"Ask me", "Never"} < set(buttons(orders))) == ([], True)
    assert {"For this table", "For all my games"}.isdisjoint(buttons(orders))
    done = shown(await who.click(orders, label="Never"))
    assert await hall.bot.table.orders.personal(who.id, "duel") == {}
    assert [move.how for move in await hall.bot.table.games.log(game) if "parry" in move.line] == []
    assert done.id == panel.id
    assert "> ✓ From now on at this table: **Parry: Never**" in words(done)
    assert "> What is open now you answer yourself" in words(done)
    assert "> ✓ Done: what you did counts." not in words(done)
    assert "For another answer next time, choose it here, or later in *Standing orders*, in *More …*" in words(done)
    done = shown(await who.click(done, label="Answer what is open so, too, at once"))
    assert [move.how for move in await hall.bot.table.games.log(game) if "parry" in move.line] == ["order"]
    assert "> ✓ Done: what you did counts." in words(done)
    everywhere = shown(await who.click(done, label="The same in all my games of Duel"))
    assert await hall.bot.table.orders.personal(who.id, "duel") == {"parry": "never"}
    assert "✓ From now on in all your games of Duel, those to come too: **Parry: Never**" in words(everywhere)
    again = shown(await who.click(everywhere, label="Ask me"))
    assert await hall.bot.table.orders.personal(who.id, "duel") == {"parry": "ask"}
    assert "**Parry: Ask me**" in words(again)
    panel = shown(await who.click(again, label="Back to my turn"))
    assert "Do you raise a shield?" not in words(panel)


async def test_an_order_of_this_table_comes_before_that_for_all(hall: Hall) -> None:
    game = await hall.game()
    await hall.bot.table.orders.give_always(game, hall.ann.id, "parry", "never")
    here = shown(await hall.ann.slash(hall.thread, "duel orders"))
    (menu,) = selects(here)
    assert [(option["label"], option.get("default", False)) for option in menu["options"]] == [
        ("Parry: as in all my games (Never)", True), ("Parry: Ask me", False),
    ]  # fmt: skip
    await hall.ann.select(here, ["ask"])
    assert (await hall.snapshot()).orders_of((await hall.snapshot()).seat_of(hall.ann.id) or 0) == {"parry": "ask"}
    here = shown(await hall.ann.select(shown(await hall.ann.slash(hall.thread, "duel orders")), ["-"]))
    assert (await hall.snapshot()).orders_of((await hall.snapshot()).seat_of(hall.ann.id) or 0) == {"parry": "never"}
    always = shown(await hall.ann.click(here, label="For all my games"))
    assert "These hold in all your games of Duel" in words(always)
    await hall.ann.select(always, ["ask"])
    assert await hall.bot.table.orders.personal(hall.ann.id, "duel") == {"parry": "ask"}


async def test_a_way_that_leads_nowhere_any_more_says_so(hall: Hall) -> None:
    game = await hall.game()
    message = await hall.forge(Call("never", game, 1, ("parry",)), "Never ask again")
    assert "moved on" in words(shown(await hall.ann.click(message, label="Never ask again")))


async def test_buttons_of_the_release_before_still_give_an_order_at_their_table(hall: Hall) -> None:
    game = await hall.game()
    message = await hall.forge(Call("orders", game, 1, ("0",)), "Standing orders")
    assert "These hold at this table" in words(shown(await hall.ann.click(message, label="Standing orders")))


async def test_an_order_that_tells_others_of_a_hand_is_not_offered_beside_a_question(hall: Hall) -> None:
    await hall.ann.slash(hall.channel, "race new")
    await hall.ben.click(hall.card, label="Join")
    await hall.bot.table.lobby.start((await hall.snapshot()).row.id, hall.ann.id, "tells")
    who = await hall.reach("develop", actions=("develop",))
    panel = await hall.panel(who)
    assert "Develop: place which development?" in words(panel)
    assert "Never ask again" not in buttons(panel)


async def test_any_question_is_answered_from_now_on_until_the_round_ends(hall: Hall) -> None:
    game = await hall.game()
    who = await hall.reach("salvage")
    panel = await hall.panel(who)
    never = await more(who, panel, "never")
    assert (selects(never), buttons(never)[0]) == ([], "Ask me each time")
    done = shown(await who.click(never, label=buttons(never)[1]))
    assert (
        "✓ From now on at this table: **the default · when asked, such as: Which goods do you take (weight up to 4)?**"
        in words(done)
    )
    assert "The same in all my games of Duel" in buttons(done)
    assert [row.why for row in await hall.bot.table.games.log(game) if "salvage" in row.line] == []  # it is a draft yet
    until = selects(done)[-1]
    assert [option["label"] for option in until["options"]] == ["Always from now on", "Until the end of this round"]
    await who.select(done, ["round"], custom_id=until["custom_id"])
    seat = (await hall.snapshot()).seat_of(who.id) or 0
    assert (await hall.snapshot()).seats[seat].orders["answer:salvage"].startswith('{"word":"*","until":"round:1"')
    orders = shown(await who.slash(hall.thread, "duel orders"))
    listed = next(each for each in selects(orders) if "never-answer" in each["custom_id"])
    await who.select(orders, ["ask"], custom_id=listed["custom_id"])
    assert "answer:salvage" not in (await hall.snapshot()).seats[seat].orders
    message = await hall.forge(Call("never-answer", game, 1, ("salvage", "0", "here", "salvage", "*")))
    done = shown(await who.click(message, label="forged"))
    everywhere = shown(await who.click(done, label="The same in all my games of Duel"))
    assert set(await hall.bot.table.orders.personal(who.id, "duel")) == {"answer:salvage"}
    assert "answer:salvage" not in (await hall.snapshot()).seats[seat].orders
    await who.click(everywhere, label="Ask me each time")
    assert await hall.bot.table.orders.personal(who.id, "duel") == {}


async def test_ways_to_decide_beforehand_have_one_entrance(hall: Hall) -> None:
    """Plans, orders and *Never ask again* stood beside one another, and nothing said which is for what."""
    await hall.game()
    who = await hall.reach("bid")
    planned = await more(who, await hall.panel(who), "beforehand")
    assert "It holds once" in words(planned)
    plan = shown(await who.click(planned, label="Plan ahead"))
    assert "Which card do you bid?" in words(shown(await who.click(plan, label="Back to my turn")))
    who = await hall.reach("parry", chart=("a1",))
    panel = await hall.panel(who)
    assert {"plan", "never", "orders"}.isdisjoint(in_more(panel))
    page = await more(who, panel, "beforehand")
    assert page.id == panel.id
    assert buttons(page) == ["Never ask again", "Standing orders", "Back to my turn"]
    for means in ("from the next time on", "here or in all your games"):
        assert means in words(page)
    orders = shown(await who.click(page, label="Standing orders"))
    assert "### Standing orders" in words(orders)
    back = shown(await who.click(orders, label="Back to my turn"))
    assert "Do you raise a shield?" in words(back)
    never = shown(await who.click(await more(who, back, "beforehand"), label="Never ask again"))
    assert "**Do you raise a shield?**" in words(never)
