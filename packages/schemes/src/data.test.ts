import fc from "fast-check";
import { normalize } from "urikit";
import { describe, expect, it } from "vitest";
import { errorOf, expectIdentity, latin1, maybe } from "../test/scheme-expectations.ts";
import { type DataReading, data } from "./data.ts";
import { readBase64, writeBase64 } from "./parts/base64.ts";
import { schemeSet } from "./set.ts";

describe("RFC 2397", () => {
  it.each<[string, object, string]>([
    ["data:,A%20brief%20note", { mediaType: undefined, parameters: [], base64: false }, "A brief note"],
    [
      "data:text/plain;charset=iso-8859-7,%be%fa%be",
      { mediaType: "text/plain", parameters: [{ name: "charset", value: "iso-8859-7" }] },
      "\u00be\u00fa\u00be",
    ],
    [
      "data:application/vnd-xxx-query,select_vcount,fcol_from_fieldtable/local",
      { mediaType: "application/vnd-xxx-query" },
      "select_vcount,fcol_from_fieldtable/local",
    ],
    ["data:;charset=UTF-8;base64,YWI", { mediaType: undefined, base64: true }, "ab"],
    ["data:;BASE64,YWI%3D", { base64: true }, "ab"],
    ["data:image/GIF;base64,R0lGODdh", { mediaType: "image/gif" }, "GIF87a"],
    ["data:,a?b#c", {}, "a?b"],
    ["data:,", {}, ""],
    ["data:text/plain;a=%22b%2Cc%22,d", { parameters: [{ name: "a", value: "b,c" }] }, "d"],
    ["data:;a=%22b%5C%22%5C%5Cc%22,d", { parameters: [{ name: "a", value: 'b"\\c' }] }, "d"],
    [
      "data:;a=b%2Cc;b=,d",
      {
        parameters: [
          { name: "a", value: "b,c" },
          { name: "b", value: "" },
        ],
      },
      "d",
    ],
  ])("%s", (text, reading, octets) => {
    expect(data.read(text)).toMatchObject(reading);
    expect(latin1(data.read(text).octets)).toBe(octets);
    expect(data.read(data.build(data.read(text)))).toEqual(data.read(text));
  });

  it.each([
    ["data:", 5],
    ["data:text/plain", 15],
    ["data:?,", 5],
    ["data:text,a", 5],
    ["data:text/,a", 5],
    ["data:;base64;a=b,YQ", 6],
    ["data:;a,b", 6],
    ["data:;=a,b", 6],
    ["data:;a=%22b,c", 6],
    ["data:;a=%22b%22c,d", 6],
    ["data:;a=%22b%5C%22,d", 6],
    ["data:;base64,A", 14],
    ["data:;base64,YWI_", 16],
    ["data:;base64,YWI==", 16],
    ["data:;base64,YWJ", 15],
    ["data://h/,a", 5],
  ])("%s is refused at %i", (text, index) => {
    expect(errorOf(() => data.read(text))).toMatchObject({ index, input: text });
  });

  it("the data are taken, with the default type", () => {
    expect(data.plan("data:,x").steps).toMatchObject([
      { do: "take", mediaType: "text/plain;charset=US-ASCII" },
    ]);
    expect(data.plan("data:;charset=utf-8,x").steps).toMatchObject([
      { mediaType: "text/plain;charset=utf-8" },
    ]);
  });

  it.each([
    ["data:text/plain;x=a%2Cb,z", 'text/plain;x="a,b"'],
    ["data:text/plain;x=%22a%2Cb%22,z", 'text/plain;x="a,b"'],
    ["data:text/plain;x=%22a%22,z", "text/plain;x=a"],
    ["data:text/plain;x=a%5Cb,z", 'text/plain;x="a\\\\b"'],
    ["data:text/plain;x=,z", 'text/plain;x=""'],
  ])("RFC 2045 §5.1: what is not a token is quoted in the media type of %s", (text, mediaType) => {
    expect(data.plan(text).steps).toMatchObject([{ do: "take", mediaType }]);
  });

  it.each(["%0D%0ASet-Cookie:%20x", "%0A", "%0D", "%00", "%22a%0D%0Ab%22"])(
    "RFC 3986 §7.2: no CR, LF or NUL becomes part of the media type: %s",
    (value) => {
      expect(errorOf(() => data.plan(`data:text/plain;x=a${value},z`.replace("a%22", "%22")))).toMatchObject({
        code: "protocol-line-break",
      });
    },
  );

  it("read ∘ build is the identity", () => {
    const readings: fc.Arbitrary<DataReading> = fc.record({
      mediaType: maybe(fc.constantFrom("text/html", "application/x-a+b")),
      parameters: fc.array(
        fc.record({ name: fc.constantFrom("charset", "x"), value: fc.string({ unit: "grapheme" }) }),
      ),
      base64: fc.boolean(),
      octets: fc.uint8Array(),
    });
    expectIdentity(data, readings);
  });

  it("normal form", () => {
    const options = { level: "scheme", schemes: schemeSet(data) } as const;
    expect(normalize("DATA:Text/Plain;Charset=UTF-8;BASE64,YWI", options)).toBe(
      "data:text/plain;charset=UTF-8;base64,YWI",
    );
    expect(normalize("data:,A", options)).toBe("data:,A");
  });
});

describe("a lenient reading", () => {
  const lenient = { lenient: true };

  it.each<[string, string, object, string]>([
    ["RFC 2045 §6.8", "data:;base64,YW%20Jj", {}, "abc"],
    ["RFC 2045 §6.8", "data:;base64,%0D%0AYW%0AJj%09", {}, "abc"],
    ["RFC 4648 §3.5", "data:;base64,YWJ=", {}, "ab"],
    ["RFC 4648 §3.5", "data:;base64,Zh==", {}, "f"],
    ["RFC 4648 §3.5", "data:;base64,Zh", {}, "f"],
    ["Fetch", "data:image/svg+xml;utf8,a", { mediaType: "image/svg+xml", parameters: [] }, "a"],
    ["Fetch", "data:text/plain;a;b=c,d", { parameters: [{ name: "b", value: "c" }] }, "d"],
    ["Fetch", "data:;base64;a=b,YQ", { base64: false, parameters: [{ name: "a", value: "b" }] }, "YQ"],
    ["Fetch", "data:text;a=b,c", { mediaType: undefined, parameters: [] }, "c"],
  ])("%s: %s", (_section, text, reading, octets) => {
    expect(() => data.read(text)).toThrow();
    const read = data.read(text, lenient);
    expect(read).toMatchObject(reading);
    expect(latin1(read.octets)).toBe(octets);
    expect(read.warnings).toHaveLength(1);
    const { warnings: _, ...meant } = read;
    expect(data.read(data.build(read))).toEqual(meant);
    expect(data.plan(text, lenient).steps).toMatchObject([{ do: "take", octets: read.octets }]);
  });

  it("says each thing that it passed over, where it stands, and the section, as plain data", () => {
    const { warnings } = data.read("data:text/plain;x;base64,YW%20J=", lenient);
    expect(warnings).toMatchObject([
      { index: 16, rule: "mediatype", section: "RFC 2397 §3" },
      { index: 25, rule: "data", section: "RFC 4648 §3.3", message: expect.stringContaining("no blanks") },
      { index: 25, rule: "data", section: "RFC 4648 §3.5", message: expect.stringContaining("last digit") },
    ]);
    expect(structuredClone(warnings)).toEqual(warnings);
  });

  it("has no warnings where there is nothing to pass over", () => {
    expect(data.read("data:;base64,YWI=", lenient)).toEqual(data.read("data:;base64,YWI="));
    expect(data.read("data:;base64,YWI=", lenient)).not.toHaveProperty("warnings");
  });

  it.each(["data:text/plain", "data://h/,a", "data:;base64,A", "data:;base64,YWI==", "data:;base64,YW_I"])(
    "guesses nothing: %s stays refused",
    (text) => {
      expect(errorOf(() => data.read(text, lenient)).code).toBe("invalid-for-scheme");
    },
  );

  it("is not the default, nor what normalization reads", () => {
    expect(errorOf(() => data.read("data:;base64,YWJ=", { lenient: false }))).toMatchObject({ index: 15 });
    const options = { level: "scheme", schemes: schemeSet(data) } as const;
    expect(normalize("data:Text/Plain;base64,YW%20Jj", options)).toBe("data:Text/Plain;base64,YW%20Jj");
  });
});

describe("RFC 4648 §10: base64", () => {
  it.each([
    ["", ""],
    ["f", "Zg=="],
    ["fo", "Zm8="],
    ["foo", "Zm9v"],
    ["foob", "Zm9vYg=="],
    ["fooba", "Zm9vYmE="],
    ["foobar", "Zm9vYmFy"],
  ])("%j is %s", (text, base64) => {
    const octets = Uint8Array.from(Buffer.from(text, "latin1"));
    expect(writeBase64(octets)).toBe(base64);
    expect(readBase64(base64)).toEqual(octets);
    expect(readBase64(base64.replace(/=+$/, ""))).toEqual(octets);
  });

  it("agrees with the platform's", () => {
    fc.assert(
      fc.property(fc.uint8Array(), (octets) => {
        expect(writeBase64(octets)).toBe(Buffer.from(octets).toString("base64"));
        expect(readBase64(writeBase64(octets))).toEqual(octets);
      }),
      { seed: 4648 },
    );
  });

  it.each(["=", "A", "AB=", "A===", "AAAA=", "AA=A", "A A=", "Zh=="])("%s is not base64", (text) => {
    expect(typeof readBase64(text)).toBe("number");
  });
});
