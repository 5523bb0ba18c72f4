/** Text Fragments §3: `#:~:text=…` names words of a page; whether the page has them. */

import { Parser } from "htmlparser2";
import { decode } from "urikit";
import { LONGEST_VALUE } from "../located-text.ts";

/** The text of `text=[prefix-,]start[,end][,-suffix]`: what must follow in this order. */
interface TextDirective {
  /** With prefix and suffix, where they are named. */
  readonly start: string;
  readonly end: string | undefined;
}

/** Whether a page has the words of every text directive of a fragment; true if it has none. */
export function hasTexts(text: string, fragment: string): boolean {
  return textDirectives(fragment).every(({ start, end }) => {
    const from = text.indexOf(start);
    return from >= 0 && (end === undefined || text.includes(end, from + start.length));
  });
}

/** Whether a fragment names words of a page. */
export function namesText(fragment: string): boolean {
  return textDirectives(fragment).length > 0;
}

function textDirectives(fragment: string): TextDirective[] {
  const [, directives = ""] = fragment.split(":~:", 2);
  return directives
    .split("&")
    .filter((one) => one.startsWith("text="))
    .map((one) => textDirective(one.slice("text=".length)));
}

function textDirective(written: string): TextDirective {
  const words = written.split(",");
  const prefix = words[0]?.endsWith("-") ? words.shift()?.slice(0, -1) : undefined;
  const suffix = words.at(-1)?.startsWith("-") ? words.pop()?.slice(1) : undefined;
  const [start = "", end] = words.map(wordsOf);
  const before = prefix === undefined ? start : `${wordsOf(prefix)} ${start}`;
  if (suffix === undefined) return { start: before, end };
  return end === undefined
    ? { start: `${before} ${wordsOf(suffix)}`, end }
    : { start: before, end: `${end} ${wordsOf(suffix)}` };
}

function wordsOf(encoded: string): string {
  return plain(decode(encoded, { invalid: "replace" }));
}

/** In one case, with one space for all white space, as browsers compare. */
function plain(text: string): string {
  return text.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
}

/** Elements whose text is not shown. */
const NOT_SHOWN = new Set(["script", "style", "template", "title"]);

/** The text that a page shows, as far as it may be held in memory, as `hasTexts` takes it. */
export async function shownText(page: AsyncIterable<string>): Promise<string> {
  let shown = "";
  let hidden = 0;
  const passes = (name: string, step: number): void => {
    if (NOT_SHOWN.has(name)) hidden += step;
    else if (!PHRASES.has(name)) shown += " ";
  };
  const parser = new Parser({
    onopentagname: (name) => passes(name, 1),
    onclosetag: (name) => passes(name, -1),
    ontext: (text) => {
      if (hidden === 0 && shown.length < LONGEST_VALUE) shown += text;
    },
  });
  for await (const piece of page) parser.write(piece);
  parser.end();
  return plain(shown);
}

/** The elements within a line, which separate no words. */
const PHRASES = new Set(
  "a abbr b bdi bdo cite code data del dfn em font i ins kbd mark q s samp small span strong sub sup time u var".split(
    " ",
  ),
);
