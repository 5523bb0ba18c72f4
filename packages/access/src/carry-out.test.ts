/** RFC 1738 §4: plans of schemes that a caller defines, against scripted servers. */

import { gopher, type Plan } from "@urikit/schemes";
import { send } from "@urikit/schemes/define";
import { statement } from "urikit/words";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { finger } from "../../schemes/test/finger.ts";
import { type LinePeer, linePeer } from "../test/line-peer.ts";
import { errorOf } from "../test/outcomes.ts";
import { type CarryOutOptions, carryOut } from "./carry-out.ts";

let peer: LinePeer;
beforeAll(async () => {
  peer = await linePeer();
});
afterAll(() => peer.close());

const note = statement("ask-for-the-user");
const line = (text: string) => new TextEncoder().encode(`${text}\r\n`);

/** RFC 1939: a message, after a login whose replies are no numbers. */
const pop = (receives: Plan["receives"]): Plan => ({
  scheme: "pop",
  port: undefined,
  receives,
  steps: [
    { do: "connect", host: "127.0.0.1", port: peer.port, tls: "none", expects: [["+OK"]], note },
    send(line("USER me"), note, { expects: [["+OK"]] }),
    send(line("PASS geheim"), note, { secret: true, expects: [["+OK"]] }),
    send(line("RETR 1"), note, { expects: [["+OK"]] }),
  ],
});

const reach = (scheme: string): CarryOutOptions => ({
  policy: { schemes: [scheme], hosts: ["*"], ports: [peer.port], allowAddresses: ["127.0.0.1"] },
  idleTimeout: 1000,
});

const POP: Readonly<Record<string, string>> = {
  "": "+OK ready\r\n",
  "USER me": "+OK\r\n",
  "PASS geheim": "+OK in\r\n",
  "RETR 1": "+OK here it is\r\nSubject: a\r\n\r\n..dot\r\n.\r\n",
};

describe("carryOut", () => {
  it("RFC 1288: all that comes before the server closes the connection", async () => {
    peer.play((command, socket) => {
      if (command === "me") socket.end("Login: me\r\n");
      return undefined;
    });
    const plan = finger.plan(`finger://127.0.0.1:${peer.port}/me`);
    const content = await carryOut(plan, reach("finger"));
    expect(content).toMatchObject({
      kind: "content",
      ok: true,
      retrievedFrom: `finger://127.0.0.1:${peer.port}/`,
    });
    expect(await content.text()).toBe("Login: me\r\n");
    await expect.poll(() => peer.open()).toBe(0);
  });

  it("RFC 1939 §3: replies that are no numbers, and lines up to a dot", async () => {
    peer.play((command) => POP[command]);
    const told: string[] = [];
    const onStep: CarryOutOptions["onStep"] = (event) =>
      void told.push("text" in event ? event.text : event.kind);
    const content = await carryOut(pop("lines-to-dot"), { ...reach("pop"), reference: "pop:1", onStep });
    expect([content.reference, await content.text()]).toEqual(["pop:1", "Subject: a\r\n\r\n.dot\r\n"]);
    expect(peer.commands()).toEqual(["USER me", "PASS geheim", "RETR 1"]);
    expect(told).toEqual([
      "connected",
      "+OK ready",
      "USER me",
      "+OK",
      "PASS ***",
      "+OK in",
      "RETR 1",
      "+OK here it is",
    ]);
  });

  it("the last reply itself", async () => {
    peer.play((command) => POP[command]);
    expect(await (await carryOut(pop("reply"), reach("pop"))).text()).toBe("+OK here it is");
    await expect.poll(() => peer.open()).toBe(0);
  });

  it("a reply that the plan does not expect ends it", async () => {
    peer.play((command) => (command === "PASS geheim" ? "-ERR no\r\n" : POP[command]));
    const error = await errorOf(carryOut(pop("reply"), reach("pop")));
    expect(error).toMatchObject({ code: "protocol", reply: "-ERR no", step: { do: "send", secret: true } });
    expect(error.message).not.toContain("geheim");
    await expect.poll(() => peer.open()).toBe(0);
  });

  it("RFC 3986 §7: the policy names the scheme, the host, the port and the address", async () => {
    const plan = finger.plan(`finger://127.0.0.1:${peer.port}/me`);
    expect((await errorOf(carryOut(plan))).code).toBe("refused-scheme");
    expect(
      (await errorOf(carryOut(plan, { policy: { schemes: ["finger"], hosts: ["*"], ports: [peer.port] } })))
        .code,
    ).toBe("refused-address");
    expect(
      (
        await errorOf(
          carryOut(plan, { policy: { schemes: ["finger"], hosts: ["*"], allowAddresses: ["127.0.0.1"] } }),
        )
      ).code,
    ).toBe("refused-port");
    expect(peer.open()).toBe(0);
  });

  it.each<[string, Plan]>([
    ["no connection", { scheme: "x", port: undefined, steps: [], receives: "nothing" }],
    ["entries", { ...gopher.plan("gopher://a.example/"), receives: "entries" }],
  ])("%s: no way", async (_, plan) => {
    expect((await errorOf(carryOut(plan, reach("x")))).code).toBe("no-way");
  });

  it("what is no plan is a TypeError", async () => {
    await expect(carryOut({} as Plan)).rejects.toThrow(TypeError);
    await expect(carryOut(undefined as unknown as Plan)).rejects.toThrow(TypeError);
  });
});
