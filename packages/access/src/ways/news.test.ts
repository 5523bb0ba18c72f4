/** RFC 3977, RFC 4643, RFC 5538: news from scripted servers, each reply late, split, too long, missing or hostile. */

import { setTimeout as wait } from "node:timers/promises";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testCertificate } from "../../test/certificate.ts";
import { type LineAnswer, type LinePeer, linePeer } from "../../test/line-peer.ts";
import { contentOf, errorOf, listingOf } from "../../test/outcomes.ts";
import { access } from "../access.ts";
import { AccessError } from "../access-error.ts";
import type { AccessOptions } from "../access-options.ts";
import type { Resource } from "../resource.ts";

const certificate = testCertificate("good.w3.org", "127.0.0.1");

let peer: LinePeer;
let secure: LinePeer;
let options: AccessOptions = {};

beforeAll(async () => {
  peer = await linePeer();
  secure = await linePeer(certificate);
  options = {
    policy: {
      schemes: ["news", "snews", "nntp", "nntps"],
      hosts: ["*"],
      ports: [peer.port, secure.port],
      allowAddresses: ["127.0.0.1"],
      allowUserinfo: true,
    },
    ca: certificate.cert,
    newsServer: `127.0.0.1:${peer.port}`,
    idleTimeout: 2000,
  };
});

afterAll(async () => {
  await Promise.all([peer.close(), secure.close()]);
});

const ARTICLE = "220 3 <a@b.example>\r\nFrom: me\r\n\r\nText\r\n..dot\r\n.\r\n";

/** What a reader's server says. */
const READER: Readonly<Record<string, string>> = {
  "": "200 Ready, posting allowed\r\n",
  "MODE READER": "201 As you like\r\n",
  "GROUP example.group": "211 5 2 9 example.group\r\n",
  "ARTICLE <a@b.example>": ARTICLE,
  "ARTICLE 3": ARTICLE,
  LIST: "215 They are\r\nexample.group 9 2 y\r\nexample.other 0 1 n\r\n.\r\n",
  "LIST ACTIVE example.*": "215 They are\r\nexample.group 9 2 y\r\n.\r\n",
};

const reader =
  (own: Readonly<Record<string, string>> = {}): LineAnswer =>
  (command) =>
    own[command] ?? READER[command] ?? "500 What?\r\n";

const get = (
  reference: string,
  answer: LineAnswer = reader(),
  more: AccessOptions = {},
): Promise<Resource> => {
  peer.play(answer);
  return access(reference, { ...options, ...more });
};
const at = (path: string) => `news://127.0.0.1:${peer.port}/${path}`;
const nntpAt = (path: string) => `nntp://127.0.0.1:${peer.port}/${path}`;

describe("an article", () => {
  it("RFC 5538 §4: by its message-id, without what the lines need", async () => {
    const content = await contentOf(get(at("a@b.example")));
    expect(content).toMatchObject({ mediaType: "message/rfc822", isGuessed: false, ok: true });
    expect(await content.text()).toBe("From: me\r\n\r\nText\r\n.dot\r\n");
    expect(peer.commands()).toEqual(["ARTICLE <a@b.example>"]);
  });

  it("RFC 5538 §3: by its number in a group", async () => {
    expect(await (await contentOf(get(nntpAt("example.group/3")))).text()).toMatch(/^From: me/);
    expect(peer.commands()).toEqual(["GROUP example.group", "ARTICLE 3"]);
  });

  it("§4: on the reader's own server, where the reference names none", async () => {
    const content = await contentOf(get("news:a@b.example"));
    expect(content.retrievedFrom).toBe(at("a@b.example"));
    expect(content.reference).toBe("news:a@b.example");
    await content.octets();
    expect(await errorOf(get("news:a@b.example", reader(), { newsServer: undefined }))).toMatchObject({
      code: "no-server",
    });
  });

  it("by TLS from the first octet", async () => {
    secure.play(reader());
    const content = await contentOf(access(`snews://127.0.0.1:${secure.port}/a@b.example`, options));
    expect(await content.text()).toMatch(/^From: me/);
  });

  it.each([
    ["430 No such article\r\n", "not-found"],
    ["423 No such number\r\n", "not-found"],
    ["480 Who are you?\r\n", "login"],
    ["400 Good night\r\n", "no-server"],
    ["222 Another answer\r\n", "protocol"],
    ["nonsense\r\n", "protocol"],
    ["220 it\r\nhalf an article\r\n", "incomplete"],
    ["220 it\r\nhalf a li", "incomplete"],
    [`220 it\r\n${"x".repeat(70_000)}`, "protocol"],
  ])("is answered with %j", async (reply, code) => {
    const answer: LineAnswer = (command, socket) => {
      if (command === "") return READER[""];
      socket.end(reply);
      return undefined;
    };
    const outcome = contentOf(get(at("a@b.example"), answer)).then((content) => content.octets());
    expect(await errorOf(outcome)).toMatchObject({ code });
  });

  it("ends at its dot, whatever comes after it, and split at every octet", async () => {
    const more = reader({ "ARTICLE <a@b.example>": `${ARTICLE}205 more\r\n` });
    expect(await (await contentOf(get(at("a@b.example"), more))).text()).toBe(
      "From: me\r\n\r\nText\r\n.dot\r\n",
    );
    const slow: LineAnswer = (command, socket) => {
      if (command === "") return READER[""];
      const octets = [...ARTICLE];
      const next = () => {
        const octet = octets.shift();
        if (octet !== undefined) socket.setNoDelay(true).write(octet, () => setTimeout(next, 1));
      };
      next();
      return undefined;
    };
    expect(await (await contentOf(get(at("a@b.example"), slow))).text()).toBe(
      "From: me\r\n\r\nText\r\n.dot\r\n",
    );
  });

  it("is not larger than allowed", async () => {
    const outcome = contentOf(get(at("a@b.example"), reader(), { maxOctets: 10 })).then((content) =>
      content.octets(),
    );
    expect(await errorOf(outcome)).toMatchObject({ code: "too-large" });
  });
});

describe("the mode of a server (RFC 3977 §3.4.2)", () => {
  it("401 MODE-READER calls for MODE READER, and the command is sent once more", async () => {
    let isReader = false;
    const answer: LineAnswer = (command) => {
      if (command === "MODE READER") isReader = true;
      if (command.startsWith("GROUP") && !isReader) return "401 MODE-READER Not yet\r\n";
      return reader()(command, undefined as never);
    };
    const group = await get(at("example.group"), answer);
    expect(group).toMatchObject({ kind: "group", name: "example.group" });
    expect(peer.commands()).toEqual(["GROUP example.group", "MODE READER", "GROUP example.group"]);
  });

  it("once: a server that goes on asking is wrong", async () => {
    const answer = reader({ "GROUP example.group": "401 MODE-READER Not yet\r\n" });
    expect(await errorOf(get(at("example.group"), answer))).toMatchObject({ code: "protocol" });
    expect(peer.commands()).toEqual(["GROUP example.group", "MODE READER", "GROUP example.group"]);
  });

  it("another capability does not", async () => {
    const answer = reader({ "GROUP example.group": "401 XSECRET\r\n" });
    expect(await errorOf(get(at("example.group"), answer))).toMatchObject({ code: "protocol" });
    expect(peer.commands()).toEqual(["GROUP example.group"]);
  });
});

describe("a login (RFC 4643 §2.3)", () => {
  const login: LineAnswer = (command) => {
    if (command === "AUTHINFO USER me") return "381 And the password?\r\n";
    if (command.startsWith("AUTHINFO PASS"))
      return command.endsWith("geheim") ? "281 Welcome\r\n" : "481 No\r\n";
    return reader()(command, undefined as never);
  };
  const uri = (userinfo: string) => `news://${userinfo}@127.0.0.1:${peer.port}/example.group`;

  it("by the reference, or by the person", async () => {
    expect(await get(uri("me:geheim"), login)).toMatchObject({ kind: "group" });
    expect(peer.commands()).toEqual(["AUTHINFO USER me", "AUTHINFO PASS geheim", "GROUP example.group"]);
    expect(await get(uri("me"), login, { ask: () => "geheim" })).toMatchObject({ kind: "group" });
    expect(await errorOf(get(uri("me"), login))).toMatchObject({ code: "needs-answer" });
    const error = await errorOf(get(uri("me:anders"), login));
    expect(error).toMatchObject({ code: "login", reply: "481 No" });
    expect(error.message).not.toContain("anders");
  });

  it("the password only if the server asks", async () => {
    const answer = reader({ "AUTHINFO USER me": "281 Welcome\r\n" });
    await get(uri("me:geheim"), answer);
    expect(peer.commands()).toEqual(["AUTHINFO USER me", "GROUP example.group"]);
  });

  it("not unless the policy allows it", async () => {
    const policy = { ...(options.policy as object), allowUserinfo: false };
    expect(await errorOf(get(uri("me:geheim"), login, { policy }))).toMatchObject({
      code: "refused-address",
    });
  });
});

describe("newsgroups", () => {
  it("RFC 3977 §6.1.1: one, with its numbers", async () => {
    const group = await get(nntpAt("example.group"));
    expect(group).toMatchObject({
      kind: "group",
      name: "example.group",
      count: 5,
      first: 2,
      last: 9,
      chain: [],
    });
  });

  it.each(["211 many\r\n", "211 5 2\r\n"])("a reply without them is wrong: %j", async (reply) => {
    const answer = reader({ "GROUP example.group": reply });
    expect(await errorOf(get(at("example.group"), answer))).toMatchObject({ code: "protocol" });
  });

  it("§7.6: all, or those that match", async () => {
    expect((await listingOf(get(at("*")))).entries).toEqual([
      { name: "example.group", type: "folder", reference: at("example.group") },
      { name: "example.other", type: "folder", reference: at("example.other") },
    ]);
    expect((await listingOf(get(at("example.*")))).entries).toHaveLength(1);
    expect(peer.commands()).toEqual(["LIST ACTIVE example.*"]);
  });

  it("their names are data", async () => {
    const answer = reader({
      LIST: "215 They are\r\n../etc 1 1 y\r\na\u001b[2J 1 1 y\r\n\xff 1 1 y\r\n\r\n.\r\n",
    });
    const { entries } = await listingOf(get(at("*"), answer));
    expect(entries.map(({ name }) => name)).toEqual(["../etc", "a\u001b[2J", Uint8Array.of(255), ""]);
    for (const { reference } of entries)
      expect(reference ?? at("x")).toMatch(/^news:\/\/127\.0\.0\.1:\d+\/[^/]+$/);
  });

  it("have their limit, and must be whole", async () => {
    const many = reader({ LIST: `215 They are\r\n${"example.group 1 1 y\r\n".repeat(1000)}.\r\n` });
    expect(await errorOf(get(at("*"), many, { maxOctets: 500 }))).toMatchObject({ code: "too-large" });
    const half: LineAnswer = (command, socket) => {
      if (command === "") return READER[""];
      socket.end("215 They are\r\nexample.group 1 1 y\r\n");
      return undefined;
    };
    expect(await errorOf(get(at("*"), half))).toMatchObject({ code: "incomplete" });
  });
});

describe("safe by default", () => {
  it("the scheme and the address are named by the caller, the server of news is judged as others", async () => {
    expect(await errorOf(access("news://good.w3.org/a.b"))).toMatchObject({ code: "refused-scheme" });
    const policy = { schemes: ["news"], hosts: ["*"] };
    expect(await errorOf(access("news:a.b", { policy, newsServer: "127.0.0.1" }))).toMatchObject({
      code: "refused-address",
    });
    for (const newsServer of ["me@h", "h/a", "", "a b", "h?x"])
      await expect(access("news:a.b", { policy, newsServer })).rejects.toThrow(TypeError);
  });

  it.each(["a%0D%0APOST", "a%0Ab@c"])("no command gets into another: %s", async (path) => {
    expect(["no-way", "refused-address"]).toContain((await errorOf(get(at(path)))).code);
    expect(peer.commands()).toEqual([]);
  });

  it("whatever a server says, the access has an answer or an AccessError", async () => {
    const reply = fc.oneof(
      fc.constantFrom(
        "200 a\r\n",
        "401 MODE-READER\r\n",
        "220 a\r\n",
        "211 1 1 1 a\r\n",
        "215 a\r\n",
        ".\r\n",
        "381 a\r\n",
        "\0",
      ),
      fc.string({ maxLength: 8 }),
    );
    const path = fc.constantFrom("example.group", "a@b.example", "*");
    await fc.assert(
      fc.asyncProperty(path, fc.array(reply, { minLength: 1, maxLength: 6 }), async (wanted, replies) => {
        let sent = 0;
        const answer: LineAnswer = (_command, socket) => {
          if (sent === replies.length - 1) socket.end(Buffer.from(replies[sent++] ?? "", "latin1"));
          return replies[sent++];
        };
        try {
          const resource = await get(at(wanted), answer, { idleTimeout: 300 });
          if (resource.kind === "content") await resource.octets();
        } catch (error) {
          expect(error).toBeInstanceOf(AccessError);
        }
      }),
      { seed: 3977, numRuns: 60 },
    );
  });

  it.each([
    ["when all was read", async () => void (await (await contentOf(get(at("a@b.example")))).octets())],
    ["after a group", async () => void (await get(at("example.group")))],
    ["after a list", async () => void (await get(at("*")))],
    ["when it is closed unread", async () => (await contentOf(get(at("a@b.example")))).close()],
    ["where it failed", async () => void (await errorOf(get(at("none@b.example"))))],
    [
      "when the caller ends it",
      async () =>
        void (await errorOf(get(at("a@b.example"), () => undefined, { signal: AbortSignal.timeout(20) }))),
    ],
  ])("no socket stays open after 50 ms: %s", async (_when, act) => {
    await act();
    await wait(50);
    expect(peer.open()).toBe(0);
  });
});
