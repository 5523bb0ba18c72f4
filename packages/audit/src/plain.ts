/**
 * What most links are: nothing in such a text calls for a finding, except the name of its host, and a secret. One look
 * tells, in a tenth of the time that all checks take; a test holds that they find no more.
 */

import { SPECIAL_NAMES, SPELLING_SERVICES } from "@urikit/guard/foundation";
import { type SecretSigns, secretSigns } from "./secrets/secret-signs.ts";

/**
 * A scheme of the Web; a host of small letters, digits and single hyphens and dots, without a label that begins with
 * `xn--`; segments that begin neither with a dot nor with a slash; and then a query and a fragment that are not empty. No
 * percent-encoding, no colon, and no other delimiter that a check looks for.
 */
const PLAIN =
  /^https?:\/\/(?:[a-z0-9]+[.-])*[a-z]+(?:\/(?![./])[a-zA-Z0-9_~!$'()*+,.@&=-]*)+(?:\?[a-zA-Z0-9_~!$'()*+,.@&=-]+)?(?:#[a-zA-Z0-9_~!$'()*+,.@&=-]+)?$/;

/** Longer texts get all checks. */
const LONGEST = 2000;

/** Signs of what may be found in a plain text: of secrets, and names of hosts that tell something. */
export interface QuietSigns extends SecretSigns {
  readonly names: readonly string[];
}

/** What a list is looked at by before its lines are audited: `quietLines` of `@urikit/lists` finds those that need not be. */
export function quietSigns(): QuietSigns {
  return { ...secretSigns(), names: TELLING_NAMES };
}

/** Whether a text is plain. */
export function isPlain(text: string): boolean {
  return PLAIN.test(text) && text.length <= LONGEST && !LONG_LABEL.test(text);
}

const LONG_LABEL = /^https?:\/\/[^/]{64}/;

/** Names that tell something, they or those under them. */
const TELLING_NAMES = [...SPECIAL_NAMES.map(([name]) => name), ...SPELLING_SERVICES];

/** Names that tell something; a host of one label; four numbers; a name in front of another one. */
const TELLING_HOST = new RegExp(
  [
    `[./](?:${TELLING_NAMES.join("|").replaceAll(".", "\\.")})/`,
    "^https?://[a-z0-9-]+/",
    "\\d\\.\\d",
    "^https?://[^/]*\\.(?:com-|(?:com|org|edu|gov)\\.[^./]*\\.|co\\.[a-z][a-z]\\.)",
  ].join("|"),
);

/** Whether the host of a plain text may call for a finding all the same. */
export function mayTell(plain: string): boolean {
  return TELLING_HOST.test(plain);
}
