/** A plan for people: its steps as a numbered list, in the protocol's own words, the octets shown safely. */

import { printable } from "urikit";
import type { Data, Plan, PlanStep, PortUse, RequestParameter, RequestParameters } from "urikit/schemes";
import { quotedOctets } from "../../display/octets.ts";

/** A step in words, and what it is for, unless that is obvious. */
export interface StepText {
  readonly step: string;
  readonly note: string | undefined;
}

/** The steps of a plan, and those of the plans that follow it. */
export function stepTexts(plan: Plan): readonly StepText[] {
  const texts = plan.steps.map((step) => ({
    step: stepText(step, plan),
    note: step.do === "connect" ? undefined : printable(step.note),
  }));
  return plan.next === undefined ? texts : [...texts, ...stepTexts(plan.next)];
}

function stepText(step: PlanStep, plan: Plan): string {
  switch (step.do) {
    case "connect":
      return connectText(step, plan);
    case "send":
      return `send ${step.secret ? withoutSecret(step.octets) : quotedOctets(step.octets)}`;
    case "ask":
      return askText(step);
    case "guess":
      return `guess the ${step.what} from ${dataText(step.from)}: ${step.choices
        .map(({ guess, octets }) => `${guess}, send ${quotedOctets(octets)}`)
        .join("; ")}`;
    case "session":
      return sessionText(step);
    case "request":
      return [`${step.operation}, by ${step.of}`, parametersText(step.parameters)].filter(Boolean).join(": ");
    case "compose":
      return composeText(step);
    case "open":
      return `open ${step.names.map((name) => `/${unquotedText(name)}`).join("")}`;
    case "take":
      return `take ${counted(step.octets.length, "octet")} of ${printable(step.mediaType)}`;
  }
}

const PORTS: { readonly [status in PortUse["status"]]: string } = {
  own: "the scheme's own",
  other: "not the scheme's own",
  reserved: "in the reserved range, below 1024, where other protocols listen: RFC 1738 §6",
};

function connectText(
  { host, port, secure, transport, rareAddress }: PlanStep & { do: "connect" },
  { scheme, port: use, gateway }: Plan,
): string {
  const where = host === undefined ? "your own server" : printable(host);
  const status = use === undefined || gateway !== undefined ? "" : ` (${PORTS[use.status]})`;
  const role = gateway === undefined ? "" : `, the gateway for ${scheme} (RFC 1738 §4)`;
  const address =
    rareAddress === undefined
      ? ""
      : `; many systems take this name for the address ${rareAddress} (RFC 3986 §7.4)`;
  return `connect to ${where}, port ${port}${status}${wayText(secure, transport)}${role}${address}`;
}

function wayText(secure: boolean, transport: "udp" | undefined): string {
  if (transport === "udp") return secure ? ", over DTLS (UDP)" : ", by UDP";
  return secure ? ", over TLS" : "";
}

/** `PASS ***`: what follows the first space is masked. */
function withoutSecret(octets: Uint8Array): string {
  const afterSpace = octets.indexOf(0x20) + 1;
  return quotedOctets(octets.slice(0, afterSpace)).replace(/"$/, '***\\r\\n"');
}

function askText({ for: what, before, lineEnd, after, lines }: PlanStep & { do: "ask" }): string {
  const answer = `‹${what}›${quotedOctets(lineEnd).slice(1, -1)}`;
  const sent = `${quotedOctets(before).slice(0, -1)}${answer}${lines ? "…" : ""}${quotedOctets(after).slice(1)}`;
  return `ask for the ${what.replace(/^the /, "")}, then send ${sent}`;
}

function sessionText({ protocol, user, password }: PlanStep & { do: "session" }): string {
  const advice = user === undefined ? "" : `; the reference suggests logging in as ${dataText(user)}`;
  const more = password === undefined ? "" : ", with the password in it";
  return `begin an interactive session, by ${protocol}${advice}${more}`;
}

function composeText({ to, fields }: PlanStep & { do: "compose" }): string {
  const addressed = to.length === 0 ? "nobody yet" : to.map((address) => printable(address)).join(", ");
  const texts = fields.map(
    ({ name, value, unsafe }) =>
      `${printable(name)}: ${printable(value)}${unsafe ? " (not among the fields believed safe: leave it out, or show it to the user)" : ""}`,
  );
  return [`begin a message to ${addressed}`, ...texts].join("; ");
}

function parametersText(parameters: RequestParameters): string {
  return Object.entries(parameters)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name} ${parameterText(value)}`)
    .join(", ");
}

function parameterText(value: RequestParameter): string {
  if (typeof value === "string" || value instanceof Uint8Array) return dataText(value);
  if (Array.isArray(value)) return `[${value.map(parameterText).join(", ")}]`;
  if (typeof value === "object") return `{${parametersText(value as RequestParameters)}}`;
  return String(value);
}

/** Data in quotes. */
function dataText(data: Data): string {
  return typeof data === "string" ? printable(JSON.stringify(data)) : quotedOctets(data);
}

function unquotedText(data: Data): string {
  return dataText(data).slice(1, -1);
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? "" : "s"}`;
}
