// RFC 3986 Appendix A against the scanners, for texts of every length: conformance.prove.ts with a state more.
import { conformanceTexts } from "@urikit/abnf/conformance";
import { test } from "vitest";
import { automatonOf, expectAutomaton } from "./conformance.ts";
import { octets, urikit } from "./witnesses.ts";

test("RFC 3986 Appendix A: the scanners are the automaton: URI-reference, with up to 2 states more", () => {
  const [isUriReference, scanner] = urikit["URI-reference"];
  const texts = conformanceTexts(automatonOf("URI-reference"), 2);
  expectAutomaton("URI-reference", texts, isUriReference, scanner, octets["URI-reference"]);
});
