/** It ships no types. */
declare module "ssrf-req-filter" {
  import type { Agent } from "node:http";

  export function requestFilterHandler<Kind extends Agent>(agent: Kind): Kind;
}
