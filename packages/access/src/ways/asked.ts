/** RFC 1738 §3.2.1: what the person answers to a step that asks, as a line of the protocol. */

import { type AskStep, answerOctets, type OctetData } from "@urikit/schemes/define";
import { AccessError, told } from "../access-error.ts";
import { refused } from "../refused.ts";
import type { Way } from "../way.ts";

/** Whom the question is about. */
interface Asker {
  readonly host: string;
  readonly user: OctetData | undefined;
}

/**
 * The octets of the answer.
 *
 * @throws {AccessError} `needs-answer` if nobody answers.
 */
export async function answeredStep(
  step: AskStep,
  { host, user }: Asker,
  { settings, clock }: Way,
): Promise<Uint8Array> {
  const question = { for: step.for, secret: step.secret, host, user };
  const answer = await clock.unlessEnded(Promise.resolve(settings.ask?.(question)));
  if (answer === undefined)
    throw new AccessError("needs-answer", told("access-question", step.for), { step });
  return refused(() => answerOctets(step, answer));
}
