/** The documents of `uri extract`: files, whole folders, standard input. */

import { Buffer } from "node:buffer";
import { closeSync, createReadStream, createWriteStream, type Dirent, read } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join, sep } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import type { DocumentSource } from "@urikit/documents";
import { fileSource } from "@urikit/documents/node";
import { openNameless } from "../../lines/aside/nameless-file.ts";

/** The path of a file: as octets if it is not UTF-8, so that it can be opened. */
export type FilePath = string | Buffer;

/** A source that can be read more than once from its start: a file by its path, or one without a name by its descriptor. */
export type Content = FilePath | number;

/** A file to read. */
export interface FoundFile {
  readonly path: FilePath;
  readonly size: number;
  /** Whether the file was found in a folder, where files that are not text are skipped. */
  readonly inFolder: boolean;
  /** Whether it can be read again from its start, which a pipe cannot. */
  readonly isRegular: boolean;
}

/** Hears of what is not a file to read. */
export interface FolderReport {
  /** A file or folder that cannot be read. */
  failed(path: FilePath, error: unknown): void;
  /** A symbolic link, or a special file, in a folder. */
  passed(path: FilePath): void;
  /** A folder of copies, which is not read. */
  leftOut(path: FilePath): void;
}

/** The folders of version control and of installed packages: what they hold was written elsewhere. */
const FOLDERS_OF_COPIES: ReadonlySet<string> = new Set([".git", ".hg", ".svn", "node_modules"]);

/** The folders within a folder that are read. */
export interface FolderOptions {
  readonly allFolders: boolean;
}

/** The files of a path: the path itself, or all files in the folder, at any depth, in the order of their names. */
export async function* filesIn(
  path: string,
  report: FolderReport,
  { allFolders }: FolderOptions,
): AsyncGenerator<FoundFile> {
  const about = await stat(path);
  if (!about.isDirectory()) {
    yield { path, size: about.size, inFolder: false, isRegular: about.isFile() };
    return;
  }
  const folders: FilePath[] = [path];
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    const entries = await entriesOf(folder, report);
    for (const { entry, inside } of entries) {
      const file = entry.isFile() ? await fileAt(inside, report) : undefined;
      if (file !== undefined) yield file;
      if (!entry.isFile() && !entry.isDirectory()) report.passed(inside);
    }
    for (const { entry, inside } of entries.reverse()) {
      if (!entry.isDirectory()) continue;
      if (!allFolders && FOLDERS_OF_COPIES.has(entry.name.toString())) report.leftOut(inside);
      else folders.push(inside);
    }
  }
}

/** An entry of a folder, and its path. */
interface FolderEntry {
  readonly entry: Dirent<Buffer>;
  readonly inside: FilePath;
}

/** The entries of a folder in the order of their names; none if it cannot be read. */
async function entriesOf(folder: FilePath, report: FolderReport): Promise<FolderEntry[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true, encoding: "buffer" });
    return entries
      .sort((a, b) => Buffer.compare(a.name, b.name))
      .map((entry) => ({ entry, inside: within(folder, entry.name) }));
  } catch (error) {
    report.failed(folder, error);
    return [];
  }
}

/** A file that was found; undefined if it has gone meanwhile. */
async function fileAt(path: FilePath, report: FolderReport): Promise<FoundFile | undefined> {
  try {
    return { path, size: (await stat(path)).size, inFolder: true, isRegular: true };
  } catch (error) {
    report.failed(path, error);
    return undefined;
  }
}

/** The path of a name in a folder. */
function within(folder: FilePath, name: Buffer): FilePath {
  const text = name.toString();
  const isUtf8 = Buffer.from(text).equals(name);
  if (isUtf8 && typeof folder === "string") return join(folder, text);
  return Buffer.concat([Buffer.from(folder), Buffer.from(sep), name]);
}

/** The octets of a file. */
export function sourceOf(content: Content): DocumentSource {
  return typeof content === "number" ? { open: () => octetsOf(content) } : fileSource(content);
}

/** How many octets are read at once. */
const STEP = 64 * 1024;

const readAt = promisify(read);

/** Without a stream, which closes its descriptor when it is left early. */
async function* octetsOf(descriptor: number): AsyncGenerator<Uint8Array> {
  for (let position = 0; ; ) {
    const { bytesRead, buffer } = await readAt(descriptor, Buffer.allocUnsafe(STEP), 0, STEP, position);
    if (bytesRead === 0) return;
    position += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}

/**
 * Calls `use` with a file that holds what a stream gives, so that it can be read more than once. It has no name: a signal
 * leaves nothing of it.
 */
export async function withContent(stream: Readable, use: (content: Content) => Promise<void>): Promise<void> {
  const descriptor = openNameless();
  try {
    await pipeline(stream, createWriteStream("", { fd: descriptor, autoClose: false }));
    await use(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Calls `use` with a file that can be read more than once: for a pipe or a device, with a copy. */
export async function withRegularFile(
  { path, isRegular }: FoundFile,
  use: (content: Content) => Promise<void>,
): Promise<void> {
  if (isRegular) await use(path);
  else await withContent(createReadStream(path), use);
}
