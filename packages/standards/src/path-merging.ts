/**
 * How a relative path was merged with the path of the base from 1995 to 2003: RFC 1808 §4, step 6; url-syntax-05 and
 * RFC 2396 §5.2, step 6; rfc2396bis-01 §5.2, steps 1 to 7. The documents describe a series of string replacements,
 * "performed iteratively, removing the leftmost matching pattern"; they remark that a stack of segments gives the
 * same result, and it does so in one pass.
 */

/** A path without its last segment: everything up to its last slash, and the slash. */
export function directoryOf(path: string): string {
  return path.slice(0, path.lastIndexOf("/") + 1);
}

/**
 * A path without its complete segments `.`, and without `<segment>/..` where the segment is not `..`. Segments `..`
 * that lead above the root stay. A slash at the start precedes the first segment, so the `/../` in `/../g` is
 * not a `<segment>/../` with an empty segment.
 *
 * It goes from the end to the beginning, where a `..` counts for the segment before it, and holds no list of segments:
 * what stays together is cut out in one piece.
 */
export function withoutDotSegments(path: string): string {
  if (!DOT_SEGMENT.test(path)) return path;
  const root = path.startsWith("/") ? 1 : 0;
  const lastFrom = path.lastIndexOf("/") + 1;
  const last = dotsIn(path, lastFrom, path.length);
  const kept = new Pieces();
  let climbs = last === 2 ? 1 : 0; // how many segments the ".." after this place remove
  let keptTo = last === 0 ? path.length : -1; // where the piece ends that stays and is not cut out yet
  let lastStays = last === 2; // until its segment is found
  for (let end = lastFrom - 1; end >= root; ) {
    const from = Math.max(path.lastIndexOf("/", end - 1) + 1, root);
    const dots = dotsIn(path, from, end);
    const isRemoved = dots > 0 || climbs > 0;
    if (isRemoved && keptTo >= 0) kept.before(path.slice(end + 1, keptTo));
    keptTo = isRemoved ? -1 : Math.max(keptTo, end + 1);
    if (dots === 2) climbs++;
    else if (dots === 0 && climbs > 0) climbs--;
    lastStays &&= climbs > 0;
    end = from - 1;
  }
  if (keptTo >= 0) kept.before(path.slice(root, keptTo));
  const above = "../".repeat(climbs);
  return path.slice(0, root) + (lastStays ? above.slice(0, -1) : above + kept.text);
}

const DOT_SEGMENT = /(?:^|\/)\.\.?(?:\/|$)/;

/** How many dots a segment is: 1 or 2, or 0 if it is not a dot-segment. */
function dotsIn(path: string, from: number, to: number): number {
  const length = to - from;
  const isDots = (length === 1 || length === 2) && path[from] === "." && path[to - 1] === ".";
  return isDots ? length : 0;
}

/** How many pieces are joined at once. */
const AT_ONCE = 4096;

/** A text that is put together from its end, so that its memory stays in proportion to the text. */
class Pieces {
  readonly #joined: string[] = [];
  #recent: string[] = [];

  before(piece: string): void {
    this.#recent.push(piece);
    if (this.#recent.length < AT_ONCE) return;
    this.#joined.push(this.#recent.reverse().join(""));
    this.#recent = [];
  }

  get text(): string {
    return [...this.#joined, this.#recent.reverse().join("")].reverse().join("");
  }
}

/** Whether a path still begins with complete segments `..` (RFC 2396 §5.2, step 6g). */
export function hasSurplus(path: string): boolean {
  return /^\/?\.\.(?:\/|$)/.test(path);
}

/** The path without the segments `..` at its start. */
export function withoutSurplus(path: string): string {
  const root = path.startsWith("/") ? 1 : 0;
  let from = root;
  while (path.startsWith("../", from)) from += 3;
  return path.slice(0, root) + (path.slice(from) === ".." ? "" : path.slice(from));
}
