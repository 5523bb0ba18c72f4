// @ts-check
// JSON Schema §7.3: formats, compared with the expressions of ajv-formats.
import { answering } from "../doing.js";

/**
 * A number that stays the same for a text.
 * @param {string} text
 */
function numberOf(text) {
  let number = 0;
  for (let at = 0; at < text.length; at++) number = (number * 31 + text.charCodeAt(at)) >>> 0;
  return number;
}

/** @param {string} text */
const hexOf = (text) => numberOf(text).toString(16).padStart(8, "0");

/** The last letters and digits of a text, as many as a name may have. @param {string} text */
const wordOf = (text) => text.replace(/[^a-z0-9]/gi, "").slice(-12) || "a";

/**
 * Of each format, the set that its texts are made from, and how.
 * @type {Record<string, { set: import("../references.js").SetName, prepare?: (text: string) => string, under?: number }>}
 */
const formats = {
  uri: { set: "links" },
  "uri-reference": { set: "relative" },
  "uri-template": { set: "names", prepare: (name) => `/users/{id}/${wordOf(name)}{?q,page*}` },
  hostname: { set: "names", prepare: (name) => `www.${wordOf(name)}-${wordOf(name)}.example.com` },
  ipv4: {
    set: "names",
    prepare: (name) => [24, 16, 8, 0].map((bits) => (numberOf(name) >>> bits) & 0xff).join("."),
    // The expression is as good as theirs: both say how each octet is written, and nothing else.
    under: 1.2,
  },
  ipv6: { set: "names", prepare: (name) => `2001:db8::${hexOf(name).slice(0, 4)}:${hexOf(name).slice(4)}` },
  email: { set: "names", prepare: (name) => `joe.bloggs+${wordOf(name)}@mail.example.com` },
  "json-pointer-uri-fragment": {
    set: "names",
    prepare: (name) => `#/$defs/${wordOf(name)}~1b/properties/a%20b`,
  },
};

/** @type {import("./work.js").Work[]} */
export const formatWorks = Object.entries(formats).map(([name, { set, prepare, under }]) => ({
  part: `format-${name}`,
  set,
  title: `the format ${name}`,
  contenders: {
    urikit: async () => {
      const { formats } = await import("urikit/formats");
      const is = formats[/** @type {import("urikit/formats").FormatName} */ (name)];
      return { ...answering(is), ...(prepare && { prepare }) };
    },
    "ajv-formats": async () => {
      const { fullFormats } = await import("ajv-formats/dist/formats.js");
      const format = fullFormats[/** @type {import("ajv-formats/dist/formats.js").FormatName} */ (name)];
      return { ...answering(testOf(format)), ...(prepare && { prepare }) };
    },
  },
  targets: [{ peer: "ajv-formats", ...(under === undefined ? { ratio: 1 } : { under }) }],
}));

/**
 * A format as Ajv calls it.
 * @param {unknown} format
 * @returns {(text: string) => unknown}
 */
function testOf(format) {
  if (format instanceof RegExp) return (text) => format.test(text);
  if (typeof format === "function") return (text) => format(text);
  throw new TypeError("not a format of text");
}
