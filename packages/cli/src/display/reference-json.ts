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

/**
 * The same as a line of JSON. A valid reference is of ASCII and holds neither a quote nor a backslash (RFC 3986 App. A), so
 * that none of its parts needs an escape.
 */
export function referenceJsonText(reference: UriReference): string {
  const { text, schemeEnd, hostFrom, hostTo, pathFrom, pathTo, queryTo, to } = reference;
  let line = `{"reference":"${text}","valid":true,"kind":"${reference.kind}`;
  line += schemeEnd < 0 ? `","form":"${reference.form}` : `","scheme":"${text.slice(0, schemeEnd)}`;
  const authorityFrom = schemeEnd + 3;
  if (authorityFrom <= pathFrom) {
    line += `","authority":"${text.slice(authorityFrom, pathFrom)}`;
    if (authorityFrom < hostFrom) line += `","userinfo":"${text.slice(authorityFrom, hostFrom - 1)}`;
    line += `","host":"${reference.host}","hostKind":"${reference.hostKind}`;
    if (hostTo < pathFrom) line += `","port":"${text.slice(hostTo + 1, pathFrom)}`;
  }
  line += `","path":"${text.slice(pathFrom, pathTo)}`;
  if (pathTo < queryTo) line += `","query":"${text.slice(pathTo + 1, queryTo)}`;
  if (queryTo < to) line += `","fragment":"${text.slice(queryTo + 1)}`;
  return `${line}"}`;
}
