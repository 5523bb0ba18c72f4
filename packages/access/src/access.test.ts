/** RFC 3986 §1.2.2: what is reached, what is refused, and by which error. */

import { en as guardEn } from "@urikit/guard/words/en";
import { en as schemesEn } from "@urikit/schemes/words/en";
import { say } from "urikit/words";
import { en } from "urikit/words/en";
import { describe, expect, it } from "vitest";
import { errorOf } from "../test/outcomes.ts";
import { access } from "./access.ts";
import { AccessError } from "./access-error.ts";
import type { AccessOptions } from "./access-options.ts";
import { en as accessEn } from "./words/en.ts";

describe("access", () => {
  it.each([
    ["http://a b/", "no-way"],
    ["../a", "no-way"],
    ["", "no-way"],
    ["//example.org/a", "no-way"],
    ["data:a", "no-way"],
    ["file://evil.example/a", "no-way"],
    ["file:////evil.example/a", "no-way"],
    ["file:///a%2Fb", "no-way"],
    ["file:///a%00b", "no-way"],
  ])("RFC 3986 §4.3: there is no way to %j", async (reference, code) => {
    expect(await errorOf(access(reference, { files: ["/"] }))).toMatchObject({ code });
  });

  it.each([
    "ftp://example.org/",
    "gopher://example.org/",
    "mailto:a@example.org",
    "urn:isbn:1",
    "x-own:a",
    "ldap:///c=GB",
  ])(
    "the policy names every scheme, and the usual one has http, https and data only: %s",
    async (reference) => {
      const error = await errorOf(access(reference));
      expect(error).toMatchObject({ code: "refused-scheme", reasons: ["scheme-not-allowed"] });
      expect(error.message).toBe(`the policy does not allow the scheme ${reference.split(":", 1)[0]}`);
    },
  );

  it("a policy that does not name data refuses it", async () => {
    expect(await errorOf(access("data:,a", { policy: { schemes: ["https"] } }))).toMatchObject({
      code: "refused-scheme",
    });
  });

  it.each([
    [{ timeout: 0 }, "timeout"],
    [{ timeout: "1" }, "timeout"],
    [{ idleTimeout: 1.5 }, "idleTimeout"],
    [{ maxOctets: Number.NaN }, "maxOctets"],
    [{ maxOctets: Number.POSITIVE_INFINITY }, "maxOctets"],
    [{ files: "/" }, "files"],
    [{ files: [1] }, "files"],
    [{ signal: {} }, "signal"],
    [{ policy: 1 }, "policy"],
    [{ policy: { scheme: ["http"] } }, "schemes"],
    [null, "options"],
  ])("an option with a wrong value is named: %j", async (options, name) => {
    const error = await access("data:,a", options as AccessOptions).catch((one: unknown) => one);
    expect(error).toBeInstanceOf(TypeError);
    expect((error as Error).message).toContain(name);
  });

  it("a reference that is not a string is a TypeError", async () => {
    await expect(access(1 as never)).rejects.toThrow(TypeError);
  });

  it("has no option that other code put on all objects", async () => {
    const polluted = Object.prototype as { files?: readonly string[] };
    polluted.files = ["/"];
    try {
      expect(await errorOf(access("file:///etc/passwd"))).toMatchObject({ code: "refused-address" });
    } finally {
      delete polluted.files;
    }
  });
});

describe("AccessError", () => {
  it("has its message as data, too", async () => {
    const error = await errorOf(access("http://a b/"));
    expect(say({ ...en, ...schemesEn, ...guardEn, ...accessEn }, error.problem)).toBe(error.message);
    expect(error.message).toMatch(/^there is no way to it: /);
  });

  it("shows no password", async () => {
    const error = await errorOf(access("http://u:geheim@h/%zz"));
    expect(`${error.message} ${JSON.stringify(error)}`).not.toContain("geheim");
  });

  it("has instances in another copy of the package, and no other errors", async () => {
    const error = await errorOf(access("urn:isbn:1"));
    const [brand] = Object.getOwnPropertySymbols(error);
    expect(Object.defineProperty(new Error("…"), brand ?? "", {})).toBeInstanceOf(AccessError);
    expect(new Error("…")).not.toBeInstanceOf(AccessError);
    class Own extends AccessError {}
    expect(error).not.toBeInstanceOf(Own);
  });
});
