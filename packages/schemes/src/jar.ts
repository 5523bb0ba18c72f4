/**
 * Java's documentation of `JarURLConnection`: `jar`, an entry of an archive that another URI names:
 * `jar:<url>!/{entry}`.
 */

import { defineScheme } from "./parts/define-scheme.ts";
import { fault } from "./parts/fault.ts";
import { JAR_FAULTS } from "./parts/faults.ts";
import { readInner, splitInner } from "./parts/inner-reference.ts";
import { noPlan } from "./parts/no-plan.ts";
import { encodeData } from "./parts/octet-data.ts";
import type { SchemeRule, SchemeSource } from "./parts/source.ts";

/** The meaning of a `jar` reference. */
export interface JarReading {
  /** The URI of the archive. */
  readonly inner: string;
  /** The name of the entry, decoded; empty for the archive as a whole, and with a `/` at its end for a directory. */
  readonly entry: string;
}

const DOCUMENT = "Java SE, JarURLConnection";
const RULE: SchemeRule = { rule: "jar URL", section: DOCUMENT };

/**
 * `jar` (Java's documentation): a custom, not a standard. The archive may be an entry of another one:
 * `jar:jar:file:/a.war!/b.jar!/c`.
 *
 * @example
 * ```ts
 * import { jar } from "@urikit/schemes";
 *
 * const reading = jar.read("jar:http://www.foo.com/bar/baz.jar!/COM/foo/Quux.class");
 * reading.inner; // => "http://www.foo.com/bar/baz.jar"
 * reading.entry; // => "COM/foo/Quux.class"
 * jar.build({ inner: "file:/a.jar", entry: "b c" }); // => "jar:file:/a.jar!/b%20c"
 * ```
 */
export const jar = defineScheme({
  name: "jar",
  specification: DOCUMENT,
  origin: DOCUMENT,
  standing: "custom",
  read,
  write: ({ inner, entry }) => splitInner(`${inner}!/${encodeData(entry, "/$&'()*+,;=:@")}`),
  plan: noPlan(RULE, "way-of-archive", JAR_FAULTS),
});

/**
 * The syntax is `jar:<url>!/{entry}`: the first `!/` ends the URL of an archive. An archive that is an entry itself has one
 * more, so that the last one counts there.
 */
function read(source: SchemeSource): JarReading {
  source.forbidAuthority(RULE);
  const { text, layout } = source;
  const { pathFrom, queryTo } = layout;
  const whole = text.slice(pathFrom, queryTo);
  const at = /^jar:/i.test(whole) ? whole.lastIndexOf("!/") : whole.indexOf("!/");
  if (at < 0) {
    throw source.error(queryTo, RULE, fault("archive-end", "archive-without-end", JAR_FAULTS));
  }
  return {
    inner: readInner(source, { from: pathFrom, to: pathFrom + at }, RULE),
    entry: source.decode({ from: pathFrom + at + 2, to: queryTo }),
  };
}
