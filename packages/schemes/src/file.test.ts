import fc from "fast-check";
import { normalize } from "urikit";
import { describe, expect, it } from "vitest";
import { data, errorOf, expectIdentity, maybe } from "../test/scheme-expectations.ts";
import { type FileReading, file, isThisHost } from "./file.ts";
import { schemeSet } from "./set.ts";

describe("RFC 1738 §3.10, RFC 8089 §2: the reading (002-53)", () => {
  it.each<[string, object]>([
    [
      "file://vms.host.edu/disk$user/my/notes/note12345.txt",
      { host: "vms.host.edu", segments: ["disk$user", "my", "notes", "note12345.txt"] },
    ],
    ["file:///etc/motd", { host: "", segments: ["etc", "motd"] }],
    ["file://localhost/etc/motd", { host: "localhost", segments: ["etc", "motd"] }],
    ["file:/etc/motd", { host: undefined, segments: ["etc", "motd"] }],
    ["file:///", { host: "", segments: [""] }],
    ["file:///c:/a%20b", { segments: ["c:", "a b"] }],
    ["file:////a", { segments: ["", "a"] }],
    ["file:///a%2Fb%5C%00", { segments: ["a/b\\\0"] }],
    ["file:///a;b:@&=", { segments: ["a;b:@&="] }],
  ])("%s", (text, reading) => {
    expect(file.read(text)).toMatchObject(reading);
    expect(file.build(file.read(text))).toBe(text);
  });

  it.each([
    ["file:a", 5],
    ["file:", 5],
    ["file:c:/a", 5],
    ["file://h", 8],
    ["file://h:80/a", 8],
    ["file://u@h/a", 7],
    ["file:///a?b", 9],
    ["file://h%2Fx/a", 8],
  ])("%s is refused at %i", (text, index) => {
    expect(errorOf(() => file.read(text))).toMatchObject({ index, input: text });
  });

  it("§3.10: localhost and the empty host are this host (002-55)", () => {
    expect(["", "localhost", "LOCALHOST", undefined].every((host) => isThisHost({ host }))).toBe(true);
    expect(isThisHost({ host: "localhost.example" })).toBe(false);
  });
});

describe("the plan (002-53)", () => {
  it.each(["file:///a/b%20c", "file:/a/b%20c", "file://localhost/a/b%20c"])("%s is opened", (text) => {
    expect(file.plan(text)).toMatchObject({ port: undefined, steps: [{ do: "open", names: ["a", "b c"] }] });
  });

  it.each([
    ["file://evil.example/share/x", 7, "another host"],
    ["file:////evil.example/share/x", 7, "Windows"],
    ["file://localhost//evil.example/share/x", 16, "Windows"],
    ["file:///a%2Fb", 9, 'encoded "/"'],
    ["file:///a%2fb", 9, 'encoded "/"'],
    ["file:///..%5C..%5Cx", 10, 'encoded "\\"'],
    ["file:///%5C%5Cevil.example/share", 8, 'encoded "\\"'],
    ["file:///a%00", 9, "encoded NUL"],
  ])("%s is refused at %i: %s", (text, index, why) => {
    const error = errorOf(() => file.plan(text));
    expect(error).toMatchObject({ code: "access-refused", index });
    expect(error.reason).toContain(why);
  });

  it("a double slash is allowed by an option", () => {
    const plan = file.plan("file:////a/b", { doubleSlash: "allow" });
    expect(plan.steps).toMatchObject([{ names: ["", "a", "b"] }]);
    expect(file.plan("file:///a//b").steps).toMatchObject([{ names: ["a", "", "b"] }]);
  });
});

describe("build and normalize", () => {
  it("read ∘ build is the identity", () => {
    const readings: fc.Arbitrary<FileReading> = fc.record({
      host: fc.constantFrom("", "localhost", "vms.host.edu"),
      segments: fc.array(data, { minLength: 1, maxLength: 4 }),
    });
    expectIdentity(file, readings);
    const single = data.filter(({ length }) => length > 0);
    expectIdentity(file, fc.record({ host: maybe(fc.constant("h")), segments: fc.tuple(single, data) }));
  });

  it("refuses what would not be read back as given", () => {
    expect(errorOf(() => file.build({ segments: ["", "a"] })).code).toBe("component-mismatch");
    expect(errorOf(() => file.build({ host: "h", segments: [] })).code).toBe("component-mismatch");
  });

  it.each([
    ["file:/a", "file:///a"],
    ["file://LOCALHOST/a", "file:///a"],
    ["file:///a", "file:///a"],
    ["file://h/a", "file://h/a"],
    ["file:///C:/A", "file:///C:/A"],
    ["file:a", "file:a"],
    ["file:/.//a", "file:/.//a"],
    ["file://localhost//a", "file:////a"],
  ])("%s", (text, normal) => {
    expect(normalize(text, { level: "scheme", schemes: schemeSet(file) })).toBe(normal);
  });
});
