/** RFC 1738 §3.2: ftp and ftps, against vsftpd for anonymous users and proftpd for a named one. */

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { access } from "../../src/access.ts";
import type { AccessOptions } from "../../src/access-options.ts";
import { keptConnections } from "../../src/kept-connections.ts";
import { contentOf, errorOf, listingOf } from "../outcomes.ts";
import { PASSWORD, type Proftpd, startProftpd, USER } from "./proftpd.ts";
import { isLeftOut } from "./programs.ts";
import type { RunningServer } from "./running.ts";
import { FILES, startVsftpd, VSFTPD_CA } from "./vsftpd.ts";

const reach = (port: number): AccessOptions => ({
  policy: {
    ...{ schemes: ["ftp", "ftps"], hosts: ["*"], ports: [port] },
    ...{ allowAddresses: ["127.0.0.1"], allowUserinfo: true },
  },
  email: "me@a.example",
});

const octetsOf = (path: string) => Buffer.from(FILES[path] ?? "");

describe.skipIf(isLeftOut("vsftpd"))("vsftpd, anonymous", () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startVsftpd("none");
  });
  afterAll(() => server?.stop());
  const get = (path: string, more: AccessOptions = {}) =>
    access(`ftp://127.0.0.1:${server.port}/${path}`, { ...reach(server.port), ...more });

  it.each([
    ["pub/octets.bin", "pub/octets.bin"],
    ["pub/octets.bin;type=i", "pub/octets.bin"],
    ["pub/read%20me.txt;type=i", "pub/read me.txt"],
    ["pub/a%3Bb;type=i", "pub/a;b"],
    ["pub/deep/er/file.txt;type=i", "pub/deep/er/file.txt"],
    ["top.txt;type=i", "top.txt"],
  ])("§3.2.2: %s, octet for octet", async (path, file) => {
    expect(Buffer.from(await (await contentOf(get(path))).octets()).equals(octetsOf(file))).toBe(true);
  });

  it("§3.2.2: type=a has the line ends of the net", async () => {
    expect(await (await contentOf(get("top.txt;type=a"))).text()).toBe("at the top\r\n");
  });

  it("§3.2.2: a directory, by type=d and by an empty name, whose entries lead to the files", async () => {
    for (const path of ["pub;type=d", "pub/"]) {
      const { entries } = await listingOf(get(path, { emptyName: "skip" }));
      expect(entries.map(({ name }) => name).sort()).toEqual(["a;b", "deep", "octets.bin", "read me.txt"]);
      const text = entries.find(({ name }) => name === "read me.txt")?.reference ?? "";
      expect(await (await contentOf(access(`${text};type=i`, reach(server.port)))).text()).toBe("one\ntwo\n");
    }
  });

  it("§3.2.5: several files of a directory on one connection", async () => {
    const connections = keptConnections();
    let connected = 0;
    const onStep: AccessOptions["onStep"] = ({ kind }) => {
      if (kind === "connected") connected++;
    };
    for (const [path, file] of [
      ["pub/octets.bin;type=i", "pub/octets.bin"],
      ["pub/read%20me.txt;type=i", "pub/read me.txt"],
      ["pub/a%3Bb;type=i", "pub/a;b"],
    ] as const) {
      const content = await contentOf(get(path, { connections, onStep }));
      expect(Buffer.from(await content.octets()).equals(octetsOf(file))).toBe(true);
    }
    expect(connected).toBe(1);
    connections.close();
  });

  it("what is not there is not found, and early ends leave nothing open", async () => {
    expect((await errorOf(get("pub/none"))).code).toBe("not-found");
    expect((await errorOf(get("none/x"))).code).toBe("not-found");
    const large = await contentOf(get("pub/octets.bin", { maxOctets: 1000 }));
    expect((await errorOf(large.octets())).code).toBe("too-large");
    (await get("pub/octets.bin")).close();
  });
});

describe.skipIf(isLeftOut("vsftpd"))("vsftpd over TLS, from the first octet on", () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startVsftpd("implicit");
  });
  afterAll(() => server?.stop());

  it("RFC 4217 §9: the data are by TLS, too, in the session of the control connection", async () => {
    const from = (path: string, more: AccessOptions = {}) =>
      access(`ftps://127.0.0.1:${server.port}/${path}`, { ...reach(server.port), ca: VSFTPD_CA, ...more });
    const file = await contentOf(from("pub/octets.bin;type=i"));
    expect(Buffer.from(await file.octets()).equals(octetsOf("pub/octets.bin"))).toBe(true);
    expect((await listingOf(from("pub;type=d"))).entries).toHaveLength(4);
    expect((await errorOf(from("top.txt", { ca: undefined }))).code).toBe("protocol");
  });
});

describe.skipIf(isLeftOut("proftpd-core"))("proftpd, for a named user", () => {
  let server: Proftpd;
  beforeAll(async () => {
    server = await startProftpd();
  });
  afterAll(() => server?.stop());
  const get = (path: string, more: AccessOptions = {}, user = `${USER}:${PASSWORD}`) =>
    access(`ftp://${user}@127.0.0.1:${server.port}/${path}`, { ...reach(server.port), ...more });
  const textOf = async (path: string) => (await contentOf(get(path))).text();

  it("§3.2.2: <ftp://h/%2Fetc/motd> is of the root, <ftp://h/etc/motd> is of the home", async () => {
    const outside = server.folder.at("outside/etc").slice(1).split("/").map(encodeURIComponent).join("/");
    expect(await textOf(`%2F${outside}/motd;type=i`)).toBe("of the root\n");
    expect(await textOf("etc/motd;type=i")).toBe("of the home\n");
    expect(await textOf("etc/a%20b.txt;type=i")).toBe("blank\n");
    expect(await textOf("caf%C3%A9.txt;type=i")).toBe("coffee\n");
  });

  it("§3.2.1: a password is asked for; a wrong one is refused", async () => {
    const asked: unknown[] = [];
    const ask = (question: { user: unknown; secret: boolean }) => {
      asked.push([question.user, question.secret]);
      return PASSWORD;
    };
    expect(await (await contentOf(get("etc/motd;type=i", { ask }, USER))).text()).toBe("of the home\n");
    expect(asked).toEqual([[USER, true]]);
    expect((await errorOf(get("etc/motd", {}, `${USER}:wrong`))).code).toBe("login");
  });

  it("an empty directory is a listing without entries", async () => {
    expect((await listingOf(get("empty;type=d"))).entries).toEqual([]);
  });
});
