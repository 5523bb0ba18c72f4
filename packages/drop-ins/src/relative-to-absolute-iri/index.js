// The same object for `import`, with its members by their names as well.
import relativeToAbsoluteIri from "./index.cjs";

export const { resolve, removeDotSegments, removeDotSegmentsOfPath } = relativeToAbsoluteIri;
export default relativeToAbsoluteIri;
