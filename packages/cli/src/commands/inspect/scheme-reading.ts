/** What a reference means by its scheme, as data and as lines for people. */

import { parse, printable, type UriReference, type UriSyntaxError } from "urikit";
import { type AnyScheme, schemeOf, standardSchemes } from "urikit/schemes";
import { type Connection, connectionSchemes, maskConnection } from "urikit/schemes/connection";
import { type Registration, registrationOf } from "urikit/schemes/registry";
import { inColumns } from "../../display/columns.ts";
import { wrapped } from "../../display/layout.ts";
import { masked, maskSecrets } from "../../display/masking.ts";
import { quotedOctets, withOctets } from "../../display/octets.ts";
import type { Screen } from "../../display/terminal.ts";
import { type LineError, lineErrorOf } from "../../lines/line-error.ts";

export type SchemeError = Pick<LineError, "index" | "code" | "rule" | "section" | "message">;

/** The reading of a reference by its scheme, or why it has none. */
export interface SchemeReading {
  /** The specification of the scheme; absent if urikit does not know the scheme. */
  readonly specification?: string;
  /** Where the specification is not a standard. */
  readonly standing?: "draft" | "custom";
  /** What the registry calls the scheme; absent if it is not registered. */
  readonly description?: string;
  readonly status?: string;
  readonly reading?: object;
  /** Which rule of the scheme the reference breaks. */
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

/** So many references within each other are read. */
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

/** What a connection string means to the program that it is for, though it may be no URI; undefined for other texts. */
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
      inside: inside.map((one) => ({ ...withoutSecrets(one), reference: maskSecrets(one.reference) })),
    }),
  };
}

function hiddenMembers(reading: object): object {
  const hidden = (name: string, value: unknown): unknown => {
    if (SECRETS.has(name)) return "***";
    return name === "inner" && typeof value === "string" ? maskSecrets(value) : value;
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

/** What errors were made of, beside them: they are data, which JSON shows. */
const causes = new WeakMap<SchemeError, UriSyntaxError>();

/** What is wrong by the scheme, as the line of a list has it. */
export function lineErrorOfScheme(error: SchemeError): LineError {
  const cause = causes.get(error);
  return cause === undefined ? error : { ...error, cause };
}

/** What the registry calls the scheme. */
export function nameOfScheme({ description }: SchemeReading): string {
  return description === undefined ? "not registered" : printable(description);
}

/** The document by which a scheme is read, and that it is not a standard if it does not say so itself. */
export function specificationWords({
  specification = "",
  standing,
}: {
  readonly specification?: string | undefined;
  readonly standing?: string | undefined;
}): string {
  const isSaid = standing === undefined || /\bcustom\b/.test(specification);
  return isSaid ? specification : `${specification} (a ${standing}, not a standard)`;
}

/** Whether the reading is that of http and its like, which adds nothing to the components but the port. */
export function isWebReading(schemeReading: SchemeReading | undefined): boolean {
  return schemeReading?.reading !== undefined && "segments" in schemeReading.reading;
}

/** All of it for people, without what the page shows elsewhere. Passwords are masked. */
export function readingLines(
  schemeReading: SchemeReading | undefined,
  hides: (value: unknown) => boolean,
): string[] {
  if (schemeReading === undefined) return [];
  const { status, specification, error, refused } = schemeReading;
  const name = `${nameOfScheme(schemeReading)}${status === undefined ? "" : ` (${status})`}`;
  return [
    specification === undefined ? name : `${name}, specified in ${specificationWords(schemeReading)}`,
    ...(error === undefined ? [] : [`breaks the rules of the scheme: ${error.message}`]),
    ...memberLines(schemeReading, { hides: (_, value) => hides(value) }),
    ...(refused === undefined ? [] : [`access refused: ${printable(refused.message)}`]),
  ];
}

/** What a text that is not a URI reference is as a connection string, or why it is none. */
export function connectionLines(
  schemeReading: SchemeReading,
  { colors, width }: Pick<Screen, "colors" | "width">,
): string[] {
  const { specification, error } = schemeReading;
  const read = error === undefined ? "as a connection string" : `nor a connection string: ${error.message}`;
  const title = error === undefined ? `${read} (${specification}):` : read;
  const members = memberLines(schemeReading, { hides: (name) => name === "scheme" });
  return [
    ...wrapped(title, width - 2, "").map((line) => `  ${colors.dim(line)}`),
    ...members.flatMap((line) => wrapped(line, width - 2)).map((line) => `  ${line}`),
  ];
}

/** The references in a reference, each with the name of its scheme, and below it what it means. */
export function insideLines({ inside = [] }: SchemeReading): string[] {
  return inside.flatMap((one) => {
    const document = one.specification === undefined ? "" : `, ${specificationWords(one)}`;
    const members = memberLines(one, { hides: (name) => ["password", "userinfo", "inner"].includes(name) });
    const broken = one.error === undefined ? [] : [`breaks the rules of its scheme: ${one.error.message}`];
    return [
      `${printable(one.reference)}: ${nameOfScheme(one)}${document}`,
      ...broken,
      ...members.map((line) => `  ${line}`),
    ];
  });
}

/** Which members of a reading are not shown. */
interface Hiding {
  readonly hides: (name: string, value: unknown) => boolean;
}

/** The members of the reading that are not hidden and have something in them, each with its name. */
export function memberLines(schemeReading: SchemeReading | undefined, hiding: Hiding): string[] {
  return inColumns(memberTexts(schemeReading, hiding));
}

/** The same as names and values. Passwords are masked. */
export function memberTexts(
  schemeReading: SchemeReading | undefined,
  { hides }: Hiding,
): (readonly [name: string, value: string])[] {
  return Object.entries(schemeReading?.reading ?? {})
    .filter(([name, value]) => !isEmpty(value) && !hides(name, value))
    .map(([name, value]) => [name, memberText(name, value)]);
}

function isEmpty(value: unknown): boolean {
  return value === undefined || (Array.isArray(value) && value.length === 0);
}

function memberText(name: string, value: unknown): string {
  if (name === "hosts" && Array.isArray(value)) return value.map(hostText).join(", ");
  if (name === "password" && value !== "") return "***";
  if (name === "userinfo" && typeof value === "string") return value.replace(/:.+/s, ":***");
  return valueText(value);
}

/** A server of a connection: a socket, or a host and a port. */
function hostText({ host, socket, port }: Connection["hosts"][number]): string {
  const name = socket === undefined ? (host ?? "the usual host") : `socket ${socket}`;
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

/** Whether commas stand in its text that separate members. */
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
