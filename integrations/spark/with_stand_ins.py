"""The recipes without Spark: an RDD that pipes as PySpark's does, and frames with what the recipe asks of pandas.

Reads rows as JSON from standard input, and prints what each recipe answers.
"""

import json
import shlex
import subprocess
import sys
import threading

import uri_spark

COMMAND = sys.argv[1]


class Partition:
    """An RDD of one partition. A line that ends with line feeds loses them on the way, as in PySpark."""

    def __init__(self, rows):
        self.rows = rows

    def mapPartitions(self, function):
        return Partition(list(function(iter(self.rows))))

    def map(self, function):
        return Partition([function(row) for row in self.rows])

    def pipe(self, command, env, checkCode):
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
        process = subprocess.Popen(shlex.split(command), env=env, **pipes)

        def write():
            for row in self.rows:
                process.stdin.write((row.rstrip("\n") + "\n").encode())
            process.stdin.close()

        writer = threading.Thread(target=write)
        writer.start()
        lines = [line.decode().rstrip("\n") for line in process.stdout]
        writer.join()
        if process.wait() != 0 and checkCode:
            raise RuntimeError(f"exit status {process.returncode}")
        return Partition(lines)


class Frame(dict):
    """A frame of columns."""

    def __getitem__(self, name):
        return Column(super().__getitem__(name))

    def assign(self, **columns):
        return Frame({**self, **columns})


class Column(list):
    def tolist(self):
        return list(self)


rows = json.load(sys.stdin)
uri_spark.ROWS = 100
piped = uri_spark.answered(Partition(rows), command=COMMAND).rows
frames = [Frame(url=rows[:7]), Frame(url=[]), Frame(url=rows[7:])]
mapped = [dict(frame) for frame in uri_spark.answering("url", "normal", command=COMMAND)(iter(frames))]
json.dump({"piped": piped, "mapped": [row for frame in mapped for row in frame["normal"]]}, sys.stdout)
