/** Which warnings say that a document was not read to its end: such an input is invalid, and the exit status says so. */

import type { DocumentWarning } from "@urikit/documents";

type Id = DocumentWarning["problem"]["id"];

const UNREAD: ReadonlySet<Id> = new Set<Id>([
  "cell-too-long",
  "charset-unsafe",
  "content-broken",
  "document-too-long",
  "element-too-long",
  "elements-too-deep",
  "http-malformed",
  "json-malformed",
  "message-too-long",
  "tag-too-long",
  "warc-malformed",
  "yaml-malformed",
]);

/** Whether a part of the document that a warning is about was not read. */
export function isUnread({ problem }: DocumentWarning): boolean {
  return UNREAD.has(problem.id);
}
