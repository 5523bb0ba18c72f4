/**
 * The Unicode version of the platform: which characters it knows.
 */

import { unicodeExpression } from "./characters.ts";

/** For each version, a character that it added. */
const ADDED: readonly (readonly [version: string, code: number])[] = [
  ["17.0", 0x088f],
  ["16.0", 0x0897],
  ["15.1", 0x2ffc],
  ["15.0", 0x0cf3],
  ["14.0", 0x061d],
  ["13.0", 0x08be],
  ["12.1", 0x32ff],
  ["12.0", 0x0c77],
  ["11.0", 0x0560],
  ["10.0", 0x0860],
];

/**
 * The Unicode version by which this platform knows characters, such as `16.0`; at least this one if it is later than
 * this library. `toAscii` and `toUnicode` refuse a character that a later version added.
 *
 * @example
 * ```ts
 * import { unicodeVersion } from "urikit/idna";
 *
 * Number(unicodeVersion()) >= 15; // => true
 * ```
 */
export function unicodeVersion(): string | undefined {
  return versionOfProcess() ?? ADDED.find(([, code]) => isAssigned(code))?.[0];
}

/** The version that Node and similar programs report. */
function versionOfProcess(): string | undefined {
  const { process } = globalThis as { process?: { versions?: { unicode?: unknown } } };
  const version = process?.versions?.unicode;
  return typeof version === "string" ? version : undefined;
}

function isAssigned(code: number): boolean {
  return unicodeExpression("\\P{Cn}").test(String.fromCodePoint(code));
}
