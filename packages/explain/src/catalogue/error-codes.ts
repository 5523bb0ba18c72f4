/** Each code of an error, explained: what was read, the section, what to do, and an example that gives it. */

import type { UriErrorCode } from "urikit";
import { type Catalogue, say, statement } from "urikit/words";
import type { explained } from "../words/en-explained.ts";

/** The sentences that explain codes and rules. */
export type ExplainingWords = Catalogue<keyof typeof explained>;

/** The codes that only the command has: of lines that the library does not see. */
type LineErrorCode =
  | "line-too-long"
  | "not-utf-8"
  | "not-a-pair"
  | "no-field"
  | "not-json-object"
  | "no-json-text"
  | "has-member"
  | "open-quote"
  | "not-in-charset"
  | "no-ascii-form";

export type ExplainedCode = UriErrorCode | LineErrorCode;

export interface ErrorCodeText {
  readonly title: string;
  /** The text that was read, and why it is wrong. */
  readonly what: string;
  readonly fix: string;
  readonly section: string;
  /** A command, if it begins with `uri`; otherwise an expression of JavaScript, with the functions of the library. */
  readonly example: string;
}

const ROWS: Readonly<Record<ExplainedCode, readonly [section: string, example: string]>> = {
  "forbidden-character": ["RFC 3986 §2, App. A", "uri check 'http://example.org/a b'"],
  "non-ascii": ["RFC 3986 §2, RFC 3987 §3.1", "uri check 'http://example.org/é'"],
  "malformed-percent-encoding": ["RFC 3986 §2.1", "uri check 'http://example.org/100%'"],
  "misplaced-delimiter": ["RFC 3986 §2.2", "uri check 'http://example.org/a[1]'"],
  "invalid-scheme": ["RFC 3986 §3.1, §4.2", "uri check '1st:chapter'"],
  "invalid-ip-literal": ["RFC 3986 §3.2.2", "uri check 'http://[::1/'"],
  "zone-identifier": ["RFC 3986 §3.2.2, RFC 9844", "uri check 'http://[fe80::1%25eth0]/'"],
  "invalid-port": ["RFC 3986 §3.2.3", "uri check 'http://example.org:http/'"],
  "missing-scheme": ["RFC 3986 §3, §4.3", "uri check --as uri 'example.org/a'"],
  "scheme-not-allowed": ["RFC 3986 §4.2", "uri check --as relative-reference 'http://example.org/a'"],
  "fragment-not-allowed": ["RFC 3986 §4.3", "uri check --as absolute-uri 'http://example.org/a#top'"],
  "relative-base": ["RFC 3986 §5.1", 'resolve("b", "/a/")'],
  backslash: ["RFC 3986 §2", "repair('http:\\\\\\\\example.org\\\\a')"],
  "lone-surrogate": ["RFC 3986 §2.5", 'encode("a\\ud83d", "query")'],
  "invalid-utf-8": ["RFC 3986 §2.5", "uri decode 'caf%E9'"],
  "invalid-for-charset": ["RFC 3986 §2.5, url-syntax-05 §2.1", "uri decode --charset shift_jis 'a%83'"],
  "not-relativizable": [
    "RFC 3986 §5.2",
    "uri relativize --base 'http://example.org/' 'http://example.org/a/../b'",
  ],
  "component-mismatch": ["RFC 3986 §3, §5.3", 'compose({ host: "example.org", path: "a" })'],
  "missing-value": [
    "RFC 3986 §2.4",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source
    "uri`/users/${undefined}`",
  ],
  "structure-change": [
    "RFC 3986 §2.4, §7",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source
    'uri`http://example.org/a/${[["b", "c"]]}`',
  ],
  "dot-segment": [
    "RFC 3986 §3.3, §5.2.4",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source
    'uri`/files/${".."}/a`',
  ],
  "scheme-not-listed": [
    "RFC 3986 §7",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source
    'uri`${"javascript"}:alert`',
  ],
  "invalid-domain-name": ["RFC 3987 §3.1", 'toUri("http://-é-/", { toAscii: domainToAscii })'],
  "wrong-scheme": ["RFC 3986 §3.1", 'http.read("ftp://example.org/")'],
  "invalid-for-scheme": ["the specification of the scheme", "uri plan 'gopher://example.org?a'"],
  "missing-host": ["RFC 9110 §4.2.1, or the specification of the scheme", "uri plan 'http:///a'"],
  "userinfo-not-allowed": [
    "RFC 9110 §4.2.4, or the specification of the scheme",
    "uri plan 'http://user@example.org/'",
  ],
  "protocol-line-break": ["RFC 1738 §6, RFC 3986 §7.2", "uri plan 'wais://example.org/a?b%0Dc'"],
  "access-refused": ["RFC 8089 §2, RFC 1738 §3.10", "uri plan 'file://example.org/a'"],
  "no-plan": ["RFC 3986 §1.2.2, or the specification of the scheme", "uri plan 'tag:yaml.org,2002:int'"],
  "invalid-expression": ["RFC 6570 §2.2", 'expand("/a/{b", {})'],
  "composite-prefix": ["RFC 6570 §2.4.1", 'expand("/{a:3}", { a: ["b"] })'],
  "ambiguous-template": ["RFC 6570 §1.4", 'compile("/{a}{b}").match("/x")'],
  "invalid-surt": ["the SURT of web archives", 'fromSurt("http://(org,example/a")'],
  "not-a-pair": ["uri", "printf 'http://example.org/' | uri compare"],
  "not-in-charset": ["uri", "uri encode --charset iso-8859-2 '\u20ac'"],
  "no-field": ["uri", "printf 'http://example.org/' | uri check --field 2"],
  "not-json-object": ["uri", "printf 'http://example.org/' | uri check --json-field .url"],
  "no-json-text": ["uri", "printf '{\"link\":1}' | uri check --json-field .link"],
  "has-member": ["uri", 'printf \'{"url":"/","check":1}\' | uri check --json-field .url'],
  "open-quote": ["uri", "printf 'url\\n\"http://example.org/' | uri check --csv url"],
  "no-ascii-form": ["RFC 5890 §2.3.2.1", "uri get '{host|ascii}' 'http://%F0%9D/'"],
  "line-too-long": ["uri", "head -c 20000000 /dev/zero | tr '\\0' a | uri check"],
  "not-utf-8": ["uri", "printf '\\377' | uri check"],
};

/** The codes, each with its section and an example. */
export const ERROR_CODES = Object.fromEntries(
  Object.entries(ROWS).map(([code, [section, example]]) => [code, { section, example }]),
) as Readonly<Record<ExplainedCode, Pick<ErrorCodeText, "section" | "example">>>; // the keys are those of the rows

/** A code in the words of a language. */
export function errorCodeText(code: ExplainedCode, words: ExplainingWords): ErrorCodeText {
  const said = (text: "title" | "what" | "fix") => say(words, statement(`code-${code}-${text}`));
  return { title: said("title"), what: said("what"), fix: said("fix"), ...ERROR_CODES[code] };
}
