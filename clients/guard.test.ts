/**
 * RFC 3986 §7.4, §7.6: what the guard allows is handed to real clients, whose connections are caught: none goes where the
 * guard did not say. The references are new each time; SEED repeats a run. A client that cannot be loaded, or that stops
 * answering, is skipped by name.
 */

import { fileURLToPath } from "node:url";
import { Chance } from "@urikit/abnf/chance";
import { guard, readPolicy } from "@urikit/guard";
import { formatIPv4, formatIPv6, parse, parseIPv6 } from "urikit";
import { beforeAll, describe, expect, it } from "vitest";
import { dialledNotes } from "../minefield/record/dialled.ts";
import { PROGRAMS } from "../minefield/record/programs.ts";
import { Recorder, type RecorderCommand } from "../minefield/record/recorder.ts";
import { reference } from "./references.ts";

const folder = fileURLToPath(new URL(".", import.meta.url));
const recorders = fileURLToPath(new URL("../minefield/recorders", import.meta.url));

/** How many references are made in a run. */
const MADE = Number(process.env.MADE ?? 2000);
const seed = Number(process.env.SEED ?? Date.now() % 2 ** 32);

const POLICY = readPolicy({ schemes: ["http", "https"], hosts: ["*"], ports: [80, 443, 8080, 65535] });

/** A text for a client, and where the guard says that it goes. */
interface Handed {
  readonly text: string;
  readonly said: string;
}

const handed: Handed[] = [];

beforeAll(() => {
  const chance = new Chance(seed);
  const made = new Set(Array.from({ length: MADE }, () => reference(chance)));
  const texts = new Map<string, string>();
  for (const one of made) {
    const { allowed, text = "" } = guard(one, POLICY);
    if (allowed) for (const each of [one, text]) texts.set(each, placeOf(text));
  }
  handed.push(...[...texts].map(([text, said]) => ({ text, said })));
  process.stdout.write(
    `SEED=${seed}: ${made.size} references, ${handed.length} texts that the guard allows\n`,
  );
});

/** `HOST PORT` of a text in normal form. */
function placeOf(text: string): string {
  const { scheme, host = "", port = scheme === "https" ? "443" : "80" } = parse(text);
  return canonical(`${host.replace(/^\[(.*)\]$/, "$1")} ${port}`);
}

/** An address in one form, IPv4 out of IPv6 (RFC 4291 §2.5.5.2); a name in small letters, without the dot of the root. */
function canonical(dialled: string): string {
  const space = dialled.lastIndexOf(" ");
  const [host, port] = [dialled.slice(0, space), ` ${Number(dialled.slice(space))}`]; // `080` is 80
  const pieces = parseIPv6(host.replace(/^\[(.*)\]$/, "$1"));
  if (pieces === undefined) return `${host.toLowerCase().replace(/(?<=[^.])\.$/, "")}${port}`;
  const [g = 0, h = 0] = pieces.slice(6);
  const isMapped = pieces.slice(0, 5).every((piece) => piece === 0) && pieces[5] === 0xffff;
  return `${isMapped ? formatIPv4(g * 0x10000 + h) : formatIPv6(pieces)}${port}`;
}

interface Went {
  readonly dialled: number;
  /** Each text with which the client went elsewhere, and where to. */
  readonly strays: readonly string[];
  /** The text to which it gave no answer, or none in time; it was not asked further. */
  readonly unanswered?: string;
}

/** Where a client goes with each text. */
async function askedOf(client: Recorder, texts: readonly Handed[]): Promise<Went> {
  const strays: string[] = [];
  let dialled = 0;
  for (const { text, said } of texts) {
    const answer = await client.ask({ reference: text, kind: "" }).catch(() => undefined);
    if (answer === undefined) return { dialled, strays, unanswered: JSON.stringify(text) };
    const { dials } = answer;
    if (typeof dials !== "string") continue;
    dialled += 1;
    if (canonical(dials) !== said) strays.push(`${JSON.stringify(text)}: ${dials}, and not ${said}`);
  }
  return { dialled, strays };
}

/** A client that runs; undefined if it cannot be loaded. */
const started = (command: RecorderCommand) => Recorder.start(command).catch(() => undefined);

const ofNode = (name: string) => started({ command: [process.execPath, "recorder.js", name], folder });

/** Those of Node, and those of npm that package.json pins. */
const NODE = [
  ...["fetch", "http.request", "http.get(url.parse())"],
  ...[
    "undici fetch",
    "undici request",
    "axios",
    "got",
    "node-fetch",
    "needle",
    "superagent",
    "follow-redirects",
  ],
];

/** Clients that look up `example.org:`, with its colon, where the port is empty: no such name can be found. */
const KEEP_A_COLON: readonly string[] = ["tornado", "mojo-url"];

/** Those of other languages, where they are on the machine. */
const OTHERS = PROGRAMS.filter(
  ({ id, dials, command: [, script] }) => dials && script !== "javascript.mjs" && !KEEP_A_COLON.includes(id),
);

/** Few texts are refused by a client; one that refuses most would prove nothing. */
const LEAST = 0.8;

type Skip = (why: string) => unknown;

/** Skips a client that stopped answering, but not before it is known to have gone nowhere else. */
function expectNoStray({ dialled, strays, unanswered }: Went, skip: Skip): void {
  expect(strays).toEqual([]);
  if (unanswered !== undefined) skip(`it did not answer in time to ${unanswered}`);
  expect(dialled).toBeGreaterThan(handed.length * LEAST);
}

describe.concurrent("no client goes where the guard did not say", () => {
  it("the guard allows a quarter at least", () => {
    expect(handed.length).toBeGreaterThan(MADE / 4);
  });

  it.for(NODE)("%s", async (name, { skip }) => {
    const client = await ofNode(name);
    if (client === undefined) return skip(`${name} cannot be loaded`);
    const went = await askedOf(client, handed);
    await client.close();
    expectNoStray(went, skip);
  });

  it.for(OTHERS)("$id", async ({ id, command, linksC }, { skip }) => {
    const notes = linksC && dialledNotes(recorders);
    const client = linksC && !notes ? undefined : await started({ command, folder: recorders, notes });
    if (client === undefined) return skip(`${id} is not on this machine`);
    const went = await askedOf(client, handed);
    await client.close();
    notes?.close();
    expectNoStray(went, skip);
  });
});

describe("the test can fail", () => {
  const HIDDEN = ["encoded-host"];
  it.for([
    ["http.get(url.parse())", "http://%65vil.example/admin", "localhost 80", HIDDEN],
    ["needle", "http://%65vil.example/admin", "localhost 80", HIDDEN],
    ["superagent", "HTTP://www.example.org/", "http 80", ["parsers-disagree"]],
  ] as const)(
    "%s strays with %s, which an older guard allowed",
    async ([name, text, place, why], { skip }) => {
      const { allowed, reasons } = guard(text, POLICY);
      expect(allowed).toBe(false);
      expect(reasons.map(({ id }) => id).sort()).toEqual(why);
      const client = await ofNode(name);
      if (client === undefined) return skip(`${name} cannot be loaded`);
      const { strays, unanswered } = await askedOf(client, [{ text, said: "evil.example 80" }]);
      await client.close();
      if (unanswered !== undefined) return skip(`${name} did not answer in time`);
      expect(strays).toEqual([`${JSON.stringify(text)}: ${place}, and not evil.example 80`]);
    },
  );
});
