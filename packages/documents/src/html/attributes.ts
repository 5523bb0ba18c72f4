/**
 * HTML: the attributes that hold URLs, and the elements on which they do (by the index of attributes of the
 * standard, and by HTML 4.01 for those that the standard has dropped).
 */

import type { TellingKind } from "./told-links.ts";

/** The kind of value that an attribute has. */
export type ValueKind =
  /** One URL, with white space around it. */
  | "url"
  /** One URL; an empty value means the URI of the document itself. */
  | "own-url"
  /** URLs with white space between them. */
  | "urls"
  /** URLs with commas between them. */
  | "comma-urls"
  /** Image candidates. */
  | "srcset"
  /** Declarations of CSS. */
  | "style"
  /** A document in HTML. */
  | "srcdoc"
  /** The names that a fragment may refer to. */
  | "identifier"
  /** The content of a `meta` element. */
  | "content"
  /** What a `meta` element is about. */
  | "meta"
  /** The type of a script. */
  | "script-type"
  /** What tells of a link in another attribute: its types, its language, the alternative of an image. */
  | TellingKind;

/** An attribute: the kind of its value, and the elements on which it counts; undefined for all. */
export interface UrlAttribute {
  readonly name: string;
  readonly kind: ValueKind;
  readonly elements: ReadonlySet<string> | undefined;
}

function attribute(name: string, kind: ValueKind, elements?: string): UrlAttribute {
  return { name, kind, elements: elements === undefined ? undefined : new Set(elements.split(" ")) };
}

/**
 * In HTML. `href` and `xlink:href` belong to any element of SVG. An empty `src` means the document by the 1997
 * draft §3 ("the cases of HTML's FORM "action" attribute and IMG "src" attribute").
 */
const HTML: readonly UrlAttribute[] = [
  attribute("href", "url", "a area link base"),
  attribute(
    "src",
    "own-url",
    "audio embed iframe img image input script source track video frame bgsound layer ilayer",
  ),
  attribute("action", "own-url", "form isindex"),
  attribute("formaction", "own-url", "button input"),
  attribute("srcset", "srcset", "img image source"),
  attribute("imagesrcset", "srcset", "link"),
  attribute("style", "style"),
  attribute("srcdoc", "srcdoc", "iframe"),
  attribute("cite", "url", "blockquote q del ins"),
  attribute("data", "url", "object"),
  attribute("poster", "url", "video"),
  attribute("background", "url", "body table thead tbody tfoot tr td th"),
  attribute("longdesc", "url", "img frame iframe"),
  attribute("usemap", "url", "img input object"),
  attribute("manifest", "url", "html"),
  attribute("codebase", "url", "object applet"),
  attribute("classid", "url", "object"),
  attribute("profile", "urls", "head"),
  attribute("ping", "urls", "a area"),
  attribute("itemid", "url"),
  attribute("itemtype", "urls"),
  attribute("icon", "url", "command menuitem"),
  attribute("lowsrc", "url", "img"),
  attribute("dynsrc", "url", "img"),
  attribute("pluginspage", "url", "embed"),
  attribute("content", "content", "meta"),
  attribute("http-equiv", "meta", "meta"),
  attribute("property", "meta", "meta"),
  attribute("name", "meta", "meta"),
  attribute("type", "script-type", "script"),
  attribute("rel", "rel", "a area form link"),
  attribute("hreflang", "language", "a area link"),
  attribute("srclang", "language", "track"),
  attribute("alt", "alt", "area img input"),
  // What scripts put into `src` and `srcset` when the element comes into view: no standard, but a custom of the web.
  attribute("data-src", "url"),
  attribute("data-srcset", "srcset"),
];

/** HTML 4.01 has two attributes of one name: §13.3.3 `object` has spaces between URLs, §13.4 `applet` commas. */
const ARCHIVES: readonly UrlAttribute[] = [
  attribute("archive", "urls", "object"),
  attribute("archive", "comma-urls", "applet"),
];

/** SVG 2 §6.6: the presentation attributes whose value is CSS that may refer. */
const PRESENTATION: readonly UrlAttribute[] =
  "clip-path cursor fill filter marker marker-end marker-mid marker-start mask stroke"
    .split(" ")
    .map((name) => attribute(name, "style"));

const SVG: readonly UrlAttribute[] = [
  attribute("href", "url"),
  attribute("xlink:href", "url"),
  ...PRESENTATION,
];

const HTML_BY_NAME = new Map(HTML.map((each) => [each.name, each]));
const SVG_BY_NAME = new Map(SVG.map((each) => [each.name, each]));

const PRESENTATION_BY_NAME = new Map(PRESENTATION.map((each) => [each.name, each]));

/** The presentation attribute of a name; undefined if it does not refer. */
export function presentationAttribute(name: string): UrlAttribute | undefined {
  return PRESENTATION_BY_NAME.get(name);
}

/** For each first letter, the lengths of the names that count, as bits: these two decide for most attributes. */
const LENGTHS_BY_FIRST_LETTER = lengthsByFirstLetter();

function lengthsByFirstLetter(): Uint32Array {
  const lengths = new Uint32Array(128);
  for (const { name } of [...HTML, ...ARCHIVES, ...SVG]) {
    const first = name.charCodeAt(0);
    lengths[first] = (lengths[first] ?? 0) | (1 << name.length);
  }
  return lengths;
}

/** Whether a name that begins with this code unit and has this length may be the name of an attribute that counts. */
export function mayHoldUrl(first: number, length: number): boolean {
  return length < 32 && ((LENGTHS_BY_FIRST_LETTER[first | 32] ?? 0) & (1 << length)) !== 0;
}

/** The attribute of a name on an element, both names in lower case; undefined if it holds no URL there. */
export function urlAttributeOf(element: string, name: string, inSvg: boolean): UrlAttribute | undefined {
  if (name === "archive") return ARCHIVES.find(({ elements }) => elements?.has(element));
  const ofHtml = HTML_BY_NAME.get(name);
  if (ofHtml !== undefined && (ofHtml.elements === undefined || ofHtml.elements.has(element))) return ofHtml;
  return inSvg ? SVG_BY_NAME.get(name) : undefined;
}
