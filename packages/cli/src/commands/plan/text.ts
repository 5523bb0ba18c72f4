/** A plan for people: its steps as a numbered list, in the protocol's own words, the octets shown safely. */

import { printable } from "urikit";
import type { Data, Plan, PlanStep, RequestParameter, RequestParameters } from "urikit/schemes";
import { quotedOctets } from "../../display/octets.ts";
import { type ConnectionTold, ENGLISH_PLAN, type PlanWords } from "./plan-words.ts";

/** A step in words, and what it is for, unless that is obvious. */
export interface StepText {
  readonly step: string;
  readonly note: string | undefined;
}

/** The steps of a plan, and those of the plans that follow it, in the words of a language. */
export function stepTexts(plan: Plan, words: PlanWords = ENGLISH_PLAN): readonly StepText[] {
  const texts = plan.steps.map((step) => ({
    step: stepText(step, plan, words),
    note: step.do === "connect" ? undefined : printable(words.note(step.note)),
  }));
  return plan.next === undefined ? texts : [...texts, ...stepTexts(plan.next, words)];
}

function stepText(step: PlanStep, plan: Plan, words: PlanWords): string {
  switch (step.do) {
    case "connect":
      return words.connect(connectionTold(step, plan));
    case "send":
      return words.send(step.secret ? withoutSecret(step.octets) : quotedOctets(step.octets));
    case "ask":
      return words.ask(step.for, answerText(step, words));
    case "guess":
      return words.guess(
        step.what,
        dataText(step.from),
        step.choices.map(({ guess, octets }) => ({ guess, octets: quotedOctets(octets) })),
      );
    case "session":
      return words.session({
        protocol: step.protocol,
        user: step.user && dataText(step.user),
        hasPassword: step.password !== undefined,
      });
    case "request":
      return words.request(step.operation, step.of, parametersText(step.parameters));
    case "compose":
      return words.compose(
        step.to.map((address) => printable(address)),
        step.fields.map(({ name, value, unsafe }) => ({
          name: printable(name),
          value: printable(value),
          unsafe,
        })),
      );
    case "open":
      return words.open(step.names.map((name) => `/${unquotedText(name)}`).join(""));
    case "take":
      return words.take(step.octets.length, printable(step.mediaType));
  }
}

function connectionTold(
  { host, port, secure, transport, rareAddress }: PlanStep & { do: "connect" },
  { scheme, port: use, gateway }: Plan,
): ConnectionTold {
  return {
    host: host === undefined ? undefined : printable(host),
    port,
    status: gateway === undefined ? use?.status : undefined,
    way: transport === "udp" ? (secure ? "DTLS" : "UDP") : secure ? "TLS" : "TCP",
    gatewayFor: gateway === undefined ? undefined : scheme,
    rareAddress,
  };
}

/** `PASS ***`: what follows the first space is masked. */
function withoutSecret(octets: Uint8Array): string {
  const afterSpace = octets.indexOf(0x20) + 1;
  return quotedOctets(octets.slice(0, afterSpace)).replace(/"$/, '***\\r\\n"');
}

/** What is sent when the person has answered. */
function answerText(
  { for: what, before, lineEnd, after, lines }: PlanStep & { do: "ask" },
  words: PlanWords,
): string {
  const answer = `‹${words.asked(what)}›${quotedOctets(lineEnd).slice(1, -1)}`;
  return `${quotedOctets(before).slice(0, -1)}${answer}${lines ? "…" : ""}${quotedOctets(after).slice(1)}`;
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
