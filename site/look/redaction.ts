/** What masks secrets: loaded after the first answer. */

export { redact } from "@urikit/audit/at-once";
