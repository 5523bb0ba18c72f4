/** RFC 3986 §6.2.2, §6.2.3: a list with each line in its normal form. */

import { HTTP_SCHEMES, type NormalizeOptions, normalize } from "urikit";
import { Engine, FINDING, OUTCOME, PLAIN } from "../engine.ts";
import { type InvalidLine, textOf } from "../invalid-line.ts";
import type { ListReader, ListReaderOptions } from "../list-reader.ts";
import { type LinePiece, type LineWork, type ListPlace, ListWindow } from "../list-window.ts";
import { invalidLineOf, overlongLine } from "./check.ts";

/** How a list is normalized; the options of `normalize` mean what they mean there. */
export interface NormalizeLinesOptions extends NormalizeOptions, ListReaderOptions {
  /** What stands in the place of an invalid line: an empty line, unless asked otherwise; the line itself; or nothing. */
  readonly invalid?: "empty" | "keep" | "drop" | undefined;
  /** Told of each invalid line, before what stands in its place is given. What it throws ends the reading. */
  readonly onInvalid?: ((line: InvalidLine) => void) | undefined;
}

const INVALID: readonly unknown[] = ["empty", "keep", "drop"];

/** How far the code normalizes, as `assembly/works/normalize.ts` numbers it, and what is then not plain. */
const RUNG = { syntax: 0, scheme: 1, none: 2 } as const;
type Rung = (typeof RUNG)[keyof typeof RUNG];
const PLAIN_ON = [0, PLAIN.byScheme, PLAIN.noRelative | PLAIN.noUri] as const;

const LINE_END = /* @__PURE__ */ Uint8Array.of(0x0a);

/**
 * A reader that gives the octets of a list with each line in its normal form. Every line ends with LF.
 *
 * What is normal already is given from where it was read; a short run of it between lines that are written otherwise is
 * given with them.
 *
 * @throws {TypeError} If an option has a value that does not exist.
 *
 * @example
 * ```ts
 * import { normalizeLines } from "@urikit/lists";
 *
 * const list = normalizeLines({ level: "scheme" });
 * const chunk = new TextEncoder().encode("http://example.org/a\nHTTP://example.org:80\na b\n");
 * const decoder = new TextDecoder();
 * let text = "";
 * for (const octets of list.write(chunk)) text += decoder.decode(octets);
 * for (const octets of list.end()) text += decoder.decode(octets);
 * text; // => "http://example.org/a\nhttp://example.org/\n\n"
 * ```
 */
export function normalizeLines(options: NormalizeLinesOptions = {}): ListReader<Uint8Array> {
  const { invalid = "empty" } = options;
  normalize("", options); // refuses options that do not exist
  if (!INVALID.includes(invalid)) throw new TypeError(`invalid must be one of ${INVALID.join(", ")}`);
  const engine = new Engine(options);
  const rung = rungOf(options);
  engine.code.setPlain(PLAIN_ON[rung] | (options.vectors === false ? PLAIN.noVectors : 0));
  return new ListWindow(engine, new NormalizeWork(engine, rung, options), options);
}

/** The code knows the rules of `http` and `https`; where others are given for them, JavaScript writes every line. */
function rungOf({ level, schemes = HTTP_SCHEMES }: NormalizeLinesOptions): Rung {
  if (level !== "scheme") return RUNG.syntax;
  const isKnown = [...HTTP_SCHEMES].every(([name, { defaultPort, emptyPath }]) => {
    const given = schemes.get(name);
    return given?.defaultPort === defaultPort && given?.emptyPath === emptyPath && given?.rules === undefined;
  });
  return isKnown && !schemes.has("") ? RUNG.scheme : RUNG.none;
}

class NormalizeWork implements LineWork<Uint8Array> {
  readonly #engine: Engine;
  readonly #rung: Rung;
  readonly #options: NormalizeLinesOptions;
  readonly #encoder = new TextEncoder();

  constructor(engine: Engine, rung: Rung, options: NormalizeLinesOptions) {
    this.#engine = engine;
    this.#rung = rung;
    this.#options = options;
  }

  *lines(from: number, to: number, place: ListPlace): Generator<Uint8Array> {
    const { code, octets, words } = this.#engine;
    const rung = this.#rung;
    let done = from;
    code.beginLines(from, to);
    code.beginNormalize();
    for (let count = code.normalize(rung); count > 0; count = code.normalize(rung)) {
      for (let index = 0; index < count; index++) {
        const at = code.FINDINGS.value / 4 + index * FINDING.words;
        const line = words[at + FINDING.from] as number; // a finding has all its words
        const lineEnd = words[at + FINDING.to] as number;
        if (done < line) yield octets.subarray(done, line);
        const outcome = words[at + FINDING.outcome];
        if (outcome === OUTCOME.rewritten)
          yield octets.subarray(words[at + FINDING.outputFrom], words[at + FINDING.outputTo]);
        else if (outcome === OUTCOME.handedOn) yield this.#rewritten(octets.subarray(line, lineEnd));
        else yield* this.#invalid(invalidLineOf(this.#engine, index, from, place));
        done = words[at + FINDING.next] as number;
      }
    }
    if (done < to) yield octets.subarray(done, to);
  }

  *piece(octets: Uint8Array, { first, last }: LinePiece, place: ListPlace): Generator<Uint8Array> {
    const { invalid = "empty", onInvalid } = this.#options;
    if (first) onInvalid?.(overlongLine(octets, place));
    if (invalid === "keep") yield octets;
    if (last && invalid !== "drop") yield LINE_END;
  }

  #rewritten(line: Uint8Array): Uint8Array {
    return this.#encoder.encode(`${normalize(textOf(line), this.#options)}\n`);
  }

  *#invalid(line: InvalidLine): Generator<Uint8Array> {
    const { invalid = "empty", onInvalid } = this.#options;
    onInvalid?.(line);
    if (invalid === "keep") yield line.octets;
    if (invalid !== "drop") yield LINE_END;
  }
}
