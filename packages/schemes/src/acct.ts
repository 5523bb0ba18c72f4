/**
 * RFC 7565: `acct`. An account of a user at a service provider, whatever it is an account of.
 */

import { componentRule, normalTriplets } from "urikit/foundation";
import { defineScheme } from "./parts/define-scheme.ts";
import { fault } from "./parts/fault.ts";
import { ACCT_FAULTS } from "./parts/faults.ts";
import { noPlan } from "./parts/no-plan.ts";
import { encodeData } from "./parts/octet-data.ts";
import type { SchemeRule, SchemeSource } from "./parts/source.ts";

/** The meaning of an `acct` reference. */
export interface AcctReading {
  /** The name of the account at its host. */
  readonly user: string;
  /** The host of the service provider, decoded. */
  readonly host: string;
}

const ACCT: SchemeRule = { rule: "acctURI", section: "RFC 7565 §7" };
const USER: SchemeRule = { rule: "userpart", section: "RFC 7565 §7" };
const NAME: SchemeRule = { rule: "userpart", section: "RFC 7565 §5, §6" };
const HOST: SchemeRule = { rule: "host", section: "RFC 7565 §7, RFC 3986 §3.2.2" };

/** §5 advises to refuse them, and the class of characters of §6 has neither. Its other exclusions are not checked. */
const BLANK_OR_CONTROL = /[\0-\x20\x7f-\x9f\s]/;

/** `sub-delims` (RFC 3986 §2.2). */
const SUB_DELIMS = "!$&'()*+,;=";

/**
 * `acct` (RFC 7565).
 *
 * @example
 * ```ts
 * import { acct } from "@urikit/schemes";
 *
 * acct.read("acct:juliet%40capulet.example@shoppingsite.example").user; // => "juliet@capulet.example"
 * acct.build({ user: "foobar", host: "status.example.net" }); // => "acct:foobar@status.example.net"
 * ```
 */
export const acct = defineScheme({
  name: "acct",
  rules: [
    componentRule(["path"], { rule: "account-host-case", section: "RFC 3986 §6.2.2.1" }, (path) =>
      path.replace(/@[^@%]*$/, (host) => host.toLowerCase()),
    ),
  ],
  specification: "RFC 7565",
  origin: "RFC 7565",
  read,
  write: ({ user, host }) => ({ path: `${encodeData(user, SUB_DELIMS)}@${encodeData(host, SUB_DELIMS)}` }),
  plan: noPlan(ACCT, "account-has-no-way", ACCT_FAULTS),
});

/** §7: `acctURI = "acct" ":" userpart "@" host`. */
function read(source: SchemeSource): AcctReading {
  source.forbidAuthority(ACCT);
  source.forbidQuery(ACCT);
  const [user = source.path, host, third] = source.split(source.path, "@");
  if (host === undefined || third !== undefined) {
    throw source.error(
      third === undefined ? source.path.to : third.from - 1,
      ACCT,
      fault("account-name-at-host-encoded", "one-at-before-host", ACCT_FAULTS),
    );
  }
  source.forbid(":/", user, { ...USER, place: "the-name-of-an-account" });
  // The triplet of an unreserved character is the character (RFC 3986 §2.3).
  if (/^(?:%|$)/.test(normalTriplets(source.text, user.from, user.to))) {
    throw source.error(
      user.from,
      USER,
      fault("name-not-begun-by-triplet", "account-begins-encoded", ACCT_FAULTS),
    );
  }
  const account = source.decode(user);
  if (BLANK_OR_CONTROL.test(account)) {
    throw source.error(
      user.from,
      NAME,
      fault("a-name-without-blanks-and-control-characters", "not-the-name-of-an-account"),
    );
  }
  source.forbid(":/", host, { ...HOST, place: "a-host" });
  const name = source.decode(host);
  if (name === "" || /[\0-\x20"#%/:<>?@[\\\]^`{|}\x7f]/.test(name)) {
    throw source.error(host.from, HOST, fault("a-host", "not-a-host"));
  }
  return { user: account, host: name };
}
