/**
 * RFC 2384: `pop`. The mailbox of a user on a server of POP3.
 */

import type { HostPort } from "./parts/authority.ts";
import { defineScheme } from "./parts/define-scheme.ts";
import { fault } from "./parts/fault.ts";
import { type MailboxLogin, readMailboxLogin, writeMailboxLogin } from "./parts/mailbox-login.ts";
import { noted } from "./parts/noted.ts";
import { octetsOf } from "./parts/octet-data.ts";
import { ask, type Plan, type PlanStep, planTo, protocolLine, send, withoutLineBreak } from "./parts/plan.ts";
import type { SchemeRule, SchemeSource } from "./parts/source.ts";

/** The meaning of a `pop` reference. */
export interface PopReading extends HostPort, MailboxLogin {}

const URL_RULE: SchemeRule = { rule: "pop-url", section: "RFC 2384 §8" };
const LOGIN: SchemeRule = { rule: "user-auth", section: "RFC 2384 §8" };

/**
 * `pop` (RFC 2384).
 *
 * @example
 * ```ts
 * import { pop } from "@urikit/schemes";
 *
 * pop.read("pop://rg;AUTH=+APOP@mail.eudora.com:8110").auth; // => "+APOP"
 * pop.build({ user: "rg", host: "mailsrv.qualcomm.com" }); // => "pop://rg@mailsrv.qualcomm.com"
 * ```
 */
export const pop = defineScheme({
  name: "pop",
  defaultPort: 110,
  specification: "RFC 2384",
  origin: "RFC 2384",
  read,
  write: ({ host, port, ...login }) => ({ host, port, userinfo: writeMailboxLogin(login) }),
  plan,
});

/** §8: `"pop://" [ enc-user [ auth ] "@" ] hostport`, and nothing after it. */
function read(source: SchemeSource): PopReading {
  const { from, to } = source.path;
  if (from < to) {
    throw source.error(from, URL_RULE, fault("the-end-of-the-URI", "a-mailbox-of-POP-has-no-path"));
  }
  source.forbidQuery(URL_RULE);
  const server = source.hostPort(URL_RULE);
  const login = readMailboxLogin(source, LOGIN);
  if (login.user !== undefined || login.auth === undefined) return { ...server, ...login };
  throw source.error(
    source.layout.schemeEnd + 3,
    LOGIN,
    fault("user-before-auth", "a-mechanism-follows-a-user"),
  );
}

/** RFC 1939 §3: the positive reply, and the greeting. */
const DONE = [["+OK"]];

function plan(reading: PopReading, source: SchemeSource): Plan {
  return planTo(source, reading, login(reading, source.text), { receives: "reply", greeting: DONE });
}

/** §4: USER, APOP or AUTH. "If a user name is included with no authentication mechanism, then ";AUTH=*" is assumed." */
function login({ user, auth = "*" }: PopReading, text: string): readonly PlanStep[] {
  if (auth === "*") {
    const why = noted("or-by-safe-mechanism");
    return [
      user === undefined
        ? ask({
            for: noted("user-name"),
            secret: false,
            before: octetsOf("USER "),
            expects: DONE,
            note: noted("pop-log-in"),
          })
        : send(protocolLine(text, "USER ", user), noted("pop-log-in"), { expects: DONE }),
      ask({ for: noted("password"), secret: true, before: octetsOf("PASS "), expects: DONE, note: why }),
    ];
  }
  withoutLineBreak(text, user ?? "");
  return [
    auth.startsWith("+")
      ? {
          do: "request",
          of: "pop",
          operation: auth.slice(1),
          parameters: { user },
          note: noted("log-in-by-this-command"),
        }
      : {
          do: "request",
          of: "pop",
          operation: "AUTH",
          parameters: { user, mechanism: auth },
          note: noted("log-in-by-this-sasl-mechanism"),
        },
  ];
}
