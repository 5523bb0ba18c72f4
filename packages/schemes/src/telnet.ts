/**
 * RFC 4248, once RFC 1738 §3.8: `telnet`. It names an interactive service, not data.
 */

import type { Credentials, HostPort } from "./parts/authority.ts";
import { defineScheme } from "./parts/define-scheme.ts";
import { fault } from "./parts/fault.ts";
import { noted } from "./parts/noted.ts";
import { type Plan, planTo, withoutLineBreak } from "./parts/plan.ts";
import type { SchemeRule, SchemeSource } from "./parts/source.ts";

/** The meaning of a `telnet` reference; user and password are advice to the person. */
export interface TelnetReading extends HostPort, Credentials {}

const URL_RULE: SchemeRule = { rule: "telneturl", section: "RFC 4248 §2" };

/**
 * `telnet` (RFC 4248; RFC 1738 §3.8).
 *
 * @example
 * ```ts
 * import { telnet } from "@urikit/schemes";
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

function read(source: SchemeSource): TelnetReading {
  source.forbidQuery(URL_RULE);
  forbidPath(source);
  return { ...source.hostPort(URL_RULE), ...source.credentials() };
}

/** RFC 1738 §5: `telneturl = "telnet://" login [ "/" ]`. */
function forbidPath(source: SchemeSource): void {
  const { from, to } = source.path;
  if (to - from <= 1) return;
  throw source.error(from + 1, URL_RULE, fault("end-after-slash", "a-session-has-no-path"));
}

function plan(reading: TelnetReading, source: SchemeSource): Plan {
  const { user, password } = reading;
  withoutLineBreak(source.text, user ?? "", password ?? "");
  const note = noted("give-telnet-session");
  return planTo(source, reading, [{ do: "session", protocol: "telnet", user, password, note }], {
    receives: "session",
  });
}
