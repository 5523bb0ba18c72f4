/**
 * A plan as JSON: `scheme`, `port` {`number`, `status`}, `steps`, and `next` where another plan follows. What is
 * sent is a text of which every character is an octet.
 */

import type { Plan, PlanStep } from "urikit/schemes";
import { octetText, withOctets } from "../../display/octets.ts";

/** The JSON of a plan. */
export function planRecord({ scheme, port, steps, next }: Plan): object {
  return {
    scheme,
    port,
    steps: steps.map(stepRecord),
    next: next === undefined ? undefined : planRecord(next),
  };
}

function stepRecord(step: PlanStep): object {
  switch (step.do) {
    case "send":
    case "take":
      return { ...step, octets: octetText(step.octets) };
    case "ask": {
      const { before, lineEnd, after } = step;
      const sent = { before: octetText(before), lineEnd: octetText(lineEnd), after: octetText(after) };
      return { ...step, ...sent };
    }
    case "guess": {
      const choices = step.choices.map(({ guess, octets }) => ({ guess, octets: octetText(octets) }));
      return { ...step, from: withOctets(step.from), choices };
    }
    default:
      return withOctets(step) as object;
  }
}
