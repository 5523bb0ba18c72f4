/** The meaning of a reference by its scheme, as data. */

import { redact } from "@urikit/audit/at-once";
import { type AnyScheme, schemeOf, standardSchemes } from "@urikit/schemes";
import { type Connection, connectionSchemes, maskConnection } from "@urikit/schemes/connection";
import { type Registration, registrationOf } from "@urikit/schemes/registry";
import { parse, type UriReference } from "urikit";
import { printable } from "urikit/display";
import { type Catalogue, type Statement, say, statement } from "urikit/words";
import { reference } from "../words/en-reference.ts";
import type { ReferenceId, Words } from "../words/words.ts";
import { type LineError, lineErrorOf } from "./line-error.ts";
import { masked } from "./masking.ts";
import { quotedOctets, withOctets } from "./octets.ts";

export type SchemeError = Pick<LineError, "index" | "code" | "rule" | "section" | "message">;

/** The reading of a reference by its scheme, or why it has no reading. */
export interface SchemeReading {
  /** The specification of the scheme; absent if urikit does not know the scheme. */
  readonly specification?: string;
  /** Where the specification is not a standard. */
  readonly standing?: "draft" | "custom";
  /** The name of the scheme in the registry; absent if it is not registered. */
  readonly description?: string;
  readonly status?: string;
  readonly reading?: object;
  /** The rule of the scheme that the reference breaks. */
  readonly error?: SchemeError;
  /** Why access is refused, though there is a reading. */
  readonly refused?: SchemeError;
  /** The references in this one, such as that of `view-source`, from the outside in. */
  readonly inside?: readonly InsideReading[];
}

/** A reference in another one, and its reading. */
export interface InsideReading extends SchemeReading {
  readonly reference: string;
}

/** The number of references within each other that are read. */
const DEEPEST = 8;

/** The reading of a reference by its scheme, and of those in it; undefined for a relative reference. */
export function schemeReadingOf(reference: UriReference): SchemeReading | undefined {
  const schemeReading = ownReadingOf(reference);
  const inside: InsideReading[] = [];
  let inner = innerOf(schemeReading);
  while (inner !== undefined && inside.length < DEEPEST) {
    const reading: InsideReading = { reference: inner, ...ownReadingOf(parse(inner)) };
    inside.push(reading);
    inner = innerOf(reading);
  }
  return schemeReading && { ...schemeReading, ...(inside.length > 0 && { inside }) };
}

/** The reference in another one, by the reading of its scheme: a URI. */
function innerOf(schemeReading: SchemeReading | undefined): string | undefined {
  const { inner } = (schemeReading?.reading ?? {}) as { readonly inner?: unknown };
  return typeof inner === "string" ? inner : undefined;
}

/** The registry calls `sftp` "query", which is a slip of it. */
function descriptionOf({ name, description }: Registration): string {
  return name === "sftp" && description === "query" ? name : description;
}

function ownReadingOf(reference: UriReference): SchemeReading | undefined {
  const { scheme } = reference;
  if (scheme === undefined) return undefined;
  const registration = registrationOf(scheme);
  const known = schemeOf(reference, standardSchemes);
  return {
    ...(registration && { description: descriptionOf(registration), status: registration.status }),
    ...(known && { specification: known.specification, ...readingBy(known, reference) }),
    ...(known?.standing && { standing: known.standing }),
    ...(known === undefined && connectionReadingOf(reference.text)),
  };
}

/** The meaning of a connection string for its program, though it may not be a URI; undefined for other texts. */
export function connectionReadingOf(text: string): SchemeReading | undefined {
  const [, scheme = ""] = /^([a-z][a-z0-9+.-]*):\/\//i.exec(text) ?? [];
  const kind = connectionSchemes.get(scheme.toLowerCase());
  if (kind === undefined) return undefined;
  let reading: Connection | undefined;
  const error = errorIn(() => {
    reading = kind.read(text);
  });
  const { specification } = kind;
  return { specification, standing: "custom", ...(error && { error }), ...(reading && { reading }) };
}

/** The same with `***` for the password and for options that are secrets. */
export function maskedConnectionOf(text: string): SchemeReading | undefined {
  const whole = connectionReadingOf(text); // its error shows no password
  return whole?.reading === undefined ? whole : connectionReadingOf(maskConnection(text));
}

/** The same without password and key: of the reference with `***` in their place, if its scheme reads that. */
export function maskedReadingOf(reference: UriReference): SchemeReading | undefined {
  const shown = masked(reference);
  const schemeReading = schemeReadingOf(shown);
  const connection = maskedConnectionOf(reference.text);
  if (connection !== undefined) return { ...schemeReading, ...connection };
  const isRead = [schemeReading, ...(schemeReading?.inside ?? [])].every((one) => one?.error === undefined);
  const whole = shown === reference || isRead ? undefined : schemeReadingOf(reference);
  return whole === undefined ? schemeReading : withoutSecrets(whole);
}

function withoutSecrets({ reading, inside, ...others }: SchemeReading): SchemeReading {
  return {
    ...others,
    ...(reading && { reading: hiddenMembers(reading) }),
    ...(inside && {
      inside: inside.map((one) => ({ ...withoutSecrets(one), reference: redact(one.reference) })),
    }),
  };
}

function hiddenMembers(reading: object): object {
  const hidden = (name: string, value: unknown): unknown => {
    if (SECRETS.has(name)) return "***";
    return name === "inner" && typeof value === "string" ? redact(value) : value;
  };
  return Object.fromEntries(Object.entries(reading).map(([name, value]) => [name, hidden(name, value)]));
}

const SECRETS: ReadonlySet<string> = new Set(["password", "userinfo", "secret"]);

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
    const { picture: _, cause, ...schemeError } = lineErrorOf(error);
    if (cause !== undefined) causes.set(schemeError, cause);
    return schemeError;
  }
}

/** The sources of errors, kept outside them: errors are data, which JSON shows. */
const causes = new WeakMap<SchemeError, NonNullable<LineError["cause"]>>();

/** The error by the scheme, as an error in a line of a list. */
export function lineErrorOfScheme(error: SchemeError): LineError {
  const cause = causes.get(error);
  return cause === undefined ? error : { ...error, cause };
}

/** The reading with its errors, and those of the references in it, in the words of a language. */
export function saidReading<Reading extends SchemeReading>(whole: Reading, words: Words): Reading {
  const { error, refused, inside } = whole;
  const said = (one: SchemeError) => ({ ...one, message: words.error(lineErrorOfScheme(one)) });
  return {
    ...whole,
    ...(whole.status === "experimental" && { description: words.text("experimental-scheme") }),
    ...(error && { error: said(error) }),
    ...(refused && { refused: said(refused) }),
    ...(inside && { inside: inside.map((one) => saidReading(one, words)) }),
  };
}

/** The name of the scheme in the registry. */
export function nameOfScheme({ description }: SchemeReading): string {
  return description === undefined ? "not registered" : printable(description);
}

/** The name of a scheme, for people. */
export function schemeName({
  scheme = "",
  description,
  status,
}: {
  readonly scheme?: string | undefined;
  readonly description?: string | undefined;
  readonly status?: string | undefined;
}): Statement<ReferenceId> {
  if (description === undefined) return statement("not-registered");
  // RFC 1738 §4: "x-" begins the names of experiments.
  if (status === "experimental") return statement("experimental-scheme");
  return statement("scheme-name", scheme.toLowerCase(), printable(description));
}

interface Specified {
  readonly specification?: string | undefined;
  readonly standing?: SchemeReading["standing"];
}

/** The document by which a scheme is read, and that it is not a standard if it does not say so itself. */
export function documentOf({ specification = "", standing }: Specified): Statement<ReferenceId> {
  const isSaid = standing === undefined || /\bcustom\b/.test(specification);
  return statement(isSaid ? "specification" : `specification-${standing}`, specification);
}

/** The same in English. */
export function specificationWords(specified: Specified): string {
  return say(reference, documentOf(specified));
}

/** Whether the reading is that of http and its like, which adds nothing to the components but the port. */
export function isWebReading(schemeReading: SchemeReading | undefined): boolean {
  return schemeReading?.reading !== undefined && "segments" in schemeReading.reading;
}

/** The members of a reading that are not shown, and the form of the others. */
export interface Hiding {
  readonly hides: (name: string, value: unknown) => boolean;
  readonly words?: Words;
}

/**
 * The names and values of the members of the reading that are not hidden and have something in them. Passwords are
 * masked.
 */
export function memberTexts(
  schemeReading: SchemeReading | undefined,
  { hides, words }: Hiding,
): (readonly [name: string, value: string])[] {
  return Object.entries(schemeReading?.reading ?? {})
    .filter(([name, value]) => !isEmpty(value) && !hides(name, value))
    .map(([name, value]) => [name, memberText(name, value, words?.catalogue ?? reference)]);
}

function isEmpty(value: unknown): boolean {
  return value === undefined || (Array.isArray(value) && value.length === 0);
}

function memberText(name: string, value: unknown, words: Catalogue): string {
  if (name === "hosts" && Array.isArray(value)) return value.map((host) => hostText(host, words)).join(", ");
  if (name === "password" && value !== "") return "***";
  if (name === "userinfo" && typeof value === "string") return value.replace(/:.+/s, ":***");
  return valueText(value);
}

/** A server of a connection: a socket, or a host and a port. */
function hostText({ host, socket, port }: Connection["hosts"][number], words: Catalogue): string {
  const name =
    socket === undefined
      ? (host ?? say(words, statement("usual-host")))
      : say(words, statement("socket", socket));
  return printable(port === undefined ? name : `${name}:${port}`);
}

function valueText(value: unknown): string {
  if (Array.isArray(value)) return value.map(valueText).join(value.some(hasManyMembers) ? "; " : ", ");
  if (typeof value !== "object" || value === null) return printable(JSON.stringify(value));
  if ("octets" in value && typeof value.octets === "string" && Object.keys(value).length === 1) {
    return quotedOctets(Uint8Array.from(value.octets, (character) => character.charCodeAt(0)));
  }
  const { name, rest } = namedMembers(value);
  if (name !== undefined) return [printable(name), ...rest.map(partText)].join(" ");
  return rest.map(([of, member]) => `${of} ${valueText(member)}`).join(", ");
}

/** Whether its text has commas that separate members. */
function hasManyMembers(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const { name, rest } = namedMembers(value);
  return name === undefined && rest.length > 1;
}

/** The name of something, which is the key of a pair, and its members that have something in them. */
function namedMembers(value: object): { name: string | undefined; rest: [string, unknown][] } {
  const members = Object.entries(value).filter(([, member]) => !isEmpty(member) && member !== false);
  const isName = ([of, member]: [string, unknown]) =>
    typeof member === "string" && (of === "name" || (of === "key" && "value" in value));
  const [, name] = members.find(isName) ?? [];
  return {
    name: typeof name === "string" ? name : undefined,
    rest: members.filter((member) => !isName(member)),
  };
}

/** A part of something that has a name: its value alone, another part with its own name. */
function partText([name, member]: [string, unknown]): string {
  if (name === "value") return valueText(member);
  return member === true ? `(${name})` : `(${name} ${valueText(member)})`;
}
