/**
 * RFC 2045 §5.1, RFC 2183 §2: fields such as `Content-Type`, a value with parameters; RFC 2231 §3, §4: parameters
 * that are continued or percent-encoded. Broken fields are read as far as they go.
 */

/** A value and its parameters. */
export interface StructuredField {
  /** In lower case. */
  readonly value: string;
  /** By name, in lower case; of two with one name the last counts. */
  readonly parameters: ReadonlyMap<string, string>;
}

/** The value and the parameters of a field. */
export function structuredField(text: string): StructuredField {
  const [value = "", ...rest] = piecesOf(text);
  const written = new Map<string, string>();
  for (const piece of rest) {
    const equals = piece.indexOf("=");
    const name = piece.slice(0, Math.max(0, equals)).trim().toLowerCase();
    if (name !== "") written.set(name, piece.slice(equals + 1).trim());
  }
  return { value: value.trim().toLowerCase(), parameters: joined(written) };
}

/** The text without its comments (RFC 5322 §3.2.2), which may be nested. */
export function withoutComments(text: string): string {
  return piecesOf(text).join(";");
}

/** The texts between semicolons, without comments, quoted strings unquoted. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let piece = "";
  let isQuoted = false;
  for (let i = 0; i < text.length; i++) {
    const character = text.charAt(i);
    if (character === "\\") piece += text.charAt(++i);
    else if (character === '"') isQuoted = !isQuoted;
    else if (isQuoted) piece += character;
    else if (beginsComment(text, i)) i = endOfComment(text, i + 1) - 1;
    else if (character === ";") {
      pieces.push(piece);
      piece = "";
    } else piece += character;
  }
  return [...pieces, piece];
}

/** A parenthesis within a word belongs to the word: such boundaries are not lawful without quotes, but they exist. */
function beginsComment(text: string, index: number): boolean {
  return text.charAt(index) === "(" && (index === 0 || /[\s;)]/.test(text.charAt(index - 1)));
}

/** The index after a comment whose content begins at `from`. */
export function endOfComment(text: string, from: number): number {
  let depth = 1;
  let i = from;
  while (i < text.length && depth > 0) {
    const character = text.charAt(i);
    if (character === "\\") i++;
    if (character === "(") depth++;
    if (character === ")") depth--;
    i++;
  }
  return i;
}

/** RFC 2231: `name*0`, `name*1*` and so on are one parameter; a name that ends with `*` has a percent-encoded value. */
function joined(written: ReadonlyMap<string, string>): Map<string, string> {
  const parameters = new Map<string, string>();
  for (const [name, value] of written) {
    const [, base = name, number, encoded] = /^([^*]+)(?:\*([0-9]+))?(\*)?$/.exec(name) ?? [];
    if (number !== undefined && number !== "0") continue;
    if (number === undefined) parameters.set(base, encoded ? decoded(value) : value);
    else parameters.set(base, continued(base, written));
  }
  return parameters;
}

function continued(name: string, written: ReadonlyMap<string, string>): string {
  const values: string[] = [];
  let isEncoded = false;
  for (let i = 0; ; i++) {
    const plain = written.get(`${name}*${i}`);
    const encoded = plain === undefined ? written.get(`${name}*${i}*`) : undefined;
    if (plain === undefined && encoded === undefined) break;
    isEncoded ||= encoded !== undefined;
    values.push(plain ?? encoded ?? "");
  }
  return isEncoded ? decoded(values.join("")) : values.join("");
}

/** RFC 2231 §4: `charset'language'` before the value. The values that matter here are ASCII in any charset. */
function decoded(value: string): string {
  const text = value.replace(/^[^']*'[^']*'/, "");
  return text.replace(/%([0-9A-Fa-f]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}
