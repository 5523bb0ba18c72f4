import { deepStrictEqual, notDeepStrictEqual } from "node:assert";
import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { extracted, message } from "../test/documents.ts";
import { referencesIn } from "./extract.ts";

const only = (html: string, retrieval?: string) => {
  const [found] = referencesIn(html, "html", { retrieval });
  if (found === undefined) throw new Error("no reference");
  return found;
};

describe("a found reference shows itself", () => {
  const found = only("<a href='../b#c'>", "http://example.org/x/y");
  const fields = {
    reference: "../b#c",
    target: "http://example.org/b#c",
    valid: true,
    sameDocument: false,
    base: "http://example.org/x/y",
    baseFrom: "retrieval",
    where: { offset: 9, line: 1, column: 10, element: "a", attribute: "href" },
    kind: "reference",
    use: "follow",
    label: "",
  };

  it("all but its meaning lies in fields of its own", () => {
    const { target, valid, sameDocument, ...own } = fields;
    expect({ ...found }).toEqual(own);
    expect(structuredClone(found)).toEqual(own);
    expect([found.target, found.valid, found.sameDocument]).toEqual([target, valid, sameDocument]);
    expect(found.toJSON()).toEqual(fields);
  });

  it("as JSON", () => {
    expect(JSON.parse(JSON.stringify(found))).toEqual(fields);
    expect(Object.keys(JSON.parse(JSON.stringify(found)))).toEqual(Object.keys(fields));
    expect(inspect(found)).toMatch(/target: 'http:[\s\S]*valid: true[\s\S]*sameDocument: false/);
    const { valid, error } = JSON.parse(JSON.stringify(only("<a href='a b'>")));
    expect([valid, error.code]).toEqual([false, "forbidden-character"]);
  });

  it("RFC 3986 App. C, §3.3: what is invalid has a mended form next to it, unless it is in doubt", () => {
    expect(only("<a href='http://h/a b'>").repaired).toBe("http://h/a%20b");
    expect(only("<a href='http://h/é'>").repaired).toBe("http://h/%C3%A9");
    for (const reference of ["http://h h/", "http://é.example/", "http://h/a"])
      expect(only(`<a href='${reference}'>`).repaired).toBeUndefined();
    const [unknown] = referencesIn("<feed xmlns='http://www.w3.org/2005/Atom'><id>a&b;</id></feed>", "xml");
    expect([unknown?.valid, unknown?.repaired]).toEqual([false, undefined]);
    expect({ ...only("<a href='a b'>") }).not.toHaveProperty("repaired");
    expect(only("<a href='a b'>").toJSON()).toMatchObject({ repaired: "a%20b" });
  });

  it("RFC 3987 §3.1: an IRI is not a URI reference, and its target is that of its URI", () => {
    const iri = only("<a href='é?ü#ö'>", "http://h/a/b");
    expect([iri.valid, iri.error?.code, iri.target]).toEqual([
      false,
      "non-ascii",
      "http://h/a/%C3%A9?%C3%BC#%C3%B6",
    ]);
    expect(only("<a href='http://é.example/'>").target).toBe("http://%C3%A9.example/");
    expect(only("<a href='é'>").target).toBeUndefined();
    expect(only("<a href='é b'>", "http://h/").target).toBeUndefined();
    expect(referencesIn("see http://h/é", "text")[0]?.target).toBeUndefined();
  });

  it("two are deeply equal if they say the same of the same place", () => {
    deepStrictEqual(only("<a href='../b#c'>", "http://example.org/x/y"), found);
    notDeepStrictEqual(only("<a href='../d#c'>", "http://example.org/x/y"), found);
    notDeepStrictEqual(only("<a href='../b#c'>", "http://example.org/x"), found);
    notDeepStrictEqual(only(" <a href='../b#c'>", "http://example.org/x/y"), found);
  });

  it("RFC 3986 §7.5: neither console.log nor a log shows a password", () => {
    for (const html of [
      "<a href='//u:secret@h/'>",
      "<a href='http://u:secret@h/'>",
      "<a href='http://u:secret@h/ '>",
      "<a href='http://u:secret@[h/'>",
    ]) {
      const each = only(html, "http://v:secret@example.org/");
      expect(inspect(each)).toMatch(/^FoundReference \{[\s\S]*u:\*\*\*@/);
      expect(inspect([each], { depth: 9 })).not.toContain("secret");
      expect(String(each)).not.toContain("secret");
    }
    const [inText] = referencesIn("see <http://u:secret@h/>", "text");
    expect(inspect(inText, { depth: 9 })).toContain("u:***@h");
    expect(inspect(inText, { depth: 9 })).not.toContain("secret");
  });

  it("nested as deeply as the caller asks", () => {
    expect(inspect([found], { depth: 0 })).toBe("[ [FoundReference] ]");
    expect(inspect([found], { depth: 1 })).toContain("where: [Object]");
    expect(inspect([found], { depth: null })).toContain("where: {");
  });

  it("undefined fields are not printed", () => {
    expect(inspect(found)).not.toContain("undefined");
  });
});

describe("§5.2, §4.4: what a reference means", () => {
  it("is decided by its base", () => {
    expect(only("<a href='#x'>", "http://a/")).toMatchObject({ target: "http://a/#x", sameDocument: true });
    expect(only("<a href='#x'>")).toMatchObject({ target: undefined, sameDocument: true, valid: true });
    expect(only("<a href='a b'>", "http://a/")).toMatchObject({ target: undefined, valid: false });
  });

  it("the part that it names is known from the start", async () => {
    const text =
      "Content-Type: multipart/mixed; boundary=b\n\n--b\n\n<cid:x>\n--b\nContent-ID: <x>\n\n<cid:y>\n--b--\n";
    const { found } = await extracted(message(text), "mime");
    expect(found.map(({ reference, namedPart }) => [reference, namedPart])).toEqual([
      ["cid:x", "2"],
      ["cid:y", undefined],
    ]);
  });
});
