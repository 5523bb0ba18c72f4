/** URL Fragment Text Directives: `:~:text=[prefix-,]start[,end][,-suffix]` names words of a page. */

import { decode } from "../syntax/percent-encoding.ts";

/** The words of one directive, decoded. */
export interface TextDirective {
  readonly start: string;
  /** The words with which a range ends. */
  readonly end?: string;
  /** What stands before and after it; they are not part of it. */
  readonly prefix?: string;
  readonly suffix?: string;
}

/** The fragment before `:~:`, and the directives. */
export function textDirectives(fragment: string): {
  readonly name: string;
  readonly texts: readonly TextDirective[];
} {
  const at = fragment.indexOf(":~:");
  if (at < 0) return { name: fragment, texts: [] };
  const texts = fragment
    .slice(at + 3)
    .split("&")
    .filter((one) => one.startsWith("text="))
    .flatMap((one) => textDirective(one.slice("text=".length)) ?? []);
  return { name: fragment.slice(0, at), texts };
}

/** Undefined if it names no words, or too many. */
function textDirective(written: string): TextDirective | undefined {
  const words = written.split(",");
  const prefix = words[0]?.endsWith("-") ? words.shift()?.slice(0, -1) : undefined;
  const suffix = words.at(-1)?.startsWith("-") ? words.pop()?.slice(1) : undefined;
  const [start, end, ...others] = words;
  if (!start || others.length > 0) return undefined;
  return {
    start: decoded(start),
    ...(end !== undefined && { end: decoded(end) }),
    ...(prefix !== undefined && { prefix: decoded(prefix) }),
    ...(suffix !== undefined && { suffix: decoded(suffix) }),
  };
}

function decoded(encoded: string): string {
  return decode(encoded, { invalid: "keep" });
}
