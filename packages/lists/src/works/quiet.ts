/** RFC 3986 §7: a verdict on the lines of a list of which an audit has nothing to say; the others are for who audits them. */

import { requireOptions, requireString } from "urikit/foundation";
import { Engine } from "../engine.ts";
import type { ListReader, ListReaderOptions } from "../list-reader.ts";
import { ListWindow } from "../list-window.ts";
import { putSigns, requireTexts, type SignTables } from "../secret-signs.ts";
import * as textCode from "../text-code.ts";
import { type InvalidPlace, InvalidPlaces } from "./invalid-place.ts";
import { sameVerdict, VerdictWork } from "./verdict.ts";

/** What an audit looks for, as `quietSigns` of `@urikit/audit` says it, and what is given. @experimental */
export interface QuietLinesOptions extends InvalidPlace, ListReaderOptions {
  /** Signs of secrets, and the names of hosts that tell something, they or those under them. */
  readonly signs: SignTables & { readonly names: Iterable<string> };
  /** The text in the place of a line that is quiet, with its line end. */
  readonly verdict: string;
}

/**
 * A reader that gives a verdict on each line that is quiet: a reference of the Web in its normal form, with an ordinary name and
 * without a sign of a secret. Each other line is handed on as if it were invalid; it may be as quiet.
 *
 * @throws {TypeError} If an option has a value that does not exist.
 * @experimental
 */
export function quietLines(options: QuietLinesOptions): ListReader<Uint8Array> {
  options = requireOptions(options);
  const { names } = requireOptions(options.signs, "signs");
  requireTexts(names);
  requireString(options.verdict, "verdict");
  const engine = new Engine(options, textCode);
  engine.setPlain(0);
  putSigns(engine, options.signs);
  for (const name of names) engine.code.addName(hashOf(name));
  const verdicts = sameVerdict(options.verdict);
  const work = new VerdictWork(engine, () => engine.code.quiet(), new InvalidPlaces(options), verdicts);
  return new ListWindow(engine, work, options);
}

/** The hash of a name, as `assembly/works/quiet.ts` makes it: from its end. */
function hashOf(name: string): number {
  let hash = 0;
  for (let at = name.length - 1; at >= 0; at--) hash = (Math.imul(hash, 31) + name.charCodeAt(at)) | 0;
  return hash;
}
