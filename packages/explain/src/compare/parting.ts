/** Where two references part: in each component that differs, from its first difference to its last. */

import { type Component, type ComponentRange, type Components, parse, type UriReference } from "urikit";

/** The components that a comparison is about, in the order of the text. */
const COMPARED = ["scheme", "userinfo", "host", "port", "path", "query", "fragment"] as const;

/** The names of the components in which two sets differ. */
export function differingComponents(a: Components, b: Components): readonly Component[] {
  return COMPARED.filter((name) => a[name] !== b[name]);
}

/** A line of carets below the places of `text` in which it differs from `other`. Both are references in ASCII. */
export function caretsUnder(text: string, other: string, components: readonly Component[]): string {
  const marks = new Array<string>(text.length + 1).fill(" ");
  for (const { from, to } of differingRanges(text, other, components)) marks.fill("^", from, to);
  return marks.join("").trimEnd();
}

/** The places of `text` in which it differs from `other`; no place is empty. */
export function differingRanges(
  text: string,
  other: string,
  components: readonly Component[],
): readonly ComponentRange[] {
  const [own, others] = [parse(text), parse(other)];
  return components.map((name) => {
    const { from, to } = differingRange(own, others, name);
    return { from, to: Math.max(to, from + 1) };
  });
}

/** The part of a component that differs. Where the component is undefined, the place where it would stand. */
function differingRange(own: UriReference, others: UriReference, name: Component): ComponentRange {
  const range = own.range(name);
  if (range === undefined) return emptyAt(name === "fragment" ? own.text.length : endBefore(own, name));
  const [text, other] = [own[name] ?? "", others[name]];
  if (other === undefined || other === text) return range;
  let from = 0;
  while (from < text.length && text[from] === other[from]) from++;
  let end = 0;
  const most = Math.min(text.length, other.length) - from;
  while (end < most && text.at(-1 - end) === other.at(-1 - end)) end++;
  return { from: range.from + from, to: range.to - end };
}

/** Where the nearest component before this one ends. */
function endBefore(reference: UriReference, name: Component): number {
  const before = COMPARED.slice(0, COMPARED.indexOf(name as (typeof COMPARED)[number]));
  return Math.max(0, ...before.map((one) => reference.range(one)?.to ?? 0));
}

function emptyAt(index: number): ComponentRange {
  return { from: index, to: index };
}
