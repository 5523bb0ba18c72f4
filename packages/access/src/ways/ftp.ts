/** RFC 1738 §3.2: `ftp` and `ftps` by the octets of the plan: one CWD a name, then the file, or the list of a directory. */

import { Transform } from "node:stream";
import { guard } from "@urikit/guard";
import type { Plan, PlanStep } from "@urikit/schemes";
import type { OctetData, ReplyCodes } from "@urikit/schemes/define";
import { type FtpReading, ftp, ftps } from "@urikit/schemes/ftp";
import { suggestedMediaType } from "urikit/fragments";
import { AccessError, told } from "../access-error.ts";
import { contentOf } from "../content.ts";
import { keptBy } from "../kept-connections.ts";
import { allowedText, refused } from "../refused.ts";
import type { Content, Listing } from "../resource.ts";
import type { Way } from "../way.ts";
import { answeredStep } from "./asked.ts";
import { linesOf, overConnection, through } from "./connection.ts";
import { dataConnection, FAILURES, protectedData } from "./ftp-data.ts";
import { namesFrom } from "./ftp-listing.ts";
import { listingOf } from "./listing.ts";
import { failureOf } from "./network-failure.ts";
import { type Control, controlOver, failureFor, isOne, type Reply } from "./replies.ts";
import { walkBy } from "./walk.ts";

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
  const { host } = reading;
  const onSame = name === "ftp" ? await onSameConnection(item, way) : undefined;
  if (onSame !== undefined) return onSame;
  return overConnection({ plan, host }, way, (socket) => resourceOver(controlOver(socket, way), item, way));
}

/** RFC 1738 §3.2.5: on the connection that the last access has left open; undefined where there is none, or it is lost. */
async function onSameConnection(item: Item, way: Way): Promise<Content | Listing | undefined> {
  const { connections } = way.settings;
  const taken = connections && keptBy(connections).ftp.take(item.retrievedFrom);
  if (taken === undefined) return undefined;
  const { socket, plan } = taken;
  const ended = (): void => void socket.destroy();
  way.clock.signal.addEventListener("abort", ended, { once: true });
  try {
    return await resourceOver(controlOver(socket, way), { ...item, plan }, way);
  } catch (error) {
    socket.destroy();
    const failure = failureOf(error, item.reading.host);
    if (failure.code !== "incomplete" && failure.code !== "no-server") throw failure;
    return undefined; // the server has closed it in the meantime
  }
}

/** All steps but the last, and then the transfer, which is the last. */
async function resourceOver(control: Control, item: Item, way: Way): Promise<Content | Listing> {
  const { steps } = item.plan;
  const transfer = steps.at(-1);
  if (transfer?.do !== "send") throw new AccessError("no-way", told("access-no-way", item.plan.scheme));
  const octetsOf = (step: PlanStep) => octetsOfStep(step, { control, item, way });
  const walk = walkBy({ control, octetsOf, failures: FAILURES, way });
  for (const step of steps.slice(0, -1)) await walk(step);
  const data = await dataConnection(control, transfer, way);
  try {
    const [, after = []] = transfer.expects;
    await walk(transfer);
    const octets = await protectedData(data, control.socket, way);
    const whole = through(octets, confirmed(control, after, transfer));
    whole.once("close", () => leave(control, whole, { item, way }));
    return isList(item) ? await namesIn(whole, item, way) : contentFrom(whole, item, way);
  } catch (error) {
    data.destroy();
    throw error;
  }
}

/** The connection is left open for the next access, if one wants it and all of the data has come. */
function leave({ socket }: Control, data: Transform, { item, way }: Omit<FtpWalk, "control">): void {
  const { connections } = way.settings;
  if (connections === undefined || item.plan.scheme !== "ftp" || !data.readableEnded) socket.destroy();
  else keptBy(connections).ftp.keep(socket, item.retrievedFrom);
}

interface FtpWalk {
  readonly control: Control;
  readonly item: Item;
  readonly way: Way;
}

/** The octets of a step; undefined where nothing is to be sent. */
async function octetsOfStep(step: PlanStep, { item, way }: FtpWalk): Promise<Uint8Array | undefined> {
  switch (step.do) {
    case "send":
      return way.settings.emptyName === "skip" && isEmptyName(step.octets) ? undefined : step.octets;
    case "ask":
      return answeredStep(step, { host: item.reading.host, user: item.reading.user }, way);
    case "guess": {
      const isText = suggestedMediaType(textOf(item.reading.name))?.startsWith("text/") === true;
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
        .then((reply) => callback(isOne(reply, codes) ? null : incomplete(reply, step)))
        .catch(callback);
    },
  });
}

/** What a server says after the data is about the data. */
function incomplete(reply: Reply, step: PlanStep): AccessError {
  const { problem } = failureFor(reply, step, FAILURES);
  return new AccessError("incomplete", problem, { reply: reply.text, step });
}

async function namesIn(octets: Transform, item: Item, way: Way): Promise<Listing> {
  const { scheme, reading } = item;
  const lines = linesOf(octets, way.clock);
  const entries = await namesFrom(lines, { scheme, reading }, way.settings.maxOctets);
  octets.destroy();
  return listingOf(way, item, entries);
}

function contentFrom(octets: Transform, { reading, plan, retrievedFrom }: Item, way: Way): Content {
  const mediaType = suggestedMediaType(textOf(reading.name));
  const facts = {
    ...{ reference: way.reference, retrievedFrom, chain: [], plan, mediaType, ok: true },
    ...{ isGuessed: mediaType !== undefined, fields: [] },
    ...{ size: undefined, modified: undefined, status: undefined },
  };
  const failure = (error: unknown): AccessError => failureOf(error, reading.host);
  return contentOf(facts, { octets, way, failure });
}

function textOf(data: OctetData): string {
  return typeof data === "string" ? data : Buffer.from(data).toString("latin1");
}
