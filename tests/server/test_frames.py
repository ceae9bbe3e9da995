"""Complete messages bypass the frame parser: the result must be the same as with the parser."""

from __future__ import annotations

from random import Random
from typing import Any

from websockets.frames import Frame, Opcode
from websockets.protocol import SERVER, Protocol

from pharos.server.connection_limits import AHEAD, MOST_FRAMES, MessageQueue, SocketProtocol
from pharos.server.frames import awaits_message, text_of


def framed(opcode: Opcode, data: bytes, fin: bool = True) -> bytes:
    """A frame as a client sends it."""
    return Frame(opcode, data, fin).serialize(mask=True)


def heard(chunks: list[bytes], *, past_the_parser: bool) -> tuple[list[tuple[int, bytes, bool]], int]:
    """Returns the frames that a server finds in some data, and how many of them bypassed its parser."""
    line, found, past = Protocol(SERVER), [], 0
    for chunk in chunks:
        text = text_of(chunk) if past_the_parser and awaits_message(line) else None
        if text is not None:
            found.append((int(Opcode.TEXT), text.encode(), True))
            past += 1
        elif line.parser_exc is None:
            line.receive_data(chunk)
            found += [
                (int(one.opcode), bytes(one.data), one.fin)
                for one in line.events_received()
                if isinstance(one, Frame)
            ]
    return found, past


def stream(chance: Random) -> bytes:
    """Random frames: texts of all sizes, fragments, pings in between, and bytes that are not text."""
    sent = b""
    for _ in range(chance.randint(1, 6)):
        text = "".join(chance.choices("abcé", k=chance.choice([0, 1, 40, 100, 300]))).encode()
        if chance.random() < 0.1:
            text += b"\xff"
        match chance.randrange(6):
            case 0:
                sent += framed(Opcode.PING, text[:100])
            case 1:
                sent += framed(Opcode.TEXT, text, fin=False) + framed(Opcode.PING, b"?")
                sent += framed(Opcode.CONT, text)
            case 2:
                sent += framed(Opcode.BINARY, text)
            case _:
                sent += framed(Opcode.TEXT, text)
    return sent


def test_however_it_comes_the_same_is_heard() -> None:
    chance = Random(9)
    past = 0
    for _ in range(1500):
        data, chunks = stream(chance), []
        while data:
            size = chance.choice([1, 2, 3, 6, 8, 20, len(data), len(data)])
            # A frame often ends where a chunk of data ends.
            if chance.random() < 0.7:
                size = next((n for n in range(6, len(data) + 1) if text_of(data[:n]) is not None), size)
            chunks.append(data[:size])
            data = data[size:]
        expected, _ = heard(chunks, past_the_parser=False)
        found, quickly = heard(chunks, past_the_parser=True)
        assert found == expected, chunks
        past += quickly
    assert past > 500


def test_what_looks_like_a_frame_in_the_middle_of_one_is_none() -> None:
    inside = framed(Opcode.TEXT, b"inside")
    outside = framed(Opcode.TEXT, b"\0" * len(inside))
    for cut in (1, 2, 6):
        line = Protocol(SERVER)
        line.receive_data(outside[:cut])
        assert not line.reader.buffer or cut == 1
        assert text_of(inside) == "inside"
        assert not awaits_message(line)
    line = Protocol(SERVER)
    line.receive_data(framed(Opcode.TEXT, b"one ", fin=False))
    assert not awaits_message(line)  # the rest of that message comes first
    line.receive_data(framed(Opcode.CONT, b"message"))
    assert awaits_message(line)
    line.receive_data(framed(Opcode.CLOSE, b""))
    assert not awaits_message(line)


def test_a_parser_of_another_make_hears_everything_itself() -> None:
    line: Any = Protocol(SERVER)
    assert awaits_message(line)
    line.parser = iter(())
    assert not awaits_message(line)


def test_what_is_no_whole_text_is_left_to_the_parser() -> None:
    whole = framed(Opcode.TEXT, b"x" * 130)
    assert text_of(whole) == "x" * 130
    long = framed(Opcode.TEXT, b"x" * 70_000)
    wide = b"\x81\xff" + bytes(131)  # an eight-byte length: not a text of 127 bytes
    unmasked = Frame(Opcode.TEXT, b"text").serialize(mask=False)
    for data in (
        b"",
        whole[:-1],
        whole + b"\x81",
        whole + whole,
        long,
        wide,
        unmasked,
        framed(Opcode.BINARY, b"x"),
        framed(Opcode.TEXT, b"x", fin=False),
        framed(Opcode.TEXT, b"\xff"),
        b"\xc1" + whole[1:],
    ):
        assert text_of(data) is None, data


class Wire:
    """The other end of a connection, with the methods that are used."""

    def __init__(self) -> None:
        self.paused = self.aborted = False

    def is_closing(self) -> bool:
        return self.aborted

    def pause_reading(self) -> None:
        self.paused = True

    def abort(self) -> None:
        self.aborted = True


class Clock:
    """An event loop in which no time passes."""

    def time(self) -> float:
        return 5.0


def test_messages_that_come_whole_are_counted_and_held_back_too() -> None:
    socket: Any = SocketProtocol.__new__(SocketProtocol)
    socket.conn, socket.loop, socket.transport = Protocol(SERVER), Clock(), Wire()
    socket.queue, socket.client = MessageQueue(socket.loop), ("127.0.0.9", 1)
    socket.read_paused = socket.close_sent = socket.disconnected = False
    message = framed(Opcode.TEXT, b'{"type":"ping"}')
    for _ in range(AHEAD):
        socket.data_received(message)
    assert socket.queue.qsize() == AHEAD
    assert not socket.transport.paused
    for _ in range(MOST_FRAMES - AHEAD):
        socket.data_received(message)
    assert socket.transport.paused
    assert not socket.transport.aborted
    socket.data_received(message)
    assert socket.transport.aborted
    assert socket.queue.qsize() == MOST_FRAMES
