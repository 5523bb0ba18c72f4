/** RFC 3986 §7.5: what is a secret by its name, and what only stands for one. */

import { expect, test } from "vitest";
import { idsIn, partsWith } from "../../test/where.ts";
import { mayHoldSecret } from "./secrets.ts";

test("a quick look tells that an ordinary link holds no secret: a shape whose pattern begins with alternatives is anywhere", () => {
  expect(mayHoldSecret("https://www.example.org/a/b.html?page=2#top")).toBe(false);
  expect(mayHoldSecret("https://www.example.org/eyJhbGciOi")).toBe(true);
});

test.each([
  ["https://a.org/?access_token=4f5e6d7c8b9a", "4f5e6d7c8b9a"],
  ["https://a.org/?session=e3bddc03126e632a7bea3137bee92519", "e3bddc03126e632a7bea3137bee92519"],
  ["https://a.org/?CFID=975475&CFTOKEN=35520188", "35520188"],
  ["https://a.org/cb?code=SplxlOBeZQQYbYS6WxSbIA&state=xyz", "SplxlOBeZQQYbYS6WxSbIA"],
  ["/a;jsessionid=1CE83F32EF497A20A3830FB49E2A6FD4?b", "1CE83F32EF497A20A3830FB49E2A6FD4"],
])("%s: the secret is %s", (text, part) => {
  expect(partsWith("secret-by-name", text)).toEqual([part]);
});

test.each([
  "https://slashdot.org/article.pl?sid=00/11/23/1616201",
  "https://a.org/?auth=y&session=2&pin=123456&code=de",
  "https://a.org/?token=***&sig={sig}&password=$PASSWORD&api_key=%7Bkey%7D&secret=xxxx",
  "https://a.org/?token=x",
])("%s holds none", (text) => {
  expect(idsIn(text)).not.toContain("secret-by-name");
});

test("AWS IAM, unique identifiers: the identifier of a key is a hint, and its signature a secret", () => {
  const keyId = ["AK", "IA", "ABCDEFGHIJKLMNOP"].join("");
  const text = `https://b.s3.amazonaws.com/k?X-Amz-Credential=${keyId}%2F20261122&X-Amz-Signature=0a1b2c3d`;
  expect(partsWith("key-identifier", text)).toEqual([keyId]);
  expect(partsWith("secret-by-name", text)).toEqual(["0a1b2c3d"]);
  expect(idsIn(text)).not.toContain("secret-by-shape");
});
