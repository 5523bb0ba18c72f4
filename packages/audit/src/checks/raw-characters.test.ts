/** UTS 39 §3.1, UTS 55, RFC 3986 §2: characters that are removed, not seen, or change what is seen. */

import { expect, test } from "vitest";
import { idsIn, partsWith } from "../../test/where.ts";

test.each([
  ["http://a.example/b\u202efdp.exe", "bidi-control", ["\u202e"]],
  ["http://a.example/b%E2%80%AEfdp.exe", "bidi-control", ["%E2%80%AE"]],
  // RFC 3987 §4.2: "A component SHOULD NOT use both right-to-left and left-to-right characters."
  ["http://a.example/\u05d0\u05d1a", "bidi-order", ["\u05d0\u05d1a", "\u05d0\u05d1a"]],
  ["/caf%E9%E2%80%8B", "invisible-character", ["%E2%80%8B"]],
  ["http://a.example/\u200bb", "invisible-character", ["\u200b"]],
  ["http://a.example/\u{e0041}", "invisible-character", ["\u{e0041}"]],
  ["http://a\u2215b.example/", "lookalike-delimiter", ["\u2215"]],
  ["http://a\tb.example/", "raw-control", ["\t"]],
  [" http://a.example/\n", "surrounding-space", [" ", "\n"]],
  ["http://a.example/b\\c", "backslash", ["\\"]],
])("%j: %s is %j", (text, id, parts) => {
  expect(partsWith(id, text)).toEqual(parts);
});

test.each([
  // RFC 5892 Appendix A.1: "may occur in a formally cursive script"; the Persian for "I want".
  ["/%D9%85%DB%8C%E2%80%8C%D8%AE%D9%88%D8%A7%D9%87%D9%85", "invisible-character"],
  ["/\u0645\u06cc\u200c\u062e", "invisible-character"],
  ["/\u2764\ufe0f", "invisible-character"],
  ["http://a.example/\u05d0\u05d1/b", "bidi-order"],
  ["/?a=\\", "backslash"],
  ["urn:foo:\\24", "backslash"],
  ["/a\u2215b", "lookalike-delimiter"],
  ["/a b", "surrounding-space"],
])("%j has no finding %s", (text, id) => {
  expect(idsIn(text)).not.toContain(id);
});
