"""A bundle's texts, understood when they are first asked for."""

from __future__ import annotations

from threading import Thread

from fluent.syntax.ast import Resource

from bot.texts.bundle import Bundle


class _Asked(Bundle):
    """A bundle of which another thread asks for the text that is being read."""

    other: Thread | None = None

    def add_resource(self, resource: Resource, allow_overrides: bool = False) -> None:  # noqa: FBT001, FBT002
        super().add_resource(resource, allow_overrides)
        if self.other is None:
            self.other = Thread(target=self.get_message, args=("greeting",))
            self.other.start()
            self.other.join(0.05)


def test_two_threads_understand_a_text_once() -> None:
    bundle = _Asked("en")
    bundle.add_source("greeting = Hello")
    assert bundle.get_message("greeting").value is not None
    assert bundle.other is not None
    bundle.other.join()
