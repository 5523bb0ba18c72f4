/** Figures as they are written, and names by how frequent they are. */

export { type Frequency, mostFrequent } from "../commands/report/frequency.ts";
export { grouped, percent, ratio } from "../display/counts.ts";
