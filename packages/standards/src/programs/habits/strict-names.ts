/** Go's lookup profile of IDNA: what it does not take, it looks up as it is. */

import { toAscii } from "urikit/idna";
import type { Habit } from "../habit.ts";

export const looksUpStrictNames: Habit = {
  idea: "idna",
  says: "writes a name beyond ASCII by UTS 46 without transition and with the rules of STD 3; looks up another as it is",
  source: "golang.org/x/net/idna, Lookup; net/http, idnaASCII",
  apply(progress) {
    const { host = "" } = progress;
    if (/^[\0-\x7f]*$/.test(host)) return progress;
    const { text = host } = toAscii(host, { verifyDnsLength: false });
    return { ...progress, host: text };
  },
};
