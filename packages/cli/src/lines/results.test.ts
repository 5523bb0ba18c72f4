/** The output for lines on a terminal. */

import { Buffer } from "node:buffer";
import { referenceError } from "@urikit/explain";
import type { Screen } from "@urikit/explain/layout";
import { ENGLISH } from "@urikit/explain/words/en";
import { parse } from "urikit";
import { describe, expect, it } from "vitest";
import { screenOf } from "../display/terminal.ts";
import type { OutputStream } from "../stdio.ts";
import { lineOf } from "./line-text.ts";
import { type ResultOptions, Results } from "./results.ts";

const terminal = { isTTY: true, columns: 40, hasColors: () => true } as OutputStream;

const file = { isTTY: false } as OutputStream;

const echo = { line: (text: string) => parse(text).text, json: () => ({}) };
const page = { page: echo.line, json: echo.json };

const line = (text: string) => lineOf(Buffer.from(text));

const optionsFor = (screen: Screen, more: Partial<ResultOptions> = {}): ResultOptions => ({
  source: "list",
  isList: true,
  isAlone: false,
  isNumbered: false,
  showSecrets: false,
  masking: undefined,
  invalid: "empty",
  json: false,
  output: screen,
  errors: screen,
  data: ENGLISH,
  ...more,
});

it("asks a command for nothing else of a line whose error it knows", () => {
  const command = {
    errorOf: (text: string) => referenceError(text),
    line: (text: string) => {
      if (text === "a b") throw new Error("it was asked");
      return text;
    },
    json: () => ({}),
  };
  const results = new Results(command, optionsFor(screenOf(file)));
  expect([results.of(line("a")), results.of(line("a b"))]).toEqual(["a", ""]);
  expect(results.takeReports()).toBe("list:2:2: a space is not allowed in a path (§3.3); write it as %20\n");
  expect(results.status).toBe(1);
});

describe("on a terminal", () => {
  const screen = screenOf(terminal);

  it("shows no control character, not even of a line that is kept", () => {
    const kept = new Results(echo, optionsFor(screen, { invalid: "keep" }));
    expect(kept.of(line("a\u001b[31m"))).toBe("a\\u{1b}[31m");
  });

  it("points at an escape where the screen draws only ASCII, in lines of its width", () => {
    const ascii = { ...screen, unicode: false, width: 60 };
    const shown = new Results(page, optionsFor(ascii, { isList: false, source: "x" }));
    shown.of(line("http://\u00e4\u00f6.example/"));
    const lines = shown.takeReports().split("\n");
    expect(lines.every((line) => line.length <= 60)).toBe(true);
    expect(lines.slice(-3)).toEqual([
      "  http://\\u{e4}\\u{f6}.example/",
      `  ${" ".repeat("http://".length)}${"^".repeat(12)}`,
      "",
    ]);
  });

  it("does not report an error that the page shows", () => {
    const command = { ...page, invalidPage: () => "no" };
    const shown = new Results(command, optionsFor(screen, { isList: false }));
    expect(shown.of(line("a b"))).toBe("no");
    expect(shown.takeReports()).toBe("");
    const piped = new Results(
      command,
      optionsFor(screen, { isList: false, errors: { ...screen, isTerminal: false } }),
    );
    expect(piped.of(line("a b"))).toBe("no");
    expect(piped.takeReports()).toContain("list:1:2: ");
    expect(piped.status).toBe(1);
  });
});
