/** The meaning of a connection string. */

import { INSPECT } from "urikit/foundation";

/** One of the servers that may be asked. */
export interface ConnectionHost {
  /** A name or an address, decoded, an IPv6 address in brackets; undefined where the program chooses, or for a socket. */
  readonly host?: string | undefined;
  /** The path of a Unix-domain socket, or of its directory (PostgreSQL). */
  readonly socket?: string | undefined;
  /** The usual one if no port is written; undefined for a socket without one, and if it is in DNS (`mongodb+srv`). */
  readonly port?: number | undefined;
}

/** A parameter of the connection. */
export interface ConnectionOption {
  /** Decoded; in lower case where the program takes names without case. */
  readonly name: string;
  /** Decoded; undefined for a name alone, which only MySQL has. */
  readonly value?: string | undefined;
}

/**
 * The meaning of a connection string: plain data. A program that prints it, as `console.log` does, prints `***` for the
 * password and for options that are secrets; `JSON.stringify` and the members have them.
 */
export interface Connection {
  /** The scheme, in lower case. */
  readonly scheme: string;
  readonly user?: string | undefined;
  readonly password?: string | undefined;
  /** In the order in which they are asked; one at least. */
  readonly hosts: readonly ConnectionHost[];
  /** The database; of `amqp`, the virtual host. */
  readonly database?: string | undefined;
  readonly options: readonly ConnectionOption[];
}

/** The parts of a connection string: a part that is left out is absent, or has its default. */
export interface ConnectionParts extends Partial<Connection> {}

/** Options that are secrets, in lower case, of all the programs. */
const SECRET_OPTIONS: ReadonlySet<string> = new Set([
  "password",
  "sslpassword",
  "oauth_client_secret",
  "scram_client_key",
  "scram_server_key",
  "authmechanismproperties",
  "tlscertificatekeyfilepassword",
  "proxypassword",
]);

/** Whether an option of this name, decoded, is a secret. */
export function isSecretOption(name: string): boolean {
  return SECRET_OPTIONS.has(name.toLowerCase());
}

/** A connection that prints itself without its secrets. */
export function printedMasked(connection: Connection): Connection {
  return Object.defineProperty(connection, INSPECT, { value: () => withoutSecrets(connection) });
}

function withoutSecrets({ ...connection }: Connection): Connection {
  const options = connection.options.map((option) =>
    isSecretOption(option.name) ? { ...option, value: "***" } : option,
  );
  return { ...connection, ...(connection.password ? { password: "***" } : {}), options };
}
