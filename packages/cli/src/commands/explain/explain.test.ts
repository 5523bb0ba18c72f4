/** `uri explain` and `uri help WORD`: a page for each component, error code, finding, normalization rule and habit. */

import { readFileSync } from "node:fs";
import { FINDINGS } from "@urikit/audit";
import { saidExplanation } from "@urikit/explain";
import {
  COMPONENTS,
  ERROR_CODES,
  type ExplainedRule,
  NORMALIZATION_RULES,
  stepOf,
} from "@urikit/explain/catalogue";
import { HABITS } from "@urikit/programs";
import { http, standardSchemes } from "@urikit/schemes";
import { fromSurt } from "@urikit/surt";
import * as core from "urikit";
import { toAscii } from "urikit/idna";
import { toUri } from "urikit/iri";
import { compile, expand } from "urikit/uri-template";
import { describe, expect, it } from "vitest";
import { objects, shownAt, uri } from "../../../test/run-uri.ts";
import { ENGLISH } from "../../words/english.ts";

describe("the error codes", () => {
  const source = readFileSync(
    new URL("../../../../urikit/src/syntax/errors.ts", import.meta.url),
    "utf8",
  ).replace(/\/\*\*.*?\*\//gs, "");
  const declared = /export type UriErrorCode =([^;]*);/.exec(source)?.[1]?.match(/(?<=\| ")[a-z\d-]+/g) ?? [];

  it("are all that the library has", () => {
    expect(declared.length).toBeGreaterThan(30);
    expect(Object.keys(ERROR_CODES)).toEqual(expect.arrayContaining(declared));
  });

  it.each(Object.entries(ERROR_CODES))("%s is what its example gives", async (code, { example }) => {
    const error = example.startsWith("uri") && !example.startsWith("uri`") ? fromCommand(example) : undefined;
    const { code: given, section } = (await (error ?? fromPipe(example))) ?? fromLibrary(example);
    expect(given).toBe(code);
    const text = ERROR_CODES[code as keyof typeof ERROR_CODES].section;
    // The document that the error names is the one that is told of, or each scheme has its own.
    if (!/specification|archives/.test(text)) expect(text).toContain(section.split(/[ ,]+(?=§)|,/)[0]);
  });

  interface GivenError {
    readonly code: string;
    readonly section: string;
  }

  async function fromCommand(example: string, input = ""): Promise<GivenError> {
    const args = example
      .match(/'[^']*'|\S+/g)
      ?.slice(1)
      .map((word) => word.replaceAll("'", ""));
    const [object] = objects((await uri([...(args ?? []), "--json"], input)).stdout);
    return (object as { error: GivenError }).error;
  }

  /** The pipes of the examples, by the text before them. */
  const INPUTS: Readonly<Record<string, string>> = {
    "printf '\\377'": "\u00ff",
    "printf 'http://example.org/'": "http://example.org/",
    "printf '{\"link\":1}'": '{"link":1}',
    'printf \'{"url":"/","check":1}\'': '{"url":"/","check":1}',
    "printf 'url\\n\"http://example.org/'": 'url\n"http://example.org/',
    "head -c 20000000 /dev/zero | tr '\\0' a": "a".repeat(20_000_000),
  };

  async function fromPipe(example: string): Promise<GivenError | undefined> {
    const [, before = "", command = ""] = /^(.*) \| (uri .*)$/.exec(example) ?? [];
    const input = INPUTS[before];
    if (input === undefined) return undefined;
    const [, ...args] = command.split(" ");
    const { stdout } = await uri([...args, "--json"], Buffer.from(input, "latin1"));
    return (objects(stdout)[0] as { error: GivenError }).error;
  }

  function fromLibrary(example: string): GivenError {
    const known = { ...core, http, toUri, domainToAscii: toAscii, fromSurt, compile, expand };
    try {
      new Function(...Object.keys(known), `return ${example};`)(...Object.values(known));
    } catch (error) {
      if (error instanceof core.UriSyntaxError) return error;
      throw error;
    }
    throw new Error(`${example} gives no error`);
  }
});

describe("the normalization rules", () => {
  const source = readFileSync(
    new URL("../../../../urikit/src/normalization-steps.ts", import.meta.url),
    "utf8",
  );

  it("are all that the library and its schemes have", () => {
    const ofSchemes = [...standardSchemes.values()].flatMap(({ rules = [] }) =>
      rules.map(({ rule }) => rule),
    );
    const general = source.match(/(?<=rule: ")[^"]+/g) ?? [];
    expect(general.length).toBeGreaterThan(8);
    expect(new Set(Object.keys(NORMALIZATION_RULES))).toEqual(new Set([...general, ...ofSchemes]));
  });

  it.each(Object.entries(NORMALIZATION_RULES))("%s changes its example", (rule, example) => {
    expect(stepOf(rule as ExplainedRule)).toMatchObject({ before: example }); // a key of the table
  });
});

describe("the components", () => {
  it("RFC 3986 §3: are all that there are, each as its example has it", () => {
    for (const [component, { example, value }] of Object.entries(COMPONENTS))
      expect(core.parse(example).components).toMatchObject({ [component]: value });
    expect(Object.keys(COMPONENTS)).toEqual(Object.keys(core.parse("").components));
  });
});

describe("uri explain", () => {
  it("prints what the tables say of findings", async () => {
    const { stdout } = await uri(["explain", "password", "leaves-base"]);
    expect(stdout).toContain("password: A password (danger)\n");
    expect(stdout.replace(/\s+/g, " ")).toContain("the path is outside the folder that it seems to be in");
    expect(stdout).toContain("base     http://example.org/static/");
  });

  it("prints a rule with its section, before and after", async () => {
    expect((await uri(["explain", "unreserved-triplets"])).stdout.split("\n").slice(3)).toEqual([
      "  section  RFC 3986 §6.2.2.2",
      "  before   http://example.org/%7Ejoe",
      "  after    http://example.org/~joe",
      "",
    ]);
  });

  it("prints a component with what it is in an example", async () => {
    const { stdout } = await uri(["explain", "fragment"]);
    expect(stdout).toMatch(/^fragment: Which part of the resource \(component\)\n/);
    expect(stdout).toContain("  section  RFC 3986 §3.5\n");
    expect(stdout).toContain("  example  nose in foo://example.com:8042/over/there?name=ferret#nose\n");
  });

  it("prints every meaning of a word", async () => {
    const kinds = objects((await uri(["explain", "backslash", "--json"])).stdout);
    expect(kinds).toMatchObject([{ kind: "error-code" }, { kind: "finding" }, { kind: "habit" }]);
  });

  it("lists all without a word, in groups, and gives JSON", async () => {
    const { stdout } = await uri(["explain"]);
    for (const { id } of [...FINDINGS, ...HABITS]) expect(stdout).toMatch(new RegExp(`^  ${id} `, "m"));
    expect(stdout.match(/^\S.*:$/gm)).toEqual([
      "Components of a reference:",
      "Error codes:",
      "Findings of uri audit:",
      "Reasons of uri guard:",
      "Normalization rules:",
      "Habits of programs:",
      "Rules of the grammar:",
      "Schemes:",
    ]);
    const all = objects((await uri(["explain", "--json"])).stdout);
    expect(all).toHaveLength(stdout.match(/^ {2}\S/gm)?.length ?? 0);
    expect(all).toEqual(
      expect.arrayContaining(FINDINGS.map((one) => ({ kind: "finding", ...saidExplanation(one, ENGLISH) }))),
    );
  });

  it("fits a narrow terminal", async () => {
    const { stdout } = await shownAt(40, ["explain", "at", "dot-segments", "forbidden-character"]);
    expect(stdout.split("\n").filter((line) => line.length > 40)).toEqual([]);
  });

  it.each([
    ["pasword", "did you mean password?"],
    ["chek", "did you mean check (uri help check)?"],
    ["check", "check is a command: uri help check"],
    ["percent", "did you mean malformed-percent-encoding?"],
    ["\u001b[31m", "nothing is called \\u{1b}[31m"],
    ["nosuch", "nothing is called nosuch; uri explain lists all words"],
    ["gen-delim", "did you mean gen-delims?"],
    ["gohper", "did you mean gopher?"],
  ])("suggests a word for %j", async (word, advice) => {
    const { status, stdout, stderr } = await uri(["explain", word]);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toContain(advice);
  });
});

describe("uri help", () => {
  it("prints the same page for a word that is not a command", async () => {
    for (const word of ["forbidden-character", "host-case", "at", "password"])
      expect(await uri(["help", word])).toEqual(await uri(["explain", word]));
    expect((await uri(["help", "nothing-like-it"])).status).toBe(2);
  });

  it("prints what scheme means, which was a command, too", async () => {
    expect((await uri(["help", "scheme"])).stdout).toContain("(habit of programs)");
    expect((await uri(["help", "scheme"])).stdout).toContain("(component)");
    expect((await uri(["help", "build"])).stdout).toContain("Usage: uri set");
  });
});
