/**
 * The default ports of RFC 1738 §3, and of `https` (RFC 2818 §2.3), `ws` and `wss` (RFC 6455 §3). The schemes of
 * `@urikit/schemes` know them too, but with them comes everything that reads and writes those schemes, which would
 * make this package half as large again; a test holds the two together.
 */

/** The default port by the lower-case name of the scheme. */
export const DEFAULT_PORTS: ReadonlyMap<string, string> = new Map([
  ["ftp", "21"],
  ["telnet", "23"],
  ["gopher", "70"],
  ["http", "80"],
  ["nntp", "119"],
  ["wais", "210"],
  ["https", "443"],
  ["prospero", "1525"],
  ["ws", "80"],
  ["wss", "443"],
]);

/** A port without leading zeros; undefined if it is absent, empty or the default of the scheme. */
export function nonDefaultPort(scheme: string | undefined, port: string | undefined): string | undefined {
  const number = port?.replace(/^0+(?=.)/, "");
  return number === "" || number === DEFAULT_PORTS.get(scheme?.toLowerCase() ?? "") ? undefined : number;
}
