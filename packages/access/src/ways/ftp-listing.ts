/** RFC 959 §4.1.3 (NLST), RFC 1738 §3.2.2: the names of a directory, a line each: data of a stranger, never paths. */

import type { OctetData } from "@urikit/schemes/define";
import type { FtpReading, ftp, ftps } from "@urikit/schemes/ftp";
import type { ListingEntry } from "../resource.ts";
import type { Lines } from "./connection.ts";
import { builtOrNone, entriesFrom } from "./listing.ts";
import { dataOf } from "./octets.ts";

/** A directory with more names is not listed. */
const MOST_NAMES = 100_000;

/** The directory that is listed. */
interface Directory {
  readonly scheme: typeof ftp | typeof ftps;
  readonly reading: FtpReading;
}

/** The entries of a list of names. */
export async function namesFrom(
  lines: Lines,
  directory: Directory,
  maxOctets: number,
): Promise<readonly ListingEntry[]> {
  const entryOf = (line: Buffer): ListingEntry => {
    const name = withoutDirectory(dataOf(line), directory.reading.name);
    return { name, type: undefined, reference: referenceOf(name, directory) };
  };
  return entriesFrom(lines, { entryOf, isOver: (line) => line === undefined, most: MOST_NAMES, maxOctets });
}

/** The reference of a name in the directory, without the password; undefined if it is a path, or no name. */
function referenceOf(name: OctetData, { scheme, reading }: Directory): string | undefined {
  const { host, port, user, name: listed, directories } = reading;
  const within = listed.length === 0 ? directories : [...directories, listed];
  if (name.length === 0 || name === "." || name === ".." || includesSlash(name)) return undefined;
  return builtOrNone(() => scheme.build({ host, port, user, directories: within, name }));
}

/** Some servers write the directory that they were asked for before each name. */
function withoutDirectory(name: OctetData, directory: OctetData): OctetData {
  if (typeof name !== "string" || typeof directory !== "string" || directory === "") return name;
  return name.startsWith(`${directory}/`) ? name.slice(directory.length + 1) : name;
}

const SLASH = 0x2f;

function includesSlash(name: OctetData): boolean {
  return typeof name === "string" ? name.includes("/") : name.includes(SLASH);
}
