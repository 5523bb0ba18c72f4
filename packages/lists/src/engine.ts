/**
 * The code in WebAssembly, and the memory that it works in: a window with lines as they were read, and records of what
 * it found. `assembly/memory.ts` draws the map. An engine serves one list at a time, and each worker thread has its own.
 */

import * as listsCode from "./code.ts";

/** The exports of the code; `assembly/index.ts`. */
export interface Code {
  /** Says what is not plain; bits of {@link PLAIN}. */
  setPlain(bits: number): void;
  /** Begins with the lines between two addresses; each ends with a line end, and one is before the first. */
  beginLines(from: number, to: number): void;
  /** How many lines were passed; all, when a work has found no more. */
  readonly linesPassed: { readonly value: number };
  /** Where findings lie. */
  readonly FINDINGS: { readonly value: number };
  /** Where lines are put. */
  readonly WINDOW: { readonly value: number };
  /** The findings of `works/check.ts`: how many there are, and 0 at the end of the lines. */
  check(rule: number): number;
  /** Puts values side by side as lines; `gather.ts`. Returns how many. */
  gather(count: number, source: number, target: number, end: number): number;
  /** How many values were looked at then. */
  readonly gathered: { readonly value: number };
  /** How many values are gathered at once, at most. */
  readonly GATHERED: { readonly value: number };
  /** Says whether each rewritten line has a finding of its own, or also those that follow it and short runs between. */
  setApart(apart: boolean): void;
  /** Begins to rewrite other lines; `works/rewriting.ts`. */
  beginRewriting(): void;
  /** The findings of `works/normalize.ts`. */
  normalize(rung: number): number;
  /** Where a base lies, and where its room ends. */
  readonly BASE: { readonly value: number };
  readonly BASE_END: { readonly value: number };
  /** Makes what lies at BASE, up to an address, the base of all lines; `works/resolve.ts`. */
  setBase(to: number): void;
  /**
   * Gives each of this many lines a base of its own, by records of {@link BASE_RECORD}. Returns how many are not URIs,
   * or for JavaScript.
   */
  setBases(records: number, lines: number): number;
  /** The findings of `works/resolve.ts`. */
  resolve(byText: boolean): number;
  /** Sets the secret of keys; `siphash.ts`. */
  setSecret(first: bigint, last: bigint): void;
  /** The findings of `works/keys.ts`. */
  keys(rung: number): number;
  /** The first finding from one on that has no key; `count`, if all up to there have one. */
  firstWithoutKey(from: number, count: number): number;
  /** Says the key of a finding, from octets between two addresses. */
  setKey(finding: number, from: number, to: number): void;
  /** How many keys may be written at once. */
  readonly WRITABLE_KEYS: { readonly value: number };
  /** Writes this many keys to the output, from that of a finding on. */
  writeKeys(first: number, count: number): void;
  /** Where the components of lines lie, as `works/columns.ts` has them: how many rows there are, and 0 at the end. */
  columns(asked: number, start: number): number;
  /** Encodes octets of lines between two addresses, as many as the output has room for. Returns where it ends. */
  encode(from: number, to: number): number;
  /** Up to where octets were encoded. */
  readonly encodedTo: { readonly value: number };
  /** Lines as JSON, in findings of `works/json.ts`. */
  json(): number;
  /** Says where the template ends that lies at BASE, how many components it has, and whether it requires any. */
  setTemplate(end: number, components: number, isDemanding: boolean): void;
  /** Lines as text by the template, in findings of `works/template.ts`. */
  fill(): number;
  /** Has four octets begin a secret, three letters end the name of one; `works/signs.ts`. */
  addBeginning(octets: number): void;
  addEnding(letters: number): void;
  /** Has a host tell something, by the hash of its name; `works/quiet.ts`. */
  addName(hash: number): void;
  /** The lines of which an audit may have something to say: how many findings there are, and 0 at the end. */
  quiet(): number;
  /** Finds signs of secrets between two addresses: how many there are. Places are counted from `start`. */
  signs(from: number, to: number, start: number): number;
  /** How far it looked. */
  readonly signsTo: { readonly value: number };
  /** How many rows a column has room for. */
  readonly ROWS: { readonly value: number };
  /** Counts the properties of lines, as `works/survey.ts` does: the number of records, and 0 at the end. */
  survey(rung: number, hashes: boolean, details: boolean): number;
  /** Has a scheme counted by the code. Returns its number, or -1. */
  knowScheme(from: number, to: number): number;
  /** Where the details of a survey are counted. */
  readonly DETAILS: { readonly value: number };
  /** How often a scheme was counted, since that was asked last. */
  takeSchemeCount(number: number): number;
  /** Puts 96 bits of the hash of octets to an address. */
  hashTo(target: number, from: number, to: number): void;
  /** Sets the separator of fields: this many octets, the first of them lowest. */
  setSeparator(octets: number, length: number): void;
  /** Where a field of lines lies, as `works/fields.ts` has it: how many rows there are, and 0 at the end. */
  fields(number: number, start: number): number;
  /** How many rows of fields there is room for. */
  readonly FIELD_ROWS: { readonly value: number };
  /** Where the output lies. */
  readonly OUTPUT: { readonly value: number };
  /** A set of keys in the window; `key-set.ts`. */
  beginKeys(places: number, factor: bigint): void;
  clearKeys(): void;
  keyCount(): number;
  /** Adds keys that lie in the place of findings. Returns how many were added before it must grow. */
  addKeys(first: number, count: number, step: number, isFull: boolean): number;
  growKeys(places: number): void;
  /** The number of places that a set needs in addition. */
  readonly FARTHEST: { readonly value: number };
  /** The place of the outcomes of keys, in octets of {@link ADDED_KEY}. */
  readonly VERDICTS: { readonly value: number };
}

/** Lines that are not plain for a work, so that it looks at them; `assembly/blocks.ts`. */
export const PLAIN = { noRelative: 1, noUri: 2, byScheme: 4, noVectors: 8 } as const;

/** The outcome of a line in a finding; `assembly/works/findings.ts`. */
export const OUTCOME = { rewritten: 0, handedOn: 1, invalid: 2, notUtf8: 3, keyed: 4 } as const;

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
  key: 4,
} as const;

/** How many words of 32 bits the record of a base has, and which: addresses, and what it is, as an {@link OUTCOME}. */
export const BASE_RECORD = { words: 3, from: 0, to: 1, kind: 2 } as const;

/** The outcome of adding a key to a set; `assembly/key-set.ts`. */
export const ADDED_KEY = { new: 1, known: 2, unkept: 3 } as const;

/** The octets that a block may read beyond the window. */
export const SLACK = 128;

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

/** Code as a module holds it. */
interface CompiledCode {
  readonly CODE: string;
  readonly MEMORY_AT: number;
}

/** The codes that were compiled, each once for each kind of memory. */
const own: Map<CompiledCode, object> = /* @__PURE__ */ new Map();
const ofShared: Map<CompiledCode, object> = /* @__PURE__ */ new Map();

function compile(source: CompiledCode, shared: boolean): object {
  const known = shared ? ofShared : own;
  const before = known.get(source);
  if (before !== undefined) return before;
  const code = Uint8Array.from(atob(source.CODE), (octet) => octet.charCodeAt(0));
  code[source.MEMORY_AT] = shared ? 3 : 1;
  const module = new WebAssembly.Module(code);
  known.set(source, module);
  return module;
}

/** The options of an engine. */
export interface EngineOptions {
  /** Whether lines are found by vectors, as they are unless `false` is given: for tests, all is the same without. */
  readonly vectors?: boolean | undefined;
  /** Whether other threads may read its memory, which is a `SharedArrayBuffer` then. */
  readonly sharedMemory?: boolean | undefined;
}

/** An instance of the code with a memory of its own. */
export class Engine {
  readonly code: Code;
  readonly #memory: Memory;
  readonly #vectors: number;
  /** Where findings lie, in words, and where the window begins: to ask the code each time takes longer. */
  readonly #findings: number;
  readonly window: number;
  #octets: Uint8Array;
  #words: Int32Array;
  /** How many octets the window holds. */
  #capacity = 0;

  constructor(
    { sharedMemory: shared = false, vectors = true }: EngineOptions = {},
    code: CompiledCode = listsCode,
  ) {
    this.#memory = new WebAssembly.Memory({ initial: 16, maximum: MOST_PAGES, shared });
    const { exports } = new WebAssembly.Instance(compile(code, shared), { env: { memory: this.#memory } });
    this.code = exports as Code; // as assembly/index.ts has it
    this.#octets = new Uint8Array(this.#memory.buffer);
    this.#words = new Int32Array(this.#memory.buffer);
    this.#findings = this.code.FINDINGS.value / 4;
    this.window = this.code.WINDOW.value;
    this.#vectors = vectors ? 0 : PLAIN.noVectors;
  }

  /** How many of the lines between the addresses that were given last were passed. */
  get linesPassed(): number {
    return this.code.linesPassed.value;
  }

  /** Says what is not plain besides; bits of {@link PLAIN}. */
  setPlain(bits: number): void {
    this.code.setPlain(bits | this.#vectors);
  }

  /** The whole memory. Another array after {@link reserve} and {@link put}. */
  get octets(): Uint8Array {
    return this.#octets;
  }

  /** The same in words of 32 bits. */
  get words(): Int32Array {
    return this.#words;
  }

  /** Says an outcome of a finding. */
  setOutcome(finding: number, outcome: number): void {
    this.#words[this.wordAt(finding, FINDING.outcome)] = outcome;
  }

  /** A word of a finding. No address is 2 GiB or more. */
  word(finding: number, word: number): number {
    return this.#words[this.wordAt(finding, word)] as number; // a finding has all its words
  }

  /** Where a word of a finding lies in {@link words}. */
  wordAt(finding: number, word: number): number {
    return this.#findings + finding * FINDING.words + word;
  }

  /** Words from an octet of the memory on, as numbers without a sign. */
  unsigned(at: number, count: number): Uint32Array {
    return new Uint32Array(this.#memory.buffer, at, count);
  }

  /** Makes the window hold this many octets. */
  reserve(capacity: number): void {
    this.#capacity = Math.max(this.#capacity, capacity);
    this.#growTo(this.window + this.#capacity + SLACK);
  }

  /**
   * Puts octets after the window, until it grows or others are put there. Returns where they begin.
   *
   * @param more The number of octets for which there is room afterwards, with SLACK after the last.
   */
  put(octets: Uint8Array, more = 0): number {
    const at = this.window + this.#capacity + SLACK;
    this.#growTo(at + octets.length + SLACK + more + SLACK);
    this.#octets.set(octets, at);
    return at;
  }

  #growTo(length: number): void {
    const missing = length - this.#octets.length;
    if (missing <= 0) return;
    this.#memory.grow(Math.ceil(missing / PAGE));
    this.#octets = new Uint8Array(this.#memory.buffer);
    this.#words = new Int32Array(this.#memory.buffer);
  }
}
