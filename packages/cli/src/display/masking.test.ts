/** RFC 3986 §3.2.1, §7.5: what is shown has no password, wherever a browser or a scheme finds one. */

import { describe, expect, it } from "vitest";
import { uri } from "../../test/run-uri.ts";

const REFERENCES = [
  "http://u:geheim@h/",
  "https://u%3Ageheim@h/",
  "http:u:geheim@h/",
  "http:/u:geheim@h/",
  "http:///u:geheim@h/",
  "http//u:geheim@h/",
  "//u:geheim@h/",
  "sip:u:geheim@h",
];

describe.each(["inspect", "compare http://x/", "standards", "check", "report"])("uri %s", (command) => {
  it.each(REFERENCES)("§3.2.1: %s", async (reference) => {
    for (const options of [[], ["--json"]]) {
      const { stdout, stderr } = await uri([...command.split(" "), ...options, reference]);
      expect(stdout + stderr).not.toContain("geheim");
    }
  });
});

/** References with a key that documents of their scheme know, or many hosts after a password. */
const KEYED = [
  "otpauth://totp/a:b?secret=GEHEIM23&issuer=a",
  "otpauth://totp/a:b?secret=GEHEIM1&issuer=a", // not in base32
  "OTPAUTH://totp/a?s%65cret=GEHEIM23",
  "otpauth://totp/a b?secret=GEHEIM23", // not a reference
  "view-source:otpauth://totp/a?secret=GEHEIM23",
  "jdbc:mysql://h/d?user=u&password=GEHEIM23",
  "jdbc:sqlserver://h;user=u;password=GEHEIM23",
  "postgres://u:geheim@a,b/db?sslpassword=geheim",
  "mongodb://u:geheim@a:1,b:2/db",
  "redis://h?password=geheim",
];

describe.each(["inspect", "inspect --all", "compare http://x/", "standards", "check", "report", "plan"])(
  "uri %s",
  (command) => {
    it.each(KEYED)("§7.5: %s", async (reference) => {
      for (const options of [[], ["--json"]]) {
        const { stdout, stderr } = await uri([...command.split(" "), ...options, reference]);
        expect(stdout + stderr).not.toMatch(/geheim/i);
      }
    });
  },
);

it("§7.5: a key with a mask in its place is read by its scheme all the same, and shown with --show-secrets", async () => {
  const reference = "otpauth://totp/a:b?secret=GEHEIM23";
  const json = async (...options: string[]) =>
    JSON.parse((await uri(["inspect", "--json", ...options, reference])).stdout);
  expect((await json()).result.meaning.reading).toMatchObject({ account: "b", secret: "***", digits: 6 });
  const within = JSON.parse((await uri(["inspect", "--json", `view-source:${reference}`])).stdout).result
    .meaning;
  expect(within.inside).toMatchObject([{ reading: { account: "b", secret: "***" } }]);
  expect((await json("--show-secrets")).result.meaning.reading).toMatchObject({ secret: "GEHEIM23" });
});
