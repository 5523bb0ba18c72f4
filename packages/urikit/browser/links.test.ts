/** What Chromium and Firefox make of the links and of the redirects that safeLink and redirectTarget let through. */

import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import fc from "fast-check";
import { redirectTarget, safeLink } from "urikit/web";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { HONEST_LINKS, REDIRECT_ATTACKS, SCRIPT_ATTACKS } from "../test/hostile-links.ts";
import { JUDGES, type Judge } from "./judges.ts";

let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://a");
    const to = pathname === "/login" ? redirectTarget(searchParams.get("next"), { origin }) : undefined;
    if (to === undefined) response.writeHead(200, { "content-type": "text/html" });
    else response.writeHead(302, { location: to });
    response.end("<!doctype html><title>a</title><p id=place>");
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server?.close();
});

interface Seen {
  readonly protocol: string;
  readonly host: string;
  readonly origin: string;
}

/** The links as a page reads them. */
async function seen(judge: Judge, texts: readonly string[]): Promise<readonly Seen[]> {
  const read = `${JSON.stringify(texts)}.map((text) => {
    const link = document.createElement("a");
    link.setAttribute("href", text);
    return { protocol: link.protocol, host: link.host, origin: link.origin };
  })`;
  return judge.evaluate(read) as Promise<readonly Seen[]>;
}

const PIECES = [
  ...[
    "javascript:",
    "JavaScript:",
    "data:",
    "https:",
    "http://",
    "mailto:",
    "//",
    "h.example",
    "site@",
    "..",
    "%2e",
    "%0a",
  ],
  ...[
    "&colon;",
    "&#58;",
    "&Tab;",
    "%09",
    "%2f",
    "%5c",
    "alert(1)",
    "\u00a0",
    "\u200b",
    "\ufeff",
    "。",
    "é",
    "\u2028",
  ],
  ..."/\\.@:?#;&= \t\n\r\0a",
];
const texts = [
  ...[...SCRIPT_ATTACKS, ...REDIRECT_ATTACKS, ...HONEST_LINKS],
  ...fc.sample(
    fc.array(fc.constantFrom(...PIECES), { maxLength: 8 }).map((pieces) => pieces.join("")),
    {
      numRuns: 20_000,
      seed: 27,
    },
  ),
];

describe.each(JUDGES)("$name", ({ isHere, launch }) => {
  let judge: Judge;

  beforeAll(async () => {
    if (!isHere) return;
    judge = await launch();
    await judge.goto(`${origin}/a/b`);
  });

  afterAll(() => judge?.close());

  it.skipIf(!isHere)(
    "WHATWG URL §4.4: runs attacks that are refused, and so is a judge of them",
    async () => {
      const protocols = (await seen(judge, SCRIPT_ATTACKS)).map(({ protocol }) => protocol);
      expect(protocols.filter((protocol) => protocol === "javascript:").length).toBeGreaterThan(12);
    },
  );

  it.skipIf(!isHere)(
    "finds a scheme that is allowed, and the host that is written, in each link that passes",
    async () => {
      const hrefs = texts.map((text) => safeLink(text).href).filter((href) => href !== undefined);
      expect(hrefs.length).toBeGreaterThan(1000);
      for (const [at, { protocol, host }] of (await seen(judge, hrefs)).entries()) {
        const href = hrefs[at] as string; // a link for each text
        const [, scheme = "http", authority] = /^(?:([a-z]+):)?(?:\/\/([^/?#]*))?/i.exec(href) ?? [];
        // A host that the browser refuses leaves a link that leads nowhere.
        if (protocol === ":") continue;
        expect([protocol, JSON.stringify(href)]).toEqual([`${scheme.toLowerCase()}:`, JSON.stringify(href)]);
        // Chromium takes hosts that the standard refuses, such as a no-break space, which Node refuses.
        if (!URL.canParse(`${scheme}://${authority ?? "a"}`)) continue;
        const place = authority ?? (scheme === "mailto" ? "" : origin.slice("http://".length));
        expect(host, JSON.stringify(href)).toBe(place === "" ? "" : new URL(`${scheme}://${place}`).host);
      }
    },
  );

  it.skipIf(!isHere)("stays at the origin wherever redirectTarget leads", async () => {
    const targets = texts.map((text) => redirectTarget(text, { origin })).filter((to) => to !== undefined);
    expect(targets.length).toBeGreaterThan(200);
    const origins = new Set((await seen(judge, targets)).map((link) => link.origin));
    expect([...origins]).toEqual([origin]);
  });

  it.skipIf(!isHere)("RFC 9110 §10.2.2: is sent to this site alone, by the header itself", async () => {
    for (const attack of REDIRECT_ATTACKS) {
      const place = await judge.goto(`${origin}/login?next=${encodeURIComponent(attack)}`);
      expect(new URL(place).origin, JSON.stringify(attack)).toBe(origin);
    }
    expect(await judge.goto(`${origin}/login?next=${encodeURIComponent("/app?a#/inbox")}`)).toBe(
      `${origin}/app?a#/inbox`,
    );
  });
});
