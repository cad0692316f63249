"""Files as servers bring them: PDFs made for the tests."""

from __future__ import annotations

import io
from collections.abc import Sequence

from pypdf import PdfWriter
from pypdf.generic import DecodedStreamObject, DictionaryObject, NameObject, NumberObject


def pdf(
    pages: Sequence[str],
    *,
    password: str | None = None,
    content: bytes | None = None,
    signs: bytes | None = None,
    damaged: Sequence[int] = (),
    aes: bool = False,
) -> bytes:
    """Return a PDF of a line a page.

    Args:
        pages: What is written on each.
        password: What it is locked with.
        content: What is drawn on every page in place of its line.
        signs: What the signs are said to mean.
        damaged: Which pages, from 0, have no content that can be read.
        aes: Whether it is locked by AES, without a password.
    """
    writer = PdfWriter()
    kind = {"/Type": "/Font", "/Subtype": "/Type1", "/BaseFont": "/Helvetica"}
    font = DictionaryObject({NameObject(key): NameObject(one) for key, one in kind.items()})
    if signs is not None:
        meant = DecodedStreamObject()
        meant.set_data(signs)
        font[NameObject("/ToUnicode")] = writer._add_object(meant)
    fonts = DictionaryObject({NameObject("/F1"): writer._add_object(font)})
    for place, text in enumerate(pages):
        page = writer.add_blank_page(300, 300)
        page[NameObject("/Resources")] = DictionaryObject({NameObject("/Font"): fonts})
        drawn = DecodedStreamObject()
        line = f"BT /F1 12 Tf 20 200 Td ({text}) Tj ET".encode()
        drawn.set_data(line if content is None else content)
        page[NameObject("/Contents")] = writer._add_object(drawn)
        if place in damaged:
            drawn[NameObject("/Filter")] = NameObject("/NoSuchFilter")
    if password is not None:
        writer.encrypt(password, algorithm="RC4-128")
    if aes:
        writer.encrypt("", algorithm="RC4-128")
        # What follows from the password is the same for AES of the same length.
        kept = writer._encrypt_entry
        assert kept is not None
        filters = {"/StdCF": DictionaryObject({NameObject("/CFM"): NameObject("/AESV2")})}
        more = {
            "/V": NumberObject(4),
            "/R": NumberObject(4),
            "/CF": DictionaryObject({NameObject(key): one for key, one in filters.items()}),
            "/StmF": NameObject("/StdCF"),
            "/StrF": NameObject("/StdCF"),
        }
        kept.update({NameObject(key): one for key, one in more.items()})
    stream = io.BytesIO()
    writer.write(stream)
    return stream.getvalue()
