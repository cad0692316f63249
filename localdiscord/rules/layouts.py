"""Discord's rules for layouts: containers, sections, texts, pictures and files."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from localdiscord.protocol.errors import Problem
from localdiscord.protocol.limits import Path, between, count, length, one_of, required, unique
from localdiscord.protocol.model import BUTTON, Json

ROW: Final = 1
SECTION: Final = 9
TEXT_DISPLAY: Final = 10
THUMBNAIL: Final = 11
GALLERY: Final = 12
FILE: Final = 13
SEPARATOR: Final = 14
CONTAINER: Final = 17
LAYOUTS: Final = (SECTION, TEXT_DISPLAY, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER)

_IN_CONTAINERS: Final = (ROW, SECTION, TEXT_DISPLAY, GALLERY, FILE, SEPARATOR)
_OUTERMOST: Final = (*_IN_CONTAINERS, CONTAINER)
_ACCESSORIES: Final = (BUTTON, THUMBNAIL)
_ALL_COMPONENTS: Final = 40
_ALL_TEXT: Final = 4000
_SECTION_TEXTS: Final = 3
_GALLERY_ITEMS: Final = 10
_DESCRIPTION: Final = 1024
_URL: Final = 2048
_LAST_COLOUR: Final = 0xFFFFFF
_LAST_ID: Final = 2**31 - 1
_SCHEMES: Final = ("http://", "https://", "attachment://")
_ATTACHED: Final = "attachment://"

Parts = list[tuple[Path, Json]]


def layout_frame(components: list[Json], parts: Parts) -> Iterator[Problem]:
    """Hold a layout to 40 components and 4,000 characters, in the places there are for them."""
    yield from count(("components",), parts, 1, _ALL_COMPONENTS)
    texts = [part.get("content") or "" for _, part in parts if part.get("type") == TEXT_DISPLAY]
    if sum(map(len, texts)) > _ALL_TEXT:
        yield Problem(
            ("components",),
            "COMPONENT_TEXT_TOO_LONG",
            f"The displayable text must be {_ALL_TEXT} or fewer in length.",
        )
    yield from held(("components",), components, _OUTERMOST)


def ids(parts: Parts) -> Iterator[Problem]:
    """Let no two components of a message have one id; 0 is no id."""
    given = [((*path, "id"), part["id"]) for path, part in parts if part.get("id")]
    for path, number in given:
        yield from between(path, number, 0, _LAST_ID)
    yield from unique(given, "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated")


def held(path: Path, parts: list[Json], allowed: tuple[int, ...]) -> Iterator[Problem]:
    """Let a list hold parts of some types alone."""
    for index, component in enumerate(parts):
        yield from one_of((*path, index), component, allowed)


def _container(path: Path, container: Json) -> Iterator[Problem]:
    """Let a container hold anything but a container, with a colour at its edge."""
    inside = container.get("components") or []
    yield from count((*path, "components"), inside, 1, _ALL_COMPONENTS)
    yield from held((*path, "components"), inside, _IN_CONTAINERS)
    yield from between((*path, "accent_color"), container.get("accent_color"), 0, _LAST_COLOUR)


def _section(path: Path, section: Json) -> Iterator[Problem]:
    """Let a section hold one to three texts, with a button or a picture beside them."""
    texts = section.get("components") or []
    yield from count((*path, "components"), texts, 1, _SECTION_TEXTS)
    yield from held((*path, "components"), texts, (TEXT_DISPLAY,))
    accessory = section.get("accessory")
    yield from required((*path, "accessory"), accessory)
    if accessory is not None:
        yield from one_of((*path, "accessory"), accessory, _ACCESSORIES)


def text_display(path: Path, text: Json) -> Iterator[Problem]:
    """Ask for a text that can be seen."""
    content = text.get("content")
    yield from required((*path, "content"), content and content.strip())
    yield from length((*path, "content"), content, 0, _ALL_TEXT)


def _thumbnail(path: Path, thumbnail: Json) -> Iterator[Problem]:
    yield from _media((*path, "media"), thumbnail.get("media"))
    yield from length((*path, "description"), thumbnail.get("description"), 1, _DESCRIPTION)


def _gallery(path: Path, gallery: Json) -> Iterator[Problem]:
    """Let a gallery hold one to ten pictures, each with its address."""
    items = gallery.get("items") or []
    yield from count((*path, "items"), items, 1, _GALLERY_ITEMS)
    for index, item in enumerate(items):
        here = (*path, "items", index)
        yield from _media((*here, "media"), item.get("media"))
        yield from length((*here, "description"), item.get("description"), 1, _DESCRIPTION)


def _file(path: Path, file: Json) -> Iterator[Problem]:
    """Ask for a file that comes with the message, or is told of as it was kept."""
    media = file.get("file")
    yield from _media((*path, "file"), media)
    url = str((media or {}).get("url") or "")
    if url.startswith(("http://", "https://")) and not (media or {}).get("attachment_id"):
        yield Problem(
            (*path, "file", "url"),
            "UNFURLED_MEDIA_ITEM_ATTACHMENT_REFERENCE_REQUIRED",
            "Only references to attachments may be used here.",
        )


def _media(path: Path, media: Any) -> Iterator[Problem]:
    url = (media or {}).get("url")
    yield from required(path, url)
    if url and (len(url) > _URL or not url.startswith(_SCHEMES) or url in _SCHEMES):
        yield Problem((*path, "url"), "URL_TYPE_INVALID_URL", "Not a well formed URL.")


def _separator(path: Path, separator: Json) -> Iterator[Problem]:
    yield from between((*path, "spacing"), separator.get("spacing"), 1, 2)


LAYOUT_RULES: Final[Mapping[int, Callable[[Path, Json], Iterator[Problem]]]] = {
    SECTION: _section,
    TEXT_DISPLAY: text_display,
    THUMBNAIL: _thumbnail,
    GALLERY: _gallery,
    FILE: _file,
    SEPARATOR: _separator,
    CONTAINER: _container,
}


def lost_references(parts: Parts) -> Iterator[Problem]:
    """Name every `attachment://` that no file of the message answers to."""
    for path, part in parts:
        media_of = [((*path, key), part.get(key)) for key in ("media", "file")]
        items = enumerate(part.get("items") or ())
        media_of += [((*path, "items", index, "media"), item.get("media")) for index, item in items]
        for location, media in media_of:
            url = str((media or {}).get("url") or "")
            if url.startswith(_ATTACHED):
                name = url.removeprefix(_ATTACHED)
                yield Problem(
                    (*location, "url"),
                    "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
                    f"The referenced attachment {name} was not found",
                )
