/** url-syntax-05 §5.2: resolving relative references to absolute form, steps 1 to 7 to the letter. */

import type { Target } from "../../edition.ts";
import { type Parts, partsOf, recombined } from "../../parts.ts";
import { directoryOf, withoutDotSegments } from "../../path-merging.ts";

/** The target of a reference that is known to be valid, against a base that is known to be absolute. */
export function resolved(reference: string, base: string): Target {
  const its = partsOf(reference); // step 1
  const { scheme, authority, path, query, fragment } = its;
  if (path === "" && scheme === undefined && authority === undefined && query === undefined)
    return { kind: "current-document", fragment }; // step 2
  if (scheme !== undefined) return { kind: "uri", text: reference }; // step 3
  return { kind: "uri", text: recombined(inherited(its, partsOf(base))) }; // step 7
}

function inherited(its: Parts, base: Parts): Parts {
  const { scheme } = base; // step 3
  if (its.authority !== undefined) return { ...its, scheme }; // step 4
  const { authority } = base;
  if (its.path.startsWith("/")) return { ...its, scheme, authority }; // step 5
  return { ...its, scheme, authority, ...merged(its, base) };
}

/** Step 6: the query goes through the buffer with the path, so that its `./` and `../` go as well. */
function merged({ path, query }: Parts, base: Parts): Pick<Parts, "path" | "query"> {
  const buffer = directoryOf(base.path) + path + (query === undefined ? "" : `?${query}`); // a to c
  const result = withoutDotSegments(buffer); // d to g
  const question = result.indexOf("?");
  if (question < 0) return { path: result, query: undefined };
  return { path: result.slice(0, question), query: result.slice(question + 1) }; // h, i
}
