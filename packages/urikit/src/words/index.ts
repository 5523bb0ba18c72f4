/**
 * urikit/words: statements, and the sentences that catalogues make of them.
 *
 * @packageDocumentation
 */

export { reasonOf, reasonStatement } from "../syntax/reason.ts";
export { type Catalogue, type Statement, type StatementValue, say, statement } from "../syntax/statement.ts";
