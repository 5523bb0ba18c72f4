/**
 * @urikit/documents/node: files as documents, for Node and what has its modules.
 *
 * @packageDocumentation
 */

export { type FilePath, fileSource } from "./file-source.ts";
