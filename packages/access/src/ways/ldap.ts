/** RFC 4516: `ldap` and `ldaps`: the entries of a directory that a search finds, by ldapts, which the caller installs. */

import type { Socket } from "node:net";
import { guard } from "@urikit/guard";
import type { Plan } from "@urikit/schemes";
import type { OctetData } from "@urikit/schemes/define";
import { ldap, ldaps } from "@urikit/schemes/ldap";
import type { Entry, SearchOptions } from "ldapts";
import { AccessError, type AccessErrorCode, told } from "../access-error.ts";
import { allowedText, refused } from "../refused.ts";
import type { Listing, ListingEntry } from "../resource.ts";
import type { Way } from "../way.ts";
import { overConnection } from "./connection.ts";
import { builtOrNone, listingOf } from "./listing.ts";

/** A directory with more entries is not read. */
const MOST_ENTRIES = 10_000;

/** RFC 4511 §A.1: what the codes of results mean. */
const FAILURES: ReadonlyMap<unknown, AccessErrorCode> = new Map([
  [3, "timeout"],
  [4, "too-large"],
  [11, "too-large"],
  ...[7, 8, 13, 48, 49, 50].map((code) => [code, "login"] as const),
  ...[32, 34].map((code) => [code, "not-found"] as const),
  ...[51, 52].map((code) => [code, "no-server"] as const),
]);

/** The entries that a reference of `ldap` or `ldaps` finds. Nobody logs in. */
export async function searchDirectory(name: "ldap" | "ldaps", way: Way): Promise<Listing> {
  const scheme = name === "ldap" ? ldap : ldaps;
  const { host } = refused(() => scheme.read(way.uri)).server ?? {};
  if (host === undefined) throw new AccessError("no-server", told("access-no-directory"));
  const retrievedFrom = allowedText(guard(way.uri, way.settings.policy));
  const plan = refused(() => scheme.plan(retrievedFrom));
  const library = await ldapts();
  return overConnection({ plan, host }, way, async (socket) => {
    const found = await way.clock.unlessEnded(searched(library, socket, { plan, way }));
    const { server } = scheme.read(retrievedFrom);
    return listingOf(
      way,
      { plan, retrievedFrom },
      found.map((entry) => entryOf(entry, (dn) => scheme.build({ server, dn }))),
    );
  });
}

type Library = typeof import("ldapts");

async function ldapts(): Promise<Library> {
  try {
    return await import("ldapts");
  } catch (cause) {
    throw new AccessError("no-way", told("access-needs-package", "ldapts"), { cause });
  }
}

interface Search {
  readonly plan: Plan;
  readonly way: Way;
}

async function searched(
  { Client, ResultCodeError }: Library,
  socket: Socket,
  { plan, way }: Search,
): Promise<readonly Entry[]> {
  const { maxOctets, idleTimeout } = way.settings;
  let count = 0;
  socket.on("data", ({ length }: Buffer) => {
    count += length;
    if (count > maxOctets) socket.destroy(new AccessError("too-large", told("access-too-large", maxOctets)));
  });
  // The connection is there, and was judged; there is no other one.
  const client = new Client({
    url: "ldap://connected",
    timeout: idleTimeout,
    createConnection: () => socket,
    strictDN: false,
  });
  const { base, options } = searchOf(plan);
  try {
    // Without a limit of its own, the library tells of one of the server: nothing is cut off without a word.
    const { searchEntries } = await client.search(base, options);
    if (searchEntries.length > MOST_ENTRIES)
      throw new AccessError("too-large", told("access-too-many-entries", MOST_ENTRIES));
    return searchEntries;
  } catch (error) {
    if (socket.errored instanceof AccessError) throw socket.errored;
    if (!(error instanceof ResultCodeError)) throw error;
    const code = FAILURES.get(error.code) ?? "protocol";
    const reply = `${error.name} (${error.code})`;
    throw new AccessError(code, told("access-error-reply", reply), { reply, cause: error });
  } finally {
    socket.destroy();
  }
}

/** §2: the base, the scope, the filter and the attributes of the plan. */
function searchOf({ steps: [, step], scheme }: Plan): {
  readonly base: string;
  readonly options: SearchOptions;
} {
  if (step?.do !== "request") throw new AccessError("no-way", told("access-no-way", scheme));
  const { baseObject, scope, filter, attributes } = step.parameters;
  return {
    base: typeof baseObject === "string" ? baseObject : "",
    options: {
      scope: scope === "one" || scope === "sub" ? scope : "base",
      ...(typeof filter === "string" && { filter }),
      attributes: Array.isArray(attributes)
        ? attributes.filter((one): one is string => typeof one === "string")
        : [],
    },
  };
}

function entryOf({ dn, ...attributes }: Entry, build: (dn: string) => string): ListingEntry {
  const valuesOf = (value: Entry[string]): readonly OctetData[] =>
    [value].flat().map((one) => (typeof one === "string" ? one : new Uint8Array(one)));
  return {
    name: dn,
    type: "other",
    reference: builtOrNone(() => build(dn)),
    attributes: Object.fromEntries(
      Object.entries(attributes).map(([name, value]) => [name, valuesOf(value)]),
    ),
  };
}
