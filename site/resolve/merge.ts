/** RFC 3986 §5.2.3: the path of a relative reference, merged with that of the base. */

import type { Components } from "urikit";

export function merge(base: Pick<Components, "authority" | "path">, path: string): string {
  // If the base URI has a defined authority component and an empty path
  if (base.authority !== undefined && base.path === "") return `/${path}`;
  // all but the last segment of the base URI's path: nothing, if it contains no "/"
  return base.path.slice(0, base.path.lastIndexOf("/") + 1) + path;
}
