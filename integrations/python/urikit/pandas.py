"""Accessors of pandas: `import urikit.pandas`, then `frame.url.uri.host`."""

from typing import Any

import pandas as pd
import pyarrow as pa

import urikit


def _series(answers: pa.Array | pa.ChunkedArray, index: Any, name: Any) -> pd.Series:
    return pd.Series(pd.arrays.ArrowExtensionArray(answers), index=index, name=name)


@pd.api.extensions.register_series_accessor("uri")
class Uri:
    """The works of `urikit` on a series of strings; the answers are columns of Arrow."""

    def __init__(self, series: pd.Series) -> None:
        self._series = series
        self._values = pa.array(series, from_pandas=True)

    def _answers(self, answers: pa.Array | pa.ChunkedArray) -> pd.Series:
        return _series(answers, self._series.index, self._series.name)

    @property
    def normal(self) -> pd.Series:
        return self._answers(urikit.normalize(self._values))

    @property
    def host(self) -> pd.Series:
        return self._answers(urikit.host(self._values))

    @property
    def key(self) -> pd.Series:
        return self._answers(urikit.key(self._values))

    @property
    def error(self) -> pd.Series:
        return self._answers(urikit.error(self._values))

    @property
    def valid(self) -> pd.Series:
        return self._answers(urikit.valid(self._values))

    @property
    def components(self) -> pd.DataFrame:
        """A frame with a column for each component."""
        columns = urikit.components(self._values).flatten()
        index = self._series.index
        return pd.DataFrame(
            {name: _series(column, index, name) for name, column in zip(urikit.COMPONENTS, columns, strict=True)}
        )

    def resolve(self, base: Any) -> pd.Series:
        """The targets against one base, or against a series of bases (§5.2)."""
        bases = pa.array(base, from_pandas=True) if isinstance(base, pd.Series) else base
        return self._answers(urikit.resolve(bases, self._values))
