/** `uri help json COMMAND`: the schema of each command is what the command prints, and nothing else passes it. */

import { readdirSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { extent } from "@urikit/abnf/extent";
import type { ValidateFunction } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { objects, uri, withFile } from "../test/run-uri.ts";
import { JSON_SCHEMAS } from "./json-schemas.ts";
import { declaredProgram } from "./program.ts";

const ajv = new Ajv2020({ strict: true, strictRequired: false, allErrors: true, allowUnionTypes: true });
const compiled = new Map<string, ValidateFunction>();

/** What the schema of a command has against an object. */
async function faults(command: string, object: unknown): Promise<readonly string[]> {
  const known = compiled.get(command);
  const validate = known ?? ajv.compile(JSON.parse((await uri(["help", "json", command])).stdout) as object);
  compiled.set(command, validate);
  validate(object);
  return (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
}

const SAMPLE = readFileSync(new URL("../../../samples/references.txt", import.meta.url), "utf8").split("\n");

/** Some lines of the sample, and lines that are hostile, or no text. */
const linesOf = (sample: readonly string[]): Buffer =>
  Buffer.concat([Buffer.from(sample.join("\n")), HOSTILE]);

const HOSTILE = Buffer.concat([
  Buffer.from(
    [
      "",
      "http://u:p@127.0.0.1:80/a;b/c.php/x?x=1&y#f%20",
      "http://[fe80::1]/\thttp://[FE80::1]/",
      "http://[v1.x]/",
      "http://a/?\ta b",
      "mailto:a@b?subject=x",
      "http://good.example\\@evil.example/",
      "http://a b",
      "http://[",
      "mongodb://u:p@a:1,b:2/x",
      "postgres://u:geheim@a,b:5433/db",
      "http://b\u00fccher.example/\u202e",
      "view-source:jar:file:/a.war!/b",
      "gopher://h/0s%09%09?",
      "telnet://h:0/",
      "tel:112",
      "urn:x",
      "C:\\a b\\",
      "{+path}",
      "{",
      "%zz\u0000",
      "example.com/a.",
    ].join("\n"),
  ),
  Buffer.from("\nhttp://a/\xff\n", "latin1"),
  Buffer.from(`http://a/${"a".repeat(1024 * 1024)}\n`),
]);

/** Every sixth line of the sample. */
const LINES = linesOf(SAMPLE.filter((_, at) => at % 6 === 0));
/** What all readers are asked takes longer: `npm run prove` asks them every sixth line, too. */
const FEW_LINES = linesOf(SAMPLE.filter((_, at) => at % extent(90, 6) === 0));

/** The pages of the documentation. */
const DOCUMENTS = readdirSync(new URL("../../../docs", import.meta.url))
  .filter((name) => name.endsWith(".md"))
  .map((name) => `../../../docs/${name}`);

const GUARD = ["--scheme", "http", "--allow-host", "*"];

/** Runs over {@link LINES}. */
const RUNS: readonly (readonly string[])[] = [
  ...[
    "inspect",
    "parse",
    "check",
    "plan",
    "audit",
    "compare",
    "normalize",
    "standards",
    "unique",
    "report",
  ].map((command) => [command]),
  ...["repair", "encode", "decode", "expand"].map((command) => [command]),
  ["inspect", "-n", "--query-delimiter", ";", "--show-secrets"],
  ["get", "{host!}"],
  ["parse", "--query-delimiter", "&", "-n"],
  ["check", "--as", "absolute-uri"],
  ["plan", "--lenient", "--gateway", "wais=http://a/"],
  ["where", "valid or invalid", "-n"],
  ["where", "--count", "port"],
  ["report", "--audit", "--standards"],
  ["standards", "--base", "http://a/b", "--compare", "http://a/"],
  ["guard", ...GUARD],
  ["guard", ...GUARD, "--iri"],
  ["redact"],
  ["redact", "-n", "--only", "query"],
  ...["parse", "check", "audit", "compare", "normalize", "standards", "unique", "where"].map((command) => [
    command,
    ...(command === "where" ? ["host"] : []),
    "--iri",
    "-n",
  ]),
  ["resolve", "--base", "http://a/b"],
  ["relativize", "--base", "http://a/b"],
  ...["uri", "iri", "surt", "cdx", "key"].map((form) => ["normalize", "--to", form]),
  ["set", "--no-query", "--each", "port=1 2"],
  ["repair", "--assume-scheme", "https"],
];

describe("uri help json", () => {
  it("has the schema of each command with --json, and of no other", async () => {
    const withJson = (await declaredProgram()).commands
      .filter((command) => command.options.some(({ long }) => long === "--json"))
      .map((command) => command.name());
    expect(Object.keys(JSON_SCHEMAS).sort()).toEqual(withJson.sort());
    for (const name of ["serve", "nothing"])
      expect(await uri(["help", "json", name])).toMatchObject({ status: 2, stdout: "" });
  });

  it.each(RUNS.map((run) => [run.join(" "), run] as const))(
    "is what uri %s prints, line for line",
    async (_, [command = "", ...options]) => {
      const { stdout } = await uri(
        [command, "--json", ...options],
        command === "standards" ? FEW_LINES : LINES,
      );
      const printed = objects(stdout);
      expect(printed.length).toBeGreaterThan(0);
      for (const object of printed) expect([await faults(command, object), object]).toEqual([[], object]);
    },
  );

  it.each([
    ["compare", "http://a", "HTTP://a:80"],
    ["compare", "a", "b"],
    ["confuse", "good.example", "evil.example"],
    ["explain", "--standard", "all"],
    ["explain", "host", "gopher", "x-own:", "default-port"],
    ["standards", "--characters"],
    ["set", "--new", "--scheme", "a"],
    ["check", "n\u00e9"],
    ["fetch", "data:text/plain;charset=utf-8,a"],
    ["fetch", "--files", "docs", pathToFileURL("docs").href],
    ["fetch", "--allow", "mailto", "mailto:a@b?bcc=c"],
    ["fetch", "http://u:p@127.0.0.1/"],
    ["fetch", "a b"],
    ["fetch", "--allow", "gopher", "gopher://example.org/7a"],
  ])("is what uri %s prints of arguments: %s %s", async (command, ...args) => {
    for (const object of objects((await uri([command, "--json", ...args])).stdout))
      expect([await faults(command, object), object]).toEqual([[], object]);
  });

  it("is what uri extract prints: references, findings, fragments", async () => {
    const html = '<base href="http://u:p@a/"><p id=x><a href="#y"><a href="b c"><a href="x:y"><script src=a>';
    const text = "see <http://a/b\n c>, www.example.org, w3.org and http://10.0.0.1/.";
    const runs: readonly (readonly [string, ...string[]])[] = [
      [html],
      ['<iframe srcdoc="<a href=x>">', "--type", "html"],
      ['{"a":"http://b/"}'],
      ["[a](b)", "--type", "markdown"],
      [html, "--audit"],
      ['<p id=x><a href="#y"><a href="#x">', "--check-fragments"],
      [text, "--suffix-references", "--guess-host-names", "-n"],
      [text],
    ];
    for (const [content, ...options] of runs) {
      const found = objects((await uri(["extract", "--json", ...options], content)).stdout);
      expect(found.length).toBeGreaterThan(0);
      for (const object of found) expect([await faults("extract", object), object]).toEqual([[], object]);
    }
  });

  it("is what uri serve answers in the name of a command", async () => {
    const works = ["audit", "guard", "normalize", "standards", "where"];
    const references = ["http://u:p@127.1/", "a b", "", "http://a\\@b/"];
    const asked = works.flatMap((name) => references.map((reference) => ({ id: name, do: name, reference })));
    const input = asked.map((one) => `${JSON.stringify(one)}\n`).join("");
    const policy = '{"schemes":["http"],"hosts":["*"]}';
    const answers = await withFile(policy, async (path) =>
      objects((await uri(["serve", "-", "--policy", path, "--where", "host"], input)).stdout),
    );
    expect(answers).toHaveLength(asked.length);
    for (const { id, ...object } of answers as { id: string }[])
      expect([await faults(id, object), object]).toEqual([[], object]);
  });

  it("is what the documents show", async () => {
    const pages = ["../README.md", ...DOCUMENTS].map((name) =>
      readFileSync(new URL(name, import.meta.url), "utf8"),
    );
    const shown = pages.flatMap((page) => [
      ...page.matchAll(/^\$ uri (\w+) [^|\n]*--json.*\n((?:\{.*\n)+)/gm),
    ]);
    expect(shown.length).toBeGreaterThan(2);
    for (const [, command = "", lines = ""] of shown)
      for (const object of objects(lines))
        expect([await faults(command, object), object]).toEqual([[], object]);
  });

  it("refuses another member, a result of another type, and one of an invalid line", async () => {
    const line = { reference: "a", valid: true, result: "a" };
    expect(await faults("normalize", line)).toEqual([]);
    for (const wrong of [
      { ...line, text: "a" },
      { ...line, result: 1 },
      { ...line, valid: false },
      { valid: true, result: "a" },
      { reference: "a", valid: true },
    ])
      expect(await faults("normalize", wrong)).not.toEqual([]);
    expect(await faults("guard", { ...line, result: "maybe" })).not.toEqual([]);
    expect(await faults("compare", line)).not.toEqual([]);
  });
});
