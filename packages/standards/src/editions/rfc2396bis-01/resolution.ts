/** rfc2396bis-01 §5.2: the pseudocode that transforms a reference R into its target T, to the letter. */

import type { EditionResolveOptions, Target } from "../../edition.ts";
import { type Parts, partsOf, recombined } from "../../parts.ts";
import { directoryOf, hasSurplus, withoutDotSegments, withoutSurplus } from "../../path-merging.ts";

/** What step 7 of the merge routine calls "to be in error": one of its three ways. */
const REFUSED: Target = {
  kind: "none",
  reason: 'its ".." lead above the root, which is an error',
  section: "rfc2396bis-01 §5.2, step 7",
};

/** The target of a reference against a base that is known to be hierarchical. */
export function resolved(reference: string, base: string, options: EditionResolveOptions): Target {
  const Base = partsOf(base);
  const R = relaxed(partsOf(reference), Base, options);
  if (R.scheme !== undefined) return uri(R);
  if (R.authority !== undefined) return uri({ ...R, scheme: Base.scheme });
  const T = { ...R, scheme: Base.scheme, authority: Base.authority };
  if (R.path === "") {
    if (R.query === undefined) return { kind: "current-document", fragment: R.fragment };
    return uri({ ...T, path: Base.path });
  }
  if (R.path.startsWith("/")) return uri(T);
  return withSurplus(T, merge(Base.path, R.path), options);
}

/** "A non-validating parser may ignore a scheme in the reference if it is identical to the base URI's scheme." */
function relaxed(R: Parts, Base: Parts, { validating = true }: EditionResolveOptions): Parts {
  const ignores = !validating && R.scheme?.toLowerCase() === Base.scheme?.toLowerCase();
  return ignores ? { ...R, scheme: undefined } : R;
}

/** Steps 1 to 6 of the merge routine. */
export function merge(basePath: string, path: string): string {
  return withoutDotSegments((basePath === "" ? "/" : directoryOf(basePath)) + path);
}

/** Step 7. */
function withSurplus(T: Parts, path: string, { surplus = "keep" }: EditionResolveOptions): Target {
  if (surplus === "keep" || !hasSurplus(path)) return uri({ ...T, path });
  return surplus === "remove" ? uri({ ...T, path: withoutSurplus(path) }) : REFUSED;
}

function uri(parts: Parts): Target {
  return { kind: "uri", text: recombined(parts) };
}
