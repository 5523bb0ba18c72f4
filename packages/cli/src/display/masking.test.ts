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
