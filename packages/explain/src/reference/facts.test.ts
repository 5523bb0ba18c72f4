import { parse } from "urikit";
import { describe, expect, it } from "vitest";
import { factsOf } from "./facts.ts";

const options = { audit: () => [] };

describe("facts", () => {
  it("gives the numbers of an address and its canonical text (§3.2.2, RFC 5952)", () => {
    expect(factsOf(parse("http://192.0.2.16/"), options).address).toEqual({
      numbers: [192, 0, 2, 16],
      canonical: "192.0.2.16",
    });
    expect(factsOf(parse("http://[2001:DB8:0:0::7]/"), options).address).toEqual({
      numbers: [0x2001, 0xdb8, 0, 0, 0, 0, 0, 7],
      canonical: "[2001:db8::7]",
    });
  });

  it("says pathinfo, clean URL and slug for http and https only, and never where there are dot-segments", () => {
    const webPath = (text: string, script?: string) =>
      factsOf(parse(text), script === undefined ? options : { ...options, script }).webPath;
    expect(webPath("http://a/questions/3456/my-document")).toEqual({
      script: "/questions",
      guessed: true,
      pathinfo: "/3456/my-document",
      cleanUrl: true,
      slug: "my-document",
    });
    expect(webPath("http://a/cgi-bin/x.cgi/y?z")).toMatchObject({
      script: "/cgi-bin/x.cgi",
      pathinfo: "/y",
      cleanUrl: false,
    });
    expect(webPath("http://a/b/c/d", "/b/c")).toMatchObject({ guessed: false, pathinfo: "/d", slug: "d" });
    expect(webPath("http://a/b/c", "/x")).toBeUndefined();
    expect(webPath("http://a/b")).toBeUndefined();
    expect(webPath("http://a")).toBeUndefined();
    expect(webPath("ftp://a/b/c")).toBeUndefined();
    expect(webPath("http://a/b/%2e%2E/c")).toBeUndefined();
    expect(webPath("http://a/b/./c")).toBeUndefined();
  });
});
