"""Discord's published description of its interface, as a judge of bot and table."""

import functools
import json
import re
from pathlib import Path
from typing import Any

import jsonschema_rs

from localdiscord.rest.server import API
from localdiscord.state.context import Exchange

PLACE = Path(__file__).parents[2] / "data" / "discord-openapi" / "openapi.json"
PARAMETER = re.compile(r"\{\w+\}")

Json = dict[str, Any]


class Judge:
    """Hold requests and answers against the description, one validator an operation."""

    def __init__(self) -> None:
        spec: Json = json.loads(PLACE.read_text(encoding="utf-8"))
        self._answers = spec["components"]
        # The description types ids as strings; clients send numbers too, and Discord takes them.
        schemas = dict(self._answers["schemas"])
        schemas["SnowflakeType"] = {"type": ["string", "integer"]}
        self._requests = {**self._answers, "schemas": schemas}
        # A validator reads the whole description: that takes longer than what it is for.
        self._validator = functools.cache(self._made)
        self._operations: dict[tuple[str, str], Json] = {}
        for path, methods in spec["paths"].items():
            for method, operation in methods.items():
                self._operations.setdefault((method.upper(), _bare(path)), operation)

    def operation(self, exchange: Exchange) -> Json | None:
        """Return the description of what was asked, None if Discord has no such thing."""
        route = exchange.route.removeprefix(API)
        return self._operations.get((exchange.method, _bare(route)))

    def complaints(self, exchange: Exchange) -> list[str]:
        """Return what is wrong with an accepted request and its answer."""
        operation = self.operation(exchange)
        where = f"{exchange.method} {exchange.route}"
        if operation is None:
            return [f"{where} is not described"]
        found = []
        if exchange.document:
            schema = operation["requestBody"]["content"]["application/json"]["schema"]
            found += self._errors(schema, exchange.document, f"{where} asked", asked=True)
        response = operation["responses"].get(str(exchange.status))
        if response is None:
            return [*found, f"{where} never answers {exchange.status}"]
        if exchange.answer:
            schema = response["content"]["application/json"]["schema"]
            found += self._errors(schema, exchange.answer, f"{where} answered")
        return found

    def misses(self, name: str, document: Json) -> list[str]:
        """Return what a document lacks of a named schema."""
        schema = {"$ref": f"#/components/schemas/{name}"}
        return self._errors(schema, json.dumps(document).encode(), name)

    def _errors(
        self, schema: Json, document: bytes, where: str, *, asked: bool = False
    ) -> list[str]:
        validator = self._validator(json.dumps(schema), asked=asked)
        value = json.loads(document)
        return [f"{where}: {error.message[:300]}" for error in validator.iter_errors(value)]

    def _made(self, schema: str, *, asked: bool) -> jsonschema_rs.Draft202012Validator:
        components = self._requests if asked else self._answers
        described = {"components": components, "allOf": [json.loads(schema)]}
        return jsonschema_rs.Draft202012Validator(described)


def _bare(path: str) -> str:
    path = path.replace("/messages/@original", "/messages/{message_id}")
    return PARAMETER.sub("{}", path)


@functools.cache
def judge() -> Judge:
    """Return the one judge of a test run."""
    return Judge()
