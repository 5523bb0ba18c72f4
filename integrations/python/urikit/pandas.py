"""Accessors of pandas: `import urikit.pandas`, then `frame.url.uri.host`."""

from collections.abc import Callable
from typing import Any

import pandas as pd

import urikit


def _property(work: Callable[[Any], urikit.Column]) -> property:
    return property(lambda self: self._series(work(self._given)), doc=work.__doc__)


@pd.api.extensions.register_series_accessor("uri")
class Uri:
    """The works of `urikit` on a series of strings; the answers are columns of Arrow."""

    def __init__(self, series: pd.Series) -> None:
        self._given = series

    def _series(self, answers: urikit.Column) -> pd.Series:
        return pd.Series(pd.arrays.ArrowExtensionArray(answers), index=self._given.index, name=self._given.name)

    normal = _property(urikit.normalize)
    host = _property(urikit.host)
    key = _property(urikit.key)
    error = _property(urikit.error)
    valid = _property(urikit.valid)

    @property
    def components(self) -> pd.DataFrame:
        """A frame with a column for each component."""
        columns = [self._series(column) for column in urikit.components(self._given).flatten()]
        return pd.DataFrame(dict(zip(urikit.COMPONENTS, columns, strict=True)))

    def resolve(self, base: Any) -> pd.Series:
        """The targets against one base, or against a series of bases (§5.2)."""
        return self._series(urikit.resolve(base, self._given))
