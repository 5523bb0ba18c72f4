/**
 * RFC 4248, once RFC 1738 §3.8: `telnet`. It names an interactive service, not data.
 */

import type { Credentials, HostPort } from "./parts/authority.ts";
import { defineScheme } from "./parts/define-scheme.ts";
import { type Plan, planTo, withoutLineBreak } from "./parts/plan.ts";
import type { Rule, Source } from "./parts/source.ts";

/** What a `telnet` reference means; user and password are advice to the person. */
export interface TelnetReading extends HostPort, Credentials {}

const URL_RULE: Rule = { rule: "telneturl", section: "RFC 4248 §2" };

/**
 * `telnet` (RFC 4248; RFC 1738 §3.8).
 *
 * @example
 * ```ts
 * import { telnet } from "urikit/schemes";
 *
 * telnet.read("telnet://guest@example.org/").user; // => "guest"
 * telnet.plan("telnet://example.org").steps.map((step) => step.do); // => ["connect", "session"]
 * ```
 */
export const telnet = defineScheme({
  name: "telnet",
  defaultPort: 23,
  emptyPath: "/",
  specification: "RFC 4248",
  origin: "RFC 1738 §3.8",
  read,
  write: (reading) => ({ ...reading, path: "/" }),
  plan,
});

function read(source: Source): TelnetReading {
  source.forbidQuery(URL_RULE);
  forbidPath(source);
  return { ...source.hostPort(URL_RULE), ...source.credentials() };
}

/** RFC 1738 §5: `telneturl = "telnet://" login [ "/" ]`. */
function forbidPath(source: Source): void {
  const { from, to } = source.path;
  if (to - from <= 1) return;
  throw source.error(from + 1, URL_RULE, {
    expected: 'the end of the URI after "/"',
    message: "a session has no path",
  });
}

function plan(reading: TelnetReading, source: Source): Plan {
  const { user, password } = reading;
  withoutLineBreak(source.text, user ?? "", password ?? "");
  const note =
    "give the session to the person; user and password are advice, and are not sent (RFC 1738 §3.8)";
  return planTo(source, reading, [{ do: "session", protocol: "telnet", user, password, note }]);
}
