/**
 * What a client that links the C library looks up and connects to: `recorders/dialled.c` is loaded before it, notes the
 * address, and lets it connect to nothing. So what is recorded is what is dialled, and nothing leaves the machine.
 */

import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { textOf } from "./octets.ts";

/** The notes about one client. */
export interface Dialled {
  /** The environment of the client. */
  readonly environment: Readonly<Record<string, string>>;
  /** The first address, `HOST PORT`, that it dialled since the last call; undefined if it dialled nothing. */
  taken(): string | undefined;
  close(): void;
}

/** Notes for a client; undefined if there is no compiler of C. */
export function dialledNotes(recorders: string): Dialled | undefined {
  const folder = mkdtempSync(join(tmpdir(), "urikit-dialled-"));
  const [library, notes] = [join(folder, "dialled.so"), join(folder, "notes")];
  const compiled = spawnSync("cc", ["-shared", "-fPIC", "-o", library, join(recorders, "dialled.c"), "-ldl"]);
  if (compiled.status !== 0) {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  writeFileSync(notes, "");
  return {
    environment: { LD_PRELOAD: library, DIALLED: notes },
    taken() {
      const octets = readFileSync(notes);
      if (octets.length === 0) return undefined;
      writeFileSync(notes, "");
      return addressOf(textOf(octets.subarray(0, octets.indexOf(0))));
    },
    close: () => rmSync(folder, { recursive: true }),
  };
}

/**
 * An IPv6 address that was connected to without a look-up has eight groups in brackets; a URL writes it short. Other texts in
 * brackets are names that were looked up.
 */
function addressOf(noted: string): string {
  const [, address, port] = /^(\[(?:[0-9a-f]+:){7}[0-9a-f]+\]) (\d+)$/.exec(noted) ?? [];
  return address === undefined ? noted : `${new URL(`http://${address}/`).hostname.slice(1, -1)} ${port}`;
}
