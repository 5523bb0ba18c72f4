/**
 * RFC 1738 §3.2: `ftp`. A path is a series of CWD commands and a name.
 */

import { compose } from "../compose.ts";
import type { UriReference } from "../reference.ts";
import { ask } from "./parts/asking.ts";
import {
  type Credentials,
  type HostPort,
  readCredentials,
  readHostPort,
  writeCredentials,
  writeHost,
  writePort,
} from "./parts/authority.ts";
import type { Scheme } from "./parts/define-scheme.ts";
import { type Data, dataOf, encodeData, octetsOf, SAFE_AND_EXTRA, sameData } from "./parts/octet-data.ts";
import { type Plan, type PlanStep, planTo, portUse, send } from "./parts/plan.ts";
import { lineOf } from "./parts/protocol-line.ts";
import { readBack } from "./parts/reading-back.ts";
import { forbid, type Rule, refusal } from "./parts/refusal.ts";
import { rewriting } from "./parts/rewriting.ts";
import { type Source, sourceOf, urlPathFrom } from "./parts/source.ts";

/** How a file is to be transferred: as text, as an image of its octets, or not at all but as a directory's list. */
export type FtpType = "a" | "i" | "d";

/** What an `ftp` reference means. */
export interface FtpReading extends HostPort, Credentials {
  /** The names to change the working directory to, in order; an empty one counts. */
  readonly directories: readonly Data[];
  /** The file, or the directory where the type is `d`; empty where the last directory itself is meant. */
  readonly name: Data;
  /** Undefined where the type is to be guessed (§3.2.3). */
  readonly type?: FtpType | undefined;
}

/** What a caller may ask for. */
export interface FtpOptions {
  /** The person's e-mail address, which is the password of an anonymous user (§3.2.1). */
  readonly email?: string | undefined;
}

const URL_RULE: Rule = { rule: "ftpurl", section: "RFC 1738 §3.2" };
const SEGMENT: Rule = { rule: "fsegment", section: "RFC 1738 §3.2.2" };
const TYPE: Rule = { rule: "ftptype", section: "RFC 1738 §3.2.2" };

/** `fsegment` (RFC 1738 §5) has these beside `uchar`; a `?`, which begins a query today, is written `%3F`. */
const IN_SEGMENT = `${SAFE_AND_EXTRA}:@&=`;

/**
 * `ftp` (RFC 1738 §3.2).
 *
 * A `?` is data here, as §5 has it: what RFC 3986 calls the query belongs to the path.
 *
 * @example
 * ```ts
 * import { ftp } from "urikit/schemes";
 *
 * const reading = ftp.read("ftp://myname@host.dom/%2Fetc/motd;type=a");
 * reading.directories; // => ["/etc"]
 * reading.name; // => "motd"
 * reading.password; // => undefined
 * ftp.plan("ftp://myname@host.dom/%2Fetc/motd").steps.map((step) => step.do);
 * // => ["connect", "send", "ask", "send", "guess", "send"]
 * ```
 */
export const ftp: Scheme<FtpReading, FtpOptions> = {
  name: "ftp",
  defaultPort: 21,
  emptyPath: "/",
  rules: (["path", "query"] as const).map((component) =>
    rewriting(component, "ftp-type-case", "RFC 1738 §3.2.2", (text) =>
      text.replace(/;type=[aid]$/i, (type) => type.toLowerCase()),
    ),
  ),
  specification: "RFC 1738 §3.2",
  origin: "RFC 1738 §3.2",
  read,
  build: (reading) => readBack(write(reading), reading, read),
  plan: (reference, options = {}) => planOf(sourceOf(reference, "ftp").text, options),
};

function read(reference: string | UriReference): FtpReading {
  const source = sourceOf(reference, "ftp");
  const { text, layout } = source;
  const type = readType(source);
  const to = layout.queryTo - (type === undefined ? 0 : ";type=a".length);
  const from = urlPathFrom(source, SEGMENT);
  forbid(text, from, to, ";", SEGMENT, "a name");
  const names = text.slice(from, to).split("/").map(dataOf);
  return {
    ...readHostPort(source, URL_RULE, 21),
    ...readCredentials(source),
    directories: names.slice(0, -1),
    name: names.at(-1) ?? "",
    type,
  };
}

/** `";type=" ftptype` (§5), which counts alike in either case. */
function readType({ text, layout }: Source): FtpType | undefined {
  const { pathFrom, queryTo } = layout;
  const semicolon = text.slice(pathFrom, queryTo).lastIndexOf(";");
  if (semicolon < 0) return undefined;
  const [, name = "", code = ""] =
    /^;([^=]*)=?(.*)$/.exec(text.slice(pathFrom + semicolon, queryTo).toLowerCase()) ?? [];
  if (name !== "type") return undefined;
  if (code === "a" || code === "i" || code === "d") return code;
  throw refusal(text, pathFrom + semicolon, "invalid-for-scheme", TYPE, {
    expected: ';type=a, ;type=i or ;type=d at the end, or none; a ";" that is data is written %3B',
    why: "the type of a transfer is a, i or d",
  });
}

function write(reading: FtpReading): string {
  const { host, port, directories, name, type } = reading;
  const path = [...directories, name].map((piece) => `/${encodeData(piece, IN_SEGMENT)}`).join("");
  return compose({
    scheme: "ftp",
    userinfo: writeCredentials(reading),
    host: writeHost(host),
    port: writePort(port, 21),
    path: type === undefined ? path : `${path};type=${type}`,
  });
}

function planOf(text: string, options: FtpOptions): Plan {
  const reading = read(text);
  return planTo(ftp, reading, [
    ...login(text, reading, options),
    ...walk(text, reading),
    ...fetch(text, reading),
  ]);
}

/** §3.2.1: the user, and the password that is given, conventional or asked for. */
function login(text: string, { user, password }: FtpReading, { email }: FtpOptions): readonly PlanStep[] {
  if (user === undefined) {
    return [
      send(lineOf(text, "USER anonymous"), "log in as anyone (RFC 1738 §3.2.1)"),
      email === undefined
        ? ask(
            "e-mail address",
            octetsOf("PASS "),
            "the password of an anonymous user (RFC 1738 §3.2.1)",
            false,
          )
        : send(
            lineOf(email, "PASS ", email),
            "the e-mail address as password of an anonymous user (RFC 1738 §3.2.1)",
          ),
    ];
  }
  return [
    send(lineOf(text, "USER ", user), "log in (RFC 1738 §3.2.1)"),
    password === undefined
      ? ask("password", octetsOf("PASS "), "only if the server asks for one (RFC 1738 §3.2.1)", true)
      : send(lineOf(text, "PASS ", password), "the password (RFC 1738 §3.2.1)", true),
  ];
}

/** §3.2.2: "Each of the <cwd> elements is to be supplied, sequentially, as the argument to a CWD" command. */
function walk(text: string, { directories }: FtpReading): readonly PlanStep[] {
  return directories.map((name) =>
    send(lineOf(text, "CWD ", name), "change the working directory (RFC 1738 §3.2.2)"),
  );
}

/** §3.2.2, §3.2.3: what is done where the names have led. */
function fetch(text: string, { name, type }: FtpReading): readonly PlanStep[] {
  if (name.length === 0) return [send(lineOf(text, "NLST"), "list the working directory (RFC 1738 §3.2.2)")];
  if (type === "d") return [send(lineOf(text, "NLST ", name), "list the directory (RFC 1738 §3.2.2)")];
  return [
    representation(name, type),
    send(lineOf(text, "RETR ", name), "retrieve the file (RFC 1738 §3.2.2)"),
  ];
}

function representation(name: Data, type: "a" | "i" | undefined): PlanStep {
  const ascii = lineOf("", "TYPE A");
  const image = lineOf("", "TYPE I");
  if (type !== undefined) return send(type === "a" ? ascii : image, "how to transfer it (RFC 1738 §3.2.2)");
  return {
    do: "guess",
    what: "type of transfer",
    from: name,
    choices: [
      { guess: "text", octets: ascii },
      { guess: "anything else", octets: image },
    ],
    note: "guess the type from the name (RFC 1738 §3.2.3)",
  };
}

/**
 * RFC 1738 §3.2.5: what to do for the next reference on the connection that the last one has left open, or undefined
 * where there is no telling and the connection has to be made anew. There is telling only where server and login are
 * the same and no directory was changed, or the very same ones are wanted: CWD has no inverse.
 *
 * @throws {UriSyntaxError} If one of them is no `ftp` reference, or the next one has no plan.
 *
 * @example
 * ```ts
 * import { ftpPlanOnward } from "urikit/schemes";
 *
 * ftpPlanOnward("ftp://h/a/b", "ftp://h/a/c;type=i")?.steps.length; // => 2
 * ftpPlanOnward("ftp://h/a/b", "ftp://h/b"); // => undefined
 * ```
 */
export function ftpPlanOnward(last: string | UriReference, next: string | UriReference): Plan | undefined {
  const before = read(last);
  const reading = read(next);
  const { text } = sourceOf(next, "ftp");
  if (!isSameLogin(before, reading)) return undefined;
  const stays = sameNames(before.directories, reading.directories);
  if (!stays && before.directories.length > 0) return undefined;
  const steps = [...(stays ? [] : walk(text, reading)), ...fetch(text, reading)];
  return { scheme: "ftp", port: portUse(reading.port, 21), steps };
}

function isSameLogin(a: FtpReading, b: FtpReading): boolean {
  return (
    a.host.toLowerCase() === b.host.toLowerCase() &&
    a.port === b.port &&
    isSame(a.user, b.user) &&
    isSame(a.password, b.password)
  );
}

function isSame(a: Data | undefined, b: Data | undefined): boolean {
  return a === undefined || b === undefined ? a === b : sameData(a, b);
}

function sameNames(a: readonly Data[], b: readonly Data[]): boolean {
  return a.length === b.length && a.every((name, at) => isSame(name, b[at]));
}
