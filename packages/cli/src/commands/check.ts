/** `uri check`: whether each reference is valid, as what `--as` asks for; if not, why. */

import { isAbsoluteUri, isRelativeReference, isUri, isUriReference, parseAs } from "urikit";
import { explained } from "../lines/error-text.ts";
import type { LineCommand } from "../lines/results.ts";
import { type ListOptions, runList } from "../lines/run.ts";
import type { CheckedKind } from "../option-values.ts";

const QUESTIONS: Readonly<Record<CheckedKind, (text: string) => boolean>> = {
  "uri-reference": isUriReference,
  uri: isUri,
  "absolute-uri": isAbsoluteUri,
  "relative-reference": isRelativeReference,
};

/** Runs the command. Returns the exit status. */
export function run(options: ListOptions & { readonly as: CheckedKind }): Promise<number> {
  return runList(commandFor(options.as), options);
}

function commandFor(kind: CheckedKind): LineCommand {
  const holds = QUESTIONS[kind];
  const check = (text: string) => {
    if (!holds(text)) parseAs(text, kind); // throws, and says why
  };
  return {
    line(text) {
      check(text);
      return "valid";
    },
    record(text) {
      check(text);
      return { reference: text, valid: true };
    },
    showInvalid: (_text, fault, screen) => explained(fault, screen),
  };
}
