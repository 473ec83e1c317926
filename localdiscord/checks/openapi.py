"""A second opinion: Discord's official API description, when a copy is at hand."""

from __future__ import annotations

import json
import os
import re
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from localdiscord.checks.form import Form
from localdiscord.shapes import Json

VARIABLE = "LOCALDISCORD_OPENAPI"
BESIDE = Path(__file__).parents[3] / "shared" / "design" / "discord-openapi.json"
_URN = "urn:discord"


def check_schema(method: str, path: str, body: Any) -> None:
    """Refuses with 50035 a body that the official description does not allow."""
    if body is None or (validator := _validator(method, _anonymous(path))) is None:
        return
    error = next(iter(validator.iter_errors(body)), None)
    if error is None:
        return
    form = Form(body)
    for key in error.instance_path:
        form = form.at(key)
    form.fault("SCHEMA", error.message)
    form.finish()


@cache
def _description() -> Json | None:
    """The document, relaxed where libraries and the documentation disagree with it: ids may be numbers."""
    place = Path(os.environ.get(VARIABLE) or BESIDE)
    if not place.is_file() or not find_spec("jsonschema_rs"):
        return None
    document: Json = json.loads(place.read_text("utf-8").replace('"#/components/', f'"{_URN}#/components/'))
    document["components"]["schemas"]["SnowflakeType"] = {"type": ["string", "integer"]}
    return document


@cache
def _operations() -> dict[tuple[str, str], Json]:
    description = _description() or {"paths": {}}
    return {
        (method.upper(), _anonymous(path)): operation
        for path, methods in description["paths"].items()
        for method, operation in methods.items()
        if isinstance(operation, dict)
    }


@cache
def _validator(method: str, path: str) -> Any:
    operation = _operations().get((method, path), {})
    schema = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
    if schema is None:
        return None
    library = import_module("jsonschema_rs")
    registry = library.Registry([(_URN, _description())], draft=library.Draft202012)
    return library.Draft202012Validator(schema, registry=registry)


def _anonymous(path: str) -> str:
    """The path with its parameters' names left out."""
    return re.sub(r"{\w+}", "{}", path)
