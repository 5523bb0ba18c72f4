/** `uri report`: the figures of a list. */

import { describe, expect, it } from "vitest";
import { objects, resultsIn, uri } from "../../../test/run-uri.ts";

describe("uri report", () => {
  const list = [
    "http://a/%7E",
    "http://a/~",
    "HTTP://a:80/~",
    "http://a/~",
    "",
    "#x",
    "//h/",
    "mailto:x",
    "a b",
    "",
    "c d",
  ];
  const lines = list.map((line) => `${line}\n`).join("");

  it("counts lines of every kind, and empty lines separately", async () => {
    const { stdout, status } = await uri(["report", "--json"], lines);
    expect(status).toBe(1);
    expect(objects(stdout)).toMatchObject([{ valid: false }]);
    expect(resultsIn(stdout)).toEqual([
      {
        lines: 11,
        valid: 7,
        invalid: 2,
        empty: 2,
        reasons: [
          {
            code: "forbidden-character",
            count: 2,
            line: 9,
            message: "a space is not allowed in a path (§3.3); write it as %20",
            example: "a b",
          },
        ],
        kinds: [
          { name: "uri", count: 5 },
          { name: "network-path", count: 1 },
          { name: "relative-path", count: 1 },
        ],
        absoluteUris: 5,
        schemes: [
          { name: "http", count: 4 },
          { name: "mailto", count: 1 },
        ],
        distinctHosts: 2,
        hosts: [
          { name: "a", count: 4 },
          { name: "h", count: 1 },
        ],
        distinct: { identical: 6, syntax: 5, scheme: 4 },
      },
    ]);
  });

  it("counts nothing distinct with --no-distinct", async () => {
    const [figures] = resultsIn((await uri(["report", "--json", "--no-distinct"], lines)).stdout);
    expect(figures).not.toHaveProperty("distinct");
  });

  it("prints a summary for people, invalid lines with an example and its line", async () => {
    const { stdout, stderr } = await uri(["report"], lines);
    expect(stderr).toBe("");
    expect(stdout).toContain("line 9: a b");
    expect(stdout).toMatch(/valid +7 +63\.6 %/);
  });

  it("counts arguments as well", async () => {
    expect(resultsIn((await uri(["report", "--json", "a", "b"])).stdout)).toMatchObject([
      { lines: 2, valid: 2 },
    ]);
  });
});

describe("uri report --audit", () => {
  const list = "http://u:geheim@www.w3.org/\nhttp://10.0.0.1/\n\nhttps://www.w3.org/\nhttp://10.0.0.2/a b\n";

  it("counts the lines by their worst finding, and each finding with its first line", async () => {
    const { stdout } = await uri(["report", "--json", "--audit"], list);
    const [{ audit }] = resultsIn(stdout) as [{ audit: { findings: object[] } }];
    expect(audit).toMatchObject({ lines: { danger: 1, warning: 2, hint: 0 } });
    expect(audit.findings[0]).toEqual({
      id: "password",
      severity: "danger",
      count: 1,
      line: 1,
      example: "http://u:***@www.w3.org/",
    });
    expect(audit.findings[1]).toMatchObject({ id: "private-address", count: 2, line: 2 });
  });

  it("draws them only if asked, for people too", async () => {
    const { stdout } = await uri(["report", "--audit"], list);
    expect(stdout).toMatch(/lines by their worst finding\n {2}danger +1 .*\n {2}warning +2 /);
    expect(stdout).not.toContain("geheim");
    expect((await uri(["report"], list)).stdout).not.toContain("worst");
    expect(resultsIn((await uri(["report", "--json"], list)).stdout)[0]).not.toHaveProperty("audit");
  });
});

describe("uri report --standards", () => {
  const list = "http://a/~b\nhttp:g\nhttp://a/\n\n";

  it("says the numbers that lines have in the list, also if some are left out", async () => {
    const list = "# x\n\na b\n#\nhttp://127.0.0.1/\n";
    const options = ["--json", "--audit", "--standards", "--skip-blank", "--skip-comments"];
    const [figures] = resultsIn((await uri(["report", ...options], list)).stdout);
    expect(figures).toMatchObject({ lines: 2, reasons: [{ line: 3 }] });
    const { findings } = (figures as { audit: { findings: { line: number }[] } }).audit;
    expect(new Set(findings.map(({ line }) => line))).toEqual(new Set([3, 5]));
  });

  it("counts the lines that each pair of editions reads differently", async () => {
    const [figures] = resultsIn((await uri(["report", "--json", "--standards"], list)).stdout) as [
      { standards: object[] },
    ];
    expect(figures.standards).toContainEqual({
      between: ["rfc1738", "rfc2396"],
      validity: 2,
      destination: 0,
    });
    expect(figures.standards).toContainEqual({ between: ["rfc3986", "whatwg"], validity: 0, destination: 1 });
  });

  it("draws them only if asked", async () => {
    expect((await uri(["report", "--standards"], list)).stdout).toContain("  rfc3986 / whatwg");
    const { stdout } = await uri(["report", "--standards"], "http://good.example\\@evil.example/\n");
    expect(stdout).toContain("  whatwg / appendix-b");
    expect((await uri(["report"], list)).stdout).not.toContain("whatwg");
    expect(resultsIn((await uri(["report", "--json"], list)).stdout)[0]).not.toHaveProperty("standards");
  });
});

describe("uri report: what is most frequent, and what is not all", () => {
  it("lists as many hosts and schemes as --top says, in JSON too", async () => {
    const input = Array.from({ length: 14 }, (_, at) => `s${at}://h${at}/\n`.repeat(20 - at)).join("");
    const hostsOf = async (...args: string[]) =>
      (resultsIn((await uri(["report", "--json", ...args], input)).stdout)[0] as { hosts: unknown[] }).hosts;
    expect(await hostsOf()).toHaveLength(10);
    expect(await hostsOf("--top", "12")).toHaveLength(12);
    expect((await hostsOf("--top", "1"))[0]).toEqual({ name: "h0", count: 20 });
    expect((await uri(["report", "--top", "12"], input)).stdout.match(/^ {2}s\d+ /gm)).toHaveLength(12);
    expect((await uri(["report", "--top", "0"], input)).status).toBe(2);
  });

  it("says that no share is 100 % which is not all", async () => {
    const { stdout } = await uri(["report"], `${"a\n".repeat(8275)}a b\n`);
    expect(stdout).toMatch(/valid +8,275 +>99\.9 %/);
    expect(stdout).toMatch(/invalid +1 +<0\.1 %/);
  });
});
