/** RFC 1738 §3.2, RFC 959: ftp from scripted servers, each reply late, split, too long, missing or hostile. */

import type { Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { extent } from "@urikit/abnf/extent";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testCertificate } from "../../test/certificate.ts";
import { type FtpPeer, type FtpScript, ftpPeer } from "../../test/ftp-peer.ts";
import { contentOf, errorOf, listingOf } from "../../test/outcomes.ts";
import { access } from "../access.ts";
import { AccessError } from "../access-error.ts";
import type { AccessOptions, AccessQuestion } from "../access-options.ts";
import type { Resource } from "../resource.ts";

const certificate = testCertificate("good.w3.org", "127.0.0.1");

let peer: FtpPeer;
let secure: FtpPeer;
let options: AccessOptions = {};

beforeAll(async () => {
  peer = await ftpPeer();
  secure = await ftpPeer(certificate);
  options = {
    policy: {
      schemes: ["ftp", "ftps"],
      hosts: ["*"],
      ports: [peer.port, secure.port],
      allowAddresses: ["127.0.0.1"],
      allowUserinfo: true,
    },
    ca: certificate.cert,
    email: "me@example.org",
    idleTimeout: 2000,
  };
});

afterAll(async () => {
  await Promise.all([peer.close(), secure.close()]);
});

const get = (path: string, script: FtpScript = {}, more: AccessOptions = {}): Promise<Resource> => {
  peer.play(script);
  return access(`ftp://127.0.0.1:${peer.port}/${path}`, { ...options, ...more });
};
const textOf = async (path: string, script: FtpScript = {}, more: AccessOptions = {}) =>
  (await contentOf(get(path, script, more))).text();
/** A reply to one command, and the usual ones to the others. */
const replying =
  (wanted: string, reply: string): NonNullable<FtpScript["answer"]> =>
  (command) =>
    command === wanted || command.startsWith(`${wanted} `) ? reply : undefined;

describe("a file", () => {
  it("RFC 1738 §3.2.2: one CWD a name, the type, and RETR, octet for octet", async () => {
    const content = await contentOf(get("a/b%20c/%FF;type=i", { data: Uint8Array.of(0, 255, 13, 10) }));
    expect(content).toMatchObject({ ok: true, size: undefined, status: undefined, chain: [] });
    expect(content.plan.receives).toBe("data-connection");
    expect(await content.octets()).toEqual(Uint8Array.of(0, 255, 13, 10));
    expect(peer.commands()).toEqual([
      ...["USER anonymous", "PASS me@example.org", "CWD a", "CWD b c", "TYPE I", "EPSV", "RETR \u00ff"],
    ]);
  });

  it("§3.2.2: %2F is data: the directory /etc is not etc", async () => {
    await textOf("%2Fetc/motd;type=a");
    expect(peer.commands()).toContain("CWD /etc");
    await textOf("etc/motd;type=a");
    expect(peer.commands()).toContain("CWD etc");
  });

  it("§3.2.3: the type is guessed from the name, where the reference has none", async () => {
    const content = await contentOf(get("a.html"));
    expect(content).toMatchObject({ mediaType: "text/html", isGuessed: true });
    await content.octets();
    expect(peer.commands()).toContain("TYPE A");
    await textOf("a.zip");
    expect(peer.commands()).toContain("TYPE I");
  });

  it("RFC 959 §5.4: the password only after 331", async () => {
    await textOf("a;type=i", { answer: replying("USER", "230 Welcome already") });
    expect(peer.commands()).not.toContain("PASS me@example.org");
  });

  it("RFC 959 §4.2: replies of several lines, and those on the way", async () => {
    const answer: FtpScript["answer"] = (command) => {
      if (command === "")
        return "120 In a minute\r\n220-Welcome\r\n 220 is not the end\r\n220-nor this\r\n220 Ready";
      return command === "CWD a" ? "250-It is\r\nfull of\r\n250 files" : undefined;
    };
    expect(await textOf("a/b;type=i", { answer })).toBe("data");
  });

  it("RFC 959: without EPSV by PASV, of which the address is not followed", async () => {
    expect(await textOf("a;type=i", { answer: replying("EPSV", "500 What?") })).toBe("data");
    expect(peer.commands()).toContain("PASV");
  });

  it("by TLS from the first octet, the data too (RFC 4217)", async () => {
    secure.play({ data: Buffer.from("secret") });
    const uri = `ftps://127.0.0.1:${secure.port}/a;type=i`;
    expect(await (await contentOf(access(uri, options))).text()).toBe("secret");
    expect(secure.commands()).toEqual([
      ...["USER anonymous", "PASS me@example.org", "PBSZ 0", "PROT P", "TYPE I", "EPSV", "RETR a"],
    ]);
    const strange = { ...options, ca: testCertificate("good.w3.org", "127.0.0.1").cert };
    expect(await errorOf(access(uri, strange))).toMatchObject({ code: "protocol" });
  });
});

describe("who asks (RFC 1738 §3.2.1)", () => {
  const login = (userinfo: string, script: FtpScript = {}, more: AccessOptions = {}) => {
    peer.play(script);
    return access(`ftp://${userinfo}@127.0.0.1:${peer.port}/a;type=i`, { ...options, ...more });
  };

  it("the user and the password of the reference, if the policy allows them", async () => {
    await (await contentOf(login("me:geheim"))).octets();
    expect(peer.commands().slice(0, 2)).toEqual(["USER me", "PASS geheim"]);
    const policy = { ...(options.policy as object), allowUserinfo: false };
    expect(await errorOf(login("me:geheim", {}, { policy }))).toMatchObject({ code: "refused-address" });
  });

  it("the person is asked for the password, and their answer is one line", async () => {
    const asked: AccessQuestion[] = [];
    const ask = (question: AccessQuestion) => {
      asked.push(question);
      return Promise.resolve("geheim");
    };
    await (await contentOf(login("me", {}, { ask }))).octets();
    expect(peer.commands().slice(0, 2)).toEqual(["USER me", "PASS geheim"]);
    expect(asked).toEqual([
      { for: { id: "password", values: [] }, secret: true, host: "127.0.0.1", user: "me" },
    ]);
    const error = await errorOf(login("me", {}, { ask: () => "a\r\nDELE b" }));
    expect(error).toMatchObject({ code: "no-way" });
    expect(peer.commands()).toEqual(["USER me"]);
    expect(error.message).not.toContain("DELE");
  });

  it("who is not there to be asked, is not reached", async () => {
    expect(await errorOf(login("me"))).toMatchObject({ code: "needs-answer", step: { do: "ask" } });
    expect(await errorOf(login("me", {}, { ask: () => undefined }))).toMatchObject({ code: "needs-answer" });
    expect(await errorOf(get("a;type=i", {}, { email: undefined }))).toMatchObject({ code: "needs-answer" });
    expect(await errorOf(login("me", {}, { ask: () => new Promise(() => {}), timeout: 50 }))).toMatchObject({
      code: "timeout",
    });
  });

  it("a refused login is told with its reply, and without the password", async () => {
    const error = await errorOf(login("me:geheim", { answer: replying("PASS", "530 No such luck") }));
    expect(error).toMatchObject({
      code: "login",
      reply: "530 No such luck",
      step: { do: "send", secret: true },
    });
    expect(error.message).toBe("the server answers: 530 No such luck");
    expect(await errorOf(login("me", { answer: replying("USER", "332 And the account?") }))).toMatchObject({
      code: "login",
    });
  });
});

describe("a directory", () => {
  it("§3.2.2: type d: NLST, and the references of its names", async () => {
    const data = Buffer.from("a b\r\nc;d\r\n%41\r\n\u00e9\r\n", "utf8");
    const { entries } = await listingOf(get("dir;type=d", { data }));
    const at = `ftp://127.0.0.1:${peer.port}/dir`;
    expect(entries).toEqual([
      { name: "a b", type: undefined, reference: `${at}/a%20b` },
      { name: "c;d", type: undefined, reference: `${at}/c%3Bd` },
      { name: "%41", type: undefined, reference: `${at}/%2541` },
      { name: "é", type: undefined, reference: `${at}/%C3%A9` },
    ]);
    expect(peer.commands().slice(-3)).toEqual(["TYPE A", "EPSV", "NLST dir"]);
  });

  it("a name that is empty: the directory itself", async () => {
    const { entries } = await listingOf(get("a/", { data: Buffer.from("b\r\n") }));
    expect(entries).toEqual([{ name: "b", type: undefined, reference: `ftp://127.0.0.1:${peer.port}/a/b` }]);
    expect(peer.commands().slice(-4)).toEqual(["CWD a", "TYPE A", "EPSV", "NLST"]);
  });

  it("names are data, and never paths", async () => {
    const names = ["dir/inside", "../up", "/etc/passwd", ".", "..", "a/b", "", "\u001b[2J", "\xff"];
    const data = Buffer.from(names.map((name) => `${name}\r\n`).join(""), "latin1");
    const { entries } = await listingOf(get("dir;type=d", { data }));
    const at = `ftp://127.0.0.1:${peer.port}/dir`;
    expect(entries.map(({ reference }) => reference)).toEqual([
      `${at}/inside`,
      ...Array.from({ length: 6 }, () => undefined),
      `${at}/%1B%5B2J`,
      `${at}/%FF`,
    ]);
    expect(entries.at(-1)?.name).toEqual(Uint8Array.of(255));
    // As vsftpd writes them: with the directory that was asked for.
    expect(entries[0]?.name).toBe("inside");
  });

  it("a password is in no reference of a list", async () => {
    peer.play({ data: Buffer.from("b\r\n") });
    const { entries } = await listingOf(access(`ftp://me:geheim@127.0.0.1:${peer.port}/`, options));
    expect(entries[0]?.reference).toBe(`ftp://me@127.0.0.1:${peer.port}/b`);
  });

  it("an empty name in the path is sent, or skipped if the caller wants that", async () => {
    await get("/a/", { data: Buffer.of() });
    expect(peer.commands().filter((command) => command.startsWith("CWD"))).toEqual(["CWD ", "CWD a"]);
    await get("/a/", { data: Buffer.of() }, { emptyName: "skip" });
    expect(peer.commands().filter((command) => command.startsWith("CWD"))).toEqual(["CWD a"]);
  });
});

describe("what a server may do", () => {
  it.each([
    ["CWD", "550 No such directory", "not-found"],
    ["RETR", "550 No such file", "not-found"],
    ["RETR", "450 Busy", "not-found"],
    ["RETR", "425 No data connection", "protocol"],
    ["RETR", "226 Nothing before", "protocol"],
    ["TYPE", "504 Not that", "protocol"],
    ["USER", "421 Too many users", "no-server"],
    ["USER", "hello", "protocol"],
    ["USER", "99 hello", "protocol"],
    ["USER", "331\u001b[2J", "protocol"],
    ["", "421 Not now", "no-server"],
    ["", "SSH-2.0-x", "protocol"],
  ])("answer %s with %j", async (command, reply, code) => {
    expect(await errorOf(textOf("a/b;type=i", { answer: replying(command, reply) }))).toMatchObject({ code });
  });

  it.each([
    ["229 Ready (|||25|)", "refused-port"],
    ["229 Ready (|||0|)", "refused-port"],
    ["229 Ready (|||70000|)", "refused-port"],
    ["229 Ready (!!!5000|)", "protocol"],
  ])("send the data at a port of another protocol: %s", async (reply, code) => {
    const answer: FtpScript["answer"] = (command) =>
      command === "EPSV" ? reply : command === "PASV" ? "500 What?" : undefined;
    expect(await errorOf(textOf("a;type=i", { answer }))).toMatchObject({ code });
  });

  it("name another address for the data (a bounce): nobody goes there", async () => {
    const answer: FtpScript["answer"] = (command) =>
      command === "EPSV" ? "500 What?" : command === "PASV" ? "227 There (10,0,0,1,0,25)" : undefined;
    expect(await errorOf(textOf("a;type=i", { answer }))).toMatchObject({ code: "refused-port" });
  });

  it("say after the data that they are not whole", async () => {
    for (const after of ["426 Broken off", "451 Disk error", "550 Gone"])
      expect(await errorOf(textOf("a;type=i", { after }))).toMatchObject({ code: "incomplete" });
    const send = (data: Socket, control: Socket) => {
      data.end("half");
      control.end();
    };
    expect(await errorOf(textOf("a;type=i", { send }))).toMatchObject({ code: "incomplete" });
  });

  it("be silent: at the beginning, and after the data", async () => {
    expect(await errorOf(textOf("a", { answer: () => "" }, { idleTimeout: 40 }))).toMatchObject({
      code: "timeout",
    });
    const send = (data: Socket) => void data.end("data");
    expect(await errorOf(textOf("a;type=i", { send }, { idleTimeout: 40 }))).toMatchObject({
      code: "timeout",
    });
  });

  it("say too much", async () => {
    const endless = `220-${"x".repeat(70_000)}`;
    expect(await errorOf(textOf("a", { answer: replying("", endless) }))).toMatchObject({ code: "protocol" });
    const many = `220-a\r\n${"b\r\n".repeat(1001)}220 c`;
    expect(await errorOf(textOf("a", { answer: replying("", many) }))).toMatchObject({ code: "protocol" });
    const data = Buffer.alloc(100_001);
    expect(await errorOf(textOf("a;type=i", { data }, { maxOctets: 100_000 }))).toMatchObject({
      code: "too-large",
    });
    const names = Buffer.from("a\r\n".repeat(1000));
    expect(await errorOf(get("d;type=d", { data: names }, { maxOctets: 500 }))).toMatchObject({
      code: "too-large",
    });
  });

  it("whatever it says, the access has an answer or an AccessError", async () => {
    const reply = fc.oneof(
      fc.constantFrom(
        "220 a",
        "331 a",
        "230 a",
        "250 a",
        "200 a",
        "150 a",
        "226 a",
        "229 (|||9|)",
        "500 a",
        "\0",
        "220-",
      ),
      fc.string({ maxLength: 8 }).map((text) => text.replace(/^$/, "x")),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(reply, { minLength: 1, maxLength: 6 }), async (replies) => {
        let at = 0;
        const answer = () => replies[at++] ?? "500 no more";
        try {
          const resource = await get("a/b;type=i", { answer }, { idleTimeout: 300 });
          if (resource.kind === "content") await resource.octets();
        } catch (error) {
          expect(error).toBeInstanceOf(AccessError);
        }
      }),
      { seed: 959, numRuns: extent(60, 100) },
    );
  });
});

describe("safe by default", () => {
  it("the scheme, the address and the port are named by the caller", async () => {
    expect(await errorOf(access("ftp://good.w3.org/"))).toMatchObject({ code: "refused-scheme" });
    const policy = { schemes: ["ftp"], hosts: ["*"] };
    expect(await errorOf(access("ftp://127.0.0.1/", { policy }))).toMatchObject({ code: "refused-address" });
    expect(await errorOf(access("ftp://good.w3.org:25/", { policy }))).toMatchObject({
      code: "refused-port",
    });
  });

  it.each(["a%0D%0ADELE%20b", "a%0Ab/c", "%FF%F4a"])("no command gets into another: %s", async (path) => {
    expect(["no-way", "refused-address"]).toContain((await errorOf(get(path))).code);
    expect(peer.commands()).toEqual([]);
  });

  it.each([
    ["when all was read", async () => void (await textOf("a;type=i"))],
    ["after a list", async () => void (await get("a/", { data: Buffer.from("b\r\n") }))],
    [
      "when it is closed unread",
      async () => (await contentOf(get("a;type=i", { send: (data) => void data.write("x") }))).close(),
    ],
    [
      "after a break",
      async () => {
        for await (const _piece of await contentOf(get("a;type=i", { send: (data) => void data.write("x") })))
          break;
      },
    ],
    [
      "when the caller ends it",
      async () => {
        const signal = AbortSignal.timeout(30);
        await errorOf(textOf("a;type=i", { send: (data) => void data.write("x") }, { signal }));
      },
    ],
    [
      "where it failed",
      async () => void (await errorOf(textOf("a/b", { answer: replying("CWD", "550 no") }))),
    ],
    [
      "where the transfer is refused",
      async () => void (await errorOf(textOf("b;type=i", { answer: replying("RETR", "550 no") }))),
    ],
  ])("no socket stays open after 50 ms: %s", async (_when, act) => {
    await act();
    await wait(50);
    expect(peer.open()).toBe(0);
  });
});
