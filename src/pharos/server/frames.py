"""WebSocket frames (RFC 6455): the head of an outgoing text frame, the text of an incoming one."""

from __future__ import annotations

import struct
from typing import Any

from websockets.protocol import OPEN, Protocol
from websockets.streams import StreamReader

try:
    from websockets.speedups import apply_mask
except ImportError:  # it may be installed without its compiled extension
    from websockets.utils import apply_mask

TEXT, MASKED, SHORT, MIDDLE = 0x81, 0x80, 126, 1 << 16
"""First byte of an unfragmented text frame; the mask bit in the length byte; the lengths from which the size
takes two and eight more bytes."""
MASK = 4
_MIDDLE, _LONG = struct.Struct("!BBH"), struct.Struct("!BBQ")


def head_of(size: int) -> bytes:
    """Returns the head of a text frame with a payload of `size` bytes.

    >>> head_of(5).hex(), head_of(300).hex(), head_of(70_000).hex()
    ('8105', '817e012c', '817f0000000000011170')
    """
    if size < SHORT:
        return bytes((TEXT, size))
    return _MIDDLE.pack(TEXT, 126, size) if size < MIDDLE else _LONG.pack(TEXT, 127, size)


def text_of(data: bytes) -> str | None:
    """Returns the text if the data are exactly one complete masked text frame; otherwise None.

    >>> text_of(bytes.fromhex("818401020304716b6d63")), text_of(bytes.fromhex("818401020304716b6d"))
    ('ping', None)
    """
    if len(data) < 2 + MASK or data[0] != TEXT:
        return None
    size, begin = data[1] - MASKED, 2 + MASK
    if size == SHORT:
        size, begin = int.from_bytes(data[2:4]), 4 + MASK
    elif not 0 <= size < SHORT:
        return None
    if len(data) != begin + size:
        return None
    try:
        return apply_mask(data[begin:], data[begin - MASK : begin]).decode()
    except UnicodeDecodeError:
        return None


def awaits_message(protocol: Protocol) -> bool:
    """Whether the next byte starts a new message: the connection is open, and no frame is partly read.

    The parser's state is only visible in its generators; returns False if their structure is unknown.
    """
    waiting: Any = protocol.parser
    while (inner := getattr(waiting, "gi_yieldfrom", None)) is not None:
        waiting = inner
    between_frames = getattr(waiting, "gi_code", None) is StreamReader.at_eof.__code__
    return between_frames and protocol.current_size is None and protocol.state is OPEN
