import fc from "fast-check";
import { normalize } from "urikit";
import { describe, expect, it } from "vitest";
import {
  data,
  described,
  errorOf,
  expectIdentity,
  host,
  latin1,
  maybe,
  port,
} from "../test/scheme-expectations.ts";
import { type GopherReading, gopher, gophers } from "./gopher.ts";
import type { GopherPlus } from "./gopher-plus.ts";
import { answerOctets } from "./parts/plan.ts";
import { schemeSet } from "./set.ts";

describe("RFC 1738 §3.4.1, §3.4.2: type, selector, search (002-38, 002-39, 002-40)", () => {
  it.each<[string, object]>([
    ["gopher://h", { host: "h", port: 70, type: "1", selector: "", search: undefined, plus: undefined }],
    ["gopher://h/", { type: "1", selector: "" }],
    ["gopher://h/0", { type: "0", selector: "" }],
    ["gopher://h/00/Weather", { type: "0", selector: "0/Weather" }],
    ["gopher://h:7070/7a%20b%09c%20d", { port: 7070, type: "7", selector: "a b", search: "c d" }],
    ["gopher://h/7%09", { type: "7", selector: "", search: "" }],
    ["gopher://h/%37x", { type: "7", selector: "x" }],
    ["gopher://h/0a?b;c:@&=/d", { selector: "a?b;c:@&=/d" }],
    ["gopher://h/0%FF", { selector: Uint8Array.of(0xff) }],
  ])("%s", (text, reading) => {
    expect(gopher.read(text)).toMatchObject(reading);
  });

  it.each([
    ["gopher://u@h/", "userinfo-not-allowed", 9],
    ["gopher://h/0a%0Ab", "invalid-for-scheme", 13],
    ["gopher://h/0a%0db%09c", "invalid-for-scheme", 13],
    ["gopher://h/%09a", "invalid-for-scheme", 11],
    ["gopher://h?a", "invalid-for-scheme", 10],
    ["gopher:///0", "missing-host", 9],
    ["gopher:0", "missing-host", 7],
  ])("%s: %s", (text, code, index) => {
    expect(errorOf(() => gopher.read(text))).toMatchObject({ code, index });
  });

  it("§3.4.2: sent decoded, with a tab before the search (002-41)", () => {
    expect(described(gopher.plan("gopher://h"))).toEqual(["connect h:70", "\r\n"]);
    expect(described(gopher.plan("gopher://h/00/a%20b"))).toEqual(["connect h:70", "0/a b\r\n"]);
    expect(described(gopher.plan("gopher://h/7a%20b%09c%20d"))).toEqual(["connect h:70", "a b\tc d\r\n"]);
    expect(gopher.plan("gopher://h/0%FF").steps[1]).toMatchObject({ octets: Uint8Array.of(0xff, 13, 10) });
  });
});

describe("RFC 1738 §3.4.3 to §3.4.8: Gopher+ (002-43, 002-45, 002-46)", () => {
  it.each<[string, GopherPlus, string]>([
    ["+", { form: "default" }, "s\t\t+\r\n"],
    ["!", { form: "attributes", of: "item", names: [] }, "s\t\t!\r\n"],
    ["$", { form: "attributes", of: "directory", names: [] }, "s\t\t$\r\n"],
    ["!+ABSTRACT", { form: "attributes", of: "item", names: ["+ABSTRACT"] }, "s\t\t!+ABSTRACT\r\n"],
    [
      "!+ABSTRACT%20+SMELL",
      { form: "attributes", of: "item", names: ["+ABSTRACT", "+SMELL"] },
      "s\t\t!+ABSTRACT +SMELL\r\n",
    ],
    ["$+VIEWS", { form: "attributes", of: "directory", names: ["+VIEWS"] }, "s\t\t$+VIEWS\r\n"],
    [
      "+application/postscript%20Es_ES",
      { form: "view", view: "application/postscript", language: "Es_ES" },
      "s\t\t+application/postscript Es_ES\r\n",
    ],
    ["+text/plain", { form: "view", view: "text/plain" }, "s\t\t+text/plain\r\n"],
    ["", { form: "other", string: "" }, "s\t\t\r\n"],
    ["x%09y", { form: "other", string: "x\ty" }, "s\t\tx\ty\r\n"],
    ["!%20", { form: "other", string: "! " }, "s\t\t! \r\n"],
    ["%FF", { form: "other", string: Uint8Array.of(0xff) }, "s\t\t\u00ff\r\n"],
  ])("%s", (string, plus, sent) => {
    const text = `gopher://h/0s%09%09${string}`;
    expect(gopher.read(text)).toMatchObject({ search: "", plus });
    expect(described(gopher.plan(text))).toEqual(["connect h:70", sent]);
    expect(gopher.read(gopher.build(gopher.read(text)))).toEqual(gopher.read(text));
  });

  it("the search stands before it, if only as empty (002-42)", () => {
    expect(described(gopher.plan("gopher://h/7s%09q%09+"))).toEqual(["connect h:70", "s\tq\t+\r\n"]);
    const reading = { ...gopher.read("gopher://h/0s"), plus: { form: "default" } } as const;
    expect(errorOf(() => gopher.build(reading)).rule).toBe("search");
  });
});

describe("RFC 1738 §3.4.5: an item with a form is two plans", () => {
  const plan = gopher.plan("gopher://h/0s%09%09?");

  it("the first fetches the form", () => {
    expect(described(plan)).toEqual(["connect h:70", "s\t\t!+ASK\r\n"]);
  });

  it("the second, on another connection, returns it", () => {
    const next = plan.next;
    expect(next && described(next)[0]).toBe("connect h:70");
    const ask = next?.steps[1];
    expect(ask).toMatchObject({ do: "ask", lines: true });
    if (ask?.do !== "ask") return;
    expect(latin1(answerOctets(ask, "one", "two"))).toBe("s\t+\t1\r\n+-1\r\none\r\ntwo\r\n.\r\n");
    expect(latin1(answerOctets(ask))).toBe("s\t+\t1\r\n+-1\r\n.\r\n");
    for (const answer of ["a\r\nQUIT", "a\n", "\0", "."]) {
      expect(errorOf(() => answerOctets(ask, answer)).code).toBe("protocol-line-break");
    }
  });
});

describe("RFC 1738 §3.4.9: a form that is filled in", () => {
  const text = "gopher://h/0s%09%09+%091%0D%0A+-1%0D%0Aone%0D%0Atwo%0D%0A.%0D%0A";

  it("is read, built and sent as described there (002-47)", () => {
    expect(gopher.read(text).plus).toEqual({ form: "answers", answers: ["one", "two"] });
    expect(gopher.build(gopher.read(text))).toBe(text);
    expect(described(gopher.plan(text)).join("")).toBe("connect h:70s\t+\t1\r\n+-1\r\none\r\ntwo\r\n.\r\n");
  });

  it.each([
    ["lines after the block", "+%091%0D%0A+-1%0D%0Aone%0D%0A.%0D%0AQUIT%0D%0A"],
    ["an early dot", "+%091%0D%0A+-1%0D%0A.%0D%0AHELO%0D%0A.%0D%0A"],
    ["a lone LF", "+%091%0D%0A+-1%0D%0Aone%0Atwo%0D%0A.%0D%0A"],
    ["a lone CR", "+%091%0D%0A+-1%0D%0Aone%0D.%0D%0A.%0D%0A"],
    ["no end", "+%091%0D%0A+-1%0D%0Aone%0D%0A"],
    ["another flag", "+%092%0D%0A+-1%0D%0Aone%0D%0A.%0D%0A"],
    ["a NUL", "+%091%0D%0A+-1%0D%0Aone%00%0D%0A.%0D%0A"],
    ["a line without a block", "+%0D%0AQUIT"],
  ])("%s is never sent", (_, string) => {
    expect(errorOf(() => gopher.plan(`gopher://h/0s%09%09${string}`)).code).toBe("protocol-line-break");
  });

  it("lines of data stay inside their block", () => {
    const answer = fc.string({ unit: fc.constantFrom("a", ".", "\r", "\n", "\t", "\0", " ") });
    fc.assert(
      fc.property(fc.array(answer), (answers) => {
        const plus: GopherPlus = { form: "answers", answers };
        const reading = { ...gopher.read("gopher://h/0s%09"), plus };
        let built: string;
        try {
          built = gopher.build(reading);
          gopher.plan(built);
        } catch {
          expect(answers.some((line) => line === "." || /[\r\n\0]/.test(line))).toBe(true);
          return;
        }
        const sent = described(gopher.plan(built)).slice(1).join("");
        expect(sent.split("\r\n")).toEqual(["s\t+\t1", "+-1", ...answers, ".", ""]);
      }),
      { seed: 1738 },
    );
  });
});

describe("RFC 1738 §6: no other protocol is spoken (002-81)", () => {
  it.each([
    "gopher://mail.example:25/1%0D%0AMAIL%20FROM:a",
    "gopher://mail.example:25/7s%09q%0D%0AMAIL%20FROM:a",
    "gopher://mail.example:25/7s%09q%00",
    "gopher://mail.example:25/7s%00",
  ])("%s", (text) => {
    expect(() => gopher.plan(text)).toThrow(/LF|CR|NUL/);
  });

  it("a reserved port is marked", () => {
    expect(gopher.plan("gopher://mail.example:25/1").port).toEqual({ number: 25, status: "reserved" });
  });
});

describe("build and normalize", () => {
  it("read ∘ build is the identity", () => {
    const clean = data.filter((value) => typeof value !== "string" || !/[\t\r\n]/.test(value));
    const octets = clean.filter((value) => typeof value === "string" || !/[\t\r\n]/.test(latin1(value)));
    const word = fc.string({ unit: fc.constantFrom("a", "+", "/", "é", "%"), minLength: 1 });
    const plus: fc.Arbitrary<GopherPlus> = fc.oneof(
      fc.constantFrom<GopherPlus>({ form: "default" }, { form: "ask" }),
      fc.record({
        form: fc.constant("attributes" as const),
        of: fc.constantFrom("item" as const, "directory" as const),
        names: fc.array(word, { maxLength: 3 }),
      }),
      fc.record({ form: fc.constant("view" as const), view: word, language: maybe(word) }),
      fc.record({ form: fc.constant("answers" as const), answers: fc.array(word) }),
    );
    const readings: fc.Arbitrary<GopherReading> = fc
      .record({
        host,
        port,
        type: fc.constantFrom("0", "1", "7", "+", "/", "%"),
        selector: octets,
        search: maybe(octets),
        plus: maybe(plus),
      })
      .map((reading) => (reading.search === undefined ? { ...reading, plus: undefined } : reading));
    expectIdentity(gopher, readings);
  });

  it.each([
    ["gopher://H:70", "gopher://h/"],
    ["gopher://h/1", "gopher://h/"],
    ["gopher://h/1?a", "gopher://h/1?a"],
    ["gopher://h/11", "gopher://h/11"],
  ])("%s", (text, normal) => {
    expect(normalize(text, { level: "scheme", schemes: schemeSet(gopher) })).toBe(normal);
  });
});

describe("RFC 3986 §6.2.2.3: a dot-segment would take the item type with it", () => {
  it.each([
    ["gopher://h/1/../x", 13],
    ["gopher://h/0/a/../../x", 15],
    ["gopher://h/1/%2e/x", 13],
    ["gopher://h/..", 11],
  ])("%s is refused", (text, index) => {
    expect(errorOf(() => gopher.read(text))).toMatchObject({ code: "invalid-for-scheme", index });
  });

  it("dots in a name are none", () => {
    expect(gopher.read("gopher://h/0/a..b/.c").selector).toBe("/a..b/.c");
  });
});

describe("gophers, by custom", () => {
  it("is gopher over TLS, on the same port", () => {
    expect(gophers.read("gophers://h/7s%09q")).toEqual(gopher.read("gopher://h/7s%09q"));
    expect(gophers.build({ host: "h", type: "0", selector: "a" })).toBe("gophers://h/0a");
    expect(described(gophers.plan("gophers://h/0a"))).toEqual(["connect h:70 by TLS", "a\r\n"]);
    expect(gophers.plan("gophers://h/0a%09%09!").steps[0]).toMatchObject({ tls: "implicit" });
    const ask = gophers.plan("gophers://h/0a%09%09?");
    expect([ask.steps[0], ask.next?.steps[0]]).toMatchObject([{ tls: "implicit" }, { tls: "implicit" }]);
    expect(normalize("gophers://H:70/1", { level: "scheme", schemes: schemeSet(gophers) })).toBe(
      "gophers://h/",
    );
  });
});
