/** RFC 5538, RFC 3977: `news`, `nntp` and both over TLS: an article, a newsgroup, or the list of the newsgroups. */

import { guard } from "@urikit/guard";
import type { Plan, PlanStep } from "@urikit/schemes";
import { news, snews } from "@urikit/schemes/news";
import { nntp, nntps } from "@urikit/schemes/nntp";
import { AccessError, told } from "../access-error.ts";
import { contentOf } from "../content.ts";
import { allowedText, refused } from "../refused.ts";
import type { Content, Group, Listing, ListingEntry } from "../resource.ts";
import type { Way } from "../way.ts";
import { answeredStep } from "./asked.ts";
import { overConnection, through } from "./connection.ts";
import { dottedLines } from "./dotted-lines.ts";
import { builtOrNone, entriesFrom, isDot, listingOf } from "./listing.ts";
import { failureOf } from "./network-failure.ts";
import { dataOf } from "./octets.ts";
import { type Control, controlOver, type FailureCodes, type Reply } from "./replies.ts";
import { walkBy } from "./walk.ts";

const SCHEMES = { news, snews, nntp, nntps } as const;

/** A scheme of news. */
export type NewsScheme = keyof typeof SCHEMES;

/** RFC 3977 §3.2.1, RFC 4643 §2: what the codes of failure mean. */
const FAILURES: FailureCodes = new Map([
  ["400", "no-server"],
  ["411", "not-found"],
  ["420", "not-found"],
  ["423", "not-found"],
  ["430", "not-found"],
  ["480", "login"],
  ["481", "login"],
  ["482", "login"],
  ["483", "login"],
  ["502", "login"],
]);

/** What is asked for, with its plan. */
interface Item {
  readonly plan: Plan;
  readonly retrievedFrom: string;
  readonly host: string;
  readonly user: string | undefined;
}

/** What a reference of news leads to. */
export async function getNews(name: NewsScheme, way: Way): Promise<Content | Group | Listing> {
  const { policy } = way.settings;
  const retrievedFrom = allowedText(guard(onServer(name, way), policy));
  const options = { userinfo: policy.allowUserinfo ? "allow" : "refuse" } as const;
  const plan = refused(() => SCHEMES[name].plan(retrievedFrom, options));
  const item = { plan, retrievedFrom, ...serverOf(name, retrievedFrom) };
  return overConnection(item, way, (socket) => resourceOver(controlOver(socket, way), item, way));
}

/** RFC 5538 §4: the reader's own server, where the reference names none. */
function onServer(name: NewsScheme, { uri, settings }: Way): string {
  if (name === "nntp" || name === "nntps") return uri;
  const reading = refused(() => SCHEMES[name].read(uri));
  if (reading.server !== undefined) return uri;
  const { newsServer } = settings;
  if (newsServer === undefined) throw new AccessError("no-server", told("access-no-news-server"));
  const path = uri.slice(uri.indexOf(":") + 1);
  return `${name}://${newsServer}/${path}`;
}

function serverOf(name: NewsScheme, uri: string): Pick<Item, "host" | "user"> {
  const reading = refused(() => SCHEMES[name].read(uri));
  const server = "server" in reading ? reading.server : "host" in reading ? reading : undefined;
  const { host = "", user } = server ?? {};
  return { host, user: typeof user === "string" ? user : undefined };
}

async function resourceOver(control: Control, item: Item, way: Way): Promise<Content | Group | Listing> {
  const octetsOf = async (step: PlanStep): Promise<Uint8Array | undefined> => {
    if (step.do === "send") return step.octets;
    if (step.do === "ask") return answeredStep(step, item, way);
    throw new AccessError("no-way", told("access-no-way", item.plan.scheme), { step });
  };
  const walk = walkBy({ control, octetsOf, failures: FAILURES, way });
  let last: Reply | undefined;
  for (const step of item.plan.steps) last = (await walk(step)) ?? last;
  if (item.plan.receives === "reply") return groupOf(last, control, { item, way });
  control.lines.release();
  return last?.code === "215" ? listingFrom(control, item, way) : articleFrom(control, item, way);
}

/** RFC 3977 §6.1.1.1: "211 number low high group". */
function groupOf(
  reply: Reply | undefined,
  { socket }: Control,
  { item, way }: { readonly item: Item; readonly way: Way },
): Group {
  const [, count, first, last, name] =
    /^211 (\d{1,15}) (\d{1,15}) (\d{1,15}) (\S+)/.exec(reply?.text ?? "") ?? [];
  if (name === undefined)
    throw new AccessError("protocol", told("access-unexpected-reply", reply?.text ?? ""));
  socket.destroy();
  way.clock.stop();
  return {
    kind: "group",
    ...{ reference: way.reference, retrievedFrom: item.retrievedFrom, chain: [], plan: item.plan },
    ...{ name, count: Number(count), first: Number(first), last: Number(last), close: () => {} },
  };
}

/** RFC 3977 §6.2.1, RFC 5536: an article is a message. */
function articleFrom({ socket }: Control, { plan, retrievedFrom, host }: Item, way: Way): Content {
  const facts = {
    ...{ reference: way.reference, retrievedFrom, chain: [], plan, mediaType: "message/rfc822", ok: true },
    ...{ isGuessed: false, size: undefined, modified: undefined, status: undefined, fields: [] },
  };
  return contentOf(facts, {
    octets: through(socket, dottedLines()),
    way,
    failure: (error) => failureOf(error, host),
  });
}

/** A list with more newsgroups is not read: the largest servers have about as many. */
const MOST_GROUPS = 200_000;

/** RFC 3977 §7.6.3: "group high low status". */
async function listingFrom({ lines, socket }: Control, item: Item, way: Way): Promise<Listing> {
  const isOver = (line: Buffer | undefined): boolean => {
    if (line === undefined) throw new AccessError("incomplete", told("access-incomplete", "end"));
    return isDot(line);
  };
  const entries = await entriesFrom(lines, {
    entryOf: (line) => entryOf(line, item),
    isOver,
    most: MOST_GROUPS,
    maxOctets: way.settings.maxOctets,
  });
  socket.destroy();
  return listingOf(way, item, entries);
}

function entryOf(line: Buffer, { plan, retrievedFrom }: Item): ListingEntry {
  const end = line.indexOf(" ");
  const name = dataOf(end < 0 ? line : line.subarray(0, end));
  return { name, type: "folder", reference: groupReference(name, plan.scheme, retrievedFrom) };
}

/** The newsgroup on the same server; undefined for what is not the name of one. */
function groupReference(name: ListingEntry["name"], scheme: string, from: string): string | undefined {
  if (typeof name !== "string") return undefined;
  const one = scheme === "snews" ? snews : news;
  return builtOrNone(() => {
    const { host = "", port } = one.read(from).server ?? {};
    return one.build({ server: { host, port }, group: name });
  });
}
