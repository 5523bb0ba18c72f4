/** A plan for people: its steps as a numbered list, in the protocol's own words, the octets shown safely. */

import { printable } from "urikit";
import type { Data, Parameter, Plan, PlanStep, PortUse } from "urikit/schemes";
import { quotedOctets } from "../../display/octets.ts";

/** A step in words, and what it is for, where that does not go without saying. */
export interface Told {
  readonly words: string;
  readonly note: string | undefined;
}

/** The steps of a plan, those of the plans behind it told as well. */
export function tellPlan(plan: Plan): readonly Told[] {
  const told = plan.steps.map((step) => ({
    words: wordsOf(step, plan.port),
    note: step.do === "connect" ? undefined : printable(step.note),
  }));
  return plan.next === undefined ? told : [...told, ...tellPlan(plan.next)];
}

function wordsOf(step: PlanStep, port: PortUse | undefined): string {
  switch (step.do) {
    case "connect":
      return connectWords(step, port);
    case "send":
      return `send ${step.secret ? withoutSecret(step.octets) : quotedOctets(step.octets)}`;
    case "ask":
      return askWords(step);
    case "guess":
      return `guess the ${step.what} from ${shownData(step.from)}: ${step.choices
        .map(({ guess, octets }) => `${guess}, send ${quotedOctets(octets)}`)
        .join("; ")}`;
    case "session":
      return sessionWords(step);
    case "request":
      return `${step.operation}, by ${step.of}: ${parameterWords(step.parameters)}`;
    case "compose":
      return composeWords(step);
    case "open":
      return `open ${step.names.map((name) => `/${shownPlain(name)}`).join("")}`;
    case "take":
      return `take ${counted(step.octets.length, "octet")} of ${printable(step.mediaType)}`;
  }
}

const PORTS: { readonly [status in PortUse["status"]]: string } = {
  own: "the scheme's own",
  other: "not the scheme's own",
  reserved: "in the reserved range, below 1024: other protocols listen there, RFC 1738 §6",
};

function connectWords(
  { host, port, secure }: PlanStep & { do: "connect" },
  use: PortUse | undefined,
): string {
  const where = host === undefined ? "your own server" : printable(host);
  const status = use === undefined ? "" : ` (${PORTS[use.status]})`;
  return `connect to ${where}, port ${port}${status}${secure ? ", by TLS" : ""}`;
}

/** `PASS ***`: what follows the first blank is not shown. */
function withoutSecret(octets: Uint8Array): string {
  const blank = octets.indexOf(0x20) + 1;
  return quotedOctets(octets.slice(0, blank)).replace(/"$/, '***\\r\\n"');
}

function askWords({ for: what, before, lineEnd, after, lines }: PlanStep & { do: "ask" }): string {
  const answer = `‹${what}›${quotedOctets(lineEnd).slice(1, -1)}`;
  const sent = `${quotedOctets(before).slice(0, -1)}${answer}${lines ? "…" : ""}${quotedOctets(after).slice(1)}`;
  return `ask for the ${what.replace(/^the /, "")}, and send ${sent}`;
}

function sessionWords({ protocol, user, password }: PlanStep & { do: "session" }): string {
  const advice = user === undefined ? "" : `, with the advice to log in as ${shownData(user)}`;
  const more = password === undefined ? "" : " with the password that the reference holds";
  return `begin an interactive session, by ${protocol}${advice}${more}`;
}

function composeWords({ to, fields }: PlanStep & { do: "compose" }): string {
  const addressed = to.length === 0 ? "nobody yet" : to.map((address) => printable(address)).join(", ");
  const told = fields.map(
    ({ name, value, unsafe }) =>
      `${printable(name)}: ${printable(value)}${unsafe ? " (not among those believed safe: leave it out, or show it)" : ""}`,
  );
  return [`begin a message to ${addressed}`, ...told].join("; ");
}

function parameterWords(parameters: { readonly [name: string]: Parameter }): string {
  return Object.entries(parameters)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name} ${shownParameter(value)}`)
    .join(", ");
}

function shownParameter(value: Parameter): string {
  if (typeof value === "string" || value instanceof Uint8Array) return shownData(value);
  if (Array.isArray(value)) return `[${value.map(shownParameter).join(", ")}]`;
  if (typeof value === "object")
    return `{${parameterWords(value as { readonly [name: string]: Parameter })}}`;
  return String(value);
}

/** Data in quotes. */
export function shownData(data: Data): string {
  return typeof data === "string" ? printable(JSON.stringify(data)) : quotedOctets(data);
}

function shownPlain(data: Data): string {
  return shownData(data).slice(1, -1);
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? "" : "s"}`;
}
