/** RFC 1738 §3: what is told of an access as it goes on. */

import type { PlanStep } from "@urikit/schemes";
import type { ConnectStep } from "@urikit/schemes/define";

/** What happens in an access. The texts are lines without control characters, for a person to read. */
export type AccessEvent =
  /** A connection is there, to an address that was judged. */
  | { readonly kind: "connected"; readonly step: ConnectStep; readonly address: string }
  /** A step of the plan was sent. What is secret in it is `***`. */
  | { readonly kind: "sent"; readonly step: PlanStep; readonly text: string }
  /** A reply came. */
  | { readonly kind: "received"; readonly text: string };

/** How much of a content has come. */
export interface AccessProgress {
  /** Decoded, in octets. */
  readonly octets: number;
  /** All of it, in octets; undefined where it is not known. */
  readonly of: number | undefined;
}
