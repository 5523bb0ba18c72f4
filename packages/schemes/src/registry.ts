/**
 * @urikit/schemes/registry: the names of schemes, and who has registered them (RFC 3986 §3.1, RFC 1738 §4). The meaning of
 * references is not here.
 *
 * @packageDocumentation
 */

import { FixedMap, requireString } from "urikit/foundation";
import { DATE, HISTORICAL, PERMANENT, PROVISIONAL, RESERVED_BY_RFC_1738 } from "./registry-data.ts";

/**
 * The status of a name: `permanent` and `provisional` in IANA's registry, `historical` once it was retired,
 * `experimental` where it begins with `x-` (RFC 1738 §4).
 */
type RegistrationStatus = "permanent" | "provisional" | "historical" | "experimental";

/** The registration of the name of a scheme. */
export interface Registration {
  readonly name: string;
  readonly status: RegistrationStatus;
  readonly description: string;
  /** The documents, or the people, that describe it. */
  readonly references: readonly string[];
  /** Whether RFC 1738 §4 reserved the name, before it was defined. */
  readonly reservedByRfc1738: boolean;
}

/**
 * The day of the copy of IANA's registry that is known here, as `YYYY-MM-DD`: what was registered or changed later is
 * not.
 *
 * @example
 * ```ts
 * import { registryDate } from "@urikit/schemes/registry";
 *
 * registryDate; // => "2022-11-18"
 * ```
 */
export const registryDate: string = DATE;

/**
 * The registered schemes by name: the permanent, provisional and historical ones in IANA's registry of
 * {@link registryDate}.
 *
 * @example
 * ```ts
 * import { registrations } from "@urikit/schemes/registry";
 *
 * registrations.get("ldap")?.description; // => "Lightweight Directory Access Protocol"
 * registrations.get("prospero")?.status; // => "historical"
 * ```
 */
export const registrations: ReadonlyMap<string, Registration> = new FixedMap([
  ...registered("permanent", PERMANENT),
  ...registered("provisional", PROVISIONAL),
  ...registered("historical", HISTORICAL),
]);

function registered(status: RegistrationStatus, lines: string): readonly (readonly [string, Registration])[] {
  return lines.split("\n").map((line) => {
    const [name = "", references = "", description = name] = line.split("\t");
    const reservedByRfc1738 = RESERVED_BY_RFC_1738.includes(name);
    return [
      name,
      { name, status, description, references: referencesOf(references), reservedByRfc1738 },
    ] as const;
  });
}

/** `[RFC2141][IANA registry urn-namespaces]`: each in brackets. */
function referencesOf(text: string): readonly string[] {
  return text === "" ? [] : text.slice(1, -1).split("][");
}

/**
 * The registration of the name of a scheme, in any case of its letters; undefined where it is not registered. A
 * name that begins with `x-` is experimental (RFC 1738 §4).
 *
 * @example
 * ```ts
 * import { registrationOf } from "@urikit/schemes/registry";
 *
 * registrationOf("HTTP")?.references; // => ["RFC9110, Section 4.2.1"]
 * registrationOf("x-own")?.status; // => "experimental"
 * registrationOf("afs")?.reservedByRfc1738; // => true
 * registrationOf("htpp"); // => undefined
 * ```
 */
export function registrationOf(name: string): Registration | undefined {
  requireString(name, "the name");
  const lower = name.toLowerCase();
  const registered = registrations.get(lower);
  if (registered !== undefined || !lower.startsWith("x-")) return registered;
  return {
    name: lower,
    status: "experimental",
    description: "an experiment among those who agree on it",
    references: ["RFC1738, Section 4"],
    reservedByRfc1738: false,
  };
}
