/** RFC 2397 §2: the data that the reference itself holds. */

import type { Plan } from "@urikit/schemes";
import { AccessError, told } from "../access-error.ts";
import { contentInMemory } from "../content.ts";
import type { Content } from "../resource.ts";
import type { Way } from "../way.ts";

/** The content of a plan that takes its data from the reference. */
export function takeData(plan: Plan, way: Way): Content {
  const { reference, uri, settings } = way;
  const [step] = plan.steps;
  if (step?.do !== "take") throw new AccessError("no-way", told("access-no-way", plan.scheme));
  const { octets, mediaType } = step;
  const { maxOctets } = settings;
  if (octets.length > maxOctets)
    throw new AccessError("too-large", told("access-too-large", maxOctets), { step });
  const facts = {
    ...{ reference, retrievedFrom: uri, chain: [], plan, mediaType, isGuessed: false, size: octets.length },
    ...{ modified: undefined, status: undefined, fields: [], ok: true },
  };
  return contentInMemory(facts, octets, way);
}
