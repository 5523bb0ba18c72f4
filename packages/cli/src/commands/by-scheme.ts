/** The level `scheme`, in a file of its own: it is loaded only where that level is asked for. */

export { BY_SCHEME } from "@urikit/explain";
