import { Buffer } from "node:buffer";
import { readFileSync } from "node:fs";
import { Readable } from "node:stream";
import { extent } from "@urikit/abnf/extent";
import { type MessageChunk, type MimeNode, Splitter } from "@zone-eu/mailsplit";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { latin1 } from "../octets.ts";
import { type Entity, type EntityHandler, MessageSplitter } from "./splitter.ts";

/** An entity as the tests see it: its number, its heading, its body; undefined for a multipart and a message. */
interface Seen extends Entity {
  readonly number: string;
  readonly heading: string;
  body: string | undefined;
  children: number;
}

class Recorder implements EntityHandler<Seen> {
  readonly entities: Seen[] = [];
  #isOpen = false;

  heading(heading: string, around: Seen | undefined): Seen {
    expect(this.#isOpen).toBe(false);
    const boundary = /boundary="?([^"\r\n]*)/.exec(heading)?.[1];
    const isMessage = /message\/rfc822/i.test(heading);
    const number =
      around === undefined ? "" : `${around.number}.${around.isMessage ? "m" : ++around.children}`;
    const body = boundary === undefined && !isMessage ? "" : undefined;
    const entity = { number, heading, body, children: 0, boundary, isMessage };
    this.#isOpen = body !== undefined;
    this.entities.push(entity);
    return entity;
  }

  body(octets: Uint8Array): void {
    expect(this.#isOpen).toBe(true);
    const latest = this.entities.at(-1);
    if (latest?.body !== undefined) latest.body += latin1(octets);
  }

  bodyEnds(): void {
    this.#isOpen = false;
  }
}

function splitter(
  octets: Uint8Array,
  piece: number,
): { entities: readonly Seen[]; unclosed: number; hasFailed: boolean } {
  const recorder = new Recorder();
  const splitter = new MessageSplitter(recorder);
  for (let i = 0; i < octets.length; i += piece) splitter.write(octets.subarray(i, i + piece));
  splitter.end();
  return { entities: recorder.entities, unclosed: splitter.unclosed, hasFailed: splitter.hasFailed };
}

/** The numbers and bodies of the entities; the same in pieces of any size. */
function bodies(text: string): string[] {
  const shown = (piece: number) =>
    splitter(Buffer.from(text, "latin1"), piece).entities.map(
      ({ number, body }) => `${number} ${body === undefined ? "" : JSON.stringify(body)}`,
    );
  const whole = shown(text.length + 1);
  for (const piece of [1, 2, 3, 5, 17]) expect(shown(piece)).toEqual(whole);
  return whole;
}

const unclosed = (text: string) => splitter(Buffer.from(text, "latin1"), 7).unclosed;

const crlf = (text: string) => text.replace(/\n/g, "\r\n");

describe.each([
  ["LF", (text: string) => text, "\\n"],
  ["CRLF", crlf, "\\r\\n"],
])("RFC 2046 §5.1.1, lines that end with %s", (_, ended, end) => {
  const multipart = (rest: string) => bodies(ended(`Content-Type: multipart/mixed; boundary=b\n\n${rest}`));

  it("the example of §5.1.1: the preamble and the epilogue are ignored, the last line break belongs to the delimiter", () => {
    const text = `From: Nathaniel Borenstein <nsb@bellcore.com>
To: Ned Freed <ned@innosoft.com>
Subject: Sample message
MIME-Version: 1.0
Content-type: multipart/mixed; boundary="simple boundary"

This is the preamble.  It is to be ignored.

--simple boundary

This is implicitly typed plain US-ASCII text.
It does NOT end with a linebreak.
--simple boundary
Content-type: text/plain; charset=us-ascii

This is explicitly typed plain US-ASCII text.
It DOES end with a linebreak.

--simple boundary--

This is the epilogue.  It is also to be ignored.
`;
    expect(bodies(ended(text))).toEqual([
      " ",
      `.1 "This is implicitly typed plain US-ASCII text.${end}It does NOT end with a linebreak."`,
      `.2 "This is explicitly typed plain US-ASCII text.${end}It DOES end with a linebreak.${end}"`,
    ]);
  });

  it.each([
    ["a delimiter right after the heading of the multipart", "--b\n\nx\n--b--", [" ", '.1 "x"']],
    ["a delimiter right after the heading of a part", "--b\nA: b\n--b\n\n--b--\n", [" ", '.1 ""', '.2 ""']],
    ["an empty body", "--b\n\n\n--b--\n", [" ", '.1 ""']],
    ["transport padding after a delimiter", "--b \t\n\nx\n--b-- \n", [" ", '.1 "x"']],
    ["no line break after the last delimiter", "--b\n\nx\n--b--", [" ", '.1 "x"']],
    ["the closing delimiter is missing", "--b\n\nx\n", [" ", `.1 "x${end}"`]],
    ["the message ends within a heading", "--b\nA: b", [" ", '.1 ""']],
    ["the message ends after a delimiter", "--b", [" ", '.1 ""']],
    ["a delimiter in the epilogue", "--b\n\nx\n--b--\n--b\n\ny\n", [" ", '.1 "x"']],
    ["no part at all", "--b--\n", [" "]],
    [
      "a line that only begins with the delimiter",
      "--b\n\n--bc\n--b c\n--b-\n--b--",
      [" ", `.1 "--bc${end}--b c${end}--b-"`],
    ],
    ["a delimiter within a line", "--b\n\nx --b\n -- b\n--b--", [" ", `.1 "x --b${end} -- b"`]],
    ["hyphens and line breaks before a delimiter", "--b\n\n-\n--\n\n--b--", [" ", `.1 "-${end}--${end}"`]],
  ])("%s", (_, rest, expected) => {
    expect(multipart(rest)).toEqual(expected);
  });

  it("a boundary that is a prefix of another", () => {
    const text = `Content-Type: multipart/mixed; boundary=b

--b
Content-Type: multipart/mixed; boundary=b-1

--b-1

x
--b-1
Content-Type: multipart/mixed; boundary=b-1--

--b-1--

y
--b-1----
--b-1--
--b

z
--b--
`;
    // "--b-1--" opens a part of the boundary "b-1--" as long as that is open, and closes "b-1" after it.
    expect(bodies(ended(text))).toEqual([" ", ".1 ", '.1.1 "x"', ".1.2 ", '.1.2.1 "y"', '.2 "z"']);
    expect(unclosed(ended(text))).toBe(0);
  });

  it("§5.1.2: a delimiter of an outer multipart ends all within it", () => {
    const text = `Content-Type: multipart/mixed; boundary=outer

--outer
Content-Type: multipart/mixed; boundary=middle

--middle
Content-Type: multipart/mixed; boundary=inner

--inner

x
--outer

y
--outer--
`;
    expect(bodies(ended(text))).toEqual([" ", ".1 ", ".1.1 ", '.1.1.1 "x"', '.2 "y"']);
    expect(unclosed(ended(text))).toBe(2);
  });

  it("multiparts of one boundary: the innermost counts", () => {
    const text =
      "Content-Type: multipart/mixed; boundary=b\n\n--b\nContent-Type: multipart/mixed; boundary=b\n\n--b\n\nx\n--b--\n--b\n\ny\n--b--\n";
    expect(bodies(ended(text))).toEqual([" ", ".1 ", '.1.1 "x"', '.2 "y"']);
  });

  it("§5.2.1: a message within begins with a heading, and its body ends where the part around it does", () => {
    const text = `Content-Type: multipart/mixed; boundary=b

--b
Content-Type: message/rfc822

Content-Type: message/rfc822

Content-Type: multipart/mixed; boundary=c

--c

x
--c--
--b
Content-Type: message/rfc822

--b--
`;
    expect(bodies(ended(text))).toEqual([" ", ".1 ", ".1.m ", ".1.m.m ", '.1.m.m.1 "x"', ".2 ", '.2.m ""']);
    expect(unclosed(ended(text))).toBe(0);
  });
});

describe("RFC 5322 §2.1: heading and body", () => {
  it.each([
    ["", ""],
    ["A: b", "A: b"],
    ["A: b\r\n", "A: b\r\n"],
    ["A: b\r\n\r\nx\r\n", "A: b\r\n\r\n"],
    ["\r\nA: b\r\n", "\r\n"],
    ["A: b\r\n \r\n\r\nx", "A: b\r\n \r\n\r\n"],
    ["A: b\r\rc\r\n\r\n", "A: b\r\rc\r\n\r\n"],
    ["--b\r\n\r\n", "--b\r\n\r\n"],
  ])("%j has the heading %j", (text, heading) => {
    for (const piece of [1, 2, 1000]) {
      const { entities } = splitter(Buffer.from(text), piece);
      expect(entities.map((entity) => [entity.heading, entity.body])).toEqual([
        [heading, text.slice(heading.length)],
      ]);
    }
  });

  it("a heading that is too long ends the reading", () => {
    expect(splitter(Buffer.from(`A: ${"a".repeat(5e6)}\n\nx`), 0x10000)).toMatchObject({
      entities: [],
      hasFailed: true,
    });
  });

  it("a line that is too long for a delimiter is not held back", () => {
    const sizes: number[] = [];
    const splitter = new MessageSplitter({
      heading: (heading, around: Entity | undefined) =>
        around || !heading ? {} : { boundary: "b".repeat(900) },
      body: (octets) => sizes.push(octets.length),
      bodyEnds: () => {},
    });
    splitter.write(Buffer.from(`A: b\n\n--${"b".repeat(900)}\n\n--`));
    for (let i = 0; i < 100; i++) splitter.write(Buffer.from("b".repeat(100)));
    // It was held as long as it could become a delimiter, and then comes in one piece.
    expect(sizes[0]).toBeLessThan(1200);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(10_002);
  });
});

describe("any octets", () => {
  const piece = fc.constantFrom(
    "--",
    "b",
    "c",
    "-",
    "\r",
    "\n",
    "\r\n",
    " ",
    "x",
    "\n--b",
    "boundary=b\n\n",
    "boundary=c\n\n",
  );

  it("are split in the same way in pieces of any size", () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), fc.integer({ min: 1, max: 9 }), (pieces, size) => {
        const octets = Buffer.from(`boundary=b\n\n--b\n${pieces.join("")}`);
        expect(splitter(octets, size)).toEqual(splitter(octets, octets.length));
      }),
      { numRuns: extent(100, 500) },
    );
  });
});

/**
 * The headings and bodies that `mailsplit` finds. Line breaks at the end of a body are left out of the comparison: it
 * does not take away the one before a delimiter if the body has nothing else.
 */
async function byMailsplit(octets: Buffer): Promise<[string, string][]> {
  const found = new Map<MimeNode, [string, string]>();
  const splitter = new Splitter({ defaultInlineEmbedded: true, maxHeadSize: 1e7, maxChildNodes: 1e6 });
  for await (const chunk of Readable.from([octets]).pipe(splitter) as AsyncIterable<
    MimeNode | MessageChunk
  >) {
    if (chunk.type === "node") found.set(chunk, [chunk.getHeaders().toString("latin1"), ""]);
    const entry = chunk.type === "body" ? found.get(chunk.node as MimeNode) : undefined;
    if (entry && chunk.type === "body") entry[1] += chunk.value?.toString("latin1") ?? "";
  }
  return [...found.values()].map(([heading, body]) => [heading, withoutLastBreaks(body)]);
}

function byUrikit(octets: Buffer, piece: number): [string, string][] {
  return splitter(octets, piece).entities.map(({ heading, body }) => [
    heading,
    withoutLastBreaks(body ?? ""),
  ]);
}

const withoutLastBreaks = (body: string) => body.replace(/[\r\n]+$/, "");

const BOUNDARIES = ["b", "b1", "b1-", "=_b", "B", "outer", "0"];

const line = fc.constantFrom("", "x", "-", "--", "--c", "--bb", " --b", "A: b", "text of a line", "\r", "é");

const lines = fc.array(line, { maxLength: 4 });

/** The lines of an entity whose multiparts are closed; each has a boundary of its own. */
function entity(depth: number): fc.Arbitrary<string[]> {
  const leaf = lines.map((body) => ["Content-Type: text/plain", "", ...body]);
  if (depth === BOUNDARIES.length) return leaf;
  const boundary = BOUNDARIES[depth] ?? "";
  const multipart = fc
    .tuple(lines, fc.array(entity(depth + 1), { minLength: 1, maxLength: 3 }), lines)
    .map(([preamble, parts, epilogue]) => [
      `Content-Type: multipart/mixed; boundary="${boundary}"`,
      "",
      ...preamble,
      ...parts.flatMap((part) => [`--${boundary}`, ...part]),
      `--${boundary}--`,
      ...epilogue,
    ]);
  // Without a message right within a message: mailsplit does not see the delimiter that ends both.
  const message = fc.oneof(leaf, multipart).map((inner) => ["Content-Type: message/rfc822", "", ...inner]);
  return fc.oneof({ depthSize: "small" }, leaf, multipart, message);
}

describe("beside mailsplit", () => {
  it("the same headings and bodies in multiparts that are lawful, in pieces of any size", async () => {
    await fc.assert(
      fc.asyncProperty(
        entity(0),
        fc.constantFrom("\n", "\r\n"),
        fc.integer({ min: 1, max: 40 }),
        async (text, end, piece) => {
          const octets = Buffer.from(text.join(end) + end, "latin1");
          expect(byUrikit(octets, piece)).toEqual(await byMailsplit(octets));
        },
      ),
      { numRuns: extent(40, 150) },
    );
  });

  it("the same in a delivery report", async () => {
    const octets = readFileSync(new URL("../../test/fixtures/delivery-report.eml", import.meta.url));
    const found = byUrikit(octets, 1000);
    expect(found).toEqual(await byMailsplit(octets));
    expect(found.map(([heading]) => /Content-Type: ([^;\s]+)/i.exec(heading)?.[1]?.toLowerCase())).toEqual([
      "multipart/report",
      "text/plain",
      "message/delivery-status",
      "message/rfc822",
      "text/plain",
    ]);
  });
});
