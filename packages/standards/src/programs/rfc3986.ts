/** Python: `uri_reference` of `rfc3986`, which splits by Appendix B, and holds only the authority to the grammar. */

import { type Habit, program } from "./habit.ts";
import { authorityEndsAtBackslash, cutsFragment, cutsQuery } from "./habits/authority.ts";
import { isIpv6 } from "./habits/host.ts";
import { keepsCaseOfScheme } from "./habits/scheme.ts";
import { hasOpenTriplet, triplets } from "./habits/triplets.ts";

const invalidAuthorityHasNoHost: Habit = {
  says: "finds neither userinfo, host nor port in an authority that is not valid, and does not refuse it",
  source: "rfc3986/_mixin.py, host; rfc3986/misc.py, SUBAUTHORITY_MATCHER",
  apply(progress) {
    const { authority } = progress;
    if (!authority) return progress;
    const [whole, userinfo, host = "", port] =
      /^(?:([^@]+)@)?(\[[^\]]*\]|[^:[\]@]*):?([0-9]{1,5})?\n?$/.exec(authority) ?? [];
    const isValid = whole !== undefined && isUserinfo(userinfo ?? "") && isHost(host);
    return isValid ? { ...progress, userinfo, host, port } : progress;
  },
};

const isUserinfo = (text: string) => /^[A-Za-z0-9._~\-!$&'()*+,;=:%]*$/.test(text) && !hasOpenTriplet(text);

function isHost(host: string): boolean {
  if (host.startsWith("[")) return isAddress(host.slice(1, -1));
  const isIpv4 = /^(?:[0-9]{1,3}\.){3}[0-9]{1,3}$/.test(host);
  if (isIpv4 && host.split(".").some((octet) => Number(octet) > 255)) return false;
  return !host.includes(":") && isUserinfo(host);
}

function isAddress(text: string): boolean {
  if (/^v[0-9A-Fa-f]+\.[A-Za-z0-9._~\-!$&'()*+,;=:]+$/.test(text)) return true;
  const [, address = "", zone = "-"] = /^([^%]*)(?:%(?:25)?(.+))?$/.exec(text) ?? [];
  return isIpv6(address) && /^(?:[A-Za-z0-9._~-]|%[0-9A-Fa-f]{2})+$/.test(zone);
}

const encodesPathAndQuery: Habit = {
  says: "encodes what is neither reserved nor unreserved in path and query, and `%` if one begins no triplet",
  source: "rfc3986/normalizers.py, encode_component",
  apply: (progress) => ({
    ...progress,
    rest: encoded(progress.rest),
    query: progress.query === undefined ? undefined : encoded(progress.query),
  }),
};

function encoded(text: string): string {
  const excluded = hasOpenTriplet(text)
    ? /[^A-Za-z0-9._~!\-:/?#[\]@$&'()*+,;=]/gu
    : /[^A-Za-z0-9._~!\-:/?#[\]@$&'()*+,;=%]/gu;
  return text.replace(excluded, triplets);
}

export const rfc3986 = program({
  id: "rfc3986",
  name: "Python rfc3986",
  version: "rfc3986 1.5.0",
  habits: [
    keepsCaseOfScheme,
    authorityEndsAtBackslash,
    cutsFragment,
    cutsQuery,
    invalidAuthorityHasNoHost,
    encodesPathAndQuery,
  ],
});
