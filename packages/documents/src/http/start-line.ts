/** RFC 9112 §3, §4: a request line, or a status line; curl writes `HTTP/2 200`. */

const START_LINE = /(?:HTTP\/\d(?:\.\d)? \d{3}(?: [^\r\n]*)?|[A-Z]+ [^\s]+ HTTP\/\d(?:\.\d)?)\r?\n/y;

/** Whether a message begins at an index. */
export function beginsMessage(text: string, from = 0): boolean {
  START_LINE.lastIndex = from;
  return START_LINE.test(text);
}
