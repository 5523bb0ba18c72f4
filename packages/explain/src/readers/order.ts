/** The order in which the places that readers go to are told. */

import type { ReaderDestination } from "@urikit/standards";
import { leads } from "./summary.ts";

/**
 * Those that go to one host together, the most readers first; at the end, those that refuse the reference.
 */
export function inOrder(destinations: readonly ReaderDestination[]): readonly ReaderDestination[] {
  const numbers = new Map<string | undefined, number>();
  for (const { host, readers } of destinations) numbers.set(host, (numbers.get(host) ?? 0) + readers.length);
  const hosts = [...numbers].sort(([, one], [, other]) => other - one).map(([host]) => host);
  return [...destinations].sort(
    (one, other) =>
      Number(leads(other)) - Number(leads(one)) ||
      hosts.indexOf(one.host) - hosts.indexOf(other.host) ||
      other.readers.length - one.readers.length,
  );
}
