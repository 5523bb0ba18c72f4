/**
 * Java's documentation of JDBC: `jdbc`, `jdbc:subprotocol:subname`. A database, in the words of a driver.
 */

import { normalTriplets } from "urikit/foundation";
import { defineScheme } from "./parts/define-scheme.ts";
import { fault } from "./parts/fault.ts";
import { JDBC_FAULTS } from "./parts/faults.ts";
import { splitInner } from "./parts/inner-reference.ts";
import { noPlan } from "./parts/no-plan.ts";
import type { SchemeRule, SchemeSource } from "./parts/source.ts";

/** The meaning of a `jdbc` reference, as far as anybody but its driver can say. */
export interface JdbcReading {
  /** The name of the driver or of a mechanism, in lower case. */
  readonly subprotocol: string;
  /** All that follows, as it is written: it is the driver's own, and often holds a password. */
  readonly subname: string;
}

const DOCUMENT = "Java SE, DriverManager";
const RULE: SchemeRule = { rule: "jdbc URL", section: DOCUMENT };

/**
 * `jdbc` (Java's documentation): a custom, not a standard. Many texts that drivers take are not URIs at all.
 *
 * @example
 * ```ts
 * import { jdbc } from "@urikit/schemes";
 *
 * jdbc.read("jdbc:postgresql://host/database").subprotocol; // => "postgresql"
 * ```
 */
export const jdbc = defineScheme({
  name: "jdbc",
  specification: DOCUMENT,
  origin: DOCUMENT,
  standing: "custom",
  read,
  write: ({ subprotocol, subname }) => splitInner(`${subprotocol}:${subname}`),
  plan: noPlan({ rule: "jdbc URL", section: "RFC 3986 §1.2.2" }, "for-the-driver", JDBC_FAULTS),
});

function read(source: SchemeSource): JdbcReading {
  source.forbidAuthority(RULE);
  const { path, text, layout } = source;
  const colon = source.indexOf(path, ":");
  const subprotocol = normalTriplets(text, path.from, Math.max(path.from, colon)).toLowerCase();
  if (/^[a-z0-9+._-]+$/.test(subprotocol)) return { subprotocol, subname: text.slice(colon + 1, layout.to) };
  throw source.error(path.from, RULE, fault("driver-and-its-own", "no-driver-is-named"));
}
