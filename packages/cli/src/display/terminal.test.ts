/** The contract on colour and width. */

import { describe, expect, it } from "vitest";
import type { OutputStream } from "../stdio.ts";
import { type ColorChoice, screenOf } from "./terminal.ts";

const terminal = (options: object = {}) =>
  ({ isTTY: true, columns: 40, hasColors: () => true, ...options }) as OutputStream;

describe("colour", () => {
  const colored = (stream: OutputStream, options?: { color: ColorChoice }) =>
    screenOf(stream, options).colors.red("x") !== "x";

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

  it("is for files too with --color always, and for nothing with --color never", () => {
    withEnvironment("NO_COLOR", "1", () => {
      expect(colored(terminal({ isTTY: false }), { color: "always" })).toBe(true);
    });
    expect(colored(terminal(), { color: "never" })).toBe(false);
    expect(colored(terminal({ isTTY: false }), { color: "auto" })).toBe(false);
  });

  it("and pictures are as wide as the terminal, 80 columns elsewhere", () => {
    expect(screenOf(terminal()).width).toBe(40);
    expect(screenOf(terminal({ isTTY: false })).width).toBe(80);
  });
});
