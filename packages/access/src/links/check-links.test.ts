/** RFC 3986 §7.1: links that are there, that moved, that are gone; asked for at real servers, at a time that the test makes. */

import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { httpPeer, type Peer } from "../../test/peer.ts";
import type { Content } from "../resource.ts";
import { type CheckLinksOptions, checkLinks, checkLinksBy } from "./check-links.ts";
import type { CheckedLink, LinkFacts } from "./checked-link.ts";
import type { Time } from "./pace.ts";

let here: Peer;
let there: Peer;
let asked: string[] = [];
let robots: string | number = 404;
let busy: string[] = [];

beforeAll(async () => {
  here = await httpPeer(({ url = "", method }, response) => {
    asked.push(`${method} ${url}`);
    const to = {
      "/for-good": "/page",
      "/twice": "/for-good",
      "/now": "/page",
      "/away": `${there.origin}/page`,
      "/to-gone": "/none",
    }[url];
    if (url === "/robots.txt") {
      if (typeof robots === "number") response.writeHead(robots).end();
      else response.writeHead(200).end(robots);
    } else if (to !== undefined) response.writeHead(url === "/now" ? 302 : 301, { location: to }).end();
    else if (url === "/page") response.writeHead(200, { "content-type": "text/html" }).end("<p id=a>");
    else if (url === "/no-head") response.writeHead(method === "HEAD" ? 405 : 200).end("page");
    else if (url === "/busy" && busy.length > 0)
      response.writeHead(429, { "retry-after": busy.shift() }).end();
    else if (url === "/busy") response.writeHead(200).end();
    else if (/^\/\d+$/.test(url)) response.writeHead(Number(url.slice(1))).end();
    else if (url === "/silent") return;
    else response.writeHead(404).end();
  });
  there = await httpPeer((_request, response) => response.end(), "127.0.0.2");
});

afterAll(() => Promise.all([here.close(), there.close()]));

afterEach(() => {
  asked = [];
  robots = 404;
  busy = [];
});

/** A time in which waiting takes none. */
function madeTime(): Time & { readonly waited: number[] } {
  let now = 1_700_000_000_000;
  const waited: number[] = [];
  return {
    waited,
    now: () => now,
    wait: async (milliseconds) => {
      waited.push(milliseconds);
      now += milliseconds;
    },
  };
}

const reach = (): CheckLinksOptions => ({
  policy: {
    schemes: ["http", "data"],
    hosts: ["*"],
    ports: [here.port, there.port],
    allowAddresses: ["127.0.0.1", "127.0.0.2"],
  },
  idleTimeout: 500,
});

async function checked(references: readonly string[], options: CheckLinksOptions = {}, time = madeTime()) {
  const all: CheckedLink[] = [];
  for await (const one of checkLinksBy(time, references, { ...reach(), ...options })) all.push(one);
  return all;
}

const outcomes = async (paths: readonly string[], options: CheckLinksOptions = {}, time = madeTime()) =>
  (
    await checked(
      paths.map((path) => here.origin + path),
      options,
      time,
    )
  ).map(({ outcome, status, to }) => [
    outcome,
    status,
    ...(to === undefined ? [] : [to.replace(here.origin, "")]),
  ]);

describe("what became of a link", () => {
  it("there, moved for good, gone, refused, without an answer; in the order of the list (001-79, 002-92, 003-97)", async () => {
    const paths = [
      "/page",
      "/for-good",
      "/twice",
      "/now",
      "/to-gone",
      "/none",
      "/410",
      "/403",
      "/500",
      "/503",
      "/silent",
    ];
    expect(await outcomes(paths)).toEqual([
      ["ok", 200],
      ["moved", 200, "/page"],
      ["moved", 200, "/page"],
      ["ok", 200],
      ["gone", 404],
      ["gone", 404],
      ["gone", 410],
      ["refused", 403],
      ["no-answer", 500],
      ["no-answer", 503],
      ["no-answer", undefined],
    ]);
    expect(asked.every((one) => one.startsWith("HEAD ") || one === "GET /robots.txt")).toBe(true);
    await expect.poll(() => here.connections().open).toBe(0);
  });

  it("a redirect to another host is a move, too", async () => {
    const [link] = await checked([`${here.origin}/away`]);
    expect(link).toMatchObject({ outcome: "moved", to: `${there.origin}/page` });
  });

  it("what is not allowed, has no way, or is no URI, is refused with the reason", async () => {
    const links = await checked([
      "ftp://a.example/",
      "../a",
      "a b",
      "http://8.8.8.8:25/",
      "http://10.0.0.1/",
      "data:,x",
    ]);
    expect(links.map(({ outcome, problem }) => [outcome, problem?.id])).toEqual([
      ["refused", "access-scheme-denied"],
      ["refused", "access-relative"],
      ["refused", "access-no-reference"],
      ["refused", "access-denied"],
      ["refused", "access-denied"],
      ["ok", undefined],
    ]);
  });

  it("no server", async () => {
    const gone = await httpPeer(() => {});
    await gone.close();
    const policy = { schemes: ["http"], hosts: ["*"], ports: [gone.port], allowAddresses: ["127.0.0.1"] };
    const [link] = await checked([`${gone.origin}/`], { policy });
    expect(link).toMatchObject({ outcome: "no-answer", problem: { id: "access-no-server" } });
  });

  it("RFC 9110 §9.3.2: a server that has no HEAD is asked by GET", async () => {
    expect(await outcomes(["/no-head"])).toEqual([["ok", 200]]);
    expect(asked).toEqual(["GET /robots.txt", "HEAD /no-head", "GET /no-head"]);
  });

  it("RFC 3986 §3.5: with hasPart, a part that is not there", async () => {
    const hasPart = async (content: Content, fragment: string) => {
      const text = await content.text();
      return fragment.startsWith("?") ? undefined : text.includes(`id=${fragment}`);
    };
    expect(
      await outcomes(["/page#a", "/page#b", "/for-good#b", "/page", "/page#", "/none#a", "/page#?"], {
        hasPart,
      }),
    ).toEqual([
      ["ok", 200],
      ["no-part", 200],
      ["no-part", 200, "/page#b"],
      ["ok", 200],
      ["ok", 200],
      ["gone", 404],
      ["ok", 200],
    ]);
    expect(asked).toContain("HEAD /page");
  });
});

describe("RFC 9309: the rules for robots", () => {
  it("are asked for once a site, and kept; also those of the target of a redirect", async () => {
    robots = "User-agent: urikit\nDisallow: /page\n";
    const links = await checked(["/page", "/none", "/for-good"].map((path) => here.origin + path));
    expect(links.map(({ outcome, problem }) => [outcome, problem?.id])).toEqual([
      ["refused", "access-robots"],
      ["gone", "access-status"],
      ["refused", "access-robots"],
    ]);
    expect(asked).toEqual(["GET /robots.txt", "HEAD /none", "HEAD /for-good"]);
  });

  it.each([
    [404, "ok"],
    [403, "ok"],
    [500, "refused"],
    [429, "refused"],
  ])("§2.3.1: their server answers %i: %s", async (status, outcome) => {
    robots = status;
    expect((await checked([`${here.origin}/page`]))[0]?.outcome).toBe(outcome);
  });
});

describe("politeness", () => {
  it("a host has one request a second, those of redirects and of robots.txt too", async () => {
    const time = madeTime();
    await outcomes(["/page", "/for-good"], {}, time);
    expect(asked).toHaveLength(4);
    expect(time.waited).toEqual([1000, 1000, 1000]);
  });

  it("hosts do not wait for one another, and a host has one request at a time", async () => {
    const held: (() => void)[] = [];
    const time: Time = { now: () => 0, wait: () => new Promise((done) => held.push(done)) };
    const references = [`${here.origin}/page`, `${here.origin}/none`, `${there.origin}/a`];
    const links = (async () => {
      const all: string[] = [];
      for await (const { outcome } of checkLinksBy(time, references, reach())) all.push(outcome);
      return all;
    })();
    // Each has read the rules for robots, and waits for its turn.
    await expect.poll(() => held.length).toBe(2);
    expect(asked).toEqual(["GET /robots.txt"]);
    for (const go of held.splice(0)) go();
    await expect.poll(() => held.length).toBe(1);
    expect(asked).toEqual(["GET /robots.txt", "HEAD /page"]);
    for (const go of held.splice(0)) go();
    expect(await links).toEqual(["ok", "gone", "ok"]);
  });

  it("RFC 6585 §4, RFC 9110 §10.2.3: 429 is asked once more, after the time that it names", async () => {
    busy = ["7"];
    const time = madeTime();
    expect(await outcomes(["/busy"], {}, time)).toEqual([["ok", 200]]);
    expect(time.waited.reduce((sum, one) => sum + one)).toBeGreaterThanOrEqual(8000);
    expect(asked).toEqual(["GET /robots.txt", "HEAD /busy", "HEAD /busy"]);
  });

  it("not again, where the time is long, and not the rest of the host", async () => {
    busy = ["3600"];
    const links = await checked([`${here.origin}/busy`, `${here.origin}/page`]);
    expect(links.map(({ outcome, problem }) => [outcome, problem?.id])).toEqual([
      ["no-answer", "access-status"],
      ["no-answer", "access-wait"],
    ]);
    expect(asked).toEqual(["GET /robots.txt", "HEAD /busy"]);
  });

  it("a date names the time, too; one that names none is not asked again", async () => {
    const time = madeTime();
    busy = [new Date(time.now() + 12_000).toUTCString(), "5", "5"];
    expect(await outcomes(["/busy", "/busy"], {}, time)).toEqual([
      ["no-answer", 429],
      ["ok", 200],
    ]);
    busy = ["soon"];
    expect(await outcomes(["/busy"])).toEqual([["no-answer", 429]]);
  });
});

describe("a list", () => {
  it("what is known is not asked for; what is learned is kept, but not that nobody answers", async () => {
    const known = new Map<string, LinkFacts>();
    const paths = ["/page", "/none", "/silent"];
    const first = await outcomes(paths, { known });
    asked = [];
    expect(await outcomes([...paths, "/page#a"], { known })).toEqual([...first, ["ok", 200]]);
    expect(asked).toEqual(["GET /robots.txt", "HEAD /silent"]);
    expect(known.size).toBe(2);
  });

  it("a result is told as soon as it is there, though the list goes on", async () => {
    let go: () => void = () => {};
    async function* slow() {
      yield "data:,a";
      await new Promise<void>((done) => {
        go = done;
      });
      yield "data:,b";
    }
    const links = checkLinks(slow());
    expect((await links.next()).value).toMatchObject({ reference: "data:,a", outcome: "ok" });
    go();
    expect((await links.next()).value).toMatchObject({ reference: "data:,b" });
    expect((await links.next()).done).toBe(true);
  });

  it("what is known is of the URI: a fragment is of the reference", async () => {
    const known = new Map<string, LinkFacts>();
    expect(await outcomes(["/for-good#a", "/for-good#b"], { known })).toEqual([
      ["moved", 200, "/page"],
      ["moved", 200, "/page"],
    ]);
    expect([...known.keys()]).toEqual([`${here.origin}/for-good`]);
  });

  it("an early end leaves nothing open, and asks no more", async () => {
    for await (const { outcome } of checkLinks(
      [`${here.origin}/page`, `${here.origin}/silent`, `${here.origin}/none`],
      reach(),
    )) {
      expect(outcome).toBe("ok");
      break;
    }
    await expect.poll(() => here.connections().open).toBe(0);
    expect(asked).not.toContain("HEAD /none");
  });

  it("an early end does not wait for a list that waits", async () => {
    async function* never() {
      yield "data:,a";
      await new Promise(() => {});
    }
    for await (const { outcome } of checkLinks(never())) {
      expect(outcome).toBe("ok");
      break;
    }
  });

  it("a signal ends it", async () => {
    const controller = new AbortController();
    const links = checkLinks([`${here.origin}/silent`, `${here.origin}/page`], {
      ...reach(),
      signal: controller.signal,
    });
    const all: string[] = [];
    setTimeout(() => controller.abort(), 50);
    for await (const { outcome } of links) all.push(outcome);
    expect(all).toEqual(["no-answer", "no-answer"]);
    await expect.poll(() => here.connections().open).toBe(0);
  });

  it("is read as it comes: of ten thousand links, a thousand at once", async () => {
    let read = 0;
    let told = 0;
    async function* list() {
      for (; read < 10_000; read++) {
        expect(read - told).toBeLessThanOrEqual(1001);
        yield `data:,${read}`;
      }
    }
    for await (const { reference, outcome } of checkLinks(list())) {
      expect([reference, outcome]).toEqual([`data:,${told}`, "ok"]);
      told++;
    }
    expect(told).toBe(10_000);
  });

  it.each([{ jobs: 0 }, { interval: -1 }, { hasPart: 1 }, { known: {} }, { timeout: 0 }])(
    "wrong options: %j",
    (options) => {
      expect(() => checkLinks([], options as unknown as CheckLinksOptions)).toThrow(TypeError);
    },
  );
});
