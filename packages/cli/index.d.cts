import type { Readable, Writable } from "node:stream";

/**
 * Runs the command `uri` with arguments, as a shell would give them, and streams; one whose `isTTY` is true is a terminal of
 * as many `columns`. Gives the exit status.
 */
export declare function run(
  args: readonly string[],
  streams: { readonly stdin: Readable; readonly stdout: Writable; readonly stderr: Writable },
): Promise<number>;
