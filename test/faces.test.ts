// How much the faces hold that people choose from: what an editor lists after `import { } from "urikit"`. More than this
// is for entries, such as `urikit/web`.
import * as schemes from "@urikit/schemes";
import * as urikit from "urikit";
import { expect, test } from "vitest";

test("urikit has at most 45 values on its face", () => {
  expect(Object.keys(urikit).length).toBeLessThanOrEqual(45);
});

test("@urikit/schemes has at most ten values on its face besides the schemes themselves", () => {
  const known = new Set<unknown>(schemes.standardSchemes.values());
  const others = Object.entries(schemes).filter(([, value]) => !known.has(value));
  expect(others.length, others.map(([name]) => name).join(", ")).toBeLessThanOrEqual(10);
});
