import fc from "fast-check";
import { isUriReference } from "urikit";
import { describe, expect, it } from "vitest";
import { errorOf, expectIdentity } from "../test/scheme-expectations.ts";
import { type GitReading, git } from "./git.ts";

describe("Git documentation, Git URLs", () => {
  it.each<[string, object]>([
    ["git://host.xz/path/to/repo.git/", { host: "host.xz", port: 9418, path: "/path/to/repo.git/" }],
    ["git://host.xz:1234/path/to/repo.git/", { port: 1234 }],
    ["git://host.xz/~user/path/to/repo.git/", { path: "/~user/path/to/repo.git/" }],
    ["git://host.xz/a%20b", { path: "/a b" }],
  ])("%s", (text, reading) => {
    expect(git.read(text)).toMatchObject(reading);
  });

  it.each([
    ["git://host.xz", "invalid-for-scheme", 13],
    ["git://user@host.xz/a", "userinfo-not-allowed", 6],
    ["git://host.xz/a?b", "invalid-for-scheme", 15],
    ["git:a", "missing-host", 4],
  ])("%s: %s at %i", (text, code, index) => {
    expect(errorOf(() => git.read(text))).toMatchObject({ code, index });
  });

  it("what Git takes as user@host:path is not a URI reference (RFC 3986 §4.2)", () => {
    expect(isUriReference("git@host.xz:path/to/repo.git")).toBe(false);
  });

  it("gitprotocol-pack, Git Transport: the path, of a user without its slash, and the host with its port", () => {
    expect(git.plan("git://h/a.git").steps).toMatchObject([
      { do: "connect", host: "h", port: 9418, tls: "none" },
      { do: "request", operation: "git-upload-pack", parameters: { path: "/a.git", host: "h" } },
    ]);
    expect(git.plan("git://h:1/~u/a").steps[1]).toMatchObject({ parameters: { path: "~u/a", host: "h:1" } });
    expect(errorOf(() => git.plan("git://h/a%0Ahost=b")).code).toBe("protocol-line-break");
  });

  it("read ∘ build is the identity", () => {
    const readings: fc.Arbitrary<GitReading> = fc.record({
      host: fc.constantFrom("h", "bücher.example"),
      port: fc.constantFrom(9418, 1),
      path: fc.string({ unit: fc.constantFrom(..."a/~?#% ") }).map((rest) => `/${rest}`),
    });
    expectIdentity(git, readings);
  });
});
