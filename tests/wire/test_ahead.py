"""A turn that is planned over the wire while another is to move, and is played by itself after a restart."""

from __future__ import annotations

from demo.stage import Stage
from demo.visitor import Json, Visitor, control, controls, status_in, visit, words
from tests.wire.table import answer, asked, card, confirmed, drafted, may_end, verb

STEPS = 20


def planned(panel: Json) -> bool:
    """Whether a plan has a step that may be played by itself."""
    return any(verb(each) == "plan-file" for each in controls(panel))


async def plan(person: Visitor, status: Json) -> Json:
    """A plan with its first step: the first thing that is offered."""
    panel = await person.open(status, "turn")
    panel = await person.press(panel, str(control(panel, "plan")["custom_id"]))
    for _ in range(STEPS):
        if planned(panel):
            return panel
        offered = [each for each in controls(panel) if verb(each) in ("plan-choose", "plan-pick", "plan-open")]
        chosen = min(offered, key=lambda each: ("plan-choose", "plan-pick", "plan-open").index(verb(each)))
        values = [option["value"] for option in chosen.get("options", [])][:1]
        panel = await person.press(panel, chosen["custom_id"], *values)
    raise AssertionError("nothing can be planned")


async def test_a_premove_is_played_after_a_restart_and_nobody_sees_it_before(here: Stage) -> None:
    async with visit(here.url, "ada") as ada, visit(here.url, "minjun") as minjun:
        await ada.met()
        await ada.slash("gaia new")
        lobby = await minjun.until(lambda: card(minjun, "join"))
        await minjun.press(lobby, "join")
        await ada.press(ada.messages[lobby["id"]], "start")
        person, panel = await asked([ada, minjun])
        while not any(":action" in each["custom_id"] for each in controls(panel)):
            panel = await answer(person, panel)
            if may_end(panel):
                await confirmed(person.press, panel)
                person, panel = await asked([ada, minjun])
        other = minjun if person is ada else ada
        status = await other.until(lambda: status_in(other.messages.values(), lobby["id"]))
        filing = await plan(other, status)
        before = {each: words(message) for each, message in person.messages.items()}
        filed = await other.press(filing, str(control(filing, "plan-file")["custom_id"]), "1")
        assert "⏩" in words(filed)
        assert {each: words(message) for each, message in person.messages.items()} == before
        assert await here.bot.stop() == 0
        await here.bot.start()
        await person.met()
        panel = await person.open(await person.until(lambda: status_in(person.messages.values(), lobby["id"])), "turn")
        panel = await drafted(person, panel)
        await confirmed(person.press, panel)
        turn = f"▶ <@{person.user_id}>"
        await person.until(lambda: True if turn in words(_newest(person, lobby["id"])) else None)


def _newest(person: Visitor, thread: str) -> Json:
    """The status message as it is now."""
    found = status_in(person.messages.values(), thread)
    assert found
    return found
