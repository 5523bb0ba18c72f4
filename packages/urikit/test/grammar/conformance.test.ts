// RFC 3986 Appendix A against the scanner, for texts of every length: a taste of conformance.prove.ts.
import { conformanceTexts } from "@urikit/abnf/conformance";
import { describe, test } from "vitest";
import { automatonOf, expectAutomaton, type Rule } from "./conformance.ts";
import { octets, urikit } from "./witnesses.ts";

describe("RFC 3986 Appendix A: the scanner is the automaton", () => {
  test.each<Rule>(["URI-reference", "IPv4address"])("%s, if the scanner has no more states", (rule) => {
    const texts = [...conformanceTexts(automatonOf(rule), 0)].filter((_, index) => index % 12 === 0);
    expectAutomaton(rule, texts, urikit[rule][0], octets[rule]);
  });
});
