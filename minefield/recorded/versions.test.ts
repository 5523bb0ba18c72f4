/** The data of the releases. */

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { SWEEPS } from "../record/versions/sweeps.ts";
import { recordedVersions, versionsText } from "./versions.ts";

describe("the data of the releases", () => {
  it.each(recordedVersions().map((one) => [one.reader, one] as const))("%s", (reader, versions) => {
    const text = readFileSync(new URL(`./versions/${reader}.json`, import.meta.url), "utf8");
    expect(versionsText(versions)).toBe(text.replaceAll("\r\n", "\n"));
    expect(text.length).toBeLessThanOrEqual(100_000);
    expect(SWEEPS.find(({ id }) => id === reader)?.chosen).toBe(versions.chosen);
    // What a busy machine makes slow is no change.
    expect(text).not.toContain('"hung"');
  });
});
