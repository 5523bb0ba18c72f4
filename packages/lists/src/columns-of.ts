/** RFC 3986 §3: the components of many texts, as an array for each component, without an object for each text. */

import { type Offsets, offsetsOf, requireString } from "urikit/foundation";
import { COMPONENT_NAMES, type ComponentName } from "./values/split-values.ts";

/** The components of some texts. */
export interface TextColumns<Name extends ComponentName = ComponentName> {
  /** By the name of a component, the component of each text: undefined if its delimiter is absent, or the text is invalid. */
  readonly columns: { readonly [name in Name]: (string | undefined)[] };
  /** The indexes of the texts that are not URI references, in ascending order. `whyNot` gives the reason. */
  readonly invalid: readonly number[];
}

/** Cuts a component out of its text, by the places that {@link Offsets} describes. */
const CUT: { readonly [name in ComponentName]: (text: string, offsets: Offsets) => string | undefined } = {
  scheme: (text, { schemeEnd }) => part(text, 0, schemeEnd),
  userinfo: (text, { schemeEnd, hostFrom }) => part(text, schemeEnd + 3, hostFrom - 1),
  host: (text, { schemeEnd, hostFrom, hostTo }) => part(text, Math.max(schemeEnd + 3, hostFrom), hostTo),
  port: (text, { hostTo, pathFrom }) => part(text, hostTo + 1, pathFrom),
  path: (text, { pathFrom, pathTo }) => part(text, pathFrom, pathTo),
  query: (text, { pathTo, queryTo }) => part(text, pathTo + 1, queryTo),
  fragment: (text, { queryTo, to }) => part(text, queryTo + 1, to),
};

/** Undefined where the beginning, after a delimiter that is not there, lies after the end. */
function part(text: string, from: number, to: number): string | undefined {
  return from <= to ? text.slice(from, to) : undefined;
}

/**
 * The components of texts as columns: an array of strings for each component. It makes half the garbage of a loop that asks
 * `tryParse`, and nothing is kept but the strings.
 *
 * §3.
 *
 * @param texts Any texts. One that is not a URI reference is no error: its row is undefined, and `invalid` has its index.
 * @param names The components: all, unless they are given.
 * @throws {TypeError} If `texts` is not an array of strings, or a name is not that of a component.
 *
 * @example
 * ```ts
 * import { columnsOf } from "@urikit/lists";
 *
 * const { columns, invalid } = columnsOf(["http://a:80/", "../b", "http://a b/"], ["host", "path"]);
 * columns.host; // => ["a", undefined, undefined]
 * columns.path; // => ["/", "../b", undefined]
 * invalid; // => [2]
 * ```
 */
export function columnsOf<Name extends ComponentName = ComponentName>(
  texts: readonly string[],
  names: readonly Name[] = COMPONENT_NAMES as readonly ComponentName[] as readonly Name[], // all, where no type is narrower
): TextColumns<Name> {
  if (!Array.isArray(texts)) throw new TypeError("texts must be an array of strings");
  const columns = requireNames(names).map((name) => ({
    name,
    cut: CUT[name],
    values: new Array<string | undefined>(texts.length),
  }));
  const invalid: number[] = [];
  for (let row = 0; row < texts.length; row++) {
    const text: unknown = texts[row];
    requireString(text, "each of the texts");
    const offsets = offsetsOf(text);
    if (offsets === undefined) invalid.push(row);
    for (const { cut, values } of columns) values[row] = offsets && cut(text, offsets);
  }
  const byName = Object.fromEntries(columns.map(({ name, values }) => [name, values]));
  return { columns: byName as TextColumns<Name>["columns"], invalid }; // these are the names
}

/** Refuses what is not the names of components. */
function requireNames<Name extends ComponentName>(names: readonly Name[]): readonly Name[] {
  if (!Array.isArray(names)) throw new TypeError("names must be an array");
  for (const name of names)
    if (!COMPONENT_NAMES.includes(name))
      throw new TypeError(`a component must be one of ${COMPONENT_NAMES.join(", ")}`);
  return names;
}
