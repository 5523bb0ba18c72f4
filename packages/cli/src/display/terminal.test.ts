/** The contract on colour and width. */

import { describe, expect, it } from "vitest";
import type { OutputStream } from "../stdio.ts";
import { type ColorChoice, HUES, screenOf } from "./terminal.ts";

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

  it("is one of the 256 that look alike everywhere, or one of sixteen that is legible on light and dark", () => {
    const { yellow, green, red } = screenOf(terminal()).colors;
    expect([yellow("x"), red("x")]).toEqual(["\u001b[38;5;166mx\u001b[39m", "\u001b[38;5;196mx\u001b[39m"]);
    expect(green(yellow("x"))).toContain("\u001b[38;5;64m\u001b[38;5;166mx");
    const few = screenOf(terminal({ hasColors: (count = 16) => count <= 16 })).colors;
    expect([few.yellow("x"), few.green("x")]).toEqual(["\u001b[35mx\u001b[39m", "x"]);
    expect(
      screenOf(terminal({ isTTY: false, hasColors: undefined }), { color: "always" }).colors.red("x"),
    ).toBe(red("x"));
  });

  it("and pictures are as wide as the terminal, 80 columns elsewhere", () => {
    expect(screenOf(terminal()).width).toBe(40);
    expect(screenOf(terminal({ isTTY: false })).width).toBe(80);
  });
});

describe("WCAG 2.2 §1.4.3: the contrast of each colour with the ground", () => {
  const GROUNDS = {
    white: "ffffff",
    black: "000000",
    "GitHub light": "f6f8fa",
    "GitHub dark": "161b22",
    "Solarized light": "fdf6e3",
    "Solarized dark": "002b36",
    "Visual Studio Code": "1e1e1e",
    "GNOME dark": "171421",
    Ubuntu: "300a24",
    "Gruvbox light": "fbf1c7",
    "Gruvbox dark": "282828",
  };
  /** The colours 16 to 231 of xterm are a cube, 232 to 255 greys. */
  const rgbOf = (color: number) =>
    color >= 232
      ? [0, 0, 0].map(() => 8 + (color - 232) * 10)
      : [36, 6, 1].map((step) => [0, 95, 135, 175, 215, 255][Math.floor((color - 16) / step) % 6] ?? 0);
  const luminance = (rgb: readonly number[]) =>
    rgb
      .map((value) => value / 255)
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
      .reduce((sum, value, at) => sum + value * ([0.2126, 0.7152, 0.0722][at] ?? 0), 0);
  const contrast = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

  it.each(Object.entries(HUES))("%s", (_, color) => {
    for (const [name, hex] of Object.entries(GROUNDS)) {
      const ground = luminance([0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)));
      const least = name === "white" || name === "black" ? 3.8 : 3;
      expect(contrast(luminance(rgbOf(color)), ground), name).toBeGreaterThanOrEqual(least);
    }
  });
});
