/** RFC 2229: dict, against dictd. */

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { access } from "../../src/access.ts";
import { contentOf, errorOf, listingOf } from "../outcomes.ts";
import { DEFINITIONS, startDictd } from "./dictd.ts";
import { isLeftOut } from "./programs.ts";
import type { RunningServer } from "./running.ts";

describe.skipIf(isLeftOut("dictd"))("dictd", () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startDictd();
  });
  afterAll(() => server?.stop());
  const get = (path: string) =>
    access(`dict://127.0.0.1:${server.port}/${path}`, {
      policy: { schemes: ["dict"], hosts: ["*"], ports: [server.port], allowAddresses: ["127.0.0.1"] },
    });

  it.each(Object.keys(DEFINITIONS))("§5: the definition of %s", async (word) => {
    const text = await (await contentOf(get(`d:${word}:test`))).text();
    // dictd 1.13 sends a dot at the beginning of a line as it is, where RFC 2229 §2.4.1 has it doubled.
    expect(text).toBe((DEFINITIONS[word] ?? "").replace(/^\./m, "").replaceAll("\n", "\r\n"));
  });

  it("§3.3: the words that match", async () => {
    const { entries } = await listingOf(get("m:u:test:prefix"));
    expect(entries.map(({ name }) => name)).toEqual(["uniform", "urn"]);
    const [{ reference } = expect.fail()] = entries;
    expect(reference).toBe(`dict://127.0.0.1:${server.port}/d:uniform:test`);
  });

  it("a word that is not there, and a database that is not, are not found", async () => {
    expect((await errorOf(get("d:none:test"))).code).toBe("not-found");
    expect((await errorOf(get("d:urn:none"))).code).toBe("not-found");
  });
});
