/**
 * RFC 8089 App. A, D, E: `file` references from and to the paths of POSIX and of Windows. Nothing here asks which
 * system it runs on.
 */

import type { ReferenceLike } from "urikit";
import { excerpt, type OptionNames, requireOptions, requireString, toReference } from "urikit/foundation";
import { statement } from "urikit/words";
import { type FileOptions, type FileReading, file, isThisHost, requireHarmless } from "./file.ts";
import { accessRefused } from "./parts/access-refused.ts";
import { fault } from "./parts/fault.ts";
import { NATIVE_PATH_FAULTS } from "./parts/faults.ts";
import { concatenate, type OctetData, octetsOf } from "./parts/octet-data.ts";
import { type SchemeRule, SchemeSource } from "./parts/source.ts";
import type { ExpectedId } from "./words/en.ts";

const POSIX: SchemeRule = { rule: "path-absolute", section: "RFC 8089 App. D.1" };
const WINDOWS: SchemeRule = { rule: "drive-letter", section: "RFC 8089 App. D.2, App. E.2" };
const WINDOWS_NAME: SchemeRule = { rule: "path-absolute", section: "RFC 8089 App. D.2" };
const WINDOWS_UNC: SchemeRule = { rule: "path-absolute", section: "RFC 8089 App. E.3" };

/**
 * The `file` reference of an absolute POSIX path, whose names are octets.
 *
 * @throws {UriSyntaxError} If the path does not begin with `/`, or holds a NUL.
 *
 * @example
 * ```ts
 * import { fromPosixPath } from "@urikit/schemes/native-path";
 *
 * fromPosixPath("/tmp/100% a\\b?.txt"); // => "file:///tmp/100%25%20a%5Cb%3F.txt"
 * ```
 */
export function fromPosixPath(path: string | Uint8Array): string {
  if (!(path instanceof Uint8Array)) requireString(path, "the path");
  const octets = octetsOf(path);
  const shown = typeof path === "string" ? path : "";
  if (octets[0] !== SLASH) throw notAbsolute(shown, POSIX, "a-slash");
  if (octets.includes(0)) throw holdsNul(shown);
  return file.build({ host: "", segments: split(octets.subarray(1), SLASH) });
}

/**
 * The POSIX path of a `file` reference of this host: text where its octets are UTF-8, else the octets.
 *
 * @throws {UriSyntaxError} If the reference is not a `file` of this host, or `file.plan` refuses it. An encoded `\`,
 * which is a character like others on POSIX, can be allowed.
 *
 * @example
 * ```ts
 * import { toPosixPath } from "@urikit/schemes/native-path";
 *
 * toPosixPath("file:///etc/a%20b"); // => "/etc/a b"
 * toPosixPath("file://localhost/etc/motd"); // => "/etc/motd"
 * ```
 */
export function toPosixPath(reference: ReferenceLike, options?: FileOptions): OctetData {
  const parsed = toReference(reference);
  file.plan(parsed, options);
  const { segments } = file.read(parsed);
  if (segments.every((segment) => typeof segment === "string")) return `/${segments.join("/")}`;
  return concatenate(segments.flatMap((segment) => [Uint8Array.of(SLASH), octetsOf(segment)]));
}

/**
 * The `file` reference of an absolute Windows path: with a drive letter, or a UNC name `\\host\share\…`; either may have the
 * prefix `\\?\`.
 *
 * @throws {UriSyntaxError} If the path is relative, or relative to a drive, or names a device (`\\.\`, `NUL`).
 *
 * @example
 * ```ts
 * import { fromWindowsPath } from "@urikit/schemes/native-path";
 *
 * fromWindowsPath("C:\\My Files\\a.txt"); // => "file:///C:/My%20Files/a.txt"
 * fromWindowsPath("\\\\host.example.com\\Share\\a"); // => "file://host.example.com/Share/a"
 * ```
 */
export function fromWindowsPath(path: string): string {
  requireString(path, "the path");
  const plain = withoutPrefix(path);
  const segments = plain.split(/[\\/]/);
  const [first = "", second = "", host = "", ...names] = segments;
  if (first === "" && second === "" && plain.length > 2) return fromUnc(path, host, names);
  if (!isDrive(first) || first.length === plain.length) throw notAbsolute(path, WINDOWS, "a-drive-letter");
  for (const name of segments.slice(1)) requireWindowsName(path, name, 0);
  return file.build({ host: "", segments });
}

/** `\\?\C:\a` is `C:\a`, and `\\?\UNC\host\a` is `\\host\a`, if no name means something else without the prefix. */
function withoutPrefix(path: string): string {
  const [prefix = "", unc] = /^\\\\\?\\(?:(UNC\\)|(?=[A-Za-z]:\\))/i.exec(path) ?? [];
  const rest = path.slice(prefix.length);
  if (prefix === "" || /\/|[. ](?:\\|$)/.test(rest)) return path;
  return unc === undefined ? rest : `\\\\${rest}`;
}

/**
 * The name of a host in a UNC name: all that a host may hold (RFC 3986 §3.2.2), without the characters at which Windows
 * splits it.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: no control character is part of the name of a host
const UNC_HOST = /^(?!\.+$)[^\u0000-\u0020\u007f"#%*,/:<>?@[\\\]^`{|}]+$/;

function fromUnc(path: string, host: string, names: readonly string[]): string {
  requireUnc(path, host, names);
  for (const name of names) requireWindowsName(path, name, 0);
  return file.build({ host, segments: names });
}

function requireUnc(text: string, host: string, [share = ""]: readonly string[]): void {
  if (UNC_HOST.test(host) && share !== "") return;
  throw accessRefused(text, 2, WINDOWS_UNC, fault("host-and-share", "not-unc-file", NATIVE_PATH_FAULTS));
}

/** The options for making a path of Windows. */
interface WindowsPathOptions extends FileOptions {
  /**
   * Whether a reference may name another host. Its path is a UNC name, and whoever opens it makes Windows log in
   * to that host.
   */
  readonly otherHost?: "refuse" | "allow";
}

const WINDOWS_OPTIONS: OptionNames<WindowsPathOptions> = {
  doubleSlash: true,
  backslash: true,
  otherHost: true,
};

/**
 * The Windows path of a `file` reference: that of this host begins with a drive letter; that of another one, which
 * must be allowed, is a UNC name (App. E.3.1), for which Windows goes to that host.
 *
 * @throws {UriSyntaxError} If the reference is not a `file`; names no drive; names another host, which is not
 * allowed; is refused by `file.plan` because of its separators; or holds a name that Windows does not allow, or has
 * another meaning for, such as `NUL`.
 *
 * @example
 * ```ts
 * import { toWindowsPath } from "@urikit/schemes/native-path";
 *
 * toWindowsPath("file:///C:/My%20Files/a.txt"); // => "C:\\My Files\\a.txt"
 * const otherHost = "allow";
 * toWindowsPath("file://host.example.com/Share/a", { otherHost }); // => "\\\\host.example.com\\Share\\a"
 * ```
 */
export function toWindowsPath(reference: ReferenceLike, options?: WindowsPathOptions): string {
  if (options !== undefined) requireOptions(options, WINDOWS_OPTIONS);
  const source = new SchemeSource(toReference(reference), file);
  const reading = file.read(toReference(reference));
  requireHarmless(source, reading, { ...options, backslash: "refuse" });
  const names = namesOf(source, reading);
  if (!isThisHost(reading)) return uncOf(source, reading.host ?? "", names, options);
  if (names[0] === "" && names.length > 1) return `\\${names.join("\\")}`;
  const [drive = "", ...rest] = names;
  if (!isDrive(drive) || rest.length === 0) throw notAbsolute(source.text, WINDOWS, "a-drive-letter");
  return [drive, ...rest].join("\\");
}

function uncOf(
  { text, layout }: SchemeSource,
  host: string,
  names: readonly string[],
  options?: WindowsPathOptions,
): string {
  if (options?.otherHost !== "allow") {
    throw accessRefused(
      text,
      layout.hostFrom,
      WINDOWS_UNC,
      fault("no-other-host", "windows-would-go", NATIVE_PATH_FAULTS),
    );
  }
  requireUnc(text, host, names);
  return `\\\\${[host, ...names].join("\\")}`;
}

/** The names of a path as text, each fit for Windows, except the drive letter. */
function namesOf({ text, layout }: SchemeSource, reading: FileReading): readonly string[] {
  const hasDrive = isThisHost(reading);
  return reading.segments.map((segment, at) => {
    if (typeof segment !== "string") {
      throw accessRefused(
        text,
        layout.pathFrom,
        WINDOWS_NAME,
        fault("names-in-utf-8", "windows-needs-utf-8", NATIVE_PATH_FAULTS),
      );
    }
    if (!hasDrive || at > 0 || !isDrive(segment)) requireWindowsName(text, segment, layout.pathFrom);
    requireWholeName(text, segment, layout.pathFrom);
    return segment;
  });
}

/** A `:` leads to another stream of a file; the others cannot be in a name, or match many names. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: Windows allows no such character in a name
const FORBIDDEN_IN_NAME = /[\u0000-\u001f"*:<>?|]/;

/** The names of devices, whatever extension follows: "Naming Files, Paths, and Namespaces" of Windows. */
const DEVICE = /^(?:CON|PRN|AUX|NUL|CONIN\$|CONOUT\$|(?:COM|LPT)[1-9¹²³]) *(?:\.|$)/i;

function requireWindowsName(text: string, name: string, index: number): void {
  const bad = FORBIDDEN_IN_NAME.exec(name)?.[0];
  if (bad === undefined && !DEVICE.test(name)) return;
  throw accessRefused(
    text,
    index,
    WINDOWS_NAME,
    fault(
      "names-that-Windows-allows",
      bad === undefined
        ? statement("windows-device", excerpt(name))
        : statement("windows-forbids", JSON.stringify(bad)),
      NATIVE_PATH_FAULTS,
    ),
  );
}

/** Windows drops a dot and a blank at the end of a name: another file would be meant, or another folder. */
function requireWholeName(text: string, name: string, index: number): void {
  if (!/[. ]$/.test(name)) return;
  throw accessRefused(
    text,
    index,
    WINDOWS_NAME,
    fault("names-that-Windows-keeps-as-they-are", "windows-drops-end", NATIVE_PATH_FAULTS),
  );
}

const SLASH = 0x2f;

function isDrive(name: string): boolean {
  return /^[A-Za-z]:$/.test(name);
}

function split(octets: Uint8Array, separator: number): readonly Uint8Array[] {
  const pieces: Uint8Array[] = [];
  let from = 0;
  for (let at = octets.indexOf(separator); at >= 0; at = octets.indexOf(separator, from)) {
    pieces.push(octets.subarray(from, at));
    from = at + 1;
  }
  return [...pieces, octets.subarray(from)];
}

function notAbsolute(path: string, rule: SchemeRule, expected: ExpectedId): Error {
  return accessRefused(path, 0, rule, fault(expected, "not-an-absolute-path"));
}

function holdsNul(path: string): Error {
  return accessRefused(
    path,
    Math.max(0, path.indexOf("\0")),
    POSIX,
    fault("no-NUL", "a-path-cannot-contain-a-NUL"),
  );
}
