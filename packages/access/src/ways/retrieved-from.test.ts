/**
 * RFC 3986 §5.1.3: the base is "the last URI used (i.e., the URI that resulted in the actual retrieval)"; RFC 9110 §10.2.2: a redirect
 * inherits the fragment. A law, over chains of redirects, with `resolve` as its oracle.
 */

import { extent } from "@urikit/abnf/extent";
import fc from "fast-check";
import { parse, resolve } from "urikit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { contentOf } from "../../test/outcomes.ts";
import { httpPeer, type Peer } from "../../test/peer.ts";
import { access } from "../access.ts";

let here: Peer;
let there: Peer;
let locations: readonly string[] = [];
let count = 0;

beforeAll(async () => {
  const answer: Parameters<typeof httpPeer>[0] = (_request, response) => {
    const location = locations[count++];
    if (location === undefined) response.end("there");
    else response.writeHead(302, { location }).end();
  };
  here = await httpPeer(answer);
  there = await httpPeer(answer, "127.0.0.2", here.port);
});

afterAll(() => Promise.all([here.close(), there.close()]));

const name = fc.stringMatching(/^[a-z0-9%]{0,4}$/).map((text) => text.replaceAll("%", "%41"));
const path = fc
  .array(fc.oneof(name, fc.constantFrom(".", "..", "")), { maxLength: 4 })
  .map((names) => names.join("/"));
const ending = fc
  .tuple(fc.option(name), fc.option(name))
  .map(
    ([query, fragment]) => `${query === null ? "" : `?${query}`}${fragment === null ? "" : `#${fragment}`}`,
  );
const location = fc.oneof(
  fc.tuple(path, ending).map(([one, end]) => `./${one}${end}`),
  fc.tuple(path, ending).map(([one, end]) => `/x/${one}${end}`),
  ending.filter((end) => end !== ""),
  fc
    .tuple(fc.constantFrom("http://127.0.0.1:PORT/", "//127.0.0.2:PORT/"), path, ending)
    .map(([at, one, end]) => at + one.replace(/^\/+/, "") + end),
);

it("§5.1.3: retrievedFrom of any chain is the URI of the last request, with the fragment of the last that has one (001-78, 003-96, 004-65)", async () => {
  const policy = {
    schemes: ["http"],
    hosts: ["*"],
    ports: [here.port],
    allowAddresses: ["127.0.0.1", "127.0.0.2"],
  };
  await fc.assert(
    fc.asyncProperty(fc.array(location, { maxLength: 5 }), ending, async (written, end) => {
      [locations, count] = [written.map((one) => one.replace("PORT", String(here.port))), 0];
      const first = `${here.origin}/a/b${end}`;
      const expected = locations.reduce((base, one) => inheriting(resolve(one, base), base), first);
      const content = await contentOf(access(first, { policy }));
      content.close();
      // The guard writes a text in its normal form: the same target in other letters is the same.
      expect(resolve("", normalOf(content.retrievedFrom))).toBe(resolve("", normalOf(expected)));
      expect(parse(content.retrievedFrom).fragment).toBe(parse(expected).fragment);
      expect(count).toBe(locations.length + 1);
    }),
    { numRuns: extent(100, 1500) },
  );
}, 120_000);

function inheriting(target: string, from: string): string {
  const { fragment } = parse(from);
  return target.includes("#") || fragment === undefined ? target : `${target}#${fragment}`;
}

const normalOf = (uri: string): string => uri.replaceAll("%41", "A");
