/** A reference as the contract's JSON, its components by the names of the library. */

import type { Component, UriReference } from "urikit";

/** The names of the components (RFC 3986 §3), in the order of the standard. */
export const COMPONENTS: readonly Component[] = [
  "scheme",
  "authority",
  "userinfo",
  "host",
  "port",
  "path",
  "query",
  "fragment",
];

/** A valid reference with its components. Undefined ones are left out when this is written as JSON. */
export interface ReferenceJson extends Pick<UriReference, "kind" | "form" | "hostKind" | Component> {
  readonly reference: string;
  readonly valid: true;
}

/** The JSON of `parse`. */
export function referenceJson(reference: UriReference): ReferenceJson {
  const { kind, form, scheme, authority, userinfo, host, hostKind, port, path, query, fragment } = reference;
  return {
    reference: reference.text,
    valid: true,
    kind,
    form,
    scheme,
    authority,
    userinfo,
    host,
    hostKind,
    port,
    path,
    query,
    fragment,
  };
}
