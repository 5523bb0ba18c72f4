import { afterEach, describe, expect, it, vi } from "vitest";
import { unicodeVersion } from "./unicode-version.ts";

describe("unicodeVersion", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it("is what the platform says", () => {
    expect(unicodeVersion()).toBe(process.versions.unicode);
  });

  it("is found by a character of each version where the platform does not say", () => {
    const told = Number(process.versions.unicode);
    vi.stubGlobal("process", undefined);
    expect(unicodeVersion()).toBe(Math.min(told, 17).toFixed(1));
  });
});
