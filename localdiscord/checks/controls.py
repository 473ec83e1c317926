"""Buttons, selects, and the inputs of modals. Errors are added to the form that each check gets."""

from __future__ import annotations

from localdiscord.checks.form import Form

BUTTON = 2
STRING_SELECT = 3
TEXT_INPUT = 4
USER_SELECT = 5
ROLE_SELECT = 6
MENTIONABLE_SELECT = 7
CHANNEL_SELECT = 8
FILE_UPLOAD = 19
RADIO_GROUP = 21
CHECKBOX_GROUP = 22
CHECKBOX = 23
SELECTS = (STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT)
LINK = 5
PREMIUM = 6


def check_button(button: Form) -> None:
    """Check a button: it has a label or an emoji, and either a custom id or (style 5) a link."""
    style = button.get("style")
    if button.at("style").required():
        button.at("style").choice((1, 2, 3, 4, 5, 6))
    button.at("label").text(max_length=80)
    button.at("disabled").flag()
    if style == PREMIUM:
        button.at("sku_id").required()
        return
    if style == LINK:
        _check_link(button)
    else:
        _check_pressable(button)
    if not button.get("label") and "emoji" not in button:
        button.add_error("BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A label or an emoji is required")


def _check_link(button: Form) -> None:
    if button.at("url").required():
        button.at("url").text(max_length=512, min_length=1)
    if "custom_id" in button:
        button.add_error("BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", "A link button has no custom id")


def _check_pressable(button: Form) -> None:
    check_custom_id(button)
    if "url" in button:
        button.at("url").add_error("BUTTON_COMPONENT_INVALID_STYLE", "Only link buttons have a url")


def check_custom_id(control: Form) -> None:
    """Check a custom id, which has 1 to 100 characters."""
    if control.at("custom_id").required():
        control.at("custom_id").text(max_length=100, min_length=1)


def check_select(select: Form) -> None:
    """Check a select of any kind."""
    check_custom_id(select)
    select.at("placeholder").text(max_length=150)
    minimum, maximum = _check_range(select, 25)
    if select.get("type") == STRING_SELECT:
        if select.at("options").required():
            check_options(select.at("options"), max(1, minimum, maximum), 25)
        return
    if "options" in select:
        select.at("options").add_error("BASE_TYPE_BAD", "Only string selects have options")
    select.at("default_values").listed(max_items=maximum)


def _check_range(control: Form, limit: int) -> tuple[int, int]:
    control.at("min_values").number(0, limit)
    control.at("max_values").number(1, limit)
    minimum, maximum = control.get("min_values", 1), control.get("max_values", 1)
    if isinstance(minimum, int) and isinstance(maximum, int) and minimum > maximum:
        control.at("min_values").add_error("BASE_TYPE_RANGE", "min_values is above max_values")
    return (minimum, maximum) if isinstance(minimum, int) and isinstance(maximum, int) else (0, limit)


def check_options(options: Form, minimum: int, maximum: int) -> None:
    """Check the options of a select, radio group or checkbox group: how many, lengths, distinct values."""
    options.listed(max_items=maximum, min_items=minimum)
    for option in options.items():
        for key in ("label", "value"):
            if option.at(key).required():
                option.at(key).text(max_length=100, min_length=1)
        option.at("description").text(max_length=100)
        option.at("default").flag()
    options.distinct([option.get("value") for option in options.items()], "SELECT_COMPONENT_OPTION_VALUE")


def check_text_input(field: Form, *, labelled: bool) -> None:
    """Check a text input; `labelled` when it is inside a Label component, which then has the label."""
    check_custom_id(field)
    if field.at("style").required():
        field.at("style").choice((1, 2))
    field.at("placeholder").text(max_length=100)
    field.at("value").text(max_length=4000)
    field.at("min_length").number(0, 4000)
    field.at("max_length").number(1, 4000)
    if labelled and "label" in field:
        field.at("label").add_error("LABEL_NOT_ALLOWED", "The Label around the input has the label")
    if not labelled and field.at("label").required():
        field.at("label").text(max_length=45, min_length=1)


def check_radio_group(group: Form) -> None:
    """Check a radio group: 2 to 10 options."""
    check_custom_id(group)
    if group.at("options").required():
        check_options(group.at("options"), 2, 10)


def check_checkbox_group(group: Form) -> None:
    """Check a checkbox group: 1 to 10 options."""
    check_custom_id(group)
    _check_range(group, 10)
    if group.at("options").required():
        check_options(group.at("options"), 1, 10)


def check_file_upload(upload: Form) -> None:
    """Check a file upload: 0 to 10 files."""
    check_custom_id(upload)
    _check_range(upload, 10)
