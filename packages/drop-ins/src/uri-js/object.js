// What `require("uri-js")` gives: an object with its functions.
import { uriJs } from "@urikit/drop-ins";

export default { ...uriJs };
