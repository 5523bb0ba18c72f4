import { Buffer } from "node:buffer";
import { describe, expect, it } from "vitest";
import { extracted, message } from "../test/documents.ts";

describe("CSS Syntax §3.2: the charset of a style sheet", () => {
  it.each([
    ['@charset "windows-1252"; a{b:url(\u00e9)}', undefined, "é"],
    ["a{b:url(\u00e9)}", "windows-1252", "é"],
    ['@charset "unicode"; a{b:url(c)}', undefined, "c"],
    ['@charset "UTF-16LE"; a{b:url(c)}', undefined, "c"],
  ])("§3.2: the charset of %j", async (text, charset, reference) => {
    const { found } = await extracted(Buffer.from(text, "latin1"), "css", { charset });
    expect(found.map((each) => each.reference)).toEqual([reference]);
  });
});

const codes = (warnings: readonly { readonly code: string }[]) => warnings.map(({ code }) => code);

/** Whether this platform decodes a charset: later lines of Node know more of them. */
function isDecoded(charset: string): boolean {
  try {
    return new TextDecoder(charset) !== undefined;
  } catch {
    return false;
  }
}

describe("Encoding Standard: charsets that the platform does not decode", () => {
  it.each(["iso-2022-kr", "hz-gb-2312", "iso-2022-cn", "iso-2022-cn-ext", "csiso2022kr", "replacement"])(
    "§14.1: all of a text in %s is one U+FFFD, and a warning says so",
    async (charset) => {
      for (const [text, type, context] of [
        [`<meta charset=${charset}><a href=two>`, "html", {}],
        [
          `<?xml version="1.0" encoding="${charset}"?><a xlink:href="x" xmlns:xlink="http://www.w3.org/1999/xlink"/>`,
          "xml",
          {},
        ],
        ["<a href=two>", "html", { charset }],
        ["http://a/", "text", { charset: charset.toUpperCase() }],
        [message(`Content-Type: text/html\n\n<meta charset=${charset}><a href=two>`), "mime", {}],
      ] as const) {
        const { found, warnings } = await extracted(text, type, context);
        expect([type, found.length, codes(warnings)[0]]).toEqual([type, 0, "unknown-charset"]);
      }
    },
  );

  it.each([
    ["<meta charset=iso-8859-16><a href=two>", "html"],
    [
      '<?xml version="1.0" encoding="iso-8859-16"?><svg xmlns="http://www.w3.org/2000/svg" href="two"/>',
      "xml",
    ],
    [
      '<?xml version="1.0" encoding="x-user-defined"?><svg xmlns="http://www.w3.org/2000/svg" href="two"/>',
      "xml",
    ],
  ] as const)("%j is read, as the default of its format with a warning if need be", async (text, type) => {
    const { found, warnings } = await extracted(text, type);
    const charset = /iso-8859-16|x-user-defined/.exec(text)?.[0] ?? "";
    const expected = isDecoded(charset) ? [] : ["unknown-charset"];
    expect([found.map(({ reference }) => reference), codes(warnings)]).toEqual([["two"], expected]);
  });
});

describe("HTML §13.2.3.2: the default charset", () => {
  it("is found from the first 1024 octets, in whatever pieces they come", async () => {
    const page = Buffer.concat([
      Buffer.from("x".repeat(1100)),
      Buffer.from([0xe9]),
      Buffer.from("<a href=café>"),
    ]);
    for (const piece of [1, 1000, 1024, 1500, 0x10000]) {
      const { found } = await extracted(page, "html", {}, piece);
      expect(found.map(({ reference }) => reference)).toEqual(["café"]);
    }
  });
});

describe("octets that are replaced", () => {
  it.each([1, 2, 3, 1000])(
    "U+FFFD in the document is not a malformed octet, in pieces of %i octets",
    async (piece) => {
      const { found, warnings } = await extracted(
        `<a href=\ufffd>${"é\ufffd".repeat(700)}`,
        "html",
        {},
        piece,
      );
      expect([found[0]?.reference, warnings]).toEqual(["\ufffd", []]);
    },
  );
});
