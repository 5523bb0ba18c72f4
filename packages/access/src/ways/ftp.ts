/** RFC 1738 §3.2: `ftp` and `ftps` by the octets of the plan: one CWD a name, then the file, or the list of a directory. */

import { Transform } from "node:stream";
import { guard } from "@urikit/guard";
import type { Plan, PlanStep } from "@urikit/schemes";
import { type AskStep, answerOctets, type OctetData, type ReplyCodes } from "@urikit/schemes/define";
import { type FtpReading, ftp, ftps } from "@urikit/schemes/ftp";
import { AccessError, told } from "../access-error.ts";
import { contentOf } from "../content.ts";
import { allowedText, refused } from "../refused.ts";
import type { Content, Listing } from "../resource.ts";
import type { Way } from "../way.ts";
import { connectionFor, linesOf, through } from "./connection.ts";
import { type Control, controlOver, expected, isOne, type Reply, unexpected } from "./ftp-control.ts";
import { dataConnection, protectedData } from "./ftp-data.ts";
import { namesFrom } from "./ftp-listing.ts";
import { guessedType } from "./guessed-type.ts";
import { failureOf } from "./network-failure.ts";

type FtpScheme = typeof ftp | typeof ftps;

/** A file or a directory as it was read, with its plan. */
interface Item {
  readonly scheme: FtpScheme;
  readonly reading: FtpReading;
  readonly plan: Plan;
  readonly retrievedFrom: string;
}

/** What a reference of `ftp` or `ftps` leads to. */
export async function getByFtp(name: "ftp" | "ftps", way: Way): Promise<Content | Listing> {
  const { policy, email } = way.settings;
  const retrievedFrom = allowedText(guard(way.uri, policy));
  const scheme = name === "ftp" ? ftp : ftps;
  const reading = refused(() => scheme.read(retrievedFrom));
  const plan = refused(() => scheme.plan(retrievedFrom, { email }));
  const item = { scheme, reading, plan, retrievedFrom };
  try {
    const socket = await connectionFor(plan, way);
    try {
      return await resourceOver(controlOver(socket, way.clock), item, way);
    } catch (error) {
      socket.destroy();
      throw error;
    }
  } catch (error) {
    throw failureOf(error, reading.host);
  }
}

/** All steps but the last, and then the transfer, which is the last. */
async function resourceOver(control: Control, item: Item, way: Way): Promise<Content | Listing> {
  const { steps } = item.plan;
  const transfer = steps.at(-1);
  if (transfer?.do !== "send") throw new AccessError("no-way", told("access-no-way", item.plan.scheme));
  let last: Reply | undefined;
  for (const step of steps.slice(0, -1)) last = (await replyTo(step, last, { control, item, way })) ?? last;
  const data = await dataConnection(control, transfer, way);
  try {
    const [before = [], after = []] = transfer.expects;
    await expected(await control.ask(transfer.octets), before, { control, step: transfer });
    const octets = await protectedData(data, control.socket, way);
    const whole = through(octets, confirmed(control, after, transfer));
    whole.once("close", () => control.socket.destroy());
    return isList(item) ? await listingOf(whole, item, way) : contentFrom(whole, item, way);
  } catch (error) {
    data.destroy();
    throw error;
  }
}

interface Walk {
  readonly control: Control;
  readonly item: Item;
  readonly way: Way;
}

/** The reply to a step; undefined where the step is passed over. */
async function replyTo(step: PlanStep, last: Reply | undefined, walk: Walk): Promise<Reply | undefined> {
  const { control } = walk;
  if (step.do === "connect") {
    const [greeting = []] = step.expects;
    return expected(await control.reply(), greeting, { control, step });
  }
  if ((step.do === "send" || step.do === "ask") && isPassedOver(step, last)) return undefined;
  const octets = await octetsOf(step, walk);
  if (octets === undefined) return undefined;
  const [codes = []] = "expects" in step ? step.expects : [];
  return expected(await control.ask(octets), codes, { control, step });
}

/** RFC 959 §5.4: PASS only after 331. */
function isPassedOver({ when }: Extract<PlanStep, { do: "send" | "ask" }>, last: Reply | undefined): boolean {
  return when?.reply !== undefined && !isOne(last?.code ?? "", when.reply);
}

/** The octets of a step; undefined where nothing is to be sent. */
async function octetsOf(step: PlanStep, { item, way }: Walk): Promise<Uint8Array | undefined> {
  switch (step.do) {
    case "send":
      return way.settings.emptyName === "skip" && isEmptyName(step.octets) ? undefined : step.octets;
    case "ask":
      return answered(step, item, way);
    case "guess": {
      const isText = guessedType(textOf(item.reading.name))?.startsWith("text/") === true;
      return step.choices[isText ? 0 : 1]?.octets;
    }
    default:
      throw new AccessError("no-way", told("access-no-way", item.plan.scheme), { step });
  }
}

/** `CWD` without a name, which most servers refuse: RFC 1738 §3.2.2 has it sent. */
function isEmptyName(octets: Uint8Array): boolean {
  return Buffer.from(octets).toString("latin1") === "CWD \r\n";
}

async function answered(step: AskStep, { reading }: Item, { settings, clock }: Way): Promise<Uint8Array> {
  const question = { for: step.for, secret: step.secret, host: reading.host, user: reading.user };
  const answer = await clock.unlessEnded(Promise.resolve(settings.ask?.(question)));
  if (answer === undefined)
    throw new AccessError("needs-answer", told("access-question", step.for), { step });
  return refused(() => answerOctets(step, answer));
}

/** §3.2.2: a directory where the type is `d`, or the name is empty. */
function isList({ reading: { name, type } }: Item): boolean {
  return type === "d" || name.length === 0;
}

/**
 * The data, which are whole only if the server says so after the connection for them was closed: before, some say nothing.
 */
function confirmed(control: Control, codes: ReplyCodes, step: PlanStep): Transform {
  return new Transform({
    transform(piece: Buffer, _encoding, callback) {
      callback(null, piece);
    },
    flush(callback) {
      control
        .reply()
        .then((reply) => callback(isOne(reply.code, codes) ? null : incomplete(reply, step)))
        .catch(callback);
    },
  });
}

/** What a server says after the data is about the data. */
function incomplete(reply: Reply, step: PlanStep): AccessError {
  const { problem } = unexpected(reply, step);
  return new AccessError("incomplete", problem, { reply: reply.text, step });
}

async function listingOf(octets: Transform, item: Item, way: Way): Promise<Listing> {
  const { plan, retrievedFrom, scheme, reading } = item;
  const lines = linesOf(octets, way.clock);
  const entries = await namesFrom(lines, { scheme, reading }, way.settings.maxOctets);
  octets.destroy();
  way.clock.stop();
  return {
    kind: "listing",
    ...{ reference: way.reference, retrievedFrom, chain: [], plan, close: () => {} },
    entries,
  };
}

function contentFrom(octets: Transform, { reading, plan, retrievedFrom }: Item, way: Way): Content {
  const { maxOctets } = way.settings;
  const mediaType = guessedType(textOf(reading.name));
  const facts = {
    ...{ reference: way.reference, retrievedFrom, chain: [], plan, mediaType, ok: true },
    ...{ isGuessed: mediaType !== undefined, fields: [] },
    ...{ size: undefined, modified: undefined, status: undefined },
  };
  const failure = (error: unknown): AccessError => failureOf(error, reading.host);
  return contentOf(facts, { octets, clock: way.clock, maxOctets, failure });
}

function textOf(data: OctetData): string {
  return typeof data === "string" ? data : Buffer.from(data).toString("latin1");
}
