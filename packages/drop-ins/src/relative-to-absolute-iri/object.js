// What `require("relative-to-absolute-iri")` gives.
import { relativeToAbsoluteIri } from "@urikit/drop-ins";

export default { ...relativeToAbsoluteIri };
