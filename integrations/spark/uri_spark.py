"""The functions of `uri` in Spark: the process `uri udf` under `RDD.pipe`, and under `DataFrame.mapInPandas`.

`uri` must be installed on every worker. A chunk is the number of its rows in a line of its own, and then the rows in
ClickHouse's TabSeparated: line feeds, TABs and backslashes are escaped, and \\N is NULL. So no value shifts the rows
after it, whatever it holds.
"""

import os
import subprocess
from itertools import islice

COMMAND = "uri udf {work} --format TabSeparated --null"
ROWS = 8192

_ESCAPES = {"\\": "\\\\", "\n": "\\n", "\t": "\\t", "\r": "\\r", "\0": "\\0", "\b": "\\b", "\f": "\\f"}
_TO_ESCAPE = str.maketrans(_ESCAPES)
_MEANINGS = {escape[1]: character for character, escape in _ESCAPES.items()}


def escaped(value):
    """A value as TabSeparated has it; None is NULL."""
    return "\\N" if value is None else value.translate(_TO_ESCAPE)


def unescaped(text):
    """The value that TabSeparated has as `text`; NULL is None."""
    if "\\" not in text:
        return text
    if text == "\\N":
        return None
    characters = iter(text)
    return "".join(one if one != "\\" else _MEANINGS[next(characters)] for one in characters)


def chunks(values):
    """The lines of the chunks of a partition, for `RDD.mapPartitions`."""
    values = iter(values)
    while chunk := list(islice(values, ROWS)):
        yield str(len(chunk))
        yield from map(escaped, chunk)


def answered(rdd, work="normalize", command=COMMAND):
    """The answers to an RDD of strings, in its order. Without `env`, Spark starts the process with no PATH."""
    lines = rdd.mapPartitions(chunks)
    return lines.pipe(command.format(work=work), env=dict(os.environ), checkCode=True).map(unescaped)


def answering(column, into, work="normalize", command=COMMAND):
    """A function for `DataFrame.mapInPandas`: it adds the column `into`, the answers to the strings of `column`."""

    def answer(frames):
        words = command.format(work=work).split()
        with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
            for frame in frames:
                yield frame.assign(**{into: list(_answers(process, frame[column].tolist()))})
            process.stdin.close()

    return answer


def _answers(process, values):
    for at in range(0, len(values), ROWS):
        chunk = [None if value != value else value for value in values[at : at + ROWS]]  # NaN is NULL
        lines = [str(len(chunk)), *map(escaped, chunk), ""]
        process.stdin.write("\n".join(lines).encode())
        process.stdin.flush()
        for _ in chunk:
            line = process.stdout.readline()
            if not line.endswith(b"\n"):
                raise RuntimeError("uri ended before it had answered all rows")
            yield unescaped(line[:-1].decode())
