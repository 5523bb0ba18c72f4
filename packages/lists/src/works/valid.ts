/** RFC 3986 §3, §4: the lines of a list that are references, or of the rule that is asked for, as they are. */

import { requireOptions } from "urikit/foundation";
import { Engine } from "../engine.ts";
import { type InvalidLine, textOf } from "../invalid-line.ts";
import type { ListReader } from "../list-reader.ts";
import { LIST_READER_OPTIONS } from "../list-reader.ts";
import { ListWindow } from "../list-window.ts";
import { type CheckLinesOptions, ruleOf } from "./check.ts";
import { INVALID_PLACE_OPTIONS, type InvalidPlace, InvalidPlaces, requireCallback } from "./invalid-place.ts";
import { VerdictWork } from "./verdict.ts";

/** The choice of lines that are given, and the report of the others. */
export interface ValidLinesOptions extends CheckLinesOptions, InvalidPlace {
  /** The text that a line becomes that is not valid, without its line end; undefined if the line stays invalid. */
  readonly instead?: ((line: string) => string | undefined) | undefined;
}

/**
 * A reader that gives the lines of a list that are valid as they are, and what `invalid` says in the place of the others.
 * Every line ends with LF.
 *
 * @throws {TypeError} If an option has a value that does not exist.
 *
 * @example
 * ```ts
 * import { validLines } from "@urikit/lists";
 *
 * const list = validLines({ invalid: "drop" });
 * const chunk = new TextEncoder().encode("HTTP://example.org/\na b\n../c\n");
 * let text = "";
 * for (const octets of list.write(chunk)) text += new TextDecoder().decode(octets);
 * text; // => "HTTP://example.org/\n../c\n"
 * ```
 */
export function validLines(options: ValidLinesOptions = {}): ListReader<Uint8Array> {
  options = requireOptions(options, {
    ...LIST_READER_OPTIONS,
    ...INVALID_PLACE_OPTIONS,
    as: true,
    instead: true,
  });
  const rule = ruleOf(options);
  const engine = new Engine(options);
  engine.setPlain(rule.plain);
  const findings = () => engine.code.check(rule.number);
  const work = new VerdictWork(engine, findings, new InsteadOfLines(options), (from, to) =>
    withoutReturns(engine.octets.subarray(from, to)),
  );
  return new ListWindow(engine, work, options);
}

const CR = 0x0d;

/** Valid lines without their CRs: one before a line end is all that they may have. */
function* withoutReturns(lines: Uint8Array): Generator<Uint8Array> {
  let rest = lines;
  for (let cut = rest.indexOf(CR); cut >= 0; cut = rest.indexOf(CR)) {
    yield rest.subarray(0, cut);
    rest = rest.subarray(cut + 1);
  }
  if (rest.length > 0) yield rest;
}

/** Gives the texts that lines become that are not valid, or fills their places. */
class InsteadOfLines extends InvalidPlaces {
  readonly #instead: ValidLinesOptions["instead"];
  readonly #encoder = new TextEncoder();

  constructor(options: ValidLinesOptions) {
    super(options);
    requireCallback("instead", options.instead);
    this.#instead = options.instead;
  }

  override *stands(line: InvalidLine): Generator<Uint8Array> {
    const isText = line.reason !== "not-utf-8";
    const instead = isText ? this.#instead?.(textOf(line.octets)) : undefined;
    if (instead === undefined) yield* super.stands(line);
    else yield this.#encoder.encode(`${instead}\n`);
  }
}
