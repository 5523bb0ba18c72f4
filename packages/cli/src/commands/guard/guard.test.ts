import { describe, expect, it } from "vitest";
import { objects, shownAt, uri, withFile } from "../../../test/run-uri.ts";

const OPEN = JSON.stringify({ schemes: ["http", "https"], hosts: ["*"] });

const guarded = (args: readonly string[], input = "", policy = OPEN) =>
  withFile(policy, (path) => uri(["guard", "--policy", path, ...args], input));

describe("uri guard", () => {
  it("gives a verdict a line, and 1 if any is denied", async () => {
    const input = "https://www.w3.org/a/../b#c\r\nhttp://u:s3cr3t@127.0.0.1/\n\na b";
    expect(await guarded([], input)).toEqual({
      status: 1,
      stdout:
        "allow https://www.w3.org/b\ndeny credentials-not-allowed,loopback-address\thttp://u:***@127.0.0.1/\ndeny not-absolute\t\ndeny not-a-reference\ta b\n",
      stderr: "",
    });
    expect((await guarded(["https://www.w3.org/"])).status).toBe(0);
  });

  it("says on a terminal how many lines of a list were denied, by the first reason of each", async () => {
    const sumOf = async (policy: string, input: string) => {
      const ended = await withFile(policy, (path) => shownAt(80, ["guard", "--policy", path], input));
      return [ended.status, ended.stderr];
    };
    const some = "https://www.w3.org/\nb\nhttp://10.0.0.1/\nc\n";
    expect(await sumOf(OPEN, some)).toEqual([
      1,
      "<stdin>: 3 of 4 denied: 2 not-absolute, 1 private-address\n",
    ]);
    expect(await sumOf(OPEN, "https://www.w3.org/\n")).toEqual([0, "<stdin>: 1 line, allowed\n"]);
    expect((await sumOf("{}", "http://a/\nb\n"))[1]).toContain("2 of 2 denied: ");
  });

  it("counts each file for itself", async () => {
    const { stderr } = await withFile(OPEN, (policy) =>
      withFile("b\n", (path) =>
        shownAt(80, ["guard", "--policy", policy, "--input", path, "--input", policy]),
      ),
    );
    const sums = stderr.split("\n").filter((line) => line.includes(" denied: "));
    expect(sums.map((line) => line.replace(/^.*: (?=\d+ of)/, ""))).toEqual([
      "1 of 1 denied: 1 not-absolute",
      "1 of 1 denied: 1 not-a-reference",
    ]);
  });

  it("denies what is not UTF-8, and all by {}", async () => {
    const { status, stdout } = await withFile(OPEN, (path) =>
      uri(["guard", "--policy", path], Buffer.from("https://w3.org/\xff\n", "latin1")),
    );
    expect([status, stdout]).toEqual([1, "deny not-a-reference\thttps://w3.org/�\n"]);
    expect((await guarded(["https://www.w3.org/"], "", "{}")).stdout).toMatch(/^deny /);
  });

  it("--json has the reference without secrets, the verdict, text and reasons; also of what is no reference", async () => {
    const { stdout } = await guarded(
      ["--json"],
      "http://u:s3cr3t@www.w3.org/?token=s3cr3t\nhttp://WWW.w3.org\na b\n",
    );
    expect(stdout).not.toContain("s3cr3t");
    expect(objects(stdout)).toMatchObject([
      { reference: "http://u:***@www.w3.org/?token=***", valid: true, result: "deny" },
      {
        reference: "http://WWW.w3.org",
        valid: true,
        result: "allow",
        text: "http://www.w3.org/",
        reasons: [],
      },
      { reference: "a b", valid: false, result: "deny", error: { code: "forbidden-character", index: 1 } },
    ]);
    expect(objects(stdout)[0]).not.toHaveProperty("text");
    const shown = await guarded(["--json", "--show-secrets", "http://u:s3cr3t@www.w3.org/"]);
    expect(shown.stdout).toContain('"reference":"http://u:s3cr3t@www.w3.org/"');
  });

  it.each([
    ['{"host": []}', 'a policy has no key "host": did you mean hosts?'],
    ["{", "it is not JSON: "],
    ['{"hosts": [".co.uk"]}', 'hosts[0]: ".co.uk" is for all names below a public suffix'],
    ['{"ports": [0.5]}', "ports[0]: 0.5 is not a port from 0 to 65535"],
  ])("the policy %j is wrong usage", async (policy, message) => {
    const { status, stdout, stderr } = await guarded(["x"], "", policy);
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(message);
  });

  it("--iri allows IRIs, and gives the URI that each is mapped to (RFC 3987 §3.1)", async () => {
    const input = "https://bücher.example/ä\nhttp://１２７.0.0.1/\n";
    expect((await guarded([], input)).stdout).toMatch(/^(?:deny not-a-reference\t.*\n){2}$/);
    expect((await guarded(["--iri"], input)).stdout).toBe(
      "allow https://xn--bcher-kva.example/%C3%A4\ndeny loopback-address\thttp://１２７.0.0.1/\n",
    );
  });

  it("a policy that is not there is wrong usage", async () => {
    expect(await uri(["guard", "--policy", "/nowhere/p.json", "x"])).toEqual({
      status: 2,
      stdout: "",
      stderr: "uri: --policy /nowhere/p.json: no such file or directory\n",
    });
    expect((await uri(["guard", "x"])).status).toBe(2);
  });

  it("says on a terminal what each reason is, in lines that fit", async () => {
    const { stdout } = await withFile(OPEN, (path) =>
      shownAt(60, ["guard", "--policy", path, "http://[::ffff:10.0.0.1]/", "https://www.w3.org/"]),
    );
    const lines = stdout.split("\n");
    expect(lines[0]).toBe("deny private-address");
    expect(lines[1]).toBe("  http://[::ffff:10.0.0.1]/");
    expect(lines[2]).toMatch(/^ {2}private-address: 10\.0\.0\.1 is in 10\.0\.0\.0\/8/);
    expect(lines).toContain("allow https://www.w3.org/");
    expect(lines.every((line) => line.length <= 60)).toBe(true);
  });
});
