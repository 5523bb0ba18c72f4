import { describe, expect, it } from "vitest";
import { standardSchemes } from "../standard.ts";
import { portUse } from "./plan.ts";

describe("RFC 1738 §6: what to think of a port", () => {
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
  ])("every plan that connects tells it: %s", (text) => {
    const scheme = standardSchemes.get(text.split(":", 1)[0] ?? "");
    const plan = scheme?.plan(text);
    expect(plan?.port).toEqual({ number: scheme?.defaultPort, status: "own" });
    expect(plan?.steps[0]).toMatchObject({ do: "connect", port: scheme?.defaultPort });
  });
});
