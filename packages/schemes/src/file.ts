/**
 * RFC 8089, once RFC 1738 §3.10: `file`. A host and the names on the way to a file there.
 */

import type { NormalizationRule } from "urikit";
import { statement } from "urikit/words";
import { defineScheme } from "./parts/define-scheme.ts";
import { fault } from "./parts/fault.ts";
import { FILE_FAULTS } from "./parts/faults.ts";
import { noted } from "./parts/noted.ts";
import { encodeData, type OctetData, SAFE_AND_EXTRA } from "./parts/octet-data.ts";
import { type Plan, planHere } from "./parts/plan.ts";
import type { SchemeRule, SchemeSource } from "./parts/source.ts";

/** The meaning of a `file` reference. */
export interface FileReading {
  /** The host, undefined where there is no authority; undefined, `""` and `localhost` are this host. */
  readonly host?: string | undefined;
  /** The names between the slashes, decoded. */
  readonly segments: readonly OctetData[];
}

/** The options that a caller may set. */
export interface FileOptions {
  /**
   * Whether a path that begins with `//` after an empty host is allowed. Windows reads it as `\\host\share`, and
   * goes to that host: `file:////evil.example/share/x`.
   */
  readonly doubleSlash?: "refuse" | "allow";
  /** Whether an encoded `\` is allowed: on POSIX it is a character of a name like others. */
  readonly backslash?: "refuse" | "allow";
}

const URL_RULE: SchemeRule = { rule: "file-URI", section: "RFC 8089 §2" };
const HOST: SchemeRule = { rule: "file-auth", section: "RFC 8089 §2, RFC 1738 §3.10" };
const NAME: SchemeRule = { rule: "path-absolute", section: "RFC 8089 §4, RFC 3986 §7.3" };
const UNC: SchemeRule = { rule: "path-absolute", section: "RFC 8089 App. E.3.2" };

const IN_SEGMENT = `${SAFE_AND_EXTRA};:@&=`;

/**
 * RFC 8089 §2, App. B: no authority, an empty host and `localhost` all name this host; the empty one is written. A
 * path that begins with `/.//` gets no authority: after one, its dot-segment would be removed.
 */
const LOCAL_HOST: NormalizationRule = {
  rule: "local-host",
  section: "RFC 8089 §2",
  apply: (components) => {
    const { host, userinfo, port, path } = components;
    if (host === "" || !isThisHost({ host }) || !/^\/(?!\.\/\/)/.test(path)) return components;
    return userinfo === undefined && port === undefined ? { ...components, host: "" } : components;
  },
};

/**
 * `file` (RFC 8089; RFC 1738 §3.10).
 *
 * @example
 * ```ts
 * import { file } from "@urikit/schemes";
 *
 * const reading = file.read("file://vms.host.edu/disk$user/my/notes/note12345.txt");
 * reading.host; // => "vms.host.edu"
 * reading.segments; // => ["disk$user", "my", "notes", "note12345.txt"]
 * file.read("file:/etc/motd").host; // => undefined
 * ```
 */
export const file = defineScheme({
  name: "file",
  rules: [LOCAL_HOST],
  specification: "RFC 8089",
  origin: "RFC 1738 §3.10",
  options: ["doubleSlash", "backslash"],
  read,
  write: ({ host, segments }) => ({
    host,
    path: segments.map((segment) => `/${encodeData(segment, IN_SEGMENT)}`).join("") || "/",
  }),
  plan,
});

/** Whether a reading names this host. */
export function isThisHost({ host }: Pick<FileReading, "host">): boolean {
  return host === undefined || host === "" || host.toLowerCase() === "localhost";
}

function read(source: SchemeSource): FileReading {
  source.forbidUserinfo(URL_RULE);
  forbidPort(source);
  source.forbidQuery(URL_RULE);
  requireAbsolutePath(source);
  const { from, to } = source.path;
  return {
    host: source.hasAuthority ? source.host() : undefined,
    segments: source.splitData({ from: from + 1, to }, "/"),
  };
}

/** RFC 8089 §2: `file-auth` has no port; an empty port is the same as no port (RFC 3986 §3.2.3, §6.2.3). */
function forbidPort(source: SchemeSource): void {
  const { hostTo, pathFrom } = source.layout;
  if (pathFrom - hostTo <= 1) return;
  throw source.error(hostTo, HOST, fault("slash-itself", "a-file-has-no-port"));
}

function requireAbsolutePath(source: SchemeSource): void {
  const { from } = source.path;
  if (source.text[from] === "/") return;
  throw source.error(from, URL_RULE, fault("slash-itself", "file-path-without-slash", FILE_FAULTS));
}

function plan(reading: FileReading, source: SchemeSource, options: FileOptions | undefined): Plan {
  requireThisHost(source, reading);
  requireHarmless(source, reading, options);
  return planHere(source, {
    do: "open",
    names: reading.segments,
    note: noted("open-file-of-this-host"),
  });
}

/** A file reference names no protocol: it does not reach what another host holds (RFC 1738 §3.10). */
function requireThisHost(source: SchemeSource, reading: FileReading): void {
  if (isThisHost(reading)) return;
  throw source.error(source.layout.hostFrom, HOST, {
    code: "access-refused",
    ...fault("this-host-only", "file-elsewhere", FILE_FAULTS),
  });
}

/** Refuses what a file system would split at other places than the reference. */
export function requireHarmless(source: SchemeSource, reading: FileReading, options?: FileOptions): void {
  refuseHiddenSeparators(source, options?.backslash === "allow" ? /%(?:2F|00)/i : /%(?:2F|5C|00)/i);
  if (options?.doubleSlash !== "allow") refuseDoubleSlash(source, reading);
}

const SEPARATORS: ReadonlyMap<string, string> = new Map([
  ["%2F", '"/"'],
  ["%5C", '"\\"'],
  ["%00", "NUL"],
]);

function refuseHiddenSeparators(source: SchemeSource, hidden: RegExp): void {
  const path = source.slice(source.path);
  const at = path.search(hidden);
  if (at < 0) return;
  const separator = SEPARATORS.get(path.slice(at, at + 3).toUpperCase());
  throw source.error(source.path.from + at, NAME, {
    code: "access-refused",
    ...fault("name-without-separators", statement("encoded-separator", separator ?? ""), FILE_FAULTS),
  });
}

function refuseDoubleSlash(source: SchemeSource, reading: FileReading): void {
  const { from, to } = source.path;
  if (!isThisHost(reading) || !source.text.startsWith("//", from) || to < from + 2) return;
  throw source.error(from, UNC, {
    code: "access-refused",
    ...fault("one-slash", "path-like-unc", FILE_FAULTS),
  });
}
