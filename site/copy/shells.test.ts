/** Command lines: bash is run; of PowerShell and cmd, what they document holds. */

import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { commandLine, type Shell } from "./shells.ts";

const HOSTILE: readonly string[] = [
  "",
  "-",
  "--help",
  "-e;id",
  "http://example.org/a?b=c&d=e#f",
  "it's",
  "'''",
  "a'b\"c",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: bash would expand it.
  "$HOME ${HOME} $(id) `id` $'x'",
  "!! !$ !id",
  "a!b'!c\n!d",
  "back\\slash\\",
  "\\'\\n\\041",
  "line\nend\r\n",
  "tab\tand\u0001bell\u0007",
  "*?[a-z]{a,b}~",
  "~/x",
  "#not a comment",
  "a;b|c&d>e<f(g)",
  "%PATH% ^ %%",
  "é 統一 😀",
  "a\u202eb\u2066c\u200d",
  "\u{e0041}1",
  " ",
  "=x",
];

const lineOf = (shell: Shell, ...args: string[]) => {
  const made = commandLine(shell, { words: ["uri", "inspect"], args });
  return "line" in made ? made.line : made.problem;
};

describe("bash", () => {
  it("is run, and passes on each argument as it was", () => {
    for (const argument of HOSTILE) {
      const made = commandLine("bash", { words: ["print"], args: [argument, "last"] });
      if (!("line" in made)) throw new Error(argument);
      // The function does what programs do: it takes options until `--`.
      const script = `print() { if [ "$1" = -- ]; then shift; fi; printf '%s\\0' "$@"; }\n${made.line}\n`;
      const { stdout, stderr, status } = spawnSync("bash", ["--norc", "-s"], {
        input: script,
        encoding: "utf8",
      });
      expect({ stdout, stderr, status }).toEqual({ stdout: `${argument}\0last\0`, stderr: "", status: 0 });
    }
  });

  it("is interactive, with history expansion, and passes them on too (Bash manual §9.3)", () => {
    const lines = HOSTILE.map((argument) => {
      const made = commandLine("bash", { words: ["print"], args: [argument] });
      return "line" in made ? made.line : "";
    });
    const script = `print() { if [ "$1" = -- ]; then shift; fi; printf '%s\\0' "$@" >&3; }\nset -o history -o histexpand\necho before\n${lines.join("\n")}\n`;
    const { output } = spawnSync("bash", ["--norc", "--noprofile"], {
      input: script,
      encoding: "utf8",
      stdio: ["pipe", "ignore", "ignore", "pipe"],
    });
    expect(output[3]?.split("\0").slice(0, -1)).toEqual(HOSTILE);
  });

  it("gets one line whatever stands in it, with nothing that is not to be seen", () => {
    for (const argument of HOSTILE) expect(lineOf("bash", argument)).toMatch(/^[^\p{C}\p{Zl}\p{Zp}]*$/u);
  });

  it("gets plain words where they are", () => {
    expect(lineOf("bash", "http://example.org/a%20b")).toBe("uri inspect http://example.org/a%20b");
    expect(lineOf("bash", "-a")).toBe("uri inspect -- -a");
  });

  it("gets values of options after their names, and arguments after --", () => {
    const command = {
      words: ["uri", "resolve"],
      options: [["--base", "http://a/b?c"]],
      args: ["-d"],
    } as const;
    expect(commandLine("bash", command)).toEqual({ line: "uri resolve --base 'http://a/b?c' -- -d" });
  });

  it("refuses what is no argument", () => {
    expect(lineOf("bash", "a\0b")).toEqual({ kind: "nul" });
    expect(lineOf("bash", "a\ud800b")).toEqual({ kind: "surrogate" });
    expect(lineOf("bash", "a".repeat(40_000))).toMatchObject({ kind: "too-long" });
  });
});

/** The arguments of a line as PowerShell reads them (about_Quoting_Rules, about_Parsing): verbatim strings and `+`. */
function readByPowerShell(line: string): string[] {
  const read: string[] = [];
  const token =
    /\(?(?:(['\u2018-\u201b])((?:[^'\u2018-\u201b]|([\u2018-\u201b'])\3)*)['\u2018-\u201b]|\[char\]0x([0-9A-F]{4})|([\w-]+))( \+ |\)? ?)/gy;
  let isAdded = false;
  for (let at = 0; at < line.length; at = token.lastIndex) {
    token.lastIndex = at;
    const found = token.exec(line);
    if (found === null) throw new Error(`not of the kind that is written here: ${line.slice(at)}`);
    const [, , text, , unit, word, after = ""] = found;
    const value =
      text?.replace(/(['\u2018-\u201b])\1/g, "$1") ??
      (unit === undefined ? (word ?? "") : String.fromCharCode(Number.parseInt(unit, 16)));
    if (isAdded) read.push(read.pop() + value);
    else read.push(value);
    isAdded = after === " + ";
  }
  return read;
}

describe("PowerShell", () => {
  it("about_Quoting_Rules: in a verbatim string, each single quote is doubled, the typographic ones too", () => {
    expect(lineOf("powershell", "it's $x `n \u2019")).toBe("uri inspect 'it''s $x `n \u2019\u2019'");
    expect(lineOf("powershell", "-a")).toBe("uri inspect '--' '-a'");
  });

  it("adds by its number what is not to be seen", () => {
    expect(lineOf("powershell", "a\r\nb")).toBe("uri inspect ('a' + [char]0x000D + [char]0x000A + 'b')");
    expect(lineOf("powershell", "\u{e0041}")).toBe("uri inspect ('' + [char]0xDB40 + [char]0xDC41)");
  });

  it("passes on each argument as it was, or refuses it", () => {
    for (const argument of HOSTILE) {
      const line = lineOf("powershell", argument);
      if (typeof line !== "string") {
        expect(line.kind, argument).toMatch(/^(?:empty|quotation-mark|backslash-at-end)$/);
        continue;
      }
      expect(
        readByPowerShell(line)
          .filter((one, at) => !(at === 2 && one === "--"))
          .slice(2),
      ).toEqual([argument]);
    }
  });

  it("about_Parsing: refuses what versions before 7.3 hand on otherwise", () => {
    expect(lineOf("powershell", 'a"b')).toEqual({ kind: "quotation-mark" });
    expect(lineOf("powershell", "")).toEqual({ kind: "empty" });
    expect(lineOf("powershell", "a b\\")).toEqual({ kind: "backslash-at-end" });
    expect(lineOf("powershell", "C:\\a\\")).toBe("uri inspect 'C:\\a\\'");
  });
});

/** The arguments that a program gets of a line: cmd takes carets away outside quotes; the program, quotes (its C library's rules). */
function readByCmd(line: string): string[] {
  let [passed, isQuoted] = ["", false];
  for (let at = 0; at < line.length; at++) {
    if (line[at] === '"') isQuoted = !isQuoted;
    if (line[at] === "^" && !isQuoted) at++;
    else if (!isQuoted && /[&|<>()]/.test(line.charAt(at)))
      throw new Error(`cmd would take ${line[at]} for its own`);
    passed += line.charAt(at);
  }
  const read: string[] = [""];
  isQuoted = false;
  for (const [, slashes = "", quote, other = ""] of passed.matchAll(/(\\*)("?)([^\\"]?)/g)) {
    const last = read.length - 1;
    if (quote === "") read[last] += slashes;
    else {
      read[last] += "\\".repeat(slashes.length / 2);
      if (slashes.length % 2 === 1) read[last] += '"';
      else isQuoted = !isQuoted;
    }
    if (other === " " && !isQuoted) read.push("");
    else read[last] += other;
  }
  return read;
}

/** The names between two `%` that cmd looks for (`cmd /?`, `set /?`): up to a colon, if there is one. */
function namesIn(line: string): string[] {
  return line
    .split("%")
    .slice(1, -1)
    .map((name) => name.replace(/:.*/s, ""));
}

describe("cmd", () => {
  it("passes on each argument as it was, or refuses it", () => {
    for (const argument of HOSTILE) {
      const line = lineOf("cmd", argument);
      if (typeof line !== "string") {
        expect(line.kind, argument).toMatch(/^(?:quotation-mark|unprintable)$/);
        continue;
      }
      expect(
        readByCmd(line)
          .filter((one, at) => !(at === 2 && one === "--"))
          .slice(2),
      ).toEqual([argument]);
    }
  });

  it("cmd /?: keeps & | < > ^ ( ) between quotes", () => {
    expect(lineOf("cmd", "http://a/?b=c&d=e^f")).toBe('uri inspect "http://a/?b=c&d=e^f"');
  });

  it("set /?: between two % there is no name that a variable has", () => {
    for (const text of ["%PATH%", "http://a/%20b%20c", "%PATH:~0,3%", "%%a%%", "%a:b=c%d%"]) {
      const line = lineOf("cmd", text);
      expect(
        namesIn(String(line)).every((name) => name.startsWith('"')),
        String(line),
      ).toBe(true);
      expect(readByCmd(String(line)).slice(2)).toEqual([text]);
    }
  });

  it("doubles backslashes before a quote that it writes", () => {
    expect(lineOf("cmd", "a b\\")).toBe('uri inspect "a b\\\\"');
    expect(lineOf("cmd", "a\\%b")).toBe('uri inspect "a\\\\"^%"b"');
  });

  it("refuses quotation marks, line ends, and what is not to be seen", () => {
    expect(lineOf("cmd", 'a"b')).toEqual({ kind: "quotation-mark" });
    expect(lineOf("cmd", "a\nb")).toEqual({ kind: "unprintable", character: "\n" });
    expect(lineOf("cmd", "a\u202eb")).toEqual({ kind: "unprintable", character: "\u202e" });
    expect(lineOf("cmd", "a".repeat(9000))).toEqual({ kind: "too-long", most: 8191 });
  });
});
