/** RFC 1436 §3.4, §3.8: the lines of a menu. A line is data of a stranger: its parts are written by `build`, or lead nowhere. */

import { telnet } from "@urikit/schemes";
import type { OctetData } from "@urikit/schemes/define";
import { gopher, gophers } from "@urikit/schemes/gopher";
import { isUri, UriSyntaxError } from "urikit";
import { AccessError, told } from "../access-error.ts";
import type { ListingEntry } from "../resource.ts";
import type { Lines } from "./connection.ts";
import { entriesFrom, isDot } from "./listing.ts";
import { dataOf } from "./octets.ts";

/** A menu with more lines is not read. */
const MOST_LINES = 100_000;

/** The server of a menu. */
interface MenuServer {
  readonly scheme: string;
  readonly host: string;
  readonly port: number;
}

/** The entries of a menu, which a dot alone ends, or the connection; one that ends at once gave no menu. */
export async function menuFrom(
  lines: Lines,
  server: MenuServer,
  maxOctets: number,
): Promise<readonly ListingEntry[]> {
  const isOver = (line: Buffer | undefined, count: number): boolean => {
    if (line === undefined && count === 0)
      throw new AccessError("incomplete", told("access-incomplete", "end"));
    return line === undefined || isDot(line);
  };
  return entriesFrom(lines, {
    entryOf: (line) => entryOf(line, server),
    isOver,
    most: MOST_LINES,
    maxOctets,
  });
}

const TAB = 9;

/**
 * `type name TAB selector TAB host TAB port`; Gopher+ has a tab and a sign more. A line without a tab is no item: some servers
 * write errors so.
 */
function entryOf(line: Buffer, server: MenuServer): ListingEntry {
  if (!line.includes(TAB)) return { name: dataOf(line), type: "other", reference: undefined };
  const [head = Buffer.alloc(0), selector = Buffer.alloc(0), host, port] = partsOf(line);
  const type = dataOf(head.subarray(0, 1));
  const name = dataOf(head.subarray(1));
  const item = { type, selector: dataOf(selector), host: text(host), port: Number(text(port)) };
  return { name, type: kindOf(type), reference: referenceOf(item, server) };
}

function partsOf(line: Buffer): readonly Buffer[] {
  const parts: Buffer[] = [];
  let from = 0;
  for (let at = line.indexOf(TAB); at >= 0; at = line.indexOf(TAB, from)) {
    parts.push(line.subarray(from, at));
    from = at + 1;
  }
  return [...parts, line.subarray(from)];
}

function text(octets: Buffer = Buffer.alloc(0)): string {
  return octets.toString("latin1").trim();
}

/** Information (`i`) and errors (`3`) are lines to read, and lead nowhere. */
function kindOf(type: OctetData): ListingEntry["type"] {
  if (type === "1" || type === "7") return "folder";
  if (type === "i" || type === "3" || type === "") return "other";
  return type === "8" || type === "T" || type === "h" ? "link" : "file";
}

interface MenuItem {
  readonly type: OctetData;
  readonly selector: OctetData;
  readonly host: string;
  readonly port: number;
}

function referenceOf(item: MenuItem, server: MenuServer): string | undefined {
  const { type, selector, host, port } = item;
  if (kindOf(type) === "other" || host === "" || !(port >= 1 && port <= 65535)) return undefined;
  if (type === "h" && typeof selector === "string" && /^\/?URL:/.test(selector)) return linkIn(selector);
  try {
    if (type === "8" || type === "T")
      return telnet.build({ host, port, ...(selector.length > 0 && { user: selector }) });
    return schemeOf(item, server).build({ host, port, type, selector });
  } catch (error) {
    if (error instanceof UriSyntaxError || error instanceof TypeError) return undefined;
    throw error;
  }
}

/** A custom of servers: an item of HTML whose selector is a link. */
function linkIn(selector: string): string | undefined {
  const link = selector.replace(/^\/?URL:/, "");
  return isUri(link) ? link : undefined;
}

/** A menu does not say whether a server has TLS; the one that gave it over TLS has. */
function schemeOf({ host, port }: MenuItem, server: MenuServer): typeof gopher | typeof gophers {
  const isSame = host.toLowerCase() === server.host.toLowerCase() && port === server.port;
  return isSame && server.scheme === "gophers" ? gophers : gopher;
}
