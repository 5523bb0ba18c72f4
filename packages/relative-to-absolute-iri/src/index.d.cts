import type { RelativeToAbsoluteIri } from "urikit/uri-components";

declare const relativeToAbsoluteIri: RelativeToAbsoluteIri;
export = relativeToAbsoluteIri;
