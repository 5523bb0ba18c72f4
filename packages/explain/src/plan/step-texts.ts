/** A plan for people: its steps as a numbered list, in the protocol's own words, the octets shown safely. */

import type { Plan, PlanStep } from "@urikit/schemes";
import type {
  ConnectStep,
  OctetData,
  PortUse,
  RequestParameter,
  RequestParameters,
} from "@urikit/schemes/define";
import { printable } from "urikit/display";
import { type Catalogue, type Statement, type StatementValue, say, statement } from "urikit/words";
import { quotedOctets } from "../reference/octets.ts";
import { SENTENCES } from "../words/en-errors.ts";
import { plan } from "../words/en-plan.ts";
import type { Words } from "../words/words.ts";

/** A step in words, and what it is for, unless that is obvious. */
export interface StepText {
  readonly step: string;
  readonly note: string | undefined;
  /** The replies that it follows, and those that it expects; undefined where no reply is waited for. */
  readonly replies: string | undefined;
}

/** The sentences on steps, and those of the schemes. */
export type PlanWords = Catalogue<PlanId | (keyof typeof SENTENCES & string)>;

type PlanId = keyof typeof plan;

const ENGLISH: PlanWords = { ...SENTENCES, ...plan };

/** The sentences on steps in the words of a language. */
export function planWords({ catalogue }: Words): PlanWords {
  return { ...ENGLISH, ...catalogue };
}

/** The steps of a plan, and those of the plans that follow it, in the words of a language. */
export function stepTexts(whole: Plan, words: PlanWords = ENGLISH): readonly StepText[] {
  const texts = whole.steps.map((step) => ({
    step: say(words, stepSaid(step, whole, words)),
    note: step.do === "connect" ? undefined : printable(say(words, step.note)),
    replies: repliesText(step, words),
  }));
  return whole.next === undefined ? texts : [...texts, ...stepTexts(whole.next, words)];
}

/** What comes back at the end of a plan, in the words of a language; undefined where no server is asked. */
export function receivedText({ receives, next }: Plan, words: PlanWords = ENGLISH): string | undefined {
  if (next !== undefined) return receivedText(next, words);
  return receives === "nothing" ? undefined : say(words, said(`plan-receives-${receives}`));
}

/** Statements on plans: their ids are those of the catalogue. */
const said = (id: PlanId, ...values: readonly StatementValue[]) => statement(id, ...values);

/** The replies that a step follows, and those that it expects. */
function repliesText(step: PlanStep, words: PlanWords): string | undefined {
  const parts = [...conditionOf(step), ...expectationOf(step)];
  return parts.length === 0 ? undefined : printable(say(words, said("plan-replies", ...parts)));
}

function conditionOf(step: PlanStep): readonly Statement[] {
  if (!("when" in step) || step.when === undefined) return [];
  const { reply, capability } = step.when;
  const conditions = [
    ...(reply === undefined ? [] : [said("plan-after-reply", said("plan-codes", ...reply))]),
    ...(capability === undefined ? [] : [said("plan-with-capability", capability)]),
  ];
  return [said("plan-when", ...conditions)];
}

function expectationOf(step: PlanStep): readonly Statement[] {
  if (!("expects" in step) || step.expects.length === 0) return [];
  return [said("plan-expects", ...step.expects.map((codes) => said("plan-codes", ...codes)))];
}

function stepSaid(step: PlanStep, { scheme, port, gateway }: Plan, words: PlanWords): Statement {
  switch (step.do) {
    case "connect":
      return connection(step, {
        use: gateway === undefined ? port?.status : undefined,
        gatewayFor: gateway === undefined ? undefined : scheme,
      });
    case "send":
      return said("plan-send", step.secret ? withoutSecret(step.octets) : quotedOctets(step.octets));
    case "ask":
      return said("plan-ask", step.for, answerText(step, words));
    case "guess":
      return said(
        "plan-guess",
        step.what,
        dataText(step.from),
        ...step.choices.map(({ guess, octets }) => said("plan-choice", guess, quotedOctets(octets))),
      );
    case "session":
      return said(
        "plan-session",
        step.protocol,
        step.user === undefined ? "" : said("plan-login", step.user && dataText(step.user)),
        step.password === undefined ? "" : said("plan-with-password"),
      );
    case "request": {
      const parameters = parametersText(step.parameters);
      return parameters === ""
        ? said("plan-request", step.operation, step.of)
        : said("plan-request-with", step.operation, step.of, parameters);
    }
    case "compose":
      return composition(step);
    case "open":
      return said("plan-open", step.names.map((name) => `/${unquotedText(name)}`).join(""));
    case "take":
      return said("plan-take", step.octets.length, printable(step.mediaType));
  }
}

function connection(
  { host, port, tls, transport, rareAddress }: PlanStep & { do: "connect" },
  { use, gatewayFor }: { use: PortUse["status"] | undefined; gatewayFor: string | undefined },
): Statement {
  return said(
    "plan-connect",
    host === undefined ? said("plan-own-server") : printable(host),
    port,
    use === undefined ? "" : said(`plan-port-${use}`),
    wayOf(tls, transport),
    gatewayFor === undefined ? "" : said("plan-gateway", gatewayFor),
    rareAddress === undefined ? "" : said("plan-rare-address", rareAddress),
  );
}

/** By what a connection is made, unless it is TCP alone. */
function wayOf(tls: ConnectStep["tls"], transport: ConnectStep["transport"]): Statement | "" {
  if (tls === "explicit") return said("plan-tls-later");
  if (transport === "udp") return said(tls === "none" ? "plan-udp" : "plan-dtls");
  return tls === "none" ? "" : said("plan-tls");
}

function composition({ to, fields }: PlanStep & { do: "compose" }): Statement {
  const of = fields.map(({ name, value, unsafe }) =>
    said(unsafe ? "plan-unsafe-field" : "plan-field", printable(name), printable(value)),
  );
  if (to.length === 0) return said("plan-compose-to-nobody", ...of);
  return said("plan-compose", said("plan-recipients", ...to.map((address) => printable(address))), ...of);
}

/** `PASS ***`: what follows the first space is masked. */
function withoutSecret(octets: Uint8Array): string {
  const afterSpace = octets.indexOf(0x20) + 1;
  return quotedOctets(octets.slice(0, afterSpace)).replace(/"$/, '***\\r\\n"');
}

/** The octets that are sent when the person has answered. */
function answerText(
  { for: what, before, lineEnd, after, lines }: PlanStep & { do: "ask" },
  words: PlanWords,
): string {
  const answer = `‹${say(words, what)}›${quotedOctets(lineEnd).slice(1, -1)}`;
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
function dataText(data: OctetData): string {
  return typeof data === "string" ? printable(JSON.stringify(data)) : quotedOctets(data);
}

function unquotedText(data: OctetData): string {
  return dataText(data).slice(1, -1);
}
