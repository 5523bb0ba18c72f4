/**
 * @urikit/documents/node: files as documents, for Node and what has its modules.
 *
 * @packageDocumentation
 */

export { fileSource } from "./file-source.ts";
