/**
 * RFC 8089, once RFC 1738 §3.10: `file`. A host and the names on the way to a file there.
 */

import { compose } from "../compose.ts";
import type { UriReference } from "../reference.ts";
import type { NormalizationRule } from "../scheme-rules.ts";
import { hasAuthority } from "../syntax/scanner.ts";
import { forbidUserinfo, readHost, writeHost } from "./parts/authority.ts";
import type { Scheme } from "./parts/define-scheme.ts";
import { type Data, dataOf, encodeData, SAFE_AND_EXTRA } from "./parts/octet-data.ts";
import { type Plan, planHere } from "./parts/plan.ts";
import { readBack } from "./parts/reading-back.ts";
import { type Rule, refusal } from "./parts/refusal.ts";
import { forbidQuery, type Source, sourceOf } from "./parts/source.ts";

/** What a `file` reference means. */
export interface FileReading {
  /** The host as it is named: undefined where there is no authority; undefined, `""` and `localhost` are this host. */
  readonly host?: string | undefined;
  /** The names between the slashes, decoded. */
  readonly segments: readonly Data[];
}

/** What a caller may ask for. */
export interface FileOptions {
  /**
   * Whether a path that begins with `//` behind an empty host is let pass. Windows reads it as `\\host\share`,
   * and goes to that host: `file:////evil.example/share/x`.
   */
  readonly doubleSlash?: "refuse" | "allow";
  /** Whether an encoded `\` is let pass: on POSIX it is a character of a name like others. */
  readonly backslash?: "refuse" | "allow";
}

const URL_RULE: Rule = { rule: "file-URI", section: "RFC 8089 §2" };
const HOST: Rule = { rule: "file-auth", section: "RFC 8089 §2, RFC 1738 §3.10" };
const NAME: Rule = { rule: "path-absolute", section: "RFC 8089 §4, RFC 3986 §7.3" };
const UNC: Rule = { rule: "path-absolute", section: "RFC 8089 App. E.3.2" };

const IN_SEGMENT = `${SAFE_AND_EXTRA};:@&=`;

/**
 * RFC 8089 §2, App. B: no authority, an empty host and `localhost` all name this host; the empty one is written. A
 * path that begins `/.//` stays without: behind an authority its dot-segment would go.
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
 * import { file } from "urikit/schemes";
 *
 * const reading = file.read("file://vms.host.edu/disk$user/my/notes/note12345.txt");
 * reading.host; // => "vms.host.edu"
 * reading.segments; // => ["disk$user", "my", "notes", "note12345.txt"]
 * file.read("file:/etc/motd").host; // => undefined
 * ```
 */
export const file: Scheme<FileReading, FileOptions> = {
  name: "file",
  defaultPort: undefined,
  rules: [LOCAL_HOST],
  specification: "RFC 8089",
  origin: "RFC 1738 §3.10",
  read,
  build: (reading) => readBack(write(reading), reading, read),
  plan: planOf,
};

/** Whether a reading names this host. */
export function isThisHost({ host }: Pick<FileReading, "host">): boolean {
  return host === undefined || host === "" || host.toLowerCase() === "localhost";
}

function read(reference: string | UriReference): FileReading {
  const source = sourceOf(reference, "file");
  const { text, layout } = source;
  forbidUserinfo(source, URL_RULE);
  forbidPort(source);
  forbidQuery(source, URL_RULE);
  requireAbsolutePath(source);
  return {
    host: hasAuthority(layout) ? readHost(source) : undefined,
    segments: text
      .slice(layout.pathFrom + 1, layout.pathTo)
      .split("/")
      .map(dataOf),
  };
}

/** RFC 8089 §2: `file-auth` has no port. */
function forbidPort({ text, layout }: Source): void {
  if (layout.hostTo === layout.pathFrom) return;
  throw refusal(text, layout.hostTo, "invalid-for-scheme", HOST, {
    expected: '"/"',
    why: "a file has no port",
  });
}

function requireAbsolutePath({ text, layout }: Source): void {
  if (text[layout.pathFrom] === "/") return;
  throw refusal(text, layout.pathFrom, "invalid-for-scheme", URL_RULE, {
    expected: '"/"',
    why: 'the path of a file begins with "/", before a drive letter too',
  });
}

function write({ host, segments }: FileReading): string {
  return compose({
    scheme: "file",
    host: host === undefined ? undefined : writeHost(host),
    path: segments.map((segment) => `/${encodeData(segment, IN_SEGMENT)}`).join("") || "/",
  });
}

function planOf(reference: string | UriReference, options?: FileOptions): Plan {
  const reading = read(reference);
  const source = sourceOf(reference, "file");
  requireThisHost(source, reading);
  requireHarmless(source, reading, options);
  return planHere("file", {
    do: "open",
    names: reading.segments,
    note: "open the file of this host (RFC 1738 §3.10)",
  });
}

/** A file names no protocol: what another host holds is not reached by it (RFC 1738 §3.10). */
function requireThisHost({ text, layout }: Source, reading: FileReading): void {
  if (isThisHost(reading)) return;
  throw refusal(text, layout.hostFrom, "access-refused", HOST, {
    expected: 'no host, an empty one, or "localhost"',
    why: "this file is on another host, and a file reference tells no way to go there",
  });
}

/** Refuses what a system of files would take apart otherwise than the reference does. */
export function requireHarmless(source: Source, reading: FileReading, options?: FileOptions): void {
  refuseHiddenSeparators(source, options?.backslash === "allow" ? /%(?:2F|00)/i : /%(?:2F|5C|00)/i);
  if (options?.doubleSlash !== "allow") refuseDoubleSlash(source, reading);
}

function refuseHiddenSeparators({ text, layout }: Source, hidden: RegExp): void {
  const { pathFrom, pathTo } = layout;
  const at = text.slice(pathFrom, pathTo).search(hidden);
  if (at < 0) return;
  const triplet = text.slice(pathFrom + at, pathFrom + at + 3).toUpperCase();
  const what =
    triplet === "%2F" ? 'an encoded "/"' : triplet === "%5C" ? 'an encoded "\\"' : "an encoded NUL";
  throw refusal(text, pathFrom + at, "access-refused", NAME, {
    expected: 'a name without "/", "\\" and NUL',
    why: `${what} is part of no name: a system of files would cut the path there`,
  });
}

function refuseDoubleSlash({ text, layout }: Source, reading: FileReading): void {
  const { pathFrom } = layout;
  if (!isThisHost(reading) || !text.startsWith("//", pathFrom) || layout.pathTo < pathFrom + 2) return;
  throw refusal(text, pathFrom, "access-refused", UNC, {
    expected: 'one "/", or to be asked for it',
    why: 'Windows would read a path that begins with "//" as the name of another host',
  });
}
