/** Where readers differ in danger: the words about it are directly below the verdict. */

import type { Finding } from "@urikit/audit/at-once";

const IDS: ReadonlySet<string> = new Set(["parsers-disagree", "hidden-host"]);

/** Whether a finding says that readers go to different places. */
export function isParting({ id, severity }: Finding): boolean {
  return severity === "danger" && IDS.has(id);
}
