/**
 * The cases of the tests of @braintree/sanitize-url (github.com/braintree/sanitize-url, src/__tests__/index.test.ts, commit
 * 0e3241a, MIT licence, © Braintree), each with its answer; `undefined` is its `about:blank`.
 */

const SCRIPT_IN_ENTITIES = [..."javascript:alert('XSS')"].map((one) => one.charCodeAt(0));
const HTTPS_IN_ENTITIES = [..."https://example.com/javascript:alert('XSS')"]
  .map((one) => `&#${one.charCodeAt(0)};`)
  .join("");

/** The cases in which both give the same answer. */
export const SAME: readonly (readonly [text: string, answer: string | undefined])[] = [
  ...[
    "http://example.com/path/to:something",
    "http://example.com:4567/path/to:something",
    "https://example.com",
    "https://example.com:4567/path/to:something",
    "./path/to/my.json",
    "/path/to/my.json",
    "//google.com/robots.txt",
    "www.example.com",
    "com.braintreepayments.demo://example",
    "mailto:test@example.com?subject=hello+world",
    "www.example.com/with-áccêntš",
    "www.example.com/лот.рфшишкиü–",
  ].map((text) => [text, text] as const),
  ["", undefined],
  ["   http://example.com/path/to:something    ", "http://example.com/path/to:something"],
  [SCRIPT_IN_ENTITIES.map((code) => `&#${String(code).padStart(7, "0")}`).join(""), undefined],
  [SCRIPT_IN_ENTITIES.map((code) => `&#${code};`).join(""), undefined],
  [SCRIPT_IN_ENTITIES.map((code) => `&#x${code.toString(16)}`).join(""), undefined],
  ["jav&#x09;ascript:alert('XSS');", undefined],
  [" &#14; javascript:alert('XSS');", undefined],
  ["javasc&Tab;ript: alert('XSS');", undefined],
  ["javasc&#\u0000x09;ript:alert(1)", undefined],
  ...["javascript", "data", "vbscript"].flatMap((scheme) => [
    [`${scheme}:alert(document.domain)`, undefined] as const,
    [`&!*${scheme}:alert(document.domain)`, undefined] as const,
    [`${scheme}&colon;alert(document.domain)`, undefined] as const,
    [`${scheme}&COLON;alert(document.domain)`, undefined] as const,
    [
      `${scheme.replace(/(.)(.?)/g, (_, one: string, other: string) => one.toUpperCase() + other)}:alert(document.domain)`,
      undefined,
    ] as const,
    [
      `${scheme.slice(0, 2)}\ufeff\ufeff${scheme.slice(2, 3)}\u200b${scheme.slice(3)}:alert(document.domain)`,
      undefined,
    ] as const,
    [`    ${scheme}:alert(document.domain)`, undefined] as const,
    [`http://example.com#${scheme}:foo`, `http://example.com#${scheme}:foo`] as const,
  ]),
];

/** The cases in which sanitize-url makes another text of what it is given, and safeLink refuses it. */
export const MENDED_THERE: readonly (readonly [text: string, theirs: string, why: string])[] = [
  ["www.example.com/\u200d\0\u001f\0\u001f\ufefffoo", "www.example.com/foo", "controls are in no reference"],
  [
    "https://example.com&NewLine;&NewLine;/something",
    "https://example.com/something",
    "a host has no character references",
  ],
  [
    HTTPS_IN_ENTITIES,
    "https://example.com/javascript:alert('XSS')",
    "HTML is decoded by those who read HTML",
  ],
  ...["javascript", "data", "vbscript"].map(
    (scheme) =>
      [
        `not_${scheme}:alert(document.domain)`,
        `not_${scheme}:alert(document.domain)`,
        "§3.1, §4.2: neither a scheme nor a path",
      ] as const,
  ),
];
