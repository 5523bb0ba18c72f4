/** RFC 3986 §3: where the components of values lie. */

import { isUriReference } from "urikit";
import { type ColumnRows, columnLines } from "../works/columns.ts";
import { ANSWER, NULL_VALUE, ValueAnswers, type ValueColumn } from "./answers.ts";
import { INVALID_KINDS, type ValueWork } from "./check-values.ts";
import { type LineWindow, ValueList } from "./value-list.ts";

/** The components, in their order in a reference. */
export const COMPONENT_NAMES = ["scheme", "userinfo", "host", "port", "path", "query", "fragment"] as const;
/** The name of a component. */
export type ComponentName = (typeof COMPONENT_NAMES)[number];

/** Where a component of each value lies in the octets of the values. */
export interface ComponentPlaces {
  /** `NULL_VALUE`, where it is undefined. */
  readonly from: Uint32Array;
  readonly to: Uint32Array;
}

/** The components of some values. */
export interface ValueComponents {
  /** By row: `ANSWER.SAME`, or `ANSWER.NONE` of NULL, or why the value is invalid. */
  readonly kinds: Uint8Array;
  /** The places of the components that were asked for. Of what is invalid all are undefined. */
  readonly places: { readonly [name in ComponentName]?: ComponentPlaces };
}

/** From values to their components. */
export interface ValueSplitter {
  /** The components of some values. Their places are overwritten when others are asked for. */
  components(values: ValueColumn): ValueComponents;
}

/** Places that were needed once, and are more than these, are not kept. */
const MOST_KEPT = 16 * 1024 * 1024;

/**
 * Finds components of values.
 *
 * @param names Those that are asked for: all, unless they are given.
 *
 * @example
 * ```ts
 * import { splitValues } from "@urikit/lists";
 *
 * const octets = new TextEncoder().encode("http://a/b");
 * const values = { octets, rows: 1, from: Uint32Array.of(0), to: Uint32Array.of(10) };
 * const { host } = splitValues(["host"]).components(values).places;
 * [host?.from[0], host?.to[0]]; // => [7, 8]
 * ```
 */
export function splitValues(names: readonly ComponentName[] = COMPONENT_NAMES): ValueSplitter {
  let all = new Uint32Array(0); // the places of all components: to make them again takes longer than to fill them
  let current: { readonly values: ValueColumn; readonly places: readonly NumberedPlaces[] } | undefined;
  const list = new ValueList<ColumnRows>({
    reader: columnLines({ columns: names, fromStart: false }),
    take(given, window) {
      for (const rows of given) {
        for (const { number, reason } of rows.invalid)
          window.answers.kinds[window.rows[number - window.linesBefore - 1] as number] =
            INVALID_KINDS[reason];
        if (current !== undefined) takePlaces(current.places, current.values, rows, window);
      }
    },
    answerText(answers, row, text) {
      if (!isUriReference(text)) answers.kinds[row] = ANSWER.INVALID;
      else if (current !== undefined) splitRow(current.values, row, current.places);
    },
  });
  return {
    components(values) {
      const { rows } = values;
      const size = 2 * names.length * rows;
      if (all.length < size || all.length > MOST_KEPT) all = new Uint32Array(size);
      all.fill(NULL_VALUE, 0, size);
      const places = names.map((name, at) => ({
        name,
        index: COMPONENT_NAMES.indexOf(name),
        from: all.subarray(2 * at * rows, (2 * at + 1) * rows),
        to: all.subarray((2 * at + 1) * rows, (2 * at + 2) * rows),
      }));
      current = { values, places };
      const answers = new ValueAnswers(values.rows);
      list.read(values, answers);
      current = undefined;
      return {
        kinds: answers.kinds,
        places: Object.fromEntries(places.map(({ name, from, to }) => [name, { from, to }])),
      };
    },
  };
}

/** The places of a component. */
interface NumberedPlaces extends ComponentPlaces {
  readonly name: ComponentName;
  /** Its number in {@link COMPONENT_NAMES}. */
  readonly index: number;
}

/** Takes where components lie in lines: as far from the beginning of the value as from that of its line. */
function takePlaces(
  places: readonly NumberedPlaces[],
  values: ValueColumn,
  { columns, rows: count, first }: ColumnRows,
  { rows, ends, linesBefore }: LineWindow,
): void {
  const before = first - linesBefore - 1;
  const moved = new Int32Array(count);
  for (let index = 0; index < count; index++) {
    const line = before + index;
    const begin = line === 0 ? 0 : (ends[line - 1] as number); // each line has an end
    moved[index] = (values.from[rows[line] as number] as number) - begin;
  }
  for (const { name, from, to } of places) {
    const column = columns[name] as ValueColumn; // it was asked for
    for (let index = 0; index < count; index++) {
      const begin = column.from[index] as number; // a column has all its rows
      if (begin === NULL_VALUE) continue;
      const row = rows[before + index] as number;
      from[row] = (moved[index] as number) + begin;
      to[row] = (moved[index] as number) + (column.to[index] as number);
    }
  }
}

/** Finds the components of a value that is a reference, and no line. */
function splitRow({ octets, from, to }: ValueColumn, row: number, places: readonly NumberedPlaces[]): void {
  const found = new Uint32Array(2 * COMPONENT_NAMES.length);
  split(octets, from[row] as number, to[row] as number, found);
  for (const { index, from, to } of places) {
    from[row] = found[2 * index] as number;
    to[row] = found[2 * index + 1] as number;
  }
}

/** Gives the hosts of values as they are written: nothing, where there is no authority (§3.2.2). */
export function hostValues(): ValueWork {
  const splitter = splitValues(["host"]);
  return {
    answers(values) {
      const { kinds, places } = splitter.components(values);
      const { from, to } = places.host as ComponentPlaces; // it was asked for
      const answers = new ValueAnswers(values.rows);
      for (let row = 0; row < values.rows; row++) {
        if (kinds[row] !== ANSWER.SAME) answers.kinds[row] = kinds[row] as number;
        else if (from[row] === NULL_VALUE) answers.kinds[row] = ANSWER.NONE;
        else answers.isPart(row, from[row] as number, to[row] as number);
      }
      return answers;
    },
  };
}

const HASH = 0x23;
const SLASH = 0x2f;
const COLON = 0x3a;
const QUESTION_MARK = 0x3f;
const AT = 0x40;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;

/**
 * Finds the components of a reference, `octets[from..to)`, by its delimiters alone: it is known to be one. `found` gets
 * where each begins and ends, in the order of {@link COMPONENT_NAMES}.
 */
function split(octets: Uint8Array, from: number, to: number, found: Uint32Array): void {
  found.fill(NULL_VALUE);
  let at = from;
  while (at < to && !isDelimiter(octets[at] as number) && octets[at] !== COLON) at++;
  if (at < to && octets[at] === COLON) {
    found[0] = from;
    found[1] = at++;
  } else at = from;
  if (at + 1 < to && octets[at] === SLASH && octets[at + 1] === SLASH)
    at = splitAuthority(octets, at + 2, to, found);
  found[8] = at;
  while (at < to && octets[at] !== QUESTION_MARK && octets[at] !== HASH) at++;
  found[9] = at;
  if (at < to && octets[at] === QUESTION_MARK) {
    found[10] = ++at;
    while (at < to && octets[at] !== HASH) at++;
    found[11] = at;
  }
  if (at < to) {
    found[12] = at + 1;
    found[13] = to;
  }
}

/** Whether a scheme or an authority ends before an octet (§3.1, §3.2). */
function isDelimiter(octet: number): boolean {
  return octet === SLASH || octet === QUESTION_MARK || octet === HASH;
}

/** Finds userinfo, host and port (§3.2). Returns where the authority ends. */
function splitAuthority(octets: Uint8Array, from: number, to: number, found: Uint32Array): number {
  let end = from;
  let host = from;
  for (; end < to && !isDelimiter(octets[end] as number); end++) {
    if (octets[end] !== AT) continue;
    found[2] = from;
    found[3] = end;
    host = end + 1;
  }
  let hostEnd = host;
  if (hostEnd < end && octets[hostEnd] === OPEN_BRACKET) while (octets[hostEnd] !== CLOSE_BRACKET) hostEnd++;
  while (hostEnd < end && octets[hostEnd] !== COLON) hostEnd++;
  found[4] = host;
  found[5] = hostEnd;
  if (hostEnd < end) {
    found[6] = hostEnd + 1;
    found[7] = end;
  }
  return end;
}
