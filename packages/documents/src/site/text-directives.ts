/** Text Fragments §3: `#:~:text=…` names words of a page; whether the page has them. */

import { Parser } from "htmlparser2";
import { decodeToOctets } from "urikit";
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
  return plain(new TextDecoder().decode(decodeToOctets(encoded)));
}

/** In one case, with one space for all white space, as browsers compare. */
function plain(text: string): string {
  return text.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
}

/** Elements whose text is not shown. */
const NOT_SHOWN = new Set(["script", "style", "template", "title"]);

/** Gathers the text of a page that comes in pieces, as far as it may be held in memory. */
export class PageText {
  #text = "";
  #hidden = 0;
  readonly #parser = new Parser({
    onopentagname: (name) => {
      if (NOT_SHOWN.has(name)) this.#hidden++;
      else if (!PHRASES.has(name)) this.#text += " ";
    },
    onclosetag: (name) => {
      if (NOT_SHOWN.has(name)) this.#hidden--;
      else if (!PHRASES.has(name)) this.#text += " ";
    },
    ontext: (text) => {
      if (this.#hidden === 0 && this.#text.length < LONGEST_VALUE) this.#text += text;
    },
  });

  write(text: string): void {
    this.#parser.write(text);
  }

  /** All of it, as `hasTexts` takes it. */
  end(): string {
    this.#parser.end();
    return plain(this.#text);
  }
}

/** The elements within a line, which separate no words. */
const PHRASES = new Set(
  "a abbr b bdi bdo cite code data del dfn em font i ins kbd mark q s samp small span strong sub sup time u var".split(
    " ",
  ),
);
