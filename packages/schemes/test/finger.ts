/** A scheme that a caller defines: `finger`, as docs/schemes.md shows it. */

import { defineScheme } from "@urikit/schemes";
import { encodeData, planTo, protocolLine, send } from "@urikit/schemes/define";
import { statement } from "urikit/words";

const RULE = { rule: "finger-url", section: "draft-ietf-uri-url-finger-03" };

export const finger = defineScheme({
  name: "finger",
  defaultPort: 79,
  emptyPath: "/",
  specification: RULE.section,
  origin: RULE.section,
  read: (source) => ({ ...source.hostPort(RULE), user: source.decode(source.urlPath(RULE)) }),
  write: ({ host, port, user }) => ({ host, port, path: `/${encodeData(user)}` }),
  plan: (reading, source) =>
    planTo(source, reading, [send(protocolLine(source.text, reading.user), statement("ask-for-the-user"))]),
});
