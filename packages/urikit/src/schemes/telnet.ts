/**
 * RFC 4248, once RFC 1738 §3.8: `telnet`. It names an interactive service, not data.
 */

import { compose } from "../compose.ts";
import type { UriReference } from "../reference.ts";
import {
  type Credentials,
  type HostPort,
  readCredentials,
  readHostPort,
  writeCredentials,
  writeHost,
  writePort,
} from "./parts/authority.ts";
import type { Scheme } from "./parts/define-scheme.ts";
import { planTo } from "./parts/plan.ts";
import { unbroken } from "./parts/protocol-line.ts";
import { readBack } from "./parts/reading-back.ts";
import { type Rule, refusal } from "./parts/refusal.ts";
import { forbidQuery, type Source, sourceOf } from "./parts/source.ts";

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
export const telnet: Scheme<TelnetReading> = {
  name: "telnet",
  defaultPort: 23,
  emptyPath: "/",
  specification: "RFC 4248",
  origin: "RFC 1738 §3.8",
  read,
  build: (reading) => readBack(write(reading), reading, read),
  plan: (reference) => {
    const reading = read(reference);
    const { user, password } = reading;
    unbroken(sourceOf(reference, "telnet").text, user ?? "", password ?? "");
    const note =
      "give the session to the person; user and password are advice, and are not sent (RFC 1738 §3.8)";
    return planTo(telnet, reading, [{ do: "session", protocol: "telnet", user, password, note }]);
  },
};

function read(reference: string | UriReference): TelnetReading {
  const source = sourceOf(reference, "telnet");
  forbidQuery(source, URL_RULE);
  forbidPath(source);
  return { ...readHostPort(source, URL_RULE, 23), ...readCredentials(source) };
}

/** RFC 1738 §5: `telneturl = "telnet://" login [ "/" ]`. */
function forbidPath({ text, layout }: Source): void {
  const { pathFrom, pathTo } = layout;
  if (pathTo - pathFrom <= 1) return;
  throw refusal(text, pathFrom + 1, "invalid-for-scheme", URL_RULE, {
    expected: 'the end of the URI behind "/"',
    why: "a session has no path",
  });
}

function write(reading: TelnetReading): string {
  return compose({
    scheme: "telnet",
    userinfo: writeCredentials(reading),
    host: writeHost(reading.host),
    port: writePort(reading.port, 23),
    path: "/",
  });
}
