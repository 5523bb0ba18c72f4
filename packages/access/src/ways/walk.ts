/** RFC 1738 §3: the steps of a plan over a connection, each where its condition calls for it, by the replies that it expects. */

import type { PlanStep } from "@urikit/schemes";
import type { StepCondition } from "@urikit/schemes/define";
import { tellSent } from "../watched.ts";
import type { Way } from "../way.ts";
import { type Control, type FailureCodes, failureFor, isOne, MOST_LINES, type Reply } from "./replies.ts";

/** How the steps of a protocol are carried out. */
export interface Protocol {
  readonly control: Control;
  readonly way: Way;
  /** The octets of a step; undefined where nothing is to be sent. */
  readonly octetsOf: (step: PlanStep) => Promise<Uint8Array | undefined>;
  readonly failures: FailureCodes;
}

/** Carries out one step after another; gives the first of the replies that it expects. */
export type Walk = (step: PlanStep) => Promise<Reply | undefined>;

export function walkBy(protocol: Protocol): Walk {
  let last: Reply | undefined;
  let passedOver: readonly PlanStep[] = [];
  return async function walk(step: PlanStep): Promise<Reply | undefined> {
    if (step.do !== "connect" && !isCalledFor(step, last)) {
      passedOver = [...passedOver, step];
      return undefined;
    }
    const reply = await replyTo(step, protocol);
    const recalled = passedOver.find((one) => reply !== undefined && isCalledFor(one, reply));
    if (recalled !== undefined) {
      // The server wants now what was passed over; after it, the step is done once more.
      passedOver = passedOver.filter((one) => one !== recalled);
      last = await expectedOf(await replyTo(recalled, protocol), recalled, protocol);
      last = await expectedOf(await replyTo(step, protocol), step, protocol);
      return last;
    }
    last = (await expectedOf(reply, step, protocol)) ?? last;
    return last;
  };
}

function isCalledFor(step: PlanStep, reply: Reply | undefined): boolean {
  const when = conditionOf(step);
  return when === undefined || (reply !== undefined && isOne(reply, when.reply ?? []));
}

function conditionOf(step: PlanStep): StepCondition | undefined {
  return step.do === "send" || step.do === "ask" ? step.when : undefined;
}

/** The reply to a step, whatever it is; undefined where nothing was sent, or no reply is waited for. */
async function replyTo(step: PlanStep, { control, octetsOf, way }: Protocol): Promise<Reply | undefined> {
  const isSilent = "expects" in step && step.expects.length === 0;
  if (step.do === "connect") return isSilent ? undefined : control.reply();
  const octets = await octetsOf(step);
  if (octets === undefined) return undefined;
  tellSent(way, step, octets);
  if (!isSilent) return control.ask(octets);
  control.socket.write(octets);
  return undefined;
}

/** RFC 959 §4.2: a reply on the way (`1yz`) is passed over, unless it is what is expected. */
async function expectedOf(
  first: Reply | undefined,
  step: PlanStep,
  { control, failures }: Protocol,
): Promise<Reply | undefined> {
  if (first === undefined) return undefined;
  const [codes = []] = "expects" in step ? step.expects : [];
  let reply = first;
  for (let count = 1; !isOne(reply, codes); count++) {
    if (!reply.code.startsWith("1") || count === MOST_LINES) throw failureFor(reply, step, failures);
    reply = await control.reply();
  }
  return reply;
}
