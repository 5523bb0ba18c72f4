// RFC 3986 Appendix A against the scanner: every text over an alphabet, asked of urikit and of two engines.
import { Agreement } from "@urikit/abnf/agreement";
import { everyText } from "@urikit/abnf/enumeration";
import { expect } from "vitest";
import { expectAgreed } from "./agreed.ts";
import { apg, expression, octets, referenceRules, urikit } from "./witnesses.ts";

/** Every text of at most `length` members of an alphabet, after each of some beginnings. */
export interface Sweep {
  readonly alphabet: string | readonly string[];
  readonly length: number;
  readonly before?: readonly string[];
  /**
   * apg-js takes some hundred times as long as the others, and tryParse, which explains each refusal, some ten
   * times: only the sweeps of shorter texts ask them.
   */
  readonly witnesses?: "all" | "the quick";
}

/** Asks each of the four questions about every text of a sweep, and expects one answer from all witnesses. */
export function expectAgreedOn({ alphabet, length, before = [""], witnesses = "all" }: Sweep): void {
  for (const rule of referenceRules) {
    const others = witnesses === "all" ? [...urikit[rule], apg(rule)] : urikit[rule].slice(0, 2);
    const agreement = new Agreement(rule, expression(rule), octets[rule], ...others);
    for (const beginning of before)
      everyText([...alphabet], length, (text) => agreement.ask(text), beginning);
    expect(agreement.accepted, `texts that are ${rule}`).toBeGreaterThan(0);
    expectAgreed(agreement);
  }
}

/** A beginning for each place where a character can stand. */
export const inEachPlace: readonly string[] = [
  "",
  "a:",
  "a:/",
  "a:a",
  "a://",
  "//",
  "//a@",
  "//a:",
  "/",
  "/a",
  "a/",
  "?",
  "#",
  "a:?",
  "a:#",
];
