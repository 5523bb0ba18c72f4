/**
 * RFC 8089 §3: a file of this system, if it is in a folder that the caller named. Links are followed before that is asked;
 * what is neither a regular file nor a folder is not opened: a device or a pipe may never end.
 */

import { constants, type Dirent, type Stats } from "node:fs";
import { type FileHandle, open, opendir, realpath, stat } from "node:fs/promises";
import { resolve, sep } from "node:path";
import { file, type Plan } from "@urikit/schemes";
import type { OctetData } from "@urikit/schemes/define";
import { toPosixPath, toWindowsPath } from "@urikit/schemes/native-path";
import { suggestedMediaType } from "urikit/fragments";
import { AccessError, told } from "../access-error.ts";
import { contentOf } from "../content.ts";
import type { Content, Listing, ListingEntry } from "../resource.ts";
import type { Way } from "../way.ts";
import { builtOrNone, listingOf, tooMany } from "./listing.ts";
import { dataOf } from "./octets.ts";

/** The file or the folder that a reference names. */
export async function openFile(plan: Plan, way: Way): Promise<Content | Listing> {
  const path = systemPath(way.uri);
  try {
    const real = await allowedPath(path, way);
    const found = await way.clock.within(stat(real));
    if (found.isDirectory()) return await folderListing(real, plan, way);
    if (!found.isFile()) throw new AccessError("refused-address", told("access-special-file"));
    return await contentOfFile(path, { real, found, plan, way });
  } catch (error) {
    throw failureOf(error);
  }
}

function systemPath(reference: string): string | Buffer {
  const path = process.platform === "win32" ? toWindowsPath(reference) : toPosixPath(reference);
  return typeof path === "string" ? path : Buffer.from(path);
}

/** The path of a file without links, which is in one of the folders. */
async function allowedPath(path: string | Buffer, { settings, clock }: Way): Promise<Buffer> {
  if (settings.files.length === 0) throw outside();
  const real = await clock.within(realPath(path, settings.files));
  for (const root of settings.files) {
    if (isWithin(real, await clock.within(realRoot(root)))) return real;
  }
  throw outside();
}

/** The path without links. Whether something is there, is told only of the folders that were named. */
async function realPath(path: string | Buffer, roots: readonly string[]): Promise<Buffer> {
  try {
    return await realpath(path, { encoding: "buffer" });
  } catch (error) {
    const written = Buffer.from(resolve(Buffer.from(path).toString("latin1")), "latin1");
    if (roots.some((root) => isWithin(written, Buffer.from(resolve(root))))) throw error;
    throw outside();
  }
}

function outside(): AccessError {
  return new AccessError("refused-address", told("access-outside-roots"));
}

/** A folder that is not there has no files. */
async function realRoot(root: string): Promise<Buffer | undefined> {
  try {
    return await realpath(root, { encoding: "buffer" });
  } catch {
    return undefined;
  }
}

function isWithin(real: Buffer, root: Buffer | undefined): boolean {
  if (root === undefined) return false;
  const [path, folder] = [real.toString("latin1"), root.toString("latin1")];
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}

/** A file that was found, and that is to be opened. */
interface FoundFile {
  readonly real: Buffer;
  readonly found: Stats;
  readonly plan: Plan;
  readonly way: Way;
}

/** Without waiting for the other end of a pipe, or following a link that came in the meantime. */
const READ_ONLY = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOFOLLOW ?? 0);

async function contentOfFile(path: string | Buffer, { real, found, plan, way }: FoundFile): Promise<Content> {
  const { reference, uri, settings, clock } = way;
  const { maxOctets } = settings;
  if (found.size > maxOctets) throw new AccessError("too-large", told("access-too-large", maxOctets));
  const handle = await clock.within(open(real, READ_ONLY));
  try {
    await requireSame(handle, path, way);
  } catch (error) {
    await handle.close();
    throw error;
  }
  const mediaType = suggestedMediaType(real.toString("latin1"));
  const facts = {
    ...{ reference, retrievedFrom: uri, chain: [], plan },
    ...{ mediaType, isGuessed: mediaType !== undefined, status: undefined, fields: [], ok: true },
    ...{ size: found.size, modified: found.mtime },
  };
  return contentOf(facts, { octets: handle.createReadStream(), way, failure: failureOf });
}

/** Whether the file that was opened is the one that is in the folder: a link may have been put on the way. */
async function requireSame(handle: FileHandle, path: string | Buffer, way: Way): Promise<void> {
  const [opened, there] = [await handle.stat(), await stat(await allowedPath(path, way))];
  if (!opened.isFile()) throw new AccessError("refused-address", told("access-special-file"));
  if (opened.ino !== there.ino || opened.dev !== there.dev) throw outside();
}

/** A folder with more is not listed. */
const MOST_ENTRIES = 100_000;

async function folderListing(real: Buffer, plan: Plan, way: Way): Promise<Listing> {
  const { uri, clock } = way;
  const entries: ListingEntry[] = [];
  const folder = await clock.within(opendir(real, { encoding: "buffer" as BufferEncoding }));
  // The names of a folder that is opened so are octets, which its type does not know.
  for await (const entry of folder as unknown as AsyncIterable<Dirent<Buffer>>) {
    if (entries.length === MOST_ENTRIES) throw tooMany(MOST_ENTRIES);
    entries.push(entryOf(entry, uri));
  }
  entries.sort((a, b) => (String(a.name) < String(b.name) ? -1 : 1));
  return listingOf(way, { plan, retrievedFrom: uri }, entries);
}

function entryOf(entry: Dirent<Buffer>, folder: string): ListingEntry {
  const name = dataOf(entry.name);
  const type = typeOf(entry);
  return { name, type, reference: referenceOf(folder, name, type) };
}

function typeOf(entry: Dirent<Buffer>): ListingEntry["type"] {
  if (entry.isSymbolicLink()) return "link";
  if (entry.isDirectory()) return "folder";
  return entry.isFile() ? "file" : "other";
}

/** The reference of an entry; that of a folder ends with a slash, so that what is in it resolves. */
function referenceOf(folder: string, name: OctetData, type: ListingEntry["type"]): string | undefined {
  const { host, segments } = file.read(folder);
  const above = segments.at(-1) === "" ? segments.slice(0, -1) : segments;
  const below = type === "folder" ? [name, ""] : [name];
  return builtOrNone(() => file.build({ host, segments: [...above, ...below] }));
}

/** POSIX §2.3: why a system does not open a file. */
function failureOf(error: unknown): AccessError {
  if (error instanceof AccessError) return error;
  const { code = "" } = error as NodeJS.ErrnoException;
  if (/^(?:ENOENT|ENOTDIR|ELOOP|ENAMETOOLONG)$/.test(code))
    return new AccessError("not-found", told("access-file-not-found"), { cause: error });
  return new AccessError("no-way", told("access-not-readable", code), { cause: error });
}
