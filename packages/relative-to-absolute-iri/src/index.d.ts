import type { RelativeToAbsoluteIri } from "urikit/uri-components";

declare const relativeToAbsoluteIri: RelativeToAbsoluteIri;
export default relativeToAbsoluteIri;
export const resolve: RelativeToAbsoluteIri["resolve"];
export const removeDotSegments: RelativeToAbsoluteIri["removeDotSegments"];
export const removeDotSegmentsOfPath: RelativeToAbsoluteIri["removeDotSegmentsOfPath"];
