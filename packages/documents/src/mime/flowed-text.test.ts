import { describe, expect, it } from "vitest";
import { extracted } from "../../test/documents.ts";

const HEADING = "Content-Type: text/plain; charset=utf-8; Format=Flowed; DelSp=Yes\n\n";

const inText = async (text: string, heading = HEADING, piece?: number) =>
  (await extracted(`${heading}${text}`, "mime", {}, piece)).found.map(
    ({ reference, where }) =>
      `${where.line}:${where.column} ${text.slice(where.offset, where.offset + 4)} ${reference}`,
  );

describe("RFC 3676 §4: format=flowed; delsp=yes", () => {
  it.each([
    [
      "see http://example.org/a/very/long/ \npath/x and  \nhttp://b/\n",
      ["1:5 http http://example.org/a/very/long/path/x", "3:1 http http://b/"],
    ],
    ["http://a/b \r\nc\r\nhttp://c/\r\n", ["1:1 http http://a/bc", "3:1 http http://c/"]],
    // §4.4: stuffed spaces; §4.5: quotation of the same depth
    ["http://a/ \n c http://d/", ["1:1 http http://a/c", "2:4 http http://d/"]],
    ["> http://a/ \n> b\n", ["1:3 http http://a/b"]],
    [">http://a/ \n>>b\n", ["1:2 http http://a/"]],
    // §4.3: a signature
    ["-- \nhttp://a/\n", ["2:1 http http://a/"]],
    ["http://a/ \n", ["1:1 http http://a/"]],
    ["http://a/ \n\nhttp://b/", ["1:1 http http://a/", "3:1 http http://b/"]],
  ])("%j", async (text, found) => {
    for (const piece of [undefined, 1, 7]) expect(await inText(text, HEADING, piece)).toEqual(found);
  });

  it("other texts keep their lines", async () => {
    const heading = "Content-Type: text/plain; format=flowed\n\n";
    expect(await inText("http://a/ \nb", heading)).toEqual(["1:1 http http://a/"]);
  });

  it("a line of any length", async () => {
    const text = `${"x ".repeat(200_000)}http://a/ \nb`;
    expect(await inText(text)).toEqual(["1:400001 http http://a/b"]);
  });
});
