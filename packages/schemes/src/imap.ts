/**
 * RFC 5092: `imap`. A server of mailboxes, one of them, a search in it, or a message of it, or a part.
 */

import { componentRule } from "urikit/foundation";
import type { HostPort } from "./parts/authority.ts";
import { writeBase64 } from "./parts/base64.ts";
import { defineScheme, type WrittenParts } from "./parts/define-scheme.ts";
import { fault } from "./parts/fault.ts";
import { IMAP_FAULTS } from "./parts/faults.ts";
import { type ImapPartial, type ImapPath, type ImapUrlAuth, readImapPath } from "./parts/imap-path.ts";
import { type MailboxLogin, readMailboxLogin, writeMailboxLogin } from "./parts/mailbox-login.ts";
import { noted } from "./parts/noted.ts";
import { concatenate, encodeData, type OctetData, octetsOf } from "./parts/octet-data.ts";
import { type Plan, type PlanStep, planTo, protocolLine, send, withoutLineBreak } from "./parts/plan.ts";
import type { SchemeRule, SchemeSource } from "./parts/source.ts";

/** The meaning of an `imap` reference. */
export interface ImapReading extends HostPort, MailboxLogin, ImapPath {
  /** The criteria of the search, as IMAP writes them (SEARCH). */
  readonly search?: OctetData | undefined;
}

const URL_RULE: SchemeRule = { rule: "imapurl", section: "RFC 5092 §11" };
const USERINFO: SchemeRule = { rule: "iuserinfo", section: "RFC 5092 §11" };
const SEARCH: SchemeRule = { rule: "enc-search", section: "RFC 5092 §11" };
const LITERAL: SchemeRule = { rule: "non-synchronizing literal", section: "RFC 5092 §5" };

/** `bchar` (§11): `pchar` without `;`, and `/`. */
const IN_MAILBOX = "!$&'()*+,=:@/";
/** The same without what parts a token from who may use it. */
const IN_ACCESS = "!$&'()*+,=@";

/**
 * `imap` (RFC 5092).
 *
 * @example
 * ```ts
 * import { imap } from "@urikit/schemes";
 *
 * const reading = imap.read("imap://minbari.example.org/gray-council;UIDVALIDITY=385759045/;UID=20/;PARTIAL=0.1024");
 * reading.mailbox; // => "gray-council"
 * reading.uid; // => 20
 * reading.partial; // => { offset: 0, length: 1024 }
 * imap.build({ host: "h", mailbox: "a b", uid: 1, section: "1.2" }); // => "imap://h/a%20b/;UID=1/;SECTION=1.2"
 * ```
 */
export const imap = defineScheme({
  name: "imap",
  defaultPort: 143,
  emptyPath: "/",
  rules: [
    componentRule(["path"], { rule: "imap-parameter-case", section: "RFC 5092 §11" }, (path) =>
      path.replace(/;(?:uidvalidity|uid|section|partial|expire|urlauth)=/gi, (name) => name.toUpperCase()),
    ),
  ],
  specification: "RFC 5092",
  origin: "RFC 2192",
  read,
  write,
  plan,
});

/** §11: `"imap://" [ iuserinfo "@" ] host [ ":" port ] [ "/" [ icommand ] ]`. */
function read(source: SchemeSource): ImapReading {
  const { path, query } = source;
  const login = readMailboxLogin(source, USERINFO);
  const server = source.hostPort(URL_RULE);
  const where = readImapPath(source);
  if (query === undefined) return { ...server, ...login, ...where };
  if (where.mailbox === undefined || where.uid !== undefined || query.from === query.to) {
    throw source.error(path.to, SEARCH, fault("mailbox-then-search", "only-a-mailbox-is-searched"));
  }
  source.forbid(";?", query, { ...SEARCH, place: "a-search" });
  return { ...server, ...login, ...where, search: source.decodeData(query) };
}

function write(reading: ImapReading): WrittenParts {
  const { host, port, mailbox, uidValidity, uid, section, partial, urlauth, search } = reading;
  const parameters = [
    uidValidity === undefined ? "" : `;UIDVALIDITY=${uidValidity}`,
    uid === undefined ? "" : `/;UID=${uid}`,
    section === undefined ? "" : `/;SECTION=${encodeData(section, IN_MAILBOX)}`,
    partial === undefined ? "" : `/;PARTIAL=${writePartial(partial)}`,
    urlauth === undefined ? "" : writeUrlAuth(urlauth),
  ];
  return {
    host,
    port,
    userinfo: writeMailboxLogin(reading),
    path: `/${encodeData(mailbox ?? "", IN_MAILBOX).replace(/^\//, "%2F")}${parameters.join("")}`,
    query: search === undefined ? undefined : encodeData(search, IN_MAILBOX),
  };
}

function writePartial({ offset, length }: ImapPartial): string {
  return length === undefined ? String(offset) : `${offset}.${length}`;
}

function writeUrlAuth({ expire, access, mechanism, token }: ImapUrlAuth): string {
  const until = expire === undefined ? "" : `;EXPIRE=${encodeData(expire, IN_MAILBOX)}`;
  const who = encodeData(access, IN_ACCESS);
  return `${until};URLAUTH=${who}:${encodeData(mechanism, "")}:${encodeData(token, "")}`;
}

/** §9: the commands of a client; what follows the login has the numbers from A002. */
function plan(reading: ImapReading, source: SchemeSource): Plan {
  return planTo(source, reading, [login(reading, source.text), ...commands(reading, source)], {
    receives: "reply",
    greeting: [["OK", "PREAUTH"]],
  });
}

/** §3.2: as anonymous where nobody is named; "If a user name is included with no authentication mechanism, then ";AUTH=*"". */
function login({ user, auth }: ImapReading, text: string): PlanStep {
  withoutLineBreak(text, user ?? "");
  const isAnonymous = user === undefined && auth === undefined;
  const mechanism = isAnonymous ? "ANONYMOUS" : (auth ?? "*");
  const note = isAnonymous
    ? noted("log-in-as-anonymous")
    : mechanism === "*"
      ? noted("log-in-by-chosen-mechanism")
      : noted("log-in-by-this-mechanism");
  return { do: "request", of: "imap", operation: "AUTHENTICATE", parameters: { user, mechanism }, note };
}

/** RFC 3501 §7.1.1: the reply to a command has its tag, and OK. */
const DONE = { expects: [["OK"]] };

function commands(reading: ImapReading, source: SchemeSource): readonly PlanStep[] {
  const { text, layout } = source;
  const { mailbox, uidValidity, uid, search, urlauth } = reading;
  if (mailbox === undefined) {
    return [send(protocolLine("", 'A002 LIST "" "*"'), noted("list-mailboxes"), DONE)];
  }
  if (urlauth !== undefined) {
    const line = protocolLine(text, 'A002 URLFETCH "', text.slice(0, layout.queryTo), '"');
    return [send(line, noted("fetch-by-token"), { secret: true, ...DONE })];
  }
  const isShown = uid === undefined && search === undefined;
  return [
    send(
      protocolLine(text, "A002 SELECT ", astring(modifiedUtf7(mailbox))),
      uidValidity === undefined
        ? noted(isShown ? "select-and-show-mailbox" : "select-mailbox")
        : noted(isShown ? "select-and-show-if-uidvalidity" : "select-if-uidvalidity", String(uidValidity)),
      DONE,
    ),
    ...(uid === undefined
      ? []
      : [send(protocolLine(text, fetchLine(reading)), noted("fetch-message"), DONE)]),
    ...(search === undefined ? [] : [send(searchCommand(source, search), noted("search-mailbox"), DONE)]),
  ];
}

/** RFC 3501 §9: an atom as itself, anything else in quotes. */
function astring(text: string): string {
  return /^[^(){ %*"\\\x7f]+$/.test(text) ? text : `"${text.replace(/["\\]/g, "\\$&")}"`;
}

/** §6: `UID FETCH <uid> BODY.PEEK[<section>]<<partial-range>>`; IMAP has no range without a length. */
function fetchLine({ uid, section = "", partial }: ImapReading): string {
  const range = partial === undefined ? "" : `<${partial.offset}.${partial.length ?? 2 ** 32 - 1}>`;
  return `A003 UID FETCH ${uid} BODY.PEEK[${section}]${range}`;
}

/**
 * §5: a search as it is, in which a CR LF occurs only in a non-synchronizing literal: after the number of the octets that
 * follow. So no part of it becomes a command of its own.
 */
function searchCommand(source: SchemeSource, search: OctetData): Uint8Array {
  const lines = linesOf(octetsOf(search));
  lines.forEach((line, at) => {
    withoutLineBreak(source.text, line);
    requireLiteral(source, line, lines[at + 1]);
  });
  const [first = new Uint8Array(), ...rest] = lines;
  return concatenate([
    protocolLine("", "A003 SEARCH ", first),
    ...rest.map((line) => protocolLine("", line)),
  ]);
}

/** The runs of octets between CR LF. */
function linesOf(octets: Uint8Array): readonly Uint8Array[] {
  const lines: Uint8Array[] = [];
  let from = 0;
  for (let at = 0; at + 1 < octets.length; at++) {
    if (octets[at] !== 13 || octets[at + 1] !== 10) continue;
    lines.push(octets.subarray(from, at));
    from = at + 2;
  }
  return [...lines, octets.subarray(from)];
}

/** A line ends in `{N+}` if, and only if, another follows, which has N octets at least. */
function requireLiteral(source: SchemeSource, line: Uint8Array, next: Uint8Array | undefined): void {
  const literal = literalAtEnd(line);
  const isWhole = next !== undefined && literal?.waits === false && literal.length <= next.length;
  if (next === undefined ? literal === undefined : isWhole) return;
  throw source.error(source.layout.pathTo, LITERAL, {
    code: "protocol-line-break",
    ...fault("imap-literal", "broken-imap-literal", IMAP_FAULTS),
  });
}

/** How many octets `{N}` or `{N+}` at the end of a line announces, and whether the client waits for the server then. */
function literalAtEnd(line: Uint8Array): { readonly length: number; readonly waits: boolean } | undefined {
  let at = line.length - 1;
  if (line[at--] !== code("}")) return undefined;
  const waits = line[at] !== code("+");
  if (!waits) at--;
  let length = 0;
  let unit = 1;
  for (; isDigit(line[at]); at--, unit *= 10) length += ((line[at] ?? 0) - code("0")) * unit;
  return unit > 1 && line[at] === code("{") ? { length, waits } : undefined;
}

function isDigit(octet = 0): boolean {
  return octet >= code("0") && octet <= code("9");
}

function code(character: string): number {
  return character.charCodeAt(0);
}

// RFC 3501 §5.1.3, as RFC 5092 §8 and its Appendix A have it: the names of mailboxes in IMAP, which is ASCII.

/** A name in modified UTF-7: printable ASCII as itself, `&` as `&-`, and the rest as UTF-16 in a base64 of its own. */
function modifiedUtf7(name: string): string {
  return name.replace(/&|[^\x20-\x7e]+/g, (run) => (run === "&" ? "&-" : `&${shifted(run)}-`));
}

/** RFC 3501 §5.1.3: `,` instead of `/`, and no padding. */
function shifted(run: string): string {
  const octets = new Uint8Array(run.length * 2);
  for (let at = 0; at < run.length; at++) {
    const unit = run.charCodeAt(at);
    octets[at * 2] = unit >> 8;
    octets[at * 2 + 1] = unit & 0xff;
  }
  return writeBase64(octets)
    .replaceAll("/", ",")
    .replace(/(?<!=)=+$/, "");
}
