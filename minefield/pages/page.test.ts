import { expect, it } from "vitest";
import { leftOut } from "../recorded/left-out.ts";
import type { MinefieldRecord, Reader } from "../runner/src/record.ts";
import { fieldOf, pageOf } from "./field.ts";
import { page } from "./page.ts";
import { matrixPicture, pairsPicture } from "./pictures.ts";
import { readerPage } from "./reader-page.ts";

it("left-out.json has a name and a reason for each, once", () => {
  for (const { name, reason } of leftOut()) {
    expect(name).toMatch(/^\S/);
    expect(reason).toMatch(/^\S.*[^.]$/s);
  }
  expect(new Set(leftOut().map(({ name }) => name)).size).toBe(leftOut().length);
});

const MANY = 70;
const READERS = Array.from(
  { length: MANY },
  (_, at): Reader => ({
    id: at === 0 ? "urllib3@1.26" : `reader-${at}`,
    language: ["C", "Go", "C++"][at % 3] ?? "",
    version: `Reader ${at % 69}.0`,
    resolves: false,
    dials: false,
  }),
);
/** Markup, a bar and a backtick: what would change a page if it were not code. */
const HOSTILE = "http://<img src=x onerror=alert(1)>|{{x}}`/";
const RECORDS = Array.from({ length: 30 }, (_, at): MinefieldRecord => {
  const own = ["http", null, "<b>|", null, "/"];
  return {
    ...{ id: `0000000${at}`.slice(-8), reference: `${HOSTILE}${"\n".repeat(at)}`, list: "classics" },
    ...{ kind: at % 2 === 0 ? "port, no scheme" : "port", heldOut: false },
    sources: [{ source: HOSTILE, licence: "CC0-1.0", purpose: "To break a page" }],
    rfc3986: { reads: at % 3 === 0 ? ["http", null, "a", null, "/"] : false },
    urlStandard: { reads: false },
    reads: { "urllib3@1.26": own, "reader-1": false, others: ["http", null, "a", null, "/"] },
  };
});

it("seventy readers of hostile references have pages without markup, and names for their files", () => {
  const field = fieldOf(RECORDS, READERS, [{ name: "Nobody", reason: "it is not there" }]);
  const [one] = field.scored.filter(({ reader }) => reader.id === "urllib3@1.26");
  if (one === undefined) throw new Error("it is gone");
  expect(pageOf(one.reader)).toBe("minefield/urllib3-1.26.md");
  const pages = [page(field), readerPage(one, field)];
  for (const text of pages) {
    const plain = text.replace(/(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g, "").replace(/<!--.*?-->/g, "");
    expect(plain).not.toMatch(/[<>]|\{\{/);
    for (const row of text.split("\n").filter((line) => line.startsWith("|")))
      expect(row.replace(/\\\|/g, "").endsWith("|")).toBe(true);
  }
  expect(pages[0]).toContain("| Nobody | it is not there |");
  expect(pages[0]).toContain("Reader 0.0 (urllib3@1.26)");
  for (const svg of [matrixPicture(field, "readers", "A < B"), pairsPicture(field, "P")]) {
    expect(svg).toContain("urllib3@1.26");
    expect(svg).not.toMatch(/NaN|undefined|A < B/);
  }
});
