/**
 * RFC 3986 §3.2.1, §7.5: commands that show a reference show no password of its userinfo, and `redact` and `audit` show no
 * secret of the corpus. Each reference is a line, and so is what is shown of it.
 */

import { describe, expect, it } from "vitest";
import { CORPUS, type CorpusLine, leaksIn } from "../../audit/test/secrets/corpus.ts";
import { shownAt, uri } from "./run-uri.ts";

const REFERENCES = CORPUS.filter(({ isReference, secrets }) => isReference && secrets.length > 0);

/**
 * Those whose own userinfo has a password. The commands below do not hide yet what only `redact` and `audit` do: a user that is
 * a token, a login within another reference, and secrets in a query or a path.
 */
const PASSWORDS = REFERENCES.filter(
  ({ format, text, shown }) =>
    format.startsWith("userinfo") && !/\/\/\*\*\*[:@]|%2F/.test(shown) && !/[<>`"]/.test(text),
);

const lines = (references: readonly CorpusLine[]) => references.map(({ text }) => `${text}\n`).join("");

/** The secrets that the line of output for a reference shows. */
function leaks(stdout: string, references: readonly CorpusLine[]): readonly string[] {
  const output = stdout.split("\n");
  return references.flatMap((line, at) =>
    leaksIn(output[at] ?? "", line).map((secret) => `${line.text}: ${secret}`),
  );
}

describe("the corpus of secrets", () => {
  it.each(["redact", "audit --json"])("uri %s shows no secret of its references", async (command) => {
    const { stdout, stderr } = await uri(command.split(" "), lines(REFERENCES));
    expect(stdout.split("\n")).toHaveLength(REFERENCES.length + 1);
    expect(stderr).toBe("");
    expect(leaks(stdout, REFERENCES)).toEqual([]);
  });

  it.each([
    "inspect",
    "check",
    "standards",

    "plan",
    "scheme",
    "key",
    "get {reference}{userinfo}",
  ])("uri %s --json shows no password", async (command) => {
    expect(PASSWORDS.length).toBeGreaterThanOrEqual(8);
    const { stdout } = await uri([...command.split(" "), "--json"], lines(PASSWORDS));
    expect(stdout.split("\n")).toHaveLength(PASSWORDS.length + 1);
    expect(leaks(stdout, PASSWORDS)).toEqual([]);
  });

  it("uri parse shows no password on a terminal", async () => {
    for (const line of PASSWORDS) {
      const { stdout } = await shownAt(80, ["parse", line.text]);
      expect(leaksIn(stdout, line)).toEqual([]);
    }
  });
});
