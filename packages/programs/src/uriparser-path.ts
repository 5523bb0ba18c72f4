/** A path as uriparser keeps it: segments, and whether a slash is before them. After a host, that slash is no part of it. */

export interface SegmentedPath {
  readonly hasHost: boolean;
  readonly isAbsolute: boolean;
  readonly segments: readonly string[];
}

export function pathOf(path: string, hasHost: boolean): SegmentedPath {
  const text = path.startsWith("/") ? path.slice(1) : path;
  const isEmpty = (hasHost ? path : text) === "";
  return { hasHost, isAbsolute: !hasHost && path.startsWith("/"), segments: isEmpty ? [] : text.split("/") };
}

export function textOf({ hasHost, isAbsolute, segments }: SegmentedPath): string {
  return (isAbsolute || (hasHost && segments.length > 0) ? "/" : "") + segments.join("/");
}

/** UriCommon.c: RemoveDotSegmentsEx. */
export function withoutDots({ hasHost, isAbsolute, segments }: SegmentedPath): readonly string[] {
  const kept: string[] = [];
  for (const [at, segment] of segments.entries()) {
    const isLast = at === segments.length - 1;
    if (segment === ".") kept.push(...(isLast && (kept.length > 0 || hasHost) ? [""] : []));
    else if (segment === "..") {
      const removed = kept.pop();
      if (isLast && (removed !== undefined || !isAbsolute)) kept.push("");
    } else kept.push(segment);
  }
  return kept;
}

/** The same for a reference without a scheme: what may be essential stays. */
export function withoutInnerDots({ hasHost, segments }: SegmentedPath): readonly string[] {
  const kept: string[] = [];
  for (const [at, segment] of segments.entries()) {
    const next = segments[at + 1];
    if (segment === "." && !(kept.length === 0 && next?.includes(":"))) {
      if (next === undefined && (kept.length > 0 || hasHost)) kept.push("");
    } else if (segment === ".." && kept.length > 0 && kept.at(-1) !== "..") {
      kept.pop();
      if (next === undefined) kept.push("");
    } else kept.push(segment);
  }
  return kept;
}
