/** RFC 1738 §3.8, RFC 854, RFC 855: sessions with scripted servers, and what hostile ones negotiate. */

import type { Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { errorOf } from "../../test/outcomes.ts";
import { type Peer, rawPeer } from "../../test/peer.ts";
import { access } from "../access.ts";
import type { AccessOptions } from "../access-options.ts";
import type { Session } from "../resource.ts";

const [SE, SB, WILL, WONT, DO, DONT, IAC] = [240, 250, 251, 252, 253, 254, 255];

let peer: Peer;
let serve: (socket: Socket) => void = () => {};
let came: number[] = [];

beforeAll(async () => {
  peer = await rawPeer((socket) => {
    came = [];
    socket.on("data", (octets) => came.push(...octets));
    serve(socket);
  });
});

afterAll(() => peer.close());

async function session(script: (socket: Socket) => void, more: AccessOptions = {}): Promise<Session> {
  serve = script;
  const resource = await access(`telnet://me:pw@127.0.0.1:${peer.port}/`, {
    policy: {
      ...{ schemes: ["telnet"], hosts: ["*"], ports: [peer.port] },
      ...{ allowAddresses: ["127.0.0.1"], allowUserinfo: true },
    },
    ...more,
  });
  if (resource.kind !== "session") throw new Error(resource.kind);
  return resource;
}

async function all(readable: ReadableStream<Uint8Array>): Promise<number[]> {
  const octets: number[] = [];
  for await (const piece of readable) octets.push(...piece);
  return octets;
}

const SENT = [
  ...[65, IAC, DO, 1, IAC, WILL, 3, IAC, WONT, 1, IAC, DONT, 3],
  ...[66, IAC, IAC, IAC, SB, 24, 1, IAC, IAC, 67, IAC, SE, IAC, 241, 13, 10],
];
const DATA = [65, 66, 255, 13, 10];
const REFUSALS = [IAC, WONT, 1, IAC, DONT, 3];

describe("a session", () => {
  it.each([
    ["in one piece", [SENT]],
    ["octet by octet", SENT.map((octet) => [octet])],
  ])("refuses each option once, answers no answer, and gives the data, %s", async (_, pieces) => {
    const { readable } = await session(async (socket) => {
      for (const piece of pieces) {
        socket.write(Uint8Array.from(piece));
        await wait(1);
      }
      socket.end();
    });
    expect(await all(readable)).toEqual(DATA);
    await expect.poll(() => came).toEqual(REFUSALS);
  });

  it("§3.8: user and password are advice, and nothing is sent unasked", async () => {
    const { advice, close, plan } = await session(() => {});
    expect(advice).toEqual({ user: "me", password: "pw" });
    expect(plan.receives).toBe("session");
    await wait(20);
    expect(came).toEqual([]);
    close();
    await expect.poll(() => peer.connections().open).toBe(0);
  });

  it("RFC 854: what a person sends arrives, with 255 doubled; closing it ends the session", async () => {
    const { readable, writable } = await session((socket) => void socket.on("end", () => socket.end("bye")));
    const writer = writable.getWriter();
    await writer.write(Uint8Array.of(65, 255, 66));
    await writer.close();
    expect(await all(readable)).toEqual([...Buffer.from("bye")]);
    expect(came).toEqual([65, 255, 255, 66]);
  });

  it.each([
    ["asks for ever", Buffer.alloc(3 * 300, Buffer.of(IAC, DO, 1))],
    ["never ends a subnegotiation", Buffer.concat([Buffer.of(IAC, SB), Buffer.alloc(70_000, 1)])],
  ])("a server that %s is not answered for ever", async (_, octets) => {
    const { readable } = await session((socket) => socket.write(octets));
    expect((await errorOf(all(readable))).code).toBe("protocol");
    await expect.poll(() => peer.connections().open).toBe(0);
  });

  it("signal, cancel and an early end leave no socket open", async () => {
    const controller = new AbortController();
    const aborted = await session(() => {}, { signal: controller.signal });
    const reading = errorOf(all(aborted.readable));
    controller.abort();
    expect((await reading).code).toBe("aborted");
    const cancelled = await session((socket) => socket.write("a"));
    await cancelled.readable.cancel();
    await expect.poll(() => peer.connections().open).toBe(0);
  });

  it("it outlasts the time in which it must be reached", async () => {
    const { readable } = await session((socket) => setTimeout(() => socket.end("late"), 120), {
      timeout: 60,
      idleTimeout: 60,
    });
    expect(Buffer.from(await all(readable)).toString()).toBe("late");
  });

  it("is refused unless the policy names the scheme and the port", async () => {
    expect((await errorOf(access("telnet://8.8.8.8/"))).code).toBe("refused-scheme");
    const policy = { schemes: ["telnet"], hosts: ["*"] };
    expect((await errorOf(access("telnet://127.0.0.1/", { policy }))).code).toBe("refused-address");
    expect((await errorOf(access("telnet://8.8.8.8:25/", { policy }))).code).toBe("refused-port");
  });
});
