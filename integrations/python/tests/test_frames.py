"""Polars, pandas and DuckDB, by the vectors that are texts."""

import duckdb
import pandas as pd
import polars as pl
import pyarrow as pa
import pytest

import urikit
import urikit.duckdb
import urikit.pandas
import urikit.polars

WORKS = ("normalize", "host", "key", "error", "valid", "components")


@pytest.mark.parametrize("work", WORKS)
def test_polars(texts, work):
    frame = pl.DataFrame({"url": texts.column.cast(pa.string())})
    answers = frame.select(getattr(pl.col("url").uri, work)())["url"]
    if work == "components":  # Polars gives a struct of NULLs for a NULL in what is made of Arrow
        assert [row or None for row in answers.to_list()] == texts.components
    else:
        assert answers.to_list() == getattr(texts, work)


def test_polars_resolves_and_is_lazy(texts):
    frame = pl.LazyFrame({"url": texts.column.cast(pa.string()), "base": texts.bases})
    answers = frame.select(pl.col("url").uri.resolve(pl.col("base"))).collect()
    assert answers["url"].to_list() == texts.target
    one = frame.select(pl.col("url").uri.resolve("http://a/b").uri.host()).head(1).collect()
    assert one["url"].to_list() == ["a"]
    with pytest.raises(Exception, match="forbidden-character"):
        pl.select(pl.lit(pl.Series(["a b"])).uri.normalize(invalid="error"))


@pytest.mark.parametrize("work", WORKS[:-1])
def test_pandas(texts, work):
    frame = pd.DataFrame({"url": pd.Series(texts.column.cast(pa.string()).to_pylist(), index=range(5, 5 + len(texts.values)))})
    answers = getattr(frame.url.uri, "normal" if work == "normalize" else work)
    assert list(answers.index[:2]) == [5, 6]
    assert [None if pd.isna(one) else one for one in answers] == getattr(texts, work)


def test_pandas_splits_and_resolves(texts):
    series = pd.Series(texts.column.cast(pa.string()).to_pylist(), dtype="string")
    columns = series.uri.components
    assert list(columns.columns) == list(urikit.COMPONENTS)
    hosts = [None if pd.isna(one) else one for one in columns.host]
    assert hosts == texts.host
    targets = series.uri.resolve(pd.Series(texts.bases))
    assert [None if pd.isna(one) else one for one in targets] == texts.target
    assert pd.Series(["../c"]).uri.resolve("http://a/b/")[0] == "http://a/c"


def test_duckdb(texts):
    connection = duckdb.connect()
    urikit.duckdb.add_functions(connection)
    links = pa.table({"url": texts.column.cast(pa.string()), "base": texts.bases, "row": range(len(texts.values))})
    connection.register("links", links)
    rows = connection.sql(
        "SELECT uriNormalize(url), uriHost(url), uriKey(url), uriError(url), uriValid(url), uriComponents(url),"
        " uriResolve(base, url) FROM links ORDER BY row"
    ).fetchall()
    names = (*WORKS, "target")
    for name, answers in zip(names, zip(*rows, strict=True), strict=True):
        assert list(answers) == getattr(texts, name), name
    assert connection.sql("SELECT uriHost(NULL)").fetchall() == [(None,)]
    strict = duckdb.connect()
    urikit.duckdb.add_functions(strict, invalid="error")
    with pytest.raises(duckdb.Error, match="forbidden-character"):
        strict.sql("SELECT uriHost('a b')").fetchall()
