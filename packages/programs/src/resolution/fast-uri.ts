/** npm: `resolve` of `fast-uri`, which asks the scheme of the target only for its host. */

import { removeDotSegments } from "urikit/syntax";
import { type Habit, started } from "../habit.ts";
import { triplets } from "../habits/triplets.ts";
import { type ResolutionHabit, writes } from "../resolution.ts";
import { step } from "../step.ts";
import { guardsPath, type NormalizedReading, readsNormalized, STEPS } from "./uri-js.ts";

/** It finds a domain by this habit. */
const asksForHost = (domain: Habit): ResolutionHabit =>
  writes({
    ...step("no-host", "asks-for-host", "fast-uri, index.js, resolve"),
    write(target) {
      const { scheme, authority } = target;
      const [, userinfo = "", host = "", port = ""] =
        /^([^@]*@)?(\[[^\]]*\]|[^:]*)(:.*)?$/s.exec(authority ?? "") ?? [];
      if (/^https?$/.test(scheme ?? "") && host === "") return undefined;
      if (authority === undefined || host.startsWith("[")) return target;
      const found = domain.apply({ ...started(""), scheme, host })?.host;
      const isEncoded = /^[\0-\x7f]*$/.test(host) && host.includes("%");
      const name = found ?? (isEncoded ? host : undefined);
      return name === undefined ? undefined : { ...target, authority: `${userinfo}${name}${port}` };
    },
  });

const encodesAuthority = writes({
  ...step(
    "encoding",
    "encodes-authority",
    "RFC 3986 §3.2.1, §3.2.2; fast-uri, lib/utils.js, recomposeAuthority",
  ),
  write(target) {
    const [, userinfo = "", place = ""] = /^([^@]*@)?(.*)$/s.exec(target.authority ?? "") ?? [];
    if (target.authority === undefined) return target;
    const user = userinfo.replace(/[^A-Za-z0-9\-._~!$&'()*+,;=:%@]/gu, triplets);
    const host = place.startsWith("[") ? place : place.replace(/[^A-Za-z0-9\-._~!$&'()*+,;=%:]/gu, triplets);
    return { ...target, authority: user + host };
  },
});

const removesDotSegmentsExceptInUrn = writes({
  ...step(
    "dot-segments",
    "removes-dot-segments-except-in-urn",
    "RFC 3986 §5.2.4; RFC 8141 §2.2; fast-uri, index.js, serialize",
  ),
  write: (target) => (target.scheme === "urn" ? target : { ...target, path: removeDotSegments(target.path) }),
});

/** The habits of resolution, after those of reading. */
export function fastUriResolution(reading: NormalizedReading, domain: Habit): readonly ResolutionHabit[] {
  return [
    readsNormalized(reading),
    ...STEPS,
    asksForHost(domain),
    encodesAuthority,
    removesDotSegmentsExceptInUrn,
    guardsPath,
  ];
}
