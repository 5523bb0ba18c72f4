import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { errorOf } from "../test/scheme-expectations.ts";
import { file } from "./file.ts";
import { fromVmsPath, toVmsPath } from "./vms-path.ts";

const host = "vms.host.edu";
const otherHost = "allow";

describe("RFC 1738 §3.10 (002-54): a VMS file and its reference", () => {
  it("DISK$USER:[MY.NOTES]NOTE123456.TXT; the document's URL has lost the 6 of the name", () => {
    expect(fromVmsPath("DISK$USER:[MY.NOTES]NOTE123456.TXT", { host })).toBe(
      "file://vms.host.edu/disk$user/my/notes/note123456.txt",
    );
    const printed = "file://vms.host.edu/disk$user/my/notes/note12345.txt";
    expect(fromVmsPath("DISK$USER:[MY.NOTES]NOTE12345.TXT", { host })).toBe(printed);
    expect(toVmsPath(printed, { otherHost })).toBe("VMS.HOST.EDU::DISK$USER:[MY.NOTES]NOTE12345.TXT");
  });

  it.each([
    ["DISK$USER:[MY.NOTES]NOTE123456.TXT", "file:///disk$user/my/notes/note123456.txt"],
    ["DUA0:[000000]A.TXT;1", "file:///dua0/a.txt;1"],
    ["DUA0:[A]B.", "file:///dua0/a/b."],
    ["DUA0:[A]B", "file:///dua0/a/b"],
    ["DUA0:[A]B.C;", "file:///dua0/a/b.c;"],
    ["$1$DGA100:[A.B.C]", "file:///$1$dga100/a/b/c/"],
    ["DUA0:[000000]", "file:///dua0/"],
    ["SYS$MANAGER:[A_B]LOGIN-1.COM", "file:///sys$manager/a_b/login-1.com"],
  ])("RFC 8089 App. D.4: %s", (path, reference) => {
    expect(fromVmsPath(path)).toBe(reference);
    expect(toVmsPath(reference)).toBe(path);
  });

  it("RFC 8089 App. D.4: a node is the authority", () => {
    expect(fromVmsPath("VAX::DUA0:[A]B.C")).toBe("file://vax/dua0/a/b.c");
    expect(toVmsPath("file://vax/dua0/a/b.c", { otherHost })).toBe("VAX::DUA0:[A]B.C");
    expect(toVmsPath("file://localhost/dua0/a/b.c")).toBe("DUA0:[A]B.C");
  });

  it.each([
    ["dua0:<a.b>c.d", "file:///dua0/a/b/c.d"],
    ["DUA0:[000000.A]B.C", "file:///dua0/a/b.c"],
  ])("%s is another way to write %s", (path, reference) => {
    expect(fromVmsPath(path)).toBe(reference);
  });

  it("every specification comes back", () => {
    const name = fc.string({ unit: fc.constantFrom(..."AZ09$_"), minLength: 1, maxLength: 5 });
    const directories = fc.array(
      name.filter((one) => one !== "000000"),
      { minLength: 1, maxLength: 4 },
    );
    fc.assert(
      fc.property(
        name,
        directories,
        name,
        fc.constantFrom("", ".TXT", ".", ".A;12"),
        (device, way, last, rest) => {
          const path = `${device}:[${way.join(".")}]${last}${rest}`;
          expect(toVmsPath(fromVmsPath(path))).toBe(path);
        },
      ),
      { seed: 1738 },
    );
  });

  it.each([
    "",
    "A.TXT",
    "[A]B.C",
    "DUA0:",
    "DUA0:A.TXT",
    "DUA0:[]A.TXT",
    "DUA0:[.A]B.C",
    "DUA0:[-]B.C",
    "DUA0:[A.-]B.C",
    "DUA0:[A...]B.C",
    "DUA0:[A>B.C",
    "DUA0:[A]*.C",
    "DUA0:[A]B.C.D",
    "DUA0:[A]B.C;X",
    "DUA0:[A]B.C\0",
    "DUA0:[A]B.C\n",
    "DUA0:[A]É.C",
    'VAX"me secret"::DUA0:[A]B.C',
    "/dua0/a/b.c",
  ])("%j is not an absolute specification of a file", (path) => {
    expect(errorOf(() => fromVmsPath(path)).code).toBe("access-refused");
  });

  it("one of node and host is named", () => {
    expect(errorOf(() => fromVmsPath("VAX::DUA0:[A]B.C", { host })).rule).toBe("file-auth");
  });

  it.each([
    "file:///dua0",
    "file:////dua0/a",
    "file:///dua0//b.c",
    "file:///dua0/a.b/c.d",
    "file:///dua0/-/c.d",
    "file:///dua0/../c.d",
    "file:///dua0/000000/c.d",
    "file:///dua0/a/b.c.d",
    "file:///dua0/a/b%5D",
    "file:///dua0/a%2Fb/c",
    "file:///dua0/a%3Ab/c",
    "file:///dua0/a/%FF",
    "file:///c:/a/b",
    "file:///dua0/a/b%20c",
    "file://vax/dua0/a/b.c",
  ])("%s has no specification that is meant", (text) => {
    expect(errorOf(() => toVmsPath(text)).code).toBe("access-refused");
  });

  it("a host that cannot be a node", () => {
    expect(errorOf(() => toVmsPath("file://[::1]/dua0/a/b.c", { otherHost })).rule).toBe("file-auth");
  });
});

it("an option by itself is not passed over", () => {
  const asUntyped = "vms.host.edu" as never;
  expect(() => fromVmsPath("DISK$USER:[A]B.TXT", asUntyped)).toThrow("options must be an object");
  expect(() => toVmsPath("file:///dua0/a/b.c", asUntyped)).toThrow("options must be an object");
  expect(() => file.read("file:///dua0/a/b.c", asUntyped)).toThrow("options must be an object");
  expect(() => file.plan("file:///dua0/a/b.c", asUntyped)).toThrow("options must be an object");
});
