"""Discord's limits on messages and modals, checked on what discord.py would send."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from discord import ui

ROW, BUTTON, SELECT, TEXT_INPUT, SECTION, TEXT, GALLERY, LABEL = 1, 2, 3, 4, 9, 10, 12, 18
USER_SELECT, ROLE_SELECT = 5, 6


def walk(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for component in components:
        yield component
        inner = [*component.get("components", ()), component.get("accessory"), component.get("component")]
        yield from walk([child for child in inner if child])


def texts_of(view: ui.LayoutView) -> str:
    return "\n".join(part["content"] for part in walk(view.to_components()) if part["type"] == TEXT)


def labels_of(view: ui.LayoutView) -> list[str]:
    return [part["label"] for part in walk(view.to_components()) if part["type"] == BUTTON]


def check_view(view: ui.LayoutView) -> None:
    check_message(view.to_components())


def check_message(components: list[dict[str, Any]]) -> None:
    parts = list(walk(components))
    assert 1 <= len(parts) <= 40
    assert sum(len(part["content"]) for part in parts if part["type"] == TEXT) <= 4000
    check_parts(parts)


def check_modal(modal: ui.Modal) -> None:
    sent = modal.to_dict()
    assert 1 <= len(sent["title"]) <= 45
    assert 1 <= len(sent["custom_id"]) <= 100
    assert 1 <= len(sent["components"]) <= 5
    check_parts(list(walk(sent["components"])))


def check_parts(parts: list[dict[str, Any]]) -> None:
    ids = [part["custom_id"] for part in parts if "custom_id" in part]
    assert len(ids) == len(set(ids)), "custom ids are unique in a message"
    assert all(1 <= len(custom_id) <= 100 for custom_id in ids)
    for part in parts:
        CHECKS.get(part["type"], lambda part: None)(part)


def _row(row: dict[str, Any]) -> None:
    kinds = [part["type"] for part in row["components"]]
    assert kinds in ([SELECT], [USER_SELECT], [ROLE_SELECT]) or (set(kinds) == {BUTTON} and 1 <= len(kinds) <= 5)


def _button(button: dict[str, Any]) -> None:
    assert 1 <= len(button["label"]) <= 80


def _select(select: dict[str, Any]) -> None:
    options = select["options"]
    assert 1 <= len(options) <= 25
    assert len({option["value"] for option in options}) == len(options)
    assert all(1 <= len(option["label"]) <= 100 and 1 <= len(option["value"]) <= 100 for option in options)
    assert len(select.get("placeholder") or "") <= 150
    assert 0 <= select["min_values"] <= select["max_values"] <= len(options)
    assert select["max_values"] >= 1


def _label(label: dict[str, Any]) -> None:
    assert 1 <= len(label["label"]) <= 45


def _text_input(field: dict[str, Any]) -> None:
    assert len(field.get("placeholder") or "") <= 100


def _section(section: dict[str, Any]) -> None:
    assert 1 <= len(section["components"]) <= 3


def _text(text: dict[str, Any]) -> None:
    assert text["content"].strip()


def _gallery(gallery: dict[str, Any]) -> None:
    assert 1 <= len(gallery["items"]) <= 10
    assert all(item["description"] and len(item["description"]) <= 1024 for item in gallery["items"])


CHECKS = {
    ROW: _row,
    BUTTON: _button,
    SELECT: _select,
    LABEL: _label,
    TEXT_INPUT: _text_input,
    SECTION: _section,
    TEXT: _text,
    GALLERY: _gallery,
}
