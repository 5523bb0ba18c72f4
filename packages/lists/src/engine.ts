/**
 * The code in WebAssembly, and the memory that it works in: a window with lines as they were read, and records of what
 * it found. `assembly/memory.ts` draws the map. An engine serves one list at a time, and each worker thread has its own.
 */

import { CODE, MEMORY_AT } from "./code.ts";

/** What the code exports; `assembly/index.ts`. */
export interface Code {
  /** Says what is not plain; bits of {@link PLAIN}. */
  setPlain(bits: number): void;
  /** Begins with the lines between two addresses; each ends with a line end, and one stands before the first. */
  beginLines(from: number, to: number): void;
  /** How many lines were passed; all, when a work has found no more. */
  readonly linesPassed: { readonly value: number };
  /** Where findings lie. */
  readonly FINDINGS: { readonly value: number };
  /** Where lines are put. */
  readonly WINDOW: { readonly value: number };
  /** The findings of `works/check.ts`: how many there are, and 0 at the end of the lines. */
  check(rule: number): number;
  /** Begins with other lines. */
  beginNormalize(): void;
  /** The findings of `works/normalize.ts`. */
  normalize(rung: number): number;
}

/** What is not plain besides, so that a work looks at it; `assembly/blocks.ts`. */
export const PLAIN = { noRelative: 1, noUri: 2, byScheme: 4, noVectors: 8 } as const;

/** What a finding says of a line; `assembly/works/findings.ts`. */
export const OUTCOME = { rewritten: 0, handedOn: 1, invalid: 2, notUtf8: 3 } as const;

/** How many words of 32 bits a finding has, and which. */
export const FINDING = {
  words: 8,
  outcome: 0,
  from: 1,
  to: 2,
  next: 3,
  linesBefore: 4,
  outputFrom: 5,
  outputTo: 6,
} as const;

/** What a block may read beyond the window. */
const SLACK = 128;

const PAGE = 0x10000;
const MOST_PAGES = 0x10000;

/** Every Node and browser has it; its types come with those of browsers alone. */
declare const WebAssembly: {
  readonly Module: new (code: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: unknown };
  readonly Memory: new (limits: { initial: number; maximum: number; shared: boolean }) => Memory;
};

interface Memory {
  readonly buffer: ArrayBuffer | SharedArrayBuffer;
  grow(pages: number): number;
}

/** The code, compiled once for each kind of memory. */
const compiled: { own?: object; shared?: object } = {};

function compile(shared: boolean): object {
  const code = Uint8Array.from(atob(CODE), (octet) => octet.charCodeAt(0));
  code[MEMORY_AT] = shared ? 3 : 1;
  return new WebAssembly.Module(code);
}

/** What an engine may have of its own. */
export interface EngineOptions {
  /** Whether other threads may read its memory, which is a `SharedArrayBuffer` then. */
  readonly sharedMemory?: boolean | undefined;
}

/** An instance of the code with a memory of its own. */
export class Engine {
  readonly code: Code;
  readonly #memory: Memory;
  #octets: Uint8Array;
  #words: Uint32Array;

  constructor({ sharedMemory: shared = false }: EngineOptions = {}) {
    this.#memory = new WebAssembly.Memory({ initial: 16, maximum: MOST_PAGES, shared });
    const kind = shared ? "shared" : "own";
    compiled[kind] ??= compile(shared);
    const { exports } = new WebAssembly.Instance(compiled[kind], { env: { memory: this.#memory } });
    this.code = exports as Code; // as assembly/index.ts has it
    this.#octets = new Uint8Array(this.#memory.buffer);
    this.#words = new Uint32Array(this.#memory.buffer);
  }

  /** The whole memory. Another array after {@link reserve}. */
  get octets(): Uint8Array {
    return this.#octets;
  }

  /** The same in words of 32 bits. */
  get words(): Uint32Array {
    return this.#words;
  }

  /** Where the window begins. */
  get window(): number {
    return this.code.WINDOW.value;
  }

  /** Makes the window hold so many octets. */
  reserve(capacity: number): void {
    const missing = this.window + capacity + SLACK - this.#octets.length;
    if (missing <= 0) return;
    this.#memory.grow(Math.ceil(missing / PAGE));
    this.#octets = new Uint8Array(this.#memory.buffer);
    this.#words = new Uint32Array(this.#memory.buffer);
  }
}
