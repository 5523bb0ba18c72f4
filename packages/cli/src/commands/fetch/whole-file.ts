/** A file that is there only when it is whole: it is written beside, and renamed. */

import { type FileHandle, open, rename, unlink } from "node:fs/promises";
import { systemCode, systemReason, UsageError } from "../../exit.ts";

/** Writes octets to a file. What was there under the name stays until then. */
export async function writeWhole(
  path: string,
  octets: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<void> {
  const beside = `${path}.${process.pid}.part`;
  const handle = await opened(beside, path);
  try {
    for await (const piece of octets) await written(handle, piece, path);
    await handle.close();
    await rename(beside, path).catch(refuse(path));
  } catch (error) {
    await handle.close().catch(() => {});
    await unlink(beside).catch(() => {});
    throw error;
  }
}

function opened(beside: string, path: string): Promise<FileHandle> {
  return open(beside, "wx").catch(refuse(path));
}

async function written(handle: FileHandle, piece: Uint8Array, path: string): Promise<void> {
  await handle.writeFile(piece).catch(refuse(path));
}

function refuse(path: string): (error: unknown) => never {
  return (error) => {
    if (systemCode(error) === undefined) throw error;
    throw new UsageError("cannot-write", path, systemReason(error));
  };
}
