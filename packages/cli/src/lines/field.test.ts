/** `--field N --separator C`: a command works on one field, and leaves the others. */

import { Chance } from "@urikit/abnf/chance";
import { describe, expect, it } from "vitest";
import { objects, uri, uriOctets } from "../../test/run-uri.ts";

describe("--field", () => {
  const rows = "1\tHTTP://a/%7E\tx y\r\n2\thttp://a/~\t\xff\n3\n4\tb c\t\n";

  it("normalizes one field, and leaves the others octet by octet", async () => {
    const { status, stdout, stderr } = await uriOctets(
      ["normalize", "--field", "2"],
      Buffer.from(rows, "latin1"),
    );
    expect(status).toBe(1);
    expect(stdout.toString("latin1")).toBe("1\thttp://a/~\tx y\n2\thttp://a/~\t\xff\n\n\n");
    expect(stderr).toBe(
      "<stdin>:3:2: the line has no field 2; it has 1\n<stdin>:4:4: a space is not allowed in a path (§3.3); write it as %20\n",
    );
  });

  it.each([
    [["check"], "valid\nvalid\n\n\n"],
    [["unique"], "1\tHTTP://a/%7E\tx y\n"],
    [["normalize", "--to", "key", "--invalid", "drop"], /^1\t([\da-f]{32})\tx y\n2\t\1\t\xff\n$/],
  ] as const)("is read by %j", async (command, expected) => {
    const { stdout } = await uriOctets([...command, "--field", "2"], Buffer.from(rows, "latin1"));
    if (typeof expected === "string") expect(stdout.toString("latin1")).toBe(expected);
    else expect(stdout.toString("latin1")).toMatch(expected);
  });

  it.each([
    [["resolve", "--base", "http://h/i/j"], "1\thttp://h/i/../x\ty\n\n\n4\thttp://a\n"],
    [["parse", "--columns", "host,path"], "1\t\\N\t../x\ty\n2\t\\N\t\\N\n3\t\\N\t\\N\n4\ta\t\n"],
    [["parse", "--columns", "line,port", "--invalid", "drop"], "1\t../x\t\\N\ty\n4\thttp://a\t\\N\n"],
  ])("is read by %j", async (command, expected) => {
    const list = "1\t../x\ty\r\n2\tb c\n3\n4\thttp://a\n";
    const { status, stdout, stderr } = await uri([...command, "--field", "2"], list);
    expect([status, stdout]).toEqual([1, expected.replace("i/../x", "x")]);
    expect(stderr).toMatch(/^<stdin>:2:4: .*\n<stdin>:3:2: the line has no field 2; it has 1\n$/);
  });

  it.each([
    [["normalize"]],
    [["normalize", "--level", "scheme", "--invalid", "drop"]],
    [["check", "--as", "uri", "--invalid", "keep"]],
    [["check", "--quiet"]],
    [["normalize", "--to", "key"]],
    [["resolve", "--base", "http://h/", "--no-strict"]],
    [["unique", "--level", "scheme", "--invalid", "keep"]],
    [["parse", "--columns", "scheme,query", "--invalid", "stop"]],
  ])("gives of a list what it gives of its rows as arguments, with %j", async (command) => {
    const chance = new Chance(6);
    const parts = [
      "HTTP://a",
      "http:x",
      "//h:80",
      "/b/../c",
      "?q",
      "%7e",
      " ",
      "é",
      "",
      "mailto:A",
      ",",
      "\u00ff",
    ];
    const rows = Array.from({ length: 300 }, (_, number) => {
      const field = Array.from({ length: chance.below(3) }, () => chance.pick(parts)).join("");
      return `${number},${field}${chance.pick(["", ",z", ",,é"])}`;
    });
    const options = [...command, "--field", "2", "--separator", ","];
    const asked = await uri([...options, "--", ...rows]);
    const list = await uri(options, `${rows.join("\r\n")}\n`);
    expect(list.stdout).toBe(asked.stdout);
    const reports = asked.stderr.split("\n").filter((line) => line.startsWith("<arguments>")); // without pictures
    expect(list.stderr.split("\n").slice(0, -1)).toEqual(
      reports.map((line) => line.replace("<arguments>", "<stdin>")),
    );
    expect(list.status).toBe(asked.status);
  });

  it("counts columns in the text of the whole line", async () => {
    const { stderr } = await uri(["check", "--field", "2", "--separator", ","], "é😀,b c,d\n");
    expect(stderr).toMatch(/^<stdin>:1:6: a space/);
    expect((await uriOctets(["check", "--field", "2"], Buffer.from("a\t\xff\n", "latin1"))).stderr).toMatch(
      /^<stdin>:1:3: this is not UTF-8/,
    );
  });

  it.each([
    [
      " ",
      "com,example)/ 2026 HTTP://Example.com/ text/html\n",
      "com,example)/ 2026 http://example.com/ text/html\n",
    ],
    ["\\t", "a\tb\tHTTP://c\n", "a\tb\thttp://c\n"],
    ["é", "aébéHTTP://c", "aébéhttp://c\n"],
  ])("--separator %j", async (separator, row, result) => {
    expect((await uri(["normalize", "--field", "3", "--separator", separator], row)).stdout).toBe(result);
  });

  it.each([["http://h:1/é2"], ["--invalid", "keep", "http://h:1/é2"]])(
    "stands between values too: %j",
    async (...args) => {
      const columns = ["parse", "--columns", "host,port", "--field", "1", "--separator", "é"];
      expect((await uri([...columns, ...args])).stdout).toBe("hé1é2\n");
    },
  );

  it.each([["check"], ["unique"], ["parse"], ["parse", "--columns", "host"], ["normalize", "--to", "key"]])(
    "what stands between fields is wrong usage of %j where no field is asked for",
    async (...command) => {
      const { status, stderr } = await uri([...command, "--separator", ",", "a"]);
      expect([status, stderr]).toEqual([2, expect.stringContaining("--separator needs --field")]);
    },
  );

  it("gives the JSON of the field; of an invalid line, that of the line", async () => {
    const { stdout } = await uri(["normalize", "--json", "--field", "2"], "1\tHTTP://a\n2\tb c\n");
    expect(objects(stdout)).toMatchObject([
      { reference: "HTTP://a", result: "http://a" },
      { reference: "2\tb c", valid: false, error: { index: 3 } },
    ]);
  });

  it("takes a number from 1, and one character", async () => {
    for (const wrong of [
      ["--field", "0"],
      ["--field", "1", "--separator", "ab"],
    ])
      expect((await uri(["normalize", ...wrong, "a"])).status, wrong.join(" ")).toBe(2);
  });
});
