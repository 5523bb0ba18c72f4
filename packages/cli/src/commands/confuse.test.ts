/** `uri confuse`. */

import { proof } from "@urikit/abnf/extent";
import { agreements } from "@urikit/standards";
import { describe, expect, it } from "vitest";
import { objects, uri } from "../../test/run-uri.ts";

describe("uri confuse", () => {
  it("WHATWG URL §4.4, Orange Tsai 2017: writes references with which programs go to either host", async () => {
    const { stdout, status } = await uri(["confuse", "good.example", "evil.example"]);
    const lines = stdout.trimEnd().split("\n");
    expect(status).toBe(0);
    expect(lines).toContain("http://good.example\\@evil.example/");
    expect(lines).toContain("http://evil.example\\@good.example/");
    expect(new Set(lines).size).toBe(lines.length);
    for (const line of lines) {
      const hosts = agreements(line).map(({ host }) => host);
      expect(hosts, line).toEqual(expect.arrayContaining(["good.example", "evil.example"]));
    }
  });

  proof("says in JSON who goes where, also with control characters", async () => {
    const { stdout } = await uri(["confuse", "--json", "GOOD.example", "[::1]"]);
    const found = objects(stdout) as {
      reference: string;
      valid: boolean;
      result: { first: string[]; second: string[] };
    }[];
    const one = found.find(({ reference }) => reference === "http://good.example\\@[::1]/");
    expect(one?.valid).toBe(false);
    expect(one?.result.first).toEqual(expect.arrayContaining(["whatwg", "urllib3"]));
    expect(one?.result.second).toEqual(expect.arrayContaining(["curl", "urllib"]));
    expect(stdout).not.toMatch(/[\t\r]/);
  });

  it("asks only the two programs that are named, and takes hosts of its own", async () => {
    const { stdout, status } = await uri(["confuse", "--between", "curl,node", "--json"]);
    const found = objects(stdout) as { reference: string; result: { first: string[]; second: string[] } }[];
    expect(status).toBe(0);
    expect(found.map(({ reference }) => reference)).toContain("http://good.example\\@evil.example/");
    for (const { reference, result } of found) {
      expect([...result.first, ...result.second].sort(), reference).toEqual(["curl", "node"]);
      const sets = agreements(reference, { readers: ["curl", "node"] });
      expect(sets.map(({ host }) => host).sort(), reference).toEqual(["evil.example", "good.example"]);
    }
    const named = await uri(["confuse", "--between", "node@26,curl@7.88", "a.example", "127.0.0.1"]);
    expect(named.stdout).toContain("http://a.example\\@127.0.0.1/\n");
  });

  it("gives 1 for two programs that agree", async () => {
    expect(await uri(["confuse", "--between", "node,whatwg-url"])).toMatchObject({ status: 1, stdout: "" });
  });

  it.each([
    ["curl", "two different programs"],
    ["curl,curl", "two different programs"],
    ["curl,node,go", "two different programs"],
    ["crul,node", "no program is called 'crul'; did you mean curl?"],
    ["curl,", "no program is called ''"],
    ["curl@6,node", "but as libcurl"],
  ])("wrong usage: --between %s", async (names, message) => {
    const { stdout, stderr, status } = await uri(["confuse", "--between", names]);
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(message);
  });

  it.each([
    [[], "give two hosts"],
    [["a.example"], "give two hosts"],
    [["a.example", "b.example", "c.example"], "give two hosts"],
    [["a.example", "A.example"], "must not be the same"],
    [["a.example", "u@b.example"], "must agree"],
    [["a.example", "b.example:81"], "must agree"],
    [["a.example", ""], "must agree"],
  ])("wrong usage: %j", async (hosts, message) => {
    const { stdout, stderr, status } = await uri(["confuse", ...hosts]);
    expect(status).toBe(2);
    expect(stdout).toBe("");
    expect(stderr).toContain(message);
  });
});
