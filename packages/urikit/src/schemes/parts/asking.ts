/**
 * RFC 1738 §3.2.1, §3.4.5: what only the person knows, a password or the answers to a form, and how it is sent.
 */

import { concatenate } from "./octet-data.ts";
import type { Ask } from "./plan.ts";
import { lineEnd, unbroken, undotted } from "./protocol-line.ts";

/** A question to the person, whose one answer is sent as a line behind `before`. */
export function ask(what: string, before: Uint8Array, note: string, secret: boolean): Ask {
  const nothing = new Uint8Array();
  return { do: "ask", for: what, secret, lines: false, before, lineEnd: lineEnd(), after: nothing, note };
}

/** A question to the person with any number of answers, each sent as a line. */
export function askLines(what: string, before: Uint8Array, after: Uint8Array, note: string): Ask {
  return { do: "ask", for: what, secret: false, lines: true, before, lineEnd: lineEnd(), after, note };
}

/**
 * The octets that are sent once the person has answered.
 *
 * @throws {UriSyntaxError} `protocol-line-break` if an answer holds a CR, LF or NUL.
 * @throws {TypeError} If there is another number of answers than one where one is asked for.
 *
 * @example
 * ```ts
 * import { answered, ftp } from "urikit/schemes";
 *
 * const step = ftp.plan("ftp://myname@host.dom/").steps[2];
 * step?.do === "ask" ? String.fromCharCode(...answered(step, "secret")) : ""; // => "PASS secret\r\n"
 * ```
 */
export function answered(step: Ask, ...answers: readonly string[]): Uint8Array {
  if (!step.lines && answers.length !== 1) throw new TypeError("one answer is asked for");
  // A password that is refused is not shown.
  const shown = (answer: string): string => (step.secret ? "" : answer);
  const octetsOf = step.lines ? undotted : unbroken;
  const lines = answers.map((answer) => concatenate([octetsOf(shown(answer), answer), step.lineEnd]));
  return concatenate([step.before, ...lines, step.after]);
}
