/** RFC 2392: `mid` and `cid`: a message, or a part of one, which the caller finds: nothing is dialled. */

import { type Plan, planAny } from "@urikit/schemes";
import { AccessError, told } from "../access-error.ts";
import { contentInMemory } from "../content.ts";
import { refused } from "../refused.ts";
import type { Content } from "../resource.ts";
import type { Way } from "../way.ts";

/** The message that a reference names, if the caller finds it. */
export async function findMessage(way: Way): Promise<Content> {
  const { reference, uri: retrievedFrom, settings, clock } = way;
  const plan = refused(() => planAny(retrievedFrom));
  if (settings.findMessage === undefined || plan === undefined)
    throw new AccessError("no-way", told("access-no-way", plan?.scheme ?? "mid"));
  const found = await clock.unlessEnded(Promise.resolve(settings.findMessage(namesIn(plan))));
  if (found === undefined) throw new AccessError("not-found", told("access-no-message"));
  const { octets, mediaType = "message/rfc822" } = found;
  const facts = {
    ...{ reference, retrievedFrom, chain: [], plan, mediaType, isGuessed: false, size: octets.length },
    ...{ modified: undefined, status: undefined, fields: [], ok: true },
  };
  return contentInMemory(facts, octets, way);
}

function namesIn({ steps: [step] }: Plan) {
  const { messageId, contentId } = step?.do === "request" ? step.parameters : {};
  const textOf = (name: unknown) => (typeof name === "string" ? name : undefined);
  return { message: textOf(messageId), content: textOf(contentId) };
}
