/**
 * @urikit/relative-to-absolute-iri: the functions of relative-to-absolute-iri, by its names.
 *
 * @packageDocumentation
 */

import type { RelativeToAbsoluteIri } from "@urikit/drop-ins";

declare const relativeToAbsoluteIri: RelativeToAbsoluteIri;
export default relativeToAbsoluteIri;
export const resolve: RelativeToAbsoluteIri["resolve"];
export const removeDotSegments: RelativeToAbsoluteIri["removeDotSegments"];
export const removeDotSegmentsOfPath: RelativeToAbsoluteIri["removeDotSegmentsOfPath"];
