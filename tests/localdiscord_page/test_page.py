from __future__ import annotations

import pytest

from tests.browser import Page, tid
from tests.localdiscord_page import fixtures as fx
from tests.localdiscord_page.conftest import Stage

pytestmark = pytest.mark.asyncio(loop_scope="module")

FOCUSED = """(node => [
    node.dataset.testid || node.id || node.className,
    node === document.body || getComputedStyle(node).outlineStyle !== 'none' || node.closest('.composer-line') !== null,
])(document.activeElement)"""

KNOWN_CONTENT = """((channelId, id) => import('/static/core/state.js').then(
    module => new Promise(done => setTimeout(() => done(module.findMessage(channelId, id).content)))
))"""  # what the page knows, whether it is drawn or not; by then a drawing that was due has happened

AT_END = (
    """(node => node.scrollTop + node.clientHeight >= node.scrollHeight - 1)(document.getElementById('scroller'))"""
)


def message(stage: Stage, name: str) -> str:
    return tid(f"message-{stage.fake.ids[name]}")


async def sent(stage: Stage, kind: str) -> fx.Json:
    """Wait until the page has sent a request of a kind, and return the body of the last one."""
    bodies = await stage.fake.until(lambda: [body for name, body in stage.fake.calls if name == kind] or None)
    return bodies[-1]


async def test_markdown_is_drawn_and_never_run(stage: Stage) -> None:
    page = await stage.open()
    body = message(stage, "markdown")
    for selector in (
        "strong",
        "em",
        "u",
        "s",
        ".spoiler",
        "code",
        ".h1",
        ".subtext",
        "blockquote",
        "ul ul",
        "ol",
        "pre",
        "time",
        "a",
    ):
        assert await page.evaluate(f"document.querySelector('{body} .markdown {selector}') !== null"), selector
    text = await page.text(body)
    assert "@김지수" in text
    assert "우주-게임" in text
    assert "/gaia board" in text
    assert "snake_case_stays" in text
    assert "<script>alert(1)</script>" in text
    assert await page.evaluate(f"document.querySelector('{body} script, {body} .markdown img') === null")


async def test_components_embeds_and_pictures_are_drawn(stage: Stage) -> None:
    page = await stage.open()
    panel = message(stage, "panel")
    for selector in (
        ".container",
        ".section .thumb",
        ".gallery",
        "hr.wide",
        ".file",
        ".row .button",
        "[role=combobox]",
    ):
        assert await page.evaluate(f"document.querySelector('{panel} {selector}') !== null"), selector
    assert (
        await page.evaluate(f"document.querySelector('{panel} .gallery img').alt")
        == "Round 2 of 6. Anna leads with 31 points."
    )
    assert "Only you can see this" in await page.text(panel)
    assert "Anna used /play" in await page.text(panel)
    assert "Anna's table" in await page.text(f"{message(stage, 'embed')} .embed")
    assert await page.evaluate(f"document.querySelectorAll('{message(stage, 'embed')} .picture').length") == 1
    assert await page.evaluate("document.querySelector('[data-testid=off]').disabled")
    await page.until(f"[...document.querySelectorAll('{panel} img')].every(image => image.naturalWidth)")


async def test_a_command_is_typed_completed_and_sent_by_keyboard(stage: Stage) -> None:
    page = await stage.open()
    await page.click(tid("composer"))
    await page.type("/ga")
    await page.wait(tid("completion-item"), "/gaia board")
    await page.key("Enter")
    await page.wait(tid("option-line"))
    await page.type("research:")
    await page.wait(tid("completion-item"), "research:nav")
    await page.until("document.querySelectorAll('[data-testid=completion-item]').length === 2")
    await page.key("ArrowDown", "Tab")
    await page.type("com")
    await page.key("Enter")
    await page.wait(tid("option-commit"))
    await page.key("Enter", "Enter")
    assert await sent(stage, "slash") == {
        "channel_id": fx.TABLE,
        "command_id": "702",
        "options": [
            {
                "name": "act",
                "type": 1,
                "options": [
                    {"name": "line", "type": 3, "value": "research:nav"},
                    {"name": "commit", "type": 5, "value": True},
                ],
            }
        ],
    }
    await page.wait(".message", "Here it is.")
    assert await page.evaluate("document.activeElement.dataset.testid") == "composer"


async def test_a_pasted_command_fills_its_first_option(stage: Stage) -> None:
    page = await stage.open()
    await page.click(tid("composer"))
    await page.send("Input.insertText", text="/gaia act mine:8a")
    await page.wait(tid("completion-item"), "mine:8a1")
    await page.key("Enter", "Enter")
    assert (await sent(stage, "slash"))["options"][0]["options"] == [{"name": "line", "type": 3, "value": "mine:8a1"}]


async def options_sent(stage: Stage) -> list[fx.Json]:
    """The options of the subcommand that was sent last, without their types."""
    (subcommand,) = (await sent(stage, "slash"))["options"]
    return [{"name": each["name"], "value": each["value"]} for each in subcommand["options"]]


async def test_options_are_typed_by_name_as_in_discord(stage: Stage) -> None:
    page = await stage.open()
    await page.click(tid("composer"))
    await page.type("/gaia board round:2 player:boris part:Players")
    await page.wait(tid("completion-item"), "Players")
    await page.key("Enter", "Enter")
    assert await options_sent(stage) == [
        {"name": "round", "value": 2},
        {"name": "player", "value": fx.BORIS},
        {"name": "part", "value": "players"},
    ]


async def test_a_pasted_line_fills_the_options_that_it_names(stage: Stage) -> None:
    page = await stage.open()
    await page.click(tid("composer"))
    await page.send("Input.insertText", text="/gaia act mine:8a1 commit:True")
    await page.wait(tid("completion-item"), "True")
    await page.key("Enter", "Enter")
    assert await options_sent(stage) == [{"name": "line", "value": "mine:8a1"}, {"name": "commit", "value": True}]


async def test_options_are_typed_by_their_own_and_their_local_names(stage: Stage) -> None:
    page = await stage.open()
    await page.click(tid("locale-ko"))
    await page.click(tid("composer"))
    await page.type("/gaia board 부분:연구 round:1")
    await page.key("Enter")
    assert await options_sent(stage) == [{"name": "part", "value": "research"}, {"name": "round", "value": 1}]


async def test_a_choice_that_was_completed_stays_chosen_when_an_option_follows(stage: Stage) -> None:
    page = await stage.open()
    await page.click(tid("composer"))
    await page.type("/gaia act line:mine:8a")
    await page.wait(tid("completion-item"), "mine:8a1")
    await page.key("Enter")
    await page.until("document.activeElement.dataset.testid === 'option-more'")
    await page.key("ArrowLeft")
    await page.type(" commit:false")
    await page.wait(tid("completion-item"), "False")
    await page.key("Enter", "Enter")
    assert await options_sent(stage) == [{"name": "line", "value": "mine:8a1"}, {"name": "commit", "value": False}]


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("/gaia board round:9", "At most 6."),
        ("/gaia board round:two", "Enter a whole number."),
        ("/gaia board player:nobody", "Choose one of the listed values."),
        ("/gaia board colour:red", "There is no option “colour:red”. There are: part, player, round"),
        ("/gaia new computers:2", "There is no option “computers:2”."),
        ("/gaia board round:2 round:3", "Enter a whole number."),
    ],
)
async def test_typed_options_that_do_not_fit_are_refused(stage: Stage, line: str, why: str) -> None:
    page = await stage.open()
    await page.click(tid("composer"))
    await page.type(line)
    await page.key("Enter")
    await page.wait(tid("completion"), why)
    assert not [name for name, _ in stage.fake.calls if name == "slash"]


async def test_a_command_refuses_what_does_not_fit_and_escape_leaves_it(stage: Stage) -> None:
    page = await stage.open()
    await page.click(tid("composer"))
    await page.type("/gaia act ")
    await page.wait(tid("completion-item"))
    await page.key("Escape", "Enter")
    await page.wait(tid("completion"), "This option is required")
    await page.key("Escape", "Escape")
    await page.wait(tid("composer"))
    await page.type("/gaia board ")
    await page.type("round")
    await page.key("Enter")
    await page.wait(tid("option-round"))
    await page.type("9")
    await page.key("Enter")
    await page.wait(tid("completion"), "At most 6.")
    assert not [name for name, _ in stage.fake.calls if name == "slash"]


async def test_a_silent_bot_and_a_thinking_bot(stage: Stage) -> None:
    page = await stage.open()
    await page.click(tid("composer"))
    await page.type("/slow")
    await page.key("Enter", "Enter")
    await page.wait(".message.local .failed", "The application did not respond")
    await page.click(f".message.local {tid('dismiss')}")
    await page.gone(".message.local")
    await page.click(tid("composer"))
    await page.type("/think")
    await page.key("Enter", "Enter")
    await page.wait(".thinking", "Orrery is thinking")
    stage.fake.release("think")
    await page.wait(".message", "Done thinking.")
    await page.gone(".thinking")


async def test_buttons_spin_until_the_bot_answers_and_say_when_it_fails(stage: Stage) -> None:
    page = await stage.open()
    await page.click(tid("board"))
    await page.wait(f"{tid('board')}[aria-busy=true]")
    stage.fake.release("board")
    await page.gone(f"{tid('board')}[aria-busy=true]")
    await page.click(tid("turn"))
    await page.gone("[aria-busy=true]")
    await page.click(tid("fail"))
    await page.wait(f"{message(stage, 'buttons')} .failed", "This interaction failed")
    presses = [body["custom_id"] for name, body in stage.fake.calls if name == "component"]
    assert presses == ["board", "turn", "fail"]


async def test_selects_search_and_confirm_by_keyboard(stage: Stage) -> None:
    page = await stage.open()
    await page.click(tid("planets"))
    await page.type("c4")
    await page.key("Enter")
    assert (await sent(stage, "component"))["values"] == ["planet c4"]
    await page.click(tid("boost"))
    await page.key("Enter", "ArrowDown", "Enter", "ArrowDown", "Enter")
    await page.click(tid("select-confirm"))
    await page.until("document.querySelector('[data-testid=boost]').textContent.includes('Ore')")
    last = await sent(stage, "component")
    assert (last["custom_id"], last["component_type"], last["values"]) == ("boost", 3, ["credits", "ore"])


async def test_a_message_edited_under_the_finger_does_not_lose_the_press(stage: Stage) -> None:
    page = await stage.open()
    x, y = await page.place(tid("turn"))
    await page.mouse("mousePressed", x, y)
    edited = next(m for m in stage.fake.messages.by_channel[fx.TABLE] if m["id"] == stage.fake.ids["buttons"])
    await stage.fake.push("MESSAGE_UPDATE", edited | {"content": "Edited."})
    await page.until(f"{KNOWN_CONTENT}({fx.TABLE!r}, {edited['id']!r}).then(content => content === 'Edited.')")
    await page.mouse("mouseReleased", x, y)
    assert (await sent(stage, "component"))["custom_id"] == "turn"
    await page.wait(message(stage, "buttons"), "Edited.")


async def test_a_modal_is_checked_and_sent_as_discord_sends_it(stage: Stage) -> None:
    page = await stage.open()
    await page.click(tid("modal"))
    await page.wait(tid("modal-submit"))
    await page.key("Enter")
    await page.wait(".field-box.wrong", "This is required")
    await page.type("3")
    await page.click(tid("from"))
    await page.key("ArrowDown", "Enter")
    await page.click(tid("also-tell"))
    await page.click(tid("modal-submit"))
    await page.gone(tid("modal-submit"))
    body = await sent(stage, "modal")
    assert body["custom_id"] == "m:1"
    assert [top.get("component") for top in body["components"]] == [
        None,
        {"type": 4, "custom_id": "amount", "value": "3"},
        {"type": 4, "custom_id": "why", "value": ""},
        {"type": 3, "custom_id": "from", "values": ["boris"]},
        {"type": 21, "custom_id": "when", "value": "now"},
        {"type": 22, "custom_id": "also", "values": ["tell"]},
        {"type": 23, "custom_id": "keep", "value": True},
    ]


async def test_pictures_open_zoom_and_close_by_keyboard(stage: Stage) -> None:
    page = await stage.open()
    await page.click(f"{message(stage, 'files')} .picture")
    await page.wait(tid("image-viewer"), "The board")
    await page.key("+", "+")
    assert float(await page.evaluate("document.querySelector('[data-testid=image-viewer]').dataset.scale")) > 1.5
    await page.key("0", "ArrowRight")
    await page.wait(tid("image-viewer"), "The research board")
    await page.key("Escape")
    await page.gone(tid("image-viewer"))
    assert "picture" in await page.evaluate("document.activeElement.className")


async def zoomed(page: Page) -> float:
    return float(await page.evaluate("document.querySelector('[data-testid=image-viewer]').dataset.scale"))


async def test_a_picture_is_zoomed_by_wheel_and_by_two_fingers_and_dragged(stage: Stage) -> None:
    page = await stage.open()
    await page.click(f"{message(stage, 'files')} .picture")
    x, y = await page.place(".viewer-stage")
    await page.mouse("mouseWheel", x, y, deltaX=0, deltaY=-400)
    by_wheel = await zoomed(page)
    assert by_wheel > 2
    await page.mouse("mousePressed", x, y)
    await page.mouse("mouseMoved", x + 60, y, buttons=1)
    await page.mouse("mouseReleased", x + 60, y)
    assert "translate(60px" in await page.evaluate("document.querySelector('.viewer-stage img').style.transform")
    for kind, gap in (("touchStart", 40), ("touchMove", 60), ("touchEnd", None)):
        points = [] if gap is None else [{"x": x - gap, "y": y, "id": 0}, {"x": x + gap, "y": y, "id": 1}]
        await page.send("Input.dispatchTouchEvent", type=kind, touchPoints=points)
    assert await zoomed(page) == pytest.approx(by_wheel * 1.5, rel=0.05)


async def test_everything_is_reached_with_the_tab_key_and_framed(stage: Stage) -> None:
    page = await stage.open()
    await page.click(tid("composer"))
    reached = set()
    for _ in range(80):
        await page.key("Tab")
        focused, framed = await page.evaluate(FOCUSED)
        assert framed, focused
        reached.add(focused)
    wanted = {f"channel-{fx.BOARDS}", f"channel-{fx.DM}", f"member-{fx.ANNA}", "locale-en-US", "theme", "scroller"}
    wanted |= {"board", "turn", "planets", "boost", "dismiss", "composer", "send"}
    assert wanted - reached == set()


async def test_keys_go_through_the_channels_and_to_the_newest_message(stage: Stage) -> None:
    page = await stage.open(channel=fx.BOARDS)
    await page.key("ArrowUp", alt=True)
    await page.until(f"location.hash.endsWith('c={fx.THREAD}')")
    await page.key("ArrowDown", alt=True)
    await page.until("document.querySelectorAll('.message').length === 50")
    await page.until(AT_END)
    await page.mouse("mouseWheel", 700, 400, deltaX=0, deltaY=-600)
    await page.wait(tid("jump"))
    await page.key("Escape")
    await page.gone(tid("jump"))
    assert await page.evaluate("document.activeElement.dataset.testid") == "composer"


async def test_keys_pressed_quickly_start_from_the_channel_that_is_open_now(stage: Stage) -> None:
    page = await stage.open(channel=fx.BOARDS)
    await page.evaluate(
        "['ArrowUp', 'ArrowDown'].forEach(key => document.dispatchEvent(new KeyboardEvent('keydown',"
        " {key, altKey: true, bubbles: true})))"
    )
    assert await page.evaluate(f"location.hash.endsWith('c={fx.BOARDS}')")


async def test_scrolling_up_at_once_after_a_jump_to_the_end_is_noticed(stage: Stage) -> None:
    page = await stage.open(channel=fx.BOARDS)
    await page.until(AT_END)
    await page.evaluate("document.getElementById('scroller').scrollTop = 300")
    await page.wait(tid("jump"))
    await page.evaluate("document.getElementById('jump').click(); document.getElementById('scroller').scrollTop -= 600")
    await page.wait(tid("jump"))


async def test_unread_channels_are_marked_until_they_are_opened(stage: Stage) -> None:
    page = await stage.open()
    boards = tid(f"channel-{fx.BOARDS}")
    assert await page.text(f"{boards} .count-badge") == "2"
    await page.until("document.title.startsWith('(3) ')")
    await stage.fake.push("UNREAD", {"channel_id": fx.BOARDS, "unread": 3})
    await page.until("document.title.startsWith('(4) ')")
    await page.click(boards)
    await page.gone(f"{boards} .count-badge")
    await page.wait(".divider.new", "New")
    theirs = [each for each in stage.fake.messages.by_channel[fx.BOARDS] if each["author"]["id"] != fx.ANNA]
    first = await page.evaluate("document.querySelector('.divider.new ~ .message').textContent")
    assert theirs[-3]["content"] in first  # one's own messages are not new
    await page.until("document.title.startsWith('(1) ')")


async def test_a_private_thread_shows_its_lock_and_goes_when_one_is_taken_out(stage: Stage) -> None:
    page = await stage.open()
    thread = {"id": "511", "type": 12, "name": "First game", "parent_id": fx.TABLE}
    await stage.fake.push("CHANNEL_CREATE", thread, fx.ANNA)
    await page.click(tid("channel-511"))
    await page.wait("#channel-head h1", "First game")
    await stage.fake.push("CHANNEL_DELETE", {"id": "511", "type": 12}, fx.ANNA)
    await page.wait("#channel-head h1", "table")
    await page.gone(tid("channel-511"))


async def test_colours_follow_the_system_until_somebody_chooses(stage: Stage) -> None:
    page = await stage.open()
    theme = "document.documentElement.dataset.theme"
    await page.resize(1280, 900, dark=False)
    await page.until(f"{theme} === 'light'")
    await page.click(tid("theme"))
    await page.until(f"{theme} === 'dark'")
    await page.resize(1280, 900, dark=True)
    await page.resize(1280, 900, dark=False)
    assert await page.evaluate(theme) == "dark"


async def test_hangul_is_shown_even_where_the_machine_has_none(stage: Stage) -> None:
    page = await stage.open()
    await page.until("[...document.fonts].some(face => face.family.includes('Hangul') && face.status === 'loaded')")


async def test_language_and_member_are_switched_and_remembered(stage: Stage) -> None:
    page = await stage.open()
    await page.click(tid("locale-ko"))
    await page.wait(".only-you", "나만 볼 수 있음")
    assert await sent(stage, "settings") == {"locale": "ko"}
    await page.click(tid("composer"))
    await page.type("/gaia act ")
    await page.wait(tid("completion-item"), "2 지불")
    await page.click(tid(f"member-{fx.JISU}"))
    await page.until(f"location.hash === '#as={fx.JISU}&c={fx.TABLE}'")
    assert await page.evaluate("localStorage.getItem('localdiscord.member')") == fx.JISU
    await page.wait(".only-you", "Only you can see this")
    await page.click(tid(f"channel-{fx.DM}"))
    await page.wait(".message", "It is your turn")


async def test_messages_arrive_live_and_after_a_broken_line(stage: Stage) -> None:
    page = await stage.open()
    other = await stage.open(fx.BORIS)
    await other.click(tid("composer"))
    await other.type("안녕 *friends*")
    await other.key("Enter")
    await page.wait(".message", "안녕 friends")
    assert "안녕 friends" in await page.evaluate("document.getElementById('announcer').textContent")
    stage.fake.messages.add(fx.TABLE, fx.THE_BOT, "written while nobody listened")
    stage.fake.online = False
    for socket in stage.fake.sockets[fx.ANNA]:
        await socket.close()
    await page.wait(".message", "written while nobody listened")
    await page.wait("#banner", "Orrery is offline")


async def test_earlier_messages_load_on_scrolling_up(stage: Stage) -> None:
    page = await stage.open(channel=fx.BOARDS)
    assert await page.evaluate("document.querySelectorAll('.message').length") == 50
    await page.evaluate("document.getElementById('scroller').scrollTop = 0")
    await page.until("document.querySelectorAll('.message').length === 60")
    assert await page.evaluate("document.getElementById('scroller').scrollTop") > 100
    await page.evaluate("document.getElementById('scroller').scrollTop = 0")
    await page.wait(".beginning", "This is the start of #우주-게임.")


async def test_a_thread_begins_with_its_message_and_follows_its_edits(stage: Stage) -> None:
    page = await stage.open(channel=fx.THREAD)
    await page.click(tid("turn"))
    assert (await sent(stage, "component"))["channel_id"] == fx.TABLE
    edited = next(m for m in stage.fake.messages.by_channel[fx.TABLE] if m["id"] == stage.fake.ids["buttons"])
    await stage.fake.push("MESSAGE_UPDATE", edited | {"content": "Boris is asked.", "components": []})
    await page.wait(".message", "Boris is asked.")
    await page.gone(tid("turn"))


async def widths(page: Page, selector: str) -> list[int]:
    return [
        round(width)
        for width in await page.evaluate(
            f"[...document.querySelectorAll('{selector}')].map(node => node.getBoundingClientRect().width)"
        )
    ]


async def test_a_phone_shows_pictures_wide_and_slides_the_channels_in(stage: Stage) -> None:
    page = await stage.open(width=390, height=844, dark=False)
    assert await page.evaluate("document.documentElement.dataset.theme") == "light"
    assert all(width > 320 for width in await widths(page, f"{message(stage, 'panel')} .gallery img"))
    assert await page.evaluate("document.documentElement.scrollWidth") == 390
    await page.click("#menu")
    await page.click(tid(f"channel-{fx.THREAD}"))
    await page.wait(".message", "Round 1 begins.")
    await page.until("document.getElementById('side').inert")
    await page.click("#menu")
    await page.click(tid("theme"))
    assert await page.evaluate("document.documentElement.dataset.theme") == "dark"
