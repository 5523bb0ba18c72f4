/** Connection strings of any kind, by their schemes. */

import { FixedMap, requireString } from "urikit/foundation";
import { amqp } from "./amqp.ts";
import type { Connection } from "./connection.ts";
import type { ConnectionScheme } from "./define-connection.ts";
import { mongodb } from "./mongodb.ts";
import { mysql } from "./mysql.ts";
import { postgresql } from "./postgresql.ts";
import { redis } from "./redis.ts";

/**
 * The kinds of connection strings by their schemes.
 *
 * @example
 * ```ts
 * import { connectionSchemes } from "@urikit/schemes/connection";
 *
 * connectionSchemes.get("postgres")?.ports; // => { postgresql: 5432, postgres: 5432 }
 * ```
 */
export const connectionSchemes: ReadonlyMap<string, ConnectionScheme> = /* @__PURE__ */ new FixedMap(
  [postgresql, mysql, redis, amqp, mongodb].flatMap((kind) =>
    Object.keys(kind.ports).map((scheme) => [scheme, kind] as const),
  ),
);

/**
 * The meaning of a connection string, for any of these programs; undefined for other schemes and other texts.
 *
 * @throws {UriSyntaxError} If the text is not a connection string of its scheme. The error shows no password.
 * @throws {TypeError} If `text` is not a string.
 *
 * @example
 * ```ts
 * import { readConnection } from "@urikit/schemes/connection";
 *
 * readConnection("postgres://me@a,b:5433/db")?.hosts.map(({ port }) => port); // => [5432, 5433]
 * readConnection("http://example.org/"); // => undefined
 * ```
 */
export function readConnection(text: string): Connection | undefined {
  requireString(text);
  const [, scheme = ""] = /^([^:/?#]{1,32}):\/\//.exec(text) ?? [];
  return connectionSchemes.get(scheme.toLowerCase())?.read(text);
}
