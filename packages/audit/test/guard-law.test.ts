/**
 * RFC 3986 §7.6, §7.3: the guard knows by a few shapes what the readers of `@urikit/standards` and the checks of the audit
 * know by reading. It allows nothing with which readers go to different places or that smuggles something, and denies
 * nothing else for these reasons.
 */

import { Chance } from "@urikit/abnf/chance";
import { eachOf, extent } from "@urikit/abnf/extent";
import { guard, readPolicy } from "@urikit/guard";
import { recording } from "@urikit/recordings";
import { confusions } from "@urikit/standards";
import { expect, it } from "vitest";
import { reference } from "../../../clients/references.ts";
import { audit } from "../src/index.ts";

const EVERYTHING = {
  schemes: ["http", "https", "ws", "wss", "ftp", "gopher", "x-y"],
  hosts: ["*"],
  ports: [...[0, 21, 22, 25, 70, 80, 443, 4430, 6667, 8080, 65535]],
  allowUserinfo: true,
};
const POLICY = readPolicy(EVERYTHING);
const WITHOUT_READERS = readPolicy({ ...EVERYTHING, allowDisagreement: true });

/** What the audit and the guard call alike. */
const SMUGGLING = [
  ...["encoded-nul", "encoded-line-break", "header-injection", "encoded-dot-segment", "hidden-dot-segment"],
  ...["overlong-utf8", "other-protocol", "encoded-host", "blocked-port"],
];

const isDangerous = (text: string) => confusions(text).some(({ verdict }) => verdict === "dangerous");

/** The reasons of smuggling that a guard gives for a URI whose other parts are allowed, or undefined. */
function smuggling(reference: string): readonly string[] | undefined {
  const ids = guard(reference, WITHOUT_READERS).reasons.map(({ id }) => id);
  return ids.every((id) => SMUGGLING.includes(id)) ? ids.sort() : undefined;
}

/** What the references of the clients lack. */
const ENDS = [
  ...[
    "/%C0%AE",
    "/%E0%80%AF",
    "?a=%0d%0aSet-Cookie:",
    "?%0AHost%3A",
    "#%0aX-A-B:",
    "/..;/",
    "/%252e%252e/",
    "/a%2f..%2fb",
  ],
  ...["?..;", "?%2e%2e/", "/.%2e", ":00", "/%E2%80%AF", "?%0d%0a"],
];

function* references(): Generator<string> {
  yield* ["http://w3.org:22/", "ws://w3.org:25/"];
  for (const { reference } of eachOf(5, recording())) yield reference;
  const chance = new Chance(3986);
  const schemes = ["ws", "wss", "ftp", "gopher", "x-y", "http", "https"];
  for (let made = 0; made < extent(500, 5000); made += 1) {
    const one = reference(chance);
    const other = chance.oneIn(2) ? one : one.replace(/^[^:]*/, chance.pick(schemes));
    yield chance.oneIn(3) ? other + chance.pick(ENDS) : other;
  }
}

it("a URI that is allowed is read alike by all, and what is denied for its readers parts them", () => {
  const tried = { allowed: 0, denied: 0 };
  for (const reference of references()) {
    const { allowed, text } = guard(reference, WITHOUT_READERS);
    if (!allowed || text === undefined) continue;
    const parts = isDangerous(reference) || isDangerous(text);
    const isDenied = !guard(reference, POLICY).allowed;
    // needle drops a port of an invalid internationalized name, too: it refuses the name only later.
    if (isDenied !== parts && !(isDenied && /\bxn--/.test(reference)))
      expect.fail(`${reference}: ${isDenied}`);
    tried[isDenied ? "denied" : "allowed"] += 1;
  }
  expect(Math.min(tried.allowed, tried.denied)).toBeGreaterThan(20);
});

it("what triplets carry past a filter is what the audit calls a danger", () => {
  const tried = new Set<string>();
  for (const reference of references()) {
    const ids = smuggling(reference);
    if (ids === undefined) continue;
    const found = audit(reference).map(({ id }) => id);
    const known = [...new Set(found)].filter((id) => SMUGGLING.includes(id)).sort();
    expect(ids, reference).toEqual(known);
    for (const id of ids) tried.add(id);
  }
  expect([...tried].sort()).toEqual([...SMUGGLING].sort());
});
