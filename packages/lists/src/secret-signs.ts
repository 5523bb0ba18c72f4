/** Signs of secrets in octets of any kind (RFC 3986 §7.5): a quick look, by which a log is read that has few. */

import { Engine } from "./engine.ts";
import * as textCode from "./text-code.ts";

/** What tells of secrets, as `secretSigns` of `@urikit/audit` says it. */
export interface SignTables {
  /** The first four characters of words that may be secrets, or paths to them. */
  readonly beginnings: Iterable<string>;
  /** The last three letters of names of secrets. */
  readonly endings: Iterable<string>;
}

/**
 * Bits of a sign: the word there only begins as secrets do; an element ends there that may have begun before; the lines around
 * it count, too; it is of a private key. The others are its place.
 */
export const SIGN = {
  ofShape: 0x8000_0000,
  ofElement: 0x4000_0000,
  ofLines: 0x2000_0000,
  ofKey: 0x1000_0000,
  place: 0x0fff_ffff,
} as const;

const LF = 0x0a;

/** Finds the signs in one text after another. */
export class SecretSigns {
  readonly #engine = new Engine({}, textCode);

  constructor(tables: SignTables) {
    putSigns(this.#engine, tables);
  }

  /** The signs in octets, in no order: a place of each, with bits of {@link SIGN}. There are less than 2^28 octets. */
  *in(octets: Uint8Array): Generator<Uint32Array, void, undefined> {
    const engine = this.#engine;
    const { code, window } = engine;
    engine.reserve(octets.length + 1);
    engine.octets.set(octets, window);
    const end = window + octets.length;
    engine.octets[window - 1] = LF;
    engine.octets[end] = LF;
    for (let at = window; at < end; at = code.signsTo.value)
      yield engine.unsigned(code.OUTPUT.value, code.signs(at, end, window));
  }
}

/** Refuses signs that are not a list of texts. */
export function requireTexts(signs: Iterable<string>): void {
  if (typeof signs !== "object" || typeof signs?.[Symbol.iterator] !== "function")
    throw new TypeError("the signs must be those that the audit gives");
}

/** Tells an engine of signs. */
export function putSigns({ code }: Engine, { beginnings, endings }: SignTables): void {
  requireTexts(beginnings);
  requireTexts(endings);
  for (const text of beginnings) code.addBeginning(numberOf(text));
  for (const text of endings) code.addEnding(numberOf(text));
}

/** The octets of an ASCII text as a number, the first of them lowest. */
function numberOf(text: string): number {
  let number = 0;
  for (let at = text.length - 1; at >= 0; at--) number = number * 256 + text.charCodeAt(at);
  return number;
}
