/** The edits of a query, and the segments after a path, that `uri set` is given by their options. */

import type { Command } from "commander";
import type { QueryDatum, QueryEdits } from "urikit";
import { queryDelimiter, repeatable } from "../../declaration.ts";
import { UsageError } from "../../exit.ts";
import type { QueryDelimiter } from "../../option-values.ts";

export interface DataOptions {
  readonly appendSegment: readonly string[];
  readonly addQuery: readonly string[];
  readonly setQuery: readonly string[];
  readonly replaceQuery: readonly string[];
  readonly dropQuery: readonly string[];
  readonly keepQuery: readonly string[];
  readonly sortQuery?: true;
  readonly dedupeQuery?: true;
  readonly queryDelimiter?: QueryDelimiter;
}

export function declareData(command: Command): void {
  command
    .optionsGroup("Segments and query:")
    .addOption(repeatable("--append-segment <DATA>", "add a segment to the path"))
    .addOption(repeatable("--add-query <KEY=VALUE>", "add a pair to the query; KEY alone has no value"))
    .addOption(repeatable("--set-query <KEY=VALUE>", "give the pair with the key this value, or add it"))
    .addOption(
      repeatable("--replace-query <KEY=VALUE>", "give the pair with the key this value, if it is there"),
    )
    .addOption(repeatable("--drop-query <KEY>", "remove the pairs with the key; * is any text, as in utm_*"))
    .addOption(repeatable("--keep-query <KEY>", "remove all other pairs; * is any text"))
    .option("--dedupe-query", "remove pairs that are the same as an earlier one")
    .option("--sort-query", "sort the pairs by their keys")
    .addOption(queryDelimiter('what stands between the pairs, "&" unless given'));
}

/** The edits of the query. An option that is not given asks for none. */
export function queryEditsOf(options: DataOptions): QueryEdits {
  const { addQuery, setQuery, replaceQuery, dropQuery, keepQuery, sortQuery, dedupeQuery, queryDelimiter } =
    options;
  return {
    drop: dropQuery.length > 0 ? dropQuery : undefined,
    keep: keepQuery.length > 0 ? keepQuery : undefined,
    set: setQuery.map((pair) => datumOf(pair, "--set-query")),
    replace: replaceQuery.map((pair) => datumOf(pair, "--replace-query")),
    append: addQuery.map((pair) => datumOf(pair, "--add-query")),
    dedupe: dedupeQuery,
    sort: sortQuery,
    delimiter: queryDelimiter,
  };
}

/** `KEY=VALUE`, or `KEY`. */
function datumOf(text: string, option: string): QueryDatum {
  if (text === "") throw new UsageError("datum-empty", option);
  const end = text.indexOf("=");
  return end < 0 ? [text] : [text.slice(0, end), text.slice(end + 1)];
}

/**
 * The segments, which are data.
 *
 * @throws {UsageError} For `.` and `..`: encoded, they would still lead elsewhere (§6.2.2.3).
 */
export function segmentsOf({ appendSegment }: DataOptions, command: string): readonly string[] {
  const dots = appendSegment.find((data) => /^\.\.?$/.test(data));
  if (dots !== undefined) throw new UsageError("segment-of-dots", command, dots);
  return appendSegment;
}
