/** What `uri fetch --json` says of a resource, or of why there is none. */

import type { AccessError, Hop, Resource } from "@urikit/access";
import { withOctets } from "@urikit/explain";

/** A reference as it may be shown. */
type Shown = (reference: string) => string;

export function resourceResult(resource: Resource, shown: Shown): object {
  const { kind, retrievedFrom, chain, plan } = resource;
  const reached = {
    kind,
    retrievedFrom: shown(retrievedFrom),
    scheme: plan.scheme,
    chain: hops(chain, shown),
  };
  switch (resource.kind) {
    case "content": {
      const { status, ok, mediaType, isGuessed, size, modified } = resource;
      return { ...reached, status, ok, mediaType, isGuessed, size, modified: modified?.toISOString() };
    }
    case "listing":
      return {
        ...reached,
        entries: resource.entries.map(({ name, type, reference, attributes }) => ({
          name: withOctets(name),
          type,
          reference: reference === undefined ? undefined : shown(reference),
          attributes:
            attributes &&
            Object.fromEntries(
              Object.entries(attributes).map(([of, values]) => [of, values.map(withOctets)]),
            ),
        })),
      };
    case "group": {
      const { name, count, first, last } = resource;
      return { ...reached, name, count, first, last };
    }
    case "session":
      return reached;
    case "draft":
      return { ...reached, to: resource.to, fields: resource.fields };
    case "form":
      return { ...reached, fill: shown(resource.fill("ANSWER")) };
  }
}

export function errorResult(
  { code, reply, reasons, chain }: AccessError,
  message: string,
  shown: Shown,
): object {
  return { kind: "error", code, message, reply, reasons, chain: hops(chain, shown) };
}

function hops(chain: readonly Hop[], shown: Shown): readonly object[] {
  return chain.map(({ from, to, status, permanent }) => ({
    from: shown(from),
    to: shown(to),
    status,
    permanent,
  }));
}
