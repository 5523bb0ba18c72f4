"""URI references (RFC 3986) in columns of Arrow: checked, normalized, split, resolved and keyed by @urikit/lists.

Each function takes a `pyarrow.Array`, a `pyarrow.ChunkedArray`, or what `pyarrow.array` takes, of strings or of octets,
and answers each row. NULL is the answer to NULL and to an invalid value; with `invalid="error"` the first invalid value
raises `InvalidReference`.
"""

from collections.abc import Callable
from typing import Any, Literal

import numpy as np
import pyarrow as pa

from ._engine import LAYOUT, Answers, Engine, Values, calls, engine

__all__ = ["COMPONENTS", "InvalidReference", "components", "error", "host", "key", "normalize", "resolve", "valid"]

COMPONENTS = ("scheme", "userinfo", "host", "port", "path", "query", "fragment")
Invalid = Literal["null", "error"]
_STRUCT = pa.struct([(name, pa.string()) for name in COMPONENTS])


class InvalidReference(ValueError):
    """A value is not a URI reference: `row` counts from 0, and `code` is that of urikit; `column` counts from 1."""

    def __init__(self, message: str, row: int = -1, code: str = "", column: int = 0) -> None:
        super().__init__(message, row, code, column)  # as Spark and Polars make it again
        self.row, self.code, self.column = row, code, column

    def __str__(self) -> str:
        return str(self.args[0])


def normalize(values: Any, *, invalid: Invalid = "null") -> pa.Array | pa.ChunkedArray:
    """The normal forms by syntax (§6.2.2).

    >>> normalize(["HTTP://EXAMPLE.com/%7Euser"]).to_pylist()
    ['http://example.com/~user']
    """
    return _each(values, lambda array: _texts("normalize", array, invalid, lambda size, rows: size + 2 * rows))


def host(values: Any, *, invalid: Invalid = "null") -> pa.Array | pa.ChunkedArray:
    """The hosts as they are written (§3.2.2); NULL, where there is no authority.

    >>> host(["http://Example.org:80/", "mailto:a@example.org"]).to_pylist()
    ['Example.org', None]
    """
    return _each(values, lambda array: _texts("host", array, invalid, lambda size, _: size))


def key(values: Any, *, invalid: Invalid = "null") -> pa.Array | pa.ChunkedArray:
    """The keys: 32 hexadecimal digits that equivalent references share (§6.2.2).

    >>> key(["HTTP://Example.ORG/"]).to_pylist()
    ['76103f6c7f1ee295c58215ebcd91be64']
    """
    return _each(values, lambda array: _texts("key", array, invalid, lambda size, rows: 32 * rows, 2))


def error(values: Any) -> pa.Array | pa.ChunkedArray:
    """`CODE:COLUMN` of each invalid value; NULL for the others. Columns are UTF-16 code units, from 1.

    >>> error(["http://a/b c", "http://a/"]).to_pylist()
    ['forbidden-character:11', None]
    """
    return _each(values, lambda array: _texts("error", array, "null", lambda _, rows: 64 * rows))


def valid(values: Any) -> pa.Array | pa.ChunkedArray:
    """Whether each value is a URI reference (§4.1).

    >>> valid(["a b", "a", None]).to_pylist()
    [False, True, None]
    """
    return _each(values, _valid)


def resolve(base: Any, references: Any, *, invalid: Invalid = "null") -> pa.Array | pa.ChunkedArray:
    """The targets of references (§5.2), against one base, or against that of the same row.

    >>> resolve("http://a/b/c/d;p?q", ["../g"]).to_pylist()
    ['http://a/b/g']
    """
    if base is None or isinstance(base, str | bytes):
        bases = pa.array([base], pa.string() if base is None else None)
        return _each(references, lambda array: _resolved(bases, 0, array, invalid))
    bases, array = _whole(base), _whole(references)
    if len(bases) != len(array):
        raise ValueError(f"there are {len(bases)} bases and {len(array)} references")
    return _resolved(bases, 1, array, invalid)


def components(values: Any, *, invalid: Invalid = "null") -> pa.Array | pa.ChunkedArray:
    """The components (§3) as structs of strings; what is undefined is NULL, and what is empty is empty.

    >>> components(["mailto:a@b?"]).to_pylist()[0]["query"]
    ''
    """
    return _each(values, lambda array: _components(array, invalid))


def _each(values: Any, work: Callable[[pa.Array], pa.Array]) -> pa.Array | pa.ChunkedArray:
    """The answers to an array, or to each chunk of one."""
    if not isinstance(values, pa.ChunkedArray):
        return work(_whole(values))
    chunks = [work(_whole(chunk)) for chunk in values.chunks] or [work(pa.array([], pa.string()))]
    return pa.chunked_array(chunks)


def _whole(values: Any) -> pa.Array:
    if isinstance(values, pa.ChunkedArray):
        values = values.combine_chunks()
    if not isinstance(values, pa.Array):
        values = pa.array(values, from_pandas=True)
    if pa.types.is_dictionary(values.type):
        values = values.dictionary_decode()
    return values.cast(pa.string()) if pa.types.is_null(values.type) else values


def _texts(
    name: str, array: pa.Array, invalid: Invalid, most: Callable[[int, int], int], scratch: int = 0
) -> pa.Array:
    """The answers of a work that has `most` octets of them; it writes `scratch` octets more than a value has."""
    values, host_ = Values.of(array), engine()
    answers = Answers(len(array), most(values.size(0, len(array)), len(array)))
    for start, end in calls(len(array), values):
        rows, size = end - start, values.size(start, end)
        room = most(size, rows) + (size + scratch if scratch else 0)
        host_.begin(size + room + 9 * rows + 4096)
        column, into = host_.put(values, start, end), answers.record(host_, rows, room)
        answers.take(host_, start, rows, host_.call(name, rows, column, into))
        _judge(host_, array, start, invalid)
    return answers.array()


def _valid(array: pa.Array) -> pa.Array:
    values, host_ = Values.of(array), engine()
    answers, bits = Answers(len(array), 0), np.zeros((len(array) + 7) >> 3, np.uint8)
    for start, end in calls(len(array), values):
        rows, size = end - start, values.size(start, end)
        host_.begin(size + 9 * rows + 4096)
        column, room = host_.put(values, start, end), (rows + 7) >> 3
        into = answers.record(host_, rows, room)
        host_.call("valid", rows, column, into)
        answers.take(host_, start, rows, 0)
        bits[start >> 3 : (end + 7) >> 3] = host_.read(answers.octets, room)
    return answers.booleans(bits)


def _resolved(bases: pa.Array, step: int, array: pa.Array, invalid: Invalid) -> pa.Array:
    values, base_values, host_ = Values.of(array), Values.of(bases), engine()
    of_bases = (lambda start, end: base_values.size(start, end)) if step else _times(base_values.size(0, 1))
    rows = len(array)
    answers = Answers(rows, values.size(0, rows) + of_bases(0, rows) + 3 * rows)
    columns = (values, base_values) if step else (values,)
    for start, end in calls(rows, *columns):
        count, size, base_size = end - start, values.size(start, end), of_bases(start, end)
        longest = base_values.size(start, end) if step else base_size
        most = size + base_size + 3 * count
        host_.begin(size + 2 * base_size + longest + most + 18 * count + 4096)
        column = host_.put(base_values, start, end) if step else host_.put(base_values, 0, 1)
        references, into = host_.put(values, start, end), answers.record(host_, count, most)
        scratch = host_.room(longest)
        answers.take(
            host_, start, count, host_.call("resolve", count, column, step, references, into, scratch)
        )
        _judge(host_, array, start, invalid)
    return answers.array()


def _times(size: int) -> Callable[[int, int], int]:
    return lambda start, end: size * (end - start)


def _components(array: pa.Array, invalid: Invalid) -> pa.Array:
    values, host_ = Values.of(array), engine()
    total = values.size(0, len(array))
    answers = [Answers(len(array), total) for _ in COMPONENTS]
    for start, end in calls(len(array), values):
        rows, size = end - start, values.size(start, end)
        host_.begin(8 * size + (9 * 8 + LAYOUT) * rows + 8192)
        column, layouts = host_.put(values, start, end), host_.room(LAYOUT * rows)
        host_.call("split", rows, column, layouts)
        _judge(host_, array, start, invalid)
        for number, one in enumerate(answers, 1):
            into = one.record(host_, rows, size)
            one.take(host_, start, rows, host_.call("component", number, rows, column, layouts, into))
    columns = [one.array() for one in answers]
    fields = [pa.field(name, column.type) for name, column in zip(COMPONENTS, columns, strict=True)]
    return pa.StructArray.from_arrays(columns, fields=fields, mask=columns[4].is_null())  # each has a path


def _judge(host_: Engine, array: pa.Array, start: int, invalid: Invalid) -> None:
    """Raises the error of the first invalid value, if it is asked for."""
    row = host_.first_invalid
    if invalid == "null" or row < 0:
        return
    said = error(array.slice(start + row, 1))[0].as_py()
    code, column = said.split(":") if said else ("relative-base", "1")
    message = f"row {start + row}: {code} at column {column}"
    raise InvalidReference(message, start + row, code, int(column))
