/** The laws of references that are changed in place, on documents made at random in every format that keeps places. */

import { Buffer } from "node:buffer";
import { extent } from "@urikit/abnf/extent";
import fc from "fast-check";
import { expect, it } from "vitest";
import { extractReferences, type FoundReference } from "../src/index.ts";
import {
  type ChangeReference,
  moved,
  movedUri,
  rewrite,
  toAbsolute,
  toHttps,
  toRelative,
  withPrefix,
} from "../src/rewrite/index.ts";

const RUNS = extent(200, 600);
const retrieval = "http://a.example/b/c";

/** References, and texts that are none. */
const reference = fc.oneof(
  fc.constantFrom(
    "x",
    "../y?z&w=1",
    "#f",
    "http://a.example/b/c",
    "HTTP://A.example:80/d?e='f'",
    "//a.example/g(h)",
  ),
  fc.constantFrom(
    "",
    "https://b.example/*_~,;",
    "mailto:a@b",
    "data:,x",
    "a b",
    "é",
    "http://[::1]/",
    "./a:b",
    "?q&amp;r",
  ),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.string({ unit: fc.constantFrom(..."ab/?#&'()\"<>\\.,;:=%41 ".split("")), maxLength: 12 }),
);

/** Text between references, with what a charset writes by other octets, or none. */
const between = fc.string({
  unit: fc.constantFrom(..."aB1 \n\t<>&;\"'`*[](){}\\é😀\ufffd".split("")),
  maxLength: 8,
});

const inMarkup = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

/** A document of each format, around references. */
const FORMATS: Readonly<Record<string, (reference: string, other: string) => string>> = {
  html: (one, other) =>
    `${other}<a href="${inMarkup(one)}">${other}</a><img srcset='${one} 2x'><a href=${one}><p style="b:url(${one})"><style>@import "${one}";</style>`,
  css: (one, other) =>
    `a{b:url(${one});c:"${other.replace(/["\n\\]/g, "")}"}@import '${one}';d{e:url("${one}")}`,
  xml: (one, other) =>
    `<r xmlns:x="http://www.w3.org/1999/xlink"><!--${other.replaceAll("-", "")}--><a x:href="${inMarkup(one).replaceAll("<", "&lt;")}"/></r>`,
  markdown: (one, other) =>
    `${other} [a](${one}) ![b](<${one}> "c") <${one}>\n\n[d]\n\n[d]: ${one}\n\n${other}<a href="${one}">`,
  json: (one, other) => JSON.stringify({ "@id": one, a: [other, one, `see <${one}>`] }),
  yaml: (one, other) =>
    `"@id": "${one}"\na: '${one.replaceAll("'", "''")}'\n# ${other.replaceAll(/\s/g, "")}\nb:\n  - see <${one}>\n  - |\n    ${other.replaceAll(/\s/g, " ")} ${one}\n`,
  "json-lines": (one, other) => `${JSON.stringify(one)}\n${JSON.stringify({ b: `${other} ${one}` })}\n`,
  "uri-list": (one, other) => `# ${other}\r\n${one}\r\n`,
  text: (one, other) => `${other} ${one} (${one}) "${one}" <URL:${one}>, ${other}`,
};

const CHANGES: readonly ChangeReference[] = [
  toAbsolute,
  toRelative,
  toHttps,
  moved(movedUri("http://a.example/", "https://c.example/d/")),
  withPrefix("https://archive.example/1/"),
  ({ reference: one }) => (one === "new?a&b='c'(d)" ? undefined : "new?a&b='c'(d)"),
];

const CHARSETS = ["utf8", "utf16le", "latin1"] as const;

type Format = Parameters<typeof rewrite>[1];

async function foundIn(octets: Uint8Array, type: Format): Promise<FoundReference[]> {
  const found: FoundReference[] = [];
  for await (const one of extractReferences({ open: () => [octets] }, type, { retrieval })) found.push(one);
  return found;
}

/** The pieces of a document, each from the beginning of one of some references to that of the next. */
function pieces(
  octets: Buffer,
  charset: (typeof CHARSETS)[number],
  found: readonly FoundReference[],
): Buffer[] {
  const text = octets.toString(charset).replace(/^\ufeff/, "");
  const mark = octets.length - Buffer.from(text, charset).length;
  const starts = found.map(({ where }) => mark + Buffer.from(text.slice(0, where.offset), charset).length);
  return [0, ...starts].map((start, i) => octets.subarray(start, starts[i]));
}

/** How many octets of two are the same at their ends. */
function sameEnd(one: Buffer, other: Buffer): number {
  let length = 0;
  while (length < Math.min(one.length, other.length) && one.at(-1 - length) === other.at(-1 - length))
    length++;
  return length;
}

it.each(Object.keys(FORMATS) as Format[])(
  "%s: what is read afterwards is what was meant, octets elsewhere stay, and a second run changes nothing",
  async (type) => {
    let changes = 0;
    const parts = fc.array(fc.tuple(reference, between), { minLength: 1, maxLength: 3 });
    const cases = fc.tuple(parts, fc.constantFrom(...CHANGES), fc.constantFrom(...CHARSETS));
    await fc.assert(
      fc.asyncProperty(cases, async ([parts, change, charset]) => {
        const made = parts.map(([one, other]) => FORMATS[type]?.(one, other) ?? "");
        const text = type === "xml" ? `<all>${made.join("")}</all>` : made.join("");
        const before = Buffer.from((charset === "utf16le" ? "\ufeff" : "") + text, charset);
        const rewriting = await rewrite(before, type, change, { retrieval });
        const { changed } = rewriting;
        const after = Buffer.from(rewriting.octets);
        changes += changed.length;

        const [meant, read] = [await foundIn(before, type), await foundIn(after, type)];
        expect(read).toHaveLength(meant.length);
        const differing = meant.flatMap((one, i) => (one.reference === read[i]?.reference ? [] : [i]));
        expect(differing.map((i) => [meant[i]?.reference, read[i]?.reference])).toEqual(
          changed.map(({ found, to }) => [found.reference, to]),
        );

        const [first, ...others] = pieces(
          before,
          charset,
          changed.map(({ found }) => found),
        );
        const now = pieces(
          after,
          charset,
          differing.flatMap((i) => read[i] ?? []),
        );
        expect(now[0]).toEqual(first);
        others.forEach((piece, i) => {
          const written = piece.length - sameEnd(piece, now[i + 1] ?? Buffer.from(""));
          expect(written).toBeLessThanOrEqual(12 * (changed[i]?.found.reference.length ?? 0));
        });

        const again = await rewrite(after, type, change, { retrieval });
        expect(again.changed).toEqual([]);
        expect(Buffer.from(again.octets).equals(after)).toBe(true);
      }),
      { seed: 3986, numRuns: RUNS },
    );
    expect(changes).toBeGreaterThan(RUNS / 3);
  },
);
