// RFC 3986 §5.2.2 to §5.2.4 as they are printed, line by line, over the components that the expression of
// Appendix B finds: what urikit's resolution is compared with. Nothing of urikit is used.

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

/** §5.2.2, Transform References; strict. */
export function targetComponents(reference: string, base: string): Target {
  return transformed(split(reference), split(base));
}

function transformed(R: Target, Base: Target): Target {
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
 * authority, "/." stands before it, so that it is not read as one.
 */
export function targetText(reference: string, base: string): string {
  return transformedText(split(reference), split(base));
}

/** The same for a reference and a base that are split already. */
export function transformedText(reference: Target, base: Target): string {
  const T = transformed(reference, base);
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

/** §5.2.4, Remove Dot Segments, steps 2A to 2E. */
function removeDotSegments(path: string): string {
  if (!path.includes(".")) return path; // only steps 2E would follow
  let input = path;
  let output = "";
  const dropLast = () => {
    output = output.slice(0, Math.max(0, output.lastIndexOf("/")));
  };
  while (input !== "") {
    if (input.startsWith("../")) input = input.slice(3);
    else if (input.startsWith("./")) input = input.slice(2);
    else if (input.startsWith("/./")) input = input.slice(2);
    else if (input === "/.") input = "/";
    else if (input.startsWith("/../")) {
      input = input.slice(3);
      dropLast();
    } else if (input === "/..") {
      input = "/";
      dropLast();
    } else if (input === "." || input === "..") input = "";
    else {
      const end = input.indexOf("/", 1);
      const first = end < 0 ? input : input.slice(0, end);
      output += first;
      input = input.slice(first.length);
    }
  }
  return output;
}
