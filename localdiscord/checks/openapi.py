"""Discord's official API description, which checks requests and answers a second time where a copy is at hand."""

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

ENVIRONMENT_VARIABLE = "LOCALDISCORD_OPENAPI"
DEFAULT_PATH = Path(__file__).parents[3] / "shared" / "design" / "discord-openapi.json"
_URN = "urn:discord"
_MAX_ERROR_LENGTH = 300  # an `anyOf` that fails would quote the whole body


class Schema:
    """The bodies of requests and answers in one API description."""

    def __init__(self, document: Json) -> None:
        self._document = document
        self._validators: dict[tuple[str, str, str], Any] = {}

    def check(self, method: str, path: str, body: Any) -> None:
        """Check a request's body. Refuses with 50035; accepts everything at paths that are not described."""
        error = self._error("requestBody", method, path, body)
        if error is None:
            return
        form = Form(body)
        field = form
        for key in error.instance_path:
            field = field.at(key)
        field.add_error("SCHEMA", error.message[:_MAX_ERROR_LENGTH])
        form.finish()

    def check_answer(self, method: str, path: str, reply: Any) -> None:
        """Check an answer of the stand-in. Raises `Unimplemented` when Discord would not answer so."""
        if error := self._error("responses", method, path, reply):
            where = "/".join(map(str, error.instance_path))
            raise Unimplemented(f"the answer to {method} {path}: {where}: {error.message[:_MAX_ERROR_LENGTH]}")

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


def find_schema() -> Schema | None:
    """The description that `LOCALDISCORD_OPENAPI` names or that lies beside the project.

    None where there is no such file, or where the package `jsonschema_rs` is not installed.
    """
    path = Path(os.environ.get(ENVIRONMENT_VARIABLE) or DEFAULT_PATH)
    return load_schema(path) if path.is_file() and find_spec("jsonschema_rs") else None


@cache
def load_schema(path: Path) -> Schema:
    """The description in a file, relaxed where it is stricter than Discord: ids may be numbers."""
    document: Json = json.loads(path.read_text("utf-8").replace('"#/components/', f'"{_URN}#/components/'))
    document["components"]["schemas"]["SnowflakeType"] = {"type": ["string", "integer"]}
    return Schema(document)


def _anonymous(path: str) -> str:
    """The path with its parameters' names left out."""
    return re.sub(r"{\w+}", "{}", path)
