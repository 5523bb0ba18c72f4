/** RFC 3986 §6.2: how far a line is normalized in WebAssembly, and how far in JavaScript. */

import { HTTP_SCHEMES, type NormalizeOptions } from "urikit";
import { PLAIN } from "./engine.ts";

/** How far the code normalizes, as `assembly/works/normalize.ts` numbers it. */
const CODE_RUNG = { syntax: 0, scheme: 1, none: 2 } as const;
export type CodeRung = (typeof CODE_RUNG)[keyof typeof CODE_RUNG];
/** The lines that are not plain on a rung. */
export const PLAIN_ON = [0, PLAIN.byScheme, PLAIN.noRelative | PLAIN.noUri] as const;

/**
 * The code knows the rules of `http` and `https`, and keeps the dot-segments of a path without a slash before it. Where it
 * is asked otherwise, JavaScript writes every line.
 */
export function codeRungOf({
  level,
  rootlessDotSegments,
  schemes = HTTP_SCHEMES,
}: NormalizeOptions): CodeRung {
  if (rootlessDotSegments === "remove") return CODE_RUNG.none;
  if (level !== "scheme") return CODE_RUNG.syntax;
  const isKnown = [...HTTP_SCHEMES].every(([name, { defaultPort, emptyPath }]) => {
    const given = schemes.get(name);
    return given?.defaultPort === defaultPort && given?.emptyPath === emptyPath && given?.rules === undefined;
  });
  return isKnown && !schemes.has("") ? CODE_RUNG.scheme : CODE_RUNG.none;
}
