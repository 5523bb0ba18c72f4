/** What a server is asked for, each by the command of that name: its JSON for a line is the answer. */

import { Buffer } from "node:buffer";
import { redact, redactText } from "@urikit/audit/at-once";
import type { Policy } from "@urikit/guard";
import { isUriReference, type NormalizationLevel } from "urikit";
import type { ColorChoice } from "../../display/terminal.ts";
import type { Language } from "../../language/spoken.ts";
import { lineOf } from "../../lines/line-text.ts";
import { type ListOptions, resultsOf } from "../../lines/list-options.ts";
import type { LineCommand } from "../../lines/results.ts";
import type { Stdio } from "../../stdio.ts";

/** What can be asked for. */
export const WORKS = ["audit", "guard", "normalize", "redact", "standards", "where"] as const;
export type WorkName = (typeof WORKS)[number];

export interface WorkOptions {
  /** Without one, nobody can ask for `guard`. */
  readonly policy?: Policy | undefined;
  /** Without one, nobody can ask for `where`. */
  readonly where?: string | undefined;
  readonly level: NormalizationLevel;
  /** The member that `redact` answers: the one in which it was given the text. */
  readonly member: string;
  readonly color: ColorChoice;
  readonly language?: Language;
  readonly stdio: Stdio;
}

/** Gives the members of an answer, as JSON without the braces. */
export type Work = (reference: string) => string;

/** The work of a name, which is loaded now; undefined if it needs a policy or an expression, and there is none. */
export async function workOf(name: WorkName, options: WorkOptions): Promise<Work | undefined> {
  if (name === "redact") return redactingMember(options.member);
  if (name === "where")
    return options.where === undefined ? undefined : matchesOf(options.where, options.policy);
  const asked = askedOf(options);
  const command = await commandOf(name, asked, options);
  return command && membersBy(command, asked);
}

/** Whether a reference matches an expression. */
async function matchesOf(expression: string, policy: Policy | undefined): Promise<Work> {
  const [{ lineSieve }, { judgesOf }] = await Promise.all([
    import("@urikit/where/lines"),
    import("../where/judges.ts"),
  ]);
  const takes = lineSieve(expression, await judgesOf(expression, { givenAs: "where", deniedBy: policy }));
  return (text) =>
    `"reference":${JSON.stringify(redact(text))},"valid":${isUriReference(text)},"result":${takes(text)}`;
}

function redactingMember(member: string): Work {
  const name = JSON.stringify(member);
  return (text) => `${name}:${JSON.stringify(redactText(text))}`;
}

/** The options of the command, as a list has them if it is asked for nothing. */
function askedOf({ color, language, stdio }: WorkOptions): ListOptions {
  return {
    references: [""],
    input: [],
    invalid: "empty",
    json: true,
    color,
    stdio,
    ...(language === undefined ? {} : { language }),
  };
}

async function commandOf(
  name: Exclude<WorkName, "redact" | "where">,
  asked: ListOptions,
  { policy, level }: WorkOptions,
): Promise<LineCommand | undefined> {
  switch (name) {
    case "audit":
      return (await import("../audit/audit.ts")).auditLines({ ...asked, failOn: "danger" });
    case "guard":
      return (
        policy &&
        (await import("../guard/guard.ts")).guardLines(policy, { ...asked, scheme: [], allowHost: [] })
      );
    case "normalize":
      return (await import("../normalize.ts")).normalizeLines({ level, rootlessDotSegments: "keep" });
    case "standards":
      return (await import("../standards/standards.ts")).standardsLines({
        ...asked,
        surplus: "keep",
        strict: true,
        reader: [],
      });
  }
}

/** Asks a command as a list does. What a list would report on standard error is in the answer. */
function membersBy(command: LineCommand, asked: ListOptions): Work {
  const results = resultsOf(command, asked, undefined);
  return (reference) => {
    const result = results.of(lineOf(Buffer.from(reference)));
    results.takeReports();
    command.takeTally?.();
    return (typeof result === "string" ? result : Buffer.from(result ?? "").toString()).slice(1, -1);
  };
}
