"""Modals, the forms that open over the chat."""

from __future__ import annotations

from collections.abc import Callable

from localdiscord.checks.components import ACTION_ROW, TEXT_DISPLAY, walk
from localdiscord.checks.controls import (
    CHECKBOX,
    CHECKBOX_GROUP,
    FILE_UPLOAD,
    RADIO_GROUP,
    SELECTS,
    TEXT_INPUT,
    check_checkbox_group,
    check_custom_id,
    check_file_upload,
    check_radio_group,
    check_select,
    check_text_input,
)
from localdiscord.checks.form import Form

LABEL = 18


def check_modal(form: Form) -> None:
    """Check a modal, the data of a callback of type 9; errors are added to `form`."""
    check_custom_id(form)
    if form.at("title").required():
        form.at("title").text(max_length=45, min_length=1)
    components = form.at("components")
    if components.required():
        components.listed(max_items=5, min_items=1)
    for component in components.items():
        _check_top(component)
    ids = [each["custom_id"] for each in walk(components.value or []) if each.get("custom_id")]
    components.distinct(ids, "COMPONENT_CUSTOM_ID")


def _check_top(component: Form) -> None:
    kind = component.get("type")
    if kind == LABEL:
        _check_label(component)
    elif kind == TEXT_DISPLAY:
        component.at("content").text(max_length=4000, min_length=1)
    elif kind == ACTION_ROW:
        _check_row(component)
    else:
        component.at("type").add_error(
            "BASE_TYPE_CHOICES", f"Value must be one of {(ACTION_ROW, TEXT_DISPLAY, LABEL)}."
        )


def _check_row(row: Form) -> None:
    inputs = row.at("components")
    inputs.listed(max_items=1, min_items=1)
    for field in inputs.items():
        if field.at("type").choice((TEXT_INPUT,)):
            check_text_input(field, labelled=False)


def _check_label(label: Form) -> None:
    if label.at("label").required():
        label.at("label").text(max_length=45, min_length=1)
    label.at("description").text(max_length=100)
    control = label.at("component")
    if not control.required() or not control.at("type").choice(tuple(_CONTROLS)):
        return
    if control.get("disabled"):
        control.at("disabled").add_error("COMPONENT_DISABLED_IN_MODAL", "Components in modals cannot be disabled")
    _CONTROLS[control.get("type")](control)


_CONTROLS: dict[int, Callable[[Form], None]] = {
    **dict.fromkeys(SELECTS, check_select),
    TEXT_INPUT: lambda field: check_text_input(field, labelled=True),
    FILE_UPLOAD: check_file_upload,
    RADIO_GROUP: check_radio_group,
    CHECKBOX_GROUP: check_checkbox_group,
    CHECKBOX: check_custom_id,
}
