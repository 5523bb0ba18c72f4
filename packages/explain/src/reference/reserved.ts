/**
 * RFC 3986 §2.2: which reserved characters have a meaning where. A reserved character is a delimiter or data. That
 * depends on the component, and sometimes on what precedes it.
 */

import type { Component, UriReference } from "urikit";
import { type Statement, statement } from "urikit/words";
import type { ReferenceId } from "../words/words.ts";

/** `delimiter` by the grammar; `convention` if schemes or people give it a meaning; otherwise `data`. */
export type Role = "delimiter" | "convention" | "data";

/** One reserved character, percent-encoded or not, in one component. */
export interface Reserved {
  /** As it is written: `:`, `%2F`. */
  readonly character: string;
  readonly component: Component;
  readonly role: Role;
  readonly meaning: Statement<ReferenceId>;
  readonly section: string;
  readonly count: number;
  /** Where the first of them is. */
  readonly index: number;
}

type Sense = Pick<Reserved, "component" | "role" | "meaning" | "section">;

const RESERVED = /%[\dA-Fa-f]{2}|[:/?#[\]@!$&'()*+,;=]/g;
/** The two slashes that begin an authority are one delimiter. */
const AUTHORITY = "//";
const RESERVED_OCTETS = new Set([...":/?#[]@!$&'()*+,;="].map((character) => character.charCodeAt(0)));

/**
 * All of them, in the order in which they first appear. Those with the same meaning are counted together.
 */
export function reservedIn(reference: UriReference, queryDelimiter = "&"): Reserved[] {
  const found = new Map<string, Reserved>();
  for (const { 0: match, index } of reference.text.matchAll(RESERVED)) {
    if (match.length === 3 && !RESERVED_OCTETS.has(Number.parseInt(match.slice(1), 16))) continue;
    const sense = senseOf(match, index, reference, queryDelimiter);
    const opensAuthority = match === "/" && sense.component === "authority";
    if (opensAuthority && reference.text[index - 1] === "/") continue;
    const character = opensAuthority ? AUTHORITY : match;
    const key = `${character} ${sense.component} ${sense.meaning.id}`;
    const first = found.get(key);
    found.set(key, first ? { ...first, count: first.count + 1 } : { character, ...sense, count: 1, index });
  }
  return [...found.values()];
}

function senseOf(character: string, index: number, reference: UriReference, queryDelimiter: string): Sense {
  const component = (["userinfo", "host", "port", "path", "query", "fragment"] as const).find((name) => {
    const range = reference.range(name);
    return range !== undefined && range.from <= index && index < range.to;
  });
  if (component === undefined) return delimiter(character, index, reference);
  if (character.length === 3) return sense(component, "data", "reserved-encoded", "§2.2");
  if (component === "userinfo") return inUserinfo(character, index, reference);
  if (component === "host") return inHost(character);
  if (component === "path") return inPath(character);
  if (component === "query") return inQuery(character, queryDelimiter);
  return /[:@/?]/.test(character)
    ? sense("fragment", "data", "reserved-data", "§3.5")
    : sense("fragment", "convention", "reserved-in-fragment", "§3.5");
}

function sense(component: Component, role: Role, meaning: ReferenceId, section: string): Sense {
  return { component, role, meaning: statement(meaning), section: `RFC 3986 ${section}` };
}

/** A character between two components. */
function delimiter(character: string, index: number, reference: UriReference): Sense {
  const { scheme } = reference;
  switch (character) {
    case "/":
      return sense("authority", "delimiter", "reserved-begins-authority", "§3.2");
    case "@":
      return sense("authority", "delimiter", "reserved-ends-userinfo", "§3.2.1");
    case "?":
      return sense("query", "delimiter", "reserved-begins-query", "§3.4");
    case "#":
      return sense("fragment", "delimiter", "reserved-begins-fragment", "§3.5");
    default:
      return index === scheme?.length
        ? sense("scheme", "delimiter", "reserved-ends-scheme", "§3.1")
        : sense("authority", "delimiter", "reserved-begins-port", "§3.2.3");
  }
}

function inUserinfo(character: string, index: number, reference: UriReference): Sense {
  const { from = 0 } = reference.range("userinfo") ?? {};
  const isFirstColon = character === ":" && index === from + (reference.user?.length ?? 0);
  return isFirstColon
    ? sense("userinfo", "convention", "reserved-before-password", "§3.2.1")
    : sense("userinfo", "data", "reserved-data", "§3.2.1");
}

function inHost(character: string): Sense {
  if (/[[\]]/.test(character)) return sense("host", "delimiter", "reserved-around-address", "§3.2.2");
  if (character === ":") return sense("host", "delimiter", "reserved-in-address", "§3.2.2");
  return sense("host", "data", "reserved-in-host", "§3.2.2");
}

function inPath(character: string): Sense {
  if (character === "/") return sense("path", "delimiter", "reserved-between-segments", "§3.3");
  if (character === ":" || character === "@") return sense("path", "data", "reserved-data", "§3.3");
  return sense("path", "convention", "reserved-by-scheme", "§3.3");
}

function inQuery(character: string, delimiter: string): Sense {
  switch (character) {
    case delimiter:
      return sense("query", "convention", "reserved-between-pairs", "§3.4");
    case "=":
      return sense("query", "convention", "reserved-after-key", "§3.4");
    case "+":
      return sense("query", "convention", "reserved-for-space", "§3.4");
    case "/":
    case "?":
    case ":":
    case "@":
      return sense("query", "data", "reserved-data", "§3.4");
    default:
      return sense("query", "convention", "reserved-by-scheme", "§3.4");
  }
}
