/** RFC 9112: whatever a server sends, an access ends with a content or an AccessError, and leaves nothing open. */

import type { Socket } from "node:net";
import { gzipSync } from "node:zlib";
import { extent } from "@urikit/abnf/extent";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { errorOf } from "../../test/outcomes.ts";
import { type Peer, rawPeer } from "../../test/peer.ts";
import { access } from "../access.ts";
import { AccessError } from "../access-error.ts";

let reply: (socket: Socket) => void = () => {};
let peer: Peer;

beforeAll(async () => {
  peer = await rawPeer((socket) => void socket.once("data", () => reply(socket)));
});

afterAll(() => peer.close());

const said = (...parts: readonly (string | Uint8Array)[]) => {
  reply = (socket) => {
    for (const part of parts) socket.write(part);
    socket.end();
  };
};

async function read(timeout = 2000): Promise<string> {
  const policy = { schemes: ["http"], hosts: ["*"], ports: [peer.port], allowAddresses: ["127.0.0.1"] };
  const resource = await access(`${peer.origin}/`, { policy, timeout, maxOctets: 100_000 });
  return resource.kind === "content" ? resource.text() : "";
}

describe("what no server of HTTP says", () => {
  it.each([
    ["nothing", []],
    ["another protocol", ["220 ready\r\n"]],
    ["a header without an end", [`HTTP/1.1 200 OK\r\nA: ${"b".repeat(70_000)}`]],
    ["fields without an end", [`HTTP/1.1 200 OK\r\n${"A: b\r\n".repeat(20_000)}`]],
    ["two lengths", ["HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab"]],
    [
      "a length and chunks",
      ["HTTP/1.1 200 OK\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n0\r\n\r\n"],
    ],
    ["a length that is none", ["HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\na"]],
    ["a chunk without an end", ["HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nab"]],
    ["a chunk of a size that is none", ["HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nab\r\n"]],
    ["a NUL in a field", ["HTTP/1.1 200 OK\r\nA: b\0c\r\n\r\n"]],
    [
      "another protocol after all",
      ["HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n"],
    ],
    ["a status that is none", ["HTTP/1.1 2000 OK\r\n\r\n"]],
  ])("%s", async (_what, parts) => {
    said(...(parts as readonly string[]));
    const { code } = await errorOf(read());
    expect(["protocol", "incomplete"]).toContain(code);
  });

  it("a field after ten thousand others is read: no coding is missed", async () => {
    said(
      "HTTP/1.1 200 OK\r\n",
      "A:\r\n".repeat(10_000),
      "Content-Encoding: gzip\r\nConnection: close\r\n\r\n",
      gzipSync("text"),
    );
    expect(await read()).toBe("text");
  });

  it("informational responses are passed over (RFC 9110 §15.2)", async () => {
    said("HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n", "HTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\na");
    expect(await read()).toBe("a");
  });

  it("one that never ends with them does not keep the access", async () => {
    reply = (socket) => {
      const more = setInterval(() => socket.write("HTTP/1.1 102 Processing\r\n\r\n"), 5);
      socket.on("close", () => clearInterval(more));
    };
    expect(await errorOf(read(200))).toMatchObject({ code: "timeout" });
  });

  it("a redirect with a line break in it leads nowhere", async () => {
    said("HTTP/1.1 302 Found\r\nLocation: /a\r\n b\r\nContent-Length: 0\r\n\r\n");
    expect(["protocol", "refused-redirect"]).toContain((await errorOf(read())).code);
  });

  it("split at every octet, it is the same", async () => {
    const message =
      "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n";
    for (let at = 1; at < message.length; at += 7) {
      reply = (socket) => {
        socket.setNoDelay(true).write(message.slice(0, at));
        setTimeout(() => socket.end(message.slice(at)), 2);
      };
      expect(await read()).toBe("abc");
    }
  });
});

describe("whatever is sent", () => {
  const piece = fc.oneof(
    fc.constantFrom(
      ...[
        "HTTP/1.1 200 OK\r\n",
        "HTTP/1.1 302 Found\r\n",
        "HTTP/1.0 404 \r\n",
        "Location: /b\r\n",
        "\r\n",
        "\n",
        "\r",
      ],
      ...[
        "Content-Length: 3\r\n",
        "Transfer-Encoding: chunked\r\n",
        "Content-Encoding: gzip\r\n",
        "3\r\nabc\r\n",
        "0\r\n\r\n",
      ],
      ...[
        "Content-Encoding: br, deflate\r\n",
        "Content-Type: a/b;charset=x\r\n",
        ": \r\n",
        "\0",
        "HTTP/9.9 999 x\r\n",
      ],
    ),
    fc.uint8Array({ maxLength: 20 }).map((octets) => Buffer.from(octets).toString("latin1")),
  );

  it("is a content, or an AccessError", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 8 }), async (pieces) => {
        said(Buffer.from(pieces.join(""), "latin1"));
        await read().catch((error: unknown) => expect(error).toBeInstanceOf(AccessError));
      }),
      { seed: 9112, numRuns: extent(150, 2000) },
    );
    expect(peer.connections().open).toBeLessThanOrEqual(1);
  });
});
