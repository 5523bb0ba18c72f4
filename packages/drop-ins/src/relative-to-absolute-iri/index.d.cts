import type { RelativeToAbsoluteIri } from "@urikit/drop-ins";

declare const relativeToAbsoluteIri: RelativeToAbsoluteIri;
export = relativeToAbsoluteIri;
