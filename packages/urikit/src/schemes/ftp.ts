/**
 * RFC 1738 §3.2: `ftp`, and `ftps` by custom. A path is a series of CWD commands and a name.
 */

import { type ReferenceLike, textOf } from "../reference.ts";
import { componentRule, EMPTY_PATH } from "../scheme-rules.ts";
import { uriError } from "../syntax/errors.ts";
import { normalTriplets } from "../syntax/percent-encoding.ts";
import type { Credentials, HostPort } from "./parts/authority.ts";
import { defineScheme, type WrittenParts } from "./parts/define-scheme.ts";
import { type Data, encodeData, octetsOf, SAFE_AND_EXTRA, sameData } from "./parts/octet-data.ts";
import { ask, type Plan, type PlanStep, planTo, portUse, protocolLine, send } from "./parts/plan.ts";
import type { Rule, Source } from "./parts/source.ts";

/** How a file is to be transferred: as text, as an image of its octets, or not at all, but listed as a directory. */
export type FtpType = "a" | "i" | "d";

/** What an `ftp` reference means. */
export interface FtpReading extends HostPort, Credentials {
  /** The names to change the working directory to, in order; an empty one counts. */
  readonly directories: readonly Data[];
  /** The file, or the directory where the type is `d`; empty where the last directory itself is meant. */
  readonly name: Data;
  /** Undefined where the type must be guessed (§3.2.3). */
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

/** `fsegment` (RFC 1738 §5) has these besides `uchar`; a `?`, which begins a query today, is written `%3F`. */
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
export const ftp = ftpScheme("ftp", 21, "RFC 1738 §3.2", "RFC 1738 §3.2");

/**
 * `ftps`: `ftp` over TLS from the first octet, which is called implicit, on a port of its own. No RFC defines it: RFC 4217
 * has `ftp` ask for TLS (AUTH TLS); the protection of the data is asked for as there.
 *
 * @example
 * ```ts
 * import { ftps } from "urikit/schemes";
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
    read,
    defaults: { directories: [], name: "" },
    write,
    plan,
  });
}

function read(source: Source): FtpReading {
  const type = readType(source);
  const { from, to } = source.urlPath(SEGMENT);
  const names = { from, to: type === undefined ? to : source.text.lastIndexOf(";", to) };
  source.forbid(";", names, { ...SEGMENT, place: "a name" });
  const directories = [...source.splitData(names, "/")];
  const name = directories.pop() ?? "";
  return { ...source.hostPort(URL_RULE), ...source.credentials(), directories, name, type };
}

/** `";type=" ftptype` (§5), in either case. */
function readType(source: Source): FtpType | undefined {
  const { pathFrom, queryTo } = source.layout;
  const semicolon = source.text.lastIndexOf(";", queryTo);
  if (semicolon < pathFrom) return undefined;
  const parameter = normalTriplets(source.text, semicolon, queryTo).toLowerCase();
  const [, name = "", code = ""] = /^;([^=]*)=?(.*)$/.exec(parameter) ?? [];
  if (name !== "type") return undefined;
  if (code === "a" || code === "i" || code === "d") return code;
  throw source.error(semicolon, TYPE, {
    expected: ';type=a, ;type=i or ;type=d at the end, or no type; a ";" that is data is written %3B',
    message: "the type of a transfer is a, i or d",
  });
}

function write(reading: FtpReading): WrittenParts {
  const { host, port, user, password, directories, name, type } = reading;
  const path = [...directories, name].map((piece) => `/${encodeData(piece, IN_SEGMENT)}`).join("");
  return { host, port, user, password, path: type === undefined ? path : `${path};type=${type}` };
}

function plan(reading: FtpReading, source: Source, options: FtpOptions | undefined): Plan {
  const { text, name } = source;
  const steps = [...walk(text, reading), ...fetch(text, reading)];
  const begin = login(text, reading, options);
  return name === "ftps"
    ? planTo(source, reading, [...begin, ...protection(), ...steps], { secure: true })
    : planTo(source, reading, [...begin, ...steps]);
}

/** RFC 4217 §9 (RFC 2228 §3): the connections for data are protected only if the client asks for it. */
function protection(): readonly PlanStep[] {
  return [
    send(protocolLine("", "PBSZ 0"), "TLS has no buffer of its own (RFC 4217 §9)"),
    send(protocolLine("", "PROT P"), "the data by TLS, too (RFC 4217 §9)"),
  ];
}

/** §3.2.1: the user, and the password: the given one, the conventional one, or a question for it. */
function login(text: string, reading: FtpReading, options: FtpOptions | undefined): readonly PlanStep[] {
  const { user, password } = reading;
  if (user === undefined) return anonymousLogin(options?.email);
  return [
    send(command(text, "USER", user), "log in (RFC 1738 §3.2.1)"),
    password === undefined
      ? ask({
          for: "password",
          secret: true,
          before: octetsOf("PASS "),
          note: "only if the server asks for one (RFC 1738 §3.2.1)",
        })
      : send(command(text, "PASS", password), "the password (RFC 1738 §3.2.1)", { secret: true }),
  ];
}

function anonymousLogin(email: string | undefined): readonly PlanStep[] {
  return [
    send(protocolLine("", "USER anonymous"), "log in anonymously (RFC 1738 §3.2.1)"),
    email === undefined
      ? ask({
          for: "e-mail address",
          secret: false,
          before: octetsOf("PASS "),
          note: "the password of an anonymous user (RFC 1738 §3.2.1)",
        })
      : send(
          protocolLine(email, "PASS ", email),
          "the e-mail address as password of an anonymous user (RFC 1738 §3.2.1)",
        ),
  ];
}

/** A command with data of the reference, none of which is a command of Telnet: RFC 959 §3.1, RFC 854 (IAC). */
function command(text: string, name: string, argument: Data): Uint8Array {
  const octets = octetsOf(argument);
  const at = octets.findIndex((octet, index) => octet === IAC && (octets[index + 1] ?? 0) >= FIRST_COMMAND);
  if (at < 0) return protocolLine(text, `${name} `, argument);
  throw uriError({
    code: "protocol-line-break",
    text,
    at: Math.max(0, text.toUpperCase().indexOf("%FF%F")),
    rule: "command",
    section: "RFC 959 §3.1, RFC 854",
    expected: "no command of Telnet",
    message: "%FF before %F0 to %FF would be a command of Telnet, and is never sent",
  });
}

const IAC = 0xff;
const FIRST_COMMAND = 0xf0;

/** §3.2.2: "Each of the <cwd> elements is to be supplied, sequentially, as the argument to a CWD" command. */
function walk(text: string, { directories }: FtpReading): readonly PlanStep[] {
  return directories.map((name) =>
    send(command(text, "CWD", name), "change the working directory (RFC 1738 §3.2.2)"),
  );
}

/** §3.2.2, §3.2.3: what is done in the directory that was reached. */
function fetch(text: string, { name, type }: FtpReading): readonly PlanStep[] {
  const isList = name.length === 0 || type === "d";
  if (!isList) {
    return [
      representation(name, type),
      send(command(text, "RETR", name), "retrieve the file (RFC 1738 §3.2.2)"),
    ];
  }
  const list = name.length === 0 ? protocolLine(text, "NLST") : command(text, "NLST", name);
  return [
    send(protocolLine("", "TYPE A"), "a list is text (RFC 959 §4.1.3)"),
    send(list, "list the directory (RFC 1738 §3.2.2)"),
  ];
}

function representation(name: Data, type: "a" | "i" | undefined): PlanStep {
  const ascii = protocolLine("", "TYPE A");
  const image = protocolLine("", "TYPE I");
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
 * RFC 1738 §3.2.5: the plan for the next reference on the connection that the last one has left open, or undefined
 * where the connection must be made anew. It need not where server and login are the same and either no directory
 * was changed or the very same ones are wanted: CWD has no inverse.
 *
 * @throws {UriSyntaxError} If one of them is not an `ftp` reference, or the next one has no plan.
 *
 * @example
 * ```ts
 * import { ftpPlanOnSameConnection } from "urikit/schemes";
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
  return { scheme: ftp.name, port: portUse(reading.port, ftp.defaultPort), steps };
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
