/**
 * The segments of a path and their parameters: url-syntax-05 §4.3.2, RFC 2396 §3.3, rfc2396bis-01 §3.3. RFC 1808 has
 * its params after the whole path, and RFC 3986 leaves them to the scheme.
 */

import { splitOnce } from "./parts.ts";

/** A segment of a path and its parameters (url-syntax-05 §4.3.2, RFC 2396 §3.3). */
export interface SegmentWithParams {
  readonly segment: string;
  /** The text after each of its semicolons. */
  readonly params: readonly string[];
}

/** A parameter, whose value is undefined where there is no equals sign. */
export interface SegmentParam {
  readonly name: string;
  readonly value: string | undefined;
}

/** A segment of a path, its parameters and their values (rfc2396bis-01 §3.3). */
export interface SegmentWithValues {
  readonly segment: string;
  readonly params: readonly SegmentParam[];
}

/** The segments between the slashes, with the parameters of each; undefined if the path is empty. */
export function segmentsOf(path: string): readonly SegmentWithParams[] | undefined {
  if (path === "") return undefined;
  return (path.startsWith("/") ? path.slice(1) : path).split("/").map((text) => {
    const [segment = "", ...params] = text.split(";");
    return { segment, params };
  });
}

/** The same, where an equals sign parts a parameter from its value. */
export function segmentsWithValues(path: string): readonly SegmentWithValues[] | undefined {
  return segmentsOf(path)?.map(({ segment, params }) => ({ segment, params: params.map(paramOf) }));
}

function paramOf(text: string): SegmentParam {
  const [name, value] = splitOnce(text, "=");
  return { name, value };
}

/** Adds the segments to components. A path may have millions, and a comparison of hosts needs no segments. */
export function defineSegments(components: object, segments: () => unknown): void {
  Object.defineProperty(components, "segments", { get: segments, enumerable: true, configurable: true });
}
