/** RFC 1738 §4, RFC 9110 §3.7: gateways of this machine, asked for what other schemes name. */

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contentOf, errorOf } from "../../test/outcomes.ts";
import { type Peer, rawPeer } from "../../test/peer.ts";
import { access } from "../access.ts";
import type { AccessOptions } from "../access-options.ts";

let peer: Peer;
let asked: string[] = [];
let options: AccessOptions = {};

beforeAll(async () => {
  // Node's own server takes no target such as urn:a:b.
  peer = await rawPeer((socket) => {
    socket.once("data", (octets) => {
      const request = octets.toString("latin1");
      asked.push(request);
      const [status, text] = request.includes("moved")
        ? ["302 Found\r\nLocation: /elsewhere", "moved"]
        : ["200 OK", "found"];
      socket.end(`HTTP/1.1 ${status}\r\nContent-Length: 5\r\nContent-Type: text/plain\r\n\r\n${text}`);
    });
  });
  options = {
    policy: {
      ...{ schemes: ["http", "wais", "urn"], hosts: ["*"] },
      ...{ ports: [peer.port], allowAddresses: ["127.0.0.1"] },
    },
    gateways: { wais: `${peer.origin}/`, URN: peer.origin },
    headers: { "X-Token": "secret" },
  };
});

afterAll(() => peer.close());

describe("gateways", () => {
  it.each([
    [
      "wais://example.org/flowers?red#f",
      "GET wais://example.org/flowers?red HTTP/1.1\r\nHost: example.org\r\n",
    ],
    ["urn:isbn:0451450523", "GET urn:isbn:0451450523 HTTP/1.1\r\nHost: \r\n"],
  ])("%s is asked for whole, without the fields of the caller", async (reference, request) => {
    asked = [];
    const content = await contentOf(access(reference, options));
    expect(await content.text()).toBe("found");
    expect([content.retrievedFrom, content.ok, content.plan.gateway]).toEqual([
      reference,
      true,
      reference.startsWith("urn") ? peer.origin : `${peer.origin}/`,
    ]);
    expect(asked).toEqual([expect.stringContaining(request)]);
    expect(asked[0]).not.toContain("secret");
  });

  it("a redirect of it is an answer that is not ok", async () => {
    asked = [];
    const content = await contentOf(access("urn:example:moved", options));
    expect([content.status, content.ok, await content.text()]).toEqual([302, false, "moved"]);
    expect(asked).toHaveLength(1);
  });

  it("the gateway is judged, the host that it is to ask is judged, and so is the scheme", async () => {
    asked = [];
    const policy = { schemes: ["http", "urn", "wais"], hosts: ["*"], ports: [peer.port] };
    expect((await errorOf(access("urn:a:b", { ...options, policy }))).code).toBe("refused-address");
    expect((await errorOf(access("wais://10.0.0.1/a", options))).code).toBe("refused-address");
    expect((await errorOf(access("prospero://example.org/a", options))).code).toBe("refused-scheme");
    expect((await errorOf(access("urn:a:b", { ...options, gateways: { urn: "ftp://a/" } }))).code).toBe(
      "refused-scheme",
    );
    await expect(access("urn:a:b", { gateways: { urn: 1 } } as unknown as AccessOptions)).rejects.toThrow(
      TypeError,
    );
    expect(asked).toEqual([]);
  });

  it("without one there is no way", async () => {
    expect((await errorOf(access("urn:a:b", { ...options, gateways: {} }))).code).toBe("no-way");
  });
});
