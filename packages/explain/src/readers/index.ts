/**
 * @urikit/explain/readers: the readings of a reference by all readers, and why they differ.
 *
 * @packageDocumentation
 */

export { READER_SENTENCES, readerSentences, saidOfReaders } from "../words/en-readers.ts";
export { componentText } from "./components.ts";
export { inFamilies, namesOf, ownName } from "./names.ts";
export { inOrder } from "./order.ts";
export { type Reason, reasonsOf } from "./reasons.ts";
export { saidComparison } from "./said.ts";
export { shownComparison, shownDestinations } from "./shown.ts";
export { leads, serverOf, summaryOf, type Told, targetOf, targetText } from "./summary.ts";
