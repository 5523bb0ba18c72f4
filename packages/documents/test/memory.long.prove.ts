/** Memory stays flat: documents far longer than the heap of the process that reads them, of every type. */

import { describe, it } from "vitest";
import { staysFlat } from "./flat-memory.ts";

describe("memory stays flat, in a process that may have 48 MB of heap", () => {
  it.each([
    ["html", 200],
    ["mime", 200],
    ["mbox", 60],
    ["http", 60],
    ["warc", 60],
    ["xml", 60],
    ["json-lines", 60],
    ["css", 60],
    ["csv", 60],
    ["uri-list", 60],
    ["text", 60],
  ])("%s of %i MB", staysFlat);
});
