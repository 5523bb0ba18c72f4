"""Expressions of Polars: `import urikit.polars`, then `pl.col("url").uri.host()`."""

from collections.abc import Callable
from typing import Any

import polars as pl

import urikit


def _answers(work: Callable[..., Any], type_: Any = pl.String) -> Callable[..., pl.Expr]:
    def expression(self: "Uri", **options: urikit.Invalid) -> pl.Expr:
        return self._expression.map_batches(
            lambda series: pl.Series(series.name, work(series.to_arrow(), **options)), return_dtype=type_
        )

    expression.__doc__ = work.__doc__
    return expression


@pl.api.register_expr_namespace("uri")
class Uri:
    """The works of `urikit` on a column of strings."""

    def __init__(self, expression: pl.Expr) -> None:
        self._expression = expression

    normalize = _answers(urikit.normalize)
    host = _answers(urikit.host)
    key = _answers(urikit.key)
    error = _answers(urikit.error)
    valid = _answers(urikit.valid, pl.Boolean)
    components = _answers(urikit.components, pl.Struct({name: pl.String for name in urikit.COMPONENTS}))

    def resolve(self, base: str | pl.Expr, *, invalid: urikit.Invalid = "null") -> pl.Expr:
        """The targets of this column against one base, or a column of bases (§5.2)."""
        bases = pl.lit(base) if isinstance(base, str) else base

        def work(columns: Any) -> pl.Series:
            references, all_bases = columns
            one = base if isinstance(base, str) else all_bases.to_arrow()
            return pl.Series(references.name, urikit.resolve(one, references.to_arrow(), invalid=invalid))

        return pl.map_batches([self._expression, bases], work, return_dtype=pl.String)
