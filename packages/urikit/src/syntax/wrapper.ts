/**
 * RFC 3986 App. C: what people type or copy around a reference. "These wrappers do not form part of the URI": white
 * space, and with it double quotes or angle brackets, in which `URL:` may come first.
 */

/** A part of a text, and the delimiter before it, if there is one. */
export interface Unwrapped {
  readonly from: number;
  readonly to: number;
  readonly delimiter: "<" | '"' | undefined;
}

/** Where the reference lies in a text, without white space and delimiters around it. They must come in pairs. */
export function unwrapped(text: string): Unwrapped {
  const outer = trimmed(text, 0, text.length);
  const delimiter = text[outer.from];
  const partner = delimiter === "<" ? ">" : '"';
  if ((delimiter !== "<" && delimiter !== '"') || text[outer.to - 1] !== partner) return outer;
  const within = text.slice(outer.from + 1, outer.to - 1);
  const prefix = /^\s*URL:/i.exec(within)?.[0].length ?? 0;
  const inner = trimmed(text, outer.from + 1 + prefix, outer.to - 1);
  return inner.from === inner.to || /[<>"]/.test(within) ? outer : { ...inner, delimiter };
}

function trimmed(text: string, from: number, to: number): Unwrapped {
  const start = text.slice(from, to).trimStart();
  return { from: to - start.length, to: to - start.length + start.trimEnd().length, delimiter: undefined };
}
