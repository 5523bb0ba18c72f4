/** A file without a name: nothing is left of it, whatever ends the process (`open(2)`, O_TMPFILE). */

import { constants, openSync, unlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** `__O_TMPFILE` of Linux: a file in a folder, which never has a name. Node does not say its number. */
const NAMELESS = 0o20000000;

/** Opens a file without a name in the folder for temporary files, and returns its descriptor. */
export function openNameless(): number {
  const folder = tmpdir();
  try {
    if (process.platform === "linux")
      return openSync(folder, NAMELESS | constants.O_DIRECTORY | constants.O_RDWR, 0o600);
  } catch {
    // Not every file system has such files; if nothing can be written there, that is said next.
  }
  const path = join(folder, `uri-${crypto.randomUUID()}`);
  const descriptor = openSync(path, "wx+", 0o600);
  unlinkSync(path); // what is open stays until it is closed
  return descriptor;
}
