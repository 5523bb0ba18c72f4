/** Memory stays flat: documents longer than the heap of the process that reads them; memory.long.prove.ts has longer ones. */

import { describe, it } from "vitest";
import { staysFlat } from "./flat-memory.ts";

describe("memory stays flat, in a process that may have 48 MB of heap", () => {
  it.each([
    ["html", 100],
    ["json-lines", 60],
  ])("%s of %i MB", staysFlat);
});
