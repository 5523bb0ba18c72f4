// The lines that are plain for `assembly/blocks.ts`, as an expression on their text.

const HOST = "[a-z0-9.-]*";
const MORE = "(?:/[\\w.~!$&'()*+,;=:@/?-]*)?";
// The character before "//" need not be a colon: then it is a relative reference.
const URI = new RegExp(`^[a-z]${HOST}[A-Z_~!$&'()*+,;=:@?]//${HOST}${MORE}$`);
const PATH = new RegExp(`^(?:(?:[a-z]${HOST})?${MORE})$`);

/** Whether the text of a line is plain. */
export function isPlainByText(line: string): boolean {
  return !line.includes("/.") && !/^\/\//.test(line) && (URI.test(line) || PATH.test(line));
}
