// RFC 3986 §3, read from the left: each component begins and ends with the delimiters that its section names, and obeys
// its rule.
import { HOSTS, type OracleGrammar } from "./grammar.ts";
import { derives } from "./matching.ts";

/** The components of a text. Undefined is absent, and not empty. */
export interface OracleComponents {
  readonly scheme: string | undefined;
  readonly userinfo: string | undefined;
  readonly host: string | undefined;
  readonly port: string | undefined;
  readonly path: string;
  readonly query: string | undefined;
  readonly fragment: string | undefined;
}

/** The components of a text, valid or not. */
export function divided(text: string): OracleComponents {
  const [beforeFragment, fragment] = cut(text, "#"); // §3.5
  const [beforeQuery, query] = cut(beforeFragment, "?"); // §3.4
  const [scheme, hierarchy] = schemeAndRest(beforeQuery);
  if (!hierarchy.startsWith("//")) return { ...NO_AUTHORITY, scheme, path: hierarchy, query, fragment };
  // §3.2: "terminated by the next slash"
  const rest = hierarchy.slice(2);
  const slash = rest.indexOf("/");
  const authority = slash < 0 ? rest : rest.slice(0, slash);
  return { scheme, ...dividedAuthority(authority), path: rest.slice(authority.length), query, fragment };
}

const NO_AUTHORITY = { userinfo: undefined, host: undefined, port: undefined };

/** §3.1, §4.2: a colon in the first segment ends a scheme. */
function schemeAndRest(text: string): readonly [scheme: string | undefined, rest: string] {
  const [segment = ""] = text.split("/");
  const colon = segment.indexOf(":");
  return colon < 0 ? [undefined, text] : [text.slice(0, colon), text.slice(colon + 1)];
}

/** §3.2. */
function dividedAuthority(authority: string): Pick<OracleComponents, "userinfo" | "host" | "port"> {
  const at = authority.indexOf("@");
  const userinfo = at < 0 ? undefined : authority.slice(0, at);
  const rest = authority.slice(at + 1);
  const literalEnd = rest.startsWith("[") ? rest.indexOf("]") + 1 : 0;
  const colon = rest.indexOf(":", literalEnd);
  if (colon < 0) return { userinfo, host: rest, port: undefined };
  return { userinfo, host: rest.slice(0, colon), port: rest.slice(colon + 1) };
}

/** A text up to a delimiter, and after it. */
function cut(text: string, delimiter: string): readonly [before: string, after: string | undefined] {
  const at = text.indexOf(delimiter);
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}

/** Whether each component obeys its rule, the path that of its surroundings (§3.3). */
export function obeys(components: OracleComponents, rules: OracleGrammar): boolean {
  const { path } = components;
  const names = ["scheme", "userinfo", "host", "port", "query", "fragment"] as const;
  const others = names.every((name) => {
    const component = components[name];
    return component === undefined || derives(rules[name], component);
  });
  if (components.host !== undefined) return others && derives(rules["path-abempty"], path);
  const rootless = components.scheme === undefined ? "path-noscheme" : "path-rootless";
  return others && (path === "" || derives(rules["path-absolute"], path) || derives(rules[rootless], path));
}

/** §3.2.2: the first of its rules that derives a host. */
export function hostKind(host: string | undefined): string | undefined {
  if (host === undefined) return undefined;
  if (host.startsWith("[")) return derives(HOSTS.IPv6address, host.slice(1, -1)) ? "ipv6" : "ipvfuture";
  return derives(HOSTS.IPv4address, host) ? "ipv4" : "reg-name";
}
