// What `require("fast-uri")` gives: an object with its functions, which is its own `default` and its own `fastUri`.
import { fastUri as api } from "@urikit/drop-ins";

const fastUri = { ...api };

export default Object.assign(fastUri, { default: fastUri, fastUri });
