"""The module of @urikit/lists on Arrow columns: octets are copied into its memory, and answers out of it.

docs/engine.md describes its calls. A thread has an instance of its own: while it works, others may run.
"""

import threading
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import NamedTuple

import numpy as np
import pyarrow as pa
import wasmtime

ROWS = 8192  # in one call: a multiple of 8, so that bits of calls lie side by side
OCTETS = 1 << 22  # in one call, unless eight values have more
_here = threading.local()


class Values(NamedTuple):
    """A column: its places, which are numbers of octets, and a bit for each row unless none is NULL."""

    places: np.ndarray
    octets: np.ndarray
    bits: np.ndarray | None
    first_bit: int

    @classmethod
    def of(cls, array: pa.Array) -> "Values":
        if array.type not in (pa.string(), pa.binary(), pa.large_string(), pa.large_binary()):
            array = array.cast(pa.large_string())
        width = np.int64 if pa.types.is_large_string(array.type) or pa.types.is_large_binary(array.type) else np.int32
        bits, places, octets = array.buffers()
        all_places = np.frombuffer(places, width) if places and places.size else np.zeros(1, width)
        return cls(
            all_places[array.offset : array.offset + len(array) + 1],
            np.frombuffer(octets, np.uint8) if octets else np.zeros(0, np.uint8),
            np.frombuffer(bits, np.uint8) if bits and array.null_count else None,
            array.offset,
        )

    def size(self, start: int, end: int) -> int:
        return int(self.places[end] - self.places[start])


@cache
def _compiled() -> tuple[wasmtime.Engine, wasmtime.Module]:
    engine = wasmtime.Engine()
    return engine, wasmtime.Module(engine, (files("urikit") / "arrow.wasm").read_bytes())


def engine() -> "Engine":
    """The engine of this thread."""
    if not hasattr(_here, "engine"):
        _here.engine = Engine()
    return _here.engine


class Engine:
    def __init__(self) -> None:
        host, module = _compiled()
        self._store = wasmtime.Store(host)
        self._exports = wasmtime.Instance(self._store, module, []).exports(self._store)
        self._more = self._global("MORE")
        self.layout = self._global("LAYOUT")
        self._start = self.call("reserve", 0)
        self._octets = self._memory()
        self.forget()

    def _memory(self) -> np.ndarray:
        memory = self._exports["memory"]
        return np.ctypeslib.as_array(memory.data_ptr(self._store), (memory.data_len(self._store),))

    def call(self, name: str, *args: int) -> int:
        return self._exports[name](self._store, *args)

    def _global(self, name: str) -> int:
        return self._exports[name].value(self._store)

    @property
    def first_invalid(self) -> int:
        return self._global("firstInvalid")

    def forget(self) -> None:
        """Forgets what was put: there is room from the start again."""
        self._next = self._start

    def room(self, octets: int) -> int:
        """An address from which there is room for octets."""
        at = self._next
        self._next = (at + octets + self._more + 7) & ~7
        if self._next > len(self._octets):
            if self._next >= 1 << 32 or self.call("reserve", self._next - self._start) == 0:
                raise MemoryError("the values are too long for WebAssembly")
            self._octets = self._memory()
        return at

    def read(self, at: int, octets: int) -> np.ndarray:
        return self._octets[at : at + octets]

    def record(self, *words: int) -> int:
        at = self.room(4 * len(words))
        self.read(at, 4 * len(words)).view(np.uint32)[:] = words
        return at

    def put(self, values: Values, start: int, end: int) -> int:
        """Puts some rows of a column. Returns the address of its record."""
        first, last = int(values.places[start]), int(values.places[end])
        octets = self.room(last - first)
        self.read(octets, last - first)[:] = values.octets[first:last]
        places = self.room(4 * (end - start + 1))
        told = self.read(places, 4 * (end - start + 1)).view(np.int32)
        np.subtract(values.places[start : end + 1], first, out=told, casting="unsafe")
        if values.bits is None:
            return self.record(places, octets, 0, 0)
        bit = values.first_bit + start
        bits = values.bits[bit >> 3 : (values.first_bit + end + 7) >> 3]
        at = self.room(len(bits))
        self.read(at, len(bits))[:] = bits
        return self.record(places, octets, at, bit & 7)


class Answers:
    """The answers to all rows of a column, call by call, in memory that Arrow takes as it is."""

    def __init__(self, rows: int, most: int) -> None:
        self._places = np.zeros(rows + 1, np.int32 if most < 1 << 31 else np.int64)
        self._octets = pa.allocate_buffer(most, resizable=True)
        self._bits = np.zeros((rows + 7) >> 3, np.uint8)
        self._rows = rows
        self._size = 0

    def record(self, engine: Engine, rows: int, most: int) -> int:
        self._room = engine.room(4 * (rows + 1)), engine.room(most), engine.room((rows + 7) >> 3)
        return engine.record(*self._room, 0)

    def take(self, engine: Engine, start: int, end: int, size: int) -> None:
        """Takes what a call wrote for some rows: so many octets."""
        places, octets, bits = self._room
        told = engine.read(places, 4 * (end - start + 1)).view(np.int32)
        np.add(told, self._size, out=self._places[start : end + 1], casting="unsafe")
        np.frombuffer(self._octets, np.uint8)[self._size : self._size + size] = engine.read(octets, size)
        self._bits[start >> 3 : (end + 7) >> 3] = engine.read(bits, (end - start + 7) >> 3)
        self._size += size

    def array(self) -> pa.Array:
        self._octets.resize(self._size, shrink_to_fit=True)
        kind = pa.string() if self._places.dtype == np.int32 else pa.large_string()
        buffers = [pa.py_buffer(self._bits), pa.py_buffer(self._places), self._octets]
        return pa.Array.from_buffers(kind, self._rows, buffers)


def calls(rows: int, *columns: Values) -> Iterator[tuple[int, int]]:
    """The rows of each call, from one to another: few enough that their octets are not many."""
    start = 0
    while start < rows:
        end = min(start + ROWS, rows)
        while end - start > 8 and sum(column.size(start, end) for column in columns) > OCTETS:
            end = start + max(8, ((end - start) >> 1) & ~7)
        yield start, end
        start = end
