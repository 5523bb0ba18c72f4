/** The drawing, as data; the element itself is tested in Chromium. */

import { reasonOf } from "urikit/words";
import { zh } from "urikit/words/zh";
import { describe, expect, it } from "vitest";
import { drawingOf } from "./drawing.ts";
import { wordsFor } from "./words.ts";

const english = wordsFor("en");

describe("a reference", () => {
  it("RFC 3986 §3: has its components named, with what each is for", () => {
    const drawing = drawingOf("foo://example.com:8042/over/there?name=ferret#nose", english);
    if (!drawing.isValid) throw new Error(drawing.reason);
    expect(drawing.cells.map(({ name, text }) => `${name} ${text}`)).toEqual([
      "scheme foo",
      "host example.com",
      "port 8042",
      "path /over/there",
      "query name=ferret",
      "fragment nose",
    ]);
    expect(drawing.cells[1]?.meaning).toBe("where it is (RFC 3986 §3.2.2)");
    expect(drawing.label).toBe("URI: foo://example.com:8042/over/there?name=ferret#nose");
  });

  it("RFC 3986 §2.1: reads what is percent-encoded; what is empty is said", () => {
    const drawing = drawingOf("http://a/caf%C3%A9?", english);
    if (!drawing.isValid) throw new Error(drawing.reason);
    expect(drawing.cells.map(({ value }) => value)).toEqual(["http", "a", "/caf%C3%A9 reads /café", "empty"]);
  });

  it("has nothing that is not to be seen, and not more than a person reads", () => {
    const drawing = drawingOf(`http://a/%E2%80%AE${"x".repeat(100_000)}`, english);
    if (!drawing.isValid) throw new Error(drawing.reason);
    expect(drawing.cells.at(-1)?.value).toMatch(/^[^\u202e]{600,2000}$/);
    expect(drawing.label.length).toBeLessThan(1000);
  });
});

describe("another text", () => {
  it("RFC 3986 §2: has the place and the reason", () => {
    expect(drawingOf("http://a/b c", english)).toMatchObject({
      isValid: false,
      label: "Not a URI reference",
      before: "http://a/b",
      at: " ",
      after: "c",
      reason: expect.stringContaining("§"),
    });
  });

  it("has a place at the end, and the first of many places", () => {
    expect(drawingOf("http://[::1", english)).toMatchObject({ isValid: false });
    const drawing = drawingOf(`${"a".repeat(5000)}<b>${"c".repeat(5000)}`, english);
    if (drawing.isValid) throw new Error("it is valid");
    expect([drawing.before.length, drawing.at, drawing.after.length]).toEqual([61, "<", 61]);
  });

  it("RFC 3986 §3.3: has the reason of a catalogue, where one is given", () => {
    const drawing = drawingOf("http://a/b c", wordsFor("zh"), (error) => reasonOf(zh, error));
    expect(drawing).toMatchObject({
      label: "不是 URI 引用",
      reason: "路径中不允许出现空格（§3.3）；请写作 %20",
    });
  });
});

describe("the words", () => {
  it("are Chinese for Chinese, and English otherwise", () => {
    for (const language of ["zh", "zh-CN", "ZH-Hant"]) expect(wordsFor(language).names.host).toBe("主机");
    for (const language of ["en", "", "zhx", "de"]) expect(wordsFor(language).names.host).toBe("host");
  });
});
