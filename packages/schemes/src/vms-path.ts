/**
 * RFC 1738 §3.10, RFC 8089 App. D.4: `file` references from and to the file specifications of OpenVMS,
 * `node::device:[directory.directory]name.type;version`, as its file system Files-11 (ODS-2) has them: their letters
 * have no case, so that a reference has them small, and a specification has them large.
 */

import type { ReferenceLike } from "urikit";
import { requireOptions, requireString, toReference } from "urikit/foundation";
import { type FileReading, file, isThisHost, requireHarmless } from "./file.ts";
import { accessRefused } from "./parts/access-refused.ts";
import { fault } from "./parts/fault.ts";
import { VMS_PATH_FAULTS } from "./parts/faults.ts";
import { type SchemeRule, SchemeSource } from "./parts/source.ts";

const SPECIFICATION: SchemeRule = { rule: "path-absolute", section: "RFC 8089 App. D.4" };
const NODE: SchemeRule = { rule: "file-auth", section: "RFC 8089 App. D.4" };

/** The directory that holds the others of a device. */
const TOP = "000000";

/** A device, a directory or a file: letters, digits, `$`, `_` and `-`; hyphens alone mean the directory above. */
const NAME = "(?!-+(?:[.\\]>]|$))[\\w$-]+";
const NODE_NAME = "[\\w$.-]+";
const FILE = new RegExp(`^${NAME}(?:\\.[\\w$-]*)?(?:;[0-9]*)?$`);
const WHOLE_NAME = new RegExp(`^${NAME}$`);
const WHOLE_NODE = new RegExp(`^${NODE_NAME}$`);

/** An absolute specification: its node, its device, its directories, and the rest. */
const PARTS = new RegExp(
  `^(?:(${NODE_NAME})::)?(${NAME}):(?:\\[(${NAME}(?:\\.${NAME})*)\\]|<(${NAME}(?:\\.${NAME})*)>)(.*)$`,
  "s",
);

/** Facts about a specification of OpenVMS that a caller may give. */
interface FromVmsOptions {
  /** The host that the file is on, where the specification names no node. This host unless given. */
  readonly host?: string;
}

/**
 * The `file` reference of an absolute file specification of OpenVMS. Its node is the host, its device the first segment.
 *
 * @throws {UriSyntaxError} If the specification is relative, has wildcards, an access control string or names that Files-11
 * does not have; or if both it and the options name a host.
 *
 * @example
 * ```ts
 * import { fromVmsPath } from "@urikit/schemes/vms-path";
 *
 * const host = "vms.host.edu";
 * fromVmsPath("DISK$USER:[MY.NOTES]NOTE12345.TXT", { host }); // => "file://vms.host.edu/disk$user/my/notes/note12345.txt"
 * fromVmsPath("DUA0:[000000]A.TXT;1"); // => "file:///dua0/a.txt;1"
 * ```
 */
export function fromVmsPath(path: string, options: FromVmsOptions = {}): string {
  requireString(path, "the path");
  options = requireOptions(options, { host: true });
  const [, node, device = "", square, angle = "", name = ""] = PARTS.exec(path) ?? [];
  if (device === "") throw notAbsolute(path);
  if (name !== "" && !FILE.test(name)) throw notAFile(path, path.length - name.length);
  if (node !== undefined && options.host !== undefined) throw twoHosts(path);
  const directories = (square ?? angle).split(".");
  if (directories[0] === TOP) directories.shift();
  return file.build({
    host: (node ?? options.host ?? "").toLowerCase(),
    segments: [device, ...directories, name].map((segment) => segment.toLowerCase()),
  });
}

/** The options for making a specification of OpenVMS. */
interface VmsPathOptions {
  /** Whether a reference may name another host, which becomes the node: whoever opens the file goes there. */
  readonly otherHost?: "refuse" | "allow";
}

/**
 * The file specification of OpenVMS that a `file` reference means: the first segment is the device, the last one the
 * file, those between them its directories.
 *
 * @throws {UriSyntaxError} If the reference is not a `file`; names no file or directory of a device; holds a name that
 * Files-11 does not have; or names another host, which is not allowed.
 *
 * @example
 * ```ts
 * import { toVmsPath } from "@urikit/schemes/vms-path";
 *
 * const otherHost = "allow";
 * toVmsPath("file:///disk$user/my/notes/"); // => "DISK$USER:[MY.NOTES]"
 * toVmsPath("file://vax/dua0/a.txt;1", { otherHost }); // => "VAX::DUA0:[000000]A.TXT;1"
 * ```
 */
export function toVmsPath(reference: ReferenceLike, options: VmsPathOptions = {}): string {
  options = requireOptions(options, { otherHost: true });
  const source = new SchemeSource(toReference(reference), file);
  const reading = file.read(toReference(reference));
  requireHarmless(source, reading);
  const [device = "", ...directories] = reading.segments.map((segment) => textOf(source, segment));
  const name = directories.pop();
  if (name === undefined) throw notAbsolute(source.text, source.layout.pathFrom);
  const isKnown = WHOLE_NAME.test(device) && directories.every((directory) => WHOLE_NAME.test(directory));
  if (!isKnown || directories[0] === TOP) throw notAbsolute(source.text, source.layout.pathFrom);
  if (name !== "" && !FILE.test(name)) throw notAFile(source.text, source.layout.pathFrom);
  const folder = directories.length === 0 ? TOP : directories.join(".");
  return `${nodeOf(source, reading, options)}${device}:[${folder}]${name}`.toUpperCase();
}

function textOf({ text, layout }: SchemeSource, segment: FileReading["segments"][number]): string {
  if (typeof segment === "string") return segment;
  throw notAbsolute(text, layout.pathFrom);
}

function nodeOf({ text, layout }: SchemeSource, reading: FileReading, options: VmsPathOptions): string {
  if (isThisHost(reading)) return "";
  const { host = "" } = reading;
  const isAllowed = options.otherHost === "allow";
  if (isAllowed && WHOLE_NODE.test(host)) return `${host}::`;
  throw accessRefused(
    text,
    layout.hostFrom,
    NODE,
    fault(
      isAllowed ? "the-name-of-a-node" : "no-other-host",
      isAllowed ? "not-the-name-of-a-node" : "system-would-go",
      VMS_PATH_FAULTS,
    ),
  );
}

function notAbsolute(text: string, at = 0): Error {
  return accessRefused(
    text,
    at,
    SPECIFICATION,
    fault("vms-directories", "not-an-absolute-file-specification-of-OpenVMS"),
  );
}

function notAFile(text: string, at: number): Error {
  return accessRefused(text, at, SPECIFICATION, fault("vms-file-name", "not-the-name-of-a-file-of-OpenVMS"));
}

function twoHosts(text: string): Error {
  return accessRefused(text, 0, NODE, fault("one-host", "two-hosts-named", VMS_PATH_FAULTS));
}
