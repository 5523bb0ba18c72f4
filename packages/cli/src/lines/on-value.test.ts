/** `--csv COLUMN` and `--json-field PATH`: a command works on one value of each line, and its answer stands beside it. */

import { describe, expect, it } from "vitest";
import { objects, shownAt, uri, uriOctets } from "../../test/run-uri.ts";

const CSV = `id,url,note\r\n1,HTTP://A/%7e,"a,b"\r\n2,"http://a b/",z\r\n3,"https://e.org/?""1""",\r\n4\r\n`;

describe("--csv (RFC 4180)", () => {
  it("adds a column with the answers, and leaves the others as they are", async () => {
    const { status, stdout, stderr } = await uri(["normalize", "--csv", "url"], CSV);
    expect(stdout).toBe(
      'id,url,note,normalize\n1,HTTP://A/%7e,"a,b",http://a/~\n2,"http://a b/",z,\n3,"https://e.org/?""1""",,\n\n',
    );
    expect(stderr).toBe(
      "<stdin>:3:12: a space is not allowed in a host (§3.2.2)\n" +
        "<stdin>:4:19: a double quote is not allowed in a query (§3.4); write it as %22\n" +
        "<stdin>:5:2: the line has no field 2; it has 1\n",
    );
    expect(status).toBe(1);
  });

  it("writes an answer with commas between quotation marks (§2 rule 6)", async () => {
    const { stdout } = await uri(["audit", "--csv", "url"], "url\nhttp://u:p@a/\n");
    expect(stdout).toBe('url,audit\nhttp://u:p@a/,"danger password,single-label-host"\n');
  });

  it.each([
    [["where", "valid"], 'id,url,note\n1,HTTP://A/%7e,"a,b"\n'],
    [["unique"], 'id,url,note\n1,HTTP://A/%7e,"a,b"\n'],
    [["get", "{host}", "--only", "valid"], 'id,url,note,get\n1,HTTP://A/%7e,"a,b",A\n'],
    [["check", "--invalid", "drop"], 'id,url,note,check\n1,HTTP://A/%7e,"a,b",valid\n'],
    [
      ["normalize", "-n", "--invalid", "drop"],
      '1:id,url,note,normalize\n2:1,HTTP://A/%7e,"a,b",http://a/~\n',
    ],
    [
      ["parse", "--json", "--invalid", "stop"],
      /^{"reference":"HTTP:[^\n]*\n{"reference":[^\n]*"valid":false[^\n]*\n$/,
    ],
  ])("is read by %j", async (command, expected) => {
    const { stdout } = await uri([...command, "--csv", "url"], CSV);
    if (typeof expected === "string") expect(stdout).toBe(expected);
    else expect(stdout).toMatch(expected);
  });

  it("finds the column in each input, with another separator, and octets that are not UTF-8 beside it", async () => {
    const list = Buffer.from("\xff;u\nx\xff;HTTP://a\n", "latin1");
    const { stdout } = await uriOctets(["normalize", "--csv", "u", "--separator", ";"], list);
    expect(stdout.toString("latin1")).toBe("\xff;u;normalize\nx\xff;HTTP://a;http://a\n");
  });

  it("gives a row for each variant of set", async () => {
    const { stdout } = await uri(["set", "--each", "port=1 2", "--csv", "u"], "u,v\n//a,b\n");
    expect(stdout).toBe("u,v,set\n//a,b,//a:1\n//a,b,//a:2\n");
  });

  it("knows the columns that there are, and needs a quotation mark to be closed in its line", async () => {
    expect(await uri(["check", "--csv", "link"], CSV)).toMatchObject({
      status: 2,
      stderr: "uri: the first line has no column link; it has id, url, note\n",
    });
    expect((await uri(["check", "--csv", "url"], 'id,url\n1,"http://a\n')).stderr).toBe(
      "<stdin>:2:3: a quotation mark is not closed in the line\n",
    );
  });

  it("redacts the value in its place", async () => {
    const { stdout } = await uri(
      ["redact", "--csv", "url"],
      'id,url\n1,"http://u:p@a/?b,""c"\n2,"http://a/,"\n',
    );
    expect(stdout).toBe('id,url\n1,"http://u:***@a/?b,""c"\n2,"http://a/,"\n');
  });
});

const LINES = [
  '{"n":12345678901234567890,"url":"HTTP:\\/\\/u:p@A"}',
  ' {"k":{"url":["}"]},"url":"http://a b/"}',
  "nothing",
  '{"link":"/"}',
  '{"url":1}',
  '{"url":"/","normalize":0}',
].join("\n");

describe("--json-field (RFC 8259)", () => {
  it("puts the object of the answer beside what was there, which stays as it is written", async () => {
    const { status, stdout, stderr } = await uri(["normalize", "--json-field", ".url"], LINES);
    const [first, second, ...others] = stdout.split("\n").slice(0, -1);
    expect(first).toBe(
      '{"n":12345678901234567890,"url":"HTTP:\\/\\/u:p@A","normalize":{"reference":"HTTP://u:p@A","valid":true,"result":"http://u:p@a"}}',
    );
    expect(second).toMatch(/^\{"k":\{"url":\["\}"\]\},"url":"http:\/\/a b\/","normalize":\{"reference"/);
    expect(objects(`${second}\n`)).toMatchObject([
      { normalize: { reference: "http://a b/", valid: false, error: { index: 8 } } },
    ]);
    expect(objects(`${others.join("\n")}\n`)).toMatchObject(
      ["not-json-object", "no-json-text", "no-json-text", "has-member"].map((code) => ({ error: { code } })),
    );
    expect(stderr).toMatch(/^<stdin>:2:36: a space.*\n<stdin>:3:1: the line is not an object of JSON\n/);
    expect(status).toBe(1);
  });

  it.each([
    [".a.b", '{"a":{"b":"/x"}}'],
    [".a[1].b", '{"a":[0,{"b":"/x"}]}'],
    ['.["a b"]', '{ "a b" : "/x" }'],
    [".a", '{"a":"/y","\\u0061":"/x"}'],
    [".a-b.c_1", '{"a-b":{"x":[[],{}],"c_1":"/x"}}'],
  ])("%s", async (path, object) => {
    const { stdout } = await uri(["get", "{path}", "--json-field", path], object);
    expect(objects(stdout)).toMatchObject([{ get: { reference: "/x", valid: true, result: "/x" } }]);
  });

  it.each([["url"], [""], [".a b"], [".a["], ['.["\\x"]']])("%j is no path", async (path) => {
    expect((await uri(["check", "--json-field", path], "{}")).status).toBe(2);
  });

  it("gives the rows of where, unique and redact as they are", async () => {
    const list = '{"u":"http://x:p@a"}\n{"u":"b c"}\n {"u":"HTTP://x:p@A"}\n[]\n';
    const run = async (...args: string[]) => (await uri([...args, "--json-field", ".u"], list)).stdout;
    expect(await run("where", "scheme = http")).toBe('{"u":"http://x:p@a"}\n {"u":"HTTP://x:p@A"}\n');
    expect(await run("where", "--count", "invalid")).toBe("1\n");
    expect(await run("unique")).toBe('{"u":"http://x:p@a"}\n');
    expect(await run("redact")).toBe('{"u":"http://x:***@a"}\n{"u":"b c"}\n {"u":"HTTP://x:***@A"}\n\n');
    expect(await run("redact", "--only", "userinfo")).toBe(
      '{"u":"http://x:***@a"}\n {"u":"HTTP://x:***@A"}\n',
    );
    expect(await run("audit", "-n", "--only", "userinfo")).toMatch(
      /^\{"line":1,"u":"http:\/\/x:p@a","audit":\{.*\n\{"line":3,/,
    );
    expect((await uri(["where", "port", "--json-field", ".u"], list)).status).toBe(1);
  });

  it("counts the values in a report, and the rows without one as invalid", async () => {
    const list = '{"u":"http://a"}\n{"u":"b c"}\n[]\n{"u":"http://a:80/"}\n';
    const { stdout } = await uri(["report", "--json", "--json-field", ".u"], list);
    expect(objects(stdout)).toMatchObject([
      {
        valid: false,
        result: {
          lines: 4,
          valid: 2,
          invalid: 2,
          reasons: [
            { code: "forbidden-character", line: 2 },
            { code: "not-json-object", line: 3 },
          ],
          distinct: { identical: 2, scheme: 1 },
        },
      },
    ]);
    const csv = await uri(["report", "--json", "--csv", "u", "--only", "port"], "u\nhttp://a\nhttp://a:80\n");
    expect(objects(csv.stdout)).toMatchObject([{ result: { lines: 1, valid: 1 } }]);
  });

  it("goes alone", async () => {
    for (const other of [
      ["--field", "1"],
      ["--csv", "a"],
    ])
      expect(await uri(["check", "--json-field", ".a", ...other], "")).toMatchObject({
        status: 2,
        stderr: expect.stringContaining("cannot be used with option"),
      });
  });
});

describe("--field", () => {
  it("puts a verdict beside its row, without secrets", async () => {
    const row = "1\thttp://u:p@10.0.0.1/\tGET /?token=abc123abc\n";
    const { stdout } = await uri(["audit", "--field", "2"], row);
    expect(stdout).toBe("danger password,private-address\t1\thttp://u:***@10.0.0.1/\tGET /?token=***\n");
  });

  it.each([
    [["get", "{host}"], "1\ta\tz\n"],
    [["set", "--port", "8"], "1\thttp://a:8\tz\n"],
    [["repair"], "1\thttp://a\tz\n"],
    [["encode"], "1\thttp%3A%2F%2Fa\tz\n"],
    [["relativize", "--base", "http://b/"], "1\t//a\tz\n"],
    [["redact"], "1\thttp://a\tz\n"],
    [["where", "host = a"], "1\thttp://a\tz\n"],
    [["guard", "--scheme", "http", "--allow-host", "a"], "allow http://a/\n"],
    [["guard", "--scheme", "http", "--allow-host", "b"], "deny host-not-allowed\t1\thttp://a\tz\n"],
    [["audit", "--only", "port"], ""],
  ])("is read by %j", async (command, expected) => {
    expect((await uri([...command, "--field", "2"], "1\thttp://a\tz\n")).stdout).toBe(expected);
  });
});

describe("a terminal", () => {
  const list = "http://u:pass@a/?b\n";

  it.each([
    [["normalize"]],
    [["resolve", "--base", "http://b/"]],
    [["relativize", "--base", "http://b/"]],
    [["set", "--port", "8"]],
    [["repair"]],
    [["unique"]],
    [["unique", "-n"]],
    [["normalize", "--json"]],
    [["parse", "--json"]],
    [["normalize", "--to", "surt"]],
    [["normalize", "--field", "1"]],
    [["normalize", "--json-field", ".u"]],
    [["where", "host"]],
    [["check", "--as", "relative-reference", "--invalid", "keep"]],
  ])("is shown no secret by %j, unless it is asked for; a pipe is data", async (command) => {
    const input = command.includes("--json-field") ? '{"u":"http://u:pass@a/?b"}\n' : list;
    for (const args of [
      command,
      ...(command.includes("--json-field") ? [] : [[...command, "http://u:pass@a/?b"]]),
    ]) {
      const shown = await shownAt(80, args, args === command ? input : "");
      expect([args, shown.stdout]).toEqual([args, expect.stringMatching(/\*\*\*/)]);
      expect([args, shown.stdout]).toEqual([args, expect.not.stringMatching(/pass/)]);
    }
    expect((await shownAt(80, [...command, "--show-secrets"], input)).stdout).toMatch(/pass/);
  });

  it.each([[["normalize"]], [["unique"]], [["set", "--port", "8"]]])(
    "a pipe is given data by %j",
    async (command) => {
      expect((await uri(command, list)).stdout).toMatch(/u:pass@a/);
    },
  );
});
