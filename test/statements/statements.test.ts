/** The table of all statements: each has a test and a keeper that is there, and the page says so. */

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as access from "@urikit/access";
import * as links from "@urikit/access/links";
import * as audit from "@urikit/audit";
import * as publicDocuments from "@urikit/documents";
import * as schemes from "@urikit/schemes";
import * as define from "@urikit/schemes/define";
import * as file from "@urikit/schemes/file";
import * as ftp from "@urikit/schemes/ftp";
import * as nativePath from "@urikit/schemes/native-path";
import * as registry from "@urikit/schemes/registry";
import * as vmsPath from "@urikit/schemes/vms-path";
import * as standards from "@urikit/standards";
import * as grammars from "@urikit/standards/grammars";
import * as core from "urikit";
import * as context from "urikit/context";
import * as display from "urikit/display";
import * as fragments from "urikit/fragments";
import * as idna from "urikit/idna";
import * as syntax from "urikit/syntax";
import * as web from "urikit/web";
import { beforeAll, describe, expect, test } from "vitest";
import { uri } from "../../packages/cli/test/run-uri.ts";
import {
  documents,
  PAGE,
  page,
  type TestName,
  testNames,
  testsByNumber,
} from "../../scripts/generate/statements.js";

const statements = documents.flatMap((document) => document.statements);
const known = new Set(statements.map(({ number }) => number));

/** The entries of the packages, by their names. */
const ENTRIES = new Map<string, object>([
  ["urikit", core],
  ["@urikit/schemes", schemes],
  ["@urikit/schemes/define", define],
  ["@urikit/schemes/file", file],
  ["@urikit/schemes/ftp", ftp],
  ["@urikit/schemes/native-path", nativePath],
  ["@urikit/schemes/vms-path", vmsPath],
  ["@urikit/schemes/registry", registry],
  ["urikit/context", context],
  ["urikit/display", display],
  ["urikit/idna", idna],
  ["urikit/syntax", syntax],
  ["urikit/web", web],
  ["@urikit/standards", standards],
  ["@urikit/standards/grammars", grammars],
  ["@urikit/audit", audit],
  ["@urikit/access", access],
  ["@urikit/access/links", links],
  ["urikit/fragments", fragments],
  ["@urikit/documents", publicDocuments],
]);

/** Whether a keeper, such as `@urikit/schemes: ftp.plan` or `uri plan`, is there. */
async function isThere(keeper: string): Promise<boolean> {
  const command = /^uri ([a-z]+)$/.exec(keeper)?.[1];
  if (command !== undefined)
    return (await uri([command, "--help"])).stdout.startsWith(`Usage: uri ${command} `);
  const [entry = "", path = ""] = keeper.split(": ");
  let value: unknown = ENTRIES.get(entry);
  for (const name of path.split(".")) value = Object(value)[name];
  return value !== undefined;
}

let tests: readonly TestName[];
beforeAll(async () => {
  tests = await testNames();
}, 120_000);

test("every statement has a number, in the order of the document", () => {
  for (const { number, statements } of documents)
    expect(statements.map((statement) => statement.number)).toEqual(
      statements.map((_, index) => `${number}-${index + 1}`),
    );
});

test("every statement has a test", () => {
  const proofs = testsByNumber(tests);
  expect(statements.filter(({ number }) => !proofs.has(number))).toEqual([]);
});

test("every number that a test names is one of a statement, and is written so that it counts", () => {
  const proofs = testsByNumber(tests);
  expect([...proofs.keys()].filter((number) => !known.has(number))).toEqual([]);
  const looseIn = ({ name }: TestName) =>
    (name.match(/\b00\d-\d+\b/g) ?? []).filter((number) => !testsByNumber([{ file: "", name }]).has(number));
  expect(tests.filter((one) => looseIn(one).length > 0)).toEqual([]);
});

test("every statement has a keeper, which is an export or a command", async () => {
  expect(statements.filter(({ keepers }) => keepers.length === 0)).toEqual([]);
  const missing = new Set<string>();
  for (const keeper of new Set(statements.flatMap(({ keepers }) => keepers)))
    if (!(await isThere(keeper))) missing.add(keeper);
  expect(statements.filter(({ keepers }) => keepers.some((keeper) => missing.has(keeper)))).toEqual([]);
});

test("every statement is told in Chinese with the same data", () => {
  const data = (text: string) => (text.match(/(`+)[^`]+\1/g) ?? []).sort();
  for (const { number, statement, chinese } of statements) {
    expect(chinese, number).toMatch(/\p{Script=Han}/u);
    expect([number, data(chinese)]).toEqual([number, data(statement)]);
  }
});

/** The tools of the page, and how many texts each is given. */
const TOOLS = new Map<string, number>([
  ...["inspect", "encode", "query", "domain", "text"].map((tool) => [tool, 1] as const),
  ...["resolve", "compare"].map((tool) => [tool, 2] as const),
  ["grammar", 3],
]);

test("every statement has an example to try: a tool with its texts, or a command that does something", async () => {
  for (const { number, try: example } of statements) {
    const [what = "", ...given] = example;
    if (what !== "command") {
      expect([number, given.length]).toEqual([number, TOOLS.get(what.split(".")[0] ?? "")]);
      continue;
    }
    const [line = ""] = given;
    const words = [...line.replace(/^.*\| /, "").matchAll(/'([^']*)'|(\S+)/g)].map(
      ([, quoted, bare]) => quoted ?? bare ?? "",
    );
    expect(words.shift(), number).toBe("uri");
    if (words[0] === "fetch") continue; // it needs a network
    const [, input = ""] = /^printf '(.*)' \|/.exec(line) ?? [];
    const { status, stdout } = await uri(words, input);
    expect([number, status === 0 || status === 1, stdout !== ""]).toEqual([number, true, true]);
  }
});

test("the page is up to date: node scripts/generate/statements.js makes it", () => {
  const written = readFileSync(fileURLToPath(new URL(`../../${PAGE}`, import.meta.url)), "utf8");
  expect(written === page(testsByNumber(tests)), "node scripts/generate/statements.js makes it").toBe(true);
});

describe("what is checked can fail", () => {
  test("a keeper that is not there is missed", async () => {
    const keepers = ["urikit: parse", "@urikit/schemes: ftp.plan", "uri plan"];
    expect(await Promise.all(keepers.map(isThere))).toEqual([true, true, true]);
    const none = [
      "urikit: nothing",
      "@urikit/schemes: ftp.nothing",
      "urikit/nowhere: parse",
      "uri nothing",
      "parse",
    ];
    expect(await Promise.all(none.map(isThere))).toEqual([false, false, false, false, false]);
  });

  test("a number counts wherever it stands in parentheses, for all tests of a group, once", () => {
    const file = "a.test.ts";
    const names = [
      "b > c (1738-1)",
      "b (002-1, 002-2) > c",
      "b (002-1, 002-2) > d (002-1, 002-3)",
      "e (002-3): f",
      "002-4",
    ];
    const proofs = testsByNumber(names.map((name) => ({ file, name })));
    expect([...proofs]).toEqual([
      ["002-1", [{ file, name: "b" }]],
      ["002-2", [{ file, name: "b" }]],
      [
        "002-3",
        [
          { file, name: "b > d" },
          { file, name: "e: f" },
        ],
      ],
    ]);
  });
});
