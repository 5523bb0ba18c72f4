import { describe, expect, it } from "vitest";
import { HONEST_LINKS, REDIRECT_ATTACKS, SCRIPT_ATTACKS } from "../../test/hostile-links.ts";
import { isWebUrl } from "./is-web-url.ts";

describe("RFC 9110 §4.2: URLs of the Web", () => {
  it.each([
    "http://a",
    "HTTPS://EXAMPLE.ORG:443/",
    "http://localhost:65535?a#b",
    "http://[::1]:/",
    "http://127.0.0.1/%20",
    "http://a:0080/",
  ])("%s is one", (text) => expect(isWebUrl(text)).toBe(true));

  it.each([
    ...[
      "",
      "a",
      "/a",
      "//a/b",
      "ftp://a/",
      "mailto:a@b",
      "urn:a",
      "http:a",
      "http:/a",
      "http:///a",
      "http://",
      "http://:80/",
    ],
    ...[
      "http://u@a/",
      "http://@a/",
      "http://a:65536/",
      "http://a b/",
      "http://例え.jp/",
      "http://a/\\",
      " http://a/",
      "http://a/\n",
    ],
  ])("%j is not", (text) => expect(isWebUrl(text)).toBe(false));

  it.each([undefined, null, 1, {}, ["http://a/"], new URL("http://a/")])("%j is not a text", (value) => {
    expect(isWebUrl(value)).toBe(false);
  });

  it("the platform finds the same scheme and a host in each", () => {
    for (const text of [...HONEST_LINKS, ...REDIRECT_ATTACKS, ...SCRIPT_ATTACKS].filter(isWebUrl)) {
      const [, scheme, host] = /^(https?:)\/\/(\[.*?\]|[^:/?#]+)/i.exec(text) ?? [];
      if (text.includes("%2e") || text.includes("%65")) continue; // encoded hosts are other texts there
      expect(new URL(text)).toMatchObject({ protocol: scheme?.toLowerCase(), hostname: host?.toLowerCase() });
    }
  });
});
