/** What a reference means by its scheme, as data and as lines for people. */

import { printable, type UriReference } from "urikit";
import { type AnyScheme, schemeOf, standardSchemes } from "urikit/schemes";
import { registrationOf } from "urikit/schemes/registry";
import { quotedOctets, withOctets } from "../../display/octets.ts";
import { type LineError, lineErrorOf } from "../../lines/line-error.ts";

type SchemeError = Pick<LineError, "index" | "code" | "rule" | "section" | "message">;

/** The reading of a reference by its scheme, or why it has none. */
export interface SchemeReading {
  /** The specification of the scheme; absent if urikit does not know the scheme. */
  readonly specification?: string;
  /** What the registry calls the scheme; absent if it is not registered. */
  readonly description?: string;
  readonly status?: string;
  readonly reading?: object;
  /** Which rule of the scheme the reference breaks. */
  readonly error?: SchemeError;
  /** Why access is refused, though there is a reading. */
  readonly refused?: SchemeError;
}

/** The reading of a reference by its scheme; undefined for a relative reference. */
export function schemeReadingOf(reference: UriReference): SchemeReading | undefined {
  const { scheme } = reference;
  if (scheme === undefined) return undefined;
  const registration = registrationOf(scheme);
  const known = schemeOf(reference, standardSchemes);
  return {
    ...(registration && { description: registration.description, status: registration.status }),
    ...(known && { specification: known.specification, ...readingBy(known, reference) }),
  };
}

function readingBy(
  scheme: AnyScheme,
  reference: UriReference,
): Pick<SchemeReading, "reading" | "error" | "refused"> {
  let reading: unknown;
  const error = errorIn(() => {
    reading = scheme.read(reference);
  });
  if (error !== undefined) return { error };
  const refused = errorIn(() => scheme.plan(reference));
  const isRefused = refused !== undefined && refused.code !== "no-plan";
  return { reading: withOctets(reading) as object, ...(isRefused && { refused }) };
}

/** The error that an action throws, if it does. */
function errorIn(act: () => void): SchemeError | undefined {
  try {
    act();
    return undefined;
  } catch (error) {
    const { picture: _, ...schemeError } = lineErrorOf(error);
    return schemeError;
  }
}

/** The same for people, without what the page shows elsewhere. Passwords are masked. */
export function schemeLines(
  schemeReading: SchemeReading | undefined,
  isShown: (value: unknown) => boolean,
): string[] {
  if (schemeReading === undefined) return [];
  const {
    description,
    status = "not registered",
    specification,
    reading = {},
    error,
    refused,
  } = schemeReading;
  const name = description === undefined ? status : `${printable(description)} (${status})`;
  return [
    specification === undefined ? name : `${name}, specified in ${specification}`,
    ...(error === undefined ? [] : [`breaks the rules of the scheme: ${error.message}`]),
    ...Object.entries(reading)
      .filter(([, value]) => value !== undefined && !isShown(value))
      .map(([name, value]) => `${name} = ${memberText(name, value)}`),
    ...(refused === undefined ? [] : [`access refused: ${printable(refused.message)}`]),
  ];
}

function memberText(name: string, value: unknown): string {
  if (name === "password" && value !== "") return "***";
  if (name === "userinfo" && typeof value === "string") return value.replace(/:.+/s, ":***");
  return valueText(value);
}

function valueText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(valueText).join(", ")}]`;
  if (typeof value !== "object" || value === null) return printable(JSON.stringify(value));
  if ("octets" in value && typeof value.octets === "string" && Object.keys(value).length === 1) {
    return quotedOctets(Uint8Array.from(value.octets, (character) => character.charCodeAt(0)));
  }
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  return `{ ${members.map(([name, member]) => `${name} ${valueText(member)}`).join(", ")} }`;
}
