/** The contract on terminals, where tests have none. */

import { parse } from "urikit";
import { describe, expect, it } from "vitest";
import { type Screen, screenOf } from "../src/display/terminal.ts";
import { Answers, type Setting } from "../src/lines/results.ts";

const terminal = (options: object = {}) =>
  ({ isTTY: true, columns: 40, hasColors: () => true, ...options }) as NodeJS.WriteStream;

const echo = { line: (text: string) => parse(text).text, record: () => ({}) };

const setting = (screen: Screen, more: Partial<Setting> = {}): Setting => ({
  source: "list",
  isList: true,
  invalid: "empty",
  json: false,
  output: screen,
  errors: screen,
  ...more,
});

describe("on a terminal", () => {
  const screen = screenOf(terminal());

  it("even a line that is kept shows no control character", () => {
    const kept = new Answers(echo, setting(screen, { invalid: "keep" }));
    expect(kept.answer("a\u001b[31m")).toBe("a\\u{1b}[31m\n");
  });

  it("an error that the command itself shows is not reported a second time", () => {
    const command = { ...echo, showInvalid: () => "no" };
    const shown = new Answers(command, setting(screen, { isList: false }));
    expect(shown.answer("a b")).toBe("no\n");
    expect(shown.takeReports()).toBe("");
    const piped = new Answers(
      command,
      setting(screen, { isList: false, errors: { ...screen, isTerminal: false } }),
    );
    expect(piped.answer("a b")).toBe("no\n");
    expect(piped.takeReports()).toContain("list:1:2: ");
    expect(piped.status).toBe(1);
  });
});

describe("colour", () => {
  const colored = (stream: NodeJS.WriteStream, options?: { color: boolean }) =>
    screenOf(stream, options).colors.isColorSupported;

  function withEnvironment(name: string, value: string, use: () => void): void {
    const before = process.env[name];
    process.env[name] = value;
    try {
      use();
    } finally {
      if (before === undefined) delete process.env[name];
      else process.env[name] = before;
    }
  }

  it("is for terminals, unless NO_COLOR, --no-color or TERM=dumb forbids it", () => {
    withEnvironment("NO_COLOR", "", () => {
      expect(colored(terminal())).toBe(true);
      expect(colored(terminal({ isTTY: false }))).toBe(false);
      expect(colored(terminal(), { color: false })).toBe(false);
      withEnvironment("NO_COLOR", "1", () => expect(colored(terminal())).toBe(false));
      withEnvironment("TERM", "dumb", () => expect(colored(terminal())).toBe(false));
    });
  });

  it("and pictures are as wide as the terminal, 80 columns elsewhere", () => {
    expect(screenOf(terminal()).width).toBe(40);
    expect(screenOf(terminal({ isTTY: false })).width).toBe(80);
  });
});
