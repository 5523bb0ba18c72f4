/** RFC 2229: `dict`: the definitions of a word as text, or the words that match as a listing. */

import { guard } from "@urikit/guard";
import type { Plan, PlanStep } from "@urikit/schemes";
import { type DictReading, dict } from "@urikit/schemes/dict";
import { AccessError, told } from "../access-error.ts";
import { contentInMemory } from "../content.ts";
import { allowedText, refused } from "../refused.ts";
import type { Content, Listing, ListingEntry } from "../resource.ts";
import type { Way } from "../way.ts";
import { overConnection } from "./connection.ts";
import { builtOrNone, listingOf } from "./listing.ts";
import { type Control, controlOver, type FailureCodes, failureFor, isOne, type Reply } from "./replies.ts";
import { walkBy } from "./walk.ts";

/** §2.4.2: what the codes of failure mean. */
const FAILURES: FailureCodes = new Map([
  ["420", "no-server"],
  ["421", "no-server"],
  ["530", "login"],
  ["531", "login"],
  ["532", "login"],
  ["550", "not-found"],
  ["551", "not-found"],
  ["552", "not-found"],
  ["554", "not-found"],
]);

/** A question, with its plan. */
interface Item {
  readonly reading: DictReading;
  readonly plan: Plan;
  readonly retrievedFrom: string;
}

/** What a reference of `dict` asks for. */
export async function getByDict(way: Way): Promise<Content | Listing> {
  const retrievedFrom = allowedText(guard(way.uri, way.settings.policy));
  const [reading, plan] = refused(() => [dict.read(retrievedFrom), dict.plan(retrievedFrom)] as const);
  if (reading.user !== undefined) throw new AccessError("login", told("access-no-mechanism"));
  const { host } = reading;
  return overConnection({ plan, host }, way, async (socket) => {
    const resource = await resourceOver(controlOver(socket, way), { reading, plan, retrievedFrom }, way);
    socket.destroy(); // all of it has been read
    return resource;
  });
}

/** The question is the last step but one, after which the connection is ended. */
async function resourceOver(control: Control, item: Item, way: Way): Promise<Content | Listing> {
  const octetsOf = async (step: PlanStep) => (step.do === "send" ? step.octets : undefined);
  const walk = walkBy({ control, octetsOf, failures: FAILURES, way });
  const steps = item.plan.steps.slice(0, -1);
  let question: PlanStep | undefined;
  for (const step of steps) {
    await walk(step);
    question = step;
  }
  if (question?.do !== "send") throw new AccessError("no-way", told("access-no-way", "dict"));
  const budget = budgetOf(way);
  return item.reading.command === "match"
    ? matchesFrom(control, question, { item, way, budget })
    : definitionsFrom(control, question, { item, way, budget });
}

/** Counts octets, and ends what has too many. */
type Budget = (octets: number) => void;

function budgetOf({ settings: { maxOctets } }: Way): Budget {
  let count = 0;
  return (octets) => {
    count += octets;
    if (count > maxOctets) throw new AccessError("too-large", told("access-too-large", maxOctets));
  };
}

interface Asked {
  readonly item: Item;
  readonly way: Way;
  readonly budget: Budget;
}

/** §3.2: 151 and the lines of each definition, and 250 after the last. The number of the reference means one of them (§5). */
async function definitionsFrom(
  control: Control,
  step: PlanStep,
  { item, way, budget }: Asked,
): Promise<Content> {
  const definitions: Buffer[] = [];
  for (;;) {
    const reply = await control.reply();
    if (isOne(reply, ["250"])) break;
    if (!isOne(reply, ["151"])) throw failureFor(reply, step, FAILURES);
    definitions.push(Buffer.concat((await linesFrom(control, budget)).flatMap((line) => [line, LINE_END])));
  }
  const { number } = item.reading;
  const meant = number === undefined ? definitions : definitions.slice(number - 1, number);
  if (meant.length === 0) throw new AccessError("not-found", told("access-no-definition", number ?? 0));
  return contentFrom(Buffer.concat(meant), item, way);
}

const LINE_END = Buffer.from("\r\n");

/** §2.4.1: lines, a dot at the beginning of one doubled, up to a dot alone. */
async function linesFrom({ lines }: Control, budget: Budget): Promise<readonly Buffer[]> {
  const all: Buffer[] = [];
  for (;;) {
    const line = await lines.next();
    if (line === undefined) throw new AccessError("incomplete", told("access-incomplete", "end"));
    if (line.length === 1 && line[0] === DOT) return all;
    budget(line.length + LINE_END.length);
    all.push(line[0] === DOT ? line.subarray(1) : line);
  }
}

const DOT = 46;

/** §2.3: UTF-8. */
function contentFrom(octets: Buffer, { plan, retrievedFrom }: Item, way: Way): Content {
  const { reference } = way;
  const facts = {
    ...{ reference, retrievedFrom, chain: [], plan, mediaType: "text/plain;charset=utf-8", isGuessed: false },
    ...{ size: octets.length, modified: undefined, status: undefined, fields: [], ok: true },
  };
  return contentInMemory(facts, octets, way);
}

/** §3.3: a line for each match: its database, and the word in quotes. */
async function matchesFrom(control: Control, step: PlanStep, { item, way, budget }: Asked): Promise<Listing> {
  const lines = await linesFrom(control, budget);
  const reply: Reply = await control.reply();
  if (!isOne(reply, ["250"])) throw failureFor(reply, step, FAILURES);
  const entries = lines.map((line) => entryOf(line.toString("utf8"), item.reading));
  return listingOf(way, item, entries);
}

function entryOf(line: string, { host, port }: DictReading): ListingEntry {
  const [, database = "", word = line] = /^(\S+) (.*)$/.exec(line) ?? [];
  const name = /^".*"$/.test(word) ? word.slice(1, -1).replace(/\\(.)/g, "$1") : word;
  return {
    name,
    type: "file",
    reference: builtOrNone(() => dict.build({ host, port, command: "define", word: name, database })),
  };
}
