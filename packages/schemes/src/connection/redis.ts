/** IANA's registrations of `redis` and `rediss` (2015): `redis://user:secret@localhost:6379/0?foo=bar&qux=baz`. */

import { fault } from "../parts/fault.ts";
import { REDIS_FAULTS } from "../parts/faults.ts";
import type { Connection, ConnectionOption } from "./connection.ts";
import type { ConnectionText } from "./connection-text.ts";
import { defineConnection } from "./define-connection.ts";

/**
 * Connection strings of Redis: `redis://` and, by TLS, `rediss://` (IANA's registrations). The number of the database stands
 * in the path or in the option `db`, the password in the userinfo or in the option `password`.
 *
 * @example
 * ```ts
 * import { redis } from "@urikit/schemes/connection";
 *
 * redis.read("redis://user:secret@localhost:6379/0?foo=bar&qux=baz").database; // => "0"
 * redis.read("rediss://localhost?db=5").database; // => "5"
 * ```
 */
export const redis = /* @__PURE__ */ defineConnection({
  ports: { redis: 6379, rediss: 6379 },
  specification: "IANA registration of redis",
  read,
});

function read(source: ConnectionText): Omit<Connection, "scheme"> {
  const { whole } = source;
  const authorityTo = source.find(whole, /[/?#]/);
  const at = source.find({ from: whole.from, to: authorityTo }, /@/);
  const hasLogin = at < authorityTo;
  const login = hasLogin
    ? source.strictLogin({ from: whole.from, to: at })
    : { user: undefined, password: undefined };
  const pathTo = source.find({ from: authorityTo, to: whole.to }, /[?#]/);
  const optionsTo = source.find({ from: pathTo, to: whole.to }, /#/);
  const options = source.options({ from: pathTo + 1, to: Math.max(pathTo + 1, optionsTo) });
  source.refuseTwice(
    options.filter(({ name }) => OWN.has(name)),
    pathTo + 1,
  );
  const { host, port } = source.hostPort({ from: hasLogin ? at + 1 : whole.from, to: authorityTo });
  const database = source.decode({ from: Math.min(authorityTo + 1, pathTo), to: pathTo }, "db-number");
  return {
    user: login.user || undefined,
    password: one(source, login.password || undefined, optionOf(options, "password"), "password"),
    hosts: [{ host, socket: undefined, port }],
    database: numberOf(source, one(source, database || undefined, optionOf(options, "db"), "db-number")),
    options: options.filter(({ name }) => !OWN.has(name)),
  };
}

const OWN: ReadonlySet<string> = new Set(["db", "password"]);

function optionOf(options: readonly ConnectionOption[], name: string): string | undefined {
  return options.find((option) => option.name === name)?.value;
}

/** A member in both places is undefined by the registration, unless it is the same. */
function one(
  source: ConnectionText,
  first: string | undefined,
  second: string | undefined,
  rule: string,
): string | undefined {
  if (first === undefined || second === undefined || first === second) return first ?? second;
  throw source.error(
    source.find(source.whole, /\?/),
    rule,
    fault("one-of-the-two", "differs-from-option", REDIS_FAULTS),
  );
}

function numberOf(source: ConnectionText, database: string | undefined): string | undefined {
  if (database === undefined || /^[0-9]+$/.test(database)) return database;
  throw source.error(
    source.find(source.whole, /[/?]/),
    "db-number",
    fault("a-number", "a-database-of-Redis-is-a-number"),
  );
}
