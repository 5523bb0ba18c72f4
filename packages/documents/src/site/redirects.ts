/**
 * The redirects of a site (RFC 3986 §5.1.3: the last one gives the base), as servers of files are told of them: `_redirects` of
 * Netlify and its kin, or an nginx `map` of paths.
 */

import { requireString } from "urikit/foundation";

/** One rule: paths that lead elsewhere. */
export interface Redirect {
  /** The file that has it, and its line there. */
  readonly source: string;
  readonly line: number;
  /** The paths that it is about, as the file writes them. */
  readonly from: string;
  /** The reference to which they lead, with `:splat` or `$1` for what `from` leaves open. */
  readonly to: string;
  /** Whether it is followed where there is a file, too. */
  readonly overFiles: boolean;
  /** A `rewrite` gives the other resource without telling; whether a `conditional` one is followed, only the server knows. */
  readonly kind: "redirect" | "rewrite" | "conditional";
  /** Undefined if it is one path. */
  readonly pattern?: RegExp;
}

/** The redirects that a file names, and the lines that cannot be read. */
export interface ReadRedirects {
  readonly redirects: readonly Redirect[];
  readonly unread: readonly number[];
}

/**
 * Reads a file of redirects. If a line ends with `;`, it is an nginx map, or the inside of one; else it is as `_redirects`.
 *
 * @throws {TypeError} If `text` or `source` is not a string.
 *
 * @example
 * ```ts
 * import { readRedirects } from "@urikit/documents/site";
 *
 * readRedirects("/old/* /new/:splat 301", "_redirects").redirects[0]?.to; // => "/new/:splat"
 * readRedirects("~^/old/(.*)$ /new/$1;", "redirects.map").redirects[0]?.to; // => "/new/$1"
 * ```
 */
export function readRedirects(text: string, source: string): ReadRedirects {
  requireString(text, "the text");
  requireString(source, "the source");
  const lines = text.split(/\r?\n/).map((line) => withoutComment(line).trim());
  const readLine = lines.some((line) => line.endsWith(";")) ? nginxRule : netlifyRule;
  const redirects: Redirect[] = [];
  const unread: number[] = [];
  lines.forEach((line, i) => {
    const rule = line === "" || NOT_A_RULE.test(line) ? undefined : readLine(line);
    if (rule) redirects.push({ source, line: i + 1, ...rule });
    else if (rule === null) unread.push(i + 1);
  });
  return { redirects, unread };
}

/** A fragment has a `#`, too, but nothing before it is white space. */
function withoutComment(line: string): string {
  const at = ` ${line}`.search(/\s#/);
  return at < 0 ? line : line.slice(0, at);
}

/** Refuses what is no list of redirects. */
export function requireRedirects(redirects: readonly Redirect[]): readonly Redirect[] {
  const isRule = (one: Redirect | undefined) => typeof one?.from === "string" && typeof one.to === "string";
  if (!Array.isArray(redirects) || !redirects.every(isRule))
    throw new TypeError("the redirects must be an array, as readRedirects gives it");
  return redirects;
}

/** Where a path leads by the first rule about it. */
export function redirected(
  path: string,
  redirects: readonly Redirect[],
): (Pick<Redirect, "kind" | "overFiles"> & { readonly to: string }) | undefined {
  for (const { from, to, pattern, kind, overFiles } of redirects) {
    if (pattern === undefined) {
      if (samePath(from, path)) return { kind, overFiles, to };
      continue;
    }
    const found = pattern.exec(path);
    if (found) return { kind, overFiles, to: filled(to, found) };
  }
  return undefined;
}

type Rule = Omit<Redirect, "source" | "line">;

/** The lines of an nginx map that are none of a path. */
const NOT_A_RULE = /^(?:map\s.*\{|\}|(?:default|hostnames|volatile)\b.*;)$/;

/** `from [name=value …] to [status[!]] [condition …]`. */
function netlifyRule(line: string): Rule | null {
  const [from = "", ...rest] = line.split(/\s+/);
  const at = rest.findIndex((word) => /^(?:\/|[a-z][a-z0-9+.-]*:\/\/)/i.test(word));
  const to = rest[at];
  if (to === undefined || !/^(?:\/|https?:\/\/)/i.test(from)) return null;
  const status = /^([1-5]\d\d)(!)?$/.exec(rest[at + 1] ?? "");
  const isConditional = at > 0 || rest.length > at + (status ? 2 : 1);
  const kind = isConditional
    ? "conditional"
    : status?.[1]?.startsWith("3") === false
      ? "rewrite"
      : "redirect";
  const path = from.replace(/^https?:\/\/[^/]*/i, "") || "/";
  const pattern = /\/(?:\*|:[a-z])/i.test(path) ? netlifyPattern(path) : undefined;
  return { from: path, to, kind, overFiles: status?.[2] === "!", ...(pattern && { pattern }) };
}

function netlifyPattern(path: string): RegExp {
  const parts = path.split("/").map((segment) => {
    const name = /^:([a-z]\w*)$/i.exec(segment)?.[1];
    if (name !== undefined) return `(?<${name}>[^/]+)`;
    return segment === "*" ? "(?<splat>.*)" : segment.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  });
  // `/a/*` is about `/a`, too.
  return new RegExp(`^${parts.join("/").replace(/\/\(\?<splat>\.\*\)$/, "(?:/(?<splat>.*))?")}$`);
}

/** `path value;`, or `~pattern value;` (`~*` in any case). */
function nginxRule(line: string): Rule | null {
  const [, from, to] = /^("(?:[^"\\]|\\.)*"|[^\s;]+)\s+("(?:[^"\\]|\\.)*"|[^\s;]+)\s*;$/.exec(line) ?? [];
  if (from === undefined || to === undefined) return null;
  const [path, value] = [from, to].map(unquoted) as [string, string];
  const written = /^(~\*?)(.+)$/.exec(path);
  const rule = { from: path, to: value, kind: "redirect", overFiles: true } as const;
  if (written === null) return rule;
  try {
    return { ...rule, pattern: new RegExp(written[2] ?? "", written[1] === "~*" ? "i" : "") };
  } catch {
    return null;
  }
}

function unquoted(word: string): string {
  return word.startsWith('"') ? word.slice(1, -1).replace(/\\(.)/g, "$1") : word;
}

function samePath(one: string, other: string): boolean {
  return one.replace(/(.)\/$/, "$1") === other.replace(/(.)\/$/, "$1");
}

/** `:name` and `$name`, of Netlify and of nginx. */
function filled(to: string, found: RegExpExecArray): string {
  return to.replace(/[:$](\w+)/g, (written, name: string) => {
    const value = written.startsWith("$")
      ? (found[Number(name)] ?? found.groups?.[name])
      : found.groups?.[name];
    if (value !== undefined) return value;
    return found.groups !== undefined && name in found.groups ? "" : written;
  });
}
