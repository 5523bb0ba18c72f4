/** Where a list is written, octet by octet, with as little memory as the browser allows. */

import { JobFailure, type Target } from "./jobs.ts";

/** Takes the octets of a list. */
export interface ListSink {
  /** How many octets it took. */
  readonly octets: number;
  /** Takes octets, which may change afterwards. Returns a promise when it must be waited for. */
  write(octets: Uint8Array): Promise<void> | undefined;
  /** Ends the list. Returns the file, if the person has not chosen one. */
  close(): Promise<Blob | undefined>;
  /** Ends it without a result. */
  abandon(): Promise<void>;
}

/** So many octets are gathered before they are written. */
const GATHERED = 1024 * 1024;

/** @throws {JobFailure} If nothing can be written there. */
export async function listSink(target: Target): Promise<ListSink> {
  switch (target.kind) {
    case "chosen":
      return new GatheringSink(await chosenFile(target.handle));
    case "private":
      return new GatheringSink(await privateFile());
    case "memory":
      return new GatheringSink(new Parts());
  }
}

/** The place to which gathered octets are written. */
interface Store {
  /** Writes octets, which are its own until it is done. */
  write(octets: Uint8Array<ArrayBuffer>): Promise<void>;
  close(): Promise<Blob | undefined>;
  abandon(): Promise<void>;
}

class GatheringSink implements ListSink {
  readonly #store: Store;
  readonly #gathered = new Uint8Array(GATHERED);
  #length = 0;
  octets = 0;

  constructor(store: Store) {
    this.#store = store;
  }

  write(octets: Uint8Array): Promise<void> | undefined {
    this.octets += octets.length;
    if (this.#length + octets.length > GATHERED) return this.#spill(octets);
    this.#gathered.set(octets, this.#length);
    this.#length += octets.length;
    return undefined;
  }

  async #spill(octets: Uint8Array): Promise<void> {
    for (let at = 0; at < octets.length; ) {
      const part = octets.subarray(at, at + GATHERED - this.#length);
      this.#gathered.set(part, this.#length);
      this.#length += part.length;
      at += part.length;
      if (this.#length === GATHERED) await this.#flush();
    }
  }

  async #flush(): Promise<void> {
    const octets = this.#gathered.subarray(0, this.#length);
    this.#length = 0;
    await refusing(() => this.#store.write(octets));
  }

  async close(): Promise<Blob | undefined> {
    if (this.#length > 0) await this.#flush();
    return refusing(() => this.#store.close());
  }

  abandon(): Promise<void> {
    return this.#store.abandon();
  }
}

/** The error of a store that is full is a failure of the job. */
async function refusing<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw new JobFailure("no-room", String(error));
  }
}

/** A file that the person has chosen. It is as it was until all is written. */
async function chosenFile(handle: FileSystemFileHandle): Promise<Store> {
  const file = await refusing(() => handle.createWritable());
  return {
    write: (octets) => file.write(octets),
    close: async () => {
      await file.close();
      return undefined;
    },
    abandon: () => file.abort().catch(() => undefined),
  };
}

/** The types of TypeScript have it only for workers. */
interface SyncFile {
  write(octets: Uint8Array, options: { at: number }): number;
  flush(): void;
  close(): void;
}

const FOLDER = "lists";

/** A file of the page's own, which no other page sees. There is one at a time: it is removed before the next. */
async function privateFile(): Promise<Store> {
  const folder = await navigator.storage.getDirectory();
  await folder.removeEntry(FOLDER, { recursive: true }).catch(() => undefined); // there may be no folder
  const own = await folder.getDirectoryHandle(FOLDER, { create: true });
  const handle = await own.getFileHandle("list", { create: true });
  const file = await (
    handle as FileSystemFileHandle & { createSyncAccessHandle(): Promise<SyncFile> }
  ).createSyncAccessHandle();
  let at = 0;
  return {
    write: async (octets) => {
      // Where there is no room any more, less may be written without an error.
      for (let from = 0; from < octets.length; ) {
        const written = file.write(octets.subarray(from), { at });
        if (written === 0) throw new Error("nothing more is written");
        from += written;
        at += written;
      }
    },
    close: async () => {
      file.flush();
      file.close();
      return handle.getFile();
    },
    abandon: async () => {
      file.close();
      await own.removeEntry("list").catch(() => undefined);
    },
  };
}

/** Parts in memory, which the browser may move to a disk as it sees fit. */
class Parts implements Store {
  readonly #parts: Blob[] = [];

  async write(octets: Uint8Array<ArrayBuffer>): Promise<void> {
    this.#parts.push(new Blob([octets]));
  }

  async close(): Promise<Blob> {
    return new Blob(this.#parts);
  }

  async abandon(): Promise<void> {
    this.#parts.length = 0;
  }
}
