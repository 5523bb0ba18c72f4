/**
 * RFC 6570 §2: whether a text is a URI Template.
 */

import { literalsEnd, modifierEnd, nameEnd } from "./template-syntax.ts";

const [OPEN, CLOSE, COMMA] = [0x7b, 0x7d, 0x2c];

/**
 * Most templates, recognized in less time: literals of ASCII, and up to four expressions of up to three variables
 * without prefixes. Only its yes is sure.
 */
const PLAIN = /* @__PURE__ */ plain();
/** V8 remembers each turn of a loop; a longer text could fill its memory for that. */
const LONGEST_PLAIN = 2048;

function plain(): RegExp {
  const literals = "[\\w!#$&'()*+,\\-./:;=?@[\\]~]*";
  const expression = "\\{[+#./;?&]?\\w+\\*?(?:,\\w+\\*?)?(?:,\\w+\\*?)?\\}";
  return new RegExp(`^${literals}${`(?:${expression}${literals})?`.repeat(4)}$`);
}

/**
 * Whether a value is the text of a URI Template (RFC 6570 §2), of any level.
 *
 * @param text Anything; the answer is `false` for a value that is not a string.
 *
 * @example
 * ```ts
 * import { isUriTemplate } from "urikit/uri-template";
 *
 * isUriTemplate("/search{?q,page}"); // => true
 * isUriTemplate("/search{?q,page"); // => false
 * ```
 */
export function isUriTemplate(text: unknown): text is string {
  if (typeof text !== "string") return false;
  if (text.length <= LONGEST_PLAIN && PLAIN.test(text)) return true;
  let at = literalsEnd(text, 0);
  while (at < text.length) {
    if (text.charCodeAt(at) !== OPEN) return false;
    const end = expressionEnd(text, at + 1);
    if (end < 0) return false;
    at = literalsEnd(text, end);
  }
  return true;
}

/** Where the expression ends whose content begins at `from`, or -1. */
function expressionEnd(text: string, from: number): number {
  let at = isOperator(text.charCodeAt(from)) ? from + 1 : from;
  for (;;) {
    const end = nameEnd(text, at);
    if (end === at) return -1;
    at = modifierEnd(text, end);
    const next = at < 0 ? 0 : text.charCodeAt(at);
    if (next === CLOSE) return at + 1;
    if (next !== COMMA) return -1;
    at++;
  }
}

/** `op-level2 / op-level3`: those that are reserved for extensions have no meaning yet (§2.2). */
function isOperator(code: number): boolean {
  return "+#./;?&".includes(String.fromCharCode(code));
}
