import { describe, expect, it } from "vitest";
import { extracted, message } from "../../test/documents.ts";

const summary = async (text: string, context = {}) =>
  (await extracted(message(text), "mime", context)).found.map(
    ({ where, target, baseFrom }) =>
      `${where.part} ${where.field ?? where.element ?? "text"} ${target} ${baseFrom}`,
  );

describe("RFC 5322 §2.2: the fields of a heading", () => {
  const places = async (text: string) =>
    (await extracted(text, "mime")).found.map(({ where }) => [
      where.field,
      where.line,
      where.column,
      where.offset,
    ]);

  it.each(["\n", "\r\n"])("their places, lines that end with %j", async (end) => {
    const text = [
      "From a@b Mon Jan  1 00:00:00 2024",
      "Location:",
      "  http://a/",
      "X: y",
      "link : <b>,",
      "\t<c>",
      "",
      "",
    ].join(end);
    expect(await places(text)).toEqual([
      ["location", 3, 3, text.indexOf("http")],
      ["link", 5, 9, text.indexOf("b>,")],
      ["link", 6, 3, text.indexOf("c>")],
    ]);
  });

  it("a line without a colon is not a field", async () => {
    expect(await places("Location http://a/\n: http://b/\nLocation: http://c/")).toEqual([
      ["location", 3, 11, 41],
    ]);
  });
});

describe("RFC 2045 §5.2, RFC 2183: a part without a media type", () => {
  it.each([
    ["", ["http://a/x"]],
    ["Content-Disposition: inline\n", ["http://a/x"]],
    ["Content-Disposition: attachment\n", []],
    ["Content-Disposition: attachment; filename=a.urls\n", ["http://a/x"]],
    ["Content-Disposition: inline; filename=a.png\n", []],
  ])("%j", async (heading, references) => {
    const { found } = await extracted(message(`${heading}\nhttp://a/x\n`), "mime");
    expect(found.map(({ reference }) => reference)).toEqual(references);
  });
});

describe("draft of 1997 §5.1.1: Content-Base and Content-Location", () => {
  it("its example; white space in the value and the case of the name do not count (001-48)", async () => {
    const text =
      "content-BASE: http://www.ics.uci.edu/\n  Test/a/\n\tb/c\nLink: <../x>; rel=next\n\nsee <URL:../y>\n";
    expect(await summary(text)).toEqual([
      " content-base http://www.ics.uci.edu/Test/a/b/c undefined",
      " link http://www.ics.uci.edu/Test/a/x content",
      "1 text http://www.ics.uci.edu/Test/a/y entity",
    ]);
  });

  it("Content-Base takes precedence, and a relative Content-Location is resolved first (001-47)", async () => {
    expect(await summary("Content-Location: http://l/a\nContent-Base: http://b/a\n\n<URL:x>")).toContain(
      "1 text http://b/x entity",
    );
    expect(await summary("Content-Location: b/c\n\n<URL:x>", { retrieval: "http://r/a" })).toContain(
      "1 text http://r/b/x entity",
    );
    expect(await summary("Content-Location: b/c\n\n<URL:x>")).toContain("1 text undefined undefined");
  });

  it("a broken base is skipped, with a warning", async () => {
    const { found, warnings } = await extracted(
      message("Content-Base: http://[\nContent-Location: http://l/\n\n<URL:x>"),
      "mime",
    );
    expect(found.at(-1)?.target).toBe("http://l/x");
    expect(warnings.map(({ code }) => code)).toEqual(["unusable-base"]);
  });
});
