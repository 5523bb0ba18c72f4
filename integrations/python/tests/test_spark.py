"""A real Spark whose executors are processes of their own: `local-cluster[2,1,1024]`."""

import os
import shutil
import signal
import subprocess
import sys
import threading
import time

import pyarrow as pa
import pytest

pytestmark = pytest.mark.skipif(shutil.which("java") is None, reason="there is no Java")
WORKS = ("normalize", "host", "key", "error", "valid")


@pytest.fixture(scope="module")
def spark():
    os.environ["PYSPARK_PYTHON"] = sys.executable
    from pyspark.sql import SparkSession

    import urikit.spark

    session = (
        SparkSession.builder.master("local-cluster[2,1,1024]")
        .config("spark.ui.enabled", "false")
        .config("spark.sql.shuffle.partitions", "4")
        .getOrCreate()
    )
    session.sparkContext.setLogLevel("OFF")
    urikit.spark.register(session)
    yield session
    session.stop()


def executors():
    found = subprocess.run(["pgrep", "-f", "CoarseGrainedExecutorBackend --driver"], capture_output=True, text=True)
    return {int(line) for line in found.stdout.split()}


def test_sql_functions_say_what_the_vectors_say(spark, texts, tmp_path):
    columns = {"url": texts.column.cast(pa.string()), "base": texts.bases, "row": range(len(texts.values))}
    spark.createDataFrame(pa.table(columns)).write.parquet(f"{tmp_path}/links")
    links = spark.read.parquet(f"{tmp_path}/links").repartition(8)
    links.selectExpr(
        "row",
        *(f"uri_{work}(url) {work}" for work in WORKS),
        "uri_components(url) components",
        "uri_resolve(base, url) target",
    ).write.parquet(f"{tmp_path}/answers")
    answers = spark.read.parquet(f"{tmp_path}/answers").orderBy("row").toArrow()
    for work in (*WORKS, "target"):
        assert answers.column(work).to_pylist() == getattr(texts, work), work
    got = [row if row and row["path"] is not None else None for row in answers.column("components").to_pylist()]
    assert got == texts.components


def test_map_in_arrow_and_pandas_udf_say_the_same(spark, texts):
    import pandas as pd
    from pyspark.sql.functions import pandas_udf

    import urikit
    from urikit.spark import adding

    links = spark.createDataFrame(pa.table({"url": texts.column.cast(pa.string()), "row": range(len(texts.values))}))
    mapped = links.mapInArrow(adding("url", normal="normalize", host="host"), "url string, row long, normal string, host string")
    answers = mapped.orderBy("row").toArrow()
    assert answers.column("normal").to_pylist() == texts.normalize
    assert answers.column("host").to_pylist() == texts.host

    @pandas_udf("string")
    def key(values: pd.Series) -> pd.Series:
        return urikit.key(pa.array(values, from_pandas=True)).to_pandas()

    assert links.select("row", key("url").alias("key")).orderBy("row").toArrow().column("key").to_pylist() == texts.key


def test_a_killed_executor_loses_and_doubles_nothing(spark):
    """A thousand partitions, and nine rows of ten have one host."""
    rows = 1_000_000
    links = spark.range(0, rows, 1, 1000).selectExpr(
        "id", "concat('HTTP://', if(id % 10 = 0, concat('h', id % 5000), 'big'), '.Example/%7e', id div 3) url"
    )
    before, killed = executors(), []
    assert len(before) == 2

    def kill():
        tracker = spark.sparkContext.statusTracker()
        while not killed:
            time.sleep(0.05)
            done = [tracker.getStageInfo(stage).numCompletedTasks for stage in tracker.getActiveStageIds()]
            if done and max(done) > 50:
                killed.append(min(before))
                os.kill(killed[0], signal.SIGKILL)

    killer = threading.Thread(target=kill, daemon=True)
    killer.start()
    answers = links.selectExpr("id", "uri_host(uri_normalize(url)) host")
    counted = answers.selectExpr("count(*) n", "sum(id) ids", "sum(id * id) squares", "count(distinct host) hosts")
    [row] = counted.collect()
    killer.join(timeout=10)
    assert killed and killed[0] not in executors()
    assert (row.n, row.ids, row.hosts) == (rows, sum(range(rows)), 501)
    assert row.squares == sum(n * n for n in range(rows))


def test_values_of_16_megabytes(spark):
    long = spark.range(0, 4, 1, 2).selectExpr("concat('HTTP://A/', repeat('b/../', 3200000), id) url")
    assert sorted(row[0] for row in long.selectExpr("uri_normalize(url)").collect()) == [f"http://a/{n}" for n in range(4)]
