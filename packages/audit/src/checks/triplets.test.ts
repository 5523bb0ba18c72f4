/** RFC 3986 §2.1, §2.4, §7.3; RFC 3629 §3: what percent-encoding hides. */

import { proof } from "@urikit/abnf/extent";
import { describe, expect, test } from "vitest";
import { idsIn, partsWith } from "../../test/where.ts";

test.each([
  ["/a%0d%0ab", "encoded-line-break", ["%0d", "%0a"]],
  ["/?q=a%0d%0aSet-Cookie:b", "header-injection", ["%0d", "%0a"]],
  ["/a%00b", "encoded-nul", ["%00"]],
  ["/?a=%00", "encoded-nul", ["%00"]],
  ["/a%09b", "encoded-control", ["%09"]],
  ["/a%1bb", "encoded-control", ["%1b"]],
  ["/a%2Fb", "encoded-slash", ["%2F"]],
  ["/a%5Cb", "encoded-backslash", ["%5C"]],
  ["/a%2520b", "double-encoding", ["%2520"]],
  ["/a%252Fb", "double-encoded-delimiter", ["%252F"]],
  ["/%7Eme", "unneeded-encoding", ["%7E"]],
  ["/%C3%a9", "lower-case-triplet", ["%C3%a9"]],
])("%s: %s is %j", (text, id, parts) => {
  expect(partsWith(id, text)).toEqual(parts);
});

test.each([
  ["/?q=line%0D%0Aline", "header-injection"],
  ["/?q=line%0D%0Aline", "encoded-line-break"],
  ["/?q=a%09b", "encoded-control"],
  ["/?u=http%3A%2F%2Fa.example%2F", "encoded-slash"],
  ["/?u=http%3A%2F%2Fa.example%2F%2520", "double-encoding"],
  ["/100%25", "double-encoding"],
  ["mailto:%22a%5C%2Fb%22@example.org", "encoded-backslash"],
  ["http://[fe80::1%25eth0]/", "encoded-host"],
  ["/100%25%20", "double-encoding"],
  ["/%C3%A9", "unneeded-encoding"],
])("%s has no finding %s", (text, id) => {
  expect(idsIn(text)).not.toContain(id);
});

describe("RFC 3629 §3: UTF-8", () => {
  test.each([
    ["/%c0%ae", "overlong-utf8", ["%c0%ae"]],
    ["/%E0%80%AF", "overlong-utf8", ["%E0%80%AF"]],
    ["/%F0%80%80%AF", "overlong-utf8", ["%F0%80%80%AF"]],
    ["/caf%E9", "not-utf8", ["%E9"]],
    ["/%ED%A0%80", "not-utf8", ["%ED%A0%80"]],
    ["/%F4%90%80%80", "not-utf8", ["%F4%90%80%80"]],
    ["/%C3%A9%E9", "not-utf8", ["%E9"]],
    ["/%80", "not-utf8", ["%80"]],
  ])("%s: %s is %j", (text, id, parts) => {
    expect(partsWith(id, text)).toEqual(parts);
  });

  test.each(["/%C2%80", "/%E0%A0%80", "/%ED%9F%BF", "/%F0%90%80%80", "/%F4%8F%BF%BF"])(
    "%s is UTF-8",
    (text) => {
      expect(idsIn(text).filter((id) => /utf8/.test(id))).toEqual([]);
    },
  );
});

proof("two hundred thousand of them are twenty findings", () => {
  expect(partsWith("encoded-nul", "%00".repeat(200_000))).toHaveLength(20);
});
