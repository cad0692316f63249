"""Files as servers bring them: PDFs made for the tests."""

from __future__ import annotations

import io
from collections.abc import Sequence

from pypdf import PdfWriter
from pypdf.generic import DecodedStreamObject, DictionaryObject, NameObject


def pdf(
    pages: Sequence[str],
    *,
    password: str | None = None,
    content: bytes | None = None,
    signs: bytes | None = None,
    damaged: Sequence[int] = (),
    cipher: str = "RC4-128",
) -> bytes:
    """Return a PDF of a line a page.

    Args:
        pages: What is written on each.
        password: What it is locked with; nothing is asked for where it is empty.
        content: What is drawn on every page in place of its line.
        signs: What the signs are said to mean.
        damaged: Which pages, from 0, have no content that can be read.
        cipher: By which algorithm.
    """
    writer = PdfWriter()
    kind = {"/Type": "/Font", "/Subtype": "/Type1", "/BaseFont": "/Helvetica"}
    font = DictionaryObject({NameObject(key): NameObject(each) for key, each in kind.items()})
    if signs is not None:
        meant = DecodedStreamObject()
        meant.set_data(signs)
        font[NameObject("/ToUnicode")] = writer._add_object(meant)
    fonts = DictionaryObject({NameObject("/F1"): writer._add_object(font)})
    for index, text in enumerate(pages):
        page = writer.add_blank_page(300, 300)
        page[NameObject("/Resources")] = DictionaryObject({NameObject("/Font"): fonts})
        drawn = DecodedStreamObject()
        line = f"BT /F1 12 Tf 20 200 Td ({text}) Tj ET".encode()
        drawn.set_data(line if content is None else content)
        page[NameObject("/Contents")] = writer._add_object(drawn)
        if index in damaged:
            drawn[NameObject("/Filter")] = NameObject("/NoSuchFilter")
    if password is not None:
        writer.encrypt(password, "keeper", algorithm=cipher)
    stream = io.BytesIO()
    writer.write(stream)
    return stream.getvalue()
