/** RFC 1738 §3: what is told of an access as it goes on. */

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type FtpPeer, ftpPeer } from "../test/ftp-peer.ts";
import { type LinePeer, linePeer } from "../test/line-peer.ts";
import { contentOf, errorOf } from "../test/outcomes.ts";
import { httpPeer, type Peer } from "../test/peer.ts";
import { access } from "./access.ts";
import type { AccessEvent, AccessProgress } from "./access-event.ts";
import type { AccessOptions } from "./access-options.ts";

let http: Peer;
let ftp: FtpPeer;
let lines: LinePeer;

beforeAll(async () => {
  http = await httpPeer(({ url }, response) => {
    if (url === "/moved") response.writeHead(301, { location: "/there", date: "x" }).end();
    else
      response.writeHead(200, { "set-cookie": "id=geheim", "content-length": "6", date: "x" }).end("abcdef");
  });
  ftp = await ftpPeer();
  lines = await linePeer();
});

afterAll(() => Promise.all([http.close(), ftp.close(), lines.close()]));

const reach = (): AccessOptions => ({
  policy: {
    schemes: ["http", "ftp", "gopher", "data"],
    hosts: ["*"],
    ports: [http.port, ftp.port, lines.port],
    allowAddresses: ["127.0.0.1"],
    allowUserinfo: true,
  },
});

/** The events in lines, as a person would read them. */
async function eventsOf(reference: string, more: AccessOptions = {}): Promise<string[]> {
  const events: string[] = [];
  const onStep = (event: AccessEvent): void => {
    if (event.kind === "connected") events.push(`* ${event.address} ${event.step.tls}`);
    else
      for (const line of event.text.split("\n")) events.push(`${event.kind === "sent" ? ">" : "<"} ${line}`);
  };
  const content = await contentOf(access(reference, { ...reach(), onStep, ...more }));
  await content.octets();
  return events;
}

describe("onStep", () => {
  it("RFC 1738 §3.2: ftp: each command and reply, and no password", async () => {
    ftp.play({ answer: (command) => (command.startsWith("PASS") ? "230 In\u0007" : undefined) });
    const told = await eventsOf(`ftp://me:geheim@127.0.0.1:${ftp.port}/a;type=i`);
    expect(told.map((line) => line.replace(/\d{5}/, "PORT"))).toEqual([
      "* 127.0.0.1 none",
      "< 220 Ready",
      "> USER me",
      "< 331 And the password?",
      "> PASS ***",
      "< 230 In\\u{7}",
      "> TYPE I",
      "< 200 So be it",
      "> EPSV",
      "< 229 Ready (|||PORT|)",
      "> RETR a",
      "< 150 It comes",
      "< 226 Done",
    ]);
  });

  it("a password that the person gives is not told, either", async () => {
    ftp.play({});
    const told = await eventsOf(`ftp://me@127.0.0.1:${ftp.port}/a;type=i`, { ask: () => "geheim" });
    expect(told).toContain("> PASS ***");
    expect(told.join()).not.toContain("geheim");
  });

  it("RFC 9112 §2.1: http: each request and the head of each response, without what lets others in", async () => {
    const headers = { authorization: "Bearer geheim", "x-a": "b" };
    expect(await eventsOf(`${http.origin}/moved`, { headers })).toEqual([
      "* 127.0.0.1 none",
      "> GET /moved HTTP/1.1",
      `> Host: 127.0.0.1:${http.port}`,
      "> Accept-Encoding: gzip, br, deflate",
      "> authorization: ***",
      "> x-a: b",
      "< HTTP/1.1 301 Moved Permanently",
      "< location: /there",
      "< date: x",
      "< connection: close",
      "< transfer-encoding: chunked",
      "* 127.0.0.1 none",
      "> GET /there HTTP/1.1",
      `> Host: 127.0.0.1:${http.port}`,
      "> Accept-Encoding: gzip, br, deflate",
      "> authorization: ***",
      "> x-a: b",
      "< HTTP/1.1 200 OK",
      "< set-cookie: ***",
      "< content-length: 6",
      "< date: x",
      "< connection: close",
    ]);
  });

  it("RFC 1436 §2: gopher: the line that is sent", async () => {
    lines.play((command, socket) => {
      if (command === "x") socket.end("text");
      return undefined;
    });
    expect(await eventsOf(`gopher://127.0.0.1:${lines.port}/0x`)).toEqual(["* 127.0.0.1 none", "> x"]);
  });

  it("what it throws ends the access, and leaves no socket open", async () => {
    const onStep = (): void => {
      throw new RangeError("enough");
    };
    ftp.play({});
    await expect(access(`ftp://127.0.0.1:${ftp.port}/a`, { ...reach(), onStep })).rejects.toThrow();
    await expect(access(`${http.origin}/`, { ...reach(), onStep })).rejects.toThrow();
    await expect.poll(() => [ftp.open(), http.connections().open]).toEqual([0, 0]);
  });
});

describe("onProgress", () => {
  it("tells how much has come, and of how much", async () => {
    const told: AccessProgress[] = [];
    const onProgress = (one: AccessProgress): void => void told.push(one);
    await (await contentOf(access(`${http.origin}/`, { ...reach(), onProgress }))).octets();
    expect(told.at(-1)).toEqual({ octets: 6, of: 6 });
    told.length = 0;
    await (await contentOf(access("data:,abc", { ...reach(), onProgress }))).octets();
    expect(told).toEqual([{ octets: 3, of: 3 }]);
  });

  it("must be a function", async () => {
    const wrong = { onProgress: "x", onStep: 1 } as unknown as AccessOptions;
    await expect(access("data:,a", wrong)).rejects.toThrow(TypeError);
    expect((await errorOf(access("ftp://a/"))).code).toBe("refused-scheme");
  });
});
