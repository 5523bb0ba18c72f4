/** RFC 3986 §5.2.2: the pseudocode, line by line, with what each line does for one base and one reference. */

import { type Components, compose, parse } from "urikit";
import { type DotStep, dotSteps } from "./dot-segments.ts";

/** A line of the pseudocode. */
export interface CodeLine {
  readonly code: string;
  /** How deep it is nested. */
  readonly depth: number;
  /** Whether it is carried out. */
  readonly isTaken: boolean;
  /** Its finding or its result; undefined where there is nothing to say. */
  readonly value: string | undefined;
}

export interface Followed {
  readonly lines: readonly CodeLine[];
  /** How dot-segments are removed (§5.2.4); empty where the pseudocode does not ask for it. */
  readonly dots: readonly DotStep[];
  /** T, recomposed (§5.3). */
  readonly target: string;
}

/** The words for the finding of a condition, and for a component that is absent or empty. */
export interface FollowWords {
  readonly yes: string;
  readonly no: string;
  readonly undefined: string;
  readonly empty: string;
}

/** Writes the lines, and keeps the components of the target. */
class Follower {
  readonly #words: FollowWords;
  readonly lines: CodeLine[] = [];
  readonly target: { scheme?: string; authority?: string; path: string; query?: string; fragment?: string } =
    {
      path: "",
    };
  dots: readonly DotStep[] = [];

  constructor(words: FollowWords) {
    this.#words = words;
  }

  /** A component as people read it. */
  #shown(value: string | undefined): string {
    return value === undefined ? this.#words.undefined : value || this.#words.empty;
  }

  branch(depth: number, isReached: boolean, condition: string, holds: boolean): void {
    const found = holds ? this.#words.yes : this.#words.no;
    this.line(depth, isReached, `if (${condition}) then`, isReached ? found : undefined);
  }

  otherwise(depth: number, isTaken: boolean): void {
    this.line(depth, isTaken, "else", undefined);
  }

  set(
    depth: number,
    isTaken: boolean,
    name: keyof Follower["target"],
    from: string,
    value: () => string | undefined,
  ): void {
    const given = isTaken ? value() : undefined;
    if (isTaken && given !== undefined) this.target[name] = given;
    this.line(depth, isTaken, `T.${name} = ${from};`, isTaken ? this.#shown(given) : undefined);
  }

  /** `remove_dot_segments`, with its steps. */
  withoutDots(path: string): string {
    this.dots = dotSteps(path);
    return this.dots.at(-1)?.output ?? path;
  }

  line(depth: number, isTaken: boolean, code: string, value: string | undefined): void {
    this.lines.push({ code, depth, isTaken, value });
  }
}

/**
 * Follows the pseudocode. `T.scheme` and so on are in the order of the document.
 *
 * @throws {UriSyntaxError} If one of them is not a URI reference, or the base has no scheme.
 */
export function follow(baseText: string, referenceText: string, words: FollowWords): Followed {
  const [base, reference] = [parse(baseText), parse(referenceText)];
  const [Base, R]: [Components, Components] = [base.components, reference.components];
  const to = new Follower(words);
  const hasScheme = R.scheme !== undefined;
  const hasAuthority = R.authority !== undefined;
  const isEmpty = R.path === "";
  const hasQuery = R.query !== undefined;
  const isAbsolute = R.path.startsWith("/");

  to.branch(0, true, "defined(R.scheme)", hasScheme);
  to.set(1, hasScheme, "scheme", "R.scheme", () => R.scheme);
  to.set(1, hasScheme, "authority", "R.authority", () => R.authority);
  to.set(1, hasScheme, "path", "remove_dot_segments(R.path)", () => to.withoutDots(R.path));
  to.set(1, hasScheme, "query", "R.query", () => R.query);
  to.otherwise(0, !hasScheme);
  to.branch(1, !hasScheme, "defined(R.authority)", hasAuthority);
  const net = !hasScheme && hasAuthority;
  to.set(2, net, "authority", "R.authority", () => R.authority);
  to.set(2, net, "path", "remove_dot_segments(R.path)", () => to.withoutDots(R.path));
  to.set(2, net, "query", "R.query", () => R.query);
  const own = !hasScheme && !hasAuthority;
  to.otherwise(1, own);
  to.branch(2, own, 'R.path == ""', isEmpty);
  const same = own && isEmpty;
  to.set(3, same, "path", "Base.path", () => Base.path);
  to.branch(3, same, "defined(R.query)", hasQuery);
  to.set(4, same && hasQuery, "query", "R.query", () => R.query);
  to.otherwise(3, same && !hasQuery);
  to.set(4, same && !hasQuery, "query", "Base.query", () => Base.query);
  const other = own && !isEmpty;
  to.otherwise(2, other);
  to.branch(3, other, 'R.path starts-with "/"', isAbsolute);
  to.set(4, other && isAbsolute, "path", "remove_dot_segments(R.path)", () => to.withoutDots(R.path));
  const relative = other && !isAbsolute;
  to.otherwise(3, relative);
  to.set(4, relative, "path", "merge(Base.path, R.path)", () => merge(Base, R.path));
  to.set(4, relative, "path", "remove_dot_segments(T.path)", () => to.withoutDots(to.target.path));
  to.set(3, other, "query", "R.query", () => R.query);
  to.set(2, own, "authority", "Base.authority", () => Base.authority);
  to.set(1, !hasScheme, "scheme", "Base.scheme", () => Base.scheme);
  to.set(0, true, "fragment", "R.fragment", () => R.fragment);
  return { lines: to.lines, dots: to.dots, target: compose(to.target) };
}

// RFC 3986 §5.2.3: the path of a relative reference, merged with that of the base.

function merge(base: Pick<Components, "authority" | "path">, path: string): string {
  // If the base URI has a defined authority component and an empty path
  if (base.authority !== undefined && base.path === "") return `/${path}`;
  // all but the last segment of the base URI's path: nothing, if it contains no "/"
  return base.path.slice(0, base.path.lastIndexOf("/") + 1) + path;
}
