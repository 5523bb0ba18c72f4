/** RFC 3986 §7.4: agents that dial only what a policy allows, in node:http, node:https and undici. */

import { get, type RequestOptions } from "node:http";
import { get as getByTls } from "node:https";
import type { LookupFunction } from "node:net";
import { Agent, fetch } from "undici";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testCertificate } from "../test/certificate.ts";
import { httpPeer, httpsPeer, type Peer } from "../test/peer.ts";
import { AccessError } from "./access-error.ts";
import { type GuardedAgent, guardedAgent } from "./guarded-agent.ts";

const certificate = testCertificate("good.w3.org", "127.0.0.1");
let here: Peer;
let other: Peer;
let secure: Peer;

beforeAll(async () => {
  here = await httpPeer(({ url }, response) => {
    if (url === "/away") response.writeHead(302, { location: `${other.origin}/` }).end();
    else if (url === "/rare") response.writeHead(302, { location: `http://2130706434:${other.port}/` }).end();
    else response.end("reached");
  });
  other = await httpPeer((_request, response) => response.end("inside"), "127.0.0.2");
  secure = await httpsPeer((_request, response) => response.end("reached"), certificate);
});

afterAll(() => Promise.all([here.close(), other.close(), secure.close()]));

/** Each name has an address of its own. */
const byName: LookupFunction = (host, _options, done) =>
  queueMicrotask(() =>
    done(null, [{ address: host === "good.w3.org" ? "127.0.0.1" : "127.0.0.2", family: 4 }]),
  );

const agent = (init = {}): GuardedAgent =>
  guardedAgent(
    {
      ...{ schemes: ["http", "https"], hosts: ["*"], ports: [here.port, other.port, secure.port] },
      ...{ allowAddresses: ["127.0.0.1"], ...init },
    },
    { lookup: byName, ca: certificate.cert },
  );

/** Each way to ask, by a client that follows redirects or not. */
const CLIENTS: Readonly<Record<string, (url: string, agents: GuardedAgent) => Promise<string>>> = {
  "node:http": (url, { http, https }) =>
    new Promise((resolve, reject) => {
      const options: RequestOptions = { agent: url.startsWith("https:") ? https : http };
      (url.startsWith("https:") ? getByTls : get)(url, options, (response) => {
        response.setEncoding("utf8").on("data", resolve);
      }).on("error", reject);
    }),
  undici: async (url, { connect }) => {
    const dispatcher = new Agent({ connect });
    try {
      return await (await fetch(url, { dispatcher })).text();
    } catch (error) {
      throw error instanceof TypeError ? error.cause : error;
    } finally {
      await dispatcher.close();
    }
  },
};

const outcome = (client: string, url: string, agents = agent()): Promise<unknown> =>
  (CLIENTS[client] as (typeof CLIENTS)[string])(url, agents).catch((error: unknown) => {
    expect(error).toBeInstanceOf(AccessError);
    return (error as AccessError).code;
  });

describe.each(Object.keys(CLIENTS))("%s", (client) => {
  it("reaches what is allowed: an address, a name, by TLS", async () => {
    expect(await outcome(client, here.origin)).toBe("reached");
    expect(await outcome(client, `http://good.w3.org:${here.port}/`)).toBe("reached");
    expect(await outcome(client, `https://good.w3.org:${secure.port}/`)).toBe("reached");
  });

  it("does not dial an address that stands in the reference, in any notation, or that a name has", async () => {
    const before = other.connections().made;
    const hosts = [
      "127.0.0.2",
      "2130706434",
      "0x7f.2",
      "[::ffff:127.0.0.2]",
      "[::1]",
      "bad.w3.org",
      "localhost",
    ];
    for (const host of hosts)
      expect(await outcome(client, `http://${host}:${other.port}/`)).toBe("refused-address");
    expect(other.connections().made).toBe(before);
  });

  it("does not dial another port, or for a scheme that is not allowed", async () => {
    expect(await outcome(client, here.origin, agent({ ports: [1] }))).toBe("refused-port");
    expect(await outcome(client, here.origin, agent({ schemes: ["https"] }))).toBe("refused-scheme");
  });
});

describe("what only some clients do", () => {
  it.each(["/away", "/rare"])(
    "undici follows a redirect by itself: what it leads to is judged: %s",
    async (path) => {
      expect(await outcome("undici", here.origin + path)).toBe("refused-address");
    },
  );

  it("node:http takes a socket of this system: it is refused", async () => {
    const error = await new Promise<Error>((done) =>
      get({ socketPath: "/run/docker.sock", agent: agent().http }).on("error", done),
    );
    expect(error).toMatchObject({ name: "AccessError", code: "refused-address" });
  });

  it("an error of the look-up stays what it is", async () => {
    const failing: LookupFunction = (_host, _options, done) =>
      queueMicrotask(() => done(Object.assign(new Error("none"), { code: "ENOTFOUND" }), ""));
    const { http } = guardedAgent({ schemes: ["http"], hosts: ["*"] }, { lookup: failing });
    const error = await new Promise<Error>((done) =>
      get("http://w3.org/", { agent: http }).on("error", done),
    );
    expect(error).toMatchObject({ code: "ENOTFOUND" });
  });
});
