/**
 * MongoDB's Connection String Specification, and its Initial DNS Seedlist Discovery: `mongodb://` with any number of hosts,
 * and `mongodb+srv://` with one whose records in DNS name them. "It does not conform to" RFC 3986.
 */

import { fault } from "../parts/fault.ts";
import { MONGODB_FAULTS } from "../parts/faults.ts";
import type { TextSpan } from "../parts/source.ts";
import type { Connection, ConnectionHost } from "./connection.ts";
import { type ConnectionText, socketOr } from "./connection-text.ts";
import { defineConnection } from "./define-connection.ts";

/**
 * Connection strings of MongoDB: `mongodb://` and `mongodb+srv://`. A socket is an encoded path that ends in `.sock`. Names of
 * options are in lower case, and may be repeated: which of them count, and what their values mean, is for a driver to say.
 *
 * @example
 * ```ts
 * import { mongodb } from "@urikit/schemes/connection";
 *
 * const connection = mongodb.read("mongodb://alice:secret@127.0.0.1,example.com:27018/admin?replicaSet=rs");
 * connection.hosts.map(({ host, port }) => [host, port]); // => [["127.0.0.1", 27017], ["example.com", 27018]]
 * connection.options; // => [{ name: "replicaset", value: "rs" }]
 * ```
 */
export const mongodb = /* @__PURE__ */ defineConnection({
  ports: { mongodb: 27017, "mongodb+srv": undefined },
  specification: "MongoDB Connection String Specification",
  noDatabase: "/",
  read,
});

function read(source: ConnectionText): Omit<Connection, "scheme"> {
  const { whole } = source;
  const hostsTo = source.find(whole, /[/?]/);
  const at = source.text.slice(whole.from, hostsTo).lastIndexOf("@");
  const hostsFrom = whole.from + at + 1;
  const databaseFrom = source.text[hostsTo] === "/" ? hostsTo + 1 : hostsTo;
  const databaseTo = source.find({ from: databaseFrom, to: whole.to }, /\?/);
  const options = source.options({ from: databaseTo + 1, to: Math.max(databaseTo + 1, whole.to) });
  return {
    ...(at < 0
      ? { user: undefined, password: undefined }
      : source.strictLogin({ from: whole.from, to: hostsFrom - 1 })),
    hosts: readHosts(source, { from: hostsFrom, to: hostsTo }),
    database: readDatabase(source, { from: databaseFrom, to: databaseTo }),
    options: options.map(({ name, value }) => ({ name: name.toLowerCase(), value })),
  };
}

/** `mongodb+srv` has one host and no port. */
function readHosts(source: ConnectionText, span: TextSpan): readonly ConnectionHost[] {
  const spans = source.split(span, ",");
  const hosts = spans.map((one) => readHost(source, one));
  const isSrv = source.scheme === "mongodb+srv";
  if (
    !isSrv ||
    (hosts.length === 1 && hosts[0]?.port === undefined && hosts[0]?.host?.startsWith("[") === false)
  )
    return hosts;
  throw source.error(
    span.from,
    "host",
    fault("one-name-without-a-port", "DNS-says-the-hosts-and-their-ports"),
  );
}

function readHost(source: ConnectionText, span: TextSpan): ConnectionHost {
  const host = source.hostPort(span);
  const colon = source.find({ from: span.to - 1, to: span.to }, /:/);
  const isSocket = (name: string) => name.endsWith(".sock");
  if (host.host !== undefined && colon === span.to && (isSocket(host.host) || !host.host.includes("/")))
    return socketOr(host, isSocket);
  throw source.error(span.from, "host", {
    code: host.host === undefined ? "missing-host" : "invalid-for-scheme",
    ...fault("host-maybe-port", "not-mongodb-host", MONGODB_FAULTS),
  });
}

/** `/`, `\`, blank, `"` and `$` "MUST NOT appear in the database name, once it has been decoded". */
function readDatabase(source: ConnectionText, span: TextSpan): string | undefined {
  const database = source.decode(span, "database");
  if (!/[/\\ "$]/.test(database)) return database || undefined;
  throw source.error(
    span.from,
    "database",
    fault("mongodb-database", "not-mongodb-database", MONGODB_FAULTS),
  );
}
