/**
 * RFC 3986 §5.2.4 for a path that is not merged with a base yet: the dot-segments go that mean the same against every
 * base. `..` at the beginning stays, and so does a `.` without which the path would be another.
 */

/** The path of a relative-path reference with no dot-segment that it can do without. */
export function removeRelativeDotSegments(path: string): string {
  const kept: string[] = [];
  const segments = path.split("/");
  const last = segments.length - 1;
  segments.forEach((segment, at) => {
    const climbs = segment === ".." && kept.length > 0 && kept.at(-1) !== "..";
    if (climbs) kept.pop();
    else if (segment !== ".") kept.push(segment);
    // A dot-segment at the end leaves a directory (§5.2.4, 2B and 2C); ".." alone is one already.
    if (at === last && (segment === "." || climbs)) kept.push("");
  });
  const result = kept.join("/");
  // "" would be the document itself, and "//" an authority.
  return path !== "" && (result === "" || result.startsWith("/"))
    ? `.${result === "" ? "/" : `/${result}`}`
    : result;
}
