/** The kind of a valid reference, and of its host (RFC 3986 §3.2.2, §4). */

import type { HostKind, UriReference } from "urikit";
import { type Statement, statement } from "urikit/words";
import type { ReferenceId } from "../words/words.ts";

/** A statement, and the section that says so. */
export interface Cited {
  readonly statement: Statement<ReferenceId>;
  readonly section: string;
}

/** The kind of a reference. */
export function kindOf({ text, kind, form, isAbsoluteUri }: UriReference): Cited {
  if (text === "") return { statement: statement("kind-empty"), section: "§4.4" };
  if (kind === "relative-reference")
    return { statement: statement("kind-relative", statement(`form-${form}`)), section: "§4.2" };
  return { statement: statement(isAbsoluteUri ? "kind-absolute" : "kind-with-fragment"), section: "§4.3" };
}

/** The kind of a host: one of the alternatives of the rule `host`. */
export function hostKindOf(kind: HostKind): Statement<ReferenceId> {
  return statement(`host-${kind}`);
}
