/** What every way to a resource is given. */

import type { Settings } from "./access-options.ts";
import type { Clock } from "./clock.ts";

/** One access: the reference, what the caller set, and its time. */
export interface Way {
  /** As it was given. */
  readonly reference: string;
  /** The same as a URI, where the policy maps IRIs. */
  readonly uri: string;
  readonly settings: Settings;
  readonly clock: Clock;
}
