import fc from "fast-check";
import { normalize } from "urikit";
import { describe, expect, it } from "vitest";
import {
  data,
  described,
  errorOf,
  expectIdentity,
  host,
  inEnglish,
  latin1,
  maybe,
  port,
} from "../test/scheme-expectations.ts";
import { type ImapReading, imap } from "./imap.ts";
import { schemeSet } from "./set.ts";

const TOKEN = "91354a473744909de610943775f92038";
const CYRILLIC =
  "imap://john;AUTH=*@minbari.example.org/babylon5/personel?charset%20UTF-8%20SUBJECT%20%7B14+%7D%0D%0A%D0%98%D0%B2%D0%B0%D0%BD%D0%BE%D0%B2%D0%B0";

describe("RFC 5092 §3, §6.1.2, §9: the reading of its examples", () => {
  it.each<[string, Partial<ImapReading>]>([
    [
      "imap://michael@example.org/INBOX",
      { user: "michael", auth: undefined, host: "example.org", port: 143, mailbox: "INBOX" },
    ],
    ["imap://bester@example.org/INBOX", { user: "bester", mailbox: "INBOX" }],
    [
      `imap://joe@example.com/INBOX/;uid=20/;section=1.2;urlauth=submit+fred:internal:${TOKEN}`,
      {
        user: "joe",
        mailbox: "INBOX",
        uid: 20,
        section: "1.2",
        urlauth: { expire: undefined, access: "submit+fred", mechanism: "internal", token: TOKEN },
      },
    ],
    [
      "imap://minbari.example.org/gray-council;UIDVALIDITY=385759045/;UID=20/;PARTIAL=0.1024",
      {
        mailbox: "gray-council",
        uidValidity: 385759045,
        uid: 20,
        section: undefined,
        partial: { offset: 0, length: 1024 },
      },
    ],
    [
      "imap://psicorp.example.org/~peter/%E6%97%A5%E6%9C%AC%E8%AA%9E/%E5%8F%B0%E5%8C%97",
      { user: undefined, auth: undefined, mailbox: "~peter/日本語/台北" },
    ],
    [
      "imap://;AUTH=GSSAPI@minbari.example.org/gray-council/;uid=20/;section=1.2",
      { user: undefined, auth: "GSSAPI", mailbox: "gray-council", uid: 20, section: "1.2" },
    ],
    [
      "imap://;AUTH=*@minbari.example.org/gray%20council?SUBJECT%20shadows",
      { auth: "*", mailbox: "gray council", search: "SUBJECT shadows" },
    ],
    [
      CYRILLIC,
      {
        user: "john",
        auth: "*",
        mailbox: "babylon5/personel",
        search: "charset UTF-8 SUBJECT {14+}\r\nИванова",
      },
    ],
  ])("%s", (text, reading) => {
    expect(imap.read(text)).toMatchObject(reading);
    expect(imap.read(imap.build(imap.read(text)))).toEqual(imap.read(text));
  });

  it.each<[string, Partial<ImapReading>]>([
    ["imap://h", { host: "h" }],
    ["imap://h/", { host: "h" }],
    ["imap://h/a/;UIDVALIDITY=1", { mailbox: "a/", uidValidity: 1 }],
    ["imap://h/%2Fa;UIDVALIDITY=4294967295", { mailbox: "/a" }],
    [
      "imap://h/a%3Bb/;UID=1/;SECTION=HEADER.FIELDS%20(DATE%20FROM)",
      { mailbox: "a;b", section: "HEADER.FIELDS (DATE FROM)" },
    ],
    [
      "imap://h/a/;UID=1/;SECTION=1.2.mime/;PARTIAL=7",
      { section: "1.2.mime", partial: { offset: 7, length: undefined } },
    ],
    [
      `imap://h/a/;UID=1;EXPIRE=2007-11-01T12:00:00.5+01:00;URLAUTH=anonymous:INTERNAL:${TOKEN}`,
      {
        urlauth: {
          expire: "2007-11-01T12:00:00.5+01:00",
          access: "anonymous",
          mechanism: "INTERNAL",
          token: TOKEN,
        },
      },
    ],
    ["imap://h/a?%FF", { search: Uint8Array.of(255) }],
  ])("§11: %s", (text, reading) => {
    expect(imap.read(text)).toMatchObject(reading);
    expect(imap.read(imap.build(imap.read(text)))).toEqual(imap.read(text));
  });

  it.each([
    ["imap:INBOX", 5],
    ["imap:///INBOX", 7],
    ["imap://u:p@h/", 7],
    ["imap://@h/", 7],
    ["imap://u;AUTH=%2A@h/", 7],
    ["imap://h//a", 9],
    ["imap://h/;UID=1", 9],
    ["imap://h/a;UID=1", 10],
    ["imap://h/a/;UID=0", 16],
    ["imap://h/a/;UID=4294967296", 16],
    ["imap://h/a/;UID=1;UID=2", 17],
    ["imap://h/a/;UID=1/;UID=2", 19],
    ["imap://h/a/;SECTION=1", 12],
    ["imap://h/a/;UID=1/;PARTIAL=0.1/;SECTION=1", 32],
    ["imap://h/a/;UID=1/;SECTION=", 27],
    ["imap://h/a/;UID=1/;SECTION=1.", 27],
    ["imap://h/a/;UID=1/;SECTION=01", 27],
    ["imap://h/a/;UID=1/;SECTION=MIME", 27],
    ["imap://h/a/;UID=1/;SECTION=1%5D%20BODY%5B2", 27],
    ["imap://h/a/;UID=1/;SECTION=HEADER.FIELDS%20(A%20)", 27],
    ["imap://h/a/;UID=1/;PARTIAL=1.0", 29],
    ["imap://h/a/;UID=1/;PARTIAL=1.2.3", 27],
    ["imap://h/a;X=1", 11],
    ["imap://h/a;", 11],
    ["imap://h/a?", 10],
    ["imap://h?ALL", 8],
    ["imap://h/?ALL", 9],
    ["imap://h/a/;UID=1?ALL", 17],
    ["imap://h/a?A;B", 12],
    ["imap://h/a/;UID=1;URLAUTH=anonymous", 26],
    ["imap://h/a/;UID=1;URLAUTH=anonymous:INTERNAL:12", 26],
    ["imap://h/a/;UID=1;EXPIRE=2007-11-01T12:00:00Z", 25],
    [`imap://h/a/;UID=1;EXPIRE=soon;URLAUTH=anonymous:INTERNAL:${TOKEN}`, 25],
    [`imap://h/a;URLAUTH=anonymous:INTERNAL:${TOKEN}`, 11],
    [`imap://h/a/;UID=1;URLAUTH=all:INTERNAL:${TOKEN}`, 26],
  ])("%s is refused at %i", (text, index) => {
    expect(errorOf(() => imap.read(text))).toMatchObject({ index, input: text });
  });

  it("no message has a character of a password or of a token", () => {
    expect(errorOf(() => imap.read("imap://me:geheim@h/")).reason).not.toContain("geheim");
    expect(errorOf(() => imap.read("imap://h/a/;UID=1;URLAUTH=user+me:INTERNAL:abc")).reason).not.toContain(
      "abc",
    );
  });
});

describe("RFC 5092 §9: the commands of its examples", () => {
  it.each<[string, string, readonly string[]]>([
    [
      "imap://minbari.example.org/gray-council;UIDVALIDITY=385759045/;UID=20/;PARTIAL=0.1024",
      "ANONYMOUS",
      ["A002 SELECT gray-council\r\n", "A003 UID FETCH 20 BODY.PEEK[]<0.1024>\r\n"],
    ],
    [
      "imap://psicorp.example.org/~peter/%E6%97%A5%E6%9C%AC%E8%AA%9E/%E5%8F%B0%E5%8C%97",
      "ANONYMOUS",
      ["A002 SELECT ~peter/&ZeVnLIqe-/&U,BTFw-\r\n"],
    ],
    [
      "imap://;AUTH=GSSAPI@minbari.example.org/gray-council/;uid=20/;section=1.2",
      "GSSAPI",
      ["A002 SELECT gray-council\r\n", "A003 UID FETCH 20 BODY.PEEK[1.2]\r\n"],
    ],
    [
      "imap://;AUTH=*@minbari.example.org/gray%20council?SUBJECT%20shadows",
      "*",
      ['A002 SELECT "gray council"\r\n', "A003 SEARCH SUBJECT shadows\r\n"],
    ],
    [
      CYRILLIC,
      "*",
      [
        "A002 SELECT babylon5/personel\r\n",
        `A003 SEARCH charset UTF-8 SUBJECT {14+}\r\n${latin1(new TextEncoder().encode("Иванова"))}\r\n`,
      ],
    ],
  ])("<%s>", (text, mechanism, lines) => {
    const { steps } = imap.plan(text);
    expect(steps.slice(0, 2)).toMatchObject([
      { do: "connect", port: 143, tls: "none" },
      { do: "request", of: "imap", operation: "AUTHENTICATE", parameters: { mechanism } },
    ]);
    expect(described(imap.plan(text)).slice(2)).toEqual(lines);
  });

  it("§4: of a server its mailboxes are listed; §3.2: a user without a mechanism leaves the choice to the client", () => {
    expect(described(imap.plan("imap://h"))[2]).toBe('A002 LIST "" "*"\r\n');
    expect(imap.plan("imap://u@h").steps[1]).toMatchObject({ parameters: { user: "u", mechanism: "*" } });
  });

  it("§5: the number of the mailbox is compared", () => {
    expect(inEnglish(imap.plan("imap://h/a;UIDVALIDITY=7"))[2]?.note).toContain(
      "if its UIDVALIDITY is not 7, it is another one",
    );
  });

  it("§6.1: what has a token is fetched by it, and that is a secret", () => {
    const text = `imap://joe@example.com/INBOX/;uid=20/;section=1.2;urlauth=submit+fred:internal:${TOKEN}`;
    expect(imap.plan(`${text}#f`).steps[2]).toMatchObject({ do: "send", secret: true });
    expect(described(imap.plan(`${text}#f`))[2]).toBe(`A002 URLFETCH "${text}"\r\n`);
  });

  it("RFC 3501 §5.1.3: an & is doubled, in its way, and what is not ASCII becomes UTF-16", () => {
    expect(described(imap.plan("imap://h/a&b%22%5C"))[2]).toBe('A002 SELECT "a&-b\\"\\\\"\r\n');
    expect(described(imap.plan("imap://h/%F0%9F%98%80%0D%0A"))[2]).toBe("A002 SELECT &2D3eAAANAAo-\r\n");
  });
});

describe("RFC 3986 §7.2: no reference says more to a server than a search", () => {
  it.each([
    "imap://h/a?ALL%0D%0AA004%20DELETE%20a",
    "imap://h/a?ALL%0DA004",
    "imap://h/a?ALL%0A",
    "imap://h/a?ALL%00",
    "imap://h/a?SUBJECT%20%7B3+%7D%0D%0Aab",
    "imap://h/a?SUBJECT%20%7B3%7D%0D%0Aabc",
    "imap://h/a?SUBJECT%20%7B3+%7D",
    "imap://h/a?SUBJECT%20%7B3%7D",
    "imap://h/a?SUBJECT%20%7B0000000000000000000003+%7D",
    "imap://h/a?SUBJECT%20~%7B3%7D",
    "imap://h/a?SUBJECT%20%7B3+%7D%0D%0Aa%0Ab",
    "imap://h/a?SUBJECT%20%7B1+%7D%0D%0Aa%0D%0AA004%20DELETE%20a",
    "imap://u%0D%0AA004@h/a",
  ])("%s breaks no line", (text) => {
    expect(errorOf(() => imap.plan(text)).code).toBe("protocol-line-break");
  });

  it.each([
    "imap://h/a?SUBJECT%20%7B3+%7D%0D%0Aabc%20TEXT%20%7B1+%7D%0D%0Ad",
    "imap://h/a?SUBJECT%20%22%7B3%7D%22",
  ])("%s is a search", (text) => {
    expect(imap.plan(text).steps).toHaveLength(4);
  });
});

it.each([
  ["IMAP://H:143", "imap://h/"],
  [
    "imap://h/a;uidvalidity=1/;Uid=2/;section=1;expire=2007-11-01T12:00:00Z;urlauth=user+A:B:x",
    "imap://h/a;uidvalidity=1/;Uid=2/;section=1;expire=2007-11-01T12:00:00Z;urlauth=user+A:B:x",
  ],
  ["imap://h/a;uidvalidity=1/;Uid=2/;section=1.text", "imap://h/a;UIDVALIDITY=1/;UID=2/;SECTION=1.text"],
])("normalize %s: %s (§11: strings are not case-sensitive)", (text, normal) => {
  expect(normalize(text, { level: "scheme", schemes: schemeSet(imap) })).toBe(normal);
});

it("§9.1: </foo/;UID=20/..> is the same as </foo>, and <..;UIDVALIDITY=1/;UID=20> has no dot-segment", () => {
  expect(normalize("imap://h/foo/;UID=20/..", { level: "scheme", schemes: schemeSet(imap) })).toBe(
    "imap://h/foo/",
  );
  expect(imap.read("imap://h/..;UIDVALIDITY=385759045/;UID=20")).toMatchObject({ mailbox: "..", uid: 20 });
});

it("read ∘ build is the identity", () => {
  const mailbox = fc.string({ unit: fc.constantFrom(..."ab/;?%&é日 ~\r") }).map((rest) => `a${rest}`);
  const login = fc.record({
    user: maybe(fc.string({ minLength: 1 })),
    auth: maybe(fc.constantFrom("*", "X-1")),
  });
  const what = fc.oneof(
    fc.constant({}),
    fc.record({
      mailbox,
      uidValidity: maybe(fc.integer({ min: 1, max: 9 })),
      search: maybe(data.filter(({ length }) => length > 0)),
    }),
    fc.record({
      mailbox,
      uid: fc.integer({ min: 1, max: 2 ** 32 - 1 }),
      section: maybe(fc.constantFrom("1.2", "TEXT", "1.HEADER.FIELDS.NOT (A B)")),
      partial: maybe(fc.record({ offset: fc.nat(), length: maybe(fc.integer({ min: 1, max: 99 })) })),
      urlauth: maybe(
        fc.record({
          expire: maybe(fc.constant("2007-11-01T12:00:00Z")),
          access: fc.constantFrom("authuser", "user+a:;b"),
          mechanism: fc.constant("INTERNAL"),
          token: fc.constant(TOKEN),
        }),
      ),
    }),
  );
  const readings: fc.Arbitrary<ImapReading> = fc
    .tuple(fc.record({ host, port }), login, what)
    .map(([server, who, rest]) => ({ ...server, ...who, ...rest }));
  expectIdentity(imap, readings);
});
