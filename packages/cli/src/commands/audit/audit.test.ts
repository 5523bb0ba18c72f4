/** `uri audit`: pages, lines, JSON and SARIF; the exit status; and no secret anywhere. */

import { Buffer } from "node:buffer";
import { readFileSync } from "node:fs";
import { Readable } from "node:stream";
import { audit, FINDINGS } from "@urikit/audit";
import { saidFinding } from "@urikit/explain";
import { Ajv } from "ajv";
import { isUriReference } from "urikit";
import { describe, expect, it } from "vitest";
import { objects, shownAt, uri, withFile } from "../../../test/run-uri.ts";
import { run } from "../../program.ts";
import { ENGLISH } from "../../words/english.ts";

const MISLEADING = "http://www.example.com&story=1@10.0.0.1/";

describe("uri audit: for people", () => {
  it("underlines each finding's range, and lists what was found and what to do", async () => {
    const { stdout, status } = await uri(["audit", MISLEADING]);
    expect(stdout.split("\n").slice(0, 4)).toEqual([
      `  ${MISLEADING}`,
      "         ^^^^^^^^^^^^^^^^^^^^^^^ ~~~~~~~~",
      "",
      "  danger   it looks like `www.example.com`, but the host is `10.0.0.1` (RFC 3986",
    ]);
    expect(stdout).toContain("host-in-userinfo: do not follow it");
    expect(status).toBe(1);
  });

  it("draws in the width of the terminal, and marks what goes on in the next row", async () => {
    const { stdout } = await shownAt(40, [
      "audit",
      `http://a.example/${"b".repeat(60)}%00${"c".repeat(500)}`,
    ]);
    const rows = stdout.split("\n");
    expect(Math.max(...rows.map((row) => row.length))).toBeLessThanOrEqual(40);
    expect(rows.some((row) => /^ +\^\^\^$/.test(row))).toBe(true);
    expect(rows).toContain("  …");
  });

  it("says so where there is nothing", async () => {
    const { stdout, status } = await uri(["audit", "https://www.w3.org/"]);
    expect(stdout).toBe("  https://www.w3.org/\n\n  no findings\n\n");
    expect(status).toBe(0);
  });

  it("lets no control character and no bidirectional one reach the terminal", async () => {
    const { stdout } = await uri(["audit", "http://a.example/\u202e\u001b[31m\t"]);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: none may be there
    expect(stdout).not.toMatch(/[\0-\x09\x0b-\x1f\u202e]/);
  });

  it.each([
    "http://u:geheim@h/",
    "http://u:geheim@h/a b",
    " //u:geheim@h",
    "https://a.example/?token=geheim",
    "http:/u:geheim@h/",
  ])("shows no secret of %j anywhere", async (text) => {
    for (const args of [[], ["--json"], ["--sarif"]]) {
      const { stdout, stderr } = await uri(["audit", ...args, text]);
      expect(stdout + stderr).not.toContain("geheim");
    }
    expect((await uri(["audit", "--json", "--show-secrets", text])).stdout).toContain("geheim");
  });
});

describe("uri audit: lists", () => {
  it("gives one line for each line, with the worst severity and the ids", async () => {
    const { stdout, status } = await uri(
      ["audit"],
      `https://www.w3.org/\r\n\n${MISLEADING}\nHTTP://www.w3.org/\n`,
    );
    expect(stdout.split("\n")).toEqual([
      "clean\thttps://www.w3.org/",
      "clean\t",
      `danger host-in-userinfo,private-address\t${MISLEADING}`,
      "hint upper-case-scheme\tHTTP://www.w3.org/",
      "",
    ]);
    expect(status).toBe(1);
  });

  it("fails only at --fail-on or above", async () => {
    const statusAt = async (severity: string, text: string) =>
      (await uri(["audit", "--fail-on", severity, text])).status;
    expect(await statusAt("danger", "http://10.0.0.1/")).toBe(0);
    expect(await statusAt("warning", "http://10.0.0.1/")).toBe(1);
    expect(await statusAt("warning", "HTTP://www.w3.org/")).toBe(0);
    expect(await statusAt("hint", "HTTP://www.w3.org/")).toBe(1);
    expect((await uri(["audit", "--fail-on", "never", "a"])).status).toBe(2);
  });

  it("takes a base that the path must not leave", async () => {
    const args = ["audit", "--json", "--base", "http://a.example/static/", "/static/..%2fsecret"];
    const [{ findings }] = objects((await uri(args)).stdout) as [{ findings: { id: string }[] }];
    expect(findings.map(({ id }) => id)).toContain("leaves-base");
    expect((await uri(["audit", "--base", "a b", "c"])).status).toBe(2);
  });

  it("gives the contract's JSON, of what is not a URI reference too", async () => {
    const [valid, invalid] = objects(
      (await uri(["audit", "--json"], `${MISLEADING}\nhttp://a\\@b\n`)).stdout,
    );
    expect(valid).toEqual({
      reference: MISLEADING,
      valid: true,
      result: "danger",
      display: 'http://10.0.0.1/ (user "www.example.com&story=1")',
      findings: audit(MISLEADING).map((finding) => saidFinding(finding, ENGLISH)),
    });
    expect(invalid).toMatchObject({ valid: false, error: { index: 8, code: "forbidden-character" } });
    expect(Object.keys(audit(MISLEADING)[0] ?? {})).toEqual([
      "id",
      "severity",
      "component",
      "from",
      "to",
      "message",
      "section",
      "advice",
    ]);
  });

  it("says on a terminal how many lines have findings, by the worst of each", async () => {
    const input = `https://www.w3.org/\n${MISLEADING}\nHTTP://www.w3.org/\nHTTP://www.w3.org/a\n`;
    expect((await shownAt(80, ["audit"], input)).stderr).toBe(
      "<stdin>: 3 of 4 with findings: 2 hint, 1 danger\n",
    );
  });

  it("counts from and to in the reference as it is shown; with --show-secrets that is as it was given", async () => {
    const text = "http://u:geheim@h.example/a b?token=sehr-geheim&c=%00";
    const placed = async (...args: string[]) => {
      const [read] = objects((await uri(["audit", "--json", ...args, text])).stdout) as [
        {
          reference: string;
          error: { index: number };
          findings: { id: string; from: number; to: number }[];
        },
      ];
      const { reference, error, findings } = read;
      const at = (id: string) => {
        const { from, to } = findings.find((one) => one.id === id) ?? { from: 0, to: 0 };
        return reference.slice(from, to);
      };
      return [at("password"), at("secret-by-name"), at("encoded-nul"), reference[error.index]];
    };
    expect(await placed()).toEqual(["***", "***", "%00", " "]);
    expect(await placed("--show-secrets")).toEqual(["geheim", "sehr-geheim", "%00", " "]);
  });

  it("reports a line that cannot be read, and keeps its place", async () => {
    const { stdout, stderr, status } = await uri(["audit"], new Uint8Array([0xff, 0x0a, 0x61, 0x0a]));
    expect(stdout).toBe("\nclean\ta\n");
    expect(stderr).toContain("<stdin>:1:1:");
    expect(status).toBe(1);
  });
});

describe("uri audit --sarif", () => {
  const schema = JSON.parse(
    readFileSync(new URL("../../../test/data/sarif-schema-2.1.0.json", import.meta.url), "utf8"),
  ) as object;
  const isSarif = new Ajv({ strict: false, validateFormats: false, unicodeRegExp: false }).compile(schema);

  interface Log {
    readonly runs: readonly [
      {
        readonly tool: { readonly driver: { readonly rules: readonly { readonly id: string }[] } };
        readonly results: readonly {
          readonly ruleId: string;
          readonly ruleIndex: number;
          readonly locations: readonly [
            {
              readonly physicalLocation?: {
                readonly artifactLocation: { readonly uri: string };
                readonly region: object;
              };
            },
          ];
        }[];
      },
    ];
  }

  it("is valid by the schema: for arguments, lists, lines that cannot be read, and nothing", async () => {
    const logs = [
      await uri(["audit", "--sarif", MISLEADING, "https://www.w3.org/"]),
      await uri(["audit", "--sarif"], `https://www.w3.org/\n${MISLEADING}\n\n${MISLEADING}\n`),
      await uri(["audit", "--sarif"], Buffer.from(`\xff\n${MISLEADING}\n`, "latin1")),
      await uri(["audit", "--sarif", "https://www.w3.org/"]),
    ];
    for (const { stdout } of logs) {
      isSarif(JSON.parse(stdout));
      expect(isSarif.errors).toBeNull();
    }
    expect((await uri(["audit", "--sarif", "--json", "a"])).status).toBe(2);
  });

  it("is one piece where all goes to one terminal: the sum and the reports follow it", async () => {
    const pieces: string[] = [];
    const stream = (name: string) => ({
      isTTY: true,
      columns: 80,
      write: (data: string | Uint8Array, done?: () => void) => {
        pieces.push(name + Buffer.from(data).toString());
        done?.();
      },
    });
    const stdin = Readable.from([Buffer.from(`\xff\n${MISLEADING}\n`, "latin1")]);
    await run(["audit", "--sarif"], { stdin, stdout: stream("o"), stderr: stream("e") });
    const log = pieces.filter((piece) => piece.startsWith("o"));
    expect(pieces.slice(0, log.length)).toEqual(log);
    expect(isSarif(JSON.parse(log.map((piece) => piece.slice(1)).join("")))).toBe(true);
    expect(pieces.slice(log.length).join("")).toContain("1 of 2 with findings: 1 danger");
    expect(pieces.slice(log.length).join("")).toContain("<stdin>:1:1:");
  });

  it("has each kind of finding as a rule, and file, line and column of each result", async () => {
    await withFile(`https://www.w3.org/\nhttp://me:secret@www.w3.org/\n`, async (path) => {
      const { stdout, status } = await uri(["audit", "--sarif", "--input", path]);
      const log = JSON.parse(stdout) as Log;
      const [{ tool, results }] = log.runs;
      expect(tool.driver.rules.map(({ id }) => id)).toEqual(FINDINGS.map(({ id }) => id));
      expect(results.map(({ ruleId }) => ruleId)).toEqual(["password"]);
      const [result] = results;
      expect(tool.driver.rules[result?.ruleIndex ?? -1]?.id).toBe("password");
      const place = result?.locations[0].physicalLocation;
      expect(place?.region).toEqual({ startLine: 2, startColumn: 11, endColumn: 17 });
      expect(isUriReference(place?.artifactLocation.uri)).toBe(true);
      expect(status).toBe(1);
    });
  });
});
