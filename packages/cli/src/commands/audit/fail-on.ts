/** `--fail-on`: from which severity on findings make the exit status 1. */

import type { Severity } from "@urikit/audit";
import { Option } from "commander";

/** As `SEVERITIES` of the audit, which is not loaded where nothing is audited. */
const SEVERITIES: readonly Severity[] = ["danger", "warning", "hint"];

/** The option of the commands that audit. */
export function failOn(): Option {
  return new Option("--fail-on <SEVERITY>", "the least severity of a finding that makes the exit status 1")
    .choices(SEVERITIES)
    .default("danger");
}
