import { normalize } from "urikit";
import { describe, expect, it } from "vitest";
import { described, errorOf } from "../test/scheme-expectations.ts";
import { gemini } from "./gemini.ts";
import { schemeSet } from "./set.ts";

describe("Project Gemini specification §1.2", () => {
  it("the host is required, the port is 1965, and no userinfo is allowed", () => {
    expect(gemini.read("gemini://example.com/docs/?a%20b")).toEqual({
      host: "example.com",
      port: 1965,
      segments: ["docs", ""],
      searchpart: "a%20b",
    });
    expect(errorOf(() => gemini.read("gemini://u@example.com/"))).toMatchObject({
      code: "userinfo-not-allowed",
      index: 9,
    });
    expect(errorOf(() => gemini.read("gemini:/a")).code).toBe("missing-host");
  });

  it("an empty path is equivalent to /", () => {
    const options = { level: "scheme", schemes: schemeSet(gemini) } as const;
    expect(normalize("gemini://Example.com:1965", options)).toBe("gemini://example.com/");
  });

  it("§2: the request is the URI, without a fragment, in one line, by TLS", () => {
    expect(described(gemini.plan("gemini://example.com#a"))).toEqual([
      "connect example.com:1965 by TLS",
      "gemini://example.com/\r\n",
    ]);
    expect(described(gemini.plan("gemini://example.com/a?b%0D#c"))[1]).toBe(
      "gemini://example.com/a?b%0D\r\n",
    );
  });

  it("§2: of maximum length 1024 bytes", () => {
    const longest = `gemini://h/${"a".repeat(1013)}`;
    expect(longest).toHaveLength(1024);
    expect(gemini.plan(longest).steps).toHaveLength(2);
    expect(errorOf(() => gemini.plan(`${longest}a`))).toMatchObject({ index: 1024 });
  });

  it("is built", () => {
    expect(gemini.build({ host: "h", segments: ["a/b", "c d"] })).toBe("gemini://h/a%2Fb/c%20d");
  });
});
