"""Rules of forms, and what a person's client lets through, without a bot."""

from __future__ import annotations

from typing import Any

import pytest

from localdiscord.checks.commands import check_commands
from localdiscord.checks.form import Form
from localdiscord.checks.messages import check_body
from localdiscord.checks.modals import check_modal
from localdiscord.checks.submissions import check_options, check_submission
from localdiscord.common.errors import Refusal

TEXT_INPUT: dict[str, Any] = {"type": 4, "custom_id": "text", "style": 1}
RADIO: dict[str, Any] = {"type": 21, "custom_id": "r", "options": [{"label": each, "value": each} for each in "ab"]}
CHECKS: dict[str, Any] = RADIO | {"type": 22}


def label(component: Any, **changes: Any) -> dict[str, Any]:
    return {"type": 18, "label": "Label", "component": component} | changes


def modal(*components: Any, **changes: Any) -> dict[str, Any]:
    return {"title": "Title", "custom_id": "form", "components": list(components)} | changes


def wrong_places(form: Form) -> dict[str, Any]:
    with pytest.raises(Refusal) as caught:
        form.finish()
    return caught.value.errors or {}


GOOD_MODALS = {
    "every control": modal(
        label(TEXT_INPUT), label(RADIO), label(CHECKS | {"custom_id": "c", "min_values": 0, "max_values": 2}),
        label({"type": 23, "custom_id": "x"}), label({"type": 19, "custom_id": "f"}),
    ),
    "text and an old row": modal(
        {"type": 10, "content": "Text"}, {"type": 1, "components": [TEXT_INPUT | {"label": "Old"}]}
    ),
}  # fmt: skip


@pytest.mark.parametrize("body", GOOD_MODALS.values(), ids=list(GOOD_MODALS))
def test_modals_pass(body: dict[str, Any]) -> None:
    form = Form(body)
    check_modal(form)
    form.finish()


BAD_MODALS = {
    "six fields": modal(*(label(TEXT_INPUT | {"custom_id": f"{number}"}) for number in range(6))),
    "no fields": modal(),
    "a long title": modal(label(TEXT_INPUT), title="a" * 46),
    "no title": modal(label(TEXT_INPUT), title=None),
    "the same field twice": modal(label(TEXT_INPUT), label(TEXT_INPUT)),
    "a button": modal({"type": 2, "custom_id": "b", "style": 1, "label": "b"}),
    "a label around text": modal(label({"type": 10, "content": "Text"})),
    "a disabled field": modal(label(RADIO | {"disabled": True})),
    "a labelled input with a label": modal(label(TEXT_INPUT | {"label": "Again"})),
    "an old input without label": modal({"type": 1, "components": [TEXT_INPUT]}),
    "a row with a button": modal({"type": 1, "components": [{"type": 2}]}),
    "an input without style": modal(label({"type": 4, "custom_id": "text"})),
    "one radio button": modal(label(RADIO | {"options": RADIO["options"][:1]})),
    "eleven boxes": modal(label(CHECKS | {"options": [{"label": f"{n}", "value": f"{n}"} for n in range(11)]})),
    "least above most": modal(label(CHECKS | {"min_values": 2, "max_values": 1})),
}


@pytest.mark.parametrize("body", BAD_MODALS.values(), ids=list(BAD_MODALS))
def test_modals_refuse(body: dict[str, Any]) -> None:
    form = Form(body)
    check_modal(form)
    assert wrong_places(form)


BAD_BODIES: dict[str, dict[str, Any]] = {
    "content that is no text": {"content": 5},
    "flags that are no number": {"flags": "64"},
    "embeds that are no list": {"embeds": "none"},
    "an embed that is no object": {"embeds": ["embed"]},
    "tts that is neither yes nor no": {"tts": "loud"},
    "an endless nonce": {"nonce": "n" * 26},
    "an attachment that is no object": {"attachments": ["file"]},
    "an attachment without id": {"attachments": [{"filename": "a.png"}]},
    "an alt text of 1025": {"attachments": [{"id": 0, "description": "a" * 1025}]},
    "an embed with a strange address": {"embeds": [{"url": "ftp://example.org"}]},
    "a mention of what there is not": {"allowed_mentions": {"parse": ["friends"]}},
    "a row of nothing": {"components": [{"type": 1}]},
    "a component without type": {"components": [{}]},
}


@pytest.mark.parametrize("body", BAD_BODIES.values(), ids=list(BAD_BODIES))
def test_bodies_refuse(body: dict[str, Any]) -> None:
    with pytest.raises(Refusal) as caught:
        check_body(body, v2=False)
    assert caught.value.code == 50035


BAD_COMMANDS: dict[str, dict[str, Any]] = {
    "a described menu": {"type": 2, "name": "Look at", "description": "no"},
    "a menu with options": {"type": 3, "name": "Look at", "options": [{}]},
    "an unknown place": {"name": "a", "description": "a", "contexts": [7]},
    "options of a value": {"options": [{"name": "a", "description": "a", "type": 3, "options": [{}]}]},
    "channel types of a text": {"options": [{"name": "a", "description": "a", "type": 3, "channel_types": [0]}]},
    "choices of a person": {
        "options": [{"name": "a", "description": "a", "type": 6, "choices": [{"name": "a", "value": "a"}]}]
    },
    "a text for a number": {
        "options": [{"name": "a", "description": "a", "type": 4, "choices": [{"name": "a", "value": "a"}]}]
    },
    "a choice of nothing": {"options": [{"name": "a", "description": "a", "type": 3, "choices": [{"name": "a"}]}]},
}


@pytest.mark.parametrize("command", BAD_COMMANDS.values(), ids=list(BAD_COMMANDS))
def test_commands_refuse(command: dict[str, Any]) -> None:
    with pytest.raises(Refusal):
        check_commands([{"name": "act", "description": "Act"} | command])


def test_names_may_be_hangul_and_menus_may_be_written_freely() -> None:
    check_commands([{"name": "행동", "description": "행동"}, {"type": 3, "name": "Look at It"}])


FORM = modal(label(TEXT_INPUT | {"min_length": 2}), label(RADIO), label(CHECKS | {"custom_id": "c", "required": False}))


def fields(**values: Any) -> list[dict[str, Any]]:
    return [
        label({"custom_id": custom_id, "values" if isinstance(value, list) else "value": value})
        for custom_id, value in values.items()
    ]


def test_a_filled_form_is_numbered_in_the_modals_order() -> None:
    filled = check_submission(FORM, "form", fields(r="a", c=["a", "b"], text="long"))
    assert [(each["component"]["custom_id"], each["component"]["id"]) for each in filled] == [
        ("text", 2),
        ("r", 4),
        ("c", 6),
    ]


BAD_FIELDS = {
    "too short": {"text": "a", "r": "a"},
    "nothing": {},
    "not offered": {"text": "long", "r": "z"},
    "boxes not offered": {"text": "long", "r": "a", "c": ["z"]},
}


@pytest.mark.parametrize("values", BAD_FIELDS.values(), ids=list(BAD_FIELDS))
def test_forms_refuse(values: dict[str, Any]) -> None:
    with pytest.raises(Refusal):
        check_submission(FORM, "form", fields(**values))


COMMAND = {
    "name": "act",
    "options": [
        {"name": "what", "type": 3, "required": True, "max_length": 3},
        {"name": "many", "type": 4, "min_value": 2, "max_value": 4},
        {"name": "colour", "type": 3, "choices": [{"name": "Red", "value": "red"}]},
    ],
}
BAD_OPTIONS = {
    "missing": [],
    "unknown": [{"name": "who", "type": 3, "value": "a"}],
    "of the wrong type": [{"name": "what", "type": 4, "value": 1}],
    "too long": [{"name": "what", "type": 3, "value": "long"}],
    "too many": [{"name": "what", "type": 3, "value": "a"}, {"name": "many", "type": 4, "value": 5}],
    "no number": [{"name": "what", "type": 3, "value": "a"}, {"name": "many", "type": 4, "value": "3"}],
    "not a choice": [{"name": "what", "type": 3, "value": "a"}, {"name": "colour", "type": 3, "value": "blue"}],
}


@pytest.mark.parametrize("options", BAD_OPTIONS.values(), ids=list(BAD_OPTIONS))
def test_options_refuse(options: list[dict[str, Any]]) -> None:
    with pytest.raises(Refusal):
        check_options(COMMAND, options, complete=True)
