"""Answers all lines of a file by the recipe for mapInPandas, in frames of ten thousand rows, as Spark gives them."""

import sys

import uri_spark

ROWS = 10_000


class Column(list):
    def tolist(self):
        return self


class Frame(dict):
    """A frame with what the recipe asks of pandas."""

    def assign(self, **columns):
        return Frame({**self, **columns})


with open(sys.argv[2], encoding="utf-8") as lines:
    rows = [line[:-1] for line in lines]
frames = (Frame(url=Column(rows[at : at + ROWS])) for at in range(0, len(rows), ROWS))
answered = sum(
    len(frame["normal"]) for frame in uri_spark.answering("url", "normal", command=sys.argv[1])(frames)
)
if answered != len(rows):
    raise SystemExit(f"{answered} of {len(rows)} rows were answered")
