// The grammar of RFC 3986 (Appendix A), with the core rules of ABNF that it uses, from the files that hold them.
import { readFileSync } from "node:fs";
import { type Grammar, readAbnf } from "./abnf.ts";

const text = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");

export const coreRules: string = text("../grammars/core-rules.abnf");

/** Appendix A to the letter: what a text may be, whatever the order of the choices. */
export const letter: string = text("../grammars/rfc3986.abnf");

/** The same language for an engine that takes the first choice that matches and never tries another. */
export const firstMatch: string = text("../grammars/rfc3986.first-match.abnf");

export const grammar: Grammar = readAbnf(letter, coreRules);

/** A character of every class that a rule of Appendix A distinguishes, and two that it allows nowhere. */
export const telling: readonly string[] = Array.from("aFvG1:/?#[]@%.-+!~ é");
