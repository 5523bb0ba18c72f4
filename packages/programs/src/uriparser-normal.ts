/** What uriparser normalizes (RFC 3986 §6.2.2; UriNormalize.c). */

import { pathOf, textOf, withoutDots, withoutInnerDots } from "./uriparser-path.ts";

/** Triplets in capital letters, and those of unreserved characters decoded. */
export const normalTriplets = (text: string) =>
  text.replace(/%[0-9A-Fa-f]{2}/g, (triplet) => {
    const character = String.fromCharCode(Number.parseInt(triplet.slice(1), 16));
    return /[A-Za-z0-9._~-]/.test(character) ? character : triplet.toUpperCase();
  });

/** Letters in lower case, but not those of triplets. */
export const lowerHost = (text: string) =>
  normalTriplets(text).replace(/%[0-9A-F]{2}|[A-Z]/g, (found) =>
    found.length > 1 ? found : found.toLowerCase(),
  );

/** A path without dot-segments; without a scheme and a slash, those that may be essential stay. */
export function normalPath(text: string, hasScheme: boolean, hasHost: boolean): string {
  const path = pathOf(normalTriplets(text), hasHost);
  const segments = hasScheme || path.isAbsolute ? withoutDots(path) : withoutInnerDots(path);
  // Without the dot, it would begin with two slashes.
  const isEssential = !hasHost && path.segments[0] === "." && path.segments[1] === "";
  return textOf({ ...path, segments: isEssential ? [".", ...segments] : segments });
}
