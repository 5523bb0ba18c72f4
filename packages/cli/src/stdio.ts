/**
 * The three streams of a command: those of the process, or those that tests give.
 *
 * To open one of Node's own output streams takes as long as to check a reference. Only a terminal needs one; files and
 * pipes are written through their descriptors.
 */

import { Buffer } from "node:buffer";
import { fstatSync, statSync, writeSync } from "node:fs";
import type { Readable } from "node:stream";
import { systemCode } from "./exit.ts";

/** Where a command reads lines if it is given none. */
export type InputStream = Readable & {
  readonly isTTY?: boolean;
  /** The file descriptor, if there is one. */
  readonly fd?: number;
};

/** Where a command writes. */
export interface OutputStream {
  readonly isTTY?: boolean;
  /** The file descriptor, if there is one. */
  readonly fd?: number;
  /** How many octets were written, if it counts them. */
  readonly written?: number;
  /** The width of a terminal. */
  readonly columns?: number;
  /** Whether it has colours; at least `count`, if a number is given. */
  hasColors?(count?: number): boolean;
  /** Calls `done` when the octets are written, or with the error if they cannot be. */
  write(data: string | Uint8Array, done?: (error?: Error | null) => void): unknown;
}

export interface Stdio {
  readonly stdin: InputStream;
  /** The descriptor of standard input, if there is one. It can be read as long as nobody has opened {@link stdin}. */
  readonly stdinDescriptor?: number;
  readonly stdout: OutputStream;
  readonly stderr: OutputStream;
}

/** Those of the process. Each is opened when it is first used. */
export class ProcessStdio implements Stdio {
  readonly stdinDescriptor = 0;
  #stdout: OutputStream | undefined;
  #stderr: OutputStream | undefined;

  get stdin(): InputStream {
    return process.stdin;
  }

  get stdout(): OutputStream {
    this.#stdout ??= outputOf(1, () => process.stdout);
    return this.#stdout;
  }

  get stderr(): OutputStream {
    this.#stderr ??= outputOf(2, () => process.stderr);
    return this.#stderr;
  }
}

function outputOf(fd: number, open: () => NodeJS.WriteStream): OutputStream {
  // The write that fails reports its error; without a listener it would end the process.
  const opened = () => open().on("error", () => {});
  return isFileOrPipe(fd) ? new DescriptorStream(fd, opened) : opened();
}

/** Whether a descriptor is neither a terminal nor closed. On Windows nobody has tried; there Node's streams are used. */
function isFileOrPipe(fd: number): boolean {
  if (process.platform === "win32") return false;
  try {
    const about = fstatSync(fd);
    return !about.isCharacterDevice() || about.rdev === statSync("/dev/null").rdev;
  } catch {
    return false;
  }
}

/** A file or a pipe, written at once, without a stream. */
class DescriptorStream implements OutputStream {
  readonly fd: number;
  written = 0;
  readonly #open: () => OutputStream;
  #stream: OutputStream | undefined;

  constructor(fd: number, open: () => OutputStream) {
    this.fd = fd;
    this.#open = open;
  }

  write(data: string | Uint8Array, done: (error?: Error | null) => void = () => {}): void {
    let rest = typeof data === "string" ? Buffer.from(data) : data;
    try {
      while (rest.length > 0 && this.#stream === undefined) {
        const count = writeSync(this.fd, rest);
        this.written += count;
        rest = rest.subarray(count);
      }
    } catch (error) {
      if (systemCode(error) !== "EAGAIN") {
        done(error as Error);
        return;
      }
      this.#stream = this.#open(); // somebody lets the pipe not block, and it is full: Node's stream waits
    }
    if (rest.length > 0) this.#stream?.write(rest, done);
    else done();
  }
}
