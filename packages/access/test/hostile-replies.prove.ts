/**
 * RFC 3986 §7: no reply of a server makes an access do anything but give a resource or an `AccessError`: replies that are good but for a
 * few octets: missing, cut, doubled, too long, with NUL, CR, ESC or other octets in them, and connections that end early. Afterwards no
 * socket is open, and the memory is what it was. `HOSTILE_REPLIES=100000` tries so many for each protocol.
 */

import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { access } from "../src/access.ts";
import { AccessError } from "../src/access-error.ts";
import type { AccessOptions } from "../src/access-options.ts";
import { testCertificate } from "./certificate.ts";
import { ftpPeer } from "./ftp-peer.ts";
import { type LinePeer, linePeer } from "./line-peer.ts";
import { rawPeer } from "./peer.ts";

const COUNT = Number(process.env.HOSTILE_REPLIES ?? 400);
/** So many at once, each with a server of its own. */
const AT_ONCE = 16;

/** A server, of which each attack changes what it says. */
interface Target {
  readonly attack: (changed: Change) => Promise<unknown>;
  readonly open: () => number;
  readonly close: () => Promise<unknown>;
}

/** What becomes of a good reply. */
type Change = (reply: string) => string;

type Random = (below: number) => number;

/** Mulberry32: the same attacks in each run. */
function random(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const ODD = [
  "\0",
  "\r",
  "\n",
  "\u001b[2J",
  "\xff",
  " ",
  "-",
  ".",
  "\r\n.\r\n",
  "9".repeat(20),
  "%0d%0a",
  "(|||1|)",
  "\t",
];

/** Four replies of five stay as they are. */
function changes(next: Random): Change {
  return (reply) => {
    const at = next(reply.length + 1);
    switch (next(30)) {
      case 0:
        return "";
      case 1:
        return reply.slice(0, at);
      case 2:
        return reply + reply;
      case 3:
        return reply.slice(0, at) + ODD[next(ODD.length)] + reply.slice(at);
      case 4:
        return reply.slice(0, at) + reply.slice(at + 1 + next(3));
      case 5:
        return next(40) === 0 ? "a".repeat(70_000) : reply.replace(/\d/, () => String(next(10)));
      default:
        return reply;
    }
  };
}

const reach = (port: number, scheme: string): AccessOptions => ({
  policy: {
    schemes: [scheme],
    hosts: ["*"],
    ports: [port],
    allowAddresses: ["127.0.0.1"],
    allowUserinfo: true,
  },
  ...{ email: "me@a.example", idleTimeout: 200, timeout: 3000, maxOctets: 100_000 },
});

async function read(reference: string, options: AccessOptions): Promise<void> {
  const resource = await access(reference, options);
  if (resource.kind === "content") await resource.octets();
  else resource.close();
}

/** A server that has a reply for each command; it ends the connection after the last, or where it has none. */
async function lineTarget(
  scheme: string,
  {
    replies,
    paths,
  }: { readonly replies: Readonly<Record<string, string>>; readonly paths: readonly string[] },
  tls?: Parameters<typeof linePeer>[0],
): Promise<Target> {
  const peer: LinePeer = await linePeer(tls);
  let attacks = 0;
  return {
    attack: (changed) => {
      peer.play((command, socket) => {
        const reply =
          replies[command === "" ? "" : (command.split(" ")[0] ?? "")] ??
          (command === "" ? undefined : replies["*"]);
        if (command === "" && reply === undefined) return undefined;
        const isLast = reply === undefined || replies["*"] !== undefined;
        const said = changed(reply ?? "");
        if (!isLast) return said;
        socket.end(Buffer.from(said, "latin1"));
        return undefined;
      });
      const path = paths[attacks++ % paths.length] ?? "";
      return read(`${scheme}://127.0.0.1:${peer.port}/${path}`, reach(peer.port, scheme));
    },
    open: peer.open,
    close: peer.close,
  };
}

const FTP_REPLIES: Readonly<Record<string, string>> = {
  USER: "331 a",
  PASS: "230 a",
  CWD: "250 a",
  TYPE: "200 a",
  PASV: "227 a (127,0,0,1,200,1)",
};

async function ftpTarget(): Promise<Target> {
  const peer = await ftpPeer();
  let attacks = 0;
  return {
    attack: (changed) => {
      const data = Buffer.from(changed("one\r\ntwo\r\n"), "latin1");
      const answer = (command: string) => {
        const good = FTP_REPLIES[command.split(" ")[0] ?? ""];
        const said = good === undefined ? undefined : changed(good);
        return said === good ? undefined : said;
      };
      peer.play({ data, answer, after: changed("226 a") });
      const path = ["a/b;type=i", "a;type=d", "a/"][attacks++ % 3];
      return read(`ftp://me:pw@127.0.0.1:${peer.port}/${path}`, reach(peer.port, "ftp"));
    },
    open: peer.open,
    close: peer.close,
  };
}

const HTTP_REPLIES = [
  "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 3\r\n\r\nabc",
  "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n",
  "HTTP/1.1 301 Moved\r\nLocation: /b\r\nContent-Length: 0\r\n\r\n",
  "HTTP/1.0 404 No\r\nContent-Encoding: gzip\r\n\r\nabc",
];

async function httpTarget(): Promise<Target> {
  let reply = "";
  const peer = await rawPeer((socket) => {
    socket.once("data", () => socket.end(Buffer.from(reply, "latin1")));
  });
  let attacks = 0;
  return {
    attack: (changed) => {
      reply = changed(HTTP_REPLIES[attacks++ % HTTP_REPLIES.length] ?? "");
      return read(`${peer.origin}/a`, reach(peer.port, "http"));
    },
    open: () => peer.connections().open,
    close: peer.close,
  };
}

const CERTIFICATE = testCertificate("good.w3.org", "127.0.0.1");

const TARGETS: Readonly<Record<string, () => Promise<Target>>> = {
  ftp: ftpTarget,
  http: httpTarget,
  gopher: () =>
    lineTarget("gopher", {
      replies: { "*": "0About\tabout\t127.0.0.1\t70\r\n1Menu\t/\tother.example\t70\t+\r\n.\r\n" },
      paths: ["", "0a", "1b", "7c%09d", "0e%09%09%2B", "0f%09%09!"],
    }),
  nntp: () =>
    lineTarget("nntp", {
      replies: {
        "": "200 a\r\n",
        MODE: "200 a\r\n",
        GROUP: "211 1 1 1 a.b\r\n",
        ARTICLE: "220 1 <a@b>\r\nSubject: a\r\n\r\n..b\r\n.\r\n",
        LIST: "215 a\r\na.b 1 1 y\r\n.\r\n",
      },
      paths: ["a.b/1", "a.b"],
    }),
  dict: () =>
    lineTarget("dict", {
      replies: {
        "": "220 a <b>\r\n",
        CLIENT: "250 a\r\n",
        DEFINE: '150 1\r\n151 "a" b "c"\r\nd\r\n..e\r\n.\r\n250 ok\r\n',
        MATCH: '152 1\r\nb "a"\r\n.\r\n250 ok\r\n',
      },
      paths: ["d:a", "m:a:b:exact"],
    }),
  gemini: () =>
    lineTarget("gemini", { replies: { "*": "20 text/gemini\r\n# a\r\n" }, paths: ["a", "b?c"] }, CERTIFICATE),
};

describe("hostile replies", () => {
  it.each(Object.entries(TARGETS))("%s: a resource or an AccessError, and nothing stays", async (_, make) => {
    const targets = await Promise.all(Array.from({ length: AT_ONCE }, make));
    const outcomes = { resource: 0, error: 0 };
    const before = process.memoryUsage().rss;
    await Promise.all(
      targets.map(async (target, one) => {
        const next = random(one + 1);
        for (let count = one; count < COUNT; count += AT_ONCE) {
          try {
            await target.attack(changes(next));
            outcomes.resource++;
          } catch (error) {
            expect(error).toBeInstanceOf(AccessError);
            outcomes.error++;
          }
        }
      }),
    );
    await wait(50);
    expect(targets.reduce((sum, { open }) => sum + open(), 0)).toBe(0);
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024);
    // A law that accepts everything, or nothing, says nothing.
    expect(Math.min(outcomes.resource, outcomes.error)).toBeGreaterThan(COUNT / 15);
    process.stdout.write(`${_}: ${outcomes.resource} resources, ${outcomes.error} errors\n`);
    await Promise.all(targets.map(({ close }) => close()));
  });
});
