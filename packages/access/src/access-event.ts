/** RFC 1738 §3: the events of an access, and its progress. */

import type { PlanStep } from "@urikit/schemes";
import type { ConnectStep } from "@urikit/schemes/define";

/** An event of an access. Its texts are lines without control characters, to be shown. */
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
