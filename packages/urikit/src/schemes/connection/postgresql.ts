/**
 * PostgreSQL's documentation, libpq §34.1.1.2 "Connection URIs", and what libpq does where it says nothing:
 * `postgresql://[userspec@][hostspec][/dbname][?paramspec]`.
 */

import { isIPv6 } from "../../syntax/ipv6.ts";
import type { Span } from "../parts/source.ts";
import type { Connection, ConnectionHost, ConnectionOption } from "./connection.ts";
import type { ConnectionText } from "./connection-text.ts";
import { defineConnection } from "./define-connection.ts";

/**
 * Connection strings of PostgreSQL: `postgresql://` and `postgres://`, as libpq reads them. There may be several hosts, and a
 * host that begins with a slash is the directory of a socket; `host`, `port`, `user`, `password` and `dbname` may also stand
 * among the parameters, and count before the others. A password ends at the first `@`. What is empty is absent. The names of
 * options are not judged: libpq refuses those that its version does not know.
 *
 * @example
 * ```ts
 * import { postgresql } from "urikit/schemes/connection";
 *
 * const connection = postgresql.read("postgresql://other@host1:123,host2:456/somedb?application_name=myapp");
 * connection.hosts.map(({ host, port }) => [host, port]); // => [["host1", 123], ["host2", 456]]
 * connection.database; // => "somedb"
 * postgresql.build({ user: "me", password: "p@ss", hosts: [{ host: "h" }] }); // => "postgresql://me:p%40ss@h"
 * ```
 */
export const postgresql = /* @__PURE__ */ defineConnection({
  ports: { postgresql: 5432, postgres: 5432 },
  specification: "PostgreSQL libpq §34.1.1.2",
  read,
});

function read(source: ConnectionText): Omit<Connection, "scheme"> {
  const { whole } = source;
  const loginTo = source.find(whole, /[@/]/);
  const hasLogin = source.text[loginTo] === "@";
  const login = hasLogin ? source.login({ from: whole.from, to: loginTo }) : { user: "", password: "" };
  const hostsFrom = hasLogin ? loginTo + 1 : whole.from;
  const hostsTo = source.find({ from: hostsFrom, to: whole.to }, /[/?]/);
  const hasDatabase = source.text[hostsTo] === "/";
  const databaseTo = source.find({ from: hostsTo, to: whole.to }, /\?/);
  const options = readOptions(source, { from: databaseTo + 1, to: whole.to });
  const last = (name: string) => options.filter((option) => option.name === name).at(-1)?.value;
  const database = hasDatabase ? source.decode({ from: hostsTo + 1, to: databaseTo }, "dbname") : "";
  const hosts = source.split({ from: hostsFrom, to: hostsTo }, ",").map((span) => source.hostPort(span));
  return {
    user: last("user") ?? (login.user || undefined),
    password: last("password") ?? (login.password || undefined),
    hosts: matched(source, hosts, { host: last("host"), port: last("port") }),
    database: last("dbname") ?? (database || undefined),
    options: options.filter(({ name }) => !OWN.has(name)),
  };
}

/** The parameters that other parts say too. */
const OWN: ReadonlySet<string> = new Set(["user", "password", "host", "port", "dbname"]);

/** A parameter has one `=`. For the sake of JDBC, `ssl=true` is `sslmode=require`. */
function readOptions(source: ConnectionText, span: Span): readonly ConnectionOption[] {
  if (span.from >= span.to) return [];
  for (const pair of source.split(span, "&")) {
    const [, , third] = source.split(pair, "=");
    if (third === undefined) continue;
    throw source.error(third.from - 1, "paramspec", {
      expected: '"&", or the end',
      message: 'a "=" in a value is written %3D',
    });
  }
  return source
    .options(span)
    .map((option) =>
      option.name === "ssl" && option.value === "true" ? { name: "sslmode", value: "require" } : option,
    );
}

type HostPort = Pick<ConnectionHost, "host" | "port">;

/** §34.1.1.3: "ports must be matched to hosts"; one port is for all hosts. */
function matched(
  source: ConnectionText,
  written: readonly HostPort[],
  given: { readonly host: string | undefined; readonly port: string | undefined },
): readonly ConnectionHost[] {
  const hosts = given.host?.split(",").map((host) => host || undefined) ?? written.map(({ host }) => host);
  const ports = given.port?.split(",").map((port) => portOf(source, port)) ?? written.map(({ port }) => port);
  const isAbsent = ports.every((port) => port === undefined);
  if (!isAbsent && ports.length !== 1 && ports.length !== hosts.length) {
    throw source.error(source.whole.from, "hostspec", {
      expected: `one port, or ${hosts.length}`,
      message: `${ports.length} ports cannot be matched to ${hosts.length} hosts`,
    });
  }
  return hosts.map((host, at) =>
    hostOf(host, isAbsent ? undefined : ports.length === 1 ? ports[0] : ports[at]),
  );
}

function portOf(source: ConnectionText, text: string): number | undefined {
  if (text === "") return undefined;
  const port = /^[0-9]{1,5}$/.test(text) ? Number(text) : 0;
  if (port > 0 && port < 65536) return port;
  throw source.error(source.find(source.whole, /\?/), "port", {
    code: "invalid-port",
    expected: "a number from 1 to 65535",
    message: "the parameter port is not a port",
  });
}

/** §34.1.2: a host "that begins with a slash" or "with @" is that of a socket. An IPv6 address has brackets here. */
function hostOf(host: string | undefined, port: number | undefined): ConnectionHost {
  if (host !== undefined && /^[/@]/.test(host)) return { host: undefined, socket: host, port };
  const isBare = host !== undefined && isIPv6(host, 0, host.length);
  return { host: isBare ? `[${host}]` : host, socket: undefined, port };
}
