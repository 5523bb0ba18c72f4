/** What a reference means by its scheme, as data and in labelled lines. */

import { printable, type UriReference, UriSyntaxError } from "urikit";
import { type AnyScheme, schemeOf, standardSchemes } from "urikit/schemes";
import { registrationOf } from "urikit/schemes/registry";
import { quotedOctets, withOctets } from "../../display/octets.ts";

/** The reading of a reference by its scheme, or why it has none. */
export interface Meaning {
  /** The specification that governs the scheme; absent where the scheme is not known. */
  readonly specification?: string;
  /** What the registry calls the scheme; absent where it does not know it. */
  readonly description?: string;
  readonly status?: string;
  readonly reading?: object;
  /** How it is against the scheme's rules. */
  readonly error?: Fault;
  /** Why there is a reading, but access is refused. */
  readonly refused?: Fault;
}

interface Fault {
  readonly index: number;
  readonly code: string;
  readonly rule: string;
  readonly section: string;
  readonly message: string;
}

/** What a reference means; undefined for a relative one. */
export function meaningOf(reference: UriReference): Meaning | undefined {
  const { scheme } = reference;
  if (scheme === undefined) return undefined;
  const registration = registrationOf(scheme);
  const known = schemeOf(reference, standardSchemes);
  return {
    ...(registration && { description: registration.description, status: registration.status }),
    ...(known && { specification: known.specification, ...readingOf(reference, known) }),
  };
}

function readingOf(
  reference: UriReference,
  scheme: AnyScheme,
): Pick<Meaning, "reading" | "error" | "refused"> {
  let reading: unknown;
  const error = faultOf(() => {
    reading = scheme.read(reference);
  });
  if (error !== undefined) return { error };
  const refused = faultOf(() => scheme.plan(reference));
  const isRefused = refused !== undefined && refused.code !== "no-plan";
  return { reading: withOctets(reading) as object, ...(isRefused && { refused }) };
}

/** What is wrong with what is done. */
function faultOf(act: () => void): Fault | undefined {
  try {
    act();
    return undefined;
  } catch (error) {
    if (!(error instanceof UriSyntaxError)) throw error;
    const { index, code, rule, section, reason } = error;
    return { index, code, rule, section, message: reason };
  }
}

/** The same for people; a password is not shown. */
export function meaningLines(meaning: Meaning | undefined): string[] {
  if (meaning === undefined) return [];
  const { description, status = "not registered", specification, reading = {}, error, refused } = meaning;
  const name = description === undefined ? status : `${printable(description)} (${status})`;
  return [
    specification === undefined ? name : `${name}, by ${specification}`,
    ...(error === undefined ? [] : [`against its rules: ${error.message}`]),
    ...Object.entries(reading)
      .filter(([, value]) => value !== undefined)
      .map(([member, value]) => `${member} = ${shownMember(member, value)}`),
    ...(refused === undefined ? [] : [`access refused: ${printable(refused.message)}`]),
  ];
}

function shownMember(name: string, value: unknown): string {
  if (name === "password" && value !== "") return "***";
  if (name === "userinfo" && typeof value === "string") return value.replace(/:.+/s, ":***");
  return shown(value);
}

function shown(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(shown).join(", ")}]`;
  if (typeof value !== "object" || value === null) return printable(JSON.stringify(value));
  if ("octets" in value && typeof value.octets === "string" && Object.keys(value).length === 1) {
    return quotedOctets(Uint8Array.from(value.octets, (character) => character.charCodeAt(0)));
  }
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  return `{ ${members.map(([name, member]) => `${name} ${shown(member)}`).join(", ")} }`;
}
