/**
 * A plan as JSON: `scheme`, `port` {`number`, `status`}, `gateway` if it goes through one, `steps`, and `next` if another plan follows. What is sent is
 * a text in which every character is one octet.
 */

import type { Plan, PlanStep } from "urikit/schemes";
import { octetText, withOctets } from "../../display/octets.ts";

export function planJson({ scheme, port, gateway, steps, next }: Plan): object {
  return {
    scheme,
    port,
    gateway,
    steps: steps.map(stepJson),
    next: next === undefined ? undefined : planJson(next),
  };
}

function stepJson(step: PlanStep): object {
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
