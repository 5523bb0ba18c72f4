/** The three streams of a command. Those of the process by default; tests give their own. */

import type { Readable, Writable } from "node:stream";

/** Where a command reads lines if it is given none. */
export type InputStream = Readable & {
  readonly isTTY?: boolean;
  /** The file descriptor, if there is one. */
  readonly fd?: number;
};

/** Where a command writes. */
export type OutputStream = Writable & {
  readonly isTTY?: boolean;
  /** The file descriptor, if there is one. */
  readonly fd?: number;
  /** The width of a terminal. */
  readonly columns?: number;
  hasColors?(): boolean;
};

/** `process` is one. Its streams are opened when they are first used. */
export interface Stdio {
  readonly stdin: InputStream;
  readonly stdout: OutputStream;
  readonly stderr: OutputStream;
}
