"""Application commands, as bots register them."""

from __future__ import annotations

from typing import Any

from localdiscord.checks.form import Form
from localdiscord.checks.names import check_name, check_translations
from localdiscord.common.json_types import Json

CHAT_INPUT = 1
USER_MENU = 2
MESSAGE_MENU = 3
ENTRY_POINT = 4
SUBCOMMAND = 1
GROUP = 2
STRING = 3
INTEGER = 4
CHANNEL = 7
NUMBER = 10
MAX_COMMANDS = {CHAT_INPUT: 100, USER_MENU: 15, MESSAGE_MENU: 15, ENTRY_POINT: 1}
MAX_CHARACTERS = 8000


def check_commands(commands: list[Any]) -> None:
    """Check a whole set of commands (a bulk overwrite). Refuses with 50035."""
    form = Form(commands)
    for command in form.items():
        if command.is_object():
            _check_command(command)
    for kind, maximum in MAX_COMMANDS.items():
        names = [each.get("name") for each in form.items() if each.get("type", CHAT_INPUT) == kind]
        form.distinct(names, "APPLICATION_COMMANDS_DUPLICATE_NAME")
        if len(names) > maximum:
            form.add_error("APPLICATION_COMMANDS_MAX", f"At most {maximum} commands of type {kind}")
    form.finish()


def _check_command(command: Form) -> None:
    kind = command.get("type", CHAT_INPUT)
    menu = kind in (USER_MENU, MESSAGE_MENU)
    command.at("type").choice(tuple(MAX_COMMANDS))
    if command.at("name").required():
        check_name(command.at("name"), any_characters=menu)
    check_translations(command.at("name_localizations"), name=True, any_characters=menu)
    command.at("nsfw").flag()
    _check_contexts(command)
    if menu:
        _check_menu(command)
        return
    _check_description(command)
    _check_options(command.at("options"), depth=0)
    if command_size(command.value) > MAX_CHARACTERS:
        command.add_error("APPLICATION_COMMAND_TOO_LARGE", f"Command exceeds maximum size ({MAX_CHARACTERS})")


def _check_contexts(command: Form) -> None:
    for key, allowed in (("contexts", (0, 1, 2)), ("integration_types", (0, 1))):
        for item in command.at(key).items():
            item.choice(allowed)


def _check_menu(command: Form) -> None:
    if command.get("description"):
        message = "Context menu commands cannot have description"
        command.at("description").add_error("APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION_NOT_ALLOWED", message)
    if command.get("options"):
        command.at("options").add_error("APPLICATION_COMMAND_OPTIONS_NOT_ALLOWED", "Context menus have no options")


def _check_description(form: Form) -> None:
    if form.at("description").required():
        form.at("description").text(max_length=100, min_length=1)
    check_translations(form.at("description_localizations"), name=False)


def _check_options(options: Form, depth: int) -> None:
    """`depth` 0 below the command, 1 below a group or subcommand, 2 below a subcommand of a group."""
    options.listed(max_items=25)
    for option in options.items():
        if option.is_object():
            _check_option(option, depth)
    options.distinct([option.get("name") for option in options.items()], "APPLICATION_COMMAND_OPTIONS_NAME")
    _check_order(options)


def _check_order(options: Form) -> None:
    are_subcommands = [option.get("type") in (SUBCOMMAND, GROUP) for option in options.items()]
    if any(are_subcommands) and not all(are_subcommands):
        options.add_error("APPLICATION_COMMAND_OPTIONS_MIXED", "Subcommands and other options cannot be mixed")
    are_required = [bool(option.get("required")) for option in options.items()]
    if sorted(are_required, reverse=True) != are_required:
        message = "Required options must be placed before non-required options"
        options.add_error("APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message)


def _check_option(option: Form, depth: int) -> None:
    if option.at("name").required():
        check_name(option.at("name"))
    check_translations(option.at("name_localizations"), name=True)
    _check_description(option)
    kind = option.get("type")
    if not option.at("type").required() or not option.at("type").choice(range(1, 12)):
        return
    if kind == GROUP and depth == 0:
        _check_group(option)
    elif kind == SUBCOMMAND and depth < 2:
        _check_options(option.at("options"), depth=2)
    elif kind in (SUBCOMMAND, GROUP):
        option.at("type").add_error("APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Nested too deeply")
    else:
        _check_value_option(option, kind)


def _check_group(group: Form) -> None:
    for option in group.at("options").items():
        option.at("type").choice((SUBCOMMAND,))
    group.at("options").listed(max_items=25, min_items=1)
    _check_options(group.at("options"), depth=1)


def _check_value_option(option: Form, kind: int) -> None:
    if option.get("options"):
        option.at("options").add_error("APPLICATION_COMMAND_OPTIONS_NOT_ALLOWED", "Only subcommands have options")
    _check_choices(option, kind)
    if option.get("autocomplete") and (kind not in (STRING, INTEGER, NUMBER) or option.get("choices")):
        message = "Only string and number options without choices complete"
        option.at("autocomplete").add_error("APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_INVALID", message)
    if kind == STRING:
        option.at("min_length").number(0, 6000)
        option.at("max_length").number(1, 6000)
    if "channel_types" in option and kind != CHANNEL:
        option.at("channel_types").add_error("BASE_TYPE_BAD", "Only channel options have channel types")


def _check_choices(option: Form, kind: int) -> None:
    choices = option.at("choices")
    choices.listed(max_items=25)
    if choices.value and kind not in (STRING, INTEGER, NUMBER):
        choices.add_error("APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID", "Only strings and numbers have choices")
    check_choice_list(choices, kind)
    choices.distinct([choice.get("value") for choice in choices.items()], "APPLICATION_COMMAND_OPTIONS_CHOICES_VALUE")


def check_choice_list(choices: Form, kind: int) -> None:
    """Check choices of an option or of an autocomplete: names of 1 to 100 characters, values of the option's type."""
    for choice in choices.items():
        if choice.at("name").required():
            choice.at("name").text(max_length=100, min_length=1)
        check_translations(choice.at("name_localizations"), name=False)
        value = choice.at("value")
        if not value.required():
            continue
        if kind == STRING:
            value.text(max_length=100)
        elif isinstance(value.value, bool) or not isinstance(value.value, int if kind == INTEGER else int | float):
            value.add_error("NUMBER_TYPE_COERCE", f'Value "{value.value}" is not a number.')


def command_size(part: Json) -> int:
    """The size of a command or option in characters: names, descriptions and choices, each in its longest language."""
    total = sum(_longest(part, key) for key in ("name", "description"))
    total += sum(command_size(option) for option in part.get("options") or [] if isinstance(option, dict))
    for choice in part.get("choices") or []:
        value = choice.get("value")
        total += _longest(choice, "name") + (len(value) if isinstance(value, str) else 0)
    return total


def _longest(part: Json, key: str) -> int:
    """The length of a text in its longest language."""
    texts = [part.get(key), *(part.get(f"{key}_localizations") or {}).values()]
    return max(len(str(text)) for text in texts if text is not None) if any(texts) else 0
