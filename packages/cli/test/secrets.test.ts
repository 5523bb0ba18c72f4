/**
 * RFC 3986 §3.2.1, §7.5: what a command shows has no secret of the corpus, and what is no secret stays. Data is as it was
 * asked for: what is data and what is shown, packages/cli/README.md says.
 */

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { decode } from "urikit";
import { afterAll, describe, expect, it } from "vitest";
import { CORPUS, type CorpusLine, leaksIn } from "../../audit/test/secrets/corpus.ts";
import { type Ended, shownAt, uri, withFile } from "./run-uri.ts";

const REFERENCES = CORPUS.filter(({ isReference }) => isReference);
const SECRET = REFERENCES.filter(({ secrets }) => secrets.length > 0);
const HARMLESS = REFERENCES.filter(({ secrets }) => secrets.length === 0);

/** How many lines in a hundred may be masked where there is no secret. */
const MOST_MASKED = 2;

/** Wide enough that no secret is cut by the end of a line. */
const WIDE = 4000;

/** The same, not valid: what follows belongs to no secret. */
const broken = (line: CorpusLine): CorpusLine => ({ ...line, text: `${line.text}#|#` });

const listOf = (references: readonly CorpusLine[]) => references.map(({ text }) => `${text}\n`).join("");

/** A line for `compare`. */
const pairsOf = (references: readonly CorpusLine[]) =>
  references.map(({ text }) => `${text}\thttp://example.org/\n`).join("");

/** What all lines together show: a secret that is a word of another line may be in the output. */
const SHOWN = REFERENCES.map(({ shown }) => shown)
  .join("\n")
  .toLowerCase();

/** A secret as it is, decoded, and as JSON writes each of these. */
function formsOf(secret: string): readonly string[] {
  const forms = [secret, decode(secret, { invalid: "keep" })];
  return [...new Set([...forms, ...forms.map((form) => JSON.stringify(form).slice(1, -1))])];
}

/** The secrets that an output for some references shows, each with its reference. */
function leaks({ stdout, stderr }: Partial<Ended>, references: readonly CorpusLine[]): readonly string[] {
  const output = `${stdout ?? ""}\n${stderr ?? ""}`;
  return references.flatMap((line) => {
    const secrets = line.secrets.filter((secret) => !SHOWN.includes(secret.toLowerCase())).flatMap(formsOf);
    return leaksIn(output, { ...line, secrets }).map((secret) => {
      const shown = output.split("\n").find((each) => each.includes(secret));
      return `${line.text}: ${secret} in ${shown}`;
    });
  });
}

it("nearly all secrets of the corpus are words of no other line", () => {
  const secrets = SECRET.flatMap((line) => line.secrets);
  const told = secrets.filter((secret) => !SHOWN.includes(secret.toLowerCase()));
  expect(secrets.length - told.length).toBeLessThanOrEqual(5);
});

/** Their scheme and host, or a part of each: the guard has a reason for the others. */
const POLICY = join(mkdtempSync(join(tmpdir(), "uri-secrets-")), "policy.json");
writeFileSync(
  POLICY,
  JSON.stringify({ schemes: ["http", "https"], hosts: ["example.org", "*.example.org"] }),
);
afterAll(() => rmSync(dirname(POLICY), { recursive: true }));

/** Commands that show references, and what they read. */
const SHOWING: readonly (readonly [command: string, input: typeof listOf])[] = [
  ["inspect", listOf],
  ["inspect --all", listOf],
  ["check", listOf],
  ["standards", listOf],
  ["standards --verbose", listOf],
  ["plan", listOf],
  ["plan --lenient --allow-userinfo", listOf],
  ["normalize --to key", listOf],
  ["audit", listOf],
  [`guard --policy ${POLICY}`, listOf],
  ["compare", pairsOf],
  ["report --audit --standards", listOf],
  ["redact", listOf],
];

/** Commands whose results are data. */
const MAKING = [
  "resolve --base http://a.example/",
  "relativize --base http://a.example/",
  "normalize",
  "normalize --level scheme",
  "normalize --to uri",
  "repair",
  "unique",
  "set --fragment x",
  "encode",
  "decode",
];

/** Those whose results are data for a file or a pipe, and shown to a terminal. */
const READING = ["parse", "parse --columns userinfo,path,query,line", "get {reference}{userinfo}{query}"];

describe.each(SHOWING)("uri %s", (command, inputOf) => {
  const args = command.split(" ");
  const runs = [
    ["as lines", (input: string) => uri(args, input)],
    ["as JSON", (input: string) => uri([...args, "--json"], input)],
    ["on a terminal", (input: string) => shownAt(WIDE, args, input)],
  ] as const;

  it.each(runs)("shows no secret, %s", async (_how, run) => {
    expect(leaks(await run(inputOf(SECRET)), SECRET)).toEqual([]);
    const invalid = SECRET.map(broken);
    expect(leaks(await run(inputOf(invalid)), invalid)).toEqual([]);
  });

  it.each(runs)("leaves what is no secret, %s", async (_how, run) => {
    const { stdout, stderr } = await run(inputOf(HARMLESS));
    const masked = `${stdout}\n${stderr}`.split("\n").filter((line) => line.includes("***"));
    expect((100 * masked.length) / HARMLESS.length, masked.join("\n")).toBeLessThan(MOST_MASKED);
  });
});

describe.each([...MAKING, ...READING])("uri %s", (command) => {
  const args = command.split(" ");

  it("gives data as it is, and says nothing of a secret", async () => {
    const { stdout, stderr } = await uri(args, listOf(SECRET));
    expect(stdout).not.toContain("***");
    expect(leaks({ stderr }, SECRET)).toEqual([]);
    const invalid = SECRET.map(broken);
    expect(leaks({ stderr: (await uri(args, listOf(invalid))).stderr }, invalid)).toEqual([]);
    expect(leaks({ stderr: (await shownAt(WIDE, args, listOf(invalid))).stderr }, invalid)).toEqual([]);
  });
});

/** What is percent-encoded is not looked through. */
const LOOKED_AT = [...MAKING.filter((command) => command !== "encode"), ...READING];

it.each(LOOKED_AT)("uri %s shows a terminal no secret", async (command) => {
  const args = command.split(" ");
  expect(leaks(await shownAt(WIDE, args, listOf(SECRET)), SECRET)).toEqual([]);
  const valid = SECRET.filter(({ text }) => /^[!-~]+$/.test(text) && !/["<>`]/.test(text));
  const { stdout } = await shownAt(WIDE, [...args, "--show-secrets"], listOf(valid));
  expect(stdout).not.toContain("***");
});

it("uri extract shows no secret in its JSON and on a terminal", async () => {
  const text = SECRET.map((line) => `<${line.text}>\n`).join("");
  for (const options of [["--json"], ["--audit"], ["--audit", "--json"]])
    await withFile(text, async (path) => {
      expect(leaks(await uri(["extract", ...options, path]), SECRET)).toEqual([]);
    });
  await withFile(text, async (path) => {
    expect(leaks(await shownAt(WIDE, ["extract", path]), SECRET)).toEqual([]);
  });
});

/** What takes a reference, and says that it is not what it should be. */
const REFUSING = [
  "resolve --base",
  "audit --base",
  "extract --base",
  "extract --retrieved-from",
  "extract",
  "check --input",
  "compare --learned",
  "guard --policy",
  "normalize --to key --secret-file",
  "plan --gateway",
  "normalize --level",
  "explain",
  "explain --svg",
  "get",
  "set --scheme",
];

it.each(REFUSING)("uri %s shows no secret in what it says of wrong usage", async (command) => {
  // What is quoted is masked in one place, whatever the secret.
  for (const line of SECRET.filter((_, at) => at % 6 === 0).map(broken)) {
    const { stderr } = await uri([...command.split(" "), line.text, "x"]);
    expect(leaks({ stderr }, [line])).toEqual([]);
  }
});
