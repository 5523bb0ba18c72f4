/** URL Fragment Text Directives: `#:~:text=…` names words of a page; whether the page has them. */

import { Parser } from "htmlparser2";
import type { TextDirective } from "urikit/fragments";
import { LONGEST_VALUE } from "../located-text.ts";

/** Whether a page has the words of every directive, with what stands before and after them. */
export function hasTexts(text: string, directives: readonly TextDirective[]): boolean {
  return directives.every(({ start, end, prefix, suffix }) => {
    const first = plain([prefix, start, end === undefined ? suffix : undefined].filter(Boolean).join(" "));
    const from = text.indexOf(first);
    if (from < 0 || end === undefined) return from >= 0;
    return text.includes(plain([end, suffix].filter(Boolean).join(" ")), from + first.length);
  });
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
