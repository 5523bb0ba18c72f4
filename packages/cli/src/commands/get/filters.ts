/** The filters of `uri get`: what is made of a value before it is printed. */

import type { UriReference } from "urikit";
import { type Called, formatError } from "./format.ts";
import type { Writing } from "./writing.ts";

/** The value after a filter; undefined where there is no value. */
export type Filter = (value: string | undefined, reference: UriReference) => string | undefined;

/** A filter by its name. Its modules are loaded only then. */
interface NamedFilter {
  /** The one value that it is for, if it is not for all. */
  readonly only?: string;
  /** Whether text follows its colon. */
  readonly takesText?: true;
  readonly load: (text: string, writing: Writing) => Promise<Filter>;
}

const FILTERS: ReadonlyMap<string, NamedFilter> = new Map<string, NamedFilter>([
  [
    "decode",
    {
      load:
        async (_text, { decoded }) =>
        (value) =>
          value === undefined ? undefined : decoded(value),
    },
  ],
  [
    "unicode",
    {
      only: "host",
      load: async (_text, { made }) => {
        const { unicodeHost } = await import("./hosts.ts");
        return (host, reference) => host && made(unicodeHost(host, reference));
      },
    },
  ],
  [
    "ascii",
    {
      only: "host",
      load: async () => {
        const { asciiHost } = await import("./hosts.ts");
        return (host, reference) => host && asciiHost(host, reference);
      },
    },
  ],
  ["registrable", { only: "host", load: async () => (await import("../registrable.ts")).registrableOf }],
  ["default", { only: "port", load: async () => (await import("./by-scheme.ts")).defaultPort }],
  [
    "or",
    {
      takesText: true,
      load: async (text, { own }) => {
        const written = own(text);
        return (value) => value ?? written;
      },
    },
  ],
]);

/** @throws {UsageError} If there is no such filter, or not for this value. */
export async function filterNamed(
  called: Called,
  value: Called,
  { format, writing }: { readonly format: string; readonly writing: Writing },
): Promise<Filter> {
  const { name, argument, at } = called;
  const filter = FILTERS.get(name);
  if (filter === undefined) {
    const names = [...FILTERS.keys()].map((known) =>
      FILTERS.get(known)?.takesText ? `${known}:TEXT` : known,
    );
    throw formatError(format, at, "format-filter", name, ...names);
  }
  if (filter.only !== undefined && filter.only !== value.name)
    throw formatError(format, at, "format-filter-for", name, filter.only, value.name);
  if ((argument !== undefined) !== (filter.takesText === true))
    throw formatError(format, at, filter.takesText ? "format-filter-text" : "format-filter-bare", name);
  return filter.load(argument ?? "", writing);
}
