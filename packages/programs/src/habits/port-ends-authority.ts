/** The expression of `uri-js`, which `fast-uri` has too: RFC 3986 Appendix B, with the parts of the authority within. */

import type { Habit } from "../habit.ts";
import { step } from "../step.ts";

const URI_PARSE =
  /^(?:([^:/?#]+):)?(?:\/\/(?:([^/?#@]*)@)?(\[[^/?#\]]+\]|[^/?#:]*)(?::([0-9]*))?)?([^?#]*)(?:\?([^#]*))?/;

export const portEndsAuthority: Habit = {
  ...step("odd-character", "port-ends-authority", "uri-js, URI_PARSE; fast-uri, URI_PARSE"),
  apply(progress) {
    const [, scheme, userinfo, host, port, rest = "", query] = URI_PARSE.exec(progress.rest) ?? [];
    return { ...progress, scheme, userinfo, host, port: port && String(Number(port)), rest, query };
  },
};
