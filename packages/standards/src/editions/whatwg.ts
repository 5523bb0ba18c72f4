/** The URL Standard of the WHATWG, as the platform's `URL` implements it: browsers, Node, Deno and workers have one. */

import type { ReadDestination, ReaderError } from "@urikit/programs";
import { type PlatformUrl, platformUrl } from "@urikit/programs";
import type { CharacterClasses, Edition, EditionComponents, EditionTarget } from "../edition.ts";
import { defineEdition } from "../edition.ts";
import { statement } from "../statement.ts";
import { cleanedText, type Refusal, refusalOf, schemeOfText } from "./whatwg-refusal.ts";

const NAME = "WHATWG URL";

/** "URL writing": the URL code points. The parser accepts more. */
const CLASSES: CharacterClasses = {
  /** It has no such class; these are the URL code points that its parser treats as delimiters. */
  reserved: ":/?#[]@",
  /** Every other URL code point of ASCII. */
  unreserved: "!$&'()*+,-.;=_~",
  /** Not URL code points; the parser encodes or accepts them, and reads `\` as `/` where the scheme is special. */
  excluded: ' <>"{}|\\^`',
  reservedIn: [],
};

/** With the base, if there is one; without it if `URL` refuses the base, which an absolute text does not need. */
function read(reference: string, base: string | undefined): PlatformUrl | undefined {
  return platformUrl(reference, base) ?? platformUrl(reference);
}

/** `URL` says neither where nor why. */
function refusal(reference: string, base: string | undefined): ReaderError {
  const { reason, section } = reasonOfRefusal(reference, base);
  const cited = `${NAME} ${section}`;
  return {
    index: undefined,
    rule: "basic URL parser",
    section: cited,
    problem: statement("reader-problem", reason, cited),
  };
}

/** §4.4: of a text without a scheme, the base may be the reason. */
function reasonOfRefusal(reference: string, base: string | undefined): Refusal {
  if (base === undefined || schemeOfText(cleanedText(reference)) !== undefined)
    return refusalOf(reference, undefined);
  const url = platformUrl(base);
  if (url === undefined) return { reason: statement("parser-base"), section: "§4.4" };
  if (!url.pathname.startsWith("/") && url.hostname === "" && url.pathname !== "")
    return { reason: statement("parser-opaque-base"), section: "§4.4" };
  return refusalOf(reference, url.protocol.slice(0, -1));
}

/** The name and the version of the platform, whose `URL` is not in every point that of the Standard. */
function platformName(): string | undefined {
  const { process, navigator } = globalThis as {
    readonly process?: { readonly versions?: Readonly<Record<string, string | undefined>> };
    readonly navigator?: { readonly userAgent?: string };
  };
  const { deno, bun, node, ada } = process?.versions ?? {};
  if (deno !== undefined) return `Deno ${deno}`;
  if (bun !== undefined) return `Bun ${bun}`;
  if (node !== undefined) return ada === undefined ? `Node ${node}` : `Node ${node}, Ada ${ada}`;
  return navigator?.userAgent;
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
  const { problem, section } = refusal(reference, base);
  return { kind: "none", reason: problem, section };
}

function destination(reference: string, base?: string): ReadDestination | undefined {
  const url = read(reference, base);
  if (url === undefined) return undefined;
  return { scheme: url.protocol.slice(0, -1), host: url.hostname, port: url.port, hostKnown: true };
}

const implementation = platformName();

/**
 * The platform's `URL`. It repairs the text that it reads, so the normal form of a text that it accepts is its own
 * text; its components are never undefined. It accepts a relative reference only with a base.
 *
 * @example
 * ```ts
 * import { whatwg } from "@urikit/standards";
 *
 * whatwg.normalize("http://good.example\\@evil.example/"); // => "http://good.example/@evil.example/"
 * whatwg.check("../g")?.section; // => "WHATWG URL §4.4"
 * ```
 */
export const whatwg: Edition<"whatwg"> = defineEdition({
  id: "whatwg",
  name: NAME,
  title: "URL Living Standard",
  ...(implementation === undefined ? {} : { implementation }),
  date: "living",
  classes: CLASSES,
  sections: { authority: `${NAME} §4.4`, resolution: `${NAME} §4.4`, normalForm: `${NAME} §4.5` },
  rungs: [{ level: "scheme", section: `${NAME} §4.6` }],
  check: (reference, base) => (read(reference, base) === undefined ? refusal(reference, base) : undefined),
  kind: () => undefined, // no grammar derives what the parser accepts
  components,
  resolve,
  normalize: (reference) => platformUrl(reference)?.href,
  destination,
});
