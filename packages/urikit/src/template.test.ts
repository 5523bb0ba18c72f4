import { errorOf } from "@urikit/abnf/error-of";
import { describe, expect, it } from "vitest";
import { normalize } from "./normalize.ts";
import { type UriErrorCode, UriSyntaxError } from "./syntax/errors.ts";
import { decodeToOctets } from "./syntax/percent-encoding.ts";
import { segments, uri, uriWith } from "./template.ts";

const expectRefusal = (fill: () => string, code: UriErrorCode): void => {
  expect(errorOf(fill).code).toBe(code);
};

describe("§2.4 each value is encoded as data for the place where it stands (001-12, 003-17, 004-16)", () => {
  it("the example of the documentation", () => {
    const [name, term] = ["AC/DC", "a&b"];
    expect(uri`https://example.org/users/${name}?q=${term}`).toBe(
      "https://example.org/users/AC%2FDC?q=a%26b",
    );
  });

  it("only unreserved characters stay (§2.3), everywhere", () => {
    const reserved = ":/?#[]@!$&'()*+,;=% ";
    const encoded = "%3A%2F%3F%23%5B%5D%40%21%24%26%27%28%29%2A%2B%2C%3B%3D%25%20";
    expect(uri`/${reserved}`).toBe(`/${encoded}`);
    expect(uri`/?${reserved}`).toBe(`/?${encoded}`);
    expect(uri`/#${reserved}`).toBe(`/#${encoded}`);
    expect(uri`//${reserved}@h/`).toBe(`//${encoded}@h/`);
    expect(uri`//${reserved}/`).toBe(`//${encoded}/`);
    expect(uri`/${"-._~aZ9"}`).toBe("/-._~aZ9");
  });

  it('§2.5 as UTF-8: "À" and "ア"', () => {
    expect(uri`/${"\u00c0"}?${"\u30a2"}`).toBe("/%C3%80?%E3%82%A2");
    expect(uri`//${"bücher"}.example/`).toBe("//b%C3%BCcher.example/");
  });

  it('§2.5 "Laguna Beach", and its octets in EBCDIC by "an overly simplistic raw octet mapping"', () => {
    expect(uri`/${"Laguna Beach"}`).toBe("/Laguna%20Beach");
    const printed = "%D3%81%87%A4%95%81@%C2%85%81%83%88";
    const octets = decodeToOctets(printed);
    expect([...octets].map((octet) => octet.toString(16)).join(" ")).toBe(
      "d3 81 87 a4 95 81 40 c2 85 81 83 88",
    );
    expect(uri`/${octets}`).toBe(`/${printed.replace("@", "%40")}`); // as data, "@" is encoded like all of reserved
  });

  it("text, numbers, octets and lists of them", () => {
    expect(uri`/${1}/${-1.5}/${10n}/${Uint8Array.of(0, 0x61, 0xff, 0x2f)}`).toBe("/1/-1.5/10/%00a%FF%2F");
    expect(uri`/files/${segments(["a b", "c/d", 3])}`).toBe("/files/a%20b/c%2Fd/3");
    expect(uri`${segments(["a", "b"])}/c`).toBe("a/b/c");
    expect(uri`http://h/${segments(["a"])}`).toBe("http://h/a");
    expect(uri`http://h/a/${segments(["", ""])}`).toBe("http://h/a//");
  });

  it("an empty value where it leaves the structure alone", () => {
    expect(uri`/a/${""}/b`).toBe("/a//b");
    expect(uri`/a/${""}`).toBe("/a/");
    expect(uri`/${""}`).toBe("/");
    expect(uri`/a?${""}#${""}`).toBe("/a?#");
    expect(uri`//${""}@h`).toBe("//@h");
    expect(uri`http://h/${""}/b`).toBe("http://h//b");
  });

  it("values beside literal text and beside each other", () => {
    expect(uri`/v${1}.${2}-${"a"}${"b"}`).toBe("/v1.2-ab");
    expect(uri`mailto:${"a+b"}@${"example.org"}`).toBe("mailto:a%2Bb@example.org");
    expect(uri`//${"u:v"}:${"p@w"}@h`).toBe("//u%3Av:p%40w@h");
    expect(uri`?${"a"}=${"b=c"}&${"d"}`).toBe("?a=b%3Dc&d");
  });

  it("hosts whole, or whole labels between literal dots", () => {
    expect(uri`https://${"example.org"}/`).toBe("https://example.org/");
    expect(uri`https://${"www"}.example.org/`).toBe("https://www.example.org/");
    expect(uri`https://www.${"example"}.org/`).toBe("https://www.example.org/");
    expect(uri`https://www.${"example.org"}:${443}/`).toBe("https://www.example.org:443/");
    expect(uri`https://u@${"h"}`).toBe("https://u@h");
    expect(uri`https://${"127.0.0.1"}/`).toBe("https://127.0.0.1/");
    expect(uri`https://[${"::1"}]:${80}/`).toBe("https://[::1]:80/");
  });

  it("without values it is a check of the literal text", () => {
    expect(uri`https://example.org/a?b#c`).toBe("https://example.org/a?b#c");
    expect(uri``).toBe("");
    expectRefusal(() => uri`/a b`, "forbidden-character");
  });

  it("schemes from a list that the caller gives (§3.1)", () => {
    const web = uriWith({ schemes: ["http", "https"] });
    expect(web`${"https"}://example.org/${"a"}`).toBe("https://example.org/a");
    expect(web`${"HTTPS"}:a`).toBe("HTTPS:a");
    expect(web`ftp://example.org/`).toBe("ftp://example.org/");
  });
});

describe("refused, as the issue names them", () => {
  it("an empty value where a path begins: what begins with // is an authority (§3)", () => {
    expectRefusal(() => uri`/${""}/${"evil.example"}`, "structure-change");
    expectRefusal(() => uri`/${""}/evil.example`, "structure-change");
    expectRefusal(() => uri`${""}//evil.example`, "structure-change");
    expectRefusal(() => uri`${""}/evil.example`, "structure-change");
    expectRefusal(() => uri`${""}${""}//evil.example`, "structure-change");
    expectRefusal(() => uri`http:/${""}/evil.example`, "structure-change");
    expectRefusal(() => uri`urn:${""}/a`, "structure-change");
    expectRefusal(() => uri`/${segments(["", "evil.example"])}`, "structure-change");
    expectRefusal(() => uri`${segments(["", "", "evil.example"])}`, "structure-change");
    expectRefusal(() => uri`urn:${segments(["", "", "evil.example", "", ""])}`, "structure-change");
    expectRefusal(() => uri`/${segments([""])}/${"evil.example"}`, "structure-change");
  });

  it("a value that makes a dot-segment (§3.3)", () => {
    expectRefusal(() => uri`/a/${".."}/b`, "dot-segment");
    expectRefusal(() => uri`/a/${"."}/b`, "dot-segment");
    expectRefusal(() => uri`/a/${".."}`, "dot-segment");
    expectRefusal(() => uri`${".."}/a`, "dot-segment");
    expectRefusal(() => uri`urn:${".."}`, "dot-segment");
    expectRefusal(() => uri`/a/${segments(["b", ".."])}`, "dot-segment");
    expectRefusal(() => uri`/a/${Uint8Array.of(0x2e, 0x2e)}`, "dot-segment");
  });

  it("joined to the literal beside it, or to another value", () => {
    expectRefusal(() => uri`/a/.${"."}/b`, "dot-segment");
    expectRefusal(() => uri`/a/${"."}./b`, "dot-segment");
    expectRefusal(() => uri`/a/.${""}/b`, "dot-segment");
    expectRefusal(() => uri`/a/..${""}`, "dot-segment");
    expectRefusal(() => uri`/a/${"."}${"."}/b`, "dot-segment");
    expectRefusal(() => uri`/a/${""}${".."}${""}/b`, "dot-segment");
    expectRefusal(() => uri`/a/%2E${"."}/b`, "dot-segment");
    expectRefusal(() => uri`/a/${"."}%2e/b`, "dot-segment");
    expectRefusal(() => uri`/a/%2e${""}/b`, "dot-segment");
    expectRefusal(() => uri`./${"."}/b`, "dot-segment");
  });

  it("no dot-segment for another: the number of them does not hide it", () => {
    expectRefusal(() => uri`/a/../${".."}`, "dot-segment");
    expectRefusal(() => uri`/.${"x"}/${".."}`, "dot-segment");
  });

  it("a literal that ends inside a triplet (§2.1)", () => {
    expectRefusal(() => uri`/%2${"E"}`, "malformed-percent-encoding");
    expectRefusal(() => uri`/%${"2E"}`, "malformed-percent-encoding");
    expectRefusal(() => uri`/%${"2"}E`, "malformed-percent-encoding");
    expectRefusal(() => uri`?%2${"6"}`, "malformed-percent-encoding");
    expectRefusal(() => uri`#%${"41"}`, "malformed-percent-encoding");
    expectRefusal(() => uri`//%4${"1"}@h`, "malformed-percent-encoding");
    expectRefusal(() => uri`//%4${"1"}`, "malformed-percent-encoding");
  });

  it("a value that extends a literal host (§3.2.2)", () => {
    expectRefusal(() => uri`https://example.org${".evil.example"}`, "structure-change");
    expectRefusal(() => uri`https://example.org${"@evil.example"}/`, "structure-change");
    expectRefusal(() => uri`https://example.org${":80"}/`, "structure-change");
    expectRefusal(() => uri`https://example.org${""}/`, "structure-change");
    expectRefusal(() => uri`https://${"evil."}example.org/`, "structure-change");
    expectRefusal(() => uri`https://www.${"a"}example.org/`, "structure-change");
    expectRefusal(() => uri`https://${"a"}${"b"}/`, "structure-change");
    expectRefusal(() => uri`https://${"a"}%41/`, "structure-change");
  });

  it("a scheme that is not on the list (§3.1)", () => {
    expectRefusal(() => uri`${"https"}://a/`, "scheme-not-listed");
    expectRefusal(() => uri`${"javascript"}:alert`, "scheme-not-listed");
    const web = uriWith({ schemes: ["http", "https"] });
    expectRefusal(() => web`${"javascript"}:alert`, "scheme-not-listed");
    expectRefusal(() => web`${""}:a`, "scheme-not-listed");
    expectRefusal(() => web`${"https:"}:a`, "scheme-not-listed");
    expectRefusal(() => web`${Uint8Array.of(0x68)}:a`, "scheme-not-listed");
    expectRefusal(() => web`http${"s"}://a/`, "structure-change");
    expectRefusal(() => web`${"http"}s://a/`, "structure-change");
  });

  it("a port that is not digits (§3.2.3)", () => {
    for (const port of [
      "80@evil.example",
      "",
      "8o",
      "-1",
      "+1",
      "1.5",
      "0x50",
      "80\n",
      " 80",
      "\u0668",
      "1e3",
    ]) {
      expectRefusal(() => uri`//h:${port}/`, "invalid-port");
    }
    expectRefusal(() => uri`//h:${-1}/`, "invalid-port");
    expectRefusal(() => uri`//h:${1e21}/`, "invalid-port");
    expectRefusal(() => uri`//h:${Uint8Array.of(0x38)}/`, "invalid-port");
    expectRefusal(() => uri`//h:8${0}/`, "structure-change");
    expectRefusal(() => uri`//h:${8}0/`, "structure-change");
  });

  it("an undefined value", () => {
    // @ts-expect-error: a caller without types may do this
    expectRefusal(() => uri`/a/${undefined}`, "missing-value");
    // @ts-expect-error: likewise
    expectRefusal(() => uri`/a/${null}`, "missing-value");
    expectRefusal(() => uri(["/a/", "/b"]), "missing-value");
  });

  it("an undefined value in a list", () => {
    for (const value of [undefined, null]) {
      // @ts-expect-error: likewise
      expect(() => uri`/a/${segments(["b", value])}`).toThrow();
    }
  });

  it("literal text that is no reference by itself", () => {
    expectRefusal(() => uri`/a b/${"c"}`, "forbidden-character");
    expectRefusal(() => uri`/é/${"c"}`, "non-ascii");
    expectRefusal(() => uri`http://a@b@${"c"}/`, "misplaced-delimiter");
    expectRefusal(() => uri`1:${"c"}`, "invalid-scheme");
    expectRefusal(() => uri`//h:x/${"c"}`, "invalid-port");
    expectRefusal(() => uri`//a[${"c"}]/`, "misplaced-delimiter");
  });
});

describe("more attacks", () => {
  it("data that looks encoded is data, and is encoded once more (§2.4)", () => {
    expect(uri`/a/${"%2e%2e"}/b`).toBe("/a/%252e%252e/b");
    expect(uri`/a/${"%2F"}/b`).toBe("/a/%252F/b");
    expect(uri`//${"%31%32%37.0.0.1"}/`).toBe("//%2531%2532%2537.0.0.1/");
    expect(normalize(uri`/a/${"%2e%2e"}/b`)).toBe("/a/%252e%252e/b");
  });

  it("what only servers take for a dot-segment stays a segment", () => {
    expect(uri`/a/${"..;"}/b`).toBe("/a/..%3B/b");
    expect(uri`/a/${"..\\"}/b`).toBe("/a/..%5C/b");
    expect(uri`/a/${"../"}/b`).toBe("/a/..%2F/b");
    expect(uri`/a/${"..."}/b`).toBe("/a/.../b");
    expect(uri`/a/${"..\0"}/b`).toBe("/a/..%00/b");
    expect(uri`/a/${" .."}/b`).toBe("/a/%20../b");
  });

  it("backslashes, line breaks and controls", () => {
    expect(uri`/${"\\evil.example"}`).toBe("/%5Cevil.example");
    expect(uri`${"\\\\evil.example"}`).toBe("%5C%5Cevil.example");
    expect(uri`/${"\r\n\t\u202e"}`).toBe("/%0D%0A%09%E2%80%AE");
    expect(uri`http://${"a\\@evil.example"}/`).toBe("http://a%5C%40evil.example/");
    expect(uri`http:/${"/evil.example"}`).toBe("http:/%2Fevil.example");
  });

  it("a value at the beginning is no scheme (§4.2)", () => {
    expect(uri`${"javascript:alert(1)"}`).toBe("javascript%3Aalert%281%29");
    expect(uri`${"a"}/b:c`).toBe("a/b:c");
    expectRefusal(() => uri`${"a"}b:c`, "structure-change");
  });

  it("half a surrogate pair, and two halves in two values (§2.5)", () => {
    expectRefusal(() => uri`/${"\ud800"}`, "lone-surrogate");
    expectRefusal(() => uri`/${"\ud83d"}${"\ude00"}`, "lone-surrogate");
    expectRefusal(() => uri`//${"\udc00"}/`, "lone-surrogate");
    expect(uri`/${"\ud83d\ude00"}`).toBe("/%F0%9F%98%80");
  });

  it("an empty label of a host, by whatever kind of data (§3.2.2)", () => {
    for (const value of [
      "",
      ".",
      "a.",
      ".a",
      "a..b",
      Uint8Array.of(),
      Uint8Array.of(0x2e),
      Uint8Array.of(0x2e, 0x61),
    ]) {
      expectRefusal(() => uri`//${value}.example/`, "structure-change");
      expectRefusal(() => uri`//www.${value}.example/`, "structure-change");
    }
    expectRefusal(() => uri`http://${""}/`, "structure-change");
    expectRefusal(() => uri`file://${""}/etc`, "structure-change");
  });

  it("labels that turn a name into an address", () => {
    expectRefusal(() => uri`http://127.0.0.${1}/`, "structure-change");
    expectRefusal(() => uri`http://${"127.0"}.0.1/`, "structure-change");
    expectRefusal(() => uri`http://${127}.${"0.0.1"}/`, "structure-change");
    expect(uri`http://127.0.0.${"1.example"}/`).toBe("http://127.0.0.1.example/");
  });

  it("IP-literals", () => {
    expectRefusal(() => uri`http://[${"::1]@evil.example/["}]/`, "invalid-ip-literal");
    expectRefusal(() => uri`http://[${"v1.a"}]/`, "invalid-ip-literal");
    expectRefusal(() => uri`http://[${"fe80::1%25eth0"}]/`, "invalid-ip-literal");
    expectRefusal(() => uri`http://[${""}]/`, "invalid-ip-literal");
    expectRefusal(() => uri`http://[${"1.2.3.4"}]/`, "invalid-ip-literal");
    expectRefusal(() => uri`http://[v1.${"a"}]/`, "structure-change");
    expect(() => uri`http://[::${"1"}]/`).toThrow(UriSyntaxError);
    expect(() => uri`http://[::1]${":80"}/`).toThrow(UriSyntaxError);
    expect(() => uri`http://[::1]${".evil.example"}/`).toThrow(UriSyntaxError);
    expect(() => uri`http://[::1]${80}/`).toThrow(UriSyntaxError);
    expect(() => uri`http://[::1${"]"}/`).toThrow(UriSyntaxError);
    expect(uri`http://${"::1"}/`).toBe("http://%3A%3A1/");
  });

  it("lists where there is no whole segment, lists of lists, and empty ones", () => {
    expectRefusal(() => uri`/a/${segments([])}/b`, "structure-change");
    expectRefusal(() => uri`/a/b${segments(["c"])}`, "structure-change");
    expectRefusal(() => uri`/a/${segments(["c"])}b`, "structure-change");
    expectRefusal(() => uri`/a/${segments(["b"])}${"c"}`, "structure-change");
    expectRefusal(() => uri`?${segments(["a"])}`, "structure-change");
    expectRefusal(() => uri`#${segments(["a"])}`, "structure-change");
    expectRefusal(() => uri`//${segments(["a"])}/`, "structure-change");
    expectRefusal(() => uri`//${segments(["a"])}@h/`, "structure-change");
    expectRefusal(() => uri`//h:${segments(["80"])}/`, "structure-change");
    // @ts-expect-error: a caller without types may do this
    expectRefusal(() => uri`/a/${segments([["b"]])}`, "structure-change");
  });

  it("a bare array, which a stranger may have made of one value", () => {
    const value: unknown = ["admin", "delete"];
    // @ts-expect-error: a caller without types may do this
    expect(errorOf(() => uri`/users/${value}/profile`).reason).toContain("segments([…])");
    // @ts-expect-error: likewise
    expectRefusal(() => uri`/users/${value}/profile`, "structure-change");
    // @ts-expect-error: likewise
    expectRefusal(() => uri`/a?b=${value}`, "structure-change");
  });

  it("a list with holes, which would write empty segments", () => {
    const list: string[] = [];
    list[2] = "evil.example";
    list[4] = "p";
    expectRefusal(() => uri`https:${segments(list)}`, "missing-value");
    expectRefusal(() => uri`${segments(Array(1))}`, "missing-value");
  });

  it("a list is taken as it was when it was marked", () => {
    const list = ["a"];
    const marked = segments(list);
    list.push("b");
    expect(uri`/${marked}`).toBe("/a");
  });

  it("a text is not a list of its characters, and neither is what cannot be gone through", () => {
    for (const value of ["abc", 5, null, undefined, { length: 1 }] as never[]) {
      expect(() => segments(value)).toThrow(new TypeError("segments must be a list, such as an array"));
    }
    expect(uri`/${segments(new Set(["a", "b"]))}`).toBe("/a/b");
  });

  it("schemes that are not an array of names are a TypeError that says so", () => {
    expect(() => uriWith({ schemes: "http" as never })).toThrow(/schemes must be an array/);
    expect(() => uriWith({ schemes: [1] as never })).toThrow(/a scheme must be a string/);
  });

  it("one template with many values, and literals that somebody changes", () => {
    const literals = ["/a/", "/b"];
    expect(uri(literals, "x")).toBe("/a/x/b");
    literals[1] = "?b=";
    expect(uri(literals, "x")).toBe("/a/x?b=");
    const results = ["a", "b/c"].map((name) => uri`/x/${name}`);
    expect(results).toEqual(["/x/a", "/x/b%2Fc"]);
    expect(
      ["a", ".."].map((name) => (name === "a" ? uri`/y/${name}` : errorOf(() => uri`/y/${name}`).code)),
    ).toEqual(["/y/a", "dot-segment"]);
  });

  it("values of other types are TypeErrors", () => {
    const strange = [
      {},
      { toString: () => ".." },
      new String("a"),
      new Date(0),
      true,
      Symbol("a"),
      () => "a",
      /a/,
    ];
    for (const value of [
      ...strange,
      Number.NaN,
      Number.POSITIVE_INFINITY,
      new Uint16Array(1),
      new ArrayBuffer(1),
    ]) {
      // @ts-expect-error: a caller without types may do this
      expect(() => uri`/a/${value}`).toThrow(TypeError);
      // @ts-expect-error: likewise
      expect(() => uri`/a/${segments(["b", value])}`).toThrow(TypeError);
    }
  });

  it("very long values and very many", () => {
    expect(uri`/${"a/".repeat(100_000)}`).toBe(`/${"a%2F".repeat(100_000)}`);
    const many = Array.from({ length: 10_000 }, () => "a");
    expect(uri`/${segments(many)}`).toBe("/a".repeat(10_000));
    const error = errorOf(() => uri`/${"x".repeat(100_000)}/${".."}`);
    expect(error.message.length).toBeLessThan(1000);
  });
});

describe("the error names the value that is to blame", () => {
  it.each([
    [() => uri`/a/${"ok"}/${".."}`, "dot-segment", 8, "value 2"],
    [() => uri`/a/${"ok"}/${"ok"}/${"."}`, "dot-segment", 13, "value 3"],
    [() => uri`/a/${".."}/${".."}`, "dot-segment", 3, "value 1"],
    [() => uri`/${""}/${"ok"}`, "structure-change", 1, "value 1"],
    [() => uri`//${"ok"}/${"ok"}/${".."}`, "dot-segment", 12, "value 3"],
    [() => uri`//h:${"80"}/${".."}`, "dot-segment", 9, "value 2"],
    [() => uri`//${"ok"}:${"x"}/`, "invalid-port", 7, "value 2"],
  ])("%s", (fill, code, index, name) => {
    const error = errorOf(fill);
    expect(error).toMatchObject({ code, index });
    expect(error.reason).toContain(name);
    expect(error.input.slice(error.index)).toMatch(/^\$\{\d+\}/);
    expect(error.section).toMatch(/^RFC 3986 §3/);
    const [, shown = "", carets = ""] = error.message.split("\n");
    expect(shown.slice(carets.length - 1)).toMatch(/^\$\{/);
  });

  it.each([
    [() => uri`http://[${"a"}:${"b"}]/`, `http://[\${1}:\${2}]/`, 8, "IPv6"],
    [() => uri`/${"a"}/b c/${"d"}`, `/\${1}/b c/\${2}`, 7, "a space is not allowed in a path"],
    [() => uri`/a b/${"d"}`, `/a b/\${1}`, 2, "%20"],
    [() => uri`/${"d"}%4${"e"}`, `/\${1}%4\${2}`, 5, "hexadecimal"],
  ])(
    "or the place in the literal text, without what stood in for a value: %s",
    (fill, input, index, reason) => {
      const error = errorOf(fill);
      expect(error).toMatchObject({ input, index });
      expect(error.reason).toContain(`the literal text is not a reference: `);
      expect(error.reason).toContain(reason);
    },
  );

  it("and shows no value: one may be a password", () => {
    const error = errorOf(() => uri`//u:${"s3cr3t"}@h/${".."}`);
    expect(error.message + error.input).not.toContain("s3cr3t");
    for (const fill of [() => uri`//u:${"s3cr3t"}@h:x/`, () => uri`//u:s3cr3t@h/${".."}`]) {
      expect(errorOf(fill).message).not.toContain("s3cr3t");
    }
    expect(errorOf(() => uri`//u:${"s3cr3t\ud800"}@h/`).message).not.toContain("s3cr3t");
  });
});
