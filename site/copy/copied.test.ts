/** Copies are the output of the command, and code that runs. */

import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { inspect } from "node:util";
import { standardSchemes } from "@urikit/schemes";
import { compare, normalize, parse, resolve } from "urikit";
import { describe, expect, it } from "vitest";
import { uri } from "../../packages/cli/test/run-uri.ts";
import { type Copied, copiedOfCompare, copiedOfInspect, copiedOfResolve } from "./copied.ts";

const LOOKED_AT: readonly string[] = [
  "foo://example.com:8042/over/there?name=ferret#nose", // RFC 3986 §3
  "",
  "-a",
  "http://www.example.com&story=breaking_news@0x7f.1/top_story.htm",
  "http://example.org/a b",
  "http://bücher.example/",
  "https://e.org/users{/id}",
  "C:\\a b\\",
  "git@h.example:o/r",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: code would expand it.
  "a\"b'c\\`${d}\n\u202e\u2028</script>",
];

/** The output of the command: for people, and for programs. */
async function given(args: readonly string[]): Promise<Pick<Copied, "text"> & { json: unknown }> {
  const [page, json] = [await uri(args), await uri([...args.slice(0, 1), "--json", ...args.slice(1)])];
  return { text: page.stdout, json: JSON.parse(json.stdout) };
}

const WITHOUT_END = /\n*$/;

describe("the text and the JSON", () => {
  it.each(LOOKED_AT)("of %j in Inspect are those of uri inspect", async (text) => {
    const copied = await copiedOfInspect(text);
    const command = await given(["inspect", "--show-secrets", "--", text]);
    expect(JSON.parse(copied.json)).toEqual(command.json);
    expect(copied.text.replace(WITHOUT_END, "")).toBe(command.text.replace(WITHOUT_END, ""));
  });

  it.each([
    ["http://example.com/?a", "HTTP://EXAMPLE.com:80/?%61"],
    ["http://a/b", "-c"],
  ])("of %j and %j in Compare are those of uri compare", async (a, b) => {
    const copied = await copiedOfCompare(a, b);
    const command = await given(["compare", "--show-secrets", "--", a, b]);
    expect(JSON.parse(copied.json)).toEqual(command.json);
    expect(copied.text).toBe(command.text);
  });

  it("RFC 3986 §5.4: of a base and a reference in Resolve are those of uri resolve", async () => {
    const copied = await copiedOfResolve("http://a/b/c/d;p?q", "../g");
    const command = await given(["resolve", "--base", "http://a/b/c/d;p?q", "../g"]);
    expect(JSON.parse(copied.json)).toEqual(command.json);
    expect(copied.text).toBe("http://a/b/g\n");
    expect(command.text).toBe(copied.text);
  });

  it("have nothing that is not to be seen", async () => {
    const { json, text, code } = await copiedOfInspect("http://a/\u202eb\u0007");
    for (const one of [json, text, code]) expect(one.replaceAll("\n", "")).toMatch(/^\P{C}*$/u);
  });
});

describe("the code", () => {
  const root = fileURLToPath(new URL("../..", import.meta.url));

  it("runs, and prints what is shown", async () => {
    mkdirSync(join(root, ".cache"), { recursive: true }); // a fresh clone has no such folder
    const folder = mkdtempSync(join(root, ".cache/copied-"));
    try {
      const base = "http://a/b/c/d;p?q";
      const lines = [
        ...(await Promise.all(LOOKED_AT.map(async (text) => (await copiedOfInspect(text)).code))),
        (await copiedOfCompare("http://example.com/'", "HTTP://EXAMPLE.com:80/%27")).code,
        (await copiedOfResolve(base, "../g?y#s")).code,
      ];
      // One process for all: each piece is a module of its own.
      for (const [at, code] of lines.entries()) writeFileSync(join(folder, `${at}.mjs`), code);
      const all = lines.map((_, at) => `console.log("== ${at}"); await import("./${at}.mjs");`).join("\n");
      writeFileSync(join(folder, "all.mjs"), all);
      const printed = execFileSync(process.execPath, [join(folder, "all.mjs")], { encoding: "utf8" });
      const outputs = printed.split(/^== \d+\n/m).slice(1);
      for (const [at, text] of LOOKED_AT.slice(0, 4).entries()) {
        expect(outputs[at]).toContain(`path: ${inspect(parse(text).path)}`);
        expect(outputs[at]).toContain(normalize(text, { level: "scheme", schemes: standardSchemes }));
      }
      expect(outputs[4]).toContain("http://example.org/a%20b");
      expect(outputs[5]).toContain("http://xn--bcher-kva.example/"); // RFC 3987 §3.1
      expect(outputs[6]).toMatch(/\nhttps:\/\/e\.org\/users\n$/); // RFC 6570 §3.2.1
      expect(outputs[7]).toContain("file:///C:/a%20b/"); // RFC 8089 App. E.2
      expect(outputs[8]).toContain("ssh://git@h.example/o/r");
      const { equivalent, rung } = compare("http://example.com/'", "HTTP://EXAMPLE.com:80/%27", {
        schemes: standardSchemes,
      });
      expect(outputs[LOOKED_AT.length]).toContain(`${equivalent} ${rung}`);
      expect(outputs[LOOKED_AT.length + 1]).toBe(`${resolve("../g?y#s", base)}\n`);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
