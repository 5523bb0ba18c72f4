/** RFC 3986 §3.1, §4.5, §7.3: the scheme, and the lack of one. */

import { expect, test } from "vitest";
import { idsIn } from "../../test/where.ts";

test("RFC 1738 §3.7: an nntp URL is not globally accessible, and news is the preferred form (002-90)", () => {
  expect(idsIn("nntp://h/comp.infosystems.www/1")).toContain("local-service");
  expect(idsIn("news:comp.infosystems.www")).not.toContain("local-service");
});

test.each([
  ["javascript:alert(1)", "script-scheme"],
  ["JAVASCRIPT:alert(1)", "script-scheme"],
  [" java\nscript:alert(1)", "script-scheme"],
  ["data:text/html,<script>", "script-scheme"],
  ["HTTP://a.example/", "upper-case-scheme"],
  ["localhost:8080/a", "scheme-like-host"],
  ["C:/Windows/a", "scheme-like-drive"],
  ["C:\\Windows\\a", "scheme-like-drive"],
  ["www.example.org/a", "suffix-reference"],
  ["example.com", "suffix-reference"],
  ["http//example.org/", "scheme-without-colon"],
  ["//example.org/", "network-path"],
])("%j is a finding: %s", (text, id) => {
  expect(idsIn(text)).toContain(id);
});

test.each([
  ["data:image/png;base64,AA", "script-scheme"],
  ["a.b:c", "scheme-like-host"],
  ["x:y", "scheme-like-drive"],
  ["README.md", "suffix-reference"],
  ["index.html", "suffix-reference"],
  ["./www.example.org", "suffix-reference"],
  ["a/b.com", "suffix-reference"],
])("%j has no finding %s", (text, id) => {
  expect(idsIn(text)).not.toContain(id);
});
