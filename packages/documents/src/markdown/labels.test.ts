import { expect, it } from "vitest";
import { referencesIn } from "../extract.ts";

const told = (text: string) =>
  referencesIn(text, "markdown").map(({ reference, use, label }) => [reference, use, label]);

it("CommonMark §6.3, §6.4: the text of a link as it is displayed, without that of the images in it", () => {
  expect(told("[*a* `b` \\*\n&amp;![c *d*](e)](f 'g') <http://h/>")).toEqual([
    ["e", "embed", "c d"],
    ["f", "follow", "a b * &"],
    ["http://h/", "follow", "http://h/"],
  ]);
});

it("CommonMark §6.4: the text of an image holds that of the links in it", () => {
  expect(told("![a [b](c) d](e)")).toEqual([
    ["c", "follow", "b"],
    ["e", "embed", "a b d"],
  ]);
});

it("CommonMark §4.7: a definition is used as the links and images use it that name it", () => {
  const text = "[a][L] ![b][M\n n] ![O] [O][] ![p][]\n\n[l]: 1\n[m n]: 2\n[o]: 3\n[P]: 4\n[q]: 5\n";
  expect(told(text)).toEqual([
    ["1", "follow", undefined],
    ["2", "embed", undefined],
    ["3", "follow", undefined],
    ["4", "embed", undefined],
    ["5", "mention", undefined],
  ]);
});

it("of HTML in it, the text of an anchor is not known: Markdown may be in it", () => {
  expect(told("<a href=a>*b*</a> <img src=c alt=d>")).toEqual([
    ["a", "follow", undefined],
    ["c", "embed", "d"],
  ]);
});
