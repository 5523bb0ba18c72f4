import { describe, expect, it } from "vitest";
import { errorOf } from "../../test/scheme-expectations.ts";
import { defineScheme, readBack } from "./define-scheme.ts";
import { planTo } from "./plan.ts";

const back = (meant: object, read: object) => readBack("x:", meant, read);

describe("rfc2396bis-01 §2.1 (003-95): a scheme may require a charset, or define a default", () => {
  const withCharset = (charset: string) =>
    defineScheme({
      name: "foo",
      charset,
      specification: "x",
      origin: "custom",
      read: (source) => ({ name: source.decode(source.path), data: source.splitData(source.path, "/") }),
      write: () => ({ path: "" }),
      plan: (_reading, source) => planTo(source, { host: "h", port: 1 }, []),
    });

  it("its octets are read in that", () => {
    expect(withCharset("iso-8859-1").read("foo:caf%E9/a")).toEqual({ name: "café/a", data: ["café", "a"] });
    expect(withCharset("utf-8").read("foo:caf%C3%A9")).toEqual({ name: "café", data: ["café"] });
    expect(withCharset("iso-8859-1").charset).toBe("iso-8859-1");
  });

  it("a charset that the platform does not know is refused", () => {
    expect(() => withCharset("klingon")).toThrow(TypeError);
  });
});

describe("RFC 3986 §5.3: what was built is read as it was meant", () => {
  it.each<[object, object]>([
    [{ a: 1, b: undefined }, { a: 1 }],
    [{ a: [{ b: "c" }, 2] }, { a: [{ b: "c" }, 2] }],
    [{ a: Uint8Array.of(0x61) }, { a: "a" }],
    [{ a: "é" }, { a: Uint8Array.of(0xc3, 0xa9) }],
  ])("%j and %j are the same", (meant, read) => {
    expect(back(meant, read)).toBe("x:");
  });

  it.each<[object, object]>([
    [{ a: 1 }, { a: 2 }],
    [{ a: "" }, { a: undefined }],
    [{}, { a: "" }],
    [{ a: [1] }, { a: [1, 2] }],
    [{ a: [1] }, { a: { 0: 1 } }],
    [{ a: { b: 1 } }, { a: { b: 2 } }],
    [{ a: "a" }, { a: Uint8Array.of(0x62) }],
    [{ a: null }, { a: {} }],
  ])("%j and %j are not", (meant, read) => {
    expect(errorOf(() => back(meant, read))).toMatchObject({ code: "component-mismatch", rule: "a" });
  });
});
