/** RFC 9110: http, against nginx on two addresses of loopback, which are two hosts. */

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { access } from "../../src/access.ts";
import type { AccessOptions } from "../../src/access-options.ts";
import { contentOf, errorOf } from "../outcomes.ts";
import { BINARY, PAGE, startNginx } from "./nginx.ts";
import { isLeftOut } from "./programs.ts";
import type { RunningServer } from "./running.ts";

describe.skipIf(isLeftOut("nginx-light"))("nginx", () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startNginx();
  });
  afterAll(() => server?.stop());

  const get = (path: string, more: AccessOptions = {}) =>
    access(`http://127.0.0.1:${server.port}${path}`, {
      policy: {
        schemes: ["http"],
        hosts: ["*"],
        ports: [server.port],
        allowAddresses: ["127.0.0.1", "127.0.0.2"],
      },
      ...more,
    });

  it("§8.4, §8.6: a page that comes zipped, and a file with its length and its date", async () => {
    const page = await contentOf(get("/page.html"));
    expect(page.fields).toContainEqual({ name: "content-encoding", value: "gzip" });
    expect([page.mediaType, await page.text()]).toEqual(["text/html; charset=utf-8", PAGE]);
    const file = await contentOf(get("/file.bin"));
    expect([file.size, file.modified instanceof Date]).toEqual([BINARY.length, true]);
    expect(Buffer.from(await file.octets()).equals(BINARY)).toBe(true);
  });

  it.each([
    ["/moved", 301, true],
    ["/found", 302, false],
    ["/see", 303, false],
    ["/temporary", 307, false],
    ["/permanent", 308, true],
  ])("§15.4: %s is followed", async (path, status, permanent) => {
    const content = await contentOf(get(`${path}#own`));
    expect(content.chain).toMatchObject([{ status, permanent }]);
    expect(content.retrievedFrom).toBe(`http://127.0.0.1:${server.port}/final#own`);
    expect(await content.text()).toMatch(/^GET \/final /);
  });

  it("§10.2.2: the fragment of the target; RFC 3986 §5.1.3: the last redirect of two", async () => {
    expect((await contentOf(get("/fragment#own"))).retrievedFrom).toMatch(/\/final#own$/);
    const chained = await contentOf(get("/chain#x"));
    expect(chained.chain.map(({ status }) => status)).toEqual([301, 302]);
    expect(chained.retrievedFrom).toMatch(/\/final#x$/);
  });

  it("RFC 3986 §7.4: fields of the caller end at the first origin, and do not come back to it", async () => {
    const headers = { authorization: "Bearer x", "x-own": "y" };
    expect(await (await contentOf(get("/final", { headers }))).text()).toContain("auth=Bearer x own=y");
    const other = await (await contentOf(get("/cross", { headers }))).text();
    expect(other).toContain(`host=127.0.0.2:${server.port} auth= own=`);
    expect(await (await contentOf(get("/back", { headers }))).text()).toContain("auth= own=");
  });

  it("a circle, a file, a bomb, and what comes too slowly are refused", async () => {
    expect((await errorOf(get("/loop"))).code).toBe("refused-redirect");
    expect((await errorOf(get("/file"))).code).toBe("refused-redirect");
    expect((await errorOf((await contentOf(get("/bomb.gz"))).octets())).code).toBe("too-large");
    const slow = async () => (await contentOf(get("/slow.bin", { timeout: 500 }))).octets();
    expect((await errorOf(slow())).code).toBe("timeout");
  });

  it("§9.3.2: HEAD; §15.5.5: what is not there is an answer", async () => {
    const head = await contentOf(get("/file.bin", { method: "HEAD" }));
    expect([head.size, (await head.octets()).length]).toEqual([BINARY.length, 0]);
    const missing = await contentOf(get("/none"));
    expect([missing.status, missing.ok]).toEqual([404, false]);
    missing.close();
  });
});
