/**
 * A plan as JSON: `scheme`, `port` {`number`, `status`}, `gateway` if it goes through one, `steps`, what it `receives`, the
 * `request` if that is one of HTTP, and `next` if another plan follows. Data to send is a text in which every character is one octet.
 */

import { octetText, withOctets } from "@urikit/explain";
import type { PlanWords } from "@urikit/explain/plan";
import type { Plan, PlanStep } from "@urikit/schemes";
import { say } from "urikit/words";

export function planJson(
  { scheme, port, gateway, steps, receives, request, next }: Plan,
  words: PlanWords,
): object {
  return {
    scheme,
    port,
    gateway,
    steps: steps.map((step) => stepJson(step, words)),
    receives,
    request,
    next: next === undefined ? undefined : planJson(next, words),
  };
}

function stepJson(step: PlanStep, words: PlanWords): object {
  const note = say(words, step.note);
  switch (step.do) {
    case "send":
    case "take":
      return { ...step, octets: octetText(step.octets), note };
    case "ask": {
      const { before, lineEnd, after } = step;
      const sent = { before: octetText(before), lineEnd: octetText(lineEnd), after: octetText(after) };
      return { ...step, for: say(words, step.for), ...sent, note };
    }
    case "guess": {
      const choices = step.choices.map(({ guess, octets }) => ({
        guess: say(words, guess),
        octets: octetText(octets),
      }));
      return { ...step, what: say(words, step.what), from: withOctets(step.from), choices, note };
    }
    default:
      return withOctets({ ...step, note }) as object;
  }
}
