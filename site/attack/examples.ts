/** Pairs that a person may try first. */

import type { TwoHosts } from "./confusing.ts";

/** The text that the page shows before anything is typed. */
export const FIRST: TwoHosts = { trusted: "good.example", feared: "evil.example" };

/** By the names that they have in the texts. */
export const EXAMPLES = {
  names: FIRST,
  loopback: { trusted: "good.example", feared: "127.0.0.1" },
  cloud: { trusted: "good.example", feared: "169.254.169.254" },
  ipv6: { trusted: "good.example", feared: "[::1]" },
} as const satisfies Readonly<Record<string, TwoHosts>>;
