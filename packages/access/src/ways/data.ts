/** RFC 2397 §2: the data that the reference itself holds. */

import { Readable } from "node:stream";
import type { Plan } from "@urikit/schemes";
import { AccessError, told } from "../access-error.ts";
import { contentOf } from "../content.ts";
import type { Content } from "../resource.ts";
import type { Way } from "../way.ts";

/** The content of a plan that takes its data from the reference. */
export function takeData(plan: Plan, way: Way): Content {
  const { reference, uri, settings, clock } = way;
  const [step] = plan.steps;
  if (step?.do !== "take") throw new AccessError("no-way", told("access-no-way", plan.scheme));
  const { octets, mediaType } = step;
  const { maxOctets } = settings;
  if (octets.length > maxOctets)
    throw new AccessError("too-large", told("access-too-large", maxOctets), { step });
  const facts = {
    ...{ reference, retrievedFrom: uri, chain: [], plan },
    ...{
      mediaType,
      isGuessed: false,
      size: octets.length,
      modified: undefined,
      status: undefined,
      fields: [],
      ok: true,
    },
  };
  clock.stop();
  const source = Readable.from(octets.length === 0 ? [] : [octets], { objectMode: true });
  return contentOf(facts, { octets: source, way, failure: notTaken });
}

/** Memory does not fail. */
function notTaken(cause: unknown): AccessError {
  return cause instanceof AccessError
    ? cause
    : new AccessError("incomplete", told("access-closed"), { cause });
}
