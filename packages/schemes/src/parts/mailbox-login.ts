/**
 * RFC 2384 §4, RFC 5092 §3: `[ user ] [ ";AUTH=" mechanism ]`, which `pop` and `imap` have before the `@`. There is no
 * password, and no error names a character of one.
 */

import { fault } from "./fault.ts";
import { MAILBOX_LOGIN_FAULTS } from "./faults.ts";
import { encodeData } from "./octet-data.ts";
import type { SchemeRule, SchemeSource } from "./source.ts";

/** The user of a mailbox, and how they prove who they are. */
export interface MailboxLogin {
  readonly user?: string | undefined;
  /** The mechanism: a name of SASL, or `*`, which leaves the choice to the client. */
  readonly auth?: string | undefined;
}

/** `achar`, except letters, digits, triplets and `-._~`. */
const IN_USER = "!$'()*+,&=";

/** RFC 4422 §3.1: the name of a mechanism has up to 20 characters; those of POP alone begin with `+` (RFC 2384 §4). */
const MECHANISM = /^\+?[A-Za-z0-9_-]{1,20}$/;

/** User and mechanism of the userinfo; the grammar of each scheme decides whether there may be a mechanism alone. */
export function readMailboxLogin(source: SchemeSource, rule: SchemeRule): MailboxLogin {
  const from = source.layout.schemeEnd + 3;
  const to = source.layout.hostFrom - 1;
  if (to < from) return { user: undefined, auth: undefined };
  const [user = { from, to }, parameter, third] = source.split({ from, to }, ";");
  const auth = parameter === undefined ? undefined : mechanismOf(source.slice(parameter));
  const isEmpty = user.from === user.to;
  const isWritten =
    third === undefined &&
    !source.slice({ from, to }).includes(":") &&
    (parameter === undefined ? !isEmpty : auth !== undefined);
  if (isWritten) return { user: isEmpty ? undefined : source.decode(user), auth };
  throw source.error(
    from,
    rule,
    fault("user-maybe-auth", "neither-user-nor-mechanism", MAILBOX_LOGIN_FAULTS),
  );
}

/** `AUTH=` in either case, and a mechanism; a `*` that is encoded is not the sign. */
function mechanismOf(parameter: string): string | undefined {
  if (!/^AUTH=/i.test(parameter)) return undefined;
  const name = parameter.slice("AUTH=".length);
  if (name === "*") return name;
  // Only a "+" needs a triplet, if anything does.
  const mechanism = name.replace(/^%2B/i, "+");
  return MECHANISM.test(mechanism) ? mechanism : undefined;
}

/** The userinfo that this is; undefined if it is absent. */
export function writeMailboxLogin({ user, auth }: MailboxLogin): string | undefined {
  if (user === undefined && auth === undefined) return undefined;
  const mechanism = auth === undefined ? "" : `;AUTH=${encodeData(auth, "*+")}`;
  return `${encodeData(user ?? "", IN_USER)}${mechanism}`;
}
