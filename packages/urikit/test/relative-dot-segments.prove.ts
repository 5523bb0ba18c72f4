// RFC 3986 §5.2.4: the law of relative-dot-segments.ts, for every path that is not long.
import { counted } from "@urikit/abnf/counted";
import { expect, test } from "vitest";
import { relativePaths } from "./relative-dot-segments.ts";

test("RFC 3986 §5.2: without dot-segments, a relative path of up to nine characters means the same", () => {
  let tried = 0;
  for (const { path, fault } of relativePaths(9)) {
    tried++;
    if (fault !== undefined) expect([path, fault]).toEqual([path, undefined]);
  }
  counted("relative paths that mean the same without dot-segments", tried);
});
