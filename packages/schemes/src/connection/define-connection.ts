/** The one way to make a kind of connection strings, so that what is built is read back as given, for all of them. */

import { encode } from "urikit";
import { requireObject, requireString } from "urikit/foundation";
import { readBack } from "../parts/define-scheme.ts";
import {
  type Connection,
  type ConnectionHost,
  type ConnectionOption,
  type ConnectionParts,
  printedMasked,
} from "./connection.ts";
import { ConnectionText } from "./connection-text.ts";
import { starred } from "./hidden.ts";

/** A kind of connection strings: how a program reads them, and how they are written. */
export interface ConnectionScheme {
  /** The schemes, in lower case, with their usual ports; undefined if the port is in DNS. */
  readonly ports: Readonly<Record<string, number | undefined>>;
  /** The document that it is read by. */
  readonly specification: string;

  /**
   * The meaning of a connection string.
   *
   * @throws {UriSyntaxError} If the text is not a connection string of this kind. The error shows no password.
   * @throws {TypeError} If `text` is not a string.
   */
  readonly read: (text: string) => Connection;

  /**
   * The connection string that means this. Without a `scheme`, it is the first one.
   *
   * @throws {UriSyntaxError} If it would not be read back as given.
   */
  readonly build: (parts: ConnectionParts) => string;
}

/** The rules of one program. */
interface ConnectionDefinition extends Pick<ConnectionScheme, "ports" | "specification"> {
  readonly read: (source: ConnectionText) => Omit<Connection, "scheme">;
  /** The text before options if there is no database: some programs want a slash there. */
  readonly noDatabase?: "/";
}

/** A kind of connection strings, from what is a program's own. */
export function defineConnection(definition: ConnectionDefinition): ConnectionScheme {
  const { read, ports, specification, noDatabase = "" } = definition;
  const schemes = Object.keys(ports);
  const readText = (text: string): Connection => {
    requireString(text);
    const source = new ConnectionText(text, schemes, specification);
    const reading = read(source);
    const hosts = reading.hosts.map((one) => withPort(one, ports[source.scheme]));
    return printedMasked({ scheme: source.scheme, ...reading, hosts });
  };
  return Object.freeze({
    ports,
    specification,
    read: readText,
    build: (parts: ConnectionParts) => {
      const own = requireObject(parts, "the parts");
      const { scheme = schemes[0] ?? "", hosts = [{}], options = [], ...others } = own;
      requireString(scheme, "the scheme");
      requireList(hosts, "the hosts");
      requireList(options, "the options");
      const usual = ports[scheme];
      const meant = { scheme, ...others, hosts: hosts.map((one) => withPort(one, usual)), options };
      const text = write(meant, usual, noDatabase);
      return readBack(text, meant, readText(text), starred(text));
    },
  });
}

/** Refuses what is not an array of objects. */
function requireList(list: readonly object[], name: string): void {
  if (!Array.isArray(list)) throw new TypeError(`${name} must be an array`);
  for (const one of list) requireObject(one, `each of ${name}`);
}

/** A socket has no usual port. */
function withPort(one: ConnectionHost, usual: number | undefined): ConnectionHost {
  return { ...one, port: one.port ?? (one.socket === undefined ? usual : undefined) };
}

/** Every part encoded, whatever the program would take as it is. */
function write(connection: Connection, usual: number | undefined, noDatabase: string): string {
  const { scheme, user, password, hosts, database, options } = connection;
  const secret = password === undefined ? "" : `:${encoded(password)}`;
  const login = user === undefined && password === undefined ? "" : `${encoded(user ?? "")}${secret}@`;
  const list = hosts.map((one) => writeHost(one, usual)).join(",");
  const query = options.map(writeOption).join("&");
  const path = database === undefined ? (query === "" ? "" : noDatabase) : `/${encoded(database)}`;
  return `${scheme}://${login}${list}${path}${query === "" ? "" : `?${query}`}`;
}

function writeOption({ name, value }: ConnectionOption): string {
  return encoded(name) + (value === undefined ? "" : `=${encoded(value)}`);
}

function writeHost({ host, socket, port }: ConnectionHost, usual: number | undefined): string {
  const name = socket !== undefined ? encoded(socket) : host?.startsWith("[") ? host : encoded(host ?? "");
  const isUsual = port === undefined || (port === usual && socket === undefined);
  return isUsual ? name : `${name}:${port}`;
}

function encoded(text: string): string {
  return encode(text, "segment");
}
