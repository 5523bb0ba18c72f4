/**
 * RFC 4452: `info`. A name in a public namespace that was there before URIs, such as a number of a library.
 */

import { componentRule, lowerCase } from "urikit/foundation";
import { defineScheme } from "./parts/define-scheme.ts";
import { fault } from "./parts/fault.ts";
import { INFO_FAULTS } from "./parts/faults.ts";
import { noPlan } from "./parts/no-plan.ts";
import { encodeData, type OctetData } from "./parts/octet-data.ts";
import type { SchemeRule, SchemeSource } from "./parts/source.ts";

/** The meaning of an `info` reference. */
export interface InfoReading {
  /** The namespace, in lower case. */
  readonly namespace: string;
  /** The identifier in it, decoded; its slashes are its own, and no hierarchy (§4.1). */
  readonly identifier: OctetData;
  /** A part of what is identified, as it is written. */
  readonly fragment?: string | undefined;
}

const INFO: SchemeRule = { rule: "info-URI", section: "RFC 4452 §4.1" };
const NAMESPACE: SchemeRule = { rule: "namespace", section: "RFC 4452 §4.1" };
const NO_PLAN: SchemeRule = { rule: "info-URI", section: "RFC 4452 §6.2" };

/** `pchar / "/"`. */
const IN_IDENTIFIER = "!$&'()*+,;=:@/";

/**
 * `info` (RFC 4452).
 *
 * @example
 * ```ts
 * import { info } from "@urikit/schemes";
 *
 * const reading = info.read("info:ddc/22/eng//004.678");
 * reading.namespace; // => "ddc"
 * reading.identifier; // => "22/eng//004.678"
 * info.build({ namespace: "pmid", identifier: "12376099" }); // => "info:pmid/12376099"
 * ```
 */
export const info = defineScheme({
  name: "info",
  rules: [
    componentRule(["path"], { rule: "info-namespace-case", section: "RFC 4452 §5" }, (path) =>
      path.replace(/^[^/]+/, lowerCase),
    ),
    // "Unescape all unreserved %-escaped characters": in the example of §5, those that RFC 2396 §2.3 had among them.
    componentRule(["path"], { rule: "info-unreserved", section: "RFC 4452 §5" }, (path) =>
      path.replace(/%2[1789A]/gi, (triplet) => decodeURIComponent(triplet)),
    ),
  ],
  specification: "RFC 4452",
  origin: "RFC 4452",
  read,
  write: ({ namespace, identifier, fragment }) => ({
    path: `${namespace}/${encodeData(identifier, IN_IDENTIFIER)}`,
    fragment,
  }),
  plan: noPlan(NO_PLAN, "info-has-no-way", INFO_FAULTS),
});

/** §4.1: `"info:" namespace "/" identifier [ "#" fragment ]`; a namespace is written like a scheme. */
function read(source: SchemeSource): InfoReading {
  source.forbidAuthority(INFO);
  source.forbidQuery(INFO);
  const { path, text, layout } = source;
  const slash = source.indexOf(path, "/");
  const namespace = source.decode({ from: path.from, to: slash < 0 ? path.to : slash });
  if (slash < 0 || !/^[A-Za-z][A-Za-z0-9+.-]*$/.test(namespace)) {
    throw source.error(
      path.from,
      NAMESPACE,
      fault("info-namespace-and-slash", "not-a-namespace-and-an-identifier-in-it"),
    );
  }
  return {
    namespace: namespace.toLowerCase(),
    identifier: source.decodeData({ from: slash + 1, to: path.to }),
    fragment: layout.queryTo < layout.to ? text.slice(layout.queryTo + 1, layout.to) : undefined,
  };
}
