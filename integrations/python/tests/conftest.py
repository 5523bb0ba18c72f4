"""The vectors of @urikit/lists, as lists and as columns of Arrow."""

import json
from pathlib import Path

import pyarrow as pa
import pytest

import urikit

VECTORS = Path(__file__).parents[3] / "packages/lists/vectors/values.jsonl"


class Vectors:
    """Values as octets, their bases, and what every work must say of them."""

    def __init__(self, lines):
        rows = [json.loads(line) for line in lines]
        self.values = [bytes.fromhex(row["octets"]) if "octets" in row else row["value"].encode() for row in rows]
        self.bases = [row["base"] for row in rows]
        self.valid = [row["valid"] for row in rows]
        self.error = [row.get("error") for row in rows]
        self.normalize = [row.get("normal", row["value"]) if row["valid"] else None for row in rows]
        self.key = [row.get("key") for row in rows]
        self.target = [row.get("target") for row in rows]
        self.components = [
            dict(zip(urikit.COMPONENTS, row["components"], strict=True)) if row["valid"] else None for row in rows
        ]
        self.host = [row and row["host"] for row in self.components]
        self.column = pa.array(self.values, pa.binary())

    def texts(self):
        """The vectors whose values are texts, for engines that have no other."""
        return Vectors(line for line in _lines() if '"octets"' not in line)


def _lines():
    return VECTORS.read_text(encoding="utf-8").split("\n")[:-1]


@pytest.fixture(scope="session")
def vectors():
    return Vectors(_lines())


@pytest.fixture(scope="session")
def texts(vectors):
    return vectors.texts()
