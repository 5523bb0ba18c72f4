/** RFC 3986 §3.2.1, §7.5, §7.6: the userinfo. */

import { expect, test } from "vitest";
import { idsIn, partsWith } from "../../test/where.ts";
import { audit } from "../audit.ts";
import { redact } from "../secrets/redact.ts";

test.each([
  ["ftp://me:secret@example.org/", "password", "secret"],
  ["ftp://me%3Asecret@example.org/", "password", "secret"],
  ["http://me:se cret@example.org/", "password", "se cret"],
  ["ftp://me:@example.org/", "empty-password", ":"],
  ["ftp://me@example.org/", "user", "me"],
  ["http://www.example.com&story=1@10.0.0.1/", "host-in-userinfo", "www.example.com&story=1"],
  ["http://10.0.0.1@evil.example/", "host-in-userinfo", "10.0.0.1"],
  ["http://a@b@c.example/", "many-at", "@b@"],
  ["http://good.example#@evil.example/", "at-after-authority", "@evil.example"],
])("%s: %s is %j", (text, id, part) => {
  expect(partsWith(id, text)).toEqual([part]);
});

test.each([
  ["http://example.org/a:b@c", "password"],
  ["http://me@example.org:80/", "password"],
  ["https://alice:***@example.org/", "password"],
  ["https://alice%3A***@example.org/", "password"],
  ["https://alice:***2@example.org/", "password"],
  ["https://alice:***@***@example.org/", "password"],
  ["ftp://first.last@example.org/", "host-in-userinfo"],
  ["ftp://v1.2b@example.org/", "host-in-userinfo"],
  ["mailto:a@b.example", "user"],
  ["http://example.org/?to=a@b.example", "at-after-authority"],
  ["http://example.org?mail=/@b", "at-after-authority"],
  ["mailto://h?to=x@y", "at-after-authority"],
])("%s has no finding %s", (text, id) => {
  expect(idsIn(text)).not.toContain(id);
});

test("what redact leaves has no finding of a secret", () => {
  const masked = redact("https://alice:geheim@example.org/?token=abcdef#access_token=abcdef");
  expect(masked).toBe("https://alice:***@example.org/?token=***#access_token=***");
  expect(idsIn(masked)).toEqual(["user"]);
  expect(partsWith("password", "https://alice:***x@example.org/")).toEqual(["***x"]);
});

test.each([
  "http://u:geheim@h/",
  "http://u:geheim@h/a b",
  " http://u:ge@heim@h/",
  "//u:geheim@h",
  "http:/u:geheim@h/",
])("no finding tells the password of %j", (text) => {
  expect(JSON.stringify(audit(text))).not.toMatch(/ge@?heim/);
});

test("RFC 3986 §3.2.1: of a text that is refused, no host is the host: readers connect to theirs", () => {
  const [found] = audit("http://good.example\\@evil.example/").filter(({ id }) => id === "host-in-userinfo");
  expect(found?.message.id).toBe("found-host-in-userinfo-refused");
  const [valid] = audit("http://good.example@evil.example/").filter(({ id }) => id === "host-in-userinfo");
  expect(valid?.message.id).toBe("found-host-in-userinfo");
});
