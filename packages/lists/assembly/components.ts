/** RFC 3986 §3: the components of the line that was read, by number. */

import { lineFrom, lineTo } from "./lines";
import { hostFrom, hostTo, pathFrom, pathTo, queryTo, schemeEnd } from "./scanner";

export const LINE: u32 = 0;
const SCHEME: u32 = 1;
const USERINFO: u32 = 2;
const HOST: u32 = 3;
const PORT: u32 = 4;
const PATH: u32 = 5;
const QUERY: u32 = 6;
const FRAGMENT: u32 = 7;
const AUTHORITY: u32 = 8;

/** Where the component lies that was looked for last. */
export let componentFrom: usize = 0;
export let componentTo: usize = 0;

/** Finds a component. Returns whether it is defined: the inequality of `scanner.ts` says so (§5.3). */
@inline
export function findComponent(number: u32): bool {
  const authority = schemeEnd + 3; // after "//", if there is one
  const hasAuthority = schemeEnd + 1 < pathFrom;
  switch (number) {
    case LINE:
      return found(true, lineFrom, lineTo);
    case SCHEME:
      return found(schemeEnd >= lineFrom, lineFrom, schemeEnd);
    case USERINFO:
      return found(hasAuthority && authority < hostFrom, authority, hostFrom - 1);
    case HOST:
      return found(hasAuthority, hostFrom, hostTo);
    case PORT:
      return found(hostTo < pathFrom, hostTo + 1, pathFrom);
    case PATH:
      return found(true, pathFrom, pathTo);
    case QUERY:
      return found(pathTo < queryTo, pathTo + 1, queryTo);
    case FRAGMENT:
      return found(queryTo < lineTo, queryTo + 1, lineTo);
    case AUTHORITY:
      return found(hasAuthority, authority, pathFrom);
    default:
      return false;
  }
}

@inline
function found(isDefined: bool, from: usize, to: usize): bool {
  componentFrom = from;
  componentTo = to;
  return isDefined;
}
