/** RFC 3986 §1.2.2: one access, from the reference to what is reached, or to the reason why nothing is. */

import { isUriReference } from "urikit";
import { AccessError } from "./access-error.ts";
import type { Settings } from "./access-options.ts";
import { startClock } from "./clock.ts";
import { refused } from "./refused.ts";
import type { Way } from "./way.ts";

/** What `reach` reaches, within the time of the settings. */
export async function attempt<Reached>(
  reference: string,
  settings: Settings,
  reach: (way: Way) => Promise<Reached>,
): Promise<Reached> {
  if (typeof reference !== "string") throw new TypeError("the reference must be a string");
  const clock = startClock(settings);
  try {
    clock.signal.throwIfAborted();
    const uri = uriOf(reference, settings);
    return await reach({ reference, uri, settings, clock });
  } catch (error) {
    clock.stop();
    throw endOr(error, clock.signal);
  }
}

/** Why an access ended, where it was ended: what then fails is a consequence. The same end with its redirects stays. */
function endOr(error: unknown, { aborted, reason }: AbortSignal): unknown {
  const isEnd = error instanceof AccessError && error.code === reason?.code;
  return aborted && !isEnd ? reason : error;
}

/** RFC 3987 §3.1: an IRI as the URI that it is mapped to, if the policy maps IRIs. */
function uriOf(reference: string, { policy: { mapIri } }: Settings): string {
  return mapIri === undefined || isUriReference(reference) ? reference : refused(() => mapIri(reference));
}
