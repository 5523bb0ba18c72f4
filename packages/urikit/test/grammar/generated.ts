// RFC 3986 Appendix A against the scanner: references that chance derives from the grammar, and real links.
import { readFileSync } from "node:fs";
import { Agreement } from "@urikit/abnf/agreement";
import { Chance } from "@urikit/abnf/chance";
import { derive } from "@urikit/abnf/generation";
import { grammar } from "@urikit/abnf/rfc3986";
import { expectAgreed } from "./agreed.ts";
import { apg, expression, octets, referenceRules, urikit } from "./witnesses.ts";

/** The expression backtracks: it is asked about texts of no more than this length. */
const LONGEST = 400;

/** Real links. */
export function links(): string[] {
  return readFileSync(new URL("../../../../bench/links/links-kasztp.txt", import.meta.url), "utf8")
    .split(/\r?\n/)
    .filter((link) => link.length > 0 && link.length <= LONGEST);
}

/** As many references as asked for; the same for the same seed. */
export function references(count: number, seed: number): string[] {
  const chance = new Chance(seed);
  return Array.from({ length: count }, () => derive(grammar, "URI-reference", chance));
}

/** Asks all witnesses whether the texts are URI-references; returns how many are. */
export function askAll(texts: Iterable<string>): number {
  const rule = "URI-reference";
  const agreement = new Agreement(rule, expression(rule), ...urikit[rule], octets[rule], apg(rule));
  for (const text of texts) agreement.ask(text);
  expectAgreed(agreement);
  return agreement.accepted;
}

/** Asks urikit and the expression, which are quick, all four questions; apg-js only about every fiftieth text. */
export function askEachRule(texts: readonly string[]): void {
  for (const rule of referenceRules) {
    const quick = new Agreement(rule, expression(rule), ...urikit[rule], octets[rule]);
    const slow = new Agreement(rule, expression(rule), apg(rule));
    for (const [index, text] of texts.entries()) {
      quick.ask(text);
      if (index % 50 === 0) slow.ask(text);
    }
    expectAgreed(quick, slow);
  }
}
