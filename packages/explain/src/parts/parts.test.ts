/** A reference as a row of parts (RFC 3986 §3). */

import { parse } from "urikit";
import { parseIri } from "urikit/iri";
import { describe, expect, it } from "vitest";
import { partsOf } from "./parts.ts";

const shown = (text: string) =>
  partsOf(parse(text)).map(({ text, name, inAuthority }) =>
    name === undefined ? text : `${name}${inAuthority ? "*" : ""}=${text}`,
  );

describe("partsOf", () => {
  it("RFC 3986 §3: the example, its authority of two parts", () => {
    expect(shown("foo://example.com:8042/over/there?name=ferret#nose")).toEqual([
      "scheme=foo",
      ":",
      "//",
      "host*=example.com",
      ":",
      "port*=8042",
      "path=/over/there",
      "?",
      "query=name=ferret",
      "#",
      "fragment=nose",
    ]);
    expect(shown("urn:example:animal:ferret:nose")).toEqual([
      "scheme=urn",
      ":",
      "path=example:animal:ferret:nose",
    ]);
  });

  it("RFC 3986 §3.2, §4.2: a host alone is the authority; an empty component is a part, an undefined one is not", () => {
    expect(shown("//a?#")).toEqual(["//", "authority, host=a", "?", "query=", "#", "fragment="]);
    expect(shown("//@:/")).toEqual(["//", "userinfo*=", "@", "host*=", ":", "port*=", "path=/"]);
    expect(shown("")).toEqual(["path="]);
    expect(shown("x://")).toEqual(["scheme=x", ":", "//", "authority, host=", "path="]);
    expect(shown("x:?q")).toEqual(["scheme=x", ":", "?", "query=q"]);
  });

  it("RFC 3987 §2.2: an IRI has the same parts; together they are the text, each where it says", () => {
    for (const text of ["http://例え.jp/テ?ス#ト", "http://u:p@[::1]:80/", "a:b:c", "?", "#/route"]) {
      const parts = partsOf(parseIri(text));
      expect(parts.map(({ text: part }) => part).join("")).toBe(text);
      for (const { text: part, from } of parts) expect(text.startsWith(part, from)).toBe(true);
    }
  });
});
