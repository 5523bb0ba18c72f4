/** Where two references part, and what they have in common. */

export { likenesses } from "../commands/compare/almost.ts";
export { differingComponents, differingRanges } from "../commands/compare/parting.ts";
