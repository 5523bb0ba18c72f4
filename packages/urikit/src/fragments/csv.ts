/** RFC 7111: rows, columns or cells of CSV, counted from 1; `*` is the last. */

/** A row or column, from one to another; the last if it is undefined. */
type Place = number | undefined;

/** What a fragment selects. */
export type CsvSelection =
  | { readonly select: "row" | "col"; readonly ranges: readonly (readonly [from: Place, to: Place])[] }
  | {
      readonly select: "cell";
      readonly ranges: readonly (readonly [
        from: { readonly row: Place; readonly col: Place },
        to: { readonly row: Place; readonly col: Place },
      ])[];
    };

const POSITION = "(?:[1-9]\\d*|\\*)";
const SINGLE = new RegExp(`^(${POSITION})(?:-(${POSITION}))?$`);
const CELL = new RegExp(`^(${POSITION}),(${POSITION})(?:-(${POSITION}),(${POSITION}))?$`);

/** Undefined if the fragment is none. */
export function csvSelection(fragment: string): CsvSelection | undefined {
  const [, select, written = ""] = /^(row|col|cell)=(.+)$/.exec(fragment) ?? [];
  if (select === undefined) return undefined;
  const specs = written.split(";");
  if (select === "cell") {
    const ranges = specs.flatMap((spec) => {
      const [, row, col, lastRow = row, lastCol = col] = CELL.exec(spec) ?? [];
      if (row === undefined) return [];
      return [
        [
          { row: placeOf(row), col: placeOf(col) },
          { row: placeOf(lastRow), col: placeOf(lastCol) },
        ] as const,
      ];
    });
    return ranges.length === specs.length ? { select, ranges } : undefined;
  }
  const ranges = specs.flatMap((spec) => {
    const [, first, last = first] = SINGLE.exec(spec) ?? [];
    return first === undefined ? [] : [[placeOf(first), placeOf(last)] as const];
  });
  if (ranges.length !== specs.length) return undefined;
  return { select: select === "row" ? "row" : "col", ranges };
}

function placeOf(written: string | undefined): Place {
  return written === undefined || written === "*" ? undefined : Number(written);
}
