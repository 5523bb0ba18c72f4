/** The tracks of rules: RFC 5234 §3, by rules of RFC 3986. */

import { GRAMMAR_IDS, type GrammarId, grammarOf, ruleOf } from "@urikit/standards/grammars";
import { describe, expect, it } from "vitest";
import { type Track, trackOf } from "./track.ts";

function trackFor(name: string, id: GrammarId = "rfc3986"): Track {
  const rule = ruleOf(grammarOf(id), name);
  if (rule === undefined) throw new Error(`no rule ${name}`);
  return trackOf(rule.expression);
}

const rule = (text: string): Track => ({ kind: "rule", text });
const literal = (text: string): Track => ({ kind: "literal", text });

describe("a track", () => {
  it("RFC 5234 §3.1, RFC 3986 §2.1: a concatenation is a row", () => {
    expect(trackFor("pct-encoded")).toEqual({
      kind: "row",
      parts: [literal("%"), rule("HEXDIG"), rule("HEXDIG")],
    });
  });

  it("RFC 5234 §3.2, RFC 3986 §3.2.2: alternatives are a choice", () => {
    expect(trackFor("host")).toEqual({
      kind: "choice",
      choices: [rule("IP-literal"), rule("IPv4address"), rule("reg-name")],
    });
  });

  it("RFC 5234 §3.6, §3.8: what repeats is a loop, what may be absent has a way past it", () => {
    expect(trackFor("port")).toEqual({ kind: "optional", of: { kind: "loop", of: rule("DIGIT") } });
    expect(trackFor("segment-nz")).toEqual({ kind: "loop", of: rule("pchar") });
    expect(trackFor("path", "rfc2396")).toEqual({
      kind: "optional",
      of: { kind: "choice", choices: [rule("abs_path"), rule("opaque_part")] },
    });
  });

  it("RFC 5234 §3.6, §3.7: a loop says how often", () => {
    expect(trackFor("h16")).toEqual({ kind: "loop", of: rule("HEXDIG"), limit: "at most 4 times" });
    expect(JSON.stringify(trackFor("dec-octet"))).toContain('"limit":"2 times"');
    expect(JSON.stringify(trackFor("toplabel", "rfc2396bis-01"))).toContain('"limit":"at most 61 times"');
    const least = trackOf({ kind: "repetition", of: { kind: "rule", name: "a" }, min: 2 });
    expect(least).toEqual({ kind: "loop", of: rule("a"), limit: "at least 2 times" });
    const between = trackOf({ kind: "repetition", of: { kind: "rule", name: "a" }, min: 2, max: 3 });
    expect(between).toEqual({ kind: "loop", of: rule("a"), limit: "2 to 3 times" });
  });

  it("RFC 3986 §3.3: 0<pchar> is nothing", () => {
    expect(trackFor("path-empty")).toEqual({ kind: "nothing" });
  });

  it("RFC 2396 §2.4.3: a description in words stays one", () => {
    expect(trackFor("space", "rfc2396")).toEqual({
      kind: "words",
      text: "US-ASCII coded character 20 hexadecimal",
    });
  });

  it("RFC 3986 §2.2, §2.3: single characters in a choice stand together; letters and digits as ranges", () => {
    expect(trackFor("sub-delims")).toEqual(literal("one of ! $ & ' ( ) * + , ; ="));
    expect(trackFor("unreserved")).toEqual({
      kind: "choice",
      choices: [rule("ALPHA"), rule("DIGIT"), literal("one of - . _ ~")],
    });
    expect(trackFor("lowalpha", "rfc1738")).toEqual(literal("a–z"));
    expect(trackFor("hex", "rfc1738")).toEqual({
      kind: "choice",
      choices: [rule("digit"), literal("one of A–F a–f")],
    });
    expect(JSON.stringify(trackFor("dec-octet"))).toContain("1–9");
  });

  it("RFC 5234 §2.3: what cannot be seen is a number", () => {
    expect(trackOf({ kind: "range", from: "\0", to: "\x1f" })).toEqual(literal("%x00–%x1F"));
    expect(trackOf({ kind: "characters", text: " " })).toEqual(literal("%x20"));
  });

  it.each(GRAMMAR_IDS)("%s: names every rule that the rule uses, and no other", (id) => {
    const names = (track: Track): string[] => {
      if (track.kind === "rule") return [track.text];
      if (track.kind === "row") return track.parts.flatMap(names);
      if (track.kind === "choice") return track.choices.flatMap(names);
      return "of" in track ? names(track.of) : [];
    };
    for (const { expression, uses } of grammarOf(id).rules)
      expect([...new Set(names(trackOf(expression)))]).toEqual(uses);
  });
});
