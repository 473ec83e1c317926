"""One of everything Discord can show, in the API's shapes."""

from __future__ import annotations

import io
from datetime import UTC, datetime, timedelta
from typing import Any

from PIL import Image, ImageDraw

Json = dict[str, Any]

NOW = datetime.now(UTC)
ANNA = "101"
BORIS = "102"
JISU = "103"
BOT = "900"
TABLE = "500"
BOARDS = "501"
THREAD = "510"
DM = "520"


def user(uid: str, name: str, shown: str, **more: Any) -> Json:
    return {"id": uid, "username": name, "global_name": shown, "discriminator": "0", "avatar": None, **more}


USERS = [user(ANNA, "anna", "Anna"), user(BORIS, "boris", "Boris Brown"), user(JISU, "jisu", "김지수")]
THE_BOT = user(BOT, "orrery", "Orrery", bot=True)
CHANNELS: list[Json] = [
    {"id": TABLE, "type": 0, "name": "table", "topic": "Space games, played by post", "position": 0},
    {"id": BOARDS, "type": 0, "name": "우주-게임", "topic": None, "position": 1},
    {"id": THREAD, "type": 11, "name": "Gaia Project · K3QZ7A · Anna, Boris, 지수", "parent_id": TABLE},
    {"id": DM, "type": 1, "recipients": [THE_BOT]},
]


def option(kind: int, name: str, text: str, **more: Any) -> Json:
    return {"type": kind, "name": name, "description": text, **more}


SIDES = [
    {"name": "Research", "value": "research", "name_localizations": {"ko": "연구"}},
    {"name": "Players", "value": "players", "name_localizations": {"ko": "플레이어"}},
]
COMMANDS: list[Json] = [
    {
        "id": "701",
        "type": 1,
        "name": "play",
        "description": "My games and open tables",
        "description_localizations": {"ko": "내 게임과 열린 테이블"},
    },
    {
        "id": "703",
        "type": 1,
        "name": "attach",
        "description": "Take a file",
        "options": [option(11, "file", "A file", required=True)],
    },
    {
        "id": "702",
        "type": 1,
        "name": "gaia",
        "description": "Gaia Project",
        "options": [
            option(
                1,
                "act",
                "Play a turn by typing it",
                description_localizations={"ko": "차례를 글로 두기"},
                options=[
                    option(
                        3,
                        "line",
                        "What to do",
                        required=True,
                        autocomplete=True,
                        description_localizations={"ko": "할 일"},
                    ),
                    option(3, "game", "Which game", autocomplete=True),
                    option(5, "commit", "Confirm at once"),
                ],
            ),
            option(
                1,
                "board",
                "Show the board",
                description_localizations={"ko": "게임판 보기"},
                options=[
                    option(3, "part", "Which part", choices=SIDES, name_localizations={"ko": "부분"}),
                    option(6, "player", "Whose sheet"),
                    option(4, "round", "Which round", min_value=1, max_value=6),
                ],
            ),
            option(1, "new", "Open a table", description_localizations={"ko": "테이블 열기"}),
        ],
    },
    {"id": "703", "type": 1, "name": "slow", "description": "Never answers"},
    {"id": "704", "type": 1, "name": "think", "description": "Thinks for a while"},
]
WORDS = ["mine:7b2", "mine:7b4", "mine:8a1", "research:eco", "research:nav", "upgrade:5c3", "gaia:6a2", "federate:1"]


def png(width: int, height: int, colour: str, text: str = "") -> bytes:
    """A picture with a grid, so that zoom and pan are seen."""
    image = Image.new("RGB", (width, height), colour)
    draw = ImageDraw.Draw(image)
    for at in range(0, max(width, height), 60):
        draw.line([(at, 0), (at, height)], fill="#ffffff30", width=1)
        draw.line([(0, at), (width, at)], fill="#ffffff30", width=1)
    draw.ellipse([width * 0.3, height * 0.3, width * 0.7, height * 0.7], outline="white", width=6)
    draw.text((20, 20), text, fill="white", font_size=48)
    out = io.BytesIO()
    image.save(out, "PNG")
    return out.getvalue()


PICTURES = {
    "board.png": png(1200, 1500, "#1b2447", "Board"),
    "wide.png": png(1400, 700, "#472a1b", "Research"),
    "thumb.png": png(160, 160, "#1b4733", "T"),
}
SIZES = {"board.png": (1200, 1500), "wide.png": (1400, 700), "thumb.png": (160, 160)}


def attachment(name: str, description: str | None = None) -> Json:
    file: Json = {
        "id": str(6000 + len(name)),
        "filename": name,
        "size": len(PICTURES.get(name, b"log" * 900)),
        "url": f"http://127.0.0.1:1/files/{name}",
    }
    if name in SIZES:
        file |= {"width": SIZES[name][0], "height": SIZES[name][1], "content_type": "image/png"}
    return file | ({"description": description} if description else {})


MARKDOWN = """# Round 2 of 6
## Heading two
### Heading three
**bold** *italic* __underline__ ~~strike~~ ||a spoiler|| `code` ***both*** snake_case_stays
-# subtext: small and quiet
> a quote
> over two lines

- one
  - nested with **bold**
- two
1. first
2. second

<@101> asks <@103> in <#501>, <t:1700000000:R> or at <t:1700000000:f>. Use </gaia board:702>.
[a link](https://example.org/rules) and https://example.org/plain.
```py
def answer() -> int:
    return 42
```
<script>alert(1)</script> <img src=x onerror=alert(1)>"""


def button(style: int, label: str, custom_id: str = "", **more: Any) -> Json:
    return {"type": 2, "style": style, "label": label} | ({"custom_id": custom_id} if custom_id else {}) | more


def row(*components: Json) -> Json:
    return {"type": 1, "components": list(components)}


def text(content: str) -> Json:
    return {"type": 10, "content": content}


def select(custom_id: str, labels: list[str], **more: Any) -> Json:
    options = [{"label": label, "value": label.lower(), "description": f"About {label}"} for label in labels]
    return {"type": 3, "custom_id": custom_id, "options": options, **more}


BUTTONS = row(
    button(1, "My turn", "turn"),
    button(2, "Board", "board", emoji={"name": "🗺️"}),
    button(3, "Confirm", "modal"),
    button(4, "Resign", "fail"),
    button(2, "Disabled", "off", disabled=True),
)
LINKS = row(
    button(5, "Rules", url="https://example.org/rules"),
    button(5, "The thread", url=f"https://discord.com/channels/1/{THREAD}"),
)
MANY = [f"Planet {letter}{number}" for letter in "ABCD" for number in range(1, 7)]
PANEL: list[Json] = [
    {
        "type": 17,
        "accent_color": 0xE0A52F,
        "components": [
            {
                "type": 9,
                "components": [
                    text("## Your turn, <@101>\nRound **2** of 6 · asked <t:1700000000:R>"),
                    text("-# 4 ore · 7 credits · 3 knowledge · 2 QIC"),
                ],
                "accessory": {
                    "type": 11,
                    "media": {"url": "attachment://thumb.png"},
                    "description": "Your faction: Terrans",
                },
            },
            {
                "type": 12,
                "items": [
                    {
                        "media": {"url": "attachment://board.png"},
                        "description": "Round 2 of 6. Anna leads with 31 points.",
                    }
                ],
            },
            {"type": 14, "divider": True, "spacing": 2},
            text("1. `mine:7b2` pay 2 credits, 1 ore\n2. `research:eco`"),
            row(select("planets", MANY, placeholder="Choose a planet")),
            row(select("boost", ["Credits", "Ore", "Knowledge"], placeholder="Pay with", min_values=1, max_values=2)),
            row({"type": 5, "custom_id": "who", "placeholder": "Trade with"}),
            {
                "type": 9,
                "components": [text("Standing order: charge power up to **2**")],
                "accessory": button(2, "Change", "order"),
            },
            {"type": 13, "file": {"url": "attachment://log.txt"}, "name": "log.txt", "size": 2700},
            {"type": 14, "divider": False, "spacing": 1},
            row(button(2, "Back", "back"), button(4, "Discard", "discard"), button(3, "Confirm turn", "confirm")),
        ],
    },
]
EMBED: Json = {
    "title": "Gaia Project",
    "url": "https://example.org/gaia",
    "color": 0x3B82F6,
    "description": "Two *seats* are still open.",
    "author": {"name": "Anna's table"},
    "fields": [
        {"name": "Players", "value": "<@101>, <@102>", "inline": True},
        {"name": "Pace", "value": "a turn a day", "inline": True},
        {"name": "Map", "value": "standard", "inline": True},
        {"name": "Notes", "value": "No rush."},
    ],
    "image": {"url": "attachment://wide.png"},
    "footer": {"text": "Opened"},
    "timestamp": NOW.isoformat(),
}
MODAL: Json = {
    "custom_id": "m:1",
    "title": "Charge power",
    "components": [
        text("How much to take? **One** leech costs victory points."),
        {
            "type": 18,
            "label": "Amount",
            "description": "A whole number",
            "component": {"type": 4, "custom_id": "amount", "style": 1, "max_length": 3, "placeholder": "2"},
        },
        {"type": 18, "label": "Reason", "component": {"type": 4, "custom_id": "why", "style": 2, "required": False}},
        {"type": 18, "label": "From", "component": select("from", ["Anna", "Boris"])},
        {
            "type": 18,
            "label": "When",
            "component": {
                "type": 21,
                "custom_id": "when",
                "options": [
                    {"value": "now", "label": "Now", "description": "before the next turn", "default": True},
                    {"value": "later", "label": "Later"},
                ],
            },
        },
        {
            "type": 18,
            "label": "Also",
            "component": {
                "type": 22,
                "custom_id": "also",
                "required": False,
                "options": [{"value": "ask", "label": "Ask again"}, {"value": "tell", "label": "Tell the others"}],
            },
        },
        {"type": 18, "label": "Remember this", "component": {"type": 23, "custom_id": "keep", "default": True}},
    ],
}


class Messages:
    """The messages of all channels, oldest first, with ids rising in time."""

    def __init__(self) -> None:
        self.by_channel: dict[str, list[Json]] = {channel["id"]: [] for channel in CHANNELS}
        self.serial = 10_000

    def next_id(self) -> str:
        self.serial += 1
        return str(self.serial)

    def add(self, channel: str, author: Json, content: str = "", minutes_ago: float = 0, **more: Any) -> Json:
        message = {
            "id": self.next_id(),
            "channel_id": channel,
            "author": author,
            "content": content,
            "type": 0,
            "flags": 0,
            "timestamp": (NOW - timedelta(minutes=minutes_ago)).isoformat(),
            "edited_timestamp": None,
            "attachments": [],
            "embeds": [],
            "components": [],
            "mentions": [],
            **more,
        }
        self.by_channel[channel].append(message)
        return message


def used(name: str, by: Json) -> Json:
    return {"interaction_metadata": {"id": "1", "type": 2, "user": by, "name": name}}


def fill(messages: Messages) -> dict[str, str]:
    """Put one of everything into the table channel; gives ids by name."""
    anna, boris, jisu = USERS
    add = messages.add
    made: dict[str, str] = {}
    for number in range(60):
        add(BOARDS, anna if number % 9 else THE_BOT, f"line {number}", minutes_ago=4000 - number)
    first = add(TABLE, anna, "Shall we play Gaia?", minutes_ago=1700)
    add(
        TABLE,
        boris,
        "Yes!",
        minutes_ago=1699,
        type=19,
        message_reference={"message_id": first["id"]},
        referenced_message=first,
    )
    add(TABLE, boris, "Tonight?", minutes_ago=1698)
    made["markdown"] = add(TABLE, THE_BOT, MARKDOWN, minutes_ago=50, edited_timestamp=NOW.isoformat())["id"]
    made["embed"] = add(
        TABLE, THE_BOT, minutes_ago=45, embeds=[EMBED], attachments=[attachment("wide.png")], **used("gaia new", boris)
    )["id"]
    made["files"] = add(
        TABLE,
        jisu,
        "두 그림과 기록",
        minutes_ago=40,
        attachments=[
            attachment("board.png", "The board"),
            attachment("wide.png", "The research board"),
            attachment("log.txt"),
        ],
    )["id"]
    made["buttons"] = add(
        TABLE, THE_BOT, "<@101>, you are asked.", minutes_ago=30, components=[BUTTONS, LINKS], mentions_me=True
    )["id"]
    made["thread"] = add(
        TABLE, THE_BOT, CHANNELS[2]["name"], minutes_ago=20, type=18, message_reference={"channel_id": THREAD}
    )["id"]
    made["panel"] = add(
        TABLE,
        THE_BOT,
        minutes_ago=5,
        flags=(1 << 15) | 64,
        components=PANEL,
        attachments=[attachment("thumb.png"), attachment("board.png"), attachment("log.txt")],
        **used("play", anna),
    )["id"]
    starter = messages.by_channel[TABLE][-3]
    add(
        THREAD,
        THE_BOT,
        minutes_ago=16,
        type=21,
        message_reference={"message_id": starter["id"]},
        referenced_message=starter,
    )
    add(THREAD, THE_BOT, "Round 1 begins.", minutes_ago=15)
    add(DM, THE_BOT, "It is your turn in **K3QZ7A**.", minutes_ago=10)
    return made
