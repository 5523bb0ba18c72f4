/**
 * @urikit/audit/node: what needs Node.
 *
 * @packageDocumentation
 */

export {};
