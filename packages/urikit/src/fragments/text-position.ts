/** RFC 5147: characters or lines of a plain text. Positions are between them: 0 is before the first. */

/** A position, or the range between two. */
export interface TextPosition {
  readonly unit: "char" | "line";
  /** Undefined: from the start. */
  readonly from: number | undefined;
  /** Undefined: to the end; of a position, the same as `from`. */
  readonly to: number | undefined;
  /** §2.1.3: the length in octets, if it is told, so that a change is noticed. */
  readonly length?: number;
  /** The MD5 of the octets, if it is told. */
  readonly md5?: string;
}

/** §3: `char=` or `line=`, and integrity checks. */
const SCHEME = /^(char|line)=(\d*)(?:(,)(\d*))?((?:;(?:length=\d+|md5=[\da-f]{32})(?:,[^;,]+)?)*)$/i;

/** Undefined if the fragment is none. */
export function textPosition(fragment: string): TextPosition | undefined {
  const [, unit, first = "", comma, last = "", checks = ""] = SCHEME.exec(fragment) ?? [];
  if (unit === undefined || (first === "" && last === "")) return undefined;
  const [from, to] = [first, comma === undefined ? first : last].map((one) =>
    one === "" ? undefined : Number(one),
  );
  const length = /length=(\d+)/i.exec(checks)?.[1];
  const md5 = /md5=([\da-f]{32})/i.exec(checks)?.[1];
  return {
    unit: unit.toLowerCase() === "char" ? "char" : "line",
    from,
    to,
    ...(length !== undefined && { length: Number(length) }),
    ...(md5 !== undefined && { md5: md5.toLowerCase() }),
  };
}
