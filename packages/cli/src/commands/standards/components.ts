/** Components by the names of an edition, and texts of references, as people may see them: printable, no password. */

import type { EditionComponents, EditionReading } from "@urikit/standards";
import { maskPassword, printable } from "urikit";

const MASK = "***";

/** A reference, valid or not, without its password. */
export function shown(text: string): string {
  return printable(maskPassword(text));
}

/**
 * The components of a reading. The platform's URL has those of the target, and does not tell an empty one from one
 * that is absent, so that the empty are left out.
 */
export function readingTerms({ id, components = {} }: EditionReading, hasBase: boolean): string {
  if (id !== "whatwg") return ownTerms(components);
  const told = Object.entries(components).filter(([, value]) => value !== "");
  return (hasBase ? "of the target: " : "") + ownTerms(Object.fromEntries(told));
}

/** `name=value` pairs of what is defined; what RFC 2396 makes of segments is only shown where there are params. */
function ownTerms(components: EditionComponents): string {
  return Object.entries(components)
    .flatMap(([name, value]) => {
      if (value === undefined) return [];
      if (typeof value === "string") return [`${name}=${printable(withoutPassword(name, value))}`];
      const params = value.flatMap((segment) => segment.params);
      return params.length === 0 ? [] : [`params=${printable(params.join(";"))}`];
    })
    .join(" ");
}

/** Every name that an edition has for what may hold a password. */
function withoutPassword(name: string, value: string): string {
  if (name === "password") return value && MASK;
  if (name === "userinfo") return value.replace(/^([^:]*:).+$/s, `$1${MASK}`);
  if (AUTHORITIES.has(name)) return value.replace(/^([^:@]*:)[^@]+(?=@)/, `$1${MASK}`);
  return name === "schemepart" ? maskPassword(value) : value;
}

const AUTHORITIES: ReadonlySet<string> = new Set([
  "authority",
  "net_loc",
  "reg-name",
  "reg_name",
  "server",
  "site",
]);
