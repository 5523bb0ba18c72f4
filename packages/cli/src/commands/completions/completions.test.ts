/** The completions, asked by the shells themselves where they are installed. */

import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { uri } from "../../../test/run-uri.ts";

/** The output of a shell for a script; undefined if the shell is not there. */
function printed(shell: string, args: readonly string[], script: string): string | undefined {
  const { error, stdout, stderr, status } = spawnSync(shell, [...args, "-c", script], { encoding: "utf8" });
  if (error !== undefined) return undefined;
  expect({ stderr, status }).toEqual({ stderr: "", status: 0 });
  return stdout;
}

const has = (shell: string) => spawnSync(shell, ["--version"]).error === undefined;

describe.skipIf(!has("bash"))("uri completions bash", async () => {
  const { stdout } = await uri(["completions", "bash"]);
  const completed = (...words: string[]) =>
    printed(
      "bash",
      ["--norc"],
      `${stdout}
      COMP_WORDS=(${words.map((word) => `'${word}'`).join(" ")}); COMP_CWORD=$((\${#COMP_WORDS[@]} - 1)); _uri
      printf '%s\\n' "\${COMPREPLY[@]}"`,
    )
      ?.trim()
      .split("\n");

  it("completes commands", () => {
    expect(completed("uri", "rel")).toEqual(["relativize"]);
    expect(completed("uri", "--color", "always", "norm")).toEqual(["normalize"]);
    expect(completed("uri", "--lang", "zh", "norm")).toEqual(["normalize"]);
    expect(completed("uri", "help", "chec")).toEqual(["check"]);
    expect(completed("uri", "--color", "a")).toEqual(["auto", "always"]);
    expect(completed("uri", "--lang", "")).toEqual(["en", "zh"]);
    expect(completed("uri", "--v")).toEqual(["--version"]);
  });

  it("completes options, and the values that they take", () => {
    expect(completed("uri", "check", "--i")).toEqual(["--input", "--iri", "--invalid"]);
    expect(completed("uri", "check", "--invalid", "")).toEqual(["empty", "keep", "drop", "stop"]);
    expect(completed("uri", "normalize", "--level", "s")).toEqual(["syntax", "scheme"]);
    expect(completed("uri", "confuse", "--between", "java-")).toEqual(["java-uri", "java-url"]);
    expect(completed("uri", "standards", "--reader", "cu")).toEqual(["curl"]);
  });

  it("completes the words that uri explain lists", () => {
    expect(completed("uri", "explain", "goph")).toEqual(["gopher", "gophers"]);
    expect(completed("uri", "--lang", "zh", "explain", "host", "IPv6")).toEqual(["IPv6address"]);
  });

  it("completes the names of files where a file is meant", () => {
    expect(completed("uri", "check", "-i", "package.j")).toEqual(["package.json"]);
    expect(completed("uri", "extract", "package.j")).toEqual(["package.json"]);
  });
});

describe.skipIf(!has("fish"))("uri completions fish", async () => {
  const { stdout } = await uri(["completions", "fish"]);
  const completed = (line: string) =>
    printed("fish", ["--no-config"], `${stdout}\ncomplete -C ${JSON.stringify(line)}`);

  it("completes commands, options and values, with what they do", () => {
    expect(completed("uri norm")).toMatch(/^normalize\t.*\n$/);
    expect(completed("uri check --inv")).toContain("--invalid\t");
    expect(completed("uri --col")).toContain("--color\t");
    expect(completed("uri --color al")).toContain("always\t");
    expect(completed("uri --lang z")).toContain("zh\t");
    expect(completed("uri --lang zh norm")).toMatch(/^normalize\t.*\n$/);
    expect(completed("uri --lang zh explain goph")).toBe("gopher\ngophers\n");
    expect(completed("uri explain check --sta")).toContain("--standard\t");
    expect(completed("uri normalize --level s")).toMatch(/^(syntax|scheme)/);
  });
});

/** What a shell reads in which someone types: the key that ends it keeps the line that stands there. */
const TYPED_IN = `PROMPT=
autoload -U compinit; compinit -D; source ./_uri
zstyle ':completion:*' insert-tab false # also while more is typed
keep() { print -r -- $BUFFER > line; exit }
zle -N keep; bindkey '^X' keep
`;

/** Starts a shell on a terminal of its own, types a text, a tab and the key that ends it, and waits for that. */
function typing(folder: string, text: string): string {
  return `cd ${folder}; zmodload zsh/zpty; zpty shell zsh -f -i
zpty -w shell source ./in
zpty -w -n shell $'${text}\\t\\x18'
while zpty -r shell ignored 2> /dev/null; do :; done`;
}

describe.skipIf(!has("zsh"))("uri completions zsh", async () => {
  const { stdout } = await uri(["completions", "zsh"]);

  it("is a function that zsh can read, and registers", () => {
    const script = `autoload -U compinit; compinit -D\n${stdout}\nprint -r -- $_comps[uri]`;
    expect(printed("zsh", ["-f"], script)).toBe("_uri\n");
  });

  it.each([
    ["uri norm", "uri normalize "],
    ["uri --lang z", "uri --lang zh "],
    ["uri --lang zh norm", "uri --lang zh normalize "],
    ["uri check --invalid em", "uri check --invalid empty "],
    ["uri explain IPv6", "uri explain IPv6address "],
  ])("makes of %s and a tab: %s", (typed, line) => {
    const folder = mkdtempSync(join(tmpdir(), "uri-zsh-"));
    try {
      writeFileSync(join(folder, "_uri"), stdout);
      writeFileSync(join(folder, "in"), TYPED_IN);
      printed("zsh", ["-f"], typing(folder, typed));
      expect(readFileSync(join(folder, "line"), "utf8")).toBe(`${line}\n`);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe("uri completions", () => {
  it.each(["bash", "zsh", "fish", "powershell"])("%s names every command and option", async (shell) => {
    const { stdout, status } = await uri(["completions", shell]);
    expect(status).toBe(0);
    for (const word of ["inspect", "extract", "rootless-dot-segments", "rfc2396bis-01"])
      expect(stdout).toContain(word);
  });

  it("powershell has values of options before a command, too", async () => {
    const { stdout } = await uri(["completions", "powershell"]);
    expect(stdout).toContain("' --lang' = [ordered]@{ 'en' = 'en'; 'zh' = 'zh' }");
    expect(stdout).toContain("if ($before[$i] -in '--color', '--lang') { $i++ }");
  });

  it("refuses a shell that it does not know", async () => {
    const { stderr, status } = await uri(["completions", "ksh"]);
    expect(status).toBe(2);
    expect(stderr).toContain("bash, zsh, fish, powershell");
  });
});
