"""Bodies as bots send them, and what is wrong with one."""

from typing import Any

from localdiscord.protocol.errors import ApiError

Body = dict[str, Any]


def button(**more: Any) -> Body:
    return {"type": 2, "style": 1, "label": "Roll", "custom_id": "roll", **more}


def link(**more: Any) -> Body:
    return {"type": 2, "style": 5, "label": "Rules", "url": "https://example.org", **more}


def select(**more: Any) -> Body:
    options = [{"label": "A", "value": "a"}, {"label": "B", "value": "b"}]
    return {"type": 3, "custom_id": "pick", "options": options, **more}


def row(*components: Body) -> Body:
    return {"type": 1, "components": list(components)}


def rows(*components: Body) -> Body:
    return {"components": [row(*components)]}


PICTURE = "https://example.org/p.png"


def section(accessory: Body | None, *texts: Body) -> Body:
    return {"type": 9, "components": list(texts) or [text()], "accessory": accessory}


def thumbnail(url: str, **more: Any) -> Body:
    return {"type": 11, "media": {"url": url}, **more}


def container(*parts: Body, **more: Any) -> Body:
    return {"type": 17, "components": list(parts), **more}


def people(kind: int = 5, **more: Any) -> Body:
    return {"type": kind, "custom_id": "who", **more}


def default(kind: str, number: int = 1) -> Body:
    return {"type": kind, "id": str(number)}


def layout(*components: Body, **more: Any) -> Body:
    return {"flags": 1 << 15, "components": list(components), **more}


def text(content: str = "text", **more: Any) -> Body:
    return {"type": 10, "content": content, **more}


def option(**more: Any) -> Body:
    return {"type": 3, "name": "text", "description": "A text.", **more}


def command(*options: Body, **more: Any) -> Body:
    return {"name": "roll", "description": "Rolls.", "options": list(options), **more}


def field(**more: Any) -> Body:
    return {"type": 4, "style": 1, "custom_id": "field", **more}


def label(component: Body, **more: Any) -> Body:
    return {"type": 18, "label": "Field", "component": component, **more}


def group(kind: int, number: int = 2, *, default: bool = False, **more: Any) -> Body:
    options = [{"label": f"{n}", "value": f"{n}", "default": default} for n in range(number)]
    return {"type": kind, "custom_id": "group", "options": options, **more}


def modal(*components: Body, **more: Any) -> Body:
    return {"custom_id": "form", "title": "Form", "components": list(components), **more}


def problems(check: Any, body: Any, **more: Any) -> list[str]:
    """Return the dotted paths at which the body breaks a rule."""
    try:
        check(body, **more)
    except ApiError as error:
        return [".".join(map(str, problem.path)) for problem in error.problems] or [str(error.code)]
    return []
