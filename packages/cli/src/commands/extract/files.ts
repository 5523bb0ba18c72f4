/** The documents of `uri extract`: files, whole folders, standard input. */

import { createWriteStream, mkdtempSync, rmSync } from "node:fs";
import { open, readdir, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { type DocumentType, typeOfContent, typeOfName } from "@urikit/documents";

/** A file to read. */
export interface FoundFile {
  readonly path: string;
  readonly size: number;
  /** Whether a folder was asked for, and this is in it: what is no text is passed over there without a word. */
  readonly inFolder: boolean;
}

/** So much of a file is looked at to tell its type. */
const HEAD = 1024;

/** The files that a path stands for: itself, or all in the folder, at any depth, in the order of their names. */
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

/** The type of a file, by its name and else its content; undefined if it is no text. */
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

/** Calls `use` with standard input as a file, which can be read more than once. */
export async function withStandardInput(use: (path: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "uri-extract-"));
  try {
    const path = join(folder, "stdin");
    await pipeline(process.stdin, createWriteStream(path));
    await use(path);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
