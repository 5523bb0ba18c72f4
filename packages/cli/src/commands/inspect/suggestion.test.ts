import { guessText, suggestionFor } from "@urikit/explain";
import { ENGLISH } from "@urikit/explain/words/en";
import { statement } from "urikit/words";
import { describe, expect, it } from "vitest";
import { objects, uri } from "../../../test/run-uri.ts";

describe("what a text was meant as", () => {
  it.each([
    ["C:\\Users\\me\\a b.txt", "file:///C:/Users/me/a%20b.txt"], // RFC 8089 App. E.2
    ['"C:\\a b"', "file:///C:/a%20b"],
    ["C:/a b", "file:///C:/a%20b"],
    ["\\\\host.example.com\\Share\\a", "file://host.example.com/Share/a"], // RFC 8089 App. E.3.1
    ["git@github.com:o/r.git", "ssh://git@github.com/o/r.git"],
    ["me@h.example:/srv/a b", "ssh://me@h.example/srv/a%20b"],
    ["http://b\u00fccher.example/a b", "http://xn--bcher-kva.example/a%20b"], // RFC 3987 §3.1, UTS 46 §4.2
    ["//u@b\u00fccher.example:8080?\u00e9", "//u@xn--bcher-kva.example:8080?%C3%A9"],
    ["http://h/\u00e9", "http://h/%C3%A9"],
    [" <http://test.com/> ", "http://test.com/"],
    ["http://x/ ", "http://x/"],
    ["https://e.org/users{/id}", "https://e.org/users"], // RFC 6570 §3.2.1: an undefined variable
    ["/search{?q,lang}", "/search"],
    ["http://[::1/", "http://[::1]/"], // RFC 3986 §3.2.2
    ["//u@[2001:db8::7?a", "//u@[2001:db8::7]?a"],
    ["http://[fe80::1%25en0]:8080/a", "http://[fe80::1]:8080/a"], // RFC 9844
    ["http://[fe80::1%en0]", "http://[fe80::1]"],
  ])("%j", (text, reference) => {
    expect(suggestionFor(text)?.reference).toBe(reference);
  });

  it("RFC 3986 App. C: what white space or quotes stand around is no IRI", () => {
    for (const text of ["http://x/ ", " http://x/", '"http://x/"'])
      expect(suggestionFor(text)).toEqual({ reference: "http://x/", as: statement("guess-within") });
  });

  it.each([
    "a@b:80",
    "http://a b/",
    "http://good.example\\@evil.example/",
    "C:\\NUL",
    "http:\\\\evil.example",
    "http://[::1:80/", // a port, or a part of the address
    "http://[::1%25en0/",
    "http://[12345::/",
  ])("nothing for %j", (text) => {
    expect(suggestionFor(text)).toBeUndefined();
  });

  it.each([
    ["http://evil.example\uff1a80/", '"\uff1a" stands for ":"; write that if it is meant'],
    ["http://-\u00e9.example/", 'a label must neither begin nor end with "-" (UTS 46 §4.1)'],
  ])("RFC 3986 §3.2.2 (004-33): %j has no A-label, and the command says why", (text, why) => {
    const suggestion = suggestionFor(text);
    expect(suggestion?.reference).toBeUndefined();
    expect(suggestion && guessText(suggestion, ENGLISH)).toBe(
      `an IRI (RFC 3987), but its host has no A-label: ${why}`,
    );
  });
});

describe("uri inspect", () => {
  it("shows it to people and programs, without a password", async () => {
    const text = "http://u:secret@b\u00fccher.example/";
    const { stdout } = await uri(["inspect", text]);
    expect(stdout).toContain("if it was meant as an IRI (RFC 3987), its host by IDNA:");
    expect(stdout).toContain("\n  http://u:***@xn--bcher-kva.example/\n");
    expect(objects((await uri(["inspect", "--json", text])).stdout)).toMatchObject([
      { valid: false, suggestion: { reference: "http://u:***@xn--bcher-kva.example/" } },
    ]);
  });
});
