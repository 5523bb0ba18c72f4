// RFC 3986 §5.2.2 and §5.2.3 as they are printed, line by line, over the components that the expression of
// Appendix B finds.
import { removeDotSegments } from "./dot-segments.ts";

export interface Target {
  readonly scheme: string | undefined;
  readonly authority: string | undefined;
  readonly path: string;
  readonly query: string | undefined;
  readonly fragment: string | undefined;
}

const appendixB = /^(([^:/?#]+):)?(\/\/([^/?#]*))?([^?#]*)(\?([^#]*))?(#(.*))?/;

/** Appendix B: the components of a text. */
export function split(text: string): Target {
  const [, , scheme, , authority, path = "", , query, , fragment] = appendixB.exec(text) ?? [];
  return { scheme, authority, path, query, fragment };
}

/** §5.2.2, Transform References. */
function transformed(reference: Target, Base: Target, strict: boolean): Target {
  // "if (not strict and (R.scheme == Base.scheme)) then undefine(R.scheme)"
  const isBackward = !strict && reference.scheme?.toLowerCase() === Base.scheme?.toLowerCase();
  const R = isBackward ? { ...reference, scheme: undefined } : reference;
  const T = { scheme: R.scheme, authority: R.authority, path: "", query: R.query, fragment: R.fragment };
  if (R.scheme !== undefined) {
    T.path = removeDotSegments(R.path);
  } else {
    if (R.authority !== undefined) {
      T.path = removeDotSegments(R.path);
    } else {
      if (R.path === "") {
        T.path = Base.path;
        T.query = R.query !== undefined ? R.query : Base.query;
      } else {
        T.path = removeDotSegments(R.path.startsWith("/") ? R.path : merge(Base, R.path));
      }
      T.authority = Base.authority;
    }
    T.scheme = Base.scheme;
  }
  return T;
}

/**
 * §5.3, Component Recomposition; with urikit's one guard: where a path begins with "//" and there is no
 * authority, "/." precedes it, so that it is not read as one.
 */
export function targetText(reference: string, base: string, strict = true): string {
  return transformedText(split(reference), split(base), strict);
}

/** The same for a reference and a base that are split already. */
export function transformedText(reference: Target, base: Target, strict = true): string {
  const T = transformed(reference, base, strict);
  let result = "";
  if (T.scheme !== undefined) result += `${T.scheme}:`;
  if (T.authority !== undefined) result += `//${T.authority}`;
  else if (T.path.startsWith("//")) result += "/.";
  result += T.path;
  if (T.query !== undefined) result += `?${T.query}`;
  if (T.fragment !== undefined) result += `#${T.fragment}`;
  return result;
}

/** §5.2.3, Merge Paths. */
function merge(base: Target, path: string): string {
  if (base.authority !== undefined && base.path === "") return `/${path}`;
  return base.path.slice(0, base.path.lastIndexOf("/") + 1) + path;
}

/** §4.4: a reference to "a URI that is, aside from its fragment component (if any), identical to the base URI". */
export function isSameDocument(reference: string, base: string): boolean {
  const withoutFragment = (text: string) => text.split("#", 1)[0];
  return withoutFragment(targetText(reference, base)) === withoutFragment(base);
}
