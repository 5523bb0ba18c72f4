/** RFC 2396 §5.2: resolving relative references to absolute form, steps 1 to 7 to the letter. */

import type { EditionResolveOptions, Target } from "../../edition.ts";
import { type Parts, partsOf, recombined } from "../../parts.ts";
import { directoryOf, hasSurplus, withoutDotSegments, withoutSurplus } from "../../path-merging.ts";

/** Step 3 may work around a scheme only "if it is known to always use the `<hier_part>` syntax". */
const HIERARCHICAL = new Set([
  "file",
  "ftp",
  "gopher",
  "http",
  "https",
  "nntp",
  "prospero",
  "telnet",
  "wais",
]);

/** What step 6g calls "to be in error": one of its three ways. */
const REFUSED: Target = {
  kind: "none",
  reason: 'its ".." lead above the root, which is an error',
  section: "RFC 2396 §5.2, step 6g",
};

/** The target of a reference against a base that is known to fit `hier_part`. */
export function resolved(reference: string, base: string, options: EditionResolveOptions): Target {
  const bases = partsOf(base);
  const its = relaxed(partsOf(reference), bases, options); // step 1, and the end of step 3
  const { scheme, authority, path, query, fragment } = its;
  if (path === "" && scheme === undefined && authority === undefined && query === undefined)
    return { kind: "current-document", fragment }; // step 2
  if (scheme !== undefined) return { kind: "uri", text: reference }; // step 3
  if (authority !== undefined) return uri({ ...its, scheme: bases.scheme }); // step 4
  const inherited = { ...its, scheme: bases.scheme, authority: bases.authority };
  if (path.startsWith("/")) return uri(inherited); // step 5
  return merged(inherited, bases.path, options); // step 6
}

/** Without its scheme, where parsers that do not validate may ignore it. */
function relaxed(its: Parts, bases: Parts, { validating = true }: EditionResolveOptions): Parts {
  const scheme = its.scheme?.toLowerCase();
  const ignores =
    !validating && scheme !== undefined && HIERARCHICAL.has(scheme) && scheme === bases.scheme?.toLowerCase();
  return ignores ? { ...its, scheme: undefined } : its;
}

/** Step 6. A base without a path adds no slash: the next edition mends that (rfc2396bis-01, G.2). */
function merged(its: Parts, basePath: string, { surplus = "keep" }: EditionResolveOptions): Target {
  const path = withoutDotSegments(directoryOf(basePath) + its.path); // a to f
  if (surplus === "keep" || !hasSurplus(path)) return uri({ ...its, path }); // g, h
  return surplus === "remove" ? uri({ ...its, path: withoutSurplus(path) }) : REFUSED;
}

/** Step 7. */
function uri(parts: Parts): Target {
  return { kind: "uri", text: recombined(parts) };
}
