/** The specification of Project Gemini: pages from scripted servers. */

import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testCertificate } from "../../test/certificate.ts";
import { type LineAnswer, type LinePeer, linePeer } from "../../test/line-peer.ts";
import { contentOf, errorOf } from "../../test/outcomes.ts";
import { access } from "../access.ts";
import type { AccessOptions } from "../access-options.ts";
import type { Resource } from "../resource.ts";

let peer: LinePeer;
let options: AccessOptions = {};

beforeAll(async () => {
  peer = await linePeer(testCertificate("good.w3.org", "127.0.0.1"));
  options = {
    policy: { schemes: ["gemini", "https"], hosts: ["*"], ports: [peer.port], allowAddresses: ["127.0.0.1"] },
    idleTimeout: 2000,
  };
});

afterAll(() => peer.close());

/** Answers, and ends the connection. */
const saying =
  (reply: string): LineAnswer =>
  (command, socket) => {
    if (command !== "") socket.end(Buffer.from(reply, "latin1"));
    return undefined;
  };

const at = (path: string) => `gemini://127.0.0.1:${peer.port}/${path}`;
const get = (path: string, answer: LineAnswer, more: AccessOptions = {}): Promise<Resource> => {
  peer.play(answer);
  return access(at(path), { ...options, ...more });
};

describe("a page", () => {
  it("§2: is asked for by its URI, without the fragment", async () => {
    const content = await contentOf(get("a%20b?c#d", saying("20 text/gemini; lang=en\r\n# Title\r\n")));
    expect(content).toMatchObject({ mediaType: "text/gemini; lang=en", status: 20, ok: true, chain: [] });
    expect(await content.text()).toBe("# Title\r\n");
    expect(peer.commands()).toEqual([at("a%20b?c")]);
  });

  it("§3.3: has a type where the server names none", async () => {
    expect((await contentOf(get("", saying("20\r\nx")))).mediaType).toBe("text/gemini; charset=utf-8");
  });

  it.each([
    ["40 Later\r\n", "protocol"],
    ["41 Server unavailable\r\n", "no-server"],
    ["51 Not found\r\n", "not-found"],
    ["52 Gone\r\n", "not-found"],
    ["59 Bad request\r\n", "protocol"],
    ["60 A certificate\r\n", "login"],
    ["70 Beyond\r\n", "protocol"],
    ["hello\r\n", "protocol"],
    ["", "protocol"],
    ["x".repeat(70_000), "protocol"],
  ])("is answered with %j", async (reply, code) => {
    expect(await errorOf(get("a", saying(reply)))).toMatchObject({ code });
  });

  it("§3.2.1: or with a question, which is told and not answered", async () => {
    const form = await get("search?old", saying("10 What for?\r\n"));
    if (form.kind !== "form") throw new Error(form.kind);
    expect(form.fill("a b&c")).toBe(at("search?a%20b%26c"));
  });

  it("is not larger than allowed, and ends in time", async () => {
    const large = contentOf(get("a", saying(`20 a/b\r\n${"x".repeat(1000)}`), { maxOctets: 500 }));
    expect(await errorOf(large.then((content) => content.octets()))).toMatchObject({ code: "too-large" });
    expect(await errorOf(get("a", () => undefined, { idleTimeout: 30 }))).toMatchObject({ code: "timeout" });
  });
});

describe("a redirect (§3.2.3)", () => {
  it("is followed within the protocol", async () => {
    const answer: LineAnswer = (command, socket) => {
      if (command.endsWith("/a")) socket.end("31 /b\r\n");
      else if (command !== "") socket.end("20 text/plain\r\nthere");
      return undefined;
    };
    const content = await contentOf(get("a", answer));
    expect(content.retrievedFrom).toBe(at("b"));
    expect(content.chain).toEqual([
      { from: at("a"), to: at("b"), status: 31, location: "/b", permanent: true },
    ]);
    expect(await content.text()).toBe("there");
  });

  it.each([
    "https://good.w3.org/",
    "gemini://169.254.169.254/",
    "file:///etc/passwd",
    "gemini://good.w3.org:25/",
    "\\\\h\\a",
  ])("is not followed to %s", async (target) => {
    expect(await errorOf(get("a", saying(`30 ${target}\r\n`)))).toMatchObject({ code: "refused-redirect" });
  });

  it("ends", async () => {
    const error = await errorOf(get("a", saying("30 /a\r\n"), { maxRedirects: 3 }));
    expect(error).toMatchObject({ code: "refused-redirect", chain: { length: 3 } });
  });
});

describe("a certificate (§4.2)", () => {
  it("is trusted where it is first seen, and no other after it", async () => {
    const pins = new Map<string, string>();
    const page = saying("20 a/b\r\nx");
    (await contentOf(get("a", page, { pins }))).close();
    expect([...pins.keys()]).toEqual([`127.0.0.1:${peer.port}`]);
    (await contentOf(get("a", page, { pins }))).close();
    pins.set(`127.0.0.1:${peer.port}`, "AA:BB");
    expect(await errorOf(get("a", page, { pins }))).toMatchObject({ code: "protocol" });
    expect(peer.commands()).toEqual([]);
  });
});

describe("safe by default", () => {
  it("the scheme is named by the caller", async () => {
    expect(await errorOf(access("gemini://good.w3.org/"))).toMatchObject({ code: "refused-scheme" });
  });

  it("no socket stays open after 50 ms", async () => {
    (await contentOf(get("a", (command) => (command === "" ? undefined : "20 a/b\r\nmore")))).close();
    await errorOf(get("a", (command) => (command === "" ? undefined : "51 no\r\n")));
    await get("a", (command) => (command === "" ? undefined : "10 What?\r\n"));
    await wait(50);
    expect(peer.open()).toBe(0);
  });
});
