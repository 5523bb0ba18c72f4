/**
 * RFC 5092 §11: the path of an `imap` reference: a mailbox, and after semicolons a message of it, a part of that, some of
 * its octets, and who may read them.
 */

import { statement } from "urikit/words";
import { fault } from "./fault.ts";
import { IMAP_PATH_FAULTS } from "./faults.ts";
import type { SchemeRule, SchemeSource, TextSpan } from "./source.ts";

/**
 * Some octets of a message: where they begin, and how many they are; up to the end where that is undefined.
 */
export interface ImapPartial {
  readonly offset: number;
  readonly length?: number | undefined;
}

/** The permission to read a message by its reference alone (§6.1). */
export interface ImapUrlAuth {
  /** Until when, as it is written (RFC 3339). */
  readonly expire?: string | undefined;
  /** `anonymous`, `authuser`, or `user+` or `submit+` and a user. */
  readonly access: string;
  /** How the token was made. */
  readonly mechanism: string;
  /** At least 32 hexadecimal digits. They are a secret: whoever has them may read. */
  readonly token: string;
}

/** The members that a path names. */
export interface ImapPath {
  /** Undefined where the server itself is meant. */
  readonly mailbox?: string | undefined;
  /** If the mailbox has another one, it is no longer the one that was meant (§5). */
  readonly uidValidity?: number | undefined;
  /** The message, by its unique identifier. */
  readonly uid?: number | undefined;
  /** The part of the message; all of it where this is undefined. */
  readonly section?: string | undefined;
  readonly partial?: ImapPartial | undefined;
  readonly urlauth?: ImapUrlAuth | undefined;
}

const COMMAND: SchemeRule = { rule: "icommand", section: "RFC 5092 §11" };
const MAILBOX: SchemeRule = { rule: "enc-mailbox", section: "RFC 5092 §11" };

/** In this order. */
const NAMES = ["UIDVALIDITY", "UID", "SECTION", "PARTIAL", "EXPIRE", "URLAUTH"] as const;
type Name = (typeof NAMES)[number];
/** Those that are a segment of their own. */
const IN_SEGMENT: ReadonlySet<Name> = new Set(["UID", "SECTION", "PARTIAL"]);

/** RFC 3501 §9: `nz-number` and `number` are unsigned integers of 32 bits. */
const HIGHEST = 2 ** 32 - 1;

/** RFC 3501 §9: `section-part`, and what may be asked of a message and of a part of it. */
const PART = /^[1-9][0-9]*(?:\.[1-9][0-9]*)*/;
const OF_MESSAGE = /^(?:HEADER|TEXT|HEADER\.FIELDS(?:\.NOT)? \(([^()]+)\))$/i;
/** The name of a header field (RFC 5322 §2.2), as an atom of IMAP. */
const FIELD_NAME = /^[!#$&'+,\-./0-9;<=>?@A-Z[\]^_`|~]+$/i;

const DATE_TIME =
  /^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(?:\.[0-9]+)?(?:Z|[+-][0-9]{2}:[0-9]{2})$/i;
const ACCESS = /^(?:submit\+.+|user\+.+|authuser|anonymous)$/is;
const MECHANISM = /^[-.A-Za-z0-9]+$/;
const TOKEN = /^[0-9A-Fa-f]{32,}$/;

/** The place of each parameter's value. */
type Values = { readonly [name in Name]?: TextSpan | undefined };

const NOWHERE: ImapPath = {
  mailbox: undefined,
  uidValidity: undefined,
  uid: undefined,
  section: undefined,
  partial: undefined,
  urlauth: undefined,
};

/** §11: `[ "/" [ imessagelist / imessagepart [ iurlauth ] ] ]`. */
export function readImapPath(source: SchemeSource): ImapPath {
  const { from, to } = source.path;
  if (to - from <= 1) return NOWHERE;
  const { mailbox, values } = split(source, { from: from + 1, to });
  return {
    mailbox: source.decode(mailbox),
    uidValidity: readNumber(source, values.UIDVALIDITY, 1),
    uid: readNumber(source, values.UID, 1),
    section: readSection(source, values.SECTION),
    partial: readPartial(source, values.PARTIAL),
    urlauth: readUrlAuth(source, values),
  };
}

/** The mailbox, and the parameters, each once and in order. The slash before some of them is not a part. */
function split(
  source: SchemeSource,
  path: TextSpan,
): { readonly mailbox: TextSpan; readonly values: Values } {
  const [mailbox = path, ...parameters] = source.split(path, ";");
  requireMailbox(source, mailbox);
  const spans: [Name | undefined, TextSpan][] = [[undefined, mailbox]];
  for (const parameter of parameters) {
    const name = nameOf(source, parameter);
    const last = spans.at(-1);
    if (IN_SEGMENT.has(name) && last !== undefined) last[1] = withoutSlash(source, last[1], parameter);
    requireOrder(source, parameter, name, last?.[0]);
    spans.push([name, { from: parameter.from + name.length + 1, to: parameter.to }]);
  }
  const [[, first] = [undefined, mailbox], ...rest] = spans;
  return { mailbox: first, values: Object.fromEntries(rest) as Values };
}

function nameOf(source: SchemeSource, parameter: TextSpan): Name {
  const written = source.slice(parameter);
  const name = NAMES.find((known) => written.slice(0, known.length + 1).toUpperCase() === `${known}=`);
  if (name !== undefined) return name;
  throw source.error(
    parameter.from,
    COMMAND,
    fault(statement("one-imap-parameter", NAMES.join(", ")), "not-imap-parameter", IMAP_PATH_FAULTS),
  );
}

function withoutSlash(source: SchemeSource, before: TextSpan, { from }: TextSpan): TextSpan {
  if (source.text[before.to - 1] === "/" && before.to > before.from)
    return { from: before.from, to: before.to - 1 };
  throw source.error(
    from - 1,
    COMMAND,
    fault("slash-before-semicolon", "not-own-segments", IMAP_PATH_FAULTS),
  );
}

/** Requires UID before the parameters of a message, and each parameter once and in order. */
function requireOrder(source: SchemeSource, { from }: TextSpan, name: Name, last: Name | undefined): void {
  const [rank, before] = [NAMES.indexOf(name), last === undefined ? -1 : NAMES.indexOf(last)];
  if (rank > before && (rank <= 1 || before >= 1)) return;
  throw source.error(
    from,
    COMMAND,
    fault(statement("imap-parameter-order", NAMES.join(", ")), "not-in-imap-order", IMAP_PATH_FAULTS),
  );
}

/** §7.1: a name does not begin with a slash that is not encoded; §11: nor is it empty. */
function requireMailbox(source: SchemeSource, { from, to }: TextSpan): void {
  if (from < to && source.text[from] !== "/") return;
  throw source.error(from, MAILBOX, fault("mailbox-name", "not-mailbox-name", IMAP_PATH_FAULTS));
}

function readNumber(source: SchemeSource, span: TextSpan | undefined, lowest: 0 | 1): number | undefined {
  if (span === undefined) return undefined;
  const digits = source.decode(span);
  const number = Number(digits);
  if (/^(?:0|[1-9][0-9]{0,9})$/.test(digits) && number >= lowest && number <= HIGHEST) return number;
  throw source.error(
    span.from,
    COMMAND,
    fault(statement("number-from-to", lowest, HIGHEST), "not-a-number-of-IMAP"),
  );
}

function readSection(source: SchemeSource, span: TextSpan | undefined): string | undefined {
  if (span === undefined) return undefined;
  const section = source.decode(span);
  if (isSection(section)) return section;
  throw source.error(
    span.from,
    { rule: "enc-section", section: "RFC 5092 §11, RFC 3501 §9" },
    fault("imap-section", "not-a-part-of-a-message"),
  );
}

/** RFC 3501 §9: `section-msgtext / (section-part ["." section-text])`. */
function isSection(text: string): boolean {
  const part = PART.exec(text)?.[0] ?? "";
  if (part !== "" && part === text) return true;
  if (part !== "" && text[part.length] !== ".") return false;
  const asked = part === "" ? text : text.slice(part.length + 1);
  if (part !== "" && /^MIME$/i.test(asked)) return true;
  const [isOfMessage, fields] = OF_MESSAGE.exec(asked) ?? [];
  return (
    isOfMessage !== undefined &&
    (fields === undefined || fields.split(" ").every((name) => FIELD_NAME.test(name)))
  );
}

/** §11: `partial-range = number [ "." nz-number ]`. */
function readPartial(source: SchemeSource, span: TextSpan | undefined): ImapPartial | undefined {
  if (span === undefined) return undefined;
  const [offset = span, length, third] = source.split(span, ".");
  const from = readNumber(source, third ?? offset, 0);
  if (from !== undefined && third === undefined)
    return { offset: from, length: readNumber(source, length, 1) };
  throw source.error(span.from, COMMAND, fault("imap-range", "not-a-range-of-octets"));
}

/** §6.1.2: `[ ";EXPIRE=" date-time ] ";URLAUTH=" access ":" mechanism ":" token`. No error has a digit of the token. */
function readUrlAuth(source: SchemeSource, { EXPIRE, URLAUTH }: Values): ImapUrlAuth | undefined {
  if (EXPIRE === undefined && URLAUTH === undefined) return undefined;
  const expire = EXPIRE && source.decode(EXPIRE);
  const [access, mechanism, token, more] = URLAUTH === undefined ? [] : source.split(URLAUTH, ":");
  if (access !== undefined && mechanism !== undefined && token !== undefined && more === undefined) {
    const urlauth = {
      expire,
      access: source.decode(access),
      mechanism: source.decode(mechanism),
      token: source.decode(token),
    };
    const isWritten =
      (expire === undefined || DATE_TIME.test(expire)) &&
      ACCESS.test(urlauth.access) &&
      MECHANISM.test(urlauth.mechanism) &&
      TOKEN.test(urlauth.token);
    if (isWritten) return urlauth;
  }
  throw source.error(
    (EXPIRE ?? URLAUTH ?? source.path).from,
    { rule: "iurlauth", section: "RFC 5092 §6.1.2, §11" },
    fault("imap-urlauth", "not-an-authorization"),
  );
}
