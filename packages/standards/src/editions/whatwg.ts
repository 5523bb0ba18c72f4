/** The URL Standard of the WHATWG, as the platform's `URL` implements it: browsers, Node, Deno and workers have one. */

import type {
  CharacterClasses,
  Edition,
  EditionComponents,
  EditionDestination,
  EditionError,
  EditionTarget,
} from "../edition.ts";

const NAME = "WHATWG URL";

/** The members of `URL` that are used here: the package needs no types of a platform. */
export interface PlatformUrl {
  readonly href: string;
  readonly protocol: string;
  readonly username: string;
  readonly password: string;
  readonly hostname: string;
  readonly port: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

type PlatformUrlConstructor = new (url: string, base?: string) => PlatformUrl;

const constructorOfUrl = (globalThis as { readonly URL?: PlatformUrlConstructor }).URL;

/** Whether the platform has a `URL`. */
export const hasPlatformUrl: boolean = constructorOfUrl !== undefined;

/** The platform's reading of a text; undefined if it refuses the text, or has no `URL`. */
export function platformUrl(text: string, base?: string): PlatformUrl | undefined {
  if (constructorOfUrl === undefined) return undefined;
  try {
    return new constructorOfUrl(text, base);
  } catch {
    return undefined;
  }
}

/** "URL writing": the URL code points. The parser accepts more. */
const CLASSES: CharacterClasses = {
  /** It has no such class; these are the URL code points that its parser treats as delimiters. */
  reserved: ":/?#[]@",
  /** Every other URL code point of ASCII. */
  unreserved: "!$&'()*+,-.;=_~",
  /** Not URL code points; the parser encodes or accepts them, and reads `\` as `/` where the scheme is special. */
  excluded: ' <>"{}|\\^`',
};

/** With the base, if there is one; without it if `URL` refuses the base, which an absolute text does not need. */
function read(reference: string, base: string | undefined): PlatformUrl | undefined {
  return platformUrl(reference, base) ?? platformUrl(reference);
}

/** `URL` says neither where nor why. */
function refusal(base: string | undefined): EditionError {
  const message =
    base === undefined
      ? "the platform's URL refuses it, or needs a base"
      : "the platform's URL refuses it with this base";
  return { index: undefined, rule: "basic URL parser", section: `${NAME} §4.4`, message };
}

function components(reference: string, base?: string): EditionComponents | undefined {
  const url = read(reference, base);
  if (url === undefined) return undefined;
  const { protocol, username, password, hostname, port, pathname, search, hash } = url;
  return { protocol, username, password, hostname, port, pathname, search, hash };
}

function resolve(reference: string, base: string): EditionTarget {
  const url = read(reference, base);
  if (url !== undefined) return { kind: "uri", text: url.href };
  const { message, section } = refusal(base);
  return { kind: "none", reason: message, section };
}

function destination(reference: string, base?: string): EditionDestination | undefined {
  const url = read(reference, base);
  if (url === undefined) return undefined;
  return { scheme: url.protocol.slice(0, -1), host: url.hostname, port: url.port, hostKnown: true };
}

/**
 * The platform's `URL`. It repairs the text that it reads, so the normal form of a text that it accepts is its own
 * text; its components are never undefined. It accepts a relative reference only with a base.
 *
 * @example
 * ```ts
 * import { whatwg } from "@urikit/standards";
 *
 * whatwg.normalize("http://good.example\\@evil.example/"); // => "http://good.example/@evil.example/"
 * whatwg.check("../g")?.message; // => "the platform's URL refuses it, or needs a base"
 * ```
 */
export const whatwg: Edition<"whatwg"> = {
  id: "whatwg",
  name: NAME,
  date: "living",
  classes: CLASSES,
  sections: { authority: `${NAME} §4.4`, resolution: `${NAME} §4.4`, normalForm: `${NAME} §4.5` },
  check: (reference, base) => (read(reference, base) === undefined ? refusal(base) : undefined),
  components,
  resolve,
  normalize: (reference) => platformUrl(reference)?.href,
  destination,
};
