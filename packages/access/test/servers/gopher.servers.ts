/** RFC 1436, RFC 4266 and Gopher+, against gophernicus and pygopherd. */

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { access } from "../../src/access.ts";
import type { AccessOptions } from "../../src/access-options.ts";
import { contentOf, errorOf, listingOf } from "../outcomes.ts";
import { BINARY, startGophernicus, TEXT } from "./gophernicus.ts";
import { isLeftOut } from "./programs.ts";
import { TEXT as PLUS_TEXT, startPygopherd } from "./pygopherd.ts";
import type { RunningServer } from "./running.ts";

const reach = (port: number): AccessOptions => ({
  policy: { schemes: ["gopher"], hosts: ["*"], ports: [port], allowAddresses: ["127.0.0.1"] },
});

describe.skipIf(isLeftOut("gophernicus"))("gophernicus", () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startGophernicus();
  });
  afterAll(() => server?.stop());
  const get = (path: string) => access(`gopher://127.0.0.1:${server.port}/${path}`, reach(server.port));

  it("RFC 1436 §2: a menu, whose entries lead to what they name", async () => {
    const { entries } = await listingOf(get(""));
    const of = (name: string) => entries.find((one) => String(one.name).includes(name))?.reference ?? "";
    expect(await (await contentOf(access(of("read.txt"), reach(server.port)))).text()).toBe(TEXT);
    const under = await listingOf(access(of("under"), reach(server.port)));
    expect(under.entries.some(({ reference }) => reference?.endsWith("below.txt"))).toBe(true);
  });

  it("RFC 1436 §3.4: a text ends with its connection, and not at a dot in it", async () => {
    expect(await (await contentOf(get("0/read.txt"))).text()).toBe(TEXT);
    expect(Buffer.from(await (await contentOf(get("9/octets.bin"))).octets()).equals(BINARY)).toBe(true);
  });

  it("RFC 4266 §2.1: a search is a form, and its answer a menu", async () => {
    const form = await get("7/cgi-bin/search");
    const reference = form.kind === "form" ? form.fill("two words") : "";
    const { entries } = await listingOf(access(reference, reach(server.port)));
    expect(entries.some(({ name }) => name === "found two words" || name === "found two%20words")).toBe(true);
  });

  it("what is not there is an error in a menu", async () => {
    const { entries } = await listingOf(get("1/none"));
    const [error] = entries;
    expect(error).toMatchObject({
      name: expect.stringContaining("not found"),
      type: "other",
      reference: undefined,
    });
  });
});

describe.skipIf(isLeftOut("pygopherd"))("pygopherd", () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startPygopherd();
  });
  afterAll(() => server?.stop());
  const get = (path: string) => access(`gopher://127.0.0.1:${server.port}/${path}`, reach(server.port));

  it("Gopher+ §2.3: an item with its size", async () => {
    const content = await contentOf(get("0/read.txt%09%09+"));
    expect(await content.text()).toBe(PLUS_TEXT);
  });

  it("Gopher+ §2.5: the attributes of an item, and of a menu", async () => {
    expect(await (await contentOf(get("0/read.txt%09%09!"))).text()).toMatch(/^\+INFO: 0read/);
    expect(await (await contentOf(get("1/%09%09$"))).text()).toMatch(/^\+INFO: /m);
  });

  it("RFC 1436: the same without Gopher+", async () => {
    const { entries } = await listingOf(get("1/"));
    expect(entries.map(({ name }) => name)).toEqual(expect.arrayContaining(["read", "under"]));
    expect(await (await contentOf(get("0/read.txt"))).text()).toContain("a text");
  });

  it("what is not there is not found", async () => {
    expect((await errorOf(get("0/none%09%09+"))).code).toBe("not-found");
  });
});
