import { describe, expect, it } from "vitest";
import { attributes } from "../../test/documents.ts";
import { referencesIn } from "../extract.ts";

describe("HTML: references within values", () => {
  it("URL Standard §4.4, HTML 4.01 §6.2: tabs and line breaks in a URL are taken out, spaces are not", () => {
    expect(attributes('<a href="\n x/\r\n\ty&#10;z "><img src="a\nb c">')).toEqual([
      "a href x/yz",
      "img src ab c",
    ]);
    expect(attributes("<meta http-equiv=refresh content=\"0; url='a\nb'\">")).toEqual(["meta content ab"]);
    const [valid, invalid] = referencesIn('<a href="x/\ny"><a href="x/\n y">', "html");
    expect([valid?.valid, invalid?.valid, invalid?.error?.code]).toEqual([
      true,
      false,
      "forbidden-character",
    ]);
  });

  it("lists with spaces, and with commas on an applet", () => {
    expect(attributes('<a ping=" p  q\n">')).toEqual(["a ping p", "a ping q"]);
    expect(attributes('<object archive="a b"><applet archive="c, d,">')).toEqual([
      "object archive a",
      "object archive b",
      "applet archive c",
      "applet archive d",
    ]);
    expect(attributes('<p itemtype="http://a/ http://b/">')).toHaveLength(2);
  });

  it.each([
    ["a.png", ["a.png"]],
    ["a.png 1x, b.png 2x", ["a.png", "b.png"]],
    ["a.png, b.png 100w,c.png", ["a.png", "b.png", "c.png"]],
    ["data:image/png;base64,AA== 1x, b.png", ["data:image/png;base64,AA==", "b.png"]],
    [",, a,b.png ,, ", ["a,b.png"]],
    ["a.png calc(1, 2) 3x, b.png", ["a.png", "b.png"]],
    ["a.png,,b.png", ["a.png,,b.png"]],
    ["", []],
  ])("§4.8.4.2.1: the image candidates of srcset=%j", (value, urls) => {
    expect(referencesIn(`<img srcset="${value}">`, "html").map(({ reference }) => reference)).toEqual(urls);
  });

  it.each([
    ["5; url=next.html", "next.html"],
    ["0;URL='next.html'", "next.html"],
    ['0 , url = "a b" c', "a b"],
    ["5;next.html", "next.html"],
    ["5 next.html", "next.html"],
    ["5;urls", "urls"],
    [".5;url=x", "x"],
    ["5", undefined],
    ["5;", undefined],
    ["url=x", undefined],
    ["5x;url=x", undefined],
  ])("§4.2.5.3: the refresh of content=%j", (content, url) => {
    const [found] = referencesIn(
      `<meta content='${content.replace(/'/g, "&#39;")}' http-equiv=Refresh>`,
      "html",
    );
    expect(found?.reference).toBe(url);
    expect(referencesIn(`<meta content="${content.replace(/"/g, "&quot;")}">`, "html")).toEqual([]);
  });
});
