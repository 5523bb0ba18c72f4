/** A reference as Ruby's `URI` writes it: queries encoded, and no default port. */

/** The query as it is kept; undefined if it is refused. */
export function encodedQuery(query: string): string | undefined {
  const text = query.replace(/[\t\r\n]/g, "");
  if (/%[^0-9A-Fa-f]{2}/.test(text)) return undefined;
  return text.replace(/[^!$-&(-;=?-_a-~]/g, encoded);
}

const encoded = (character: string) =>
  `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;

const DEFAULT_PORTS: Readonly<Record<string, string>> = {
  ftp: "21",
  http: "80",
  https: "443",
  ldap: "389",
  ldaps: "636",
  ws: "80",
  wss: "443",
};

/** The port as a number; undefined if it is empty, or the default of the scheme. */
export function portOf(scheme: string | undefined, port: string | undefined): string | undefined {
  const number = port ? port.replace(/^0+(?=.)/, "") : undefined;
  return number === DEFAULT_PORTS[scheme ?? ""] ? undefined : number;
}
