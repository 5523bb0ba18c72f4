/** `uri where`: lines out octet for octet, statuses as those of grep, wrong expressions with their place. */

import { Buffer } from "node:buffer";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { objects, shownAt, uri, withFile } from "../../../test/run-uri.ts";

const LIST = Buffer.from(
  "http://www.example.org/\r\nhttps://example.net:8080/a?token=x\nhttp://a b/\n\xff\nHTTP://u:s3cr3t@x.example.org:443/",
  "latin1",
);

describe("uri where", () => {
  it("gives the lines that match, octet for octet, and 0; nothing and 1 if none does", async () => {
    expect(await uri(["where", "host ~ .example.org and port != 443"], LIST)).toEqual({
      status: 0,
      stdout: "http://www.example.org/\r\n",
      stderr: "",
    });
    expect((await uri(["where", "port in (443, 8080)"], LIST)).stdout).toBe(
      "https://example.net:8080/a?token=x\nHTTP://u:s3cr3t@x.example.org:443/\n",
    );
    expect(await uri(["where", "host = nowhere"], LIST)).toEqual({ status: 1, stdout: "", stderr: "" });
  });

  it("does not report invalid lines: they match what can be said of them", async () => {
    await withFile(LIST, async (path) => {
      const { stdout, stderr } = await uri(["where", "invalid and not host = a", "--input", path]);
      expect([stdout, stderr]).toEqual(["", ""]);
      const { stdout: all } = await uri([
        "where",
        "code in (forbidden-character, not-utf-8)",
        "-c",
        "-i",
        path,
      ]);
      expect(all).toBe("2\n");
    });
  });

  it("--invert gives the others, --count their number, -n their numbers, -q nothing", async () => {
    const of = async (...options: string[]) => (await uri(["where", "port", ...options], LIST)).stdout;
    expect(await of("--invert", "--count")).toBe("3\n");
    expect(await of("-v", "-n", "--skip-blank")).toMatch(
      /^1:http:\/\/www\.example\.org\/\n3:http:\/\/a b\/\n4:/,
    );
    expect(await of("-n")).toBe(
      "2:https://example.net:8080/a?token=x\n5:HTTP://u:s3cr3t@x.example.org:443/\n",
    );
    expect(await of("--count", "--json")).toBe('{"result":2}\n');
    expect(await uri(["where", "-q", "port"], LIST)).toEqual({ status: 0, stdout: "", stderr: "" });
    expect((await uri(["where", "-q", "port = 1"], LIST)).status).toBe(1);
  });

  it("--json has an object for each line that matches, without secrets unless they are asked for", async () => {
    const { stdout } = await uri(["where", "--json", "-n", "invalid or userinfo"], LIST);
    expect(objects(stdout)).toMatchObject([
      {
        line: 3,
        reference: "http://a b/",
        valid: false,
        result: true,
        error: { code: "forbidden-character" },
      },
      { line: 4, valid: false, error: { code: "not-utf-8" } },
      { line: 5, reference: "HTTP://u:***@x.example.org:443/", valid: true },
    ]);
    expect((await uri(["where", "--json", "--show-secrets", "userinfo"], LIST)).stdout).toContain("s3cr3t");
  });

  it("shows a terminal no secret and no control character", async () => {
    const { stdout } = await shownAt(
      80,
      ["where", "userinfo or invalid"],
      `${LIST.toString("latin1")}\na\x1b[31m\n`,
    );
    expect(stdout).toContain("HTTP://u:***@x.example.org:443/\n");
    expect(stdout).not.toContain("\x1b");
  });

  it("asks audit, guard and blocks of addresses, of files too", async () => {
    const input = "http://10.0.0.1/\nhttps://example.org/\nhttp://good.example\\@evil.example/\n";
    const of = async (expression: string) => (await uri(["where", "--count", expression], input)).stdout;
    expect(await of("host in cidr 10.0.0.0/8")).toBe("1\n");
    expect(await of("danger")).toBe("1\n");
    expect(await of("programs disagree")).toBe("1\n");
    expect(await of("severity >= warning")).toBe("2\n");
    await withFile('{"schemes":["https"],"hosts":["*"]}', async (path) =>
      expect(await of(`denied by '${path}'`)).toBe("2\n"),
    );
  });

  it("reads several files, packed ones, and arguments", async () => {
    await withFile(gzipSync(LIST), (packed) =>
      withFile("a:1\n//b:80\n", async (path) => {
        const { stdout } = await uri(["where", "--count", "port", "-i", packed, "-i", path, "--jobs", "2"]);
        expect(stdout).toBe("3\n");
      }),
    );
    expect((await uri(["where", "scheme = ftp", "http://a/", "ftp://b/"])).stdout).toBe("ftp://b/\n");
  });

  it("gives the same by several threads", async () => {
    const list = Buffer.concat(
      Array.from({ length: 20_000 }, () => Buffer.concat([LIST, Buffer.from("\n")])),
    );
    await withFile(list, async (path) => {
      const by = async (jobs: string) =>
        uri(["where", "host ~ .example.org or invalid", "-i", path, "--jobs", jobs]);
      expect(await by("3")).toEqual(await by("1"));
    });
  });

  it.each([
    ["hots = a", "uri: where: there is no word `hots`\n(Did you mean host?)\n  hots = a\n  ^\n"],
    [
      "host = a b",
      "uri: where: expected one of and, or, or the end, not `b`; a value with spaces is quoted\n  host = a b\n           ^\n",
    ],
    [
      "finding = pasword",
      "uri: where: there is no finding `pasword`\n(Did you mean password?)\n  finding = pasword\n            ^\n",
    ],
    ["denied", "uri: where: denied needs the file of a policy: denied by FILE\n"],
    ["denied by /nowhere.json", "uri: denied by /nowhere.json: no such file or directory\n"],
  ])("%s is wrong usage", async (expression, stderr) => {
    expect(await uri(["where", expression, "a"])).toEqual({ status: 2, stdout: "", stderr });
  });
});
