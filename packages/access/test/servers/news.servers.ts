/** RFC 5538, RFC 3977: news and nntp, against innd for readers and innd in the mode of transit. */

import { createConnection } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { access } from "../../src/access.ts";
import type { AccessOptions } from "../../src/access-options.ts";
import { contentOf, errorOf, listingOf } from "../outcomes.ts";
import { ARTICLE, GROUP, type InnMode, MESSAGE_ID, startInn } from "./inn2.ts";
import { isLeftOut } from "./programs.ts";
import type { RunningServer } from "./running.ts";

const reach = (port: number): AccessOptions => ({
  policy: { schemes: ["news", "nntp"], hosts: ["*"], ports: [port], allowAddresses: ["127.0.0.1"] },
});

/** Posts an article, as a reader does; gives the last reply. */
function post(port: number): Promise<string> {
  const says = ["MODE READER\r\n", "POST\r\n", `${ARTICLE.replace(/^\./gm, "..")}\r\n.\r\n`, "QUIT\r\n"];
  return new Promise((resolve, reject) => {
    let replies = "";
    const socket = createConnection({ host: "127.0.0.1", port });
    socket.on("data", (octets) => {
      replies += octets.toString();
      if (replies.endsWith("\n")) socket.write(says.shift() ?? "");
    });
    socket
      .on("error", reject)
      .on("end", () => socket.end())
      .on("close", () => resolve(replies));
  });
}

describe.skipIf(isLeftOut("inn2")).each<InnMode>(["reader", "transit"])("innd in the mode of %s", (mode) => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startInn(mode);
    expect(await post(server.port)).toContain("\r\n240 ");
  });
  afterAll(() => server?.stop());
  const get = (rest: string) =>
    access(rest.replace("SERVER", `127.0.0.1:${server.port}`), reach(server.port));

  it("RFC 5538 §4: an article by its Message-ID, with the line that begins with a dot", async () => {
    const article = await contentOf(get(`news://SERVER/${MESSAGE_ID}`));
    const text = await article.text();
    expect(text).toContain("Subject: A subject\r\n");
    expect(text).toMatch(/\r\n\r\nThe text\.\r\n\.hidden\r\n/);
  });

  it("RFC 5538 §5: an article by its number in a newsgroup", async () => {
    expect(await (await contentOf(get(`nntp://SERVER/${GROUP}/1`))).text()).toContain("The text.");
  });

  it("RFC 3977 §6.1.1: a newsgroup; RFC 5538 §4: those that there are", async () => {
    expect(await get(`news://SERVER/${GROUP}`)).toMatchObject({ kind: "group", count: 1, first: 1, last: 1 });
    const { entries } = await listingOf(get("news://SERVER/*"));
    expect(entries).toContainEqual({
      name: GROUP,
      type: "folder",
      reference: `news://127.0.0.1:${server.port}/${GROUP}`,
    });
  });

  it("what is not there is not found", async () => {
    expect((await errorOf(get("news://SERVER/none@a.example"))).code).toBe("not-found");
    expect((await errorOf(get(`nntp://SERVER/${GROUP}/99`))).code).toBe("not-found");
    expect((await errorOf(get("nntp://SERVER/no.such.group/1"))).code).toBe("not-found");
  });
});
