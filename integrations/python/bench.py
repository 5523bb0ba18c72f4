"""`npm run bench:python`: how many rows a second each way of Python takes; with `--write`, the table goes to the page.

A million real links in memory, the best of five rounds, on one core but for Polars and Spark, which take all.
"""

import os
import platform
import sys
import tempfile
import time
from importlib.metadata import version
from pathlib import Path
from urllib.parse import urlsplit

import ada_url
import duckdb
import polars as pl
import pyarrow as pa
import pyarrow.parquet as pq
import pyspark
from pyspark.sql import SparkSession

import urikit
import urikit.duckdb
import urikit.polars
import urikit.spark

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs/lists-beyond.md"
BEGIN, END = "<!-- Written by npm run bench:python -- --write. -->\n", "<!-- So far in Python. -->\n"
ROWS, MANY, ROUNDS = 1_000_000, 10_000_000, 5

links = [line.strip() for line in (ROOT / "bench/links/links-kasztp.txt").read_text().splitlines()]
links = [link for link in links if link]
texts = (links * (ROWS // len(links) + 1))[:ROWS]
column = pa.array(texts)
relative = pa.array(["/" + text.split("/", 3)[-1] if text.count("/") > 2 else "a" for text in texts])
frame = pl.DataFrame({"url": texts})


def of_urllib(text):
    try:
        return urlsplit(text).hostname
    except ValueError:
        return None


def of_ada(text, work):
    try:
        return work(text)
    except ValueError:
        return None


def in_python():
    connection = duckdb.connect()
    urikit.duckdb.add_functions(connection)
    connection.register("links", pa.table({"url": column}))
    yield "a loop", "`urlsplit(url).hostname`", lambda: [of_urllib(text) for text in texts]
    yield "a loop", "`ada_url.URL(url).hostname`", lambda: [of_ada(text, lambda t: ada_url.URL(t).hostname) for text in texts]
    yield "a loop", "`ada_url.normalize_url(url)`", lambda: [of_ada(text, ada_url.normalize_url) for text in texts]
    for work in ("normalize", "host", "key", "error", "valid", "components"):
        yield "`urikit` on Arrow", f"`{work}`", lambda work=work: getattr(urikit, work)(column)
    yield "`urikit` on Arrow", "`resolve`, one base", lambda: urikit.resolve("http://a/b/c", relative)
    yield "`urikit` on Arrow", "`resolve`, a column of bases", lambda: urikit.resolve(column, relative)
    own = pl.col("url").str.extract(r"^[^:/?#]+://(?:[^/?#@]*@)?([^/?#:]*)")
    yield "Polars", "its own `str.extract` of a host", lambda: frame.select(own)
    yield "Polars", "`pl.col('url').uri.host()`", lambda: frame.select(pl.col("url").uri.host())
    yield "Polars", "`pl.col('url').uri.normalize()`", lambda: frame.select(pl.col("url").uri.normalize())
    for function in ("uriHost", "uriNormalize"):
        sql = f"CREATE OR REPLACE TABLE answers AS SELECT {function}(url) FROM links"
        yield "DuckDB", f"`{function}(url)`", lambda sql=sql: connection.execute(sql).fetchall()


def on_spark(folder):
    pq.write_table(pa.table({"url": pa.chunked_array([column] * (MANY // ROWS))}), f"{folder}/links.parquet")
    os.environ["PYSPARK_PYTHON"] = sys.executable
    session = (
        SparkSession.builder.master("local-cluster[2,1,1024]")
        .config("spark.ui.enabled", "false")
        .config("spark.sql.files.maxPartitionBytes", "16m")
        .config("spark.sql.execution.arrow.maxRecordsPerBatch", "65536")
        .getOrCreate()
    )
    session.sparkContext.setLogLevel("OFF")
    urikit.spark.register(session)
    rows = session.read.parquet(f"{folder}/links.parquet")

    def only(batches):
        for batch in batches:
            yield pa.RecordBatch.from_arrays([urikit.normalize(batch.column("url"))], ["normal"])

    def to_nothing(answers):
        return lambda: answers.write.format("noop").mode("overwrite").save()

    yield "Spark", "reads Parquet", to_nothing(rows)
    yield "Spark", "`mapInArrow` that does nothing", to_nothing(rows.mapInArrow(lambda batches: batches, "url string"))
    yield "Spark", "`mapInArrow` with `urikit.normalize`", to_nothing(rows.mapInArrow(only, "normal string"))
    yield "Spark", "`uri_normalize(url)` in SQL", to_nothing(rows.selectExpr("uri_normalize(url)"))
    yield "Spark", "`uri_host(url)` in SQL", to_nothing(rows.selectExpr("uri_host(url)"))
    yield "Spark", "its own `try_parse_url(url, 'HOST')`", to_nothing(rows.selectExpr("try_parse_url(url, 'HOST')"))
    session.stop()


def best(work, rounds):
    work()
    times = []
    for _ in range(rounds):
        start = time.perf_counter()
        work()
        times.append(time.perf_counter() - start)
    return min(times)


def table():
    lines = ["| where | what | million rows a second |", "| --- | --- | --- |"]
    with tempfile.TemporaryDirectory() as folder:
        for ways, rows, rounds in ((in_python(), ROWS, ROUNDS), (on_spark(folder), MANY, 2)):
            for where, what, work in ways:
                lines.append(f"| {where} | {what} | {rows / best(work, rounds) / 1e6:.1f} |")
                print(lines[-1], file=sys.stderr)
    cpu = next((line.split(":")[1].strip() for line in open("/proc/cpuinfo") if "model name" in line), platform.machine())
    said = (
        f"CPython {platform.python_version()}, PyArrow {pa.__version__}, wasmtime {version('wasmtime')}, Polars {pl.__version__}, "
        f"DuckDB {duckdb.__version__}, Spark {pyspark.__version__}\nin `local-cluster[2,1,1024]`, on {os.cpu_count()} cores "
        f"({cpu}), {time.strftime('%Y-%m-%d')}.\n\n"
    )
    return said + "\n".join(lines) + "\n"


result = table()
print(result)
if "--write" in sys.argv:
    page = PAGE.read_text()
    begin, end = page.index(BEGIN) + len(BEGIN), page.index(END)
    PAGE.write_text(page[:begin] + result + page[end:])
