/** Go's lookup profile of IDNA: what it does not take, it looks up as it is. */

import { toAscii } from "urikit/idna";
import type { Habit } from "../habit.ts";
import { step } from "../step.ts";

export const looksUpStrictNames: Habit = {
  ...step("idna", "looks-up-strict-names", "golang.org/x/net/idna, Lookup; net/http, idnaASCII"),
  apply(progress) {
    const { host = "" } = progress;
    if (/^[\0-\x7f]*$/.test(host)) return progress;
    const { text = host } = toAscii(host, { verifyDnsLength: false });
    return { ...progress, host: text };
  },
};
