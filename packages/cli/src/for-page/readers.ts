/** Who reads a reference otherwise, and why. */

export { inOrder } from "../commands/standards/order.ts";
export { namesOf } from "../commands/standards/readers.ts";
export { type Reason, reasonsOf } from "../commands/standards/reasons.ts";
export { shownComparison, shownDestinations } from "../commands/standards/shown.ts";
export { leads, serverOf, targetOf } from "../commands/standards/summary.ts";
