/**
 * RFC 3617: `tftp`. A file on a server of the Trivial File Transfer Protocol.
 */

import { componentRule } from "urikit/foundation";
import type { HostPort } from "./parts/authority.ts";
import {
  defineScheme,
  type LenientOptions,
  type LenientReading,
  type WrittenParts,
} from "./parts/define-scheme.ts";
import { fault } from "./parts/fault.ts";
import { TFTP_FAULTS } from "./parts/faults.ts";
import { noted } from "./parts/noted.ts";
import { encodeData, type OctetData } from "./parts/octet-data.ts";
import { type Plan, planTo, withoutLineBreak } from "./parts/plan.ts";
import type { SchemeRule, SchemeSource, TextSpan } from "./parts/source.ts";

/** The meaning of a `tftp` reference. */
export interface TftpReading extends HostPort, LenientReading {
  readonly file: OctetData;
  /** How it is transferred: as text, or as it is, which is the default. */
  readonly mode: "netascii" | "octet";
}

const URL_RULE: SchemeRule = { rule: "tftpURI", section: "RFC 3617 §2" };
const FILE: SchemeRule = { rule: "file", section: "RFC 3617 §2, RFC 2396 §2.3" };
const MODE: SchemeRule = { rule: "mode", section: "RFC 3617 §2" };

const DEFAULT_PORT = 69;
const OCTET = "octet";
/** RFC 2396 §2.3 `mark`, as far as RFC 3986 counts it among the reserved characters. */
const IN_FILE = "!*'()";
const NOT_IN_FILE = "/:@&=+$,?";

/**
 * `tftp` (RFC 3617).
 *
 * A lenient reading also takes a port, and characters that should be encoded, such as the slashes of a path.
 *
 * @example
 * ```ts
 * import { tftp } from "@urikit/schemes";
 *
 * tftp.read("tftp://example.com/myconfigurationfile;mode=netascii").mode; // => "netascii"
 * tftp.read("tftp://example.com/a/b", { lenient: true }).file; // => "a/b"
 * tftp.build({ host: "example.com", file: "a/b" }); // => "tftp://example.com/a%2Fb"
 * ```
 */
export const tftp = defineScheme({
  name: "tftp",
  defaultPort: DEFAULT_PORT,
  rules: [componentRule(["path"], { rule: "tftp-mode", section: "RFC 3617 §2" }, normalPath)],
  specification: "RFC 3617",
  origin: "RFC 3617",
  options: ["lenient"],
  read,
  defaults: { mode: OCTET },
  write,
  plan,
});

/** §2: `"tftp://" host "/" file [ ";mode=" ( "netascii" / "octet" ) ]`; there is neither a user nor another port. */
function read(source: SchemeSource, _options: LenientOptions | undefined): TftpReading {
  source.forbidUserinfo(URL_RULE);
  const server = source.hostPort(URL_RULE);
  tolerateNoPort(source, server);
  const path = source.urlPath(URL_RULE);
  const [file = path, mode, third] = source.split(path, ";");
  if (third !== undefined) throw notMode(source, third.from - 1);
  source.tolerateFirst(NOT_IN_FILE, file, { ...FILE, place: "the-name-of-a-file" });
  return { ...server, file: source.decodeData(file), mode: readMode(source, mode) };
}

/** The port that is meant anyway is redundant, and is removed where the reference is normalized (RFC 3986 §6.2.3). */
function tolerateNoPort(source: SchemeSource, { port }: HostPort): void {
  if (port === DEFAULT_PORT) return;
  source.tolerate(source.layout.hostTo, URL_RULE, fault("slash-itself", "tftp-port", TFTP_FAULTS));
}

function readMode(source: SchemeSource, span: TextSpan | undefined): TftpReading["mode"] {
  if (span === undefined) return OCTET;
  const [, mode] = /^mode=(netascii|octet)$/.exec(source.slice(span).toLowerCase()) ?? [];
  if (mode === "netascii" || mode === "octet") return mode;
  throw notMode(source, span.from - 1);
}

function notMode(source: SchemeSource, at: number): Error {
  return source.error(at, MODE, fault("tftp-mode-at-end", "not-tftp-mode", TFTP_FAULTS));
}

function write({ host, port, file, mode }: TftpReading): WrittenParts {
  return { host, port, path: `/${encodeData(file, IN_FILE)}${mode === OCTET ? "" : `;mode=${mode}`}` };
}

/** §2: "If left unspecified, the mode is assumed to be "octet"." Its letters have no case. */
function normalPath(path: string): string {
  return path.replace(/;mode=[a-z]+$/i, (mode) =>
    mode.toLowerCase() === `;mode=${OCTET}` ? "" : mode.toLowerCase(),
  );
}

/** §3: the file is read; §5: nobody is asked who they are, and nothing is protected. */
function plan(reading: TftpReading, source: SchemeSource): Plan {
  const { file, mode } = reading;
  withoutLineBreak(source.text, file);
  const note = noted("read-file-unprotected");
  return planTo(
    source,
    reading,
    [{ do: "request", of: "tftp", operation: "read", parameters: { file, mode }, note }],
    { transport: "udp", receives: "reply" },
  );
}
