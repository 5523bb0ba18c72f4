/**
 * What Lexbor does to the path of a URL before it is read by the URL Standard (url/url.c: lxb_url_path_fast_path,
 * lxb_url_path_slow_path): a text that the standard reads as Lexbor reads the one given.
 */

/** It stands for a slash that ends no segment; no path has it. */
const HIDDEN_SLASH = "~hidden-slash~";

const SCHEME = /^[\0- ]*([A-Za-z][A-Za-z0-9+.-]*):/;

/** What is before the path: of a special scheme, any slashes and an authority; undefined if the path is opaque. */
function beforePath(text: string, scheme: string | undefined): string | undefined {
  const [start = "", own] = SCHEME.exec(text) ?? [];
  const rest = text.slice(start.length);
  const isSpecial = /^(?:https?|wss?|ftp)$/i.test(own ?? "");
  if (isSpecial && (own?.toLowerCase() !== scheme || /^[/\\]{2}/.test(rest)))
    return start + (/^[/\\\t\n\r]*[^/\\?#]*/.exec(rest)?.[0] ?? "");
  if (own !== undefined && !isSpecial && !/^file$/i.test(own) && !rest.startsWith("/")) return undefined;
  return start + (/^[\0- ]*[/\\][\t\n\r]*[/\\][^/\\?#]*/.exec(rest)?.[0] ?? "");
}

/** @param scheme The scheme of the base, if there is one: two texts of one scheme are relative. */
export function asLexborReads(text: string, scheme?: string): string {
  const before = beforePath(text, scheme);
  if (before === undefined) return text;
  return before + withDelimitersSwallowed(withHiddenSlashes(text.slice(before.length)));
}

/** The two characters after a `%` are copied, whatever they are. */
const withHiddenSlashes = (text: string) => text.replace(/(%[^/\\?#]?)[/\\]/g, `$1${HIDDEN_SLASH}`);

export const withSlashesShown = (text: string) => text.replaceAll(HIDDEN_SLASH, "/");

/** What follows a dot-segment, plain or encoded, becomes a segment, after whatever sign. */
function withDelimitersSwallowed(text: string): string {
  const at = text.search(/[?#]/);
  if (!/(?:^|[/\\])[\0- ]*(?:\.|%2e){1,2}$/i.test(text.slice(0, Math.max(at, 0))))
    return withoutEmptyBeforeDot(text);
  return withDelimitersSwallowed(`${text.slice(0, at)}/${text.slice(at + 1)}`);
}

/** A single dot takes an empty segment before it with it, if no character of the path is encoded. */
function withoutEmptyBeforeDot(text: string): string {
  const path = /^[^?#]*/.exec(text)?.[0] ?? "";
  if (!/^[A-Za-z0-9._~!$&'()*+,;=:@%/\\-]*$/.test(path)) return text;
  return path.replace(/(^|[^/\\])[/\\]{2}(?:\.|%2e)(?:[/\\]|$)/gi, "$1/") + text.slice(path.length);
}
