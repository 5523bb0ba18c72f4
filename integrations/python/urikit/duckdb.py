"""Functions of DuckDB in Python: `urikit.duckdb.add_functions(connection)`, then `SELECT uriHost(url)`."""

from typing import Any

import duckdb

import urikit

STRUCT = f"STRUCT({', '.join(f'{name} VARCHAR' for name in urikit.COMPONENTS)})"


def add_functions(connection: duckdb.DuckDBPyConnection, *, invalid: urikit.Invalid = "null") -> None:
    """Adds `uriNormalize`, `uriHost`, `uriKey`, `uriError`, `uriValid`, `uriComponents` and `uriResolve(base, x)`."""

    def add(name: str, work: Any, takes: list[str], gives: str) -> None:
        connection.create_function(name, work, takes, gives, type="arrow", null_handling="special")

    one = ["VARCHAR"]
    add("uriNormalize", lambda values: urikit.normalize(values, invalid=invalid), one, "VARCHAR")
    add("uriHost", lambda values: urikit.host(values, invalid=invalid), one, "VARCHAR")
    add("uriKey", lambda values: urikit.key(values, invalid=invalid), one, "VARCHAR")
    add("uriError", lambda values: urikit.error(values), one, "VARCHAR")
    add("uriValid", lambda values: urikit.valid(values), one, "BOOLEAN")
    add("uriComponents", lambda values: urikit.components(values, invalid=invalid), one, STRUCT)
    add("uriResolve", lambda bases, values: urikit.resolve(bases, values, invalid=invalid), one * 2, "VARCHAR")
