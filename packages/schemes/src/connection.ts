/**
 * @urikit/schemes/connection: connection strings, by which programs reach databases and queues. They look like URIs,
 * but many are not: they may name several hosts, which RFC 3986 has no authority for, and each program reads them by
 * rules of its own. So each has a reader of its own here, by the program's documentation.
 *
 * @packageDocumentation
 */

export { amqp } from "./connection/amqp.ts";
export type { Connection, ConnectionParts } from "./connection/connection.ts";
export { maskConnection } from "./connection/hidden.ts";
export { mongodb } from "./connection/mongodb.ts";
export { mysql } from "./connection/mysql.ts";
export { postgresql } from "./connection/postgresql.ts";
export { connectionSchemes, readConnection } from "./connection/read-connection.ts";
export { redis } from "./connection/redis.ts";
