"""The components of a message: old rows of controls, or a V2 layout."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from localdiscord.checks.controls import BUTTON, SELECTS, check_button, check_select
from localdiscord.checks.form import Form

ACTION_ROW = 1
SECTION = 9
TEXT_DISPLAY = 10
THUMBNAIL = 11
MEDIA_GALLERY = 12
FILE = 13
SEPARATOR = 14
CONTAINER = 17
IN_CONTAINER = (ACTION_ROW, SECTION, TEXT_DISPLAY, MEDIA_GALLERY, FILE, SEPARATOR)
AT_ROOT = (*IN_CONTAINER, CONTAINER)
MAX_ROWS = 5
MAX_COMPONENTS = 40
MAX_TEXT = 4000


def check_components(form: Form, *, v2: bool) -> None:
    """Check the `components` list of a message; errors are added to `form`. `v2`: a layout of Components V2."""
    form.listed(max_items=MAX_COMPONENTS if v2 else MAX_ROWS)
    for component in form.items():
        _check(component, AT_ROOT if v2 else (ACTION_ROW,))
    _check_whole(form)


def _check_whole(form: Form) -> None:
    """The rules for the whole tree: how many components, how much text, no id twice."""
    components = list(walk(form.value or []))
    if len(components) > MAX_COMPONENTS:
        form.add_error("COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", f"At most {MAX_COMPONENTS} components in total")
    text = sum(len(str(each.get("content", ""))) for each in components if each.get("type") == TEXT_DISPLAY)
    if text > MAX_TEXT:
        form.add_error("COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", f"At most {MAX_TEXT} characters of text in total")
    form.distinct([each["custom_id"] for each in components if each.get("custom_id")], "COMPONENT_CUSTOM_ID")
    form.distinct([each["id"] for each in components if each.get("id")], "COMPONENT_ID")


def walk(components: list[Any]) -> Iterator[dict[str, Any]]:
    """Every component of a tree, depth first."""
    for component in components:
        if isinstance(component, dict):
            yield component
            yield from walk(component.get("components") or [])
            yield from walk([inner for key in ("accessory", "component") if (inner := component.get(key))])


def _check(component: Form, allowed: tuple[int, ...]) -> None:
    if not component.is_object() or not component.at("type").required():
        return
    kind = component.get("type")
    if kind not in allowed:
        component.at("type").add_error("BASE_TYPE_CHOICES", f"Value must be one of {allowed}.")
    elif kind in _CHECKS:
        _CHECKS[kind](component)


def _check_row(row: Form) -> None:
    children = row.at("components")
    if not children.required():
        return
    children.listed(max_items=5, min_items=1)
    for child in children.items():
        _check(child, (BUTTON, *SELECTS))
    kinds = [child.get("type") for child in children.items()]
    if len(kinds) > 1 and any(kind in SELECTS for kind in kinds):
        children.add_error("COMPONENT_LAYOUT_WIDTH_EXCEEDED", "A select takes a whole row")


def _check_section(section: Form) -> None:
    texts = section.at("components")
    if texts.required():
        texts.listed(max_items=3, min_items=1)
    for text in texts.items():
        _check(text, (TEXT_DISPLAY,))
    if section.at("accessory").required():
        _check(section.at("accessory"), (BUTTON, THUMBNAIL))


def _check_text(display: Form) -> None:
    if display.at("content").required():
        display.at("content").text(max_length=MAX_TEXT, min_length=1)


def _check_gallery(gallery: Form) -> None:
    items = gallery.at("items")
    if items.required():
        items.listed(max_items=10, min_items=1)
    for item in items.items():
        _check_picture(item)


def _check_picture(item: Form) -> None:
    item.at("description").text(max_length=1024)
    _check_media(item.at("media"), ("http://", "https://", "attachment://"))


def _check_file(file: Form) -> None:
    _check_media(file.at("file"), ("attachment://",))


def _check_media(media: Form, schemes: tuple[str, ...]) -> None:
    url = media.at("url")
    if url.required() and not str(url.value).startswith(schemes):
        url.add_error("URL_TYPE_INVALID_SCHEME", f"Scheme must be one of {schemes}.")


def _check_separator(separator: Form) -> None:
    separator.at("divider").flag()
    separator.at("spacing").choice((1, 2))


def _check_container(container: Form) -> None:
    children = container.at("components")
    if children.required():
        children.listed(max_items=MAX_COMPONENTS, min_items=1)
    container.at("accent_color").number(0, 0xFFFFFF)
    container.at("spoiler").flag()
    for child in children.items():
        _check(child, IN_CONTAINER)


_CHECKS: dict[int, Callable[[Form], None]] = {
    ACTION_ROW: _check_row, BUTTON: check_button, **dict.fromkeys(SELECTS, check_select), SECTION: _check_section,
    TEXT_DISPLAY: _check_text, THUMBNAIL: _check_picture, MEDIA_GALLERY: _check_gallery, FILE: _check_file,
    SEPARATOR: _check_separator, CONTAINER: _check_container,
}  # fmt: skip
