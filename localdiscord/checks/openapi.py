"""A second opinion: Discord's official API description, when a copy is at hand."""

from __future__ import annotations

import json
import os
import re
from functools import cache, cached_property
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from localdiscord.checks.form import Form
from localdiscord.common.errors import Unimplemented
from localdiscord.common.json_types import Json

VARIABLE = "LOCALDISCORD_OPENAPI"
BESIDE = Path(__file__).parents[3] / "shared" / "design" / "discord-openapi.json"
_URN = "urn:discord"
_MOST_WORDS = 300  # an `anyOf` that fails would quote the whole body


class Schema:
    """The bodies of requests and answers in one API description."""

    def __init__(self, document: Json) -> None:
        self._document = document
        self._validators: dict[tuple[str, str, str], Any] = {}

    def check(self, method: str, path: str, body: Any) -> None:
        """Refuses with 50035 a body that the description does not allow; knows nothing of other paths."""
        error = self._error("requestBody", method, path, body)
        if error is None:
            return
        form = place = Form(body)
        for key in error.instance_path:
            place = place.at(key)
        place.fault("SCHEMA", error.message[:_MOST_WORDS])
        form.finish()

    def check_answer(self, method: str, path: str, reply: Any) -> None:
        """Raises `Unimplemented` for an answer of our own that Discord would not give."""
        if error := self._error("responses", method, path, reply):
            where = "/".join(map(str, error.instance_path))
            raise Unimplemented(f"the answer to {method} {path}: {where}: {error.message[:_MOST_WORDS]}")

    def _error(self, part: str, method: str, path: str, body: Any) -> Any:
        validator = self._validator(part, method, _anonymous(path))
        return next(iter(validator.iter_errors(body)), None) if validator and body is not None else None

    @cached_property
    def _operations(self) -> dict[tuple[str, str], Json]:
        return {
            (method.upper(), _anonymous(path)): operation
            for path, methods in self._document["paths"].items()
            for method, operation in methods.items()
            if isinstance(operation, dict)
        }

    def _validator(self, part: str, method: str, path: str) -> Any:
        key = (part, method, path)
        if key not in self._validators:
            described = self._operations.get((method, path), {}).get(part, {})
            body = described if part == "requestBody" else described.get("200") or described.get("201") or {}
            schema = body.get("content", {}).get("application/json", {}).get("schema")
            self._validators[key] = self._compile(schema) if schema else None
        return self._validators[key]

    def _compile(self, schema: Json) -> Any:
        library = import_module("jsonschema_rs")
        registry = library.Registry([(_URN, self._document)], draft=library.Draft202012)
        return library.Draft202012Validator(schema, registry=registry)


def found_schema() -> Schema | None:
    """The description that `LOCALDISCORD_OPENAPI` names or that lies beside the project; None without one."""
    place = Path(os.environ.get(VARIABLE) or BESIDE)
    return read_schema(place) if place.is_file() and find_spec("jsonschema_rs") else None


@cache
def read_schema(place: Path) -> Schema:
    """The description in a file, relaxed where it is stricter than Discord: ids may be numbers."""
    document: Json = json.loads(place.read_text("utf-8").replace('"#/components/', f'"{_URN}#/components/'))
    document["components"]["schemas"]["SnowflakeType"] = {"type": ["string", "integer"]}
    return Schema(document)


def _anonymous(path: str) -> str:
    """The path with its parameters' names left out."""
    return re.sub(r"{\w+}", "{}", path)
