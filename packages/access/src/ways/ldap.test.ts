/** RFC 4516: directories from a scripted server that speaks BER (RFC 4511 §5.1). */

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { errorOf, listingOf } from "../../test/outcomes.ts";
import { type Peer, rawPeer } from "../../test/peer.ts";
import { access } from "../access.ts";
import type { AccessOptions } from "../access-options.ts";

let peer: Peer;
let request: Buffer = Buffer.alloc(0);
/** What is answered: the entries, and the code of the result; or octets as they are. */
let answer: { readonly entries: readonly Buffer[]; readonly code: number } | Buffer = Buffer.alloc(0);

const ber = (tag: number, ...parts: readonly (Buffer | string)[]): Buffer => {
  const content = Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part) : part)));
  const length = content.length < 128 ? [content.length] : [0x82, content.length >> 8, content.length & 255];
  return Buffer.concat([Buffer.of(tag, ...length), content]);
};
const text = (value: string | Buffer) => ber(0x04, value);
const entry = (dn: string, attributes: Readonly<Record<string, readonly string[]>>) =>
  ber(
    0x64,
    text(dn),
    ber(
      0x30,
      ...Object.entries(attributes).map(([name, values]) =>
        ber(0x30, text(name), ber(0x31, ...values.map(text))),
      ),
    ),
  );

beforeAll(async () => {
  peer = await rawPeer((socket) => {
    socket.once("data", (octets) => {
      request = Buffer.from(octets);
      if (Buffer.isBuffer(answer)) return void socket.end(answer);
      const id = Buffer.of(0x02, 0x01, request[4] ?? 0);
      for (const one of answer.entries) socket.write(ber(0x30, id, one));
      socket.write(ber(0x30, id, ber(0x65, Buffer.of(0x0a, 0x01, answer.code), text(""), text(""))));
    });
  });
});

afterAll(() => peer.close());

const get = (rest: string, more: AccessOptions = {}) =>
  access(`ldap://127.0.0.1:${peer.port}/${rest}`, {
    policy: { schemes: ["ldap"], hosts: ["*"], ports: [peer.port], allowAddresses: ["127.0.0.1"] },
    idleTimeout: 500,
    ...more,
  });

const DN = "o=University of Michigan,c=US";

describe("a search (RFC 4516 §2)", () => {
  it("gives entries with their attributes, and references of their own", async () => {
    answer = { code: 0, entries: [entry(DN, { o: ["University of Michigan"], l: ["a", "é"] })] };
    const { entries, plan } = await listingOf(
      get("o=University%20of%20Michigan,c=US?o,l?sub?(cn=Babs%20Jensen)"),
    );
    expect(plan.receives).toBe("entries");
    expect(entries).toEqual([
      {
        name: DN,
        type: "other",
        reference: `ldap://127.0.0.1:${peer.port}/o=University%20of%20Michigan,c=US`,
        attributes: { o: ["University of Michigan"], l: ["a", "é"] },
      },
    ]);
    for (const part of [DN, "cn", "Babs Jensen", "o", "l"]) expect(request.includes(part)).toBe(true);
    await expect.poll(() => peer.connections().open).toBe(0);
  });

  it.each([
    [32, "not-found"],
    [50, "login"],
    [52, "no-server"],
    [4, "too-large"],
    [1, "protocol"],
  ])("the result %i is %s", async (code, expected) => {
    answer = { code, entries: [] };
    expect((await errorOf(get("c=US"))).code).toBe(expected);
    await expect.poll(() => peer.connections().open).toBe(0);
  });

  it("a critical extension that is not known is refused (§2)", async () => {
    expect((await errorOf(get("c=US????!x-unknown"))).code).toBe("no-way");
  });

  it("one without a server, and one that the policy does not allow", async () => {
    const policy = { schemes: ["ldap"], hosts: ["*"] };
    expect((await errorOf(access("ldap:///c=US", { policy }))).code).toBe("no-server");
    expect((await errorOf(access("ldap://127.0.0.1/c=US", { policy }))).code).toBe("refused-address");
    expect((await errorOf(access("ldap://a.example/"))).code).toBe("refused-scheme");
  });
});

describe("what no directory says", () => {
  it.each<[string, Buffer]>([
    ["nothing", Buffer.alloc(0)],
    ["text", Buffer.from("HTTP/1.1 200 OK\r\n\r\n")],
    ["a message that does not end", Buffer.of(0x30, 0x84, 0x7f, 0xff, 0xff, 0xff, 0x02)],
    ["zeros", Buffer.alloc(100)],
  ])("%s", async (_, octets) => {
    answer = octets;
    await errorOf(get("c=US"));
    await expect.poll(() => peer.connections().open).toBe(0);
  });

  it("more octets than are wanted", async () => {
    answer = { code: 0, entries: Array.from({ length: 50 }, () => entry(DN, { o: ["a".repeat(1000)] })) };
    expect((await errorOf(get("c=US", { maxOctets: 10_000 }))).code).toBe("too-large");
    await expect.poll(() => peer.connections().open).toBe(0);
  });
});
