/** A file that is there only when it is whole: it is written beside, and renamed. */

import { Buffer } from "node:buffer";
import { rmSync } from "node:fs";
import { type FileHandle, open, rename, unlink } from "node:fs/promises";
import { systemCode, systemReason, UsageError } from "../exit.ts";
import { beforeSignalEnds } from "./signals.ts";

/** A file that cannot be written. */
export class UnwritableFile extends UsageError {}

/**
 * Writes octets to a file, with a mode if one is given. What was there under the name stays until then.
 *
 * @throws {UnwritableFile} If it cannot be written; an error of the octets is thrown as it is.
 */
export async function writeWhole(
  path: string | Buffer,
  octets: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  mode?: number,
): Promise<void> {
  const suffix = `.${process.pid}.part`;
  const beside = typeof path === "string" ? path + suffix : Buffer.concat([path, Buffer.from(suffix)]);
  const handle = await open(beside, "wx", mode).catch(refuse(path));
  const release = beforeSignalEnds(() => rmSync(beside, { force: true }));
  try {
    for await (const piece of octets) await written(handle, piece, path);
    await handle.close();
    await rename(beside, path).catch(refuse(path));
  } catch (error) {
    await handle.close().catch(() => {});
    await unlink(beside).catch(() => {});
    throw error;
  } finally {
    release();
  }
}

async function written(handle: FileHandle, piece: Uint8Array, path: string | Buffer): Promise<void> {
  await handle.writeFile(piece).catch(refuse(path));
}

function refuse(path: string | Buffer): (error: unknown) => never {
  return (error) => {
    if (systemCode(error) === undefined) throw error;
    throw new UnwritableFile("cannot-write", path.toString(), systemReason(error));
  };
}
