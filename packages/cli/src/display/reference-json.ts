/** A reference as the contract's JSON, its components by the names of the library. */

import type { UriReference } from "urikit";

/** The JSON of `parse`: `reference`, `valid`, and the components. */
export function referenceRecord(reference: UriReference): object {
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

/** The kind and the components alone; undefined ones go when they are written as JSON. */
export function componentsOf(reference: UriReference): object {
  const { kind, form, scheme, authority, userinfo, host, hostKind, port, path, query, fragment } = reference;
  return { kind, form, scheme, authority, userinfo, host, hostKind, port, path, query, fragment };
}
