/** RFC 2229: dictionaries from scripted servers. */

import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type LineAnswer, type LinePeer, linePeer } from "../../test/line-peer.ts";
import { contentOf, errorOf, listingOf } from "../../test/outcomes.ts";
import { access } from "../access.ts";
import type { AccessOptions } from "../access-options.ts";
import type { Resource } from "../resource.ts";

let peer: LinePeer;
let options: AccessOptions = {};

beforeAll(async () => {
  peer = await linePeer();
  options = {
    policy: {
      schemes: ["dict"],
      hosts: ["*"],
      ports: [peer.port],
      allowAddresses: ["127.0.0.1"],
      allowUserinfo: true,
    },
    idleTimeout: 2000,
  };
});

afterAll(() => peer.close());

const FIRST = '151 "sun" wn "WordNet"\r\nsun\r\n  a star: é\r\n..\r\n.\r\n';
const SECOND = '151 "sun" jargon "Jargon"\r\na vendor\r\n.\r\n';

const server =
  (reply: string, greeting = "220 dict ready <auth> <1@h>\r\n"): LineAnswer =>
  (command) =>
    command === "" ? greeting : Buffer.from(reply).toString("latin1");

const get = (path: string, answer: LineAnswer, more: AccessOptions = {}): Promise<Resource> => {
  peer.play(answer);
  return access(`dict://127.0.0.1:${peer.port}/${path}`, { ...options, ...more });
};

describe("definitions (RFC 2229 §3.2)", () => {
  it("all of them, as text", async () => {
    const content = await contentOf(get("d:sun", server(`150 2 found\r\n${FIRST}${SECOND}250 ok\r\n`)));
    expect(content.mediaType).toBe("text/plain;charset=utf-8");
    expect(await content.text()).toBe("sun\r\n  a star: é\r\n.\r\na vendor\r\n");
    expect(peer.commands()).toEqual(["DEFINE ! sun"]);
  });

  it("§5: the one with the number of the reference", async () => {
    const all = server(`150 2 found\r\n${FIRST}${SECOND}250 ok\r\n`);
    expect(await (await contentOf(get("d:sun::2", all))).text()).toBe("a vendor\r\n");
    expect(await errorOf(get("d:sun::3", all))).toMatchObject({ code: "not-found" });
  });

  it("§2.2: a word of several is in quotes", async () => {
    await get("d:big%20sun:wn", server(`150 1 found\r\n${FIRST}250 ok\r\n`));
    expect(peer.commands()).toEqual(['DEFINE wn "big sun"']);
  });

  it.each([
    ["552 no match\r\n", "not-found"],
    ["550 invalid database\r\n", "not-found"],
    ["530 access denied\r\n", "login"],
    ["420 busy\r\n", "no-server"],
    ["150 1\r\n250 ok\r\n", "not-found"],
    ["150 1\r\n999 x\r\n", "protocol"],
    ["150 1\r\n552 none after all\r\n", "not-found"],
    ["nonsense\r\n", "protocol"],
  ])("are answered with %j", async (reply, code) => {
    expect(await errorOf(get("d:sun", server(reply)))).toMatchObject({ code });
  });

  it("must be whole, and not too large", async () => {
    const cut: LineAnswer = (command, socket) => {
      if (command === "") return "220 ready\r\n";
      socket.end("150 1\r\n151 a\r\nhalf\r\n");
      return undefined;
    };
    expect(await errorOf(get("d:sun", cut))).toMatchObject({ code: "incomplete" });
    const large = server(`150 1\r\n151 a\r\n${"line\r\n".repeat(1000)}.\r\n250 ok\r\n`);
    expect(await errorOf(get("d:sun", large, { maxOctets: 500 }))).toMatchObject({ code: "too-large" });
  });

  it("a greeting that refuses", async () => {
    expect(await errorOf(get("d:sun", server("", "530 not you\r\n")))).toMatchObject({ code: "login" });
    expect(await errorOf(get("d:sun", server("", "420 later\r\n")))).toMatchObject({ code: "no-server" });
  });
});

describe("matches (RFC 2229 §3.3)", () => {
  it("as entries, each with the reference of its definition", async () => {
    const answer = server('152 3 found\r\nwn "sun"\r\nwn "sun \\"bath\\""\r\nodd\r\n.\r\n250 ok\r\n');
    const { entries } = await listingOf(get("m:sun", answer));
    const at = `dict://127.0.0.1:${peer.port}`;
    expect(entries).toEqual([
      { name: "sun", type: "file", reference: `${at}/d:sun:wn` },
      { name: 'sun "bath"', type: "file", reference: `${at}/d:sun%20%22bath%22:wn` },
      { name: "odd", type: "file", reference: undefined },
    ]);
    expect(peer.commands()).toEqual(["MATCH ! . sun"]);
  });
});

describe("safe by default", () => {
  it("a login is by a mechanism that is not carried out here", async () => {
    const uri = `dict://me;AUTH@127.0.0.1:${peer.port}/d:sun`;
    expect(await errorOf(access(uri, options))).toMatchObject({ code: "login" });
  });

  it("the scheme is named by the caller, and no command gets into another", async () => {
    expect(await errorOf(access("dict://good.w3.org/d:sun"))).toMatchObject({ code: "refused-scheme" });
    const error = await errorOf(get("d:sun%0D%0ASHOW%20DB", server("")));
    expect(["no-way", "refused-address"]).toContain(error.code);
    expect(peer.commands()).toEqual([]);
  });

  it("no socket stays open after 50 ms", async () => {
    await get("d:sun", server(`150 1\r\n${FIRST}250 ok\r\n`));
    await errorOf(get("d:sun", server("552 no match\r\n")));
    await errorOf(get("d:sun", () => undefined, { idleTimeout: 20 }));
    await wait(50);
    expect(peer.open()).toBe(0);
  });
});
