"""What a person's client lets them send: commands that exist, options that fit, components that are there."""

from __future__ import annotations

from typing import Any

from localdiscord.checks.commands import GROUP, INTEGER, NUMBER, STRING, SUBCOMMAND
from localdiscord.checks.components import walk
from localdiscord.checks.controls import CHECKBOX, CHECKBOX_GROUP, RADIO_GROUP, SELECTS, STRING_SELECT, TEXT_INPUT
from localdiscord.checks.form import Form
from localdiscord.common.json_types import Json
from localdiscord.entities.messages import LOADING, Message


def check_options(command: Json, options: list[Json], *, complete: bool) -> None:
    """Check the options of a command's use against its definition. Refuses with 50035.

    `complete` is False while the person is still typing: then no value is checked and none is required.
    """
    form = Form({"options": options})
    _check_level(form.at("options"), command.get("options") or [], complete=complete)
    form.finish()


def _check_level(given: Form, known: list[Json], *, complete: bool) -> None:
    by_name = {option["name"]: option for option in known}
    for option in given.items():
        definition = by_name.get(option.get("name"))
        if definition is None or definition["type"] != option.get("type"):
            option.add_error("APPLICATION_COMMAND_OPTION_UNKNOWN", f"No such option: {option.get('name')}")
        elif definition["type"] in (SUBCOMMAND, GROUP):
            _check_level(option.at("options"), definition.get("options") or [], complete=complete)
        elif complete:
            _check_value(option, definition)
    names = {option.get("name") for option in given.items()}
    needed = [option["name"] for option in known if option.get("required") and option["name"] not in names]
    if complete and needed:
        given.add_error("APPLICATION_COMMAND_OPTION_REQUIRED", f"Missing: {', '.join(needed)}")
    if complete and known and known[0]["type"] in (SUBCOMMAND, GROUP) and len(names) != 1:
        given.add_error("APPLICATION_COMMAND_SUBCOMMAND_REQUIRED", "One subcommand is needed")


def _check_value(option: Form, definition: Json) -> None:
    value = option.at("value")
    kind = definition["type"]
    choices = [choice["value"] for choice in definition.get("choices") or []]
    if choices:
        value.choice(choices)
    if kind == STRING:
        value.text(max_length=definition.get("max_length", 6000), min_length=definition.get("min_length", 0))
    if kind in (INTEGER, NUMBER):
        _check_number(value, definition)


def _check_number(value: Form, definition: Json) -> None:
    number = value.value
    if isinstance(number, bool) or not isinstance(number, int if definition["type"] == INTEGER else int | float):
        value.add_error("NUMBER_TYPE_COERCE", f'Value "{number}" is not a number.')
    elif not definition.get("min_value", number) <= number <= definition.get("max_value", number):
        value.add_error("NUMBER_TYPE_RANGE", "The number is out of range.")


def check_press(message: Message, custom_id: str, values: list[Any] | None) -> Json:
    """Check the use of a component and return it as the message has it.

    Refuses with 50035 one that is not there or is disabled, and values that a select does not offer.
    """
    form = Form({"custom_id": custom_id, "values": values})
    found = [each for each in walk(message.components) if each.get("custom_id") == custom_id]
    if not found or found[0].get("disabled") or message.has(LOADING):
        form.at("custom_id").add_error("COMPONENT_VALIDATION_FAILED", "Component validation failed")
    elif found[0]["type"] in SELECTS:
        _check_choice(form.at("values"), found[0])
    form.finish()
    return found[0]


def _check_choice(values: Form, select: Json) -> None:
    if not values.required():
        return
    values.listed(max_items=select.get("max_values", 1), min_items=select.get("min_values", 1))
    if "options" in select:
        offered = [option["value"] for option in select["options"]]
        for value in values.items():
            value.choice(offered)


def check_submission(modal: Json, custom_id: str, components: list[Json]) -> list[Json]:
    """Check the fields of a submitted modal and return them in the modal's order, with its component ids.

    Refuses with 50035 values that do not fit; what nobody filled in is returned empty.
    """
    form = Form({"custom_id": custom_id, "components": components})
    form.at("custom_id").choice((modal["custom_id"],))
    given = {each["custom_id"]: each for each in walk(components) if each.get("custom_id")}
    filled = [_fill(top, number, given, form) for number, top in enumerate(modal["components"], 1)]
    form.finish()
    return filled


def _fill(top: Json, number: int, given: dict[str, Json], form: Form) -> Json:
    data: Json = {"type": top["type"], "id": top.get("id", 2 * number - 1)}
    if "component" in top:
        data["component"] = _fill_field(top["component"], 2 * number, given, form)
    elif "components" in top:
        data["components"] = [_fill_field(field, 2 * number, given, form) for field in top["components"]]
    return data


def _fill_field(field: Json, number: int, given: dict[str, Json], form: Form) -> Json:
    custom_id = field["custom_id"]
    kind = field["type"]
    answer = given.get(custom_id, {})
    data: Json = {"type": kind, "custom_id": custom_id, "id": field.get("id", number)}
    value_form = form.at("components").at(custom_id)
    if kind in (TEXT_INPUT, RADIO_GROUP, CHECKBOX):
        data["value"] = _single_value(field, answer.get("value"), value_form)
    else:
        data["values"] = _values(field, answer.get("values") or [], value_form)
    return data


def _single_value(field: Json, value: Any, form: Form) -> Any:
    if field["type"] == CHECKBOX:
        return bool(value)
    missing = value in (None, "")
    if missing and field.get("required", True):
        form.add_error("BASE_TYPE_REQUIRED", "This field is required")
    if field["type"] == TEXT_INPUT:
        text = "" if missing else str(value)
        if not missing and not field.get("min_length", 0) <= len(text) <= field.get("max_length", 4000):
            form.add_error("BASE_TYPE_BAD_LENGTH", "The text is too short or too long")
        return text
    if not missing and value not in [option["value"] for option in field["options"]]:
        form.add_error("BASE_TYPE_CHOICES", "Not one of the options")
    return value


def _values(field: Json, values: list[Any], form: Form) -> list[Any]:
    required = field.get("required", True)
    minimum = field.get("min_values", 1) if required else 0
    default_maximum = len(field["options"]) if field["type"] == CHECKBOX_GROUP else 1
    if not minimum <= len(values) <= field.get("max_values", default_maximum):
        form.add_error("BASE_TYPE_BAD_LENGTH", "Too few or too many values")
    if field["type"] == STRING_SELECT or "options" in field:
        offered = [option["value"] for option in field["options"]]
        if any(value not in offered for value in values):
            form.add_error("BASE_TYPE_CHOICES", "Not one of the options")
    return values
