/** Numbers as languages read them in a text, which may be no digits of ASCII. */

/** Python's `int`: blanks around it, a sign, decimal digits of any script, an underscore between two; undefined: an error. */
export function integerOfPython(text: string): bigint | undefined {
  const [, sign, digits] = /^\s*([+-]?)(\p{Nd}+(?:_\p{Nd}+)*)\s*$/u.exec(text) ?? [];
  if (digits === undefined) return undefined;
  const number = BigInt(digits.replaceAll("_", "").replace(/\p{Nd}/gu, (digit) => String(digitValue(digit))));
  return sign === "-" ? -number : number;
}

/** Java's `Integer.parseInt`: a sign, and decimal digits of any script. */
export function integerOfJava(text: string): number | undefined {
  if (!/^[+-]?\p{Nd}+$/u.test(text)) return undefined;
  const digits = text.replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)));
  const number = Number(digits);
  return number >= -(2 ** 31) && number < 2 ** 31 ? number : undefined;
}

/** Decimal digits come in rows of ten, in order. */
function digitValue(digit: string): number {
  let value = 0;
  const point = digit.codePointAt(0) ?? 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(point - value - 1))) value++;
  return value;
}
