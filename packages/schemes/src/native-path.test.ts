import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { errorOf } from "../test/scheme-expectations.ts";
import { fromPosixPath, fromWindowsPath, toPosixPath, toWindowsPath } from "./native-path.ts";

describe("POSIX (RFC 8089 App. D.1)", () => {
  it.each([
    ["/", "file:///"],
    ["/etc/motd", "file:///etc/motd"],
    ["/a//b/", "file:///a//b/"],
    ["/100% a?#b", "file:///100%25%20a%3F%23b"],
    ["/é", "file:///%C3%A9"],
    ["/c:/a|b", "file:///c:/a%7Cb"],
  ])("%s", (path, reference) => {
    expect(fromPosixPath(path)).toBe(reference);
    expect(toPosixPath(reference)).toBe(path);
  });

  it("octets that are not text stay octets", () => {
    const path = Uint8Array.of(0x2f, 0xff, 0x2f, 0x61);
    expect(fromPosixPath(path)).toBe("file:///%FF/a");
    expect(toPosixPath("file:///%FF/a")).toEqual(path);
  });

  it("every path comes back, except those that a file system would split at other places", () => {
    const path = fc
      .string({ unit: fc.constantFrom(..."ab/.%? é;:\\"), minLength: 1 })
      .map((rest) => `/a${rest}`);
    fc.assert(
      fc.property(path, (given) => {
        expect(toPosixPath(fromPosixPath(given), { backslash: "allow" })).toBe(given);
      }),
      { seed: 1738 },
    );
  });

  it.each(["", "a", "./a", "C:\\a", "/a\0"])("%j is not an absolute path", (path) => {
    expect(errorOf(() => fromPosixPath(path)).code).toBe("access-refused");
  });

  it("refuses what the plan refuses", () => {
    for (const text of ["file://h/a", "file:////a/b", "file:///a%2Fb", "file:///a%00b", "file:///a%5Cb"]) {
      expect(errorOf(() => toPosixPath(text)).code).toBe("access-refused");
    }
    expect(toPosixPath("file:///a%5Cb", { backslash: "allow" })).toBe("/a\\b");
    expect(toPosixPath("file:////a/b", { doubleSlash: "allow" })).toBe("//a/b");
  });
});

describe("Windows (RFC 8089 App. D.2, E.2, E.3)", () => {
  it.each([
    ["c:\\path\\to\\file", "file:///c:/path/to/file"],
    ["C:\\", "file:///C:/"],
    ["C:\\My Files\\100%\\é", "file:///C:/My%20Files/100%25/%C3%A9"],
    ["\\\\wsl$\\Ubuntu\\home", "file://wsl$/Ubuntu/home"],
    ["\\\\bücher\\a", "file://b%C3%BCcher/a"],
    ["\\\\host.example.com\\Share\\path\\to\\file.txt", "file://host.example.com/Share/path/to/file.txt"],
  ])("%s", (path, reference) => {
    expect(fromWindowsPath(path)).toBe(reference);
    expect(toWindowsPath(reference, { otherHost: "allow" })).toBe(path);
  });

  it("both slashes part names", () => {
    expect(fromWindowsPath("C:/a\\b")).toBe("file:///C:/a/b");
  });

  it.each([
    "a",
    "C:",
    "C:a",
    "\\a",
    "/a",
    "",
    "\\\\",
    "\\\\host",
    "\\\\host\\",
    "\\\\?\\GLOBALROOT\\a",
    "\\\\?\\C:\\a.\\b",
    "\\\\?\\C:\\a/b",
    "\\\\..\\a\\b",
    "C:\\NUL",
    "C:\\a\\com1.txt",
    "\\\\.\\COM1\\x",
    "C:\\a:b",
    "C:\\a*",
    "C:\\a\0",
    "CC:\\a",
  ])("%j is not an absolute path of a file", (path) => {
    expect(errorOf(() => fromWindowsPath(path)).code).toBe("access-refused");
  });

  it.each([
    "file:///etc/motd",
    "file:///c:",
    "file:////host/share",
    "file:////host/share/x",
    "file://localhost//host/share/x",
    "file:///%5C%5Chost/share",
    "file:///c:/a%2Fb",
    "file:///c:/a%3Ab",
    "file:///c:/a%00",
    "file:///c:/%FF",
    "file:///c:/a%3F",
    "file:///C:/CON",
    "file:///C:/com1.txt",
    "file:///C:/nul%20.txt",
    "file:///C:/LPT%C2%B9",
    "file:///C:/a.",
    "file:///C:/a%20",
    "file:///C:/../x",
    "file:///C:/./x",
    "file://evil.example/s/x",
  ])("%s has no path that is meant", (text) => {
    expect(errorOf(() => toWindowsPath(text)).code).toBe("access-refused");
  });

  it.each(["file://./pipe/x", "file://h/", "file://h/c:/x", "file://h/s/aux.h"])(
    "%s names no file, though other hosts are allowed",
    (text) => {
      expect(errorOf(() => toWindowsPath(text, { otherHost: "allow" })).code).toBe("access-refused");
    },
  );

  it.each([
    ["\\\\?\\C:\\a", "file:///C:/a"],
    ["\\\\?\\UNC\\host\\a", "file://host/a"],
    ["C:\\a\\..\\b", "file:///C:/a/../b"],
    ["C:\\console.txt", "file:///C:/console.txt"],
  ])("%s is written %s", (path, reference) => {
    expect(fromWindowsPath(path)).toBe(reference);
  });

  it("a UNC name in the path where it is asked for (App. E.3.2)", () => {
    expect(toWindowsPath("file:////host/share/x", { doubleSlash: "allow" })).toBe("\\\\host\\share\\x");
    expect(errorOf(() => toWindowsPath("file:///c:/a%5Cb", { backslash: "allow" })).code).toBe(
      "access-refused",
    );
  });
});
