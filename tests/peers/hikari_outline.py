"""The parts of a message as hikari reads them, in words."""

from collections.abc import Iterable
from functools import singledispatch

import hikari


def outline(parts: Iterable[hikari.PartialComponent]) -> str:
    """Return parts in words, in order."""
    return ", ".join(map(outlined, parts))


@singledispatch
def outlined(part: hikari.PartialComponent) -> str:
    """Return a part in words, with those that it holds.

    Raises:
        TypeError: if it is of a kind that no expectation has.
    """
    raise TypeError(part)


@outlined.register(hikari.ContainerComponent)
def _(part: hikari.ContainerComponent) -> str:
    return f"container {part.accent_color:x} ({outline(part.components)})"


@outlined.register(hikari.TextDisplayComponent)
def _(part: hikari.TextDisplayComponent) -> str:
    return f"text {part.content}"


@outlined.register(hikari.SectionComponent)
def _(part: hikari.SectionComponent) -> str:
    return f"section ({outline(part.components)}) beside {outlined(part.accessory)}"


@outlined.register(hikari.SeparatorComponent)
def _(part: hikari.SeparatorComponent) -> str:
    return f"separator {int(part.spacing)}{' drawn' if part.divider else ''}"


@outlined.register(hikari.ActionRowComponent)
def _(part: hikari.ActionRowComponent[hikari.PartialComponent]) -> str:
    return f"row ({outline(part.components)})"


@outlined.register(hikari.ButtonComponent)
def _(part: hikari.ButtonComponent) -> str:
    return f"button {int(part.style)} {part.custom_id or part.url} {part.label}"


@outlined.register(hikari.SelectMenuComponent)
def _(part: hikari.SelectMenuComponent) -> str:
    return f"people {part.placeholder} {part.min_values}-{part.max_values}"


@outlined.register(hikari.TextSelectMenuComponent)
def _(part: hikari.TextSelectMenuComponent) -> str:
    options = (
        (option.value, option.description, option.emoji and option.emoji.name)
        for option in part.options
    )
    told = ", ".join(" ".join(filter(None, option)) for option in options)
    return f"list {part.placeholder} {part.min_values}-{part.max_values} ({told})"


@outlined.register(hikari.ThumbnailComponent)
def _(part: hikari.ThumbnailComponent) -> str:
    return f"picture {_seen(part.media, part.description, spoiler=part.is_spoiler)}"


@outlined.register(hikari.MediaGalleryComponent)
def _(part: hikari.MediaGalleryComponent) -> str:
    items = (_seen(each.media, each.description, spoiler=each.is_spoiler) for each in part.items)
    return f"pictures ({', '.join(items)})"


@outlined.register(hikari.FileComponent)
def _(part: hikari.FileComponent) -> str:
    return f"file {_seen(part.file, None, spoiler=part.is_spoiler)}"


def _seen(media: hikari.MediaResource, description: str | None, *, spoiler: bool) -> str:
    size = f" {media.width}x{media.height}" if media.width else ""
    told = f" {description}" if description else ""
    return f"{media.filename} {media.content_type}{size}{told}{' hidden' if spoiler else ''}"
