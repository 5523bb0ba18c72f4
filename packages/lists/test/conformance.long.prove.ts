// RFC 3986 Appendix A against the lines of a list, wherever they lie.
import { counted } from "@urikit/abnf/counted";
import { expect, test } from "vitest";
import { expectLines } from "./conformance.ts";

test("RFC 3986 Appendix A: a line is what the automaton says at each of sixteen places, if it has one more", () => {
  const { asked, accepted } = expectLines(1);
  counted("lines that the automaton and the lists agree on", asked);
  expect(accepted).toBeGreaterThan(0);
});
