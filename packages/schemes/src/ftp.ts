/**
 * RFC 1738 §3.2: `ftp`, and `ftps` by custom. A path is a series of CWD commands and a name.
 */

import type { ReferenceLike } from "urikit";
import { componentRule, EMPTY_PATH, normalTriplets, textOf } from "urikit/foundation";
import type { Credentials, HostPort } from "./parts/authority.ts";
import { defineScheme, type WrittenParts } from "./parts/define-scheme.ts";
import { fault } from "./parts/fault.ts";
import { FTP_FAULTS } from "./parts/faults.ts";
import { noted } from "./parts/noted.ts";
import { encodeData, type OctetData, octetsOf, SAFE_AND_EXTRA, sameData } from "./parts/octet-data.ts";
import {
  ask,
  lineError,
  type Plan,
  type PlanStep,
  planTo,
  portUse,
  protocolLine,
  send,
} from "./parts/plan.ts";
import type { SchemeRule, SchemeSource } from "./parts/source.ts";

/** How a file is to be transferred: as text, as an image of its octets, or not at all, but listed as a directory. */
type FtpType = "a" | "i" | "d";

/** The meaning of an `ftp` reference. */
export interface FtpReading extends HostPort, Credentials {
  /** The names to change the working directory to, in order; an empty one counts. */
  readonly directories: readonly OctetData[];
  /** The file, or the directory where the type is `d`; empty where the last directory itself is meant. */
  readonly name: OctetData;
  /** Undefined where the type must be guessed (§3.2.3). */
  readonly type?: FtpType | undefined;
}

/** The options that a caller may set. */
export interface FtpOptions {
  /** The person's e-mail address, which is the password of an anonymous user (§3.2.1). */
  readonly email?: string | undefined;
}

const URL_RULE: SchemeRule = { rule: "ftpurl", section: "RFC 1738 §3.2" };
const SEGMENT: SchemeRule = { rule: "fsegment", section: "RFC 1738 §3.2.2" };
const TYPE: SchemeRule = { rule: "ftptype", section: "RFC 1738 §3.2.2" };

/** `fsegment` (RFC 1738 §5) has these besides `uchar`; a `?`, which begins a query today, is written `%3F`. */
const IN_SEGMENT = `${SAFE_AND_EXTRA}:@&=`;

/**
 * `ftp` (RFC 1738 §3.2).
 *
 * A `?` is data here, as §5 has it: what RFC 3986 calls the query belongs to the path.
 *
 * @example
 * ```ts
 * import { ftp } from "@urikit/schemes";
 *
 * const reading = ftp.read("ftp://myname@host.dom/%2Fetc/motd;type=a");
 * reading.directories; // => ["/etc"]
 * reading.name; // => "motd"
 * reading.password; // => undefined
 * ftp.plan("ftp://myname@host.dom/%2Fetc/motd").steps.map((step) => step.do);
 * // => ["connect", "send", "ask", "send", "guess", "send"]
 * ```
 */
export const ftp = ftpScheme("ftp", 21, "RFC 1738 §3.2", "RFC 1738 §3.2");

/**
 * `ftps`: `ftp` over TLS from the first octet, which is called implicit, on a port of its own. No RFC defines it: RFC 4217
 * has `ftp` ask for TLS (AUTH TLS); the protection of the data is asked for as there.
 *
 * @example
 * ```ts
 * import { ftps } from "@urikit/schemes";
 *
 * ftps.read("ftps://host.dom/motd").port; // => 990
 * ```
 */
export const ftps = ftpScheme("ftps", 990, "RFC 1738 §3.2, over TLS by custom", "custom");

function ftpScheme<Name extends string>(
  name: Name,
  defaultPort: number,
  specification: string,
  origin: string,
) {
  return defineScheme({
    name,
    defaultPort,
    rules: [
      EMPTY_PATH,
      componentRule(["path", "query"], { rule: "ftp-type-case", section: "RFC 1738 §3.2.2" }, (text) =>
        text.replace(/;type=[aid]$/i, (type) => type.toLowerCase()),
      ),
    ],
    specification,
    origin,
    options: ["email"],
    read,
    defaults: { directories: [], name: "" },
    write,
    plan,
  });
}

function read(source: SchemeSource): FtpReading {
  const type = readType(source);
  const { from, to } = source.urlPath(SEGMENT);
  const names = { from, to: type === undefined ? to : source.text.lastIndexOf(";", to) };
  source.forbid(";", names, { ...SEGMENT, place: "a-name" });
  const directories = [...source.splitData(names, "/")];
  const name = directories.pop() ?? "";
  return { ...source.hostPort(URL_RULE), ...source.credentials(), directories, name, type };
}

/** `";type=" ftptype` (§5), in either case. */
function readType(source: SchemeSource): FtpType | undefined {
  const { pathFrom, queryTo } = source.layout;
  const semicolon = source.text.lastIndexOf(";", queryTo);
  if (semicolon < pathFrom) return undefined;
  const parameter = normalTriplets(source.text, semicolon, queryTo).toLowerCase();
  const [, name = "", code = ""] = /^;([^=]*)=?(.*)$/s.exec(parameter) ?? [];
  if (name !== "type") return undefined;
  if (code === "a" || code === "i" || code === "d") return code;
  throw source.error(semicolon, TYPE, fault("ftp-type-at-end", "not-ftp-type", FTP_FAULTS));
}

function write(reading: FtpReading): WrittenParts {
  const { host, port, user, password, directories, name, type } = reading;
  const path = [...directories, name].map((piece) => `/${encodeData(piece, IN_SEGMENT)}`).join("");
  return { host, port, user, password, path: type === undefined ? path : `${path};type=${type}` };
}

function plan(reading: FtpReading, source: SchemeSource, options: FtpOptions | undefined): Plan {
  const { text, name } = source;
  const steps = [...walk(text, reading), ...fetch(text, reading)];
  const begin = login(text, reading, options);
  return name === "ftps"
    ? planTo(source, reading, [...begin, ...protection(), ...steps], { ...SERVICE, tls: "implicit" })
    : planTo(source, reading, [...begin, ...steps], SERVICE);
}

/**
 * RFC 959 §5.4: "220 Service ready for new user"; a 120 before it is on the way. What is retrieved comes by a connection of
 * its own.
 */
const SERVICE = { receives: "data-connection", greeting: [["220"]] } as const;

/** RFC 959 §5.4: the replies of USER and PASS; an account (332) is in no reference. */
const TO_USER = [["230", "331"]];
const PASSWORD = { when: { reply: ["331"] }, expects: [["230", "202"]] };
/** §5.4: CWD, and RETR or NLST, whose first reply precedes the data, and whose second follows them. */
const TO_CWD = [["250"]];
const TO_TRANSFER = [
  ["125", "150"],
  ["226", "250"],
];
/** §5.4: TYPE; RFC 2228 §5: PBSZ and PROT. */
const DONE = [["200"]];

/** RFC 4217 §9 (RFC 2228 §3): the connections for data are protected only if the client asks for it. */
function protection(): readonly PlanStep[] {
  return [
    send(protocolLine("", "PBSZ 0"), noted("tls-has-no-buffer"), { expects: DONE }),
    send(protocolLine("", "PROT P"), noted("data-by-tls-too"), { expects: DONE }),
  ];
}

/** §3.2.1: the user, and the password: the given one, the conventional one, or a question for it. */
function login(text: string, reading: FtpReading, options: FtpOptions | undefined): readonly PlanStep[] {
  const { user, password } = reading;
  if (user === undefined) return anonymousLogin(options?.email);
  return [
    send(command(text, "USER", user), noted("ftp-log-in"), { expects: TO_USER }),
    password === undefined
      ? ask({
          for: noted("password"),
          secret: true,
          before: octetsOf("PASS "),
          ...PASSWORD,
          note: noted("ftp-only-if-asked"),
        })
      : send(command(text, "PASS", password), noted("ftp-password"), { secret: true, ...PASSWORD }),
  ];
}

function anonymousLogin(email: string | undefined): readonly PlanStep[] {
  return [
    send(protocolLine("", "USER anonymous"), noted("log-in-anonymously"), { expects: TO_USER }),
    email === undefined
      ? ask({
          for: noted("e-mail-address"),
          secret: false,
          before: octetsOf("PASS "),
          ...PASSWORD,
          note: noted("password-of-anonymous-user"),
        })
      : send(protocolLine(email, "PASS ", email), noted("e-mail-address-as-password"), PASSWORD),
  ];
}

/** A command with data of the reference, never a command of Telnet: RFC 959 §3.1, RFC 854 (IAC). */
function command(text: string, name: string, argument: OctetData): Uint8Array {
  const octets = octetsOf(argument);
  const at = octets.findIndex((octet, index) => octet === IAC && (octets[index + 1] ?? 0) >= FIRST_COMMAND);
  if (at < 0) return protocolLine(text, `${name} `, argument);
  const index = Math.max(0, text.toUpperCase().indexOf("%FF%F"));
  throw lineError(text, index, fault("no-command-of-Telnet", "telnet-command", FTP_FAULTS), COMMAND);
}

const COMMAND: SchemeRule = { rule: "command", section: "RFC 959 §3.1, RFC 854" };
const IAC = 0xff;
const FIRST_COMMAND = 0xf0;

/** §3.2.2: "Each of the <cwd> elements is to be supplied, sequentially, as the argument to a CWD" command. */
function walk(text: string, { directories }: FtpReading): readonly PlanStep[] {
  return directories.map((name) =>
    send(command(text, "CWD", name), noted("change-working-directory"), { expects: TO_CWD }),
  );
}

/** §3.2.2, §3.2.3: what is done in the directory that was reached. */
function fetch(text: string, { name, type }: FtpReading): readonly PlanStep[] {
  const isList = name.length === 0 || type === "d";
  if (!isList) {
    const retrieve = command(text, "RETR", name);
    return [representation(name, type), send(retrieve, noted("retrieve-file"), { expects: TO_TRANSFER })];
  }
  const list = name.length === 0 ? protocolLine(text, "NLST") : command(text, "NLST", name);
  return [
    send(protocolLine("", "TYPE A"), noted("list-is-text"), { expects: DONE }),
    send(list, noted("list-directory"), { expects: TO_TRANSFER }),
  ];
}

function representation(name: OctetData, type: "a" | "i" | undefined): PlanStep {
  const ascii = protocolLine("", "TYPE A");
  const image = protocolLine("", "TYPE I");
  if (type !== undefined)
    return send(type === "a" ? ascii : image, noted("how-to-transfer-it"), { expects: DONE });
  return {
    do: "guess",
    what: noted("type-of-transfer"),
    from: name,
    choices: [
      { guess: noted("text-files"), octets: ascii },
      { guess: noted("anything-else"), octets: image },
    ],
    expects: DONE,
    note: noted("guess-type-from-name"),
  };
}

/**
 * RFC 1738 §3.2.5: the plan for the next reference on the connection that the last one has left open, or undefined
 * if a new connection must be made. It need not where server and login are the same and either no directory
 * was changed or the very same ones are wanted: CWD has no inverse.
 *
 * @throws {UriSyntaxError} If one of them is not an `ftp` reference, or the next one has no plan.
 *
 * @example
 * ```ts
 * import { ftpPlanOnSameConnection } from "@urikit/schemes/ftp";
 *
 * ftpPlanOnSameConnection("ftp://h/a/b", "ftp://h/a/c;type=i")?.steps.length; // => 2
 * ftpPlanOnSameConnection("ftp://h/a/b", "ftp://h/b"); // => undefined
 * ```
 */
export function ftpPlanOnSameConnection(last: ReferenceLike, next: ReferenceLike): Plan | undefined {
  const before = ftp.read(last);
  const reading = ftp.read(next);
  if (!isSameLogin(before, reading)) return undefined;
  const stays = sameNames(before.directories, reading.directories);
  if (!stays && before.directories.length > 0) return undefined;
  const text = textOf(next);
  const steps = [...(stays ? [] : walk(text, reading)), ...fetch(text, reading)];
  const { receives } = SERVICE;
  return { scheme: ftp.name, port: portUse(reading.port, ftp.defaultPort), steps, receives };
}

function isSameLogin(a: FtpReading, b: FtpReading): boolean {
  return (
    a.host.toLowerCase() === b.host.toLowerCase() &&
    a.port === b.port &&
    isSame(a.user, b.user) &&
    isSame(a.password, b.password)
  );
}

function isSame(a: OctetData | undefined, b: OctetData | undefined): boolean {
  return a === undefined || b === undefined ? a === b : sameData(a, b);
}

function sameNames(a: readonly OctetData[], b: readonly OctetData[]): boolean {
  return a.length === b.length && a.every((name, at) => isSame(name, b[at]));
}
