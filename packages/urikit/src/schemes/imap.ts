/**
 * RFC 5092: `imap`. A server of mailboxes, one of them, what is to be looked for in it, or a message of it, or a part.
 */

import { componentRule } from "../scheme-rules.ts";
import type { HostPort } from "./parts/authority.ts";
import { defineScheme, type WrittenParts } from "./parts/define-scheme.ts";
import { type ImapPartial, type ImapPath, type ImapUrlAuth, readImapPath } from "./parts/imap-path.ts";
import { type MailboxLogin, readMailboxLogin, writeMailboxLogin } from "./parts/mailbox-login.ts";
import { modifiedUtf7 } from "./parts/modified-utf7.ts";
import { concatenate, type Data, encodeData, octetsOf } from "./parts/octet-data.ts";
import { type Plan, type PlanStep, planTo, protocolLine, send, withoutLineBreak } from "./parts/plan.ts";
import type { Rule, Source } from "./parts/source.ts";

export type { ImapPartial, ImapUrlAuth } from "./parts/imap-path.ts";

/** What an `imap` reference means. */
export interface ImapReading extends HostPort, MailboxLogin, ImapPath {
  /** What the messages must have, as IMAP asks for it (SEARCH). */
  readonly search?: Data | undefined;
}

const URL_RULE: Rule = { rule: "imapurl", section: "RFC 5092 §11" };
const USERINFO: Rule = { rule: "iuserinfo", section: "RFC 5092 §11" };
const SEARCH: Rule = { rule: "enc-search", section: "RFC 5092 §11" };
const LITERAL: Rule = { rule: "non-synchronizing literal", section: "RFC 5092 §5" };

/** `bchar` (§11): `pchar` without `;`, and `/`. */
const IN_MAILBOX = "!$&'()*+,=:@/";
/** The same without what parts a token from who may use it. */
const IN_ACCESS = "!$&'()*+,=@";

/**
 * `imap` (RFC 5092).
 *
 * @example
 * ```ts
 * import { imap } from "urikit/schemes";
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
function read(source: Source): ImapReading {
  const { path, query } = source;
  const login = readMailboxLogin(source, USERINFO);
  const server = source.hostPort(URL_RULE);
  const where = readImapPath(source);
  if (query === undefined) return { ...server, ...login, ...where };
  if (where.mailbox === undefined || where.uid !== undefined || query.from === query.to) {
    throw source.error(path.to, SEARCH, {
      expected: "a mailbox without a message before the ?, and a search after it",
      message: "only a mailbox is searched",
    });
  }
  source.forbid(";?", query, { ...SEARCH, place: "a search" });
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
function plan(reading: ImapReading, source: Source): Plan {
  return planTo(source, reading, [login(reading, source.text), ...commands(reading, source)]);
}

/** §3.2: as anonymous where nobody is named; "If a user name is included with no authentication mechanism, then ";AUTH=*"". */
function login({ user, auth }: ImapReading, text: string): PlanStep {
  withoutLineBreak(text, user ?? "");
  const isAnonymous = user === undefined && auth === undefined;
  const mechanism = isAnonymous ? "ANONYMOUS" : (auth ?? "*");
  const note = isAnonymous
    ? "log in as anonymous; where the server has no ANONYMOUS, by LOGIN with an e-mail address (RFC 5092 §3.2)"
    : mechanism === "*"
      ? "log in by a mechanism that the client chooses; in clear text only over strong encryption (RFC 5092 §3.2)"
      : "log in by this mechanism, with the person's secret, once they agree to the server (RFC 5092 §3.2)";
  return { do: "request", of: "imap", operation: "AUTHENTICATE", parameters: { user, mechanism }, note };
}

function commands(reading: ImapReading, source: Source): readonly PlanStep[] {
  const { text, layout } = source;
  const { mailbox, uidValidity, uid, search, urlauth } = reading;
  if (mailbox === undefined) {
    return [send(protocolLine("", 'A002 LIST "" "*"'), "list the mailboxes (RFC 5092 §4, RFC 3501 §6.3.8)")];
  }
  if (urlauth !== undefined) {
    const line = protocolLine(text, 'A002 URLFETCH "', text.slice(0, layout.queryTo), '"');
    return [send(line, "fetch it by its token (RFC 5092 §6.1, RFC 4467)", { secret: true })];
  }
  const still =
    uidValidity === undefined ? "" : `; if its UIDVALIDITY is not ${uidValidity}, it is another one`;
  const what = uid === undefined && search === undefined ? ", and show what is in it" : "";
  return [
    send(
      protocolLine(text, "A002 SELECT ", astring(modifiedUtf7(mailbox))),
      `select the mailbox (RFC 5092 §5)${what}${still}`,
    ),
    ...(uid === undefined
      ? []
      : [send(protocolLine(text, fetchLine(reading)), "fetch the message (RFC 5092 §6)")]),
    ...(search === undefined
      ? []
      : [send(searchCommand(source, search), "search the mailbox (RFC 5092 §5)")]),
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
 * §5: a search as it is, in which a CR LF stands only in a non-synchronizing literal: after the number of the octets that
 * follow. So none of it becomes a command of its own.
 */
function searchCommand(source: Source, search: Data): Uint8Array {
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
function requireLiteral(source: Source, line: Uint8Array, next: Uint8Array | undefined): void {
  const literal = literalAtEnd(line);
  const isWhole = next !== undefined && literal?.waits === false && literal.length <= next.length;
  if (next === undefined ? literal === undefined : isWhole) return;
  throw source.error(source.layout.pathTo, LITERAL, {
    code: "protocol-line-break",
    expected: "{N+}, a CR LF and N octets",
    message: "a CR LF in a search stands before a literal, which must be whole, and is never sent otherwise",
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
