/** RFC 6068 §7, RFC 5724 §2.3: a message that the person completes, and sends or does not. Nothing is dialled, and nothing sent. */

import { type Plan, planAny } from "@urikit/schemes";
import { AccessError, told } from "../access-error.ts";
import { refused } from "../refused.ts";
import type { Draft, DraftField } from "../resource.ts";
import type { Way } from "../way.ts";
import { emlOf } from "./eml.ts";

/** The draft that a reference begins. */
export function draftFor(way: Way): Draft {
  const { reference, uri, clock } = way;
  const plan = refused(() => planAny(uri));
  const { to, fields } = composed(plan);
  clock.stop();
  return {
    kind: "draft",
    ...{ reference, retrievedFrom: uri, chain: [], plan: plan as Plan, close: () => {} },
    ...{ to, fields, eml: () => emlOf(to, fields) },
  };
}

function composed(plan: Plan | undefined): {
  readonly to: readonly string[];
  readonly fields: readonly DraftField[];
} {
  const [step] = plan?.steps ?? [];
  if (step?.do !== "compose")
    throw new AccessError("no-way", told("access-for-a-person", plan?.scheme ?? ""));
  return step;
}
