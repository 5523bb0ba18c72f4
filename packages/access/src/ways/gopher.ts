/** RFC 1436, RFC 4266, and Gopher+: an item of a server, a menu, or a search that a person must ask first. */

import type { Socket } from "node:net";
import { Transform } from "node:stream";
import { guard } from "@urikit/guard";
import type { Plan } from "@urikit/schemes";
import { type GopherReading, gopher, gophers } from "@urikit/schemes/gopher";
import { printable } from "urikit/display";
import { AccessError, told } from "../access-error.ts";
import { contentOf } from "../content.ts";
import { allowedText, refused } from "../refused.ts";
import type { Content, Form, Listing } from "../resource.ts";
import type { Way } from "../way.ts";
import { type Lines, linesOf, overConnection, sendSteps, through, unchanged } from "./connection.ts";
import { menuFrom } from "./gopher-menu.ts";
import { listingOf } from "./listing.ts";
import { failureOf } from "./network-failure.ts";

/** Item types (RFC 1436 §3.8) that are sessions by other protocols. */
const SESSIONS: ReadonlySet<unknown> = new Set(["2", "8", "T"]);

/** A menu, and the answer to a search. */
const MENUS: ReadonlySet<unknown> = new Set(["1", "7"]);

/** An item as it was read, with its plan. */
interface Item {
  readonly reading: GopherReading;
  readonly plan: Plan;
  readonly retrievedFrom: string;
}

/** What a reference of `gopher` or `gophers` leads to. */
export async function getByGopher(name: "gopher" | "gophers", way: Way): Promise<Content | Listing | Form> {
  const retrievedFrom = allowedText(guard(way.uri, way.settings.policy));
  const scheme = name === "gopher" ? gopher : gophers;
  const [reading, plan] = refused(() => [scheme.read(retrievedFrom), scheme.plan(retrievedFrom)] as const);
  const item = { reading, plan, retrievedFrom };
  if (SESSIONS.has(reading.type))
    throw new AccessError("no-way", told("access-session-elsewhere", String(reading.type)));
  if (plan.next !== undefined) throw new AccessError("needs-answer", told("access-form-to-fill-in"));
  if (reading.type === "7" && reading.search === undefined) {
    way.clock.stop();
    return formOf(item, way, (search) => scheme.build({ ...reading, search }));
  }
  return answerOf(item, way);
}

/** RFC 1436 §3.7: nobody has been asked yet. */
function formOf({ plan, retrievedFrom }: Item, { reference }: Way, fill: Form["fill"]): Form {
  return { kind: "form", reference, retrievedFrom, chain: [], plan, close: () => {}, fill };
}

async function answerOf(item: Item, way: Way): Promise<Content | Listing> {
  const { plan, reading } = item;
  return overConnection({ plan, host: reading.host }, way, async (socket) => {
    sendSteps(socket, plan, way);
    const lines = linesOf(socket, way.clock);
    const length = await announcedLength(lines, plan);
    if (isMenu(item)) return menuOver(socket, lines, { item, way });
    lines.release();
    return contentFrom(socket, item, { way, length });
  });
}

/** RFC 1738 §3.4.6: attributes are text, of whatever item. */
function isMenu({ reading: { type, plus } }: Item): boolean {
  return MENUS.has(type) && (plus === undefined || plus.form === "default");
}

/**
 * Gopher+ §2.3: the line before the data, where the plan expects one: `+5340` has the number of octets, `+-1` and `+-2` say that
 * the end of the data is that of the connection, or a dot before it. An error begins with `-`.
 */
async function announcedLength(lines: Lines, { steps }: Plan): Promise<number | undefined> {
  const expected = steps.some((step) => step.do === "send" && step.expects.length > 0);
  if (!expected) return undefined;
  const line = await textLine(lines);
  const reply = printable(line.slice(0, 200));
  const [, sign, number = ""] = /^([+-])(-[12]|\d{1,15})$/.exec(line) ?? [];
  if (sign === "+") return number.startsWith("-") ? undefined : Number(number);
  if (sign !== "-") throw new AccessError("protocol", told("access-unexpected-reply", reply), { reply });
  throw await errorReply(lines);
}

async function textLine(lines: Lines): Promise<string> {
  return (await lines.next())?.toString("latin1") ?? "";
}

/** Gopher+ §2.3: 1 and 3: the item is not there, or no longer; 2: the server is busy. */
async function errorReply(lines: Lines): Promise<AccessError> {
  const line = await textLine(lines);
  const reply = printable(line.slice(0, 200));
  const code = /^[13]\b/.test(line) ? "not-found" : /^2\b/.test(line) ? "no-server" : "protocol";
  return new AccessError(code, told("access-error-reply", reply), { reply });
}

async function menuOver(
  socket: Socket,
  lines: Lines,
  { item, way }: { readonly item: Item; readonly way: Way },
): Promise<Listing> {
  const { reading, plan } = item;
  const entries = await menuFrom(lines, { ...reading, scheme: plan.scheme }, way.settings.maxOctets);
  socket.destroy();
  return listingOf(way, item, entries);
}

interface Reading {
  readonly way: Way;
  readonly length: number | undefined;
}

/** RFC 1436 §3.4: a text ends with its connection. A dot before that may be its own, and stays. */
function contentFrom(
  socket: Socket,
  { reading, plan, retrievedFrom }: Item,
  { way, length }: Reading,
): Content {
  const failure = (error: unknown): AccessError => failureOf(error, reading.host);
  const { maxOctets } = way.settings;
  if (length !== undefined && length > maxOctets)
    throw new AccessError("too-large", told("access-too-large", maxOctets));
  const mediaType = typeOf(reading);
  const facts = {
    ...{ reference: way.reference, retrievedFrom, chain: [], plan, mediaType, size: length, ok: true },
    ...{ isGuessed: mediaType !== undefined, modified: undefined, status: undefined, fields: [] },
  };
  const octets = through(socket, length === undefined ? unchanged() : exactly(length));
  return contentOf(facts, { octets, way, failure });
}

/** The octets that were announced, and no more. */
function exactly(length: number): Transform {
  let left = length;
  return new Transform({
    transform(piece: Buffer, _encoding, callback) {
      const taken = piece.subarray(0, left);
      left -= taken.length;
      if (taken.length > 0) this.push(taken);
      if (left === 0) this.push(null);
      callback();
    },
    flush(callback) {
      callback(left === 0 ? null : new AccessError("incomplete", told("access-incomplete", "end")));
    },
  });
}

/** RFC 1436 §3.8, and the types that servers use: what they usually are. The view that was asked for is one, too. */
const TYPES: ReadonlyMap<unknown, string> = new Map(
  Object.entries({
    0: "text/plain",
    1: "text/plain",
    4: "application/mac-binhex40",
    6: "text/plain",
    7: "text/plain",
    9: "application/octet-stream",
    d: "application/pdf",
    g: "image/gif",
    h: "text/html",
    p: "image/png",
  }),
);

function typeOf({ type, plus }: GopherReading): string | undefined {
  if (plus?.form === "view") return plus.view.toLowerCase();
  return plus?.form === "attributes" ? "text/plain" : TYPES.get(type);
}
