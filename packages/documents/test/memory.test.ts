// Memory stays flat; a taste of memory.prove.ts.
import { expect, it } from "vitest";
import { extractInSmallHeap } from "./memory.ts";

it("60 MB of html are read in a heap of 48 MB", () => {
  const { references, megabytes } = extractInSmallHeap("html", 60);
  expect(references).toBeGreaterThan(150_000);
  expect(megabytes).toBeLessThan(256);
});
