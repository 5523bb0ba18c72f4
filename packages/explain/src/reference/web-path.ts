/**
 * A path of `http` or `https` in words of the Web: pathinfo, clean URL, slug. They are conventions, and only the server
 * knows where the program ends that gets a pathinfo: if nobody says it, it is guessed, and marked as a guess.
 */

import { decode, type UriReference } from "urikit";
import { printable } from "urikit/display";
import { isCleanUrl, pathinfo, slug } from "urikit/web";
import type { Words } from "../words/words.ts";

/** The text after the program in a path. */
export interface WebPath {
  /** The path of the program. */
  readonly script: string;
  /** Whether it is a guess: the segment that ends as programs do, such as `x.cgi`, or else the first. */
  readonly guessed: boolean;
  readonly pathinfo: string;
  /** Whether there is a pathinfo and no query. */
  readonly cleanUrl: boolean;
  /** The last part of a clean URL, decoded. */
  readonly slug?: string | undefined;
}

/** The pathinfo after the program; undefined if there is no pathinfo. */
export function webPathOf(reference: UriReference, given: string | undefined): WebPath | undefined {
  const script = given ?? guessedScript(reference);
  const follows = script === undefined ? undefined : pathinfo(reference, script);
  if (script === undefined || !follows || (given === undefined && follows === "/")) return undefined;
  const last = slug(reference, script);
  return {
    script,
    guessed: given === undefined,
    pathinfo: follows,
    cleanUrl: isCleanUrl(reference, script),
    slug: last === undefined ? undefined : decode(last, { invalid: "keep" }),
  };
}

/** A segment that ends as programs do, as in `/cgi-bin/search.cgi/shoes`. */
const PROGRAM = /\.(?:aspx?|cgi|dll|exe|jsp|php\d?|pl|py|rb)$/i;

/** The path up to the first segment that ends as programs do, or to the first segment at all. */
function guessedScript({ segments }: UriReference): string | undefined {
  if (segments.some(isDotSegment)) return undefined;
  const program = segments.findIndex((segment) => PROGRAM.test(segment));
  return `/${segments.slice(0, Math.max(0, program) + 1).join("/")}`;
}

/** Whether a segment is `.` or `..`, encoded or not: then nobody can say what follows what. */
function isDotSegment(segment: string): boolean {
  return /^(?:\.|%2e){1,2}$/i.test(segment);
}

/** The same for people. */
export function webPathLines(webPath: WebPath | undefined, words: Words): string[] {
  if (webPath === undefined) return [];
  const { script, guessed, cleanUrl, slug } = webPath;
  const program = script === "" ? "pathinfo-of-host" : "pathinfo-of";
  const clean = slug === undefined ? words.text("clean-url") : words.text("clean-url-slug", printable(slug));
  return [
    words.text(guessed ? "pathinfo-guessed" : program, webPath.pathinfo, script),
    ...(cleanUrl ? [clean] : []),
  ];
}
