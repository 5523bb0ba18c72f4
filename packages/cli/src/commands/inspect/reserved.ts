/**
 * RFC 3986 §2.2: which reserved characters have a meaning where. A reserved character is a delimiter or data. That
 * depends on the component, and sometimes on what precedes it.
 */

import type { UriReference } from "urikit";

/** `delimiter` by the grammar; `convention` if schemes or people give it a meaning; otherwise `data`. */
export type Role = "delimiter" | "convention" | "data";

/** One reserved character, percent-encoded or not, in one component. */
export interface Reserved {
  /** As it is written: `:`, `%2F`. */
  readonly character: string;
  readonly component: string;
  readonly role: Role;
  readonly meaning: string;
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

/** All of them, in the order in which they first appear. Those with the same meaning are counted together. */
export function reservedIn(reference: UriReference, queryDelimiter = "&"): Reserved[] {
  const found = new Map<string, Reserved>();
  for (const { 0: match, index } of reference.text.matchAll(RESERVED)) {
    if (match.length === 3 && !RESERVED_OCTETS.has(Number.parseInt(match.slice(1), 16))) continue;
    const sense = senseOf(match, index, reference, queryDelimiter);
    const opensAuthority = match === "/" && sense.component === "authority";
    if (opensAuthority && reference.text[index - 1] === "/") continue;
    const character = opensAuthority ? AUTHORITY : match;
    const key = `${character} ${sense.component} ${sense.meaning}`;
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
  if (character.length === 3)
    return sense(component, "data", "encoded, so that it is not taken for a delimiter", "§2.2");
  if (component === "userinfo") return inUserinfo(character, index, reference);
  if (component === "host") return inHost(character);
  if (component === "path") return inPath(character);
  if (component === "query") return inQuery(character, queryDelimiter);
  return /[:@/?]/.test(character)
    ? sense("fragment", "data", "data", "§3.5")
    : sense("fragment", "convention", "data, unless the media type gives it a meaning", "§3.5");
}

function sense(component: string, role: Role, meaning: string, section: string): Sense {
  return { component, role, meaning, section: `RFC 3986 ${section}` };
}

/** A character between two components. */
function delimiter(character: string, index: number, reference: UriReference): Sense {
  const { scheme } = reference;
  switch (character) {
    case "/":
      return sense("authority", "delimiter", "begins the authority", "§3.2");
    case "@":
      return sense("authority", "delimiter", "ends the userinfo", "§3.2.1");
    case "?":
      return sense("query", "delimiter", "begins the query", "§3.4");
    case "#":
      return sense("fragment", "delimiter", "begins the fragment", "§3.5");
    default:
      return index === scheme?.length
        ? sense("scheme", "delimiter", "ends the scheme", "§3.1")
        : sense("authority", "delimiter", "begins the port", "§3.2.3");
  }
}

function inUserinfo(character: string, index: number, reference: UriReference): Sense {
  const { from = 0 } = reference.range("userinfo") ?? {};
  const isFirstColon = character === ":" && index === from + (reference.user?.length ?? 0);
  return isFirstColon
    ? sense("userinfo", "convention", "separates the user from what used to be the password", "§3.2.1")
    : sense("userinfo", "data", "data", "§3.2.1");
}

function inHost(character: string): Sense {
  if (/[[\]]/.test(character)) return sense("host", "delimiter", "encloses an address", "§3.2.2");
  if (character === ":") return sense("host", "delimiter", "separates the pieces of an address", "§3.2.2");
  return sense("host", "data", "data, which no DNS name contains", "§3.2.2");
}

function inPath(character: string): Sense {
  if (character === "/") return sense("path", "delimiter", "separates segments", "§3.3");
  if (character === ":" || character === "@") return sense("path", "data", "data", "§3.3");
  return sense("path", "convention", "data, unless the scheme or the server gives it a meaning", "§3.3");
}

function inQuery(character: string, delimiter: string): Sense {
  switch (character) {
    case delimiter:
      return sense("query", "convention", "separates pairs", "§3.4");
    case "=":
      return sense("query", "convention", "separates a key from its value", "§3.4");
    case "+":
      return sense("query", "convention", "data; forms write it for a space", "§3.4");
    case "/":
    case "?":
    case ":":
    case "@":
      return sense("query", "data", "data", "§3.4");
    default:
      return sense("query", "convention", "data, unless the scheme or the server gives it a meaning", "§3.4");
  }
}
