"""Things to press and choose from: buttons, selects, and the inputs of modals."""

from __future__ import annotations

from localdiscord.checks.form import Form

BUTTON, STRING_SELECT, TEXT_INPUT = 2, 3, 4
USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = 5, 6, 7, 8
FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 19, 21, 22, 23
SELECTS = (STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT)
LINK, PREMIUM = 5, 6


def check_button(button: Form) -> None:
    """A button has a label or an emoji, and either a custom id or (style 5) a link."""
    style = button.get("style")
    if button.at("style").required():
        button.at("style").choice((1, 2, 3, 4, 5, 6))
    button.at("label").text(80)
    button.at("disabled").flag()
    if style == PREMIUM:
        button.at("sku_id").required()
        return
    if style == LINK:
        _check_link(button)
    else:
        _check_pressable(button)
    if not button.get("label") and "emoji" not in button:
        button.fault("BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A label or an emoji is required")


def _check_link(button: Form) -> None:
    if button.at("url").required():
        button.at("url").text(512, 1)
    if "custom_id" in button:
        button.fault("BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", "A link button has no custom id")


def _check_pressable(button: Form) -> None:
    check_custom_id(button)
    if "url" in button:
        button.at("url").fault("BUTTON_COMPONENT_INVALID_STYLE", "Only link buttons have a url")


def check_custom_id(control: Form) -> None:
    """Custom ids have 1 to 100 characters."""
    if control.at("custom_id").required():
        control.at("custom_id").text(100, 1)


def check_select(select: Form) -> None:
    """A select of any kind."""
    check_custom_id(select)
    select.at("placeholder").text(150)
    least, most = _check_range(select, 25)
    if select.get("type") == STRING_SELECT:
        if select.at("options").required():
            check_options(select.at("options"), max(1, least, most), 25)
        return
    if "options" in select:
        select.at("options").fault("BASE_TYPE_BAD", "Only string selects have options")
    select.at("default_values").listed(most)


def _check_range(control: Form, top: int) -> tuple[int, int]:
    control.at("min_values").number(0, top)
    control.at("max_values").number(1, top)
    least, most = control.get("min_values", 1), control.get("max_values", 1)
    if isinstance(least, int) and isinstance(most, int) and least > most:
        control.at("min_values").fault("BASE_TYPE_RANGE", "min_values is above max_values")
    return (least, most) if isinstance(least, int) and isinstance(most, int) else (0, top)


def check_options(options: Form, least: int, most: int) -> None:
    """The options of a select, radio group or checkbox group: how many, lengths, distinct values."""
    options.listed(most, least)
    for option in options.items():
        for key in ("label", "value"):
            if option.at(key).required():
                option.at(key).text(100, 1)
        option.at("description").text(100)
        option.at("default").flag()
    options.distinct([option.get("value") for option in options.items()], "SELECT_COMPONENT_OPTION_VALUE")


def check_text_input(field: Form, *, labelled: bool) -> None:
    """A text input; `labelled` when a Label stands around it, which then has the label."""
    check_custom_id(field)
    if field.at("style").required():
        field.at("style").choice((1, 2))
    field.at("placeholder").text(100)
    field.at("value").text(4000)
    field.at("min_length").number(0, 4000)
    field.at("max_length").number(1, 4000)
    if labelled and "label" in field:
        field.at("label").fault("LABEL_NOT_ALLOWED", "The Label around the input has the label")
    if not labelled and field.at("label").required():
        field.at("label").text(45, 1)


def check_radio_group(group: Form) -> None:
    """2 to 10 options of which one is chosen."""
    check_custom_id(group)
    if group.at("options").required():
        check_options(group.at("options"), 2, 10)


def check_checkbox_group(group: Form) -> None:
    """1 to 10 options of which several are chosen."""
    check_custom_id(group)
    _check_range(group, 10)
    if group.at("options").required():
        check_options(group.at("options"), 1, 10)


def check_file_upload(upload: Form) -> None:
    """0 to 10 files."""
    check_custom_id(upload)
    _check_range(upload, 10)
