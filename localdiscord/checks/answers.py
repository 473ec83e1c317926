"""Which callbacks and which autocomplete choices an interaction accepts."""

from __future__ import annotations

from localdiscord.checks.commands import check_choice_list
from localdiscord.checks.form import Form
from localdiscord.common.json_types import Json
from localdiscord.entities.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL_SUBMIT, Interaction

_ALLOWED_CALLBACKS = {  # by interaction type
    COMMAND: (4, 5, 9),
    COMPONENT: (4, 5, 6, 7, 9),
    AUTOCOMPLETE: (8,),
    MODAL_SUBMIT: (4, 5),
}
MAX_CHOICES = 25


def check_callback(interaction: Interaction, kind: int) -> None:
    """Check the type of a callback. Refuses with 50035 one that does not fit, such as a modal in answer to a modal."""
    allowed = _ALLOWED_CALLBACKS[interaction.type]
    if interaction.type == MODAL_SUBMIT and interaction.source_id:
        allowed = (*allowed, 6, 7)
    form = Form({"type": kind})
    form.at("type").choice(allowed)
    form.finish()


def check_choices(interaction: Interaction, choices: list[Json]) -> None:
    """Check autocomplete choices. Refuses with 50035 those that are too many, too long or of the wrong type."""
    form = Form({"data": {"choices": choices}})
    choices_form = form.at("data").at("choices")
    choices_form.listed(max_items=MAX_CHOICES)
    check_choice_list(choices_form, focused_type(interaction.data["options"]))
    form.finish()


def focused_type(options: list[Json]) -> int:
    """The type of the option that is being typed; 0 when none is."""
    for option in options:
        if option.get("focused"):
            return int(option["type"])
        if found := focused_type(option.get("options") or []):
            return found
    return 0
