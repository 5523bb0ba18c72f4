/** PHP 8.5: `Uri\Rfc3986\Uri`, which is uriparser, and normalizes what its accessors give (RFC 3986 §6.2.2). */

import { type Habit, program } from "./habit.ts";
import { refusesWhatItDoesNotRead } from "./resolution/reading.ts";
import { URIPARSER_RESOLUTION } from "./resolution/uriparser.ts";
import { writes } from "./resolution.ts";
import { step } from "./step.ts";
import { READING_OF_URIPARSER } from "./uriparser.ts";
import { pathOf, textOf, withoutDots, withoutInnerDots } from "./uriparser-path.ts";

// What uriparser normalizes (RFC 3986 §6.2.2; UriNormalize.c).

/** Triplets in capital letters, and those of unreserved characters decoded. */
const normalTriplets = (text: string) =>
  text.replace(/%[0-9A-Fa-f]{2}/g, (triplet) => {
    const character = String.fromCharCode(Number.parseInt(triplet.slice(1), 16));
    return /[A-Za-z0-9._~-]/.test(character) ? character : triplet.toUpperCase();
  });

/** Letters in lower case, but not those of triplets. */
const lowerHost = (text: string) =>
  normalTriplets(text).replace(/%[0-9A-F]{2}|[A-Z]/g, (found) =>
    found.length > 1 ? found : found.toLowerCase(),
  );

/** A path without dot-segments; without a scheme and a slash, those that may be essential stay. */
function normalPath(text: string, hasScheme: boolean, hasHost: boolean): string {
  const path = pathOf(normalTriplets(text), hasHost);
  const segments = hasScheme || path.isAbsolute ? withoutDots(path) : withoutInnerDots(path);
  // Without the dot, it would begin with two slashes.
  const isEssential = !hasHost && path.segments[0] === "." && path.segments[1] === "";
  return textOf({ ...path, segments: isEssential ? [".", ...segments] : segments });
}

/** The longest text of an integer, and the first number that is too large. */
const LONGEST = 20;
const TOO_MUCH = 2n ** 63n;

const readsNumberOfPort: Habit = {
  ...step("port", "reads-number-of-port", "PHP, ext/uri/uri_parser_rfc3986.c: port_str_to_zend_long_checked"),
  apply(progress) {
    if (!progress.port) return { ...progress, port: undefined };
    const number = BigInt(progress.port);
    const isNumber = progress.port.length <= LONGEST && number < TOO_MUCH;
    return isNumber ? { ...progress, port: String(number) } : undefined;
  },
};

const normalizes: Habit = {
  ...step("encoding", "normalizes-of-uriparser", "uriparser, UriNormalize.c: NormalizeSyntaxEngine"),
  apply(progress) {
    const { scheme, userinfo, host, query } = progress;
    return {
      ...progress,
      scheme: scheme?.toLowerCase(),
      userinfo: userinfo === undefined ? undefined : normalTriplets(userinfo),
      host: host === undefined ? undefined : lowerHost(host),
      query: query === undefined ? undefined : normalTriplets(query),
    };
  },
};

const normalizesPath: Habit = {
  ...step("dot-segments", "normalizes-path-of-uriparser", "uriparser, UriNormalize.c: URI_NORMALIZE_PATH"),
  apply(progress) {
    const { rest, scheme, host } = progress;
    return { ...progress, rest: normalPath(rest, scheme !== undefined, host !== undefined) };
  },
};

const HABITS: readonly Habit[] = [...READING_OF_URIPARSER, readsNumberOfPort, normalizes, normalizesPath];

const normalizesTarget = writes({
  ...step(
    "encoding",
    "normalizes-target-of-uriparser",
    "PHP, ext/uri/uri_parser_rfc3986.c: get_normalized_uri",
  ),
  write({ scheme, authority, path, query, fragment }) {
    const [, userinfo = "", host = ""] = /^(.*@)?(.*)$/s.exec(authority ?? "") ?? [];
    const normal = (text: string | undefined) => (text === undefined ? undefined : normalTriplets(text));
    return {
      scheme: scheme?.toLowerCase(),
      authority: authority === undefined ? undefined : normalTriplets(userinfo) + lowerHost(host),
      path: normalPath(path, true, authority !== undefined),
      query: normal(query),
      fragment: normal(fragment),
    };
  },
});

export const phpRfc3986 = program({
  id: "php-rfc3986",
  name: "PHP Uri\\Rfc3986",
  version: "PHP 8.5.10, Rfc3986",
  habits: HABITS,
  resolution: [
    refusesWhatItDoesNotRead(HABITS, "uriparser, UriParse.c: ParseUriReference"),
    ...URIPARSER_RESOLUTION,
    normalizesTarget,
  ],
});
