"""Spark: SQL functions by `urikit.spark.register(spark)`, and columns that `DataFrame.mapInArrow` adds.

The package must be on every worker, with its module of 14 kB; nothing else is started there.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import pyarrow as pa
from pyspark.sql import SparkSession
from pyspark.sql.functions import arrow_udf
from pyspark.sql.types import StructType, StringType, BooleanType

import urikit

COMPONENTS = StructType()
for _name in urikit.COMPONENTS:
    COMPONENTS.add(_name, StringType())

#: The works of one column, by the names that they have in SQL, with the types of their answers.
WORKS: dict[str, tuple[str, Any]] = {
    "uri_normalize": ("normalize", StringType()),
    "uri_host": ("host", StringType()),
    "uri_key": ("key", StringType()),
    "uri_error": ("error", StringType()),
    "uri_valid": ("valid", BooleanType()),
    "uri_components": ("components", COMPONENTS),
}


def register(spark: SparkSession, *, invalid: urikit.Invalid = "null") -> None:
    """Adds `uri_normalize(x)` and the other WORKS to SQL, and `uri_resolve(base, x)`."""
    for name, (work, type_) in WORKS.items():
        spark.udf.register(name, arrow_udf(_one(work, invalid), type_))

    def resolved(bases: pa.Array, values: pa.Array) -> pa.Array:
        return urikit.resolve(bases, values, invalid=invalid)

    spark.udf.register("uri_resolve", arrow_udf(resolved, StringType()))


def _one(work: str, invalid: urikit.Invalid) -> Callable[[pa.Array], pa.Array]:
    options = {} if work in ("error", "valid") else {"invalid": invalid}

    def answers(values: pa.Array) -> pa.Array:
        return getattr(urikit, work)(values, **options)

    answers.__annotations__ = {"values": pa.Array, "return": pa.Array}
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
