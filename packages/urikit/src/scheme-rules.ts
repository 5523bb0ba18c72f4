/**
 * RFC 3986 §6.2.3: the rules that a scheme adds to normalization, and those of `http` and `https`.
 */

import type { Components } from "./syntax/components.ts";
import { FixedMap } from "./syntax/fixed-map.ts";

/** One thing that normalization does. */
export interface NormalizationRule {
  /** Its name. */
  readonly rule: string;
  /** The section that it comes from. */
  readonly section: string;
  /** The components after it; the same object if there was nothing to do. */
  readonly apply: (components: Components) => Components;
}

/** The rules that a scheme adds to normalization (§6.2.3). */
export interface SchemeNormalization {
  /** The port that is meant if no port is written. */
  readonly defaultPort?: number | undefined;
  /** The path that is meant where an empty one follows an authority; it begins with `/` (§3.3). */
  readonly emptyPath?: string | undefined;
  /** All other rules of the scheme itself. */
  readonly rules?: readonly NormalizationRule[] | undefined;
}

/** The rules of schemes, by the schemes' lower-case names. */
export type SchemeNormalizations = ReadonlyMap<string, SchemeNormalization>;

/** The rules of a scheme of the Web. */
interface WebNormalization extends SchemeNormalization {
  readonly defaultPort: number;
  readonly emptyPath: string;
}

/** The rules of `http` (RFC 9110 §4.2.3). */
export const HTTP: WebNormalization = /* @__PURE__ */ Object.freeze({ defaultPort: 80, emptyPath: "/" });

/** The rules of `https` (RFC 9110 §4.2.3). */
export const HTTPS: WebNormalization = /* @__PURE__ */ Object.freeze({ defaultPort: 443, emptyPath: "/" });

/** The rules of `http` and `https` (§6.2.3). */
export const HTTP_SCHEMES: SchemeNormalizations = /* @__PURE__ */ new FixedMap([
  ["http", HTTP],
  ["https", HTTPS],
]);

/** A component that a rule can rewrite: the authority by its parts. */
export type Rewritable = Exclude<keyof Components, "authority">;

/** The component after a rule, or undefined if the rule removes it. */
export type ComponentChange = (component: string, whole: Components, name: Rewritable) => string | undefined;

/**
 * A rule of normalization that rewrites some components, each of them where it is defined.
 *
 * @param names The components, in the order in which they are rewritten.
 * @param rule The name of the rule, for the steps of normalization, and the section that it comes from.
 * @param change The component after the rule; the same text if there is nothing to do.
 *
 * @example
 * ```ts
 * import { componentRule } from "urikit/foundation";
 * import { normalize } from "urikit";
 *
 * const rule = componentRule(["query"], { rule: "no-session", section: "our own" }, (query) =>
 *   query.startsWith("session=") ? undefined : query,
 * );
 * const schemes = new Map([["http", { defaultPort: 80, rules: [rule] }]]);
 * normalize("http://h/a?session=1", { level: "scheme", schemes }); // => "http://h/a"
 * ```
 */
export function componentRule(
  names: readonly Rewritable[],
  { rule, section }: Pick<NormalizationRule, "rule" | "section">,
  change: ComponentChange,
): NormalizationRule {
  const apply = (components: Components) => {
    let changed = components;
    for (const name of names) {
      const before = components[name];
      const after = before === undefined ? before : change(before, components, name);
      if (after !== before) changed = { ...changed, [name]: after };
    }
    return changed;
  };
  return { rule, section, apply };
}

/**
 * The path that is meant where an empty one follows an authority.
 *
 * @throws {TypeError} If it does not begin with `/`: it would become a part of the authority (§3.3).
 */
export function emptyPathOf({ emptyPath = "" }: SchemeNormalization): string {
  if (emptyPath === "" || emptyPath.startsWith("/")) return emptyPath;
  throw new TypeError('emptyPath must begin with "/": it follows an authority');
}

/** An empty path is the same as `/`, for a scheme that reads no empty path before a query. */
export const EMPTY_PATH: NormalizationRule = /* @__PURE__ */ componentRule(
  ["path"],
  { rule: "empty-path", section: "RFC 3986 §6.2.3" },
  (path, { host }) => (path === "" && host !== undefined ? "/" : path),
);

/**
 * A text in lower case, except for the digits of triplets, which are written in upper case (§6.2.2.1).
 */
export function lowerCase(text: string): string {
  if (!text.includes("%")) return text.toLowerCase();
  return text.replace(/%..|[A-Z]+/g, (run) => (run.startsWith("%") ? run : run.toLowerCase()));
}
