/**
 * The steps of canonicalization that make a URL of a text: afterwards it has a scheme, and two slashes before its host.
 */

import { isWebScheme, writtenScheme } from "./read-url.ts";

/** A step on the text. */
export interface TextStep {
  readonly name: string;
  readonly reason: string;
  readonly apply: (text: string) => string;
}

export const TEXT_STEPS: readonly TextStep[] = [
  {
    name: "ends",
    reason: "control characters and spaces around a URL are not part of it",
    apply: withoutEnds,
  },
  {
    name: "line-breaks",
    reason: "browsers ignore tabs and line breaks in a URL",
    apply: (text) => text.replace(/[\t\n\r]/g, ""),
  },
  {
    name: "default-scheme",
    reason: "without a scheme, http is what people mean",
    apply: (text) => (writtenScheme(text) === undefined ? `http://${text.replace(/^[/\\]+/, "")}` : text),
  },
  {
    name: "scheme-case",
    reason: "schemes are alike in either case (RFC 3986 §6.2.2.1)",
    apply: (text) => text.replace(/^[^:]*/, (scheme) => scheme.toLowerCase()),
  },
  {
    name: "backslashes",
    reason: "browsers read a backslash before the query as a slash",
    apply: (text) => beforeQuery(text, (part) => part.replaceAll("\\", "/")),
  },
  {
    name: "slashes-before-host",
    reason: "browsers find the host after any number of slashes",
    apply: withTwoSlashes,
  },
];

/** Control characters and spaces of ASCII go, from both ends. Not by an expression, which would try each run again. */
function withoutEnds(text: string): string {
  let from = 0;
  let to = text.length;
  while (from < to && text.charCodeAt(from) <= 0x20) from++;
  while (to > from && text.charCodeAt(to - 1) <= 0x20) to--;
  return text.slice(from, to);
}

/** A URL of the Web or a file, changed before its query and its fragment. */
function beforeQuery(text: string, change: (part: string) => string): string {
  const scheme = writtenScheme(text) ?? "";
  if (!isWebScheme(scheme) && scheme !== "file") return text;
  const found = text.search(/[?#]/);
  const end = found < 0 ? text.length : found;
  return change(text.slice(0, end)) + text.slice(end);
}

function withTwoSlashes(text: string): string {
  return beforeQuery(text, (part) => {
    const colon = part.indexOf(":") + 1;
    const [scheme, rest] = [part.slice(0, colon), part.slice(colon)];
    if (scheme !== "file:") return `${scheme}//${rest.replace(/^\/+/, "")}`;
    // A file has a host after exactly two slashes; otherwise its path begins here.
    return rest.startsWith("//") ? part : `file://${rest.startsWith("/") ? "" : "/"}${rest}`;
  });
}
