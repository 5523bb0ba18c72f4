/**
 * RFC 3986 §3.1, RFC 1738 §4: the names of schemes, and who has registered them. The meaning of
 * references is not here.
 */

import { REGISTRATIONS, RESERVED_BY_RFC_1738 } from "./registry-data.ts";

/**
 * What became of a name: `permanent` and `provisional` in IANA's registry, `historical` once it was retired,
 * `experimental` where it begins with `x-` (RFC 1738 §4).
 */
export type RegistrationStatus = "permanent" | "provisional" | "historical" | "experimental";

/** What is known of the name of a scheme. */
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
 * The registered schemes by name: IANA's registry of 2015, and its historical ones.
 *
 * @example
 * ```ts
 * import { registrations } from "urikit/schemes/registry";
 *
 * registrations.get("ldap")?.description; // => "Lightweight Directory Access Protocol"
 * registrations.get("prospero")?.status; // => "historical"
 * ```
 */
export const registrations: ReadonlyMap<string, Registration> = new Map(
  REGISTRATIONS.map(([name, status, description, references]) => [
    name,
    {
      name,
      status: status as RegistrationStatus, // the script writes no other
      description,
      references: referencesOf(references),
      reservedByRfc1738: RESERVED_BY_RFC_1738.includes(name),
    },
  ]),
);

/** `[RFC2141][IANA registry urn-namespaces]`: each in brackets. */
function referencesOf(text: string): readonly string[] {
  return [...text.matchAll(/\[([^\]]*)\]/g)].map(([, reference = ""]) => reference);
}

/**
 * What is known of the name of a scheme, in whatever case it is written; undefined where it is not registered. A
 * name that begins with `x-` is experimental (RFC 1738 §4).
 *
 * @example
 * ```ts
 * import { registrationOf } from "urikit/schemes/registry";
 *
 * registrationOf("HTTP")?.references; // => ["RFC7230, Section 2.7.1"]
 * registrationOf("x-own")?.status; // => "experimental"
 * registrationOf("afs")?.reservedByRfc1738; // => true
 * registrationOf("htpp"); // => undefined
 * ```
 */
export function registrationOf(name: string): Registration | undefined {
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
