/**
 * RFC 4151: `tag`. A name that whoever held a domain or a mailbox on a day has given.
 */

import { defineScheme, type LenientOptions, type LenientReading } from "./parts/define-scheme.ts";
import { isDomainName } from "./parts/domain-name.ts";
import { fault } from "./parts/fault.ts";
import { TAG_FAULTS } from "./parts/faults.ts";
import { noPlan } from "./parts/no-plan.ts";
import type { SchemeRule, SchemeSource } from "./parts/source.ts";

/** The meaning of a `tag` reference. Tags are compared as texts, so that no part is decoded (§2.4). */
export interface TagReading extends LenientReading {
  /** The domain name or the e-mail address of whoever gave the name. */
  readonly authority: string;
  /** A day on which it was theirs: `2001`, `2001-09` or `2001-09-15`. */
  readonly date: string;
  /** The name that they gave. */
  readonly specific: string;
  readonly fragment?: string | undefined;
}

const TAG: SchemeRule = { rule: "tagURI", section: "RFC 4151 §2.1" };
const AUTHORITY: SchemeRule = { rule: "authorityName", section: "RFC 4151 §2.1" };
const DATE: SchemeRule = { rule: "date", section: "RFC 4151 §2.1" };

/**
 * `tag` (RFC 4151).
 *
 * A lenient reading also takes another authority and another date than the grammar has: "to allow for future expansion,
 * software MUST NOT reject tags which do not conform" to it (§3).
 *
 * @example
 * ```ts
 * import { tag } from "@urikit/schemes";
 *
 * const reading = tag.read("tag:timothy@hpl.hp.com,2001:web/externalHome");
 * reading.authority; // => "timothy@hpl.hp.com"
 * reading.date; // => "2001"
 * tag.build({ authority: "yaml.org", date: "2002", specific: "int" }); // => "tag:yaml.org,2002:int"
 * ```
 */
export const tag = defineScheme({
  name: "tag",
  specification: "RFC 4151",
  origin: "RFC 4151",
  options: ["lenient"],
  read,
  write: ({ authority, date, specific, fragment }) => {
    const [path = "", ...query] = `${authority},${date}:${specific}`.split("?");
    return { path, query: query.length === 0 ? undefined : query.join("?"), fragment };
  },
  plan: noPlan(TAG, "tag-has-no-way", TAG_FAULTS),
});

/** §2.1: `"tag:" authorityName "," date ":" specific [ "#" fragment ]`, the specific with `/` and `?`. */
function read(source: SchemeSource, _options: LenientOptions | undefined): TagReading {
  source.forbidAuthority(TAG);
  const { text, layout } = source;
  const { pathFrom, pathTo, queryTo, to } = layout;
  const [entity = ""] = text.slice(pathFrom, pathTo).split(":", 1);
  const comma = entity.indexOf(",");
  const colon = pathFrom + entity.length;
  if (comma < 0 || colon === pathTo) {
    throw source.error(pathFrom, TAG, fault("tagging-entity", "tag-without-entity", TAG_FAULTS));
  }
  const authority = entity.slice(0, comma);
  const date = entity.slice(comma + 1);
  tolerateAuthority(source, authority);
  if (!isDate(date)) tolerateDate(source, pathFrom + comma + 1);
  const fragment = queryTo < to ? text.slice(queryTo + 1, to) : undefined;
  return { authority, date, specific: text.slice(colon + 1, queryTo), fragment };
}

/** `authorityName = DNSname / emailAddress`, a `DNScomp` with a digit first as well. */
function tolerateAuthority(source: SchemeSource, authority: string): void {
  const at = authority.indexOf("@");
  const isMailbox = at < 0 || /^[A-Za-z0-9._-]+$/.test(authority.slice(0, at));
  // The last label may be of digits here, where `isDomainName` wants a letter first; there is no dot at the end.
  const domain = authority.slice(at + 1);
  if (isMailbox && !domain.endsWith(".") && isDomainName(`${domain}.a`)) return;
  source.tolerate(
    source.path.from,
    AUTHORITY,
    fault("domain-or-email", "neither-domain-nor-email", TAG_FAULTS),
  );
}

/** `date = year ["-" month ["-" day]]`, a day that there is. */
function isDate(text: string): boolean {
  const [, year = "", month = "01", day = "01"] =
    /^([0-9]{4})(?:-([0-9]{2})(?:-([0-9]{2}))?)?$/.exec(text) ?? [];
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return year !== "" && date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
}

function tolerateDate(source: SchemeSource, at: number): void {
  source.tolerate(at, DATE, fault("tag-date", "not-a-date"));
}
