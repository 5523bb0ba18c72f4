/** The schemes that wrap another reference. */

import { extent } from "@urikit/abnf/extent";
import { describe, expect, it } from "vitest";
import { errorOf } from "../test/scheme-expectations.ts";
import { blob } from "./blob.ts";
import { jar } from "./jar.ts";
import { planAny, readInner } from "./standard.ts";
import { viewSource } from "./view-source.ts";

const UUID = "d0360e2f-caee-469f-9a2f-87d5b0456f6f";

describe("view-source, by the custom of browsers", () => {
  it.each(["https://example.org/a?b#c", "HTTP://h", "file:///etc/motd", "view-source:a:b", "a:b#"])(
    "%s",
    (inner) => {
      expect(viewSource.read(`view-source:${inner}`)).toEqual({ inner });
      expect(viewSource.build({ inner })).toBe(`view-source:${inner}`);
    },
  );

  it("RFC 3986 §2.3: the triplet of an unreserved character is the character", () => {
    expect(viewSource.read("view-source:%61:b").inner).toBe("a:b");
    expect(viewSource.read("view-source:a:%61").inner).toBe("a:%61");
  });

  it.each([
    ["view-source:", 12],
    ["view-source:a", 12],
    ["view-source:/a", 12],
    ["view-source://h/", 12],
    ["view-source:http://h:a/", 12],
  ])("%s is refused at %i", (text, index) => {
    expect(errorOf(() => viewSource.read(text))).toMatchObject({ code: "invalid-for-scheme", index });
  });
});

describe("Java SE, JarURLConnection: jar:<url>!/{entry}", () => {
  it.each<[string, string, string]>([
    [
      "jar:http://www.foo.com/bar/baz.jar!/COM/foo/Quux.class",
      "http://www.foo.com/bar/baz.jar",
      "COM/foo/Quux.class",
    ],
    ["jar:http://www.foo.com/bar/baz.jar!/", "http://www.foo.com/bar/baz.jar", ""],
    ["jar:http://www.foo.com/bar/baz.jar!/COM/foo/", "http://www.foo.com/bar/baz.jar", "COM/foo/"],
    ["jar:file:/a.jar!/b!/c", "file:/a.jar", "b!/c"],
    ["jar:jar:file:/a.war!/b.jar!/c", "jar:file:/a.war!/b.jar", "c"],
    ["jar:http://h/a?b!/c%20d", "http://h/a?b", "c d"],
  ])("%s", (text, inner, entry) => {
    expect(jar.read(text)).toEqual({ inner, entry });
    expect(jar.read(jar.build({ inner, entry }))).toEqual({ inner, entry });
  });

  it.each([
    ["jar:", 4],
    ["jar:file:/a.jar", 15],
    ["jar:a!/b", 4],
    ["jar:!/b", 4],
    ["jar://h/!/b", 4],
  ])("%s is refused at %i", (text, index) => {
    expect(errorOf(() => jar.read(text))).toMatchObject({ code: "invalid-for-scheme", index });
  });

  it("an archive cannot have a name that would be read as another one", () => {
    expect(() => jar.build({ inner: "file:/a!/b", entry: "c" })).toThrow(/would not be read back as given/);
  });
});

describe("W3C File API §8.3: blob", () => {
  it.each<[string, string | undefined]>([
    [`blob:https://whatwg.org/${UUID}`, "https://whatwg.org"],
    [`blob:http://h:8080/${UUID}`, "http://h:8080"],
    [`blob:file:///${UUID}`, "file://"],
    [`blob:null/${UUID}`, undefined],
  ])("%s", (text, inner) => {
    expect(blob.read(text)).toEqual({ inner, id: UUID });
    expect(blob.build({ inner, id: UUID })).toBe(text);
    expect(blob.read(`${text}#t=1`)).toEqual({ inner, id: UUID });
  });

  it.each([
    ["blob:", 5],
    [`blob:${UUID}`, 5 + UUID.length],
    ["blob:https://h/a", 15],
    [`blob:https://h/a/${UUID}`, 5],
    [`blob:https://u@h/${UUID}`, 5],
    [`blob:a/${UUID}`, 5],
    [`blob:https://h/${UUID}?a`, 15 + UUID.length],
  ])("%s is refused at %i", (text, index) => {
    expect(errorOf(() => blob.read(text))).toMatchObject({ index });
  });

  it("nobody else has it", () => {
    expect(errorOf(() => blob.plan(`blob:null/${UUID}`)).code).toBe("no-plan");
  });
});

describe("RFC 3986 §1.1.1: the inner reference is read and reached by its own scheme", () => {
  it("each in the one before it", () => {
    const inner = readInner(`view-source:jar:jar:http://h/a.war!/b.jar!/c`);
    expect(inner.map(({ meaning }) => meaning?.scheme)).toEqual(["jar", "jar", "http"]);
    expect(inner[2]?.meaning?.reading).toMatchObject({ host: "h", segments: ["a.war"] });
    expect(readInner(`blob:https://h/${UUID}`)).toMatchObject([
      { reference: "https://h", meaning: { scheme: "https" } },
    ]);
    expect(readInner(`blob:null/${UUID}`)).toEqual([]);
    expect(readInner("view-source:x-own:a")).toEqual([{ reference: "x-own:a", meaning: undefined }]);
    expect(readInner("http://h/")).toEqual([]);
  });

  it("what the inner scheme refuses is an error of the inner reference", () => {
    expect(errorOf(() => readInner("view-source:ftp:a"))).toMatchObject({
      code: "missing-host",
      input: "ftp:a",
    });
  });

  it("no deeper than eight, in linear time", () => {
    const deep = `${"view-source:".repeat(extent(5000, 50_000))}a:b`;
    expect(readInner(deep)).toHaveLength(8);
    expect(errorOf(() => planAny(deep)).code).toBe("no-plan");
  });

  it("the plan is that of the inner reference, and a step more", () => {
    const steps = (text: string) =>
      planAny(text)?.steps.map((step) => ("operation" in step ? step.operation : step.do));
    expect(steps("view-source:file:///a")).toEqual(["open", "show source"]);
    expect(steps("jar:file:/a.jar!/b/c")).toEqual(["open", "take entry"]);
    expect(steps("jar:jar:file:/a.war!/b.jar!/")).toEqual(["open", "take entry", "list entries"]);
    expect(planAny("view-source:http://h/#a")?.steps[0]).toMatchObject({ do: "connect", host: "h" });
    expect(errorOf(() => planAny("jar:file:/a.jar!/b%0D")).code).toBe("protocol-line-break");
    expect(errorOf(() => planAny("view-source:x-own:a")).code).toBe("no-plan");
    expect(errorOf(() => planAny("view-source:javascript:a()")).section).toBe("RFC 3986 §7.6");
  });
});
