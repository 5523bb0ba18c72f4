/**
 * trurl's own tests, each through the translations of `docs/trurl.md`: a pipeline of `uri` in the place of a call of trurl. The
 * differences that the page explains are listed, and there are no others.
 */

import { readFileSync } from "node:fs";
import { decode } from "urikit";
import { describe, expect, it } from "vitest";
import { objects, uri } from "./run-uri.ts";
import { translated } from "./trurl-translation.ts";

interface TrurlTest {
  readonly arguments: readonly string[];
  readonly stdout: string | readonly object[];
  readonly status: number;
}

const TESTS: readonly TrurlTest[] = JSON.parse(
  readFileSync(new URL("./data/trurl-tests.json", import.meta.url), "utf8"),
);

/** Runs the pipeline; what it prints last, and whether all of it went well. */
async function run(test: TrurlTest): Promise<{ stdout: string; isGood: boolean }> {
  const { input, steps } = translated(test.arguments);
  let stdout = input;
  let isGood = true;
  for (const step of steps) {
    const ended = await uri(step, stdout);
    if (step[0] !== "check") stdout = ended.stdout; // `tee`, in a shell
    isGood &&= ended.status === 0;
    if (ended.status === 2) break;
  }
  return { stdout, isGood };
}

/** The case of triplets is one in which both are right (RFC 3986 §6.2.2.1). */
const alike = (text: string) => text.replace(/%[\da-f]{2}/gi, (triplet) => triplet.toUpperCase());

interface Parsed {
  readonly [member: string]: unknown;
  readonly reference: string;
  readonly pairs?: readonly { readonly key: string; readonly value?: string }[];
}

/** An object of `uri parse --json` as trurl has it: components decoded, pairs without empty ones. */
function asTrurl({ reference, pairs, ...parsed }: Parsed, isEncoded: boolean): object {
  const names = ["scheme", "user", "password", "host", "port", "path", "query", "fragment"];
  const { userinfo } = parsed;
  const [user, ...password] = typeof userinfo === "string" ? userinfo.split(":") : [];
  const all = { ...parsed, user, ...(password.length > 0 && { password: password.join(":") }) };
  const parts = Object.entries(all).filter(([name, value]) => names.includes(name) && value !== undefined);
  const shown = (value: unknown) => (isEncoded ? String(value) : decode(String(value)));
  const params = pairs?.filter(({ key, value }) => key !== "" || value !== undefined);
  return {
    url: reference,
    parts: Object.fromEntries(parts.map(([name, value]) => [name, shown(value)])),
    ...(params && { params: params.map(({ key, value = "" }) => ({ key, value })) }),
  };
}

async function isSame(test: TrurlTest): Promise<boolean> {
  const { stdout, isGood } = await run(test);
  if (isGood !== (test.status === 0)) return false;
  if (typeof test.stdout === "string" && test.stdout !== "[]\n")
    return !isGood || alike(stdout) === alike(test.stdout);
  const isEncoded = test.arguments.includes("--urlencode");
  const got = (objects(stdout) as Parsed[]).map((one) => asTrurl(one, isEncoded));
  return (
    !isGood ||
    alike(JSON.stringify(sortedMembers(got))) ===
      alike(JSON.stringify(sortedMembers(test.stdout === "[]\n" ? [] : test.stdout)))
  );
}

/** The order of members means nothing. */
function sortedMembers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortedMembers);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, member]) => [name, sortedMembers(member)]),
  );
}

/** The numbers of the tests that differ, as the table of the page has them. */
function differencesOnPage(): readonly number[] {
  const page = readFileSync(new URL("../../../docs/trurl.md", import.meta.url), "utf8");
  const rows = page.slice(page.indexOf("## trurl's own tests")).matchAll(/^\| ([\d, ]+) \|/gm);
  return [...rows].flatMap(([, numbers = ""]) => numbers.split(", ").map(Number)).sort((a, b) => a - b);
}

describe("trurl's tests", () => {
  it("hold, but for those of which docs/trurl.md says why", { timeout: 60_000 }, async () => {
    const differ: number[] = [];
    for (const [index, test] of TESTS.entries()) if (!(await isSame(test))) differ.push(index);
    expect(differ).toEqual(differencesOnPage());
    expect(TESTS.length - differ.length).toBe(185);
  });
});
