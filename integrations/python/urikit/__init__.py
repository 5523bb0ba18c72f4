"""URI references (RFC 3986) in columns of Arrow: checked, normalized, split, resolved and keyed by @urikit/lists.

Each function takes a `pyarrow.Array`, a `pyarrow.ChunkedArray`, or what `pyarrow.array` takes, of strings or of octets,
and answers each row. NULL is the answer to NULL and to an invalid value; with `invalid="error"` the first invalid value
raises `InvalidReference`.
"""

from collections.abc import Callable
from typing import Any, Literal

import pyarrow as pa
import pyarrow.compute as pc

from ._engine import Answers, Engine, Values, calls, engine

__all__ = ["COMPONENTS", "InvalidReference", "components", "error", "host", "key", "normalize", "resolve", "valid"]

COMPONENTS = ("scheme", "userinfo", "host", "port", "path", "query", "fragment")
Invalid = Literal["null", "error"]
Column = pa.Array | pa.ChunkedArray


class InvalidReference(ValueError):
    """A value is not a URI reference: `row` counts from 0, and `code` is that of urikit; `column` counts from 1."""

    def __init__(self, message: str, row: int = -1, code: str = "", column: int = 0) -> None:
        super().__init__(message, row, code, column)  # as Spark and Polars make it again
        self.row, self.code, self.column = row, code, column

    def __str__(self) -> str:
        return str(self.args[0])


def normalize(values: Any, *, invalid: Invalid = "null") -> Column:
    """The normal forms by syntax (§6.2.2).

    >>> normalize(["HTTP://EXAMPLE.com/%7Euser"]).to_pylist()
    ['http://example.com/~user']
    """
    return _each(values, lambda array: _texts("normalize", array, invalid, lambda size, rows: size + 2 * rows))


def host(values: Any, *, invalid: Invalid = "null") -> Column:
    """The hosts as they are written (§3.2.2); NULL, where there is no authority.

    >>> host(["http://Example.org:80/", "mailto:a@example.org"]).to_pylist()
    ['Example.org', None]
    """
    return _each(values, lambda array: _texts("host", array, invalid, lambda size, _: size))


def key(values: Any, *, invalid: Invalid = "null") -> Column:
    """The keys: 32 hexadecimal digits that equivalent references share (§6.2.2).

    >>> key(["HTTP://Example.ORG/"]).to_pylist()
    ['76103f6c7f1ee295c58215ebcd91be64']
    """
    return _each(values, lambda array: _texts("key", array, invalid, lambda size, rows: size + 34 * rows))


def error(values: Any) -> Column:
    """`CODE:COLUMN` of each invalid value; NULL for the others. Columns are UTF-16 code units, from 1.

    >>> error(["http://a/b c", "http://a/"]).to_pylist()
    ['forbidden-character:11', None]
    """
    return _each(values, lambda array: _texts("error", array, "null", lambda _, rows: 64 * rows))


def valid(values: Any) -> Column:
    """Whether each value is a URI reference (§4.1).

    >>> valid(["a b", "a", None]).to_pylist()
    [False, True, None]
    """
    return _each(values, lambda array: pc.if_else(array.is_valid(), error(array).is_null(), None))


def resolve(base: Any, references: Any, *, invalid: Invalid = "null") -> Column:
    """The targets of references (§5.2), against one base, or against that of the same row.

    >>> resolve("http://a/b/c/d;p?q", ["../g"]).to_pylist()
    ['http://a/b/g']
    """
    if base is None or isinstance(base, str | bytes):
        one = Values.of(_whole([base]))
        return _each(references, lambda array: _targets(one, 0, array, invalid))
    bases, array = Values.of(_whole(base)), _whole(references)
    if len(bases.places) - 1 != len(array):
        raise ValueError(f"there are {len(bases.places) - 1} bases and {len(array)} references")
    return _targets(bases, 1, array, invalid)


def components(values: Any, *, invalid: Invalid = "null") -> Column:
    """The components (§3) as structs of strings; what is undefined is NULL, and what is empty is empty.

    >>> components(["mailto:a@b?"]).to_pylist()[0]["query"]
    ''
    """
    return _each(values, lambda array: _components(array, invalid))


def _each(values: Any, work: Callable[[pa.Array], pa.Array]) -> Column:
    """The answers to an array, or to each chunk of one."""
    if not isinstance(values, pa.ChunkedArray):
        return work(_whole(values))
    chunks = [work(_whole(chunk)) for chunk in values.chunks] or [work(pa.array([], pa.string()))]
    return pa.chunked_array(chunks)


def _whole(values: Any) -> pa.Array:
    """One array of strings or octets."""
    if not isinstance(values, pa.Array | pa.ChunkedArray):
        values = pa.array(values, from_pandas=True)
    if isinstance(values, pa.ChunkedArray):
        values = values.combine_chunks()
    if pa.types.is_dictionary(values.type):
        values = values.dictionary_decode()
    return values.cast(pa.string()) if pa.types.is_null(values.type) else values


def _texts(name: str, array: pa.Array, invalid: Invalid, most: Callable[[int, int], int]) -> pa.Array:
    """The answers of a work that writes so many octets at most, for values of so many and so many rows."""
    values, host_ = Values.of(array), engine()
    answers = Answers(len(array), most(values.size(0, len(array)), len(array)))
    for start, end in calls(len(array), values):
        host_.forget()
        column = host_.put(values, start, end)
        into = answers.record(host_, end - start, most(values.size(start, end), end - start))
        answers.take(host_, start, end, host_.call(name, end - start, column, into))
        _judge(host_, array, start, invalid)
    return answers.array()


def _targets(bases: Values, step: int, array: pa.Array, invalid: Invalid) -> pa.Array:
    """The targets; with a step of 0, the first base is that of all."""

    def most(start: int, end: int) -> int:
        of_bases = bases.size(start, end) if step else bases.size(0, 1) * (end - start)
        return values.size(start, end) + of_bases + 3 * (end - start)

    values, host_ = Values.of(array), engine()
    answers = Answers(len(array), most(0, len(array)))
    for start, end in calls(len(array), values, *([bases] if step else [])):
        host_.forget()
        base = host_.put(bases, start, end) if step else host_.put(bases, 0, 1)
        column, into = host_.put(values, start, end), answers.record(host_, end - start, most(start, end))
        scratch = host_.room(bases.size(start, end) if step else bases.size(0, 1))
        size = host_.call("resolve", end - start, base, step, column, into, scratch)
        answers.take(host_, start, end, size)
        _judge(host_, array, start, invalid)
    return answers.array()


def _components(array: pa.Array, invalid: Invalid) -> pa.Array:
    values, host_ = Values.of(array), engine()
    answers = [Answers(len(array), values.size(0, len(array))) for _ in COMPONENTS]
    for start, end in calls(len(array), values):
        host_.forget()
        rows, column = end - start, host_.put(values, start, end)
        layouts = host_.room(host_.layout * rows)
        host_.call("split", rows, column, layouts)
        _judge(host_, array, start, invalid)
        for number, one in enumerate(answers, 1):
            into = one.record(host_, rows, values.size(start, end))
            one.take(host_, start, end, host_.call("component", number, rows, column, layouts, into))
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
