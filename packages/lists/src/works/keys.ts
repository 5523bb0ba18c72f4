/** RFC 3986 §6: lines by their keys, for the works that write them and that compare lines by them. */

import { type NormalizeOptions, normalize } from "urikit";
import { NORMALIZE_OPTIONS, type OptionNames, pickOptions } from "urikit/foundation";
import { type Engine, FINDING, OUTCOME } from "../engine.ts";
import { textOf } from "../invalid-line.ts";
import type { ListReaderOptions } from "../list-reader.ts";
import { type CodeRung, codeRungOf, PLAIN_ON } from "../rung.ts";

/** On which rung keys are equal; the options of `normalize` mean what they mean there. */
export interface KeyOptions extends NormalizeOptions {
  /**
   * Sixteen octets. Nobody who does not know them can make two references that are not equivalent have one key; without
   * them, they are zeros, which everybody knows.
   */
  readonly secret?: Uint8Array | undefined;
}

/** The options of keys. */
export const KEY_OPTIONS: OptionNames<KeyOptions> = {
  level: true,
  rootlessDotSegments: true,
  schemes: true,
  secret: true,
};

/** How many octets a secret and a key have. */
export const KEY_LENGTH = 16;

/** Sets the secret of an engine. */
export function setSecret({ code }: Engine, { secret = new Uint8Array(KEY_LENGTH) }: KeyOptions): void {
  if (!(secret instanceof Uint8Array && secret.length === KEY_LENGTH))
    throw new TypeError(`secret must be a Uint8Array of ${KEY_LENGTH} octets`);
  const view = new DataView(secret.buffer, secret.byteOffset, KEY_LENGTH);
  code.setSecret(view.getBigUint64(0, true), view.getBigUint64(8, true));
}

/** The keys of lines, as findings of an engine. */
export class Keys {
  readonly #engine: Engine;
  readonly #rung: CodeRung;
  readonly #options: NormalizeOptions;
  readonly #encoder = new TextEncoder();

  /** @throws {TypeError} If an option has a value that does not exist. */
  constructor(engine: Engine, options: KeyOptions & ListReaderOptions) {
    const normalizing = pickOptions(options, NORMALIZE_OPTIONS);
    normalize("", normalizing); // refuses values that do not exist
    setSecret(engine, options);
    this.#engine = engine;
    this.#rung = codeRungOf(options);
    this.#options = normalizing;
    engine.setPlain(PLAIN_ON[this.#rung]);
  }

  /** Gives how many findings there are, one a line, until there are no more. */
  *counts(from: number, to: number): Generator<number> {
    const { code } = this.#engine;
    code.beginLines(from, to);
    for (let count = code.keys(this.#rung); count > 0; count = code.keys(this.#rung)) {
      for (const index of this.withoutKey(count))
        if (this.#engine.word(index, FINDING.outcome) === OUTCOME.handedOn) this.#setKey(index);
      yield count;
    }
  }

  /** The findings without a key, of this many. WebAssembly looks for them, since they are rare among many. */
  *withoutKey(count: number): Generator<number> {
    const { code } = this.#engine;
    for (
      let index = code.firstWithoutKey(0, count);
      index < count;
      index = code.firstWithoutKey(index + 1, count)
    )
      yield index;
  }

  /** The key of a line that JavaScript must normalize. */
  #setKey(index: number): void {
    const { octets } = this.#engine;
    const line = octets.subarray(
      this.#engine.word(index, FINDING.from),
      this.#engine.word(index, FINDING.to),
    );
    const normal = this.#encoder.encode(normalize(textOf(line), this.#options));
    const at = this.#engine.put(normal);
    this.#engine.code.setKey(index, at, at + normal.length);
    this.#engine.setOutcome(index, OUTCOME.keyed);
  }
}
