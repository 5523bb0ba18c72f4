/** RFC 1738 §3.8, RFC 854: telnet, against telnetd, which negotiates, and gives back what it gets. */

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { access } from "../../src/access.ts";
import { isLeftOut } from "./programs.ts";
import type { RunningServer } from "./running.ts";
import { startTelnetd } from "./telnetd.ts";

describe.skipIf(isLeftOut("inetutils-telnetd"))("telnetd", () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startTelnetd();
  });
  afterAll(() => server?.stop());

  it("refuses what it negotiates, and carries what is sent and what comes back", async () => {
    const resource = await access(`telnet://me@127.0.0.1:${server.port}/`, {
      policy: {
        ...{ schemes: ["telnet"], hosts: ["*"], ports: [server.port] },
        ...{ allowAddresses: ["127.0.0.1"], allowUserinfo: true },
      },
    });
    if (resource.kind !== "session") throw new Error(resource.kind);
    expect(resource.advice.user).toBe("me");
    const writer = resource.writable.getWriter();
    await writer.write(new TextEncoder().encode("hello\r\n"));
    let text = "";
    for await (const piece of resource.readable) {
      text += new TextDecoder().decode(piece);
      if (text.includes("hello")) break;
    }
    expect(text).toContain("hello");
    resource.close();
  });
});
