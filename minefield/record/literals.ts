/** The texts in a source file, a class file of Java or a binary, of which the references are picked. */

/** How texts are written: `c` with double quotes; `js` and `python` with single ones too; `lines`: each is one. */
export type Notation = "c" | "js" | "python" | "lines" | "class" | "binary";

const QUOTED: Readonly<Record<"c" | "js" | "python", RegExp>> = {
  c: /(?<prefix>r#*|)(?:"(?<double>(?:[^"\\\n]|\\[^\n])*)"|`(?<raw>[^`\n]*)`)/g,
  js: /(?<prefix>)(?:"(?<double>(?:[^"\\\n]|\\[^\n])*)"|'(?<single>(?:[^'\\\n]|\\[^\n])*)'|`(?<raw>[^`\n]*)`)/g,
  python:
    /(?<prefix>\b[a-zA-Z]{1,2}|)(?:"(?<double>(?:[^"\\\n]|\\[^\n])*)"|'(?<single>(?:[^'\\\n]|\\[^\n])*)')/g,
};

/** The texts, in their order; those that are not well-formed Unicode are left out. */
export function literals(octets: Buffer, notation: Notation): readonly string[] {
  if (notation === "class") return stringsOfClass(octets);
  if (notation === "binary") return octets.toString("latin1").match(/[\x20-\x7e]{3,}(?=\0)/g) ?? [];
  if (notation === "lines") return octets.toString("utf8").split("\n").filter(Boolean);
  return [...octets.toString("utf8").matchAll(QUOTED[notation])].flatMap(({ groups }) => {
    const { prefix = "", double, single, raw } = groups ?? {};
    const text = double ?? single ?? raw ?? "";
    if (/f/i.test(prefix)) return []; // its value is not in the text
    const value = raw !== undefined || /^r/i.test(prefix) ? text : unescaped(text);
    return value === undefined || HALF.test(value) ? [] : [value];
  });
}

/** Half a character: no octets stand for it. */
const HALF = /\p{Cs}/u;

const NAMED: Readonly<Record<string, string>> = {
  n: "\n",
  r: "\r",
  t: "\t",
  a: "\x07",
  b: "\b",
  f: "\f",
  v: "\v",
};

const ESCAPE =
  /\\(?:x([0-9a-fA-F]{2})|u\{([0-9a-fA-F]+)\}|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|([0-7]{1,3})|(.))/gsu;

/** Undefined for octets that are not ASCII: whether they are characters, the language decides. */
function unescaped(text: string): string | undefined {
  const codes = [...text.matchAll(ESCAPE)].map(([, octet, , , , octal]) =>
    octet === undefined ? Number.parseInt(octal ?? "0", 8) : Number.parseInt(octet, 16),
  );
  if (codes.some((code) => code > 0x7f)) return undefined;
  return text.replace(ESCAPE, (_all, octet, braced, four, eight, octal, other) => {
    const hexadecimal = octet ?? braced ?? four ?? eight;
    if (hexadecimal !== undefined) return characterOf(Number.parseInt(hexadecimal, 16));
    return octal === undefined ? (NAMED[other] ?? other) : characterOf(Number.parseInt(octal, 8));
  });
}

/** Half a character stays half: it may be put together with the next. */
function characterOf(code: number): string {
  return code > 0x10ffff ? "" : String.fromCodePoint(code);
}

/** JVM Specification §4.4: the constants of the kind `String`. */
function stringsOfClass(octets: Buffer): readonly string[] {
  const [texts, strings] = [new Map<number, string>(), [] as number[]];
  let at = 10;
  for (let index = 1; index < octets.readUInt16BE(8); index++) {
    const tag = octets[at] ?? 0;
    if (tag === 1) {
      const end = at + 3 + octets.readUInt16BE(at + 1);
      texts.set(index, octets.toString("utf8", at + 3, end));
      at = end;
      continue;
    }
    if (tag === 8) strings.push(octets.readUInt16BE(at + 1));
    if (tag === 5 || tag === 6) index++; // a long or a double counts twice
    at += SIZES[tag] ?? 5;
  }
  return strings.flatMap((index) => texts.get(index) ?? []).filter((text) => !HALF.test(text));
}

/** The octets of a constant by its tag, if not five. */
const SIZES: Readonly<Record<number, number>> = { 5: 9, 6: 9, 7: 3, 8: 3, 15: 4, 16: 3, 19: 3, 20: 3 };
