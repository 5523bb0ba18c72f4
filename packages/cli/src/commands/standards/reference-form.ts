/**
 * The form of a reference: its delimiters, the characters that some reader excludes or rewrites, and where words stand
 * between them. Every reader passes a word on as it is, so what readers say of two references of one form differs in the
 * words alone. The tests try this on links from the wild, on the recorded references, and on generated ones.
 */

/** A reference in words, and the text between them. */
export interface ReferenceForm {
  /** The reference with a `*` for each word. */
  readonly pattern: string;
  /** In the order in which they occur in it. No word is empty. */
  readonly words: readonly string[];
}

/** The characters of words; in a path also `/`, in a query also `;`, but not `+`, which some read there as a space. */
const IN_WORDS = "A-Za-z0-9$_.+!*(),:&=\\-";

/** The characters between words: some reader excludes, encodes or decodes each, or ends a component at it. */
const BETWEEN = `~ "'<>[\\]^\`{|}%`;

const SEGMENT = `(?!\\.)[${IN_WORDS}${BETWEEN}]*`;
const REST = `[${IN_WORDS}${BETWEEN};/?\\\\]*`;

/**
 * The references that have a form. The host is in lower case, its hyphens stand alone, and its last label is of letters,
 * so it is not an address to any reader. A quotation mark may precede it, as in many lists of links. No segment
 * begins with a dot, so no reader removes one (RFC 3986 §5.2.4), and none is empty but the last: Apache HttpClient 5
 * leaves out the others.
 */
const HAS_FORM = new RegExp(
  '^(https?://"?)((?:[a-z0-9_]+[.-])*(?<!-)[a-z]+)(:[0-9]{1,5})?' +
    `(?:(?![^?#]*[/\\\\]{2})/(${SEGMENT}(?:[/\\\\]${SEGMENT})*)(?:\\?(${REST}))?(?:#(${REST}))?)?$`,
);

/** A `%` that begins no triplet, or one beyond printable ASCII, or that of `%`, `.`, `/`, `:`, `@` or the backslash. */
const OTHER_TRIPLET = /%(?!2[0-46-9a-d]|3[0-9b-f]|[46][1-9a-f]|5[0-9abd-f]|60|7[0-9a-e])/i;

/**
 * The text between words. In a path a slash before it belongs to it: some editions have a rule for the start of a
 * segment.
 */
const BETWEEN_WORDS = {
  host: /(_)/,
  path: /(\/?(?:[~ "'<>[\\\]^`{|}]|%[0-9A-Fa-f]{2})+)/,
  query: /((?:[+~ "'<>[\\\]^`{|}/?]|%[0-9A-Fa-f]{2})+)/,
  fragment: /((?:[~ "'<>[\\\]^`{|};/?]|%[0-9A-Fa-f]{2})+)/,
} as const;

/** A longer label, or name, is not valid in DNS (RFC 1035 §2.3.4), and some programs say so. */
const LONGER_LABEL = /[a-z0-9_-]{64}/;
const LONGEST_NAME = 253;

/** In code units: what is told of a longer reference takes its time. */
const LONGEST = 2048;

/** A form with more words is rare, and a rare one is not worth its memory. */
const MOST_WORDS = 24;

/** The form of a reference; undefined if it must be read in full. */
export function formOf(reference: string): ReferenceForm | undefined {
  if (reference.length > LONGEST) return undefined;
  const found = HAS_FORM.exec(reference);
  if (found === null) return undefined;
  const [, start = "", host = "", port = "", path, query, fragment] = found;
  if (host.length > LONGEST_NAME || LONGER_LABEL.test(host)) return undefined;
  if (reference.includes("%") && OTHER_TRIPLET.test(reference)) return undefined;
  const words: string[] = [];
  let pattern = start + withoutWords(host, "host", words) + port;
  if (path !== undefined) pattern += `/${withoutWords(path, "path", words)}`;
  if (query !== undefined) pattern += `?${withoutWords(query, "query", words)}`;
  if (fragment !== undefined) pattern += `#${withoutWords(fragment, "fragment", words)}`;
  return words.length > MOST_WORDS ? undefined : { pattern, words };
}

/** A component with a `*` for each word; the words are added to the list. */
function withoutWords(text: string, component: keyof typeof BETWEEN_WORDS, words: string[]): string {
  const between = BETWEEN_WORDS[component];
  const pieces = between.test(text) ? text.split(between) : [text];
  let pattern = "";
  for (const [at, piece] of pieces.entries()) {
    const isWord = at % 2 === 0 && piece !== "";
    if (isWord) words.push(piece);
    pattern += isWord ? "*" : piece;
  }
  return pattern;
}
