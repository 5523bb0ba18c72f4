/**
 * MySQL Reference Manual, "Connecting Using URI-Like Connection Strings":
 * `[scheme://][user[:[password]]@]host[:port][/schema][?attribute1=value1&attribute2=value2...]`.
 */

import type { Connection } from "./connection.ts";
import { type ConnectionText, socketOr } from "./connection-text.ts";
import { defineConnection } from "./define-connection.ts";

/**
 * Connection strings of MySQL: `mysql://`, and `mysqlx://` for its X Protocol. An empty password is a password; without one,
 * the person is asked. A host that is an encoded path, or stands in parentheses, is a socket. Names of attributes have no
 * case. Lists of hosts in brackets are not read.
 *
 * @example
 * ```ts
 * import { mysql } from "urikit/schemes/connection";
 *
 * mysql.read("mysqlx://user@198.51.100.1/world%5Fx").database; // => "world_x"
 * mysql.read("mysql://user@(/tmp/mysql.sock)/db").hosts[0]?.socket; // => "/tmp/mysql.sock"
 * ```
 */
export const mysql = /* @__PURE__ */ defineConnection({
  ports: { mysql: 3306, mysqlx: 33060 },
  specification: "MySQL Reference Manual, URI-Like Connection Strings",
  read,
});

function read(source: ConnectionText): Omit<Connection, "scheme"> {
  const { whole } = source;
  const loginTo = source.find(whole, /[@/?#]/);
  const hasLogin = source.text[loginTo] === "@";
  const hostFrom = hasLogin ? loginTo + 1 : whole.from;
  const [host, hostTo] = readHost(source, hostFrom);
  const optionsFrom = source.find({ from: hostTo, to: whole.to }, /\?/);
  const options = source
    .options({ from: optionsFrom + 1, to: Math.max(optionsFrom + 1, whole.to) })
    .map(({ name, value }) => ({ name: name.toLowerCase(), value }));
  source.refuseTwice(options, optionsFrom + 1);
  const schema = source.decode({ from: Math.min(hostTo + 1, optionsFrom), to: optionsFrom }, "schema");
  return {
    ...(hasLogin
      ? source.strictLogin({ from: whole.from, to: loginTo })
      : { user: undefined, password: undefined }),
    hosts: [host],
    database: schema || undefined,
    options,
  };
}

/** A host and a port, or a socket in parentheses; and where it ends. */
function readHost(source: ConnectionText, from: number): readonly [Connection["hosts"][number], number] {
  const { to } = source.whole;
  if (source.text[from] === "(") {
    const close = source.find({ from, to }, /\)/);
    const socket = source.decode({ from: from + 1, to: close }, "socket");
    const end = close + 1;
    if (close < to && socket !== "" && (end === to || /[/?]/.test(source.text.charAt(end))))
      return [{ host: undefined, socket, port: undefined }, end];
    throw source.error(Math.min(end, to), "socket", {
      expected: 'a path and ")", and then "/", "?" or the end',
      message: "a socket stands between parentheses",
    });
  }
  const hostTo = source.find({ from, to }, /[/?#]/);
  const comma = source.find({ from, to: hostTo }, /,/);
  if (comma < hostTo) {
    throw source.error(comma, "host", { expected: "one host", message: "several hosts are not read here" });
  }
  return [socketOr(source.hostPort({ from, to: hostTo }), (host) => host.includes("/")), hostTo];
}
