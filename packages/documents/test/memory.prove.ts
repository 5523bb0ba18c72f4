// Memory stays flat, however long the document.
import { counted } from "@urikit/abnf/counted";
import { expect, it } from "vitest";
import { extractInSmallHeap } from "./memory.ts";

it.each(["html", "mime"] as const)("200 MB of %s are read in a heap of 48 MB", (type) => {
  const { references, megabytes } = extractInSmallHeap(type, 200);
  expect(references).toBeGreaterThan(500_000);
  expect(megabytes).toBeLessThan(256);
  counted("references found in documents of 200 MB, in a heap of 48 MB", references);
});
