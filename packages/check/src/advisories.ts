/** The advisories about URI libraries, as they were on the day that `advisories.json` names. */

import { satisfies } from "semver";
import data from "./advisories.json" with { type: "json" };
import type { InstalledPackage } from "./lockfile.ts";

/** An advisory about versions of a package. */
export interface Advisory {
  /** Its name in the GitHub Advisory Database. */
  readonly id: string;
  /** Its CVE. */
  readonly cve: string;
  readonly package: string;
  readonly severity: string;
  readonly title: string;
  /** The versions that it is about, as a range. */
  readonly range: string;
  /** When it was published, or the version that closes it. */
  readonly date: string;
  /** Its address; what is said of it here was read in public copies. */
  readonly source: string;
}

/** When the advisories were read. */
export const READ_ON: string = data.readOn;

/** All advisories. */
export const ADVISORIES: readonly Advisory[] = data.advisories;

/** Those about this version of a package. */
export function advisoriesOf({ name, version }: InstalledPackage): Advisory[] {
  return ADVISORIES.filter(
    (advisory) =>
      advisory.package === name && satisfies(version, advisory.range, { includePrerelease: true }),
  );
}
