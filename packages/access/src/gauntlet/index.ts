/**
 * @urikit/access/gauntlet: attacks on a fetcher of references, by servers of this machine (RFC 3986 §7).
 *
 * @packageDocumentation
 */

export type { AttackAim } from "./attacks.ts";
export { runGauntlet } from "./command.ts";
export {
  type AttackOutcome,
  type AttackResult,
  type Fetcher,
  type GauntletOptions,
  type GauntletResult,
  gauntlet,
} from "./gauntlet.ts";
