/** RFC 1738 §3.2.5, RFC 9112 §9.3: one connection for several references, as far as the plans and the policies allow it. */

import { readPolicy } from "@urikit/guard";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { testCertificate } from "../test/certificate.ts";
import { type FtpPeer, ftpPeer } from "../test/ftp-peer.ts";
import { contentOf, errorOf, listingOf } from "../test/outcomes.ts";
import { httpPeer, httpsPeer, type Peer } from "../test/peer.ts";
import { access } from "./access.ts";
import type { AccessOptions } from "./access-options.ts";
import { keptConnections } from "./kept-connections.ts";

let peer: FtpPeer;
let connections = keptConnections();
let greetings = 0;

beforeAll(async () => {
  peer = await ftpPeer();
});

afterEach(async () => {
  connections.close();
  connections = keptConnections();
  await expect.poll(() => peer.open()).toBe(0);
});

afterAll(() => peer.close());

const options = (): AccessOptions => ({
  policy: {
    ...{ schemes: ["ftp"], hosts: ["*"], ports: [peer.port] },
    ...{ allowAddresses: ["127.0.0.1"], allowUserinfo: true },
  },
  email: "me@a.example",
  connections,
  onStep: ({ kind }) => {
    if (kind === "connected") greetings++;
  },
});
const at = (path: string, login = "") => `ftp://${login}127.0.0.1:${peer.port}/${path}`;
const text = async (reference: string) => (await contentOf(access(reference, options()))).text();

describe("of ftp", () => {
  it("is used for the next files of the same directory, without another login (002-93)", async () => {
    greetings = 0;
    peer.play({});
    for (const path of ["a/b;type=i", "a/c;type=i"]) expect(await text(at(path))).toBe("data");
    expect((await listingOf(access(at("a/"), options()))).entries).toHaveLength(1);
    expect(greetings).toBe(1);
    expect(peer.commands()).toEqual([
      ...["USER anonymous", "PASS me@a.example", "CWD a", "TYPE I", "EPSV", "RETR b"],
      ...["TYPE I", "EPSV", "RETR c", "TYPE A", "EPSV", "NLST"],
    ]);
  });

  it("CWD has no inverse: another directory, another login and another server have connections of their own", async () => {
    greetings = 0;
    peer.play({});
    for (const path of ["a/b;type=i", "c/d;type=i"]) await text(at(path));
    expect(greetings).toBe(2);
    await text(at("c/d;type=i", "me:pw@"));
    expect(greetings).toBe(3);
    await text(at("e;type=i"));
    await text(at("f/g;type=i"));
    expect(greetings).toBe(4);
  });

  it("one that the server has closed is made anew", async () => {
    greetings = 0;
    let isOver = false;
    peer.play({
      send: (data, control) => {
        data.end("data");
        data.once("close", () => {
          control.write("226 Done\r\n");
          if (!isOver) setTimeout(() => control.end(), 5);
          isOver = true;
        });
      },
    });
    expect(await text(at("a;type=i"))).toBe("data");
    await new Promise((done) => setTimeout(done, 20));
    expect(await text(at("b;type=i"))).toBe("data");
    expect(greetings).toBe(2);
  });

  it("is not left open where the data were not read, or a reply said no", async () => {
    peer.play({ answer: (command) => (command.startsWith("RETR none") ? "550 No" : undefined) });
    (await contentOf(access(at("a;type=i"), options()))).close();
    expect((await errorOf(access(at("none;type=i"), options()))).code).toBe("not-found");
    await expect.poll(() => peer.open()).toBe(0);
  });

  it("must be one", async () => {
    const wrong = { connections: {} } as unknown as AccessOptions;
    await expect(access("data:,a", wrong)).rejects.toThrow(TypeError);
  });
});

describe("of http", () => {
  const certificate = testCertificate("localhost", "127.0.0.1");
  let plain: Peer;
  let secure: Peer;
  beforeAll(async () => {
    plain = await httpPeer((request, response) => {
      if (request.url === "/close") response.once("finish", () => request.socket.destroy());
      response.writeHead(200, { "content-length": 4 }).end("data");
    });
    secure = await httpsPeer((_request, response) => response.end("data"), certificate);
  });
  afterAll(() => Promise.all([plain.close(), secure.close()]));

  const policyOf = () =>
    readPolicy({
      schemes: ["http", "https"],
      hosts: ["*"],
      ports: [plain.port, secure.port],
      allowAddresses: ["127.0.0.1"],
    });
  const get = async (uri: string, more: AccessOptions) =>
    (await contentOf(access(uri, { connections, ca: certificate.cert, ...more }))).text();

  it("is used again by accesses with the same policy, also over TLS", async () => {
    const policy = policyOf();
    const before = [plain, secure].map((peer) => peer.connections().made);
    for (let count = 0; count < 3; count++)
      for (const { origin } of [plain, secure]) expect(await get(`${origin}/a`, { policy })).toBe("data");
    expect([plain, secure].map((peer, at) => peer.connections().made - (before[at] ?? 0))).toEqual([1, 1]);
    connections.close();
    await expect.poll(() => plain.connections().open + secure.connections().open).toBe(0);
  });

  it("RFC 3986 §7.4: a connection that another policy allowed is not used", async () => {
    expect(await get(`${plain.origin}/a`, { policy: policyOf() })).toBe("data");
    const policy = { schemes: ["http"], hosts: ["*"], ports: [plain.port] };
    expect((await errorOf(access(`${plain.origin}/a`, { connections, policy }))).code).toBe(
      "refused-address",
    );
    const before = plain.connections().made;
    expect(await get(`${plain.origin}/a`, { policy: policyOf() })).toBe("data");
    expect(plain.connections().made - before).toBe(1);
  });

  it("§9.3.1: one that the server has closed is made anew", async () => {
    const policy = policyOf();
    for (let count = 0; count < 3; count++)
      expect(await get(`${plain.origin}/close`, { policy })).toBe("data");
  });

  it("one whose data were not read is not used again", async () => {
    const policy = policyOf();
    const before = plain.connections().made;
    (await contentOf(access(`${plain.origin}/a`, { connections, policy }))).close();
    expect(await get(`${plain.origin}/a`, { policy })).toBe("data");
    expect(plain.connections().made - before).toBe(2);
  });
});
