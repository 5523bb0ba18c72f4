import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { HONEST_LINKS, SCRIPT_ATTACKS } from "../../test/hostile-links.ts";
import { MENDED_THERE, SAME } from "../../test/sanitize-url-cases.ts";
import { en } from "../words/en.ts";
import { say } from "../words/index.ts";
import { zh } from "../words/zh.ts";
import { safeLink } from "./safe-link.ts";

const schemes = ["http", "https", "mailto", "com.braintreepayments.demo"];

describe("a text that runs code, or leads where it does not seem to lead", () => {
  it.each(SCRIPT_ATTACKS.map((text) => [text]))("WHATWG URL §4.4: %j is refused", (text) => {
    const { href, reason } = safeLink(text);
    expect(href).toBeUndefined();
    if (reason !== undefined)
      for (const words of [en, zh]) expect(say(words, reason).length).toBeGreaterThan(3);
    expect(safeLink(text, { base: "https://site.example/a" }).href).toBeUndefined();
  });

  it.each([
    ["", "link-empty"],
    [" \t\n", "link-empty"],
    ["http://a b/", "link-invalid"],
    ["http://a/\\b", "link-invalid"],
    ["a:b:c", "link-scheme"],
    ["https:host", "link-without-host"],
    ["https:/host", "link-without-host"],
    ["https:///host", "link-without-host"],
    ["///host", "link-without-host"],
    ["http://:80/", "link-without-host"],
    ["http://trusted.example@evil.example/", "link-userinfo"],
    ["http://@evil.example/", "link-userinfo"],
    ["/a\u202eb", "link-turned"],
    ["a&#b", "link-character-reference"],
    ["//a&dot;b/c", "link-character-reference"],
  ])("%j: %s", (text, id) => {
    expect(safeLink(text)).toMatchObject({ href: undefined, reason: { id } });
  });
});

describe("a link that is what it looks like", () => {
  it.each(HONEST_LINKS.map((text) => [text]))("%j passes as it is written", (text) => {
    expect(safeLink(text)).toEqual({ href: text, reason: undefined });
  });

  it("controls and spaces at its ends go", () => {
    expect(safeLink("\0 \n/a\t ").href).toBe("/a");
  });

  it("schemes are the caller's, in any case; the others are not", () => {
    expect(safeLink("TEL:+1", { schemes: ["tel"] }).href).toBe("TEL:+1");
    expect(safeLink("tel:+1", { schemes: ["Tel"] }).href).toBe("tel:+1");
    expect(safeLink("https://a/", { schemes: ["tel"] }).reason).toEqual({
      id: "link-scheme",
      values: ["https"],
    });
  });

  it.each([
    ["../x?y#z", "https://h/a/b", "https://h/x?y#z"],
    ["//other/é", "https://h/a", "https://other/é"],
    ["/.//x", "https://h/a", "https://h//x"],
    ["mailto:a@b", "https://h/a", "mailto:a@b"],
  ])("RFC 3986 §5.2: %s against %s", (text, base, href) => {
    expect(safeLink(text, { base }).href).toBe(href);
  });

  it("is read by the platform as it is written: the same scheme and host", () => {
    const piece = fc.constantFrom(
      ..."ah:/?#@.\\ \t\n&;%é。_-0[]",
      "http:",
      "https://",
      "javascript:",
      "//",
      "h.example",
      "%2e",
      "&#",
      "..",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 10 }), (pieces) => {
        const { href } = safeLink(pieces.join(""), { base: "https://site.example/a/b" });
        if (href === undefined || !URL.canParse(href)) return;
        const { protocol, host } = new URL(href);
        expect(["http:", "https:", "mailto:"]).toContain(protocol);
        const [, authority = ""] = /^https?:\/\/([^/?#]*)/i.exec(href) ?? [];
        expect(host).toBe(authority === "" ? "" : new URL(`${protocol}//${authority}`).host);
      }),
      { numRuns: 3000 },
    );
  });
});

describe("the cases of @braintree/sanitize-url", () => {
  it.each(SAME.map(([text, answer]) => [text, answer] as const))("%j: %j", (text, answer) => {
    expect(safeLink(text, { schemes }).href).toBe(answer);
  });

  it.each(MENDED_THERE)("%j, there %j: %s", (text) => {
    expect(safeLink(text, { schemes }).href).toBeUndefined();
  });
});

describe("arguments", () => {
  it.each([
    [1, {}, "string"],
    ["a", { schemes: "http" }, "schemes must be an array of names"],
    ["a", { schemes: [1] }, "a scheme"],
    ["a", { schemes: ["JavaScript"] }, "schemes must not have JavaScript: it runs code"],
    ["a", { base: "/a" }, "the base must be a URI with one of the schemes"],
    ["a", { base: "javascript:a" }, "the base must be a URI"],
    ["a", { base: "https:a" }, "the base must be a URI"],
    ["a", { base: 1 }, "the base"],
  ])("%j, %j: a TypeError", (text, options, message) => {
    // as: what a caller without types might hand over
    expect(() => safeLink(text as string, options as object)).toThrow(message);
  });

  it("a long text takes linear time", () => {
    for (const piece of ["/", "&", "&a", "..//", "%2e", "a:", "//&", " ", "é"])
      expect(() => safeLink(piece.repeat(100_000))).not.toThrow();
  });
});
