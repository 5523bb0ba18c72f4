/**
 * Files in memory, which the command in the page reads and writes in the place of those of a machine. It has as much of
 * `node:fs` and `node:fs/promises` as the command asks for; there are no folders.
 */

const files = new Map<string, Uint8Array>();
const open = new Map<number, { readonly path: string; at: number }>();
let lastDescriptor = 2; // 0 to 2 are the streams of the command

/** A path without `..`. */
const nameOf = (path: unknown) => String(path).replace(/[^/]+\/\.\.\//g, "");

/** Puts a file there, in the place of one of that name. */
export function putFile(path: string, content: Uint8Array | string): void {
  files.set(nameOf(path), typeof content === "string" ? new TextEncoder().encode(content) : content);
}

/** What an error of the system is to those who ask for its code. */
function systemError(code: "ENOENT" | "EBADF", path: string): Error {
  const reason = code === "ENOENT" ? "no such file or directory" : "bad file descriptor";
  return Object.assign(new Error(`${code}: ${reason}, '${path}'`), { code, path });
}

/** @throws {Error} If there is no such file. */
export function contentOf(path: unknown): Uint8Array {
  const content = files.get(nameOf(path));
  if (content === undefined) throw systemError("ENOENT", String(path));
  return content;
}

const about = (size: number) => ({
  size,
  dev: 0,
  ino: 0,
  rdev: 0,
  isFile: () => true,
  isDirectory: () => false,
  isCharacterDevice: () => false,
});

function opened(descriptor: number) {
  const one = open.get(descriptor);
  if (one === undefined) throw systemError("EBADF", String(descriptor));
  return one;
}

export function openSync(path: unknown): number {
  contentOf(path);
  open.set(++lastDescriptor, { path: String(path), at: 0 });
  return lastDescriptor;
}

export function closeSync(descriptor: number): void {
  open.delete(descriptor);
}

export function readSync(
  descriptor: number,
  buffer: Uint8Array,
  offset: number,
  length: number,
  position: number | null = null,
): number {
  const one = opened(descriptor);
  const from = position ?? one.at;
  const part = contentOf(one.path).subarray(from, from + length);
  buffer.set(part, offset);
  if (position === null) one.at += part.length;
  return part.length;
}

export function writeSync(descriptor: number): never {
  throw systemError("EBADF", String(descriptor));
}

export const fstatSync = (descriptor: number) => about(contentOf(opened(descriptor).path).length);

export function statSync(path: unknown, options: { readonly throwIfNoEntry?: boolean } = {}) {
  if (options.throwIfNoEntry === false && !files.has(nameOf(path))) return undefined;
  return about(contentOf(path).length);
}

export function readFileSync(path: unknown, encoding?: string): string | Uint8Array {
  const content = contentOf(path);
  return encoding === undefined ? content : new TextDecoder(encoding).decode(content);
}

export function writeFileSync(path: unknown, content: Uint8Array | string): void {
  putFile(String(path), content);
}

export const existsSync = (path: unknown) => files.has(nameOf(path));

/** A stream of one chunk. */
export function createReadStream(path: unknown) {
  return {
    async *[Symbol.asyncIterator]() {
      yield contentOf(path);
    },
    destroy() {},
  };
}

const noFolders = (): never => {
  throw systemError("ENOENT", "a folder");
};
export const createWriteStream = noFolders;
export const mkdtempSync = noFolders;
export const rmSync = noFolders;
export const unlinkSync = noFolders;
export const constants = { R_OK: 4, O_RDWR: 2, O_CREAT: 64, O_EXCL: 128 };

// Those of `node:fs/promises`.
export const stat = async (path: unknown) => statSync(path);
export const access = async (path: unknown) => void contentOf(path);
export const readdir = async () => noFolders();

/** A file whose first octets are asked for. */
async function openFile(path: unknown) {
  const descriptor = openSync(path);
  return {
    read: async (buffer: Uint8Array, offset: number, length: number, position: number) => ({
      bytesRead: readSync(descriptor, buffer, offset, length, position),
    }),
    close: async () => closeSync(descriptor),
  };
}

export { openFile as open };

export default { existsSync, readFileSync };
