/**
 * PostgreSQL's documentation, libpq §34.1.1.2 "Connection URIs", and the behaviour of libpq where the documentation is
 * silent: `postgresql://[userspec@][hostspec][/dbname][?paramspec]`.
 */

import { isIPv6 } from "urikit/foundation";
import { statement } from "urikit/words";
import { fault } from "../parts/fault.ts";
import { POSTGRESQL_FAULTS } from "../parts/faults.ts";
import type { TextSpan } from "../parts/source.ts";
import type { Connection, ConnectionHost, ConnectionOption } from "./connection.ts";
import type { ConnectionText } from "./connection-text.ts";
import { defineConnection } from "./define-connection.ts";

/**
 * Connection strings of PostgreSQL: `postgresql://` and `postgres://`, as libpq reads them. There may be several hosts, and a
 * host that begins with a slash is the directory of a socket; `host`, `port`, `user`, `password` and `dbname` may also stand
 * among the parameters, and count before the others. A password ends at the first `@`. Empty parts are absent. An option
 * that no version of libpq has is refused, as libpq does, and blanks around a name or a value do not count.
 *
 * @example
 * ```ts
 * import { postgresql } from "@urikit/schemes/connection";
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
  const login = hasLogin ? loginOf(source, { from: whole.from, to: loginTo }) : { user: "", password: "" };
  const hostsFrom = hasLogin ? loginTo + 1 : whole.from;
  const hostsTo = source.find({ from: hostsFrom, to: whole.to }, /[/?]/);
  const hasDatabase = source.text[hostsTo] === "/";
  const databaseTo = source.find({ from: hostsTo, to: whole.to }, /\?/);
  const options = readOptions(source, { from: databaseTo + 1, to: whole.to });
  const last = (name: string) => options.filter((option) => option.name === name).at(-1)?.value;
  const database = hasDatabase ? decoded(source, { from: hostsTo + 1, to: databaseTo }, "dbname") : "";
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

/** §34.1.2 "Parameter Key Words", of PostgreSQL 18 and those that were in versions before it; in lower case, as they are. */
const KNOWN: ReadonlySet<string> = /* @__PURE__ */ new Set(
  `host hostaddr port dbname user password passfile require_auth channel_binding connect_timeout client_encoding options
  application_name fallback_application_name keepalives keepalives_idle keepalives_interval keepalives_count
  tcp_user_timeout replication gssencmode sslmode requiressl sslnegotiation sslcompression sslcert sslkey sslkeylogfile
  sslpassword sslcertmode sslrootcert sslcrl sslcrldir sslsni requirepeer ssl_min_protocol_version
  ssl_max_protocol_version min_protocol_version max_protocol_version krbsrvname gsslib gssdelegation scram_client_key
  scram_server_key service servicefile target_session_attrs load_balance_hosts oauth_issuer oauth_client_id
  oauth_client_secret oauth_scope authtype tty`.split(/\s+/),
);

/** A parameter has one `=`. For the sake of JDBC, `ssl=true` is `sslmode=require`. */
function readOptions(source: ConnectionText, span: TextSpan): readonly ConnectionOption[] {
  if (span.from >= span.to) return [];
  const pairs = source.split(span, "&").map((pair) => {
    const [name = pair, value, third] = source.split(pair, "=");
    if (third === undefined) return { pair, name, value };
    throw source.error(
      third.from - 1,
      "paramspec",
      fault("ampersand-or-end", "equals-not-encoded", POSTGRESQL_FAULTS),
    );
  });
  source.options(span); // each has a name and a value
  return pairs.map(({ pair, name: nameSpan, value = pair }) => {
    const name = decoded(source, nameSpan, "option");
    const option = { name, value: decoded(source, value, "option") };
    if (name === "ssl" && option.value === "true") return { name: "sslmode", value: "require" };
    if (KNOWN.has(name)) return option;
    throw source.error(nameSpan.from, "option", fault("libpq-option", "not-an-option-of-libpq"));
  });
}

/** `user [ ":" password ]`. */
function loginOf(
  source: ConnectionText,
  span: TextSpan,
): { readonly user: string; readonly password: string } {
  const colon = source.find(span, /:/);
  return {
    user: decoded(source, { from: span.from, to: colon }, "user"),
    password: colon < span.to ? decoded(source, { from: colon + 1, to: span.to }, "password") : "",
  };
}

/** `conninfo_uri_decode`: blanks around a part do not count, and one within it is a triplet. */
function decoded(source: ConnectionText, span: TextSpan, rule: string): string {
  const from = source.find(span, /[^ ]/);
  const to = source.find({ from, to: span.to }, / /);
  if (source.find({ from: to, to: span.to }, /[^ ]/) === span.to) return source.decode({ from, to }, rule);
  throw source.error(to, rule, fault("blank-as-triplet", "a-blank-is-within-a-part"));
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
    throw source.error(
      source.whole.from,
      "hostspec",
      fault(
        statement("one-port-or-each", hosts.length),
        statement("ports-unlike-hosts", ports.length, hosts.length),
        POSTGRESQL_FAULTS,
      ),
    );
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
    ...fault(statement("number-from-to", 1, 65535), "the-parameter-port-is-not-a-port"),
  });
}

/** §34.1.2: a host "that begins with a slash" or "with @" is that of a socket. An IPv6 address has brackets here. */
function hostOf(host: string | undefined, port: number | undefined): ConnectionHost {
  if (host !== undefined && /^[/@]/.test(host)) return { host: undefined, socket: host, port };
  const isBare = host !== undefined && isIPv6(host, 0, host.length);
  return { host: isBare ? `[${host}]` : host, socket: undefined, port };
}
