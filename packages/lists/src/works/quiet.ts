/** RFC 3986 §7: a verdict on the lines of a list of which an audit has nothing to say; the others are for who audits them. */

import { requireObject, requireOptions, requireString } from "urikit/foundation";
import { Engine } from "../engine.ts";
import type { ListReader, ListReaderOptions } from "../list-reader.ts";
import { LIST_READER_OPTIONS } from "../list-reader.ts";
import { ListWindow } from "../list-window.ts";
import { putSigns, requireTexts, type SignTables } from "../secret-signs.ts";
import * as textCode from "../text-code.ts";
import { OctetBuffer } from "../values/answers.ts";
import { INVALID_PLACE_OPTIONS, type InvalidPlace, InvalidPlaces } from "./invalid-place.ts";
import { type OfValidLines, sameVerdict, VerdictWork } from "./verdict.ts";

/** What an audit looks for, as `quietSigns` of `@urikit/audit` says it, and what is given. */
export interface QuietLinesOptions extends InvalidPlace, ListReaderOptions {
  /** Signs of secrets, and the names of hosts that tell something, they or those under them. */
  readonly signs: SignTables & { readonly names: Iterable<string> };
  /** The text in the place of a line that is quiet, with its line end; or the text before it. */
  readonly verdict: string;
  /** Whether the line stays, after its verdict. */
  readonly keepsLine?: boolean | undefined;
}

/**
 * A reader that gives a verdict on each line that is quiet: a reference of the Web in its normal form, with an ordinary name and
 * without a sign of a secret. Each other line is handed on as if it were invalid; it may be as quiet.
 *
 * @throws {TypeError} If an option has a value that does not exist.
 */
export function quietLines(options: QuietLinesOptions): ListReader<Uint8Array> {
  options = requireOptions(options, {
    ...LIST_READER_OPTIONS,
    ...INVALID_PLACE_OPTIONS,
    signs: true,
    verdict: true,
    keepsLine: true,
  });
  const { names } = requireObject(options.signs, "signs");
  requireTexts(names);
  requireString(options.verdict, "verdict");
  const engine = new Engine(options, textCode);
  engine.setPlain(0);
  putSigns(engine, options.signs);
  for (const name of names) engine.code.addName(hashOf(name));
  const verdicts = options.keepsLine ? verdictBefore(options.verdict, engine) : sameVerdict(options.verdict);
  const work = new VerdictWork(engine, () => engine.code.quiet(), new InvalidPlaces(options), verdicts);
  return new ListWindow(engine, work, options);
}

const LF = 0x0a;
const CR = 0x0d;

/** The number of octets that are given at once, or one line, if it is longer. */
const GIVEN = 64 * 1024;

/** The verdict, and each line after it. */
function verdictBefore(text: string, engine: Engine): OfValidLines {
  const verdict = new TextEncoder().encode(text);
  const output = new OctetBuffer();
  return function* (from, to, lines) {
    let at = from;
    for (let left = lines; left > 0; left--) {
      const { octets } = engine;
      const found = octets.indexOf(LF, at);
      const end = found < 0 || found > to ? to : found;
      output.part(verdict, 0, verdict.length);
      output.part(octets, at, octets[end - 1] === CR ? end - 1 : end);
      output.octet(LF);
      at = end + 1;
      if (output.length >= GIVEN) yield output.taken();
    }
    if (output.length > 0) yield output.taken();
  };
}

/** The hash of a name, as `assembly/works/quiet.ts` makes it: from its end. */
function hashOf(name: string): number {
  let hash = 0;
  for (let at = name.length - 1; at >= 0; at--) hash = (Math.imul(hash, 31) + name.charCodeAt(at)) | 0;
  return hash;
}
