// The grammar of RFC 3987 (§2.2), with the core rules of ABNF that it uses, from the files that hold them.
import { readFileSync } from "node:fs";
import { type Grammar, readAbnf } from "./abnf.ts";
import { coreRules, telling as tellingOfUris } from "./rfc3986.ts";

const text = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");

/** §2.2 to the letter: what a text may be, whatever the order of the choices. */
export const letter: string = text("../grammars/rfc3987.abnf");

/** The same language for an engine that takes the first choice that matches and never tries another. */
export const firstMatch: string = text("../grammars/rfc3987.first-match.abnf");

export const grammar: Grammar = readAbnf(letter, coreRules);

/** Characters beyond ASCII by their rule; each first and last one lies at an end of a range. */
export const beyondAscii = {
  ucschar: [..."\u00a0é\ud7ff\uf900\ufdcf\ufdf0\uffef\u{10000}\u{1fffd}\u{20000}\u{dfffd}\u{e1000}\u{efffd}"],
  iprivate: [..."\ue000\uf8ff\u{f0000}\u{ffffd}\u{100000}\u{10fffd}"],
  /** Of no rule: controls, noncharacters, tags, specials, and halves of pairs. */
  neither: [
    ..."\u0080\u009f\ufdd0\ufdef\ufff0\ufffd\uffff\u{1fffe}\u{1ffff}\u{dfffe}\u{e0000}\u{e0fff}\u{efffe}\u{ffffe}\u{10ffff}",
    "\ud800",
    "\udbff",
    "\udc00",
    "\udfff",
  ],
} as const;

/** A character of every class that a rule of §2.2 distinguishes, beyond U+FFFF too, and some that it allows nowhere. */
export const telling: readonly string[] = [
  ...tellingOfUris,
  ..."\u{10300}\ue000\u{f0000}\u0085\ufdd0\u{1fffe}\u{e0001}",
  "\ud800",
  "\udc00",
];
