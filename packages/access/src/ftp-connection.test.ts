/** RFC 1738 §3.2.5: one connection for several references, as far as the plans allow it. */

import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type FtpPeer, ftpPeer } from "../test/ftp-peer.ts";
import { contentOf, errorOf, listingOf } from "../test/outcomes.ts";
import { access } from "./access.ts";
import type { AccessOptions } from "./access-options.ts";
import { ftpConnection } from "./ftp-connection.ts";

let peer: FtpPeer;
let connection = ftpConnection();
let greetings = 0;

beforeAll(async () => {
  peer = await ftpPeer();
});

afterEach(async () => {
  connection.close();
  connection = ftpConnection();
  await expect.poll(() => peer.open()).toBe(0);
});

afterAll(() => peer.close());

const options = (): AccessOptions => ({
  policy: {
    ...{ schemes: ["ftp"], hosts: ["*"], ports: [peer.port] },
    ...{ allowAddresses: ["127.0.0.1"], allowUserinfo: true },
  },
  email: "me@a.example",
  ftpConnection: connection,
  onStep: ({ kind }) => {
    if (kind === "connected") greetings++;
  },
});
const at = (path: string, login = "") => `ftp://${login}127.0.0.1:${peer.port}/${path}`;
const text = async (reference: string) => (await contentOf(access(reference, options()))).text();

describe("ftpConnection", () => {
  it("is used for the next files of the same directory, without another login (002-93)", async () => {
    greetings = 0;
    peer.play({});
    for (const path of ["a/b;type=i", "a/c;type=i"]) expect(await text(at(path))).toBe("data");
    expect((await listingOf(access(at("a/"), options()))).entries).toHaveLength(1);
    expect(greetings).toBe(1);
    expect(peer.commands()).toEqual([
      ...["USER anonymous", "PASS me@a.example", "CWD a", "TYPE I", "EPSV", "RETR b"],
      ...["TYPE I", "EPSV", "RETR c", "TYPE A", "EPSV", "NLST"],
    ]);
  });

  it("CWD has no inverse: another directory, another login and another server have connections of their own", async () => {
    greetings = 0;
    peer.play({});
    for (const path of ["a/b;type=i", "c/d;type=i"]) await text(at(path));
    expect(greetings).toBe(2);
    await text(at("c/d;type=i", "me:pw@"));
    expect(greetings).toBe(3);
    await text(at("e;type=i"));
    await text(at("f/g;type=i"));
    expect(greetings).toBe(4);
  });

  it("one that the server has closed is made anew", async () => {
    greetings = 0;
    let isOver = false;
    peer.play({
      send: (data, control) => {
        data.end("data");
        data.once("close", () => {
          control.write("226 Done\r\n");
          if (!isOver) setTimeout(() => control.end(), 5);
          isOver = true;
        });
      },
    });
    expect(await text(at("a;type=i"))).toBe("data");
    await new Promise((done) => setTimeout(done, 20));
    expect(await text(at("b;type=i"))).toBe("data");
    expect(greetings).toBe(2);
  });

  it("is not left open where the data were not read, or a reply said no", async () => {
    peer.play({ answer: (command) => (command.startsWith("RETR none") ? "550 No" : undefined) });
    (await contentOf(access(at("a;type=i"), options()))).close();
    expect((await errorOf(access(at("none;type=i"), options()))).code).toBe("not-found");
    await expect.poll(() => peer.open()).toBe(0);
  });

  it("must be one", async () => {
    const wrong = { ftpConnection: {} } as unknown as AccessOptions;
    await expect(access("data:,a", wrong)).rejects.toThrow(TypeError);
  });
});
