/** The program as it is called: with a reader that is right, and with those that crash, hang, babble or are not there. */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { badge, percent } from "./badge.ts";
import { run } from "./program.ts";
import type { MinefieldRecord } from "./record.ts";

const READERS = [
  { id: "one", language: "C", version: "One 1.0", resolves: true, dials: false },
  { id: "two", language: "C", version: "Two 2.0", resolves: false, dials: false },
];

const record = (id: string, reference: string, more: Partial<MinefieldRecord>): MinefieldRecord => ({
  id,
  reference,
  list: "classics",
  kind: "userinfo",
  sources: [{ source: "A talk of 2017", licence: "CC0-1.0", purpose: "To confuse" }],
  heldOut: false,
  rfc3986: { reads: false },
  urlStandard: { reads: false },
  reads: { others: false },
  ...more,
});

const RECORDS = [
  record("00000001", "http://a/", {
    rfc3986: { reads: ["http", null, "a", null, "/"] },
    reads: { two: ["http", null, "b", null, "/"], others: ["http", null, "a", null, "/"] },
  }),
  record("00000002", "http://a b/", { kind: "host, port", failed: { hung: "two" } }),
  record("00000003", "c", {
    base: "http://a/b",
    rfc3986: { reads: [null, null, null, null, "c"], target: "http://a/c" },
    reads: { others: [null, null, null, null, "c"] },
    target: { others: "http://a/c" },
  }),
];

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "urikit-minefield-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What the program writes and its status. */
async function ran(...args: string[]) {
  let [out, err] = ["", ""];
  const status = await run(args, {
    write: (text) => (out += text),
    complain: (text) => (err += text),
    data: () => ({ records: RECORDS, readers: READERS }),
  });
  return { status, out, err };
}

/** A reader in JavaScript, as a command: what it does with each question. */
function reader(body: string): readonly string[] {
  const file = join(folder, `${Math.abs(body.length)}.mjs`);
  writeFileSync(
    file,
    `import { createInterface } from "node:readline";
for await (const line of createInterface({ input: process.stdin })) { const { reference, base } = JSON.parse(line); ${body} }`,
  );
  return ["--", process.execPath, file];
}

const RIGHT = `console.log(JSON.stringify(reference.includes(" ") ? false
  : base ? { path: reference, target: "http://a/c" } : { scheme: "http", host: "a", path: "/" }));`;

describe("run", () => {
  it("counts what a reader keeps, and where it parts from the others", async () => {
    const { status, out } = await ran("run", "--json", ...reader(RIGHT));
    const { rfc3986, neighbours, faults } = JSON.parse(out);
    expect(status).toBe(0);
    expect(faults).toEqual([]);
    expect(rfc3986).toEqual({
      accepts: { right: 1, of: 1 },
      refuses: { right: 1, of: 1 },
      components: { right: 1, of: 1 },
      targets: { right: 1, of: 1 },
      all: { right: 3, of: 3 },
      failures: [],
    });
    expect(
      neighbours.map(({ reader, apart }: { reader: string; apart: object[] }) => [reader, apart.length]),
    ).toEqual([
      ["two", 1],
      ["one", 0],
    ]);
  });

  it("lists what it reads otherwise, and fails below what is asked", async () => {
    const wrong = 'console.log(JSON.stringify({ scheme: "http", host: "b", path: "/" }));';
    const { status, out, err } = await ran("run", "--at-least", "90", ...reader(wrong));
    expect(status).toBe(1);
    expect(out).toContain('00000001  "http://a/" has another host');
    expect(out).toContain('00000002  "http://a b/" is not valid');
    expect(err).toBe("It keeps 0.0 % of RFC 3986; 90 % were asked.\n");
  });

  it.each([
    ["it ended", "process.exit(3);"],
    ["no answer in time", "await new Promise((resolve) => setTimeout(resolve, 60_000));"],
    ["not an answer", 'console.log("<html>");'],
    ["not an answer", 'console.log(JSON.stringify({ host: { toString: 1 } }) + "  ");'],
    ["not an answer", 'console.log(JSON.stringify({ host: false }) + "    ");'],
    ["not an answer", 'console.log("[]");'],
  ])("says of each question: %s", async (fault, body) => {
    // On a busy machine a process takes a while to start: only what is never answered is waited for in vain.
    const timeout = fault === "no answer in time" ? "300" : "20000";
    const { status, out } = await ran("run", "--json", "--timeout", timeout, ...reader(body));
    expect(status).toBe(0);
    expect(JSON.parse(out).faults.map((one: { fault: string }) => one.fault)).toEqual([fault, fault, fault]);
    expect(JSON.parse(out).rfc3986.refuses).toEqual({ right: 1, of: 1 });
  });

  it("goes on after a crash", async () => {
    const body = `if (reference.includes(" ")) process.exit(1); ${RIGHT}`;
    const { out } = await ran("run", "--json", ...reader(body));
    expect(JSON.parse(out).faults).toEqual([{ id: "00000002", reference: "http://a b/", fault: "it ended" }]);
    expect(JSON.parse(out).rfc3986.all).toEqual({ right: 3, of: 3 });
  });

  it.each([
    [
      "has another answer each time",
      'console.log(JSON.stringify({ scheme: "http", host: String(process.pid) }));',
    ],
    [
      "remembers what came before",
      "console.log(JSON.stringify({ host: String(globalThis.n = (globalThis.n ?? 0) + 1) }));",
    ],
  ])("asks once more of a new process, and finds what %s", async (_, body) => {
    const { out } = await ran("run", "--json", "--timeout", "20000", ...reader(body));
    const { faults, askedTwice } = JSON.parse(out);
    expect(askedTwice).toBe(3);
    expect(faults.map((one: { fault: string }) => one.fault)).toContain("another answer the second time");
    const text = await ran("run", "--timeout", "20000", ...reader(body));
    expect(text.out).toMatch(
      /^3 questions, 3 of them twice\n {2}another answer the second time: [23], such as "/,
    );
  });

  it("asks nobody twice who never answers", async () => {
    const { out } = await ran("run", "--json", "--timeout", "20000", ...reader('console.log("?");'));
    expect(JSON.parse(out)).toMatchObject({ askedTwice: 0, faults: [{ fault: "not an answer" }, {}, {}] });
  });

  it("judges by the URL Standard, if it is asked", async () => {
    const { out, err, status } = await ran(
      "run",
      "--standard",
      "url",
      "--at-least",
      "90",
      "--timeout",
      "20000",
      ...reader(RIGHT),
    );
    expect(out).toContain("Against the URL Standard, the shortest first:\n  00000001");
    expect([status, err]).toEqual([1, expect.stringMatching(/of the URL Standard; 90 % were asked/)]);
  });

  it("takes a kind that a reference has among others", async () => {
    const { out } = await ran("run", "--reader", "one", "--kind", "port", "--json");
    expect(JSON.parse(out).asked).toBe(1);
  });

  it("writes a badge", async () => {
    const file = join(folder, "badge.svg");
    await ran("run", "--badge", file, ...reader(RIGHT));
    expect(readFileSync(file, "utf8")).toBe(badge("RFC 3986", 1));
  });

  it("writes the report for programs, and prints that for people", async () => {
    const file = join(folder, "report.json");
    const { out } = await ran("run", "--report", file, ...reader(RIGHT));
    expect(out).toContain("3 questions, 3 of them twice");
    expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({ asked: 3, rfc3986: { failures: [] } });
  });

  it("shows a recorded reader", async () => {
    const { out } = await ran("run", "--reader", "two", "--json");
    expect(JSON.parse(out).rfc3986.components).toEqual({ right: 0, of: 1 });
    expect(JSON.parse(out).neighbours).toHaveLength(1);
  });

  it("says of a recorded reader where it failed to answer, and counts that as a refusal", async () => {
    const { faults, rfc3986 } = JSON.parse((await ran("run", "--reader", "two", "--json")).out);
    expect(faults).toEqual([{ id: "00000002", reference: "http://a b/", fault: "no answer in time" }]);
    expect(rfc3986.refuses).toEqual({ right: 1, of: 1 });
    expect(JSON.parse((await ran("run", "--reader", "one", "--json")).out).faults).toEqual([]);
    expect((await ran("show", "http://a b/")).out).toMatch(/refused: One 1\.0\n {2}hung: Two 2\.0/);
  });
});

describe("between", () => {
  it.each(["text", "json", "vitest", "pytest", "go"])("writes the references as %s", async (form) => {
    const { status, out } = await ran("between", "one", "two", "--as", form);
    expect([status, out.includes('"http://a/"')]).toEqual([0, true]);
  });

  it("finds nothing between a reader and itself", async () => {
    expect((await ran("between", "one", "one")).status).toBe(1);
  });
});

describe("usage", () => {
  it.each([
    [],
    ["walk"],
    ["run"],
    ["run", "--reader", "three"],
    ["run", "--", "/nowhere/reader"],
    ["run", "--at-least", "most", "--", "x"],
    ["run", "--standard", "both", "--reader", "one"],
    ["between", "one"],
    ["between", "one", "two", "--as", "poem"],
    ["run", "--reader", "one", "--kind", "none"],
    ["--wrong"],
  ])("%j is refused", async (...args) => {
    const { status, out, err } = await ran(...args);
    expect([status, out]).toEqual([2, ""]);
    expect(err).toContain("urikit-minefield run");
  });

  it("helps, lists the readers, shows a reference, or says that there is none", async () => {
    expect((await ran("--help")).out).toContain("Exit status");
    expect((await ran("readers")).out).toContain("Two 2.0");
    expect((await ran("show", "http://a/")).out).toContain("scheme http, host b, path /: Two 2.0");
    expect((await ran("show", "http://c/")).status).toBe(1);
  });
});

describe("percent", () => {
  it.each([
    [1, "100.0 %"],
    [0.99996, ">99.9 %"],
    [0.5, "50.0 %"],
    [0, "0.0 %"],
  ])("%j: %s", (share, text) => {
    expect(percent(share)).toBe(text);
  });
});
