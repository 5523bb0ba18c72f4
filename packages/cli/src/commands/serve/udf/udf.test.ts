/** `uri serve --udf`: chunks in, as many answers out; NULL or an error for what is invalid, and never the answer of a neighbour. */

import { Buffer } from "node:buffer";
import { Readable, Writable } from "node:stream";
import { extent } from "@urikit/abnf/extent";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { uri, uriOctets } from "../../../../test/run-uri.ts";
import { run } from "../../../program.ts";

/** A value: its octets, each as one character. */
type Value = string | null;

/** The two formats, written here from ClickHouse's documentation of them. */
const FORMATS = {
  RowBinary: { encode: encodeRowBinary, decode: decodeRowBinary },
  TabSeparated: { encode: encodeTabSeparated, decode: decodeTabSeparated },
} as const;
type Format = keyof typeof FORMATS;
const NAMES = Object.keys(FORMATS) as Format[];

function encodeRowBinary(rows: readonly (readonly Value[])[], nullable: boolean): string {
  return rows
    .flat()
    .map((value) => encodeString(value, nullable))
    .join("");
}

function encodeString(value: Value, nullable: boolean): string {
  if (value === null) return "\x01";
  let size = "";
  let rest = value.length;
  for (; rest >= 128; rest >>= 7) size += String.fromCharCode((rest & 127) | 128);
  return `${nullable ? "\0" : ""}${size}${String.fromCharCode(rest)}${value}`;
}

function decodeRowBinary(text: string, nullable: boolean): Value[] {
  const values: Value[] = [];
  for (let at = 0; at < text.length; ) {
    if (nullable && text.charCodeAt(at++) === 1) {
      values.push(null);
      continue;
    }
    let size = 0;
    for (let shift = 0; ; shift += 7) {
      const octet = text.charCodeAt(at++);
      size += (octet & 127) << shift;
      if (octet < 128) break;
    }
    values.push(text.slice(at, at + size));
    at += size;
  }
  return values;
}

const ESCAPED: Readonly<Record<string, string>> = {
  "\b": "\\b",
  "\f": "\\f",
  "\r": "\\r",
  "\n": "\\n",
  "\t": "\\t",
  "\0": "\\0",
  "'": "\\'",
  "\\": "\\\\",
};

function encodeTabSeparated(rows: readonly (readonly Value[])[]): string {
  const cell = (value: Value) => value?.replace(/[\b\f\r\n\t\0'\\]/g, (one) => ESCAPED[one] ?? "") ?? "\\N";
  return rows.map((row) => `${row.map(cell).join("\t")}\n`).join("");
}

function decodeTabSeparated(text: string): Value[] {
  return text
    .split("\n")
    .slice(0, -1)
    .map((cell) =>
      cell === "\\N"
        ? null
        : cell.replace(
            /\\./g,
            (pair) => Object.entries(ESCAPED).find(([, written]) => written === pair)?.[0] ?? pair,
          ),
    );
}

interface Asked {
  readonly format: Format;
  readonly nullable?: boolean;
  /** How many rows a chunk has. */
  readonly rows?: number;
  readonly more?: readonly string[];
}

/** The answers of the work to rows. */
async function answersTo(
  work: string,
  rows: readonly (readonly Value[])[],
  { format, nullable = true, rows: size = rows.length, more = [] }: Asked,
): Promise<Value[]> {
  const { encode, decode } = FORMATS[format];
  let input = "";
  for (let at = 0; at < rows.length; at += size) {
    const chunk = rows.slice(at, at + size);
    input += `${chunk.length}\n${encode(chunk, nullable)}`;
  }
  const args = ["serve", "--udf", work, "--format", format, ...(nullable ? ["--null"] : []), ...more];
  const { stdout, stderr, status } = await uriOctets(args, Buffer.from(input, "latin1"));
  expect({ stderr, status }).toEqual({ stderr: "", status: 0 });
  return decode(stdout.toString("latin1"), nullable);
}

/** One argument a row. */
const alone = (values: readonly Value[]) => values.map((value) => [value]);

describe.each(NAMES)("uri serve --udf --format %s", (format) => {
  it("answers every row in its place (RFC 3986 §6.2.2, §3.2.2, §5.4.1)", async () => {
    const values = ["HTTP://EXAMPLE.com/%7Euser", "http://a/ b", null, "", "x:%2D", "http://a/b"];
    const normal = ["http://example.com/~user", null, null, "", "x:-", "http://a/b"];
    expect(await answersTo("normalize", alone(values), { format })).toEqual(normal);
    const hosts = [
      "http://u@EXAMPLE.com:80/",
      "http://[::1]/",
      "mailto:a@b",
      "file:///a",
      "//h?",
      "1:",
      null,
    ];
    expect(await answersTo("host", alone(hosts), { format })).toEqual([
      "EXAMPLE.com",
      "[::1]",
      null,
      "",
      "h",
      null,
      null,
    ]);
    const base = "http://a/b/c/d;p?q";
    const pairs = [
      [base, "../g"],
      [base, "g:h"],
      [base, null],
      [null, "g"],
      ["a", "g"],
      [base, "a b"],
      ["http://x/", "g"],
      [base, ""],
    ];
    expect(await answersTo("resolve", pairs, { format })).toEqual([
      "http://a/b/g",
      "g:h",
      null,
      null,
      null,
      null,
      "http://x/g",
      base,
    ]);
  });

  it("gives the key of a reference, as any program makes it by SipHash-2-4 of 128 bits (§6)", async () => {
    const key = "76103f6c7f1ee295c58215ebcd91be64"; // openssl mac … SIPHASH: docs/lists.md
    const rows = alone(["http://example.org/", "HTTP://Example.ORG/", "a b", null]);
    expect(await answersTo("key", rows, { format })).toEqual([key, key, null, null]);
    const byScheme = alone(["http://Example.org:80"]);
    expect(await answersTo("key", byScheme, { format, more: ["--level", "scheme"] })).toEqual([key]);
  });

  it("goes as far as --level says (§6.2.3)", async () => {
    const more = ["--level", "scheme"];
    expect(await answersTo("normalize", alone(["http://A:80", "http://a/"]), { format, more })).toEqual([
      "http://a/",
      "http://a/",
    ]);
  });

  it("says what is wrong as CODE:COLUMN: MESSAGE, in UTF-8", async () => {
    const values = ["http://a/ b", "http://a/", null, "a\\b", "\xff", "http://u:s3cr3t@h/ b"];
    const errors = await answersTo("error", alone(values), { format });
    expect(errors.map((error) => error?.split(" ")[0])).toEqual([
      "forbidden-character:10:",
      undefined,
      undefined,
      "forbidden-character:2:",
      "not-utf-8:1:",
      "forbidden-character:19:",
    ]);
    expect(Buffer.from(errors[0] ?? "", "latin1").toString()).toContain("§3.3");
    expect(errors.join()).not.toContain("s3cr3t");
  });

  it("gives registrable domains: NULL for an address, a suffix, and what has no host", async () => {
    const links = [
      "http://www.Example.co.uk/a",
      "http://co.uk",
      "//10.0.0.1/",
      "mailto:a",
      "a b",
      "//a.me.github.io",
    ];
    expect(await answersTo("registrable", alone(links), { format })).toEqual([
      "example.co.uk",
      null,
      null,
      null,
      null,
      "me.github.io",
    ]);
  });

  it("without --null gives the empty text where there is no host, and nothing wrong", async () => {
    const rows = alone(["mailto:a@b", "http://A/"]);
    expect(await answersTo("host", rows, { format, nullable: false })).toEqual(["", "A"]);
    expect(await answersTo("error", rows, { format, nullable: false })).toEqual(["", ""]);
  });

  it("without --null ends at an invalid value, with what is wrong and no answer to its chunk", async () => {
    const { encode } = FORMATS[format];
    const input = [["http://A"], ["x"], ["http://u:s3cr3t@h/ b"]];
    const chunks = `1\n${encode([["HTTP://A"]], false)}3\n${encode(input, false)}1\n${encode([["x"]], false)}`;
    const { status, stdout, stderr } = await uri(["serve", "--udf", "normalize", "--format", format], chunks);
    expect({ status, stdout }).toEqual({ status: 1, stdout: encode([["http://a"]], false) });
    expect(stderr).toBe(
      'uri: serve --udf normalize: row 3 of a chunk, "http://u:***@h/ b": a space is not allowed in a path (§3.3); write it as %20\n',
    );
  });

  it("answers a value that is too long with NULL, and the next one with its own answer", async () => {
    const values = [`x:${"a".repeat(2 ** 24)}`, "HTTP://a"];
    const answers = await answersTo("normalize", alone(values), { format });
    expect(answers.map((answer) => answer?.slice(0, 99))).toEqual([undefined, "http://a"]);
  });

  it("answers each chunk in one write, however its octets arrive", async () => {
    const { encode } = FORMATS[format];
    const chunk = alone(["HTTP://a/", null, "b", "c\n"]);
    const octets = Buffer.from(`4\n${encode(chunk, true)}`.repeat(3), "latin1");
    const answers = Buffer.from(encode(alone(["http://a/", null, "b", null]), true), "latin1");
    for (const size of [1, 2, 7, octets.length]) {
      const pieces = Array.from({ length: Math.ceil(octets.length / size) }, (_, at) =>
        octets.subarray(at * size, (at + 1) * size),
      );
      const writes: Buffer[] = [];
      const stdout = new Writable({
        write(data: Buffer, _encoding, done) {
          writes.push(Buffer.from(data));
          done();
        },
      });
      await run(["serve", "--udf", "normalize", "--format", format, "--null"], {
        stdin: Readable.from(pieces),
        stdout,
        stderr: stdout,
      });
      expect(writes).toEqual([answers, answers, answers]);
    }
  });

  it.each([
    ["http://h/1\n", "expected the number of rows"],
    ["\n", "expected the number of rows"],
    ["2", "expected the number of rows"],
    [`${"9".repeat(40)}\n`, "expected the number of rows"],
    ["9\na", "a chunk of 9 rows ends within row 1"],
  ])("refuses what is no chunk: %j", async (input, message) => {
    const { status, stderr } = await uri(["serve", "--udf", "normalize", "--format", format], input);
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: expect.stringContaining(`uri: serve --udf: ${message}`),
    });
  });

  it("takes a chunk without rows", async () => {
    expect(await uri(["serve", "--udf", "normalize", "--format", format], "0\n0\n")).toEqual({
      status: 0,
      stdout: "",
      stderr: "",
    });
  });
});

/** RFC 3986 §3.3, §3.4 and §3.5: what may follow `http://h/a` as one octet. */
const ALLOWED = /[A-Za-z0-9\-._~!$&'()*+,;=:@/?#]/;

describe.each(NAMES)("values of any octets, in %s", (format) => {
  const octets = Array.from({ length: 256 }, (_, octet) => String.fromCharCode(octet));

  it("give NULL for every octet that a URI cannot hold, and shift no other answer (RFC 3986 §2, §3.3)", async () => {
    const rows = octets.flatMap((octet, at) => [
      `http://h/a${octet}b`,
      octet,
      `${octet}${octet}`,
      `HTTP://h/${at}`,
    ]);
    const answers = await answersTo("normalize", alone(rows), { format, rows: 100 });
    expect(answers).toHaveLength(rows.length);
    for (const [at, octet] of octets.entries()) {
      expect(answers[4 * at + 3]).toBe(`http://h/${at}`);
      expect(answers[4 * at]).toBe(ALLOWED.test(octet) ? `http://h/a${octet}b` : null);
    }
  });

  it("give NULL for every sequence that is not UTF-8, and for every one that is and is not ASCII", async () => {
    const sequences = [
      "\x80",
      "\xc3",
      "\xc3\xa9",
      "\xe2\x82",
      "\xe2\x82\xac",
      "\xed\xa0\x80",
      "\xf0\x9f\x98\x80",
      "\xf4\x90\x80\x80",
      "\xc0\xaf",
      "\xef\xbb\xbf",
      "\xff\xfe",
    ];
    const rows = sequences.flatMap((sequence) => [`http://h/${sequence}`, `a${sequence}\\N`, "g"]);
    const answers = await answersTo("normalize", alone(rows), { format });
    expect(answers).toEqual(sequences.flatMap(() => [null, null, "g"]));
  });

  it("are answered in any chunks as each is alone", async () => {
    const odd = fc.constantFrom(
      "\n",
      "\t",
      "\0",
      "\\",
      "'",
      "\\N",
      "\r",
      "\xff",
      "\x01",
      "%",
      "%7e",
      "A",
      "/",
      ":",
      "..",
      "#",
      "?",
    );
    const value = fc.option(
      fc.oneof(
        fc.array(odd).map((parts) => parts.join("")),
        fc.constantFrom("http://a/b", "HTTP://A", "b", ""),
        fc.string({ maxLength: 300, unit: fc.constantFrom(...octets) }),
      ),
    );
    const law = fc.asyncProperty(
      fc.array(value, { minLength: 1, maxLength: 30 }),
      fc.integer({ min: 1, max: 9 }),
      async (values, rows) => {
        const together = await answersTo("normalize", alone(values), { format, rows });
        expect(together).toEqual(await answersTo("normalize", alone(values), { format, rows: 1 }));
        const errors = await answersTo("error", alone(values), { format, rows });
        for (const [at, given] of values.entries())
          expect(errors[at] === null, String(given)).toBe(given === null || together[at] !== null);
      },
    );
    await fc.assert(law, { seed: 3986, numRuns: extent(4, 12) });
  });
});

describe("what is not the format that was asked for", () => {
  it.each([
    [["--format", "RowBinary", "--null"], "1\n\x03abc", "expected 0 or 1 at the beginning of row 1, found 3"],
    [["--format", "RowBinary"], "1\n\xff\xff\xff\xff\xff\xff\x01", "the length of a value in row 1"],
    [["--format", "TabSeparated"], "1\na\tb\n", "expected one value in row 1, found a TAB"],
    [["--format", "TabSeparated"], "1\n\\N\n", "row 1 holds \\N, which is NULL, and there is no --null"],
  ])("%j", async (args, input, message) => {
    const { status, stderr } = await uri(["serve", "--udf", "host", ...args], Buffer.from(input, "latin1"));
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: expect.stringContaining(`uri: serve --udf: ${message}`),
    });
  });

  it("is a row of another number of values", async () => {
    const ended = await uri(["serve", "--udf", "resolve", "--format", "TabSeparated"], "1\nhttp://a/\n");
    expect(ended.stderr).toContain("expected 2 values with a TAB between them in row 1");
  });
});

describe("wrong usage", () => {
  it.each([
    [["serve", "--udf"], "serve --udf: name one work: normalize, host, registrable, resolve, key, error"],
    [["serve", "--udf", "host", "error"], "serve --udf: name one work"],
    [["serve", "--udf", "shout"], "argument 'shout' is invalid. Allowed choices are normalize, host"],
    [["serve", "--udf", "host", "--config", "clickhouse"], "--config is about all works; name none"],
    [["serve", "--udf", "--config", "clickhouse", "host"], "--config is about all works; name none"],
    [["serve", "--udf", "host", "--socket", "s"], "serve: give one of -"],
    [["serve", "--udf", "host", "-"], "serve: give one of -"],
    [["serve", "--udf", "host", "--format", "Parquet"], "Allowed choices are RowBinary, TabSeparated"],
    [["serve", "-", "--format", "RowBinary"], "serve: --format is about --udf"],
    [["serve", "--socket", "s", "--no-null"], "serve: --no-null is about --udf"],
    [["serve", "--config", "clickhouse"], "serve: --config is about --udf"],
    [
      ["serve", "--udf", "host", "--do", "audit"],
      "serve --udf: it answers no requests, so --do says nothing",
    ],
    [["udf", "host"], "there is no command udf; what you want is serve --udf: uri serve --help"],
  ])("%j", async (args, message) => {
    const { status, stderr } = await uri(args);
    expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringContaining(message) });
  });
});
