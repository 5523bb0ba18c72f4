/** The subject of a page: its first paragraph. */

import { describe, expect, it } from "vitest";
import { firstParagraph } from "./first-paragraph.ts";

describe("the first paragraph", () => {
  it("is plain text, after the front matter, the heading and comments", () => {
    const markdown = `---\ntitle: A\n---\n\n# A page\n\n<!-- Generated. -->\n\n**Dots** (see [the \`rule\`](../rule.md#a))\nare <b>removed</b>.\n\nMore.\n`;
    expect(firstParagraph(markdown)).toBe("Dots (see the rule) are removed.");
  });

  it("has no quotation mark that would end an attribute", () => {
    expect(firstParagraph('The segments `"."` and `".."` of 5" disks.')).toBe(
      "The segments “.” and “..” of 5” disks.",
    );
  });

  it("is none where there is only a tool, code or a list", () => {
    expect(firstParagraph("<script setup>\nlet a = 1;\n</script>\n\n<InspectTool />\n")).toBeUndefined();
    expect(firstParagraph("# A\n\n- one\n- two\n")).toBeUndefined();
  });

  it("ends with a sentence, or with a word", () => {
    const sentence = `${"word ".repeat(25)}end.`;
    expect(firstParagraph(`# A\n\n${sentence} ${sentence}`)).toBe(sentence);
    expect(firstParagraph("word ".repeat(100))).toMatch(/^(?:word )+…$/);
    expect(firstParagraph(`${"字".repeat(90)}。${"字".repeat(300)}`)).toBe(`${"字".repeat(90)}。`);
    expect(firstParagraph("字".repeat(300))?.length).toBeLessThan(200);
  });
});
