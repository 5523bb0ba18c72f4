/** RFC 1808 §4: resolving relative URLs, step by step. */

import { directoryOf, withoutDotSegments } from "../../path-merging.ts";
import { type Components, parse, recombined } from "./components.ts";

/** The URL in absolute form. What the steps call empty is what is empty or absent. */
export function resolved(embedded: string, base: string): string {
  if (embedded === "") return base; // step 2a
  const [its, bases] = [parse(embedded), parse(base)];
  if (its.scheme !== undefined) return embedded; // step 2b
  return recombined({ ...inherited(its, bases), scheme: bases.scheme }); // step 2c, and 3 to 7
}

function inherited(its: Components, bases: Components): Components {
  if (its.net_loc) return its; // step 3
  const { net_loc } = bases;
  if (its.slash) return { ...its, net_loc }; // step 4
  if (its.path === "") return { ...withEmptyPath(its, bases), net_loc }; // step 5
  const path = withoutDotSegments(directoryOf(bases.path) + its.path); // step 6
  return { ...its, net_loc, slash: bases.slash, path };
}

/** Step 5: the path of the base, and then its params, and then its query, until there is one of its own. */
function withEmptyPath(its: Components, { slash, path, params, query }: Components): Components {
  if (its.params) return { ...its, slash, path };
  if (its.query) return { ...its, slash, path, params };
  return { ...its, slash, path, params, query };
}
