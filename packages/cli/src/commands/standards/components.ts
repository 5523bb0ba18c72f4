/** The components of a reading by the names of its edition, as people may see them: printable, without passwords. */

import type { EditionComponents } from "@urikit/standards";
import { maskPassword, printable } from "urikit";

const MASK = "***";

/**
 * The components of a reading. The platform's URL has those of the target. It does not distinguish an empty component
 * from an absent one, so the empty ones are left out.
 */
export function componentText(
  { id, components = {} }: { readonly id: string; readonly components?: EditionComponents },
  hasBase: boolean,
): string {
  if (id !== "whatwg") return pairs(components);
  const present = Object.entries(components).filter(([, value]) => value !== "");
  return (hasBase ? "of the target: " : "") + pairs(Object.fromEntries(present));
}

/** `name=value` pairs of what is defined. The segments of RFC 2396 are shown only if they have params. */
function pairs(components: EditionComponents): string {
  return Object.entries(components)
    .flatMap(([name, value]) => {
      if (value === undefined) return [];
      if (typeof value === "string") return [`${name}=${printable(withoutPassword(name, value))}`];
      const params = value.flatMap((segment) => segment.params);
      return params.length === 0 ? [] : [`params=${printable(params.join(";"))}`];
    })
    .join(" ");
}

/** Every name that an edition has for a component that may hold a password. */
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
