/** Texts in pieces: what is underlined, and what a step changes. */

import type { Finding } from "@urikit/audit";
import { statement } from "urikit/words";
import { describe, expect, it } from "vitest";
import { changeOf } from "./change.ts";
import { underlined } from "./underlined.ts";

const finding = (from: number, to: number, severity: Finding["severity"]): Finding => ({
  id: "x",
  component: "path",
  message: statement("x"),
  section: "",
  advice: statement("x"),
  from,
  to,
  severity,
});

describe("underlined", () => {
  it("cuts a text at the ends of findings; the worst is on top", () => {
    expect(underlined("abcdef", [finding(1, 3, "danger"), finding(2, 5, "hint")])).toEqual([
      { shown: "a", severity: undefined },
      { shown: "bc", severity: "danger" },
      { shown: "de", severity: "hint" },
      { shown: "f", severity: undefined },
    ]);
  });

  it("marks the place where something is missing, also at the end", () => {
    expect(underlined("ab", [finding(2, 2, "hint")])).toEqual([
      { shown: "ab", severity: undefined },
      { shown: " ", severity: "hint" },
    ]);
  });

  it("shows nothing invisible", () => {
    expect(underlined("a\u202eb", [])).toEqual([{ shown: "a\\u{202e}b", severity: undefined }]);
  });
});

describe("changeOf", () => {
  it("is what stands between the common beginning and the common end", () => {
    expect(changeOf("http://a:80/b", "http://a/b")).toEqual([
      { kind: "kept", part: "http://a" },
      { kind: "removed", part: ":80" },
      { kind: "kept", part: "/b" },
    ]);
    expect(changeOf("aa", "a")).toEqual([
      { kind: "kept", part: "a" },
      { kind: "removed", part: "a" },
    ]);
  });
});
