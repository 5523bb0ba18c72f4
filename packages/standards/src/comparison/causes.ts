/** Why a reader goes elsewhere than its neighbours: what is its own in finding a host. */

import type { EditionId } from "../edition.ts";
import { partsOf } from "../parts.ts";
import { serverOf } from "../server.ts";
import type { Reader } from "./difference.ts";

/** A reference that is led to different places, and where the later of two editions, or the only one, finds a host. */
export interface Led {
  readonly reference: string;
  readonly base: string | undefined;
  readonly host: string | undefined;
}

/** A peculiarity of some editions: it explains what parts one of them from another reader. */
export interface Cause {
  readonly of: readonly EditionId[];
  readonly when: (led: Led) => boolean;
  readonly why: string;
  readonly section: string;
}

/** A base that has no path, and a reference whose path is to be merged with it. */
export function mergesWithNothing({ reference, base }: Pick<Led, "reference" | "base">): boolean {
  const { scheme, authority, path } = partsOf(reference);
  return (
    base !== undefined &&
    partsOf(base).path === "" &&
    scheme === undefined &&
    authority === undefined &&
    path !== ""
  );
}

/** WHATWG URL §3.1, "Special schemes", but for `file`, whose slashes part a host from a path. */
const SPECIAL = new Set(["ftp", "http", "https", "ws", "wss"]);

function specialScheme(reference: string): string | undefined {
  const scheme = partsOf(reference).scheme?.toLowerCase();
  return scheme !== undefined && SPECIAL.has(scheme) ? scheme : undefined;
}

/** WHATWG URL §4.4, "special relative or authority state". */
function repeatsScheme({ reference, base }: Led): boolean {
  const scheme = specialScheme(reference);
  if (scheme === undefined || base === undefined) return false;
  return partsOf(base).scheme?.toLowerCase() === scheme && !reference.startsWith("//", scheme.length + 1);
}

/** Its causes, of which the first that fits explains. */
export const WHATWG_CAUSES: readonly Cause[] = [
  {
    of: ["whatwg"],
    when: repeatsScheme,
    why: "the WHATWG URL Standard ignores a scheme that equals the base's, as parsers before RFC 3986 did (§5.2.2)",
    section: "RFC 3986 §5.2.2",
  },
  {
    of: ["whatwg"],
    when: ({ reference }) => /^file:[/\\]*[A-Za-z][:|](?![^/\\?#])/i.test(reference),
    why: "to the WHATWG URL Standard a letter and a colon behind the slashes of a file URL are a drive, with which the path begins",
    section: "WHATWG URL §4.4",
  },
  {
    of: ["whatwg"],
    when: ({ reference }) => specialScheme(reference) !== undefined && !/^\w+:\/\/(?![/\\])/.test(reference),
    why: "to the WHATWG URL Standard the slashes behind a special scheme are optional, and a host follows however many there are",
    section: "WHATWG URL §4.4",
  },
  {
    of: ["whatwg"],
    when: ({ reference, host }) =>
      /^[0-9.]+$/.test(host ?? "") && serverOf(partsOf(reference).authority ?? "").host !== host,
    why: "to the WHATWG URL Standard a host that ends in a number is an IPv4 address, of one to four numbers, which may be octal or hexadecimal",
    section: "WHATWG URL §3.5",
  },
  {
    of: ["whatwg"],
    when: ({ reference }) => /[^\0-\x7f]|%[89A-F]/i.test(partsOf(reference).authority ?? ""),
    why: "the WHATWG URL Standard maps the characters of a domain to those that it is registered with",
    section: "WHATWG URL §3.3",
  },
];

const CAUSES: readonly Cause[] = [
  ...WHATWG_CAUSES,
  {
    of: ["url-syntax-05", "rfc2396"],
    when: mergesWithNothing,
    why: "with a base that has no path, url-syntax-05 and RFC 2396 add no slash",
    section: "RFC 2396 §5.2, step 6a",
  },
  {
    of: ["rfc1738", "rfc1808"],
    when: ({ reference }) => /^[^/?#]*\/\/[^/?#]*\?/.test(reference),
    why: "a question mark ended no host before url-syntax-05, a slash only",
    section: "url-syntax-05 F.2",
  },
];

/** What parts two readers: a peculiarity of one of them. */
export function causeOf(readers: readonly [Reader, Reader], led: Led): Cause | undefined {
  const has = ({ of }: Cause, reader: Reader) => reader !== "appendix-b" && of.includes(reader);
  return CAUSES.find((cause) => has(cause, readers[0]) !== has(cause, readers[1]) && cause.when(led));
}
