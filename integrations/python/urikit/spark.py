"""Spark: SQL functions by `urikit.spark.register(spark)`, and columns that `DataFrame.mapInArrow` adds.

The package must be on every worker, with its module of 14 kB; nothing else is started there.
"""

from collections.abc import Callable, Iterable, Iterator

import pyarrow as pa
from pyspark.sql import SparkSession
from pyspark.sql.functions import arrow_udf

import urikit

#: The works of one column, with the types of their answers.
WORKS = {
    **dict.fromkeys(("normalize", "host", "key", "error"), "string"),
    "valid": "boolean",
    "components": f"struct<{', '.join(f'{name}: string' for name in urikit.COMPONENTS)}>",
}


def register(spark: SparkSession, *, invalid: urikit.Invalid = "null") -> None:
    """Adds `uri_normalize(x)` and the other WORKS to SQL, and `uri_resolve(base, x)`."""
    for work, type_ in WORKS.items():
        spark.udf.register(f"uri_{work}", arrow_udf(_answers(work, invalid), type_))

    def targets(bases: pa.Array, values: pa.Array) -> pa.Array:
        return urikit.resolve(bases, values, invalid=invalid)

    spark.udf.register("uri_resolve", arrow_udf(targets, "string"))


def _answers(work: str, invalid: urikit.Invalid) -> Callable[[pa.Array], pa.Array]:
    options = {} if work in ("error", "valid") else {"invalid": invalid}

    def answers(values: pa.Array) -> pa.Array:
        return getattr(urikit, work)(values, **options)

    return answers


def adding(column: str, **works: str) -> Callable[[Iterable[pa.RecordBatch]], Iterator[pa.RecordBatch]]:
    """A function for `DataFrame.mapInArrow`: to each row it adds the answers of works, as in `adding("url", host="host")`."""

    def answers(batches: Iterable[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        for batch in batches:
            values = batch.column(column)
            for name, work in works.items():
                batch = batch.append_column(name, getattr(urikit, work)(values))
            yield batch

    return answers
