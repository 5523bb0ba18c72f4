import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { errorOf, expectIdentity, maybe } from "../test/scheme-expectations.ts";
import { type CidReading, cid } from "./cid.ts";
import { type MidReading, mid } from "./mid.ts";

describe("RFC 2392 §2", () => {
  it("its examples", () => {
    expect(mid.read("mid:960830.1639@XIson.com/partA.960830.1639@XIson.com")).toEqual({
      message: "960830.1639@XIson.com",
      content: "partA.960830.1639@XIson.com",
    });
    expect(cid.read("cid:foo4%25foo1@bar.net")).toEqual({ content: "foo4%foo1@bar.net" });
    expect(mid.read("mid:a%2Fb@c").message).toBe("a/b@c");
  });

  it.each([
    ["mid:", 4],
    ["mid:a", 4],
    ["mid:a@", 4],
    ["mid:@a", 4],
    ["mid:a@b/", 8],
    ["mid:a@b/c", 8],
    ["mid:a%0Ab@c", 4],
    ["mid:a@b?c", 7],
    ["mid://a@b", 4],
  ])("%s is refused at %i", (text, index) => {
    expect(errorOf(() => mid.read(text))).toMatchObject({ index, input: text });
  });

  it.each([
    ["cid:", 4],
    ["cid:a", 4],
    ["cid:a@b?c", 7],
    ["cid://a@b", 4],
  ])("%s is refused at %i", (text, index) => {
    expect(errorOf(() => cid.read(text))).toMatchObject({ index, input: text });
  });

  it("a lenient reading takes a Content-ID without an @, and says so", () => {
    const lenient = { lenient: true };
    const reading = cid.read("cid:logo", lenient);
    expect(reading).toMatchObject({ content: "logo", warnings: [{ index: 4, section: "RFC 2392 §2" }] });
    expect(cid.build(reading, lenient)).toBe("cid:logo");
    expect(() => cid.build(reading)).toThrow("not a message-id");
    expect(cid.read("cid:a@b", lenient)).toEqual({ content: "a@b" });
    for (const text of ["cid:", "cid:a@", "cid:a%20b", "cid:a%0Ab"]) {
      expect(() => cid.read(text, lenient)).toThrow("not a message-id");
    }
  });

  it("messages are found, not fetched", () => {
    expect(mid.plan("mid:a@b/c@d").steps).toMatchObject([
      { do: "request", of: "messages", parameters: { messageId: "a@b", contentId: "c@d" } },
    ]);
    expect(cid.plan("cid:c@d").steps).toMatchObject([{ parameters: { contentId: "c@d" } }]);
  });

  it("read ∘ build is the identity", () => {
    const id = fc.string({ unit: fc.constantFrom(..."ab/%?#.é@:"), minLength: 1 }).map((left) => `${left}@b`);
    expectIdentity(mid, fc.record<MidReading>({ message: id, content: maybe(id) }));
    expectIdentity(cid, fc.record<CidReading>({ content: id }));
  });
});
