/**
 * MySQL Reference Manual, "Connecting Using URI-Like Connection Strings":
 * `[scheme://][user[:[password]]@]host[:port][/schema][?attribute1=value1&attribute2=value2...]`.
 */

import { fault } from "../parts/fault.ts";
import type { Connection, ConnectionHost } from "./connection.ts";
import { type ConnectionText, socketOr } from "./connection-text.ts";
import { defineConnection } from "./define-connection.ts";

/**
 * Connection strings of MySQL: `mysql://`, and `mysqlx://` for its X Protocol. An empty password is a password; without one,
 * the person is asked. A socket is a path in place of the host, its slashes encoded except the first or all of it between
 * parentheses, or the option `socket`. Names of options have no case, and may be without a value. Lists of hosts in
 * brackets are not read.
 *
 * @example
 * ```ts
 * import { mysql } from "@urikit/schemes/connection";
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
  const [host, hostTo] = readHost(source, hasLogin ? loginTo + 1 : whole.from);
  const optionsFrom = source.find({ from: hostTo, to: whole.to }, /\?/);
  const options = source
    .keys({ from: optionsFrom + 1, to: whole.to })
    .map(({ name, value }) => ({ name: name.toLowerCase(), value }));
  source.refuseTwice(options, optionsFrom + 1);
  const socket = options.find(({ name }) => name === "socket")?.value;
  const schema = source.decode({ from: Math.min(hostTo + 1, optionsFrom), to: optionsFrom }, "schema");
  return {
    ...(hasLogin
      ? source.strictLogin({ from: whole.from, to: loginTo })
      : { user: undefined, password: undefined }),
    hosts: [socket ? { host: undefined, socket: socket.replace(/^\((.*)\)$/, "$1"), port: undefined } : host],
    database: schema || undefined,
    options: options.filter(({ name, value }) => name !== "socket" || !value),
  };
}

type Found = readonly [host: ConnectionHost, to: number];

/** A host and a port, or the path of a socket; and where it ends. */
function readHost(source: ConnectionText, from: number): Found {
  const { to } = source.whole;
  if (source.text[from] === "(") return readParenthesized(source, from);
  const first = /^\.{0,2}\//.exec(source.text.slice(from, from + 3))?.[0] ?? "";
  const end = source.find({ from: from + first.length, to }, /[/?#]/);
  const socket = first === "" ? "" : source.decode({ from, to: end }, "socket");
  // "/db" alone is a schema on the usual host.
  if (first.startsWith(".") || socket.indexOf("/", 1) > 0 || socket.endsWith(".sock"))
    return [{ host: undefined, socket, port: undefined }, end];
  const hostTo = source.find({ from, to }, /[/?#]/);
  const comma = source.find({ from, to: hostTo }, /,/);
  if (comma < hostTo) {
    throw source.error(comma, "host", fault("one-host", "several-hosts-are-not-read-here"));
  }
  return [socketOr(source.hostPort({ from, to: hostTo }), (host) => host.includes("/")), hostTo];
}

/** A path between parentheses needs no triplets. */
function readParenthesized(source: ConnectionText, from: number): Found {
  const { to } = source.whole;
  const close = source.find({ from, to }, /\)/);
  const socket = source.decode({ from: from + 1, to: close }, "socket");
  const end = close + 1;
  if (close < to && socket !== "" && (end === to || /[/?]/.test(source.text.charAt(end))))
    return [{ host: undefined, socket, port: undefined }, end];
  throw source.error(
    Math.min(end, to),
    "socket",
    fault("socket-in-parentheses", "a-socket-is-in-parentheses"),
  );
}
