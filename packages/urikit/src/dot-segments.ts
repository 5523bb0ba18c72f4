/**
 * RFC 3986 §5.2.4: remove_dot_segments, as one linear pass, and as the step-by-step trace that the standard
 * prints.
 */

import { requireString } from "./require-string.ts";

const DOT = 46;
const SLASH = 47;

/**
 * The path without its dot-segments (§5.2.4), to the letter: percent-encoded dots are no dots here, and a
 * rootless path that loses its first segment comes out with a leading slash.
 *
 * The result may begin with `//`: before it can be written without an authority, `/.` has to stand before it.
 *
 * @param path Any path (§3.3).
 * @throws {TypeError} If it is no string.
 *
 * @example
 * ```ts
 * import { removeDotSegments } from "urikit";
 *
 * removeDotSegments("/a/b/c/./../../g"); // => "/a/g"
 * removeDotSegments("mid/content=5/../6"); // => "mid/6"
 * ```
 */
export function removeDotSegments(path: string): string {
  requireString(path, "the path");
  const kept: number[] = []; // from and to of each segment kept, each with the slash before it
  let from = afterLeadingDots(path);
  let endsInDots = false;
  while (from < path.length) {
    const to = segmentEnd(path, from);
    const dots = dotsIn(path, from, to);
    endsInDots = dots > 0;
    if (dots === 0) kept.push(from, to);
    else if (dots === 2) kept.length -= Math.min(2, kept.length);
    from = to;
  }
  const text = joined(path, kept);
  return endsInDots ? `${text}/` : text;
}

/** Steps 2A and 2D: `../`, `./`, `..` and `.` at the beginning of a rootless path go without a trace. */
function afterLeadingDots(path: string): number {
  let from = 0;
  while (from < path.length && path.charCodeAt(from) !== SLASH) {
    const to = segmentEnd(path, from);
    if (!isDots(path, from, to)) return from;
    if (to === path.length) return to;
    from = to + 1;
    // What follows `./` is a new beginning, and a slash there begins a segment of its own.
  }
  return from;
}

/** Where the segment that begins at `from`, with its slash if it has one, ends. */
function segmentEnd(path: string, from: number): number {
  const slash = path.indexOf("/", from + (path.charCodeAt(from) === SLASH ? 1 : 0));
  return slash < 0 ? path.length : slash;
}

/** 1 for `/.`, 2 for `/..`, 0 for any other segment. */
function dotsIn(path: string, from: number, to: number): number {
  return path.charCodeAt(from) === SLASH && isDots(path, from + 1, to) ? to - from - 1 : 0;
}

function isDots(path: string, from: number, to: number): boolean {
  const length = to - from;
  return (
    (length === 1 || (length === 2 && path.charCodeAt(from + 1) === DOT)) && path.charCodeAt(from) === DOT
  );
}

/** The kept ranges in one text, neighbours cut as one. */
function joined(path: string, kept: readonly number[]): string {
  const parts: string[] = [];
  let from = 0;
  let to = 0;
  for (let i = 0; i < kept.length; i += 2) {
    // Ranges come in pairs, so both are there.
    const next = kept[i] as number;
    if (next !== to) {
      if (from < to) parts.push(path.slice(from, to));
      from = next;
    }
    to = kept[i + 1] as number;
  }
  if (from < to) parts.push(path.slice(from, to));
  return parts.join("");
}

/** One line of the trace that §5.2.4 prints: the step taken, and both buffers after it. */
export interface DotSegmentStep {
  /** `2A` to `2E`. */
  readonly step: "2A" | "2B" | "2C" | "2D" | "2E";
  readonly output: string;
  readonly input: string;
}

/**
 * How §5.2.4 removes the dot-segments of a path, one step at a time, buffers and all.
 *
 * @example
 * ```ts
 * import { traceDotSegments } from "urikit";
 *
 * [...traceDotSegments("/a/../g")].map(({ step, output, input }) => `${step} ${output} ${input}`);
 * // => ["2E /a /../g", "2C  /g", "2E /g "]
 * ```
 */
export function* traceDotSegments(path: string): Generator<DotSegmentStep, void, undefined> {
  requireString(path, "the path");
  let input = path;
  let output = "";
  while (input !== "") {
    let step: DotSegmentStep["step"];
    if (input.startsWith("../") || input.startsWith("./")) {
      step = "2A";
      input = input.slice(input.indexOf("/") + 1);
    } else if (input.startsWith("/./") || input === "/.") {
      step = "2B";
      input = `/${input.slice(3)}`;
    } else if (input.startsWith("/../") || input === "/..") {
      step = "2C";
      input = `/${input.slice(4)}`;
      output = output.slice(0, Math.max(0, output.lastIndexOf("/")));
    } else if (input === "." || input === "..") {
      step = "2D";
      input = "";
    } else {
      step = "2E";
      const end = segmentEnd(input, 0);
      output += input.slice(0, end);
      input = input.slice(end);
    }
    yield { step, output, input };
  }
}
