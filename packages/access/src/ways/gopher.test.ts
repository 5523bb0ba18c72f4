/** RFC 1436, RFC 4266: gopher from scripted servers, each reply late, split, too long, missing or hostile. */

import type { Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { extent } from "@urikit/abnf/extent";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { testCertificate } from "../../test/certificate.ts";
import { contentOf, errorOf, listingOf } from "../../test/outcomes.ts";
import { type Peer, rawPeer, rawTlsPeer } from "../../test/peer.ts";
import { access } from "../access.ts";
import { AccessError } from "../access-error.ts";
import type { AccessOptions } from "../access-options.ts";
import type { Resource } from "../resource.ts";

const certificate = testCertificate("good.w3.org", "127.0.0.1");

let peer: Peer;
let secure: Peer;
let options: AccessOptions = {};
/** What was asked for, octet for octet. */
let asked: string[] = [];
let reply: (socket: Socket) => void = () => {};

const listen = (socket: Socket) =>
  void socket.once("data", (octets) => {
    asked.push(octets.toString("latin1"));
    reply(socket);
  });

beforeAll(async () => {
  peer = await rawPeer(listen);
  secure = await rawTlsPeer(listen, certificate);
  options = {
    policy: {
      schemes: ["gopher", "gophers"],
      hosts: ["*"],
      ports: [peer.port, secure.port],
      allowAddresses: ["127.0.0.1"],
    },
    ca: certificate.cert,
    idleTimeout: 2000,
  };
});

beforeEach(() => {
  asked = [];
});

afterAll(async () => {
  await Promise.all([peer.close(), secure.close()]);
});

const said = (...parts: readonly (string | Uint8Array)[]) => {
  reply = (socket) => {
    for (const part of parts) socket.write(typeof part === "string" ? Buffer.from(part, "latin1") : part);
    socket.end();
  };
};

const get = (path: string, more: AccessOptions = {}): Promise<Resource> =>
  access(`gopher://127.0.0.1:${peer.port}/${path}`, { ...options, ...more });
const textOf = async (path: string, more: AccessOptions = {}) => (await contentOf(get(path, more))).text();

describe("an item", () => {
  it("RFC 4266 §2.1: is asked for by its selector, and ends with its connection", async () => {
    said("a line\r\n.\r\n", "after a dot\r\n");
    const content = await contentOf(get("0a%20b"));
    expect(content).toMatchObject({ mediaType: "text/plain", isGuessed: true, ok: true, size: undefined });
    expect(await content.text()).toBe("a line\r\n.\r\nafter a dot\r\n");
    expect(asked).toEqual(["a b\r\n"]);
  });

  it.each([
    ["9a", "application/octet-stream"],
    ["gx", "image/gif"],
    ["hx", "text/html"],
    ["Ix", undefined],
  ])("has the media type that its type is usual for: %s", async (path, mediaType) => {
    said(Uint8Array.of(0, 255, 10, 13));
    const content = await contentOf(get(path));
    expect(content.mediaType).toBe(mediaType);
    expect(await content.octets()).toEqual(Uint8Array.of(0, 255, 10, 13));
  });

  it("by TLS, by custom", async () => {
    said("secret");
    const content = await contentOf(access(`gophers://127.0.0.1:${secure.port}/0a`, options));
    expect(await content.text()).toBe("secret");
    const strange = { ...options, ca: testCertificate("good.w3.org", "127.0.0.1").cert };
    expect(await errorOf(access(`gophers://127.0.0.1:${secure.port}/0a`, strange))).toMatchObject({
      code: "protocol",
    });
  });

  it.each(["2a", "8a", "Ta"])("of another protocol has no way here: %s", async (path) => {
    expect(await errorOf(get(path))).toMatchObject({ code: "no-way" });
    expect(asked).toEqual([]);
  });
});

describe("a menu (RFC 1436 §3.4)", () => {
  const listed = async (...lines: readonly string[]) => {
    said(lines.map((line) => `${line}\r\n`).join(""));
    return (await listingOf(get(""))).entries;
  };

  it("a line without a tab is no item: gophernicus writes errors so", async () => {
    expect(await listed("Error: not found", "0About\t/a\tother.example\t70")).toEqual([
      { name: "Error: not found", type: "other", reference: undefined },
      { name: "About", type: "file", reference: "gopher://other.example/0/a" },
    ]);
  });

  it("lists its items with the references that build writes", async () => {
    expect(
      await listed(
        "0About\t/about it\tother.example\t70",
        "1Folder\t/f\tother.example\t7070\t+",
        "7Search\t/s\tother.example\t70",
        "8Session\tguest\tother.example\t23",
        "iJust words\t\terror.host\t1",
        "hA page\tURL:https://example.org/\tother.example\t70",
        ".",
        "0After\t/a\tother.example\t70",
      ),
    ).toEqual([
      { name: "About", type: "file", reference: "gopher://other.example/0/about%20it" },
      { name: "Folder", type: "folder", reference: "gopher://other.example:7070/1/f" },
      { name: "Search", type: "folder", reference: "gopher://other.example/7/s" },
      { name: "Session", type: "link", reference: "telnet://guest@other.example/" },
      { name: "Just words", type: "other", reference: undefined },
      { name: "A page", type: "link", reference: "https://example.org/" },
    ]);
    expect(asked).toEqual(["\r\n"]);
  });

  it("ends with its connection, too", async () => {
    expect(await listed("0a\tb\th.example\t70")).toHaveLength(1);
    said("0a\tb\th.example\t70");
    expect((await listingOf(get("1"))).entries).toHaveLength(1);
    said(".\r\n");
    expect((await listingOf(get("1"))).entries).toEqual([]);
    said();
    expect(await errorOf(get("1"))).toMatchObject({ code: "incomplete" });
  });

  it.each([
    ["0a\tb\t\t70", "no host"],
    ["0a\tb\th.example\t0", "port 0"],
    ["0a\tb\th.example\t99999", "no port"],
    ["0a\tb\th.example\t", "no number"],
    ["0a\tb\th.example/../evil\t70", "a path as a host"],
    ["0a\tb\tme:pw@h.example\t70", "a userinfo as a host"],
    ["0a\tb/../c\th.example\t70", "dot-segments"],
    ["hx\tURL:javascript alert(1)\th.example\t70", "not a URI"],
    ["0", "nothing"],
    ["", "an empty line"],
  ])("a line that cannot be a reference leads nowhere: %j, %s", async (line) => {
    const [entry] = await listed(line);
    expect(entry?.reference ?? "gopher://me%3Apw%40h.example/0b").toMatch(
      /^gopher:\/\/(?:me%3Apw%40|h\.example%2F)/,
    );
  });

  it("names are data: control characters, escapes and octets that are not UTF-8 stay in them", async () => {
    const [escaped, octet] = await listed("0\u001b[2J../../etc\tb\th.example\t70", "0\xff\tb\th.example\t70");
    expect(escaped?.name).toBe("\u001b[2J../../etc");
    expect(octet?.name).toEqual(Uint8Array.of(0xff));
  });

  it("has its limits: a line, the octets", async () => {
    said(`0${"a".repeat(70_000)}`);
    expect(await errorOf(get("1"))).toMatchObject({ code: "protocol" });
    said("iword\r\n".repeat(2000));
    expect(await errorOf(get("1", { maxOctets: 5000 }))).toMatchObject({ code: "too-large" });
  });

  it("a server that never ends it does not keep the access", async () => {
    reply = (socket) => {
      const more = setInterval(() => socket.write("iword\r\n"), 5);
      socket.on("close", () => clearInterval(more));
    };
    expect(await errorOf(get("1", { timeout: 100 }))).toMatchObject({ code: "timeout" });
  });
});

describe("a search (RFC 1436 §3.7)", () => {
  it("is told, and not sent unasked", async () => {
    const resource = await get("7index");
    if (resource.kind !== "form") throw new Error(resource.kind);
    expect(asked).toEqual([]);
    expect(resource.fill("a b?")).toBe(`gopher://127.0.0.1:${peer.port}/7index%09a%20b%3F`);
    said("0Found\tx\th.example\t70\r\n.\r\n");
    expect((await listingOf(access(resource.fill("a b?"), options))).entries).toHaveLength(1);
    expect(asked).toEqual(["index\ta b?\r\n"]);
  });

  it("a form of Gopher+ must be filled in", async () => {
    expect(await errorOf(get("0a%09%09?"))).toMatchObject({ code: "needs-answer" });
  });
});

describe("Gopher+", () => {
  it("§2.3: a number before the data is its size", async () => {
    said("+5\r\nabcde");
    const content = await contentOf(get("0a%09%09+text/html"));
    expect(content).toMatchObject({ size: 5, mediaType: "text/html" });
    expect(await content.text()).toBe("abcde");
    expect(asked).toEqual(["a\t\t+text/html\r\n"]);
    said("+5\r\nabcdefgh");
    expect(await textOf("0a%09%09+")).toBe("abcde");
    said("+5\r\nabc");
    expect(await errorOf(textOf("0a%09%09+"))).toMatchObject({ code: "incomplete" });
    said("+500\r\nabc");
    expect(await errorOf(get("0a%09%09+", { maxOctets: 499 }))).toMatchObject({ code: "too-large" });
  });

  it("§2.5: attributes are text", async () => {
    said("+-1\r\n+INFO: 0About\ta\th.example\t70\t+\r\n+VIEWS:\r\n text/plain: <1k>\r\n.\r\n");
    const content = await contentOf(get("1a%09%09!"));
    expect(content.mediaType).toBe("text/plain");
    expect(await content.text()).toMatch(/^\+INFO: /);
    expect(asked).toEqual(["a\t\t!\r\n"]);
  });

  it("a menu has its line, too", async () => {
    said("+-1\r\n0a\tb\th.example\t70\t+\r\n.\r\n");
    expect((await listingOf(get("1a%09%09+"))).entries).toHaveLength(1);
  });

  it.each([
    ["--1\r\n1 me@h.example\r\nThere is no such item.\r\n.\r\n", "not-found", "1 me@h.example"],
    ["--1\r\n2 me@h.example\r\n", "no-server", "2 me@h.example"],
    ["--1\r\n3 me@h.example\r\n", "not-found", "3 me@h.example"],
    ["--1\r\n\u001b[2J\r\n", "protocol", "\\u{1b}[2J"],
    ["a plain answer", "protocol", "a plain answer"],
    ["+x\r\n", "protocol", "+x"],
    ["+99999999999999999999\r\n", "protocol", "+99999999999999999999"],
    ["", "protocol", ""],
  ])("an error, or no answer of Gopher+: %j", async (answer, code, line) => {
    said(answer);
    const error = await errorOf(get("0a%09%09+"));
    expect(error).toMatchObject({ code, reply: line });
  });
});

describe("what a server may do", () => {
  it("answer late, and in single octets", async () => {
    reply = (socket) => {
      socket.setNoDelay(true);
      const octets = [..."+3\r\nabc"];
      const next = () => {
        const octet = octets.shift();
        if (octet === undefined) socket.end();
        else socket.write(octet, () => setTimeout(next, 1));
      };
      setTimeout(next, 20);
    };
    expect(await textOf("0a%09%09+")).toBe("abc");
  });

  it("say nothing, or too much", async () => {
    reply = () => {};
    expect(await errorOf(textOf("0a", { idleTimeout: 40 }))).toMatchObject({ code: "timeout" });
    said(Buffer.alloc(100_001));
    expect(await errorOf(textOf("0a", { maxOctets: 100_000 }))).toMatchObject({ code: "too-large" });
  });

  it("end the connection at once, or break it", async () => {
    said();
    expect(await textOf("0a")).toBe("");
    reply = (socket) => void socket.write("begun", () => setTimeout(() => socket.resetAndDestroy(), 30));
    expect(await errorOf(textOf("0a"))).toMatchObject({ code: "incomplete" });
    reply = (socket) => void socket.resetAndDestroy();
    expect(await errorOf(get("1"))).toMatchObject({ code: "incomplete" });
  });

  it("whatever it sends, the access has an answer or an AccessError", async () => {
    const piece = fc.oneof(
      fc.constantFrom(
        "+",
        "-",
        "-1",
        "\r\n",
        "\n",
        "\t",
        ".",
        "0a\tb\th\t70",
        "+5\r\n",
        "--1\r\n1 a\r\n",
        "\0",
        "\xff",
      ),
      fc.string({ maxLength: 6 }),
    );
    const paths = fc.constantFrom("", "0a", "1a%09%09+", "0a%09%09!", "7a%09b");
    await fc.assert(
      fc.asyncProperty(paths, fc.array(piece, { maxLength: 8 }), async (path, pieces) => {
        said(pieces.join(""));
        try {
          const resource = await get(path);
          if (resource.kind === "content") await resource.octets();
        } catch (error) {
          expect(error).toBeInstanceOf(AccessError);
        }
      }),
      { seed: 1436, numRuns: extent(150, 2000) },
    );
  });
});

describe("safe by default", () => {
  it("the scheme, the address and the port are named by the caller", async () => {
    expect(await errorOf(access("gopher://good.w3.org/"))).toMatchObject({ code: "refused-scheme" });
    const policy = { schemes: ["gopher"], hosts: ["*"] };
    expect(await errorOf(access("gopher://127.0.0.1/", { policy }))).toMatchObject({
      code: "refused-address",
    });
    expect(await errorOf(access("gopher://good.w3.org:25/", { policy }))).toMatchObject({
      code: "refused-port",
    });
    const inside = {
      lookup: (_n: string, _o: object, done: (e: null, a: object[]) => void) =>
        done(null, [{ address: "10.0.0.1", family: 4 }]),
    };
    expect(
      await errorOf(access("gopher://good.w3.org/", { policy, ...(inside as AccessOptions) })),
    ).toMatchObject({
      code: "refused-address",
      reasons: ["private-address"],
    });
  });

  it("RFC 1738 §6: the port of mail is refused, though a policy lists it", async () => {
    const policy = { schemes: ["gopher"], hosts: ["*"], ports: [25, 70] };
    expect(await errorOf(access("gopher://good.w3.org:25/0a", { policy }))).toMatchObject({
      code: "refused-port",
    });
  });

  it.each(["0a%0D%0AMAIL%20FROM:b", "0a%0Ab", "7a%09b%0D%0Ac"])(
    "no line break gets into the request: %s",
    async (path) => {
      expect(["no-way", "refused-address"]).toContain((await errorOf(get(path))).code);
      expect(asked).toEqual([]);
    },
  );

  it.each([
    [
      "when all was read",
      async () => {
        said("a");
        await textOf("0a");
      },
    ],
    [
      "after a menu",
      async () => {
        said("i\r\n.\r\n");
        await get("1");
      },
    ],
    [
      "when a menu goes on after its dot",
      async () => {
        reply = (socket) => void socket.write("i\r\n.\r\n");
        await get("1");
      },
    ],
    [
      "when it is closed unread",
      async () => {
        reply = (socket) => void socket.write("begun");
        (await contentOf(get("0a"))).close();
      },
    ],
    [
      "after a break",
      async () => {
        reply = (socket) => void socket.write("begun");
        for await (const _piece of await contentOf(get("0a"))) break;
      },
    ],
    [
      "when more came than was announced",
      async () => {
        reply = (socket) => void socket.write("+2\r\nabc");
        await textOf("0a%09%09+");
      },
    ],
    [
      "when the caller ends it",
      async () => {
        reply = () => {};
        await errorOf(textOf("0a", { signal: AbortSignal.timeout(20) }));
      },
    ],
    [
      "where it failed",
      async () => {
        reply = (socket) => void socket.write("no");
        await errorOf(get("0a%09%09+", { idleTimeout: 20 }));
      },
    ],
  ])("no socket stays open after 50 ms: %s", async (_when, act) => {
    await act();
    await wait(50);
    expect(peer.connections().open).toBe(0);
  });
});
