import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { objects, uri, withFile } from "../../../test/run-uri.ts";

const POLICY = JSON.stringify({ schemes: ["https"], hosts: [".example.org"] });

/** The answers of `uri serve -` to requests. */
async function answers(
  requests: readonly (object | string)[],
  args: readonly string[] = [],
): Promise<unknown[]> {
  const input = requests.map((one) => (typeof one === "string" ? one : JSON.stringify(one))).join("\n");
  const { status, stdout, stderr } = await uri(["serve", "-", ...args], input);
  expect([status, stderr]).toEqual([0, ""]);
  return objects(stdout);
}

describe("uri serve", () => {
  it.each(["audit", "normalize", "standards"])(
    "answers %s as the command of that name with --json",
    async (name) => {
      const references = [
        "HTTP://u:s3cr3t@A/%7e",
        "a b",
        "",
        "http://127.1/\0",
        "//é",
        "https://www.w3.org/",
      ];
      const alone = await Promise.all(references.map((one) => uri([name, "--json", "--", one])));
      const asked = references.map((reference, id) => ({ id, do: name, reference }));
      const answered = await answers(asked);
      expect(answered).toEqual(alone.map(({ stdout }, id) => ({ id, ...(JSON.parse(stdout) as object) })));
    },
  );

  it("answers guard by the policy that it was started with", async () => {
    const asked = ["https://a.example.org/../b", "https://example.com/"].map((reference) => ({ reference }));
    const answered = await withFile(POLICY, (path) => answers(asked, ["--do", "guard", "--policy", path]));
    expect(answered).toMatchObject([
      { valid: true, result: "allow", text: "https://a.example.org/b" },
      { valid: true, result: "deny", reasons: [{ id: "host-not-allowed" }] },
    ]);
  });

  it("answers where by the expression that it was started with", async () => {
    const asked = ["http://a.example.org/?x", "http://u:p@example.net/", "a b"].map((reference) => ({
      reference,
    }));
    expect(await answers(asked, ["--do", "where", "--where", "host ~ .example.org"])).toEqual([
      { reference: "http://a.example.org/?x", valid: true, result: true },
      { reference: "http://u:***@example.net/", valid: true, result: false },
      { reference: "a b", valid: false, result: false },
    ]);
    expect(await answers(asked.slice(0, 1), ["--do", "where"])).toMatchObject([
      { error: { code: "no-expression" } },
    ]);
  });

  it("answers redact in the member in which the text came, and gives id back", async () => {
    const msg = 'GET /?token=s3cr3t "https://me:s3cr3t@example.org/"';
    expect(await answers([{ id: [1], msg, hostname: "h" }], ["--do", "redact", "--member", "msg"])).toEqual([
      { id: [1], msg: 'GET /?token=*** "https://me:***@example.org/"' },
    ]);
  });

  it("answers as docs/serve.md shows", async () => {
    const page = readFileSync(new URL("../../../../../docs/serve.md", import.meta.url), "utf8");
    const shown = /```json\n(.*?)```/s.exec(page)?.[1]?.trim().split("\n") ?? [];
    const asked = shown.filter((_, at) => at % 2 === 0);
    expect(await answers(asked)).toEqual(
      shown.filter((_, at) => at % 2 === 1).map((one) => JSON.parse(one) as unknown),
    );
    expect(asked.length).toBe(3);
  });

  it("answers in order, also what is no request, and goes on", async () => {
    const long = `{"reference":"${"a".repeat(5 * 1024 * 1024)}"}`;
    const valid = { id: 9, do: "normalize", reference: "A:" };
    const lines = [
      "x",
      "[]",
      "null",
      "{}",
      '{"do":"key"}',
      '{"do":"guard","id":1}',
      '{"do":"audit"}',
      "",
      long,
    ];
    const answered = await answers([valid, ...lines, valid]);
    const codes = answered.map((one) => (one as { error?: { code: string } }).error?.code);
    expect(codes).toEqual([
      undefined,
      "not-object",
      "not-object",
      "not-object",
      "no-work",
      "no-work",
      "no-policy",
      "no-reference",
      "too-long",
      undefined,
    ]);
    expect(answered.at(-1)).toEqual({ id: 9, reference: "A:", valid: true, result: "a:" });
  });

  it("a request that is not UTF-8 is none (RFC 8259 §8.1)", async () => {
    const { stdout } = await uri(
      ["serve", "-"],
      Buffer.from('{"do":"audit","reference":"\xff"}\n', "latin1"),
    );
    expect(objects(stdout)).toMatchObject([{ error: { code: "not-utf-8" } }]);
  });

  it.each([
    [[], "serve: give one of - (standard input), --socket PATH, --http PORT and --udf WORK"],
    [["-", "--http", "0"], "serve: give one of -"],
    [["x"], "serve: give one of -"],
    [["--http", "0"], "serve: --http answers by the guard, and needs --policy FILE"],
    [["--http", "65536"], "It must be a port, from 0 to 65535."],
    [["-", "--where", "hots = a"], "Did you mean"],
    [["-", "--do", "key"], "Allowed choices are audit, guard"],
  ])("%j is wrong usage", async (args, message) => {
    const { status, stderr } = await uri(["serve", ...args]);
    expect(status).toBe(2);
    expect(stderr).toContain(message);
  });
});
