import { describe, expect, it } from "vitest";
import { extracted, targets } from "../../test/documents.ts";
import { type DocumentWarning, referencesIn } from "../index.ts";

const AROUND = { retrieval: "http://r/a/b" };

describe("HTML §4.8.5: iframe srcdoc", () => {
  it("HTML §2.4.1: its base is that of the page around it, or its own", () => {
    expect(targets(`<base href=/c/><iframe srcdoc="<a href=d>"></iframe><a href=e>`, AROUND)).toEqual([
      "http://r/c/",
      "http://r/c/d",
      "http://r/c/e",
    ]);
    expect(targets(`<iframe srcdoc="<a href=d><base href=x/>">`, AROUND)).toEqual([
      "http://r/a/x/d",
      "http://r/a/x/",
    ]);
    const [found] = referencesIn("<iframe srcdoc='<img src=d>'>", "html", AROUND);
    expect(found).toMatchObject({ base: "http://r/a/b", baseFrom: "entity" });
  });

  it("its own URI is about:srcdoc", () => {
    const [found] = referencesIn("<iframe srcdoc='<form action>'>", "html", AROUND);
    expect(found).toMatchObject({ kind: "document", target: "about:srcdoc" });
  });

  it("a reference has its place in the page around, also after entities", () => {
    const page = `<p>\n<iframe srcdoc="&lt;p>&quot;\n &lt;a href=&quot;x&amp;amp;y&quot;>"></iframe>`;
    const [found] = referencesIn(page, "html", AROUND);
    expect(found).toMatchObject({
      reference: "x&y",
      where: { offset: page.indexOf("x&amp;"), line: 3, column: 19, element: "a", within: "srcdoc" },
    });
  });

  it("style sheets and pages in it are read, to a depth", () => {
    expect(targets(`<iframe srcdoc="<style>@import 'x'</style><p style='fill:url(y)'>">`, AROUND)).toEqual([
      "http://r/a/x",
      "http://r/a/y",
    ]);
    let page = "<a href=x>";
    for (let i = 0; i < 9; i++)
      page = `<iframe srcdoc="${page.replace(/&/g, "&amp;").replace(/"/g, "&quot;")}">`;
    const warnings: DocumentWarning[] = [];
    const read = (text: string) =>
      referencesIn(text, "html", { onWarning: (warning) => warnings.push(warning) });
    expect(read(page)).toEqual([]);
    expect(read(`<iframe srcdoc="${"<a href=x>".repeat(0x20000)}">`)).toEqual([]);
    expect(warnings.map(({ code }) => code)).toEqual(["too-deep", "too-long"]);
  });

  it("XHTML has it too, where the place is that of the value", async () => {
    const page = `<html xmlns="http://www.w3.org/1999/xhtml"><iframe srcdoc="&lt;a href='x'&gt;"/></html>`;
    const { found } = await extracted(page, "xml", AROUND);
    expect(found.map(({ target, where }) => [target, where.column])).toEqual([["http://r/a/x", 60]]);
  });
});
