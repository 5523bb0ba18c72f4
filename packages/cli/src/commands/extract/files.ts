/** The documents of `uri extract`: files, whole folders, standard input. */

import { createWriteStream, mkdtempSync, rmSync } from "node:fs";
import { open, readdir, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type DocumentType, typeOfContent, typeOfName } from "@urikit/documents";

/** A file to read. */
export interface FoundFile {
  readonly path: string;
  readonly size: number;
  /** Whether the file was found in a folder, where files that are not text are skipped. */
  readonly inFolder: boolean;
}

/** How many octets of a file are read to find its type. */
const HEAD = 1024;

/** The files of a path: the path itself, or all files in the folder, at any depth, in the order of their names. */
export async function* filesIn(path: string): AsyncGenerator<FoundFile> {
  const about = await stat(path);
  if (!about.isDirectory()) {
    yield { path, size: about.size, inFolder: false };
    return;
  }
  const folders = [path];
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    const entries = (await readdir(folder, { withFileTypes: true })).sort((a, b) =>
      a.name < b.name ? -1 : 1,
    );
    for (const entry of entries) {
      const inside = join(folder, entry.name);
      if (entry.isFile()) yield { path: inside, size: (await stat(inside)).size, inFolder: true };
    }
    for (const { name } of entries.filter((entry) => entry.isDirectory()).reverse())
      folders.push(join(folder, name));
  }
}

/** The type of a file, by its name or else by its content; undefined if it is not text. */
export async function typeOfFile(path: string): Promise<DocumentType | undefined> {
  const named = typeOfName(path);
  if (named !== undefined) return named;
  const file = await open(path);
  try {
    const head = new Uint8Array(HEAD);
    const { bytesRead } = await file.read(head, 0, HEAD, 0);
    return typeOfContent(head.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}

/** Calls `use` with the path of a file that holds standard input, so that it can be read more than once. */
export async function withStandardInput(
  stdin: Readable,
  use: (path: string) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "uri-extract-"));
  try {
    const path = join(folder, "stdin");
    await pipeline(stdin, createWriteStream(path));
    await use(path);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
