"""`python -P distinct.py FOLDER ROWS`: counts the links of a synthetic list by their keys on Spark, and prints time and memory of each stage.

A third of the links are distinct: each is spelled in three ways. Hosts are as uneven as they are on the Web: by a law of
Zipf, the first has a twentieth of all. FOLDER keeps `links.parquet`, and `links.txt` for `uri unique --memory`.
"""

import json
import os
import sys
import time
from pathlib import Path
from urllib.request import urlopen

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.parquet as pq
from pyspark.sql import SparkSession

import urikit.spark

BATCH = 1_000_000
HOSTS = 1_000_000
SPELLINGS = (("http://", ".example/a/"), ("HTTP://", ".Example/%61/"), ("http://", ".EXAMPLE/./b/../a/"))
MEASURES = ("executorRunTime", "executorCpuTime", "inputBytes", "shuffleWriteBytes", "memoryBytesSpilled", "diskBytesSpilled")


def batch(start: int, end: int, distinct: int) -> pa.Array:
    """The links of some rows: the number of each, its host, and its spelling are made of the number of its row."""
    rows = np.arange(start, end)
    links = rows % distinct
    chance = (links * 2654435761 % 2**32) / 2**32
    hosts = pa.array((HOSTS**chance).astype(np.int64)).cast(pa.string())
    spelling = rows // distinct
    scheme = pa.array(np.array([one for one, _ in SPELLINGS], object)[spelling])
    path = pa.array(np.array([one for _, one in SPELLINGS], object)[spelling])
    return pc.binary_join_element_wise(scheme, pc.binary_join_element_wise("h", hosts, ""), path, pa.array(links).cast(pa.string()), "")


def write(folder: Path, rows: int) -> None:
    schema = pa.schema([("url", pa.string())])
    distinct = -(-rows // 3)
    with pq.ParquetWriter(folder / "links.parquet", schema) as parquet, open(folder / "links.txt", "wb") as text:
        for start in range(0, rows, BATCH):
            links = batch(start, min(start + BATCH, rows), distinct)
            parquet.write_table(pa.table([links], schema))
            text.write(pc.binary_join(pa.array([links.to_pylist()]), "\n")[0].as_buffer())
            text.write(b"\n")


def stages(spark: SparkSession) -> None:
    context = spark.sparkContext
    with urlopen(f"{context.uiWebUrl}/api/v1/applications/{context.applicationId}/stages?status=complete") as answer:
        for stage in sorted(json.load(answer), key=lambda stage: stage["stageId"]):
            print(stage["stageId"], stage["numTasks"], {name: stage[name] for name in MEASURES}, stage["peakExecutorMetrics"].get("JVMHeapMemory") if stage.get("peakExecutorMetrics") else "")


folder, rows = Path(sys.argv[1]), int(float(sys.argv[2]))
folder.mkdir(parents=True, exist_ok=True)
if not (folder / "links.txt").exists():
    write(folder, rows)
os.environ["PYSPARK_PYTHON"] = sys.executable
spark = (
    SparkSession.builder.master("local-cluster[2,1,1024]")
    .config("spark.local.dir", str(folder / "spill"))
    .config("spark.sql.files.maxPartitionBytes", "32m")
    .config("spark.sql.shuffle.partitions", "64")
    .config("spark.sql.execution.arrow.maxRecordsPerBatch", "65536")
    .getOrCreate()
)
spark.sparkContext.setLogLevel("OFF")
urikit.spark.register(spark)
start = time.perf_counter()
links = spark.read.parquet(str(folder / "links.parquet"))
keys = links.mapInArrow(urikit.spark.adding("url", key="key"), "url string, key string").selectExpr("unhex(key) key")
[row] = keys.groupBy("key").count().selectExpr("count(*) distinct", "min(count) least", "max(count) most", "sum(count) rows").collect()
print(f"{time.perf_counter() - start:.0f} s", row)
stages(spark)
start = time.perf_counter()
hosts = links.selectExpr("uri_host(uri_normalize(url)) host").groupBy("host").count()
print(hosts.orderBy("count", ascending=False).limit(3).collect(), f"{time.perf_counter() - start:.0f} s")
