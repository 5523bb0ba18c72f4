import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { errorOf, latin1 } from "../../test/scheme-expectations.ts";
import { standardSchemes } from "../standard.ts";
import { notDotAlone, type Plan, type PlanStep, portUse, protocolLine, withoutLineBreak } from "./plan.ts";

describe("RFC 1738 §6: what to think of a port (002-80, 003-72)", () => {
  it.each([
    [21, 21, "own"],
    [0, 21, "reserved"],
    [25, 21, "reserved"],
    [1023, 21, "reserved"],
    [1024, 21, "other"],
    [65535, 21, "other"],
    [1525, 1525, "own"],
    [80, undefined, "reserved"],
  ])("%i, where %s is the scheme's own, is %s", (number, own, status) => {
    expect(portUse(number, own)).toEqual({ number, status });
  });

  it.each([
    "ftp://h/a",
    "http://h/",
    "https://h/",
    "ws://h/",
    "wss://h/",
    "gopher://h/",
    "news:a",
    "nntp://h/a",
    "telnet://h",
    "wais://h/a",
    "prospero://h/a",
    "ldap://h",
  ])("every plan that connects names its port: %s", (text) => {
    const scheme = standardSchemes.get(text.split(":", 1)[0] ?? "");
    const plan = scheme?.plan(text);
    expect(plan?.port).toEqual({ number: scheme?.defaultPort, status: "own" });
    expect(plan?.steps[0]).toMatchObject({ do: "connect", port: scheme?.defaultPort });
  });
});

describe("RFC 1738 §6, RFC 3986 §7.2: a line (001-58, 002-82, 003-73)", () => {
  it("is its parts and CR LF", () => {
    expect(latin1(protocolLine("", "CWD ", "é"))).toBe("CWD \u00c3\u00a9\r\n");
    expect(protocolLine("", Uint8Array.of(0xff))).toEqual(Uint8Array.of(0xff, 13, 10));
    expect(protocolLine("")).toEqual(Uint8Array.of(13, 10));
  });

  it.each([
    ["\r", "%0D"],
    ["\n", "%0A"],
    ["\0", "%00"],
  ])("never holds %j", (character, triplet) => {
    for (const part of [`a${character}b`, Uint8Array.of(character.charCodeAt(0))]) {
      const error = errorOf(() => protocolLine(`x:%0b${triplet.toLowerCase()}`, "A ", part));
      expect(error).toMatchObject({ code: "protocol-line-break", index: 5 });
      expect(() => withoutLineBreak("", part)).toThrow();
      expect(() => notDotAlone("", character)).toThrow();
    }
  });

  it("every other octet is sent as it is", () => {
    for (let octet = 1; octet < 256; octet++) {
      if (octet === 10 || octet === 13) continue;
      expect(withoutLineBreak("", Uint8Array.of(octet))).toEqual(Uint8Array.of(octet));
    }
    expect(() => notDotAlone("", ".")).toThrow();
    expect(latin1(notDotAlone("", ".."))).toBe("..");
  });
});

/** All that a plan sends, or would send once it was asked. */
function sentBy({ steps, next }: Plan): readonly Uint8Array[] {
  const own = steps.flatMap((step: PlanStep) => {
    if (step.do === "send") return [step.octets];
    if (step.do === "ask") return [step.before, step.after];
    return step.do === "guess" ? step.choices.map(({ octets }) => octets) : [];
  });
  return next === undefined ? own : [...own, ...sentBy(next)];
}

describe("whatever the reference, each step of a plan sends one line", () => {
  const piece = fc.constantFrom(
    "a",
    "/",
    "%0D%0A",
    "%0D",
    "%0A",
    "%00",
    "%09",
    ".",
    ";",
    "+",
    "%FF",
    "*",
    "@b",
    "%20",
  );
  const rest = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(""));
  const authorities = fc.constantFrom("//h/", "//u:p@h/", "//u%0D%0A:p@h/", "//u:p%0A@h/", "//h:25/1", "");

  it.each(["ftp", "http", "https", "ws", "wss", "gopher", "news", "nntp"])("%s", (name) => {
    const scheme = standardSchemes.get(name);
    fc.assert(
      fc.property(authorities, rest, (authority, path) => {
        let plan: Plan | undefined;
        try {
          plan = scheme?.plan(`${name}:${authority}${path}`);
        } catch {
          return;
        }
        const form = /%09%09\+%091%0D%0A\+-1/i.test(path);
        for (const octets of plan === undefined || form ? [] : sentBy(plan)) {
          expect(latin1(octets).replace(/\r\n$/, "")).not.toMatch(/[\r\n\0]/);
        }
      }),
      { seed: 6, numRuns: 500 },
    );
  });
});
